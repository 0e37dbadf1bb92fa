"""What is kept of a language's data says the same as all of it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from babel import Locale, localedata

from uno.text.cldr import NEVER_SAID, babel_locale

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted(path.name for path in (ROOT / "data" / "locales").iterdir())

SAY = """
import json, sys
from datetime import date
from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal
{prepare}
def say(tag):
    locale = Locale.parse(tag.replace("-", "_"))
    numbers = [0, 1, 2, 3, 4, 11, 12, 21, 22, 23, 101, 1000000]
    return [
        [locale.plural_form(number) for number in numbers],
        [locale.ordinal_form(number) for number in numbers],
        [format_decimal(number + 0.5, locale=locale) for number in numbers],
        [format_list(list("abcd")[:many], locale=str(locale)) for many in range(5)],
        [format_date(date(2026, month, 3), "medium", locale=str(locale)) for month in (3, 11)],
        [format_skeleton("yMMMM", date(2026, month, 1), locale=str(locale)) for month in (3, 11)],
    ]
print(json.dumps([say(tag) for tag in sys.argv[1:]]))
"""


def said(prepare: str) -> object:
    command = [sys.executable, "-c", SAY.format(prepare=prepare), *LANGUAGES]
    done = subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    return json.loads(done.stdout)


def test_every_language_says_the_same_as_with_all_of_its_data() -> None:
    less = "from uno.text.cldr import babel_locale\nlist(map(babel_locale, sys.argv[1:]))"
    assert said(less) == said("")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_most_of_a_language_is_let_go(tag: str) -> None:
    locale = babel_locale(tag)
    for name in ("root", str(locale)):
        assert not localedata.load(name).keys() & set(NEVER_SAID)


def test_a_language_that_babel_does_not_know_counts_as_english() -> None:
    assert babel_locale("qqq") == Locale("en")
