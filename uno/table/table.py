"""A running match: pure functions from one table to the next.

Every one of them raises `RefusedError` before anything changes.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from uno.game import engine, fair
from uno.game.actions import Action, Join, Leave, NextRound, Timeout
from uno.game.errors import IllegalAction, Reason
from uno.game.events import Eliminated, Event, Left
from uno.game.legal import why_illegal
from uno.game.state import State
from uno.table import computers, durations, facts
from uno.table.answers import RefusedError, TableReason
from uno.table.asks import Thought
from uno.table.change import Change, close, fill_in, follow
from uno.table.places import anchors, places
from uno.table.recent import extend_recent
from uno.table.records import (
    Chair,
    Controller,
    Member,
    Options,
    Status,
    Table,
    Window,
    WindowKind,
)
from uno.table.windows import new_window, restart_deadline, shifted, windows_after


def begin(table: Table, now: int) -> Change:
    """Make a match of a lobby: the first round is dealt. Raises InvalidRules."""
    table = _in_seat_order(table)
    seed = _seed(table)
    host = table.seat_of(table.host) or 0
    names = [chair.name for chair in table.chairs]
    teams = teams_of(table.options, len(names))
    dealt = engine.new_game(table.rules, names, seed, teams=teams, host=host)
    after = follow(
        table,
        status=Status.PLAYING,
        seed=seed.hex(),
        state=dealt.state,
        host_seat=host,
        decision=table.decision + 1,
        recent=extend_recent((), dealt.events),
        windows=(),
        started_at=now,
        touched_at=now,
    )
    return _complete(table, after, dealt.events, None, now)


def teams_of(options: Options, seats: int) -> tuple[tuple[int, ...], ...] | None:
    """Return the teams of a table, seated alternately."""
    if not options.teams:
        return None
    return tuple(tuple(range(team, seats, options.teams)) for team in range(options.teams))


def press(table: Table, seat: int, action: Action, now: int) -> Change:
    """Apply what the person at `seat` asks; who acts is not away."""
    chairs = _attended(table.chairs, seat)
    return _apply(table, action, now, chairs=chairs, touched_at=now)


def move(table: Table, action: Action, now: int) -> Change:
    """Apply what a computer player does."""
    return _apply(table, action, now)


def join(table: Table, member: Member, now: int) -> Change:
    """Sit down for the next round, after the last seat; who got up for good has had a seat."""
    if table.seat_of(member.user_id) is not None:
        raise RefusedError(TableReason.ALREADY_SEATED)
    if any(chair.member and chair.member.user_id == member.user_id for chair in table.chairs):
        raise RefusedError(Reason.SEAT_LEFT)
    if facts.waiting(state_of(table)) is not facts.Waiting.NEXT_ROUND:
        raise RefusedError(Reason.JOIN_NOT_POSSIBLE)
    if len(table.chairs) >= table.options.most_seats:
        raise RefusedError(TableReason.LOBBY_FULL)
    chairs = (*table.chairs, Chair(member, member.name))
    return _apply(table, Join(member.name), now, chairs=chairs, touched_at=now)


def can_join(table: Table) -> bool:
    """Tell whether somebody could sit down for the next round; who may is not asked here."""
    state = table.state
    if state is None or facts.waiting(state) is not facts.Waiting.NEXT_ROUND:
        return False
    has_room = len(table.chairs) < table.options.most_seats
    return has_room and why_illegal(state, Join("")) is None


def get_up(table: Table, seat: int, now: int) -> Change:
    """Let a person leave; a computer plays on where the table wants that."""
    if not table.options.fill_with_computers:
        return leave(table, seat, now, touched_at=now)
    chairs = _with(table.chairs, seat, controller=Controller.COMPUTER, timeouts=0)
    host = next_host(chairs, table.host)
    if host is None:
        closed = close(replace(table, chairs=chairs), "abandoned", now)
        ended = places(table, closed.after)
        return replace(closed, places=ended, anchors=anchors(closed.after) if ended else ())
    after = follow(table, chairs=chairs, host=host, touched_at=now)
    return Change(replace(after, windows=windows_after(table, after, now)))


def leave(table: Table, seat: int, now: int, **besides: Any) -> Change:
    """Take a seat out of the match for good."""
    return _apply(table, Leave(seat), now, **besides)


def substituted(table: Table, user_id: int) -> int | None:
    """Return the seat at which a computer plays on for a person."""
    for seat, chair in enumerate(table.chairs):
        is_theirs = chair.member is not None and chair.member.user_id == user_id
        if is_theirs and chair.controller is Controller.COMPUTER and not chair.left:
            return seat
    return None


def sit_down_again(table: Table, user_id: int, now: int) -> Change:
    """Give a person back the seat at which a computer played on."""
    seat = substituted(table, user_id)
    if seat is None:
        raise RefusedError(TableReason.NOT_SEATED)
    chairs = _with(table.chairs, seat, controller=Controller.PERSON, timeouts=0)
    after = follow(table, chairs=chairs, touched_at=now)
    if seat in facts.waited_for(state_of(table)):
        return Change(replace(after, windows=restart_deadline(after, now)))
    return Change(replace(after, windows=windows_after(table, after, now)))


def resumed(table: Table, now: int) -> Change:
    """End a pause: all has the time that it had left."""
    until = table.paused_until or now
    going = [w for w in table.windows if w.kind not in (WindowKind.PAUSE, WindowKind.RESUME_VOTE)]
    windows = tuple(_due_from(shifted(window, now - until), now) for window in going)
    return Change(follow(table, windows=windows, touched_at=now))


def _due_from(window: Window, now: int) -> Window:
    if window.due_at is None or window.due_at >= now:
        return window
    return replace(window, due_at=now)


def come_back(table: Table, seat: int, now: int) -> Change:
    """Give an away seat its full time again."""
    if not durations.is_away(table.chairs[seat]):
        raise RefusedError(TableReason.NOT_AWAY)
    after = follow(table, chairs=_attended(table.chairs, seat), touched_at=now)
    if seat in facts.waited_for(state_of(table)):
        after = replace(after, windows=restart_deadline(after, now))
    return Change(after)


def due(  # noqa: PLR0911 - one per kind
    table: Table, window_id: str, now: int, thought: Thought | None = None
) -> Change:
    """Do what follows when the time of a window is over."""
    window = next((w for w in table.windows if w.id == window_id), None)
    if window is None or window.due_at is None or window.due_at > now:
        raise RefusedError(TableReason.NOTHING_DUE)
    match window.kind:
        case WindowKind.LOBBY:
            return close(table, "expired", now)
        case WindowKind.IDLE:
            return _idle(table, window, now)
        case WindowKind.REMINDER:
            return _reminded(table, window)
        case WindowKind.NEXT_ROUND:
            return _apply(table, NextRound(), now)
        case WindowKind.PAUSE:
            return resumed(table, now)
        case WindowKind.PAUSE_VOTE:
            return Change(_without(table, window), is_told=False)
        case WindowKind.COMPUTER:
            return _computer_acts(table, window, thought, now)
        case WindowKind.VOTE if window.seat is not None:
            return _apply(table, Timeout(window.seat), now)
        case _ if window.seat is not None:
            return time_out(table, window.seat, now)
        case _:
            raise RefusedError(TableReason.NOTHING_DUE)


def next_host(chairs: Sequence[Chair], host: int) -> int | None:
    """Return the host if still seated, otherwise the person who sits there longest."""
    people = [chair.member.user_id for chair in chairs if chair.member and chair.has_person]
    if host in people:
        return host
    return people[0] if people else None


def _in_seat_order(table: Table) -> Table:
    if not table.rules.shuffle_seats:
        return table
    order = fair.seat_order(_secret(table), table.id, len(table.chairs))
    return replace(table, chairs=tuple(table.chairs[number] for number in order))


def _seed(table: Table) -> bytes:
    words = (chair.contribution for chair in table.chairs)
    contributions = [bytes.fromhex(word) if word else None for word in words]
    return fair.seed(_secret(table), table.id, contributions)


def _secret(table: Table) -> bytes:
    if table.secret is None:
        raise ValueError("a lobby has a secret from its opening on")
    return bytes.fromhex(table.secret)


def state_of(table: Table) -> State:
    """Return the state of a match; refuses in a lobby."""
    if table.state is None:
        raise RefusedError(TableReason.NOT_STARTED)
    return table.state


def _attended(chairs: tuple[Chair, ...], seat: int) -> tuple[Chair, ...]:
    return _with(chairs, seat, timeouts=0) if chairs[seat].timeouts else chairs


def _apply(table: Table, action: Action, now: int, **besides: Any) -> Change:
    """Apply an action of the engine; `besides` are fields of the table that change with it."""
    state = state_of(table)
    try:
        done = engine.apply(state, action)
    except IllegalAction as illegal:
        raise RefusedError(illegal.reason) from illegal
    chairs = besides.pop("chairs", table.chairs)
    if facts.decides(state, action) and not isinstance(action, NextRound | Join):
        chairs = _with(chairs, action.seat, acted=table.decision)
    chairs = _seated(chairs, done.events, done.state)
    after = follow(
        table,
        state=done.state,
        chairs=chairs,
        host=next_host(chairs, table.host) or table.host,
        decision=table.decision + facts.is_other_decision(state, action, done.state),
        recent=extend_recent(table.recent, done.events),
        **_ended(chairs, done.state, now),
        **besides,
    )
    return _complete(table, after, done.events, action, now)


def _seated(chairs: tuple[Chair, ...], events: Sequence[Event], state: State) -> tuple[Chair, ...]:
    """Mark who left and who went out with these events."""
    out: list[int] = []
    for event in events:
        if isinstance(event, Left):
            chairs = _with(chairs, event.seat, left=True)
        elif isinstance(event, Eliminated):
            out.append(event.seat)
    return _gone_out(chairs, out, state) if out else chairs


def _gone_out(chairs: tuple[Chair, ...], out: list[int], state: State) -> tuple[Chair, ...]:
    """Put numbers on who went out; of those who went together the highest total went first."""
    before = sum(chair.out is not None for chair in chairs)
    match = state.match
    totals = {seat: match.total(match.side_of(seat)) for seat in out}
    for seat in out:
        worse = sum(total > totals[seat] for total in totals.values())
        chairs = _with(chairs, seat, out=1 + before + worse)
    return chairs


def _with(chairs: tuple[Chair, ...], seat: int, **changes: Any) -> tuple[Chair, ...]:
    return (*chairs[:seat], replace(chairs[seat], **changes), *chairs[seat + 1 :])


def _ended(chairs: tuple[Chair, ...], state: State, now: int) -> dict[str, Any]:
    """End the match when its rules say so, or when nobody is left to play it."""
    if not any(chair.has_person for chair in chairs):
        return {"status": Status.CLOSED, "closed_reason": "abandoned", "ended_at": now}
    if facts.waiting(state) is facts.Waiting.NOTHING:
        return {"status": Status.FINISHED, "ended_at": now}
    return {}


def _complete(
    before: Table, after: Table, events: tuple[Event, ...], action: Action | None, now: int
) -> Change:
    """Follow what the action means for the table's windows, its result, and who is pinged."""
    after = fill_in(after, windows_after(before, after, now))
    ended = () if after.is_live else places(before, after)
    return Change(
        after,
        events,
        action,
        places=ended,
        anchors=anchors(after) if ended else (),
        remind=_always_reminded(before, after),
    )


