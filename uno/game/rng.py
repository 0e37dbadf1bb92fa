"""Chance that is the same on every platform: HMAC-SHA256 of a seed and a counter.

Block `n` of a seed is HMAC-SHA256(seed, n as 8 bytes, big-endian): 16 numbers of 16 bits, in
order. A shuffle of n cards is a Fisher-Yates from the last place down to the second: place i takes
the card at (number mod i + 1), where numbers that would favour some places are thrown away. Every
shuffle begins with a fresh block.
"""

from hashlib import sha256
from struct import Struct
from typing import Final, TypeVar

SEED_BYTES: Final = 32
_NUMBERS_A_BLOCK: Final = 16
_RANGE: Final = 1 << 16
_BLOCK: Final = Struct(">16H")
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
_LIMITS: Final = (0, 0, *(_RANGE - _RANGE % n for n in range(2, 512)))
"""The first number that is thrown away when one of n places is drawn; all with one place left."""

T = TypeVar("T")


class Blocks:
    """Give the blocks of a seed from `counter` on.

    Written out with hashlib because `hmac.digest` costs four times as much a block here; a test
    holds the two together.
    """

    __slots__ = ("_inner", "_outer", "counter")

    def __init__(self, seed: bytes, counter: int) -> None:
        """Begin at block `counter` of a seed of 32 bytes."""
        key = seed.ljust(64, b"\0")
        self._inner = sha256(key.translate(_INNER))
        self._outer = sha256(key.translate(_OUTER))
        self.counter = counter

    def take(self) -> tuple[int, ...]:
        """Return the 16 numbers of the next block."""
        inner = self._inner.copy()
        inner.update(self.counter.to_bytes(8, "big"))
        outer = self._outer.copy()
        outer.update(inner.digest())
        self.counter += 1
        numbers: tuple[int, ...] = _BLOCK.unpack(outer.digest())
        return numbers


def shuffle(cards: list[T], seed: bytes, counter: int) -> int:
    """Shuffle at most 511 cards in place; return the counter after it."""
    blocks = Blocks(seed, counter)
    places, limits = len(cards), _LIMITS
    while places > 1:
        for number in blocks.take():
            if number < limits[places]:
                chosen = number % places
                places -= 1
                cards[places], cards[chosen] = cards[chosen], cards[places]
    return blocks.counter
