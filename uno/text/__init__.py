"""Words for people: a message key and its arguments become text in a language.

`Texts` holds the catalogues of `data/locales`; `Words` is one language of it, which screens take.
"""

from uno.text.art import NO_ART, PLAIN, Art
from uno.text.names import escape_name, plain_name
from uno.text.texts import CatalogueError, Texts, TextsProblem, Words

__all__ = [
    "NO_ART",
    "PLAIN",
    "Art",
    "CatalogueError",
    "Texts",
    "TextsProblem",
    "Words",
    "escape_name",
    "plain_name",
]
