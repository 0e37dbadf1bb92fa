"""Who reads a private screen, and how: in which language, with or without pictures.

What a person chose for themselves is read from the store at their first press and then kept in
memory: a hand that is refreshed later belongs to somebody who pressed before.
"""

from dataclasses import replace

import structlog

from cogs.reader import Reader
from cogs.reply import Interaction
from uno.table.person_settings import PersonSettings
from uno.table.ports import Clock, Store, StoreUnavailableError

KEPT_FOR = 10 * 60 * 1000  # ms; another process of the bot may have changed it
MOST_KEPT = 20_000  # persons

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


class Readers:
    """Know how the people read who press our buttons."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[int, tuple[Reader, int]] = {}

    async def of(self, interaction: Interaction) -> Reader:
        """Return how somebody reads who has just done something; never fails."""
        user, locale = interaction.user.id, interaction.locale.value
        reader, until = self._known.get(user, (Reader(), 0))
        if until > self._clock.now() and reader.locale == locale:
            return reader
        try:
            settings = await self._store.person_settings(user)
        except StoreUnavailableError:
            log.warning("settings of a person not read", interaction=interaction.id)
            return replace(reader, locale=locale)
        return self._learn(user, locale, settings)

    def known(self, user: int) -> Reader | None:
        """Return how somebody reads who has pressed before; None: nothing is known."""
        found = self._known.get(user)
        return None if found is None else found[0]

    async def choose(self, interaction: Interaction, settings: PersonSettings) -> Reader:
        """Keep what somebody chose, and return how they read from now on."""
        user, guild, locale = interaction.user, interaction.guild_id, interaction.locale.value
        if guild is not None:  # a person without a pseudonym cannot be remembered
            await self._store.member(guild, user.id, user.display_name, locale)
        await self._store.save_person_settings(user.id, settings)
        return self._learn(user.id, locale, settings)

    def forget(self, user: int) -> None:
        """Know nothing of a person any more."""
        self._known.pop(user, None)

    def _learn(self, user: int, locale: str, settings: PersonSettings) -> Reader:
        """Take note of what somebody chose."""
        reader = Reader(locale, settings.is_plain, settings.language)
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[user] = (reader, self._clock.now() + KEPT_FOR)
        return reader
