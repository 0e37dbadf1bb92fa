"""The medium player: legal and honest under every rule, and what its evaluation is there for."""

from dataclasses import replace
from random import Random

import pytest

from tests.computer.playing import WILD_RULES, play_match
from uno.computer import medium
from uno.game.events import FalseUno, Misplayed
from uno.game.state import Phase


@pytest.mark.parametrize("name", WILD_RULES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_ends_matches_by_legal_moves(name: str, seats: int) -> None:
    rules = replace(WILD_RULES[name], target=100)
    played = play_match(rules, [medium.choose] * seats, Random(seats))
    assert played.state.phase is Phase.MATCH_OVER
    assert not any(isinstance(event, Misplayed | FalseUno) for event in played.events)
