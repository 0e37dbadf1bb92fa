"""How able and how attentive the computer players are."""

from dataclasses import dataclass
from typing import Final

from uno.computer.chance import Chance

SOONEST, LATEST = 1.0, 4.0
"""Seconds until a computer player reacts to what happens out of its turn."""


@dataclass(frozen=True, slots=True)
class Level:
    """Hold what of its chances a computer player takes, as shares from 0 to 1."""

    name: str
    calls: float  # UNO with the play
    reacts: float  # calls late, catches others
    jumps: float  # jumps in with an identical card


LEVELS: Final = {
    level.name: level
    for level in (
        Level("easy", calls=0.75, reacts=0.3, jumps=0.25),
        Level("medium", calls=0.92, reacts=0.65, jumps=0.7),
        Level("hard", calls=0.99, reacts=0.9, jumps=0.95),
    )
}


def reaction(share: float, chance: Chance) -> float | None:
    """Return after how many seconds a computer player notices something; None: not at all.

    `share` is how often it does.
    """
    if chance.random() >= share:
        return None
    return SOONEST + (LATEST - SOONEST) * chance.random()
