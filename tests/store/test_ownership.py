"""Slots between processes: claimed once, fenced by their epoch, given back, inherited, run out."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import text

from tests.store.tables import after, lobby, save_of
from uno.store.engine import create_engine
from uno.store.errors import NotOwnerError
from uno.store.ownership import IDENTIFY_MS, Ownership
from uno.store.repository import SqlStore, open_store
from uno.table.ports import SaveRefusedError, StoreUnavailableError
from uno.table.records import Table
from uno.table.territory import ALL_SLOTS, slot_of, slots_of_shards

EVEN = slots_of_shards(frozenset({0}), 2)
ODD = slots_of_shards(frozenset({1}), 2)
EVEN_GUILD, ODD_GUILD = 2 << 22, 3 << 22


class Time:
    """A monotonic clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class Process:
    """One process on the database: its store, its clock, what it owns."""

    def __init__(self, store: SqlStore, place: str) -> None:
        self.store = store
        self.time = Time()
        self.owned = store.own(place)
        self.owned._clock = self.time


@pytest.fixture
async def processes(store_url: str) -> AsyncIterator[list[Process]]:
    """Run three processes on one database."""
    stores = [await open_store(store_url) for _ in range(3)]
    yield [Process(store, f"place {number}") for number, store in enumerate(stores)]
    for store in stores:
        await store.close()


async def run_out(url: str) -> None:
    """Let every lease run out by the database's clock."""
    engine = create_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE owners SET expires_at = 0"))
    await engine.dispose()


async def saved(process: Process, guild_id: int) -> Table:
    table = await lobby(process.store, guild_id=guild_id)
    await process.store.save(save_of(None, table))
    return table


def test_slots_follow_discords_formula() -> None:
    for guild in (1 << 22, 77 << 22, 1_100_000_000_000_000_001):
        for count in (1, 2, 16, 1024):
            shard = (guild >> 22) % count
            assert slot_of(guild) in slots_of_shards(frozenset({shard}), count)
    assert EVEN | ODD == ALL_SLOTS
    assert not EVEN & ODD


async def test_each_slot_has_one_owner(processes: list[Process]) -> None:
    one, two, _ = processes
    assert await one.owned.inherit(EVEN) == EVEN
    assert await two.owned.inherit(ALL_SLOTS) == ODD
    assert await two.owned.claim(ALL_SLOTS) == frozenset()
    assert (one.owned.owned, two.owned.owned) == (EVEN, ODD)
    assert one.owned.owns(EVEN_GUILD)
    assert not one.owned.owns(ODD_GUILD)


async def test_claims_at_the_same_moment(processes: list[Process]) -> None:
    for _ in range(5):
        won = await asyncio.gather(*(one.owned.claim(ALL_SLOTS) for one in processes))
        assert sorted(map(len, won)) == [0, 0, 1024]
        await asyncio.gather(*(one.owned.release() for one in processes))


async def test_nothing_is_saved_for_a_server_of_somebody_else(processes: list[Process]) -> None:
    one, two, _ = processes
    await one.owned.inherit(EVEN)
    await two.owned.inherit(ODD)
    table = await saved(one, EVEN_GUILD)
    with pytest.raises(NotOwnerError):
        await two.store.save(save_of(table, after(table)))
    with pytest.raises(StoreUnavailableError):
        await two.store.save_messages(table, None, None)
    assert await one.store.load(table.id) == table


async def test_an_owner_that_was_cut_off_cannot_write_any_more(
    processes: list[Process], store_url: str
) -> None:
    one, two, _ = processes
    await one.owned.inherit(EVEN)
    table = await saved(one, EVEN_GUILD)
    await run_out(store_url)
    assert await two.owned.claim(ALL_SLOTS) == ALL_SLOTS
    assert one.owned.owns(EVEN_GUILD)  # it does not know yet
    with pytest.raises(NotOwnerError):
        await one.store.save(save_of(table, after(table)))
    taken = after(table)
    await two.store.save(save_of(table, taken))
    assert await one.owned.renew() == EVEN
    assert not one.owned.owns(EVEN_GUILD)
    assert await one.store.load(table.id) == taken


async def test_a_batch_keeps_the_writes_of_its_own_servers(processes: list[Process]) -> None:
    one, two, _ = processes
    await one.owned.inherit(ALL_SLOTS)
    tables = [await saved(one, guild) for guild in (EVEN_GUILD, ODD_GUILD, EVEN_GUILD)]
    await one.owned.release()
    await two.owned.inherit(ODD)
    one.owned._epochs = dict.fromkeys(ALL_SLOTS, 1)  # it slept through all of that
    await two.owned.release()
    await one.owned.claim(EVEN)
    one.owned._epochs = dict.fromkeys(ALL_SLOTS, 1) | one.owned._epochs
    outcomes = await asyncio.gather(
        *(one.store.save(save_of(table, after(table))) for table in tables),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), NotOwnerError, type(None)]


