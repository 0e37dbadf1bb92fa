"""Compare the engine's moves per second with those of a bare loop, in one run.

Run: python -m tests.bench.engine. The three take turns in short slices, so that a busy machine
disturbs all alike; the ratios are of the sums.
"""

from random import Random
from time import process_time

from tests.bench.engine_bare import play_games
from uno.cli.simulate import choose_usually, simulate
from uno.game.engine import apply, step
from uno.game.presets import PRESETS

SLICES = 40
NAMES = ("bare", "step", "apply")


def bare(seed: int) -> int:
    return play_games(400, Random(seed))


def through_step(seed: int) -> int:
    return simulate(PRESETS["official"], 2, 6, seed, choose=choose_usually, do=step).moves


def through_apply(seed: int) -> int:
    return simulate(PRESETS["official"], 2, 4, seed, choose=choose_usually, do=apply).moves


def main() -> None:
    moves, seconds = [0, 0, 0], [0.0, 0.0, 0.0]
    for seed in range(SLICES):
        for index, play in enumerate((bare, through_step, through_apply)):
            begun = process_time()
            moves[index] += play(seed)
            seconds[index] += process_time() - begun
    rates = [count / taken for count, taken in zip(moves, seconds, strict=True)]
    shown = " ".join(f"{name}={rate:.0f}" for name, rate in zip(NAMES, rates, strict=True))
    by_step, by_apply = rates[1] / rates[0], rates[2] / rates[0]
    print(f"moves/s {shown} step/bare={by_step:.3f} apply/bare={by_apply:.3f}")


if __name__ == "__main__":
    main()
