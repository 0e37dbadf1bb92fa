"""What a person decides for themselves: `/uno-me`."""

from collections.abc import Mapping

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler
from cogs.screens.me import me_choice, render_me


async def _settings(desk: Desk, reply: Reply) -> None:
    settings = await desk.store.person_settings(reply.interaction.user.id)
    await desk.beside(reply, render_me(settings, desk.painter.words(reply.reader)))


async def _set(desk: Desk, reply: Reply, press: Press) -> None:
    name = press.args[0] if len(press.args) == 1 else ""
    settings = await desk.store.person_settings(reply.interaction.user.id)
    chosen = me_choice(settings, name, reply.values)
    if chosen is None:
        await desk.say(reply, "note-unknown-button")
        return
    reply.reader = await desk.readers.choose(reply.interaction, chosen)
    await desk.beside(reply, render_me(chosen, desk.painter.words(reply.reader)))


PRESSES: Mapping[Verb, FreeHandler] = {Verb.ME_SET: _set}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the settings to `/uno-me`."""

    @group.command(name="settings", description=kit.text("command-me-settings"))
    async def settings(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            await _settings(kit.desk, reply)
