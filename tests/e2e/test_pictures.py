"""Cards with their pictures, from the upload to the table, the hand and words only."""

from pathlib import Path
from typing import Any

from tests.e2e.driver import Scene, Screen, scene

ART = Path(__file__).parents[2] / "data" / "art" / "png"
ALL = {path.stem for path in ART.glob("*.png")}


def emojis_of(s: Scene) -> dict[str, int]:
    """Return what Discord has: name -> id."""
    return {emoji.name: emoji.id for emoji in s.env.backend.application_emojis.values()}


def uploads(s: Scene) -> int:
    """Count what was sent to Discord."""
    return sum(
        request.method == "POST" and request.path.endswith("/emojis")
        for request in s.env.http_requests
    )


def names_on(screen: Screen) -> set[str]:
    """Return the names of our emojis on buttons."""
    return {emoji["name"] for emoji in screen.emojis if "id" in emoji}


def thumbnail(screen: Screen) -> Any:
    """Return the picture of the top card."""
    (found,) = (part["accessory"] for part in screen.parts(9))
    return found


async def test_pictures_from_the_upload_to_the_table(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", pictures=ART) as s:
        await s.wait(5)
        ids = emojis_of(s)
        assert ids.keys() == ALL
        await s.start_match()
        picture = thumbnail(s.table)
        shown = next(name for name, number in ids.items() if str(number) in picture["media"]["url"])
        assert f"<:{shown}:{ids[shown]}>" in s.table.text
        assert picture["description"] in s.table.text  # the words say the same
        player = s.on_turn
        await player.open_hand()
        assert names_on(player.hand) <= ALL
        for label in player.plays:  # words on every button, beside its picture
            assert label.startswith(("Red ", "Yellow ", "Green ", "Blue ", "Wild"))
        assert "<:uno_" in player.hand.text
        await player.slash("settings", group="uno-me")
        settings = next(one for one in player.newest_first if one.is_private)
        await player.choose(settings, "Words only")
        await player.open_hand()
        assert names_on(player.hand) == set()
        assert "<:uno_" not in player.hand.text


async def test_a_new_start_uploads_nothing_and_has_pictures_at_once(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", pictures=ART) as s:
        await s.wait(5)
        await s.start_match()
        before = uploads(s)
        await s.restart()
        await s.wait(5)
        assert uploads(s) == before == len(ALL)
        await s.on_turn.open_hand()
        assert "<:uno_" in s.on_turn.hand.text
        await s.move()
        assert thumbnail(await s.shown())


async def test_a_move_with_pictures_takes_three_requests_at_most(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", pictures=ART) as s:
        await s.wait(5)
        await s.start_match()
        for player in s.players.values():
            await player.open_hand()
        for _ in range(8):
            await s.wait(3)
            async with s.counting() as counted:
                await s.move()
                await s.wait(1.3)
            assert len(counted) <= 3
