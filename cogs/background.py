"""Background work of the bot: tasks that end by themselves and are cancelled at close.

No task waits on a bare future: each runs until its work is done and ends (PLATFORM.md section C).
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from uno.table.ports import Clock

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


class Tasks:
    """Own the background tasks of one bot."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run `work` in the background; what it raises is logged once."""
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(_apart(work), name=name)
        self._running.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        """Cancel what runs and wait until it has ended."""
        self._closed = True
        running = tuple(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("background task failed", task=task.get_name(), exc_info=error)


async def _apart(work: Coroutine[Any, Any, None]) -> None:
    """Do background work, whose lines in the log are not about the press that began it."""
    structlog.contextvars.clear_contextvars()
    await work


class Coalescer:
    """Run a job per key at most once in `interval` ms; what is asked meanwhile is one job.

    The first request runs at once. A held key runs nothing until it is released.
    """

    def __init__(
        self, clock: Clock, interval: int, job: Callable[[int], Awaitable[None]], tasks: Tasks
    ) -> None:
        self._clock = clock
        self._interval = interval
        self._job = job
        self._tasks = tasks
        self._wanted: set[int] = set()
        self._running: set[int] = set()
        self._held: dict[int, int] = {}
        self._next_at: dict[int, int] = {}

    def request(self, key: int) -> None:
        """Run the job soon."""
        self._wanted.add(key)
        self._start(key)

    def hold(self, key: int) -> None:
        """Run nothing for `key` until as many releases as holds have come."""
        self._held[key] = self._held.get(key, 0) + 1

    def release(self, key: int) -> None:
        """Undo one hold."""
        left = self._held[key] - 1
        if left:
            self._held[key] = left
            return
        del self._held[key]
        self._start(key)

    def withdraw(self, key: int) -> None:
        """Forget a request: what it asked for has been done in another way."""
        self._wanted.discard(key)

    def begins(self, key: int) -> None:
        """Count the interval from now: the job of a key could not begin when it was its turn."""
        self._next_at[key] = self._clock.now() + self._interval

    def forget(self, key: int) -> None:
        """Forget a key for good, its last run included."""
        self._wanted.discard(key)
        self._next_at.pop(key, None)

    def _start(self, key: int) -> None:
        if key in self._wanted and key not in self._held and key not in self._running:
            self._running.add(key)
            self._tasks.spawn(self._run(key), f"edits of {key}")

    async def _run(self, key: int) -> None:
        try:
            while key in self._wanted and key not in self._held:
                wait = self._next_at.get(key, 0) - self._clock.now()
                if wait > 0:
                    await self._clock.sleep(wait / 1000)
                    continue
                self._wanted.discard(key)
                self._next_at[key] = self._clock.now() + self._interval
                await self._job(key)
        finally:
            self._running.discard(key)
