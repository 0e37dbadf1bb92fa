"""Which hands lie open, and the keys by which they can be refreshed.

Interaction tokens are secrets that live 15 minutes: they are kept in memory only, per table and
person, dropped after 14 minutes or with the table, and have no repr.
"""

from dataclasses import dataclass

from cogs.wire import Key

LIFETIME = 14 * 60 * 1000  # ms, of the 15 minutes that Discord gives


@dataclass(slots=True, repr=False)
class OpenHand:
    """A private message of one person at one table, and what it shows."""

    key: Key
    message_id: int | None  # None: the original answer of the interaction
    opened_at: int  # ms
    sequence: int  # of the table when the hand was rendered

    def __repr__(self) -> str:
        return f"OpenHand(sequence={self.sequence})"


class OpenHands:
    """Remember the newest private message of each person at each table."""

    def __init__(self) -> None:
        self._by_age: dict[tuple[str, int], OpenHand] = {}  # the oldest first
        self._users: dict[str, set[int]] = {}

    def __len__(self) -> int:
        return len(self._by_age)

    def remember(self, game: str, user: int, hand: OpenHand) -> None:
        """Keep the newest hand of a person; forget the one before and all that are too old."""
        self.drop(game, user)
        self._by_age[game, user] = hand
        self._users.setdefault(game, set()).add(user)
        self.prune(hand.opened_at)

    def fresh(self, game: str, user: int, now: int) -> OpenHand | None:
        """Return the hand of a person if it can still be refreshed."""
        hand = self._by_age.get((game, user))
        return hand if hand is not None and now < hand.opened_at + LIFETIME else None

    def users(self, game: str) -> tuple[int, ...]:
        """List the people whose hands lie open at a table."""
        return tuple(self._users.get(game, ()))

    def drop_if_same(self, game: str, user: int, hand: OpenHand) -> None:
        """Forget a hand that cannot be reached, unless a newer one took its place."""
        if self._by_age.get((game, user)) is hand:
            self.drop(game, user)

    def drop(self, game: str, user: int) -> None:
        """Forget a hand that is replaced."""
        if self._by_age.pop((game, user), None) is None:
            return
        users = self._users[game]
        users.discard(user)
        if not users:
            del self._users[game]

    def drop_table(self, game: str) -> None:
        """Forget the hands of a table that is over."""
        for user in self._users.pop(game, ()):
            del self._by_age[game, user]

    def prune(self, now: int) -> None:
        """Forget what is too old; has to be called also when nobody presses any more."""
        while self._by_age:
            (game, user), hand = next(iter(self._by_age.items()))
            if now < hand.opened_at + LIFETIME:
                return
            self.drop(game, user)
