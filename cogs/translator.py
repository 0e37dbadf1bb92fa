"""Put names and descriptions of commands into the languages of Discord's clients."""

import discord
from discord import app_commands

from uno.text import Texts

_CATALOGUES = {"en-US": "en"}
"""Discord's locales whose catalogue is called otherwise. Without `en-US`, clients in it show the
text of another English, where there is one."""


class CatalogueTranslator(app_commands.Translator):
    """Translate the texts that carry a message key; everything else stays as it is."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 (the library's signature)
    ) -> str | None:
        """Return the text in a language, None where there is no catalogue for it."""
        key = string.extras.get("key")
        catalogue = _CATALOGUES.get(locale.value, locale.value)
        if key is None or catalogue not in self._texts.locales:
            return None
        return self._texts.say(catalogue, key)
