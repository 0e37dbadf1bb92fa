"""The deal of a rematch, fixed before anybody can know who will play it (REPLAY.md, Fairness).

The end of a match shows the seal of the next deal. Its secret comes from a key that only the bot
knows and from the game that has ended, so that nothing has to be kept until somebody asks for a
rematch, and the secret of one game says nothing about another.
"""

import hmac
from dataclasses import dataclass, field

from uno.game import fair

KEY_BYTES = 32
_ID_BYTES = 8


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The game that a rematch will be, with the seal of its deal; all in hex."""

    game: str
    secret: str = field(repr=False)
    commitment: str


def next_deal(key: bytes, game: str) -> NextDeal:
    """Return what a rematch of a game is dealt from; the same at every call."""
    secret = _derived(key, "secret", game)
    return NextDeal(
        game=_derived(key, "game", game)[:_ID_BYTES].hex(),
        secret=secret.hex(),
        commitment=fair.commitment(secret),
    )


def _derived(key: bytes, what: str, game: str) -> bytes:
    return hmac.digest(key, f"uno-rematch/1:{what}:{game}".encode("ascii"), "sha256")
