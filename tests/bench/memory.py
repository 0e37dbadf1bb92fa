"""Measure what one live table costs in memory: resident memory of the real process.

    python -m tests.bench.memory [--tables 1000]

All tables are in the database and all their channels in the library's cache before the measuring
begins. Then each is touched ("My hand", so that its hand can be refreshed) after a warm-up of 200.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.bench.tables import AT_ONCE, new_matches
from tests.standin import StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess

WARM_UP = 200


async def run(tables: int, folder: Path) -> str:
    """Make the tables, start the bot anew, touch them all; return the line to print."""
    async with StandIn(keep=1_000) as standin:
        guild = standin.new_guild()
        process = BotProcess(standin, folder, environment={"LOG_LEVEL": "WARNING"})
        await process.start()
        try:
            games = await new_matches(standin, guild, tables + WARM_UP)
            await process.kill()
            await process.start()
            await standin.until_quiet(2.5, 120)
            await _touch(games[:WARM_UP])
            before = process.memory_bytes()
            await _touch(games[WARM_UP:])
            grown = process.memory_bytes() - before
        finally:
            await process.end()
    return (
        f"memory: {grown / tables / 1024:.1f} KB for a live table (goal 30 KB), "
        f"{tables} tables, {before / 1e6:.0f} MB before"
    )


async def _touch(games: Sequence[Game]) -> None:
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def one(game: Game) -> None:
        async with turnstile:
            await game.open_hand(game.players[0])

    await asyncio.gather(*(one(game) for game in games))


def main() -> None:
    """Read the options, measure, print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(asyncio.run(run(options.tables, Path(name))))


if __name__ == "__main__":
    main()
