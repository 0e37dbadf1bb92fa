"""People come and go: removing, pausing, skipping who is absent. Pure functions.

What people vote on is kept as windows, one for each vote: it is saved, and ends, with the table.
"""

from dataclasses import replace

from uno.game.errors import Reason
from uno.table import durations, facts
from uno.table import table as running
from uno.table.answers import RefusedError, TableReason
from uno.table.change import Change, follow
from uno.table.records import Chair, Table, Window, WindowKind
from uno.table.windows import find, new_window, shifted

LEAST_PAUSE, MOST_PAUSE = 60, 86_400  # seconds
PAUSE_VOTE_TIME = 10 * 60 * durations.SECOND
_LEAST_PATIENCE = 30 * durations.SECOND
_MOST_PATIENCE = 600 * durations.SECOND


def kick(table: Table, seat: int, target: int, now: int) -> Change:
    """Remove somebody from a match; for the host."""
    _require_host(table, seat)
    if target == seat:
        raise RefusedError(TableReason.NOT_YOURSELF)
    return removed(table, target, now)


def removed(table: Table, target: int, now: int) -> Change:
    """Remove who sits at a seat."""
    if not 0 <= target < len(table.chairs) or table.chairs[target].left:
        raise RefusedError(TableReason.NO_SUCH_SEAT)
    return running.leave(table, target, now)


def pause(table: Table, seat: int, seconds: int, now: int) -> Change:
    """Stop all time for a while, or vote for it."""
    if table.paused_until is not None:
        raise RefusedError(TableReason.PAUSED)
    if not LEAST_PAUSE <= seconds <= MOST_PAUSE:
        raise RefusedError(TableReason.INVALID_PAUSE)
    if is_host(table, seat):
        return _paused(table, seconds, now)
    after = _with_vote(table, WindowKind.PAUSE_VOTE, seat, now, PAUSE_VOTE_TIME)
    if votes_missing(after, WindowKind.PAUSE_VOTE):
        return Change(after)
    return _paused(table, seconds, now)


def resume(table: Table, seat: int, now: int) -> Change:
    """Go on, or vote for it."""
    if table.paused_until is None:
        raise RefusedError(TableReason.NOT_PAUSED)
    if is_host(table, seat):
        return running.resumed(table, now)
    after = _with_vote(table, WindowKind.RESUME_VOTE, seat, now, None)
    if votes_missing(after, WindowKind.RESUME_VOTE):
        return Change(after)
    return running.resumed(table, now)


def skip_absent(table: Table, seat: int, now: int) -> Change:
    """Vote to let the time of the seat to act run out."""
    if table.paused_until is not None:
        raise RefusedError(TableReason.PAUSED)
    absent = facts.actor(running.state_of(table))
    if absent is None:
        raise RefusedError(Reason.WRONG_PHASE)
    if absent == seat:
        raise RefusedError(TableReason.NOT_YOURSELF)
    if not _is_absent(table, absent, now):
        raise RefusedError(TableReason.NOT_ABSENT)
    after = _with_vote(table, WindowKind.SKIP_VOTE, seat, now, None)
    if votes_missing(after, WindowKind.SKIP_VOTE):
        return Change(after)
    return running.time_out(replace(table, touched_at=now), absent, now)


def votes(table: Table, kind: WindowKind) -> tuple[int, ...]:
    """Return the seats that have voted for a pause, for going on, or for skipping."""
    return tuple(w.seat for w in table.windows if w.kind is kind and w.seat is not None)


def votes_missing(table: Table, kind: WindowKind) -> int:
    """Return how many more votes make more than half of those entitled."""
    entitled = _entitled(table, kind)
    given = sum(seat in entitled for seat in votes(table, kind))
    return max(0, len(entitled) // 2 + 1 - given)


def is_host(table: Table, seat: int) -> bool:
    """Tell whether the host sits at a seat."""
    member = table.chairs[seat].member
    return member is not None and member.user_id == table.host


def _entitled(table: Table, kind: WindowKind) -> set[int]:
    """Return the people who still play; whom all wait for has no say in being skipped."""
    state = running.state_of(table)
    entitled = set(table.people()) & set(state.match.playing)
    if kind is WindowKind.SKIP_VOTE:
        entitled.discard(state.turn)
    return entitled


def _require_host(table: Table, seat: int) -> None:
    if not is_host(table, seat):
        raise RefusedError(TableReason.NOT_HOST)


def _with_vote(table: Table, kind: WindowKind, seat: int, now: int, length: int | None) -> Table:
    if seat not in _entitled(table, kind):
        raise RefusedError(Reason.NOT_ENTITLED)
    if find(table, kind, seat) is not None:
        raise RefusedError(TableReason.ALREADY_VOTED)
    after = follow(table, touched_at=now)
    vote = new_window(after, kind, seat, now, length)
    return replace(after, windows=(*table.windows, vote))


def _paused(table: Table, seconds: int, now: int) -> Change:
    """Move all that would be due to after the pause: it keeps the time it had left."""
    length = seconds * durations.SECOND
    rest = [w for w in table.windows if w.kind is not WindowKind.PAUSE_VOTE]
    after = follow(table, touched_at=now)
    pausing = new_window(after, WindowKind.PAUSE, None, now, length)
    return Change(replace(after, windows=(*(shifted(w, length) for w in rest), pausing)))


def _is_absent(table: Table, seat: int, now: int) -> bool:
    """Tell whether a person let half of the time go by, or is away."""
    chair = table.chairs[seat]
    return chair.has_person and (durations.is_away(chair) or _has_waited(table, seat, chair, now))


def _has_waited(table: Table, seat: int, chair: Chair, now: int) -> bool:
    window = _running(table, seat)
    if window is None:
        return False
    time = durations.turn_time(table.options, chair)
    half = _MOST_PATIENCE if time is None else min(time // 2, _MOST_PATIENCE)
    return now - window.opened_at >= max(half, _LEAST_PATIENCE)


def _running(table: Table, seat: int) -> Window | None:
    return find(table, WindowKind.TURN, seat) or find(table, WindowKind.CHALLENGE, seat)
