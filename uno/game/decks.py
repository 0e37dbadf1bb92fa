"""The two decks and every card they can hold (RULES.md section 1)."""

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Final, Literal

from uno.game.cards import COLORS, NUMBERS, WILD_DRAWS, Card, Color, Face, Side, Symbol

_DIGITS: Final = tuple(Symbol(digit) for digit in "0123456789")
_EXTRA: Final = (Symbol.WILD_SWAP_HANDS, Symbol.WILD_SHUFFLE_HANDS)

_POINTS: Final = {
    Symbol.SKIP: 20,
    Symbol.REVERSE: 20,
    Symbol.FLIP: 20,
    Symbol.SKIP_EVERYONE: 30,
    Symbol.WILD_DRAW_FOUR: 50,
    Symbol.WILD_DRAW_TWO: 50,
    Symbol.WILD_DRAW_COLOR: 60,
    Symbol.WILD_SWAP_HANDS: 40,
    Symbol.WILD_SHUFFLE_HANDS: 40,
}
"""RULES.md section 9; Wild and the coloured draw cards differ between the decks."""


def _face(color: Color | None, symbol: Symbol, points: int, draws: int = 0) -> Face:
    return Face(
        code=(color or "") + symbol,
        color=color,
        symbol=symbol,
        points=points,
        draws=draws,
        is_number=symbol in NUMBERS,
        is_wild=color is None,
        is_wild_draw=symbol in WILD_DRAWS,
    )


def _numbers(color: Color, symbols: Iterable[Symbol]) -> list[Face]:
    return [_face(color, symbol, int(symbol)) for symbol in symbols]


def _classic_faces() -> list[Face]:
    faces: list[Face] = []
    for color in COLORS[Side.LIGHT]:
        faces += _numbers(color, _DIGITS)
        faces += [_face(color, s, _POINTS[s]) for s in (Symbol.SKIP, Symbol.REVERSE)]
        faces.append(_face(color, Symbol.DRAW, points=20, draws=2))
    faces.append(_face(None, Symbol.WILD, points=50))
    faces.append(_face(None, Symbol.WILD_DRAW_FOUR, points=50, draws=4))
    return faces + [_face(None, symbol, _POINTS[symbol]) for symbol in _EXTRA]


def _light_faces() -> list[Face]:
    faces: list[Face] = []
    for color in COLORS[Side.LIGHT]:
        faces += _numbers(color, _DIGITS[1:])
        faces.append(_face(color, Symbol.DRAW, points=10, draws=1))
        faces += [_face(color, s, _POINTS[s]) for s in (Symbol.REVERSE, Symbol.SKIP, Symbol.FLIP)]
    faces.append(_face(None, Symbol.WILD, points=40))
    faces.append(_face(None, Symbol.WILD_DRAW_TWO, points=50, draws=2))
    return faces


def _dark_faces() -> list[Face]:
    actions = (Symbol.REVERSE, Symbol.SKIP_EVERYONE, Symbol.FLIP)
    faces: list[Face] = []
    for color in COLORS[Side.DARK]:
        faces += _numbers(color, _DIGITS[1:])
        faces.append(_face(color, Symbol.DRAW, points=20, draws=5))
        faces += [_face(color, s, _POINTS[s]) for s in actions]
    faces.append(_face(None, Symbol.WILD, points=40))
    faces.append(_face(None, Symbol.WILD_DRAW_COLOR, points=60))
    return faces


class Deck:
    """Hold the faces and interned cards of one kind of deck."""

    def __init__(self, light: list[Face], dark: list[Face] | None) -> None:
        """Build the deck kind; `dark` is None for one-sided cards."""
        self.is_two_sided: Final = dark is not None
        self.faces: Final = {
            Side.LIGHT: {face.code: face for face in light},
            Side.DARK: {face.code: face for face in (light if dark is None else dark)},
        }
        self.cards: Final = _intern_cards(light, dark)
        """Every possible card by name: a code, or LIGHT/DARK."""


def _intern_cards(light: list[Face], dark: list[Face] | None) -> dict[str, Card]:
    if dark is None:
        return {f.code: Card(f, f, f.code, f.code, f.code) for f in light}
    return {
        f"{front.code}/{back.code}": _two_sided(front, back) for front, back in product(light, dark)
    }


def _two_sided(front: Face, back: Face) -> Card:
    on_light = f"{front.code}/{back.code}"
    return Card(front, back, on_light, on_light, f"{back.code}/{front.code}")


CLASSIC: Final = Deck(_classic_faces(), None)
FLIP: Final = Deck(_light_faces(), _dark_faces())


def deck_of(kind: Literal["classic", "flip"]) -> Deck:
    """Return the deck a `deck` switch names."""
    return CLASSIC if kind == "classic" else FLIP


def _copies(face: Face) -> int:
    """Return how often a face is in one deck (RULES.md section 1)."""
    if face.symbol is Symbol.WILD_SWAP_HANDS:
        return 3
    if face.symbol in (Symbol.ZERO, Symbol.WILD_SHUFFLE_HANDS):
        return 1
    return 4 if face.is_wild else 2


def _pack(faces: Iterable[Face], decks: int) -> tuple[Face, ...]:
    return tuple(face for face in faces for _ in range(_copies(face) * decks))


@cache
def full_classic(decks: int, *, with_extra_wilds: bool) -> tuple[Card, ...]:
    """List every card of `decks` classic decks in a fixed order, 108 each."""
    faces = CLASSIC.faces[Side.LIGHT].values()
    packed = _pack((f for f in faces if with_extra_wilds or f.symbol not in _EXTRA), decks)
    return tuple(CLASSIC.cards[face.code] for face in packed)


@cache
def full_flip_sides(decks: int) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """List the light and the dark faces of `decks` Flip decks, 112 each, not paired yet."""
    return (
        _pack(FLIP.faces[Side.LIGHT].values(), decks),
        _pack(FLIP.faces[Side.DARK].values(), decks),
    )
