"""How often tables may be opened: by one person, in one channel, in one server.

Kept in memory only: a restart forgives. A rematch does not count; a match had to be played for it.
"""

from collections import deque

from uno.table.answers import TableReason

PERIOD = 10 * 60 * 1000  # ms
OF_A_PERSON, IN_A_CHANNEL, IN_A_SERVER = 5, 6, 120  # in each period
KEPT = 10_000  # people, channels and servers, before the quiet ones are forgotten


class OpeningsLimit:
    """Count what was opened lately."""

    def __init__(self) -> None:
        self._opened: dict[tuple[TableReason, int], deque[int]] = {}

    def why_not(self, user_id: int, channel_id: int, guild_id: int, now: int) -> TableReason | None:
        """Return why nothing more may be opened; None: it may."""
        for reason, key, most in _limits(user_id, channel_id, guild_id):
            if len(self._recent(reason, key, now)) >= most:
                return reason
        return None

    def count(self, user_id: int, channel_id: int, guild_id: int, now: int) -> None:
        """Take note of a table that was opened."""
        if len(self._opened) > KEPT:
            self._forget_quiet(now)
        for reason, key, _ in _limits(user_id, channel_id, guild_id):
            self._opened.setdefault((reason, key), deque()).append(now)

    def _recent(self, reason: TableReason, key: int, now: int) -> deque[int]:
        opened = self._opened.get((reason, key), deque())
        while opened and opened[0] <= now - PERIOD:
            opened.popleft()
        return opened

    def _forget_quiet(self, now: int) -> None:
        for place in [
            p for p, opened in self._opened.items() if not opened or opened[-1] <= now - PERIOD
        ]:
            del self._opened[place]


def _limits(
    user_id: int, channel_id: int, guild_id: int
) -> tuple[tuple[TableReason, int, int], ...]:
    return (
        (TableReason.OPENED_OFTEN, user_id, OF_A_PERSON),
        (TableReason.OPENED_OFTEN_HERE, channel_id, IN_A_CHANNEL),
        (TableReason.OPENED_OFTEN_IN_SERVER, guild_id, IN_A_SERVER),
    )
