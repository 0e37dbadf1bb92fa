"""Group commit, on both databases."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from uno.store.engine import create_engine
from uno.store.errors import BrokenConstraintError
from uno.store.repository import transactions_of
from uno.store.schema import meta
from uno.store.statements import Change, Write
from uno.store.writer import MAX_BATCH, Request, Transactions, Writer
from uno.table.ports import SaveRefusedError, SaveUnknownError


class Counted:
    """Real transactions that tell how many requests each commit carried."""

    def __init__(self, real: Transactions) -> None:
        self.sizes: list[int] = []
        self._real = real

    async def run(self, requests: Sequence[Request]) -> None:
        self.sizes.append(len(requests))
        await self._real.run(requests)

    async def close(self) -> None:
        await self._real.close()


@pytest.fixture
async def engine(store_url: str) -> AsyncIterator[AsyncEngine]:
    engine = create_engine(store_url)
    yield engine
    await engine.dispose()


@pytest.fixture
async def counted(engine: AsyncEngine) -> Counted:
    return Counted(transactions_of(engine))


@pytest.fixture
async def writer(counted: Counted) -> AsyncIterator[Writer]:
    writer = Writer(counted)
    yield writer
    await writer.close()


def note(key: str, value: str = "x") -> Change:
    return Write.META, {"key": key, "value": value}


def bad_note() -> Change:
    return Write.META, {"key": "bad", "value": None}


async def keys(engine: AsyncEngine) -> set[str]:
    async with engine.connect() as connection:
        return {row.key for row in await connection.execute(select(meta.c.key))}


async def outcomes(*writes: Sequence[Change], writer: Writer) -> list[BaseException | None]:
    return await asyncio.gather(*map(writer.write, writes), return_exceptions=True)


async def test_what_is_written_is_there(writer: Writer, engine: AsyncEngine) -> None:
    await writer.write([note("a"), note("b")])
    assert await keys(engine) == {"a", "b"}


async def test_64_at_once_share_one_commit(
    writer: Writer, counted: Counted, engine: AsyncEngine
) -> None:
    await outcomes(*([note(f"k{number}")] for number in range(64)), writer=writer)
    assert len(await keys(engine)) == 64
    assert counted.sizes == [64]


async def test_who_comes_during_a_commit_shares_the_next(writer: Writer, counted: Counted) -> None:
    first = asyncio.create_task(writer.write([note("first")]))
    while not counted.sizes:  # noqa: ASYNC110 - the commit begins within a turn of the loop
        await asyncio.sleep(0)
    await outcomes(*([note(f"k{number}")] for number in range(10)), writer=writer)
    await first
    assert counted.sizes == [1, 10]


async def test_a_batch_has_a_limit(writer: Writer, counted: Counted) -> None:
    await outcomes(*([note(f"k{number}")] for number in range(MAX_BATCH + 1)), writer=writer)
    assert counted.sizes == [MAX_BATCH, 1]


async def test_bad_requests_fail_alone(
    writer: Writer, counted: Counted, engine: AsyncEngine
) -> None:
    writes: list[list[Change]] = [[note(f"k{number}")] for number in range(64)]
    for number in (0, 31, 63):
        writes[number] = [note(f"half{number}"), bad_note()]
    found = await outcomes(*writes, writer=writer)
    failed = [number for number, outcome in enumerate(found) if outcome is not None]
    assert failed == [0, 31, 63]
    assert all(isinstance(found[number], BrokenConstraintError) for number in failed)
    assert await keys(engine) == {f"k{number}" for number in range(64)} - {"k0", "k31", "k63"}
    assert counted.sizes == [64, 63, 62, 61]


@pytest.mark.parametrize("value", [object(), 2**80], ids=["no type", "too large"])
async def test_a_value_no_column_can_hold_is_refused(
    value: object, writer: Writer, engine: AsyncEngine
) -> None:
    bad: Change = (Write.GUILD, {"id": value, "settings": "{}"})
    found = await outcomes([note("a")], [bad], [note("b")], writer=writer)
    assert [type(outcome) for outcome in found] == [type(None), SaveRefusedError, type(None)]
    assert await keys(engine) == {"a", "b"}


async def test_a_caller_that_gives_up_fails_nobody(writer: Writer, engine: AsyncEngine) -> None:
    tasks = [asyncio.create_task(writer.write([note(f"k{number}")])) for number in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert tasks[0].cancelled()
    assert await keys(engine) == {"k0", "k1", "k2"}


async def test_close_waits_for_what_was_asked(
    writer: Writer, counted: Counted, engine: AsyncEngine
) -> None:
    task = asyncio.create_task(writer.write([note("last")]))
    await asyncio.sleep(0)
    await writer.close()
    assert task.done()
    assert await keys(engine) == {"last"}


async def test_nothing_runs_while_nobody_waits(writer: Writer) -> None:
    await writer.write([note("a")])
    await asyncio.sleep(0)
    names = {task.get_name() for task in asyncio.all_tasks()}
    assert "uno-store-flush" not in names


class Hanging:
    """Transactions that never come back."""

    def __init__(self) -> None:
        self.has_begun = asyncio.Event()

    async def run(self, requests: Sequence[Request]) -> None:
        self.has_begun.set()
        await asyncio.sleep(3600)

    async def close(self) -> None:
        pass


async def test_nobody_is_left_waiting_when_the_flush_is_cancelled() -> None:
    hanging = Hanging()
    writer = Writer(hanging)
    begun = asyncio.create_task(writer.write([note("begun")]))
    await hanging.has_begun.wait()
    waiting = asyncio.create_task(writer.write([note("waiting")]))
    await asyncio.sleep(0)
    assert writer.waiting == 1
    [flush] = [task for task in asyncio.all_tasks() if task.get_name() == "uno-store-flush"]
    flush.cancel()
    found = await asyncio.gather(begun, waiting, return_exceptions=True)
    assert [type(outcome) for outcome in found] == [SaveUnknownError, SaveRefusedError]


def test_a_request_does_not_show_what_it_writes() -> None:
    async def show() -> str:
        return repr(Request([note("hand", "r5 w4")]))

    assert "r5" not in asyncio.run(show())
