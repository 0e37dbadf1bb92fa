"""The lobby: who will play what. Pure functions from one table to the next.

Every one of them raises `RefusedError` before anything changes, and gives the lobby its full
time again (DESIGN.md section 3).
"""

import re
from dataclasses import dataclass, field, replace
from typing import get_args, get_type_hints

from uno.game.errors import InvalidRules
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.table import durations
from uno.table.answers import RefusedError, TableReason
from uno.table.asks import ChangeLobby
from uno.table.change import Change, close, follow
from uno.table.records import Chair, Member, Options, Status, Table, WindowKind
from uno.table.table import begin, next_host
from uno.table.windows import new_window

MIN_SEATS = 2
MAX_SEATS = 10
MAX_TARGET = 10_000
DEFAULT_PRESET = "official"
CONTRIBUTION = re.compile("[0-9a-f]{64}")
SCORINGS: tuple[str, ...] = get_args(get_type_hints(Rules)["scoring"])


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a lobby is opened, and what chance gave it. `secret` and `commitment` are hex."""

    id: str
    guild_id: int
    channel_id: int
    secret: str
    commitment: str
    options: Options = field(default_factory=Options)

    def __repr__(self) -> str:
        return f"Opening({self.id!r})"


def open_lobby(opening: Opening, member: Member, choice: ChangeLobby, now: int) -> Change:
    """Open a lobby with its opener as host and first at the table."""
    lobby = Table(
        id=opening.id,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        status=Status.LOBBY,
        host=member.user_id,
        preset=DEFAULT_PRESET,
        rules=PRESETS[DEFAULT_PRESET],
        options=opening.options,
        chairs=(Chair(member, member.name),),
        seed=None,
        state=None,
        sequence=0,
        decision=0,
        windows=(),
        recent=(),
        created_at=now,
        touched_at=now,
        secret=opening.secret,
        commitment=opening.commitment,
    )
    return _changed(_chosen(lobby, choice), now)


def join(table: Table, member: Member, now: int) -> Change:
    """Sit down after the last seat."""
    if table.seat_of(member.user_id) is not None:
        raise RefusedError(TableReason.ALREADY_SEATED)
    if len(table.chairs) >= MAX_SEATS:
        raise RefusedError(TableReason.LOBBY_FULL)
    return _changed(replace(table, chairs=(*table.chairs, Chair(member, member.name))), now)


def leave(table: Table, user_id: int, now: int) -> Change:
    """Get up; the longest-seated person left becomes host, the last one closes the lobby."""
    seat = _seat(table, user_id)
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    host = next_host(chairs, table.host)
    if host is None:
        return close(table, "abandoned", now)
    return _changed(replace(table, chairs=chairs, host=host), now)


def change(table: Table, user_id: int, choice: ChangeLobby, now: int) -> Change:
    """Choose what will be played; for the host."""
    _require_host(table, user_id)
    return _changed(_chosen(table, choice), now)


def contribute(table: Table, user_id: int, contribution: str | None, now: int) -> Change:
    """Keep what a person adds to the chance of the deal."""
    seat = _seat(table, user_id)
    if contribution is not None and not CONTRIBUTION.fullmatch(contribution):
        raise RefusedError(TableReason.INVALID_CONTRIBUTION)
    chair = replace(table.chairs[seat], contribution=contribution)
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return _changed(replace(table, chairs=chairs), now)


def cancel(table: Table, user_id: int, now: int) -> Change:
    """Close the lobby; for the host."""
    _require_host(table, user_id)
    return close(table, "cancelled", now)


def start(table: Table, user_id: int, now: int) -> Change:
    """Deal the first round from a seed that nobody at the table could choose; for the host."""
    _require_host(table, user_id)
    if len(table.chairs) < MIN_SEATS:
        raise RefusedError(TableReason.TOO_FEW_PLAYERS)
    try:
        return begin(table, now)
    except InvalidRules as error:
        raise RefusedError(TableReason.INVALID_RULES) from error


def _seat(table: Table, user_id: int) -> int:
    seat = table.seat_of(user_id)
    if seat is None:
        raise RefusedError(TableReason.NOT_SEATED)
    return seat


def _require_host(table: Table, user_id: int) -> None:
    _seat(table, user_id)
    if user_id != table.host:
        raise RefusedError(TableReason.NOT_HOST)


def _chosen(table: Table, choice: ChangeLobby) -> Table:
    preset, rules = table.preset, table.rules
    if choice.preset is not None:
        preset, rules = choice.preset, _preset(choice.preset)
    rules = choice.rules or rules
    if choice.scoring is not None:
        rules = _with_scoring(rules, choice.scoring)
    if choice.target is not None:
        rules = _with_target(rules, choice.target)
    return replace(table, preset=preset, rules=rules, options=choice.options or table.options)


def _preset(name: str) -> Rules:
    if name not in PRESETS:
        raise RefusedError(TableReason.UNKNOWN_PRESET)
    return PRESETS[name]


def _with_scoring(rules: Rules, scoring: str) -> Rules:
    if scoring not in SCORINGS:
        raise RefusedError(TableReason.INVALID_SCORING)
    return replace(rules, scoring=scoring)  # type: ignore[arg-type]  # checked against the Literal


def _with_target(rules: Rules, target: int) -> Rules:
    if not 1 <= target <= MAX_TARGET:
        raise RefusedError(TableReason.INVALID_TARGET)
    return replace(rules, target=target)


def _changed(table: Table, now: int) -> Change:
    after = follow(table, touched_at=now)
    length = after.options.lobby_seconds * durations.SECOND
    expiry = new_window(after, WindowKind.LOBBY, None, now, length)
    return Change(replace(after, windows=(expiry,)))
