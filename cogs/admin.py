"""What moderators may do: `/uno-admin`, for Manage Server unless the server says otherwise."""

from collections.abc import Mapping

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.router import TableHandler
from uno.table.asks import Close
from uno.table.records import Table


async def _end_sure(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    """End a table. The question was put privately to somebody who may use the command."""
    if not desk.moderators.may(reply.interaction):
        await desk.say(reply, "note-moderators-only")
        return
    await desk.end(reply, table, Close("ended"))


PRESSES: Mapping[Verb, TableHandler] = {Verb.END_SURE: _end_sure}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the moderators' commands to `/uno-admin`."""

    @group.command(name="end", description=kit.text("command-end"))
    async def end(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await kit.desk.confirm(reply, table, Verb.END_SURE)
