"""The ways to play the cards of a hand: one button for each, menus where there are too many."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from cogs.custom_id import Verb
from cogs.screens.face import COLOR_OF_LETTER, Face, deck_of
from cogs.screens.kit import (
    BUTTONS_A_ROW,
    Block,
    Button,
    Option,
    SelectRow,
    Style,
    button,
    option,
    rows,
    select,
)
from uno.game.actions import Play
from uno.game.cards import Color
from uno.game.seat_view import SeatView
from uno.table.records import Table
from uno.text import Words


class Move(NamedTuple):
    """One distinct way to play a card: a wild is there once for each colour.

    `is_aimed` tells that a player has to be chosen before the move counts.
    """

    card: str
    color: Color | None
    is_aimed: bool = False

    @property
    def value(self) -> str:
        """Write the move as the value of a select or of a command's choice, and in custom ids."""
        return self.card if self.color is None else f"{self.card}:{self.color.value}"


def moves_of(view: SeatView) -> list[Move]:
    """List the distinct moves in the order of the hand; wilds by colour."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    found = dict.fromkeys([Move(play.card, play.color, play.target is not None) for play in plays])
    order = {card: place for place, card in enumerate(view.hand)}
    return sorted(found, key=lambda move: order[move.card])


def targets_of(view: SeatView, card: str, color: Color | None) -> tuple[int, ...]:
    """List the seats at which a move may be aimed; empty where no player has to be chosen."""
    aimed = dict.fromkeys(
        action.target
        for action in view.legal
        if isinstance(action, Play) and action.card == card and action.color == color
    )
    return tuple(target for target in aimed if target is not None)


def play_choices(table: Table, view: SeatView, words: Words) -> dict[str, str]:
    """List what can be played, as a command offers it: label -> `card` or `card:colour`."""
    deck = deck_of(table.rules)
    return {_move_face(move, deck, words)[0]: move.value for move in moves_of(view)}


def move_rows(face: Face, moves: Sequence[Move], room: int) -> Sequence[Block]:
    """Offer the moves in at most `room` components."""
    if len(moves) + -(-len(moves) // BUTTONS_A_ROW) <= room:
        return rows([_move_button(face, move) for move in moves])
    return list(_move_selects(face, moves))


def move_label(card: str, color: Color | None, face: Face) -> str:
    """Name a move."""
    return _move_face(Move(card, color), face.deck, face.words)[0]


def _move_button(face: Face, move: Move) -> Button:
    label, mark, value = _move_face(move, face.deck, face.words)
    if move.is_aimed:
        label = face.words.say("button-swap", card=label)
        return button(label, face.ids(Verb.SWAP, value), Style.SECONDARY, mark)
    if face.view.turn != face.view.seat:
        label = face.words.say("button-jump-in", card=label)
        return button(label, face.ids(Verb.PLAY, value), Style.SUCCESS, mark)
    return button(label, face.ids(Verb.PLAY, value), Style.SECONDARY, mark)


@lru_cache(maxsize=2048)
def _move_face(move: Move, deck: str, words: Words) -> tuple[str, str, str]:
    """Return the label, the picture or mark, and the value of a move."""
    card = words.card(move.card, deck)
    picture = words.picture(move.card, deck, move.color)
    if move.color is None:
        return card, picture or words.mark(COLOR_OF_LETTER[move.card[0]]), move.value
    named = words.say("card-naming", card=card, color=move.color)
    return named, picture or words.mark(move.color), move.value


def _move_selects(face: Face, moves: Sequence[Move]) -> Iterator[SelectRow]:
    """Offer more moves than there is room for buttons: one menu for each colour, one for wilds."""
    groups: dict[str, list[Option]] = {}
    for move in moves:
        label, mark, value = _move_face(move, face.deck, face.words)
        made = option(label, value, mark)
        groups.setdefault(move.card[0], []).append(made)
    for letter, options in groups.items():
        name = face.words.group(COLOR_OF_LETTER[letter])
        placeholder = face.words.say("hand-pick", group=name, cards=len(options))
        yield select(face.ids(Verb.PICK, letter), placeholder, options)
