"""What a person decides for themselves: `/uno-me`."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from cogs.commands import CommandKit
from cogs.custom_id import Press, Verb
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.router import FreeHandler
from cogs.screens.me import AS_IN_DISCORD, me_choice, render_me
from uno.table.person_settings import PersonSettings


async def _settings(desk: Desk, reply: Reply) -> None:
    await _show(desk, reply, await desk.store.person_settings(reply.interaction.user.id))


async def _show(desk: Desk, reply: Reply, settings: PersonSettings) -> None:
    languages, words = desk.painter.texts.languages, desk.painter.words(reply.reader)
    await desk.beside(reply, render_me(settings, languages, words))


async def _set(desk: Desk, reply: Reply, press: Press) -> None:
    name = press.args[0] if len(press.args) == 1 else ""
    await _choose(desk, reply, name, reply.values)


async def _choose(desk: Desk, reply: Reply, name: str, values: Sequence[str]) -> None:
    settings = await desk.store.person_settings(reply.interaction.user.id)
    chosen = me_choice(settings, name, values, desk.painter.texts.tags)
    if chosen is None:
        await desk.say(reply, "note-unknown-button")
        return
    reply.reader = await desk.readers.choose(reply.interaction, chosen)
    await _show(desk, reply, chosen)


PRESSES: Mapping[Verb, FreeHandler] = {Verb.ME_SET: _set}


def add_commands(group: app_commands.Group, kit: CommandKit) -> None:
    """Add the settings to `/uno-me`."""

    @group.command(name="settings", description=kit.text("command-me-settings"))
    async def settings(interaction: Interaction) -> None:
        async with kit.guard.answered(interaction) as reply:
            await _settings(kit.desk, reply)

    languages = [kit.choice("choice-language-discord", AS_IN_DISCORD)]
    languages += [app_commands.Choice(name=one.name, value=one.tag) for one in kit.texts.languages]

    @group.command(name="language", description=kit.text("command-language"))
    @app_commands.describe(language=kit.text("option-language"))
    @app_commands.choices(language=languages)
    async def language(interaction: Interaction, language: str) -> None:
        async with kit.guard.answered(interaction) as reply:
            await _choose(kit.desk, reply, "language", (language,))
