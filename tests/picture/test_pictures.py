"""The picture of a rating is drawn by a process of its own, once."""

import io
import sys
from typing import Any

import pytest
from PIL import Image

from uno.picture import pictures
from uno.picture.pictures import MOST_KEPT, Curves

DAY = 86_400_000


def curve(points: int = 5, title: str = "Rating of Ann $_^{\\") -> dict[str, Any]:
    return {
        "title": title,
        "line": "Rating",
        "band": "up to the estimate",
        "points": [[1_790_000_000_000 + n * DAY, 1000 + n, 2000 - n] for n in range(points)],
    }


async def test_a_curve_is_drawn_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    curves = Curves()
    first = await curves.picture(curve())
    assert first is not None
    picture = Image.open(io.BytesIO(first))
    assert picture.format == "PNG"
    assert picture.width > 2 * picture.height * 0.9
    colors = picture.convert("RGB").getcolors(1_000_000)
    assert colors is not None and len(colors) > 50  # something is drawn
    assert "matplotlib" not in sys.modules
    monkeypatch.setattr(pictures, "_drawn", lambda _: None)  # nothing is drawn twice
    assert await curves.picture(curve()) is first
    assert await curves.picture(curve(6)) is None


async def test_a_picture_that_cannot_be_drawn_is_left_out() -> None:
    assert await Curves().picture({"points": "nonsense"}) is None


async def test_only_the_last_ones_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_drawn", lambda text: text)
    curves = Curves()
    for number in range(MOST_KEPT + 5):
        await curves.picture({"number": number})
    assert len(curves._kept) == MOST_KEPT


def test_the_process_gets_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert "secret" not in str(pictures._environment())
