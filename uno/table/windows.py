"""Which windows and deadlines are open after a change; the engine's state decides.

A window that goes on keeps its id and times. The order is stable, so that a turn that follows a
turn changes few rows: idle, then turn or answer with its reminder, votes or the next round, then
UNO windows by seat, computer players, votes of the table, a pause.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from uno.game.state import State
from uno.table import computers, durations, facts
from uno.table.facts import Waiting
from uno.table.records import Controller, Table, Window, WindowKind

DEADLINES = (WindowKind.TURN, WindowKind.CHALLENGE)
SHORTEST_WITH_REMINDER = 20 * durations.SECOND
_ASIDES = (
    WindowKind.PAUSE,
    WindowKind.PAUSE_VOTE,
    WindowKind.RESUME_VOTE,
    WindowKind.SKIP_VOTE,
)


def windows_after(before: Table, after: Table, now: int) -> tuple[Window, ...]:
    """Return the open windows of a match; none when it is over."""
    if not after.is_live or after.state is None:
        return ()
    step = _Step(before, after, after.state, now)
    uno_open = facts.uno_open(after.state)
    opened = (
        step.keep_or_open(WindowKind.IDLE, None, durations.idle_time(after.options)),
        *_waiting(step),
        *(step.keep_or_open(WindowKind.UNO, seat, None) for seat in uno_open),
    )
    if any(chair.controller is Controller.COMPUTER for chair in after.chairs):
        opened = (*opened, *_computers(step))
    asides = [window for window in before.windows if window.kind in _ASIDES]
    return _with_asides(step, opened, asides) if asides else opened


def shifted(window: Window, length: int) -> Window:
    """Move the end of a window."""
    return window if window.due_at is None else replace(window, due_at=window.due_at + length)


def restart_deadline(table: Table, now: int) -> tuple[Window, ...]:
    """Return the windows with the time of the seat to act begun anew."""
    rest = tuple(window for window in table.windows if window.kind not in DEADLINES)
    return windows_after(replace(table, windows=rest), table, now)


def new_window(
    after: Table, kind: WindowKind, seat: int | None, now: int, length: int | None
) -> Window:
    """Open a window in the table's last change; its id is never used again."""
    window_id = f"{after.id}-{after.sequence}-{kind}"
    if seat is not None:
        window_id = f"{window_id}-{seat}"
    return Window(window_id, kind, seat, now, None if length is None else now + length)


def find(table: Table, kind: WindowKind, seat: int | None = None) -> Window | None:
    """Return the open window of a kind and seat."""
    for window in table.windows:
        if window.kind is kind and window.seat == seat:
            return window
    return None


def due_windows(table: Table | None, now: int) -> list[Window]:
    """Return the windows whose time is over, oldest first.

    Reminders come last: after a restart they can be due together with what they remind of.
    """
    windows = table.windows if table is not None else ()
    past = [window for window in windows if window.due_at is not None and window.due_at <= now]
    return sorted(past, key=lambda window: (window.kind is WindowKind.REMINDER, window.due_at))


def next_due(table: Table) -> int | None:
    """Return the earliest due time of a table."""
    return min((w.due_at for w in table.windows if w.due_at is not None), default=None)


def _computers(step: "_Step") -> Iterator[Window]:
    """Let each computer player that has something to do act in a while."""
    is_same = step.before.decision == step.after.decision
    for seat, length in computers.times(step.after, step.state):
        running = find(step.before, WindowKind.COMPUTER, seat) if is_same else None
        yield running or step.open(WindowKind.COMPUTER, seat, length)


def _with_asides(
    step: "_Step", opened: tuple[Window, ...], asides: list[Window]
) -> tuple[Window, ...]:
    """Keep votes that still mean something, and let a pause hold up what opened in it."""
    chairs, is_same = step.after.chairs, step.before.decision == step.after.decision
    kept = tuple(
        window
        for window in asides
        if (window.seat is None or chairs[window.seat].has_person)
        and (is_same or window.kind is not WindowKind.SKIP_VOTE)
    )
    until = step.before.paused_until
    if until is not None:
        known = {window.id for window in step.before.windows}
        opened = tuple(w if w.id in known else shifted(w, until - step.now) for w in opened)
    return (*opened, *kept)


@dataclass(frozen=True, slots=True)
class _Step:
    """From the table before a change to the one after it."""

    before: Table
    after: Table
    state: State  # of the table after
    now: int

    def keep_or_open(self, kind: WindowKind, seat: int | None, length: int | None) -> Window:
        return find(self.before, kind, seat) or self.open(kind, seat, length)

    def open(self, kind: WindowKind, seat: int | None, length: int | None) -> Window:
        return new_window(self.after, kind, seat, self.now, length)


def _waiting(step: _Step) -> Iterator[Window]:
    options = step.after.options
    match facts.waiting(step.state):
        case Waiting.VOTES:
            length = durations.vote_time(options)
            for seat in facts.voters(step.state):
                yield step.keep_or_open(WindowKind.VOTE, seat, length)
        case Waiting.NEXT_ROUND:
            length = options.next_round_seconds * durations.SECOND or None
            yield step.keep_or_open(WindowKind.NEXT_ROUND, None, length)
        case Waiting.NOTHING:
            return
        case waiting:
            yield from _deadline(step, step.state.turn, waiting)


def _deadline(step: _Step, seat: int, waiting: Waiting) -> Iterator[Window]:
    """Give the seat to act its time; the same decision goes on with the time it had."""
    kind = WindowKind.CHALLENGE if waiting is Waiting.CHALLENGE else WindowKind.TURN
    running = find(step.before, kind, seat)
    if running is not None and step.before.decision == step.after.decision:
        reminder = find(step.before, WindowKind.REMINDER, seat)
        yield from (running,) if reminder is None else (running, reminder)
        return
    options, chair = step.after.options, step.after.chairs[seat]
    limit = durations.turn_time if waiting is Waiting.TURN else durations.answer_time
    window = step.open(kind, seat, limit(options, chair))
    if waiting is Waiting.DRAWN:
        yield _within_turn(window, running)
        return
    yield window
    if _is_reminded(step.after, window):
        yield step.open(WindowKind.REMINDER, seat, _length(window) // 2)


def _within_turn(window: Window, turn: Window | None) -> Window:
    """Let the answer about a drawn card take no longer than its turn."""
    if turn is None or turn.due_at is None or window.due_at is None:
        return window
    return replace(window, due_at=min(window.due_at, turn.due_at))


def _is_reminded(table: Table, window: Window) -> bool:
    """Tell whether a person is pinged at half time; nobody who is away."""
    if window.seat is None or table.options.reminder != "nudge":
        return False
    chair = table.chairs[window.seat]
    is_person = chair.controller is Controller.PERSON and not durations.is_away(chair)
    return is_person and _length(window) >= SHORTEST_WITH_REMINDER


def _length(window: Window) -> int:
    """Return how long a window is open; 0: without end."""
    return 0 if window.due_at is None else window.due_at - window.opened_at
