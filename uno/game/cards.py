"""Colours, symbols, faces and cards, with their printed codes (REPLAY.md, card codes)."""

from dataclasses import dataclass
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

NUMBERS = frozenset("0123456789")
WILD_DRAWS = frozenset({Symbol.WILD_DRAW_FOUR, Symbol.WILD_DRAW_TWO, Symbol.WILD_DRAW_COLOR})


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """Show one side of a card. Faces are interned: the same face is the same object.

    `draws` is what the next player draws by the print of the card (0 for Wild Draw Color, whose
    number nobody knows); RULES.md section 9 gives the points.
    """

    code: str
    color: Color | None
    symbol: Symbol
    points: int
    draws: int
    is_number: bool
    is_wild: bool
    is_wild_draw: bool

    def __repr__(self) -> str:
        """Return the code alone, which is all there is to know."""
        return f"<{self.code}>"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """Name one kind of card. Cards are interned, so equal cards are the same object.

    A one-sided card shows the same face on both sides. `name` is `LIGHT/DARK` or the only code;
    `on_light` and `on_dark` are the printed codes `ACTIVE/INACTIVE` for the side in play.
    """

    light: Face
    dark: Face
    name: str
    on_light: str
    on_dark: str

    @property
    def is_two_sided(self) -> bool:
        """Tell whether the card has a face on its back."""
        return self.light is not self.dark

    def __repr__(self) -> str:
        """Return the name alone, which is all there is to know."""
        return f"<{self.name}>"
