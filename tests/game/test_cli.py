"""`python -m uno replay`: lines, exit statuses, the story, and its bounds in time and memory."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.game.documents import fair, seeded, valid
from uno.__main__ import main
from uno.cli.simulate import choose_usually
from uno.game.actions import Action
from uno.game.engine import new_game, step
from uno.game.presets import PRESETS
from uno.game.replay import document

ROOT = Path(__file__).parents[2]


def write(folder: Path, name: str, value: object) -> str:
    file = folder / name
    file.write_text(json.dumps(value), encoding="utf-8")
    return str(file)


def illegal() -> dict[str, Any]:
    return valid() | {"moves": [{"seat": 1, "do": "play", "card": "g1"}, {"seat": 0, "do": "keep"}]}


def test_one_line_a_file_and_the_highest_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [
        write(tmp_path, "good.json", valid()),
        write(tmp_path, "bad.json", {"format": "x"}),
        write(tmp_path, "stopped.json", illegal()),
        str(tmp_path / "missing.json"),
    ]
    assert main(["replay", "--json", *files]) == 2
    good, bad, stopped, missing = [
        json.loads(line) for line in capsys.readouterr().out.split("\n")[:4]
    ]
    assert (good["ok"], good["phase"], good["turn"]) == (True, "turn", 2)
    assert bad == {
        "format": "uno-replay-result/1",
        "ok": False,
        "error": {"move": None, "reason": "invalid", "message": "rules: missing"},
    }
    assert stopped["error"] == {
        "move": 1,
        "reason": "not-your-turn",
        "message": 'moves[1]: not your turn: {"seat": 0, "do": "keep"}',
    }
    assert stopped["top"] == "g1"
    assert missing["error"]["message"] == "file: No such file or directory"


def test_exit_statuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, stopped = write(tmp_path, "a.json", valid()), write(tmp_path, "b.json", illegal())
    assert main(["replay", good]) == 0
    assert main(["replay", good, stopped]) == 1
    assert main(["replay", "--json", stopped, good]) == 1
    assert main(["replay", str(tmp_path)]) == 2
    assert "Is a directory" in capsys.readouterr().err


def test_an_invalid_document_is_one_line_on_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, "bad.json", valid() | {"extra\n": 1})
    assert main(["replay", file]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"{file}: 'extra\\n': unknown field\n"


def test_another_engine_is_replayed_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, "old.json", seeded() | {"engine": 999, "fair": fair()})
    assert main(["replay", "--json", file]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["ok"]
    assert "recorded with engine 999" in err


def test_the_story_can_be_followed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [
        {"seat": 1, "do": "play", "card": "g1"},
        {"seat": 2, "do": "draw"},
        {"seat": 0, "do": "draw"},
        {"seat": 0, "do": "play", "card": "r1"},
        {"seat": 1, "do": "play", "card": "w4", "color": "b", "uno": True},
        {"seat": 2, "do": "challenge"},
    ]
    assert main(["replay", write(tmp_path, "game.json", valid() | {"moves": moves})]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "north, east, and south play with the classic deck, in this order clockwise."
    assert "1. east played Green 1." in told
    assert "2. south drew a card." in told
    assert "5. east played Wild Draw Four and chose blue." in told
    assert "east called UNO!" in told
    assert "6. south challenged east and was wrong: east held no red card." in told
    assert "The hand that was judged: Yellow 8." in told


def test_the_story_gives_the_standing_after_a_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = valid()
    replay["deal"]["hands"][1] = ["g1"]
    assert main(["replay", write(tmp_path, "game.json", replay)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "north: held Blue 7 and Red 5; 0 in this round, 0 in all." in told
    assert "east: held nothing; 23 in this round, 23 in all." in told


def test_names_of_strangers_cannot_bend_the_story(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = valid() | {"players": ["a\nb", "\x1b[2J\u202e", "\u200b"]}
    assert main(["replay", write(tmp_path, "game.json", replay)]) == 0
    out = capsys.readouterr().out
    assert not {"\x1b", "\u202e", "\u200b"} & set(out)
    assert out.startswith("a b, [2J, and Seat 3 play")


def run_alone(arguments: list[str], given: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "uno", *arguments],
        input=given,
        capture_output=True,
        check=False,
        cwd=ROOT,
    )


def test_standard_input_is_a_file_too() -> None:
    done = run_alone(["replay", "--json", "-"], json.dumps(valid()).encode())
    assert done.returncode == 0
    assert json.loads(done.stdout)["ok"]
    done = run_alone(["replay", "-"], b"\xff")
    assert done.returncode == 2
    assert done.stderr == b"-: byte 0: not UTF-8\n"


def many_moves(preset: str) -> dict[str, Any]:
    random, rules = Random(1), PRESETS[preset]
    seed = random.randbytes(32)
    state = new_game(rules, ["a", "b", "c"], seed).state
    moves: list[Action] = []
    while len(moves) < 10_000 and not state.match.winners:
        moves.append(choose_usually(state, random))
        step(state, moves[-1])
    return document(rules, ["a", "b", "c"], seed, moves, preset=preset)


@pytest.mark.parametrize("command", [["replay", "--json"], ["replay"]])
def test_the_reader_may_go_away(command: list[str], tmp_path: Path) -> None:
    file = write(tmp_path, "long.json", many_moves("official"))
    process = subprocess.Popen(
        [sys.executable, "-m", "uno", *command, file],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    process.wait()
    assert process.stderr.read() == b""
    process.stderr.close()


def test_simulate_prints_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--preset", "flip", "--players", "3", "--games", "2", "--seed", "7"]
    assert main(["simulate", *arguments, "--switch", "scoring=single", "--check"]) == 0
    line = capsys.readouterr().out
    assert line.startswith("moves/s=")
    assert " games/s=" in line
    assert " turns/game=" in line
    assert " wins=" in line
    assert line.count("\n") == 1


def test_simulate_gives_the_same_games_again(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for how in ([], ["--apply"], ["--check"], []):
        switches = ["--switch", "stacking=higher", "--switch", "target=50"]
        assert main(["simulate", "--games", "3", "--seed", "5", "--json", *switches, *how]) == 0
        figures = json.loads(capsys.readouterr().out)
        told.append((figures["moves"], figures["wins"], figures["turns/game"]))
    assert len(set(map(str, told))) == 1


def test_simulate_wildly(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--preset", "italia", "--players", "4", "--games", "1", "--wild", "--check"]
    assert main(["simulate", *arguments, "--moves", "300", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == 300


@pytest.mark.parametrize("switch", ["pace=1", "bluff=perhaps", "decks=9", "deck=flip=1"])
def test_simulate_refuses_unknown_switches(switch: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--switch", switch]) == 2
    assert switch.partition("=")[0] in capsys.readouterr().err
