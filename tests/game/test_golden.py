"""Recorded games give what they gave when they were recorded, or the engine number was raised."""

import json
from typing import Any

import pytest

from tests.game.golden import FOLDER, GAMES, fingerprint
from uno.game.engine import ENGINE
from uno.game.replay import run
from uno.game.replay_document import read_document


def load(name: str) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return golden


def goldens() -> list[dict[str, Any]]:
    return [load(name) for name in GAMES]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_gives_what_it_gave(name: str) -> None:
    golden = load(name)
    assert golden["replay"]["engine"] == ENGINE, "record the goldens anew for the new engine"
    assert run(read_document(golden["replay"])).refusal is None
    assert fingerprint(golden["replay"]) == golden["fingerprint"], (
        "this change alters what a replay gives: raise uno.game.engine.ENGINE, then record anew"
    )


def test_no_golden_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
