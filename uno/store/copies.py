"""Copies of the whole database: a backup while the bot runs, its restoration, an export.

A backup is one SQLite file, whatever the database is: what was saved from SQLite can be restored
into PostgreSQL, and the other way round.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import orjson
from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.engine import BULK_SECONDS, POSTGRESQL, SQLITE, begin_snapshot, create_engine
from uno.store.held import reason
from uno.store.migrate import HEAD, is_current, migrate
from uno.store.ownership import now_ms
from uno.store.schema import guilds, identify, marks, metadata, owners, slots
from uno.table.ports import StoreUnavailableError

ROWS_AT_ONCE: Final = 500
SECONDS_FOR_A_LOCK: Final = 0.5

# Who runs at the moment is no part of what is kept; marks follow from the rest, and the databases
# do not agree on the order of equals.
COPIED: Final = tuple(
    table for table in metadata.sorted_tables if table not in (owners, slots, identify, marks)
)


class CopyError(Exception):
    """A copy cannot be made or taken; the text is one line for the operator."""


async def backup(url: str, file: Path) -> int:
    """Write a consistent copy of the database to a new file; return its size in bytes.

    The bot may run meanwhile. The file is there whole or not at all. Raises CopyError.
    """
    with _written(file) as partial:
        async with _opened(url) as engine:
            if engine.dialect.name == SQLITE:
                await asyncio.to_thread(_copy_file, _file_of(engine), partial)
            else:
                await _copy_into_file(engine, partial)
        return await asyncio.to_thread(_check, partial)


async def restore(url: str, file: Path, *, replace: bool = False) -> int:
    """Fill the database with a backup, of an older version too; return the number of rows.

    All or nothing. Raises CopyError: the file is no backup or a newer program's, the database
    holds something and `replace` is not given, or a bot is using it.
    """
    with tempfile.TemporaryDirectory() as folder:
        source_file = Path(folder) / "backup.db"
        await asyncio.to_thread(_copy_backup, file, source_file)
        async with _opened(_sqlite_url(source_file)) as source, _opened(url) as target:
            await _migrate(source)
            _refuse_if_open(target)
            await _migrate(target)
            await _refuse_if_owned(target)
            return await _fill(source, target, replace=replace)


async def export(url: str, file: Path) -> int:
    """Write every row as a line of JSON to a new file; return the number of rows.

    The first line names the version of the schema. Raises CopyError.
    """
    with _written(file) as partial, partial.open("wb") as stream:
        stream.write(orjson.dumps({"schema": HEAD}) + b"\n")
        async with _opened(url) as engine, engine.connect() as connection:
            await _require_current(engine)
            await begin_snapshot(connection)
            return await _write_lines(connection, stream)


async def _write_lines(connection: AsyncConnection, stream: BinaryIO) -> int:
    rows = 0
    for table in COPIED:
        async for batch in _batches(connection, table):
            for row in batch:
                stream.write(orjson.dumps({"table": table.name, "row": row}) + b"\n")
            rows += len(batch)
    return rows


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[AsyncEngine]:
    try:
        engine = create_engine(url, BULK_SECONDS)
    except StoreUnavailableError as error:
        raise CopyError(str(error)) from None
    try:
        yield engine
    except StoreUnavailableError as error:
        raise CopyError(str(error)) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise CopyError(f"the database cannot be used: {reason(error)}") from None
    finally:
        await engine.dispose()


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """Give a file beside `file` that takes its name when the body succeeds. Raises CopyError."""
    if file.exists():
        raise CopyError(f"{file} exists already; name a new file")
    partial = file.with_name(f".{file.name}.partial")
    try:
        # A backup holds hands and seeds: nobody else on this machine reads it.
        os.close(os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        yield partial
        partial.rename(file)
    except OSError as error:
        raise CopyError(f"{file} cannot be written: {error.strerror or error}") from None
    finally:
        partial.unlink(missing_ok=True)


def _file_of(engine: AsyncEngine) -> Path:
    return Path(engine.url.database or "")


def _sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def _copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database that may be written meanwhile."""
    if not source.is_file():
        raise CopyError(f"there is no database at {source}")
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reader,
        closing(sqlite3.connect(target)) as writer,
    ):
        reader.backup(writer)
        writer.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def _copy_backup(file: Path, target: Path) -> None:
    """Take a backup to a place where it may be migrated, after a look at it. Raises CopyError."""
    if not file.is_file():
        raise CopyError(f"there is no file {file}")
    try:
        _copy_file(file, target)
        _check(target)
    except sqlite3.Error as error:
        raise CopyError(f"{file} is not a backup: {error}") from None


