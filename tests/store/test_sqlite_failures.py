"""What a save says when the file is locked, the disk full or the database damaged."""

import resource
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.store.tables import after, lobby, save_of, saved_lobby
from uno.store.repository import SqlStore, open_store
from uno.table.ports import SaveRefusedError, SaveUnknownError, StoreUnavailableError
from uno.table.records import Table


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[SqlStore]:
    store = await open_store(sqlite_url)
    yield store
    await store.close()


@pytest.fixture
def file(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite+aiosqlite:///"))


async def check_it_goes_on(store: SqlStore, table: Table) -> None:
    """The table is as it was, and can be changed again."""
    assert await store.load(table.id) == table
    changed = after(table, decision=1)
    await store.save(save_of(table, changed))
    assert await store.load(table.id) == changed


@pytest.mark.parametrize(("outlives_power", "synchronous"), [(True, "FULL"), (False, "NORMAL")])
async def test_the_disk_is_waited_for_unless_somebody_says_otherwise(
    sqlite_url: str, outlives_power: bool, synchronous: str
) -> None:
    store = await open_store(sqlite_url, outlives_power=outlives_power)
    async with store._engine.connect() as connection:
        level = await connection.scalar(text("PRAGMA synchronous"))
    await store.close()
    assert ("OFF", "NORMAL", "FULL", "EXTRA")[level] == synchronous


async def test_a_file_locked_by_somebody_else(store: SqlStore, file: Path) -> None:
    table = await saved_lobby(store)
    somebody = sqlite3.connect(file, isolation_level=None)
    somebody.execute("BEGIN IMMEDIATE")
    with pytest.raises(SaveRefusedError, match="locked"):
        await store.save(save_of(table, after(table)))
    assert await store.load(table.id) == table
    somebody.execute("ROLLBACK")
    somebody.close()
    await check_it_goes_on(store, table)


async def test_a_lock_that_is_short_delays_only(store: SqlStore, file: Path) -> None:
    table = await saved_lobby(store)
    somebody = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    somebody.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.2, lambda: somebody.execute("ROLLBACK"))
    release.start()
    await store.save(save_of(table, after(table)))
    release.join()
    somebody.close()


async def test_a_database_that_may_not_grow(store: SqlStore) -> None:
    table = await saved_lobby(store)
    before = await limit_pages(store, 1)  # SQLite takes the present number when it is larger
    with pytest.raises(SaveRefusedError, match="full"):
        for _ in range(200):
            await store.save(save_of(None, await lobby(store)))
    assert await store.load(table.id) == table
    await limit_pages(store, before)
    await check_it_goes_on(store, table)


async def limit_pages(store: SqlStore, pages: int) -> int:
    """Limit the size of the database on the writer's connection; return the limit before."""
    driver = await store._writer._transactions._held.driver()  # type: ignore[attr-defined]  # no port limits a database
    [[before]] = await driver.execute_fetchall("PRAGMA max_page_count")
    await driver.execute_fetchall(f"PRAGMA max_page_count={pages}")
    return int(before)


@contextmanager
def no_file_may_grow_beyond(size: int) -> Iterator[None]:
    """Let the system refuse every write beyond `size` bytes, as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_without_room_for_the_log(store: SqlStore, file: Path) -> None:
    table = await saved_lobby(store)
    changed = after(table, decision=1)
    log = file.with_name(f"{file.name}-wal")
    with no_file_may_grow_beyond(log.stat().st_size + 5000):
        with pytest.raises(SaveUnknownError):
            await store.save(save_of(table, changed))
        assert not await store.has_change(table.id, changed.sequence)
        assert await store.load(table.id) == table
        with pytest.raises((SaveUnknownError, SaveRefusedError)):
            await store.save(save_of(table, changed))
    await check_it_goes_on(store, table)


async def test_a_damaged_table(store: SqlStore, sqlite_url: str, file: Path) -> None:
    table = await saved_lobby(store)
    await store.close()
    with sqlite3.connect(file) as connection:
        [[page]] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games'")
    connection.close()
    damage(file, page)
    damaged = await open_store(sqlite_url)
    try:
        with pytest.raises(StoreUnavailableError, match="malformed"):
            await damaged.load(table.id)
        with pytest.raises(SaveRefusedError, match="malformed"):
            await damaged.save(save_of(table, after(table)))
        await damaged.set_meta("still", "here")
        assert await damaged.meta("still") == "here"
    finally:
        await damaged.close()


def damage(file: Path, page: int, page_size: int = 4096) -> None:
    with file.open("r+b") as raw:
        raw.seek((page - 1) * page_size)
        raw.write(b"\xff" * page_size)
