"""Rare changes that meet others, or an end of the program in the middle."""

import asyncio
from collections.abc import AsyncIterator
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import IntegrityError

from tests.store.tables import GUILD, user_id
from tests.store.test_booking import finish, rows
from uno.store import archive
from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.engine import create_engine
from uno.store.recompute import (
    STALE,
    STALE_SERVER,
    Recomputed,
    recompute_at,
    recompute_if_stale,
)
from uno.store.repository import SqlStore, open_store
from uno.store.schema import EVERYWHERE, guilds, meta, results, standings
from uno.store.transactions import transact
from uno.table.guild_settings import GuildSettings
from uno.table.ports import StoreUnavailableError

ONE, OTHER = 1 << 22, 2 << 22


@pytest.fixture
async def engine(postgres_database_url: str) -> AsyncIterator[AsyncEngine]:
    store = await open_store(postgres_database_url)
    for server in (ONE, OTHER):
        await store.save_guild_settings(server, GuildSettings())
    await store.close()
    engine = create_engine(postgres_database_url)
    yield engine
    await engine.dispose()


async def book(connection: AsyncConnection, server: int) -> None:
    more = {"booked": guilds.c.booked + 1}
    await connection.execute(update(guilds).where(guilds.c.id == server).values(more))


async def places_everywhere(store_url: str) -> int:
    return sum(row.guild_id == EVERYWHERE for row in await rows(store_url, standings))


async def test_what_has_to_give_way_is_done_anew(engine: AsyncEngine) -> None:
    """PostgreSQL ends the one of two that notices first that each waits for the other."""
    attempts = 0
    holds, both_hold = asyncio.Event(), asyncio.Event()

    async def work(connection: AsyncConnection) -> None:
        nonlocal attempts
        attempts += 1
        await connection.execute(text("SET LOCAL deadlock_timeout = '50ms'"))
        await book(connection, ONE)
        holds.set()
        await both_hold.wait()
        await book(connection, OTHER)

    async with engine.connect() as other:
        await other.execute(text("SET LOCAL deadlock_timeout = '60s'"))
        await book(other, OTHER)
        ours = asyncio.create_task(transact(engine, work))
        await holds.wait()
        both_hold.set()
        await book(other, ONE)
        await other.commit()
    await ours
    assert attempts == 2
    async with engine.connect() as connection:
        booked = select(guilds.c.booked).where(guilds.c.id.in_((ONE, OTHER)))
        assert list(await connection.scalars(booked)) == [2, 2]


async def test_what_is_wrong_is_not_tried_again(engine: AsyncEngine) -> None:
    attempts = 0

    async def work(connection: AsyncConnection) -> None:
        nonlocal attempts
        attempts += 1
        await connection.execute(guilds.insert().values(id=ONE))

    with pytest.raises(IntegrityError):
        await transact(engine, work)
    assert attempts == 1


async def test_an_end_in_the_middle_of_a_reset_is_made_good_at_the_next_start(
    store_url: str, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seat in range(2):
        await store.member(EVERYWHERE, user_id(seat), "Ann", None)
    await finish(store, {0: 1, 1: 2})
    assert await places_everywhere(store_url) > 0
    with monkeypatch.context() as patched:
        patched.setattr(archive, "recompute_server", AsyncMock(side_effect=OSError("end")))
        with pytest.raises(StoreUnavailableError):
            await store.archive.reset_server(GUILD)
    assert await rows(store_url, results) == []
    assert await places_everywhere(store_url) > 0
    again = await open_store(store_url)
    await again.close()
    assert await places_everywhere(store_url) == 0
    assert not [row for row in await rows(store_url, meta) if row.key.startswith(STALE_SERVER)]
    assert (await recompute_at(store_url, write=False)) == Recomputed()


async def test_programs_that_start_at_once_make_the_standings_together(
    store_url: str, store: SqlStore
) -> None:
    await store.set_meta(STALE, "stale")
    engine = create_engine(store_url)
    await asyncio.gather(*(recompute_if_stale(engine) for _ in range(3)))
    await engine.dispose()
    assert STALE not in [row.key for row in await rows(store_url, meta)]
