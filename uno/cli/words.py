"""The words of the commands, which speak English."""

from pathlib import Path
from typing import Final

from uno.text import Texts, Words

LOCALES: Final = Path(__file__).parents[2] / "data" / "locales"


def english() -> Words:
    """Return the English texts."""
    return Texts(LOCALES).words("en")
