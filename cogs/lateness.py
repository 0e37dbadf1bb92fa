"""Which interactions come too late to be answered (ADR 0021).

Discord takes an answer for three seconds and shows "interaction failed" afterwards. When the bot
cannot keep up, or a connection was gone for a while, presses wait; to work on those that nobody can
be answered any more makes the next ones late too. They are left alone: what failed on the screen
has not happened at the table either.

How long one took to come is its time here less the time in its id, compared with the quickest one
lately: so it does not matter what the clocks of the two machines say.
"""

import time
from collections.abc import Callable

import discord

VOID_AFTER = 2_600  # ms; the rest is for the answer's own way
WINDOW = 300_000  # ms: the quickest of this and the last one


def _monotonic() -> float:
    return time.monotonic() * 1000


class Lateness:
    """Tell late interactions from others."""

    def __init__(self, now: Callable[[], float] = _monotonic) -> None:
        """Read milliseconds that never jump from `now`."""
        self._now = now
        self._began = 0.0
        self._before: float | None = None
        self._quickest: float | None = None

    def __repr__(self) -> str:
        return "Lateness(…)"

    def is_void(self, interaction_id: int) -> bool:
        """Tell whether an interaction that is here now cannot be answered any more."""
        now = self._now()
        took = now - discord.utils.snowflake_time(interaction_id).timestamp() * 1000
        if now - self._began > WINDOW:
            self._began, self._before, self._quickest = now, self._quickest, None
        self._quickest = took if self._quickest is None else min(self._quickest, took)
        quickest = self._quickest if self._before is None else min(self._before, self._quickest)
        return took - quickest > VOID_AFTER
