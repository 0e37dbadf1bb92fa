"""For whom a table waits and why, and what happened since the asker's last turn."""

from collections.abc import Iterator, Sequence

from cogs.custom_id import Verb
from cogs.screens.common import ACCENTS, NEUTRAL, hand_button
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

MOST_TOLD = 12  # pieces of news since somebody's last turn


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
    blocks: list[Block] = [
        text("\n".join(_state(face))),
        text("\n".join(seat_lines(face))),
        *[text(told) for told in _told(face, events)],
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


def _told(face: Face, events: Sequence[Event] | None) -> Iterator[str]:
    view, words = face.view, face.words
    if events is None or view.seat is None:
        title, shown = "status-lately", face.table.recent
    else:
        title, shown = "status-since", tuple(events_since(events, view.seat))
    news = [event for event in shown if is_news(event)]
    lines = [words.say(title)]
    if len(news) > MOST_TOLD:
        lines.append(words.say("status-more", events=len(news) - MOST_TOLD))
    told = story(news[-MOST_TOLD:], face.names, words, face.deck, MOST_TOLD, most=MOST_TOLD)
    lines += [f"- {line}" for line in told] or [words.say("status-nothing")]
    yield "\n".join(lines)


def _actions(face: Face) -> Iterator[Button]:
    """Offer what keeps a game going when somebody is absent, to those who play."""
    view, words, ids = face.view, face.words, face.ids
    if view.seat is None or view.seat not in view.in_round or view.phase is Phase.MATCH_OVER:
        return
    is_paused = face.table.paused_until is not None
    if view.turn is not None and view.turn != view.seat and not is_paused:
        yield button(words.say("button-skip"), ids(Verb.SKIP), Style.SECONDARY)
    if is_paused:
        yield resume_button(face)
    else:
        yield button(words.say("button-pause"), ids(Verb.PAUSE), Style.SECONDARY)
    if face.table.seat_of(face.table.host) == view.seat:
        yield button(words.say("button-kick"), ids(Verb.KICK), Style.SECONDARY)
    yield button(words.say("button-rules"), ids(Verb.RULES), Style.SECONDARY)
    yield button(words.say("button-leave"), ids(Verb.LEAVE), Style.SECONDARY)


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
