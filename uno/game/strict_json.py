"""JSON read with suspicion: every error has a place, nothing is taken for something else.

A text is read in one pass and only in the shape that is expected: whatever has no place there is
refused where it begins, before anything is made of it. So no text takes more time or memory than a
good one of its size, and nothing nests deeper than the shape does.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from json import JSONDecodeError, JSONDecoder
from typing import Any, Final, NoReturn, TypeAlias

MAX_BYTES: Final = 8 * 1024 * 1024
MAX_DIGITS: Final = 18
_SHOWN: Final = 40
_PIECE: Final = 1 << 16
"""How much of a list of codes is parsed at a time, in characters."""
_BRACKETS: Final = ("{", "[")
_DELIMITER: Final = re.compile(r"[ \t\n\r]*(.?)[ \t\n\r]*", re.DOTALL)


class InvalidDocumentError(ValueError):
    """Raised for a document that is not valid; the text is one line, `where: what`."""

    def __init__(self, where: str, what: str) -> None:
        """Say where in the document and what is wrong there."""
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


@dataclass(frozen=True, slots=True)
class Members:
    """An object: the shapes of fields that are objects or lists; all others hold single values."""

    shapes: Mapping[str, "Shape"] = field(default_factory=dict)
    most: int = 64


@dataclass(frozen=True, slots=True)
class Items:
    """A list of at most `most` items of one shape."""

    item: "Shape"
    most: int


@dataclass(frozen=True, slots=True)
class Codes:
    """A list of at most `most` strings that are keys of `known`, and are replaced by its values.

    A document of 8 MB can hold two million of them. As strings of their own they would take
    100 MB; here equal ones are one.
    """

    known: Mapping[str, str]
    most: int = MAX_BYTES


Shape: TypeAlias = Members | Items | Codes | None
"""What may stand at a place; None is a single value: a string, an integer, true, false, null."""


def shown(value: object) -> str:
    """Return a short printable form of a stranger's value, on one line."""
    if isinstance(value, (list, dict)):
        return type(value).__name__
    text = ascii(value[: _SHOWN + 1] if isinstance(value, str) else value)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def join_path(where: str, name: str) -> str:
    """Return the place of a field; a stranger's field name is shown escaped."""
    is_plain = len(name) < 40 and name.isascii() and name.isidentifier()
    safe = name if is_plain else shown(name)
    return safe if where == "document" else f"{where}.{safe}"


def parse_json(data: bytes, shape: Shape) -> object:
    """Parse a UTF-8 document of at most 8 MB; raises InvalidDocumentError."""
    if len(data) > MAX_BYTES:
        raise InvalidDocumentError("document", "more than 8 MB")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidDocumentError(f"byte {error.start}", "not UTF-8") from None
    if text.startswith("\ufeff"):
        raise InvalidDocumentError("byte 0", "a byte order mark (BOM) before the document")
    try:
        return _Reader(text).read(shape)
    except JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        raise InvalidDocumentError(where, error.msg) from None


