"""The languages that tests go through: every folder of data/locales, and the pseudo language."""

import tempfile
from functools import cache
from pathlib import Path

from tests.text import pseudo
from uno.text import Texts, Words
from uno.text.catalogue import Catalogue, read_catalogue
from uno.text.texts import raise_problem

LOCALES = Path(__file__).parents[2] / "data" / "locales"
REAL = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
EVERY = (*REAL, pseudo.TAG)
OTHERS = tuple(tag for tag in EVERY if tag != "en")

_held = tempfile.TemporaryDirectory(prefix="uno-locales-")


@cache
def folder() -> Path:
    """Return a folder with all of them."""
    made = Path(_held.name)
    for tag in REAL:
        (made / tag).symlink_to(LOCALES / tag, target_is_directory=True)
    pseudo.write_pseudo(LOCALES / "en", made)
    return made


@cache
def all_texts() -> Texts:
    """Return the texts of all of them; any misuse is an error."""
    return Texts(folder(), raise_problem)


@cache
def real_texts() -> Texts:
    """Return the texts that are shipped, read once; any misuse is an error."""
    return Texts(LOCALES, raise_problem)


@cache
def catalogue(tag: str) -> Catalogue:
    """Return the messages of one."""
    return read_catalogue(folder() / tag)


def words(tag: str) -> Words:
    """Return the words of one."""
    return all_texts().words(tag)
