"""Leaderboards: counted once, in a fixed order, from an index, on both databases."""

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import Select, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.store.tables import GUILD, NAMES, after, save_of, saved_lobby, user_id
from uno.ratings.standing import MILLION, MINIMUM_GAMES
from uno.store import leaderboard
from uno.store.engine import create_engine
from uno.store.marks import MOST_BETWEEN, keep_marks
from uno.store.repository import SqlStore
from uno.store.schema import ALL, guilds, players, standings
from uno.table.ports import (
    Board,
    Cursor,
    LeaderboardOrder,
    LeaderboardPage,
    LeaderboardRow,
    Place,
    SaveRefusedError,
    Side,
)
from uno.table.records import Member, Status, Table

RATING, WINS, POINTS = LeaderboardOrder.RATING, LeaderboardOrder.WINS, LeaderboardOrder.POINTS
WIN_RATE, STREAK = LeaderboardOrder.WIN_RATE, LeaderboardOrder.STREAK
STRANGER = 7


async def finish(store: SqlStore, scores: dict[int, int], guild_id: int = GUILD) -> Table:
    """Play a match to its end; the best of `scores` by seat wins, nobody else gets points."""
    table = await saved_lobby(store, people=len(NAMES), guild_id=guild_id)
    ended = after(table, status=Status.FINISHED, ended_at=table.touched_at)
    await store.save(save_of(table, ended, places=places_of(table, scores)))
    return ended


async def finish_often(store: SqlStore, scores: dict[int, int]) -> None:
    """Play as many matches as make somebody listed."""
    for _ in range(MINIMUM_GAMES):
        await finish(store, scores)


def places_of(table: Table, scores: dict[int, int]) -> tuple[Place, ...]:
    best = max(scores.values())
    return tuple(
        Place(member_at(table, seat).player, 1 if points == best else 2, points == best, points)
        for seat, points in scores.items()
    )


def member_at(table: Table, seat: int) -> Member:
    member = table.chairs[seat].member
    assert member is not None
    return member


async def page(
    store: SqlStore,
    order: LeaderboardOrder = WINS,
    asker: int = STRANGER,
    cursor: Cursor | None = None,
    limit: int = 10,
) -> LeaderboardPage:
    return await store.leaderboard(Board(GUILD, order=order), asker, cursor, limit)


def lines(found: LeaderboardPage) -> list[tuple[int | None, str, int, int, int]]:
    return [(row.rank, row.name, row.games, row.wins, row.points) for row in found.rows]


async def test_nobody_is_on_an_empty_board(store: SqlStore) -> None:
    assert await page(store) == LeaderboardPage((), None, MINIMUM_GAMES)


async def test_a_finished_match_counts_for_everybody(store: SqlStore) -> None:
    await finish(store, {0: 120, 1: 0, 2: 30})
    assert lines(await page(store)) == [
        (None, "Ann", 1, 1, 120),
        (None, "Cleo", 1, 0, 30),
        (None, "Bo", 1, 0, 0),
    ]


async def test_ranks_need_a_minimum_of_matches(store: SqlStore) -> None:
    for _ in range(MINIMUM_GAMES - 1):
        await finish(store, {0: 5, 1: 1})
    before = await page(store, asker=user_id(0))
    assert [row.rank for row in before.rows] == [None, None]
    assert before.own is not None
    assert (before.own.rank, before.own.games) == (None, MINIMUM_GAMES - 1)
    await finish(store, {0: 5, 2: 6})
    assert lines(await page(store)) == [
        (1, "Ann", MINIMUM_GAMES, MINIMUM_GAMES - 1, 5 * MINIMUM_GAMES),
        (None, "Cleo", 1, 1, 6),
        (None, "Bo", MINIMUM_GAMES - 1, 0, MINIMUM_GAMES - 1),
    ]


async def test_the_own_row_is_shown_wherever_it_is(store: SqlStore) -> None:
    await finish_often(store, {0: 9, 1: 8, 2: 7, 3: 6})
    found = await page(store, asker=user_id(3), limit=2)
    assert [row.name for row in found.rows] == ["Ann", "Bo"]
    assert found.own is not None
    assert (found.own.rank, found.own.name, found.own.user_id) == (4, "Dan", user_id(3))
    stranger = await page(store, asker=user_id(9))
    assert stranger.own is None
    own_place = await page(store, asker=user_id(3), cursor=found.here, limit=2)
    assert [(row.rank, row.name) for row in own_place.rows] == [(4, "Dan")]
    assert own_place.back is not None


async def test_equal_ones_share_a_rank_and_keep_their_order(store: SqlStore) -> None:
    await finish_often(store, {0: 5, 1: 5, 2: 1, 3: 1, 4: 0})
    first = await page(store)
    assert [row.rank for row in first.rows] == [1, 1, 3, 3, 5]
    assert await page(store) == first
    assert tuple(await all_rows(store, WINS, 1)) == first.rows
    assert tuple(await all_rows(store, WINS, 2)) == first.rows
    assert tuple(await backwards(store, WINS, 2)) == first.rows


