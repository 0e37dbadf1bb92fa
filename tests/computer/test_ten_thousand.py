"""Ten thousand matches of computer players only, over all presets and pairs of switches."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.computer.playing import Choose, waited_for
from tests.game.marathon import setting
from uno.computer import easy, hard, medium
from uno.computer.hard import Effort
from uno.computer.seen import Seen
from uno.game import engine
from uno.game.actions import Action, NextRound
from uno.game.events import Event, FalseUno, Misplayed
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State

GAMES = 10_000
MOST_STEPS = 30_000
HARD_EVERY = 250  # games; its trials take long
LONG_EVERY, LONG_TARGET = 8, 60  # others last a round, where nothing else decides


def thrifty(view: SeatView, random: Random, seen: Seen) -> Action:
    """Play as hard does, with few trials."""
    return hard.choose(view, random, seen, effort=Effort(rounds=32, candidates=3))


QUICK: tuple[Choose, ...] = (easy.choose, medium.choose)


def play(number: int) -> Counter[str]:
    """Play the match of a number to its end; return what happened, counted."""
    rules, seats, teams = setting(number)
    rules = replace(rules, target=LONG_TARGET if number % LONG_EVERY == 0 else 1)
    players = (*QUICK, thrifty) if number % HARD_EVERY == 0 else QUICK
    random, seen = Random(number), Seen(rules)
    names = [str(seat) for seat in range(seats)]
    begun = engine.new_game(rules, names, random.randbytes(32), teams=teams)
    state, events = begun.state, Counter[str]()
    happened: list[Event] | tuple[Event, ...] = begun.events
    for _ in range(MOST_STEPS):
        seen.notice(happened)
        events.update(type(event).__name__ for event in happened)
        if state.phase is Phase.MATCH_OVER:
            return events
        happened = engine.step(state, _action(state, players, random, seen))
    raise AssertionError(f"game {number} does not end: {rules}")


def _action(state: State, players: tuple[Choose, ...], random: Random, seen: Seen) -> Action:
    if not state.is_round_open:
        return NextRound()
    seats = [*waited_for(state), *state.uno_open]
    if state.rules.jump_in and random.random() < 0.3:  # anybody may notice something
        seats = [*state.ring.seats]
    seat = random.choice(seats)
    choose = players[(seat + state.match.round) % len(players)]
    try:
        return choose(seat_view(state, seat), random, seen)
    except ValueError:  # nothing to do out of turn
        assert seat not in waited_for(state)
        turn = waited_for(state)[0]
        return players[turn % len(players)](seat_view(state, turn), random, seen)


def check(numbers: range) -> Counter[str]:
    events: Counter[str] = sum(map(play, numbers), Counter())
    assert not events[Misplayed.__name__]
    assert not events[FalseUno.__name__]
    return events


def test_some_games_end_without_an_error() -> None:
    check(range(0, 10_000, 131))


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_ten_thousand_games_end_without_an_error() -> None:
    events = check(range(GAMES))
    assert events["MatchEnded"] == GAMES
    for name in ("Challenged", "Caught", "UnoCalled", "HandsSwapped", "HandsMoved", "Flipped"):
        assert events[name] > 100, name
