"""Fair deals: a secret fixed before anybody joined, and what the players add (REPLAY.md)."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32

_DOMAIN: Final = b"uno-seed/1"
_NOTHING: Final = bytes(32)


def commitment(secret: bytes) -> str:
    """Return what is published before anybody can join: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, game: str, contributions: Sequence[bytes | None]) -> bytes:
    """Return the 32 bytes that every shuffle of a game derives from.

    `contributions` has 32 bytes for each seat at the start, None for a seat that gave none.
    """
    name = game.encode("ascii")
    words = b"".join(_NOTHING if word is None else word for word in contributions)
    message = _DOMAIN + bytes([len(name)]) + name + bytes([len(contributions)]) + words
    return hmac.digest(secret, message, "sha256")
