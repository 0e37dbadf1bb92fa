"""JSON read with suspicion: every error has a place, nothing is taken for something else."""

import json
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from uno.game.long_lists import shorten

MAX_BYTES: Final = 8 * 1024 * 1024
MAX_DEPTH: Final = 8
MAX_DIGITS: Final = 18
_SHOWN: Final = 40


class InvalidDocumentError(ValueError):
    """Raised for a document that is not valid; the text is one line, `where: what`."""

    def __init__(self, where: str, what: str) -> None:
        """Say where in the document and what is wrong there."""
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


def shown(value: object) -> str:
    """Return a short printable form of a stranger's value, on one line."""
    text = ascii(value) if not isinstance(value, (list, dict)) else type(value).__name__
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def parse_json(data: bytes) -> object:
    """Parse a UTF-8 document of at most 8 MB; raises InvalidDocumentError."""
    if len(data) > MAX_BYTES:
        raise InvalidDocumentError("document", "more than 8 MB")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidDocumentError(f"byte {error.start}", "not UTF-8") from None
    del data  # 8 MB, and the caller has let go of them
    value = _parse(text)
    _check_depth(value, MAX_DEPTH)
    return value


def _parse(text: str) -> object:
    short = shorten(text)
    try:
        return json.loads(
            short.text,
            object_pairs_hook=_object,
            parse_int=lambda number: short.list_for(number) or _integer(number),
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        where = _line_and_column(text, short.original_position(error.pos))
        raise InvalidDocumentError(where, error.msg) from None
    except RecursionError:
        raise InvalidDocumentError("document", "nested deeper than 8") from None


def _line_and_column(text: str, position: int) -> str:
    line = text.count("\n", 0, position) + 1
    return f"line {line} column {position - text.rfind(chr(10), 0, position)}"


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise InvalidDocumentError(shown(key), "duplicate key")
            seen.add(key)
    return value


def _integer(text: str) -> int:
    if len(text.lstrip("-")) > MAX_DIGITS:
        raise InvalidDocumentError(shown(text), "an integer of more than 18 digits")
    return int(text)


def _no_number(text: str) -> NoReturn:
    raise InvalidDocumentError(shown(text), "not an integer")


def _check_depth(value: object, allowed: int) -> None:
    """Refuse nesting deeper than allowed; only containers are looked into."""
    if not isinstance(value, (list, dict)):
        return
    if allowed == 0:
        raise InvalidDocumentError("document", "nested deeper than 8")
    items: Iterable[object] = value.values() if isinstance(value, dict) else value
    for item in items:
        if isinstance(item, (list, dict)):
            _check_depth(item, allowed - 1)
