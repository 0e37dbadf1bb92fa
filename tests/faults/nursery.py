"""Real bots, forked from a process that has loaded everything: a start without the imports.

`python -m tests.faults.nursery` reads one order a line and answers it by one line. Each bot is a
process of its own that runs `bot.main`, and can be told where in its work to kill itself (as
`kill -9`, nothing is tidied up): between writing and COMMIT, between COMMIT and anything else,
before or after an answer is sent.
"""

import asyncio
import atexit
import ctypes
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from tests.standin import StandIn

PR_SET_PDEATHSIG = 1
ROOT = Path(__file__).resolve().parents[2]


class Moment(StrEnum):
    """Where in its work a bot kills itself."""

    WRITTEN = "written"  # all is written, COMMIT is not
    COMMITTED = "committed"  # it is on disk, and nobody knows
    ANSWERING = "answering"  # somebody is about to be told
    ANSWERED = "answered"  # somebody was told, the table message is not


@dataclass(frozen=True)
class Doom:
    """Die at a moment, when it has come so many times."""

    moment: Moment
    after: int


# In the bot


@dataclass
class Fate:
    """Count the moments, and kill at the chosen one."""

    doom: Doom
    is_near: bool = False
    seen: int = 0

    def begin(self, *_: object) -> None:
        self.is_near = True

    def comes(self, moment: Moment) -> None:
        if not self.is_near or moment is not self.doom.moment:
            return
        self.seen += 1
        if self.seen == self.doom.after:
            os.kill(os.getpid(), signal.SIGKILL)


def meet(fate: Fate) -> None:
    """Let the bot of this process meet its fate, from SIGUSR1 on: around COMMIT and answers."""
    import aiosqlite  # noqa: PLC0415 - only where a bot is about to run

    from cogs import wire  # noqa: PLC0415
    from uno.store.postgresql import PostgresqlTransactions  # noqa: PLC0415

    signal.signal(signal.SIGUSR1, fate.begin)

    class DoomedConnection(sqlite3.Connection):
        def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
            if sql != "COMMIT":
                return super().execute(sql, parameters)
            fate.comes(Moment.WRITTEN)
            done = super().execute(sql)
            fate.comes(Moment.COMMITTED)
            return done

    def around(
        work: Callable[..., Awaitable[None]], before: Moment, after: Moment
    ) -> Callable[..., Awaitable[None]]:
        async def doomed(*arguments: Any) -> None:
            fate.comes(before)
            await work(*arguments)
            fate.comes(after)

        return doomed

    connect = aiosqlite.connect
    setattr(aiosqlite, "connect", lambda *a, **k: connect(*a, factory=DoomedConnection, **k))  # noqa: B010
    commit = around(PostgresqlTransactions._commit, Moment.WRITTEN, Moment.COMMITTED)
    setattr(PostgresqlTransactions, "_commit", commit)  # noqa: B010
    setattr(wire, "_call_back", around(wire._call_back, Moment.ANSWERING, Moment.ANSWERED))  # noqa: B010


def live(order: Mapping[str, Any]) -> None:
    """Be a bot, from its first line to its end, or to that of the nursery (Linux)."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ.clear()
    os.environ.update(order["environment"])
    import bot  # noqa: PLC0415 - loaded before the fork

    if order["doom"] is not None:
        moment, after = order["doom"]
        meet(Fate(Doom(Moment(moment), after)))
    os._exit(bot.main())


def serve() -> None:
    """Fork and bury bots as ordered."""
    import bot  # noqa: F401, PLC0415 - what every bot needs is loaded once
    import uno.store.migrate  # noqa: F401, PLC0415

    for line in sys.stdin:
        order = json.loads(line)
        if order["do"] == "bury":
            _, status = os.waitpid(order["pid"], 0)
            answer = os.waitstatus_to_exitcode(status)
        else:
            answer = os.fork()
            if answer == 0:
                live(order)
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


# In the test


class Nursery:
    """The process that forks the bots; it costs a second to start and serves all tests."""

    def __init__(self) -> None:
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lock = threading.Lock()
        atexit.register(self._close)

    def order(self, order: Mapping[str, Any]) -> int:
        """Have something done; return what it came to."""
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        with self._lock:
            self._server.stdin.write(json.dumps(order) + "\n")
            self._server.stdin.flush()
            return int(self._server.stdout.readline())

    def _close(self) -> None:
        self._server.communicate()  # it ends with its standard input


@cache
def nursery() -> Nursery:
    """Return the one nursery of this process."""
    return Nursery()


async def ordered(**order: Any) -> int:
    """Have something done by the nursery; return what it came to."""
    return await asyncio.to_thread(lambda: nursery().order(order))


@dataclass
class ForkedBot:
    """A bot against a stand-in; its database and its log outlive it."""

    standin: StandIn
    log: Path
    environment: dict[str, str]
    pid: int | None = None

    async def start(self, doom: Doom | None = None) -> None:
        """Start it and wait until it has identified."""
        assert self.pid is None, "it still runs"
        inherited = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
        self.pid = await ordered(
            do="start",
            log=str(self.log),
            environment={**inherited, **self.standin.environment(), **self.environment},
            doom=None if doom is None else (doom.moment.value, doom.after),
        )
        try:
            await self.standin.until_connected(1, 20.0)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.output()}") from None

    def approach(self) -> None:
        """Let its doom begin to count."""
        assert self.pid is not None
        os.kill(self.pid, signal.SIGUSR1)

    async def kill(self) -> None:
        """End it at once, unless it has done so itself; wait until its sockets are gone."""
        if self.pid is None:
            return
        pid, self.pid = self.pid, None
        os.kill(pid, signal.SIGKILL)  # nobody has buried it yet: the number is still its own
        assert await ordered(do="bury", pid=pid) == -signal.SIGKILL, self.output()
        await self.standin.until(lambda: not self.standin.gateway.connected, "a cut socket")

    async def died(self, patience: float) -> bool:
        """Wait until it has killed itself; False when it does not."""
        try:
            await self.standin.until(
                lambda: not self.standin.gateway.connected, "its death", patience
            )
        except AssertionError:
            return False
        return True

    def output(self) -> str:
        """Return what it has logged so far."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""


if __name__ == "__main__":
    serve()
