"""Take long lists of card codes out of a JSON text before it is parsed.

A document of 8 MB can hold a million and a half codes. Parsed as they stand, each would be a string
of its own, more than 80 MB in all; here equal codes are one string. A list that has been taken out
leaves a number behind that no valid document can hold.
"""

import json
import re
from dataclasses import dataclass
from typing import Final

_LONG: Final = 1 << 16
_PLAIN: Final = re.compile(r'[a-z0-9/",\s]*')
_MARK: Final = "7777777777777777777"
"""The digits a mark begins with: more than a valid integer may have (REPLAY.md)."""


@dataclass(frozen=True, slots=True)
class ShortText:
    """A text without its long lists: `cuts` are where they were and how much was taken out."""

    text: str
    lists: list[list[str]]
    cuts: list[tuple[int, int]]

    def list_for(self, number: str) -> list[str] | None:
        """Return the list that a mark stands for; None for any other number."""
        if not self.lists or not number.startswith(_MARK):
            return None
        return self.lists[int(number[len(_MARK) :])]

    def original_position(self, position: int) -> int:
        """Return where a position was before lists were taken out."""
        return position + sum(taken for cut, taken in self.cuts if cut <= position)


def shorten(text: str) -> ShortText:
    """Take out every long list of plain codes; all else stays as it is."""
    if len(text) < _LONG or _MARK in text:
        return ShortText(text, [], [])
    pieces: list[str] = []
    lists: list[list[str]] = []
    cuts: list[tuple[int, int]] = []
    kept, length, start = 0, 0, text.find("[")
    while start >= 0:
        end = text.find("]", start) + 1
        codes = _codes(text, start + 1, end - 1) if end - start > _LONG else None
        if codes is not None:
            mark = f"{_MARK}{len(lists)}"
            pieces += [text[kept:start], mark]
            length += start - kept + len(mark)
            cuts.append((length, end - start - len(mark)))
            lists.append(codes)
            kept = start = end
        start = text.find("[", start + 1)
    return ShortText("".join([*pieces, text[kept:]]), lists, cuts)


def _codes(text: str, start: int, end: int) -> list[str] | None:
    """Parse a list of plain strings piece by piece; None when it is anything else."""
    if not _PLAIN.fullmatch(text, start, end):
        return None
    same: dict[str, str] = {}
    codes: list[str] = []
    while start < end:
        cut = end if end - start <= _LONG else text.rfind(",", start, start + _LONG)
        try:
            piece = json.loads(f"[{text[start:cut]}]")
        except ValueError:
            return None
        if not piece or not all(type(code) is str for code in piece):
            return None
        codes += [same.setdefault(code, code) for code in piece]
        start = cut + 1
    return codes if text[end - 1] != "," else None
