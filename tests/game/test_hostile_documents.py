"""No document makes the program crash, hang or take more than its share of time and memory.

REPLAY.md: 1 s and 100 MB for 10,000 moves. Each document here has nearly 8 MB, or 10,000 moves, and
is replayed by a process of its own. Memory is held to the bound itself. Processor time is held to
four times the bound, because these machines are shared: what a fault of this kind costs is minutes
(a hang), not a few seconds.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.game.documents import valid
from tests.game.positions import act, play
from uno.game.strict_json import MAX_BYTES

ROOT = Path(__file__).parents[2]
ROOM = MAX_BYTES - 70_000
MOST_MEGABYTES = 100
MOST_SECONDS = 4.0
HOLE = '"@"'


def filled(document: object, item: str, count: int | None = None) -> str:
    """Return a document with its hole filled by an item, as often as it may be."""
    text = json.dumps(document)
    times = (ROOM - len(text)) // (len(item.encode()) + 1) if count is None else count
    return text.replace(HOLE, ",".join([item] * times))


def bent(**changes: Any) -> dict[str, Any]:
    return valid() | changes


def position(hands: list[list[str]], **more: Any) -> dict[str, Any]:
    deal = {"hands": hands, "discard": more.pop("discard", ["r3"]), "draw": ["@"]}
    return bent(players=[f"P{seat}" for seat in range(len(hands))], deal=deal, **more)


def deal_with(**changes: Any) -> dict[str, Any]:
    return bent(deal=valid()["deal"] | changes)


pytestmark = pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="the peak of memory is read from /proc"
)
INVALID: dict[str, Callable[[], str]] = {
    "brackets in a string": lambda: json.dumps("[" * ROOM),
    "many brackets before an end": lambda: '["' + ("[" * 70_000 + "]") * 100 + '"]',
    "open brackets": lambda: "[" * ROOM,
    "open braces": lambda: '{"deal":' * (ROOM // 8),
    "lists for cards": lambda: filled(deal_with(draw=["@"]), "[]"),
    "objects for cards": lambda: filled(deal_with(draw=["@"]), "{}"),
    "numbers for cards": lambda: filled(deal_with(draw=["@"]), "0"),
    "strings for cards": lambda: filled(deal_with(draw=["@"]), '"R"'),
    "a million hands": lambda: filled(bent(deal={"hands": ["@"]}), '["r5"]'),
    "a million players": lambda: filled(bent(players=["@"]), '"r"'),
    "a million empty moves": lambda: filled(bent(moves=["@"]), "{}"),
    "too many moves": lambda: filled(bent(moves=["@"]), '{"seat":0,"do":"draw"}'),
    "a million fields": lambda: "{" + ",".join(f'"{n:x}":0' for n in range(700_000)) + "}",
    "a move of a million fields": lambda: filled(bent(moves=["@"]), "{}", 1).replace(
        "{}", "{" + ",".join(f'"{n:x}":0' for n in range(700_000)) + "}"
    ),
    "a long name": lambda: filled(
        bent(players=["a", "@"]), '"' + "\U0001f600" * 2_000_000 + '"', 1
    ),
    "a long key": lambda: json.dumps({"é" * 1_000_000: 1}, ensure_ascii=False),
    "a long number": lambda: "9" * ROOM,
    "spaces": lambda: " " * ROOM,
}


def cycle(moves: list[dict[str, Any]], times: int) -> list[dict[str, Any]]:
    return moves * times


CHALLENGES = [play(1, "w4", color="g"), act(0, "challenge")]
LEAVES = [act(seat, do) for seat in range(1, 9) for do in ("draw", "leave")]
UNTIL = {"draw": "until_playable"}
PLAYED: dict[str, Callable[[], str]] = {
    "a million cards to draw from": lambda: filled(
        position(
            [["r5", "b7"], ["g1", "y8"], ["y2", "y9"]],
            moves=[act((turn + 1) % 3, "timeout") for turn in range(1500)],
        ),
        '"w4"',
    ),
    "a million cards in one draw": lambda: filled(
        position([["r1", "r2"], ["y1", "y9"]], rules=UNTIL, moves=[act(1, "draw")]), '"b1"'
    ),
    "a million cards drawn, left and drawn again": lambda: filled(
        position([["y1", "y2"]] * 10, rules=UNTIL, moves=LEAVES), '"b1"'
    ),
    "a million cards shown at every challenge": lambda: filled(
        position(
            [["r1", "r2"], ["w4"] * 107 + ["y1"]],
            rules=UNTIL,
            moves=[act(1, "draw"), act(0, "timeout"), *cycle(CHALLENGES, 107)],
        ),
        '"b1"',
    ),
    "a million cards shuffled from hand to hand": lambda: filled(
        position(
            [["wh"] * 300 + ["y1"]] * 3,
            rules={**UNTIL, "extra_wilds": True, "decks": 3},
            moves=[act(1, "draw"), *(play(turn % 3, "wh", color="r") for turn in range(2, 800))],
        ),
        '"b1"',
    ),
    "a million cards that may not start": lambda: filled(
        position([["r1", "r2"], ["y1", "y9"]], discard=["w4"], moves=[]), '"w4"'
    ),
    "a million cards left at the end of a round": lambda: filled(
        position(
            [["r1", "r2"], ["y1", "y9"]],
            rules=UNTIL,
            moves=[act(1, "draw"), play(0, "r1", uno=True), act(1, "timeout"), play(0, "r2")],
        ),
        '"b1"',
    ),
}


CHILD = """
import json, resource, sys
from pathlib import Path
from uno.__main__ import main
main(["replay", "--json", sys.argv[1]])
used = resource.getrusage(resource.RUSAGE_SELF)
peak = next(l for l in Path("/proc/self/status").read_text().splitlines() if l.startswith("VmHWM"))
sys.stderr.write(json.dumps([used.ru_utime + used.ru_stime, int(peak.split()[1]) / 1024]))
"""
"""Says what it took by itself: what its parent would be told counts the parent's memory too."""


def replayed(text: str, tmp_path: Path) -> tuple[dict[str, Any], float, float]:
    """Return the result of a replay, the processor time (s) and the memory (MB) it took."""
    data = text.encode()
    assert len(data) <= MAX_BYTES
    file = tmp_path / "document.json"
    file.write_bytes(data)
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(file)], capture_output=True, check=True, cwd=ROOT
    )
    assert done.stdout.count(b"\n") == 1
    seconds, megabytes = json.loads(done.stderr)
    print(f"{seconds:.2f} s, {megabytes:.0f} MB")
    return json.loads(done.stdout), seconds, megabytes


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_document_of_8_megabytes(name: str, tmp_path: Path) -> None:
    result, seconds, megabytes = replayed(INVALID[name](), tmp_path)
    assert result["error"]["reason"] == "invalid"
    assert len(result["error"]["message"]) < 300
    assert seconds < MOST_SECONDS
    assert megabytes < MOST_MEGABYTES


@pytest.mark.parametrize("name", PLAYED)
def test_a_valid_document_of_8_megabytes(name: str, tmp_path: Path) -> None:
    result, seconds, megabytes = replayed(PLAYED[name](), tmp_path)
    assert result["ok"], result["error"]
    assert seconds < MOST_SECONDS
    assert megabytes < MOST_MEGABYTES
