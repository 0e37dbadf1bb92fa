"""Message key + arguments + locale -> words, fast enough for every press.

Formatting a Fluent message costs about 45 µs. Strings given to a message (names, cards, times) are
only ever inserted, never selected on, so a message is formatted once for its numbers, with marks in
place of the strings; afterwards filling it costs about 1 µs, whatever the names are.
"""

import logging
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

from babel.lists import format_list

from uno.game.cards import Color, Symbol
from uno.text.art import NO_ART, Art, art_name
from uno.text.catalogue import Catalogue, CatalogueError, read_catalogue

__all__ = ["CatalogueError", "Texts", "TextsProblem", "Words"]

Argument = str | int
"""Strings are inserted as they are; numbers are formatted and choose plural forms."""

DEFAULT_LOCALE = "en"
_FIRST_MARK = 0xE000  # private use: names never hold one (uno.text.names)
# Pictures in messages, with the space that parts them from the words.
_PICTURES = re.compile(
    "^[\U0001f000-\U0001faff\u2190-\u21ff\u2600-\u27bf\u2b50\ufe0f]+ *"
    "| *[\U0001f000-\U0001faff\u2190-\u21ff\u2600-\u27bf\u2b50\ufe0f]+",
    re.MULTILINE,
)

_log = logging.getLogger(__name__)


class TextsProblem(Exception):  # noqa: N818 (a fault of the program, not of its user)
    """Raised by strict texts when a key does not exist or its arguments are not the right ones."""


def log_problem(problem: str) -> None:
    """Report a fault in the use of texts without spoiling anybody's game."""
    _log.error("text: %s", problem)


def raise_problem(problem: str) -> None:
    """Turn a fault in the use of texts into an exception, for tests."""
    raise TextsProblem(problem)


class Texts:
    """Hold the catalogues of every language."""

    def __init__(self, folder: Path, on_problem: Callable[[str], None] = log_problem) -> None:
        """Read `folder/<locale>/*.ftl`; raises CatalogueError when a catalogue is not complete."""
        self._on_problem = on_problem
        self._catalogues = _read_all(folder)
        self._words: dict[tuple[str, Art], Words] = {}
        self._by_language = {
            locale.partition("-")[0]: locale for locale in sorted(self._catalogues, reverse=True)
        }

    @property
    def locales(self) -> tuple[str, ...]:
        """List the languages there are."""
        return tuple(self._catalogues)

    def words(self, locale: str | None, art: Art = NO_ART) -> "Words":
        """Return the language for a locale of Discord; an unknown one, or none, is English.

        One `Words` is kept for each language and art, so there should be few arts in use.
        """
        key = (self._resolve(locale), art)
        if key not in self._words:
            self._words[key] = Words(self._catalogues[key[0]], self._on_problem, art)
        return self._words[key]

    def say(self, locale: str | None, key: str, /, **arguments: Argument) -> str:
        """Put a message into words."""
        return self.words(locale).say(key, **arguments)

    def _resolve(self, locale: str | None) -> str:
        if locale is None:
            return DEFAULT_LOCALE
        if locale in self._catalogues:
            return locale
        return self._by_language.get(locale.partition("-")[0], DEFAULT_LOCALE)


