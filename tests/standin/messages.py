"""Making and editing messages as Discord does, with its refusals."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.standin.components import message_problems, number_components, own_emojis, text_of
from tests.standin.faults import ApiError
from tests.standin.limits import Limits
from tests.standin.payloads import message_json
from tests.standin.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    READ_HISTORY,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    TEXT,
    VIEW_CHANNEL,
    Channel,
    Message,
    User,
    World,
)

Json = dict[str, Any]

MENTION = re.compile(r"<@!?(\d+)>")
BOT_MAY_SET = EPHEMERAL | COMPONENTS_V2 | 1 << 2 | 1 << 12


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request."""

    name: str
    content_type: str
    size: int


@dataclass(frozen=True, slots=True)
class Call:
    """A request as the handlers see it."""

    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: tuple[Upload, ...] = ()


Needs = Callable[[Channel], int]


def to_send(channel: Channel) -> int:
    """Return the permissions needed for writing in a channel or thread."""
    return SEND_MESSAGES if channel.type == TEXT else SEND_IN_THREADS


def to_see(_: Channel) -> int:
    """Return the permissions needed for looking at a channel."""
    return VIEW_CHANNEL


def to_read(_: Channel) -> int:
    """Return the permissions needed for reading what was written."""
    return READ_HISTORY


class Messages:
    """Messages in channels, written with the bot's own token."""

    def __init__(self, world: World, limits: Limits) -> None:
        """Work on `world`, and refuse what is too much of edits to old messages."""
        self._world = world
        self._limits = limits

    async def create(self, call: Call) -> Json:
        """Serve POST /channels/{channel_id}/messages."""
        channel = self.channel(call, to_send)
        message = self._world.new_message(channel, self._world.bot)
        try:
            self.write(message, call)
        except ApiError:
            del channel.messages[message.id]
            raise
        message.pinged = self.pings(message, call.body)
        return message_json(message)

    async def listing(self, call: Call) -> list[Json]:
        """Serve GET /channels/{channel_id}/messages (after, before, limit): newest first."""
        channel = self.channel(call, to_read)
        after = int(call.query.get("after", 0))
        before = int(call.query.get("before", 1 << 63))
        limit = int(call.query.get("limit", 50))
        seen = [
            message
            for message in channel.messages.values()
            if not message.deleted and message.ephemeral_for is None and after < message.id < before
        ]
        # With `after`, Discord gives the ones that follow it directly.
        chosen = seen[:limit] if "after" in call.query else seen[-limit:]
        return [message_json(message) for message in reversed(chosen)]

    async def get(self, call: Call) -> Json:
        """Serve GET /channels/{channel_id}/messages/{message_id}."""
        return message_json(self._message(call, to_read))

    async def edit(self, call: Call) -> Json:
        """Serve PATCH /channels/{channel_id}/messages/{message_id}."""
        message = self._message(call, to_see)
        if message.author is not self._world.bot:
            raise ApiError(50005)
        if message.channel.archived:
            raise ApiError(50083)
        if not self._limits.may_edit(message):
            raise ApiError(30046)
        self.write(message, call)
        message.edits.append(self._world.clock.now())
        return message_json(message)

    async def delete(self, call: Call) -> None:
        """Serve DELETE /channels/{channel_id}/messages/{message_id}."""
        message = self._message(call, to_see)
        if message.author is not self._world.bot:
            raise ApiError(50013)
        self.remove(message)

    def channel(self, call: Call, needed: Needs) -> Channel:
        """Find a channel that the bot may use."""
        channel = self._world.channels.get(int(call.params["channel_id"]))
        if channel is None or channel.deleted:
            raise ApiError(10003)
        if not channel.guild.has_bot or not channel.bot_permissions & VIEW_CHANNEL:
            raise ApiError(50001)
        if needed(channel) & ~channel.bot_permissions:
            raise ApiError(50013)
        return channel

    def _message(self, call: Call, needed: Needs) -> Message:
        channel = self.channel(call, needed)
        message = channel.messages.get(int(call.params["message_id"]))
        # The bot's own token does not see ephemeral messages, not even its own.
        if message is None or message.deleted or message.ephemeral_for is not None:
            raise ApiError(10008)
        return message

    def write(self, message: Message, call: Call) -> None:
        """Put a body into a message: what the body does not name stays."""
        body: Json = call.body
        flags = message.flags | (body.get("flags") or 0) & BOT_MAY_SET
        content = body["content"] or "" if "content" in body else message.content
        components = body["components"] or [] if "components" in body else message.components
        embeds = body["embeds"] or [] if "embeds" in body else message.embeds
        problems = message_problems(content, components, bool(flags & COMPONENTS_V2))
        known = {emoji["id"] for emoji in self._world.emojis}
        if not own_emojis(components) <= known:
            problems = ["components: emoji.id: Invalid emoji"]
        if problems:
            raise ApiError(50035, problems)
        attachments = self._attachments(message, call)
        if not (content or components or embeds or attachments):
            raise ApiError(50006)
        message.content, message.embeds, message.attachments = content, embeds, attachments
        message.components = number_components(components)
        message.flags = flags & ~LOADING

    def _attachments(self, message: Message, call: Call) -> list[Json]:
        named = call.body.get("attachments")
        if named is None:
            return message.attachments + [self._attached(message, u) for u in call.uploads]
        kept = {str(part["id"]) for part in named}
        new = [self._attached(message, upload) for upload in call.uploads]
        return [old for old in message.attachments if old["id"] in kept] + new

    def _attached(self, message: Message, upload: Upload) -> Json:
        number = self._world.snowflakes.next()
        url = f"https://cdn.invalid/attachments/{message.channel.id}/{number}/{upload.name}"
        return {
            "id": str(number),
            "filename": upload.name,
            "content_type": upload.content_type,
            "size": upload.size,
            "url": url,
            "proxy_url": url,
        }

    def pings(self, message: Message, body: Json) -> frozenset[int]:
        """Return the ids of the people a new message pings; edits ping nobody."""
        text = text_of(message.content, message.embeds, message.components)
        named = {int(number) for number in MENTION.findall(text)}
        allowed = body.get("allowed_mentions")
        if allowed is None or "users" in allowed.get("parse", ()):
            return frozenset(named)
        return frozenset(named & {int(user) for user in allowed.get("users", ())})

    def remove(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        message.channel.messages.pop(message.id, None)

    def new(self, channel: Channel, author: User, text: str) -> Message:
        """Write a message of a person."""
        message = self._world.new_message(channel, author)
        message.content = text
        return message
