"""The leaderboard of a server."""

from collections.abc import Mapping

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Origin, Reply
from cogs.router import FreeHandler
from cogs.screens.leaderboard import PAGE_ROWS
from uno.table.ports import LeaderboardOrder

FURTHEST = 10_000  # rows; a forged offset asks for no more


async def show(desk: Desk, reply: Reply, order: LeaderboardOrder, offset: int = 0) -> None:
    """Show a page: in place of the page that was pressed on, or as a new message."""
    interaction = reply.interaction
    guild = interaction.guild_id
    if guild is None:
        await desk.say(reply, "note-only-in-servers")
        return
    user = interaction.user
    member = await desk.store.member(guild, user.id, user.display_name, reply.locale)
    page = await desk.store.leaderboard(guild, order, member.player, offset, PAGE_ROWS)
    screen = desk.painter.leaderboard(reply.reader, page, order, offset)
    if reply.origin is Origin.HAND:
        await reply.update_hand(screen)
    else:
        await reply.private(screen)


async def _turn_page(desk: Desk, reply: Reply, press: Press) -> None:
    order, offset = _read(press.args)
    if order is None:
        await desk.say(reply, "note-unknown-button")
    else:
        await show(desk, reply, order, offset)


def _read(args: tuple[str, ...]) -> tuple[LeaderboardOrder | None, int]:
    name, offset = (*args, "", "")[:2]
    order = next((one for one in LeaderboardOrder if one.value == name), None)
    is_number = offset.isascii() and offset.isdecimal()
    return order, min(int(offset), FURTHEST) if is_number else 0


PRESSES: Mapping[Verb, FreeHandler] = {Verb.BOARD: _turn_page}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the leaderboard to `/uno`."""
    orders = [
        kit.choice(f"button-board-{order.value.replace('_', '-')}", order.value)
        for order in LeaderboardOrder
    ]

    @group.command(name="leaderboard", description=kit.text("command-leaderboard"))
    @app_commands.describe(order=kit.text("option-order"))
    @app_commands.choices(order=orders)
    async def leaderboard(interaction: Interaction, order: str = LeaderboardOrder.WINS) -> None:
        async with kit.guard.answered(interaction) as reply:
            await show(kit.desk, reply, LeaderboardOrder(order))
