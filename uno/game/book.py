"""A rule book opened at one side: everything that follows from the switches alone, worked out once.

Books are interned: one for each `Rules` value and side, so they compare by identity.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from uno.game.cards import COLORS, Card, Color, Face, Side, Symbol
from uno.game.decks import Deck, deck_of
from uno.game.rules import Rules

STACKABLE_WILDS: Final = frozenset({Symbol.WILD_DRAW_FOUR, Symbol.WILD_DRAW_TWO})


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    """Hold the tables that the rules need at every move.

    `on_face[code on top]` and, when a wild is on top, `on_wild[color in force]` are the faces that
    may be laid in an ordinary turn (of a one-sided deck, whose cards have one face, the cards too),
    `answers[symbol on top]` those that answer a stack, `draws[face]` what the next player draws.
    """

    rules: Rules
    side: Side
    is_light: bool
    deck: Deck
    faces: dict[str, Face]
    colors: tuple[Color, ...]
    display_order: dict[Face, int]
    """Colours in the order r y g b / p t o v, then wilds; numbers before actions."""
    on_face: dict[str, frozenset[Face | Card]]
    on_wild: dict[Color | None, frozenset[Face | Card]]
    answers: dict[Symbol, frozenset[Face]]
    draws: dict[Face, int]
    one_sided: dict[str, Card]
    """The cards of a one-sided deck by code; empty for Flip."""
    swapping: frozenset[Symbol]
    """Symbols that need a target."""
    mixing: frozenset[Symbol]
    """Symbols that move cards from hand to hand."""
    has_misplay: bool
    has_bluff: bool
    has_stacking: bool
    has_force_play: bool
    draws_on: bool
    """Whether a turn draws card after card until one can be played."""
    has_action_finish: bool
    is_strict: bool
    """Whether a face that fits may still be refused."""
    is_free: bool
    """Whether a play in turn is legal exactly if the face fits: nothing is stacked, taken back,
    misplayed, refused or aimed at somebody."""
    starts: frozenset[Face]
    """Faces that may begin the discard pile."""
    plain: frozenset[Face]
    """Faces that only change what is in force."""
    other: list["Book"] = field(default_factory=list)
    """The book opened at the other side (one item; empty for a one-sided deck)."""

    def face(self, card: Card) -> Face:
        """Return the active face of a card."""
        return card.light if self.is_light else card.dark

    def fits(self, top: Face, color: Color | None) -> frozenset[Face | Card]:
        """Return what may be laid on a face in an ordinary turn."""
        return self.on_wild[color] if top.is_wild else self.on_face[top.code]

    def printed(self, card: Card) -> str:
        """Return the printed code of a card: `ACTIVE`, or `ACTIVE/INACTIVE`."""
        return card.on_light if self.is_light else card.on_dark

    def __repr__(self) -> str:
        """Return the rules and the side."""
        return f"Book({self.rules}, {self.side.value})"


@lru_cache(maxsize=4096)
def open_book(rules: Rules, side: Side) -> Book:
    """Return the book of the rules, opened at a side."""
    light = _print_book(rules, Side.LIGHT)
    if not light.deck.is_two_sided:
        return light
    return light if side is Side.LIGHT else light.other[0]


@lru_cache(maxsize=4096)
def _print_book(rules: Rules, side: Side) -> Book:
    book = _bind(rules, side)
    if book.deck.is_two_sided:
        back = _bind(rules, Side.DARK)
        book.other.append(back)
        back.other.append(book)
    return book


def _bind(rules: Rules, side: Side) -> Book:
    deck = deck_of(rules.deck)
    faces = deck.faces[side]
    return Book(
        rules=rules,
        side=side,
        is_light=side is Side.LIGHT,
        deck=deck,
        faces=faces,
        colors=COLORS[side],
        display_order={face: place for place, face in enumerate(faces.values())},
        on_face={f.code: _fits(rules, side, f.color, f.symbol) for f in faces.values()},
        on_wild={c: _fits(rules, side, c, Symbol.WILD) for c in (*COLORS[side], None)},
        answers=_answers(rules, tuple(faces.values())),
        draws={face: _draws(rules, face) for face in faces.values()},
        one_sided={} if deck.is_two_sided else deck.cards,
        swapping=_swapping(rules),
        mixing=_mixing(rules),
        has_misplay=rules.misplay_penalty > 0,
        has_bluff=rules.bluff,
        has_stacking=rules.stacking != "off",
        has_force_play=rules.force_play,
        draws_on=rules.draw == "until_playable",
        has_action_finish=not rules.no_action_finish,
        is_strict=rules.no_action_finish or not rules.bluff,
        is_free=_is_free(rules),
        starts=frozenset(f for f in faces.values() if _may_start(rules, f)),
        plain=frozenset(f for f in faces.values() if _is_plain(rules, f)),
    )


def _is_free(rules: Rules) -> bool:
    is_lenient = rules.bluff and not rules.no_action_finish and not rules.misplay_penalty
    is_unbound = rules.stacking == "off" and rules.guilty == "draw"
    return is_lenient and is_unbound and not rules.seven_zero and not rules.extra_wilds


def _may_start(rules: Rules, face: Face) -> bool:
    if face.is_wild_draw:
        return False
    return not face.is_wild or rules.first_wild == "choose"


def _is_plain(rules: Rules, face: Face) -> bool:
    return (face.is_number or face.symbol is Symbol.WILD) and face.symbol not in _mixing(rules)


def _fits(rules: Rules, side: Side, color: Color | None, symbol: Symbol) -> frozenset[Face | Card]:
    """Say what goes on a symbol when a colour is in force (RULES.md section 3)."""
    deck = deck_of(rules.deck)
    faces = {f for f in deck.faces[side].values() if _is_match(rules, f, color, symbol)}
    cards = () if deck.is_two_sided else deck.cards.values()
    return frozenset(faces | {card for card in cards if card.light in faces})


def _is_match(rules: Rules, face: Face, color: Color | None, symbol: Symbol) -> bool:
    if face.is_wild or color is None or face.color is color:
        return True
    return face.symbol is symbol and (face.is_number or rules.symbol_match)


def _answers(rules: Rules, faces: tuple[Face, ...]) -> dict[Symbol, frozenset[Face]]:
    """Say which face answers a stack with which symbol on top (RULES.md section 15)."""
    if rules.stacking == "off":
        return {}
    same = {s: {f for f in faces if f.symbol is s} for s in (Symbol.DRAW, *STACKABLE_WILDS)}
    if rules.stacking == "higher":
        same[Symbol.DRAW] |= {f for f in faces if f.symbol in STACKABLE_WILDS}
    return {symbol: frozenset(answers) for symbol, answers in same.items()}


def _draws(rules: Rules, face: Face) -> int:
    is_draw_two = face.symbol is Symbol.DRAW and rules.deck == "classic"
    return rules.draw_two_amount if is_draw_two else face.draws


def _swapping(rules: Rules) -> frozenset[Symbol]:
    return frozenset({Symbol.WILD_SWAP_HANDS} | ({Symbol.SEVEN} if rules.seven_zero else set()))


def _mixing(rules: Rules) -> frozenset[Symbol]:
    zero = {Symbol.ZERO} if rules.seven_zero else set()
    return _swapping(rules) | zero | {Symbol.WILD_SHUFFLE_HANDS}
