"""A line to a PostgreSQL server that can be cut at a chosen message."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Self

from sqlalchemy.engine import make_url


@dataclass
class CutLine:
    """Forward bytes both ways until `cuts` say otherwise; a cut line is closed on both ends."""

    server_port: int
    asked: list[bytes] = field(default_factory=list)
    """Words of the client; the line is cut before the server hears them, once for each entry."""
    answered: list[bytes] = field(default_factory=list)
    """Words of the server; the line is cut before the client hears them, once for each entry."""
    is_down: bool = False
    """Nobody gets through."""
    _open: set[asyncio.StreamWriter] = field(default_factory=set)

    @classmethod
    @asynccontextmanager
    async def to(cls, url: str) -> AsyncIterator[tuple[Self, str]]:
        """Open a line to the server of `url`; yield it and the URL that leads through it."""
        parsed = make_url(url)
        line = cls(parsed.port or 5432)
        listener = await asyncio.start_server(line._serve, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        yield line, parsed.set(port=port).render_as_string(hide_password=False)
        listener.close()

    def cut(self) -> None:
        """Close every connection that is open."""
        for end in tuple(self._open):
            end.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.close()
            return
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.server_port)
        ways = (
            asyncio.create_task(_forward(reader, server_writer, self.asked)),
            asyncio.create_task(_forward(server_reader, writer, self.answered)),
        )
        self._open |= {writer, server_writer}
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        self._open -= {writer, server_writer}
        for way in ways:
            way.cancel()
        for end in (writer, server_writer):
            end.close()


async def _forward(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cuts: list[bytes]
) -> None:
    while data := await reader.read(65536):
        for words in cuts:
            if words in data:
                cuts.remove(words)
                return
        writer.write(data)
        await writer.drain()
