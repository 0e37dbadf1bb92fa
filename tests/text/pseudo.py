"""A language that is made from English by a rule: every letter of a text gets an accent.

What is not in the catalogues shows as plain letters in it, and a language that needs no code can be
tried before anybody has translated anything.
"""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

TAG = "fi"
LOCALE = "fi"  # of Discord; none of our languages serves it
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǵĥíĵķłɱńóƥɋŕśťúṽŵẋýźÁɃĆĎÉƑǴĤÍĴĶŁḾŃÓƤɊŔŚŤÚṼŴẊÝŹ"
_ACCENTS = str.maketrans(PLAIN, ACCENTED)
PRESET = "italia"  # played where it is spoken
DECLARATION = f"language = Pseudo\n    .discord = {LOCALE}\n    .preset = {PRESET}\n"


def accented(text: str) -> str:
    """Put an accent on every letter."""
    return text.translate(_ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (Visitor)
        node.value = accented(node.value)
        return node


def write_pseudo(english: Path, folder: Path) -> None:
    """Write the language next to others: `folder/fi`."""
    target = folder / TAG
    target.mkdir(parents=True)
    for path in english.glob("*.ftl"):
        if path.name == "language.ftl":
            (target / path.name).write_text(DECLARATION, encoding="utf-8")
            continue
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        _Accents().visit(resource)
        (target / path.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
