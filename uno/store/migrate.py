"""Bring the schema up to date at start; Alembic is imported only when it is behind."""

import asyncio
import multiprocessing
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.engine import SQLITE, create_engine
from uno.store.errors import DatabaseTooNewError

if TYPE_CHECKING:
    from alembic.config import Config

# The newest revision in migrations/versions; a test compares.
HEAD = "0007"
FOLDER = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Apply what is missing, all or nothing.

    Raises DatabaseTooNewError when the database is at a revision this program does not know.
    """
    if await is_current(engine):
        return
    try:
        async with engine.connect() as connection:
            await _upgrade(connection)
    except DBAPIError:
        # Another process that started at the same moment has done it.
        if not await is_current(engine):
            raise


def migrate_in_child(url: str) -> None:
    """Apply what is missing in a process that ends: Alembic stays where it was loaded, with 19 MB.

    What goes wrong there is met again, and told, by `migrate`. To be called before there are
    threads or an event loop.
    """
    if not hasattr(os, "fork"):
        return
    child = multiprocessing.get_context("fork").Process(target=_migrate_at, args=(url,))
    child.start()
    child.join()


def _migrate_at(url: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is over soon, and all or nothing
    with suppress(Exception):
        asyncio.run(_open_and_migrate(url))


async def _open_and_migrate(url: str) -> None:
    engine = create_engine(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


async def is_current(engine: AsyncEngine) -> bool:
    """Tell whether the schema is this program's."""
    async with engine.connect() as connection:
        return await revision_of(connection) == HEAD


def is_known(revision: str) -> bool:
    """Tell whether this program can bring a database of this revision up to date."""
    return any((FOLDER / "versions").glob(f"v{revision}_*.py"))


async def revision_of(connection: AsyncConnection) -> str | None:
    """Return the revision of a database; None: it has no tables yet."""
    if not await connection.run_sync(_has_version_table):
        return None
    version = await connection.execute(text("SELECT version_num FROM alembic_version"))
    current: str | None = version.scalar_one_or_none()
    return current


def _has_version_table(connection: Connection) -> bool:
    return inspect(connection).has_table("alembic_version")


async def _upgrade(connection: AsyncConnection) -> None:
    if connection.dialect.name == SQLITE:
        # Another process that starts now waits here and finds nothing left to do.
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    await connection.run_sync(_run_alembic)
    await connection.commit()


def _run_alembic(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - slow to import and rarely needed
    from alembic.util import CommandError  # noqa: PLC0415 - as above

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise DatabaseTooNewError(
            "the database was written by a newer version of this program: update the program"
        ) from error


def configuration(connection: Connection) -> "Config":
    """Return what Alembic needs to know."""
    from alembic.config import Config  # noqa: PLC0415 - slow to import and rarely needed

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    config.attributes["connection"] = connection
    return config
