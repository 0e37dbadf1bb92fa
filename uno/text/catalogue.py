"""Find the messages of one language in its Fluent files, and parse each when it is first used.

To parse a whole catalogue costs a tenth of a second, which neither a start nor a press should wait
for; to find where its messages begin, and then to parse the few that a screen shows, 5 ms.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from uno.text.cldr import babel_locale

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
# Where an entry ends: at the next one, at a comment, or at the end of the file.
_BOUNDARY = re.compile(r"^(?:-?[A-Za-z][\w-]* *=|#)", re.MULTILINE)
# At the beginning of a line stands an entry, a comment, or what may go on there in Fluent.
_JUNK = re.compile(r"^(?!-?[A-Za-z][\w-]* *=)[^\s#}\[*].*", re.MULTILINE)


class CatalogueError(Exception):
    """Raised when a catalogue cannot be used; the text says where and why."""


@dataclass(frozen=True, slots=True)
class Uses:
    """What a message takes: all its arguments, and those of them that it chooses by."""

    arguments: frozenset[str]
    selectors: frozenset[str]


class Catalogue:
    """Hold the messages of one language.

    A key is that of a message (`card-flip`) or of an attribute of one (`command-play.name`).
    """

    def __init__(self, locale: str, sources: dict[str, str]) -> None:
        self.locale = locale
        self._sources = sources
        babel = babel_locale(locale)
        # A plain string is what variants are compared with; the library's types know FluentType.
        functions: dict[str, Any] = {"ORDINAL": lambda place: _ordinal(babel, place)}
        self._bundle = FluentBundle([str(babel)], functions=functions, use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._uses: dict[str, Uses] = {}

    def __contains__(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if message not in self._sources or message.startswith("-"):
            return False
        return not attribute or attribute in _attributes(self._entry(message))

    def __iter__(self) -> Iterator[str]:
        """List every message and attribute; parses them all."""
        for name in self._sources:
            if not name.startswith("-"):
                yield name
                yield from (f"{name}.{attribute}" for attribute in _attributes(self._entry(name)))

    def terms(self) -> Iterator[str]:
        """List the terms (`-table`)."""
        return (name for name in self._sources if name.startswith("-"))

    def uses(self, key: str) -> Uses:
        """Tell what a message takes; raises CatalogueError where it refers to nothing."""
        if key not in self._uses:
            self._uses[key] = self._gather(key)
        return self._uses[key]

    def references(self, key: str) -> frozenset[str]:
        """List the messages and terms that a message or term uses itself."""
        return frozenset(_references(self._pattern(key)).entries)

    def format(self, key: str, values: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """Put a message into words; also says what was wrong."""
        self.uses(key)  # what it refers to has to be known to the bundle
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # an entry without a text is refused
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def check(self) -> None:
        """Parse everything; raises CatalogueError at the first fault."""
        for key in (*self, *self.terms()):
            self.uses(key)

    def entry(self, name: str) -> ast.Message | ast.Term:
        """Return the syntax tree of a message or term."""
        return self._entry(name)

    def _entry(self, name: str) -> ast.Message | ast.Term:
        if name not in self._entries:
            self._entries[name] = entry = _parse(self.locale, name, self._sources[name])
            self._bundle.add_resource(ast.Resource([entry]))
        return self._entries[name]

    def _pattern(self, key: str) -> ast.Pattern:
        name, _, attribute = key.partition(".")
        entry = self._entry(name)
        pattern = _attributes(entry)[attribute] if attribute else entry.value
        assert pattern is not None
        return pattern

    def _gather(self, key: str) -> Uses:
        arguments: set[str] = set()
        selectors: set[str] = set()
        waiting, seen = [key], {key}
        while waiting:
            references = _references(self._pattern(waiting.pop()))
            arguments |= references.arguments
            selectors |= references.selectors
            for other in references.entries - seen:
                if not self._has(other):
                    raise CatalogueError(
                        f"{self.locale}: {key} refers to {other}, which is not there"
                    )
                seen.add(other)
                waiting.append(other)
        return Uses(frozenset(arguments), frozenset(selectors))

    def _has(self, key: str) -> bool:
        return key in self._sources if key.startswith("-") else key in self


def read_catalogue(folder: Path) -> Catalogue:
    """Find the messages in every `*.ftl` of a folder named like its locale; raises CatalogueError.

    What is inside a message is looked at when it is used, or by `Catalogue.check`.
    """
    sources: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        junk = _JUNK.search(text)
        if junk is not None:
            raise CatalogueError(f"{path}: not Fluent: {junk[0]!r}")
        for key, source in _split(text):
            if key in sources:
                raise CatalogueError(f"{path}: {key} is there twice")
            sources[key] = source
    if not sources:
        raise CatalogueError(f"no messages in {folder}")
    return Catalogue(folder.name, sources)


def first_message(path: Path) -> ast.Message:
    """Parse the first message of a file alone; raises CatalogueError."""
    entry = FluentParser(with_spans=False).parse_entry(path.read_text(encoding="utf-8"))
    if not isinstance(entry, ast.Message):
        raise CatalogueError(f"{path}: does not begin with a message")
    return entry


def _split(text: str) -> Iterator[tuple[str, str]]:
    ends = [match.start() for match in _BOUNDARY.finditer(text)]
    ends.append(len(text))
    following = dict(pairwise(ends))
    for match in _ENTRY.finditer(text):
        yield match[1], text[match.start() : following[match.start()]]


def _parse(locale: str, name: str, source: str) -> ast.Message | ast.Term:
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise CatalogueError(f"{locale}: {name} is not Fluent: {source.strip().splitlines()[0]!r}")
    if entry.value is None:
        raise CatalogueError(f"{locale}: {name} has no text")
    return entry


def _attributes(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    return {attribute.id.name: attribute.value for attribute in entry.attributes}


def _ordinal(locale: Locale, place: FluentInt) -> str:
    """Return the plural category of a place: in English one, two, few, other (1st 2nd 3rd 4th)."""
    return str(locale.ordinal_form(int(place)))


def _references(pattern: ast.Pattern) -> "_References":
    found = _References()
    found.visit(pattern)
    return found


class _References(Visitor):
    """Collect what a message takes and which other entries it uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.selectors: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Visitor)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Visitor)
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.entries.add(f"{node.id.name}{attribute}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Visitor)
        self.entries.add(f"-{node.id.name}")
        if node.arguments is not None:
            self.visit(node.arguments)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Visitor)
        self.selectors |= _variables(node.selector)
        self.generic_visit(node)


def _variables(selector: ast.BaseNode) -> set[str]:
    found = _References()
    found.visit(selector)
    return found.arguments
