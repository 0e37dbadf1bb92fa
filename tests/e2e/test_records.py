"""Leaderboards, profiles, histories, privacy and seasons, as people use them."""

import json
from argparse import Namespace
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.e2e.driver import Player, Scene, Screen, scene
from uno.cli import replay, verify
from uno.ratings.standing import MINIMUM_GAMES


def newest(player: Player) -> Screen:
    return next(screen for screen in player.newest_first if screen.is_private)


async def play_match(s: Scene) -> None:
    """Play a single round to its end: whoever can moves."""
    for _ in range(400):
        if "won the match" in s.table.text:
            return
        if s.table.has("Next round"):
            await next(iter(s.players.values())).press(s.table, "Next round")
            continue
        player = s.on_turn
        if not player.has_hand:
            await player.open_hand()
        if not player.hand.offers_move:
            await player.press(player.hand, "Refresh")
        plain = [label for label in player.plays if not label.startswith("Wild")]
        await player.press(player.hand, (plain or player.hand.moves)[0])
        await s.wait(1.3)
    raise AssertionError("the match did not end")


async def test_a_match_is_found_again_everywhere(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", seed="records") as s:
        await s.start_match(target=20)
        await play_match(s)
        assert "**Ratings**" in s.table.text
        ann, ben = s["Ann"], s["Ben"]
        board = (await ann.slash("leaderboard")).note
        assert "Without a rank yet" in board
        assert "Ann: " in board and "Ben: " in board
        profile = (await ann.slash("profile", group="uno-me", player=ben.actor)).note
        assert "Profile of Ben" in profile
        assert "With you: 1 match" in profile
        history = (await ann.slash("history", group="uno-me")).screen
        assert "place" in history.text
        await ann.choose(history, next(iter(history.menus.values()))[0][:12])
        story = newest(ann)
        assert "The story of match" in story.text
        check_file(tmp_path, s.download(story))
        assert "The story of match" in (await ben.slash("replay", group="uno-me")).note


def check_file(folder: Path, data: bytes) -> None:
    file = folder / "replay.json"
    file.write_bytes(data)
    assert replay.run(Namespace(files=[str(file)], json=True)) == replay.OK
    assert verify.run(Namespace(file=str(file))) == verify.PROVED
    assert json.loads(data)["format"] == "uno-replay/1"


@pytest.mark.parametrize("game", ["", "nothing", "../../etc"])
async def test_a_replay_that_is_not_there(tmp_path: Path, game: str) -> None:
    async with scene(tmp_path, "Ann", "Ben") as s:
        options = {"game": game} if game else {}
        told = (await s["Ann"].slash("replay", group="uno-me", **options)).note
        assert "no finished match" in told
        await s["Ann"].slash("start")
        live = s.table.custom_id("Join").split(":")[1]
        assert (
            "no finished match" in (await s["Ann"].slash("replay", group="uno-me", game=live)).note
        )


async def test_data_is_told_handed_out_and_deleted(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", seed="records") as s:
        ann = s["Ann"]
        await s.start_match(target=20)
        told = (await ann.slash("privacy", group="uno-me")).screen
        assert "What I keep about you" in told.text
        await ann.press(told, "Delete my data")
        assert "Leave it first" in newest(ann).text
        await play_match(s)
        export = (await ann.slash("privacy", group="uno-me", wish="export")).screen
        assert "everything I keep about you" in export.text
        data = json.loads(s.download(export))
        assert data["user_id"] == str(ann.actor.id)
        assert len(data["servers"][0]["results"]) == 1
        told = (await ann.slash("privacy", group="uno-me")).screen
        await ann.press(told, "Join the board")
        assert "from your next match on" in newest(ann).text
        await ann.press((await ann.slash("privacy", group="uno-me")).screen, "Leave the board")
        await ann.press((await ann.slash("privacy", group="uno-me")).screen, "Delete my data")
        await ann.press(newest(ann), "Delete")
        assert "nothing links the results to you" in newest(ann).text
        board = (await s["Ben"].slash("leaderboard")).note
        assert "Ann" not in board
        assert "Profile of Ann" not in (await ann.slash("profile", group="uno-me")).note


async def test_much_data_comes_in_several_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uno.store.export.ROWS_IN_PART", 1)
    monkeypatch.setattr("cogs.files.MAX_FILE", 2_000)
    async with scene(tmp_path, "Ann", "Ben", seed="records") as s:
        ann = s["Ann"]
        await s.start_match(target=1)
        await play_match(s)
        before = len(ann.sees)
        await ann.slash("privacy", group="uno-me", wish="export")
        told = [screen for screen in ann.sees[before:] if screen.is_private]
        assert len(told) > 1
        assert "everything I keep about you" in told[0].text and "ZIP" in told[0].text
        parts = []
        for number, screen in enumerate(told, start=1):
            assert f"File {number} of {len(told)}" in screen.text
            with ZipFile(BytesIO(s.download(screen))) as archive:
                parts += [json.loads(archive.read(name)) for name in archive.namelist()]
        kept = [server for part in parts for server in part["servers"]]
        assert sum(len(server["results"]) for server in kept) == 1
        assert sum(len(server["seats"]) for server in kept) == 1


async def test_a_season_ends_with_a_podium(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", seed="records") as s:
        manager = s.add_moderator("Mo")
        await manager.slash("season", group="uno-admin")
        assert "No season yet" in newest(manager).text
        for _ in range(MINIMUM_GAMES):
            await s.start_match(target=1)
            await play_match(s)
        await manager.slash("season", group="uno-admin")
        form = await manager.press(newest(manager), "End the season")
        await manager.write(form, name="First *season*")
        assert "its podium was told here" in newest(manager).text
        podium = next(screen.text for screen in s["Ann"].newest_first if not screen.is_private)
        assert "First" in podium and "🥇" in podium
        stats = (await manager.slash("stats", group="uno-admin")).note
        assert f"In all: {MINIMUM_GAMES} matches" in stats


async def test_the_owners_data(tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", seed="records") as s:
        manager = s.add_moderator("Mo")
        await s.start_match(target=1)
        await play_match(s)
        panel = (await manager.slash("data", group="uno-admin")).screen
        await manager.press(panel, "Reset")
        assert "Only administrators" in newest(manager).text
