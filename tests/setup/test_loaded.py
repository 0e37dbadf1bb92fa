"""What a running bot has loaded: memory that nobody needs on a small machine."""

import re
from pathlib import Path

from tests.standin.driver import StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess

FOR_OTHERS = {
    "alembic": "the schema is up to date",
    "asyncpg": "the database is SQLite",
    "discord.ext.commands": "there are no commands with a prefix",
    "matplotlib": "pictures are drawn by a process of its own",
    "numpy": "as above",
    "openskill": "no match has ended",
    "prometheus_client": "METRICS_PORT is not set",
    "pydantic": "settings are read by a lighter library",
    "sqlalchemy.dialects.postgresql": "the database is SQLite",
}
"""By module, why a bot that plays its first match from a SQLite file does without it."""

_IMPORTED = re.compile(r"^import time: .*\| +(\S+)$", re.MULTILINE)


async def test_a_bot_loads_what_it_works_with(tmp_path: Path) -> None:
    async with StandIn() as standin:
        first = BotProcess(standin, tmp_path)
        await first.start()
        await first.stop()
        process = BotProcess(standin, tmp_path, ("-X", "importtime", "bot.py"))
        await process.start()
        guild = standin.new_guild()
        people = [standin.new_member(guild, name) for name in ("Ann", "Ben")]
        await Game.start(standin, standin.new_channel(guild), people)
        await process.stop()
    loaded = set(_IMPORTED.findall(process.output()))
    assert "cogs.hands" in loaded
    assert sorted(loaded & FOR_OTHERS.keys()) == []
