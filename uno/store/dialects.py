"""What each database has for itself; only the one in use is loaded (the other is 2 MB)."""

from importlib import import_module
from typing import Any

from sqlalchemy import Dialect, Table
from sqlalchemy.dialects import registry

from uno.store.engine import POSTGRESQL


def dialect_of(name: str) -> Dialect:
    """Return the dialect `sqlite` (named parameters) or `postgresql` (numbered ones)."""
    found: Dialect = (
        registry.load("postgresql.asyncpg")()
        if name == POSTGRESQL
        else registry.load("sqlite.aiosqlite")(paramstyle="named")
    )
    return found


def insert_into(name: str, table: Table) -> Any:
    """Begin the dialect's own `INSERT … ON CONFLICT`."""
    return import_module(f"sqlalchemy.dialects.{name}").insert(table)
