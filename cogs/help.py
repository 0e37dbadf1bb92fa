"""Help, the rules in force, and how a table stands."""

from collections.abc import Mapping, Sequence

import structlog
from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Origin, Reply
from cogs.router import FreeHandler, TableHandler
from cogs.rules_panel import show_rules
from uno.game.errors import IllegalAction
from uno.game.events import Event
from uno.table.ports import StoreUnavailableError
from uno.table.records import Table
from uno.table.summary import match_events

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


async def _status(desk: Desk, reply: Reply, _: Press, table: Table, __: tuple[str, ...]) -> None:
    await show_status(desk, reply, table)


async def show_status(desk: Desk, reply: Reply, table: Table) -> None:
    """Say for whom a table waits, and what happened since the asker's last turn."""
    user = reply.interaction.user.id
    events = None if table.seat_of(user) is None else await _all_events(desk, table)
    await reply.private(desk.painter.status(reply.reader, table, user, events))


async def _all_events(desk: Desk, table: Table) -> Sequence[Event] | None:
    """Return what happened in a match up to now; None where that cannot be told in full."""
    if table.state is None:
        return None
    try:
        moves = await desk.store.moves(table.id)
        return match_events(table, [move for move in moves if move.sequence <= table.sequence])
    except StoreUnavailableError:
        log.warning("status told in short: the store is not there", game=table.id)
    except IllegalAction:  # begun by an older engine, whose moves mean something else now
        log.warning("status told in short: moves of an older engine", game=table.id)
    return None


async def _help(desk: Desk, reply: Reply, press: Press) -> None:
    is_owner = press.args == ("owner",)
    screen = (desk.painter.owner_help if is_owner else desk.painter.help)(reply.reader)
    if reply.origin is Origin.HAND:
        await reply.update_hand(screen)
    else:
        await reply.private(screen)


PRESSES: Mapping[Verb, TableHandler] = {Verb.STATUS: _status}
FREE_PRESSES: Mapping[Verb, FreeHandler] = {Verb.HELP: _help}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add what explains things to `/uno`."""

    @group.command(name="help", description=kit.text("command-help"))
    async def help_(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            await reply.private(kit.desk.painter.help(reply.reader))

    @group.command(name="rules", description=kit.text("command-rules"))
    async def rules(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            await show_rules(kit.desk, reply, await kit.table_here(interaction))

    @group.command(name="status", description=kit.text("command-status"))
    async def status(interaction: Interaction) -> None:
        async with kit.at_table(interaction) as (reply, table):
            if table is not None:
                await show_status(kit.desk, reply, table)
