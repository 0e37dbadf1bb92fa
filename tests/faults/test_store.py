"""The real bot while its database is locked, full, gone, cut off in COMMIT, slow or damaged.

Whoever presses is told what to do, nothing that was told is undone, and play goes on by itself when
the database is back.
"""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import psutil
import pytest

from tests.faults.kills import SETTINGS, Ordeal
from tests.faults.nursery import ForkedBot
from tests.postgres import PostgresServer
from tests.standin import CallbackType, StandIn
from tests.standin.players import MOVES, Game, buttons_for
from tests.standin.process import BotProcess
from tests.store.cut_line import CutLine
from tests.store.test_sqlite_failures import damage
from uno.store.repository import open_store

TOLD = ("could not be saved", "One moment, please")
ENVIRONMENT = {**SETTINGS, "TURN_SECONDS": "300", "ANSWER_SECONDS": "300"}
SLOWEST = 8.0  # seconds until a press on a table whose store does not answer has its answer


@dataclass
class Scene:
    """A match on a real bot and a real database."""

    ordeal: Ordeal
    folder: Path

    @property
    def game(self) -> Game:
        return self.ordeal.games[0]

    @property
    def file(self) -> Path:
        return self.folder / "uno.db"

    async def press(self) -> None:
        """Let who is on turn press a move; it has to say that it does not count."""
        standin = self.ordeal.standin
        player = await standin.until(self.game.on_turn, "somebody's turn")
        assert player.hand is not None
        button = buttons_for(player.hand, *MOVES)[0]
        answer = await standin.press(player.user, player.hand, button)
        interaction = answer.interaction

        def shown() -> str:
            shown = [interaction.original, *interaction.follow_ups]
            return "\n".join(message.text for message in shown if message is not None)

        await standin.until(lambda: any(told in shown() for told in TOLD), "a word", SLOWEST)

    async def goes_on(self) -> None:
        """Play on from the hands as they are, and look whether memory and disk agree."""
        await self.game.open_hands()
        before = await self.ordeal.table(self.game)
        for _ in range(3):
            await self.game.move()
        table = await self.ordeal.table(self.game)
        assert table.sequence >= before.sequence + 3
        await self.ordeal.check_moves(table)
        await self.ordeal.check_told()
        await self.ordeal.check_table_message(self.game)


@asynccontextmanager
async def scene(url: str, look: str, folder: Path) -> AsyncIterator[Scene]:
    """Start a match; `look` is the address at which the test itself reads the database."""
    async with StandIn() as standin:
        bot = ForkedBot(standin, folder / "bot.log", {**ENVIRONMENT, "DATABASE_URL": url})
        store = await open_store(look)
        made = Scene(Ordeal(standin, bot, store, Random(1)), folder)
        try:
            await bot.start()
            await made.ordeal.seat(1)
            await made.game.until_posted()
            yield made
        finally:
            await bot.kill()
            await store.close()
        assert "Traceback" not in bot.output(), bot.output()


# SQLite


@asynccontextmanager
async def locked(made: Scene) -> AsyncIterator[None]:
    """Let somebody else hold the file."""
    somebody = sqlite3.connect(made.file, isolation_level=None)
    somebody.execute("BEGIN IMMEDIATE")
    yield
    somebody.execute("ROLLBACK")
    somebody.close()


@asynccontextmanager
async def full(made: Scene) -> AsyncIterator[None]:
    """Let no file of the bot grow any more."""
    log = made.file.with_name("uno.db-wal")
    bot = psutil.Process(made.ordeal.bot.pid)
    before = bot.rlimit(resource.RLIMIT_FSIZE)
    bot.rlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 100, before[1]))
    yield
    bot.rlimit(resource.RLIMIT_FSIZE, before)


SQLITE: dict[str, Callable[[Scene], AbstractAsyncContextManager[None]]] = {
    "locked": locked,
    "full": full,
}


@pytest.mark.parametrize("fault", SQLITE)
async def test_a_file_that_takes_nothing(tmp_path: Path, fault: str) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
    async with scene(url, url, tmp_path) as made:
        await made.game.move()
        before = await made.ordeal.table(made.game)
        async with SQLITE[fault](made):
            for _ in range(2):
                await made.press()
            assert await made.ordeal.table(made.game) == before
        await made.goes_on()


async def test_a_file_that_is_slow_delays_only(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
    async with scene(url, url, tmp_path) as made:
        sequence = (await made.ordeal.table(made.game)).sequence
        async with locked(made):
            moved = await made.game.move()  # until the deferral, long before the store gives up
        assert moved.answer.kind is CallbackType.DEFERRED_UPDATE

        async def is_saved() -> bool:
            return (await made.ordeal.table(made.game)).sequence > sequence

        await eventually(is_saved)
        await made.goes_on()


async def test_a_page_that_is_damaged_under_a_running_bot(tmp_path: Path) -> None:
    """The other tables go on; what is damaged is said so, to the operator in one line a press."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
    async with scene(url, url, tmp_path) as made:
        await made.game.move()
        with sqlite3.connect(made.file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            [[page]] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games'")
        connection.close()
        sound = made.file.read_bytes()
        damage(made.file, page)
        try:
            await made.press()
        finally:
            with made.file.open("r+b") as raw:  # without a moment in which the file is empty
                raw.write(sound)
        (line,) = [line for line in made.ordeal.bot.output().splitlines() if "malformed" in line]
        assert "python -m uno restore" in line
        await made.goes_on()


async def test_a_damaged_file_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "uno.db"
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    await store.close()
    damage(file, 1)
    async with StandIn() as standin:
        process = BotProcess(standin, tmp_path)
        await process.spawn()
        assert await process.ended() == 1
        (line,) = [line for line in process.output().splitlines() if line.startswith("bot: ")]
        assert "Traceback" not in process.output()
        assert line.startswith("bot: the database cannot be used: ")
        assert "python -m uno restore" in line


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(100):
        if await holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came to that")


# PostgreSQL


async def test_a_server_that_is_down_for_a_while(
    own_postgres: PostgresServer, tmp_path: Path
) -> None:
    async with scene(own_postgres.url, own_postgres.url, tmp_path) as made:
        await made.game.move()
        before = await made.ordeal.table(made.game)
        await asyncio.to_thread(own_postgres.kill)
        for _ in range(2):
            await made.press()
        await asyncio.to_thread(own_postgres.start)
        assert await made.ordeal.table(made.game) == before
        await made.goes_on()


@pytest.mark.parametrize("is_on_disk", [False, True])
async def test_a_line_that_is_cut_in_commit(
    own_postgres: PostgresServer, tmp_path: Path, is_on_disk: bool
) -> None:
    """The bot finds out what became of the move, and tells it once."""
    async with (
        CutLine.to(own_postgres.url) as (line, url),
        scene(url, own_postgres.url, tmp_path) as made,
    ):
        await made.game.move()
        for _ in range(3):
            sequence = (await made.ordeal.table(made.game)).sequence
            cuts = line.answered if is_on_disk else line.asked
            cuts.append(b"COMMIT\x00")
            await made.game.move()
            assert not cuts
            assert (await made.ordeal.table(made.game)).sequence == sequence + 1
        await made.goes_on()
