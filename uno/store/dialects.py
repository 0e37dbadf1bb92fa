"""What each database has for itself; only the one in use is loaded (the other is 2 MB)."""

from typing import Any

from sqlalchemy import Dialect, Table

from uno.store.engine import POSTGRESQL


def dialect_of(name: str) -> Dialect:
    """Return the dialect `sqlite` (named parameters) or `postgresql` (numbered ones)."""
    if name == POSTGRESQL:
        from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg  # noqa: PLC0415

        return PGDialect_asyncpg()  # type: ignore[no-untyped-call]  # SQLAlchemy leaves it untyped
    from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite  # noqa: PLC0415

    return SQLiteDialect_aiosqlite(paramstyle="named")


def insert_into(name: str, table: Table) -> Any:
    """Begin the dialect's own `INSERT … ON CONFLICT`."""
    if name == POSTGRESQL:
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite  # noqa: PLC0415

    return sqlite.insert(table)
