"""A program that plays matches and saves every move until it is killed.

Usage: python -m tests.store.killed_child DATABASE_URL TABLES SEED
It prints `GAME SEQUENCE` after each save that was acknowledged.
"""

import asyncio
import random
import sys

from tests.store.matches import begin, moves
from tests.store.tables import lobby, save_of
from uno.game.rules import Rules
from uno.store.repository import SqlStore, open_store

SHORT = Rules(scoring="single", hand_size=2)  # matches end often: then a kill can meet an end


async def play(store: SqlStore, game_id: str, seed: int) -> None:
    """Play and save one match, telling only what is on disk."""
    chance = random.Random(seed)
    opened = await lobby(store, 4, id=game_id)
    save = save_of(None, opened)
    await store.save(save)
    tell(game_id, 1)
    start = begin(opened, SHORT, chance.randbytes(32))
    await store.save(start)
    tell(game_id, 2)
    for save in moves(start.after, chance):
        await store.save(save)
        tell(game_id, save.after.sequence)


def tell(game_id: str, sequence: int) -> None:
    """Print at once, in one write."""
    sys.stdout.write(f"{game_id} {sequence}\n")
    sys.stdout.flush()


async def main(url: str, tables: int, seed: int) -> None:
    """Play several matches at once, for ever."""
    store = await open_store(url)
    number = 0
    while True:
        number += 1
        await asyncio.gather(
            *(play(store, f"{seed}-{number}-{table}", seed + table) for table in range(tables))
        )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
