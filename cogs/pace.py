"""Keep background requests below Discord's limit for the whole bot, before it has to say so.

Discord takes 50 requests a second from a bot; answers to presses and edits through their tokens are
not counted (PLATFORM.md section A) and never wait here. discord.py only reacts when it is refused,
and then everything stands still. Several processes of a bot share its limit by their shards.
"""

from uno.table.ports import Clock

OWN_LIMIT = 50.0  # requests a second, for a bot of one process
PART = 0.6  # of the limit; the rest is for what discord.py does by itself, and for commands
BURST = 5  # requests at once after a rest; on their way they can come closer to each other still


class Pace:
    """Give each background request its moment, first come first served."""

    def __init__(self, clock: Clock, a_second: float, burst: int = BURST) -> None:
        """Allow so many requests a second, and `burst` of them at once after a rest."""
        self._clock = clock
        self._interval = 1000 / a_second  # ms
        self._saved = burst * self._interval
        self._next_at = 0.0  # ms

    async def turn(self) -> None:
        """Wait for the next moment; render after it, so that the newest state is sent."""
        wait = self.take()
        if wait > 0:
            await self._clock.sleep(wait / 1000)

    def take(self) -> float:
        """Count a request that cannot wait; return how long it would have to, in ms."""
        now = self._clock.now()
        at = max(self._next_at, now - self._saved + self._interval)
        self._next_at = at + self._interval
        return at - now
