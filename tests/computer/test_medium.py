"""The medium player: legal and honest under every rule, and what its evaluation is there for."""

from dataclasses import replace
from random import Random

import pytest

from tests.computer.playing import WILD_RULES, play_match, position
from uno.computer import medium
from uno.computer.seen import Seen
from uno.game.actions import Play
from uno.game.cards import Color
from uno.game.events import FalseUno, Misplayed
from uno.game.rules import Rules
from uno.game.seat_view import seat_view
from uno.game.state import Phase


@pytest.mark.parametrize("name", WILD_RULES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_ends_matches_by_legal_moves(name: str, seats: int) -> None:
    rules = replace(WILD_RULES[name], target=100)
    played = play_match(rules, [medium.choose] * seats, Random(seats))
    assert played.state.phase is Phase.MATCH_OVER
    assert not any(isinstance(event, Misplayed | FalseUno) for event in played.events)


def named_after(seen: Seen, hands: str, top: str = "r5") -> Color | None:
    """Return the colour that a seat names with its wild."""
    state = position({0: hands, 1: "r1 g1"}, top)
    chosen = medium.choose(seat_view(state, 0), Random(1), seen)
    assert isinstance(chosen, Play)
    return chosen.color


def test_it_names_the_colour_that_the_next_player_lacks() -> None:
    for lacked in (Color.BLUE, Color.GREEN):
        seen = Seen(Rules(bluff=False, hand_size=2))
        seen.lacks = {1: [1 << "rygb".index(lacked)] * 2}
        assert named_after(seen, "w g3 b3") is lacked


def test_it_names_the_colour_of_which_fewest_cards_are_unseen() -> None:
    for gone in (Color.BLUE, Color.GREEN):
        seen = Seen(Rules(bluff=False))
        seen.gone["rygb".index(gone)] = 12
        assert named_after(seen, "w g3 b3") is gone
