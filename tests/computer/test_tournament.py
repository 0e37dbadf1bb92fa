"""The tournament: its tables, its players, and games in which everybody may react."""

from dataclasses import replace

import pytest

from uno.__main__ import main
from uno.cli.tournament import REFERENCE, Pairing, Table, card_play, whole_play
from uno.game.presets import PRESETS
from uno.game.rules import Rules

HOSTED = Rules(dealer="host", scoring="single")


def share(pairing: Pairing, games: int) -> float:
    table = Table(pairing)
    return sum(table.play(1, number) for number in range(games)) / games


def test_it_prints_a_line_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "medium", "random", "--calls", "--games", "40", "--jobs", "1"]) == 0
    line = capsys.readouterr().out.splitlines()[-1].split()
    assert line[:3] == ["medium", "random", "40"]
    assert line[3].endswith("%")
    assert 0 < float(line[4]) < 20


@pytest.mark.parametrize("wrong", ["medium", "medium nobody", "medium tests.bench.rule:nothing"])
def test_unknown_players_are_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", *wrong.split()]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_tables_hold_every_level_to_the_reference_and_to_the_one_below() -> None:
    pairs = [(pairing.player, pairing.against, pairing.seats) for pairing in card_play()]
    for level in ("medium", "hard"):
        assert {
            seats for player, against, seats in pairs if (player, against) == (level, REFERENCE)
        } == {2, 4}
    assert ("medium", "random", 2) in pairs
    titles = {pairing.title for pairing in whole_play()}
    for title in titles:
        of_it = {(p.player, p.against) for p in whole_play() if p.title == title}
        assert of_it == {("medium", "easy"), ("hard", "medium")}
    assert len(titles) == 6


def test_equal_players_win_equally_and_the_better_one_more() -> None:
    rules = replace(HOSTED, bluff=False)
    equal = share(Pairing("", "random", "random", rules, calls=True), 300)
    better = share(Pairing("", "medium", "random", rules, calls=True), 300)
    assert 0.4 < equal < 0.6 < better


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_play_goes_by_every_preset(preset: str) -> None:
    rules = replace(PRESETS[preset], dealer="host", scoring="single", jump_in=True)
    assert 0 <= share(Pairing("", "medium", "easy", rules, 4, teams=True), 8) <= 1
