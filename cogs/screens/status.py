"""For whom a table waits and why, and what happened since the asker's last turn."""

from collections.abc import Iterator, Sequence

from cogs.custom_id import Verb
from cogs.screens.common import ACCENTS, NEUTRAL, hand_button, length
from cogs.screens.events import is_news, story
from cogs.screens.face import Face, face_of, title_parts, top_line, waiting_line, wish_lines
from cogs.screens.kit import Block, Button, LinkButton, Style, button, container, link, rows, text
from cogs.screens.lobby import rules_line
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import resume_button, seat_lines
from uno.game.events import (
    Accepted,
    Challenged,
    ColorNamed,
    DrawCause,
    Drew,
    Event,
    Kept,
    Misplayed,
    Passed,
    Played,
    TimedOut,
)
from uno.game.seat_view import SeatView
from uno.game.state import Phase
from uno.table.durations import is_away
from uno.table.records import Table
from uno.text import Words

ALL_TEXT = 3800  # characters; Discord takes 4,000 in all


def render_status(
    table: Table,
    view: SeatView | None,
    words: Words,
    events: Sequence[Event] | None = None,
) -> PrivateScreen:
    """Say how a table stands, for whom it waits and what happened since the asker's last turn.

    `view` is None before the match, of a seat for its person, else a spectator's. `events` are
    those of the whole match, in order; None: only the last ones are known.
    """
    if view is None:
        return _lobby_status(table, words)
    face = face_of(table, view, words)
    state, seats = "\n".join(_state(face)), "\n".join(seat_lines(face))
    blocks: list[Block] = [
        text(state),
        text(seats),
        text(_told(face, events, ALL_TEXT - length(state) - length(seats))),
        *rows(_ways(table, words, hand_button(face.ids, words))),
        *rows(list(_actions(face))),
    ]
    return PrivateScreen((container(blocks, ACCENTS[view.color]),))


def events_since(events: Sequence[Event], seat: int) -> Sequence[Event]:
    """Return what happened after a seat last decided anything."""
    for index in range(len(events) - 1, -1, -1):
        if _decider(events[index]) == seat:
            return events[index + 1 :]
    return events


def _decider(event: Event) -> int | None:
    """Return the seat that decided something in its turn; None for everything else."""
    match event:
        case Drew(seat=seat, cause=DrawCause.TURN | DrawCause.STACK):
            return seat
        case Played(seat=seat) | Challenged(seat=seat) | Accepted(seat=seat):
            return seat
        case Kept(seat) | Passed(seat) | ColorNamed(seat) | TimedOut(seat) | Misplayed(seat):
            return seat
        case _:
            return None


def _told(face: Face, events: Sequence[Event] | None, room: int) -> str:
    """Tell all that happened since the asker's last turn, or the last of it that there is room for.

    `room` is in characters.
    """
    view, words = face.view, face.words
    if events is None or view.seat is None:
        title, shown = words.say("status-lately"), face.table.recent
    else:
        title, shown = words.say("status-since"), tuple(events_since(events, view.seat))
    news = [event for event in shown if is_news(event)]
    told = story(news, face.names, words, face.deck, len(news), most=len(news))
    lines = [f"- {line}" for line in told]
    room -= length(title) + length(words.say("status-more", events=len(lines))) + 2
    kept = _last_that_fit(lines, room)
    if len(kept) < len(lines):
        title = f"{title}\n{words.say('status-more', events=len(lines) - len(kept))}"
    return "\n".join([title, *(kept or [words.say("status-nothing")])])


def _last_that_fit(lines: Sequence[str], room: int) -> list[str]:
    kept: list[str] = []
    for line in reversed(lines):
        room -= length(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]


def _actions(face: Face) -> Iterator[Button]:
    """Offer what keeps a game going when somebody is absent, to those who sit there."""
    view, words, ids = face.view, face.words, face.ids
    if view.seat is None or view.phase is Phase.MATCH_OVER:
        return
    if view.seat not in view.out:
        yield from _wishes(face)
    if face.table.seat_of(face.table.host) == view.seat:
        yield button(words.say("button-kick"), ids(Verb.KICK), Style.SECONDARY)
    yield button(words.say("button-rules"), ids(Verb.RULES), Style.SECONDARY)
    yield button(words.say("button-leave"), ids(Verb.LEAVE), Style.SECONDARY)


def _wishes(face: Face) -> Iterator[Button]:
    """Offer what those who still play decide together: to skip, to rest, to go on."""
    view, words, ids = face.view, face.words, face.ids
    if face.table.paused_until is not None:
        yield resume_button(face)
        return
    if view.turn is not None and view.turn != view.seat and view.phase is not Phase.ROUND_OVER:
        yield button(words.say("button-skip"), ids(Verb.SKIP), Style.SECONDARY)
    yield button(words.say("button-pause"), ids(Verb.PAUSE), Style.SECONDARY)


def _lobby_status(table: Table, words: Words) -> PrivateScreen:
    seated = words.say("status-lobby", seated=len(table.chairs))
    blocks: list[Block] = [text(f"{seated}\n{rules_line(table.preset, table.rules, words)}")]
    ways = _ways(table, words)
    return PrivateScreen((container([*blocks, *(rows(ways) if ways else [])], NEUTRAL),))


def _state(face: Face) -> Iterator[str]:
    view, words = face.view, face.words
    yield f"## {' · '.join((words.say('status-title', round=view.round), *title_parts(face)))}"
    yield top_line(face)
    yield from wish_lines(face)
    yield waiting_line(face)
    if view.turn is not None and view.turn == view.seat and view.phase is not Phase.VOTE:
        yield words.say("status-you")
    elif view.turn is not None and is_away(face.table.chairs[view.turn]):
        yield words.say("status-away", name=face.names[view.turn])
    scores = [
        words.say("standing-short", name=name, points=points)
        for name, points, chair in zip(face.names, view.scores, face.table.chairs, strict=True)
        if not chair.left
    ]
    yield words.say("status-scores", scores=" · ".join(scores))


def _ways(table: Table, words: Words, *first: Button) -> list[Button | LinkButton]:
    """Offer the ways on: the given buttons, and the table message where there is one."""
    ways: list[Button | LinkButton] = list(first)
    if table.message is not None:
        ref = table.message
        address = f"https://discord.com/channels/{table.guild_id}/{ref.channel_id}/{ref.message_id}"
        ways.append(link(words.say("button-to-table"), address))
    return ways
