"""Every achievement: the story that earns it, and the nearly same one that does not."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from tests.table.playing import Match, new_match, state_of
from uno.game.cards import Color, Side
from uno.game.events import (
    Accepted,
    Caught,
    Challenged,
    DrawCause,
    Drew,
    Event,
    Flipped,
    HandsSwapped,
    MatchEnded,
    Played,
    RoundEnded,
    RoundStarted,
    TurnStarted,
    UnoCalled,
)
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.ratings.standing import Deeds
from uno.table.achievements import Achievement, Chronicle
from uno.table.chronicle import chronicle_of

FULL = (7, 7, 7)
Step = tuple[Sequence[Event], Sequence[int]]
SINGLE = Rules(scoring="single")


class Story:
    """Tell a match of three seats; each line is an action with the hands after it."""

    def __init__(self, rules: Rules | None = None) -> None:
        self.chronicle = Chronicle(3, rules or Rules())
        self.round = 0
        self.scores = [0, 0, 0]

    def deal(self) -> "Story":
        self.round += 1
        return self.then(RoundStarted(self.round, 2, (0, 1, 2)), sizes=FULL)

    def then(self, *events: Event, sizes: Sequence[int] = FULL, bluff: bool = False) -> "Story":
        self.chronicle.step(events, sizes, is_bluff=bluff)
        return self

    def win(self, winner: int = 0, points: int = 20, left: Sequence[int] = (3, 3, 3)) -> "Story":
        hands = tuple(() if s == winner else ("r1",) * left[s] for s in range(3))
        gained = tuple(points if seat == winner else 0 for seat in range(3))
        self.scores[winner] += points
        ended = RoundEnded(self.round, winner, hands, gained, tuple(self.scores))
        return self.then(
            TurnStarted(winner), Played(winner, "r1", Color.RED), ended, sizes=(0,) * 3
        )

    def over(self, *winners: int) -> "Story":
        return self.then(MatchEnded(winners, tuple(self.scores)))

    def earned(self, seat: int = 0) -> set[Achievement]:
        return set(self.chronicle.earned(seat))


def story(rules: Rules | None = None) -> Story:
    return Story(rules).deal()


def drew(cause: DrawCause = DrawCause.TURN, count: int = 1, seat: int = 0) -> Drew:
    return Drew(seat, count, cause)


def plays(times: int, seat: int = 0) -> list[Played]:
    return [Played(seat, "rs", Color.RED) for _ in range(times)]


def flip(sizes: Sequence[int]) -> Story:
    flipped = (Played(0, "rf", Color.RED), Flipped(Side.DARK, "p1", Color.PINK))
    return story().then(TurnStarted(0), sizes=sizes).then(*flipped, sizes=sizes)


def last_challenge(left: int, *, guilty: bool = True) -> Story:
    told = story().then(Played(1, "w4", Color.RED, stack=4), sizes=(7, left, 7))
    return told.then(Challenged(0, 1, guilty, Color.BLUE))


def rounds(*points: Sequence[int]) -> Story:
    told = Story()
    for gained in points:
        winner = max(range(3), key=gained.__getitem__)
        told.deal().win(winner, max(gained))
    return told


Told = Callable[[], set[Achievement]]
CASES: dict[Achievement, tuple[Told, Told]] = {
    Achievement.TWENTY: (
        lambda: story().then(drew(count=13), sizes=(20, 7, 7)).win().earned(),
        lambda: story().then(drew(count=12), sizes=(19, 7, 7)).win().earned(),
    ),
    Achievement.THREE_CATCHES: (
        lambda: story().then(Caught(0, 1), Caught(0, 2), Caught(0, 1)).earned(),
        lambda: story().then(Caught(0, 1), Caught(0, 2)).deal().then(Caught(0, 1)).earned(),
    ),
    Achievement.LAST_CARD_CHALLENGE: (
        lambda: last_challenge(0).earned(),
        lambda: last_challenge(1).earned() | last_challenge(0, guilty=False).earned(),
    ),
    Achievement.FLIP_TWIST: (
        lambda: flip((4, 1, 5)).win().earned(),
        lambda: flip((1, 2, 5)).win().earned() | flip((4, 1, 5)).win(1).earned(),
    ),
    Achievement.CLEAN_SHEET: (
        lambda: story().then(drew(seat=1)).win().earned(),
        lambda: story().then(drew(DrawCause.DRAW_CARD, 2)).win().earned(),
    ),
    Achievement.BLUFF: (
        lambda: story().then(Played(0, "w4", stack=4), bluff=True).then(Accepted(1, 0)).earned(),
        lambda: story().then(Played(0, "w4", stack=4)).then(Accepted(1, 0)).earned(),
    ),
    Achievement.HONEST: (
        lambda: story().then(*[Challenged(1, 0, False, Color.RED)] * 2).earned(),
        lambda: story().then(Challenged(1, 0, False, Color.RED)).earned(),
    ),
    Achievement.ESCAPE: (
        lambda: story().then(UnoCalled(0, late=True)).win().earned(),
        lambda: story().then(UnoCalled(0, late=False)).win().earned(),
    ),
    Achievement.CAUGHT_AND_WON: (
        lambda: story().then(Caught(1, 0), drew(DrawCause.UNO, 2)).win().earned(),
        lambda: story().then(Caught(1, 0), drew(DrawCause.UNO, 2)).deal().win().earned(),
    ),
    Achievement.STACK_EATER: (
        lambda: story().then(drew(DrawCause.STACK, 8)).win().earned(),
        lambda: story().then(drew(DrawCause.STACK, 6)).win().earned(),
    ),
    Achievement.STACK_BUILDER: (
        lambda: story().then(Played(0, "rd", stack=12)).earned(),
        lambda: story().then(Played(0, "rd", stack=10)).earned(),
    ),
    Achievement.IN_A_ROW: (
        lambda: story().then(*plays(2), TurnStarted(0), *plays(1)).earned(),
        lambda: story().then(*plays(2), TurnStarted(1), TurnStarted(0), *plays(1)).earned(),
    ),
    Achievement.JUMP_OUT: (
        lambda: jump_out(jumped_in=True),
        lambda: jump_out(jumped_in=False),
    ),
    Achievement.GOOD_SWAP: (
        lambda: story().then(sizes=(9, 2, 7)).then(HandsSwapped(0, 1)).earned(),
        lambda: story().then(sizes=(8, 2, 7)).then(HandsSwapped(0, 1)).earned(),
    ),
    Achievement.LUCKY_DRAW: (
        lambda: lucky(TurnStarted(0), drew()),
        lambda: lucky(drew(), TurnStarted(1), TurnStarted(0)),
    ),
    Achievement.LANDSLIDE: (
        lambda: story().win(left=(0, 5, 6)).earned(),
        lambda: story().win(left=(0, 4, 9)).earned(),
    ),
    Achievement.JACKPOT: (
        lambda: story().win(points=150).earned(),
        lambda: story().win(points=149).earned() | story(SINGLE).win(points=150).earned(),
    ),
    Achievement.BOTH_SIDES: (
        lambda: both_sides(Side.DARK),
        lambda: both_sides(Side.LIGHT),
    ),
    Achievement.SHUTOUT: (
        lambda: rounds((300, 0, 0), (300, 0, 0)).over(0).earned(),
        lambda: (
            rounds((300, 0, 0), (0, 9, 0), (300, 0, 0)).over(0).earned()
            | rounds((500, 0, 0)).over(0).earned()
        ),
    ),
    Achievement.PHOTO_FINISH: (
        lambda: rounds((250, 0, 0), (0, 490, 0), (250, 0, 0)).over(0).earned(),
        lambda: rounds((250, 0, 0), (0, 489, 0), (250, 0, 0)).over(0).earned(),
    ),
    Achievement.FROM_BEHIND: (
        lambda: rounds((0, 90, 0), (0, 0, 90), (500, 0, 0)).over(0).earned(),
        lambda: (
            rounds((0, 90, 0), (9, 0, 0), (500, 0, 0)).over(0).earned()
            | rounds((0, 90, 0), (500, 0, 0)).over(0).earned()
        ),
    ),
    Achievement.MARATHON: (
        lambda: story().then(*[TurnStarted(1)] * 300).win(1).over(1).earned(),
        lambda: story().then(*[TurnStarted(1)] * 290).win(1).over(1).earned(),
    ),
}


def jump_out(*, jumped_in: bool) -> set[Achievement]:
    told = story().then(TurnStarted(1))
    last = Played(0, "r1", Color.RED, jumped_in=jumped_in)
    ended = RoundEnded(1, 0, ((), ("r1",), ("r1",)), (2, 0, 0), (2, 0, 0))
    return told.then(last, ended).earned()


def lucky(*events: Event) -> set[Achievement]:
    ended = RoundEnded(1, 0, ((), ("r1",), ("r1",)), (2, 0, 0), (2, 0, 0))
    return story().then(*events).then(Played(0, "r1", Color.RED), ended).earned()


def both_sides(second: Side) -> set[Achievement]:
    told = story(PRESETS["flip"]).win().deal()
    return told.then(Flipped(second, "p1", None)).win().earned()


@pytest.mark.parametrize("achievement", Achievement)
def test_it_is_earned_by_its_story_only(achievement: Achievement) -> None:
    earns, does_not = CASES[achievement]
    assert achievement in earns()
    assert achievement not in does_not()


def test_deeds_are_counted_for_both_sides() -> None:
    told = (
        story().then(Caught(0, 1)).then(Challenged(1, 0, True, None), Challenged(1, 2, False, None))
    )
    assert told.chronicle.deeds == [
        Deeds(catches=1),
        Deeds(caught=1, challenges_won=1, challenges_lost=1),
        Deeds(),
    ]


@pytest.mark.parametrize("preset", ["official", "flip"])
async def test_a_chronicle_follows_any_match_from_its_moves(preset: str) -> None:
    match = Match(new_match(4, replace(PRESETS[preset], target=60)))
    chance = random.Random(preset)
    while match.table.is_live:
        match.random_step(chance)
    actions = [change.action for change in match.changes if change.action is not None]
    chronicle = await chronicle_of(match.table, actions)
    caught = [event for change in match.changes for event in change.events if _is_catch(event)]
    assert sum(deeds.catches for deeds in chronicle.deeds) == len(caught)
    assert chronicle._sizes == tuple(state_of(match.table).sizes)
    assert state_of(match.table).phase is Phase.MATCH_OVER


def _is_catch(event: Event) -> bool:
    return isinstance(event, Caught)


def test_there_is_a_story_for_each() -> None:
    assert CASES.keys() == set(Achievement)
