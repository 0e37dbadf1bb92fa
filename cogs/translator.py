"""Put names and descriptions of commands into the languages of Discord's clients."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from uno.text import Texts

VERSION = 1  # of the way commands are translated; a change has to be sent to Discord
NAME = "name"
"""The attribute of a description's message that has the name: `command-play` and its `.name`."""


class CatalogueTranslator(app_commands.Translator):
    """Translate the texts that carry a message key, and the names of what they describe.

    Each of Discord's locales that a language declares is set, `en-US` too: without it, clients in
    it show the text of another English, where there is one.
    """

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._serving = {
            locale: language.tag for language in texts.languages for locale in language.discord
        }

    def fingerprint(self) -> str:
        """Return what changes with the texts, and with how they are put into commands."""
        return f"{VERSION}:{self._texts.fingerprint()}"

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language, None where there is no catalogue for it."""
        tag = self._serving.get(locale.value)
        key = string.extras.get("key") or _name_key(context)
        if tag is None or key is None:
            return None
        return self._texts.say(tag, key, **string.extras.get("facts", {}))


def _name_key(context: app_commands.TranslationContextTypes) -> str | None:
    """Return the key of a name: it stands with the description in the catalogues."""
    described: Any = context.data
    match context.location:
        case Location.command_name | Location.group_name:
            # discord.py has no public way to it.
            description = described._locale_description
        case Location.parameter_name:
            description = described.locale_description
        case _:
            return None
    key = description.extras.get("key") if description else None
    return None if key is None else f"{key}.{NAME}"
