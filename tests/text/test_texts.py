"""Messages become words: the right language, plurals, arguments, and faults that are found."""

from pathlib import Path

import pytest

from uno.game.cards import COLORS, Side
from uno.text import CatalogueError, Texts, TextsProblem, Words
from uno.text.texts import raise_problem

LOCALES = Path(__file__).parents[2] / "data" / "locales"

ENGLISH = """
hello = Hello, { $name }!
cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
plain = 100 % plain
nested = { hello } Again.
"""


def write(folder: Path, locale: str, content: str) -> None:
    (folder / locale).mkdir(parents=True, exist_ok=True)
    (folder / locale / "all.ftl").write_text(content, encoding="utf-8")


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "da", ENGLISH.replace("Hello", "Hej").replace("one card", "et kort"))
    write(tmp_path, "pt-BR", ENGLISH.replace("Hello", "Oi"))
    write(tmp_path, "pt-PT", ENGLISH.replace("Hello", "Olá"))
    return Texts(tmp_path, raise_problem)


@pytest.fixture(scope="module")
def english() -> Words:
    return Texts(LOCALES, raise_problem).words("en")


def test_arguments_and_plurals(texts: Texts) -> None:
    assert texts.say("en", "hello", name="Ana") == "Hello, Ana!"
    assert texts.say("en", "cards", cards=1) == "one card"
    assert texts.say("en", "cards", cards=2) == "2 cards"
    assert texts.say("en", "plain") == "100 % plain"
    assert texts.say("en", "nested", name="Bo") == "Hello, Bo! Again."


def test_inserted_text_is_never_read_as_markup(texts: Texts) -> None:
    for name in ("{ $name }", "%(name)s", "100 %", "%s", "\\"):
        assert texts.say("en", "hello", name=name) == f"Hello, {name}!"


def test_no_isolation_marks_get_into_a_message(texts: Texts) -> None:
    assert all(character.isascii() for character in texts.say("en", "hello", name="Ana"))


@pytest.mark.parametrize(
    ("locale", "greeting"),
    [
        ("en-GB", "Hello"),
        ("en-US", "Hello"),
        ("da", "Hej"),
        ("pt-BR", "Oi"),
        ("pt-PT", "Olá"),
        ("pt", "Oi"),
        ("ja", "Hello"),
        (None, "Hello"),
    ],
)
def test_each_locale_of_discord_finds_its_language(
    texts: Texts, locale: str | None, greeting: str
) -> None:
    assert texts.say(locale, "hello", name="x").startswith(greeting)


def test_a_language_has_its_own_plurals(texts: Texts) -> None:
    assert texts.say("da", "cards", cards=1) == "et kort"


@pytest.mark.parametrize(
    ("key", "arguments"),
    [
        ("hello", {}),
        ("hello", {"name": "x", "other": "y"}),
        ("nested", {}),
        ("nowhere", {}),
    ],
)
def test_wrong_use_is_found(texts: Texts, key: str, arguments: dict[str, str]) -> None:
    with pytest.raises(TextsProblem, match=key):
        texts.say("en", key, **arguments)


def test_wrong_use_spoils_no_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    write(tmp_path, "en", ENGLISH)
    texts = Texts(tmp_path)
    assert texts.say("en", "nowhere") == "nowhere"
    assert "Hello" in texts.say("en", "hello")
    assert texts.say("en", "hello", name="x", other="y") == "Hello, x!"
    assert "nowhere" in caplog.text


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("this is not fluent", "not Fluent"),
        ("a = 1\na = 2", "twice"),
        ("a = { other }", "refers to other"),
        ("a = { -term }", "refers to -term"),
        ("a =\n    .attribute = x", "no text"),
        ("# nothing", "no messages"),
    ],
)
def test_a_catalogue_that_cannot_be_used_stops_the_start(
    tmp_path: Path, content: str, complaint: str
) -> None:
    write(tmp_path, "en", content)
    with pytest.raises(CatalogueError, match=complaint):
        Texts(tmp_path)


def test_a_language_that_is_not_complete_stops_the_start(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "da", "hello = Hej, { $name }!\nextra = x")
    with pytest.raises(CatalogueError, match="da: missing or unknown: cards, extra, nested, plain"):
        Texts(tmp_path)


def test_without_english_nothing_starts(tmp_path: Path) -> None:
    write(tmp_path, "da", ENGLISH)
    with pytest.raises(CatalogueError, match="no en texts"):
        Texts(tmp_path)
    with pytest.raises(CatalogueError, match="not there"):
        Texts(tmp_path / "nowhere")


def test_lists_are_joined_as_the_language_does(texts: Texts) -> None:
    assert texts.words("en").join(["Ana"]) == "Ana"
    assert texts.words("en").join(["Ana", "Bo"]) == "Ana and Bo"
    assert texts.words("en").join(["Ana", "Bo", "Cy"]) == "Ana, Bo, and Cy"
    assert texts.words("da").join(["Ana", "Bo", "Cy"]) == "Ana, Bo og Cy"


@pytest.mark.parametrize(
    ("code", "deck", "name"),
    [
        ("r5", "classic", "Red 5"),
        ("y0", "classic", "Yellow 0"),
        ("gs", "classic", "Green Skip"),
        ("br", "classic", "Blue Reverse"),
        ("rd", "classic", "Red Draw Two"),
        ("rd", "flip", "Red Draw One"),
        ("td", "flip", "Teal Draw Five"),
        ("ve", "flip", "Purple Skip Everyone"),
        ("of", "flip", "Orange Flip"),
        ("p9", "flip", "Pink 9"),
        ("w", "classic", "Wild"),
        ("w4", "classic", "Wild Draw Four"),
        ("w2", "flip", "Wild Draw Two"),
        ("wc", "flip", "Wild Draw Color"),
        ("ws", "classic", "Wild Swap Hands"),
        ("wh", "classic", "Wild Shuffle Hands"),
        ("r5/te", "flip", "Red 5"),
    ],
)
def test_cards_have_names(code: str, deck: str, name: str, english: Words) -> None:
    assert english.card(code, deck) == name


def test_marks_tell_colours_apart_without_colour(english: Words) -> None:
    colors = [*COLORS[Side.LIGHT], *COLORS[Side.DARK], None]
    assert len({english.mark(color) for color in colors}) == len(colors)
