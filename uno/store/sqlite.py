"""Transactions on SQLite: the whole of one costs a single hop to the connection's thread."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import NoReturn

from uno.store.async_engine import AsyncEngine
from uno.store.engine import SQLITE
from uno.store.errors import BrokenConstraintError
from uno.store.held import HeldConnection, reason
from uno.store.statements import MUST_MATCH, Read, Script, Write, compile_all
from uno.store.writer import Request, RequestFailedError
from uno.table.ports import SaveRefusedError, SaveUnknownError, StoreUnavailableError

# The connection itself is of no more use; the low byte of an extended code is the code.
_BROKEN = frozenset(
    {
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOTADB,
    }
)
_LOCKED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


_Sql = Mapping[Write | Read, str]


class SqliteTransactions:
    """Implement writer.Transactions with `BEGIN IMMEDIATE`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._held = HeldConnection(engine)
        self._sql: _Sql = {kind: one.sql for kind, one in compile_all(SQLITE).items()}

    async def run(self, requests: Sequence[Request]) -> None:
        """Commit the changes of all requests together; see writer.Transactions."""
        driver = await self._held.driver()
        try:
            # aiosqlite offers no public way to run more than one statement in a hop.
            await driver._execute(_transact, driver._conn, self._sql, requests)
        except _ConnectionBrokenError as broken:
            await self._held.drop()
            raise broken.error from None

    async def close(self) -> None:
        """Give the connection back."""
        await self._held.close()


class _ConnectionBrokenError(Exception):
    """The connection has to be opened anew; `error` is for the caller."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


def _transact(connection: sqlite3.Connection, sql: _Sql, requests: Sequence[Request]) -> None:
    """Run in the connection's thread."""
    _begin(connection)
    index = 0
    try:
        for index, request in enumerate(requests):  # noqa: B007 - read by the handler
            _execute(connection, sql, request)
    except Exception as error:
        _roll_back(connection, error, RequestFailedError(index, _refusal(error)))
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _roll_back(connection, error, SaveUnknownError(f"the commit failed: {reason(error)}"))


def _begin(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        if _code(error) in _LOCKED:
            raise SaveRefusedError(f"nothing was written: {error}") from None
        unavailable = StoreUnavailableError(f"nothing was written: {error}")
        raise _ConnectionBrokenError(unavailable) from None


def _execute(connection: sqlite3.Connection, sql: _Sql, request: Request) -> None:
    execute = connection.execute
    for change in request.changes:
        if not isinstance(change, tuple):
            _run(connection, sql, change)
            continue
        write, parameters = change
        found = execute(sql[write], parameters).rowcount
        if found == 0 and write in MUST_MATCH:
            raise BrokenConstraintError("the game on disk is not the one that was changed")


def _run(connection: sqlite3.Connection, sql: _Sql, script: Script) -> None:
    steps = script.steps()
    step = next(steps, None)
    while step is not None:
        kind, parameters = step
        cursor = connection.execute(sql[kind], parameters)
        rows = cursor.fetchall() if isinstance(kind, Read) else ()
        try:
            step = steps.send(rows)
        except StopIteration:
            return


def _roll_back(connection: sqlite3.Connection, error: Exception, told: Exception) -> NoReturn:
    """End the transaction (after some errors SQLite has done so itself) and raise `told`."""
    is_broken = _code(error) in _BROKEN
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error:
        is_broken = True
    if is_broken:
        raise _ConnectionBrokenError(told) from None
    raise told from None


def _refusal(error: Exception) -> SaveRefusedError:
    if isinstance(error, SaveRefusedError):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        return BrokenConstraintError(str(error))
    return SaveRefusedError(f"nothing was written: {reason(error)}")


def _code(error: Exception) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
