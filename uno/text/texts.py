"""Message key + arguments + locale -> words, fast enough for every press.

Formatting a Fluent message costs about 45 µs. Strings given to a message (names, cards, times) are
only ever inserted, never chosen by, so a message is formatted once for its numbers and colours,
with marks in place of the strings; afterwards filling it costs about 1 µs, whatever the names are.
"""

import hashlib
import logging
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from pathlib import Path

from babel.dates import format_date, format_skeleton
from babel.lists import format_list

from uno.game.cards import Color, Symbol
from uno.text.art import NO_ART, Art, art_name
from uno.text.catalogue import Catalogue, CatalogueError, read_catalogue
from uno.text.cldr import babel_locale
from uno.text.languages import DEFAULT, Language, read_languages

__all__ = ["Argument", "CatalogueError", "Texts", "TextsProblem", "Words"]

Argument = str | int | Color | None
"""Strings are inserted as they are; numbers are formatted and choose plural forms.

A colour (None: no colour) is chosen by: `{ $color -> [red] … *[none] … }`.
"""

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
    """Hold the catalogues of every language; each is read when it is first wanted."""

    def __init__(self, folder: Path, on_problem: Callable[[str], None] = log_problem) -> None:
        """Find the languages in `folder`; raises CatalogueError when one is not right."""
        self._folder = folder
        self._on_problem = on_problem
        self._languages = read_languages(folder)
        self._catalogues: dict[str, Catalogue] = {}
        self._words: dict[tuple[str, Art], Words] = {}
        self._by_locale = self._locales()

    @property
    def languages(self) -> tuple[Language, ...]:
        """List the languages there are, English first."""
        return tuple(self._languages.values())

    def language(self, locale: str | None) -> Language:
        """Return the language for a locale of Discord or a tag; English for what is unknown."""
        if locale is None:
            return self._languages[DEFAULT]
        known = self._by_locale.get(locale) or self._by_locale.get(locale.partition("-")[0])
        return self._languages[known or DEFAULT]

    @property
    def tags(self) -> Collection[str]:
        """List the tags of the languages, by which they are chosen."""
        return self._languages.keys()

    def words(self, locale: str | None, art: Art = NO_ART) -> "Words":
        """Return the language for a locale of Discord or a tag; an unknown one is English.

        One `Words` is kept for each language and art, so there should be few arts in use.
        """
        language = self.language(locale)
        key = (language.tag, art)
        if key not in self._words:
            catalogues = [self.catalogue(tag) for tag in self._chain(language)]
            self._words[key] = Words(language, catalogues, self._on_problem, art)
        return self._words[key]

    def forget(self, art: Art) -> None:
        """Give up the words of an art that is not used any more."""
        self._words = {key: words for key, words in self._words.items() if key[1] is not art}

    def say(self, locale: str | None, key: str, /, **arguments: Argument) -> str:
        """Put a message into words."""
        return self.words(locale).say(key, **arguments)

    def catalogue(self, tag: str) -> Catalogue:
        """Return the messages of one language alone; raises CatalogueError."""
        if tag not in self._catalogues:
            self._catalogues[tag] = read_catalogue(self._folder / tag)
        return self._catalogues[tag]

    def fingerprint(self) -> str:
        """Return a hash of every file; nothing is parsed for it."""
        digest = hashlib.sha256()
        for path in sorted(self._folder.glob("*/*.ftl")):
            digest.update(str(path.relative_to(self._folder)).encode() + path.read_bytes())
        return digest.hexdigest()

    def _chain(self, language: Language) -> list[str]:
        """List where to look for a message: in the language, in those it leans on, in English."""
        chain = [language.tag]
        while language.fallback is not None and language.fallback not in chain:
            language = self._languages[language.fallback]
            chain.append(language.tag)
        return [*chain, DEFAULT] if DEFAULT not in chain else chain

    def _locales(self) -> dict[str, str]:
        """Map tags, Discord's locales and languages without a region to those who serve them."""
        every = self._languages.values()
        served = {locale: one.tag for one in every for locale in one.discord}
        tags = {one.tag: one.tag for one in every}
        # Of two languages without their region, the one that Discord asks for, then the first.
        ordered = sorted(every, key=lambda one: (not one.discord, one.tag), reverse=True)
        bases = {one.tag.partition("-")[0]: one.tag for one in ordered}
        return {**bases, **served, **tags}


