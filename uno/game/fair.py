"""Fair deals: a secret fixed before anybody joined, and what the players add (REPLAY.md)."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from uno.game import rng

SECRET_BYTES: Final = 32
SALT_BYTES: Final = 16
MAX_WORD: Final = 64

_DOMAIN: Final = b"uno-seed/1"
_SEATS: Final = b"uno-seats/1"
_NOTHING: Final = bytes(32)


def commitment(secret: bytes) -> str:
    """Return what is published before anybody can join: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def contribution(salt: bytes, word: str) -> bytes:
    """Return what a lucky word contributes: SHA-256 of 16 random bytes and the word in UTF-8.

    Only this is kept; salt and word are shown to their owner, who can check it with them.
    Raises ValueError for a word that is not 1 to 64 characters long.
    """
    if len(salt) != SALT_BYTES or not 1 <= len(word) <= MAX_WORD:
        raise ValueError("a contribution is made of 16 bytes and 1 to 64 characters")
    return hashlib.sha256(salt + word.encode("utf-8")).digest()


def seed(secret: bytes, game: str, contributions: Sequence[bytes | None]) -> bytes:
    """Return the 32 bytes that every shuffle of a game derives from.

    `contributions` has 32 bytes for each seat at the start, None for a seat that gave none.
    """
    words = b"".join(_NOTHING if word is None else word for word in contributions)
    message = _DOMAIN + _named(game) + bytes([len(contributions)]) + words
    return hmac.digest(secret, message, "sha256")


def seat_order(secret: bytes, game: str, people: int) -> tuple[int, ...]:
    """Return who sits where under `shuffle_seats`: for each seat the number in joining order."""
    order = list(range(people))
    rng.shuffle(order, hmac.digest(secret, _SEATS + _named(game), "sha256"), 0)
    return tuple(order)


def _named(game: str) -> bytes:
    name = game.encode("ascii")
    return bytes([len(name)]) + name
