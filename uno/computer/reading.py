"""From what a seat sees to the numbers of the simulation."""

from functools import lru_cache
from random import shuffle as shuffle_fairly
from typing import Final

from uno.computer.compact import Round
from uno.computer.evaluation import Evaluation, Lean, evaluation_of, few
from uno.computer.faces import NO_COLOR, NUMBERS, color_number, pack
from uno.computer.mates import circle_of
from uno.computer.seen import Seen
from uno.computer.sheet import Sheet, sheet_of
from uno.computer.weights import FOR_MORE, FOR_TWO
from uno.game.seat_view import SeatView

UNKNOWN: Final = 0


@lru_cache(maxsize=1024)
def _sides(teams: tuple[tuple[int, ...], ...], total: int) -> tuple[int, ...]:
    """Return the team of each seat; without teams each is its own."""
    if not teams:
        return tuple(range(total))
    return tuple(next(i for i, team in enumerate(teams) if s in team) for s in range(total))


def round_of(view: SeatView, seen: Seen | None = None) -> Round:
    """Return the round with the own hand; the others' cards are UNKNOWN, the piles empty."""
    total, seat = len(view.counts), view.seat
    round_ = Round.__new__(Round)
    round_.sheet = sheet_of(view.rules, view.side)
    round_.shuffle = shuffle_fairly
    round_.hands = hands = [[UNKNOWN] * count for count in view.counts]
    if seat is not None:
        hands[seat] = [NUMBERS[code] for code in view.hand]
    round_.draw = []
    round_.below = []
    round_.top = NUMBERS[view.top]
    round_.color = color_number(view.color)
    round_.turn = NO_COLOR if view.turn is None else view.turn
    round_.direction = view.direction
    round_.count = len(view.in_round)
    round_.after = circle_of(view.in_round, total)
    round_.sides = _sides(view.teams, total)
    round_.penalty = view.penalty
    round_.passes = 0
    round_.void = [NO_COLOR] * total
    if seen is not None:
        for other, color in seen.void.items():
            if other < total:
                round_.void[other] = color
    round_.winner = NO_COLOR
    return round_


def evaluation_for(round_: Round) -> Evaluation:
    """Return the evaluation tuned for a round's number of players."""
    weights = FOR_TWO if round_.count == 2 else FOR_MORE
    return evaluation_of(weights, round_.sheet, round_.count)


def lean_of(round_: Round, evaluation: Evaluation, seat: int, seen: Seen) -> Lean:
    """Return what it is worth to leave each colour in force, by all that was seen.

    The fewer of its cards are unseen and can be with the next player, the more.
    """
    weights = evaluation.weights
    follower = round_.after[round_.direction][seat]
    count = len(round_.hands[follower])
    unseen, gone = [*_colors_of(evaluation.sheet)], seen.gone
    unseen[round_.top >> 4] -= 1
    for card in round_.hands[seat]:
        unseen[card >> 4] -= 1
    left = [unseen[color] - gone[color] for color in range(4)]
    base = weights.unseen[few(count) > 1]
    scale = base * 4 / (sum(left) or 1)
    lacks, lacking = seen.lacks.get(follower, ()), 0
    if len(lacks) == count:
        for lack in lacks:
            lacking += _SPREAD[lack & 15]
    void, holding = evaluation.leans[round_.void[follower]], weights.holding
    most = len(holding) - 1
    return [
        scale * left[color]
        - base
        + void[color]
        + holding[min(most, count - (lacking >> 8 * color & 255))]
        for color in range(4)
    ]


_SPREAD: Final = [sum((bits >> color & 1) << 8 * color for color in range(4)) for bits in range(16)]
"""Of the colours a card cannot have, as bits, a count for each in a byte of its own."""


@lru_cache(maxsize=256)
def _colors_of(sheet: Sheet) -> tuple[int, ...]:
    """Count the cards of each colour, and the wilds."""
    counts = [0] * 5
    for face in pack(sheet.rules, sheet.side):
        counts[face >> 4] += 1
    return tuple(counts)
