"""The hard computer player: the evaluation, checked by playing rounds on (guarded Monte Carlo).

The few best choices of the evaluation are tried on the same deals, dealt by what the seat has seen.
The evaluation plays each on for everybody; after some turns the hands are judged. Another choice
than the evaluation's own is taken only when it is worth more by more than chance explains.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import thread_time
from typing import Final

from uno.computer.asides import aside
from uno.computer.belief import EXTRA, UNTIL_COLOR, challenge_of
from uno.computer.chance import Chance
from uno.computer.compact import BLOCKED, GOES_ON, Round
from uno.computer.deals import Deals
from uno.computer.evaluation import Play, play_out
from uno.computer.faces import ACTIVE
from uno.computer.levels import LEVELS, Level
from uno.computer.medium import Thought, best_of, do, is_bluffing, settled, think
from uno.computer.prospects import prospect
from uno.computer.seen import Seen
from uno.game.actions import Action
from uno.game.seat_view import SeatView


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried for one choice."""

    rounds: int = 800  # played on, over all candidates
    turns: int = 6  # until a round is judged by its hands; between two players twice as many
    candidates: int = 5
    seconds: float = 0.04  # of CPU, whatever is left to try
    errors: float = 1.0  # standard errors by which another choice has to be better


EFFORT: Final = Effort()
_BATCH: Final = 8
_HOPELESS: Final = 2.0  # standard errors


def choose(
    view: SeatView,
    chance: Chance,
    seen: Seen | None = None,
    level: Level = LEVELS["hard"],
    effort: Effort = EFFORT,
) -> Action:
    """Return a legal action for a seat that is waited for, or that can do something aside.

    Raises ValueError when the seat has nothing to choose.
    """
    begun = thread_time()
    action = aside(view, chance, level) or settled(view, seen)
    if action is not None:
        return action
    thought = think(view, seen)
    play = best_of(thought)
    options = [play, *_others(thought, play, effort.candidates - 1)]
    if len(options) > 1:
        random = Random(chance.random())  # noqa: S311 - a trial, not a deal
        deals = Deals(view, thought.round, seen or Seen(view.rules), random)
        trial = _Trial(view, thought, deals, seen, effort)
        play = options[trial.best(options, begun + effort.seconds)]
    return do(view, thought, play, chance, level)


def _others(thought: Thought, chosen: Play | None, most: int) -> Iterator[Play | None]:
    """Yield what else is worth a trial: laying nothing where that is a choice, then the best."""
    is_open = thought.otherwise is not None and thought.otherwise > -1e8
    if chosen is not None and thought.drawn is not None and is_open:
        yield None
        most -= 1
    plays = sorted((play for play in thought.plays if play is not chosen), reverse=True)
    yield from plays[:most]


class _Trial:
    """Play candidates on from the same deals."""

    def __init__(
        self, view: SeatView, thought: Thought, deals: Deals, seen: Seen | None, effort: Effort
    ) -> None:
        assert view.seat is not None
        self._effort = effort
        self._turns = effort.turns * (2 if thought.round.count == 2 else 1)
        self._seat = view.seat
        self._rules = view.rules
        self._thought = thought
        self._deals = deals
        self._follower = thought.round.after[view.direction][view.seat]
        self._challenged = challenge_of(self._follower, seen) if view.rules.bluff else 0.0
        self._is_bluff = is_bluffing(view)

    def best(self, options: list[Play | None], until: float) -> int:
        """Return the index of the best option; the first unless another is surely better."""
        effort, alive = self._effort, list(range(len(options)))
        sums, squares = [0.0] * len(options), [0.0] * len(options)
        deals = played = 0
        while played < effort.rounds and len(alive) > 1:
            for _ in range(_BATCH):
                deal = self._deals.deal()
                first = self._outcome(deal, options[0])
                for index in alive[1:]:
                    difference = self._outcome(deal, options[index]) - first
                    sums[index] += difference
                    squares[index] += difference * difference
            deals += _BATCH
            played += _BATCH * len(alive)
            errors = [_error(sums[i], squares[i], deals) for i in range(len(options))]
            most = max(sums[index] for index in alive)
            alive = [i for i in alive if i == 0 or _has_hope(sums[i], most, errors[i] * deals)]
            if thread_time() > until:
                break
        sure = [i for i in alive[1:] if sums[i] > effort.errors * errors[i] * deals]
        return max(sure, key=lambda index: sums[index], default=0)

    def _outcome(self, deal: Round, option: Play | None) -> float:
        """Return what a deal is worth when an option is taken: 1 for a round that is won."""
        round_ = deal.copy()
        self._take(round_, option)
        play_out(round_, self._thought.evaluation, self._turns, is_blocked=False)
        if round_.winner == GOES_ON:
            return prospect(round_, self._seat)
        if round_.winner == BLOCKED:
            return 0.5
        sides = round_.sides
        return float(sides[round_.winner] == sides[self._seat])

    def _take(self, round_: Round, option: Play | None) -> None:
        seat = self._seat
        if option is not None:
            _, face, color, target = option
            round_.turn = seat
            card = self._held(round_, face)
            if self._thought.evaluation.sheet.are_wild_draws[face] and self._is_challenged():
                self._lay_challenged(round_, card, color)
            else:
                round_.lay(seat, card, color, target)
        elif self._thought.drawn is not None:
            round_.keep(seat)
        elif round_.turn == seat:
            round_.draw_in_turn(seat)

    def _is_challenged(self) -> bool:
        return self._challenged > 0 and self._deals.random.random() < self._challenged

    def _lay_challenged(self, round_: Round, card: int, color: int) -> None:
        """Lay a Wild Draw that is challenged (RULES.md section 4)."""
        seat, follower, rules = self._seat, self._follower, self._rules
        if not self._is_bluff:
            round_.lay(seat, card, color)
            if round_.penalty:
                round_.draw_in_turn(follower)
            round_.take(follower, EXTRA)
            return
        stake = round_.penalty + (round_.sheet.amounts[card & ACTIVE] or UNTIL_COLOR)
        round_.penalty = 0
        if rules.guilty == "draw":
            round_.put(seat, card, color)
            skips = rules.guilty_skips_challenger
            round_.turn = round_.after[round_.direction][follower] if skips else follower
        round_.take(seat, stake)

    def _held(self, round_: Round, face: int) -> int:
        """Return the whole card of a face in the own hand."""
        hand = round_.hands[self._seat]
        return face if face in hand else next(card for card in hand if card & ACTIVE == face)


def _has_hope(total: float, most: float, error: float) -> bool:
    """Tell whether an option can still be the best, and better than the first."""
    return most - total <= _HOPELESS * error and total >= -_HOPELESS * error


def _error(total: float, squares: float, count: int) -> float:
    """Return the standard error of a mean."""
    mean = total / count
    return sqrt(max(squares / count - mean * mean, 1e-9) / count)
