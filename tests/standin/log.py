"""What the bot asked of the stand-in, in order."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.standin.faults import Route

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Request:
    """One request and its answer. `at` and `done_at` are seconds of the stand-in's clock."""

    route: Route
    path: str
    params: dict[str, str]
    body: Any = field(repr=False)
    at: float
    status: int | None = None
    done_at: float | None = None


class Signal:
    """Wake whoever waits for the world to change."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting: list[asyncio.Future[None]] = []

    def fire(self) -> None:
        """Wake everybody."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self) -> None:
        """Wait for the next change."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        await future

    async def until(self, find: Callable[[], T | None], what: str, patience: float) -> T:
        """Return what `find` finds; look again after each change.

        Raises AssertionError that names `what` after `patience` seconds.
        """
        try:
            async with asyncio.timeout(patience):
                while not (found := find()):
                    await self.wait()
                return found
        except TimeoutError:
            raise AssertionError(f"waited {patience} s in vain for {what}") from None


class RequestLog:
    """The last `keep` requests; `total` counts them all."""

    def __init__(self, keep: int | None) -> None:
        """Keep all requests when `keep` is None."""
        self.requests: deque[Request] = deque(maxlen=keep)
        self.total = 0
        self.statuses: Counter[int] = Counter()  # of all answers

    def add(self, request: Request) -> None:
        """Note a request."""
        self.requests.append(request)
        self.total += 1

    def __iter__(self) -> Iterator[Request]:
        """Go through the requests in order of arrival."""
        return iter(self.requests)

    def of(self, *routes: Route) -> list[Request]:
        """List the requests to some routes."""
        return [request for request in self.requests if request.route in routes]
