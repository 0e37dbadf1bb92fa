"""The words of the screens' tests: English, and any misuse of a text is an error."""

from pathlib import Path

import pytest

from uno.text import Texts, Words
from uno.text.texts import raise_problem

LOCALES = Path(__file__).parents[2] / "data" / "locales"


@pytest.fixture(scope="session")
def words() -> Words:
    return Texts(LOCALES, raise_problem).words("en")
