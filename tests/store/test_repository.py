"""What is saved is loaded, on both databases."""

import asyncio
from dataclasses import replace

import pytest

from tests.store.tables import (
    GUILD,
    NOW,
    after,
    computer,
    lobby,
    save_of,
    saved_lobby,
    sit,
    user_id,
    window,
)
from uno.store.errors import BrokenConstraintError, SaveConflictError
from uno.store.repository import SqlStore, open_store
from uno.table.ports import DuplicateCauseError, LiveTable, StoreUnavailableError
from uno.table.records import Chair, Earlier, MessageRef, Options, Status, Table, WindowKind


async def test_a_new_table_is_loaded_as_it_was_saved(store: SqlStore) -> None:
    table = await saved_lobby(store)
    assert await store.load(table.id) == table


async def test_an_unknown_table_is_none(store: SqlStore) -> None:
    assert await store.load("nothing") is None


async def test_it_is_there_after_a_new_start(store_url: str, store: SqlStore) -> None:
    table = await saved_lobby(store)
    again = await open_store(store_url)
    assert await again.load(table.id) == table
    await again.close()


async def _change(store: SqlStore, before: Table, **changes: object) -> None:
    table = after(before, **changes)
    await store.save(save_of(before, table))
    assert await store.load(table.id) == table


async def test_everything_that_changes_is_loaded_again(store: SqlStore) -> None:
    await _change(
        store,
        await saved_lobby(store),
        status=Status.PLAYING,
        decision=7,
        seed="5e" * 32,
        options=Options(turn_seconds=0, reminder="never"),
        started_at=NOW + 5,
        ended_at=NOW + 6,
        closed_reason="cancelled",
        secret="11" * 32,
        commitment="22" * 32,
        preset="brasil",
        host=user_id(2),
        message=MessageRef(1, 2, 3),
        notice=MessageRef(4, 5, 6),
    )


async def test_who_was_invited_or_removed_is_forgotten_when_the_table_is_over(
    store: SqlStore,
) -> None:
    options = Options(join="invited", invited=(7, 8), removed=(9,))
    table = await saved_lobby(store, options=options)
    assert await store.load(table.id) == table
    closed = after(table, status=Status.CLOSED)
    await store.save(save_of(table, closed))
    assert await store.load(table.id) == replace(closed, options=Options(join="invited"))


async def test_messages_can_go_away_again(store: SqlStore) -> None:
    table = await saved_lobby(store, message=MessageRef(1, 2, 3), notice=MessageRef(4, 5, 6))
    assert await store.load(table.id) == table
    await _change(store, table, notice=None)


async def test_seats_come_change_and_go(store: SqlStore) -> None:
    table = await saved_lobby(store, people=4)
    a, b, c, d = table.chairs
    for chairs in (
        (a, replace(b, timeouts=2), c, replace(d, left=True)),
        (replace(a, earlier=Earlier(2, 0)), replace(c, earlier=Earlier(1, 315))),
        (a, c),
        (c, a, computer("Robo"), b),
        (c, a, replace(computer("Robo"), acted=9, contribution="aa" * 32), b),
        (a,),
    ):
        changed = after(table, chairs=chairs)
        await store.save(save_of(table, changed))
        assert await store.load(table.id) == changed
        table = changed


async def test_windows_come_change_and_go_in_their_order(store: SqlStore) -> None:
    table = await saved_lobby(store)
    turn, uno = window("t", WindowKind.TURN, 1, NOW + 9), window("u", WindowKind.UNO, 0)
    reminder = window("r", WindowKind.REMINDER, 1, NOW + 4)
    for windows in ((turn, reminder), (uno, turn, reminder), (reminder, turn), (turn,), ()):
        changed = after(table, windows=windows)
        await store.save(save_of(table, changed))
        assert await store.load(table.id) == changed
        table = changed


async def test_messages_are_remembered_between_changes(store: SqlStore) -> None:
    table = await saved_lobby(store)
    message, notice = MessageRef(1, 2, 3), MessageRef(4, 5, 6)
    await store.save_messages(table, message, notice)
    assert await store.load(table.id) == replace(table, message=message, notice=notice)


