"""Names that people chose must not break a message, ping anybody or hide anything."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uno.text import escape_name, plain_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("  two   words\n", "two words"),
        ("x" * 40, "x" * 32),
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("ze\u200bro\u200d wi\ufeffdth", "zero width"),
        ("\u3164\u2800\u115f", ""),
        ("\ue000private", "private"),
        ("Zo\u0065\u0301", "Zo\u00e9"),
        ("a" + "\u0316" * 20, "a\u0316\u0316"),
        ("", ""),
    ],
)
def test_plain_name_shows_only_what_can_be_seen(name: str, shown: str) -> None:
    assert plain_name(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("<@123>", r"\<\@123\>"),
        ("@everyone", r"\@everyone"),
        ("<#5> <:a:1>", r"\<\#5\> \<\:a\:1\>"),
        ("[x](https://example.org)", r"\[x\]\(https\://example.org\)"),
        ("||spoiler|| `code`", r"\|\|spoiler\|\| \`code\`"),
        ("# head", r"\# head"),
        ("- item", r"\- item"),
        (r"back\slash", r"back\\slash"),
    ],
)
def test_escaped_names_carry_no_markup(name: str, shown: str) -> None:
    assert escape_name(name) == shown


@given(st.text(max_size=80))
def test_no_name_can_hide_or_break_anything(name: str) -> None:
    plain = plain_name(name)
    assert len(plain) <= 32
    assert plain == plain.strip()
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for c in plain)
    escaped = escape_name(name)
    for index, character in enumerate(escaped):
        if character in "*_~`|<>@#[]()":
            assert escaped[index - 1] == "\\", escaped


@given(st.text(max_size=80))
def test_cleaning_twice_changes_nothing(name: str) -> None:
    assert plain_name(plain_name(name)) == plain_name(name)
