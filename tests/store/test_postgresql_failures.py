"""What a save says when the server dies or the line is cut: never a guess."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests.postgres import PostgresServer
from tests.store.cut_line import CutLine
from tests.store.tables import after, save_of, saved_lobby
from uno.store.repository import SqlStore, open_store
from uno.table.ports import (
    DuplicateCauseError,
    SaveRefusedError,
    SaveUnknownError,
    StoreUnavailableError,
)
from uno.table.records import Table

SLEEP_AT_COMMIT = """
CREATE OR REPLACE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON moves
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dawdle();
"""


async def run(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute(statement)
    await connection.close()


async def check_it_goes_on(store: SqlStore, table: Table) -> None:
    """The table is as it was, and can be changed again."""
    assert await store.load(table.id) == table
    changed = after(table, decision=1)
    await store.save(save_of(table, changed))
    assert await store.load(table.id) == changed


class TestLine:
    """The server lives, the line to it does not."""

    @pytest.fixture
    async def line_and_store(
        self, postgres_database_url: str
    ) -> AsyncIterator[tuple[CutLine, SqlStore]]:
        async with CutLine.to(postgres_database_url) as (line, url):
            store = await open_store(url)
            yield line, store
            await store.close()

    async def test_cut_after_the_commit(self, line_and_store: tuple[CutLine, SqlStore]) -> None:
        line, store = line_and_store
        table = await saved_lobby(store)
        changed = after(table, decision=1)
        save = save_of(table, changed)
        line.answered.append(b"COMMIT\x00")
        with pytest.raises(SaveUnknownError):
            await store.save(save)
        assert await store.has_change(table.id, changed.sequence)
        with pytest.raises(DuplicateCauseError):
            await store.save(save)
        await check_it_goes_on(store, changed)

    async def test_cut_before_the_commit(self, line_and_store: tuple[CutLine, SqlStore]) -> None:
        line, store = line_and_store
        table = await saved_lobby(store)
        save = save_of(table, after(table, decision=1))
        line.asked.append(b"COMMIT\x00")
        with pytest.raises(SaveUnknownError):
            await store.save(save)
        assert not await store.has_change(table.id, save.after.sequence)
        await store.save(save)
        await check_it_goes_on(store, save.after)

    async def test_cut_once_before_that_is_not_noticed(
        self, line_and_store: tuple[CutLine, SqlStore]
    ) -> None:
        line, store = line_and_store
        table = await saved_lobby(store)
        line.asked.append(b"i:cut")
        changed = after(table, decision=1)
        await store.save(save_of(table, changed, cause="i:cut"))
        assert line.asked == []
        await check_it_goes_on(store, changed)

    async def test_cut_twice_before_that_is_refused(
        self, line_and_store: tuple[CutLine, SqlStore]
    ) -> None:
        line, store = line_and_store
        table = await saved_lobby(store)
        line.asked += [b"i:cut", b"i:cut"]
        with pytest.raises(SaveRefusedError):
            await store.save(save_of(table, after(table), cause="i:cut"))
        await check_it_goes_on(store, table)

    async def test_all_that_share_an_unclear_commit_are_told(
        self, line_and_store: tuple[CutLine, SqlStore]
    ) -> None:
        line, store = line_and_store
        tables = [await saved_lobby(store) for _ in range(8)]
        line.answered.append(b"COMMIT\x00")
        found = await asyncio.gather(
            *(store.save(save_of(table, after(table))) for table in tables),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in found} == {SaveUnknownError}
        for table in tables:
            assert await store.has_change(table.id, table.sequence + 1)

    async def test_idle_lines_that_were_cut_are_opened_anew(
        self, postgres_database_url: str, line_and_store: tuple[CutLine, SqlStore]
    ) -> None:
        _, store = line_and_store
        table = await saved_lobby(store)
        await end_other_sessions(postgres_database_url)
        await check_it_goes_on(store, table)


class TestServer:
    """The server itself dies."""

    @pytest.fixture
    async def store(self, own_postgres: PostgresServer) -> AsyncIterator[SqlStore]:
        store = await open_store(own_postgres.url)
        yield store
        await store.close()

    async def test_dead_while_idle(self, own_postgres: PostgresServer, store: SqlStore) -> None:
        table = await saved_lobby(store)
        await asyncio.to_thread(own_postgres.kill)
        with pytest.raises(StoreUnavailableError):
            await store.save(save_of(table, after(table)))
        with pytest.raises(StoreUnavailableError):
            await store.has_change(table.id, 1)
        with pytest.raises(StoreUnavailableError):
            await store.load(table.id)
        await asyncio.to_thread(own_postgres.start)
        await check_it_goes_on(store, table)

    async def test_killed_during_the_commit(
        self, own_postgres: PostgresServer, store: SqlStore
    ) -> None:
        table = await saved_lobby(store)
        await run(own_postgres.url, SLEEP_AT_COMMIT)
        save = save_of(table, after(table, decision=1))
        saving = asyncio.create_task(store.save(save))
        await wait_for_commit(own_postgres.url)
        await asyncio.to_thread(own_postgres.kill)
        with pytest.raises(SaveUnknownError):
            await saving
        with pytest.raises(StoreUnavailableError):
            await store.has_change(table.id, save.after.sequence)
        await asyncio.to_thread(own_postgres.start)
        await run(own_postgres.url, "DROP TRIGGER dawdle ON moves")
        assert not await store.has_change(table.id, save.after.sequence)
        await store.save(save)
        await check_it_goes_on(store, save.after)

    @pytest.mark.slow
    async def test_a_server_that_hangs(self, own_postgres: PostgresServer, store: SqlStore) -> None:
        table = await saved_lobby(store)
        somebody = await asyncpg.connect(own_postgres.url.replace("+asyncpg", ""))
        await somebody.execute("BEGIN; LOCK TABLE moves")
        with pytest.raises(SaveRefusedError):
            await store.save(save_of(table, after(table)))
        await somebody.close()
        await check_it_goes_on(store, table)


async def end_other_sessions(url: str) -> None:
    """End every other session at a database; one that is told to end may still answer first."""
    await ask_until(
        url,
        "SELECT count(pg_terminate_backend(pid)) = 0 FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


async def wait_for_commit(url: str) -> None:
    """Wait until a server process sleeps in a commit."""
    await ask_until(
        url,
        "SELECT count(*) > 0 FROM pg_stat_activity"
        " WHERE query = 'COMMIT' AND wait_event = 'PgSleep'",
    )


async def ask_until(url: str, query: str) -> None:
    """Ask a server, which tells nobody by itself, until it says yes."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    async with asyncio.timeout(20):
        while True:
            if await connection.fetchval(query):
                break
            await asyncio.sleep(0.02)
    await connection.close()
