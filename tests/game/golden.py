"""Record golden games: python -m tests.game.golden writes tests/game/golden/*.json anew.

Only after the engine number was raised, or for a golden that is not there yet: a golden says what
this engine has always given.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from tests.game.randomly import NAMES, all_legal, with_disturbances, with_switches
from uno.cli.simulate import choose_usually
from uno.game.actions import Action
from uno.game.engine import new_game, step
from uno.game.legal import why_illegal
from uno.game.presets import PRESETS
from uno.game.replay import document, result, run
from uno.game.replay_document import read_document
from uno.game.state import Phase
from uno.game.state_json import state_to_json

FOLDER = Path(__file__).parent / "golden"
HOUSE = {
    "stacking": "higher",
    "jump_in": True,
    "seven_zero": True,
    "extra_wilds": True,
    "hint_penalty": 4,
    "false_uno_penalty": 2,
}
GAMES: dict[str, tuple[str, dict[str, Any], int, Any]] = {
    **{preset: (preset, {}, 4, None) for preset in PRESETS},
    "two-players": ("official", {"scoring": "single"}, 2, None),
    "house-rules": ("official", HOUSE, 5, None),
    "teams": ("italia", {"target": 200}, 4, [[0, 2], [1, 3]]),
    "tournament": ("brasil", {"scoring": "tournament", "target": 80}, 4, None),
    "elimination": ("official", {"scoring": "elimination", "target": 60}, 4, None),
    "flip-house-rules": (
        "flip",
        {"stacking": "same", "seven_zero": True, "jump_in": True},
        3,
        None,
    ),
}
MOST_MOVES = 700


def record(name: str) -> dict[str, Any]:
    """Play a game of usual play with some wild choices in it; return its replay document."""
    preset, switches, seats, teams = GAMES[name]
    random = Random(sha256(name.encode()).digest())
    rules = with_switches(preset, switches)
    seed = random.randbytes(32)
    state = new_game(rules, NAMES[:seats], seed, teams=teams).state
    moves: list[Action] = []
    while state.phase is not Phase.MATCH_OVER and len(moves) < MOST_MOVES:
        action = choose_usually(state, random) if random.random() < 0.85 else None
        if action is None or why_illegal(state, action) is not None:
            action = with_disturbances(state, all_legal(state), random)
        step(state, action)
        moves.append(action)
    return document(rules, NAMES[:seats], seed, moves, preset=preset, teams=teams)


def fingerprint(replay: dict[str, Any]) -> str:
    """Return a digest of everything a replay gives: its result and its last state."""
    replayed = run(read_document(replay))
    given = [result(replayed), state_to_json(replayed.state)]
    return sha256(json.dumps(given, sort_keys=True).encode()).hexdigest()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        replay = record(name)
        golden = {"fingerprint": fingerprint(replay), "replay": replay}
        text = json.dumps(golden, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
