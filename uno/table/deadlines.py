"""One sleeper for all deadlines of the process.

It sleeps through the `Clock` until the earliest due time and is begun anew when an earlier one
comes. What is due is handed to `fire` in a task per game, so that a slow table delays no other.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from enum import Enum, auto

import structlog

from uno.table.ports import Clock

SECOND = 1_000
FIRST_RETRY = 1 * SECOND
LAST_RETRY = 60 * SECOND
LONGEST_SLEEP = 300 * SECOND  # the machine may have been asleep meanwhile
MOST_AT_ONCE = 64  # tables; after a long outage thousands can be due together

_log = structlog.get_logger(__name__)


class Fired(Enum):
    """What came of handing over what was due."""

    DONE = auto()
    RETRY = auto()  # the store failed; later


class Deadlines:
    """Keep the earliest due time of each game and fire when it comes. Times in milliseconds."""

    def __init__(self, clock: Clock, fire: Callable[[str], Awaitable[Fired]]) -> None:
        self._clock = clock
        self._fire = fire
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []  # may hold entries that `_due` no longer confirms
        self._failures: dict[str, int] = {}
        self._firing: dict[str, asyncio.Task[None]] = {}
        self._sleeper: asyncio.Task[None] | None = None
        self._wakes_at: int | None = None
        self._running = False

    def start(self) -> None:
        """Begin to fire; due times may have been set before."""
        self._running = True
        self._arm()

    async def stop(self) -> None:
        """Fire no more, and let what is being fired end."""
        self._running = False
        self._cancel_sleeper()
        for task in tuple(self._firing.values()):
            await asyncio.wait({task})

    def set(self, game_id: str, due_at: int | None) -> None:
        """Replace the due time of a game; None: it has none."""
        if due_at is None:
            self._due.pop(game_id, None)
            return
        if self._due.get(game_id) == due_at:
            return
        self._due[game_id] = due_at
        heapq.heappush(self._heap, (due_at, game_id))
        self._forget_outdated()
        self._arm()

    def _forget_outdated(self) -> None:
        if len(self._heap) > 64 + 4 * len(self._due):
            self._heap = [(due_at, game_id) for game_id, due_at in self._due.items()]
            heapq.heapify(self._heap)

    def _arm(self) -> None:
        """Make sure that the sleeper wakes no later than the earliest due time."""
        earliest = self._earliest()
        if not self._running or earliest is None or len(self._firing) >= MOST_AT_ONCE:
            return
        if self._wakes_at is not None and self._wakes_at <= earliest:
            return
        self._cancel_sleeper()
        self._wakes_at = min(earliest, self._clock.now() + LONGEST_SLEEP)
        self._sleeper = asyncio.create_task(self._sleep_until(self._wakes_at), name="deadlines")

    def _cancel_sleeper(self) -> None:
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._sleeper, self._wakes_at = None, None

    def _earliest(self) -> int | None:
        while self._heap:
            due_at, game_id = self._heap[0]
            if self._due.get(game_id) == due_at and game_id not in self._firing:
                return due_at
            heapq.heappop(self._heap)
        return None

    async def _sleep_until(self, wakes_at: int) -> None:
        await self._clock.sleep(max(0, wakes_at - self._clock.now()) / SECOND)
        self._sleeper, self._wakes_at = None, None
        self._fire_due()
        self._arm()

    def _fire_due(self) -> None:
        now = self._clock.now()
        while len(self._firing) < MOST_AT_ONCE:
            earliest = self._earliest()
            if earliest is None or earliest > now:
                return
            _, game_id = heapq.heappop(self._heap)
            del self._due[game_id]
            task = asyncio.create_task(self._fire_one(game_id), name=f"deadline {game_id}")
            self._firing[game_id] = task

    async def _fire_one(self, game_id: str) -> None:
        structlog.contextvars.clear_contextvars()  # of whoever set the deadline
        structlog.contextvars.bind_contextvars(game=game_id)
        try:
            outcome = await self._fire(game_id)
        except Exception:
            _log.exception("deadline failed", game=game_id)
            outcome = Fired.RETRY
        finally:
            del self._firing[game_id]
        self._follow_up(game_id, outcome)

    def _follow_up(self, game_id: str, outcome: Fired) -> None:
        due_at = self._due.pop(game_id, None)  # set again while it was being fired
        if outcome is Fired.RETRY:
            failures = self._failures.get(game_id, 0)
            self._failures[game_id] = failures + 1
            due_at = self._clock.now() + min(FIRST_RETRY << min(failures, 6), LAST_RETRY)
        else:
            self._failures.pop(game_id, None)
        self.set(game_id, due_at)
        self._arm()
