"""`/uno table …`: the buttons of a lobby and of a table that are pressed once in a while.

Discord allows 25 commands below `/uno`: those of every turn are there, the others are here.
"""

import discord
from discord import app_commands

from cogs.commands import CommandKit
from cogs.lobby import add_computer, cancel, contribute, lucky_word
from cogs.people import ask_to_skip, choose_to_kick
from cogs.reply import Interaction
from uno.game.fair import MAX_WORD
from uno.table.asks import Invite, RemoveComputer


def add_commands(parent: app_commands.Group, kit: CommandKit) -> None:
    """Add the group to `/uno`."""
    group = app_commands.Group(name="table", description=kit.text("command-table"), parent=parent)
    _add_computers(group, kit)
    _add_word(group, kit)
    _add_for_hosts(group, kit)
    _add_for_all(group, kit)


def _add_computers(group: app_commands.Group, kit: CommandKit) -> None:
    @group.command(name="add-computer", description=kit.text("command-table-add-computer"))
    async def add(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await add_computer(kit.desk, reply, table, done="note-add-computer")

    @group.command(name="remove-computer", description=kit.text("command-table-remove-computer"))
    async def remove(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await kit.desk.ask(reply, table, RemoveComputer(), done="note-remove-computer")


def _add_word(group: app_commands.Group, kit: CommandKit) -> None:
    @group.command(name="word", description=kit.text("command-table-word"))
    @app_commands.describe(word=kit.text("option-word"))
    async def word_(
        interaction: Interaction, word: app_commands.Range[str, 1, MAX_WORD] | None = None
    ) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is None:
                return
            if word is None:
                await lucky_word(kit.desk, reply, table)
            else:
                await contribute(kit.desk, reply, table, word.strip())


def _add_for_hosts(group: app_commands.Group, kit: CommandKit) -> None:
    @group.command(name="cancel", description=kit.text("command-table-cancel"))
    async def cancel_(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await cancel(kit.desk, reply, table)

    @group.command(name="kick", description=kit.text("command-table-kick"))
    @app_commands.describe(player=kit.text("option-kicked-or-asked"))
    async def kick(interaction: Interaction, player: discord.Member | None = None) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await choose_to_kick(kit.desk, reply, table, player)

    @group.command(name="invite", description=kit.text("command-table-invite"))
    @app_commands.describe(player=kit.text("option-invited"))
    async def invite(interaction: Interaction, player: discord.Member) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await kit.desk.ask(reply, table, Invite(player.id), done="note-invited")


def _add_for_all(group: app_commands.Group, kit: CommandKit) -> None:
    @group.command(name="skip", description=kit.text("command-table-skip"))
    async def skip(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await ask_to_skip(kit.desk, reply, table)
