"""The hand of one player: every card, what can be done with it, and what happened since."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from cogs.custom_id import Verb
from cogs.screens.answer import accept_label, challenge_label, outcomes
from cogs.screens.common import ACCENTS, channel, deadline_of, relative
from cogs.screens.events import story
from cogs.screens.face import Face, active_face, face_of, in_display_order, top_line, waiting_line
from cogs.screens.kit import (
    Block,
    Button,
    Option,
    SelectRow,
    Style,
    button,
    container,
    option,
    rows,
    select,
    text,
)
from cogs.screens.news import NOTHING_NEW, HandNews
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import draw_label
from uno.game.actions import (
    Accept,
    Action,
    CallUno,
    Challenge,
    Draw,
    Keep,
    NameColor,
    NextRound,
    Play,
)
from uno.game.cards import Color, Symbol
from uno.game.seat_view import SeatView
from uno.game.state import Phase
from uno.table.records import Table
from uno.text import Words

STORY_LINES = 3
LONG_TEXT = 3500  # characters; beyond, the story gives way (Discord takes 4,000 in all)
MOST_BUTTONS = 25  # for cards: 30 components with their rows, 10 stay for the rest

_BETWEEN = frozenset({Phase.ROUND_OVER, Phase.MATCH_OVER})
_COLORS: dict[str, Color | None] = {**{color.value: color for color in Color}, "w": None}
_WILD_DRAWS = frozenset({Symbol.WILD_DRAW_FOUR, Symbol.WILD_DRAW_TWO, Symbol.WILD_DRAW_COLOR})


class Move(NamedTuple):
    """One distinct way to play a card: a wild is there once for each colour."""

    card: str
    color: Color | None

    @property
    def value(self) -> str:
        """Write the move as the value of a select or of a command's choice."""
        return self.card if self.color is None else f"{self.card}:{self.color.value}"


def render_hand(
    table: Table, view: SeatView, words: Words, news: HandNews = NOTHING_NEW
) -> PrivateScreen:
    """Show a seat its own hand."""
    face = face_of(table, view, words)
    is_playing = view.seat in view.in_round and view.phase not in _BETWEEN
    cards = "\n".join(_cards(face)) if is_playing else ""
    now = "\n".join([*_once(face, news), *_now(face)])
    told = _story(face)
    if told and len(told) + len(now) + len(cards) > LONG_TEXT:
        told = ""
    shown = ("\n".join(_title(face, news)), told, now, cards)
    blocks: list[Block] = [text(part) for part in shown if part]
    if is_playing:
        blocks += _move_rows(face, _moves(view))
    blocks += rows(list(_controls(face)))
    return PrivateScreen((container(blocks, ACCENTS[view.color]),))


def _title(face: Face, news: HandNews) -> Iterator[str]:
    """Say what was refused, and which table this is."""
    words = face.words
    if news.refusal is not None:
        yield words.say("hand-refusal", reason=words.say(f"refused-{news.refusal.value}"))
    yield words.say("hand-table", channel=channel(face.table), round=face.view.round)


def _once(face: Face, news: HandNews) -> Iterator[str]:
    """Tell what only this player may know, once."""
    words = face.words
    if news.drew:
        yield words.say("hand-drew", cards=words.join(_named(news.drew, face)))
    if news.shown is not None:
        name = face.names[news.shown.seat]
        shown = words.join(_named(in_display_order(news.shown.cards, face.view), face))
        yield words.say("hand-shown", name=name, cards=shown)


def _story(face: Face) -> str:
    """Say what happened last."""
    told = story(face.table.recent, face.names, face.words, face.deck, STORY_LINES)
    return "\n".join([f"- {line}" for line in told])


def _now(face: Face) -> Iterator[str]:
    """Say how things stand."""
    view, words = face.view, face.words
    if view.phase in _BETWEEN:
        yield words.say(f"your-{view.phase.value.replace('_', '-')}")
        return
    yield top_line(face)
    if view.seat not in view.in_round:
        yield words.say("your-not-in-round")
    yield from _task(face)


def _named(cards: Iterable[str], face: Face) -> list[str]:
    words = face.words
    return [
        card_times(words.card(card, face.deck), times, words)
        for card, times in Counter(cards).items()
    ]


def card_times(name: str, times: int, words: Words) -> str:
    """Name a card that may be there several times."""
    return name if times == 1 else words.say("card-times", card=name, times=times)


def _task(face: Face) -> Iterator[str]:
    """Say what the owner of the hand has to do, or for whom the table waits."""
    view, words = face.view, face.words
    if view.turn != view.seat:
        yield waiting_line(face)
        return
    key = f"your-{view.phase.value.replace('_', '-')}"
    if view.phase is Phase.DRAWN and view.drawn_card is not None:
        line = words.say(key, card=words.card(active_face(view.drawn_card), face.deck))
    elif view.phase is Phase.TURN and view.penalty:
        line = words.say("your-stack", cards=view.penalty)
    else:
        line = words.say(key)
    due = deadline_of(face.table)
    yield line if due is None else f"{line} {words.say('time-left', when=relative(due))}"
    if view.phase is Phase.CHALLENGE:
        yield from outcomes(face, "your-outcome")
    if _has_called(view):
        yield words.say("hand-called")
    if _would_bluff(face):
        yield words.say("hand-bluff", color=words.color(view.color) if view.color else "")


