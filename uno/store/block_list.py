"""Persons and servers that the operator keeps out."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from uno.store.async_engine import AsyncConnection
from uno.store.engine import create_engine
from uno.store.held import reason as reason_of
from uno.store.migrate import migrate
from uno.store.schema import blocks
from uno.table.ports import StoreUnavailableError


class Blocked(StrEnum):
    """What is kept out."""

    PERSON = "person"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Block:
    """One entry of the list."""

    kind: Blocked
    id: int
    reason: str
    at: int  # ms since the epoch


async def block(url: str, kind: Blocked, number: int, reason: str) -> None:
    """Keep somebody out; a new reason replaces the old one. Raises StoreUnavailableError."""
    at = int(time.time() * 1000)
    async with _changing(url) as connection:
        await connection.execute(delete(blocks).where(blocks.c.kind == kind, blocks.c.id == number))
        row = {"kind": kind.value, "id": number, "reason": reason, "at": at}
        await connection.execute(insert(blocks), row)


async def unblock(url: str, kind: Blocked, number: int) -> bool:
    """Let somebody in again; tell whether they were kept out. Raises StoreUnavailableError."""
    async with _changing(url) as connection:
        gone = delete(blocks).where(blocks.c.kind == kind, blocks.c.id == number)
        return bool((await connection.execute(gone)).rowcount)


async def blocked(url: str) -> Sequence[Block]:
    """List whom the operator keeps out, the newest first. Raises StoreUnavailableError."""
    async with _changing(url) as connection:
        found = await connection.execute(select(blocks).order_by(blocks.c.at.desc(), blocks.c.id))
        return [Block(Blocked(row.kind), row.id, row.reason, row.at) for row in found]


@asynccontextmanager
async def _changing(url: str) -> AsyncIterator[AsyncConnection]:
    engine = create_engine(url)
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailableError(f"the database cannot be used: {reason_of(error)}") from None
    finally:
        await engine.dispose()
