"""What a render of one table needs at hand, and the lines that table and hand share."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cogs.screens.common import Ids, deadline_of, names_of, relative
from uno.game.actions import Action
from uno.game.book import open_book
from uno.game.cards import Color, Side
from uno.game.rules import Rules
from uno.game.seat_view import SeatView
from uno.game.state import Phase
from uno.table.records import Table, WindowKind
from uno.text import Words

COLOR_OF_LETTER: dict[str, Color | None] = {**{color.value: color for color in Color}, "w": None}


@dataclass(frozen=True, slots=True)
class Face:
    """Hold a table with a view of it; the view may be a seat's or a spectator's."""

    table: Table
    view: SeatView
    names: Sequence[str]  # escaped, one per seat
    words: Words
    ids: Ids
    deck: str  # as the texts of cards want it
    kinds: frozenset[type[Action]]  # of what the seat may do


def deck_of(rules: Rules, side: Side = Side.LIGHT) -> str:
    """Name the deck as the texts and pictures of cards want it; of Flip, with the side up."""
    if side is Side.DARK:
        return "flip-dark"
    if rules.deck == "classic" and rules.draw_two_amount == 4:
        return "classic-4"
    return rules.deck


def other_side(deck: str) -> str:
    """Name what is on the backs of a Flip deck's cards."""
    return "flip" if deck == "flip-dark" else "flip-dark"


def face_of(table: Table, view: SeatView, words: Words) -> Face:
    """Gather what a render needs."""
    names, deck = names_of(table.chairs, words), deck_of(table.rules, view.side)
    return Face(table, view, names, words, Ids(table), deck, frozenset(map(type, view.legal)))


def top_line(face: Face) -> str:
    """Say which card lies on top and which colour is in force."""
    view, words = face.view, face.words
    card = words.card(view.top, face.deck)
    picture = words.picture(view.top, face.deck, view.color if view.top[0] == "w" else None)
    facts = {"card": card, "picture": f"{picture} " if picture else ""}
    if view.color is None:
        return words.say("top-to-name" if view.phase is Phase.COLOR else "top-no-color", **facts)
    return words.say("top", color=view.color, mark=words.after(view.color), **facts)


def title_parts(face: Face) -> list[str]:
    """Name what a title should say besides the round: the side of a Flip deck, the final."""
    parts = []
    if face.table.rules.deck == "flip":
        parts.append(face.words.say(f"side-{face.view.side.value}"))
    if face.view.in_final:
        parts.append(face.words.say("title-final"))
    return parts


def team_of(view: SeatView, seat: int) -> int | None:
    """Return the number of a seat's team, from 1; None without teams."""
    return next((n for n, team in enumerate(view.teams, 1) if seat in team), None)


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
    until = face.table.paused_until
    if until is not None:
        return words.say("waiting-paused", when=relative(until))
    line = _waiting_for(face)
    due = deadline_of(face.table)
    return line if due is None else f"{line} {words.say('time-left', when=relative(due))}"


def _waiting_for(face: Face) -> str:
    view, words = face.view, face.words
    if view.phase is Phase.VOTE:
        open_votes = [face.names[seat] for seat in voters(view) if seat not in view.voted]
        return words.say("waiting-vote", players=words.join(open_votes))
    if view.turn is None or view.phase is Phase.MATCH_OVER:
        return words.say("waiting-match-over")
    if view.takes_back:
        return words.say("waiting-take-back", name=face.names[view.turn])
    key = f"waiting-{view.phase.value}"
    if view.phase is Phase.DRAWN and view.rules.drawn_card == "must":
        key = "waiting-drawn-must"
    return words.say(key, name=face.names[view.turn])


_WISHES = {
    WindowKind.PAUSE_VOTE: "wish-pause",
    WindowKind.RESUME_VOTE: "wish-resume",
    WindowKind.SKIP_VOTE: "wish-skip",
}


def wish_lines(face: Face) -> Iterator[str]:
    """Say who has asked for a pause, for its end, or to skip an absent player."""
    for kind, key in _WISHES.items():
        asking = [w.seat for w in face.table.windows if w.kind is kind and w.seat is not None]
        if asking:
            yield face.words.say(key, players=face.words.join(face.names[seat] for seat in asking))


def voters(view: SeatView) -> tuple[int, ...]:
    """List the seats that may vote: all but accuser and accused (RULES.md section 15)."""
    return tuple(seat for seat in view.in_round if seat not in (view.accuser, view.accused))


def next_round_line(face: Face) -> str:
    """Say when the next round begins."""
    due = deadline_of(face.table)
    if due is None:
        return face.words.say("round-next")
    return face.words.say("round-next-at", when=relative(due))
