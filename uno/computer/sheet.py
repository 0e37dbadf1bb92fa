"""The rules of one side as tables of numbers: what the simulation looks up at every move."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from uno.computer.faces import (
    CODES,
    FACES,
    NO_COLOR,
    WILD,
    color_number,
    face_number,
)
from uno.game.book import Book, open_book
from uno.game.cards import Face, Side, Symbol
from uno.game.rules import Rules

NO_EFFECT: Final = 0
SKIPS: Final = 1
REVERSES: Final = 2
DRAWS: Final = 3
WILD_DRAWS: Final = 4
DRAWS_COLOR: Final = 5
SKIPS_EVERYONE: Final = 6
FLIPS: Final = 7
SWAPS: Final = 8
MOVES: Final = 9
SHUFFLES: Final = 10
"""What laying a face does besides changing what is in force."""

_EFFECTS: Final = {
    Symbol.SKIP: SKIPS,
    Symbol.REVERSE: REVERSES,
    Symbol.DRAW: DRAWS,
    Symbol.WILD_DRAW_FOUR: WILD_DRAWS,
    Symbol.WILD_DRAW_TWO: WILD_DRAWS,
    Symbol.WILD_DRAW_COLOR: DRAWS_COLOR,
    Symbol.SKIP_EVERYONE: SKIPS_EVERYONE,
    Symbol.FLIP: FLIPS,
    Symbol.WILD_SWAP_HANDS: SWAPS,
    Symbol.WILD_SHUFFLE_HANDS: SHUFFLES,
}

Table = tuple[bool, ...]
"""Whether each face, by number, may be laid."""


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """Hold the tables of one side, all by face number."""

    rules: Rules
    side: Side
    on_face: tuple[Table, ...]  # by the face on top, when it has a colour
    on_wild: tuple[Table, ...]  # by the colour in force; the last for none
    answers: tuple[Table | None, ...]  # by the face on top of a stack; None: cannot be answered
    effects: tuple[int, ...]
    amounts: tuple[int, ...]  # what the next player draws
    points: tuple[int, ...]
    are_numbers: Table
    are_wild_draws: Table
    draws_on: bool
    forbids_by_number: bool
    only_numbers_last: bool
    other: list["Sheet"] = field(default_factory=list)  # of a two-sided deck

    def fitting(self, top: int, color: int) -> Table:
        """Return which faces may be laid on a face in an ordinary turn."""
        return self.on_wild[color] if top >= WILD else self.on_face[top]


@lru_cache(maxsize=256)
def sheet_of(rules: Rules, side: Side) -> Sheet:
    """Return the tables of the rules on a side."""
    light = _print(rules)
    return light if side is Side.LIGHT or not light.other else light.other[0]


@lru_cache(maxsize=256)
def _print(rules: Rules) -> Sheet:
    light = _sheet(open_book(rules, Side.LIGHT))
    if rules.deck == "flip":
        dark = _sheet(open_book(rules, Side.DARK))
        light.other.append(dark)
        dark.other.append(light)
    return light


def _sheet(book: Book) -> Sheet:
    rules = book.rules
    faces: list[Face | None] = [None] * FACES
    for face in book.faces.values():
        faces[face_number(face)] = face
    colors = [*book.colors, None]
    on_wild = {color_number(color): _table(faces, book.on_wild[color]) for color in colors}
    return Sheet(
        rules=rules,
        side=book.side,
        on_face=tuple(_table(faces, book.on_face[f.code] if f else ()) for f in faces),
        on_wild=(*(on_wild[color] for color in range(4)), on_wild[NO_COLOR]),
        answers=tuple(_answers(book, faces, face) for face in faces),
        effects=tuple(_effect(rules, face) for face in faces),
        amounts=tuple(book.draws[face] if face else 0 for face in faces),
        points=tuple(face.points if face else 0 for face in faces),
        are_numbers=tuple(bool(face and face.is_number) for face in faces),
        are_wild_draws=tuple(bool(face and face.is_wild_draw) for face in faces),
        draws_on=book.draws_on,
        forbids_by_number=rules.wild_draw_legality == "color_or_number",
        only_numbers_last=rules.no_action_finish,
    )


def _table(faces: list[Face | None], allowed: object) -> Table:
    assert isinstance(allowed, frozenset | tuple)
    return tuple(face in allowed for face in faces)


def _answers(book: Book, faces: list[Face | None], top: Face | None) -> Table | None:
    answers = book.answers.get(top.symbol) if top else None
    return _table(faces, answers) if answers else None


def _effect(rules: Rules, face: Face | None) -> int:
    if face is None:
        return NO_EFFECT
    if rules.seven_zero and face.symbol is Symbol.SEVEN:
        return SWAPS
    if rules.seven_zero and face.symbol is Symbol.ZERO:
        return MOVES
    return _EFFECTS.get(face.symbol, NO_EFFECT)


def code_of(side: Side, face: int) -> str:
    """Return the code of a face number on a side."""
    return CODES[side][face]
