"""A bot as a process of its own: start it, watch it, kill it."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import psutil

from tests.standin.driver import StandIn

ROOT = Path(__file__).resolve().parents[2]
BOT = ("bot.py",)


class BotProcess:
    """Run `python <arguments>` against a stand-in; its output goes to a file in `folder`."""

    def __init__(
        self,
        standin: StandIn,
        folder: Path,
        arguments: Sequence[str] = BOT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Prepare a process whose database lies in `folder`."""
        self.log_file = folder / "bot.log"
        self._standin = standin
        self._arguments = arguments
        database = f"sqlite:///{folder / 'uno.db'}"
        self._environment = {
            **{key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ},
            "PYTHONPATH": str(ROOT),
            "DATABASE_URL": database,
            **standin.environment(),
            **(environment or {}),
        }
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, *, sessions: int = 1, patience: float = 20.0) -> None:
        """Start it and wait until it has identified. Raises AssertionError with its output."""
        await self.spawn()
        try:
            await self._standin.until_connected(sessions, patience)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.output()}") from None

    async def spawn(self) -> None:
        """Start it and do not wait."""
        assert self._process is None or self._process.returncode is not None, "it still runs"
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._arguments,
                cwd=ROOT,
                env=self._environment,
                stdout=log,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        """Return the process id."""
        assert self._process is not None, "it was never started"
        return self._process.pid

    async def kill(self) -> None:
        """End it at once (`kill -9`) and wait until its sockets are seen to be gone."""
        await self._end(signal.SIGKILL)
        await self._standin.until(lambda: not self._standin.gateway.connected, "a cut socket")

    async def stop(self) -> int:
        """Ask it to end (SIGTERM) and return its exit status."""
        return await self._end(signal.SIGTERM)

    async def ended(self, patience: float = 20.0) -> int:
        """Wait until it ends by itself; return its exit status."""
        assert self._process is not None, "it was never started"
        return await asyncio.wait_for(self._process.wait(), patience)

    async def end(self) -> None:
        """Make sure that it does not run any more."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _end(self, number: signal.Signals) -> int:
        assert self._process is not None, "it was never started"
        if self._process.returncode is None:
            self._process.send_signal(number)
        return await asyncio.wait_for(self._process.wait(), 15)

    def output(self) -> str:
        """Return what it has written so far."""
        return self.log_file.read_text(errors="replace") if self.log_file.exists() else ""

    def cpu_seconds(self) -> float:
        """Return the CPU time of all its threads, to the nanosecond where Linux tells."""
        threads = Path(f"/proc/{self.pid}/task")
        if not threads.is_dir():
            times = psutil.Process(self.pid).cpu_times()
            return float(times.user + times.system)
        files = (thread / "schedstat" for thread in threads.iterdir())
        return sum(int(file.read_text().split()[0]) for file in files) / 1e9

    def memory_bytes(self) -> int:
        """Return its resident memory."""
        return int(psutil.Process(self.pid).memory_info().rss)
