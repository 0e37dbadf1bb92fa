"""Each file of tests/cases holds a replay and a part of the result that must be equal."""

import json
from pathlib import Path
from typing import Any

import pytest

from uno.game.invariants import problems
from uno.game.replay import result, run
from uno.game.replay_document import read_document

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))


def load(path: Path) -> dict[str, Any]:
    case: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return case


def part(expected: object, actual: object) -> object:
    """Return of `actual` only what `expected` speaks of, so that a difference shows."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return {key: part(value, actual.get(key, "missing")) for key, value in expected.items()}
    return actual


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    case = load(path)
    replayed = run(read_document(case["replay"]))
    assert part(case["expect"], result(replayed)) == case["expect"], case["name"]
    assert problems(replayed.state) == []
