"""Make ratings and standings anew from results, server by server, or see whether they differ.

The same functions book a match when it ends (uno.store.booking), so nothing may differ.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Executable, Row, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from uno.ratings.standing import Deeds, Outcome, Standing
from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.booking import (
    RATED,
    Board,
    Standings,
    after_booking,
    boards_of,
    load_anchors,
    match_of,
    rating_columns,
    standing_row,
)
from uno.store.dialects import insert_into
from uno.store.engine import BULK_SECONDS, create_engine
from uno.store.held import reason
from uno.store.marks import hold, renew_marks, wrong_marks
from uno.store.migrate import migrate
from uno.store.schema import ALL, bookings, guilds, meta, players, results, standings
from uno.store.transactions import transact
from uno.table.ports import StoreUnavailableError

# The keys of notes in `meta`: results are as they should be, standings (of one server) not yet.
STALE: Final = "standings"
STALE_SERVER: Final = "standings:"
ROWS_AT_ONCE: Final = 500
MATCHES_AT_ONCE: Final = 200
_RATING: Final = ("mu", "sigma", "rating_before", "rating_after")

# A part by the key of bookings: no statement sorts more than it hands over.
_MATCHES = (
    select(
        *(bookings.c[name] for name in ("number", "kind", "season", "anchors")),
        *(column for column in results.c if column.name != "guild_id"),
    )
    .join(
        results,
        and_(results.c.game_id == bookings.c.game_id, results.c.guild_id == bookings.c.guild_id),
    )
    .where(
        bookings.c.guild_id == bindparam("guild"),
        bookings.c.number >= bindparam("first"),
        bookings.c.number < bindparam("end"),
    )
    .order_by(bookings.c.number, results.c.player_id)
)


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What was looked at, and how many rows were not as the results say."""

    matches: int = 0
    results: int = 0
    standings: int = 0
    marks: int = 0

    def __add__(self, other: "Recomputed") -> "Recomputed":
        return Recomputed(
            self.matches + other.matches,
            self.results + other.results,
            self.standings + other.standings,
            self.marks + other.marks,
        )


async def recompute(engine: AsyncEngine, *, write: bool) -> Recomputed:
    """Compare everything with what follows from the results; mend it when `write`."""
    async with engine.connect() as connection:
        servers = (await connection.execute(select(guilds.c.id).order_by(guilds.c.id))).scalars()
        ids = list(servers)
    total = Recomputed()
    for guild_id in ids:
        total += await recompute_server(engine, guild_id, write=write)
    return total


async def recompute_server(engine: AsyncEngine, guild_id: int, *, write: bool = True) -> Recomputed:
    """Do so for one server."""

    async def work(connection: AsyncConnection) -> Recomputed:
        found = await _server(connection, guild_id, write=write)
        if write:
            await forget_note(connection, guild_id)
        return found

    return await transact(engine, work)


async def recompute_at(url: str, *, write: bool) -> Recomputed:
    """Do so in the database at an address. Raises StoreUnavailableError."""
    engine = create_engine(url, BULK_SECONDS)
    try:
        await migrate(engine)
        return await recompute(engine, write=write)
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailableError(f"the database cannot be used: {reason(error)}") from None
    finally:
        await engine.dispose()


async def recompute_if_stale(engine: AsyncEngine) -> None:
    """Make the standings after what left only results: a migration, or an end in the middle."""
    stale = or_(meta.c.key == STALE, meta.c.key.startswith(STALE_SERVER, autoescape=True))
    async with engine.connect() as connection:
        notes = list(await connection.scalars(select(meta.c.key).where(stale)))
    if STALE in notes:
        await recompute(engine, write=True)
        await transact(engine, lambda connection: connection.execute(delete(meta).where(stale)))
        return
    for note in notes:
        await recompute_server(engine, int(note.removeprefix(STALE_SERVER)))


async def note_stale(connection: AsyncConnection, guild_id: int) -> None:
    """Note that the standings of a server have to be made anew, at the latest at the next start."""
    note = {"key": f"{STALE_SERVER}{guild_id}", "value": "stale"}
    insertion = insert_into(connection.dialect.name, meta).values(note)
    await connection.execute(insertion.on_conflict_do_nothing())


async def forget_note(connection: AsyncConnection, guild_id: int) -> None:
    """Note that the standings of a server are as its results say."""
    await connection.execute(delete(meta).where(meta.c.key == f"{STALE_SERVER}{guild_id}"))


