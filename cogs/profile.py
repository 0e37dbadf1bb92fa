"""What is kept of a player's matches: profile, history and replays, in `/uno-me`."""

from collections.abc import Mapping

import discord
from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler
from cogs.screens.budget import MAX_FILE
from cogs.screens.history import PAGE_MATCHES, render_history, render_story, story_pages
from cogs.screens.profile import LEAST_POINTS, render_profile, shown_at
from cogs.screens.screen import Attachment
from uno.game.errors import IllegalAction
from uno.picture.pictures import Curves
from uno.ratings.skill import Skill
from uno.table.archive import Profile
from uno.table.records import Table
from uno.table.replay_file import replay_file
from uno.table.summary import match_events
from uno.text import Words, plain_name

MOST_SUGGESTED = 25


async def _guild(desk: Desk, reply: Reply) -> int | None:
    if reply.interaction.guild_id is None:
        await desk.say(reply, "note-only-in-servers")
    return reply.interaction.guild_id


async def _show_profile(
    desk: Desk, reply: Reply, user: discord.User | discord.Member, curves: Curves
) -> None:
    guild = await _guild(desk, reply)
    if guild is None:
        return
    asker = reply.interaction.user.id
    profile = await desk.store.archive.profile(guild, user.id, asker)
    words = desk.painter.words(reply.reader)
    if profile is None:
        await desk.say(reply, "profile-unknown", name=plain_name(user.display_name))
        return
    is_drawn = len(profile.curve) >= LEAST_POINTS and not reply.reader.is_plain
    picture = await curves.picture(_curve(profile, words)) if is_drawn else None
    is_own = user.id == asker
    await reply.private(render_profile(profile, words, is_own=is_own, picture=picture))


def _curve(profile: Profile, words: Words) -> dict[str, object]:
    return {
        "title": words.say("picture-title", name=plain_name(profile.name)),
        "line": words.say("picture-rating"),
        "band": words.say("picture-estimate"),
        "points": [
            [point.at, shown_at(point), Skill(point.mu, point.sigma).estimate]
            for point in profile.curve
        ],
    }


async def _show_history(desk: Desk, reply: Reply, before: tuple[int, str] | None) -> None:
    guild = await _guild(desk, reply)
    if guild is None:
        return
    user = reply.interaction.user.id
    history = await desk.store.archive.history(guild, user, before, PAGE_MATCHES)
    words = desk.painter.words(reply.reader)
    await desk.beside(reply, render_history(history, words, is_first=before is None))


async def _show_story(desk: Desk, reply: Reply, game: str | None, number: int = 0) -> None:
    """Show a page of a match of this server; without a game, of the asker's last one."""
    guild = await _guild(desk, reply)
    if guild is None:
        return
    if game is None:
        user = reply.interaction.user.id
        last = await desk.store.archive.history(guild, user, None, MOST_SUGGESTED)
        game = next((match.game for match in last.matches if match.has_moves), "")
    table = await desk.service.load(game)
    if table is None or table.guild_id != guild or table.is_live or table.started_at is None:
        await desk.say(reply, "replay-unknown")
        return
    moves = await desk.store.moves(game)
    words = desk.painter.words(reply.reader)
    try:
        pages = story_pages(table, match_events(table, moves), words)
    except IllegalAction:  # of an older engine, whose moves mean something else now
        pages = []
    if not pages:
        await desk.say(reply, "replay-gone")
        return
    file = _file(desk, table, replay_file(table, moves, desk.painter.plain_names(table)))
    shown = min(number, len(pages) - 1)
    await desk.beside(reply, render_story(table, pages, shown, file, words))


def _file(_: Desk, table: Table, data: bytes | None) -> Attachment | None:
    if data is None or len(data) > MAX_FILE:
        return None
    return Attachment(f"uno-{table.id}.json", data)


async def _turn_history(desk: Desk, reply: Reply, press: Press) -> None:
    if not press.args:
        await _show_history(desk, reply, None)
    elif len(press.args) == 2 and _is_number(press.args[0]):
        await _show_history(desk, reply, (int(press.args[0]), press.args[1]))
    else:
        await desk.say(reply, "note-unknown-button")


async def _open(desk: Desk, reply: Reply, _: Press) -> None:
    await _show_story(desk, reply, reply.values[0] if reply.values else "")


async def _turn_story(desk: Desk, reply: Reply, press: Press) -> None:
    if len(press.args) == 2 and _is_number(press.args[1]):
        await _show_story(desk, reply, press.args[0], int(press.args[1]))
    else:
        await desk.say(reply, "note-unknown-button")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 15


PRESSES: Mapping[Verb, FreeHandler] = {
    Verb.HISTORY: _turn_history,
    Verb.OPEN: _open,
    Verb.STORY: _turn_story,
}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add profile, history and replay to `/uno-me`."""
    curves = Curves()

    @group.command(name="profile", description=kit.text("command-profile"))
    @app_commands.describe(player=kit.text("option-profile"))
    async def profile(interaction: Interaction, player: discord.User | None = None) -> None:
        async with kit.guard.answered(interaction) as reply:
            await _show_profile(kit.desk, reply, player or interaction.user, curves)

    @group.command(name="history", description=kit.text("command-history"))
    async def history(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            await _show_history(kit.desk, reply, None)

    @group.command(name="replay", description=kit.text("command-replay"))
    @app_commands.describe(game=kit.text("option-game"))
    async def replay(interaction: Interaction, game: str | None = None) -> None:
        async with kit.guard.answered(interaction) as reply:
            await _show_story(kit.desk, reply, None if game is None else game.strip())

    @replay.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        guild = interaction.guild_id
        if guild is None:
            return []
        desk = kit.desk
        words = desk.painter.words(await desk.readers.of(interaction))
        found = await desk.store.archive.history(guild, interaction.user.id, None, MOST_SUGGESTED)
        labels = {
            match.game: words.say(
                "history-option",
                when=words.date(match.at),
                preset=words.say(f"preset-{match.preset}"),
                place=match.place,
                people=match.people,
            )
            for match in found.matches
            if match.has_moves
        }
        return [
            app_commands.Choice(name=label[:100], value=game)
            for game, label in labels.items()
            if typed.casefold() in label.casefold() or typed in game
        ]
