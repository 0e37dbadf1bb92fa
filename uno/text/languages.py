"""Which languages there are; each says so itself, in the first message of its `language.ftl`.

language = Português (Brasil)
    .discord = pt-BR
    .preset = brasil
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from uno.text.catalogue import CatalogueError, first_message

FILE = "language.ftl"
DEFAULT = "en"

_KNOWN = frozenset({"discord", "fallback", "preset"})


@dataclass(frozen=True, slots=True)
class Language:
    """A language as it declares itself; `tag` is the name of its folder."""

    tag: str
    name: str  # in the language itself
    discord: tuple[str, ...] = ()  # Discord's locales that it serves; none: it has to be chosen
    fallback: str | None = None  # the language that has the messages this one leaves out
    preset: str | None = None  # offered first, because it is played where this is spoken


def read_languages(folder: Path) -> dict[str, Language]:
    """Read what the languages of a folder declare, by tag, English first.

    Raises CatalogueError.
    """
    if not folder.is_dir():
        raise CatalogueError(f"the folder of texts {folder} is not there")
    found = {path.name: _read(path) for path in sorted(folder.iterdir()) if path.is_dir()}
    if DEFAULT not in found:
        raise CatalogueError(f"there are no {DEFAULT} texts in {folder}")
    languages = {DEFAULT: found[DEFAULT], **found}
    _check(list(languages.values()))
    return languages


def _read(folder: Path) -> Language:
    path = folder / FILE
    if not path.is_file():
        raise CatalogueError(f"{path} is not there: it says which language the folder holds")
    message = first_message(path)
    attributes = {one.id.name: _plain(path, one.value) for one in message.attributes}
    unknown = attributes.keys() - _KNOWN
    if message.id.name != "language" or message.value is None or unknown:
        raise CatalogueError(
            f"{path}: begins with `language = NAME`, with the attributes {sorted(_KNOWN)} at most"
        )
    return Language(
        folder.name,
        _plain(path, message.value),
        tuple(attributes.get("discord", "").replace(",", " ").split()),
        attributes.get("fallback"),
        attributes.get("preset"),
    )


def _plain(path: Path, pattern: ast.Pattern) -> str:
    parts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    if len(parts) != len(pattern.elements):
        raise CatalogueError(f"{path}: what a language says of itself is plain text")
    return "".join(parts)


def _check(languages: Sequence[Language]) -> None:
    tags = {language.tag for language in languages}
    served: dict[str, str] = {}
    for language in languages:
        if language.fallback is not None and language.fallback not in tags - {language.tag}:
            raise CatalogueError(f"{language.tag}: its fallback {language.fallback} is not there")
        for locale in language.discord:
            other = served.setdefault(locale, language.tag)
            if other != language.tag:
                raise CatalogueError(f"{language.tag} and {other} both serve {locale}")
