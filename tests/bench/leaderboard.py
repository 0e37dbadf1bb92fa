"""Measure a page of a leaderboard with the asker's own row, with a million results on disk.

Usage: python -m tests.bench.leaderboard [both|sqlite|postgresql|DATABASE_URL] [PLAYERS] [RESULTS]
(a new SQLite file and a throw-away PostgreSQL by default; 100,000 and 1,000,000)

Database time is what the statements of a page take on one connection, without Discord. As the
machine is noisy, it is told beside a reference: one look-up by primary key on the same connection.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from statistics import median
from typing import Any

from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tests.postgres import PostgresServer
from tests.store.test_leaderboard import explain
from uno.ratings.skill import Skill
from uno.ratings.standing import NO_DEEDS, Standing
from uno.store import leaderboard
from uno.store.booking import standing_row
from uno.store.engine import begin_snapshot, create_engine
from uno.store.migrate import migrate
from uno.store.schema import ALL, guilds, players, standings
from uno.table.ports import Board, Cursor, LeaderboardOrder, Side

GUILD = 1
PAGE = 10
ROUNDS = 60
ROWS_AT_ONCE = 2_000
NUMBERS_AT_ONCE = 20_000
A_MATCH = 4  # results of one match


async def fill(engine: AsyncEngine, people: int, number: int) -> list[int]:
    """Put a server's players and results on disk; return how many matches each has."""
    chance = random.Random(1)
    # A few play nearly always, most a few times: as in any club.
    weights = [chance.paretovariate(1.2) for _ in range(people)]
    drawn = chance.choices(range(people), weights, k=number)
    counts = [0] * people
    for player in drawn:
        counts[player] += 1
    async with engine.connect() as connection:
        await connection.execute(insert(guilds), {"id": GUILD, "settings": "{}"})
        await _insert(connection, players, [_player(n) for n in range(people)])
        matches = number // A_MATCH
        for part in _parts(connection, matches):
            await connection.execute(text(_GAMES.format(numbers=part)))
        for part in _parts(connection, matches * A_MATCH):
            await connection.execute(text(_RESULTS.format(numbers=part, people=people)))
        rows = [_standing(chance, n, count) for n, count in enumerate(counts) if count]
        await _insert(connection, standings, rows)
        await connection.commit()
    is_sqlite = engine.dialect.name == "sqlite"
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        for table in ("standings", "players"):  # all that a page reads; no statement may take long
            await connection.execute(
                text(f"{'ANALYZE' if is_sqlite else 'VACUUM ANALYZE'} {table}")
            )
    return counts


async def _insert(connection: AsyncConnection, table: Any, rows: Sequence[dict[str, Any]]) -> None:
    for first in range(0, len(rows), ROWS_AT_ONCE):
        await connection.execute(insert(table), rows[first : first + ROWS_AT_ONCE])


def _id(n: int) -> str:
    return f"pseudonym-{n}"


def _player(n: int) -> dict[str, Any]:
    return {"id": _id(n), "guild_id": GUILD, "user_id": n + 1, "name": f"Name {n}", "locale": None}


# A million rows are made by the database itself.
_GAMES = f"""
INSERT INTO games (id, guild_id, channel_id, status, host_id, preset, rules, options, recent,
                   sequence, decision, created_at, touched_at, ended_at)
SELECT 'g' || n, {GUILD}, 1, 'finished', '{_id(0)}', 'official', '{{{{}}}}', '{{{{}}}}', '[]',
       1, 1, n, n, n
FROM {{numbers}}
"""
_RESULTS = f"""
INSERT INTO results (game_id, player_id, guild_id, deck, preset, place, won, points, at, rank,
                     catches, caught, challenges_won, challenges_lost, mu, sigma)
SELECT 'g' || (n / {A_MATCH}),
       'pseudonym-' || ((n * 7919 + n / {A_MATCH} * 104729) % {{people}}),
       {GUILD}, 'classic', 'official', 1 + n % {A_MATCH}, n % {A_MATCH} = 0, n % 500,
       n / {A_MATCH}, 1 + n % {A_MATCH}, 0, 0, 0, 0, 25.0, 8.0
FROM {{numbers}}
"""


def _parts(connection: AsyncConnection, number: int) -> Iterator[str]:
    """Write sources of the numbers below one: no statement may take long."""
    is_sqlite = connection.dialect.name == "sqlite"
    for first in range(0, number, NUMBERS_AT_ONCE):
        last = min(first + NUMBERS_AT_ONCE, number) - 1
        if is_sqlite:
            series = f"SELECT {first} AS n UNION ALL SELECT n + 1 FROM series WHERE n < {last}"
            yield f"(WITH RECURSIVE series AS ({series}) SELECT n FROM series)"
        else:
            yield f"generate_series({first}::bigint, {last}) AS numbers(n)"


