"""How likely each side is to win a round that is under way, judged by all hands without playing on.

A logistic model: what is in a hand multiplies the odds of its seat. Fitted to positions of rounds
that the evaluation played against itself (docs/adr/0019), once for two players and once for four.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from uno.computer.compact import Round
from uno.computer.faces import ACTIVE, SKIP, WILD

_MOST_CARDS: Final = 12
_MOST_WILDS: Final = 2
_MOST_ACTIONS: Final = 3


@dataclass(frozen=True, slots=True)
class _Odds:
    """Hold what multiplies the odds of a seat."""

    cards: tuple[float, ...]  # by the size of the hand
    wilds: tuple[float, ...]  # by their number, as the next two
    wild_draws: tuple[float, ...]
    actions: tuple[float, ...]
    colors: tuple[float, ...]
    short_with_wild: float  # one or two cards, a wild among them
    on_turn: float
    playing: float  # on turn, with a card to lay

    def of(self, hand: list[int], stake: int) -> float:
        """Return the odds of who holds a hand and has to draw a stake."""
        wilds = wild_draws = actions = colors = 0
        for card in hand:
            face = card & ACTIVE
            if face == WILD:
                wilds += 1
            elif face > WILD:
                wild_draws += 1
            else:
                colors |= 1 << (face >> 4)
                if face & 15 >= SKIP:
                    actions += 1
        size = len(hand) + stake
        odds = (
            self.cards[size if size < _MOST_CARDS else _MOST_CARDS]
            * self.wilds[wilds if wilds < _MOST_WILDS else _MOST_WILDS]
            * self.wild_draws[wild_draws if wild_draws < _MOST_WILDS else _MOST_WILDS]
            * self.actions[actions if actions < _MOST_ACTIONS else _MOST_ACTIONS]
            * self.colors[colors.bit_count()]
        )
        return odds * self.short_with_wild if size <= 2 and wilds + wild_draws else odds


def prospect(round_: Round, seat: int) -> float:
    """Return the chance that the side of a seat wins a round that is not over."""
    odds = _TWO if round_.count == 2 else _MORE
    hands, sides, after, turn = round_.hands, round_.sides, round_.after[1], round_.turn
    first = odds.of(hands[turn], round_.penalty) * odds.on_turn
    if round_.fitting(turn):
        first *= odds.playing
    total, side, other = first, sides[seat], after[turn]
    own = first if sides[turn] == side else 0.0
    while other != turn:
        worth = odds.of(hands[other], 0)
        total += worth
        if sides[other] == side:
            own += worth
        other = after[other]
    return own / total


@dataclass(frozen=True, slots=True, kw_only=True)
class _Fit:
    """Hold the weights that were fitted: the logarithms of what multiplies the odds."""

    cards: tuple[float, ...]
    wild: float
    wild_draw: float
    action: float
    color: float
    short_with_wild: float
    on_turn: float
    playing: float

    def odds(self) -> _Odds:
        """Return the factors, for as many cards of each kind as count."""
        return _Odds(
            cards=tuple(map(exp, self.cards)),
            wilds=_powers(self.wild, _MOST_WILDS),
            wild_draws=_powers(self.wild_draw, _MOST_WILDS),
            actions=_powers(self.action, _MOST_ACTIONS),
            colors=_powers(self.color, 4),
            short_with_wild=exp(self.short_with_wild),
            on_turn=exp(self.on_turn),
            playing=exp(self.playing),
        )


def _powers(weight: float, most: int) -> tuple[float, ...]:
    return tuple(exp(weight * count) for count in range(most + 1))


_TWO: Final = _Fit(
    cards=(0.0, 1.56, 0.87, 0.67, 0.41, 0.19, 0.01, -0.19, -0.36, -0.52, -0.68, -0.81, -1.15),
    wild=0.51,
    wild_draw=1.14,
    action=0.39,
    color=-0.27,
    short_with_wild=0.98,
    on_turn=-0.32,
    playing=0.57,
).odds()

_MORE: Final = _Fit(
    cards=(0.0, 2.44, 1.46, 0.98, 0.58, 0.24, -0.06, -0.34, -0.57, -0.79, -1.03, -1.23, -1.7),
    wild=0.66,
    wild_draw=0.87,
    action=0.1,
    color=0.04,
    short_with_wild=0.76,
    on_turn=-0.39,
    playing=0.7,
).odds()
