"""Hand out what is kept of a person or a server, in parts that are each one JSON document.

Everything is read by ranges of an index and a few rows at a time: however much there is, no
statement takes long, and no more than one part is in memory.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import orjson
from sqlalchemy import Select, Table, and_, func, select, tuple_

from uno.store.async_engine import AsyncConnection
from uno.store.schema import (
    achievements,
    bookings,
    games,
    guilds,
    players,
    results,
    seasons,
    seats,
    standings,
)
from uno.table.archive import Json

ROWS_IN_PART: Final = 10_000
ROWS_AT_ONCE: Final = 500
_HIDDEN: Final = frozenset({"state", "seed", "secret", "recent", "settings"})

# What is known of a pseudonym, each with the order in which an index has it.
_OF_PERSON: Final[Mapping[Table, Sequence[str]]] = {
    standings: ("guild_id", "season", "deck"),
    results: ("at", "game_id"),
    achievements: ("achievement",),
    seats: ("game_id", "seat"),
}
_OF_SERVER: Final = (players, games, seasons, bookings, results, standings, achievements)

_Batches = AsyncIterator[tuple[Table, list[Json]]]


async def person_parts(connection: AsyncConnection, user_id: int) -> AsyncIterator[Json]:
    """Yield all that is kept of a person, in every server."""
    head = {"format": "uno-person/1", "user_id": str(user_id)}
    part = _Part({**head, "servers": []})
    mine = select(players).where(players.c.user_id == user_id).order_by(players.c.guild_id)
    for row in await _rows(connection, mine):
        server = {**row, "settings": orjson.loads(row["settings"] or "{}")}
        part.document["servers"].append(_with_lists(server, _OF_PERSON))
        async for table, rows in _of_player(connection, row["id"]):
            if part.is_full:
                yield part.document
                begun = {**head, "servers": [_with_lists(server, _OF_PERSON)]}
                part = _Part(begun, part.number + 1)
            part.add(part.document["servers"][-1], table, rows)
    yield part.document


async def server_parts(connection: AsyncConnection, guild_id: int) -> AsyncIterator[Json]:
    """Yield all that is kept of a server, without hands and seeds of live tables."""
    settings = await connection.scalar(select(guilds.c.settings).where(guilds.c.id == guild_id))
    head = {
        "format": "uno-server/1",
        "guild_id": str(guild_id),
        "settings": orjson.loads(settings or "{}"),
    }
    part = _Part(_with_lists(head, _OF_SERVER))
    async for table, rows in _of_server(connection, guild_id):
        if part.is_full:
            yield part.document
            part = _Part(_with_lists(head, _OF_SERVER), part.number + 1)
        part.add(part.document, table, rows)
    yield part.document


class _Part:
    """A document that is being filled."""

    def __init__(self, document: Json, number: int = 1) -> None:
        self.document = {**document, "part": number}
        self.number = number
        self._count = 0

    @property
    def is_full(self) -> bool:
        return self._count >= ROWS_IN_PART

    def add(self, to: Json, table: Table, rows: Sequence[Json]) -> None:
        to[str(table.name)] += rows
        self._count += len(rows)


def _with_lists(head: Mapping[str, Any], tables: Sequence[Table] | Mapping[Table, Any]) -> Json:
    return {**head, **{str(table.name): [] for table in tables}}


async def _of_player(connection: AsyncConnection, player: str) -> _Batches:
    for table, names in _OF_PERSON.items():
        place = tuple_(*(table.c[name] for name in names))
        query = select(table).where(table.c.player_id == player).order_by(*place)
        rows = await _rows(connection, query.limit(ROWS_AT_ONCE))
        while rows:
            yield table, rows
            last = tuple_(*(_original(table, name, rows[-1][name]) for name in names))
            rows = await _rows(connection, query.where(place > last).limit(ROWS_AT_ONCE))


async def _of_server(connection: AsyncConnection, guild_id: int) -> _Batches:
    async for rows in _stream(connection, players, guild_id):
        yield players, rows
        own = achievements.c.player_id.in_([row["id"] for row in rows])
        earned = await _rows(connection, select(achievements).where(own))
        for first in range(0, len(earned), ROWS_AT_ONCE):
            yield achievements, earned[first : first + ROWS_AT_ONCE]
    for table in (games, seasons, bookings, standings):
        async for rows in _stream(connection, table, guild_id):
            yield table, rows
    async for rows in _results(connection, guild_id):
        yield results, rows


async def _stream(
    connection: AsyncConnection, table: Table, guild_id: int
) -> AsyncIterator[list[Json]]:
    """Yield rows as the index on the server has them; nothing is sorted first."""
    columns = [column for column in table.c if column.name not in _HIDDEN]
    query = select(*columns).where(table.c.guild_id == guild_id)
    async with connection.stream(query) as stream:
        async for part in stream.mappings().partitions(ROWS_AT_ONCE):
            yield [_plain(row) for row in part]


async def _results(connection: AsyncConnection, guild_id: int) -> AsyncIterator[list[Json]]:
    """Yield results by the numbers of their bookings: they have no index by server."""
    here = bookings.c.guild_id == guild_id
    end = (await connection.scalar(select(func.max(bookings.c.number)).where(here)) or 0) + 1
    same = and_(results.c.game_id == bookings.c.game_id, results.c.guild_id == bookings.c.guild_id)
    query = select(results).join(bookings, same).where(here)
    step = ROWS_AT_ONCE // 5
    for first in range(1, end, step):
        numbers = bookings.c.number.between(first, first + step - 1)
        yield await _rows(connection, query.where(numbers).order_by(bookings.c.number))


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[Json]:
    return [_plain(row) for row in (await connection.execute(query)).mappings()]


def _plain(row: Mapping[Any, Any]) -> Json:
    """Write numbers as text that JSON readers would round: Discord's ids."""
    return {
        str(name): str(value) if isinstance(value, int) and abs(value) > 2**53 else value
        for name, value in row.items()
    }


def _original(table: Table, name: str, value: Any) -> Any:
    return table.c[name].type.python_type(value)
