"""How late the event loop comes to what is due: above all other figures the one of health."""

import asyncio
from collections import deque
from typing import Final

SECONDS_BETWEEN_LOOKS: Final = 0.5
LOOKS_REMEMBERED: Final = 20


class LoopLag:
    """Measure the delay of a timer, over and over."""

    def __init__(self) -> None:
        self._lags: deque[float] = deque([0.0], maxlen=LOOKS_REMEMBERED)

    @property
    def seconds(self) -> float:
        """Return the longest delay of the last ten seconds or so."""
        return max(self._lags)

    async def watch(self) -> None:
        """Measure until cancelled."""
        now = asyncio.get_running_loop().time
        while True:
            due = now() + SECONDS_BETWEEN_LOOKS
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            self._lags.append(max(0.0, now() - due))
