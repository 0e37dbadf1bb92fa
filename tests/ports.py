"""Ports that a test promises to a server, and that nobody else is given meanwhile."""

import socket
import sys
from types import TracebackType
from typing import Self


class ReservedPort:
    """Hold a port of this machine for whoever is told of it, until it is closed.

    That a port was free says little: until its server binds it, and between two starts, the system
    may give it to another test. A socket that is bound and does not listen keeps it, and does not
    stand in the way of a server, which binds with SO_REUSEADDR as this one does. Only Linux sees it
    so; elsewhere the port is only known to have been free.
    """

    def __init__(self) -> None:
        self._holder = socket.socket()
        self._holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._holder.bind(("127.0.0.1", 0))
        self.number: int = self._holder.getsockname()[1]
        if sys.platform != "linux":
            self._holder.close()

    def __str__(self) -> str:
        return str(self.number)

    def close(self) -> None:
        """Give it back."""
        self._holder.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()
