"""Tell Discord our commands when they changed: it is slow, and limited to 200 new ones a day."""

import hashlib
from typing import Any, Protocol

import discord
import orjson
from discord import app_commands

from cogs.translator import CatalogueTranslator


class Notes(Protocol):
    """Where the program notes something for its next start."""

    async def meta(self, key: str) -> str | None:
        """Return what is noted under a key."""
        ...

    async def set_meta(self, key: str, value: str) -> None:
        """Note something under a key."""
        ...


async def sync_commands(
    tree: app_commands.CommandTree[Any], notes: Notes, guild_id: int | None = None
) -> bool:
    """Send the commands unless `notes` say that Discord has these; tell whether they were sent.

    With `guild_id` they are made in that server only, where they appear at once.
    """
    key = f"commands:{tree.client.application_id}:{guild_id or 'global'}"
    digest = digest_of(tree)
    if await notes.meta(key) == digest:
        return False
    if guild_id is None:
        await tree.sync()
    else:
        guild = discord.Object(guild_id)
        tree.copy_global_to(guild=guild)
        await tree.sync(guild=guild)
    await notes.set_meta(key, digest)
    return True


def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """Return a hash of all that Discord would be told.

    Of the translations it takes the files, not the texts: to make these costs the start more than
    to send them once too often, when something else in the files has changed.
    """
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    translator = tree.translator
    texts = translator.fingerprint() if isinstance(translator, CatalogueTranslator) else ""
    told = orjson.dumps([payload, texts], option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(told).hexdigest()
