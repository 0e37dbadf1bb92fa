"""What of the bot is watched: put together where METRICS_PORT is set."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from uno.monitor.lag import LoopLag
from uno.monitor.prometheus import PrometheusMeter
from uno.monitor.server import Check, serving
from uno.table.ports import StoreUnavailableError


class WatchedStore(Protocol):
    """The part of the store that is tried."""

    @property
    def waiting(self) -> int:
        """Return how many changes wait for the next commit."""
        ...

    async def set_meta(self, key: str, value: str) -> None:
        """Note a value."""
        ...


class WatchedTables(Protocol):
    """The part of the table service that is counted."""

    @property
    def live_count(self) -> int:
        """Return how many tables are live."""
        ...

    @property
    def loaded_count(self) -> int:
        """Return how many tables are in memory."""
        ...


class Watch:
    """The meter and the checks of one bot."""

    def __init__(self, store: WatchedStore) -> None:
        """Take what is there before the connection is."""
        self._store = store
        self._tables: WatchedTables | None = None
        self._lag = LoopLag()
        self.meter = PrometheusMeter(
            {
                "uno_tables_live": (
                    "Lobbies and matches under way",
                    lambda: self._tables.live_count if self._tables else 0,
                ),
                "uno_tables_loaded": (
                    "Tables held in memory",
                    lambda: self._tables.loaded_count if self._tables else 0,
                ),
                "uno_store_waiting": ("Changes waiting for a commit", lambda: store.waiting),
                "uno_loop_lag_seconds": (
                    "The event loop's longest delay in the last ten seconds",
                    lambda: self._lag.seconds,
                ),
            }
        )

    @asynccontextmanager
    async def serving(
        self, port: int, tables: WatchedTables, connection_problem: Callable[[], str | None]
    ) -> AsyncIterator[None]:
        """Answer on `port` while the body runs. Raises OSError when the port is taken."""
        self._tables = tables
        handler = self.meter.log_handler()
        logging.getLogger().addHandler(handler)

        async def gateway() -> str | None:
            return connection_problem()

        checks: dict[str, Check] = {"gateway": gateway, "store": self._write}
        try:
            async with serving(port, self.meter, self._lag, checks):
                yield
        finally:
            logging.getLogger().removeHandler(handler)

    async def _write(self) -> str | None:
        try:
            await self._store.set_meta("ready", str(int(time.time())))
        except StoreUnavailableError as error:
            return str(error)
        return None
