"""Chance that is the same on every platform: HMAC-SHA256 of a seed and a counter.

Block `n` of a seed is HMAC-SHA256(seed, n as 8 bytes, big-endian), read as 8 numbers of 32 bits,
big-endian, in order. Every shuffle begins with a fresh block.

A shuffle is a Fisher-Yates from the last place down to the second: place p (from 0) changes cards
with a place chosen among the first p + 1. One number chooses for a group of places with n, n-1, …
choices: four while n is at most 255, three above. Numbers from the largest multiple of the group's
product on are thrown away, the next number is taken instead; the choices are the remainders by
n, n-1, … in order, each of the quotient before.
"""

from functools import cache
from hashlib import sha256
from math import prod
from struct import Struct
from typing import Final, TypeVar

SEED_BYTES: Final = 32
_RANGE: Final = 1 << 32
_BLOCK: Final = Struct(">8I")
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
_MOST_FOR_FOUR: Final = 255
_MOST_CARDS: Final = 1625  # three choices among more do not fit into one number

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

    def take(self) -> list[int]:
        """Return the 8 numbers of the next block, the first one last."""
        inner = self._inner.copy()
        inner.update(self.counter.to_bytes(8, "big"))
        outer = self._outer.copy()
        outer.update(inner.digest())
        self.counter += 1
        return [*reversed(_BLOCK.unpack(outer.digest()))]


def shuffle(cards: list[T], seed: bytes, counter: int) -> int:
    """Shuffle at most 1,625 cards in place; return the counter after it."""
    blocks = Blocks(seed, counter)
    numbers: list[int] = []
    for limit, choices in _groups(len(cards)):
        number = limit
        while number >= limit:
            if not numbers:
                numbers = blocks.take()
            number = numbers.pop()
        for count in choices:
            chosen, last = number % count, count - 1
            number //= count
            cards[last], cards[chosen] = cards[chosen], cards[last]
    return blocks.counter


@cache
def _groups(total: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return, for each number a shuffle takes, its limit and how many choices it makes of it."""
    if total > _MOST_CARDS:
        raise ValueError("too many cards to shuffle")
    groups: list[tuple[int, tuple[int, ...]]] = []
    while total > 1:
        size = 4 if total <= _MOST_FOR_FOUR else 3
        choices = tuple(range(total, max(total - size, 1), -1))
        groups.append((_RANGE - _RANGE % prod(choices), choices))
        total -= size
    return tuple(groups)
