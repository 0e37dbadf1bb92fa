"""The hand of one player: every card, what can be done with it, and what happened since."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from cogs.custom_id import Verb
from cogs.screens.answer import accept_label, challenge_label, outcomes
from cogs.screens.budget import MAX_COMPONENTS
from cogs.screens.cards import card_times, named_group
from cogs.screens.common import ACCENTS, channel, deadline_of, relative
from cogs.screens.events import story
from cogs.screens.face import (
    COLOR_OF_LETTER,
    Face,
    active_face,
    face_of,
    in_display_order,
    team_of,
    title_parts,
    top_line,
    waiting_line,
    wish_lines,
)
from cogs.screens.kit import Block, Button, Style, button, container, rows, text
from cogs.screens.moves import move_rows, moves_of
from cogs.screens.news import NOTHING_NEW, HandNews
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import (
    backs_button,
    catch_button,
    draw_button,
    resume_button,
    vote_buttons,
    vote_lines,
)
from uno.game.actions import (
    Accept,
    Accuse,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColor,
    NextRound,
    Play,
    Vote,
)
from uno.game.cards import Color, Symbol
from uno.game.seat_view import SeatView
from uno.game.state import Phase
from uno.table.records import Table
from uno.text import Words

STORY_LINES = 3
LONG_TEXT = 3500  # characters; beyond, the story gives way (Discord takes 4,000 in all)
MOST_PICTURES = 24  # kinds of cards; each picture costs some thirty characters
MOST_CATCHES = 2  # the table message has a button for each

_BETWEEN = frozenset({Phase.ROUND_OVER, Phase.MATCH_OVER})
_WILD_DRAWS = frozenset({Symbol.WILD_DRAW_FOUR, Symbol.WILD_DRAW_TWO, Symbol.WILD_DRAW_COLOR})


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
    controls = list(_controls(face))
    control_rows = rows(controls)
    if is_playing and table.paused_until is None:
        room = MAX_COMPONENTS - 1 - len(blocks) - len(control_rows) - len(controls)
        blocks += move_rows(face, moves_of(view), room)
    blocks += control_rows
    return PrivateScreen((container(blocks, ACCENTS[view.color]),))


def _title(face: Face, news: HandNews) -> Iterator[str]:
    """Say what was refused, and which table this is."""
    words = face.words
    if news.refusal is not None:
        yield words.say("hand-refusal", reason=words.say(f"refused-{news.refusal.value}"))
    place = words.say("hand-table", channel=channel(face.table), round=face.view.round)
    yield " · ".join((place, *title_parts(face)))


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
    if view.penalty and view.phase is Phase.TURN and view.turn != view.seat:
        yield words.say("table-stack", cards=view.penalty)
    if view.seat not in view.in_round:
        yield words.say("your-out" if view.seat in view.out else "your-not-in-round")
    elif view.teams:
        yield _team(face, view.seat)
    yield from _task(face)


def _team(face: Face, seat: int) -> str:
    view, words = face.view, face.words
    number = team_of(view, seat) or 0
    others = [face.names[other] for other in view.teams[number - 1] if other != seat]
    return words.say("hand-team", team=number, players=words.join(others))


def _named(cards: Iterable[str], face: Face) -> list[str]:
    words = face.words
    return [
        card_times(words.card(card, face.deck), times, words)
        for card, times in Counter(cards).items()
    ]


def _task(face: Face) -> Iterator[str]:
    """Say what the owner of the hand has to do, or for whom the table waits."""
    view, words = face.view, face.words
    yield from wish_lines(face)
    if face.table.paused_until is not None:
        yield waiting_line(face)
        return
    if view.phase is Phase.VOTE:
        yield from vote_lines(face)
        yield from _own_vote(face)
    if view.phase is Phase.VOTE or view.turn != view.seat:
        yield waiting_line(face)
        if Play in face.kinds:
            yield words.say("hand-jump-in")
        return
    line, due = _own_turn(face), deadline_of(face.table)
    yield line if due is None else f"{line} {words.say('time-left', when=relative(due))}"
    yield from _hints(face)


def _own_vote(face: Face) -> Iterator[str]:
    """Say what the owner of the hand has to do with the vote."""
    view, words = face.view, face.words
    if view.seat == view.accuser:
        yield words.say("your-vote-accuser")
    elif view.seat == view.accused:
        yield words.say("your-vote-accused")
    elif view.seat in view.voted:
        yield words.say("your-vote-cast")
    elif Vote in face.kinds:
        yield words.say("your-vote")


def _own_turn(face: Face) -> str:
    """Say what the seat on turn has to do."""
    view, words = face.view, face.words
    if view.takes_back:
        either = face.table.rules.wild_draw_legality == "color_or_number"
        key = "your-take-back-number" if either else "your-take-back"
        return words.say(key, color=view.color)
    if view.phase is Phase.TURN and view.penalty:
        return words.say("your-stack", cards=view.penalty)
    if view.phase is Phase.DRAWN and view.drawn_card is not None:
        card = words.card(active_face(view.drawn_card), face.deck)
        return words.say("your-drawn" if Keep in face.kinds else "your-drawn-must", card=card)
    if view.phase is Phase.TURN and Draw not in face.kinds:
        return words.say("your-turn-must")
    return words.say(f"your-{view.phase.value}")


def _hints(face: Face) -> Iterator[str]:
    """Say what the seat on turn should know before it decides."""
    view, words, rules = face.view, face.words, face.table.rules
    if view.phase is Phase.CHALLENGE:
        yield from outcomes(face, "your-outcome")
        if Play in face.kinds:
            yield words.say("your-outcome-answer")
    if len(view.hand) == 2 and CallUno not in face.kinds:
        yield words.say("hand-called")
    if rules.misplay_penalty and view.phase in (Phase.TURN, Phase.DRAWN):
        yield words.say("hand-misplay", cards=rules.misplay_penalty)
    if rules.bluff and view.phase is Phase.TURN and not view.takes_back:
        yield from _bluff(view, words)


def _bluff(view: SeatView, words: Words) -> Iterator[str]:
    """Say that a Wild Draw that is offered could be challenged with success, and why."""
    if view.color is None or not any(card in _WILD_DRAWS for card in view.playable):
        return
    if any(card[0] == view.color.value for card in view.hand):
        yield words.say("hand-bluff", color=view.color)
    elif _holds_number(view):
        yield words.say("hand-bluff-number")


def _holds_number(view: SeatView) -> bool:
    """Tell whether a card of the number on top is held, where that forbids a Wild Draw too."""
    number = view.top[1:]
    if view.rules.wild_draw_legality == "color" or not number.isdecimal():
        return False
    return any(card[0] != "w" and card[1:] == number for card in view.hand)


def _cards(face: Face) -> Iterator[str]:
    """Group the cards by colour, each group on a line; the order of the view is kept."""
    words, hand = face.words, face.view.hand
    yield words.say("hand-cards", cards=len(hand))
    drawn = len(hand) <= MOST_PICTURES or len(set(hand)) <= MOST_PICTURES
    for _, group in groupby(hand, itemgetter(0)):
        yield _group_line(tuple(group), face.deck, words, drawn=drawn)


@lru_cache(maxsize=1024)
def _group_line(cards: tuple[str, ...], deck: str, words: Words, *, drawn: bool) -> str:
    """Name cards of one colour; equal ones stand side by side. Most groups outlive a move."""
    group = words.group(COLOR_OF_LETTER[cards[0][0]])
    mark, named = named_group(Counter(cards), deck, words, drawn=drawn)
    return words.say("hand-group", group=group, mark=mark, cards=named)


def _controls(face: Face) -> Iterator[Button]:
    """Offer everything else that the seat may do, and a fresh look when it has to wait."""
    words, ids, view = face.words, face.ids, face.view
    if face.table.paused_until is not None:
        yield resume_button(face)
        yield button(words.say("button-leave"), ids(Verb.LEAVE), Style.SECONDARY)
        return
    if NameColor in face.kinds:
        yield from (_color_button(face, a.color) for a in view.legal if isinstance(a, NameColor))
    if Draw in face.kinds:
        yield draw_button(face, Style.PRIMARY)
    for kind, (verb, style, label) in _PLAIN.items():
        if kind in face.kinds:
            yield button(label(face), ids(verb), style)
    if view.phase is Phase.MATCH_OVER:
        return
    yield from _choices(face)
    if view.turn != view.seat:
        yield button(words.say("button-look-again"), ids(Verb.HAND), Style.SECONDARY)
    yield button(words.say("button-leave"), ids(Verb.LEAVE), Style.SECONDARY)


def _choices(face: Face) -> Iterator[Button]:
    """Offer what opens a screen of its own, and who can be caught."""
    words, ids, kinds = face.words, face.ids, face.kinds
    if Vote in kinds:
        yield from vote_buttons(face)
    if Catch in kinds:
        catches = [action.target for action in face.view.legal if isinstance(action, Catch)]
        yield from (catch_button(face, target) for target in catches[:MOST_CATCHES])
    if face.view.backs is not None:
        yield backs_button(face)
    if Accuse in kinds:
        yield button(words.say("button-accuse"), ids(Verb.ACCUSE), Style.SECONDARY)


def _color_button(face: Face, color: Color) -> Button:
    label, mark = face.words.group(color), face.words.mark(color)
    return button(label, face.ids(Verb.COLOR, color.value), Style.SECONDARY, mark)


def _says(key: str) -> Callable[[Face], str]:
    return lambda face: face.words.say(key)


_PLAIN: dict[type[Action], tuple[Verb, Style, Callable[[Face], str]]] = {
    Keep: (Verb.KEEP, Style.PRIMARY, _says("button-keep")),
    Accept: (Verb.ACCEPT, Style.PRIMARY, accept_label),
    Challenge: (Verb.CHALLENGE, Style.DANGER, challenge_label),
    CallUno: (Verb.UNO, Style.SUCCESS, _says("button-uno")),
    NextRound: (Verb.NEXT, Style.PRIMARY, _says("button-next-round")),
}