def _standing(chance: random.Random, n: int, count: int) -> dict[str, Any]:
    wins = sum(chance.random() < 0.3 for _ in range(min(count, 200))) * max(1, count // 200)
    skill = Skill(chance.gauss(25, 5), max(1.5, 8.3 / (1 + count / 20)))
    standing = Standing(
        *(count, wins, chance.randrange(500) * count, 0, chance.randrange(1, 12), count),
        *(skill, NO_DEEDS, 1),
    )
    return standing_row(GUILD, (ALL, ALL), _id(n), standing, True)


async def measure(url: str, people: int, number: int) -> None:
    """Print one line for each order and kind of page."""
    engine = create_engine(url)
    await migrate(engine)
    begun = time.perf_counter()
    counts = await fill(engine, people, number)
    listed = sum(count >= 5 for count in counts)
    name = engine.dialect.name
    print(
        f"{name}: {number} results, {sum(map(bool, counts))} players on the board, {listed} with a"
        f" rank, filled in {time.perf_counter() - begun:.0f} s"
    )
    async with engine.connect() as connection:
        await begin_snapshot(connection)
        reference = await _reference(connection, people)
        for order in LeaderboardOrder:
            await _order(connection, order, counts, reference)
        await _plans(connection)
    await engine.dispose()


async def _reference(connection: AsyncConnection, people: int) -> float:
    """Time one look-up by primary key, with all that SQLAlchemy does around it."""
    chance = random.Random(2)

    async def look_up() -> object:
        query = select(players.c.name).where(players.c.id == _id(chance.randrange(people)))
        return (await connection.execute(query)).all()

    return (await _times(look_up))[0]


async def _order(
    connection: AsyncConnection, order: LeaderboardOrder, counts: Sequence[int], reference: float
) -> None:
    chance = random.Random(3)
    ranked = [n + 1 for n, count in enumerate(counts) if count >= 5]
    board = Board(GUILD, order=order)

    async def page(cursor: Cursor | None = None) -> Any:
        user = chance.choice(ranked)
        return await leaderboard.read_page(connection, board, user, cursor, PAGE)

    places = [(await page()).here for _ in range(ROUNDS)]

    async def middle() -> object:
        at = chance.choice(places)
        after = Cursor(Side.AFTER, at.key, at.second, at.player, 1, 1)
        return await page(after)

    top, further = await _times(page), await _times(middle)
    for name, (half, most) in (("top", top), ("further", further)):
        print(
            f"  {connection.dialect.name} {order.value}, {name} page and own row:"
            f" median {half:.2f} ms, 95 % {most:.2f} ms ({half / reference:.1f} look-ups)"
        )


async def _times(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    took = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        await work()
        took.append((time.perf_counter() - begun) * 1000)
    return median(took), sorted(took)[int(0.95 * ROUNDS)]


async def _plans(connection: AsyncConnection) -> None:
    """Print how the database finds a page and a rank."""
    values = {"guild": GUILD, "season": ALL, "deck": ALL}
    at = {"key": 1_900_000, "second": 5, "player": _id(5)}
    queries = leaderboard.QUERIES[LeaderboardOrder.RATING]
    for name, query, more in (
        ("page", queries.sides[Side.AFTER], {**at, "limit": PAGE + 1}),
        ("rank", queries.better, at),
        ("own row", queries.own, {"user": 5}),
    ):
        plan = await explain(connection, query, {**values, **more})
        print(f"  plan of {name}:\n    " + plan.replace("\n", "\n    "))


def main(argv: list[str]) -> None:
    """Measure both databases, or the one that is named."""
    people = int(argv[1]) if len(argv) > 1 else 100_000
    number = int(argv[2]) if len(argv) > 2 else 1_000_000
    which = argv[0] if argv else "both"
    if "://" in which:
        asyncio.run(measure(which, people, number))
    if which in ("both", "sqlite"):
        _measure_sqlite(people, number)
    if which in ("both", "postgresql"):
        _measure_postgresql(people, number)


def _measure_sqlite(people: int, number: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"sqlite+aiosqlite:///{folder}/uno.db", people, number))


def _measure_postgresql(people: int, number: int) -> None:
    server = PostgresServer.find()
    if server is None:
        print("PostgreSQL not found")
        return
    try:
        server.create()
        asyncio.run(measure(server.url, people, number))
    finally:
        server.remove()


if __name__ == "__main__":
    main(sys.argv[1:])
