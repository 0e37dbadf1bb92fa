"""When a save fails: memory is never ahead of nor behind a known store, and nobody is stuck."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tests.table.playing import sensible_move, state_of
from tests.table.support import (
    ANN,
    BO,
    CHANNEL,
    GUILD,
    PEOPLE,
    Failure,
    Place,
    accepted,
    broken,
    cause,
    fail_in_turn,
    fine,
    lost_after,
    lost_before,
    refused,
)
from uno.game.actions import NextRound
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table.answers import Answer, AnswerKind
from uno.table.asks import ChangeLobby, SitDown
from uno.table.ports import Save
from uno.table.records import Table


async def press(place: Place, table: Table, cause_: str | None = None) -> Answer:
    is_over = state_of(table).phase is Phase.ROUND_OVER
    ask = NextRound() if is_over else sensible_move(table)
    person = ANN if isinstance(ask, NextRound) else PEOPLE[ask.seat]
    return await place.service.submit(table.id, person, ask, table.decision, cause_ or cause())


async def check_known(place: Place, table: Table) -> Table:
    """Check that memory is the disk, and that the table can be played on; return it."""
    present = await place.service.load(table.id)
    assert present is not None
    assert await place.store.inner.load(table.id) == present
    assert place.told.sequences == sorted(set(place.told.sequences))  # each told once, in order
    return present


async def test_a_refused_save_keeps_the_state_before(place: Place) -> None:
    table = await place.match(2)
    told = len(place.told.changes)
    fail_in_turn(place.store, refused)
    answer = await press(place, table)
    assert (answer.kind, answer.reason) == (AnswerKind.FAILED, "save-failed")
    assert answer.table == table
    assert len(place.told.changes) == told
    assert await check_known(place, table) == table
    after = accepted(await press(place, table))
    assert after.sequence == table.sequence + 1


async def test_the_same_press_can_be_tried_again_after_a_refused_save(place: Place) -> None:
    table = await place.match(2)
    fail_in_turn(place.store, refused)
    await press(place, table, "i:again")
    accepted(await press(place, table, "i:again"))


@pytest.mark.parametrize(
    "failures",
    [
        (lost_after,),
        (lost_before,),
        (lost_before, lost_after),
    ],
)
async def test_what_turns_out_to_be_on_disk_is_told(
    place: Place, failures: tuple[Failure, ...]
) -> None:
    table = await place.match(2)
    fail_in_turn(place.store, *failures)
    after = accepted(await press(place, table))
    assert place.told.changes[-1][1] == after
    assert await check_known(place, table) == after


@pytest.mark.parametrize("second", [refused, lost_before])
async def test_what_cannot_be_written_twice_is_refused(place: Place, second: Failure) -> None:
    table = await place.match(2)
    fail_in_turn(place.store, lost_before, second)
    answer = await press(place, table)
    assert answer.kind is AnswerKind.FAILED
    assert await check_known(place, table) == table


@pytest.mark.parametrize("is_on_disk", [True, False])
async def test_an_unclear_table_says_one_moment_until_it_is_reloaded(
    place: Place, is_on_disk: bool
) -> None:
    table = await place.match(2)
    told = len(place.told.changes)
    fail_in_turn(place.store, lost_after if is_on_disk else lost_before)
    place.store.is_readable = False
    for _ in range(3):
        answer = await press(place, table)
        assert (answer.kind, answer.reason, answer.table) == (AnswerKind.BUSY, "busy", None)
    assert place.service.peek(table.id) is None
    assert len(place.told.changes) == told
    place.store.is_readable = True
    present = await check_known(place, table)
    assert present.sequence == table.sequence + is_on_disk
    assert len(place.told.changes) == told + is_on_disk
    if is_on_disk:
        assert place.told.changes[-1][1] == present


async def test_an_unclear_table_is_reloaded_though_nobody_presses(place: Place) -> None:
    table = await place.match(2)
    told = len(place.told.changes)
    fail_in_turn(place.store, lost_after)
    place.store.is_readable = False
    await press(place, table)
    await place.clock.advance(20)
    assert len(place.told.changes) == told
    place.store.is_readable = True
    await place.clock.advance(40)
    assert place.told.changes[-1][1].sequence == table.sequence + 1
    assert place.now(table).sequence >= table.sequence + 1


async def test_a_press_delivered_twice_around_an_unclear_save_acts_once(place: Place) -> None:
    table = await place.match(2)
    fail_in_turn(place.store, lost_after)
    place.store.is_readable = False
    await press(place, table, "i:twice")
    place.store.is_readable = True
    again = await press(place, table, "i:twice")
    present = await check_known(place, table)
    assert present.sequence == table.sequence + 1
    assert again.kind in (AnswerKind.DUPLICATE, AnswerKind.STALE)
    assert again.table == present


async def test_an_error_nobody_thought_of_makes_the_table_unclear(place: Place) -> None:
    table = await place.match(2)
    fail_in_turn(place.store, broken)
    with pytest.raises(RuntimeError):
        await press(place, table)
    assert place.service.peek(table.id) is None
    present = await check_known(place, table)
    assert present.sequence == table.sequence + 1
    assert place.told.changes[-1][1] == present


async def test_a_cancelled_press_leaves_no_doubt_behind(place: Place) -> None:
    table = await place.match(2)
    is_on_disk, forever = asyncio.Event(), asyncio.Event()

    async def slow(save: Save, commit: Callable[[], Awaitable[None]]) -> None:
        await commit()
        is_on_disk.set()
        await forever.wait()

    place.store.around_save = slow
    pressing = asyncio.create_task(press(place, table))
    await is_on_disk.wait()
    pressing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pressing
    place.store.around_save = None
    present = await check_known(place, table)
    assert present.sequence == table.sequence + 1
    accepted(await press(place, present))


async def test_memory_that_is_behind_heals_itself(place: Place) -> None:
    """Another process moved the table: the save is refused, the next press sees the truth."""
    table = await place.match(2)
    held = place.service._live._kept[table.id]
    ahead = accepted(await press(place, table))
    held.replace(table)  # as if we had missed it
    answer = await press(place, table)
    assert answer.kind in (AnswerKind.FAILED, AnswerKind.DUPLICATE)
    accepted(await press(place, ahead))
    await check_known(place, table)


async def test_a_deadline_outlives_a_failing_store(place: Place) -> None:
    table = await place.match(2)
    fail_in_turn(place.store, *[refused] * 3)
    await place.clock.advance(45)  # the reminder
    assert place.told.reminders == []
    await place.clock.advance(30)
    assert place.told.reminders == [(table.id, state_of(table).turn)]
    await place.clock.advance(20)
    assert place.now(table).decision == table.decision + 1


@pytest.mark.parametrize("failures", [(refused,), (lost_before, lost_before)])
async def test_a_lobby_that_could_not_be_saved_takes_no_channel(
    place: Place, failures: tuple[Failure, ...]
) -> None:
    fail_in_turn(place.store, *failures)
    answer = await place.service.open_lobby(GUILD, CHANNEL, ANN, cause())
    assert answer.kind is AnswerKind.FAILED
    assert place.service.table_in_channel(CHANNEL) is None
    assert place.service.tables_of_user(ANN.user_id) == ()
    assert place.service._live._kept == {}
    accepted(await place.service.open_lobby(GUILD, CHANNEL, BO, cause()))


@pytest.mark.parametrize("is_on_disk", [True, False])
async def test_an_unclear_lobby_is_there_or_its_channel_is_free(
    place: Place, is_on_disk: bool
) -> None:
    fail_in_turn(place.store, lost_after if is_on_disk else lost_before)
    place.store.is_readable = False
    answer = await place.service.open_lobby(GUILD, CHANNEL, ANN, cause())
    assert answer.kind is AnswerKind.BUSY
    answer = await place.service.open_lobby(GUILD, CHANNEL, BO, cause())
    assert answer.kind is AnswerKind.BUSY
    place.store.is_readable = True
    await place.clock.advance(60)
    game = place.service.table_in_channel(CHANNEL)
    assert (game is not None) is is_on_disk
    if game is not None:
        lobby = await place.service.load(game)
        assert lobby is not None
        accepted(await place.ask(lobby, BO, SitDown()))


async def test_a_store_that_cannot_be_read_answers_one_moment(place: Place) -> None:
    table = await place.match(2)
    place.service._live._kept.clear()  # as after a restart
    place.store.is_readable = False
    answer = await press(place, table)
    assert (answer.kind, answer.table) == (AnswerKind.BUSY, None)
    assert place.service._live._kept == {}
    place.store.is_readable = True
    accepted(await press(place, table))


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_fails_what_is_on_disk_is_told_once_and_in_order(
    place: Place, seed: int
) -> None:
    """Random moves, presses delivered twice, deadlines and failures of the store."""
    random = Random(seed)
    table = await place.match(3, ChangeLobby(rules=Rules(target=10_000)))

    async def around(save: Save, commit: Callable[[], Awaitable[None]]) -> None:
        await random.choices((fine, refused, lost_before, lost_after), (6, 1, 1, 1))[0](commit)

    place.store.around_save = around
    for step in range(60):
        place.store.is_readable = random.random() < 0.7
        present = place.service.peek(table.id)
        if present is not None and present.is_live:
            await asyncio.gather(*(press(place, present, f"i:{step}") for _ in range(2)))
        if random.random() < 0.2:
            await place.clock.advance(random.randrange(100))
    place.store.around_save = None
    place.store.is_readable = True
    await place.clock.advance(61)  # the longest pause between two attempts
    end = await place.service.load(table.id)
    assert end is not None
    assert await place.store.inner.load(table.id) == end
    written = await place.store.inner.has_change(table.id, end.sequence)
    assert written
    told = place.told.sequences
    assert told == sorted(set(told))
    silent = set(range(1, end.sequence + 1)) - set(told)
    reminders = {save.after.sequence for save in place.store.saves if is_silent(save)}
    assert silent <= reminders


def is_silent(save: Save) -> bool:
    """Tell whether a change cannot be seen: a reminder, or waiting on for an idle table."""
    return save.action is None and save.cause.startswith("d:")
