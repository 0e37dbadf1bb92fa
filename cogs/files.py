"""Files for one person: a plain one, or, when there is much, archives that hold all of it."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import aclosing
from io import BytesIO
from typing import Any, Final, cast
from zipfile import ZIP_DEFLATED, ZipFile

import orjson

from cogs.screens.budget import MAX_FILE
from cogs.screens.screen import Attachment

MOST_ARCHIVES: Final = 10
_OVERHEAD: Final = 1_000  # bytes, more than what a ZIP file says of one entry


class TooMuchError(Exception):
    """There is more than Discord should be given."""


async def packed(name: str, documents: AsyncIterator[dict[str, Any]]) -> list[Attachment]:
    """Write documents as JSON: one small one as `name`.json, otherwise in ZIP files.

    Nothing is cut: every entry of an archive is a whole document. Raises TooMuchError.
    """
    archives = _Archives(name)
    waiting: bytes | None = None  # the only one, as far as is known
    async with aclosing(cast("Any", documents)) as parts:
        async for document in parts:
            if waiting is not None:
                await asyncio.to_thread(archives.add, waiting)
            waiting = orjson.dumps(document, option=orjson.OPT_INDENT_2)
    assert waiting is not None  # there is always a first part
    if archives.is_empty and len(waiting) <= MAX_FILE:
        return [Attachment(f"{name}.json", waiting)]
    await asyncio.to_thread(archives.add, waiting)
    return await asyncio.to_thread(archives.files)


class _Archives:
    """ZIP files, each small enough for Discord."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._entries = 0
        self._buffers: list[BytesIO] = []

    @property
    def is_empty(self) -> bool:
        return not self._entries

    def add(self, document: bytes) -> None:
        """Add a document. Raises TooMuchError."""
        size = len(zlib.compress(document)) + _OVERHEAD
        if not self._buffers or self._buffers[-1].tell() + size > MAX_FILE:
            if len(self._buffers) == MOST_ARCHIVES:
                raise TooMuchError
            self._buffers.append(BytesIO())
        self._entries += 1
        buffer = self._buffers[-1]
        with ZipFile(buffer, "a", ZIP_DEFLATED) as archive:
            archive.writestr(f"{self._name}-{self._entries}.json", document)
        buffer.seek(0, 2)

    def files(self) -> list[Attachment]:
        """Return them, numbered when there are several."""
        names = [f"{self._name}.zip"]
        if len(self._buffers) > 1:
            names = [f"{self._name}-{number + 1}.zip" for number in range(len(self._buffers))]
        data = (buffer.getvalue() for buffer in self._buffers)
        return [Attachment(name, one) for name, one in zip(names, data, strict=True)]
