"""What a running bot has loaded: memory that nobody needs on a small machine."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.standin.driver import StandIn
from tests.standin.players import Game
from tests.standin.process import ROOT, BotProcess

FOR_OTHERS = {
    "alembic": "a process of its own has made the tables",
    "asyncpg": "the database is SQLite",
    "discord.ext.commands": "there are no commands with a prefix",
    "matplotlib": "pictures are drawn by a process of its own",
    "numpy": "as above",
    "openskill": "no match has ended",
    "prometheus_client": "METRICS_PORT is not set",
    "pydantic": "settings are read by a lighter library",
    "sqlalchemy.dialects.postgresql": "the database is SQLite",
    "sqlalchemy.orm": "rows are read and written as rows",
}
"""By module, why a bot that plays its first match from a SQLite file does without it."""

LISTING = """
import signal, sys
import bot

def tell(*_):
    names = [name for name, module in sys.modules.items() if module is not None]
    print("loaded", *names, file=sys.stderr, flush=True)

signal.signal(signal.SIGUSR2, tell)
sys.exit(bot.main())
"""


async def test_a_bot_loads_what_it_works_with(tmp_path: Path) -> None:
    async with StandIn() as standin:
        process = BotProcess(standin, tmp_path, ("-c", LISTING))
        await process.start()  # with a new database, which another process has made
        guild = standin.new_guild()
        people = [standin.new_member(guild, name) for name in ("Ann", "Ben")]
        await Game.start(standin, standin.new_channel(guild), people)
        os.kill(process.pid, signal.SIGUSR2)
        loaded = await _listed(process)
        await process.stop()
    assert "cogs.hands" in loaded
    assert sorted(loaded & FOR_OTHERS.keys()) == []


async def _listed(process: BotProcess) -> set[str]:
    for _ in range(200):
        found = re.search("^loaded (.*)\n", process.output(), re.MULTILINE)
        if found is not None:
            return set(found[1].split())
        await asyncio.sleep(0.1)
    raise AssertionError(process.output())


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
