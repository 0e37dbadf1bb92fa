"""The real bot is killed while people play: nothing told is lost, nothing is doubled."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.faults.kills import SETTINGS, Ordeal, ordeal
from tests.faults.nursery import Doom, ForkedBot, Moment
from tests.standin import StandIn, UnansweredError
from tests.store.conftest import make_database
from uno.store.repository import open_store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
    server: str = request.getfixturevalue("postgres_url")
    return make_database(server, f"kills_{tmp_path.name.replace('-', '_')}")


@pytest.mark.timeout(120)
def test_a_few_kills(url: str, tmp_path: Path) -> None:
    print(asyncio.run(ordeal(url, tmp_path, kills=3, seed=1)))


@pytest.mark.parametrize("moment", [Moment.COMMITTED, Moment.ANSWERED])
async def test_a_table_message_left_behind_is_brought_up_to_date(
    tmp_path: Path, moment: Moment
) -> None:
    """Turns are long here: no deadline has to move, and nobody moves after the restart."""
    environment = {**SETTINGS, "TURN_SECONDS": "3000", "ANSWER_SECONDS": "3000"}
    environment["DATABASE_URL"] = f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
    async with StandIn() as standin:
        bot = ForkedBot(standin, tmp_path / "bot.log", environment)
        store = await open_store(environment["DATABASE_URL"])
        tried = Ordeal(standin, bot, store, Random(1))
        await bot.start(Doom(moment, 1))
        await tried.seat(1)
        (game,) = tried.games
        await standin.until_quiet(1.5)
        shown = await tried.table(game)
        bot.approach()
        try:
            await game.move()
        except UnansweredError:
            assert moment is Moment.COMMITTED
        assert await bot.died(5.0)
        await bot.kill()
        assert (await tried.table(game)).decision > shown.decision
        await bot.start()
        await tried.check_table_message(game)
        await bot.kill()
        await store.close()