def _has_called(view: SeatView) -> bool:
    """Tell whether the seat on turn called UNO with two cards: otherwise it could do so now."""
    return len(view.hand) == 2 and not any(isinstance(a, CallUno) for a in view.legal)


def _would_bluff(face: Face) -> bool:
    """Tell whether a Wild Draw that is offered could be challenged with success."""
    view = face.view
    if view.color is None or not face.table.rules.bluff or view.phase is not Phase.TURN:
        return False
    offered = any(isinstance(a, Play) and a.card in _WILD_DRAWS for a in view.legal)
    return offered and any(card[0] == view.color.value for card in view.hand)


def _cards(face: Face) -> Iterator[str]:
    """Group the cards by colour, each group on a line; the order of the view is kept."""
    words, hand = face.words, face.view.hand
    yield words.say("hand-cards", cards=len(hand))
    for _, group in groupby(hand, itemgetter(0)):
        yield _group_line(tuple(group), face.deck, words)


@lru_cache(maxsize=4096)
def _group_line(cards: tuple[str, ...], deck: str, words: Words) -> str:
    """Name cards of one colour; equal ones stand side by side. Most groups outlive a move."""
    color = _COLORS[cards[0][0]]
    counted = Counter(cards).items()
    named = [card_times(words.symbol(card, deck), times, words) for card, times in counted]
    facts = {"mark": words.mark(color), "color": words.group(color)}
    return words.say("hand-group", cards=", ".join(named), **facts)


def _moves(view: SeatView) -> list[Move]:
    """List the distinct moves in the order of the hand; wilds by colour."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    found = dict.fromkeys([Move(play.card, play.color) for play in plays])
    order = {card: place for place, card in enumerate(view.hand)}
    return sorted(found, key=lambda move: order[move.card])


def _move_rows(face: Face, moves: Sequence[Move]) -> Sequence[Block]:
    if len(moves) <= MOST_BUTTONS:
        return rows([_move_button(face, move) for move in moves])
    return list(_move_selects(face, moves))


def _move_button(face: Face, move: Move) -> Button:
    label, mark = _move_face(move, face.deck, face.words)
    args = (move.card,) if move.color is None else (move.card, move.color)
    return button(label, face.ids(Verb.PLAY, *args), Style.SECONDARY, mark)


def play_choices(table: Table, view: SeatView, words: Words) -> dict[str, str]:
    """List what can be played, as a command offers it: label -> `card` or `card:colour`."""
    return {_move_face(move, table.rules.deck, words)[0]: move.value for move in _moves(view)}


@lru_cache(maxsize=2048)
def _move_face(move: Move, deck: str, words: Words) -> tuple[str, str]:
    """Return the label and the mark of a move."""
    card = words.card(move.card, deck)
    if move.color is None:
        return card, words.mark(_COLORS[move.card[0]])
    named = words.say("card-naming", card=card, color=words.color(move.color))
    return named, words.mark(move.color)


def _move_selects(face: Face, moves: Sequence[Move]) -> Iterator[SelectRow]:
    """Offer more moves than there is room for buttons: one menu for each colour, one for wilds."""
    groups: dict[str, list[Option]] = {}
    for move in moves:
        label, mark = _move_face(move, face.deck, face.words)
        made = option(label, move.value, mark)
        groups.setdefault(move.card[0], []).append(made)
    for letter, options in groups.items():
        name = face.words.group(_COLORS[letter])
        placeholder = face.words.say("hand-pick", color=name, cards=len(options))
        yield select(face.ids(Verb.PICK, letter), placeholder, options)


def _controls(face: Face) -> Iterator[Button]:
    """Offer everything else that the seat may do, and a fresh look when it has to wait."""
    words, ids, view = face.words, face.ids, face.view
    for action in view.legal:
        made = _control(face, action)
        if made is not None:
            yield made
    if view.phase is Phase.MATCH_OVER:
        return
    if view.turn != view.seat:
        yield button(words.say("button-look-again"), ids(Verb.HAND), Style.SECONDARY)
    yield button(words.say("button-leave"), ids(Verb.LEAVE), Style.SECONDARY)


def _control(face: Face, action: Action) -> Button | None:
    """Make the button of an action; plays have rows of their own, catches the table message."""
    if isinstance(action, NameColor):
        return _color_button(face, action.color)
    made = _PLAIN.get(type(action))
    if made is None:
        return None
    verb, style, label = made
    return button(label(face), face.ids(verb), style)


def _color_button(face: Face, color: Color) -> Button:
    label, mark = face.words.group(color), face.words.mark(color)
    return button(label, face.ids(Verb.COLOR, color.value), Style.SECONDARY, mark)


def _says(key: str) -> Callable[[Face], str]:
    return lambda face: face.words.say(key)


_PLAIN: dict[type[Action], tuple[Verb, Style, Callable[[Face], str]]] = {
    Draw: (Verb.DRAW, Style.PRIMARY, draw_label),
    Keep: (Verb.KEEP, Style.PRIMARY, _says("button-keep")),
    Accept: (Verb.ACCEPT, Style.PRIMARY, accept_label),
    Challenge: (Verb.CHALLENGE, Style.DANGER, challenge_label),
    CallUno: (Verb.UNO, Style.SUCCESS, _says("button-uno")),
    NextRound: (Verb.NEXT, Style.PRIMARY, _says("button-next-round")),
}
