"""Measure one save of an ordinary move, alone: CPU of the process, all threads, and time.

Usage: python -m tests.bench.store [DATABASE_URL] (a new SQLite file by default)
"""

import asyncio
import gc
import random
import sys
import tempfile
import time
from statistics import median

from tests.store.matches import begin, moves
from tests.store.tables import saved_lobby
from uno.game.presets import PRESETS
from uno.store.repository import SqlStore, open_store
from uno.table.ports import Save

SAVES = 2_000
PEOPLE = 4


async def prepare(store: SqlStore) -> list[Save]:
    """Play matches of four people ahead of time, so that only the saves are measured."""
    chance = random.Random(1)
    saves: list[Save] = []
    while len(saves) < SAVES:
        lobby = await saved_lobby(store, PEOPLE)
        start = begin(lobby, PRESETS["official"], seed=chance.randbytes(32))
        await store.save(start)
        saves += moves(start.after, chance)
    return saves[:SAVES]


async def measure(url: str) -> str:
    """Save one by one and tell what it cost."""
    store = await open_store(url)
    saves = await prepare(store)
    took: list[float] = []
    gc.collect()
    gc.freeze()  # the prepared matches are not a part of what a save costs
    cpu, wall = time.process_time(), time.perf_counter()
    for save in saves:
        begun = time.perf_counter()
        await store.save(save)
        took.append(time.perf_counter() - begun)
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    await store.close()
    return (
        f"store: {cpu / SAVES * 1000:.3f} ms CPU per save, {wall / SAVES * 1000:.3f} ms wall, "
        f"median {median(took) * 1000:.3f} ms, {SAVES} saves, {url.partition(':')[0]}"
    )


def main() -> None:
    """Print one line."""
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite+aiosqlite:///{folder}/uno.db"
        print(asyncio.run(measure(url)))


if __name__ == "__main__":
    main()
