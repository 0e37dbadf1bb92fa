"""Measure the time from the start of the process to the first press that is answered.

    python -m tests.bench.start [--tables 100] [--times 5]

The press is made on a table message from before the start, as soon as the bot listens. The bot has
run for longer than the five seconds that have to lie between two sessions: it would keep to them.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from tests.bench.tables import new_matches
from tests.standin import StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess
from uno.store.ownership import IDENTIFY_MS


async def run(tables: int, times: int, folder: Path) -> str:
    """Make the tables, then kill and start the bot some times; return the line to print."""
    async with StandIn(keep=1_000) as standin:
        guild = standin.new_guild()
        channels = [standin.new_channel(guild, f"c{number}") for number in range(tables)]
        process = BotProcess(standin, folder, environment={"LOG_LEVEL": "WARNING"})
        await process.start()
        try:
            games = await new_matches(standin, channels)
            seconds = [await _start_and_press(process, games[n % tables]) for n in range(times)]
        finally:
            await process.end()
    return (
        f"start: first press answered {statistics.median(seconds):.2f} s after the start of the "
        f"process (median of {times}, longest {max(seconds):.2f} s, goal 2 s), "
        f"{tables} live tables in the database"
    )


async def _start_and_press(process: BotProcess, game: Game) -> float:
    await asyncio.sleep(IDENTIFY_MS / 1000)
    await process.kill()
    started = time.perf_counter()
    await process.start()
    await game.open_hand(game.players[0])
    return time.perf_counter() - started


def main() -> None:
    """Read the options, measure, print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(asyncio.run(run(options.tables, options.times, Path(name))))


if __name__ == "__main__":
    main()
