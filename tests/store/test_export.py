"""What people and servers take away is whole, however much it is."""

import asyncio
import json
from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from sqlalchemy import ColumnElement, Table, Text, cast, func, insert, literal, select, text, true
from sqlalchemy.ext.asyncio import AsyncConnection

from cogs import files
from cogs.files import TooMuchError, packed
from cogs.screens.budget import MAX_FILE
from cogs.screens.screen import Attachment
from tests.store.conftest import make_database
from tests.store.tables import GUILD, user_id
from tests.store.test_booking import finish, rows
from uno.store import export
from uno.store.engine import BULK_SECONDS, create_engine
from uno.store.recompute import recompute_server
from uno.store.repository import SqlStore, open_store
from uno.store.schema import bookings, games, players, results, seats, standings

ANN = user_id(0)
MANY = 24_000


def documents(found: Iterable[Attachment]) -> list[Any]:
    """Read every document of every file; each file is one that Discord takes."""
    read = []
    for file in found:
        assert len(file.data) <= MAX_FILE
        if file.name.endswith(".json"):
            read.append(json.loads(file.data))
            continue
        with ZipFile(BytesIO(file.data)) as archive:
            read += [json.loads(archive.read(name)) for name in archive.namelist()]
    return read


def listed(parts: Sequence[Any], name: str) -> list[Any]:
    return [row for part in parts for server in part["servers"] for row in server[name]]


async def copy(
    connection: AsyncConnection, table: Table, key: str, row: ColumnElement[bool]
) -> None:
    """Let there be many more rows like one."""
    number = select(literal(1).label("n")).cte("numbers", recursive=True)
    number = number.union_all(select(number.c.n + 1).where(number.c.n < MANY))
    rest = [column for column in table.c if column.name != key]
    new = literal("many-") + cast(number.c.n, Text)
    source = select(new, *rest).join_from(table, number, true()).where(row)
    await connection.execute(insert(table).from_select([key, *(c.name for c in rest)], source))


async def test_all_of_somebody_who_played_very_often(store_url: str, store: SqlStore) -> None:
    table = await finish(store, {0: 1, 1: 2})
    engine = create_engine(store_url, BULK_SECONDS)
    async with engine.begin() as connection:
        ann = select(players.c.id).where(players.c.user_id == ANN).scalar_subquery()
        await copy(connection, games, "id", games.c.id == table.id)
        for kept in (results, seats):
            own = (kept.c.game_id == table.id) & (kept.c.player_id == ann)
            await copy(connection, kept, "game_id", own)
    await engine.dispose()
    found = await packed("mine", store.archive.export_person(ANN))
    assert [file.name for file in found] == ["mine.zip"]
    parts = documents(found)
    assert len(parts) == 5
    assert [part["part"] for part in parts] == [1, 2, 3, 4, 5]
    for name in ("results", "seats"):
        assert len({row["game_id"] for row in listed(parts, name)}) == MANY + 1
        assert len(listed(parts, name)) == MANY + 1
    assert len(listed(parts, "standings")) == 4


async def test_little_is_one_plain_file(store: SqlStore) -> None:
    await finish(store, {0: 1, 1: 2})
    [file] = await packed("mine", store.archive.export_person(ANN))
    assert file.name == "mine.json"
    [nothing] = await packed("mine", store.archive.export_person(4_711))
    assert json.loads(nothing.data)["servers"] == []


async def test_a_server_in_parts_is_the_server(
    store_url: str, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for guild in (GUILD, GUILD + 1):
        for other in range(1, 8):
            await finish(store, {0: 1, other: 2}, guild_id=guild)
    monkeypatch.setattr(export, "ROWS_IN_PART", 5)
    monkeypatch.setattr(export, "ROWS_AT_ONCE", 5)
    parts = [part async for part in store.archive.export_server(GUILD)]
    assert len(parts) > 5
    for table in (players, games, bookings, results, standings):
        handed_out = [row for part in parts for row in part[table.name]]
        own = [row for row in await rows(store_url, table) if row.guild_id == GUILD]
        assert len(handed_out) == len(own), table.name
        assert len({repr(row) for row in handed_out}) == len(own)
    assert all(part["guild_id"] == str(GUILD) for part in parts)
    monkeypatch.setattr(files, "MAX_FILE", 4_000)
    several = await packed("server", store.archive.export_server(GUILD))
    assert [file.name for file in several[:2]] == ["server-1.zip", "server-2.zip"]
    assert all(len(file.data) <= 4_000 for file in several)
    assert documents(several) == parts
    monkeypatch.setattr(files, "MOST_ARCHIVES", 1)
    with pytest.raises(TooMuchError):
        await packed("server", store.archive.export_server(GUILD))


SECONDS_A_ROW, MATCHES, LIMIT = 0.03, 40, 1.5


async def test_no_statement_takes_as_long_as_the_server_is_large(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All results together take longer than a statement may, a few do not."""
    url = await asyncio.to_thread(make_database, postgres_url, "uno_slow")
    store = await open_store(url)
    for _ in range(MATCHES):
        await finish(store, {0: 1, 1: 2})
    await store.close()
    assert 2 * MATCHES * SECONDS_A_ROW > LIMIT
    engine = create_engine(url).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in (
            "CREATE SCHEMA slow",
            "CREATE VIEW slow.results AS SELECT * FROM public.results"
            f" WHERE pg_sleep({SECONDS_A_ROW}) IS NOT NULL",
            "ALTER DATABASE uno_slow SET search_path = slow, public",
            "ALTER DATABASE uno_slow SET enable_seqscan = off",
            "ALTER DATABASE uno_slow SET enable_hashjoin = off",
            "ALTER DATABASE uno_slow SET enable_mergejoin = off",
        ):
            await connection.execute(text(statement))
    await engine.dispose()
    engine = create_engine(url, LIMIT)
    monkeypatch.setattr("uno.store.recompute.MATCHES_AT_ONCE", 4)
    monkeypatch.setattr(export, "ROWS_AT_ONCE", 20)
    async with engine.connect() as connection:
        with pytest.raises(TimeoutError):
            await connection.execute(select(func.count(results.c.at)))
    assert (await recompute_server(engine, GUILD, write=False)).matches == MATCHES
    slow = SqlStore(engine)
    parts = [part async for part in slow.archive.export_server(GUILD)]
    assert sum(len(part["results"]) for part in parts) == 2 * MATCHES
    await slow.close()
