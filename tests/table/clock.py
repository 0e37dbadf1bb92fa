"""Time that passes only when a test says so."""

import asyncio
import heapq
from itertools import count

NOW = 1_796_000_000_000


class VirtualClock:
    """Time that passes only in `advance`."""

    def __init__(self, now: int = NOW) -> None:
        self._now = now
        self._sleepers: list[tuple[int, int, asyncio.Event]] = []
        self._numbers = count()

    def now(self) -> int:
        return self._now

    async def sleep(self, seconds: float) -> None:
        wakes_at = self._now + round(seconds * 1000)
        event = asyncio.Event()
        heapq.heappush(self._sleepers, (wakes_at, next(self._numbers), event))
        await event.wait()

    async def advance(self, seconds: float) -> None:
        """Let time pass, with all that is due on the way."""
        end = self._now + round(seconds * 1000)
        await deadlines_kept()
        while self._sleepers and self._sleepers[0][0] <= end:
            wakes_at, _, event = heapq.heappop(self._sleepers)
            self._now = max(self._now, wakes_at)
            event.set()
            await deadlines_kept()
        self._now = end


async def deadlines_kept() -> None:
    """Wait until the scheduler has nothing in its hands."""
    for _ in range(5):
        await asyncio.sleep(0)
    while tasks := [t for t in asyncio.all_tasks() if t.get_name().startswith("deadline ")]:
        await asyncio.wait(tasks)
    for _ in range(5):
        await asyncio.sleep(0)
