"""`python -m uno tournament`: let computer players play each other, and print who wins how often.

Without PLAYERS it prints two tables: card play (`official` without bluffs, everybody calls UNO with
the play) against a reference and random play; and whole play, calls, catches, challenges and bluffs
included, each level against the one below. A game is one round. Every deal is played once from each
seat, the dealer goes round; the intervals are of 95 %.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Final

from uno.cli.simulate import read_rules
from uno.computer.levels import LEVELS, Level, reaction
from uno.computer.players import PLAYERS
from uno.computer.seen import Seen
from uno.game import engine
from uno.game.actions import Accept, Action, Draw, Keep, NameColor, Play
from uno.game.cards import COLORS
from uno.game.errors import InvalidRules
from uno.game.legal import playable
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State
from uno.processes import begin_helper

REFERENCE: Final = "tests.bench.rule:choose"
FAIR_SECONDS: Final = 3.0  # a computer on turn waits so long while somebody can be caught
PACE_SECONDS: Final = 2.0
MOST_STEPS: Final = 5_000
CHUNK: Final = 10  # games that a process plays at a time
Z: Final = 1.96
TEAMS: Final = "official, two against two"

Choose = Callable[[SeatView, Random, Seen], Action]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One player against copies of another (in teams: one team against the other)."""

    title: str
    player: str
    against: str
    rules: Rules
    seats: int = 2
    teams: bool = False
    calls: bool = False  # everybody calls UNO with the play
    is_whole: bool = False  # of the table of whole play

    @property
    def even(self) -> float:
        """Return the share of games that equal players win."""
        return 0.5 if self.teams else 1 / self.seats


