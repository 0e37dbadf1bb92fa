"""A stand-in with a server, and the real bot as a process that may be killed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.restart.database import Database
from tests.standin import Guild, StandIn, described
from tests.standin.process import BotProcess

# Nothing runs out while a test plays on at another table, however slow the machine is; after a
# restart everything would run out within the grace, and has to be moved.
GRACE = 400
SETTINGS = {
    "TURN_SECONDS": "150",
    "ANSWER_SECONDS": "120",
    "RESTART_GRACE_SECONDS": str(GRACE),
    "LOG_LEVEL": "DEBUG",
}


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    """Run a stand-in that checks every body."""
    async with StandIn(check=described) as running:
        yield running
        assert running.body_problems == []


@pytest.fixture
def guild(standin: StandIn) -> Guild:
    """Make a server."""
    return standin.new_guild()


@pytest.fixture
def database(tmp_path: Path) -> Database:
    """Look into the bot's database."""
    return Database(tmp_path)


@pytest.fixture
async def bot(standin: StandIn, guild: Guild, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Run the real bot; whatever became of it, nothing is left running and no error was logged."""
    process = BotProcess(standin, tmp_path, environment=SETTINGS)
    await process.start()
    yield process
    await process.end()
    assert "Traceback" not in process.output(), process.output()
