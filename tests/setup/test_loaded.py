"""What a running bot has loaded: memory that nobody needs on a small machine."""

import re
import subprocess
import sys
from pathlib import Path

from tests.standin.driver import StandIn
from tests.standin.players import Game
from tests.standin.process import ROOT, BotProcess

FOR_OTHERS = {
    "alembic": "the schema is up to date",
    "asyncpg": "the database is SQLite",
    "discord.ext.commands": "there are no commands with a prefix",
    "matplotlib": "pictures are drawn by a process of its own",
    "numpy": "as above",
    "openskill": "no match has ended",
    "prometheus_client": "METRICS_PORT is not set",
    "pydantic": "settings are read by a lighter library",
    "rich": "tracebacks are plain",
    "sqlalchemy.dialects.postgresql": "the database is SQLite",
    "sqlalchemy.orm": "rows are read and written as rows",
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


SHARED = """
import sys
import uno.store.async_engine as ours
assert "sqlalchemy.ext.asyncio" not in sys.modules
import sqlalchemy.ext.asyncio as theirs
assert theirs.AsyncEngine is ours.AsyncEngine
assert theirs.AsyncSession
"""


def test_whoever_wants_all_of_the_package_gets_it_with_the_same_engine() -> None:
    subprocess.run([sys.executable, "-c", SHARED], check=True, cwd=ROOT)