def _always_reminded(before: Table, after: Table) -> int | None:
    """Return the person to ping at once where the table wants that at every turn."""
    if after.options.reminder != "always" or before.decision == after.decision:
        return None
    seat = facts.actor(state_of(after)) if after.is_live else None
    if seat is None or after.chairs[seat].member is None or durations.is_away(after.chairs[seat]):
        return None
    return seat


def time_out(table: Table, seat: int, now: int) -> Change:
    """Make the default choice for a seat; the third time in a row it is taken from its person."""
    chair = table.chairs[seat]
    if chair.controller is Controller.COMPUTER:
        return _apply(table, Timeout(seat), now)
    timeouts = chair.timeouts + 1
    is_last = timeouts >= durations.REMOVED_AFTER
    if is_last and table.options.fill_with_computers:
        chairs = _with(table.chairs, seat, timeouts=0, controller=Controller.COMPUTER)
        return _apply(table, Timeout(seat), now, chairs=chairs)
    action = Leave(seat) if is_last else Timeout(seat)
    return _apply(table, action, now, chairs=_with(table.chairs, seat, timeouts=timeouts))


def _computer_acts(table: Table, window: Window, thought: Thought | None, now: int) -> Change:
    """Let a computer player do what it chose; what it thought of an older table counts no more."""
    seat = window.seat
    if seat is None:
        raise RefusedError(TableReason.NOTHING_DUE)
    idle = replace(table, windows=tuple(w for w in table.windows if w is not window))
    try:
        if thought is None or thought.sequence != table.sequence:
            return _apply(idle, computers.quick_choice(table, seat, window.id), now)
        return _apply(idle, thought.action, now)
    except (RefusedError, ValueError):  # whatever a computer thinks, people must not wait for it
        if seat in facts.waited_for(state_of(table)):
            return _apply(idle, Timeout(seat), now)
        return Change(_without(table, window), is_told=False)


def _idle(table: Table, window: Window, now: int) -> Change:
    """Abandon the match, or wait on when a person has pressed something meanwhile."""
    due_at = table.touched_at + durations.idle_time(table.options)
    if due_at <= now:
        return close(table, "idle", now)
    after = follow(table)
    later = new_window(after, WindowKind.IDLE, None, now, due_at - now)
    windows = tuple(later if w is window else w for w in table.windows)
    return Change(replace(after, windows=windows), is_told=False)


def _reminded(table: Table, reminder: Window) -> Change:
    return Change(_without(table, reminder), remind=reminder.seat, is_told=False)


def _without(table: Table, window: Window) -> Table:
    return follow(table, windows=tuple(w for w in table.windows if w is not window))
