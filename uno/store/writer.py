"""Group commit: whoever asks while a commit runs shares the next one.

The first request starts a task that commits until nobody waits and then ends; there is no idle
consumer. A request that fails is taken out of its batch and the others are committed without it.
"""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from uno.store.statements import Change, Script
from uno.table.ports import SaveRefusedError, SaveUnknownError, StoreUnavailableError

# Keeps a transaction short, and what is lost with an unknown outcome small.
MAX_BATCH = 128


class Request:
    """What one caller wants written, and how it ended. Its repr tells nothing: it holds hands."""

    __slots__ = ("_outcome", "changes")

    def __init__(self, changes: Sequence[Change | Script]) -> None:
        self.changes = changes
        self._outcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def outcome(self) -> None:
        """Wait for the commit; raises what went wrong."""
        await self._outcome

    def succeed(self) -> None:
        """Tell that the changes are on disk."""
        if not self._outcome.done():
            self._outcome.set_result(None)

    def fail(self, error: Exception) -> None:
        """Tell why they are not, or that nobody knows."""
        if not self._outcome.done():
            self._outcome.set_exception(error)


class RequestFailedError(Exception):
    """One request could not be executed and everything was rolled back."""

    def __init__(self, index: int, error: SaveRefusedError) -> None:
        super().__init__(index)
        self.index = index
        self.error = error


class Transactions(Protocol):
    """Runs transactions on one connection, one at a time."""

    async def run(self, requests: Sequence[Request]) -> None:
        """Commit the changes of all requests together.

        Raises RequestFailedError (rolled back, one of them is to blame), SaveRefusedError (rolled
        back), StoreUnavailableError (not begun) or SaveUnknownError (failed in or after COMMIT).
        """
        ...

    async def close(self) -> None:
        """Give the connection back."""
        ...


class Writer:
    """The only way to write."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: list[Request] = []
        self._flush: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Return how many requests no commit has taken yet."""
        return len(self._waiting)

    async def write(self, changes: Sequence[Change | Script]) -> None:
        """Commit `changes` in one transaction, perhaps with others'; return when it is on disk.

        Raises SaveRefusedError, SaveUnknownError or StoreUnavailableError (nothing was written).
        """
        request = Request(changes)
        self._waiting.append(request)
        if self._flush is None:
            self._flush = asyncio.create_task(self._commit_all(), name="uno-store-flush")
        await request.outcome()

    async def close(self) -> None:
        """Finish what was asked for and give the connection back."""
        while self._flush is not None:
            await asyncio.wait([self._flush])
        await self._transactions.close()

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._commit(batch)
        finally:
            self._flush = None
            self._refuse_waiting()

    def _refuse_waiting(self) -> None:
        """Leave nobody waiting when the task was cancelled."""
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            request.fail(SaveRefusedError("the store is closing"))

    async def _commit(self, batch: list[Request]) -> None:
        try:
            await self._commit_isolated(batch)
        except (SaveRefusedError, SaveUnknownError, StoreUnavailableError) as error:
            _fail_all(batch, error)
        except BaseException as error:
            _fail_all(batch, SaveUnknownError(f"interrupted by {type(error).__name__}"))
            raise
        for request in batch:
            request.succeed()

    async def _commit_isolated(self, batch: list[Request]) -> None:
        """Commit `batch`, without those that fail; they are told after the others' commit."""
        good = list(batch)
        failed: list[tuple[Request, SaveRefusedError]] = []
        try:
            while good:
                try:
                    await self._transactions.run(good)
                    break
                except RequestFailedError as failure:
                    failed.append((good.pop(failure.index), failure.error))
        finally:
            for request, error in failed:
                request.fail(error)


def _fail_all(batch: Sequence[Request], error: Exception) -> None:
    for request in batch:
        request.fail(type(error)(*error.args))
