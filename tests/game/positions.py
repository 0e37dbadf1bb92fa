"""Positions and games for tests, in the short codes of the replay document."""

from typing import Any

from uno.game.replay import Replayed, result, run, start
from uno.game.replay_document import Document, read_document
from uno.game.state import State


def deal(*hands: str, top: str = "r3", draw: str = "y7 y8 y9 g9 g8 g7", **more: Any) -> Document:
    """Return a position: hands by seat, the seat left of seat 0 begins unless `turn` says more."""
    return replay([], *hands, top=top, draw=draw, **more)


def replay(
    moves: list[dict[str, Any]],
    *hands: str,
    top: str = "r3",
    draw: str = "y7 y8 y9 g9 g8 g7",
    rules: dict[str, Any] | None = None,
    teams: list[list[int]] | None = None,
    **more: Any,
) -> Document:
    position = {"hands": [hand.split() for hand in hands], "discard": top.split()}
    document: dict[str, Any] = {
        "format": "uno-replay/1",
        "rules": rules or {},
        "players": [f"P{seat}" for seat in range(len(hands))],
        "dealer": 0,
        "deal": {**position, "draw": draw.split(), **more},
        "moves": moves,
    }
    if teams:
        document["teams"] = teams
    return read_document(document)


def state_of(*hands: str, **more: Any) -> State:
    return start(deal(*hands, **more))[0]


def played(moves: list[dict[str, Any]], *hands: str, **more: Any) -> Replayed:
    return run(replay(moves, *hands, **more))


def outcome(moves: list[dict[str, Any]], *hands: str, **more: Any) -> dict[str, Any]:
    return result(played(moves, *hands, **more))


def play(seat: int, card: str, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "do": "play", "card": card, **more}


def act(seat: int, do: str, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "do": do, **more}
