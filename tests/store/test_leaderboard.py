"""Leaderboards: counted once, in a fixed order, from an index, on both databases."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Select, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.store.tables import GUILD, NAMES, after, save_of, saved_lobby, sit, user_id
from uno.store import leaderboard
from uno.store.engine import begin_snapshot, create_engine
from uno.store.repository import SqlStore
from uno.store.schema import ALL, guilds, players, standings
from uno.store.statements import MILLION, MINIMUM_FOR_WIN_RATE
from uno.table.ports import (
    LeaderboardOrder,
    LeaderboardPage,
    LeaderboardRow,
    Place,
    SaveRefusedError,
)
from uno.table.records import Member, Status, Table

WINS, POINTS = LeaderboardOrder.WINS, LeaderboardOrder.POINTS
WIN_RATE, GAMES = LeaderboardOrder.WIN_RATE, LeaderboardOrder.GAMES


async def finish(store: SqlStore, scores: dict[int, int], guild_id: int = GUILD) -> Table:
    """Play a match to its end; the best of `scores` by seat wins, nobody else gets points."""
    table = await saved_lobby(store, people=len(NAMES), guild_id=guild_id)
    ended = after(table, status=Status.FINISHED, ended_at=table.touched_at)
    await store.save(save_of(table, ended, places=places_of(table, scores)))
    return ended


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
    asker: str | None = None,
    offset: int = 0,
    limit: int = 10,
) -> LeaderboardPage:
    return await store.leaderboard(GUILD, order, asker, offset, limit)


async def test_nobody_is_on_an_empty_board(store: SqlStore) -> None:
    assert await page(store) == LeaderboardPage((), None, 0, 1, False)


async def test_a_finished_match_counts_for_everybody(store: SqlStore) -> None:
    await finish(store, {0: 120, 1: 0, 2: 30})
    assert (await page(store)).rows == (
        LeaderboardRow(1, "Ann", user_id(0), games=1, wins=1, points=120),
        LeaderboardRow(2, "Cleo", user_id(2), games=1, wins=0, points=30),
        LeaderboardRow(3, "Bo", user_id(1), games=1, wins=0, points=0),
    )


async def test_the_own_row_is_shown_wherever_it_is(store: SqlStore) -> None:
    await finish(store, {0: 9, 1: 8, 2: 7, 3: 6})
    chairs = await sit(store, 10)
    assert chairs[3].member is not None and chairs[9].member is not None
    found = await page(store, asker=chairs[3].member.player, limit=2)
    assert [row.name for row in found.rows] == ["Ann", "Bo"]
    assert found.own == LeaderboardRow(4, "Dan", user_id(3), games=1, wins=0, points=6)
    assert found.own_games == 1
    assert found.has_more
    stranger = await page(store, asker=chairs[9].member.player)
    assert (stranger.own, stranger.own_games) == (None, 0)


async def test_a_win_rate_needs_a_minimum_of_matches(store: SqlStore) -> None:
    for _ in range(MINIMUM_FOR_WIN_RATE - 1):
        await finish(store, {0: 5, 1: 1})
    ann = (await sit(store, 1))[0].member
    assert ann is not None
    before = await page(store, WIN_RATE, ann.player)
    assert (before.rows, before.own, before.own_games) == ((), None, MINIMUM_FOR_WIN_RATE - 1)
    assert before.minimum_games == MINIMUM_FOR_WIN_RATE
    await finish(store, {0: 5, 2: 6})
    found = await page(store, WIN_RATE, ann.player)
    assert [(row.name, row.wins, row.games) for row in found.rows] == [
        ("Ann", MINIMUM_FOR_WIN_RATE - 1, MINIMUM_FOR_WIN_RATE)
    ]
    assert found.own == found.rows[0]


async def test_equal_ones_share_a_rank_and_keep_their_order(store: SqlStore) -> None:
    await finish(store, {0: 5, 1: 5, 2: 1, 3: 1, 4: 0})
    first = await page(store)
    assert [row.rank for row in first.rows] == [1, 1, 3, 3, 5]
    assert await page(store) == first
    one_by_one = [(await page(store, offset=offset, limit=1)).rows[0] for offset in range(5)]
    assert tuple(one_by_one) == first.rows


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
    [ann, *others] = (await page(store)).rows
    assert (ann.games, ann.wins, ann.points) == (9, 9, 45)
    assert {(row.games, row.wins, row.points) for row in others} == {(1, 0, 1)}


async def test_whoever_was_forgotten_has_no_name(store: SqlStore, store_url: str) -> None:
    await finish(store, {0: 5, 1: 1})
    await run_on(store_url, text("UPDATE players SET user_id = NULL, name = NULL, locale = NULL"))
    [row, _] = (await page(store)).rows
    assert (row.name, row.user_id, row.wins, row.points) == ("", None, 1, 5)


async def run_on(url: str, statement: Any, parameters: Any = None) -> None:
    engine = create_engine(url)
    async with engine.begin() as connection:
        await begin_snapshot(connection)
        await connection.execute(statement, parameters)
    await engine.dispose()


@pytest.mark.parametrize("order", LeaderboardOrder)
async def test_against_a_plain_sort(store: SqlStore, order: LeaderboardOrder) -> None:
    chance = random.Random(7)
    totals: dict[int, list[int]] = {}
    for _ in range(25):
        scores = {seat: chance.randrange(3) for seat in chance.sample(range(10), 4)}
        await finish(store, scores)
        for seat, points in scores.items():
            games, wins, sum_of_points = totals.get(seat, [0, 0, 0])
            won = points == max(scores.values())
            totals[seat] = [games + 1, wins + won, sum_of_points + points]
    found = await all_rows(store, order)
    assert found == [expected_row(totals, order, row) for row in found]
    listed = [seat for seat, total in totals.items() if key_of(total, order) is not None]
    assert len(found) == len(listed)
    assert [row.rank for row in found] == sorted(row.rank for row in found)


async def all_rows(store: SqlStore, order: LeaderboardOrder) -> list[LeaderboardRow]:
    """Read a board in pages of three."""
    rows: list[LeaderboardRow] = []
    has_more = True
    while has_more:
        part = await page(store, order, offset=len(rows), limit=3)
        rows += part.rows
        has_more = part.has_more
    return rows


def expected_row(
    totals: dict[int, list[int]], order: LeaderboardOrder, row: LeaderboardRow
) -> LeaderboardRow:
    """Rank a person among `totals` in the slow and obvious way."""
    seat = NAMES.index(row.name)
    key = key_of(totals[seat], order)
    keys = [key_of(total, order) for total in totals.values()]
    rank = 1 + sum(other is not None and key is not None and other > key for other in keys)
    return LeaderboardRow(rank, NAMES[seat], user_id(seat), *totals[seat])


def key_of(total: Sequence[int], order: LeaderboardOrder) -> tuple[int, int] | None:
    games, wins, points = total
    if order is WIN_RATE:
        return (wins * MILLION // games, games) if games >= MINIMUM_FOR_WIN_RATE else None
    return {WINS: (wins, points), POINTS: (points, wins), GAMES: (games, wins)}[order]


async def test_with_many_players_no_query_reads_more_than_its_part_of_an_index(
    store_url: str,
) -> None:
    await fill(store_url, 2_000)
    engine = create_engine(store_url)
    async with engine.connect() as connection:
        for order in LeaderboardOrder:
            await check_plans(connection, order)
    await engine.dispose()


# A key that few have: a database rightly reads all rows to count nearly all of them.
GOOD = {WINS: 90, POINTS: 4_900, WIN_RATE: 980_000, GAMES: 95}


async def check_plans(connection: AsyncConnection, order: LeaderboardOrder) -> None:
    queries = leaderboard.QUERIES[order]
    board = {"guild": GUILD, "season": ALL, "deck": ALL}
    page = await explain(connection, queries.page, board | {"offset": 0, "limit": 11})
    better = await explain(connection, queries.better, board | {"key": GOOD[order], "second": 7})
    own = await explain(connection, queries.own, board | {"player": "p7"})
    for plan in (page, better, own):
        assert "SCAN standings" not in plan, plan
        assert "Seq Scan on standings" not in plan, plan
    index = f"ix_standings_{order.value}"
    assert index in page, page
    assert index in better, better


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
    await run_on(url, insert(guilds), [{"id": GUILD, "settings": "{}"}])
    people = [
        {"id": f"p{n}", "guild_id": GUILD, "user_id": n, "name": f"N{n}", "locale": None}
        for n in range(number)
    ]
    await run_on(url, insert(players), people)
    await run_on(url, insert(standings), [standing(n) for n in range(number)])
    await run_on(url, text("ANALYZE"))


def standing(n: int) -> dict[str, Any]:
    games = n % 97 + 1
    wins = n % games
    rate = wins * MILLION // games if games >= MINIMUM_FOR_WIN_RATE else -1
    return {
        "guild_id": GUILD,
        "season": ALL,
        "deck": ALL,
        "player_id": f"p{n}",
        "listed": True,
        "games": games,
        "wins": wins,
        "points": n * 31 % 5000,
        "win_rate": rate,
        "at": 0,
    }
