"""The words by which a language is recognised: what only its own catalogue says."""

from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.text.locales import REAL, catalogue

DECLARED = "language"  # its name, in itself: everybody finds their own in a menu
SHORTEST = 12  # letters: shorter ones are alike in several languages, as "Wild" or "UNO!"


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Visitor)
        for line in node.value.splitlines():
            phrase = line.strip(" *·:.,!?-#")
            if sum(map(str.isalpha, phrase)) >= SHORTEST:
                self.found.add(phrase)


@cache
def phrases(tag: str) -> frozenset[str]:
    """Return the pieces of text of a language that are long enough to tell it by."""
    texts = _Texts()
    for key in catalogue(tag):
        if "." not in key and key != DECLARED:
            texts.visit(catalogue(tag).entry(key))
    return frozenset(texts.found)


def foreign_phrases(tag: str) -> list[str]:
    """Return what the other languages say, and this one does not."""
    own = "\n".join(phrases(tag))
    others = {phrase for other in REAL if other != tag for phrase in phrases(other)}
    return sorted(phrase for phrase in others if phrase not in own)
