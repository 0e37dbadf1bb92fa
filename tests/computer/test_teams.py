"""Teams: no level harms its teammate when it can lay another card."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from uno.computer import easy, hard, medium
from uno.computer.hard import Effort
from uno.computer.players import PLAYERS
from uno.game import engine
from uno.game.actions import Action, Catch, Leave, NextRound, Play
from uno.game.cards import Symbol
from uno.game.legal import playable
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State

HARMFUL = {
    *(Symbol.SKIP, Symbol.DRAW),
    *(Symbol.WILD_DRAW_FOUR, Symbol.WILD_DRAW_TWO, Symbol.WILD_DRAW_COLOR),
}
RULES = {
    "official": Rules(),
    "flip": PRESETS["flip"],
    "stacks": Rules(stacking="higher", seven_zero=True),
}


def choose(level: str, view: SeatView, random: Random) -> Action:
    if level == "hard":
        return hard.choose(view, random, effort=Effort(rounds=32, candidates=3))
    return easy.choose(view, random) if level == "easy" else medium.choose(view, random)


def harms(state: State, action: Play) -> bool:
    mates = state.match.side_of(action.seat)
    symbol = state.book.faces[action.card].symbol
    return state.ring.after[action.seat] in mates and symbol in HARMFUL


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("level", PLAYERS)
def test_nobody_harms_a_teammate_who_is_next(level: str, name: str) -> None:
    """Seats 0, 2, 4 against 1, 3, 5, of which two have left: teammates follow one another."""
    random, met = Random(7), Counter[bool]()
    for _ in range(8):
        rules = replace(RULES[name], target=1)
        teams = [[0, 2, 4], [1, 3, 5]]
        state = engine.new_game(rules, ["?"] * 6, random.randbytes(32), teams=teams).state
        for seat in (1, 3):
            engine.step(state, Leave(seat))
        for _ in range(300):
            if state.phase is Phase.MATCH_OVER:
                break
            action: Action = NextRound()
            if state.is_round_open:
                seat = state.turn
                action = choose(level, seat_view(state, seat), random)
            if isinstance(action, Play) and state.phase is Phase.TURN and not state.penalty:
                others = [Play(action.seat, state.book.face(c).code) for c in playable(state, seat)]
                if not all(harms(state, other) for other in others):
                    met[any(harms(state, other) for other in others)] += 1
                    assert not harms(state, action), (action, others)
            engine.step(state, action)
    assert met[True] > 5


@pytest.mark.parametrize("level", PLAYERS)
def test_nobody_catches_a_teammate(level: str) -> None:
    state = engine.new_game(Rules(), ["?"] * 4, bytes(32), teams=[[0, 2], [1, 3]]).state
    state.phase, state.turn, state.uno_open = Phase.TURN, 0, (2,)
    for seed in range(20):
        assert choose(level, seat_view(state, 0), Random(seed)) != Catch(0, 2)
    assert choose(level, seat_view(state, 1), Random(1)) == Catch(1, 2)
