"""Whole matches are loaded as they were saved, and their moves lead to the same state."""

import asyncio
import random
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, get_type_hints

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Row, select, text

from tests.store.matches import begin, moves
from tests.store.tables import GUILD, lobby, save_of, saved_lobby, user_id
from uno.game.actions_json import action_from_json
from uno.game.engine import ENGINE, apply, new_game
from uno.game.events import Joined, Played
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.store.engine import create_engine
from uno.store.repository import SqlStore, open_store
from uno.store.schema import games, players
from uno.store.schema import moves as moves_table
from uno.table.ports import Board, Save
from uno.table.records import (
    Chair,
    Earlier,
    Member,
    MessageRef,
    Options,
    Status,
    Table,
    Window,
)

SHORT = Rules(scoring="single", hand_size=3)


async def play(store: SqlStore, rules: Rules, people: int, seed: int) -> list[Save]:
    """Play a match at random and save every move of it."""
    chance = random.Random(seed)
    start = begin(await saved_lobby(store, people), rules, chance.randbytes(32))
    await store.save(start)
    saves = [start]
    for save in moves(start.after, chance):
        await store.save(save)
        saves.append(save)
    return saves


@pytest.mark.parametrize("preset", PRESETS)
async def test_every_table_of_a_match_is_loaded_as_it_was_saved(
    store: SqlStore, preset: str
) -> None:
    chance = random.Random(preset)
    rules = replace(PRESETS[preset], target=60)
    start = begin(await saved_lobby(store, 4), rules, chance.randbytes(32))
    await store.save(start)
    for number, save in enumerate(moves(start.after, chance)):
        await store.save(save)
        if number % 6 == 0 or not save.after.is_live:
            assert await store.load(save.after.id) == save.after
        if number > 60:
            break


async def test_a_match_is_counted_at_its_end(store: SqlStore) -> None:
    saves = await play(store, SHORT, 3, seed=5)
    last = saves[-1].after
    assert last.status is Status.FINISHED
    assert await store.live_tables() == []
    page = await store.leaderboard(Board(GUILD), user_id(0), None, 10)
    assert [row.games for row in page.rows] == [1, 1, 1]
    assert [row.wins for row in page.rows] == [1, 0, 0]
    assert last.state is not None
    assert sorted(row.points for row in page.rows) == sorted(last.state.scores)


async def test_the_saved_moves_lead_to_the_saved_state(store: SqlStore, store_url: str) -> None:
    saves = await play(store, SHORT, 4, seed=11)
    table = saves[-1].after
    assert table.seed is not None
    rows = await moves_of(store_url, table.id)
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == len(saves) + 1  # and the lobby
    names = [chair.name for chair in table.chairs]
    state = new_game(SHORT, names, bytes.fromhex(table.seed)).state
    for row in rows:
        if row.action is not None:
            state = apply(state, action_from_json(orjson.loads(row.action))).state
    loaded = await store.load(table.id)
    assert loaded is not None
    assert loaded.state == state == table.state


async def moves_of(url: str, game_id: str) -> Sequence[Row[Any]]:
    engine = create_engine(url)
    query = select(moves_table).where(moves_table.c.game_id == game_id)
    async with engine.connect() as connection:
        rows = (await connection.execute(query.order_by(moves_table.c.sequence))).all()
    await engine.dispose()
    return rows


async def test_the_engine_that_began_a_match_is_noted(store: SqlStore, store_url: str) -> None:
    waiting = await saved_lobby(store)
    start = begin(await saved_lobby(store), Rules())
    await store.save(start)
    engine = create_engine(store_url)
    async with engine.connect() as connection:
        rows = await connection.execute(select(games.c.id, games.c.engine))
        assert {row.id: row.engine for row in rows} == {waiting.id: None, start.after.id: ENGINE}
    await engine.dispose()


async def test_names_and_accounts_are_in_players_only(store: SqlStore, store_url: str) -> None:
    """Whoever empties a row of players has forgotten the person."""
    await play(store, SHORT, 3, seed=5)
    table = await saved_lobby(store)
    joined = (Joined(1, table.chairs[1].name), Played(0, "r5"))
    start = begin(replace(table, recent=joined), Rules())
    await store.save(replace(start, before=table))
    people = {name for chair in start.after.chairs for name in (chair.name,)}
    accounts = {str(user_id(seat)) for seat in range(3)}
    for name, content in (await everything(store_url)).items():
        found = {word for word in people | accounts if is_word_in(word, content)}
        assert found == ((people | accounts) if name == players.name else set()), name


def is_word_in(word: str, content: str) -> bool:
    """Look for a whole value: a pseudonym may hold a short name by chance."""
    return re.search(rf"(?<![\w-]){word}(?![\w-])", content) is not None


