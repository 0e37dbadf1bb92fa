"""Random games end.

The bounds come from measurement: of 3,450 rounds of usual play (presets with 2, 4 and 10 seats,
some switches) the longest had 352 moves; with `until_playable` the longest had 1,241, the median
was about 100, and 95 of 100 ended within 560. Ten times the longest does not come by chance: a
round that exceeds it goes round in circles.
"""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.game.marathon import possible
from tests.game.randomly import NAMES, all_switch_values, with_switches
from uno.cli.simulate import choose_usually
from uno.game.engine import new_game, step
from uno.game.legal import why_illegal
from uno.game.presets import PRESETS
from uno.game.rules import Rules, are_enough_cards, switch_values
from uno.game.state import Phase, State

MOST_MOVES_A_ROUND = 4_000
MOST_MOVES_UNTIL_PLAYABLE = 12_000


def most_moves(rules: Rules) -> int:
    return MOST_MOVES_UNTIL_PLAYABLE if rules.draw == "until_playable" else MOST_MOVES_A_ROUND


def play_usually(state: State, random: Random) -> None:
    """Make a usual move; where the rules ask for something else, anything that is legal."""
    action = choose_usually(state, random)
    if why_illegal(state, action) is not None:
        action = random.choice(possible(state, random))
    step(state, action)


def play_to_the_end(rules: Rules, seats: int, seed: int, rounds: int = 1) -> State:
    """Play a match; every round, and their number, must stay within the bounds."""
    random = Random(seed)
    state = new_game(rules, NAMES[:seats], random.randbytes(32)).state
    moves = 0
    while state.phase is not Phase.MATCH_OVER:
        before = state.match.round
        play_usually(state, random)
        moves = moves + 1 if state.match.round == before else 0
        assert moves <= most_moves(rules), f"round {before} does not end"
        assert state.match.round <= rounds, "the match does not end"
    return state


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 6, 10])
def test_rounds_of_every_preset_end(preset: str, seats: int) -> None:
    rules = replace(PRESETS[preset], scoring="single")
    for seed in range(6):
        play_to_the_end(rules, seats, seed)


@pytest.mark.parametrize("draw", ["one", "until_playable"])
def test_rounds_with_every_value_of_a_switch_end(draw: str) -> None:
    for number, (switch, value) in enumerate(all_switch_values()):
        switches: dict[str, Any] = {"draw": draw, switch: value, "scoring": "single"}
        rules = with_switches("official", switches)
        seats = 2 + number % 5
        if are_enough_cards(rules, seats):
            play_to_the_end(rules, seats, number)


@pytest.mark.parametrize(
    ("preset", "scoring"),
    [*product(("official", "brasil", "flip"), switch_values("scoring"))],
)
def test_matches_of_every_scoring_end(preset: str, scoring: str) -> None:
    """Of 30 matches to 200 points the longest took 12 rounds, a tournament 23."""
    rules = with_switches(preset, {"scoring": scoring, "target": 200})
    state = play_to_the_end(rules, 3, seed=7, rounds=150)
    assert state.match.winners
