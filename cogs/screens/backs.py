"""The inactive faces of the other hands, for one player of a Flip round (RULES.md section 8)."""

from collections.abc import Iterable, Iterator

from cogs.custom_id import Verb
from cogs.screens.cards import cards_by_color
from cogs.screens.common import ACCENTS, hand_button
from cogs.screens.face import Face, face_of, other_side
from cogs.screens.kit import Block, Style, button, container, rows, text
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import seats_in_turn_order
from uno.game.book import open_book
from uno.game.seat_view import SeatView
from uno.table.records import Table
from uno.text import Words

LONG_TEXT = 3400  # characters; Discord takes 4,000 in all


def render_backs(table: Table, view: SeatView, words: Words) -> PrivateScreen:
    """Show the asker what the others hold towards them, never the own backs; spectators none."""
    face = face_of(table, view, words)
    if view.backs is None:
        blocks: list[Block] = [text(words.say("backs-hidden"))]
        return PrivateScreen((container(blocks, ACCENTS[view.color]),))
    head = f"## {words.say('backs-title')}\n{words.say('backs-hint')}"
    again = button(words.say("button-look-again"), face.ids(Verb.BACKS), Style.SECONDARY)
    blocks = [
        text(head),
        text("\n".join(_lines(face, view.backs))),
        *rows([hand_button(face.ids, words), again]),
    ]
    return PrivateScreen((container(blocks, ACCENTS[view.color]),))


def _lines(face: Face, backs: tuple[tuple[str, ...], ...]) -> list[str]:
    """List all hands, with pictures where they find room."""
    drawn = list(_hand_lines(face, backs, drawn=True))
    if sum(map(len, drawn)) <= LONG_TEXT:
        return drawn
    return list(_hand_lines(face, backs, drawn=False))


def _hand_lines(face: Face, backs: tuple[tuple[str, ...], ...], *, drawn: bool) -> Iterator[str]:
    words, deck = face.words, other_side(face.deck)
    for seat in seats_in_turn_order(face.view):
        if backs[seat]:
            shown = cards_by_color(_sorted(backs[seat], face.view), deck, words, drawn=drawn)
            count = len(backs[seat])
            yield words.say("backs-hand", name=face.names[seat], cards=count, backs=shown)
    if face.view.next_back is None:
        yield words.say("backs-none")
    else:
        yield words.say("backs-next", card=words.drawn_card(face.view.next_back, deck))


def _sorted(backs: Iterable[str], view: SeatView) -> list[str]:
    """Order inactive faces as hands are: by colour, numbers first, wilds last."""
    other = open_book(view.rules, view.side).other[0]
    return sorted(backs, key=lambda code: other.display_order[other.faces[code]])
