"""A running match: pure functions from one table to the next.

Every one of them raises `RefusedError` before anything changes.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from uno.game import engine, fair
from uno.game.actions import Action, Join, Leave, NextRound, Timeout
from uno.game.errors import IllegalAction, Reason
from uno.game.events import Event, Left
from uno.game.state import State
from uno.table import durations, facts
from uno.table.answers import RefusedError, TableReason
from uno.table.change import Change, close, fill_in, follow
from uno.table.places import places
from uno.table.recent import extend_recent
from uno.table.records import Chair, Controller, Member, Status, Table, Window, WindowKind
from uno.table.windows import new_window, restart_deadline, windows_after


def begin(table: Table, now: int) -> Change:
    """Make a match of a lobby: the first round is dealt. Raises InvalidRules."""
    table = _in_seat_order(table)
    seed = _seed(table)
    host = table.seat_of(table.host)
    names = [chair.name for chair in table.chairs]
    dealt = engine.new_game(table.rules, names, seed, host=host or 0)
    after = follow(
        table,
        status=Status.PLAYING,
        seed=seed.hex(),
        state=dealt.state,
        decision=table.decision + 1,
        recent=extend_recent((), dealt.events),
        windows=(),
        started_at=now,
        touched_at=now,
    )
    return _complete(table, after, dealt.events, None, now)


def press(table: Table, seat: int, action: Action, now: int) -> Change:
    """Apply what the person at `seat` asks; who acts is not away."""
    chairs = _attended(table.chairs, seat)
    return _apply(table, action, now, chairs=chairs, touched_at=now)


def move(table: Table, action: Action, now: int) -> Change:
    """Apply what a computer player does."""
    return _apply(table, action, now)


def join(table: Table, member: Member, now: int) -> Change:
    """Sit down for the next round, after the last seat."""
    if table.seat_of(member.user_id) is not None:
        raise RefusedError(TableReason.ALREADY_SEATED)
    if facts.waiting(_state(table)) is not facts.Waiting.NEXT_ROUND:
        raise RefusedError(Reason.JOIN_NOT_POSSIBLE)
    chairs = (*table.chairs, Chair(member, member.name))
    return _apply(table, Join(member.name), now, chairs=chairs, touched_at=now)


def come_back(table: Table, seat: int, now: int) -> Change:
    """Give an away seat its full time again."""
    if not durations.is_away(table.chairs[seat]):
        raise RefusedError(TableReason.NOT_AWAY)
    after = follow(table, chairs=_attended(table.chairs, seat), touched_at=now)
    if seat in facts.waited_for(_state(table)):
        after = replace(after, windows=restart_deadline(after, now))
    return Change(after)


def due(table: Table, window_id: str, now: int) -> Change:
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
        case _:
            return _time_out(table, window, now)


def next_host(chairs: Sequence[Chair], host: int) -> int | None:
    """Return the host if still seated, otherwise the person who sits there longest."""
    people = [chair.member.user_id for chair in chairs if chair.member and not chair.left]
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


def _state(table: Table) -> State:
    if table.state is None:
        raise RefusedError(TableReason.NOT_STARTED)
    return table.state


def _attended(chairs: tuple[Chair, ...], seat: int) -> tuple[Chair, ...]:
    return _with(chairs, seat, timeouts=0) if chairs[seat].timeouts else chairs


def _apply(table: Table, action: Action, now: int, **besides: Any) -> Change:
    """Apply an action of the engine; `besides` are fields of the table that change with it."""
    state = _state(table)
    try:
        done = engine.apply(state, action)
    except IllegalAction as illegal:
        raise RefusedError(illegal.reason) from illegal
    chairs = besides.pop("chairs", table.chairs)
    if facts.decides(state, action) and not isinstance(action, NextRound | Join):
        chairs = _with(chairs, action.seat, acted=table.decision)
    chairs = _seated(chairs, done.events)
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


def _seated(chairs: tuple[Chair, ...], events: Sequence[Event]) -> tuple[Chair, ...]:
    for event in events:
        if isinstance(event, Left):
            chairs = _with(chairs, event.seat, left=True)
    return chairs


def _with(chairs: tuple[Chair, ...], seat: int, **changes: Any) -> tuple[Chair, ...]:
    return (*chairs[:seat], replace(chairs[seat], **changes), *chairs[seat + 1 :])


def _ended(chairs: tuple[Chair, ...], state: State, now: int) -> dict[str, Any]:
    """End the match when its rules say so, or when nobody is left to play it."""
    if not any(chair.member and not chair.left for chair in chairs):
        return {"status": Status.CLOSED, "closed_reason": "abandoned", "ended_at": now}
    if facts.waiting(state) is facts.Waiting.NOTHING:
        return {"status": Status.FINISHED, "ended_at": now}
    return {}


def _complete(
    before: Table, after: Table, events: tuple[Event, ...], action: Action | None, now: int
) -> Change:
    """Follow what the action means for the table's windows, its result, and who is pinged."""
    after = fill_in(after, windows_after(before, after, now))
    return Change(
        after,
        events,
        action,
        places=() if after.is_live else places(before, after),
        remind=_always_reminded(before, after),
    )


def _always_reminded(before: Table, after: Table) -> int | None:
    """Return the person to ping at once where the table wants that at every turn."""
    if after.options.reminder != "always" or before.decision == after.decision:
        return None
    seat = facts.actor(_state(after)) if after.is_live else None
    if seat is None or after.chairs[seat].member is None or durations.is_away(after.chairs[seat]):
        return None
    return seat


def _time_out(table: Table, window: Window, now: int) -> Change:
    """Make the default choice for a seat; the third time in a row it has to get up."""
    seat = window.seat
    if seat is None:
        raise RefusedError(TableReason.NOTHING_DUE)
    chair = table.chairs[seat]
    if window.kind is WindowKind.VOTE or chair.controller is Controller.COMPUTER:
        return _apply(table, Timeout(seat), now)
    timeouts = chair.timeouts + 1
    action = Leave(seat) if timeouts >= durations.REMOVED_AFTER else Timeout(seat)
    return _apply(table, action, now, chairs=_with(table.chairs, seat, timeouts=timeouts))


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
    windows = tuple(window for window in table.windows if window is not reminder)
    return Change(follow(table, windows=windows), remind=reminder.seat, is_told=False)
