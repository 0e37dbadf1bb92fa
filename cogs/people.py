"""People come and go: removing, pausing, skipping who is absent."""

from collections.abc import Callable, Mapping

import discord
from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.moves import seat_of_text
from cogs.reply import Interaction, Reply
from cogs.router import TableHandler
from cogs.screens.people import (
    PAUSE_HOURS,
    render_kick,
    render_kick_sure,
    render_pause,
    render_skip,
)
from cogs.screens.screen import PrivateScreen
from uno.table import facts
from uno.table.answers import AnswerKind, TableReason
from uno.table.asks import Kick, Pause, Resume, SkipAbsent
from uno.table.records import Table
from uno.text import Words

HOUR = 3600  # seconds
MOST_HOURS = 24


async def _question(
    desk: Desk, reply: Reply, table: Table, render: Callable[[Table, Words], PrivateScreen]
) -> None:
    """Ask somebody at the table something, beside what they look at."""
    if table.seat_of(reply.interaction.user.id) is None:
        await desk.refuse(reply, TableReason.NOT_SEATED)
        return
    await desk.beside(reply, render(table, desk.painter.words(reply.reader)))


# Removing


async def _kick(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await choose_to_kick(desk, reply, table, None)


async def choose_to_kick(
    desk: Desk, reply: Reply, table: Table, player: discord.Member | None
) -> None:
    """Ask the host once before a player is removed; first who it shall be, where that is open."""
    if table.host != reply.interaction.user.id:
        await desk.refuse(reply, TableReason.NOT_HOST)
    elif player is None:
        await _question(desk, reply, table, render_kick)
    else:
        await ask_to_kick(desk, reply, table, table.seat_of(player.id))


async def _kicked(
    desk: Desk, reply: Reply, _: Press, table: Table, values: tuple[str, ...]
) -> None:
    await ask_to_kick(desk, reply, table, seat_of_text(values[0]) if len(values) == 1 else None)


async def ask_to_kick(desk: Desk, reply: Reply, table: Table, seat: int | None) -> None:
    """Ask once before a seat is removed."""
    if seat is None or seat >= len(table.chairs) or table.chairs[seat].left:
        await desk.refuse(reply, TableReason.NO_SUCH_SEAT)
        return
    words = desk.painter.words(reply.reader)
    await desk.beside(reply, render_kick_sure(table, seat, words))


async def _kick_sure(
    desk: Desk, reply: Reply, press: Press, table: Table, _: tuple[str, ...]
) -> None:
    kick = _kick_of(press.args)
    if kick is None:
        await desk.say(reply, "note-unknown-button")
    elif table.host == reply.interaction.user.id:
        await desk.do(reply, table, kick, "note-kicked")
    elif desk.moderators.may(reply.interaction):
        await desk.do_as_moderator(reply, table, kick, "note-kicked")
    else:
        await desk.refuse(reply, TableReason.NOT_HOST)


def _kick_of(args: tuple[str, ...]) -> Kick | None:
    """Read seat and account; None where they are not there."""
    if len(args) != 2 or not (args[1].isascii() and args[1].isdecimal()):
        return None
    seat = seat_of_text(args[0])
    return None if seat is None else Kick(seat, int(args[1]))


# Pausing


async def _pause(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await _question(desk, reply, table, render_pause)


async def _paused(
    desk: Desk, reply: Reply, _: Press, table: Table, values: tuple[str, ...]
) -> None:
    offered = {str(hours): hours for hours in PAUSE_HOURS}
    hours = offered.get(values[0]) if len(values) == 1 else None
    if hours is None:
        await desk.refuse(reply, TableReason.INVALID_PAUSE)
    else:
        await pause(desk, reply, table, hours)


async def pause(desk: Desk, reply: Reply, table: Table, hours: int) -> None:
    """Stop the table, or vote for it; say which of the two it was."""
    answer = await desk.submit(reply, table, Pause(hours * HOUR))
    after = answer.table
    is_done = answer.kind is AnswerKind.ACCEPTED and after is not None and after.paused_until
    await desk.finish(reply, answer, "note-paused" if is_done else "note-asked")


async def _resume(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await resume(desk, reply, table)


async def resume(desk: Desk, reply: Reply, table: Table) -> None:
    """Go on, or vote for it."""
    answer = await desk.submit(reply, table, Resume())
    is_done = answer.table is not None and answer.table.paused_until is None
    await desk.finish(reply, answer, "note-resumed" if is_done else "note-asked")


# Skipping


async def _skip(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await ask_to_skip(desk, reply, table)


async def ask_to_skip(desk: Desk, reply: Reply, table: Table) -> None:
    """Ask once before somebody votes to skip whom all wait for."""
    seat = None if table.state is None else facts.actor(table.state)
    if seat is None:
        await desk.refuse(reply, TableReason.NOT_ABSENT)
    else:
        await _question(desk, reply, table, lambda table, words: render_skip(table, seat, words))


async def _skip_sure(
    desk: Desk, reply: Reply, press: Press, table: Table, _: tuple[str, ...]
) -> None:
    if press.decision != table.decision:
        await desk.refuse(reply, TableReason.STALE)
        return
    answer = await desk.submit(reply, table, SkipAbsent())
    is_done = answer.table is not None and answer.table.decision != table.decision
    await desk.finish(reply, answer, "note-skipped" if is_done else "note-asked")


PRESSES: Mapping[Verb, TableHandler] = {
    Verb.KICK: _kick,
    Verb.KICKED: _kicked,
    Verb.KICK_SURE: _kick_sure,
    Verb.PAUSE: _pause,
    Verb.PAUSED: _paused,
    Verb.RESUME: _resume,
    Verb.SKIP: _skip,
    Verb.SKIP_SURE: _skip_sure,
}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add pausing to `/uno`."""

    @group.command(name="pause", description=kit.text("command-pause"))
    @app_commands.describe(hours=kit.text("option-hours"))
    async def pause_(
        interaction: Interaction, hours: app_commands.Range[int, 1, MOST_HOURS] | None = None
    ) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is None:
                return
            if table.state is None:
                await kit.desk.refuse(reply, TableReason.NOT_STARTED)
            elif hours is not None:
                await pause(kit.desk, reply, table, hours)
            elif table.paused_until is not None:
                await resume(kit.desk, reply, table)
            else:
                await _question(kit.desk, reply, table, render_pause)


def add_moderator_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the moderators' command to remove a player."""

    @group.command(name="kick", description=kit.text("command-kick"))
    @app_commands.describe(player=kit.text("option-kicked"))
    async def kick(interaction: Interaction, player: discord.Member) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await ask_to_kick(kit.desk, reply, table, table.seat_of(player.id))
