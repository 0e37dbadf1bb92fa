"""Ranks by marks are exact, whatever moves; on both databases."""

import asyncio
import random

import pytest
from sqlalchemy import text

from tests.store.tables import GUILD, user_id
from tests.store.test_booking import DAY, finish, rows
from tests.store.test_leaderboard import all_rows, backwards, key_of, page, run_on
from uno.ratings.standing import MINIMUM_GAMES
from uno.store import marks as module
from uno.store.recompute import recompute_at
from uno.store.repository import SqlStore
from uno.store.schema import ALL, EVERYWHERE, SORT_KEYS, marks
from uno.table.ports import LeaderboardOrder

SEATS = 10


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take boards for large that a test can fill."""
    monkeypatch.setattr(module, "STEP", 2)
    monkeypatch.setattr(module, "MOST_BETWEEN", 3)
    monkeypatch.setattr(module, "LEAST_BOOKED", 1)


async def play(store: SqlStore, number: int, chance: random.Random) -> None:
    for _ in range(number):
        seats = chance.sample(range(SEATS), chance.randrange(2, 6))
        ranks = {seat: 1 + chance.randrange(3) for seat in seats}
        await finish(store, ranks, at=chance.randrange(300) * DAY)


async def check(store: SqlStore, url: str) -> None:
    """Every rank is that of an honest count, from every side; every mark is right."""
    found = await recompute_at(url, write=False)
    assert (found.results, found.standings, found.marks) == (0, 0, 0)
    for order in LeaderboardOrder:
        listed = [row for row in await all_rows(store, order, 3) if row.rank is not None]
        keys = [key_of(row, order) for row in listed]
        assert [row.rank for row in listed] == [1 + sum(k > key for k in keys) for key in keys]
        assert await backwards(store, order, 3) == listed
        for row in listed:
            assert row.user_id is not None
            own = (await page(store, order, asker=row.user_id, limit=1)).own
            assert own == row


async def test_who_passes_a_mark_is_counted_there(store_url: str, store: SqlStore) -> None:
    chance = random.Random(3)
    await store.member(EVERYWHERE, user_id(1), "Bo", None)
    await play(store, 20, chance)
    assert await store.archive.keep_marks() >= len(SORT_KEYS)
    kept = await rows(store_url, marks)
    assert {row.sorted_by for row in kept if row.season == row.deck == ALL} == {*SORT_KEYS}
    await check(store, store_url)
    await play(store, 40, chance)
    moved = await rows(store_url, marks)
    assert [row.above for row in moved] != [row.above for row in kept]
    await check(store, store_url)
    await store.archive.forget(user_id(2))
    await check(store, store_url)
    await store.archive.keep_marks()
    await check(store, store_url)
    assert await store.archive.keep_marks() == 0


async def test_matches_that_end_at_once_are_counted_at_the_marks(
    store_url: str, store: SqlStore
) -> None:
    chance = random.Random(5)
    await play(store, 20, chance)
    await store.archive.keep_marks()
    ends = [play(store, 3, random.Random(n)) for n in range(6)]
    await asyncio.gather(*ends, store.archive.forget(user_id(7)), store.archive.keep_marks())
    await check(store, store_url)


async def test_wrong_marks_are_found_and_made_anew(store_url: str, store: SqlStore) -> None:
    await play(store, 30, random.Random(7))
    await store.archive.keep_marks()
    await run_on(store_url, text("UPDATE marks SET above = above + 1 WHERE sorted_by = 'wins'"))
    spoilt = await recompute_at(store_url, write=False)
    assert spoilt.marks == sum(row.sorted_by == "wins" for row in await rows(store_url, marks)) > 0
    assert (await recompute_at(store_url, write=True)).marks == spoilt.marks
    await check(store, store_url)
    await store.archive.reset_server(GUILD)
    assert await rows(store_url, marks) == []


async def test_a_small_board_has_no_marks(store_url: str, store: SqlStore) -> None:
    for _ in range(MINIMUM_GAMES):
        await finish(store, {0: 1, 1: 2, 2: 3})
    assert await store.archive.keep_marks() == 0
    await check(store, store_url)