async def test_servers_do_not_mix(store: SqlStore) -> None:
    await finish(store, {0: 5, 1: 1}, guild_id=GUILD + 1)
    assert (await page(store)).rows == ()


async def test_a_match_counts_once(store: SqlStore) -> None:
    table = await finish(store, {0: 5, 1: 1})
    first = await page(store)
    with pytest.raises(SaveRefusedError):
        await store.save(save_of(table, after(table), places=places_of(table, {0: 5, 1: 1})))
    assert await page(store) == first
    loaded = await store.load(table.id)
    assert loaded is not None and loaded.sequence == table.sequence


async def test_a_result_is_counted_with_its_last_move_or_not_at_all(store: SqlStore) -> None:
    table = await saved_lobby(store)
    ended = after(table, status=Status.FINISHED)
    places = (*places_of(table, {0: 5, 1: 1}), Place("nobody", 3, False, 0))
    with pytest.raises(SaveRefusedError):
        await store.save(save_of(table, ended, places=places))
    assert await store.load(table.id) == table
    assert (await page(store)).rows == ()


async def test_matches_that_end_at_once_are_all_counted(store: SqlStore) -> None:
    await asyncio.gather(*(finish(store, {0: 5, seat: 1}) for seat in range(1, 10)))
    found = await page(store, asker=user_id(0))
    assert found.own is not None
    assert (found.own.games, found.own.wins, found.own.points) == (9, 9, 45)
    assert found.own.best_streak == 9


async def test_a_streak_ends_with_the_first_match_that_is_not_won(store: SqlStore) -> None:
    for winner in (0, 0, 1, 0, 0, 0, 1, 0):
        await finish(store, {0: 1, 1: 0} if winner == 0 else {0: 0, 1: 1})
    found = await page(store, STREAK)
    assert [(row.name, row.best_streak) for row in found.rows] == [("Ann", 3), ("Bo", 1)]


@pytest.mark.parametrize("order", LeaderboardOrder)
async def test_ranks_are_those_of_an_honest_count(store: SqlStore, order: LeaderboardOrder) -> None:
    chance = random.Random(order.value)
    for _ in range(40):
        seats = chance.sample(range(10), chance.randrange(2, 5))
        await finish(store, {seat: chance.randrange(4) for seat in seats})
    found = await all_rows(store, order, 3)
    listed = [row for row in found if row.rank is not None]
    assert len(listed) >= 8
    keys = {row.name: key_of(row, order) for row in listed}
    for row in listed:
        better = sum(other > keys[row.name] for other in keys.values())
        assert row.rank == 1 + better
    assert [keys[row.name] for row in listed] == sorted(keys.values(), reverse=True)
    assert all(row.games >= MINIMUM_GAMES for row in listed)
    assert await backwards(store, order, 3) == listed


async def all_rows(
    store: SqlStore, order: LeaderboardOrder, limit: int = 3
) -> list[LeaderboardRow]:
    """Read a board in pages."""
    rows: list[LeaderboardRow] = []
    cursor: Cursor | None = None
    while True:
        part = await page(store, order, cursor=cursor, limit=limit)
        rows += part.rows
        cursor = part.further
        if cursor is None:
            return rows


async def backwards(store: SqlStore, order: LeaderboardOrder, limit: int) -> list[LeaderboardRow]:
    """Go to the last page and read back to the top; only those with a rank."""
    part = await page(store, order, limit=limit)
    while part.further is not None:
        part = await page(store, order, cursor=part.further, limit=limit)
    rows = [row for row in part.rows if row.rank is not None]
    while part.back is not None:
        part = await page(store, order, cursor=part.back, limit=limit)
        rows = [*part.rows, *rows]
    return rows