async def _server(connection: AsyncConnection, guild_id: int, *, write: bool) -> Recomputed:
    await hold(connection, guild_id)
    marks = await wrong_marks(connection, guild_id)
    boards: dict[Board, dict[str, Standing]] = {}
    matches = 0
    differing: list[dict[str, Any]] = []
    async for rows in _matches(connection, guild_id):
        matches += 1
        differing += _booked(boards, rows)
    if write:
        await _execute(connection, _UPDATE_RATING, differing)
    changed = await _compare(connection, guild_id, boards, write=write)
    if write:
        await renew_marks(connection, guild_id)
    return Recomputed(matches, len(differing), changed, marks)


async def _matches(connection: AsyncConnection, guild_id: int) -> AsyncIterator[list[Row[Any]]]:
    """Yield the results of each match, in the order in which they were booked."""
    last = select(func.max(bookings.c.number)).where(bookings.c.guild_id == guild_id)
    end = (await connection.scalar(last) or 0) + 1
    for first in range(1, end, MATCHES_AT_ONCE):
        part = {"guild": guild_id, "first": first, "end": first + MATCHES_AT_ONCE}
        rows = (await connection.execute(_MATCHES, part)).all()
        for _, match in groupby(rows, lambda row: row.number):
            yield list(match)


def _booked(boards: Standings, rows: list[Row[Any]]) -> list[dict[str, Any]]:
    """Book a match again; return the rating columns that are not as they should be."""
    first = rows[0]
    match = match_of(first.at, map(_outcome, rows), load_anchors(first.anchors), first.kind)
    before = {row.player_id: boards.get((ALL, ALL), {}).get(row.player_id) for row in rows}
    for board, news in after_booking(
        match, boards, boards_of(first.kind, first.season, first.deck)
    ).items():
        boards.setdefault(board, {}).update(news)
    differing = []
    for row in rows:
        new = boards[ALL, ALL][row.player_id].skill if first.kind == RATED else None
        expected = rating_columns((before[row.player_id] or Standing()).skill, new)
        if expected != {name: getattr(row, name) for name in _RATING}:
            key = {"b_game_id": row.game_id, "b_player_id": row.player_id}
            differing.append({**expected, **key})
    return differing


_UPDATE_RATING = (
    update(results)
    .where(
        results.c.game_id == bindparam("b_game_id"),
        results.c.player_id == bindparam("b_player_id"),
    )
    .values({name: bindparam(name) for name in _RATING})
)


def _outcome(row: Row[Any]) -> Outcome:
    deeds = Deeds(row.catches, row.caught, row.challenges_won, row.challenges_lost)
    return Outcome(row.player_id, bool(row.won), row.points, row.rank, row.team, deeds)


async def _compare(
    connection: AsyncConnection, guild_id: int, boards: Standings, *, write: bool
) -> int:
    """Compare the standings of a server with `boards`; return how many rows are wrong."""
    here = standings.c.guild_id == guild_id
    known = await _known(connection, guild_id)
    expected = {
        (*board, player): standing_row(guild_id, board, player, standing, player in known)
        for board, rows in boards.items()
        for player, standing in rows.items()
    }
    wrong: list[Mapping[str, Any]] = []
    async with connection.stream(select(standings).where(here)) as stream:
        async for row in stream.mappings():
            key = (row["season"], row["deck"], row["player_id"])
            if expected.get(key) == {str(name): value for name, value in row.items()}:
                del expected[key]
            else:
                wrong.append({"b_season": key[0], "b_deck": key[1], "b_player_id": key[2]})
    missing = list(expected.values())
    if write:
        await _execute(connection, _DELETE_STANDING.where(here), wrong)
        await _execute(connection, insert(standings), missing)
    replaced = {(w["b_season"], w["b_deck"], w["b_player_id"]) for w in wrong}
    return len(replaced | expected.keys())


async def _execute(
    connection: AsyncConnection, statement: Executable, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Execute in parts: a driver waits only so long for one answer."""
    for first in range(0, len(rows), ROWS_AT_ONCE):
        await connection.execute(statement, rows[first : first + ROWS_AT_ONCE])


_DELETE_STANDING = delete(standings).where(
    standings.c.season == bindparam("b_season"),
    standings.c.deck == bindparam("b_deck"),
    standings.c.player_id == bindparam("b_player_id"),
)


async def _known(connection: AsyncConnection, guild_id: int) -> set[str]:
    here = players.c.guild_id == guild_id, players.c.user_id.is_not(None)
    known: set[str] = set()
    async with connection.stream(select(players.c.id).where(*here)) as stream:
        async for part in stream.scalars().partitions(ROWS_AT_ONCE):
            known |= set(part)
    return known
