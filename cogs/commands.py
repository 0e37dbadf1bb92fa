"""What every slash command needs: its words, its table, an answer whatever happens."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from discord.app_commands import Choice, locale_str
from structlog.contextvars import bind_contextvars

from cogs.desk import Desk
from cogs.guard import Guard
from cogs.reply import Interaction, Reply
from uno.table.records import Table
from uno.text import Argument, Texts

DEFAULT_LOCALE = "en"
MAX_CHOICE = 100  # characters (Discord's limit)
MAX_CHOICES = 25  # (Discord's limit)


@dataclass(frozen=True, slots=True)
class CommandKit:
    """Help the commands of all groups."""

    desk: Desk
    guard: Guard
    texts: Texts

    def text(self, key: str, **facts: Argument) -> locale_str:
        """Return a text that the translator puts into every language of Discord."""
        return locale_str(self.texts.say(DEFAULT_LOCALE, key, **facts), key=key, facts=facts)

    def choice(self, key: str, value: str, **facts: Argument) -> Choice[str]:
        """Return one value of an option."""
        return Choice(name=self.text(key, **facts), value=value)

    def matching(self, offered: Mapping[str, str], typed: str) -> list[Choice[str]]:
        """Return what an autocomplete shows: the first of `label -> value` that have the text."""
        found = [
            Choice(name=label[:MAX_CHOICE], value=value)
            for label, value in offered.items()
            if typed.casefold() in label.casefold()
        ]
        return found[:MAX_CHOICES]

    @asynccontextmanager
    async def at_table(self, interaction: Interaction) -> AsyncIterator[tuple[Reply, Table | None]]:
        """Give the live table of the channel; say so when there is none."""
        async with self.guard.answered(interaction) as reply:
            table = await self.table_here(interaction)
            if table is None:
                await self.desk.say(reply, "note-no-table")
            else:
                bind_contextvars(game=table.id)
            yield reply, table

    async def table_here(self, interaction: Interaction) -> Table | None:
        """Find the live table of the channel."""
        service = self.desk.service
        game = service.table_in_channel(interaction.channel_id or 0)
        if game is None:
            return None
        return service.peek(game) or await service.load(game)
