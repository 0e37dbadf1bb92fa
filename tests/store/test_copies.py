"""Backups, restorations and exports of real databases, also from one kind to the other."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from itertools import count, islice
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import select

from tests.store.conftest import make_database
from tests.store.matches import begin, moves
from tests.store.tables import saved_lobby
from uno.game.presets import PRESETS
from uno.store import copies
from uno.store.copies import CopyError
from uno.store.engine import create_engine
from uno.store.migrate import HEAD
from uno.store.repository import SqlStore, open_store
from uno.table.records import Table

ROOT = Path(__file__).parents[2]
_numbers = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database without tables, of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/other/uno.db"
    return make_database(request.getfixturevalue("postgres_url"), f"uno_copy_{next(_numbers)}")


async def begun(store: SqlStore, number: int = 30) -> Table:
    """Play `number` moves of a match and leave it in the middle."""
    chance = random.Random(number)
    save = begin(await saved_lobby(store, 4), PRESETS["flip"], chance.randbytes(32))
    await store.save(save)
    for following in islice(moves(save.after, chance), number):
        save = following
        await store.save(save)
    assert save.after.is_live
    return save.after


async def contents(url: str) -> dict[str, list[Any]]:
    """Read every row of every table."""
    engine = create_engine(url)
    async with engine.connect() as connection:
        read = {
            table.name: sorted(map(tuple, await connection.execute(select(table))), key=repr)
            for table in copies.COPIED
        }
    await engine.dispose()
    return read


async def test_a_game_in_progress_is_carried_from_any_database_into_any_other(
    store: SqlStore, store_url: str, other_url: str, tmp_path: Path
) -> None:
    table = await begun(store)
    size = await copies.backup(store_url, tmp_path / "b.db")
    assert size == (tmp_path / "b.db").stat().st_size
    rows = await copies.restore(other_url, tmp_path / "b.db")
    there = await contents(other_url)
    assert there == await contents(store_url)
    assert rows == sum(map(len, there.values()))
    other = await open_store(other_url)
    assert await other.load(table.id) == table
    await other.close()


async def test_a_backup_taken_between_moves_holds_whole_moves(
    store: SqlStore, store_url: str, tmp_path: Path
) -> None:
    table = await begun(store)
    chance = random.Random(7)
    is_done = asyncio.Event()

    async def play() -> None:
        for save in moves(table, chance):
            if is_done.is_set():
                return
            await store.save(save)

    playing = asyncio.create_task(play())
    files = [tmp_path / f"{number}.db" for number in range(4)]
    for file in files:
        await copies.backup(store_url, file)
    is_done.set()
    await playing
    for file in files:
        backup = await open_store(f"sqlite+aiosqlite:///{file}")
        loaded = await backup.load(table.id)
        assert loaded is not None
        assert [move.sequence for move in await backup.moves(table.id)][-1] == loaded.sequence
        await backup.close()


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_nobody_else_on_the_machine_can_read_a_backup(
    store: SqlStore, store_url: str, tmp_path: Path
) -> None:
    await begun(store)
    await copies.backup(store_url, tmp_path / "b.db")
    assert (tmp_path / "b.db").stat().st_mode & 0o077 == 0
    assert not [name for name in names_in(tmp_path) if name.startswith(".b.db") or "b.db-" in name]


async def test_a_file_that_is_there_is_not_overwritten(
    store: SqlStore, store_url: str, tmp_path: Path
) -> None:
    (tmp_path / "b.db").write_text("precious")
    for copy in (copies.backup, copies.export):
        with pytest.raises(CopyError, match="exists already"):
            await copy(store_url, tmp_path / "b.db")
    assert (tmp_path / "b.db").read_text() == "precious"


async def test_what_is_in_the_database_is_deleted_only_when_asked(
    store: SqlStore, store_url: str, other_url: str, tmp_path: Path
) -> None:
    table = await begun(store)
    await copies.backup(store_url, tmp_path / "b.db")
    other = await open_store(other_url)
    later = await begun(other, 12)
    await other.close()
    before = await contents(other_url)
    with pytest.raises(CopyError, match="not empty; --replace"):
        await copies.restore(other_url, tmp_path / "b.db")
    assert await contents(other_url) == before
    await copies.restore(other_url, tmp_path / "b.db", replace=True)
    other = await open_store(other_url)
    assert await other.load(later.id) is None
    assert await other.load(table.id) == table
    await other.close()


async def test_a_running_bot_keeps_its_database(sqlite_url: str, tmp_path: Path) -> None:
    store = await open_store(sqlite_url)
    await begun(store)
    await copies.backup(sqlite_url, tmp_path / "b.db")
    with pytest.raises(CopyError, match="stop it first"):
        await copies.restore(sqlite_url, tmp_path / "b.db", replace=True)
    await store.close()
    await copies.restore(sqlite_url, tmp_path / "b.db", replace=True)


async def test_a_running_process_keeps_its_postgresql(
    postgres_database_url: str, sqlite_url: str, tmp_path: Path
) -> None:
    await copies.backup(sqlite_url, tmp_path / "b.db")
    store = await open_store(postgres_database_url)
    owned = store.own("here")
    await owned.inherit({1})
    with pytest.raises(CopyError, match="stop it first"):
        await copies.restore(postgres_database_url, tmp_path / "b.db", replace=True)
    await owned.release()
    await copies.restore(postgres_database_url, tmp_path / "b.db", replace=True)
    await store.close()


def damage(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096 * 3 : 4096 * 6] = bytes(4096 * 3)
    file.write_bytes(data)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: 4096 * 4 + 100])


def replace_by_text(file: Path) -> None:
    file.write_text("not a database " * 1000)


def replace_by_foreign_database(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE cats (name TEXT)")


def make_newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (damage, "damaged|not a backup"),
        (cut, "damaged|not a backup"),
        (replace_by_text, "not a backup"),
        (replace_by_foreign_database, "does not hold the bot's tables"),
        (make_newer, "newer version"),
        (Path.unlink, "there is no file"),
    ],
)
async def test_a_file_that_is_no_backup_changes_nothing(
    sqlite_url: str, tmp_path: Path, spoil: Callable[[Path], None], told: str
) -> None:
    store = await open_store(sqlite_url)
    await begun(store)
    await store.close()
    before = await contents(sqlite_url)
    file = tmp_path / "b.db"
    await copies.backup(sqlite_url, file)
    spoil(file)
    with pytest.raises(CopyError, match=told) as raised:
        await copies.restore(sqlite_url, file, replace=True)
    assert "\n" not in str(raised.value)
    assert await contents(sqlite_url) == before


async def test_the_export_has_every_row(store: SqlStore, store_url: str, tmp_path: Path) -> None:
    await begun(store)
    count = await copies.export(store_url, tmp_path / "e.jsonl")
    first, *lines = map(orjson.loads, (tmp_path / "e.jsonl").read_bytes().splitlines())
    assert first == {"schema": HEAD}
    assert len(lines) == count
    exported: dict[str, list[Any]] = {table.name: [] for table in copies.COPIED}
    for line in lines:
        exported[line["table"]].append(tuple(line["row"].values()))
    read = await contents(store_url)
    assert {name: sorted(rows, key=repr) for name, rows in exported.items()} == read


async def test_an_older_postgresql_has_to_be_brought_up_to_date_first(
    postgres_url: str, tmp_path: Path
) -> None:
    url = await asyncio.to_thread(make_database, postgres_url, "uno_copy_old")
    with pytest.raises(CopyError, match="start the bot once"):
        await copies.backup(url, tmp_path / "b.db")
    assert names_in(tmp_path) == []


def command(url: str, *arguments: str | Path) -> tuple[int, str, str]:
    """Run `python -m uno` as an operator does."""
    ran = subprocess.run(
        [sys.executable, "-m", "uno", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": url},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout, ran.stderr


async def test_the_commands(sqlite_url: str, tmp_path: Path) -> None:
    store = await open_store(sqlite_url)
    table = await begun(store)
    url = sqlite_url.replace("+aiosqlite", "")
    status, out, err = command(url, "backup", tmp_path / "b.db")
    assert (status, err) == (0, "")
    assert out.endswith("bytes, complete\n")
    status, out, err = command(url, "restore", tmp_path / "b.db", "--replace")
    assert (status, out, err) == (
        1,
        "",
        "restore: a bot is using the database: stop it first\n",
    )
    await store.close()
    status, out, err = command(url, "restore", tmp_path / "b.db")
    assert (status, out) == (1, "")
    assert "--replace" in err
    assert len(err.splitlines()) == 1
    status, out, err = command(f"sqlite:///{tmp_path}/new/uno.db", "restore", tmp_path / "b.db")
    assert (status, err) == (0, "")
    restored = await open_store(f"sqlite+aiosqlite:///{tmp_path}/new/uno.db")
    assert await restored.load(table.id) == table
    await restored.close()
    status, out, err = command(url, "export", tmp_path / "no" / "e.jsonl")
    assert (status, out) == (1, "")
    assert "cannot be written" in err
    assert len(err.splitlines()) == 1
