"""Run a script under cProfile, switched on and off from outside by SIGUSR2.

python -m tests.bench.profiling OUTPUT SCRIPT
"""

import cProfile
import pstats
import runpy
import signal
import sys
from pathlib import Path
from types import FrameType

LINES = 40


class Switch:
    """A profiler that each signal turns on or off; what it saw is written each time."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._profile = cProfile.Profile()
        self._is_on = False

    def flip(self, _number: int, _frame: FrameType | None) -> None:
        """Turn it on, or off and write the file."""
        self._is_on = not self._is_on
        if self._is_on:
            self._profile.enable()
            return
        self._profile.disable()
        self._profile.dump_stats(self._file)


def under_profile(script: tuple[str, ...], file: Path) -> tuple[str, ...]:
    """Return the arguments that run a script under a switched profiler."""
    return ("-m", "tests.bench.profiling", str(file), *script)


def print_profile(file: Path) -> None:
    """Print the functions with most time of their own, then those with most in all."""
    stats = pstats.Stats(str(file), stream=sys.stdout).strip_dirs()
    for order in ("tottime", "cumulative"):
        stats.sort_stats(order).print_stats(LINES)


def main() -> None:
    """Run the script."""
    output, script, *_ = sys.argv[1:]
    signal.signal(signal.SIGUSR2, Switch(Path(output)).flip)
    runpy.run_path(script, run_name="__main__")


if __name__ == "__main__":
    main()
