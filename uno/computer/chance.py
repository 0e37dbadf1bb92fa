"""Where computer players take their whims from: never from the chance of the deal."""

from typing import Protocol


class Chance(Protocol):
    """Random numbers, as `random.Random` gives them."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        ...
