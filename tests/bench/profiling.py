"""Run a bot under cProfile and say where its time goes."""

import pstats
import sys
from pathlib import Path

LINES = 45


def under_profile(arguments: tuple[str, ...], file: Path) -> tuple[str, ...]:
    """Return the arguments that run a script under cProfile; it must end in order."""
    return ("-m", "cProfile", "-o", str(file), *arguments)


def print_profile(file: Path) -> None:
    """Print the functions with most time of their own, then those with most in all."""
    for order in ("tottime", "cumulative"):
        pstats.Stats(str(file), stream=sys.stdout).strip_dirs().sort_stats(order).print_stats(LINES)
