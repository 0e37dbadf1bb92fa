"""The table message while a round is played."""

from collections.abc import Iterator, Sequence

from cogs.custom_id import Verb
from cogs.screens.answer import accept_label, challenge_label, outcomes
from cogs.screens.common import ACCENTS, hand_button, label_name
from cogs.screens.events import story, way
from cogs.screens.face import (
    Face,
    face_of,
    other_side,
    team_of,
    title_parts,
    top_line,
    voters,
    waiting_line,
    wish_lines,
)
from cogs.screens.kit import (
    Block,
    Button,
    Style,
    button,
    container,
    rows,
    section,
    separator,
    text,
    thumbnail,
)
from cogs.screens.screen import PublicScreen
from uno.game.seat_view import SeatView
from uno.game.state import Phase
from uno.table.durations import is_away
from uno.table.records import Chair, Controller, Table
from uno.text import Words

STORY_LINES = 3


def render_table(table: Table, view: SeatView, words: Words) -> PublicScreen:
    """Show the table to everybody: nothing in it comes from a hand."""
    face = face_of(table, view, words)
    blocks: list[Block] = [
        _head(face),
        separator(),
        text("\n".join(seat_lines(face))),
        separator(),
        *_story(face),
        text("\n".join(_waiting(face))),
        *rows(_buttons(face)),
    ]
    return PublicScreen((container(blocks, ACCENTS[view.color]),))


def _head(face: Face) -> Block:
    """Show the top card in words, and as a picture where there is one."""
    words, view = face.words, face.view
    shown = "\n".join(_top(face))
    named = view.color if view.top[0] == "w" else None
    url = words.picture_url(view.top, face.deck, named)
    if url is None:
        return text(shown)
    return section(shown, thumbnail(url, words.card(view.top, face.deck)))


def _top(face: Face) -> Iterator[str]:
    view, words = face.view, face.words
    title = words.say("table-title", round=view.round)
    yield f"## {' · '.join((title, *title_parts(face)))}"
    yield top_line(face)
    if len(view.in_round) > 2:
        yield words.say(f"table-direction-{way(view.direction)}")
    if view.penalty and view.phase is not Phase.CHALLENGE:
        yield words.say("table-stack", cards=view.penalty)


def seats_in_turn_order(view: SeatView) -> Iterator[int]:
    """List every seat, the one on turn first, then as the turn will come."""
    seats = len(view.counts)
    first = view.turn if view.turn is not None else 0
    step = 1 if view.direction > 0 else -1
    return (seat % seats for seat in range(first, first + seats * step, step))


def seat_lines(face: Face) -> Iterator[str]:
    """List who sits here, with card counts, in the order of play."""
    chairs = face.table.chairs
    for seat in seats_in_turn_order(face.view):
        if not chairs[seat].left:
            yield _seat_line(face, seat, chairs[seat])


def _seat_line(face: Face, seat: int, chair: Chair) -> str:
    view, words = face.view, face.words
    if seat not in view.in_round:
        key = "table-seat-out" if seat in view.out else "table-seat-not-in-round"
        return words.say(key, name=face.names[seat])
    key = "table-seat-on-turn" if seat == view.turn else "table-seat"
    line = words.say(key, name=face.names[seat], cards=view.counts[seat])
    flags = [words.say(flag) for flag in _flags(view, seat, chair)]
    team = team_of(view, seat) if view.teams else None
    if team is not None:
        flags.insert(0, words.say("flag-team", team=team))
    return " · ".join((line, *flags)) if flags else line


def _flags(view: SeatView, seat: int, chair: Chair) -> list[str]:
    flags = []
    if seat in view.uno_called:
        flags.append("flag-uno")
    if seat in view.uno_open:
        flags.append("flag-not-called")
    if chair.controller is Controller.COMPUTER:
        flags.append("flag-computer")
    elif is_away(chair):
        flags.append("flag-away")
    return flags


def _story(face: Face) -> Iterator[Block]:
    told = story(face.table.recent, face.names, face.words, face.deck, STORY_LINES)
    if told:
        yield text("\n".join([f"- {line}" for line in told]))


