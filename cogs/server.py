"""The settings of a server: a private panel for those who may manage it."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler
from cogs.screens.panel_choices import Wrong
from cogs.screens.server import limits_modal, read_limits, render_server, server_choice
from uno.table.guild_settings import GuildSettings


async def _guild(desk: Desk, reply: Reply) -> int | None:
    """Return the server whose settings somebody may change; otherwise say why not."""
    interaction = reply.interaction
    if interaction.guild_id is None:
        await desk.say(reply, "note-only-in-servers")
    elif not desk.moderators.may(interaction):
        await desk.say(reply, "note-managers-only")
    else:
        return interaction.guild_id
    return None


async def _show(
    desk: Desk, reply: Reply, settings: GuildSettings, wrong: Sequence[Wrong] = ()
) -> None:
    languages, words = desk.painter.texts.languages, desk.painter.words(reply.reader)
    await desk.beside(reply, render_server(settings, languages, words, wrong))


async def _set(desk: Desk, reply: Reply, press: Press) -> None:
    guild = await _guild(desk, reply)
    if guild is None:
        return
    name = press.args[0] if len(press.args) == 1 else ""
    settings = await desk.store.guild_settings(guild)
    chosen = server_choice(settings, name, reply.values, desk.painter.texts.tags)
    if chosen is None:
        await desk.say(reply, "note-unknown-button")
        return
    await desk.store.save_guild_settings(guild, chosen)
    await _show(desk, reply, chosen)


async def _limits(desk: Desk, reply: Reply, _: Press) -> None:
    guild = await _guild(desk, reply)
    if guild is None:
        return
    settings = await desk.store.guild_settings(guild)
    if reply.fields is None:
        await reply.ask(limits_modal(settings, desk.painter.words(reply.reader)))
        return
    read = read_limits(settings, reply.fields)
    if isinstance(read, GuildSettings):
        await desk.store.save_guild_settings(guild, read)
        await _show(desk, reply, read)
    else:
        await _show(desk, reply, settings, read)


PRESSES: Mapping[Verb, FreeHandler] = {Verb.SERVER_SET: _set, Verb.SERVER_NUMBERS: _limits}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the settings to `/uno-admin`."""

    @group.command(name="settings", description=kit.text("command-settings"))
    async def settings(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            guild = await _guild(kit.desk, reply)
            if guild is not None:
                await _show(kit.desk, reply, await kit.desk.store.guild_settings(guild))
