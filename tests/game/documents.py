"""A small valid replay document to bend."""

from typing import Any


def valid() -> dict[str, Any]:
    return {
        "format": "uno-replay/1",
        "rules": {"preset": "official"},
        "players": ["north", "east", "south"],
        "dealer": 0,
        "deal": {
            "hands": [["r5", "b7"], ["g1", "w4", "y8"], ["y2", "y9"]],
            "discard": ["g3"],
            "draw": ["bd", "r1", "y3", "b2", "g9", "y5"],
        },
        "moves": [{"seat": 1, "do": "play", "card": "g1"}],
    }


def seeded() -> dict[str, Any]:
    document = valid()
    del document["dealer"], document["deal"]
    return document | {"seed": "ab" * 32, "moves": []}


def fair() -> dict[str, Any]:
    return {
        "game": "g-1",
        "secret": "00" * 32,
        "commitment": "11" * 32,
        "contributions": [None, "22" * 32, None],
    }
