"""Readers for the values of a replay document: each says where and what is wrong."""

import re
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeVar

from uno.game.strict_json import InvalidDocumentError, join_path, shown

Fields = dict[str, Any]
MAX_NAME: Final = 100
_HEX: Final = re.compile(r"[0-9a-fA-F]{64}")
T = TypeVar("T")


def read_object(where: str, value: object) -> Fields:
    """Return a JSON object."""
    if type(value) is not dict:
        raise InvalidDocumentError(where, "not an object")
    return value


def read_fields(where: str, value: object, needed: Sequence[str], others: Sequence[str]) -> Fields:
    """Return an object that has all needed fields and no unknown ones."""
    fields = read_object(where, value)
    for name in fields:
        if name not in needed and name not in others:
            raise InvalidDocumentError(join_path(where, name), "unknown field")
    for name in needed:
        if name not in fields:
            raise InvalidDocumentError(join_path(where, name), "missing")
    return fields


def read_list(where: str, value: object, least: int, most: int) -> list[Any]:
    """Return a list of so many items."""
    if type(value) is not list:
        raise InvalidDocumentError(where, "not a list")
    if not least <= len(value) <= most:
        raise InvalidDocumentError(where, f"{len(value)} items, not {least} to {most}")
    return value


def read_items(
    where: str, value: object, least: int, most: int, read: Callable[[str, object], T]
) -> list[T]:
    """Return a list of values that are all read the same way."""
    items = read_list(where, value, least, most)
    return [read(f"{where}[{index}]", item) for index, item in enumerate(items)]


def read_int(where: str, value: object, least: int, most: int) -> int:
    """Return an integer in a range; a boolean is none."""
    if type(value) is not int:
        raise InvalidDocumentError(where, "not an integer")
    if not least <= value <= most:
        raise InvalidDocumentError(where, f"{value} is not in {least} to {most}")
    return value


def read_bool(where: str, value: object) -> bool:
    """Return a boolean."""
    if type(value) is not bool:
        raise InvalidDocumentError(where, "not true or false")
    return value


def read_text(where: str, value: object) -> str:
    """Return a string."""
    if type(value) is not str:
        raise InvalidDocumentError(where, "not a string")
    return value


def read_word(where: str, value: object, allowed: Collection[str]) -> str:
    """Return one of some words."""
    word = read_text(where, value)
    if word not in allowed:
        raise InvalidDocumentError(where, f"{shown(word)} is not one of {', '.join(allowed)}")
    return word


def read_name(where: str, value: object) -> str:
    """Return the name of a player: 1 to 100 characters that can be written as UTF-8."""
    name = read_text(where, value)
    if not 1 <= len(name) <= MAX_NAME:
        raise InvalidDocumentError(where, f"a name of {len(name)} characters, not 1 to {MAX_NAME}")
    if any("\ud800" <= letter <= "\udfff" for letter in name):
        raise InvalidDocumentError(where, "half a character")
    return name


def read_hex(where: str, value: object) -> bytes:
    """Return 32 bytes given as 64 hex digits."""
    text = read_text(where, value)
    if not _HEX.fullmatch(text):
        raise InvalidDocumentError(where, "not 64 hex digits")
    return bytes.fromhex(text)
