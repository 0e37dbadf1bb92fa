"""The leaderboards of a server and of all servers."""

from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler
from cogs.screens.boards import read_board, read_cursor
from cogs.screens.leaderboard import MOST_SEASONS, PAGE_ROWS, board_choice
from uno.table.ports import Board, Cursor, LeaderboardOrder

THIS_SEASON = "season"


async def show(desk: Desk, reply: Reply, board: Board, cursor: Cursor | None = None) -> None:
    """Show a page: in place of the page that was pressed on, or as a new message."""
    user = reply.interaction.user.id
    page = await desk.store.leaderboard(board, user, cursor, PAGE_ROWS)
    seasons = await desk.store.seasons(board.guild_id, MOST_SEASONS)
    await desk.beside(reply, desk.painter.leaderboard(reply.reader, page, board, seasons))


async def _turn_page(desk: Desk, reply: Reply, press: Press) -> None:
    board = await _board(desk, reply, press.args[:1])
    if board is not None:
        await show(desk, reply, board, read_cursor(press.args[1:]))


async def _choose(desk: Desk, reply: Reply, press: Press) -> None:
    what = press.args[0] if press.args else ""
    board = await _board(desk, reply, press.args[1:2])
    if board is None:
        return
    chosen = board_choice(board, what, reply.values[0] if reply.values else "")
    if chosen is None:
        await desk.say(reply, "note-unknown-button")
    else:
        await show(desk, reply, chosen)


async def _board(desk: Desk, reply: Reply, args: tuple[str, ...]) -> Board | None:
    """Read which board is meant; otherwise say why there is none."""
    guild = reply.interaction.guild_id
    if guild is None:
        await desk.say(reply, "note-only-in-servers")
        return None
    board = read_board(args[0] if args else "", guild)
    if board is None:
        await desk.say(reply, "note-unknown-button")
    return board


PRESSES: Mapping[Verb, FreeHandler] = {Verb.BOARD: _turn_page, Verb.BOARD_SET: _choose}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the leaderboard to `/uno`."""
    orders = [
        kit.choice(f"button-board-{order.value.replace('_', '-')}", order.value)
        for order in LeaderboardOrder
    ]
    times = [kit.choice("board-all-time", "all"), kit.choice("board-this-season", THIS_SEASON)]
    decks = [kit.choice(f"board-deck-{deck}", deck) for deck in ("classic", "flip")]

    @group.command(name="leaderboard", description=kit.text("command-leaderboard"))
    @app_commands.describe(
        order=kit.text("option-order"),
        season=kit.text("option-season"),
        deck=kit.text("option-deck"),
    )
    @app_commands.choices(order=orders, season=times, deck=decks)
    async def leaderboard(
        interaction: Interaction,
        order: str = LeaderboardOrder.RATING,
        season: str = "all",
        deck: str | None = None,
    ) -> None:
        async with kit.guard.answered(interaction) as reply:
            guild = interaction.guild_id
            if guild is None:
                await kit.desk.say(reply, "note-only-in-servers")
                return
            board = Board(guild, None, deck, LeaderboardOrder(order))
            if season == THIS_SEASON:
                latest = await kit.desk.store.seasons(guild, 1)
                board = replace(board, season=latest[0].number if latest else None)
            await show(kit.desk, reply, board)
