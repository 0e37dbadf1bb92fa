"""The lobby: who will play what. Pure functions from one table to the next.

Every one of them raises `RefusedError` before anything changes, and gives the lobby its full
time again (DESIGN.md section 3).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import get_args, get_type_hints

from uno.computer import players
from uno.game.errors import InvalidRules
from uno.game.presets import PRESETS
from uno.game.rules import SWITCHES, Rules, is_switch_value
from uno.table import durations
from uno.table.answers import RefusedError, TableReason
from uno.table.asks import ChangeLobby
from uno.table.change import Change, close, follow
from uno.table.guild_settings import GuildSettings, LastChoice
from uno.table.records import Chair, Controller, Earlier, Member, Options, Status, Table, WindowKind
from uno.table.table import begin, next_host
from uno.table.windows import new_window

MIN_SEATS = 2
MAX_SEATS = 10
MAX_TARGET = 10_000
MIN_TURN, DAY = 15, 86_400  # seconds
REMINDERS = ("always", "nudge", "never")
JOINS = ("all", "role", "invited")
TEAMS = (0, 2, 3, 4, 5)
LEVELS = tuple(players.PLAYERS)
COMPUTER_SECONDS = (1, 2, 3)
MAX_INVITED = 25
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
    preset: str = "official"
    rules: Rules = PRESETS["official"]
    options: Options = field(default_factory=Options)

    def __repr__(self) -> str:
        return f"Opening({self.id!r})"


def open_lobby(opening: Opening, member: Member, choice: ChangeLobby, now: int) -> Change:
    """Open a lobby with its opener as host and first at the table."""
    lobby = _empty(opening, member.user_id, now)
    seated = replace(lobby, chairs=(Chair(member, member.name),))
    return _changed(_chosen(seated, choice), now)


def open_solo(  # noqa: PLR0917 - what `open_lobby` takes, and the computers
    opening: Opening,
    member: Member,
    choice: ChangeLobby,
    level: str | None,
    names: Sequence[str],
    now: int,
) -> Change:
    """Open a lobby for one person and computer players of a level, everybody for themselves."""
    wanted = opening.options
    options = replace(wanted, teams=0, level=level or wanted.level)
    change = open_lobby(replace(opening, options=_checked_options(options)), member, choice, now)
    computers = tuple(Chair(None, name, Controller.COMPUTER) for name in names)
    if len(computers) >= options.most_seats:
        raise RefusedError(TableReason.LOBBY_FULL)
    return replace(change, after=replace(change.after, chairs=(*change.after.chairs, *computers)))


def begin_with(opening: Opening, settings: GuildSettings, last: LastChoice | None) -> Opening:
    """Return where a lobby begins: with what was played last, else with what the server wants."""
    wanted = opening.options if settings.options == Options() else settings.options
    preset, rules = settings.preset, settings.rules
    if last is not None:
        preset, rules, wanted = last.preset, last.rules, last.options
    if preset not in PRESETS:
        preset, rules = opening.preset, opening.rules
    options = replace(wanted, most_seats=settings.most_seats)
    return replace(opening, preset=preset, rules=rules or PRESETS[preset], options=options)


def _empty(opening: Opening, host: int, now: int) -> Table:
    return Table(
        id=opening.id,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        status=Status.LOBBY,
        host=host,
        preset=opening.preset,
        rules=opening.rules,
        options=opening.options,
        chairs=(),
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


def reopen(opening: Opening, finished: Table, user_id: int, now: int) -> Change:
    """Open a lobby for all who stayed to the end of a match, with what was played there.

    `user_id` becomes the host. In teams the seats change, so that the teams vary.
    """
    if finished.seat_of(user_id) is None:
        raise RefusedError(TableReason.NOT_SEATED)
    chairs = [
        Chair(chair.member, chair.name, chair.controller, earlier=_earlier(finished, seat))
        for seat, chair in enumerate(finished.chairs)
        if chair.has_person or (chair.member is None and not chair.left)
    ]
    if finished.options.teams:
        chairs = [*chairs[:1], *chairs[-1:], *chairs[1:-1]] if len(chairs) > 1 else chairs
    lobby = _empty(opening, user_id, now)
    return _changed(replace(lobby, chairs=tuple(chairs)), now)


def _earlier(finished: Table, seat: int) -> Earlier:
    """Return what a player has after a match; a session goes on only where teams play."""
    if finished.state is None or not finished.options.teams:
        return Earlier()
    before, scores = finished.chairs[seat].earlier, finished.state.match.scores
    return Earlier(before.matches + 1, before.points + scores[seat])


def join(table: Table, member: Member, now: int) -> Change:
    """Sit down after the last seat."""
    if table.seat_of(member.user_id) is not None:
        raise RefusedError(TableReason.ALREADY_SEATED)
    return _seated(table, Chair(member, member.name), now)


def add_computer(table: Table, user_id: int, name: str, now: int) -> Change:
    """Let a computer player sit down after the last seat; for the host."""
    _require_host(table, user_id)
    return _seated(table, Chair(None, name, Controller.COMPUTER), now)


def remove_computer(table: Table, user_id: int, now: int) -> Change:
    """Let the computer player that came last get up; for the host."""
    _require_host(table, user_id)
    computers = [seat for seat, chair in enumerate(table.chairs) if not chair.has_person]
    if not computers:
        raise RefusedError(TableReason.NO_COMPUTER)
    return removed(table, computers[-1], now)


def kick(table: Table, user_id: int, target: int, now: int) -> Change:
    """Remove who sits at a seat; for the host."""
    _require_host(table, user_id)
    if table.seat_of(user_id) == target:
        raise RefusedError(TableReason.NOT_YOURSELF)
    return kicked(table, target, now)


def kicked(table: Table, target: int, now: int) -> Change:
    """Remove who sits at a seat, and do not let that person sit down again unless invited."""
    chair = table.chairs[target] if 0 <= target < len(table.chairs) else None
    if chair is None or chair.member is None:
        return removed(table, target, now)
    options, user_id = table.options, chair.member.user_id
    invited = tuple(user for user in options.invited if user != user_id)
    options = replace(options, invited=invited, removed=(*options.removed, user_id))
    return removed(replace(table, options=options), target, now)


def invite(table: Table, user_id: int, guest: int, now: int) -> Change:
    """Let somebody sit down, also where only invited people may; for the host."""
    _require_host(table, user_id)
    options = table.options
    if guest not in options.invited:
        if len(options.invited) >= MAX_INVITED:
            raise RefusedError(TableReason.TOO_MANY_INVITED)
        options = replace(options, invited=(*options.invited, guest))
    return _changed(replace(table, options=_without_invited(options)), now)


def _without_invited(options: Options) -> Options:
    """Let who is invited be removed no more."""
    removed = tuple(user for user in options.removed if user not in options.invited)
    return replace(options, removed=removed)


def removed(table: Table, target: int, now: int) -> Change:
    """Remove who sits at a seat; the last person closes the lobby."""
    if not 0 <= target < len(table.chairs):
        raise RefusedError(TableReason.NO_SUCH_SEAT)
    chairs = table.chairs[:target] + table.chairs[target + 1 :]
    host = next_host(chairs, table.host)
    if host is None:
        return close(table, "abandoned", now)
    return _changed(replace(table, chairs=chairs, host=host), now)


def leave(table: Table, user_id: int, now: int) -> Change:
    """Get up; the longest-seated person left becomes host, the last one closes the lobby."""
    return removed(table, _seat(table, user_id), now)


def change(table: Table, user_id: int, choice: ChangeLobby, now: int) -> Change:
    """Choose what will be played; for the host."""
    _require_host(table, user_id)
    chosen = _chosen(table, choice)
    if not _is_same_session(table, chosen):
        chosen = replace(chosen, chairs=tuple(replace(c, earlier=Earlier()) for c in table.chairs))
    return _changed(chosen, now)


def _is_same_session(before: Table, after: Table) -> bool:
    """Tell whether own totals can still be added: in teams, and counted in the same way."""
    return bool(after.options.teams) and before.rules.scoring == after.rules.scoring


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
    teams = table.options.teams
    if teams and (len(table.chairs) % teams or len(table.chairs) < 2 * teams):
        raise RefusedError(TableReason.UNEVEN_TEAMS)
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
    rules = _checked_rules(choice.rules) if choice.rules else rules
    if choice.scoring is not None:
        rules = _with_scoring(rules, choice.scoring)
    if choice.target is not None:
        rules = _with_target(rules, choice.target)
    options = table.options
    if choice.options:
        chosen = replace(choice.options, removed=options.removed)
        options = _without_invited(_checked_options(chosen))
    return replace(table, preset=preset, rules=rules, options=options)


def _checked_rules(rules: Rules) -> Rules:
    """Refuse what no number of people could play."""
    if not all(is_switch_value(name, getattr(rules, name)) for name in SWITCHES):
        raise RefusedError(TableReason.INVALID_SWITCH)
    if rules.extra_wilds and rules.deck != "classic":
        raise RefusedError(TableReason.EXTRA_WILDS_WITH_FLIP)
    return rules


def _checked_options(options: Options) -> Options:
    """Refuse times, modes and limits that are never offered."""
    turn = options.turn_seconds
    times = (options.answer_seconds, options.vote_seconds, options.next_round_seconds)
    is_fine = (
        (turn == 0 or MIN_TURN <= turn <= DAY)
        and all(0 <= time <= DAY for time in times)
        and options.reminder in REMINDERS
        and options.join in JOINS
        and options.teams in TEAMS
        and options.level in LEVELS
        and MIN_SEATS <= options.most_seats <= MAX_SEATS
        and options.computer_seconds in COMPUTER_SECONDS
        and len(options.invited) <= MAX_INVITED
        and min(options.lobby_seconds, options.idle_seconds) > 0
    )
    if not is_fine:
        raise RefusedError(TableReason.INVALID_OPTIONS)
    return options


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


def _seated(table: Table, chair: Chair, now: int) -> Change:
    if len(table.chairs) >= table.options.most_seats:
        raise RefusedError(TableReason.LOBBY_FULL)
    return _changed(replace(table, chairs=(*table.chairs, chair)), now)


def _changed(table: Table, now: int) -> Change:
    after = follow(table, touched_at=now)
    length = after.options.lobby_seconds * durations.SECOND
    expiry = new_window(after, WindowKind.LOBBY, None, now, length)
    return Change(replace(after, windows=(expiry,)))
