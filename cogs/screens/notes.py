"""Short screens: refusals, confirmations, notices, apologies, the state of things, help."""

from cogs.custom_id import Verb
from cogs.screens.common import ACCENTS, NEUTRAL, Ids, deadline_of, hand_button, relative
from cogs.screens.face import face_of, top_line
from cogs.screens.kit import (
    Block,
    Button,
    LinkButton,
    Style,
    button,
    container,
    link,
    rows,
    text,
)
from cogs.screens.news import Refusal
from cogs.screens.screen import PrivateScreen, PublicScreen
from uno.game.seat_view import SeatView
from uno.table.records import Table
from uno.text import Words

_CONFIRMED = {Verb.LEAVE_SURE: "leave", Verb.CANCEL_SURE: "cancel", Verb.END_SURE: "end"}


def render_refusal(reason: Refusal, words: Words, table: Table | None = None) -> PrivateScreen:
    """Say why something was refused and what can be done instead."""
    blocks: list[Block] = [
        text(words.say("hand-refusal", reason=words.say(f"refused-{reason.value}")))
    ]
    if table is not None and table.is_live and table.state is not None:
        blocks += rows([hand_button(Ids(table), words)])
    return PrivateScreen((container(blocks, NEUTRAL),))


def render_note(key: str, words: Words, **facts: str | int) -> PrivateScreen:
    """Tell one person one thing; `key` is the whole key of the message (`note-…`)."""
    return PrivateScreen((container([text(words.say(key, **facts))], NEUTRAL),))


def render_apology(error_id: str, words: Words, support: str | None = None) -> PrivateScreen:
    """Apologise for a fault of ours; the id finds it in the log, `support` the operator."""
    blocks: list[Block] = [text(words.say("note-apology", error=error_id))]
    if support is not None:
        blocks += rows([link(words.say("button-support"), support)])
    return PrivateScreen((container(blocks, NEUTRAL),))


def render_confirm(table: Table, sure: Verb, words: Words) -> PrivateScreen:
    """Ask once before somebody leaves or calls a table off."""
    ids, kind = Ids(table), _CONFIRMED[sure]
    buttons: list[Button | LinkButton] = [
        button(words.say(f"button-{kind}-sure"), ids(sure), Style.DANGER)
    ]
    if sure is Verb.LEAVE_SURE:
        buttons.append(button(words.say("button-stay"), ids(Verb.HAND), Style.SECONDARY))
    with_computer = sure is Verb.LEAVE_SURE and table.options.fill_with_computers
    asked = "confirm-leave-computer" if with_computer else f"confirm-{kind}"
    blocks: list[Block] = [text(words.say(asked)), *rows(buttons)]
    return PrivateScreen((container(blocks, NEUTRAL),))


def render_turn_notice(table: Table, view: SeatView, words: Words) -> PublicScreen:
    """Ping the person whose turn it is; nobody else is mentioned."""
    face = face_of(table, view, words)
    member = table.chairs[view.turn].member if view.turn is not None else None
    mention = f"<@{member.user_id}>" if member else face.words.say("somebody")
    due = deadline_of(table)
    lines = [words.say("notice-turn", who=mention), top_line(face)]
    if due is not None:
        lines.append(words.say("time-left", when=relative(due)))
    blocks: list[Block] = [text("\n".join(lines)), *rows([hand_button(face.ids, words)])]
    users = (member.user_id,) if member else ()
    return PublicScreen((container(blocks, ACCENTS[view.color]),), mentions=users)
