"""One connection that the writer keeps, opened anew when it was lost."""

import sqlite3
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.table.ports import StoreUnavailableError


class HeldConnection:
    """Lend the driver's own connection of an engine's pool."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def driver(self) -> Any:
        """Return the driver's connection. Raises StoreUnavailableError."""
        if self._driver is None:
            self._connection, self._driver = await self._open()
        return self._driver

    async def _open(self) -> tuple[AsyncConnection, Any]:
        try:
            connection = await self._engine.connect()
            raw = await connection.get_raw_connection()
        # Drivers raise what they like while connecting: their own errors, OSError, TimeoutError.
        except Exception as error:
            raise StoreUnavailableError(f"cannot open the database: {reason(error)}") from None
        return connection, raw.driver_connection

    async def drop(self) -> None:
        """Forget a connection that may be broken."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """Give the connection back to the pool."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.close()


DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
HOW_TO_MEND = "stop the bot and put a backup in its place: python -m uno restore"


def reason(error: BaseException) -> str:
    """Say in one line what a driver complained about, without the values of any row.

    The details that PostgreSQL sends along hold whole rows, hands and seeds included.
    """
    origin = getattr(error, "orig", None) if isinstance(error, SQLAlchemyError) else error
    first = origin.args[0] if isinstance(origin, BaseException) and origin.args else error
    if isinstance(origin, OSError):
        first = origin.strerror or origin
    if (getattr(origin, "sqlite_errorcode", 0) & 0xFF) in DAMAGED:
        return f"{first}; {HOW_TO_MEND}"
    return str(first).partition("\n")[0] or type(error).__name__
