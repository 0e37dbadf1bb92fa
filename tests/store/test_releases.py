"""The database of every release is carried over, with its live tables and open windows."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.conftest import make_database
from tests.store.tables import after, save_of
from uno.game.actions import Action, NextRound
from uno.game.engine import apply
from uno.game.invariants import problems
from uno.game.legal import legal_actions
from uno.game.state import Phase
from uno.store import copies
from uno.store.repository import SqlStore, open_store
from uno.table.ports import Board
from uno.table.records import Status, Table, WindowKind

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.sql"))


@pytest.fixture(params=RELEASES, ids=lambda file: file.stem)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database as the release left it."""
    file = tmp_path / "uno.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(request.param.read_text())
    return f"sqlite+aiosqlite:///{file}"


async def live_tables(store: SqlStore) -> list[Table]:
    found = [await store.load(live.id) for live in await store.live_tables()]
    return [table for table in found if table is not None]


def windows_of(tables: Sequence[Table]) -> set[WindowKind]:
    return {window.kind for table in tables for window in table.windows}


async def check(store: SqlStore) -> None:
    """Every table is there with its windows, and can be played on."""
    tables = await live_tables(store)
    assert sorted(table.status for table in tables) == [
        Status.LOBBY,
        Status.PLAYING,
        Status.PLAYING,
    ]
    assert {WindowKind.UNO, WindowKind.CHALLENGE, WindowKind.TURN} <= windows_of(tables)
    for table in tables:
        if table.state is not None:
            await play_on(store, table)
    (guild,) = {table.guild_id for table in tables}
    page = await store.leaderboard(Board(guild), 0, None, 10)
    assert page.rows[0].wins == 1
    assert page.rows[0].rating > page.rows[-1].rating  # rated from the results


async def play_on(store: SqlStore, table: Table) -> None:
    assert table.state is not None
    assert problems(table.state) == []
    before = table
    for _ in range(5):
        assert before.state is not None
        changed = apply(before.state, some_action(before))
        following = after(before, state=changed.state, windows=())
        await store.save(save_of(before, following))
        before = following
    assert await store.load(table.id) == before


def some_action(table: Table) -> Action:
    assert table.state is not None
    if table.state.phase is Phase.ROUND_OVER:
        return NextRound()
    for seat in table.state.match.playing:
        for action in legal_actions(table.state, seat):
            return action
    raise AssertionError("nobody can act")


async def test_a_release_is_carried_over(released: str) -> None:
    store = await open_store(released)
    await check(store)
    await store.close()


async def test_a_backup_of_a_release_is_restored_into_postgresql(
    released: str, postgres_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    await copies.backup(released, tmp_path / "b.db")
    name = "uno_release_" + request.node.callspec.id.replace(".", "_")
    url = await asyncio.to_thread(make_database, postgres_url, name)
    await copies.restore(url, tmp_path / "b.db")
    store = await open_store(url)
    await check(store)
    await store.close()


def test_there_is_a_database_of_every_release() -> None:
    changelog = (Path(__file__).parents[2] / "CHANGELOG.md").read_text()
    versions = [
        line.split()[1].strip("[]") for line in changelog.splitlines() if line[:4] == "## ["
    ]
    assert {file.stem for file in RELEASES} >= set(versions)
    assert RELEASES
