"""One fixture for both databases: every test that takes `store_url` runs on each."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from uno.store.repository import SqlStore, open_store

TEMPLATE = "uno_template"


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database with the newest schema, to be copied."""
    file = tmp_path_factory.mktemp("template") / "uno.db"
    asyncio.run(_open_and_close(f"sqlite+aiosqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres_url: str) -> str:
    """Make an empty database with the newest schema, to be copied."""
    asyncio.run(_on_server(postgres_url, f"CREATE DATABASE {TEMPLATE}"))
    asyncio.run(_open_and_close(_with_database(postgres_url, TEMPLATE)))
    return TEMPLATE


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """Return a fresh SQLite database."""
    file = tmp_path / "uno.db"
    shutil.copy(sqlite_template, file)
    return f"sqlite+aiosqlite:///{file}"


_numbers = iter(range(1_000_000))


@pytest.fixture
def postgres_database_url(postgres_template: str, postgres_url: str) -> Iterator[str]:
    """Return a fresh PostgreSQL database."""
    name = f"uno_test_{next(_numbers)}"
    asyncio.run(_on_server(postgres_url, f"CREATE DATABASE {name} TEMPLATE {postgres_template}"))
    yield _with_database(postgres_url, name)
    asyncio.run(_on_server(postgres_url, f"DROP DATABASE {name} WITH (FORCE)"))


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


async def _on_server(url: str, statement: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def _with_database(url: str, name: str) -> str:
    return make_url(url).set(database=name).render_as_string(hide_password=False)
