"""The computer players by the name of their level."""

from collections.abc import Callable
from typing import Final

from uno.computer import easy, hard, medium
from uno.computer.chance import Chance
from uno.computer.levels import LEVELS, Level
from uno.computer.seen import Seen
from uno.game.actions import Action
from uno.game.seat_view import SeatView

Choose = Callable[[SeatView, Chance, Seen | None], Action]

PLAYERS: Final[dict[str, Choose]] = {
    "easy": easy.choose,
    "medium": medium.choose,
    "hard": hard.choose,
}
QUICK: Final = "medium"
"""The best level that thinks for less than a tenth of a millisecond."""


def level_of(name: str) -> Level:
    """Return a level by its name; an unknown one, from an older version, is medium."""
    return LEVELS.get(name, LEVELS[QUICK])


def choose(level: str, view: SeatView, chance: Chance, seen: Seen | None = None) -> Action:
    """Return a legal action for the seat of a view that can do something.

    `seen` is what the table saw of the match; without it the player knows the present alone.
    Raises ValueError when the seat has nothing to choose.
    """
    return PLAYERS[level_of(level).name](view, chance, seen)
