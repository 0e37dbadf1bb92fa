"""The few calls of discord.py below its objects, in one place (ADR 0003).

discord.py parses each answer of Discord into a `Message` with all its components, which costs more
than the rest of a move. These calls take the same routes, locks and rate limits, and keep only what
is needed: ids. Nothing here decides anything.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from io import BytesIO
from typing import Any

import discord
import orjson
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from cogs.screens.kit import Modal
from cogs.screens.screen import PrivateScreen, PublicScreen

_V2 = 1 << 15
_EPHEMERAL = 1 << 6
_NOBODY: dict[str, Any] = {"parse": []}


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
    payload: dict[str, Any] = {"type": int(kind)}
    if screen is not None:
        payload["data"] = _body(screen, _EPHEMERAL if makes_message else 0)
    elif makes_message:
        payload["data"] = {"flags": _EPHEMERAL}
    await _call_back(interaction, payload)


async def open_form(interaction: discord.Interaction[Any], form: Modal) -> None:
    """Answer by a form."""
    await _call_back(interaction, {"type": int(Answer.FORM), "data": form})


async def _call_back(interaction: discord.Interaction[Any], payload: dict[str, Any]) -> None:
    http = interaction.client.http
    # Not `create_interaction_response`: that asks for the whole message back.
    await async_context.get().request(
        Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        ),
        session=interaction._session,
        payload=payload,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
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
    payload = _body(screen, 0)
    if message_id is None:
        await adapter.edit_original_interaction_response(
            key.application_id, key.token, payload=payload, **common
        )
    else:
        await adapter.edit_webhook_message(
            key.application_id, key.token, message_id, payload=payload, **common
        )


async def follow_up(client: discord.Client, key: Key, screen: PrivateScreen) -> int:
    """Send another private message through an interaction; return its id."""
    http = client.http
    data = await async_context.get().execute_webhook(
        key.application_id,
        key.token,
        session=http._HTTPClient__session,  # type: ignore[attr-defined]  # as Interaction takes it
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        payload=_body(screen, _EPHEMERAL),
        wait=True,
        with_components=True,
    )
    assert data is not None  # wait=True
    return int(data["id"])


async def post(client: discord.Client, channel_id: int, screen: PublicScreen) -> int:
    """Post a public message, return its id."""
    data = await client.http.send_message(channel_id, params=_parameters(screen))
    return int(data["id"])


async def edit(
    client: discord.Client, channel_id: int, message_id: int, screen: PublicScreen
) -> None:
    """Edit a public message of ours."""
    await client.http.edit_message(channel_id, message_id, params=_parameters(screen))


async def delete(client: discord.Client, channel_id: int, message_id: int) -> None:
    """Delete a message of ours."""
    await client.http.delete_message(channel_id, message_id)


async def count_below(client: discord.Client, channel_id: int, message_id: int, limit: int) -> int:
    """Count the messages below one, up to `limit`. Needs Read Message History."""
    return len(await client.http.logs_from(channel_id, limit, after=message_id))


async def shows(
    client: discord.Client, channel_id: int, message_id: int, screen: PublicScreen
) -> bool:
    """Tell whether a message shows a screen; raises NotFound when it is gone."""
    data = await client.http.get_message(channel_id, message_id)
    return list(_readable(data.get("components", ()))) == list(_readable(screen.components))


def _readable(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, ...]]:
    """Take what people read and press; Discord gives components back with more around it."""
    for component in components:
        yield tuple(str(component.get(key) or "").strip() for key in ("content", "custom_id"))
        yield from _readable(component.get("components") or ())


def _parameters(screen: PublicScreen) -> MultipartParameters:
    """Put a message of the bot's own into a request, with the file that belongs to it."""
    body, one = _body(screen, 0), screen.file
    if one is None:
        return MultipartParameters(body, None, None)
    body["attachments"] = [{"id": 0, "filename": one.name}]
    file = discord.File(BytesIO(one.data), one.name)
    parts: list[dict[str, Any]] = [
        {"name": "payload_json", "value": orjson.dumps(body).decode()},
        {
            "name": "files[0]",
            "value": file.fp,
            "filename": one.name,
            "content_type": "application/octet-stream",
        },
    ]
    return MultipartParameters(None, parts, [file])


def _body(screen: PublicScreen | PrivateScreen, flags: int) -> dict[str, Any]:
    return {
        "components": list(screen.components),
        "flags": _V2 | flags,
        "allowed_mentions": _pings(screen.mentions)
        if isinstance(screen, PublicScreen)
        else _NOBODY,
    }


def _pings(users: tuple[int, ...]) -> dict[str, Any]:
    return {"parse": [], "users": [str(user) for user in users]} if users else _NOBODY
