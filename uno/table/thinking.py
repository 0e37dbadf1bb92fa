"""Let computer players think where they hold nobody up.

Quick levels choose at once. The hard one plays rounds out, up to 50 ms of CPU: it does so in a
process of its own, begun at the first such choice and ended with the program. Nobody waits for it
to begin: until it is there, the hard player chooses quickly.
"""

import asyncio
import pickle
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Final

import structlog

from uno.computer import players
from uno.computer.seen import Seen
from uno.game.actions import Action
from uno.game.seat_view import SeatView, seat_view
from uno.processes import begin_helper
from uno.table.asks import Thought
from uno.table.records import Table, Window

PROCESSES: Final = 1
MOST_WAITING: Final = 20
"""Choices that may wait for a process: a second's work. Beyond, players choose quickly."""

_log = structlog.get_logger(__name__)


class Thinking:
    """Choose for computer players; nothing here raises."""

    def __init__(self) -> None:
        """Begin without a process."""
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[None] | None = None  # done when the process is there
        self._waiting = 0

    async def of(self, table: Table, window: Window, seen: Seen | None) -> Thought | None:
        """Return what a computer player wants to do when its window ends; None: nothing known."""
        if window.seat is None or table.state is None:
            return None
        view, level = seat_view(table.state, window.seat), table.options.level
        try:
            return Thought(table.sequence, await self._choice(level, view, window.id, seen))
        except ValueError:  # it has nothing to choose: the table knows what follows
            return None
        except (BrokenProcessPool, OSError, RuntimeError) as error:
            _log.warning("a computer player could not think", game=table.id, reason=repr(error))
            self._drop_pool()
            return None

    async def _choice(self, level: str, view: SeatView, whim: str, seen: Seen | None) -> Action:
        if level != "hard":
            return _choose(level, view, whim, seen)
        is_open = len(view.playable) > 1 or view.drawn_card is not None
        pool = self._ready_pool()
        if pool is None or not is_open or self._waiting >= MOST_WAITING:
            return _choose(players.QUICK, view, whim, seen)
        self._waiting += 1
        try:
            # Packed here: what was seen changes while it waits to be sent.
            known, loop = pickle.dumps((view, seen)), asyncio.get_running_loop()
            return await loop.run_in_executor(pool, _choose_there, level, known, whim)
        finally:
            self._waiting -= 1

    def _ready_pool(self) -> ProcessPoolExecutor | None:
        """Return the pool when its process is there; begin it when there is none."""
        if self._pool is None or self._ready is None:
            self._pool = ProcessPoolExecutor(
                PROCESSES, mp_context=get_context("spawn"), initializer=begin_helper
            )
            self._ready = self._pool.submit(_nothing)
        return self._pool if self._ready.done() else None

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """End the process; what it is thinking of is not waited for longer than it may think."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _choose(level: str, view: SeatView, whim: str, seen: Seen | None) -> Action:
    return players.choose(level, view, Random(whim), seen)  # noqa: S311 - no chance of the deal


def _choose_there(level: str, known: bytes, whim: str) -> Action:
    view, seen = pickle.loads(known)  # noqa: S301 - from our own process
    return _choose(level, view, whim, seen)


def _nothing() -> None:
    """Do nothing: whoever can do it is there."""