class _Reader:
    """Read one text: a method takes where a value begins and returns it with where it ends."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._scalar = JSONDecoder(
            parse_int=_integer, parse_float=_no_number, parse_constant=_no_number
        ).raw_decode

    def read(self, shape: Shape) -> object:
        """Return the value that is the whole text; raises JSONDecodeError for bad syntax."""
        start = len(self._text) - len(self._text.lstrip(" \t\n\r"))
        value, end = self._value("document", shape, start)
        if self._delimiter(end)[0]:
            self._refuse("Extra data", end)
        return value

    def _value(self, where: str, shape: Shape, start: int) -> tuple[Any, int]:
        first = self._text[start : start + 1]
        if first not in _BRACKETS:
            return self._scalar(self._text, start)
        if first == "{" and isinstance(shape, Members):
            return self._members(where, shape, start)
        if first == "[" and isinstance(shape, Items):
            return self._items(where, shape, start)
        if first == "[" and isinstance(shape, Codes):
            return self._codes(where, shape, start)
        raise InvalidDocumentError(where, _wanted(shape))

    def _members(self, where: str, shape: Members, start: int) -> tuple[dict[str, Any], int]:
        text, members = self._text, dict[str, Any]()
        _, at = self._delimiter(start)
        if text.startswith("}", at):
            return members, at + 1
        while True:
            if not text.startswith('"', at):
                self._refuse("Expecting property name enclosed in double quotes", at)
            name, end = self._scalar(text, at)
            if name in members:
                raise InvalidDocumentError(join_path(where, name), "duplicate key")
            if len(members) == shape.most:
                raise InvalidDocumentError(where, f"more than {shape.most} fields")
            delimiter, at = self._delimiter(end)
            if delimiter != ":":
                self._refuse("Expecting ':' delimiter", end)
            members[name], end = self._member(where, shape, name, at)
            delimiter, at = self._delimiter(end)
            if delimiter == "}":
                return members, at
            if delimiter != ",":
                self._refuse("Expecting ',' delimiter", end)

    def _member(self, where: str, shape: Members, name: str, at: int) -> tuple[Any, int]:
        if self._text[at : at + 1] not in _BRACKETS:  # no place is needed, and moves are many
            return self._scalar(self._text, at)
        return self._value(join_path(where, name), shape.shapes.get(name), at)

    def _items(self, where: str, shape: Items, start: int) -> tuple[list[Any], int]:
        items: list[Any] = []
        _, at = self._delimiter(start)
        if self._text.startswith("]", at):
            return items, at + 1
        while True:
            if len(items) == shape.most:
                raise InvalidDocumentError(where, f"more than {shape.most} items")
            item, end = self._value(f"{where}[{len(items)}]", shape.item, at)
            items.append(item)
            delimiter, at = self._delimiter(end)
            if delimiter == "]":
                return items, at
            if delimiter != ",":
                self._refuse("Expecting ',' delimiter", end)

    def _codes(self, where: str, shape: Codes, start: int) -> tuple[list[str], int]:
        """Read a list of codes piece by piece; no code holds a bracket."""
        codes: list[str] = []
        _, at = self._delimiter(start)
        end = self._text.find("]", at)
        if end < 0:
            self._refuse("Expecting ',' delimiter", len(self._text))
        while at < end:
            cut = self._cut(at, end)
            self._add_codes(where, shape, codes, self._piece(at, cut))
            at = cut + 1
            if at == end:
                self._refuse("Expecting value", end)
        return codes, end + 1

    def _cut(self, at: int, end: int) -> int:
        """Return where a piece of a list ends: before a comma, or with the list."""
        if end - at <= _PIECE:
            return end
        cut = self._text.rfind(",", at, at + _PIECE)
        if cut < 0:
            cut = self._text.find(",", at, end)
        return cut if cut >= 0 else end

    def _piece(self, at: int, cut: int) -> list[Any]:
        piece = self._text[at:cut]
        try:
            values, end = self._scalar(f"[{piece}]")
        except JSONDecodeError as error:
            self._refuse(error.msg, at + error.pos - 1)
        if not values or end != len(piece) + 2:
            self._refuse("Expecting value", at)
        return list(values)

    @staticmethod
    def _add_codes(where: str, shape: Codes, codes: list[str], piece: list[Any]) -> None:
        before = len(codes)
        try:
            codes += map(shape.known.__getitem__, piece)
        except (KeyError, TypeError):
            place = next(i for i, code in enumerate(piece) if not _is_known(shape, code))
            what = f"{shown(piece[place])} is not a card code"
            raise InvalidDocumentError(f"{where}[{before + place}]", what) from None
        if len(codes) > shape.most:
            raise InvalidDocumentError(where, f"more than {shape.most} items")

    def _delimiter(self, at: int) -> tuple[str, int]:
        """Return the next sign, empty at the end of the text, and where the one after it is."""
        found = _DELIMITER.match(self._text, at)
        if found is None:
            raise AssertionError("the pattern matches anything")
        return found[1], found.end()

    def _refuse(self, what: str, at: int) -> NoReturn:
        """Refuse the syntax of the first sign from a place on."""
        found = _DELIMITER.match(self._text, at)
        raise JSONDecodeError(what, self._text, at if found is None else found.start(1))


def _is_known(shape: Codes, code: object) -> bool:
    return isinstance(code, str) and code in shape.known


def _wanted(shape: Shape) -> str:
    match shape:
        case Members():
            return "not an object"
        case None:
            return "not a single value"
        case _:
            return "not a list"


def _integer(text: str) -> int:
    if len(text.lstrip("-")) > MAX_DIGITS:
        raise InvalidDocumentError(shown(text), "an integer of more than 18 digits")
    return int(text)


def _no_number(text: str) -> NoReturn:
    raise InvalidDocumentError(shown(text), "not an integer")
