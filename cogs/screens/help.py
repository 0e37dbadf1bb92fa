"""Help, and for whom a table waits: private answers to commands."""

from collections.abc import Iterator

from cogs.screens.common import ACCENTS, NEUTRAL, hand_button
from cogs.screens.face import Face, face_of, top_line, waiting_line
from cogs.screens.kit import Block, Button, LinkButton, container, link, rows, text
from cogs.screens.lobby import rules_line
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import seat_lines
from uno.game.seat_view import SeatView
from uno.table.records import Table
from uno.text import Words

_PARTS = ("help-start", "help-play", "help-uno", "help-challenge", "help-commands")


def render_help(words: Words) -> PrivateScreen:
    """Explain how to play here, on one screen."""
    blocks = [text(f"## {words.say('help-title')}"), *[text(words.say(part)) for part in _PARTS]]
    return PrivateScreen((container(blocks, NEUTRAL),))


def render_status(table: Table, view: SeatView | None, words: Words) -> PrivateScreen:
    """Say how a table stands; `view` is None before the match."""
    if view is None:
        return _lobby_status(table, words)
    face = face_of(table, view, words)
    blocks: list[Block] = [
        text("\n".join(_state(face))),
        text("\n".join(seat_lines(face))),
        *rows(_ways(table, words, hand_button(face.ids, words))),
    ]
    return PrivateScreen((container(blocks, ACCENTS[view.color]),))


def _lobby_status(table: Table, words: Words) -> PrivateScreen:
    seated = words.say("status-lobby", seated=len(table.chairs))
    blocks: list[Block] = [text(f"{seated}\n{rules_line(table.preset, table.rules, words)}")]
    ways = _ways(table, words)
    return PrivateScreen((container([*blocks, *(rows(ways) if ways else [])], NEUTRAL),))


def _state(face: Face) -> Iterator[str]:
    yield f"## {face.words.say('status-title', round=face.view.round)}"
    yield top_line(face)
    yield waiting_line(face)
    scores = [
        face.words.say("standing-short", name=name, points=points)
        for name, points, chair in zip(face.names, face.view.scores, face.table.chairs, strict=True)
        if not chair.left
    ]
    yield face.words.say("status-scores", scores=" · ".join(scores))


def _ways(table: Table, words: Words, *first: Button) -> list[Button | LinkButton]:
    """Offer the ways on: the given buttons, and the table message where there is one."""
    ways: list[Button | LinkButton] = list(first)
    if table.message is not None:
        ref = table.message
        address = f"https://discord.com/channels/{table.guild_id}/{ref.channel_id}/{ref.message_id}"
        ways.append(link(words.say("button-to-table"), address))
    return ways
