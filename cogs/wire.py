"""The few calls of discord.py below its objects, in one place (ADR 0003).

discord.py parses each answer of Discord into a `Message` with all its components, which costs more
than the rest of a move. These calls take the same routes, locks and rate limits, and keep only what
is needed: ids. Nothing here decides anything.
"""

import asyncio
import base64
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from io import BytesIO
from typing import Any, Literal, TypeVar

import aiohttp
import discord
import orjson
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from cogs.screens.art import without_pictures
from cogs.screens.kit import Modal
from cogs.screens.screen import Attachment, PrivateScreen, PublicScreen
from uno.table.records import MessageRef

EMOJI_REFUSED = "emoji_refused"
"""The event by which the client tells that Discord did not know one of our emojis."""

Body = dict[str, Any]
T = TypeVar("T")

ANSWERED_ALREADY = 40060
# What takes longer has failed, or waits in one of discord.py's buckets for a state that is old by
# then. An answer is void after three seconds, and the channel's edits wait for it.
ANSWER_SECONDS = 5.0
REQUEST_SECONDS = 20.0

_V2 = 1 << 15
_EPHEMERAL = 1 << 6
_NOBODY: dict[str, Any] = {"parse": []}


ArchiveAfter = Literal[60, 1440, 4320, 10080]
"""Minutes without a message until Discord puts a thread away."""


class Answer(IntEnum):
    """The kinds of first answer to an interaction."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    FORM = 9


@dataclass(frozen=True, slots=True, repr=False)
class Key:
    """What allows to answer one interaction for 15 minutes; never printed."""

    application_id: int
    token: str

    def __repr__(self) -> str:
        return "Key(…)"


def key_of(interaction: discord.Interaction[Any]) -> Key:
    """Take the key of an interaction."""
    return Key(interaction.application_id, interaction.token)


async def answer(
    interaction: discord.Interaction[Any],
    kind: Answer,
    screen: PublicScreen | PrivateScreen | None = None,
) -> None:
    """Send the first answer. A message made by it is always private."""
    makes_message = kind in (Answer.MESSAGE, Answer.DEFER_MESSAGE)
    flags = _EPHEMERAL if makes_message else 0
    if screen is None:
        data = {"data": {"flags": flags}} if makes_message else {}
        await _call_back(interaction, {"type": int(kind), **data})
        return

    async def call_back(body: Body) -> None:
        await _call_back(interaction, {"type": int(kind), "data": body}, screen.file)

    await _sent(interaction.client, screen, flags, call_back)


async def open_form(interaction: discord.Interaction[Any], form: Modal) -> None:
    """Answer by a form."""
    await _call_back(interaction, {"type": int(Answer.FORM), "data": form})


async def _call_back(
    interaction: discord.Interaction[Any], payload: Body, file: Attachment | None = None
) -> None:
    """Send an answer, once more when the line broke: whether it arrived is not known then."""
    async with asyncio.timeout(ANSWER_SECONDS):
        try:
            await _call_back_once(interaction, payload, file)
        except aiohttp.ClientError:
            try:
                await _call_back_once(interaction, payload, file)
            except discord.HTTPException as error:
                if error.code != ANSWERED_ALREADY:
                    raise


async def _call_back_once(
    interaction: discord.Interaction[Any], payload: Body, file: Attachment | None
) -> None:
    http = interaction.client.http
    sent: dict[str, Any] = {"payload": payload}
    if file is not None:
        sent = _in_parts({**payload, "data": _with_file(payload["data"], file)}, file)
    # Not `create_interaction_response`: that asks for the whole message back.
    await async_context.get().request(
        Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        ),
        session=interaction._session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        **sent,
    )


async def edit_through(
    client: discord.Client,
    key: Key,
    message_id: int | None,
    screen: PublicScreen | PrivateScreen,
) -> None:
    """Edit an answer (None: the original one) or a follow-up through its interaction."""
    http = client.http
    adapter = async_context.get()
    session = http._HTTPClient__session  # type: ignore[attr-defined]  # as Interaction takes it
    common = {"session": session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}

    async def request(body: Body) -> None:
        if message_id is None:
            await adapter.edit_original_interaction_response(
                key.application_id, key.token, **_sent_as(body, screen.file), **common
            )
        else:
            await adapter.edit_webhook_message(
                key.application_id, key.token, message_id, **_sent_as(body, screen.file), **common
            )

    await _sent(client, screen, 0, request)


async def follow_up(client: discord.Client, key: Key, screen: PrivateScreen) -> int:
    """Send another private message through an interaction; return its id."""
    http = client.http
    session = http._HTTPClient__session  # type: ignore[attr-defined]  # as Interaction takes it

    async def request(body: Body) -> int:
        data = await async_context.get().execute_webhook(
            key.application_id,
            key.token,
            session=session,
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            **_sent_as(body, screen.file),
            wait=True,
            with_components=True,
        )
        assert data is not None  # wait=True
        return int(data["id"])

    return await _sent(client, screen, _EPHEMERAL, request)


async def post(client: discord.Client, channel_id: int, screen: PublicScreen) -> int:
    """Post a public message, return its id."""

    async def request(body: Body) -> int:
        params = _parameters(body, screen.file)
        data = await client.http.send_message(channel_id, params=params)
        return int(data["id"])

    return await _sent(client, screen, 0, request)


async def edit(
    client: discord.Client, channel_id: int, message_id: int, screen: PublicScreen
) -> None:
    """Edit a public message of ours."""

    async def request(body: Body) -> None:
        params = _parameters(body, screen.file)
        await client.http.edit_message(channel_id, message_id, params=params)

    await _sent(client, screen, 0, request)


async def delete(client: discord.Client, channel_id: int, message_id: int) -> None:
    """Delete a message of ours."""
    async with _in_time():
        await client.http.delete_message(channel_id, message_id)


async def open_thread(
    client: discord.Client, message: MessageRef, name: str, archive_after: ArchiveAfter
) -> int:
    """Make a public thread of a message, return its id, which is that of the message."""
    data = await client.http.start_thread_with_message(
        message.channel_id, message.message_id, name=name, auto_archive_duration=archive_after
    )
    return int(data["id"])


async def count_below(client: discord.Client, channel_id: int, message_id: int, limit: int) -> int:
    """Count the messages below one, up to `limit`. Needs Read Message History."""
    async with _in_time():
        return len(await client.http.logs_from(channel_id, limit, after=message_id))


async def shows(
    client: discord.Client, channel_id: int, message_id: int, screen: PublicScreen
) -> bool:
    """Tell whether a message shows a screen; raises NotFound when it is gone."""
    async with _in_time():
        data = await client.http.get_message(channel_id, message_id)
    return list(_readable(data.get("components", ()))) == list(_readable(screen.components))


def _readable(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, ...]]:
    """Take what people read and press; Discord gives components back with more around it."""
    for component in components:
        yield tuple(str(component.get(key) or "").strip() for key in ("content", "custom_id"))
        yield from _readable(component.get("components") or ())


def _parameters(body: Body, one: Attachment | None) -> MultipartParameters:
    """Put a message of the bot's own into a request, with the file that belongs to it."""
    if one is None:
        return MultipartParameters(body, None, None)
    parts = _in_parts(_with_file(body, one), one)
    return MultipartParameters(None, parts["multipart"], parts["files"])


