"""Faults that other engines have, each ruled out by name."""

from itertools import pairwise

import pytest

from tests.game.positions import act, outcome, play, played, state_of
from uno.game.actions import Catch, Draw, Leave, Play, Timeout
from uno.game.cards import Color
from uno.game.engine import apply, step
from uno.game.errors import IllegalAction
from uno.game.events import DrawCause, Drew
from uno.game.invariants import problems
from uno.game.legal import legal_actions, why_illegal
from uno.game.state import Phase

HANDS = ("r1 r2", "g1 g2", "b1 b2")


def test_reverse_with_two_players_skips() -> None:
    assert outcome([play(1, "rr")], "r1 r2", "rr g2 b3")["turn"] == 1


def test_reverse_skips_also_after_the_others_left() -> None:
    given = outcome([act(2, "leave"), play(1, "rr")], "r1 r2", "rr g2 b3", "b1 b2")
    assert (given["turn"], given["direction"]) == (1, 1)


def test_the_colour_seen_is_never_stale_after_a_wild() -> None:
    moves = [play(1, "w", color="b"), play(2, "b1"), play(0, "b9")]
    for count, color in enumerate("rbbb"):
        given = outcome(moves[:count], "b9 r2", "w g2", "b1 b2")
        assert given["color"] == color


def test_the_colour_named_survives_draw_catch_timeout_and_leave() -> None:
    moves = [
        play(1, "w", color="b"),
        act(0, "catch", target=1),
        act(2, "draw"),
        act(3, "timeout"),
        act(0, "leave"),
    ]
    given = outcome(moves, "r1 r2", "w g2", "g1 g2", "y1 y2", draw="r9 r8 r7 r6 r5 r4")
    assert given["ok"]
    assert given["color"] == "b"


def test_a_drawn_wild_draw_makes_the_next_player_draw() -> None:
    moves = [act(1, "draw"), play(1, "w4", color="y"), act(2, "accept")]
    given = outcome(moves, *HANDS, draw="w4 y1 y2 y3 y4 y5")
    assert len(given["hands"][2]) == 6


@pytest.mark.parametrize(
    ("hand", "guilty"),
    [
        ("w4 b3", False),  # a matching number is no matching colour
        ("w4 w b1", False),  # wilds have no colour
        ("w4 bs", False),
        ("w4 r9", True),
        ("w4 rs", True),
    ],
)
def test_wild_draw_legality_is_neither_too_strict_nor_too_loose(hand: str, guilty: bool) -> None:
    moves = [play(1, "w4", color="g"), act(2, "challenge")]
    given = outcome(moves, "r1 r2", hand, "b1 b2")
    verdict = next(event for event in given["events"] if event["event"] == "challenged")
    assert verdict["guilty"] is guilty


def test_a_challenge_is_judged_on_the_old_colour_and_the_old_hand() -> None:
    """The offender is caught in between and draws the colour that was in force."""
    moves = [play(1, "w4", color="g"), act(0, "catch", target=1), act(2, "challenge")]
    given = outcome(moves, "r1 r2", "w4 b9", "b1 b2", draw="r7 r8 y1 y2 y3 y4 y5 y6")
    assert len(given["hands"][2]) == 8
    shown = next(event for event in given["events"] if event["event"] == "hand_shown")
    assert shown == {"event": "hand_shown", "to": 2, "seat": 1, "cards": ["b9"]}


def test_the_first_draw_two_costs_the_turn() -> None:
    given = outcome([], *HANDS, top="gd")
    assert (given["turn"], len(given["hands"][1])) == (2, 4)


def test_the_top_card_stays_when_the_pile_is_remade() -> None:
    given = outcome([act(1, "draw")], *HANDS, top="y1 y2 r3", draw="")
    assert given["top"] == "r3"
    assert (given["draw"], given["discard"]) == (1, 1)
    assert given["hands"][1] == ["g1", "g2", "y1"]


def test_no_card_is_lost_or_made() -> None:
    """The pile runs out in the middle of a penalty, more than once."""
    replayed = played(
        [play(1, "rd"), play(0, "rd"), play(2, "rd"), act(1, "draw"), act(2, "draw")],
        "rd r2",
        "rd g2",
        "rd b2",
        draw="y1",
    )
    state = replayed.state
    cards = sum(state.sizes) + len(state.draw) + len(state.below) + 1
    assert cards == 8
    assert problems(state) == []


