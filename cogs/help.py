"""Help, the rules in force, and how a table stands."""

from collections.abc import Mapping

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler, TableHandler
from uno.table.records import Table


async def _rules(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await reply.private(desk.painter.rules(reply.locale, table))


async def _help(desk: Desk, reply: Reply, _: Press) -> None:
    await reply.private(desk.painter.help(reply.locale))


PRESSES: Mapping[Verb, TableHandler] = {Verb.RULES: _rules}
FREE_PRESSES: Mapping[Verb, FreeHandler] = {Verb.HELP: _help}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add what explains things to `/uno`."""

    @group.command(name="help", description=kit.text("command-help"))
    async def help_(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            await reply.private(kit.desk.painter.help(reply.locale))

    @group.command(name="rules", description=kit.text("command-rules"))
    async def rules(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            table = await kit.table_here(interaction)
            await reply.private(kit.desk.painter.rules(reply.locale, table))

    @group.command(name="status", description=kit.text("command-status"))
    async def status(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await reply.private(kit.desk.painter.status(reply.locale, table))
