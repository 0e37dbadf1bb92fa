"""What each seat did in a match: counted from its events, for the screen at the end."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from uno.game.events import Caught, Drew, Event, Played, TurnStarted


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """Count what one seat did in a match, over all rounds."""

    turns: int = 0  # how often it was this seat's turn
    draws: int = 0  # cards
    longest_stack: int = 0  # cards that one play of this seat left for the next
    catches: int = 0


def summarize(seats: int, events: Iterable[Event]) -> tuple[SeatSummary, ...]:
    """Count the events of a whole match, in their order; one item for each seat."""
    counted = [SeatSummary() for _ in range(seats)]
    for event in events:
        _count(counted, event)
    return tuple(counted)


def _count(counted: list[SeatSummary], event: Event) -> None:
    match event:
        case TurnStarted(seat):
            counted[seat] = replace(counted[seat], turns=counted[seat].turns + 1)
        case Played(seat=seat, stack=stack):
            longest = max(counted[seat].longest_stack, stack)
            counted[seat] = replace(counted[seat], longest_stack=longest)
        case Drew(seat, count):
            counted[seat] = replace(counted[seat], draws=counted[seat].draws + count)
        case Caught(seat):
            counted[seat] = replace(counted[seat], catches=counted[seat].catches + 1)
        case _:
            pass
