"""Cards as numbers, for a simulation that has to be fast.

A face is colour * 16 + symbol: colours 0-3 in the order r y g b / p t o v, 4 for wilds. A card is
its active face, plus 128 times its inactive one where it has two.
"""

from functools import cache
from typing import Final

from uno.game.cards import COLORS, Color, Face, Side, Symbol
from uno.game.decks import CLASSIC, FLIP, full_classic, full_flip_sides
from uno.game.rules import Rules

NO_COLOR: Final = -1
WILD_COLOR: Final = 4
SIDE_BITS: Final = 7
ACTIVE: Final = 127

SEVEN: Final = 7
ZERO: Final = 0
SKIP: Final = 10
REVERSE: Final = 11
DRAW: Final = 12
FLIP_CARD: Final = 13
SKIP_EVERYONE: Final = 14
WILD: Final = 64
WILD_DRAW_FOUR: Final = 65
WILD_DRAW_TWO: Final = 66
WILD_DRAW_COLOR: Final = 67
WILD_SWAP: Final = 68
WILD_SHUFFLE: Final = 69
FACES: Final = 70

_SYMBOLS: Final = {
    **{Symbol(str(number)): number for number in range(10)},
    Symbol.SKIP: SKIP,
    Symbol.REVERSE: REVERSE,
    Symbol.DRAW: DRAW,
    Symbol.FLIP: FLIP_CARD,
    Symbol.SKIP_EVERYONE: SKIP_EVERYONE,
    Symbol.WILD: 0,
    Symbol.WILD_DRAW_FOUR: 1,
    Symbol.WILD_DRAW_TWO: 2,
    Symbol.WILD_DRAW_COLOR: 3,
    Symbol.WILD_SWAP_HANDS: 4,
    Symbol.WILD_SHUFFLE_HANDS: 5,
}


def color_number(color: Color | None) -> int:
    """Return the number of a colour; NO_COLOR for none."""
    return NO_COLOR if color is None else _COLOR_NUMBERS[color]


def face_number(face: Face) -> int:
    """Return the number of a face."""
    color = WILD_COLOR if face.color is None else _COLOR_NUMBERS[face.color]
    return color * 16 + _SYMBOLS[face.symbol]


TURNED: Final = tuple(
    card >> SIDE_BITS | (card & ACTIVE) << SIDE_BITS for card in range(1 << 2 * SIDE_BITS)
)
"""Every card turned over."""


@cache
def pack(rules: Rules, side: Side) -> tuple[int, ...]:
    """List the faces of the whole deck on one side."""
    if rules.deck == "classic":
        cards = full_classic(rules.decks, with_extra_wilds=rules.extra_wilds)
        return tuple(face_number(card.light) for card in cards)
    light, dark = full_flip_sides(rules.decks)
    return tuple(map(face_number, light if side is Side.LIGHT else dark))


_COLOR_NUMBERS: Final = {color: i for side in Side for i, color in enumerate(COLORS[side])}

NUMBERS: Final = {
    face.code: face_number(face)
    for deck in (CLASSIC, FLIP)
    for side in Side
    for face in deck.faces[side].values()
}
"""By code; the codes of the two sides differ in their colours, and wilds mean the same on both."""

CODES: Final = {
    side: {
        face_number(face): face.code
        for deck in (CLASSIC, FLIP)
        for face in deck.faces[side].values()
    }
    for side in Side
}
