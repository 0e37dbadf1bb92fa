"""A new service on the same store: everything is there again, with a period of grace."""

from copy import deepcopy
from random import Random
from typing import cast

import pytest

from tests.table.clock import VirtualClock
from tests.table.playing import moves, sensible_move, state_of
from tests.table.support import (
    ANN,
    BO,
    CHANNEL,
    PEOPLE,
    Place,
    Told,
    accepted,
    cause,
    fail_in_turn,
    lost_after,
)
from uno.computer.seen import Seen
from uno.game.actions import Draw
from uno.table.answers import AnswerKind
from uno.table.asks import SitDown
from uno.table.ports import Store
from uno.table.records import Table, WindowKind
from uno.table.service import TableService


async def restart(place: Place, seconds_down: float = 0.0) -> Place:
    """Kill the service without a word and begin a new one."""
    await place.service._live.deadlines.stop()
    clock = VirtualClock(place.clock.now() + round(seconds_down * 1000))
    told = Told(place.store.on_disk)
    service = TableService(cast(Store, place.store), told, clock, Random(2).randbytes)
    again = Place(service, place.store, clock, told)
    again.moved = list((await service.take_over(grace_seconds=60)).moved)
    service.start()
    return again


async def test_a_match_goes_on_where_it_was(place: Place) -> None:
    table = await place.match(3)
    for _ in range(20):
        present = place.now(table)
        ask = sensible_move(present)
        accepted(await place.ask(table, PEOPLE[ask.seat], ask))
    before = place.now(table)
    again = await restart(place)
    assert again.service.peek(table.id) is None  # loaded at the first touch
    assert again.service.table_in_channel(CHANNEL) == table.id
    assert again.service.tables_of_user(BO.user_id) == (table.id,)
    loaded = await again.service.load(table.id)
    assert loaded is not None
    assert loaded.state == before.state
    assert [(w.id, w.kind, w.seat) for w in loaded.windows] == [
        (w.id, w.kind, w.seat) for w in before.windows
    ]
    person = PEOPLE[state_of(loaded).turn]
    ask = next(move for move in moves(loaded) if PEOPLE[move.seat] == person)
    answer = await again.service.submit(table.id, person, ask, before.decision, cause())
    accepted(answer)
    await again.service.stop()


async def play_on(place: Place, table: Table, moves: int) -> None:
    for _ in range(moves):
        ask = sensible_move(place.now(table))
        accepted(await place.ask(table, PEOPLE[ask.seat], ask))


async def noticed(place: Place, table: Table) -> Seen:
    """Return what computer players know of a match."""
    seen = await place.service._live.seen(table.id)
    assert seen is not None
    return deepcopy(seen)


@pytest.mark.parametrize("later", [0, 3])
async def test_computers_know_again_what_they_had_seen(place: Place, later: int) -> None:
    """Also when people have moved since the restart, before a computer has to think."""
    table = await place.match(3)
    await play_on(place, table, 60)
    followed = await noticed(place, table)
    assert followed.discards
    assert any(any(lacks) for lacks in followed.lacks.values())
    again = await restart(place)
    assert await again.service.load(table.id)
    await play_on(again, table, later)
    for _, _, events in again.told.changes:
        followed.notice(events)
    assert vars(await noticed(again, table)) == vars(followed)
    await again.service.stop()


async def test_what_was_on_disk_though_its_save_was_unclear_is_seen_too(place: Place) -> None:
    table = await place.match(3)
    await play_on(place, table, 20)
    fail_in_turn(place.store, lost_after)
    present = place.now(table)
    ask = sensible_move(present)
    await place.ask(table, PEOPLE[ask.seat], ask)
    loaded = await place.service.load(table.id)
    assert loaded is not None
    assert loaded.sequence == present.sequence + 1
    again = await restart(place)
    assert await again.service.load(table.id)
    assert vars(await noticed(place, table)) == vars(await noticed(again, table))
    await again.service.stop()


async def test_while_the_disk_cannot_be_read_computers_know_the_present_alone(place: Place) -> None:
    table = await place.match(2)
    again = await restart(place)
    place.store.is_readable = False
    assert await again.service._live.seen(table.id) is None
    place.store.is_readable = True
    assert await again.service._live.seen(table.id) is not None
    await again.service.stop()