def _check(file: Path) -> int:
    """Return the size if every page is sound and the tables are ours. Raises CopyError."""
    with closing(sqlite3.connect(file)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if verdict != "ok":
        raise CopyError(f"the copy is damaged: {verdict.splitlines()[-1]}")
    if not {"alembic_version", guilds.name} <= names:
        raise CopyError("the copy does not hold the bot's tables")
    return file.stat().st_size


async def _copy_into_file(engine: AsyncEngine, file: Path) -> None:
    async with _opened(_sqlite_url(file)) as target:
        await _require_current(engine)
        await _migrate(target)
        await _fill(engine, target, replace=False)
        async with target.connect() as connection:
            await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")


async def _migrate(engine: AsyncEngine) -> None:
    await migrate(engine)


async def _require_current(engine: AsyncEngine) -> None:
    if not await is_current(engine):
        raise CopyError("the database is not up to date: start the bot once, then try again")


async def _fill(source: AsyncEngine, target: AsyncEngine, *, replace: bool) -> int:
    """Copy every row of `source`, seen at one moment, in one transaction of `target`."""
    rows = 0
    async with source.connect() as reader, target.connect() as writer:
        await begin_snapshot(reader)
        if target.dialect.name == SQLITE:
            await writer.exec_driver_sql("BEGIN IMMEDIATE")
        if replace:
            await _empty(writer)
        elif await writer.scalar(select(func.count()).select_from(guilds)):
            raise CopyError("the database is not empty; --replace deletes what is in it first")
        else:
            await _empty(writer)  # what a start notes before anybody plays
        for table in COPIED:
            async for batch in _batches(reader, table):
                await writer.execute(insert(table), batch)
                rows += len(batch)
        await writer.commit()
    return rows


async def _empty(connection: AsyncConnection) -> None:
    for table in (marks, *reversed(COPIED)):
        await connection.execute(delete(table))


async def _batches(
    connection: AsyncConnection, table: Table
) -> AsyncIterator[list[Mapping[str, Any]]]:
    async with connection.stream(select(table)) as result:
        async for part in result.mappings().partitions(ROWS_AT_ONCE):
            yield [{str(name): value for name, value in row.items()} for row in part]


def _refuse_if_open(engine: AsyncEngine) -> None:
    """Refuse to write under a running bot, whose memory would not follow. Raises CopyError."""
    if engine.dialect.name == POSTGRESQL:
        return
    file = _file_of(engine)
    if not file.exists():
        return
    with closing(sqlite3.connect(file, timeout=SECONDS_FOR_A_LOCK)) as connection:
        try:
            # In WAL mode every open connection, also an idle one, stands in the way of this lock.
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise CopyError("a bot is using the database: stop it first") from None
        connection.rollback()


async def _refuse_if_owned(engine: AsyncEngine) -> None:
    """Refuse while a process has a lease; a file that could be locked has none that lives."""
    if engine.dialect.name == SQLITE:
        return
    alive = select(func.count()).where(owners.c.expires_at > now_ms(POSTGRESQL))
    async with engine.connect() as connection:
        if await connection.scalar(alive):
            raise CopyError("a bot is using the database: stop it first")
