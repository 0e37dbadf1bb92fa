"""`python -m uno simulate`: play many games at random and count.

A move is one `play`, `draw` or `keep`. The usual play: the seat to act plays a random card that may
be laid, draws only without one, plays what it drew, calls UNO with the play, accepts a Wild Draw;
it never leaves, is late, accuses or catches. `--wild` chooses from all legal actions instead.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from time import perf_counter
from typing import Any, Final

from uno.game.actions import Accept, Action, Draw, Keep, NameColor, NextRound, Play, Vote
from uno.game.cards import Color, Face
from uno.game.engine import Transition, apply, new_game, step
from uno.game.errors import InvalidRules
from uno.game.events import Event
from uno.game.invariants import problems
from uno.game.legal import legal_actions
from uno.game.plays import fitting_cards, leaves_one, needs_target
from uno.game.presets import PRESETS
from uno.game.rules import MAX_SEATS, SWITCHES, Rules, is_switch_value
from uno.game.state import Phase, State

_SEATS: Final = range(MAX_SEATS)
_DRAWS: Final = tuple(Draw(seat) for seat in _SEATS)
_KEEPS: Final = tuple(Keep(seat) for seat in _SEATS)
_ACCEPTS: Final = tuple(Accept(seat) for seat in _SEATS)
_NEXT_ROUND: Final = NextRound()
_MOVES: Final = (Play, Draw, Keep)
_PLAYS: Final[dict[tuple[int, str, Color | None, bool], Play]] = {}
"""Plays without a target, made once."""
_PLAIN_PLAYS: Final[tuple[dict[str, Play], ...]] = tuple({} for _ in _SEATS)
"""By seat, those without a colour and a call."""

Choose = Callable[[State, Random], Action]
Do = Callable[[State, Action], Transition | list[Event]]


@dataclass(slots=True)
class Tally:
    """What was counted over all games."""

    games: int = 0
    moves: int = 0
    rounds: int = 0
    seconds: float = 0.0
    wins: Counter[int] = field(default_factory=Counter)

    def count(self, state: State, moves: int) -> None:
        """Count one game."""
        self.games += 1
        self.moves += moves
        self.rounds += state.match.round
        self.wins.update(state.match.winners or ())


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--preset", default="official", choices=sorted(PRESETS))
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--games", type=int, default=1000, metavar="G")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--switch", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--wild", action="store_true", help="choose from all legal actions")
    parser.add_argument("--check", action="store_true", help="check the state after every action")
    parser.add_argument("--apply", action="store_true", help="use apply instead of step")
    parser.add_argument(
        "--moves", type=int, default=sys.maxsize, metavar="M", help="at most M moves"
    )
    parser.add_argument("--json", action="store_true", help="print the line as JSON")


def run(arguments: Namespace) -> int:
    """Simulate and print one line; 2 for rules that cannot be played."""
    try:
        rules = read_rules(arguments.preset, arguments.switch)
        tally = simulate(
            rules,
            arguments.players,
            arguments.games,
            arguments.seed,
            choose=choose_wildly if arguments.wild else choose_usually,
            do=_doing(arguments),
            most_moves=arguments.moves,
        )
    except InvalidRules as error:
        sys.stderr.write(f"{error}\n")
        return 2
    figures = _figures(tally, arguments)
    sys.stdout.write((json.dumps(figures) if arguments.json else _line(figures)) + "\n")
    return 0


def _doing(arguments: Namespace) -> Do:
    do: Do = apply if arguments.apply else step
    return _checking(do) if arguments.check else do


def read_rules(preset: str, switches: list[str]) -> Rules:
    """Return the rules of a preset with `NAME=VALUE` switches; raises InvalidRules."""
    changes: dict[str, Any] = {}
    for text in switches:
        name, _, value = text.partition("=")
        changes[name] = _switch_value(name, value)
    return replace(PRESETS[preset], **changes)


def _switch_value(name: str, text: str) -> str | int | bool:
    if name not in SWITCHES:
        raise InvalidRules(f"--switch {name}: unknown switch")
    words: dict[str, bool] = {"true": True, "false": False}
    value: str | int | bool = words.get(text, int(text) if text.isdecimal() else text)
    if not is_switch_value(name, value):
        raise InvalidRules(f"--switch {name}: {text} is not a value of this switch")
    return value


def _checking(do: Do) -> Do:
    def do_and_check(state: State, action: Action) -> Transition | list[Event]:
        done = do(state, action)
        broken = problems(done.state if isinstance(done, Transition) else state)
        if broken:
            raise AssertionError(f"after {action}: {'; '.join(broken)}")
        return done

    return do_and_check


def simulate(
    rules: Rules,
    players: int,
    games: int,
    seed: int,
    *,
    choose: Choose,
    do: Do = step,
    most_moves: int = sys.maxsize,
) -> Tally:
    """Play games to their end, or until so many moves are made; raises InvalidRules."""
    random, tally = Random(seed), Tally()  # noqa: S311 - a seed must give the same games again
    names = [str(seat) for seat in range(players)]
    begun = perf_counter()
    while tally.games < games and tally.moves < most_moves:
        state = new_game(rules, names, random.randbytes(32)).state
        moves, counted, over = 0, _MOVES, Phase.MATCH_OVER
        left = most_moves - tally.moves
        while state.phase is not over and moves < left:
            action = choose(state, random)
            done = do(state, action)
            if type(done) is Transition:
                state = done.state
            if type(action) in counted:
                moves += 1
        tally.count(state, moves)
    tally.seconds = perf_counter() - begun
    return tally


def choose_wildly(state: State, random: Random) -> Action:
    """Choose from everything that any seat may do, but leaving and time-outs."""
    seats = range(len(state.hands))
    return random.choice([action for seat in seats for action in legal_actions(state, seat)])


def choose_usually(state: State, random: Random) -> Action:
    """Choose as the usual play does; `random.random` and `choice` are its only chance."""
    seat = state.turn
    cards = fitting_cards(state)
    if not cards:
        return _choose_without_card(state, random)
    card = cards[int(random.random() * len(cards))]
    book = state.book
    face = card.light if book.is_light else card.dark
    if face.is_wild or face not in book.plain or state.sizes[seat] < 3:
        return _play(state, seat, face, random)
    return _PLAIN_PLAYS[seat].get(face.code) or _play(state, seat, face, random)


def _choose_without_card(state: State, random: Random) -> Action:
    match state.phase:
        case Phase.TURN:
            return _DRAWS[state.turn]
        case Phase.CHALLENGE:
            return _ACCEPTS[state.turn]
        case Phase.ROUND_OVER:
            return _NEXT_ROUND
        case Phase.COLOR:
            return NameColor(state.turn, random.choice(state.book.colors))
        case Phase.DRAWN:
            return _KEEPS[state.turn]
        case _:
            return Vote(state.turn, guilty=False)


def _play(state: State, seat: int, face: Face, random: Random) -> Play:
    """Return the play of a card with a random colour and target, and a call if it is true."""
    color = state.book.colors[int(random.random() * 4)] if face.is_wild else None
    if needs_target(state, seat, face):
        target = random.choice([other for other in state.ring.seats if other != seat])
        return Play(seat, face.code, color, target, leaves_one(state, seat, face, target))
    uno = leaves_one(state, seat, face, None)
    key = (seat, face.code, color, uno)
    play = _PLAYS.get(key)
    if play is None:
        play = _PLAYS[key] = Play(seat, face.code, color, None, uno)
        if color is None and not uno:
            _PLAIN_PLAYS[seat][face.code] = play
    return play


def _figures(tally: Tally, arguments: Namespace) -> dict[str, Any]:
    seconds, games = tally.seconds or 1e-9, max(tally.games, 1)
    return {
        "moves/s": round(tally.moves / seconds),
        "games/s": round(tally.games / seconds, 2),
        "games": tally.games,
        "moves": tally.moves,
        "turns/game": round(tally.moves / games, 1),
        "rounds/game": round(tally.rounds / games, 2),
        "wins": [round(tally.wins[seat] / games, 4) for seat in range(arguments.players)],
        "preset": arguments.preset,
        "players": arguments.players,
        "seed": arguments.seed,
    }


def _line(figures: dict[str, Any]) -> str:
    wins = ",".join(map(str, figures.pop("wins")))
    return " ".join(f"{name}={value}" for name, value in figures.items()) + f" wins={wins}"
