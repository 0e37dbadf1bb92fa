"""A bot without Discord on a real SQLite file, with a virtual clock."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest
import structlog

from tests.table.clock import VirtualClock
from tests.table.support import Place, StoreAround, Told
from uno.store.repository import open_store
from uno.table.ports import Store
from uno.table.service import TableService


@pytest.fixture(scope="session", autouse=True)
def plain_log() -> Iterator[None]:
    """Log without the drawings of tracebacks, which take longer than the tests."""
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()]
    )
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with the newest schema, to be copied."""
    file = tmp_path_factory.mktemp("empty") / "uno.db"

    async def make() -> None:
        store = await open_store(f"sqlite+aiosqlite:///{file}")
        await store.close()

    asyncio.run(make())
    return file


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> str:
    file = tmp_path / "uno.db"
    shutil.copy(empty_database, file)
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def place(database: str) -> AsyncIterator[Place]:
    store = StoreAround(await open_store(database))
    clock, told = VirtualClock(), Told(store.on_disk)
    service = TableService(cast(Store, store), told, clock, Random(1).randbytes)
    await service.take_over()
    service.start()
    yield Place(service, store, clock, told)
    await service.stop()
    assert not told.too_early
    await store.inner.close()
