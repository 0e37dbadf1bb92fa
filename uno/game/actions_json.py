"""Actions as moves of the replay document and back (REPLAY.md, `moves`)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, assert_never

from uno.game.actions import (
    Accept,
    Accuse,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Join,
    Keep,
    Leave,
    NameColor,
    NextRound,
    Play,
    Timeout,
    Vote,
)
from uno.game.cards import Color

Json = dict[str, Any]

_BY_SEAT: Final[dict[type, str]] = {
    Draw: "draw",
    Keep: "keep",
    Challenge: "challenge",
    Accept: "accept",
    CallUno: "uno",
    Leave: "leave",
    Timeout: "timeout",
}
"""The actions that carry a seat and nothing else."""


def action_to_json(action: Action) -> Json:  # noqa: PLR0911 - one per kind of move
    """Return an action as a move of the replay document."""
    match action:
        case Play():
            return _play_to_json(action)
        case NameColor(seat, color):
            return {"seat": seat, "do": "color", "color": color.value}
        case Catch(seat, target):
            return {"seat": seat, "do": "catch", "target": target}
        case Accuse(seat, target):
            return {"seat": seat, "do": "accuse", "target": target}
        case Vote(seat, guilty):
            return {"seat": seat, "do": "vote", "guilty": guilty}
        case NextRound():
            return {"do": "next_round"}
        case Join(name):
            return {"do": "join", "name": name}
        case (
            Draw(seat)
            | Keep(seat)
            | Challenge(seat)
            | Accept(seat)
            | CallUno(seat)
            | Leave(seat)
            | Timeout(seat)
        ):
            return {"seat": seat, "do": _BY_SEAT[type(action)]}
        case _:
            assert_never(action)


def _play_to_json(action: Play) -> Json:
    move: Json = {"seat": action.seat, "do": "play", "card": action.card}
    if action.color is not None:
        move["color"] = action.color.value
    if action.target is not None:
        move["target"] = action.target
    if action.uno:
        move["uno"] = True
    return move


def _play_from_json(move: Mapping[str, Any]) -> Play:
    color = move.get("color")
    return Play(
        seat=move["seat"],
        card=move["card"],
        color=None if color is None else Color(color),
        target=move.get("target"),
        uno=move.get("uno", False),
    )


_BUILDERS: Final[dict[str, Callable[[Mapping[str, Any]], Action]]] = {
    "play": _play_from_json,
    "draw": lambda move: Draw(move["seat"]),
    "keep": lambda move: Keep(move["seat"]),
    "color": lambda move: NameColor(move["seat"], Color(move["color"])),
    "challenge": lambda move: Challenge(move["seat"]),
    "accept": lambda move: Accept(move["seat"]),
    "uno": lambda move: CallUno(move["seat"]),
    "catch": lambda move: Catch(move["seat"], move["target"]),
    "accuse": lambda move: Accuse(move["seat"], move["target"]),
    "vote": lambda move: Vote(move["seat"], move["guilty"]),
    "leave": lambda move: Leave(move["seat"]),
    "timeout": lambda move: Timeout(move["seat"]),
    "next_round": lambda _move: NextRound(),
    "join": lambda move: Join(move["name"]),
}
MOVES: Final = tuple(_BUILDERS)
"""The values of `do`."""


def action_from_json(move: Mapping[str, Any]) -> Action:
    """Return the action of a well-formed move; KeyError or ValueError otherwise.

    Documents of strangers go through `uno.game.replay` instead, which says what is wrong and where.
    """
    return _BUILDERS[move["do"]](move)
