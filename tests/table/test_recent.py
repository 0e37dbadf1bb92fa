"""The table message tells the last three lines with their causes, and nothing private."""

from uno.game.events import (
    Caught,
    Challenged,
    DealerDrew,
    DrawCause,
    Drew,
    Event,
    FirstCardTurned,
    HandShown,
    Joined,
    Left,
    Played,
    RoundEnded,
    RoundStarted,
    SkipCause,
    Skipped,
    TurnStarted,
)
from uno.table.recent import MOST, extend_recent


def played(number: int) -> Played:
    return Played(0, f"r{number}")


def test_the_last_three_lines_are_kept_with_what_followed_from_them() -> None:
    recent: tuple[Event, ...] = ()
    for number in range(5):
        recent = extend_recent(
            recent,
            (played(number), Skipped(1, SkipCause.SKIP), TurnStarted(2)),
        )
    assert recent == tuple(
        event for n in (2, 3, 4) for event in (played(n), Skipped(1, SkipCause.SKIP))
    )


def test_a_drawing_in_turn_is_a_line_and_a_penalty_belongs_to_its_cause() -> None:
    story: tuple[Event, ...] = (
        played(1),
        Drew(1, 1, DrawCause.TURN),
        Caught(2, 0),
        Drew(0, 2, DrawCause.UNO),
    )
    assert extend_recent((), story) == story
    assert extend_recent(story, (played(2),)) == (*story[1:], played(2))


def test_a_hand_that_one_seat_may_see_is_never_kept() -> None:
    verdict = Challenged(1, 0, guilty=True, color=None)
    shown = HandShown(1, 0, ("r5", "w4"))
    assert extend_recent((), (verdict, shown)) == (verdict,)
    assert extend_recent((verdict,), (shown,)) == (verdict,)


def test_a_deal_begins_a_new_story() -> None:
    over = RoundEnded(1, 0, ((), ("r5",)), (5, 0), (5, 0))
    dealt: tuple[Event, ...] = (
        DealerDrew(0, "r5", 5),
        RoundStarted(2, 0, (0, 1)),
        FirstCardTurned("b3", None),
    )
    assert extend_recent((played(1), over), dealt) == dealt[1:]


def test_one_line_with_endless_consequences_stays_small() -> None:
    long: tuple[Event, ...] = (
        played(1),
        *(Skipped(seat % 10, SkipCause.SKIP_EVERYONE) for seat in range(100)),
    )
    assert len(extend_recent((), long)) == MOST


def test_who_comes_and_goes_does_not_hide_what_a_round_brought() -> None:
    over = RoundEnded(1, 0, ((), ("r5",)), (5, 0), (5, 0))
    recent = extend_recent((played(1),), (over,))
    for seat in range(2, 10):
        recent = extend_recent(recent, (Joined(seat, "Ann"),))
        recent = extend_recent(recent, (Left(seat),))
        assert recent[0] == over
        assert len(recent) <= MOST + 1
    assert recent[1:] == (Left(8), Joined(9, "Ann"), Left(9))
    dealt = RoundStarted(2, 0, (0, 1))
    assert extend_recent(recent, (dealt,)) == (dealt,)
