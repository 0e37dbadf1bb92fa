"""Transactions of their own for what changes rarely; moves go through uno.store.writer.

On PostgreSQL such a change can meet a booking and be the one that has to give way. Everything is
rolled back then and nothing is wrong with what was asked, so it is done anew.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError

from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.engine import SQLITE

PAUSES: Final = (0.02, 0.1, 0.3)
"""Seconds before each further attempt, made up to half as long again."""

_GAVE_WAY = frozenset({"40001", "40P01"})  # serialization failure, deadlock

T = TypeVar("T")


async def transact(engine: AsyncEngine, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Run `work` and commit; all of it anew when it had to give way, which `work` has to bear.

    What bookings change too may be changed: every statement sees what it had to wait for.
    """
    for pause in PAUSES:
        try:
            return await _once(engine, work)
        except DBAPIError as error:
            if not gave_way(error.orig):
                raise
        await rest(pause)
    return await _once(engine, work)


def gave_way(error: BaseException | None) -> bool:
    """Tell whether a driver's error says that another transaction was in the way."""
    return getattr(error, "sqlstate", None) in _GAVE_WAY


async def rest(pause: float) -> None:
    """Wait before the next attempt, not as long as whoever was in the way."""
    await asyncio.sleep(pause * random.uniform(1, 1.5))  # noqa: S311 - spreads attempts


async def _once(engine: AsyncEngine, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    async with engine.connect() as connection:
        if connection.dialect.name == SQLITE:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.execution_options(isolation_level="READ COMMITTED")
        result = await work(connection)
        await connection.commit()
        return result
