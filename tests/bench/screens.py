"""How long a hand of seven cards and a table of four take to draw, caches warm (target: 80 µs)."""

import sys
import time
import timeit
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from cogs.screens.hand import render_hand
from cogs.screens.table import render_table
from tests.screens import tables
from uno.game.seat_view import seat_view
from uno.text import Texts

ROUNDS = 200


def micros(function: Callable[[], object]) -> float:
    """Return the best CPU time of one call, in µs."""
    times = timeit.repeat(function, timer=time.process_time, number=ROUNDS, repeat=50)
    return min(times) / ROUNDS * 1e6


def main() -> None:
    """Measure and print one line."""
    words = Texts(Path(__file__).parents[2] / "data" / "locales").words("en")
    table = tables.playing()
    assert table.state is not None
    seat = table.state.turn
    own, all_ = seat_view(table.state, seat), seat_view(table.state, None)
    hand = micros(lambda: render_hand(table, own, words))
    board = micros(lambda: render_table(table, all_, words))
    print(
        f"screens: hand of {len(own.hand)} cards {hand:.0f} µs, "
        f"table of 4 {board:.0f} µs (target 80 µs each)"
    )


if __name__ == "__main__":
    main()
