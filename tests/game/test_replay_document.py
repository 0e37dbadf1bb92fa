"""Replay documents: every mistake is refused with its place; nothing makes the program fail."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game.documents import fair, seeded, valid
from tests.game.test_cases import CASES, load
from uno.game.invariants import problems
from uno.game.replay import result, run
from uno.game.replay_document import parse_document, read_document
from uno.game.strict_json import InvalidDocumentError

Bend = Callable[[dict[str, Any]], object]
FLIP = {"preset": "flip"}


def refusal(document: object) -> str:
    with pytest.raises(InvalidDocumentError) as refused:
        read_document(document)
    text = str(refused.value)
    assert "\n" not in text
    assert ": " in text
    return text


def put(*path: Any) -> Bend:
    """Return what puts the last item at the place of the others."""
    *where, key, value = path

    def bend(document: dict[str, Any]) -> None:
        place: Any = document
        for step in where:
            place = place[step]
        place[key] = value

    return bend


def drop(*path: Any) -> Bend:
    *where, key = path

    def bend(document: dict[str, Any]) -> None:
        place: Any = document
        for step in where:
            place = place[step]
        del place[key]

    return bend


MOVE = ("moves", 0)
WRONG: list[tuple[Bend, str]] = [
    (put("format", "uno-replay/2"), "format: 'uno-replay/2' is not one of uno-replay/1"),
    (put("extra", 1), "extra: unknown field"),
    (put("bad\nfield", 1), "'bad\\nfield': unknown field"),
    (drop("format"), "format: missing"),
    (drop("rules"), "rules: missing"),
    (drop("players"), "players: missing"),
    (drop("moves"), "moves: missing"),
    (drop("dealer"), "dealer: missing"),
    (drop("deal"), "document: needs exactly one of seed and deal"),
    (put("seed", "00" * 32), "document: needs exactly one of seed and deal"),
    (put("rules", []), "rules: not an object"),
    (put("rules", {"preset": "chess"}), "rules.preset: 'chess' is not one of official"),
    (put("rules", {"pace": 1}), "rules.pace: unknown switch"),
    (put("rules", {"bluff": 1}), "rules.bluff: 1 is not a value of this switch"),
    (put("rules", {"decks": True}), "rules.decks: True is not a value of this switch"),
    (put("rules", {"hand_size": 16}), "rules.hand_size: 16 is not a value"),
    (put("rules", {"draw_two_amount": 3}), "rules.draw_two_amount: 3 is not a value"),
    (put("rules", {"target": 0}), "rules.target: 0 is not a value"),
    (put("rules", {"preset": "flip", "extra_wilds": True}), "rules.extra_wilds: only with"),
    (put("players", ["one"]), "players: 1 items, not 2 to 10"),
    (put("players", list("ABCDEFGHIJK")), "players: 11 items"),
    (put("players", 0, 7), "players[0]: not a string"),
    (put("players", 0, ""), "players[0]: a name of 0 characters"),
    (put("players", 0, "x" * 101), "players[0]: a name of 101 characters"),
    (put("players", 0, "\ud800"), "players[0]: half a character"),
    (put("teams", [[0, 1], [2]]), "teams: two or more teams of equal size"),
    (put("teams", [[0, 3], [1, 2]]), "teams[0][1]: 3 is not in 0 to 2"),
    (put("teams", [[0], [1]]), "teams: every seat belongs to exactly one team"),
    (put("dealer", 3), "dealer: 3 is not in 0 to 2"),
    (put("dealer", True), "dealer: not an integer"),
    (put("engine", 0), "engine: 0 is not in 1 to"),
    (put("fair", {}), "fair: only beside a seed"),
    (put("deal", "hands", [["r1"], ["r2"]]), "deal.hands: 2 items, not 3 to 3"),
    (put("deal", "hands", 0, []), "deal.hands[0]: 0 items, not 1 to 108"),
    (put("deal", "hands", 0, ["r1"] * 109), "deal.hands[0]: 109 items, not 1 to 108"),
    (put("deal", "hands", 0, ["r1", "x1"]), "deal.hands[0][1]: 'x1' is not a card"),
    (put("deal", "hands", 0, ["r1", 5]), "deal.hands[0][1]: 5 is not a card"),
    (put("deal", "hands", 0, ["r1", ["r2"]]), "deal.hands[0][1]: list is not a card"),
    (put("deal", "hands", 0, ["ws"]), "deal.hands[0][0]: only with the switch extra_wilds"),
    (put("deal", "hands", 0, ["r5/te"]), "deal.hands[0][0]: 'r5/te' is not a card"),
    (put("deal", "discard", []), "deal.discard: 0 items"),
    (put("deal", "draw", "r1"), "deal.draw: not a list"),
    (put("deal", "pile", []), "deal.pile: unknown field"),
    (drop("deal", "draw"), "deal.draw: missing"),
    (put("deal", "turn", 3), "deal.turn: 3 is not in 0 to 2"),
    (put("deal", "color", "r"), "deal.color: only with a wild on top"),
    (put("deal", "direction", 0), "deal.direction: neither 1 nor -1"),
    (put("deal", "scores", [0, 0]), "deal.scores: 2 items, not 3 to 3"),
    (put("deal", "scores", [0, 0, 500]), "deal.scores[2]: 500 is not in"),
    (put("deal", "side", "dark"), "deal.side: a classic deck has no dark side"),
    (put("deal", "side", "up"), "deal.side: 'up' is not one of light, dark"),
    (put("moves", 5), "moves: not a list"),
    (put("moves", [5]), "moves[0]: not an object"),
    (put("moves", [{"seat": 0}]), "moves[0].do: missing"),
    (put(*MOVE, "do", "dance"), "moves[0].do: 'dance' is not one of play"),
    (put(*MOVE, "seat", 3), "moves[0].seat: 3 is not in 0 to 2"),
    (put(*MOVE, "seat", -1), "moves[0].seat: -1 is not in 0 to 2"),
    (put(*MOVE, "seat", True), "moves[0].seat: not an integer"),
    (put(*MOVE, "card", "r55"), "moves[0].card: 'r55' is not a card code"),
    (put(*MOVE, "color", "x"), "moves[0].color: 'x' is not one of"),
    (put(*MOVE, "color", None), "moves[0].color: not a string"),
    (put(*MOVE, "target", 9), "moves[0].target: 9 is not in 0 to 2"),
    (put(*MOVE, "uno", 1), "moves[0].uno: not true or false"),
    (put(*MOVE, "guilty", True), "moves[0].guilty: unknown field"),
    (drop(*MOVE, "card"), "moves[0].card: missing"),
    (put("moves", [{"do": "next_round", "seat": 0}]), "moves[0].seat: unknown field"),
    (put("moves", [{"do": "join"}]), "moves[0].name: missing"),
    (put("moves", [{"do": "vote", "seat": 0, "guilty": 1}]), "moves[0].guilty: not true"),
    (put("moves", [{"do": "draw", "seat": 0, "card": "r1"}]), "moves[0].card: unknown field"),
    (put("moves", [{"do": "draw", "seat": 0}] * 100_001), "moves: 100001 items"),
]


@pytest.mark.parametrize(("bend", "said"), WRONG, ids=[said[:40] for _, said in WRONG])
def test_a_mistake_is_refused_with_its_place(bend: Bend, said: str) -> None:
    document = valid()
    bend(document)
    assert said in refusal(document)


def test_the_document_to_bend_is_valid() -> None:
    assert run(read_document(valid())).refusal is None
    assert run(read_document(seeded())).refusal is None


@pytest.mark.parametrize(
    ("bend", "said"),
    [
        (put("seed", "ab" * 31), "seed: not 64 hex digits"),
        (put("seed", 5), "seed: not a string"),
        (put("dealer", 0), "dealer: beside a seed only with the switch dealer = host"),
        (put("rules", {"hand_size": 15, "decks": 1}), ""),
        (put("fair", "game", "no spaces"), "fair.game: not 1 to 64 of"),
        (put("fair", "secret", "zz" * 32), "fair.secret: not 64 hex digits"),
        (put("fair", "contributions", [None]), "fair.contributions: 1 items, not 3 to 3"),
        (put("fair", "contributions", 0, "11"), "fair.contributions[0]: not 64 hex digits"),
        (drop("fair", "commitment"), "fair.commitment: missing"),
        (put("fair", "more", 1), "fair.more: unknown field"),
    ],
)
def test_a_mistake_beside_a_seed_is_refused_with_its_place(bend: Bend, said: str) -> None:
    document = seeded() | {"fair": fair()}
    bend(document)
    if said:
        assert said in refusal(document)
    else:
        read_document(document)


def test_a_deal_that_leaves_too_few_cards_is_refused() -> None:
    document = seeded() | {"players": list("ABCDEFGHIJ"), "rules": {"hand_size": 10}}
    assert refusal(document) == "rules.hand_size: the deal leaves too few cards"


def test_seats_that_joined_are_in_range_afterwards() -> None:
    document = valid()
    document["moves"] = [{"do": "join", "name": "late"}, {"do": "draw", "seat": 3}]
    read_document(document)
    document["moves"].reverse()
    assert refusal(document) == "moves[0].seat: 3 is not in 0 to 2"


# Hostile documents: whatever they hold, they are replayed, refused or stopped at an illegal move.

CODES = st.sampled_from(["r5", "b7", "w4", "w", "g1", "rd", "ws", "r5/te", "p3", "", "w2/p3"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | CODES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
MOVES = st.lists(
    st.fixed_dictionaries(
        {"do": st.sampled_from(["play", "draw", "keep", "uno", "leave", "timeout", "accept"])},
        optional={
            "seat": st.integers(0, 2),
            "card": CODES,
            "color": st.sampled_from(list("rygbp")),
            "target": st.integers(0, 2),
            "uno": st.booleans(),
        },
    ),
    max_size=30,
)


def check_survives(document: object) -> None:
    try:
        read = read_document(document)
    except InvalidDocumentError as error:
        assert "\n" not in str(error)
        return
    replayed = run(read)
    assert problems(replayed.state) == []
    json.dumps(result(replayed))


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_or_read(data: bytes) -> None:
    try:
        parse_document(data)
    except InvalidDocumentError as error:
        assert "\n" not in str(error)


@given(VALUES)
def test_any_value_is_refused(value: object) -> None:
    check_survives(value)


@given(st.sampled_from(CASES), st.data())
def test_a_case_bent_anywhere_survives(path: Any, data: st.DataObject) -> None:
    document = deepcopy(load(path)["replay"])
    place: Any = document
    while isinstance(place, (dict, list)) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], (dict, list)) or data.draw(st.booleans()):
            place[key] = data.draw(VALUES)
            break
        place = place[key]
    check_survives(document)


@given(st.sampled_from(CASES), MOVES)
def test_a_case_with_other_moves_survives(path: Any, moves: list[dict[str, Any]]) -> None:
    check_survives(load(path)["replay"] | {"moves": moves})
