"""Keep of Discord's events only what the bot uses (ADR 0016).

discord.py keeps each server with all its channels, roles and emojis: 61 KB for a usual one, where
this bot needs to know that the server is there (PLATFORM.md sections 0 and B10). Interactions bring
along whatever is asked about their channel and person.
"""

from collections.abc import Callable
from typing import Any, Final

import discord

from uno.table.territory import Territory

Json = dict[str, Any]

HEARD: Final = frozenset(
    {
        "READY",
        "RESUMED",
        "USER_UPDATE",
        "GUILD_CREATE",
        "GUILD_UPDATE",
        "GUILD_DELETE",
        "CHANNEL_DELETE",
        "THREAD_DELETE",
        "INTERACTION_CREATE",
    }
)
"""Every other event would only bring a cache up to date that is not kept."""

NOT_KEPT: Final = (
    "channels",
    "threads",
    "roles",
    "emojis",
    "stickers",
    "members",
    "presences",
    "voice_states",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
)


def hear_little(client: discord.Client, territory: Territory) -> None:
    """Make a client, before it connects, ignore what the bot does not use.

    A deleted channel is told as `raw_channel_delete` with its id. Interactions of servers on which
    another process works are left to it: while processes change, two of them get each.
    """
    state = client._connection
    parsers = state.parsers
    create, update = parsers["GUILD_CREATE"], parsers["GUILD_UPDATE"]
    interact = parsers["INTERACTION_CREATE"]
    for event in parsers.keys() - HEARD:
        del parsers[event]
    parsers["GUILD_CREATE"] = lambda data: create(_known(data))
    parsers["GUILD_UPDATE"] = lambda data: update(_without_contents(data))
    parsers["INTERACTION_CREATE"] = _if_ours(interact, territory)
    parsers["CHANNEL_DELETE"] = _tell_by_id(state.dispatch)


def role_ids(member: discord.Member) -> tuple[int, ...]:
    """Return the roles of a member of an interaction; discord.py's `roles` asks the cache."""
    return tuple(member._roles)


def _known(data: Json) -> Json:
    """Empty a server that was there before; one that is joined now is greeted in its channels."""
    return _without_contents(data) if data.get("unavailable") is False else data


def _without_contents(data: Json) -> Json:
    return {**data, **{name: [] for name in NOT_KEPT if name in data}}


def _if_ours(parse: Callable[[Any], None], territory: Territory) -> Callable[[Json], None]:
    def parse_ours(data: Json) -> None:
        guild = data.get("guild_id")
        if guild is None or territory.owns(int(guild)):
            parse(data)

    return parse_ours


def _tell_by_id(dispatch: Callable[..., Any]) -> Callable[[Json], None]:
    def parse(data: Json) -> None:
        dispatch("raw_channel_delete", int(data["id"]))

    return parse
