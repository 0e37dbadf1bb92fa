"""A tester without the documentation: one match under each preset, with Flip, teams and tournament.

Rules are chosen on the panel, and every move is a press on what a screen shows.
"""

import re
from pathlib import Path
from random import Random

import pytest

from cogs.custom_id import Verb
from tests.e2e.driver import Scene, Screen, scene
from tests.e2e.walker import Walk

PRESETS = (
    *("Official UNO", "Brazilian rules", "Danish rules"),
    *("Italian rules", "Spanish rules", "UNO Flip"),
)
TARGET = 40  # one round, or a few
NAMES = ("Ann", "Ben", "Cleo", "Dan")


async def open_table(s: Scene, preset: str, target: int, *choices: tuple[str, str]) -> None:
    """Open a lobby and choose on its panel: the preset, the target, and (page, option) pairs."""
    host = s["Ann"]
    await host.slash("start")
    await host.press(s.table, "Rules")
    await host.choose(host.sees[-1], preset)
    form = await host.press(host.sees[-1], "Target")
    await host.write(form, target=str(target))
    for page, wanted in choices:
        await host.press(host.sees[-1], page)
        await host.choose(host.sees[-1], wanted)
    for player in s.players.values():
        if player is not host:
            await player.press(s.table, "Join")
    await s.wait(1.2)
    assert preset in s.table.text
    await host.press(s.table, "Start")
    await s.wait(2)


async def walk(s: Scene, seed: int) -> tuple[Walk, Screen]:
    """Play to the podium and check what is on it."""
    walked = Walk(s, Random(seed))
    end = await walked.to_the_end()
    assert "🥇" in end.text
    for name in s.players:
        assert re.search(rf"^{name}: \d+ turns?, drew \d+ cards?", end.text, re.MULTILINE)
    assert end.has("Rematch")
    assert len(end.files) == 1
    return walked, end


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_match_under_each_preset(preset: str, tmp_path: Path) -> None:
    async with scene(tmp_path, *NAMES[:3], seed=preset) as s:
        await open_table(s, preset, TARGET)
        walked, _ = await walk(s, 1)
        assert walked.saw_dark_side == (preset == "UNO Flip")
        if preset == "Italian rules":
            assert walked.pressed[Verb.VOTE] >= 1


async def test_a_match_of_teams(tmp_path: Path) -> None:
    async with scene(tmp_path, *NAMES, seed="teams") as s:
        choices = (("Table", "2 teams, seated alternately"),)
        await open_table(s, "Italian rules", TARGET, *choices)
        assert "team 1" in s.table.text
        _, end = await walk(s, 2)
        assert re.search(r"Team [12] \((Ann|Ben)", end.text)


async def test_a_tournament_with_its_final_of_two(tmp_path: Path) -> None:
    async with scene(tmp_path, *NAMES[:3], seed="tournament") as s:
        choices = (("Game", "Out at the target"),)
        await open_table(s, "Official UNO", TARGET, *choices)
        walked, end = await walk(s, 3)
        assert walked.pressed[Verb.NEXT] >= 1
        assert "final" in "".join(screen.text for screen in s.screens()).lower()
        assert end.text.count("🥇") == 1


@pytest.mark.slow
async def test_house_rules_all_at_once(tmp_path: Path) -> None:
    async with scene(tmp_path, *NAMES, seed="house") as s:
        choices = (("Game", "7 swaps"), ("Game", "With the same or a higher kind"))
        await open_table(s, "Official UNO", TARGET, *choices)
        walked, _ = await walk(s, 4)
        assert walked.pressed[Verb.SWAP] >= 1