def key_of(row: LeaderboardRow, order: LeaderboardOrder) -> tuple[int, int]:
    keys: dict[LeaderboardOrder, tuple[int, int]] = {
        RATING: (row.rating, row.wins),
        WINS: (row.wins, row.points),
        POINTS: (row.points, row.wins),
        WIN_RATE: (row.wins * MILLION // row.games, row.games),
        STREAK: (row.best_streak, row.wins),
    }
    return keys[order]


async def test_a_forged_cursor_shows_a_page_and_no_more(store: SqlStore) -> None:
    await finish_often(store, {0: 9, 1: 8})
    for side in Side:
        forged = Cursor(side, 10**11, 10**8, "x", 10**8, 10**8)
        found = await page(store, cursor=forged)
        assert len(found.rows) <= 2


async def test_with_many_players_no_query_reads_more_than_its_part_of_an_index(
    store_url: str,
) -> None:
    await fill(store_url, 10_000)
    engine = create_engine(store_url)
    assert await keep_marks(engine) == len(LeaderboardOrder)
    await run_on(store_url, text("ANALYZE" if "sqlite" in store_url else "VACUUM ANALYZE"))
    async with engine.connect() as connection:
        for order in LeaderboardOrder:
            await check_plans(connection, order)
            await check_marks(connection, order)
    await engine.dispose()


# A key that few have: a database rightly reads all rows to count nearly all of them.
GOOD = {RATING: 9_900_000, WINS: 90, POINTS: 4_900, WIN_RATE: 980_000, STREAK: 49}
BOARD = {"guild": GUILD, "season": ALL, "deck": ALL}


async def check_plans(connection: AsyncConnection, order: LeaderboardOrder) -> None:
    queries = leaderboard.QUERIES[order]
    at = {"key": GOOD[order], "second": 7, "player": "p7"}
    limit = {"limit": 11}
    index = f"ix_standings_{order.value}"
    by_index = [
        await explain(connection, queries.top, BOARD | limit),
        await explain(connection, queries.better.from_top, BOARD | at),
        await explain(connection, queries.before.from_top, BOARD | at),
        *[await explain(connection, query, BOARD | limit | at) for query in queries.sides.values()],
    ]
    for plan in by_index:
        assert index in plan, plan
    own = await explain(connection, queries.own, BOARD | {"user": 7})
    few = await explain(connection, queries.unlisted, BOARD | limit)
    for plan in (*by_index, own, few):
        assert "SCAN" not in plan.replace("SCAN CONSTANT ROW", ""), plan
        assert "Seq Scan" not in plan, plan
    is_sqlite = connection.dialect.name == "sqlite"
    counted = f"USING COVERING INDEX {index}" if is_sqlite else f"Index Only Scan using {index}"
    assert by_index[1].count(counted) == 2, by_index[1]


async def check_marks(connection: AsyncConnection, order: LeaderboardOrder) -> None:
    """What a mark says is what a count from the top says, in a short part of the same index."""
    queries = leaderboard.QUERIES[order]
    at = BOARD | {"key": GOOD[order] // 3, "second": 7, "player": "p7"}
    is_sqlite = connection.dialect.name == "sqlite"
    name = f"ix_standings_{order.value}"
    counted = f"COVERING INDEX {name}" if is_sqlite else f"Index Only Scan using {name}"
    for count in (queries.better, queries.before):
        plan = await explain(connection, count.from_mark, at)
        assert counted in plan, plan
        # PostgreSQL reads all marks at once while they are as few as here.
        assert "Seq Scan on standings" not in plan and "SCAN standings" not in plan, plan
        assert "SEARCH marks" in plan or not is_sqlite, plan
        number = await connection.scalar(count.from_top, at)
        assert number > MOST_BETWEEN
        assert await connection.scalar(count.from_mark, at) == number


async def explain(
    connection: AsyncConnection, query: Select[Any], parameters: dict[str, Any]
) -> str:
    is_sqlite = connection.dialect.name == "sqlite"
    filled = query.params(**parameters).compile(
        dialect=connection.dialect, compile_kwargs={"literal_binds": True}
    )
    explanation = "EXPLAIN QUERY PLAN" if is_sqlite else "EXPLAIN"
    rows = await connection.execute(text(f"{explanation} {filled}"))
    return "\n".join(str(row[-1]) for row in rows)


async def fill(url: str, number: int) -> None:
    """Put `number` players with their standings into a server."""
    await run_on(url, insert(guilds), [{"id": GUILD, "settings": "{}", "booked": number}])
    people = [
        {"id": f"p{n}", "guild_id": GUILD, "user_id": n, "name": f"N{n}", "locale": None}
        for n in range(number)
    ]
    await run_on(url, insert(players), people)
    await run_on(url, insert(standings), [standing(n) for n in range(number)])
    await run_on(url, text("ANALYZE" if url.startswith("sqlite") else "VACUUM ANALYZE"))


def standing(n: int) -> dict[str, Any]:
    games = n % 97 + 1
    wins = n % games
    return {
        "guild_id": GUILD,
        "season": ALL,
        "deck": ALL,
        "player_id": f"p{n}",
        "listed": games >= MINIMUM_GAMES,
        "games": games,
        "wins": wins,
        "points": n * 31 % 5000,
        "win_rate": wins * MILLION // games,
        "streak": 0,
        "best_streak": n % 51,
        "rated": games,
        "mu": 25.0,
        "sigma": 5.0,
        "rating": n * 1000,
        "catches": 0,
        "caught": 0,
        "challenges_won": 0,
        "challenges_lost": 0,
        "at": 0,
    }


async def run_on(url: str, statement: Any, parameters: Any = None) -> None:
    engine = create_engine(url).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        if parameters is not None:
            await connection.exec_driver_sql("BEGIN")  # many rows, one commit
        await connection.execute(statement, parameters)
        if parameters is not None:
            await connection.exec_driver_sql("COMMIT")
    await engine.dispose()


async def test_who_was_forgotten_has_no_name_and_no_account(
    store_url: str, store: SqlStore
) -> None:
    await finish_often(store, {0: 5, 1: 1})
    await run_on(store_url, text("UPDATE players SET user_id = NULL, name = NULL, locale = NULL"))
    assert [(row.name, row.user_id) for row in (await page(store)).rows] == [("", None)] * 2
