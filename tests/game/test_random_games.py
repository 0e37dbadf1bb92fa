"""Random play with a checker at every state (RULES.md sections 1-16)."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.game.randomly import (
    NAMES,
    all_legal,
    all_switch_values,
    check_views,
    play_checked,
    values_of,
    with_switches,
)
from uno.game.engine import new_game, step
from uno.game.presets import PRESETS
from uno.game.rules import SWITCHES, Rules, are_enough_cards
from uno.game.state import Phase

DEFAULTS = Rules()
SWITCH_SETS = st.dictionaries(st.sampled_from(SWITCHES), st.integers(0, 99), max_size=6).map(
    lambda drawn: {s: values_of(s)[i % len(values_of(s))] for s, i in drawn.items()}
)
GAMES = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_with_every_number_of_seats(preset: str, seats: int) -> None:
    play_checked(PRESETS[preset], seats, seed=seats, moves=150)


@GAMES
@given(preset=st.sampled_from(sorted(PRESETS)), switches=SWITCH_SETS, seed=st.integers(0, 2**32))
def test_any_rules(preset: str, switches: dict[str, Any], seed: int) -> None:
    rules = with_switches(preset, switches)
    seats = [n for n in range(2, 11) if are_enough_cards(rules, n)]
    play_checked(rules, seats[seed % len(seats)], seed, moves=60)


@GAMES
@given(
    preset=st.sampled_from(sorted(PRESETS)),
    switches=SWITCH_SETS,
    shape=st.sampled_from([(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (5, 2), (2, 5)]),
    seed=st.integers(0, 2**32),
)
def test_any_rules_in_teams(
    preset: str, switches: dict[str, Any], shape: tuple[int, int], seed: int
) -> None:
    rules = with_switches(preset, switches)
    count, size = shape
    if not are_enough_cards(rules, count * size):
        rules = with_switches(preset, {**switches, "hand_size": 2})
    teams = [[team + count * place for place in range(size)] for team in range(count)]
    play_checked(rules, count * size, seed, moves=60, teams=teams)


def switch_pairs() -> list[tuple[tuple[str, Any], tuple[str, Any]]]:
    changed = [pair for pair in all_switch_values() if getattr(DEFAULTS, pair[0]) != pair[1]]
    return [(one, two) for one, two in combinations(changed, 2) if one[0] != two[0]]


def test_all_pairs_of_switches() -> None:
    for number, (one, two) in enumerate(switch_pairs()):
        rules = with_switches("official", dict([one, two]))
        play_checked(rules, 2 + number % 3, seed=number, moves=18)


@GAMES
@given(preset=st.sampled_from(sorted(PRESETS)), switches=SWITCH_SETS, seed=st.integers(0, 2**32))
def test_a_view_depends_on_nothing_its_seat_must_not_know(
    preset: str, switches: dict[str, Any], seed: int
) -> None:
    random = Random(seed)
    rules = with_switches(preset, switches)
    state = new_game(rules, NAMES[:3], random.randbytes(32)).state
    for _ in range(40):
        if state.phase is Phase.MATCH_OVER:
            break
        check_views(state, random)
        step(state, random.choice(all_legal(state)))
