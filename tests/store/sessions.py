"""What other sessions at a PostgreSQL server are about to do."""

import asyncio

from sqlalchemy import text

from uno.store.async_engine import AsyncEngine
from uno.store.engine import SQLITE

BUSY = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND backend_type = 'client backend' AND state <> 'idle'"
)


async def until_nothing_is_under_way(engine: AsyncEngine) -> None:
    """Wait until the server has carried out, or given up, what a killed program had sent.

    It commits a moment after the program's death what the program had asked for before; a file has
    no server.
    """
    if engine.dialect.name == SQLITE:
        return
    async with asyncio.timeout(20), engine.connect() as connection:
        while await connection.scalar(BUSY):
            await connection.rollback()  # each look has a snapshot of its own
            await asyncio.sleep(0.02)