class Words:
    """Speak one language."""

    def __init__(
        self, catalogue: Catalogue, on_problem: Callable[[str], None], art: Art = NO_ART
    ) -> None:
        self.locale = catalogue.locale
        self.art = art
        self._babel_locale = catalogue.locale.replace("-", "_")
        self._catalogue = catalogue
        self._on_problem = on_problem
        # Per instance, so that caches end with their texts (functools on methods would not).
        self._template = lru_cache(maxsize=8192)(self._make_template)
        self.say: Callable[..., str] = lru_cache(maxsize=16384)(self._say)
        self.card = lru_cache(maxsize=512)(self._card)
        self.symbol = lru_cache(maxsize=512)(self._symbol)
        self.group = lru_cache(maxsize=None)(self._group)
        self.color = lru_cache(maxsize=None)(self._color)
        self.mark = lru_cache(maxsize=None)(self._mark)
        self.picture = lru_cache(maxsize=512)(self._picture)
        self.drawn_symbol = lru_cache(maxsize=512)(self._drawn_symbol)

    def _say(self, key: str, /, **arguments: Argument) -> str:
        shape = tuple(
            [(name, value if isinstance(value, int) else None) for name, value in arguments.items()]
        )
        template = self._template(key, shape)
        return template % arguments if arguments else template

    def _make_template(self, key: str, shape: tuple[tuple[str, int | None], ...]) -> str:
        """Format a message with marks for its strings; the result is a `%` template."""
        wanted = self._catalogue.arguments.get(key)
        given = frozenset(name for name, _ in shape)
        if wanted is None:
            self._on_problem(f"{self.locale}: there is no message {key}")
            return key
        if wanted != given:
            self._on_problem(f"{self.locale}: {key} takes {sorted(wanted)}, not {sorted(given)}")
        marks = {chr(_FIRST_MARK + i): name for i, (name, value) in enumerate(shape)}
        values = {
            name: mark if value is None else value
            for (mark, name), (_, value) in zip(marks.items(), shape, strict=True)
        }
        text = self._format(key, values)
        if not shape:
            return text
        text = text.replace("%", "%%")
        for mark, name in marks.items():
            text = text.replace(mark, f"%({name})s")
        return text

    def _format(self, key: str, values: dict[str, Argument]) -> str:
        pattern = self._catalogue.bundle.get_message(key).value
        assert pattern is not None  # read_catalogue refuses messages without a text
        text, errors = self._catalogue.bundle.format_pattern(pattern, values)
        for error in errors:
            self._on_problem(f"{self.locale}: {key}: {error}")
        return _PICTURES.sub("", str(text)) if self.art.is_plain else str(text)

    def join(self, items: Iterable[str]) -> str:
        """Join things as the language does: "a, b and c"."""
        return _join(tuple(items), self._babel_locale)

    def _color(self, color: Color) -> str:
        """Name a colour, inside a sentence."""
        return self.say(f"color-{color.name.lower()}")

    def _group(self, color: Color | None) -> str:
        """Name a group of cards, as on the cards: a colour, or the wilds."""
        return self.say(f"card-color-{color.name.lower()}" if color else "group-wild")

    def _mark(self, color: Color | None) -> str:
        """Return the emoji of a colour, or of a wild; empty in plain text.

        Each has a shape of its own.
        """
        emoji = self.art.emojis.get(f"uno_{'w' if color is None else color.value}")
        return emoji or self.say(f"mark-{color.name.lower()}" if color else "mark-wild")

    def after(self, color: Color | None) -> str:
        """Return the mark of a colour to put behind a word; empty in plain text."""
        mark = self.mark(color)
        return f" {mark}" if mark else ""

    def _picture(self, code: str, deck: str, color: Color | None = None) -> str:
        """Return the emoji of a face, or of a wild with a colour; empty where there is none."""
        return self.art.emojis.get(art_name(code, deck, color), "")

    def _drawn_symbol(self, code: str, deck: str) -> str:
        """Name what a face shows besides its colour, behind its picture where there is one."""
        picture = self._picture(code, deck)
        symbol = self.symbol(code, deck)
        return f"{picture} {symbol}" if picture else symbol

    def picture_url(self, code: str, deck: str, color: Color | None = None) -> str | None:
        """Return the address of the picture of a face; None where there is none."""
        return self.art.urls.get(art_name(code, deck, color))

    def _symbol(self, code: str, deck: str = "classic") -> str:
        """Name what a face shows besides its colour."""
        symbol = Symbol(code if code[0] == "w" else code[1:])
        if symbol.value.isdigit():
            return symbol.value
        if symbol is Symbol.DRAW:
            return self.say(f"symbol-draw-{_draw_size(code, deck)}")
        return self.say(f"symbol-{symbol.name.lower().replace('_', '-')}")

    def _card(self, code: str, deck: str = "classic") -> str:
        """Name the active face of a card by its code ("r5", "w4", "r5/te")."""
        active = code.partition("/")[0]
        symbol = self.symbol(active, deck)
        if active[0] == "w":
            return symbol
        return self.say("card", color=self.group(Color(active[0])), symbol=symbol)


def _draw_size(code: str, deck: str) -> str:
    if code[0] in "ptov":
        return "five"
    return {"flip": "one", "classic": "two", "classic-4": "four"}[deck]


@lru_cache(maxsize=2048)
def _join(items: tuple[str, ...], babel_locale: str) -> str:
    return format_list(items, locale=babel_locale)


def _read_all(folder: Path) -> dict[str, Catalogue]:
    if not folder.is_dir():
        raise CatalogueError(f"the folder of texts {folder} is not there")
    catalogues = {
        path.name: read_catalogue(path) for path in sorted(folder.iterdir()) if path.is_dir()
    }
    if DEFAULT_LOCALE not in catalogues:
        raise CatalogueError(f"there are no {DEFAULT_LOCALE} texts in {folder}")
    english = catalogues[DEFAULT_LOCALE].arguments.keys()
    for catalogue in catalogues.values():
        wrong = sorted(english ^ catalogue.arguments.keys())
        if wrong:
            raise CatalogueError(f"{catalogue.locale}: missing or unknown: {', '.join(wrong)}")
    return catalogues
