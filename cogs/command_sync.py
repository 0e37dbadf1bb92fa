"""Tell Discord our commands when they changed: it is slow, and limited to 200 new ones a day."""

import hashlib
from pathlib import Path
from typing import Any

import discord
import orjson
import structlog
from discord import app_commands

log: structlog.stdlib.BoundLogger = structlog.get_logger("cogs.command_sync")


async def sync_commands(
    tree: app_commands.CommandTree[Any], file: Path, guild_id: int | None = None
) -> bool:
    """Send the commands unless `file` says that Discord has these; tell whether they were sent.

    With `guild_id` they are made in that server only, where they appear at once.
    """
    application_id = tree.client.application_id
    scope = f"{application_id}:{guild_id or 'global'}"
    known = _read(file)
    digest = await _digest(tree)
    if known.get(scope) == digest:
        return False
    if guild_id is None:
        await tree.sync()
    else:
        guild = discord.Object(guild_id)
        tree.copy_global_to(guild=guild)
        await tree.sync(guild=guild)
    _write(file, known | {scope: digest})
    return True


async def _digest(tree: app_commands.CommandTree[Any]) -> str:
    """Return a hash of all that Discord would be told, translations included."""
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return hashlib.sha256(orjson.dumps(payload, option=orjson.OPT_SORT_KEYS)).hexdigest()


def _read(file: Path) -> dict[str, str]:
    """Return the hash per scope; nothing when the file is missing or spoilt."""
    try:
        known = orjson.loads(file.read_bytes())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def _write(file: Path, known: dict[str, str]) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(orjson.dumps(known, option=orjson.OPT_INDENT_2))
    except OSError as error:
        log.warning("commands will be sent again at the next start", reason=str(error))
