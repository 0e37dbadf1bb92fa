"""Fair deals: the vectors of docs/fair-deals.md, by hand and by `python -m uno verify`."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from uno.__main__ import main
from uno.game import fair
from uno.game.actions import Timeout
from uno.game.engine import new_game
from uno.game.presets import PRESETS
from uno.game.replay import document
from uno.game.replay_document import Fair

SECRET = bytes(range(32))
SALT = bytes(range(16))
DOCS = Path(__file__).parents[2] / "docs" / "fair-deals.md"
WORDS = (fair.contribution(SALT, "luck"), None)


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert fair.commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_contribution_is_the_sha256_of_salt_and_word() -> None:
    assert WORDS[0] == hashlib.sha256(SALT + b"luck").digest()
    assert fair.contribution(SALT, "héllo") == hashlib.sha256(SALT + "héllo".encode()).digest()


@pytest.mark.parametrize("word", ["", "x" * 65])
def test_a_word_has_1_to_64_characters(word: str) -> None:
    with pytest.raises(ValueError, match="1 to 64"):
        fair.contribution(SALT, word)


def test_the_seed_is_the_hmac_of_everything() -> None:
    message = b"uno-seed/1" + b"\x03" + b"g-1" + b"\x02" + (WORDS[0] or b"") + bytes(32)
    assert fair.seed(SECRET, "g-1", WORDS) == hmac.digest(SECRET, message, "sha256")


def test_the_vectors_of_the_documentation_are_right() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for value in (
        SECRET.hex(),
        fair.commitment(SECRET),
        SALT.hex(),
        WORDS[0].hex() if WORDS[0] else "",
        fair.seed(SECRET, "g-1", WORDS).hex(),
        fair.seed(SECRET, "g-1", [None, None]).hex(),
        "".join(map(str, fair.seat_order(SECRET, "g-1", 4))),
    ):
        assert value in text


def test_everybody_gets_a_seat_and_the_order_depends_on_the_game() -> None:
    orders = {fair.seat_order(SECRET, f"g-{number}", 10) for number in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == list(range(10)) for order in orders)


def proof() -> dict[str, Any]:
    seed = fair.seed(SECRET, "g-1", WORDS)
    commitment = bytes.fromhex(fair.commitment(SECRET))
    state = new_game(PRESETS["official"], ["Ann", "Bob"], seed).state
    moves = [Timeout(state.turn)]
    return document(
        PRESETS["official"],
        ["Ann", "Bob"],
        seed,
        moves,
        fair=Fair("g-1", SECRET, commitment, WORDS),
    )


def verify(replay: dict[str, Any], tmp_path: Path) -> int:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(replay), encoding="utf-8")
    return main(["verify", str(file)])


def test_a_right_proof_says_what_it_proves_and_what_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(proof(), tmp_path) == 0
    told = capsys.readouterr().out
    assert "Right: the commitment is the SHA-256 of the secret." in told
    assert "Right: the seed follows from the secret, the game and the contributions." in told
    assert "Proved: nobody without the secret could foresee the deal." in told
    assert "if the one player who gave a lucky word chose it alone" in told
    assert "Not proved: that the operator did not look at the secret during the game" in told


def test_without_a_word_the_bot_could_have_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = proof()
    replay["fair"]["contributions"] = [None, None]
    replay["seed"] = fair.seed(SECRET, "g-1", [None, None]).hex()
    replay["moves"] = []
    assert verify(replay, tmp_path) == 0
    assert "Nobody gave a lucky word" in capsys.readouterr().out


@pytest.mark.parametrize("field", ["secret", "commitment", "game", "contributions", "seed"])
def test_anything_bent_is_found(
    field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = proof()
    bent = {"game": "g-2", "contributions": [None, None]}.get(field, "5a" * 32)
    place = replay if field == "seed" else replay["fair"]
    place[field] = bent
    replay["moves"] = []
    assert verify(replay, tmp_path) == 1
    told = capsys.readouterr().out
    assert "WRONG" in told
    assert "The proof does not hold." in told
    assert "Proved" not in told


def test_names_can_change_without_touching_the_proof(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(proof() | {"players": ["somebody", "else"]}, tmp_path) == 0


def test_moves_of_other_cards_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay = proof()
    replay["moves"] = [{"seat": 0, "do": "accept"}]
    assert verify(replay, tmp_path) == 1
    assert "WRONG: move 0" in capsys.readouterr().out


def test_a_document_without_a_proof_has_nothing_to_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = proof()
    del replay["fair"]
    assert verify(replay, tmp_path) == 2
    assert "nothing to verify" in capsys.readouterr().err
