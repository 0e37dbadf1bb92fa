"""Which events the table message still tells: the last three lines' worth, with their causes."""

from uno.game.events import (
    Accepted,
    Accused,
    Caught,
    Challenged,
    ColorNamed,
    DealerDrew,
    DrawCause,
    Drew,
    Event,
    FalseUno,
    FirstCardTurned,
    HandShown,
    Joined,
    Kept,
    Left,
    MatchEnded,
    Misplayed,
    Passed,
    Played,
    RoundEnded,
    RoundStarted,
    TimedOut,
    TurnStarted,
    UnoCalled,
    VoteEnded,
)

LINES = 3
MOST = 24  # events; a line can have many consequences

_PRIVATE = HandShown
_UNTOLD = (TurnStarted, DealerDrew)  # told elsewhere: in the table's seats, and at the deal
_LINE = (
    RoundStarted,
    FirstCardTurned,
    Played,
    ColorNamed,
    Kept,
    Passed,
    Challenged,
    Accepted,
    UnoCalled,
    FalseUno,
    Caught,
    Misplayed,
    Accused,
    VoteEnded,
    TimedOut,
    Left,
    Joined,
    RoundEnded,
    MatchEnded,
)
_OWN_DRAW = (DrawCause.TURN, DrawCause.STACK)


def extend_recent(recent: tuple[Event, ...], events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the public events to tell after `events` happened; nothing from before a deal."""
    told = [event for event in events if not isinstance(event, (_PRIVATE, *_UNTOLD))]
    if not told:
        return recent
    together = (*recent, *told)
    first = _first_told(together)
    result = _result(together)
    kept = together[first:]
    return kept if result is None or result in kept else (result, *kept)


def _first_told(events: tuple[Event, ...]) -> int:
    lines = 0
    for index in range(len(events) - 1, -1, -1):
        lines += begins_line(events[index])
        if lines == LINES or isinstance(events[index], RoundStarted):
            return max(index, len(events) - MOST)
    return max(0, len(events) - MOST)


def _result(events: tuple[Event, ...]) -> RoundEnded | None:
    """Return the end of the last round until the next one is dealt.

    People who come and go between two rounds must not make the table forget what the round brought.
    """
    for event in reversed(events):
        if isinstance(event, RoundStarted | RoundEnded):
            return event if isinstance(event, RoundEnded) else None
    return None


def begins_line(event: Event) -> bool:
    """Tell whether an event begins a line of the story; others are its consequences."""
    if isinstance(event, Drew):
        return event.cause in _OWN_DRAW
    return isinstance(event, _LINE)
