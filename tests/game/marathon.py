"""A very long random play over all rules: python -m tests.game.marathon MOVES [FIRST [EVERY]].

Game number n has rules, seats and a seed of its own, so any game can be played again by its number.
After every action the state must be sound and somebody must be able to act; at every `deep`-th
action the slower things are checked as well, and at the end of each game that its recorded moves
give the same state.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random
from time import process_time
from typing import Any, Final

from tests.game.randomly import (
    NAMES,
    all_switch_values,
    check_views,
    checked_step,
    frozen,
    with_disturbances,
    with_switches,
)
from uno.cli.simulate import choose_usually
from uno.game.actions import Action
from uno.game.engine import new_game, step
from uno.game.invariants import problems
from uno.game.legal import legal_actions, why_illegal
from uno.game.presets import PRESETS
from uno.game.replay import document, run
from uno.game.replay_document import parse_document
from uno.game.rules import Rules, are_enough_cards
from uno.game.state import Phase, State

MOST_MOVES: Final = 250
"""A game is left after so many, to get around; ends are for `test_ends.py`."""
Switches = dict[str, Any]
Teams = list[list[int]]


@dataclass(frozen=True, slots=True)
class Pace:
    """How often what is checked, at every n-th action, and the share of usual moves."""

    problems: int = 1
    deep: int = 12
    views: int = 400
    usual: float = 0.3


SLOW: Final = Pace()
FAST: Final = Pace(problems=20, deep=500, views=5000, usual=0.8)


@cache
def switch_pairs() -> tuple[Switches, ...]:
    """List all pairs of switch values, of two different switches each."""
    pairs = combinations(all_switch_values(), 2)
    return tuple(dict(pair) for pair in pairs if pair[0][0] != pair[1][0])


def setting(number: int) -> tuple[Rules, int, Teams | None]:
    """Return rules, seats and teams of a game; all pairs come with all presets and sizes."""
    presets, pairs = sorted(PRESETS), switch_pairs()
    rounds, place = divmod(number, len(pairs))
    preset = presets[(place + rounds) % len(presets)]
    seats = 2 + (place // len(presets) + rounds) % 9
    rules = with_switches(preset, pairs[place])
    while not are_enough_cards(rules, seats):
        seats -= 1
    return rules, seats, _teams(seats) if number % 4 == 3 else None


def _teams(seats: int) -> Teams | None:
    """Return teams of equal size, two where that is possible, seated alternately."""
    count = next((n for n in (2, 3, 5) if seats % n == 0 and seats > n), None)
    return [[*range(team, seats, count)] for team in range(count)] if count else None


def play(number: int, pace: Pace) -> Counter[str]:
    """Play one game with its checks; return the kinds of its actions, counted."""
    rules, seats, teams = setting(number)
    random = Random(number)
    seed = random.randbytes(32)
    state = new_game(rules, NAMES[:seats], seed, teams=teams).state
    moves: list[Action] = []
    while state.phase is not Phase.MATCH_OVER and len(moves) < MOST_MOVES:
        action = _choice(state, random, pace)
        moves.append(action)
        if random.randrange(pace.deep):
            step(state, action)
        else:
            state = checked_step(state, action)
        if not random.randrange(pace.problems):
            assert problems(state) == [], (number, action, problems(state))
        if not random.randrange(pace.views):
            check_views(state, random)
    _check_replay(state, document(rules, NAMES[:seats], seed, moves, teams=teams))
    return Counter(type(action).__name__ for action in moves)


def _choice(state: State, random: Random, pace: Pace) -> Action:
    """Choose a usual move, or anything at all."""
    if random.random() < pace.usual:
        action = choose_usually(state, random)
        if why_illegal(state, action) is None:
            return action
    return with_disturbances(state, possible(state, random), random)


def possible(state: State, random: Random) -> list[Action]:
    """Return what one seat may do: mostly the one to act, now and then another one."""
    seats = list(range(len(state.hands)))
    random.shuffle(seats)
    if state.is_round_open and random.random() < 0.7:
        seats.insert(0, state.turn)
    actions = next(filter(None, (legal_actions(state, seat) for seat in seats)), None)
    assert actions, "nobody can do anything"
    return actions


def _check_replay(state: State, recorded: dict[str, Any]) -> None:
    replayed = run(parse_document(json.dumps(recorded).encode()))
    assert replayed.refusal is None, replayed.refusal
    assert frozen(replayed.state) == frozen(state), "the replay differs"


def games(first: int, moves: int, pace: Pace, every: int = 1) -> Iterator[Counter[str]]:
    """Play games `first`, `first + every`, … until so many moves are made."""
    number = first
    while moves > 0:
        try:
            counts = play(number, pace)
        except AssertionError as error:
            error.add_note(f"in game {number}")
            raise
        yield counts
        moves -= counts.total()
        number += every


def main(arguments: Sequence[str]) -> None:
    moves, first, every = (*map(int, arguments), *(1_000_000, 0, 1)[len(arguments) :])
    counts, played, begun = Counter[str](), 0, process_time()
    for number, game in enumerate(games(first, moves, FAST, every), 1):
        counts += game
        played += game.total()
        if number % 1000 == 0:
            print(f"{number} games, {played} moves, {process_time() - begun:.0f} s", flush=True)
    print(f"{played} moves, {process_time() - begun:.0f} s of CPU: nothing broken; {dict(counts)}")


if __name__ == "__main__":
    main(sys.argv[1:])