def test_skip_at_the_wrap_of_the_table_both_ways() -> None:
    assert outcome([play(2, "rs")], "r1 r2", "g1 g2", "rs b2", turn=2)["turn"] == 1
    assert outcome([play(0, "rs")], "rs r2", "g1 g2", "b1 b2", turn=0, direction=-1)["turn"] == 1


def test_the_top_card_does_not_act_again_on_a_draw() -> None:
    replayed = played([play(1, "rd"), act(0, "draw"), act(1, "draw")], "b1 b2", "rd g2 g4", "b5 b6")
    drawn = [event for event in replayed.events if isinstance(event, Drew)]
    assert [(event.count, event.cause) for event in drawn] == [
        (2, DrawCause.DRAW_CARD),
        (1, DrawCause.TURN),
        (1, DrawCause.TURN),
    ]


@pytest.mark.parametrize("rules", [{}, {"preset": "brasil"}])
@pytest.mark.parametrize("top", ["w", "w4"])
def test_a_wild_start_does_not_hang(rules: dict[str, str], top: str) -> None:
    state = state_of(*HANDS, top=top, draw="w4 w w4", rules=rules)
    assert state.phase in (Phase.TURN, Phase.COLOR)
    assert legal_actions(state, state.turn)


def test_drawing_again_in_one_turn_is_refused() -> None:
    given = outcome([act(1, "draw"), act(1, "draw")], *HANDS, draw="r9 r8")
    assert given["error"]["reason"] == "wrong-phase"


def test_a_refusal_changes_nothing() -> None:
    state = state_of(*HANDS)
    before = state.copy()
    for action in (Play(1, "g1"), Draw(0), Catch(0, 1), Play(1, "r9"), Timeout(2)):
        with pytest.raises(IllegalAction):
            step(state, action)
        with pytest.raises(IllegalAction):
            apply(state, action)
        assert state == before


@pytest.mark.parametrize("seat", [-1, -2, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    state = state_of(*HANDS)
    for action in (Play(seat, "b1"), Draw(seat), Leave(seat), Timeout(seat), Catch(0, seat)):
        assert why_illegal(state, action) is not None


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("seats", range(3, 11))
def test_leaving_never_shifts_the_turn(seats: int, direction: int) -> None:
    hands = ["r1 r2"] * seats
    for turn in range(seats):
        for leaver in range(seats):
            state = state_of(*hands, turn=turn, direction=direction)
            step(state, Leave(leaver))
            expected = (turn + direction) % seats if leaver == turn else turn
            assert state.turn == expected


def test_a_round_passes_through_all_that_stay() -> None:
    """After two of five have left, the three that stay take turns."""
    state = state_of(*["r1 r2"] * 5, top="b3", draw=" ".join(["y9"] * 9))
    step(state, Leave(2))
    step(state, Leave(4))
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        step(state, Draw(state.turn))
    assert turns == [1, 3, 0, 1, 3, 0]
    assert all(one != two for one, two in pairwise(turns))


def test_twenty_catches_have_one_effect() -> None:
    state = state_of("r1 r2", "r9 g2", "b1 b2")
    step(state, Play(1, "r9"))
    step(state, Catch(0, 1))
    for _ in range(20):
        with pytest.raises(IllegalAction):
            step(state, Catch(2, 1))
    assert state.sizes[1] == 3


def test_a_call_of_an_earlier_turn_does_not_count() -> None:
    """Called with two cards, drew instead; the next time down to one needs a new call."""
    moves = [
        act(1, "uno"),
        act(1, "draw"),
        play(0, "r5"),
        play(1, "r9"),
        play(0, "r6"),
        play(1, "r1"),
    ]
    given = outcome(moves, "r5 r6 b2", "r9 r1", draw="y7 y8 y9 g9 g8")
    assert given["uno_open"] == [1]


def test_a_wild_in_a_remade_pile_has_no_colour() -> None:
    moves = [play(1, "w", color="b"), play(2, "b1"), act(0, "draw"), play(0, "w", color="y")]
    given = outcome(moves, "g5 g6", "w g2 g3", "b1 b2 b3", draw="", top="w r3")
    assert given["ok"]
    assert given["color"] == Color.YELLOW