async def test_an_owner_stops_before_its_lease_runs_out(processes: list[Process]) -> None:
    one, *_ = processes
    await one.owned.inherit(EVEN)
    one.time.now += one.owned.lease_seconds / 2
    assert not one.owned.owns(EVEN_GUILD)
    assert one.owned.owned == frozenset()
    with pytest.raises(SaveRefusedError):
        await saved(one, EVEN_GUILD)
    assert await one.owned.renew() == frozenset()
    assert one.owned.owned == EVEN


async def test_a_lease_that_ran_out_is_not_prolonged(
    processes: list[Process], store_url: str
) -> None:
    one, *_ = processes
    await one.owned.inherit(EVEN)
    await run_out(store_url)
    assert await one.owned.renew() == EVEN
    assert await one.owned.claim(EVEN) == EVEN


async def test_what_is_given_back_is_free_at_once(processes: list[Process]) -> None:
    one, two, _ = processes
    await one.owned.inherit(ALL_SLOTS)
    assert await two.owned.claim(EVEN) == frozenset()
    await one.owned.release()
    assert one.owned.owned == frozenset()
    assert await two.owned.claim(EVEN) == EVEN


async def test_a_process_that_starts_again_in_its_place_waits_for_nobody(store_url: str) -> None:
    stores = [await open_store(store_url) for _ in range(2)]
    killed, again = (Process(store, "the same place") for store in stores)
    await killed.owned.inherit(EVEN)
    table = await saved(killed, EVEN_GUILD)
    assert await again.owned.inherit(EVEN) == EVEN
    with pytest.raises(NotOwnerError):
        await killed.store.save(save_of(table, after(table)))
    assert await killed.owned.renew() == EVEN
    assert await killed.owned.claim(EVEN) == frozenset()  # and it does not take them back
    await again.store.save(save_of(table, after(table)))
    for store in stores:
        await store.close()


async def test_a_write_under_way_delays_the_claim(processes: list[Process], store_url: str) -> None:
    """Without the lock on the slot the write would land after the claim."""
    one, two, _ = processes
    await one.owned.inherit(ALL_SLOTS)
    table = await saved(one, EVEN_GUILD)
    await run_out(store_url)
    writes = [replace(after(table), touched_at=number) for number in range(20)]
    claimed = asyncio.create_task(two.owned.claim(ALL_SLOTS))
    refused = False
    for write in writes:
        following = replace(write, sequence=table.sequence + 1)
        try:
            await one.store.save(save_of(table, following))
        except NotOwnerError:
            refused = True
            break
        assert not refused
        table = following
    await claimed
    with pytest.raises(NotOwnerError):
        await one.store.save(save_of(table, after(table)))
    assert await two.store.load(table.id) == table


async def test_live_tables_and_deadlines_of_some_slots(processes: list[Process]) -> None:
    one, *_ = processes
    await one.owned.inherit(ALL_SLOTS)
    even, odd = await saved(one, EVEN_GUILD), await saved(one, ODD_GUILD)
    assert [live.id for live in await one.store.live_tables(EVEN)] == [even.id]
    assert {live.id for live in await one.store.live_tables()} == {even.id, odd.id}
    late = max(window.due_at or 0 for window in even.windows) + 1
    assert await one.store.delay_deadlines(late, ODD) == [odd.id]
    assert await one.store.delay_deadlines(late) == [even.id]


async def test_a_bucket_identifies_once_in_five_seconds(
    processes: list[Process], store_url: str
) -> None:
    turns = await asyncio.gather(*(one.owned.may_identify(0) for one in processes))
    assert sorted(turns) == [False, False, True]
    assert await processes[0].owned.may_identify(1)
    engine = create_engine(store_url)
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE identify SET next_at = next_at - {IDENTIFY_MS}"))
    await engine.dispose()
    assert await processes[1].owned.may_identify(0)


async def test_a_database_that_is_gone(store_url: str) -> None:
    engine = create_engine("postgresql+asyncpg://nobody@127.0.0.1:9/none")
    owned = Ownership(engine, "here")
    for ask in (owned.renew(), owned.release(), owned.claim(EVEN), owned.may_identify(0)):
        with pytest.raises(StoreUnavailableError):
            await ask
    await engine.dispose()
