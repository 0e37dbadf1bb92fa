"""What languages do by themselves (plurals, numbers, lists, dates), from the CLDR through Babel.

Babel keeps all it has read: 1.3 MB for each language, mostly names of units, currencies and places,
and 2.3 MB about the languages of the world. The bot says none of that, so it is let go.
"""

from functools import cache
from typing import Final

import babel.core
from babel import Locale, UnknownLocaleError, localedata

NEVER_SAID: Final = (
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "date_fields",
    "interval_formats",
    "languages",
    "meta_zones",
    "scripts",
    "territories",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
)
"""The parts of a language's data that hold most of it."""


@cache
def babel_locale(tag: str) -> Locale:
    """Return what Babel knows of a language; English where it knows nothing."""
    try:
        locale = Locale.parse(tag.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return _ENGLISH
    _let_go_of_most(locale)
    return locale


def _let_go_of_most(locale: Locale) -> None:
    localedata.load(str(locale))
    for name in {"root", locale.language, str(locale)}:
        known = localedata.load(name)  # kept by Babel: of this language, and what it builds on
        for part in NEVER_SAID:
            known.pop(part, None)
    # Needed to find a language, and read anew (15 ms) when it is needed for the next.
    babel.core._global_data = None


# Every bot speaks it. Now, while modules load, they take the room that it leaves.
_ENGLISH: Final = babel_locale("en")
