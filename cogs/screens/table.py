"""The table message while a round is played."""

from collections.abc import Iterator, Sequence

from cogs.custom_id import Verb
from cogs.screens.answer import accept_label, challenge_label, outcomes
from cogs.screens.common import ACCENTS, hand_button, label_name
from cogs.screens.events import story, way
from cogs.screens.face import Face, face_of, top_line, waiting_line
from cogs.screens.kit import Block, Button, Style, button, container, rows, separator, text
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
        text("\n".join(_top(face))),
        separator(),
        text("\n".join(seat_lines(face))),
        separator(),
        *_story(face),
        text("\n".join(_waiting(face))),
        *rows(_buttons(face)),
    ]
    return PublicScreen((container(blocks, ACCENTS[view.color]),))


def _top(face: Face) -> Iterator[str]:
    view, words = face.view, face.words
    yield f"## {words.say('table-title', round=view.round)}"
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
        return words.say("table-seat-not-in-round", name=face.names[seat])
    key = "table-seat-on-turn" if seat == view.turn else "table-seat"
    line = words.say(key, name=face.names[seat], cards=view.counts[seat])
    flags = _flags(view, seat, chair)
    if not flags:
        return line
    return " · ".join((line, *[words.say(flag) for flag in flags]))


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
    yield waiting_line(face)


def _buttons(face: Face) -> Sequence[Button]:
    view, words, ids = face.view, face.words, face.ids
    buttons = [hand_button(ids, words)]
    if view.phase is Phase.CHALLENGE:
        buttons.append(button(accept_label(face), ids(Verb.ACCEPT), Style.SECONDARY))
        buttons.append(button(challenge_label(face), ids(Verb.CHALLENGE), Style.DANGER))
    elif view.phase is Phase.DRAWN:
        buttons.append(button(words.say("button-keep"), ids(Verb.KEEP), Style.SECONDARY))
    elif view.phase is Phase.TURN:
        buttons.append(button(draw_label(face), ids(Verb.DRAW), Style.SECONDARY))
    buttons.append(button(words.say("button-uno"), ids(Verb.UNO), Style.SUCCESS))
    buttons.extend(_catch(face, seat) for seat in view.uno_open)
    return buttons


def draw_label(face: Face) -> str:
    """Label the button that draws, or takes what is stacked up."""
    if face.view.penalty:
        return face.words.say("button-take", cards=face.view.penalty)
    return face.words.say("button-draw")


def _catch(face: Face, seat: int) -> Button:
    name = label_name(face.table.chairs[seat], seat, face.words)
    label = face.words.say("button-catch", name=name)
    return button(label, face.ids(Verb.CATCH, str(seat)), Style.DANGER)
