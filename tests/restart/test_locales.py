"""Presses with each of Discord's locales, as payloads on sockets: everybody gets their language."""

from pathlib import Path

import discord
import pytest

from tests.standin import Guild, Route, StandIn
from tests.standin.process import BotProcess
from uno.text import Texts
from uno.text.texts import raise_problem

LOCALES = Path(__file__).parents[2] / "data" / "locales"
TEXTS = Texts(LOCALES, raise_problem)
UNKNOWN = ("xx", "es-MX", "pt", "tlh-Latn", "")
EVERY = (*[locale.value for locale in discord.Locale], *UNKNOWN)


@pytest.mark.usefixtures("bot")
async def test_private_answers_are_in_the_locale_of_the_client(
    standin: StandIn, guild: Guild
) -> None:
    channel = standin.new_channel(guild, "help")
    for locale in EVERY:
        user = standin.new_member(guild, f"reader-{locale}", locale=locale)
        answer = await standin.slash(user, channel, "uno help")
        assert answer.is_private
        assert TEXTS.say(locale, "help-title") in answer.text, locale


@pytest.mark.usefixtures("bot")
async def test_a_table_is_in_the_locale_of_the_server(standin: StandIn, guild: Guild) -> None:
    for locale in EVERY:
        guild.locale = locale
        channel = standin.new_channel(guild, f"table-{locale}")
        user = standin.new_member(guild, f"host-{locale}", locale="en-US")
        answer = await standin.slash(user, channel, "uno start")
        assert TEXTS.say("en", "note-opened") in answer.text
        (lobby,) = standin.messages(channel)
        assert TEXTS.say(locale, "lobby-title") in lobby.text, locale


async def test_commands_are_told_once_in_every_locale_that_is_served(
    standin: StandIn, bot: BotProcess
) -> None:
    served = {locale for language in TEXTS.languages for locale in language.discord}
    uno = next(command for command in standin.world.commands if command["name"] == "uno")
    assert set(uno["description_localizations"]) == served
    assert {"en-US", "en-GB"} <= served
    await bot.kill()
    await bot.start()
    told = [request for request in standin.requests if request.route is Route.PUT_COMMANDS]
    assert len(told) == 1
