"""The chances that hands alone give: they add up, and go with what is in the hands."""

from dataclasses import replace
from random import Random

import pytest

from tests.computer.rounds import round_of
from uno.computer.compact import GOES_ON, Round
from uno.computer.evaluation import play_out
from uno.computer.faces import NUMBERS
from uno.computer.prospects import prospect
from uno.computer.reading import evaluation_for
from uno.game import engine
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.state import Phase


def dealt(rules: Rules, seats: int, seed: int = 1) -> Round:
    random = Random(seed)
    fixed = replace(rules, first_wild="redraw")
    state = engine.new_game(fixed, ["?"] * seats, random.randbytes(32)).state
    assert state.phase is Phase.TURN
    return round_of(state, random)


def hand(codes: str) -> list[int]:
    return [NUMBERS[code] for code in codes.split()]


@pytest.mark.parametrize("preset", ["official", "flip", "brasil"])
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_the_chances_of_all_add_up(preset: str, seats: int) -> None:
    round_ = dealt(PRESETS[preset], seats)
    while round_.winner == GOES_ON:
        assert sum(prospect(round_, seat) for seat in range(seats)) == pytest.approx(1)
        play_out(round_, evaluation_for(round_), most_turns=3, is_blocked=False)


def test_a_team_has_the_chances_of_both() -> None:
    round_ = dealt(Rules(), 4)
    alone = [prospect(round_, seat) for seat in range(4)]
    round_.sides = (0, 1, 0, 1)
    assert prospect(round_, 0) == prospect(round_, 2) == pytest.approx(alone[0] + alone[2])


@pytest.mark.parametrize(
    ("better", "worse"),
    [("y1", "y1 y2"), ("y1 y2 y3", "y1 y2 y3 b7"), ("w y2 y3", "g1 y2 y3"), ("w4 y2", "ys y2")],
)
def test_fewer_cards_and_wilds_are_better(better: str, worse: str) -> None:
    for seats in (2, 4):
        round_ = dealt(Rules(), seats)
        chances = []
        for codes in (better, worse):
            round_.hands[0] = hand(codes)
            chances.append(prospect(round_, 0))
        assert chances[0] > chances[1]


def test_a_stack_that_waits_counts_as_cards() -> None:
    round_ = dealt(Rules(stacking="same"), 2)
    before = prospect(round_, round_.turn)
    round_.top, round_.penalty = NUMBERS["rd"], 4
    assert prospect(round_, round_.turn) < before


def test_who_is_likelier_to_win_wins_more_often() -> None:
    """Of rounds played on from the middle, by the evaluation."""
    won: dict[bool, list[bool]] = {True: [], False: []}
    for seed in range(200):
        round_ = dealt(Rules(), 2, seed)
        play_out(round_, evaluation_for(round_), most_turns=10, is_blocked=False)
        if round_.winner == GOES_ON:
            is_likely = prospect(round_, 0) > 0.5
            play_out(round_, evaluation_for(round_))
            won[is_likely].append(round_.winner == 0)
    likely, unlikely = (sum(won[key]) / len(won[key]) for key in (True, False))
    assert likely > 0.6 > 0.4 > unlikely