def _waiting(face: Face) -> Iterator[str]:
    if face.view.phase is Phase.CHALLENGE:
        yield from outcomes(face, "outcome")
    if face.view.phase is Phase.VOTE:
        yield from vote_lines(face)
    yield from wish_lines(face)
    yield waiting_line(face)


def vote_lines(face: Face) -> Iterator[str]:
    """Say who accuses whom, who may vote, who has, and what is at stake."""
    view, words, names = face.view, face.words, face.names
    if view.accuser is None or view.accused is None:
        return
    yield words.say("vote-open", name=names[view.accuser], other=names[view.accused])
    yield words.say("vote-entitled", players=words.join(names[seat] for seat in voters(view)))
    if view.voted:
        yield words.say("vote-voted", players=words.join(names[seat] for seat in view.voted))
    penalty = face.table.rules.hint_penalty
    yield words.say("vote-cost", name=names[view.accused], cards=penalty)


def _buttons(face: Face) -> Sequence[Button]:
    view, words, ids = face.view, face.words, face.ids
    buttons = [hand_button(ids, words), *_phase_buttons(face)]
    buttons.append(button(words.say("button-uno"), ids(Verb.UNO), Style.SUCCESS))
    buttons.extend(catch_button(face, seat) for seat in view.uno_open)
    rules = face.table.rules
    if rules.deck == "flip" and rules.show_backs:
        buttons.append(backs_button(face))
    buttons.append(button(words.say("button-rules"), ids(Verb.RULES), Style.SECONDARY))
    buttons.append(button(words.say("button-status"), ids(Verb.STATUS), Style.SECONDARY))
    return buttons


def _phase_buttons(face: Face) -> list[Button]:
    """Offer what the phase asks for, except plays, which are in the hands."""
    words, ids = face.words, face.ids
    if face.table.paused_until is not None:
        return [resume_button(face)]
    match face.view.phase:
        case Phase.CHALLENGE:
            return [
                button(accept_label(face), ids(Verb.ACCEPT), Style.SECONDARY),
                button(challenge_label(face), ids(Verb.CHALLENGE), Style.DANGER),
            ]
        case Phase.DRAWN if face.table.rules.drawn_card == "may":
            return [button(words.say("button-keep"), ids(Verb.KEEP), Style.SECONDARY)]
        case Phase.TURN if not face.view.takes_back:
            return [draw_button(face, Style.SECONDARY)]
        case Phase.VOTE:
            return vote_buttons(face)
        case _:
            return []


def vote_buttons(face: Face) -> list[Button]:
    """Offer the two votes."""
    words, ids = face.words, face.ids
    return [
        button(words.say("button-vote-yes"), ids(Verb.VOTE, "yes"), Style.DANGER),
        button(words.say("button-vote-no"), ids(Verb.VOTE, "no"), Style.SECONDARY),
    ]


def resume_button(face: Face) -> Button:
    """Offer to end a pause."""
    return button(face.words.say("button-resume"), face.ids(Verb.RESUME), Style.PRIMARY)


def draw_label(face: Face) -> str:
    """Label the button that draws, or takes what is stacked up."""
    if face.view.penalty:
        return face.words.say("button-take", cards=face.view.penalty)
    return face.words.say("button-draw")


def draw_button(face: Face, style: Style) -> Button:
    """Offer to draw: a card that lies face down."""
    return button(draw_label(face), face.ids(Verb.DRAW), style, face.words.back(face.deck))


def backs_button(face: Face) -> Button:
    """Offer the other sides of the others' cards."""
    picture = face.words.back(other_side(face.deck))
    return button(face.words.say("button-backs"), face.ids(Verb.BACKS), Style.SECONDARY, picture)


def catch_button(face: Face, seat: int) -> Button:
    """Offer to catch a seat that has not called."""
    name = label_name(face.table.chairs[seat], seat, face.words)
    label = face.words.say("button-catch", name=name)
    return button(label, face.ids(Verb.CATCH, str(seat)), Style.DANGER)
