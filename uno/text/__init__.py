"""Words for people: a message key and its arguments become text in a language.

`Texts` holds the catalogues of `data/locales`; `Words` is one language of it, which screens take.
"""

from uno.text.art import NO_ART, PLAIN, Art
from uno.text.languages import Language
from uno.text.names import escape_name, plain_name
from uno.text.texts import Argument, CatalogueError, Texts, TextsProblem, Words

__all__ = [
    "NO_ART",
    "PLAIN",
    "Argument",
    "Art",
    "CatalogueError",
    "Language",
    "Texts",
    "TextsProblem",
    "Words",
    "escape_name",
    "plain_name",
]
