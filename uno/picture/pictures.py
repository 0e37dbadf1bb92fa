"""Let pictures be drawn, a few at a time, and keep the last ones."""

import asyncio
import hashlib
import json
import subprocess
import sys
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

import structlog

SECONDS: Final = 20  # a picture that takes longer is given up
MOST_KEPT: Final = 100
AT_ONCE: Final = 1  # they use a whole core each

_log = structlog.get_logger(__name__)


class Curves:
    """Draw ratings over time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._turnstile = asyncio.Semaphore(AT_ONCE)

    async def picture(self, curve: dict[str, Any]) -> bytes | None:
        """Return a PNG; None when it cannot be drawn now, and the words have to do."""
        text = json.dumps(curve, ensure_ascii=False).encode()
        key = hashlib.sha256(text).hexdigest()
        if key not in self._kept:
            async with self._turnstile:
                png = self._kept.get(key) or await asyncio.to_thread(_drawn, text)
            if png is None:
                return None
            self._kept[key] = png
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def _drawn(text: bytes) -> bytes | None:
    """Wait for the process; runs in a thread."""
    command = [sys.executable, "-m", "uno.picture.draw"]
    try:
        done = subprocess.run(  # noqa: S603 - our own module, with data on its input only
            command,
            input=text,
            capture_output=True,
            timeout=SECONDS,
            check=True,
            cwd=Path(__file__).parents[2],
            env=_environment(),
        )
    except (OSError, subprocess.SubprocessError) as error:
        _log.warning("picture not drawn", why=type(error).__name__)
        return None
    return done.stdout


def _environment() -> dict[str, str]:
    """Give the process nothing that it does not need: no token, no address of a database."""
    # matplotlib keeps its list of fonts there, which takes seconds to make.
    cache = Path(tempfile.gettempdir()) / "uno-matplotlib"
    return {"MPLCONFIGDIR": str(cache), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
