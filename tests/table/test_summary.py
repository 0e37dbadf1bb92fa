"""A match is summed up from its events."""

from uno.game.cards import Color
from uno.game.events import Caught, DrawCause, Drew, Played, TurnStarted
from uno.table.summary import SeatSummary, summarize


def test_each_seat_is_counted_by_itself() -> None:
    events = (
        TurnStarted(0),
        Played(0, "rd", stack=2),
        TurnStarted(1),
        Played(1, "bd", stack=4),
        Caught(0, 1),
        Drew(1, 2, DrawCause.UNO),
        TurnStarted(0),
        Drew(0, 4, DrawCause.STACK),
        TurnStarted(1),
        Played(1, "w", Color.RED),
    )
    assert summarize(3, events) == (
        SeatSummary(turns=2, draws=4, longest_stack=2, catches=1),
        SeatSummary(turns=2, draws=2, longest_stack=4),
        SeatSummary(),
    )
