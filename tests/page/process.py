"""Run `python playground.py` as a newcomer does, in a folder of its own."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parent.parent.parent
START_SECONDS = 30
STOP_SECONDS = 15
_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")


class PlaygroundProcess:
    """One running playground; its database lies in `folder` and outlives it."""

    @staticmethod
    def environment(folder: Path, **settings: str) -> dict[str, str]:
        """Return the environment of a playground; empty settings count as not there."""
        return {
            **os.environ,
            "DATABASE_URL": f"sqlite:///{folder / 'uno.db'}",
            "DISCORD_TOKEN": "",
            **settings,
        }

    def __init__(self, folder: Path, **settings: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "playground.py"],
            cwd=ROOT,
            env=self.environment(folder, **settings),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.output = ""
        self.url = self._wait_for_address()

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut does."""
        self._process.kill()
        self._finish()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; return its exit status."""
        self._process.send_signal(number)
        return self._finish()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def _wait_for_address(self) -> str:
        while True:
            line = self._lines.get(timeout=START_SECONDS)
            if line is None:
                status = self._finish()
                raise AssertionError(f"the playground ended with {status}:\n{self.output}")
            self.output += line
            found = _ADDRESS.search(line)
            if found is not None:
                return found[0]

    def _finish(self) -> int:
        status = self._process.wait(timeout=STOP_SECONDS)
        self._reader.join(timeout=STOP_SECONDS)
        while not self._lines.empty():
            self.output += self._lines.get() or ""
        if self._process.stdout is not None:
            self._process.stdout.close()
        return status
