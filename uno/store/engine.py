"""Open the database: SQLite in one file, or PostgreSQL."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from uno.store.async_engine import AsyncConnection, AsyncEngine, create_async_engine
from uno.store.errors import InvalidDatabaseUrlError
from uno.table.ports import StoreUnavailableError

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
DRIVERS = {"sqlite+aiosqlite": SQLITE, "postgresql+asyncpg": POSTGRESQL}

# How long a writer waits for somebody else's lock on the file, below Discord's three seconds.
BUSY_SECONDS = 2.0
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 5.0
# What an operator's command asks of a large database may take longer; nobody plays on it meanwhile.
BULK_SECONDS = 600.0

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA journal_size_limit=16777216",
)


def create_engine(
    url: str, command_seconds: float = COMMAND_SECONDS, *, outlives_power: bool = True
) -> AsyncEngine:
    """Prepare an engine; nothing is opened yet. Raises InvalidDatabaseUrlError.

    PostgreSQL gets `command_seconds` for each answer. A file is waited for at each commit unless
    its last changes may go with the machine's power.
    """
    parsed = _parse(url)
    # At DEBUG this driver prints the parameters of statements: hands and seeds.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    if DRIVERS[parsed.drivername] == POSTGRESQL:
        return _create_postgresql(parsed, command_seconds)
    return _create_sqlite(parsed, outlives_power)


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise InvalidDatabaseUrlError("DATABASE_URL is not the address of a database") from None
    if parsed.drivername not in DRIVERS:
        known = " or ".join(DRIVERS)
        raise InvalidDatabaseUrlError(f"DATABASE_URL has to begin with {known}")
    if parsed.drivername.startswith(SQLITE) and parsed.database in (None, "", ":memory:"):
        raise InvalidDatabaseUrlError(
            "DATABASE_URL has to name a file, as games outlive the program"
        )
    return parsed


def _create_postgresql(url: URL, command_seconds: float) -> AsyncEngine:
    # Readers see one snapshot each; the writer begins its own transactions.
    return create_async_engine(
        url,
        isolation_level="REPEATABLE READ",
        pool_pre_ping=True,
        pool_size=3,
        max_overflow=2,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": command_seconds},
    )


def _create_sqlite(url: URL, outlives_power: bool) -> AsyncEngine:
    _make_folder(Path(url.database or ""))
    engine = create_async_engine(
        url,
        pool_size=3,  # one of them is the writer's
        max_overflow=0,
        hide_parameters=True,
        connect_args={
            "timeout": BUSY_SECONDS,
            "isolation_level": None,
            "async_creator_fn": _open_file,
        },
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    if not outlives_power:
        event.listen(engine.sync_engine, "connect", _leave_commits_to_the_system)
    return engine


async def _open_file(*arguments: Any, **options: Any) -> aiosqlite.Connection:
    """Open a file in a thread of its own, which has ended when this raises.

    Left alone it would still report to the event loop, which is closed when the program ends.
    """
    connection = aiosqlite.connect(*arguments, **options)
    connection._thread.daemon = True  # as SQLAlchemy has it: no exit waits for it
    try:
        return await connection
    except BaseException:
        await asyncio.to_thread(connection._thread.join)
        raise


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailableError(
            f"cannot make the folder of {file}: {error.strerror}"
        ) from error


def _set_pragmas(connection: Any, _record: object) -> None:
    try:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()
    except Exception:
        connection.close()  # the pool would only forget it, and its thread go on
        raise


def _leave_commits_to_the_system(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.close()


async def begin_snapshot(connection: AsyncConnection) -> None:
    """Let all reads of this connection see one moment (PostgreSQL does so by its isolation)."""
    if connection.dialect.name == SQLITE:
        await connection.exec_driver_sql("BEGIN")
