"""Moves that take two presses: a player has to be chosen first. Also the backs of a Flip round.

The press that opens a question changes nothing; its menu does.
"""

from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb, parse_card_choice
from cogs.desk import Desk
from cogs.moves import SOMEBODY, play_of, seat_of_text
from cogs.reply import Interaction, Reply
from cogs.router import TableHandler
from uno.game.actions import Accuse, Play, Vote
from uno.table.answers import TableReason
from uno.table.records import Table


async def play(desk: Desk, reply: Reply, table: Table, play: Play, decision: int | None) -> None:
    """Play a card; when a player has to be chosen for it, ask whom."""
    user = reply.interaction.user.id
    screen = None
    if play.target is None:
        screen = desk.painter.target(reply.reader, table, user, play.card, play.color)
    if screen is None:
        await desk.ask(reply, table, play, decision)
    else:
        await desk.aside(reply, table, screen)


async def accuse(desk: Desk, reply: Reply, table: Table, decision: int | None) -> None:
    """Ask whom; where nobody can be accused, let the table say why."""
    screen = desk.painter.accuse(reply.reader, table, reply.interaction.user.id)
    if screen is None:
        await desk.ask(reply, table, Accuse(SOMEBODY, SOMEBODY), decision)
    else:
        await desk.aside(reply, table, screen)


async def backs(desk: Desk, reply: Reply, table: Table) -> None:
    """Show a player the backs of the others' cards."""
    screen = desk.painter.backs(reply.reader, table, reply.interaction.user.id)
    await desk.aside(reply, table, screen)


# Presses


async def _swap(desk: Desk, reply: Reply, press: Press, table: Table, _: tuple[str, ...]) -> None:
    asked = _play_of_args(press.args)
    if asked is None:
        await desk.say(reply, "note-unknown-button")
    else:
        await play(desk, reply, table, asked, press.decision)


async def _pick(
    desk: Desk, reply: Reply, press: Press, table: Table, values: tuple[str, ...]
) -> None:
    choice = parse_card_choice(values[0]) if len(values) == 1 else None
    asked = None if choice is None else play_of(*choice)
    if asked is None:
        await desk.say(reply, "note-unknown-button")
    else:
        await play(desk, reply, table, asked, press.decision)


async def _target(
    desk: Desk, reply: Reply, press: Press, table: Table, values: tuple[str, ...]
) -> None:
    asked = _play_of_args(press.args)
    seat = seat_of_text(values[0]) if len(values) == 1 else None
    if asked is None or seat is None:
        await desk.say(reply, "note-unknown-button")
    else:
        await desk.ask(reply, table, replace(asked, target=seat), press.decision)


async def _accuse(desk: Desk, reply: Reply, press: Press, table: Table, _: tuple[str, ...]) -> None:
    await accuse(desk, reply, table, press.decision)


async def _accused(
    desk: Desk, reply: Reply, press: Press, table: Table, values: tuple[str, ...]
) -> None:
    seat = seat_of_text(values[0]) if len(values) == 1 else None
    if seat is None:
        await desk.say(reply, "note-unknown-button")
    else:
        await desk.ask(reply, table, Accuse(SOMEBODY, seat), press.decision)


async def _backs(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await backs(desk, reply, table)


def _play_of_args(args: tuple[str, ...]) -> Play | None:
    if not 1 <= len(args) <= 2:
        return None
    return play_of(args[0], args[1] if len(args) == 2 else None)


PRESSES: Mapping[Verb, TableHandler] = {
    Verb.SWAP: _swap,
    Verb.PICK: _pick,
    Verb.TARGET: _target,
    Verb.ACCUSE: _accuse,
    Verb.ACCUSED: _accused,
    Verb.BACKS: _backs,
}


# Commands


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add accusing, voting and looking at backs to `/uno`."""

    @group.command(name="accuse", description=kit.text("command-accuse"))
    @app_commands.describe(player=kit.text("option-accused"))
    async def accuse_(interaction: Interaction, player: discord.Member | None = None) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await _accuse_member(kit.desk, reply, table, player)

    verdicts = [kit.choice("button-vote-yes", "yes"), kit.choice("button-vote-no", "no")]

    @group.command(name="vote", description=kit.text("command-vote"))
    @app_commands.describe(guilty=kit.text("option-guilty"))
    @app_commands.choices(guilty=verdicts)
    async def vote(interaction: Interaction, guilty: str) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await kit.desk.ask(reply, table, Vote(SOMEBODY, guilty == "yes"))

    @group.command(name="backs", description=kit.text("command-backs"))
    async def backs_(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await backs(kit.desk, reply, table)


async def _accuse_member(
    desk: Desk, reply: Reply, table: Table, player: discord.Member | None
) -> None:
    if player is None:
        await accuse(desk, reply, table, None)
        return
    seat = table.seat_of(player.id)
    if seat is None:
        await desk.refuse(reply, TableReason.NOT_SEATED)
    else:
        await desk.ask(reply, table, Accuse(SOMEBODY, seat))
