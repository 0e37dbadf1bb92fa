"""Persons and servers that the operator keeps out."""

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from uno.store.async_engine import AsyncConnection
from uno.store.engine import create_engine
from uno.store.held import reason as reason_of
from uno.store.migrate import migrate
from uno.store.schema import blocks
from uno.store.transactions import transact
from uno.table.ports import StoreUnavailableError

T = TypeVar("T")


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
    row = {"kind": kind.value, "id": number, "reason": reason, "at": int(time.time() * 1000)}

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(blocks).where(blocks.c.kind == kind, blocks.c.id == number))
        await connection.execute(insert(blocks), row)

    await _transact_at(url, work)


async def unblock(url: str, kind: Blocked, number: int) -> bool:
    """Let somebody in again; tell whether they were kept out. Raises StoreUnavailableError."""

    async def work(connection: AsyncConnection) -> bool:
        gone = delete(blocks).where(blocks.c.kind == kind, blocks.c.id == number)
        return bool((await connection.execute(gone)).rowcount)

    return await _transact_at(url, work)


async def blocked(url: str) -> Sequence[Block]:
    """List whom the operator keeps out, the newest first. Raises StoreUnavailableError."""

    async def work(connection: AsyncConnection) -> Sequence[Block]:
        found = await connection.execute(select(blocks).order_by(blocks.c.at.desc(), blocks.c.id))
        return [Block(Blocked(row.kind), row.id, row.reason, row.at) for row in found]

    return await _transact_at(url, work)


async def _transact_at(url: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    engine = create_engine(url)
    try:
        await migrate(engine)
        return await transact(engine, work)
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailableError(f"the database cannot be used: {reason_of(error)}") from None
    finally:
        await engine.dispose()