class Words:
    """Speak one language."""

    def __init__(
        self,
        language: Language,
        catalogues: Sequence[Catalogue],
        on_problem: Callable[[str], None],
        art: Art = NO_ART,
    ) -> None:
        """Look for messages in `catalogues` in this order; the last one is English."""
        self.language = language
        self.locale = language.tag
        self.art = art
        self._babel_locale = str(babel_locale(language.tag))
        self._catalogues = tuple(catalogues)
        self._on_problem = on_problem
        # Per instance, so that caches end with their texts (functools on methods would not).
        self._template = lru_cache(maxsize=2048)(self._make_template)
        self.say: Callable[..., str] = lru_cache(maxsize=1024)(self._say)
        self.card = lru_cache(maxsize=512)(self._card)
        self.symbol = lru_cache(maxsize=512)(self._symbol)
        self.group = lru_cache(maxsize=None)(self._group)
        self.color = lru_cache(maxsize=None)(self._color)
        self.mark = lru_cache(maxsize=None)(self._mark)
        self.picture = lru_cache(maxsize=512)(self._picture)
        self.drawn_card = lru_cache(maxsize=512)(self._drawn_card)
        self.drawn_symbol = lru_cache(maxsize=512)(self._drawn_symbol)

    def _say(self, key: str, /, **arguments: Argument) -> str:
        shape = tuple([(name, _chosen_by(value)) for name, value in arguments.items()])
        template = self._template(key, shape)
        return template % arguments if arguments else template

    def _make_template(self, key: str, shape: tuple[tuple[str, str | int | None], ...]) -> str:
        """Format a message with marks for its strings; the result is a `%` template."""
        catalogue = next((one for one in self._catalogues if key in one), None)
        if catalogue is None:
            self._on_problem(f"{self.locale}: there is no message {key}")
            return key
        if catalogue.locale == DEFAULT != self.locale and self.language.fallback != DEFAULT:
            self._on_problem(f"{self.locale}: {key} is not translated")
        try:
            self._check(catalogue, key, shape)
        except CatalogueError as error:
            self._on_problem(str(error))
            return key
        marks = {chr(_FIRST_MARK + i): name for i, (name, value) in enumerate(shape)}
        values = {
            name: mark if value is None else value
            for (mark, name), (_, value) in zip(marks.items(), shape, strict=True)
        }
        text = self._format(catalogue, key, values)
        if not shape:
            return text
        text = text.replace("%", "%%")
        for mark, name in marks.items():
            text = text.replace(mark, f"%({name})s")
        return text

    def _check(
        self, catalogue: Catalogue, key: str, shape: tuple[tuple[str, str | int | None], ...]
    ) -> None:
        """Report arguments that are not those of the message."""
        uses = catalogue.uses(key)
        given = {name for name, _ in shape}
        if uses.arguments != given:
            wanted = sorted(uses.arguments)
            self._on_problem(f"{self.locale}: {key} takes {wanted}, not {sorted(given)}")
        strings = sorted(name for name, value in shape if value is None and name in uses.selectors)
        if strings:
            self._on_problem(
                f"{self.locale}: {key} chooses by {strings}: give a number or a Color, not words"
            )

    def _format(self, catalogue: Catalogue, key: str, values: dict[str, str | int]) -> str:
        text, errors = catalogue.format(key, values)
        for error in errors:
            self._on_problem(f"{self.locale}: {key}: {error}")
        return _PICTURES.sub("", text) if self.art.is_plain else text

    def join(self, items: Iterable[str]) -> str:
        """Join things as the language does: "a, b and c"."""
        return _join(tuple(items), self._babel_locale)

    def month(self, month: str) -> str:
        """Name a month such as 2026-11 as the language does: "November 2026"."""
        first = date.fromisoformat(f"{month}-01")
        return format_skeleton("yMMMM", first, locale=self._babel_locale)

    def date(self, milliseconds: int) -> str:
        """Write a day (UTC) as the language does: "30 Nov 2026"."""
        day = datetime.fromtimestamp(milliseconds / 1000, UTC)
        return format_date(day, "medium", locale=self._babel_locale)

    def _color(self, color: Color | None) -> str:
        """Name a colour as a word of its own; "no colour" for None."""
        return self.say("color", color=color)

    def _group(self, color: Color | None) -> str:
        """Name a group of cards, as the title of a list: a colour, or the wilds."""
        return self.say("group", color=color)

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

    def _drawn_card(self, code: str, deck: str, color: Color | None = None) -> str:
        """Name a card behind its picture, where there is one."""
        picture, card = self._picture(code, deck, color), self.card(code, deck)
        return f"{picture} {card}" if picture else card

    def back(self, deck: str) -> str | None:
        """Return the picture of a card that lies face down; None where there is none."""
        return self.art.emojis.get("uno_back_dark" if deck == "flip-dark" else "uno_back")

    def picture_url(self, code: str, deck: str, color: Color | None = None) -> str | None:
        """Return the address of the picture of a face; None where there is none."""
        return self.art.urls.get(art_name(code, deck, color))

    def _symbol(self, code: str, deck: str = "classic") -> str:
        """Name what a face shows besides its colour."""
        name = _symbol_name(code, deck)
        return code[1:] if name == "number" else self.say(f"symbol-{name}")

    def _card(self, code: str, deck: str = "classic") -> str:
        """Name the active face of a card by its code ("r5", "w4", "r5/te")."""
        active = code.partition("/")[0]
        if active[0] == "w":
            return self.symbol(active, deck)
        name, color = _symbol_name(active, deck), Color(active[0])
        if name == "number":
            return self.say("card-number", color=color, number=active[1:])
        return self.say(f"card-{name}", color=color)


def _chosen_by(value: Argument) -> str | int | None:
    """Return what a message may choose by; None for a string, which is only inserted."""
    if isinstance(value, Color):  # which is a string too
        return value.name.lower()
    if isinstance(value, str):
        return None
    return "none" if value is None else value


def _symbol_name(code: str, deck: str) -> str:
    """Name a symbol as message keys do; `number` for all of them."""
    symbol = Symbol(code if code[0] == "w" else code[1:])
    if symbol.value.isdigit():
        return "number"
    if symbol is Symbol.DRAW:
        return f"draw-{_draw_size(code, deck)}"
    return symbol.name.lower().replace("_", "-")


def _draw_size(code: str, deck: str) -> str:
    if code[0] in "ptov":
        return "five"
    return {"flip": "one", "flip-dark": "one", "classic": "two", "classic-4": "four"}[deck]


@lru_cache(maxsize=512)
def _join(items: tuple[str, ...], babel_locale: str) -> str:
    return format_list(items, locale=babel_locale)
