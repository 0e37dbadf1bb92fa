"""Messages become words: the right language, plurals, arguments, and faults that are found."""

from pathlib import Path

import pytest

from uno.game.cards import COLORS, Color, Side
from uno.text import CatalogueError, Language, Texts, TextsProblem, Words
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
COLORED = """
color = { $color ->
    [red] red
   *[none] colourless
}
held = { $name } held a { color } card
"""


def write(folder: Path, locale: str, content: str, declared: str = "") -> None:
    (folder / locale).mkdir(parents=True, exist_ok=True)
    language = f"language = {locale} itself\n{declared}"
    (folder / locale / "language.ftl").write_text(language, encoding="utf-8")
    (folder / locale / "all.ftl").write_text(content, encoding="utf-8")


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "da", ENGLISH.replace("Hello", "Hej").replace("one card", "et kort"))
    write(tmp_path, "es", ENGLISH.replace("Hello", "Hola"), "    .discord = es-ES es-419\n")
    write(tmp_path, "pt-BR", ENGLISH.replace("Hello", "Oi"), "    .discord = pt-BR\n")
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
        ("es-ES", "Hola"),
        ("es-419", "Hola"),
        ("es-MX", "Hola"),
        ("xx-unknown", "Hello"),
        ("", "Hello"),
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
        ("a = { b.name }\nb = x", "refers to b.name"),
        ("a =\n    .attribute = x", "no text"),
        ("a = { $b ->\n    [one] x\n}", "a is not Fluent"),
        ("a = { \nb = c", "a is not Fluent"),
    ],
)
def test_every_fault_of_a_catalogue_is_found_by_the_check(
    tmp_path: Path, content: str, complaint: str
) -> None:
    write(tmp_path, "en", content)
    with pytest.raises(CatalogueError, match=complaint):
        Texts(tmp_path).catalogue("en").check()


def test_a_broken_message_is_shown_as_its_key_and_spoils_nothing(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { other }\nb = fine")
    problems: list[str] = []
    texts = Texts(tmp_path, problems.append)
    assert texts.say("en", "a") == "a"
    assert texts.say("en", "b") == "fine"
    assert "refers to other" in problems[0]


def test_what_a_language_leaves_out_comes_from_its_fallback(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = English a\nb = English b\nc = English c")
    write(tmp_path, "pt-BR", "a = Brazilian a\nb = Brazilian b")
    write(tmp_path, "pt-PT", "a = European a", "    .fallback = pt-BR\n")
    problems: list[str] = []
    texts = Texts(tmp_path, problems.append)
    assert texts.say("pt-PT", "a") == "European a"
    assert texts.say("pt-PT", "b") == "Brazilian b"
    assert problems == []
    assert texts.say("pt-PT", "c") == "English c"
    assert problems == ["pt-PT: c is not translated"]


def test_attributes_are_messages_too(tmp_path: Path) -> None:
    write(tmp_path, "en", "play = Play { $card }\n    .name = play\nuse = Type { play.name }")
    texts = Texts(tmp_path, raise_problem)
    assert texts.say("en", "play.name") == "play"
    assert texts.say("en", "use") == "Type play"
    with pytest.raises(TextsProblem, match="no message play"):
        texts.say("en", "play.other")


def test_a_message_may_choose_by_a_colour_but_not_by_words(tmp_path: Path) -> None:
    write(tmp_path, "en", COLORED)
    texts = Texts(tmp_path, raise_problem)
    assert texts.say("en", "held", color=Color.RED, name="Ana") == "Ana held a red card"
    assert texts.say("en", "held", color=None, name="Ana") == "Ana held a colourless card"
    with pytest.raises(TextsProblem, match=r"held chooses by \['color'\]"):
        texts.say("en", "held", color="red", name="Ana")


def test_places_have_the_endings_of_the_language(english: Words) -> None:
    said = [english.say("place", place=place) for place in (1, 2, 3, 4, 11, 21)]
    assert said == ["1st", "2nd", "3rd", "4th", "11th", "21st"]


@pytest.mark.parametrize(
    ("declaration", "complaint"),
    [
        ("language =\n    .discord = da\n", "at most"),
        ("speech = Dansk\n", "at most"),
        ("language = Dansk\n    .locale = da\n", "at most"),
        ("language = { $name }\n", "plain text"),
        ("language = Dansk\n    .discord = en-US\n", "da and en both serve en-US"),
        ("language = Dansk\n    .fallback = no\n", "fallback no is not there"),
        ("-dansk = Dansk\n", "does not begin with a message"),
        (None, "which language"),
    ],
)
def test_a_language_that_does_not_say_what_it_is_stops_the_start(
    tmp_path: Path, declaration: str | None, complaint: str
) -> None:
    write(tmp_path, "en", ENGLISH, "    .discord = en-US en-GB\n")
    write(tmp_path, "da", ENGLISH)
    path = tmp_path / "da" / "language.ftl"
    if declaration is None:
        path.unlink()
    else:
        path.write_text(declaration, encoding="utf-8")
    with pytest.raises(CatalogueError, match=complaint):
        Texts(tmp_path)


def test_a_language_is_one_file_and_no_code(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH)
    danish = ENGLISH.replace("Hello", "Hej")
    (tmp_path / "da").mkdir()
    declared = "language = Dansk\n    .discord = da\n    .preset = danmark\n"
    (tmp_path / "da" / "language.ftl").write_text(declared + danish, encoding="utf-8")
    texts = Texts(tmp_path, raise_problem)
    assert texts.language("da") == Language("da", "Dansk", ("da",), None, "danmark")
    assert texts.say("da", "hello", name="Bo") == "Hej, Bo!"


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
