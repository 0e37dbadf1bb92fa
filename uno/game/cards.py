"""Colours, symbols, faces and cards, with their printed codes (REPLAY.md, card codes)."""

from enum import StrEnum


class Side(StrEnum):
    """The side of a two-sided deck that is in play; a classic deck is always light."""

    LIGHT = "light"
    DARK = "dark"


class Color(StrEnum):
    """A colour; the value is its code letter."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"
    PINK = "p"
    TEAL = "t"
    ORANGE = "o"
    PURPLE = "v"


class Symbol(StrEnum):
    """What a face shows besides its colour; the value is its code."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "s"
    REVERSE = "r"
    DRAW = "d"
    SKIP_EVERYONE = "e"
    FLIP = "f"
    WILD = "w"
    WILD_DRAW_FOUR = "w4"
    WILD_DRAW_TWO = "w2"
    WILD_DRAW_COLOR = "wc"
    WILD_SWAP_HANDS = "ws"
    WILD_SHUFFLE_HANDS = "wh"


COLORS: dict[Side, tuple[Color, ...]] = {
    Side.LIGHT: (Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE),
    Side.DARK: (Color.PINK, Color.TEAL, Color.ORANGE, Color.PURPLE),
}
