"""Read replay documents from files for the commands."""

import sys
from pathlib import Path

from uno.game.replay_document import Document, parse_document
from uno.game.strict_json import MAX_BYTES, InvalidDocumentError


def load_document(name: str) -> Document:
    """Read a document from a file, or from standard input for `-`.

    Raises InvalidDocumentError, also for a file that cannot be read.
    """
    return parse_document(_read(name))


def _read(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise InvalidDocumentError("file", reason or "cannot be read") from None
