"""The schema at start: brought up to date, never in half, never by an older program."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.store.conftest import make_database
from uno.store.engine import create_engine
from uno.store.errors import DatabaseTooNewError, InvalidDatabaseUrlError
from uno.store.migrate import HEAD, configuration, migrate
from uno.store.partial_index import metadata
from uno.store.repository import open_store
from uno.table.ports import StoreUnavailableError

ROOT = Path(__file__).parents[2]
_numbers = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Return a function that makes databases without tables, one of each kind."""
    if request.param == "sqlite":
        return lambda: f"sqlite+aiosqlite:///{tmp_path}/empty{next(_numbers)}.db"
    postgres_url = request.getfixturevalue("postgres_url")
    return lambda: make_database(postgres_url, f"uno_empty_{next(_numbers)}")


@pytest.fixture
async def engine(empty_url: Callable[[], str]) -> AsyncIterator[AsyncEngine]:
    engine = create_engine(await asyncio.to_thread(empty_url))
    yield engine
    await engine.dispose()


def url_of(engine: AsyncEngine) -> str:
    return engine.url.render_as_string(hide_password=False)


async def test_alembic_finds_no_difference(engine: AsyncEngine) -> None:
    await migrate(engine)

    def compare(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with engine.connect() as connection:
        assert await connection.run_sync(compare) == []


async def test_migrated_and_defined_schema_are_one(
    engine: AsyncEngine, empty_url: Callable[[], str]
) -> None:
    await migrate(engine)
    defined = create_engine(await asyncio.to_thread(empty_url))
    async with defined.begin() as connection:
        await connection.run_sync(metadata.create_all)
    assert await _described(engine) == await _described(defined)
    await defined.dispose()


async def _described(engine: AsyncEngine) -> dict[str, Any]:
    async with engine.connect() as connection:
        return await connection.run_sync(_describe)


def _describe(connection: Connection) -> dict[str, Any]:
    """Read all that the database says of its tables."""
    inspector = inspect(connection)
    is_sqlite = connection.dialect.name == "sqlite"
    return {
        table: {
            "columns": [repr(column) for column in inspector.get_columns(table)],
            "primary key": inspector.get_pk_constraint(table),
            "foreign keys": _sorted(inspector.get_foreign_keys(table)),
            "unique": _sorted(inspector.get_unique_constraints(table)),
            "indexes": _sorted(inspector.get_indexes(table)),
            "options": inspector.get_table_options(table) if is_sqlite else {},
        }
        for table in sorted(set(inspector.get_table_names()) - {"alembic_version"})
    }


def _sorted(described: Sequence[Any]) -> list[str]:
    return sorted(repr(_plain(item)) for item in described)


def _plain(item: Any) -> Any:
    """Write out the conditions of indexes."""
    if isinstance(item, dict):
        return {key: _plain(value) for key, value in item.items()}
    return str(item)


async def test_the_first_revision_can_be_taken_back(engine: AsyncEngine) -> None:
    await migrate(engine)

    def downgrade(connection: Connection) -> None:
        command.downgrade(configuration(connection), "base")

    async with engine.begin() as connection:
        await connection.run_sync(downgrade)
    assert await _described(engine) == {}


def test_head_is_the_only_newest_revision() -> None:
    config = configuration(None)  # type: ignore[arg-type]  # no connection is needed to look
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_a_failing_migration_leaves_nothing(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE windows (somebody INTEGER)"))
    with pytest.raises(StoreUnavailableError, match="windows"):
        await open_store(url_of(engine))
    assert set(await _described(engine)) == {"windows"}


async def test_a_newer_database_is_refused_and_left_alone(engine: AsyncEngine) -> None:
    await migrate(engine)
    before = await _described(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseTooNewError, match="newer version of this program"):
        await open_store(url_of(engine))
    assert await _described(engine) == before


OPEN_AND_TELL = """
import asyncio, sys
from uno.store.repository import open_store

async def main():
    store = await open_store(sys.argv[1])
    await store.set_meta("a", "b")
    await store.close()

asyncio.run(main())
print("alembic" in sys.modules)
"""


async def test_alembic_is_imported_only_when_the_schema_is_behind(engine: AsyncEngine) -> None:
    assert await _open_in_child(url_of(engine)) == "True"
    assert await _open_in_child(url_of(engine)) == "False"


MIGRATE_ELSEWHERE = """
import asyncio, sys
from uno.store.engine import create_engine
from uno.store.migrate import is_current, migrate_in_child

migrate_in_child(sys.argv[1])
print("alembic" in sys.modules, asyncio.run(is_current(create_engine(sys.argv[1]))))
"""


async def test_a_process_of_its_own_migrates(engine: AsyncEngine) -> None:
    assert await _told_by(MIGRATE_ELSEWHERE, url_of(engine)) == "False True"


async def test_what_it_cannot_do_is_left_to_the_program(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE games (id INTEGER)"))  # in the way of ours
    assert await _told_by(MIGRATE_ELSEWHERE, url_of(engine)) == "False False"


async def test_programs_that_start_at_once_migrate_once(engine: AsyncEngine) -> None:
    await asyncio.gather(*(_open_in_child(url_of(engine)) for _ in range(3)))
    assert set(await _described(engine)) == set(metadata.tables)


async def _open_in_child(url: str) -> str:
    return await _told_by(OPEN_AND_TELL, url)


async def _told_by(program: str, url: str) -> str:
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program, url),
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{os.environ.get('PYTHONPATH', '')}"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    told, complaint = await asyncio.wait_for(child.communicate(), 60)
    assert child.returncode == 0, complaint.decode()
    return told.decode().strip()


class TestCannotBeOpened:
    async def test_no_database(self, tmp_path: Path) -> None:
        file = tmp_path / "uno.db"
        file.write_bytes(b"these are not the pages you are looking for" * 100)
        with pytest.raises(StoreUnavailableError, match="file is not a database"):
            await open_store(f"sqlite+aiosqlite:///{file}")

    async def test_a_folder(self, tmp_path: Path) -> None:
        with pytest.raises(StoreUnavailableError, match="unable to open database file"):
            await open_store(f"sqlite+aiosqlite:///{tmp_path}")

    async def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(StoreUnavailableError, match="cannot make"):
            await open_store(f"sqlite+aiosqlite:///{tmp_path}/file/data/uno.db")

    async def test_missing_folders_are_made(self, tmp_path: Path) -> None:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/data/db/uno.db")
        await store.close()
        assert (tmp_path / "data/db/uno.db").exists()

    async def test_no_server(self) -> None:
        with pytest.raises(StoreUnavailableError, match="cannot open the database: "):
            await open_store("postgresql+asyncpg://nobody:secret@127.0.0.1:1/uno")

    @pytest.mark.parametrize(
        "url",
        ["nonsense", "mysql://localhost/uno", "sqlite:///uno.db", "sqlite+aiosqlite:///:memory:"],
    )
    async def test_an_address_of_another_kind(self, url: str) -> None:
        with pytest.raises(InvalidDatabaseUrlError, match="DATABASE_URL"):
            await open_store(url)
