"""What a render of one table needs at hand, and the lines that table and hand share."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.screens.common import Ids, deadline_of, names_of, relative
from uno.game.book import open_book
from uno.game.seat_view import SeatView
from uno.game.state import Phase
from uno.table.records import Table
from uno.text import Words

_NOBODYS = frozenset({Phase.VOTE, Phase.MATCH_OVER})


@dataclass(frozen=True, slots=True)
class Face:
    """Hold a table with a view of it; the view may be a seat's or a spectator's."""

    table: Table
    view: SeatView
    names: Sequence[str]  # escaped, one per seat
    words: Words
    ids: Ids

    @property
    def deck(self) -> str:
        """Return the deck, which names the coloured draw card."""
        return self.table.rules.deck


def face_of(table: Table, view: SeatView, words: Words) -> Face:
    """Gather what a render needs."""
    return Face(table, view, names_of(table.chairs, words), words, Ids(table))


def top_line(face: Face) -> str:
    """Say which card lies on top and which colour is in force."""
    view, words = face.view, face.words
    card = words.card(view.top, face.deck)
    if view.color is None:
        return words.say("top-no-color", card=card, mark=words.mark(None))
    color, mark = words.color(view.color), words.mark(view.color)
    return words.say("top", card=card, color=color, mark=mark)


def in_display_order(cards: Iterable[str], view: SeatView) -> list[str]:
    """Order the active faces of cards as hands are shown: by colour, numbers first, wilds last."""
    book = open_book(view.rules, view.side)
    return sorted(map(active_face, cards), key=lambda code: book.display_order[book.faces[code]])


def active_face(card: str) -> str:
    """Return the code of the side in play of a card `ACTIVE/INACTIVE`."""
    return card.partition("/")[0]


def waiting_line(face: Face) -> str:
    """Say for whom the table waits, for what, and until when."""
    view, words = face.view, face.words
    if view.phase is Phase.ROUND_OVER:
        return next_round_line(face)
    key = f"waiting-{view.phase.value.replace('_', '-')}"
    if view.turn is None or view.phase in _NOBODYS:
        line = words.say(key)
    else:
        line = words.say(key, name=face.names[view.turn])
    due = deadline_of(face.table)
    return line if due is None else f"{line} {words.say('time-left', when=relative(due))}"


def next_round_line(face: Face) -> str:
    """Say when the next round begins."""
    due = deadline_of(face.table)
    if due is None:
        return face.words.say("round-next")
    return face.words.say("round-next-at", when=relative(due))
