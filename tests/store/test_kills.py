"""Whatever was acknowledged is on disk after `kill -9`."""

import os
import random
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import orjson
import pytest

from tests.store.sessions import until_nothing_is_under_way
from tests.store.test_booking import rows as rows_of
from tests.store.test_matches import moves_of
from uno.game.actions_json import action_from_json
from uno.game.engine import apply, new_game
from uno.store.recompute import recompute_at
from uno.store.repository import SqlStore, open_store
from uno.store.schema import bookings, games
from uno.table.records import Status, Table

ROOT = Path(__file__).parents[2]
TABLES = 4
_seeds = count(1)


def play_until_killed(url: str, enough: int, seconds: float) -> dict[str, int]:
    """Let a child play; kill it `seconds` after `enough` acknowledgements, some at each table.

    Returns the last acknowledged sequence of each game.
    """
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.store.killed_child", url, str(TABLES), str(next(_seeds))],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    told: dict[str, int] = {}
    end = threading.Timer(seconds, child.kill)
    for number, line in enumerate(child.stdout):
        game_id, _, sequence = line.strip().partition(" ")
        if not line.endswith("\n"):
            break  # it died in the middle of telling
        told[game_id] = int(sequence)
        if number >= enough and len(told) >= TABLES and end.ident is None:
            end.start()
    child.stdout.close()
    assert child.wait() == -9
    return told


async def check(store: SqlStore, url: str, told: dict[str, int]) -> None:
    """Every told change is there, at most one more, and the state is what the moves make."""
    await until_nothing_is_under_way(store._engine)
    assert len(told) >= TABLES
    for game_id, sequence in told.items():
        table = await store.load(game_id)
        assert table is not None
        assert table.sequence - sequence in (0, 1)
        await check_moves(url, table)


async def check_results(url: str) -> None:
    """A match that is over is booked once, one that is not over is not; all sums are right."""
    booked = [row.game_id for row in await rows_of(url, bookings)]
    assert len(booked) == len(set(booked))
    over = {row.id for row in await rows_of(url, games) if row.status == Status.FINISHED.value}
    assert set(booked) == over
    numbers = sorted(row.number for row in await rows_of(url, bookings))
    assert numbers == list(range(1, len(booked) + 1))
    found = await recompute_at(url, write=False)
    assert (found.results, found.standings) == (0, 0)


async def check_moves(url: str, table: Table) -> None:
    rows = await moves_of(url, table.id)
    assert [row.sequence for row in rows] == list(range(1, table.sequence + 1))
    if table.seed is None:
        return
    names = [chair.name for chair in table.chairs]
    state = new_game(table.rules, names, bytes.fromhex(table.seed)).state
    for row in rows:
        if row.action is not None:
            state = apply(state, action_from_json(orjson.loads(row.action))).state
    assert table.state == state


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[SqlStore]:
    store = await open_store(store_url)
    yield store
    await store.close()


async def kill_and_check(store_url: str, store: SqlStore, times: int) -> None:
    chance = random.Random(times)
    for _ in range(times):
        told = play_until_killed(store_url, chance.randrange(5, 80), chance.uniform(0, 0.1))
        await check(store, store_url, told)
        await check_results(store_url)
    longest = 100
    while not await rows_of(store_url, bookings):  # a slow machine has ended no match so far
        longest *= 2
        assert longest < 5_000, "no match ends"
        await check(store, store_url, play_until_killed(store_url, longest, 0))
        await check_results(store_url)


async def test_killed_three_times(store_url: str, store: SqlStore) -> None:
    await kill_and_check(store_url, store, times=3)


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_killed_many_times(store_url: str, store: SqlStore) -> None:
    await kill_and_check(store_url, store, times=60)
