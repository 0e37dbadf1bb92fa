"""Measure a page of a leaderboard with the asker's own row, with a million results on disk.

Usage: python -m tests.bench.leaderboard [both|sqlite|postgresql|DATABASE_URL] [PLAYERS] [RESULTS]
(a new SQLite file and a throw-away PostgreSQL by default; 100,000 and 1,000,000)

Database time is what the statements of a page take on one connection, without Discord. As the
machine is noisy, it is told beside a reference on the same connection, `SELECT 1`, and beside the
time on a processor of both the database and this program, which does not wait for others.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from sqlalchemy import insert, literal, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tests.postgres import PostgresServer
from tests.store.test_leaderboard import explain
from uno.ratings.skill import Skill
from uno.ratings.standing import MINIMUM_GAMES, NO_DEEDS, Standing
from uno.store import leaderboard
from uno.store.booking import standing_row
from uno.store.engine import BULK_SECONDS, begin_snapshot, create_engine
from uno.store.marks import keep_marks
from uno.store.migrate import migrate
from uno.store.schema import ALL, SORT_KEYS, guilds, players, standings
from uno.table.ports import Board, Cursor, LeaderboardOrder, LeaderboardPage, Side

GUILD = 1
PAGE = 10
ROUNDS = 100
ROWS_AT_ONCE = 2_000
NUMBERS_AT_ONCE = 50_000
A_MATCH = 4  # results of one match
FIRST_GAME = 10_000_000  # ids of one length


async def fill(engine: AsyncEngine, people: int, number: int) -> list[int]:
    """Put a server's players and results on disk; return how many matches each has."""
    chance = random.Random(1)
    # Everybody has a rank, which is the hardest; a few play nearly always, as in any club.
    weights = [chance.paretovariate(1.2) for _ in range(people)]
    counts = [MINIMUM_GAMES] * people
    drawn = chance.choices(range(people), weights, k=max(0, number - sum(counts)))
    for player in drawn:
        counts[player] += 1
    is_sqlite = engine.dialect.name == "sqlite"
    async with engine.connect() as connection:
        for statement in _SQLITE_IN_HASTE if is_sqlite else _POSTGRESQL_IN_HASTE:
            await connection.execute(text(statement))
        server = {"id": GUILD, "settings": "{}", "booked": number // A_MATCH}
        await connection.execute(insert(guilds), server)
        await _insert(connection, players, [_player(n) for n in range(people)])
        matches = number // A_MATCH
        for part in _parts(connection, matches):
            await connection.execute(text(_GAMES.format(numbers=part)))
        for part in _parts(connection, matches * A_MATCH):
            await connection.execute(text(_RESULTS.format(numbers=part, people=people)))
        rows = [_standing(chance, n, count) for n, count in enumerate(counts) if count]
        await _insert(connection, standings, rows)
        await connection.commit()
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await keep_marks(engine)
        # What PostgreSQL would do by itself soon, and beside what is measured.
        await connection.execute(text("ANALYZE" if is_sqlite else "VACUUM ANALYZE"))
    return counts


# On the connection that fills; the ones that are measured are the bot's.
_SQLITE_IN_HASTE = (
    "PRAGMA synchronous = OFF",
    "PRAGMA foreign_keys = OFF",
    "PRAGMA cache_size = -500000",
)
_POSTGRESQL_IN_HASTE = ("SET session_replication_role = replica",)


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
SELECT 'g' || ({FIRST_GAME} + n), {GUILD}, 1, 'finished', '{_id(0)}', 'official', '{{{{}}}}',
       '{{{{}}}}', '[]', 1, 1, n, n, n
FROM {{numbers}}
"""
_RESULTS = f"""
INSERT INTO results (game_id, player_id, guild_id, deck, preset, place, won, points, at, rank,
                     catches, caught, challenges_won, challenges_lost, mu, sigma)
SELECT 'g' || ({FIRST_GAME} + n / {A_MATCH}),
       'pseudonym-' || ((n * 7919 + n / {A_MATCH} * 104729) % {{people}}),
       {GUILD}, 'classic', 'official', 1 + n % {A_MATCH}, n % {A_MATCH} = 0, n % 500,
       n / {A_MATCH}, 1 + n % {A_MATCH}, 0, 0, 0, 0, 25.0, 8.0
FROM {{numbers}}
"""


def _parts(connection: AsyncConnection, number: int) -> Iterator[str]:
    """Write sources of the numbers below one."""
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
    """Print a table: a line for each order and kind of page."""
    engine = create_engine(url, BULK_SECONDS)  # filling is no work of the bot's
    await migrate(engine)
    begun = time.perf_counter()
    counts = await fill(engine, people, number)
    filled = time.perf_counter() - begun
    listed = sum(count >= MINIMUM_GAMES for count in counts)
    name = engine.dialect.name
    print(f"{name}: {number:,} results, {listed:,} players with a rank, filled in {filled:.0f} s")
    await engine.dispose()
    engine = create_engine(url)
    print(_LINE.format("milliseconds", "median", "95 %", "longest", "on a CPU", "CPU of SELECT 1"))
    async with engine.connect() as connection:
        await begin_snapshot(connection)
        reference = await _reference(connection)
        _tell("SELECT 1", reference, reference)
        for order in LeaderboardOrder:
            await _order(connection, order, counts, reference)
        await _plans(connection)
    await engine.dispose()


_LINE = "  {:<50} {:>7} {:>7} {:>7} {:>9} {:>16}"


@dataclass(frozen=True)
class Times:
    """Milliseconds: of each round, and on a processor for one round."""

    rounds: Sequence[float]
    cpu: float


def _tell(what: str, took: Times, reference: Times) -> None:
    ordered = sorted(took.rounds)
    half, most, longest = median(ordered), ordered[int(0.95 * len(ordered))], ordered[-1]
    figures = [f"{number:.2f}" for number in (half, most, longest, took.cpu)]
    print(_LINE.format(what, *figures, f"{took.cpu / reference.cpu:.1f} x"))


async def _reference(connection: AsyncConnection) -> Times:
    """Time the least that can be asked, with all that SQLAlchemy does around it."""

    async def ask() -> object:
        return (await connection.execute(select(literal(1)))).all()

    return await _times(connection, ask)


async def _order(
    connection: AsyncConnection,
    order: LeaderboardOrder,
    counts: Sequence[int],
    reference: Times,
) -> None:
    chance = random.Random(3)
    ranked = [n + 1 for n, count in enumerate(counts) if count >= MINIMUM_GAMES]
    board = Board(GUILD, order=order)

    async def page(cursor: Cursor | None = None, user: int | None = None) -> LeaderboardPage:
        user = user or chance.choice(ranked)
        return await leaderboard.read_page(connection, board, user, cursor, PAGE)

    places = [(await page()).here for _ in range(ROUNDS)]
    lowest = await _lowest(connection, order)

    async def further() -> object:
        at = chance.choice(places)
        assert at is not None
        return await page(replace(at, side=Side.AFTER, rank=1, position=1))

    async def own() -> object:
        return await page(chance.choice(places))

    async def last() -> object:
        return await page(user=lowest)

    for what, work in (
        ("first page, own row of anybody", page),
        ("further page, own row of anybody", further),
        ("page of anybody's row, own row of another", own),
        ("first page, own row of the last", last),
    ):
        _tell(f"{order.value}: {what}", await _times(connection, work), reference)


async def _lowest(connection: AsyncConnection, order: LeaderboardOrder) -> int:
    """Return the account of who is last on the board."""
    key, second = (standings.c[name] for name in SORT_KEYS[order.value])
    query = (
        select(players.c.user_id)
        .join(standings, standings.c.player_id == players.c.id)
        .where(standings.c.listed.is_(True))
        .order_by(key, second, standings.c.player_id)
        .limit(1)
    )
    return int((await connection.execute(query)).scalar_one())


async def _times(connection: AsyncConnection, work: Callable[[], Awaitable[object]]) -> Times:
    took = []
    before = await _cpu(connection)
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        await work()
        took.append((time.perf_counter() - begun) * 1000)
    return Times(took, (await _cpu(connection) - before) / ROUNDS)


async def _cpu(connection: AsyncConnection) -> float:
    """Return the milliseconds that this program and its PostgreSQL have had a processor."""
    own = time.process_time() * 1000
    if connection.dialect.name == "sqlite":
        return own
    server = await connection.scalar(text("SELECT pg_backend_pid()"))
    schedule = await asyncio.to_thread(Path(f"/proc/{server}/schedstat").read_text)
    return own + int(schedule.split()[0]) / 1e6


async def _plans(connection: AsyncConnection) -> None:
    """Print how the database finds a page and a rank."""
    values = {"guild": GUILD, "season": ALL, "deck": ALL}
    at = {"key": 1_900_000, "second": 5, "player": _id(5)}
    queries = leaderboard.QUERIES[LeaderboardOrder.RATING]
    for name, query, more in (
        ("page", queries.sides[Side.AFTER], {**at, "limit": PAGE + 1}),
        ("rank", queries.better.from_mark, at),
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
