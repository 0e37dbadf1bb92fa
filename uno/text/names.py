"""Make names that people chose for themselves safe to show."""

import re
import unicodedata
from functools import lru_cache

MAX_NAME = 32

_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:@+=-])")
# Cc controls, Cf bidi and zero-width, Cs surrogates, Co private use, Cn unassigned, Zl Zp newlines
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and marks that are drawn as nothing although they are not format characters.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MARKS_IN_A_ROW = 2


@lru_cache(maxsize=1024)
def plain_name(name: str) -> str:
    """Clean a name for a place that shows it as it is, such as a button label.

    Hidden, blank and direction-changing characters go, piles of combining marks are cut, white
    space becomes single spaces, and at most 32 characters stay. The result may be empty.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        if character.isspace():
            kept.append(" ")
        if character.isspace() or category in _HIDDEN or character in _BLANK:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(character)
    return " ".join("".join(kept).split())[:MAX_NAME].rstrip()


@lru_cache(maxsize=1024)
def escape_name(name: str) -> str:
    """Clean a name for message text: as `plain_name`, and no markdown, link or mention works."""
    return _MARKDOWN.sub(r"\\\1", plain_name(name))
