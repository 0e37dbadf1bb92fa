"""Measure saves of 64 tables at once, which share commits.

Usage: python -m tests.bench.store_group [DATABASE_URL] (a new SQLite file by default)
"""

import asyncio
import gc
import random
import sys
import tempfile
import time
from itertools import islice

from tests.store.matches import begin, moves
from tests.store.tables import saved_lobby
from uno.game.presets import PRESETS
from uno.store.repository import SqlStore, open_store
from uno.table.ports import Save

TABLES = 64
MOVES = 30


async def prepare(store: SqlStore, seed: int) -> list[Save]:
    """Begin a match and play its first moves ahead of time."""
    chance = random.Random(seed)
    start = begin(await saved_lobby(store, 4), PRESETS["official"], chance.randbytes(32))
    await store.save(start)
    return list(islice(moves(start.after, chance), MOVES))


async def save_all(store: SqlStore, saves: list[Save]) -> list[float]:
    """Save the moves of one table one by one; return how long each took."""
    took = []
    for save in saves:
        begun = time.perf_counter()
        await store.save(save)
        took.append(time.perf_counter() - begun)
    return took


async def measure(url: str) -> str:
    """Save at all tables at once and tell how many saves a second that makes."""
    store = await open_store(url)
    matches = [await prepare(store, seed) for seed in range(TABLES)]
    gc.collect()
    gc.freeze()  # the prepared matches are not a part of what a save costs
    cpu, wall = time.process_time(), time.perf_counter()
    took = await asyncio.gather(*(save_all(store, match) for match in matches))
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    await store.close()
    times = sorted(time for table in took for time in table)
    p50, p99 = (times[len(times) * part // 100] * 1000 for part in (50, 99))
    return (
        f"store_group: {len(times) / wall:.0f} saves/s from {TABLES} tables at once, "
        f"{cpu / len(times) * 1000:.3f} ms CPU per save, p50 {p50:.1f} ms, p99 {p99:.1f} ms, "
        f"{url.partition(':')[0]}"
    )


def main() -> None:
    """Print one line."""
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite+aiosqlite:///{folder}/uno.db"
        print(asyncio.run(measure(url)))


if __name__ == "__main__":
    main()
