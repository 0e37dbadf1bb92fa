"""SimCord refuses bots whose tasks wait for what it cannot see the end of; saves must not."""

import asyncio
from dataclasses import replace

import discord
import simcord
from discord import app_commands

from tests.store.tables import after, save_of, saved_lobby
from uno.store.repository import SqlStore
from uno.table.records import Table


class Bot(discord.Client):
    """Save many tables at once when somebody asks for it."""

    def __init__(self, store: SqlStore, tables: list[Table]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="save", description="Save")(self._save)
        self._store = store
        self._tables = tables

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def _save(self, interaction: discord.Interaction) -> None:
        waves = [self._store.save(save_of(table, after(table))) for table in self._tables]
        await asyncio.gather(*waves)
        self._tables = [after(table) for table in self._tables]
        await interaction.response.send_message("Saved.")


async def test_group_commit_settles_in_simcord(store: SqlStore) -> None:
    tables = [await saved_lobby(store) for _ in range(20)]
    async with simcord.run(Bot(store, tables), settle_timeout=60.0) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("general")
        ann = guild.add_member(env.create_user("ann"))
        for _ in range(3):
            await ann.slash(channel, "save")
            assert channel.last_message is not None
            assert channel.last_message.content == "Saved."
        await env.settle()
    for table in tables:
        loaded = await store.load(table.id)
        assert loaded == replace(table, sequence=4, touched_at=table.touched_at + 3)
