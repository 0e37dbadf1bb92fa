"""The few calls of discord.py below its objects, in one place (ADR 0003).

discord.py parses each answer of Discord into a `Message` with all its components, which costs more
than the rest of a move. These calls take the same routes, locks and rate limits, and keep only what
is needed: ids. Nothing here decides anything.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import async_context

Components = Sequence[Mapping[str, Any]]

_V2 = 1 << 15
_EPHEMERAL = 1 << 6
_NOBODY: dict[str, Any] = {"parse": []}


class Answer(IntEnum):
    """The kinds of first answer to an interaction."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7


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
    components: Components | None = None,
    *,
    private: bool = False,
) -> int | None:
    """Send the first answer; return the id of the message it made or changed."""
    http = interaction.client.http
    payload: dict[str, Any] = {"type": int(kind)}
    if components is not None:
        payload["data"] = _body(components, _EPHEMERAL if private else 0)
    elif private:
        payload["data"] = {"flags": _EPHEMERAL}
    data = await async_context.get().create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=MultipartParameters(payload, None, None),
    )
    message_id = data["interaction"].get("response_message_id")
    return None if message_id is None else int(message_id)


async def edit_through(
    client: discord.Client, key: Key, message_id: int | None, components: Components
) -> None:
    """Edit an answer (None: the original one) or a follow-up through its interaction."""
    http = client.http
    adapter = async_context.get()
    session = http._HTTPClient__session  # type: ignore[attr-defined]  # as Interaction takes it
    common = {"session": session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
    payload = _body(components, 0)
    if message_id is None:
        await adapter.edit_original_interaction_response(
            key.application_id, key.token, payload=payload, **common
        )
    else:
        await adapter.edit_webhook_message(
            key.application_id, key.token, message_id, payload=payload, **common
        )


async def follow_up(client: discord.Client, key: Key, components: Components) -> int:
    """Send another private message through an interaction; return its id."""
    http = client.http
    data = await async_context.get().execute_webhook(
        key.application_id,
        key.token,
        session=http._HTTPClient__session,  # type: ignore[attr-defined]  # as Interaction takes it
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        payload=_body(components, _EPHEMERAL),
        wait=True,
        with_components=True,
    )
    assert data is not None  # wait=True
    return int(data["id"])


async def post(
    client: discord.Client, channel_id: int, components: Components, *, ping: int | None = None
) -> int:
    """Post a public message, which may ping one person; return its id."""
    payload = _body(components, 0)
    if ping is not None:
        payload["allowed_mentions"] = {"parse": [], "users": [str(ping)]}
    data = await client.http.send_message(
        channel_id, params=MultipartParameters(payload, None, None)
    )
    return int(data["id"])


async def edit(
    client: discord.Client, channel_id: int, message_id: int, components: Components
) -> None:
    """Edit a public message of ours."""
    payload = _body(components, 0)
    await client.http.edit_message(
        channel_id, message_id, params=MultipartParameters(payload, None, None)
    )


async def delete(client: discord.Client, channel_id: int, message_id: int) -> None:
    """Delete a message of ours."""
    await client.http.delete_message(channel_id, message_id)


async def count_below(client: discord.Client, channel_id: int, message_id: int, limit: int) -> int:
    """Count the messages below one, up to `limit`. Needs Read Message History."""
    return len(await client.http.logs_from(channel_id, limit, after=message_id))


async def exists(client: discord.Client, channel_id: int, message_id: int) -> None:
    """Ask for a message; raises NotFound when it is gone."""
    await client.http.get_message(channel_id, message_id)


def _body(components: Components, flags: int) -> dict[str, Any]:
    return {
        "components": components,
        "flags": _V2 | flags,
        "allowed_mentions": _NOBODY,
    }
