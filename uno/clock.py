"""The real time."""

import asyncio
import time


class SystemClock:
    """Read the machine's clock (see the port `uno.table.ports.Clock`)."""

    def now(self) -> int:
        """Return milliseconds since the epoch (UTC)."""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`."""
        await asyncio.sleep(seconds)
