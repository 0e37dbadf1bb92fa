"""Measure what one live table costs in memory: resident memory of the real process.

    python -m tests.bench.memory [--tables 500]

The bot is killed and started anew twice, once with few tables in its database and once with many.
Each time as many hands are opened ("My hand", at every table, so that all are loaded and all can
be refreshed); the server has the same channels. The difference is the additional tables'.
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

FEW = 100


async def run(tables: int, folder: Path) -> str:
    """Measure with few tables, then with `tables` more; return the line to print."""
    async with StandIn(keep=1_000) as standin:
        guilds = [standin.new_guild() for _ in range(2 + tables // FEW)]
        channels = [
            standin.new_channel(guilds[number // FEW], f"c{number}")
            for number in range(FEW + tables)
        ]
        process = BotProcess(standin, folder, environment={"LOG_LEVEL": "WARNING"})
        await process.start()
        try:
            games = await new_matches(standin, channels[:FEW])
            few = await _memory_after_restart(process, [*games] * (1 + tables // FEW))
            games += await new_matches(standin, channels[FEW:])
            many = await _memory_after_restart(process, games)
        finally:
            await process.end()
    each = (many - few) / tables
    return (
        f"memory: {each / 1024:.1f} KB for a live table (goal 30 KB); "
        f"{few / 1e6:.0f} MB with {FEW} tables, {many / 1e6:.0f} MB with {FEW + tables}"
    )


async def _memory_after_restart(process: BotProcess, games: Sequence[Game]) -> int:
    await process.kill()
    await process.start()
    await _touch(games)
    return process.memory_bytes()


async def _touch(games: Sequence[Game]) -> None:
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def one(game: Game) -> None:
        async with turnstile:
            await game.open_hand(game.players[0])

    await asyncio.gather(*(one(game) for game in games))


def main() -> None:
    """Read the options, measure, print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(asyncio.run(run(options.tables, Path(name))))


if __name__ == "__main__":
    main()
