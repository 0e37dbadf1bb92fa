"""One fixture for both databases: every test that takes `store_url` runs on each."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from uno.store.repository import SqlStore, open_store
from uno.store.schema import metadata


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database with the newest schema, to be copied."""
    file = tmp_path_factory.mktemp("template") / "uno.db"
    asyncio.run(_open_and_close(f"sqlite+aiosqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres_shared_url(postgres_url: str) -> str:
    """Make one database with the newest schema for all tests, which empty it."""
    url = make_database(postgres_url, "uno_shared")
    asyncio.run(_open_and_close(url))
    return url


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """Return a fresh SQLite database."""
    file = tmp_path / "uno.db"
    shutil.copy(sqlite_template, file)
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def postgres_database_url(postgres_shared_url: str) -> str:
    """Return an empty PostgreSQL database."""
    tables = reversed(metadata.sorted_tables)
    asyncio.run(_execute(postgres_shared_url, [f"DELETE FROM {table.name}" for table in tables]))
    return postgres_shared_url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """Return a fresh database of each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_database_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[SqlStore]:
    """Return an open store."""
    store = await open_store(store_url)
    yield store
    await store.close()


async def _open_and_close(url: str) -> None:
    store = await open_store(url)
    await store.close()


def make_database(postgres_url: str, name: str) -> str:
    """Make a database without tables and return its URL."""
    asyncio.run(_execute(postgres_url, [f"CREATE DATABASE {name}"]))
    return make_url(postgres_url).set(database=name).render_as_string(hide_password=False)


async def _execute(url: str, statements: list[str]) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()
