"""Private questions for a player of the table: whose hand to swap for, whom to accuse.

The press that opens one changes nothing; its select does.
"""

from collections.abc import Sequence

from cogs.custom_id import Verb
from cogs.screens.common import ACCENTS, label_name
from cogs.screens.face import Face, face_of
from cogs.screens.kit import Block, Option, SelectRow, Style, button, container, option, rows, text
from cogs.screens.kit import select as menu
from cogs.screens.moves import Move, move_label, targets_of
from cogs.screens.screen import PrivateScreen
from uno.game.actions import Accuse
from uno.game.cards import Color
from uno.game.seat_view import SeatView
from uno.table.records import Table
from uno.text import Words


def render_target(
    table: Table, view: SeatView, card: str, color: Color | None, words: Words
) -> PrivateScreen:
    """Ask whom to swap hands with; call it only where `targets_of` names somebody."""
    face = face_of(table, view, words)
    title = words.say("swap-title", card=move_label(card, color, face))
    custom_id = face.ids(Verb.TARGET, Move(card, color).value)
    pick = menu(custom_id, words.say("swap-pick"), _seats(face, targets_of(view, card, color)))
    return _question(face, f"{title}\n{words.say('swap-hint')}", pick)


def render_accuse(table: Table, view: SeatView, words: Words) -> PrivateScreen:
    """Ask who gave a hint; call it only where somebody may be accused."""
    face = face_of(table, view, words)
    hint = words.say("accuse-hint", cards=table.rules.hint_penalty)
    accused = [action.target for action in view.legal if isinstance(action, Accuse)]
    pick = menu(face.ids(Verb.ACCUSED), words.say("accuse-pick"), _seats(face, accused))
    return _question(face, f"{words.say('accuse-title')}\n{hint}", pick)


def _question(face: Face, asked: str, pick: SelectRow) -> PrivateScreen:
    back = button(face.words.say("button-to-hand"), face.ids(Verb.HAND), Style.SECONDARY)
    blocks: list[Block] = [text(asked), pick, *rows([back])]
    return PrivateScreen((container(blocks, ACCENTS[face.view.color]),))


def _seats(face: Face, seats: Sequence[int]) -> list[Option]:
    """Offer seats by name, with the size of their hands; the values are seat numbers."""
    chairs, words, counts = face.table.chairs, face.words, face.view.counts
    return [
        option(
            label_name(chairs[seat], seat, words),
            str(seat),
            hint=words.say("swap-option-hint", cards=counts[seat]),
        )
        for seat in seats
    ]
