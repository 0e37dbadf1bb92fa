"""The stand-in's own time: real time plus what a test adds."""

import time
from dataclasses import dataclass

DISCORD_EPOCH_MS = 1_420_070_400_000


@dataclass(slots=True)
class SettableClock:
    """Run with real time; `advance` jumps ahead."""

    offset: float = 0.0

    def now(self) -> float:
        """Return seconds since the epoch (UTC)."""
        return time.time() + self.offset

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once, for the stand-in only."""
        self.offset += seconds


@dataclass(slots=True)
class Snowflakes:
    """Make Discord ids: unique, growing, with the time of their making in them."""

    clock: SettableClock
    _made: int = 0

    def next(self) -> int:
        """Return a new id."""
        self._made += 1
        milliseconds = int(self.clock.now() * 1000) - DISCORD_EPOCH_MS
        return (milliseconds << 22) | (self._made & 0x3FFFFF)