async def test_a_change_does_not_undo_a_newer_message(store: SqlStore) -> None:
    table = await saved_lobby(store)
    message = MessageRef(1, 2, 3)
    await store.save_messages(table, message, None)
    changed = after(table, status=Status.PLAYING)
    await store.save(save_of(table, changed))
    assert await store.load(table.id) == replace(changed, message=message)


async def test_messages_of_no_table_are_refused(store: SqlStore) -> None:
    table = await lobby(store)
    with pytest.raises(StoreUnavailableError):
        await store.save_messages(replace(table, id="nothing"), MessageRef(1, 2, 3), None)


class TestTwice:
    async def test_a_cause_acts_once(self, store: SqlStore) -> None:
        table = await saved_lobby(store)
        first, second = after(table, decision=1), after(table, decision=2)
        await store.save(save_of(table, first, cause="i:77"))
        with pytest.raises(DuplicateCauseError):
            await store.save(save_of(first, after(first), cause="i:77"))
        with pytest.raises(DuplicateCauseError):
            await store.save(save_of(table, second, cause="i:77"))
        assert await store.load(table.id) == first

    async def test_a_cause_acts_once_over_all_tables(self, store: SqlStore) -> None:
        await store.save(save_of(None, await lobby(store), cause="i:77"))
        other = await lobby(store)
        with pytest.raises(DuplicateCauseError):
            await store.save(save_of(None, other, cause="i:77"))
        assert await store.load(other.id) is None

    async def test_two_deliveries_at_once_act_once(self, store: SqlStore) -> None:
        table = await saved_lobby(store)
        changed = after(table, decision=1)
        found = await asyncio.gather(
            *(store.save(save_of(table, changed, cause="i:77")) for _ in range(5)),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in found) == [
            *["DuplicateCauseError"] * 4,
            "NoneType",
        ]
        assert await store.load(table.id) == changed

    async def test_a_table_that_changed_meanwhile_has_to_be_loaded_again(
        self, store: SqlStore
    ) -> None:
        table = await saved_lobby(store)
        first = after(table, decision=1)
        await store.save(save_of(table, first))
        with pytest.raises(SaveConflictError, match="load it again"):
            await store.save(save_of(table, after(table, decision=2)))
        assert await store.load(table.id) == first

    async def test_a_table_that_is_not_there_has_to_be_loaded_again(self, store: SqlStore) -> None:
        table = await lobby(store)
        with pytest.raises(SaveConflictError):
            await store.save(save_of(table, after(table)))

    async def test_a_table_cannot_be_made_twice(self, store: SqlStore) -> None:
        table = await saved_lobby(store)
        with pytest.raises(SaveConflictError):
            await store.save(save_of(None, table))


async def test_a_host_nobody_knows_is_refused(store: SqlStore) -> None:
    table = await lobby(store, host=12345)
    with pytest.raises(BrokenConstraintError):
        await store.save(save_of(None, table))


async def test_has_change(store: SqlStore) -> None:
    table = await saved_lobby(store)
    assert await store.has_change(table.id, 1)
    assert not await store.has_change(table.id, 2)
    assert not await store.has_change("nothing", 1)


