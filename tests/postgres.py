"""A throw-away PostgreSQL server."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Self

from tests.ports import ReservedPort


class PostgresServer:
    """A server with a data folder of its own, which keeps nothing after `remove`.

    It does not sync to disk: what it has acknowledged survives its own crash, not the machine's.
    """

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self._folder = Path(tempfile.mkdtemp(prefix="uno-postgres-"))
        self._reserved = ReservedPort()  # also while it is down
        self.port = self._reserved.number
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, "postgres")

    @classmethod
    def find(cls) -> Self | None:
        """Prepare a server, if PostgreSQL is installed."""
        binaries = _postgres_binaries()
        return None if binaries is None else cls(binaries)

    @property
    def url(self) -> str:
        """Return the address of its database `postgres`."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/postgres"

    def create(self) -> None:
        """Make the data folder and start."""
        data = self._folder / "data"
        _run(self._binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N")
        self.start()

    def start(self) -> None:
        """Start and wait until it answers."""
        folder = self._folder
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder}"
        _run(*self._control, "-o", options, "start")

    def kill(self) -> None:
        """Stop at once, as in a crash: no checkpoint, connections are cut."""
        _run(*self._control, "-m", "immediate", "stop", check=False)

    def remove(self) -> None:
        """Stop and leave nothing behind."""
        self.kill()
        self._reserved.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _control(self) -> list[str | Path]:
        folder = self._folder
        return [self._binaries / "pg_ctl", "-D", folder / "data", "-l", folder / "log", "-w"]


def _postgres_binaries() -> Path | None:
    """Return the folder of the newest initdb and pg_ctl: Debian keeps them off the PATH."""
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda folder: int(folder.parent.name))
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _run(*command: str | Path, check: bool = True) -> None:
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    # The server inherits the output: a pipe would keep this call waiting for the server's end.
    subprocess.run(
        [*user, *map(str, command)],
        check=check,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