async def everything(url: str) -> dict[str, str]:
    """Read all tables as text."""
    engine = create_engine(url)
    found = {}
    async with engine.connect() as connection:
        for table in games.metadata.sorted_tables:
            rows = await connection.execute(text(f"SELECT * FROM {table.name}"))
            found[table.name] = "\n".join(repr(tuple(row)) for row in rows)
    await engine.dispose()
    return found


async def test_a_seat_that_joined_has_its_name_again(store: SqlStore) -> None:
    table = await saved_lobby(store)
    start = begin(table, Rules())
    start = replace(start, after=replace(start.after, recent=(Joined(2, table.chairs[2].name),)))
    await store.save(start)
    assert await store.load(table.id) == start.after


# Any table at all, not only those that a match leads to.

instants = st.integers(0, 2**53)
snowflakes = st.integers(0, 2**63 - 1)
texts = st.text(st.characters(exclude_characters="\x00", codec="utf-8"), max_size=40)
BY_TYPE: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(0, 2**31 - 1),
    str: texts,
    int | None: st.none() | instants,
    str | None: st.none() | texts,
    tuple[int, ...]: st.lists(snowflakes, max_size=3).map(tuple),
}


def drawn_as(hint: Any) -> st.SearchStrategy[Any]:
    return BY_TYPE[hint] if hint in BY_TYPE else st.from_type(hint)


def complete(kind: type, **known: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Draw a record with every field of it, also those that somebody adds later."""
    hints = get_type_hints(kind)
    drawn = {name: drawn_as(hints[name]) for name in hints if name not in known}
    return st.builds(kind, **known, **drawn)


message_refs = complete(
    MessageRef, channel_id=snowflakes, message_id=snowflakes, posted_at=instants
)
windows = complete(
    Window,
    seat=st.none() | st.integers(0, 9),
    opened_at=instants,
    due_at=st.none() | instants,
)


def sat_on(chairs: tuple[Chair, ...]) -> st.SearchStrategy[tuple[Chair, ...]]:
    """Draw some of `chairs` in any order, and perhaps computers."""
    members = [chair.member for chair in chairs]
    people = st.lists(st.sampled_from(members), unique=True).map(list[Member | None])
    sitters = st.tuples(people, st.integers(0, 2)).map(lambda drawn: drawn[0] + [None] * drawn[1])
    return sitters.flatmap(lambda drawn: st.tuples(*map(chair_of, drawn)))


def chair_of(member: Member | None) -> st.SearchStrategy[Chair]:
    name = texts if member is None else st.just(member.name)
    out = st.none() | st.integers(1, 10)
    return complete(Chair, member=st.just(member), name=name, out=out, earlier=complete(Earlier))


def tables(chairs: tuple[Chair, ...], **fixed: Any) -> st.SearchStrategy[Table]:
    """Draw a table before its match, with everything that a table can be."""
    return complete(
        Table,
        guild_id=st.just(GUILD),
        channel_id=snowflakes,
        host=st.sampled_from([user_id(seat) for seat in range(4)]),
        rules=st.sampled_from(list(PRESETS.values())),
        options=complete(Options),
        chairs=sat_on(chairs),
        state=st.none(),
        host_seat=st.none() | st.integers(0, 9),
        windows=st.lists(windows, max_size=4).map(tuple),
        recent=st.just(()),
        created_at=instants,
        touched_at=instants,
        message=st.none() | message_refs,
        notice=st.none() | message_refs,
        **{name: st.just(value) for name, value in fixed.items()},
    )


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_table_is_loaded_as_it_was_saved_and_changed(
    store_url: str, data: st.DataObject
) -> None:
    asyncio.run(check_any(store_url, data))


def as_kept(table: Table) -> Table:
    """Say what is kept: who was invited or removed is forgotten when the table is over."""
    if table.is_live:
        return table
    return replace(table, options=replace(table.options, invited=(), removed=()))


numbers_of_tables = iter(range(1_000_000))


async def check_any(store_url: str, data: st.DataObject) -> None:
    store = await open_store(store_url)
    try:
        chairs = (await lobby(store, 4)).chairs
        game_id = f"any-{next(numbers_of_tables)}"
        table = data.draw(tables(chairs, id=game_id, sequence=1))
        await store.save(save_of(None, table))
        assert await store.load(table.id) == as_kept(table)
        for sequence in (2, 3):
            changed = data.draw(tables(chairs, id=game_id, sequence=sequence))
            await store.save(save_of(table, changed))
            assert await store.load(table.id) == as_kept(changed)
            table = changed
    finally:
        await store.close()
