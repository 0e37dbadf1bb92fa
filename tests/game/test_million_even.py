"""A million random moves over all rules, second half: even games of tests.game.marathon."""

import pytest

from tests.game.marathon import SLOW, games

HALF = 500_000


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_half_a_million_random_moves_in_even_games() -> None:
    assert sum(game.total() for game in games(0, HALF, SLOW, every=2)) >= HALF
