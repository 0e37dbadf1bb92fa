"""How long what is kept: a setting of the operator."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Retention:
    """Hold numbers of days."""

    game_days: int = 0  # moves, states and seeds of finished matches; 0: for ever
    left_days: int = 30  # all of a server that the bot was removed from


NOTHING_DELETED: Final = Retention()