def _sent_as(body: Body, one: Attachment | None) -> dict[str, Any]:
    """Return what discord.py's webhooks take for a message, with the file that belongs to it."""
    return {"payload": body} if one is None else _in_parts(_with_file(body, one), one)


def _with_file(body: Body, one: Attachment) -> Body:
    return {**body, "attachments": [{"id": 0, "filename": one.name}]}


def _in_parts(payload: Body, one: Attachment) -> dict[str, Any]:
    file = discord.File(BytesIO(one.data), one.name)
    parts: list[dict[str, Any]] = [
        {"name": "payload_json", "value": orjson.dumps(payload).decode()},
        {
            "name": "files[0]",
            "value": file.fp,
            "filename": one.name,
            "content_type": "application/octet-stream",
        },
    ]
    return {"multipart": parts, "files": [file]}


async def list_emojis(client: discord.Client) -> list[tuple[str, str]]:
    """List the application's emojis: (name, id), oldest first."""
    data = await client.http.get_application_emojis(_application(client))
    return [(str(one["name"]), str(one["id"])) for one in data["items"]]


async def create_emoji(client: discord.Client, name: str, png: bytes) -> str:
    """Upload an emoji of the application, return its id."""
    image = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    made = await client.http.create_application_emoji(_application(client), name, image)
    return str(made["id"])


async def delete_emoji(client: discord.Client, number: str) -> None:
    """Delete an emoji of the application."""
    await client.http.delete_application_emoji(_application(client), int(number))


def _application(client: discord.Client) -> int:
    assert client.application_id is not None  # the client has logged in
    return client.application_id


async def _sent(
    client: discord.Client,
    screen: PublicScreen | PrivateScreen,
    flags: int,
    request: Callable[[Body], Awaitable[T]],
) -> T:
    """Send a screen; where Discord does not know one of our emojis, without its pictures.

    Somebody can delete an emoji at any time, and one such button makes the whole message fail.
    """
    body = _body(screen, flags)
    try:
        async with _in_time():
            return await request(body)
    except discord.HTTPException as error:
        if error.status != 400 or "emoji" not in error.text.casefold():
            raise
    client.dispatch(EMOJI_REFUSED)
    async with _in_time():
        return await request({**body, "components": without_pictures(screen.components)})


def _in_time() -> asyncio.Timeout:
    """Raise TimeoutError rather than wait for an answer that does not come."""
    return asyncio.timeout(REQUEST_SECONDS)


def _body(screen: PublicScreen | PrivateScreen, flags: int) -> Body:
    return {
        "components": list(screen.components),
        "flags": _V2 | flags,
        "allowed_mentions": _pings(screen.mentions)
        if isinstance(screen, PublicScreen)
        else _NOBODY,
    }


def _pings(users: tuple[int, ...]) -> dict[str, Any]:
    return {"parse": [], "users": [str(user) for user in users]} if users else _NOBODY
