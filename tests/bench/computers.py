"""How long computer players think: CPU per choice, in one run with a bare loop as reference.

Run: python -m tests.bench.computers. Views are made before; hard's figure is of the process that
plays it, for choices with something to try, with the share that the limit of CPU cut short.
"""

from copy import deepcopy
from random import Random
from time import process_time

from tests.bench.engine_bare import play_games
from uno.computer import easy, hard, medium
from uno.computer.hard import EFFORT
from uno.computer.seen import Seen
from uno.game import engine
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase

GAMES = 40
HARD = 200


def views(rules: Rules, seats: int) -> list[tuple[SeatView, Seen]]:
    """Return what seats on turn see in some rounds of medium players."""
    random, found = Random(1), []
    for _ in range(GAMES):
        begun = engine.new_game(rules, ["?"] * seats, random.randbytes(32))
        state, seen = begun.state, Seen(rules)
        seen.notice(begun.events)
        while state.is_round_open:
            view = seat_view(state, state.turn)
            found.append((view, deepcopy(seen)))
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
    for preset in ("official", "flip", "brasil"):
        for seats in (2, 4):
            title, seen_views = f"{preset}, {seats} seats,", views(PRESETS[preset], seats)
            for name, choose in (("easy", easy.choose), ("medium", medium.choose)):
                random, begun = Random(2), process_time()
                for view, seen in seen_views:
                    choose(view, random, seen)
                mean = (process_time() - begun) / len(seen_views)
                ratio = mean / bare
                print(f"{title} {name}: {1e6 * mean:.1f} µs/choice = {ratio:.0f} bare moves")
            _hard(title, seen_views)


def _hard(title: str, seen_views: list[tuple[SeatView, Seen]]) -> None:
    times, random = [], Random(3)
    open_views = [pair for pair in seen_views if len(pair[0].playable) > 1]
    for view, seen in random.sample(open_views, min(HARD, len(open_views))):
        begun = process_time()
        hard.choose(view, random, seen)
        times.append(process_time() - begun)
    mean, most = 1e3 * sum(times) / len(times), 1e3 * max(times)
    cut = sum(seconds >= EFFORT.seconds for seconds in times) / len(times)
    print(f"{title} hard: {mean:.1f} ms/choice, at most {most:.1f} ms, {100 * cut:.0f}% cut short")


if __name__ == "__main__":
    main()
