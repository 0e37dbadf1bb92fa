"""For those who run a server: numbers, its data, and its seasons, in `/uno-admin`."""

from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.files import TooMuchError, packed
from cogs.podiums import tell_podium
from cogs.privacy import hand_out
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler
from cogs.screens.owners import (
    SEASON_NAME_LENGTH,
    render_data,
    render_reset,
    render_season,
    render_stats,
    season_modal,
)
from uno.ratings.seasons import MODES
from uno.text import plain_name

WEEKS = 8
SHOWN_SEASONS = 12


async def _stats(desk: Desk, reply: Reply, guild: int) -> None:
    stats = await desk.store.archive.stats(guild, desk.now(), WEEKS)
    await reply.private(render_stats(stats, desk.painter.words(reply.reader)))


async def _data(desk: Desk, reply: Reply, press: Press) -> None:
    guild = reply.interaction.guild_id
    wish = press.args[0] if len(press.args) == 1 else ""
    if guild is None or wish not in ("export", "reset", "sure"):
        await desk.say(reply, "note-unknown-button")
    elif not reply.interaction.permissions.administrator:
        await desk.say(reply, "data-owners-only")
    elif wish == "export":
        await _export(desk, reply, guild)
    elif wish == "reset":
        await reply.private(render_reset(desk.painter.words(reply.reader)))
    else:
        await desk.store.archive.reset_server(guild)
        desk.service.forget_finished()
        await desk.beside(reply, desk.painter.note(reply.reader, "data-done"))


async def _export(desk: Desk, reply: Reply, guild: int) -> None:
    try:
        files = await packed(f"uno-server-{guild}", desk.store.archive.export_server(guild))
    except TooMuchError:
        await desk.say(reply, "data-too-large")
        return
    await hand_out(reply, "data-file", files, desk.painter.words(reply.reader))


async def _season(desk: Desk, reply: Reply, press: Press) -> None:
    guild = reply.interaction.guild_id
    if guild is None or not desk.moderators.may(reply.interaction):
        await desk.say(reply, "note-moderators-only")
        return
    fields = reply.fields
    match press.args:
        case ("mode",) if len(reply.values) == 1 and reply.values[0] in MODES:
            settings = await desk.store.guild_settings(guild)
            chosen = replace(settings, seasons=reply.values[0])
            await desk.store.save_guild_settings(guild, chosen)
            await _show_season(desk, reply, guild)
        case ("end",) if fields is None:
            await reply.ask(season_modal(desk.painter.words(reply.reader)))
        case ("end",) if fields is not None:
            name = plain_name(fields.get("name", ""))[:SEASON_NAME_LENGTH] or None
            await _end_season(desk, reply, guild, name)
        case _:
            await desk.say(reply, "note-unknown-button")


async def _end_season(desk: Desk, reply: Reply, guild: int, name: str | None) -> None:
    archive, now = desk.store.archive, desk.now()
    season = await archive.end_season(guild, now, name)
    if season is None:
        await _show_season(desk, reply, guild, "season-not-open")
        return
    is_ours = await archive.claim_podium(guild, season.number, now)
    podium = await archive.podium(guild, season)
    if not podium.best:
        await _show_season(desk, reply, guild, "season-ended-quietly")
        return
    if not is_ours:  # told by somebody else at this moment
        await _show_season(desk, reply, guild)
        return
    here = reply.interaction.channel_id
    told = await tell_podium(reply.interaction.client, desk.store, desk.painter, podium, here)
    if told is None:
        await _show_season(desk, reply, guild, "season-ended-untold")
    elif told == here:
        await _show_season(desk, reply, guild, "season-ended")
    else:
        await _show_season(desk, reply, guild, "season-ended-elsewhere", told)


async def _show_season(
    desk: Desk, reply: Reply, guild: int, note: str | None = None, channel: int | None = None
) -> None:
    settings = await desk.store.guild_settings(guild)
    seasons = await desk.store.seasons(guild, SHOWN_SEASONS)
    words = desk.painter.words(reply.reader)
    await desk.beside(reply, render_season(settings.seasons, seasons, words, note, channel))


PRESSES: Mapping[Verb, FreeHandler] = {Verb.OWNER: _data, Verb.SEASON: _season}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add what owners need to `/uno-admin`."""
    desk = kit.desk

    @group.command(name="stats", description=kit.text("command-stats"))
    async def stats(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            if interaction.guild_id is not None:
                await _stats(desk, reply, interaction.guild_id)

    @group.command(name="data", description=kit.text("command-data"))
    async def data(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            await reply.private(render_data(desk.painter.words(reply.reader)))

    @group.command(name="season", description=kit.text("command-season"))
    async def season(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            if interaction.guild_id is not None:
                await _show_season(desk, reply, interaction.guild_id)
