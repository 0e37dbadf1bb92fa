"""What a table saw, and the deals that fit it: no card twice, nothing that cannot be."""

from collections import Counter
from random import Random

import pytest

from tests.computer.playing import WILD_RULES, play_match
from tests.computer.rounds import card_number
from uno.computer import medium
from uno.computer.deals import Deals
from uno.computer.faces import ACTIVE, NUMBERS, SIDE_BITS, pack
from uno.computer.reading import round_of
from uno.computer.seen import NO_WILD, Seen, mark
from uno.game import engine
from uno.game.actions import Action, Challenge, NextRound
from uno.game.cards import Color, Side
from uno.game.events import (
    Challenged,
    DrawCause,
    Drew,
    FirstCardTurned,
    HandShown,
    HandsShuffled,
    PileRemade,
    Played,
    RoundStarted,
    TurnStarted,
)
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State

RED_FIVE = NUMBERS["r5"]


def begun(rules: Rules | None = None, top: str = "r5") -> Seen:
    seen = Seen(rules or Rules(hand_size=2, bluff=False))
    seen.notice([RoundStarted(1, 0, (0, 1)), FirstCardTurned(top, Color(top[0]))])
    return seen


def test_who_draws_held_nothing_that_could_have_been_laid() -> None:
    seen = begun()
    seen.notice([Drew(1, 1, DrawCause.TURN), TurnStarted(0)])
    *old, new = seen.lacking(1, 3)
    for lack in old:
        assert lack & mark(NUMBERS["r2"])
        assert lack & mark(NUMBERS["b5"])
        assert lack & NO_WILD
        assert not lack & mark(NUMBERS["b2"])
    assert new & mark(NUMBERS["r2"])
    assert not new & NO_WILD  # a drawn wild may be kept
    assert seen.void == {1: 0}


def test_a_penalty_brings_cards_of_which_nothing_is_known() -> None:
    seen = begun()
    seen.notice([Drew(1, 1, DrawCause.TURN), Drew(1, 2, DrawCause.DRAW_CARD)])
    assert seen.lacking(1, 5)[3:] == [0, 0]
    assert 1 not in seen.void


def test_a_drawn_card_that_is_played_is_the_one_that_goes() -> None:
    seen = begun()
    seen.notice([Drew(1, 1, DrawCause.TURN), Played(1, "r7")])
    assert all(lack & NO_WILD for lack in seen.lacking(1, 2))
    assert seen.discards == [RED_FIVE]


def test_a_legal_wild_draw_says_that_the_colour_was_not_held() -> None:
    seen = begun()
    seen.notice([Played(1, "w4", Color.BLUE)])
    assert seen.lacking(1, 1)[0] & 1
    honest = begun(Rules(hand_size=2, bluff=True))
    honest.notice([Played(1, "w4", Color.BLUE)])
    assert honest.lacking(1, 1) == [0]


def test_of_a_hand_that_was_missed_nothing_is_known() -> None:
    seen = Seen(Rules())
    seen.notice([Played(0, "g3"), Drew(1, 1, DrawCause.TURN)])
    assert seen.lacking(1, 7) == [0] * 7
    assert seen.discards == []


@pytest.mark.parametrize("event", [HandsShuffled(0), PileRemade(30)])
def test_what_is_mixed_is_forgotten(event: HandsShuffled | PileRemade) -> None:
    seen = begun()
    seen.notice([Drew(1, 1, DrawCause.TURN), Played(0, "r7"), event])
    if isinstance(event, PileRemade):
        assert seen.discards == []
    else:
        assert seen.lacking(1, 3) == [0] * 3


def test_a_hand_is_shown_to_one_seat_alone_until_its_cards_are_played() -> None:
    seen = begun()
    seen.notice([Challenged(0, 1, True, Color.RED), HandShown(0, 1, ("b2", "w"))])
    assert seen.shown(0, 1) == [NUMBERS["b2"], NUMBERS["w"]]
    assert seen.shown(1, 0) == seen.shown(2, 1) == []
    assert seen.bluffs[1] == seen.challenges[0] == 1
    seen.notice([Played(1, "b2")])
    assert seen.shown(0, 1) == [NUMBERS["w"]]


def positions(rules: Rules, seats: int, seed: int) -> list[tuple[State, Seen]]:
    """Return moments of a match of computers, with what the table saw until then."""
    found: list[tuple[State, Seen]] = []
    random = Random(seed)
    start = engine.new_game(rules, [str(n) for n in range(seats)], random.randbytes(32))
    state, seen = start.state, Seen(rules)
    seen.notice(start.events)
    for _ in range(90):
        if state.phase is Phase.MATCH_OVER:
            break
        action: Action = NextRound()
        if state.is_round_open:
            seat = state.turn
            action = medium.choose(seat_view(state, seat), random, seen)
            if state.phase in (Phase.TURN, Phase.DRAWN):
                check_deal(state, seat, seen, random)
                found.append((state.copy(), seen))
        seen.notice(engine.step(state, action))
    return found


def check_deal(state: State, seat: int, seen: Seen, random: Random) -> None:
    """Deal what the seat does not see; everything it does see must be as it is."""
    view = seat_view(state, seat)
    round_ = Deals(view, round_of(view, seen), seen, random).deal()
    assert [len(hand) for hand in round_.hands] == list(view.counts)
    faces = sorted(card & ACTIVE for card in round_.hands[seat])
    assert faces == sorted(NUMBERS[code] for code in view.hand)
    assert len(round_.draw) == view.draw_count
    assert seen.gone == [sum(face >> 4 == color for face in seen.discards) for color in range(5)]
    cards = [round_.top, *round_.draw, *round_.below, *(c for h in round_.hands for c in h)]
    assert Counter(card & ACTIVE for card in cards) == Counter(pack(state.rules, state.side))
    if state.rules.deck == "flip":
        check_backs(state, view, cards, round_.hands, seat)


def check_backs(
    state: State, view: SeatView, cards: list[int], hands: list[list[int]], seat: int
) -> None:
    other_side = Side.DARK if state.side is Side.LIGHT else Side.LIGHT
    backs = Counter(card >> SIDE_BITS for card in cards)
    assert backs == Counter(pack(state.rules, other_side))
    for other, codes in enumerate(view.backs or ()):
        if other != seat:
            seen_backs = sorted(card >> SIDE_BITS for card in hands[other])
            assert seen_backs == sorted(NUMBERS[code] for code in codes)


@pytest.mark.parametrize("name", WILD_RULES)
@pytest.mark.parametrize("seats", [2, 4])
def test_deals_fit_what_is_seen_under_every_rule(name: str, seats: int) -> None:
    assert positions(WILD_RULES[name], seats, seats)


def test_deals_give_nobody_what_they_cannot_hold() -> None:
    """With an honest table, what is excluded is hardly ever really there."""
    wrong = total = 0
    for state, seen in positions(Rules(bluff=False), 3, 5)[-1:]:
        for seat in range(3):
            lacks = seen.lacking(seat, state.sizes[seat])
            total += len(lacks)
            held = Counter(card_number(state.book, card) for card in state.cards(seat))
            impossible = sum(all(mark(card) & lack for card in held) for lack in lacks)
            wrong += impossible
    assert total
    assert not wrong


def test_challenges_come_with_belief() -> None:
    played = play_match(Rules(), [medium.choose] * 2, Random(3))
    assert any(isinstance(action, Challenge) for action in played.chosen)