@dataclass(frozen=True, slots=True)
class Score:
    """What came of the games of a pairing."""

    games: int
    wins: int
    moves: int  # of the player
    seconds: float  # of its thinking

    @property
    def share(self) -> float:
        """Return the share of games won."""
        return self.wins / self.games

    @property
    def margin(self) -> float:
        """Return half of the 95 % interval."""
        return Z * sqrt(self.share * (1 - self.share) / self.games)


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "players",
        nargs="*",
        metavar="PLAYER",
        help="one player and its opponent: easy, medium, hard, random or MODULE:FUNCTION",
    )
    parser.add_argument("--preset", default="official", choices=sorted(PRESETS))
    parser.add_argument("--switch", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--teams", action="store_true", help="two teams, seated alternately")
    parser.add_argument("--calls", action="store_true", help="everybody calls UNO with the play")
    parser.add_argument("--table", choices=["cards", "whole"], help="this table only")
    parser.add_argument("--games", type=int, default=20_000, metavar="G", help="a row")
    parser.add_argument("--hard-games", type=int, default=5_000, metavar="G", help="with hard")
    parser.add_argument("--whole-games", type=int, default=2_000, metavar="G", help="whole play")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J")


def run(arguments: Namespace) -> int:
    """Play and print a line for each pairing; 2 for what cannot be played."""
    try:
        pairings = list(_pairings(arguments))
        for pairing in pairings:
            player_of(pairing.player), player_of(pairing.against)
    except (InvalidRules, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    title = ""
    spawn = get_context("spawn")
    with ProcessPoolExecutor(arguments.jobs, spawn, initializer=begin_helper) as pool:
        for pairing in pairings:
            if pairing.title != title:
                title = pairing.title
                sys.stdout.write(f"\n{title}\n{_HEAD}\n")
            games = _games(arguments, pairing)
            score = _play_all(pool, pairing, games, arguments.seed)
            sys.stdout.write(_line(pairing, score) + "\n")
            sys.stdout.flush()
    return 0


def _games(arguments: Namespace, pairing: Pairing) -> int:
    if pairing.is_whole:
        return int(arguments.whole_games)
    has_hard = "hard" in (pairing.player, pairing.against)
    return int(arguments.hard_games if has_hard else arguments.games)


_HEAD: Final = "  player    against   games    wins     ±   even  ms/move"


def _line(pairing: Pairing, score: Score) -> str:
    against = pairing.against.rpartition(".")[2].partition(":")[0]
    if pairing.seats > 2 and not pairing.teams:
        against = f"{pairing.seats - 1} × {against}"
    per_move = 1000 * score.seconds / max(1, score.moves)
    verdict = "better" if score.share - score.margin > pairing.even else ""
    return (
        f"{pairing.player:>8}  {against:>9}  {score.games:>6}  {100 * score.share:5.1f}%"
        f"  {100 * score.margin:4.1f}  {100 * pairing.even:4.0f}%  {per_move:7.3f}  {verdict}"
    ).rstrip()


# Which tables


def _pairings(arguments: Namespace) -> Iterator[Pairing]:
    if arguments.players:
        if len(arguments.players) != 2:
            raise ValueError("two players: one, and whom it plays against")
        rules = read_rules(arguments.preset, arguments.switch)
        player, against = arguments.players
        yield Pairing(
            f"{arguments.preset} {' '.join(arguments.switch)}".strip(),
            player,
            against,
            _hosted(rules),
            arguments.seats,
            arguments.teams,
            arguments.calls,
        )
        return
    if arguments.table != "whole":
        yield from card_play()
    if arguments.table != "cards":
        yield from whole_play()


def card_play() -> Iterator[Pairing]:
    """Yield the pairings of card play."""
    rules = _hosted(Rules(bluff=False))
    reference = REFERENCE if _is_there(REFERENCE) else None
    if reference is None:
        sys.stderr.write("the reference is in tests/bench: run this in the source tree\n")
    for seats in (2, 4):
        title = f"Card play, official without bluffs, {seats} players"
        for player in ("easy", "medium", "hard"):
            if reference is not None:
                yield Pairing(title, player, reference, rules, seats, calls=True)
        if seats == 2:
            yield Pairing(title, "medium", "random", rules, calls=True)


def whole_play() -> Iterator[Pairing]:
    """Yield the pairings of whole play."""
    official = PRESETS["official"]
    games: dict[str, tuple[Rules, int]] = {
        "official, 2 players": (official, 2),
        "official, 4 players": (official, 4),
        "flip, 2 players": (PRESETS["flip"], 2),
        "brasil, 2 players": (PRESETS["brasil"], 2),
        "official with stacking higher, 2 players": (replace(official, stacking="higher"), 2),
    }
    for name, (rules, seats) in games.items():
        for player, against in (("medium", "easy"), ("hard", "medium")):
            title = f"Whole play, {name}"
            yield Pairing(title, player, against, _hosted(rules), seats, is_whole=True)
    for player, against in (("medium", "easy"), ("hard", "medium")):
        title, rules = f"Whole play, {TEAMS}", _hosted(official)
        yield Pairing(title, player, against, rules, 4, teams=True, is_whole=True)


def _hosted(rules: Rules) -> Rules:
    """Make a game one round, and let the dealer be chosen, so that it can go round."""
    return replace(rules, dealer="host", scoring="single")


# Who plays


def player_of(name: str) -> Choose:
    """Return a player by its name. Raises ValueError."""
    if name == "random":
        return choose_at_random
    if name in PLAYERS:
        return PLAYERS[name]
    module, _, function = name.partition(":")
    try:
        found: Choose = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError):
        raise ValueError(f"{name}: not a level, and no MODULE:FUNCTION that can be found") from None
    return found


def _is_there(name: str) -> bool:
    try:
        player_of(name)
    except ValueError:
        return False
    return True


def choose_at_random(view: SeatView, random: Random, _seen: Seen) -> Action:
    """Play at random, draw only when nothing fits; a wild is as many plays as it has colours."""
    seat = view.seat
    assert seat is not None
    colors = COLORS[view.side]
    if view.phase is Phase.COLOR:
        return NameColor(seat, random.choice(colors))
    if view.phase is Phase.CHALLENGE:
        return Accept(seat)
    if view.playable:
        plays = [
            Play(seat, card, color)
            for card in view.playable
            for color in (colors if card[0] == "w" else (None,))
        ]
        return random.choice(plays)
    return Keep(seat) if view.phase is Phase.DRAWN else Draw(seat)


# One game


def _play_all(pool: ProcessPoolExecutor, pairing: Pairing, games: int, seed: int) -> Score:
    chunks = [(pairing, seed, low, min(low + CHUNK, games)) for low in range(0, games, CHUNK)]
    try:
        scores = list(pool.map(_play_some, chunks))
    except KeyboardInterrupt:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    return Score(
        games,
        sum(score.wins for score in scores),
        sum(score.moves for score in scores),
        sum(score.seconds for score in scores),
    )


def _play_some(task: tuple[Pairing, int, int, int]) -> Score:
    pairing, seed, low, high = task
    wins, table = 0, Table(pairing)
    for number in range(low, high):
        wins += table.play(seed, number)
    return Score(high - low, wins, table.moves, table.seconds)


class Table:
    """Let two kinds of players play games, with the reactions of people in between."""

    def __init__(self, pairing: Pairing) -> None:
        """Seat nobody yet."""
        self._pairing = pairing
        self._player, self._against = player_of(pairing.player), player_of(pairing.against)
        self._seats: frozenset[int] = frozenset()
        self.moves = 0
        self.seconds = 0.0

    def play(self, seed: int, number: int) -> bool:
        """Play one game; tell whether the player (its team) won."""
        pairing, seats = self._pairing, self._pairing.seats
        deal, seat = divmod(number, seats)
        random = Random(f"{seed}:{deal}")  # noqa: S311 - the same games again
        names = [str(seat) for seat in range(seats)]
        teams = [range(0, seats, 2), range(1, seats, 2)] if pairing.teams else None
        self._seats = frozenset(range(seat % 2, seats, 2) if pairing.teams else (seat,))
        begun = engine.new_game(
            pairing.rules, names, random.randbytes(32), teams=teams, host=deal % seats
        )
        state, seen = begun.state, Seen(pairing.rules)
        seen.notice(begun.events)
        for _ in range(MOST_STEPS):
            if state.phase is Phase.MATCH_OVER:
                break
            seen.notice(engine.step(state, self._next(state, random, seen)))
        winners = state.match.winners or ()
        return any(winner in self._seats for winner in winners) and len(winners) < seats

    def _next(self, state: State, random: Random, seen: Seen) -> Action:
        """Return what happens next: who reacts before the seat on turn moves, or its move."""
        hurried = self._reactions(state, random)
        for seat in hurried:
            try:
                return self._choice(state, seat, random, seen)
            except ValueError:  # nothing to do after all
                continue
        return self._choice(state, state.turn, random, seen)

    def _reactions(self, state: State, random: Random) -> list[int]:
        """List who notices something before the seat on turn moves, the quickest first."""
        limit = FAIR_SECONDS if state.uno_open else PACE_SECONDS
        if not state.uno_open and not state.rules.jump_in:
            return []
        times: list[tuple[float, int]] = []
        for seat in state.ring.seats:
            share = self._share(state, seat)
            seconds = reaction(share, random) if share and seat != state.turn else None
            if seconds is not None and seconds < limit:
                times.append((seconds, seat))
        return [seat for _, seat in sorted(times)]

    def _share(self, state: State, seat: int) -> float:
        level, mates = self._level(seat), state.match.side_of(seat)
        if seat in state.uno_open or any(other not in mates for other in state.uno_open):
            return level.reacts
        return level.jumps if state.rules.jump_in and playable(state, seat) else 0.0

    def _level(self, seat: int) -> Level:
        name = self._pairing.player if seat in self._seats else self._pairing.against
        return LEVELS.get(name, LEVELS["medium"])

    def _choice(self, state: State, seat: int, random: Random, seen: Seen) -> Action:
        view = seat_view(state, seat)
        if seat not in self._seats:
            return self._called(state, self._against(view, random, seen))
        begun = process_time()
        action = self._player(view, random, seen)
        self.seconds += process_time() - begun
        self.moves += 1
        return self._called(state, action)

    def _called(self, state: State, action: Action) -> Action:
        if self._pairing.calls and isinstance(action, Play) and state.sizes[action.seat] == 2:
            return replace(action, uno=True)
        return action
