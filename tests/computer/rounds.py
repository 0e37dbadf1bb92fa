"""From a state of the engine to a round of the compact simulation."""

from random import Random

from uno.computer.compact import Round
from uno.computer.faces import SIDE_BITS, color_number, face_number
from uno.computer.sheet import sheet_of
from uno.game.book import Book
from uno.game.cards import Card
from uno.game.state import State


def card_number(book: Book, card: Card) -> int:
    active, inactive = (card.light, card.dark) if book.is_light else (card.dark, card.light)
    if not card.is_two_sided:
        return face_number(active)
    return face_number(active) | face_number(inactive) << SIDE_BITS


def round_of(state: State, random: Random) -> Round:
    """Return the same round; it shuffles with `random`."""
    book = state.book
    total = len(state.hands)
    round_ = Round(sheet_of(state.rules, state.side), state.ring.seats, total, random.shuffle)
    round_.hands = [[card_number(book, c) for c in state.cards(seat)] for seat in range(total)]
    draw = [card_number(book, card) for card in state.draw]
    below = [card_number(book, card) for card in state.below]
    round_.draw = draw if book.is_light else draw[::-1]
    round_.below = below if book.is_light else below[::-1]
    round_.top = card_number(book, state.top)
    round_.color = color_number(state.color)
    round_.turn = state.turn
    round_.direction = state.direction
    round_.penalty = state.penalty
    round_.passes = state.passes
    for side, team in enumerate(state.match.teams):
        round_.sides = tuple(side if s in team else old for s, old in enumerate(round_.sides))
    return round_