class TestMember:
    async def test_a_person_keeps_the_pseudonym(self, store: SqlStore) -> None:
        first = await store.member(GUILD, user_id(0), "Ann", "da")
        assert (first.user_id, first.name, first.locale) == (user_id(0), "Ann", "da")
        assert await store.member(GUILD, user_id(0), "Ann", "da") == first
        assert str(first.user_id) not in first.player

    async def test_after_a_new_start_too(self, store_url: str, store: SqlStore) -> None:
        first = await store.member(GUILD, 5, "Ann", "da")
        again = await open_store(store_url)
        assert await again.member(GUILD, 5, "Ann", "da") == first
        await again.close()

    async def test_a_new_name_and_locale_are_kept(self, store_url: str, store: SqlStore) -> None:
        first = await store.member(GUILD, 5, "Ann", "da")
        renamed = await store.member(GUILD, 5, "Anna", "it")
        assert renamed == replace(first, name="Anna", locale="it")
        again = await open_store(store_url)
        assert await again.member(GUILD, 5, "Anna", None) == renamed
        await again.close()

    async def test_without_a_locale_the_known_one_is_kept(self, store: SqlStore) -> None:
        await store.member(GUILD, 5, "Ann", "da")
        assert (await store.member(GUILD, 5, "Anna", None)).locale == "da"

    async def test_servers_have_their_own_pseudonyms(self, store: SqlStore) -> None:
        here, there = await store.member(1, 5, "Ann", None), await store.member(2, 5, "Ann", None)
        assert here.player != there.player

    async def test_first_calls_at_once_make_one_pseudonym(self, store: SqlStore) -> None:
        members = await asyncio.gather(*(store.member(GUILD, 5, "Ann", "da") for _ in range(20)))
        assert len({member.player for member in members}) == 1

    async def test_names_a_database_cannot_hold_are_cleaned(self, store: SqlStore) -> None:
        member = await store.member(GUILD, 5, "A\x00n\ud800n", "da")
        assert member.name == "An?n"
        assert await store.member(GUILD, 5, "A\x00n\ud800n", "da") == member

    async def test_any_other_name_is_kept(self, store_url: str, store: SqlStore) -> None:
        name = "👩‍👩‍👧‍👦 Zoë \u202e'; DROP TABLE players; --"
        await store.member(GUILD, 5, name, "da")
        again = await open_store(store_url)
        assert (await again.member(GUILD, 5, name, "da")).name == name
        await again.close()


async def test_a_table_shows_the_names_as_they_are_now(store: SqlStore) -> None:
    table = await saved_lobby(store)
    renamed = await store.member(GUILD, user_id(1), "Bobby", "pt-BR")
    loaded = await store.load(table.id)
    assert loaded is not None
    assert loaded.chairs[1] == Chair(renamed, "Bobby")


class TestLiveTables:
    async def test_lobbies_and_matches_are_live(self, store: SqlStore) -> None:
        table = await saved_lobby(store)
        playing = await saved_lobby(store, status=Status.PLAYING)
        await saved_lobby(store, status=Status.FINISHED)
        await saved_lobby(store, status=Status.CLOSED)
        live = await store.live_tables()
        assert {one.id for one in live} == {table.id, playing.id}

    async def test_what_is_known_of_one(self, store: SqlStore) -> None:
        a, b, c = await sit(store, 3)
        table = await saved_lobby(
            store,
            chairs=(c, replace(b, left=True), computer("Robo"), a),
            windows=(
                window("a", WindowKind.TURN, 0, NOW + 90),
                window("b", WindowKind.REMINDER, 0, NOW + 45),
                window("c", WindowKind.UNO, 1),
            ),
        )
        assert await store.live_tables() == [
            LiveTable(
                id=table.id,
                guild_id=GUILD,
                channel_id=table.channel_id,
                user_ids=(user_id(2), user_id(0)),
                next_due_at=NOW + 45,
            )
        ]

    async def test_one_without_people_and_deadlines(self, store: SqlStore) -> None:
        table = await saved_lobby(store, chairs=(computer("Robo"),), windows=())
        [live] = await store.live_tables()
        assert (live.id, live.user_ids, live.next_due_at) == (table.id, (), None)

    async def test_none(self, store: SqlStore) -> None:
        assert await store.live_tables() == []


async def test_early_deadlines_of_live_tables_are_delayed(store: SqlStore) -> None:
    early = (
        window("a", WindowKind.TURN, 0, NOW + 10),
        window("b", WindowKind.IDLE, None, NOW + 1000),
        window("c", WindowKind.UNO, 1),
    )
    late = (window("d", WindowKind.TURN, 0, NOW + 500),)
    first = await saved_lobby(store, windows=early)
    second = await saved_lobby(store, windows=late)
    ended = await saved_lobby(store, windows=early, status=Status.CLOSED)
    assert await store.delay_deadlines(NOW + 500) == [first.id]
    moved = (replace(early[0], due_at=NOW + 500), early[1], early[2])
    assert await store.load(first.id) == replace(first, windows=moved)
    assert await store.load(second.id) == second
    assert await store.load(ended.id) == ended
    assert await store.delay_deadlines(NOW + 500) == []


async def test_meta(store: SqlStore) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "a")
    await store.set_meta("commands", "b")
    assert await store.meta("commands") == "b"
