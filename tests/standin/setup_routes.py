"""Routes beside messages: who the bot is, commands, emojis, channels and threads."""

import base64
import re
from collections.abc import Callable
from typing import Any

from tests.standin.faults import ApiError
from tests.standin.messages import Call
from tests.standin.payloads import channel_json, user_json
from tests.standin.world import CREATE_PUBLIC_THREADS, PUBLIC_THREAD, VIEW_CHANNEL, Channel, World

Json = dict[str, Any]

MOST_EMOJIS = 2_000
EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
EMOJI_BYTES = 256 * 1024


class SetupRoutes:
    """What a bot asks when it starts, and what it does to channels."""

    def __init__(self, world: World) -> None:
        """Work on `world`."""
        self.gateway_url: Callable[[], str] = str
        self._world = world

    async def me(self, _: Call) -> Json:
        """Serve GET /users/@me."""
        return user_json(self._world.bot)

    async def application(self, _: Call) -> Json:
        """Serve GET /oauth2/applications/@me."""
        return {
            "id": str(self._world.application_id),
            "name": self._world.bot.name,
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "00",
            "flags": 0,
            "owner": user_json(self._world.bot),
            "team": None,
        }

    async def my_guilds(self, call: Call) -> list[Json]:
        """Serve GET /users/@me/guilds: the bot's servers with its permissions, by id."""
        after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 200))
        guilds = sorted(self._world.guilds.values(), key=lambda guild: guild.id)
        found = [guild for guild in guilds if guild.has_bot and guild.id > after][:limit]
        return [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "owner": False,
                "permissions": str(guild.members[self._world.bot.id]),
                "features": [],
            }
            for guild in found
        ]

    async def gateway(self, _: Call) -> Json:
        """Serve GET /gateway, for anybody."""
        return {"url": self.gateway_url()}

    async def gateway_bot(self, _: Call) -> Json:
        """Serve GET /gateway/bot."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.gateway_url(), "shards": 1, "session_start_limit": limit}

    async def list_commands(self, call: Call) -> list[Json]:
        """Serve GET of the global commands or of a server's."""
        if "guild_id" in call.params:
            return self._world.guild_commands.get(int(call.params["guild_id"]), [])
        return self._world.commands

    async def put_commands(self, call: Call) -> list[Json]:
        """Serve PUT of the global commands or of a server's: replaces them all."""
        named = [self._command(body) for body in call.body]
        if "guild_id" in call.params:
            self._world.guild_commands[int(call.params["guild_id"])] = named
        else:
            self._world.commands = named
        return named

    def _command(self, body: Json) -> Json:
        known = {command["name"]: command["id"] for command in self._world.commands}
        number = known.get(body["name"]) or str(self._world.snowflakes.next())
        identity = {
            "id": number,
            "application_id": str(self._world.application_id),
            "version": number,
            "default_member_permissions": None,
        }
        return identity | body

    async def list_emojis(self, _: Call) -> Json:
        """Serve GET /applications/{application_id}/emojis."""
        return {"items": self._world.emojis}

    async def create_emoji(self, call: Call) -> Json:
        """Serve POST /applications/{application_id}/emojis: names are unique, pictures small."""
        name, image = call.body["name"], _picture(call.body["image"])
        if len(self._world.emojis) >= MOST_EMOJIS:
            raise ApiError(30008)
        if not EMOJI_NAME.fullmatch(name) or len(image) > EMOJI_BYTES:
            raise ApiError(50035, [f"{name}: not an emoji"])
        if any(emoji["name"] == name for emoji in self._world.emojis):
            raise ApiError(50035, [f"name: {name} is already taken"])
        emoji = {
            "id": str(self._world.snowflakes.next()),
            "name": call.body["name"],
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
            "user": user_json(self._world.bot),
        }
        self._world.emojis.append(emoji)
        self._world.emoji_images[str(emoji["id"])] = image
        return emoji

    async def delete_emoji(self, call: Call) -> None:
        """Serve DELETE /applications/{application_id}/emojis/{emoji_id}."""
        kept = [e for e in self._world.emojis if e["id"] != call.params["emoji_id"]]
        if len(kept) == len(self._world.emojis):
            raise ApiError(10014)
        self._world.emojis = kept

    async def get_channel(self, call: Call) -> Json:
        """Serve GET /channels/{channel_id}."""
        return channel_json(self._channel(call), self._world.bot)

    async def edit_channel(self, call: Call) -> Json:
        """Serve PATCH /channels/{channel_id}: name and archiving."""
        channel = self._channel(call)
        channel.name = call.body.get("name", channel.name)
        channel.archived = call.body.get("archived", channel.archived)
        return channel_json(channel, self._world.bot)

    async def start_thread(self, call: Call) -> Json:
        """Serve POST /channels/{channel_id}/threads."""
        parent = self._channel(call)
        if not parent.bot_permissions & CREATE_PUBLIC_THREADS:
            raise ApiError(50013)
        number = self._world.snowflakes.next()
        thread = Channel(number, parent.guild, call.body["name"], PUBLIC_THREAD, parent)
        parent.guild.channels.append(thread)
        self._world.channels[number] = thread
        return channel_json(thread, self._world.bot)

    def _channel(self, call: Call) -> Channel:
        channel = self._world.channels.get(int(call.params["channel_id"]))
        if channel is None or channel.deleted:
            raise ApiError(10003)
        if not channel.guild.has_bot or not channel.bot_permissions & VIEW_CHANNEL:
            raise ApiError(50001)
        return channel


def _picture(data: str) -> bytes:
    """Read the data URI of a PNG."""
    kind, _, content = data.partition(";base64,")
    picture = base64.b64decode(content, validate=True)
    if kind != "data:image/png" or not picture.startswith(b"\x89PNG"):
        raise ApiError(50035, ["image: not a picture"])
    return picture
