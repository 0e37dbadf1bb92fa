"""The share of one process in the work: its slots, and its turns to identify."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from uno.store.ownership import RENEW_SECONDS, Ownership
from uno.table.ports import StoreUnavailableError

SECONDS_BETWEEN_IDENTIFY: Final = 0.2
SECONDS_BETWEEN_TRIES: Final = 0.5

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.store")

Slots = frozenset[int]


class Share:
    """Own the wanted slots, as soon as they are free and as long as the lease is renewed."""

    def __init__(self, ownership: Ownership, wanted: Slots) -> None:
        self.max_concurrency = 1  # shards that may identify at once, as Discord says
        self._ownership = ownership
        self._wanted = wanted
        self._keeping: asyncio.Task[None] | None = None

    def owns(self, guild_id: int) -> bool:
        """Tell whether this process may work on a server now."""
        return self._ownership.owns(guild_id)

    async def take(self) -> Slots:
        """Claim at the start; what others own is tried again. Raises StoreUnavailableError."""
        return await self._ownership.inherit(self._wanted)

    def keep(
        self, gained: Callable[[Slots], Awaitable[None]], lost: Callable[[Slots], None]
    ) -> None:
        """Renew the lease in the background; tell of slots that come and go."""
        self._keeping = asyncio.create_task(self._keep(gained, lost), name="lease")

    async def give_back(self) -> None:
        """Stop, and leave the slots to whoever waits for them."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping})
        try:
            await self._ownership.release()
        except StoreUnavailableError as error:
            log.warning("slots not given back; their lease runs out", why=str(error))

    async def may_identify(self, shard_id: int) -> None:
        """Return when a shard may identify: once in 5 s in each bucket, over all processes."""
        bucket = shard_id % self.max_concurrency
        while True:
            try:
                if await self._ownership.may_identify(bucket):
                    return
            except StoreUnavailableError as error:
                log.warning("turn to identify not known", why=str(error))
            await asyncio.sleep(SECONDS_BETWEEN_IDENTIFY)

    async def _keep(
        self, gained: Callable[[Slots], Awaitable[None]], lost: Callable[[Slots], None]
    ) -> None:
        pause = RENEW_SECONDS
        while True:
            await asyncio.sleep(pause)
            pause = RENEW_SECONDS
            try:
                await self._renew(gained, lost)
            except StoreUnavailableError as error:
                # Until it can be asked again, nothing is ours from half the lease on.
                log.warning("lease not renewed", why=str(error))
                pause = SECONDS_BETWEEN_TRIES
            except Exception:
                log.exception("lease not kept")

    async def _renew(
        self, gained: Callable[[Slots], Awaitable[None]], lost: Callable[[Slots], None]
    ) -> None:
        gone = await self._ownership.renew()
        if gone:
            log.warning("slots lost", slots=len(gone))
            lost(gone)
        missing = self._wanted - self._ownership.owned
        won = await self._ownership.claim(missing) if missing else frozenset()
        if won:
            log.info("slots claimed", slots=len(won))
            await gained(won)
