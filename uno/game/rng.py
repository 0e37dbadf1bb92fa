"""Chance that is the same on every platform: HMAC-SHA256 of a seed and a counter.

Shuffle `c` of a match reads the bytes HMAC-SHA256(seed, c ‖ 1) ‖ HMAC-SHA256(seed, c ‖ 2) ‖ …
as numbers of 16 bits; c is 8 bytes and the number of the block 4, all big-endian. (This is PBKDF2
with one round, which the standard library does in one call.)

A shuffle is a Fisher-Yates from the last place down to the second: with n places left the last of
them changes cards with place (number mod n). Numbers from the largest multiple of n on are thrown
away, so that every place is equally likely.
"""

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import pbkdf2_hmac
from struct import Struct
from typing import Final, TypeVar

SEED_BYTES: Final = 32
MOST_CARDS: Final = 511
_RANGE: Final = 1 << 16
_NUMBERS_A_BLOCK: Final = 16
_SPARE: Final = 5
"""Numbers read beyond those needed; more are thrown away once in a million million shuffles."""
_LIMITS: Final = (0, 0, *(_RANGE - _RANGE % n for n in range(2, MOST_CARDS + 1)))
"""The first number that is thrown away when one of n places is chosen; all with one place left."""

T = TypeVar("T")


def shuffle(cards: list[T], seed: bytes, counter: int) -> int:
    """Shuffle at most 511 cards in place; return the counter after it."""
    places, limits = len(cards), _LIMITS
    for numbers in _numbers(seed, counter, places + _SPARE):
        for number in numbers:
            if number < limits[places]:
                chosen = number % places
                places -= 1
                cards[places], cards[chosen] = cards[chosen], cards[places]
        if places < 2:
            break
    return counter + 1


def _numbers(seed: bytes, counter: int, count: int) -> Iterator[tuple[int, ...]]:
    """Yield at least `count` numbers, then as many again for as long as they are asked for."""
    blocks = -(-count // _NUMBERS_A_BLOCK)
    unpack = _unpacker(blocks)
    salt = counter.to_bytes(8, "big")
    yield unpack(pbkdf2_hmac("sha256", seed, salt, 1, 32 * blocks))
    done = blocks
    while True:
        stream = pbkdf2_hmac("sha256", seed, salt, 1, 32 * (done + blocks))
        yield unpack(stream[32 * done :])
        done += blocks


@cache
def _unpacker(blocks: int) -> Callable[[bytes], tuple[int, ...]]:
    return Struct(f">{_NUMBERS_A_BLOCK * blocks}H").unpack
