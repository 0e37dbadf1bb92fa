"""A clock that moves only when a test says so."""

import asyncio
import heapq
from itertools import count


class VirtualClock:
    """Implements `uno.table.ports.Clock`; `advance` wakes sleepers in order of their time."""

    def __init__(self) -> None:
        self._now = 1_000_000
        self._order = count()
        self._sleepers: list[tuple[int, int, asyncio.Event]] = []

    def now(self) -> int:
        """Return milliseconds."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Sleep until the clock was advanced far enough."""
        woken = asyncio.Event()
        due = self._now + round(seconds * 1000)
        heapq.heappush(self._sleepers, (due, next(self._order), woken))
        await woken.wait()

    async def advance(self, milliseconds: int) -> None:
        """Let time pass, and everything happen that it makes happen."""
        end = self._now + milliseconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, woken = heapq.heappop(self._sleepers)
            self._now = max(self._now, due)
            woken.set()
            await settle()
        self._now = end
        await settle()


async def settle() -> None:
    """Let all that can run now run."""
    for _ in range(20):
        await asyncio.sleep(0)
