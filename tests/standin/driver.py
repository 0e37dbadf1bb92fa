"""The stand-in as a test uses it: people act, and see what the bot answers."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import web

from tests.standin.answer import Answer, UnansweredError
from tests.standin.clock import SettableClock
from tests.standin.commands import Choice, command_data, focused
from tests.standin.components import Button, Select
from tests.standin.faults import Faults
from tests.standin.gateway import Gateway
from tests.standin.limits import Limits
from tests.standin.log import Request, RequestLog, Signal
from tests.standin.messages import Messages
from tests.standin.payloads import channel_json, interaction_json
from tests.standin.rest import BodyCheck, Rest
from tests.standin.world import (
    ANSWER_TIME,
    BOT_PERMISSIONS,
    MEMBER_PERMISSIONS,
    PUBLIC_THREAD,
    TEXT,
    CallbackType,
    Channel,
    Guild,
    Interaction,
    InteractionType,
    Message,
    User,
    World,
)

Json = dict[str, Any]
T = TypeVar("T")

TOKEN = "stand-in-token"
EXPIRY_SWEEP = 5_000


class StandIn:
    """Discord on loopback: `async with StandIn() as discord`."""

    def __init__(
        self, *, keep: int | None = None, check: BodyCheck | None = None, token: str = TOKEN
    ) -> None:
        """Keep the last `keep` requests (None: all); `check` finds faults in request bodies."""
        self.token = token
        self.clock = SettableClock()
        self.world = World(self.clock)
        self.faults = Faults()
        self.requests = RequestLog(keep)
        self._changed = Signal()
        self._port = 0
        self.gateway = Gateway(self.world, token, self._changed, lambda: self.gateway_url)
        self._rest = Rest(self.world, token, self.faults, self.requests, self._changed)
        self._rest.check = check
        self._messages = Messages(self.world, self._rest.limits)
        self._runner: web.AppRunner | None = None

    @property
    def api_base(self) -> str:
        """Return what DISCORD_API_BASE has to be."""
        return f"http://127.0.0.1:{self._port}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Return what DISCORD_GATEWAY_URL has to be."""
        return f"ws://127.0.0.1:{self._port}/gateway"

    @property
    def body_problems(self) -> list[str]:
        """List the request bodies that Discord's API description does not allow."""
        return self._rest.body_problems

    @property
    def limits(self) -> Limits:
        """Return the rate limits; `be_like_discord` puts them on."""
        return self._rest.limits

    def environment(self) -> dict[str, str]:
        """Return the settings that send a bot process here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_GATEWAY_URL": self.gateway_url,
            "CARD_PICTURES": "false",  # 161 uploads for each bot
        }

    async def __aenter__(self) -> Self:
        """Begin to listen on a free port."""
        app = web.Application(client_max_size=32 * 1024 * 1024)
        self._rest.add_to(app, lambda: self.gateway_url)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Cut the sockets and stop."""
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()

    # What there is

    def new_guild(self, name: str = "Server", *, id: int | None = None) -> Guild:
        """Make a server with the bot in it."""
        guild = Guild(id or self.world.snowflakes.next(), name)
        guild.members[self.world.bot.id] = BOT_PERMISSIONS
        self.world.guilds[guild.id] = guild
        return guild

    def new_channel(
        self, guild: Guild, name: str = "uno", *, parent: Channel | None = None
    ) -> Channel:
        """Make a text channel, or a public thread in `parent`."""
        kind = TEXT if parent is None else PUBLIC_THREAD
        channel = Channel(self.world.snowflakes.next(), guild, name, kind, parent)
        guild.channels.append(channel)
        self.world.channels[channel.id] = channel
        return channel

    def new_member(self, guild: Guild, name: str, *, locale: str = "en-US") -> User:
        """Make an account and let it join a server."""
        user = User(self.world.snowflakes.next(), name, locale)
        self.world.users[user.id] = user
        self.join(guild, user)
        return user

    def join(self, guild: Guild, user: User, permissions: int = MEMBER_PERMISSIONS) -> None:
        """Let an account join a server."""
        guild.members[user.id] = permissions

    def say(self, user: User, channel: Channel, text: str) -> Message:
        """Write a message of a person; the bot is not told (no message intent)."""
        return self._messages.new(channel, user, text)

    def messages(self, channel: Channel, *, seen_by: User | None = None) -> list[Message]:
        """List a channel's messages, oldest first; with `seen_by`, as that person sees them."""
        if seen_by is None:
            return [m for m in channel.messages.values() if m.ephemeral_for is None]
        return [m for m in channel.messages.values() if m.visible_to(seen_by)]

    # What people do

    async def slash(
        self,
        user: User,
        channel: Channel,
        command: str,
        options: Mapping[str, object] | None = None,
        *,
        copies: int = 1,
        patience: float = ANSWER_TIME,
    ) -> Answer:
        """Use a slash command, given as "uno start"; options by name."""
        data = command_data(self.world, channel.guild, command, options or {})
        interaction = self._interaction(InteractionType.COMMAND, user, channel, data)
        return await self._send(interaction, copies, patience)

    async def autocomplete(
        self,
        user: User,
        channel: Channel,
        command: str,
        option: str,
        typed: str = "",
        options: Mapping[str, object] | None = None,
    ) -> list[Choice]:
        """Type into an option and return what the bot offers."""
        given = {**(options or {}), option: typed}
        data = focused(
            command_data(self.world, channel.guild, command, given, typing=option), option
        )
        interaction = self._interaction(InteractionType.AUTOCOMPLETE, user, channel, data)
        await self._send(interaction, 1, ANSWER_TIME)
        offered = interaction.callback_data["choices"]
        return [Choice(str(choice["name"]), choice["value"]) for choice in offered]

    async def press(
        self,
        user: User,
        message: Message,
        button: str | Button,
        *,
        copies: int = 1,
        patience: float = ANSWER_TIME,
    ) -> Answer:
        """Press a button, named by custom id or label; deliver the event `copies` times."""
        found = button if isinstance(button, Button) else self.button(user, message, button)
        return await self.press_id(
            user,
            message,
            found.custom_id or "",
            found.component_id,
            copies=copies,
            patience=patience,
        )

    async def press_id(
        self,
        user: User,
        message: Message,
        custom_id: str,
        component_id: int = 1,
        *,
        copies: int = 1,
        patience: float = ANSWER_TIME,
    ) -> Answer:
        """Send a press without looking at the message, as old clients and forgers do."""
        data: Json = {"custom_id": custom_id, "component_type": 2, "id": component_id}
        return await self._use(user, message, data, copies, patience)

    async def select(
        self,
        user: User,
        message: Message,
        custom_id: str,
        *values: str,
        patience: float = ANSWER_TIME,
    ) -> Answer:
        """Choose from a select menu, by value or label."""
        menu = self._menu(user, message, custom_id)
        by_name = dict(menu.options)
        known = set(by_name.values())
        chosen = [value if value in known else by_name[value] for value in values]
        data: Json = {
            "custom_id": menu.custom_id,
            "component_type": menu.type,
            "id": menu.component_id,
            "values": chosen,
        }
        return await self._use(user, message, data, 1, patience)

    async def submit(
        self, user: User, channel: Channel, custom_id: str, fields: Mapping[str, str]
    ) -> Answer:
        """Send a modal with its text fields."""
        inputs = [{"type": 4, "custom_id": key, "value": text} for key, text in fields.items()]
        rows = [{"type": 18, "component": field} for field in inputs]
        data: Json = {"custom_id": custom_id, "components": rows}
        interaction = self._interaction(InteractionType.MODAL, user, channel, data)
        return await self._send(interaction, 1, ANSWER_TIME)

    def button(self, user: User, message: Message, name: str) -> Button:
        """Find a button that a person can press, by custom id, label, or part of the label."""
        assert message.visible_to(user), f"{user.name} does not see the message"
        usable = [b for b in message.buttons if not b.is_disabled and b.custom_id]
        for matches in (
            [b for b in usable if name in (b.custom_id, b.label)],
            [b for b in usable if name in b.label],
        ):
            if len(matches) == 1:
                return matches[0]
        shown = [(b.label, b.custom_id, b.is_disabled) for b in message.buttons]
        raise AssertionError(f"not exactly one button {name!r} to press in {shown}")

    def _menu(self, user: User, message: Message, custom_id: str) -> Select:
        assert message.visible_to(user), f"{user.name} does not see the message"
        for menu in message.selects:
            if menu.custom_id == custom_id and not menu.is_disabled:
                return menu
        raise AssertionError(f"no menu {custom_id!r} in {message.selects}")

    async def _use(
        self, user: User, message: Message, data: Json, copies: int, patience: float
    ) -> Answer:
        interaction = self._interaction(InteractionType.COMPONENT, user, message.channel, data)
        interaction.message = message
        return await self._send(interaction, copies, patience)

    def _interaction(
        self, kind: InteractionType, user: User, channel: Channel, data: Json
    ) -> Interaction:
        world = self.world
        number = world.snowflakes.next()
        token = f"aW50ZXJhY3Rpb24{secrets.token_urlsafe(32)}"
        interaction = Interaction(number, token, kind, user, channel, data, self.clock.now())
        world.interactions[token] = interaction
        if len(world.interactions) % EXPIRY_SWEEP == 0:
            world.forget_expired()
        return interaction

    async def redeliver(self, interaction: Interaction) -> None:
        """Deliver an interaction once more and wait for nothing."""
        payload = interaction_json(self.world, interaction)
        await self.gateway.send(interaction.channel.guild.id, "INTERACTION_CREATE", payload)

    async def _send(self, interaction: Interaction, copies: int, patience: float) -> Answer:
        payload = interaction_json(self.world, interaction)
        started = asyncio.get_running_loop().time()
        for _ in range(copies):
            await self.gateway.send(interaction.channel.guild.id, "INTERACTION_CREATE", payload)
        await self._wait_for_answer(interaction, patience)
        seconds = asyncio.get_running_loop().time() - started
        if interaction.callback is CallbackType.DEFERRED_MESSAGE:
            await self._wait_for_thinking(interaction, patience)
        return Answer(interaction, seconds)

    async def _wait_for_answer(self, interaction: Interaction, patience: float) -> None:
        try:
            async with asyncio.timeout(patience):
                while interaction.callback is None:
                    await self._changed.wait()
        except TimeoutError:
            who, what = interaction.user.name, interaction.data
            raise UnansweredError(f"{who} got no answer within {patience} s to {what}") from None

    async def _wait_for_thinking(self, interaction: Interaction, patience: float) -> None:
        def is_over() -> bool:
            message = interaction.original
            return message is None or message.deleted or not message.is_loading

        await self.until(is_over, "the end of “thinking…”", patience + 10)

    # What happens

    async def until(self, find: Callable[[], T | None], what: str, patience: float = 5.0) -> T:
        """Wait until `find` finds something and return it; it is asked after each request."""
        return await self._changed.until(find, what, patience)

    async def until_connected(self, sessions: int = 1, patience: float = 15.0) -> None:
        """Wait until the bot has identified on so many sockets."""
        await self.until(
            lambda: len(self.gateway.connected) >= sessions, f"{sessions} sessions", patience
        )

    async def until_quiet(self, seconds: float = 0.3, patience: float = 15.0) -> None:
        """Wait until no request has come for `seconds`, and none is under way."""
        async with asyncio.timeout(patience):
            total = -1
            while total != self.requests.total or self._under_way():
                total = self.requests.total
                await asyncio.sleep(seconds)

    def _under_way(self) -> Sequence[Request]:
        return [request for request in self.requests if request.done_at is None]

    def channel_of(self, request: Request) -> Channel | None:
        """Return the channel that a request belongs to, also through an interaction's token."""
        return self.channel_in(request.params)

    def channel_in(self, params: Mapping[str, str]) -> Channel | None:
        """Return the channel that the parameters of a path belong to."""
        if "channel_id" in params:
            return self.world.channels.get(int(params["channel_id"]))
        interaction = self.world.interactions.get(params.get("token", ""))
        return None if interaction is None else interaction.channel

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread and tell the bot."""
        channel.deleted = True
        event = "CHANNEL_DELETE" if channel.type == TEXT else "THREAD_DELETE"
        await self._tell(channel.guild, event, channel_json(channel, self.world.bot))

    async def archive(self, thread: Channel) -> None:
        """Archive a thread and tell the bot."""
        thread.archived = True
        await self._tell(thread.guild, "THREAD_UPDATE", channel_json(thread, self.world.bot))

    async def permit(self, channel: Channel, permissions: int) -> None:
        """Set what the bot may do in a channel and tell it."""
        channel.bot_permissions = permissions
        await self._tell(channel.guild, "CHANNEL_UPDATE", channel_json(channel, self.world.bot))

    async def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a server and tell it."""
        guild.has_bot = False
        await self._tell(guild, "GUILD_DELETE", {"id": str(guild.id)})

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator; the bot is not told (no message intent)."""
        self._messages.remove(message)

    async def _tell(self, guild: Guild, event: str, data: Json) -> None:
        await self.gateway.send(guild.id, event, data)
