"""The card art: complete, within Discord's limits, and told apart by everybody.

What counts is what arrives on a screen: PNGs at 22 pixels, the size of an emoji in a text.
"""

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from scripts import art

PNGS = art.ART / "png"
EMOJI_PIXELS = 22
DISCORD_DARK, DISCORD_LIGHT = (49, 51, 56), (255, 255, 255)

# Machado, Oliveira and Fernandes 2009, complete deficiency, for linear RGB.
SEEN_AS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}


def expected_names() -> Iterator[str]:
    """Spell out the faces of both decks (RULES.md section 1) in the codes of REPLAY.md."""
    for color in "rygb":
        yield f"uno_{color}"
        yield from (f"uno_{color}{face}" for face in (*"0123456789", "s", "r", "f"))
        yield from (f"uno_{color}d{amount}" for amount in (1, 2, 4))
        yield from (f"uno_{wild}_{color}" for wild in ("w", "w4", "w2", "ws", "wh"))
    for color in "ptov":
        yield f"uno_{color}"
        yield from (f"uno_{color}{face}" for face in (*"123456789", "d5", "r", "e", "f"))
        yield from (f"uno_{wild}_{color}" for wild in ("w", "wc"))
    yield from ("uno_w", "uno_w4", "uno_w2", "uno_ws", "uno_wh", "uno_w_dark", "uno_wc")
    yield from ("uno_back", "uno_back_dark")


def test_every_face_of_both_decks_and_the_backs_is_drawn() -> None:
    names = sorted(expected_names())
    assert sorted(path.stem for path in PNGS.glob("*.png")) == names
    assert sorted(path.stem for path in (art.ART / "svg").glob("*.svg")) == names


@pytest.mark.parametrize("path", sorted(PNGS.glob("*.png")), ids=lambda path: path.stem)
def test_a_picture_fits_what_discord_takes_as_an_emoji(path: Path) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", path.stem)
    assert path.stat().st_size <= 256 * 1024
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        assert picture.size == (128, 128)


def test_sources_and_pngs_are_what_the_script_draws() -> None:
    for name, svg in art.pictures().items():
        assert (art.ART / "svg" / f"{name}.svg").read_text() == svg, name
        drawn = Image.open(io.BytesIO(art.render(svg))).convert("RGBA")
        kept = Image.open(PNGS / f"{name}.png").convert("RGBA")
        # Another machine may round an edge differently, no more.
        assert farthest_values(drawn, kept) <= 8, name


@pytest.mark.parametrize("look", art.LOOKS.values(), ids=art.LOOKS)
def test_a_colour_is_read_on_its_card_and_on_a_wild(look: art.Look) -> None:
    assert contrast(look.ink, look.paper) >= 4.5
    assert contrast(look.bright, art.NIGHT) >= 4.5


def test_each_colour_has_a_mark_and_a_letter_of_its_own() -> None:
    looks = art.LOOKS.values()
    assert len({art.MARKS[look.mark] for look in looks}) == len(art.LOOKS) == 8
    assert len({art.GLYPHS[look.letter] for look in looks}) == 8


@pytest.mark.parametrize("eyes", SEEN_AS)
@pytest.mark.parametrize("background", [DISCORD_DARK, DISCORD_LIGHT], ids=["dark", "light"])
def test_no_two_pictures_look_alike(eyes: str, background: tuple[int, int, int]) -> None:
    seen = {
        path.stem: seen_by(eyes, small(path, background)) for path in sorted(PNGS.glob("*.png"))
    }
    alike = [
        f"{one}/{other}"
        for (one, first), (other, second) in combinations(seen.items(), 2)
        if clearly_different_pixels(first, second) < 10
    ]
    assert alike == []


def test_a_picture_with_one_pixel_more_counts_as_alike() -> None:
    one = Image.new("RGB", (EMOJI_PIXELS, EMOJI_PIXELS))
    other = one.copy()
    other.putpixel((3, 3), (255, 255, 255))
    assert clearly_different_pixels(one, other) == 1


def small(path: Path, background: tuple[int, int, int]) -> Image.Image:
    """Show a picture as an emoji in a text."""
    with Image.open(path) as picture:
        emoji = picture.convert("RGBA").resize((EMOJI_PIXELS,) * 2, Image.Resampling.LANCZOS)
    shown = Image.new("RGB", emoji.size, background)
    shown.paste(emoji, (0, 0), emoji)
    return shown


def seen_by(eyes: str, picture: Image.Image) -> Image.Image:
    """Simulate how somebody sees a picture."""
    seen = Image.new("RGB", picture.size)
    seen.putdata([seen_color(eyes, pixel) for pixel in picture.get_flattened_data()])
    return seen


@cache
def seen_color(eyes: str, color: tuple[int, int, int]) -> tuple[int, ...]:
    linear = [linear_light(value) for value in color]
    return tuple(
        encoded(sum(weight * value for weight, value in zip(row, linear, strict=True)))
        for row in SEEN_AS[eyes]
    )


def clearly_different_pixels(one: Image.Image, other: Image.Image) -> int:
    """Count pixels of which a channel differs by a quarter of the whole range."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[64:])


def farthest_values(one: Image.Image, other: Image.Image) -> int:
    """Return by how much two pictures differ at most, 0-255."""
    counts = [band.histogram() for band in ImageChops.difference(one, other).split()]
    return max(value for count in counts for value, pixels in enumerate(count) if pixels)


def linear_light(value: float) -> float:
    """Turn an sRGB value of 0-255 into light."""
    share = value / 255
    return float(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)


def encoded(light: float) -> int:
    """Turn light into an sRGB value of 0-255."""
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(share * 255)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2 between two colours."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(color: str) -> float:
    red, green, blue = (linear_light(int(color[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
