"""Look at a database as its operator has to know it, and change nothing."""

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from uno.store.async_engine import AsyncConnection
from uno.store.engine import SQLITE, create_engine
from uno.store.held import reason
from uno.store.migrate import HEAD, is_known, revision_of
from uno.table.ports import StoreUnavailableError

MOUNTS: Final = Path("/proc/self/mounts")
NETWORK_FILE_SYSTEMS: Final = frozenset({"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs"})


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What was found, in one line."""

    is_usable: bool
    found: str
    mend: str = ""


async def diagnose(url: str) -> Diagnosis:
    """Try to read and to write; a file that is not there yet is not made."""
    file = _file_of(url)
    if file is not None:
        found = await asyncio.to_thread(_diagnose_file, file)
        if found is not None:
            return found
    try:
        engine = create_engine(url)
        try:
            async with engine.connect() as connection:
                return await _diagnose_tables(connection)
        finally:
            await engine.dispose()
    # Drivers raise what they like while connecting: their own errors, OSError, TimeoutError.
    except Exception as error:
        told = str(error) if isinstance(error, StoreUnavailableError) else reason(error)
        return Diagnosis(False, f"cannot be used: {told}", _mend(file))


def _file_of(url: str) -> Path | None:
    parsed = make_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == SQLITE else None


def _mend(file: Path | None) -> str:
    if file is None:
        return "start the server, or correct user, password, host and name in DATABASE_URL"
    return f"stop other programs that use {file}, or restore a backup"


def _diagnose_file(file: Path) -> Diagnosis | None:
    """Look at the file of a SQLite database; None: its tables are to be looked at."""
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if not os.access(folder, os.W_OK | os.X_OK):
        return Diagnosis(
            False, f"the folder {folder} cannot be written", "let the bot's user write there"
        )
    system = _file_system(folder)
    if system in NETWORK_FILE_SYSTEMS:
        return Diagnosis(
            False,
            f"{folder} is on a network ({system}), where SQLite can lose what it has written",
            "move it to a disk of this machine, or use PostgreSQL",
        )
    if not file.exists():
        return Diagnosis(True, f"{file} is not there yet; the first start makes it")
    if not os.access(file, os.R_OK | os.W_OK):
        return Diagnosis(False, f"{file} cannot be written", "let the bot's user write it")
    return _diagnose_pages(file)


def _diagnose_pages(file: Path) -> Diagnosis | None:
    restore = "stop the bot, move the file away and restore a backup (python -m uno restore)"
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return Diagnosis(False, f"{file}: {error}", restore)
    if verdict != "ok":
        return Diagnosis(False, f"{file} is damaged: {verdict.splitlines()[-1]}", restore)
    return None


def _file_system(folder: Path) -> str:
    """Return the type of the file system of a folder; nothing where Linux does not tell."""
    try:
        mounts = [line.split()[1:3] for line in MOUNTS.read_text().splitlines()]
    except OSError:
        return ""
    above = {str(folder), *map(str, folder.parents)}
    return max(((len(at), kind) for at, kind in mounts if at in above), default=(0, ""))[1]


async def _diagnose_tables(connection: AsyncConnection) -> Diagnosis:
    kind = connection.dialect.name
    if kind == SQLITE:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    revision = await revision_of(connection)
    if revision is not None and not is_known(revision):
        return Diagnosis(
            False,
            f"{kind} was written by a newer program (revision {revision}, here {HEAD})",
            "update the program",
        )
    await connection.exec_driver_sql("CREATE TABLE uno_doctor (number INTEGER)")
    await connection.rollback()
    if revision == HEAD:
        return Diagnosis(True, f"{kind} can be written, revision {HEAD}")
    return Diagnosis(
        True, f"{kind} can be written; the next start takes it from {revision or '0'} to {HEAD}"
    )