async def test_a_press_from_before_the_crash_is_known_after_it(place: Place) -> None:
    table = await place.match(2)
    person = PEOPLE[state_of(table).turn]
    await place.service.submit(table.id, person, Draw(-1), table.decision, "i:once")
    before = place.now(table)
    again = await restart(place)
    answer = await again.service.submit(table.id, person, Draw(-1), None, "i:once")
    assert answer.kind in (AnswerKind.DUPLICATE, AnswerKind.REFUSED)
    assert answer.table == before or answer.table == await again.service.load(table.id)
    present = await again.service.load(table.id)
    assert present is not None
    assert present.sequence == before.sequence
    await again.service.stop()


async def test_a_known_cause_that_would_be_legal_now_acts_no_more(place: Place) -> None:
    table = await place.match(2)
    person = PEOPLE[state_of(table).turn]
    await place.service.submit(table.id, person, Draw(-1), table.decision, "i:once")
    while PEOPLE[state_of(place.now(table)).turn] != person or place.now(table).decision < 3:
        present = place.now(table)
        ask = next(move for move in moves(present) if move.seat == state_of(present).turn)
        await place.ask(table, PEOPLE[ask.seat], ask)
    before = place.now(table)
    again = await restart(place)
    answer = await again.service.submit(table.id, person, Draw(-1), None, "i:once")
    assert answer.kind is AnswerKind.DUPLICATE or state_of(before).phase.value != "turn"
    loaded = await again.service.load(table.id)
    assert loaded is not None
    assert loaded.sequence == before.sequence
    await again.service.stop()


@pytest.mark.parametrize("seconds_down", [0, 80, 100_000])
async def test_no_deadline_is_nearer_than_the_grace(place: Place, seconds_down: float) -> None:
    table = await place.match(2)
    await place.clock.advance(44)
    again = await restart(place, seconds_down)
    loaded = await again.service.load(table.id)
    assert loaded is not None
    earliest = again.clock.now() + 60_000
    due = [window.due_at for window in loaded.windows if window.due_at is not None]
    assert min(due) >= earliest
    assert again.moved == [table.id]
    await again.clock.advance(59)
    assert (await again.service.load(table.id)) == loaded
    await again.clock.advance(2)
    present = await again.service.load(table.id)
    assert present is None or present.sequence > loaded.sequence
    await again.service.stop()


async def test_a_deadline_fires_after_the_restart_though_nobody_touched_the_table(
    place: Place,
) -> None:
    table = await place.match(2)
    again = await restart(place)
    await again.clock.advance(200)
    assert again.now(table).decision > table.decision
    assert again.told.changes
    await again.service.stop()


async def test_an_uno_window_is_still_open_with_its_opening_time(place: Place) -> None:
    table = await until_uno(place)
    (window,) = (w for w in table.windows if w.kind is WindowKind.UNO)
    again = await restart(place)
    loaded = await again.service.load(table.id)
    assert loaded is not None
    assert window in loaded.windows
    assert loaded.state == table.state
    await again.service.stop()


async def until_uno(place: Place) -> Table:
    """Play, without calling, until somebody can be caught."""
    table = await place.match(2)
    for _ in range(500):
        present = place.now(table)
        if any(window.kind is WindowKind.UNO for window in present.windows):
            return present
        ask = sensible_move(present)
        accepted(await place.ask(table, PEOPLE[ask.seat], ask))
    raise AssertionError("nobody came down to one card")


async def test_a_lobby_is_still_open(place: Place) -> None:
    table = await place.lobby(2)
    again = await restart(place)
    loaded = await again.service.load(table.id)
    assert loaded is not None
    assert loaded.secret == table.secret
    assert loaded.commitment == table.commitment
    accepted(await again.ask(table, PEOPLE[2], SitDown()))
    refused = await again.service.open_lobby(table.guild_id, CHANNEL, ANN, cause())
    assert refused.kind is AnswerKind.REFUSED
    await again.service.stop()


async def test_nobody_is_reminded_of_what_is_over_in_the_same_moment(place: Place) -> None:
    table = await place.match(2)
    again = await restart(place, seconds_down=1_000)
    await again.clock.advance(61)  # the grace moved both deadlines to one moment
    assert again.now(table).decision == table.decision + 1
    assert again.told.reminders == []
    await again.service.stop()
