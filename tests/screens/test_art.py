"""Pictures where there are any, marks where there are none, words alone for screen readers."""

import re
from pathlib import Path

import pytest

from cogs.screens.art import art_of
from cogs.screens.budget import problems
from tests.screens import gallery, phases, tables
from tests.screens.conftest import LOCALES
from tests.screens.readable import every, labels, readable, texts
from uno.game.presets import PRESETS
from uno.text import NO_ART, PLAIN, Texts, Words
from uno.text.art import art_name
from uno.text.texts import raise_problem

PICTURES = Path(__file__).parents[2] / "data" / "art" / "png"
NAMES = sorted(path.stem for path in PICTURES.glob("*.png"))
IDS = {name: str(1_000_000_000_000_000_000 + place) for place, name in enumerate(NAMES)}
ART = art_of(IDS)
TEXTS = Texts(LOCALES, raise_problem)
SCENES = gallery.scenes()


@pytest.fixture(scope="module")
def drawn() -> Words:
    return TEXTS.words("en", ART)


@pytest.fixture(scope="module")
def plain() -> Words:
    return TEXTS.words("en", PLAIN)


@pytest.mark.parametrize("name", SCENES)
def test_every_screen_fits_with_pictures(name: str, drawn: Words) -> None:
    assert problems(SCENES[name](drawn)) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_every_phase_fits_with_pictures(preset: str, drawn: Words) -> None:
    for made in phases.situations(preset).values():
        for screen in phases.screens(made, drawn):
            assert problems(screen) == []


def test_the_top_card_is_a_picture_with_a_text_for_readers(drawn: Words) -> None:
    screen = gallery.board(gallery.turn())(drawn)
    pictures = [item["accessory"] for item in every(screen) if item["type"] == 9]
    assert pictures == [
        {
            "type": 11,
            "media": {"url": f"https://cdn.discordapp.com/emojis/{IDS['uno_r3']}.png?size=128"},
            "description": "Red 3",
        }
    ]


def test_a_wild_on_top_shows_its_colour(drawn: Words) -> None:
    shown = readable(gallery.board(gallery.challenge())(drawn))
    assert IDS["uno_w4_g"] in shown


def test_buttons_and_lists_carry_the_picture_of_their_card(drawn: Words) -> None:
    screen = gallery.hand(gallery.turn())(drawn)
    marks = {item["label"]: item.get("emoji") for item in every(screen) if item["type"] == 2}
    assert marks["Red 5"] == {"name": "uno_r5", "id": IDS["uno_r5"]}
    assert marks["Wild: blue"] == {"name": "uno_w_b", "id": IDS["uno_w_b"]}
    assert f"<:uno_bd2:{IDS['uno_bd2']}> Draw Two" in texts(screen)


def test_a_picture_makes_the_mark_of_its_group_needless(drawn: Words) -> None:
    shown = texts(gallery.hand(gallery.turn())(drawn))
    assert f"Red: <:uno_r5:{IDS['uno_r5']}> 5 ×2" in shown
    some = texts(gallery.hand(gallery.turn())(TEXTS.words("en", art_of({"uno_r5": "1"}))))
    assert "Red ♦️: <:uno_r5:1> 5 ×2, Skip" in some


def test_the_dark_side_has_its_own_wild_and_shows_the_light_one_on_backs(drawn: Words) -> None:
    hand = texts(SCENES["flip-hand-dark"](drawn))
    assert "<:uno_w_dark:" in hand
    assert "<:uno_w:" not in hand
    backs = texts(SCENES["backs-dark"](drawn))
    assert "<:uno_w:" in backs
    assert "<:uno_w_dark:" not in backs


def test_the_draw_pile_lies_face_down(drawn: Words) -> None:
    for scene, back in (("hand-turn", "uno_back"), ("flip-table-dark", "uno_back_dark")):
        buttons = {
            b["label"]: b.get("emoji") for b in every(SCENES[scene](drawn)) if b["type"] == 2
        }
        assert buttons["Draw"] == {"name": back, "id": IDS[back]}


def test_the_story_shows_what_was_played(drawn: Words) -> None:
    shown = texts(gallery.board(gallery.challenge())(drawn))
    assert f"played <:uno_w4_g:{IDS['uno_w4_g']}> Wild Draw Four" in shown


def test_what_is_missing_is_told_by_its_mark() -> None:
    some = TEXTS.words("en", art_of({"uno_r5": "1"}))
    marks = {
        item["label"]: item.get("emoji")
        for item in every(gallery.hand(gallery.turn())(some))
        if item["type"] == 2
    }
    assert marks["Red 5"] == {"name": "uno_r5", "id": "1"}
    assert marks["Red Skip"] == {"name": "♦️"}


def test_a_hand_of_many_kinds_has_no_pictures_in_its_text(drawn: Words) -> None:
    screen = gallery.hand(gallery.misplay_hand())(drawn)
    assert "<:uno_r5:" not in texts(screen)
    assert problems(screen) == []


@pytest.mark.parametrize("name", SCENES)
def test_plain_text_holds_no_emoji(name: str, plain: Words) -> None:
    shown = readable(SCENES[name](plain))
    assert re.findall("[\U0001f000-\U0001faff\u2190-\u21ff\u2600-\u27bf\u2b50\ufe0f]", shown) == []
    assert not any("emoji" in item for item in every(SCENES[name](plain)))


@pytest.mark.parametrize("name", SCENES)
def test_plain_text_says_the_same(name: str, plain: Words) -> None:
    """Taking the emojis out of the usual screen leaves the plain one."""
    usual = SCENES[name](TEXTS.words("en", NO_ART))
    words = re.sub(
        r" ?[\U0001f000-\U0001faff\u2190-\u21ff\u2600-\u27bf\u2b50\ufe0f]+", "", texts(usual)
    )
    assert words.split() == texts(SCENES[name](plain)).split()
    assert labels(usual) == labels(SCENES[name](plain))


@pytest.mark.parametrize("deck", ["classic", "classic-4", "flip"])
def test_every_card_of_a_deck_has_a_picture(deck: str) -> None:
    preset = "flip" if deck == "flip" else "official"
    state = tables.playing(preset=preset).state
    assert state is not None
    decks = (deck, "flip-dark") if deck == "flip" else (deck,)
    for side, name in zip((state.book, *state.book.other), decks, strict=True):
        for face in side.faces.values():
            assert art_name(face.code, name) in NAMES
            colors = side.colors if face.is_wild else ()
            assert all(art_name(face.code, name, color) in NAMES for color in colors)
