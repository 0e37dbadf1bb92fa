"""How long computer players think: CPU per choice, in one run with a bare loop as reference.

Run: python -m tests.bench.computers. Views are made before; hard's figure is of the process that
plays it, for choices with something to try.
"""

from random import Random
from time import process_time

from tests.bench.engine_bare import play_games
from uno.computer import easy, hard, medium
from uno.computer.seen import Seen
from uno.game import engine
from uno.game.presets import PRESETS
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase

GAMES = 60
HARD = 300


def views(seats: int) -> list[tuple[SeatView, Seen]]:
    """Return what seats on turn see in some rounds of medium players."""
    random, found = Random(1), []
    for _ in range(GAMES):
        begun = engine.new_game(PRESETS["official"], ["?"] * seats, random.randbytes(32))
        state, seen = begun.state, Seen(PRESETS["official"])
        while state.is_round_open:
            view = seat_view(state, state.turn)
            found.append((view, seen))
            events = engine.step(state, medium.choose(view, random, seen))
            seen.notice(events)
            if state.phase is Phase.ROUND_OVER:
                break
    return found


def main() -> None:
    begun = process_time()
    moves = play_games(3_000, Random(1))
    bare = (process_time() - begun) / moves
    print(f"bare loop {1e6 * bare:.2f} µs/move")
    for seats in (2, 4):
        seen_views = views(seats)
        for name, choose in (("easy", easy.choose), ("medium", medium.choose)):
            random, begun = Random(2), process_time()
            for view, seen in seen_views:
                choose(view, random, seen)
            mean = (process_time() - begun) / len(seen_views)
            print(
                f"{seats} seats {name}: {1e6 * mean:.1f} µs/choice = {mean / bare:.0f} bare moves"
            )
        _hard(seats, seen_views)


def _hard(seats: int, seen_views: list[tuple[SeatView, Seen]]) -> None:
    times, random = [], Random(3)
    for view, _ in [pair for pair in seen_views if len(pair[0].playable) > 1][:HARD]:
        begun = process_time()
        hard.choose(view, random)
        times.append(process_time() - begun)
    mean = sum(times) / len(times)
    print(f"{seats} seats hard: {1e3 * mean:.1f} ms/choice, at most {1e3 * max(times):.1f} ms")


if __name__ == "__main__":
    main()
