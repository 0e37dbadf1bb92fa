"""Many people press at once: what counts is one order, and the engine's own result of it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

from tests.table.playing import moves, sensible_move, state_of
from tests.table.support import CHANNEL, GUILD, PEOPLE, Place, accepted, cause
from uno.game.actions import CallUno, Catch, Draw
from uno.game.engine import apply
from uno.game.rules import Rules
from uno.table.answers import Answer, AnswerKind
from uno.table.asks import Ask, ChangeLobby, Person, SitDown, Start
from uno.table.ports import Save
from uno.table.records import Table, WindowKind


def sleepy(random: Random) -> Callable[[Save, Callable[[], Awaitable[None]]], Awaitable[None]]:
    """Take some time before and after each commit."""

    async def around(save: Save, commit: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(random.random() / 1_000)
        await commit()
        await asyncio.sleep(random.random() / 1_000)

    return around


@pytest.mark.parametrize("seed", range(6))
async def test_concurrent_presses_equal_a_sequence_of_moves(place: Place, seed: int) -> None:
    random = Random(seed)
    rules = Rules(jump_in=True, uno_penalty=2, target=100)
    start = await place.match(4, ChangeLobby(rules=rules))
    first_save = len(place.store.saves)
    place.store.around_save = sleepy(random)
    answers: list[Answer] = []

    async def player(person: Person) -> None:
        for _ in range(25):
            table = place.service.peek(start.id)
            if table is None:
                return
            ask = wish(random, table, person)
            answers.append(
                await place.service.submit(start.id, person, ask, table.decision, cause())
            )
            await asyncio.sleep(random.random() / 1_000)

    await asyncio.gather(*map(player, PEOPLE[:4]))
    saves = place.store.saves[first_save:]
    state = state_of(start)
    for save in saves:
        assert save.action is not None
        state = apply(state, save.action).state
        assert save.after.state == state
    end = await place.service.load(start.id)
    assert end is not None
    assert end.state == state
    assert await place.store.inner.load(start.id) == end
    assert end.sequence == start.sequence + len(saves)
    kinds = [answer.kind for answer in answers]
    assert kinds.count(AnswerKind.ACCEPTED) == len(saves)
    assert len(saves) > 10
    assert len(kinds) > len(saves)  # some came too late
    assert place.told.sequences == sorted(set(place.told.sequences))


def wish(random: Random, table: Table, person: Person) -> Ask:
    """Choose what this person might press: something of the own, or a catch of somebody."""
    seat = table.seat_of(person.user_id)
    mine = [move for move in moves(table) if move.seat == seat]
    if mine and random.random() < 0.8:
        return replace(random.choice(mine), seat=-1)
    return random.choice((Draw(-1), CallUno(-1), Catch(-1, random.randrange(4))))


async def test_twenty_catches_have_one_effect(place: Place) -> None:
    table = await until_uno(place, 4)
    (window,) = (w for w in table.windows if w.kind is WindowKind.UNO)
    assert window.seat is not None
    place.store.around_save = sleepy(Random(1))
    told = len(place.told.changes)
    others = [p for seat, p in enumerate(PEOPLE[:4]) if seat != window.seat]
    answers = await asyncio.gather(
        *(
            place.ask(table, others[number % 3], Catch(-1, window.seat), table.decision)
            for number in range(20)
        )
    )
    kinds = [answer.kind for answer in answers]
    assert kinds.count(AnswerKind.ACCEPTED) == 1
    assert kinds[0] is AnswerKind.ACCEPTED  # the order of arrival decides
    assert {answer.reason for answer in answers[1:]} == {"nothing-to-catch"}
    assert len(place.told.changes) == told + 1
    after = place.now(table)
    assert state_of(after).sizes[window.seat] == 3
    assert after.decision == table.decision


async def test_call_and_catch_count_in_the_order_of_arrival(place: Place) -> None:
    table = await until_uno(place, 4)
    (window,) = (w for w in table.windows if w.kind is WindowKind.UNO)
    assert window.seat is not None
    catcher = PEOPLE[(window.seat + 1) % 4]
    call, catch = await asyncio.gather(
        place.ask(table, PEOPLE[window.seat], CallUno(-1), table.decision),
        place.ask(table, catcher, Catch(-1, window.seat), table.decision),
    )
    assert call.kind is AnswerKind.ACCEPTED
    assert (catch.kind, catch.reason) == (AnswerKind.REFUSED, "nothing-to-catch")


async def until_uno(place: Place, people: int) -> Table:
    """Play, without calling, until exactly one seat can be caught."""
    table = await place.match(people)
    for _ in range(500):
        present = place.now(table)
        if [w.kind for w in present.windows].count(WindowKind.UNO) == 1:
            return present
        ask = sensible_move(present)
        accepted(await place.ask(table, PEOPLE[ask.seat], ask))
    raise AssertionError("nobody came down to one card")


async def test_ten_people_who_join_at_once_get_ten_seats(place: Place) -> None:
    table = await place.lobby(1)
    place.store.around_save = sleepy(Random(2))
    answers = await asyncio.gather(
        *(place.ask(table, person, SitDown()) for person in PEOPLE[1:11] for _ in range(2))
    )
    kinds = [answer.kind for answer in answers]
    assert kinds.count(AnswerKind.ACCEPTED) == 9
    seated = [chair.name for chair in place.now(table).chairs]
    assert seated == [person.name for person in PEOPLE[:10]]
    reasons = {answer.reason for answer in answers if answer.reason}
    assert reasons == {"already-seated", "lobby-full"}


async def test_start_pressed_twice_deals_once(place: Place) -> None:
    table = await place.lobby(3)
    place.store.around_save = sleepy(Random(3))
    first, second = await asyncio.gather(
        place.ask(table, PEOPLE[0], Start()), place.ask(table, PEOPLE[0], Start())
    )
    assert first.kind is AnswerKind.ACCEPTED
    assert (second.kind, second.reason) == (AnswerKind.REFUSED, "match-running")
    assert second.table == first.table


async def test_a_slow_table_delays_no_other(place: Place) -> None:
    slow = await place.match(2)
    quick = accepted(await place.service.open_lobby(GUILD, CHANNEL + 1, PEOPLE[0], cause()))
    go_on = asyncio.Event()

    async def around(save: Save, commit: Callable[[], Awaitable[None]]) -> None:
        if save.after.id == slow.id:
            await go_on.wait()
        await commit()

    place.store.around_save = around
    person = PEOPLE[state_of(slow).turn]
    press = asyncio.create_task(place.ask(slow, person, Draw(-1)))
    await asyncio.sleep(0)
    accepted(await asyncio.wait_for(place.ask(quick, PEOPLE[5], SitDown()), 5))
    assert not press.done()
    assert place.now(slow).sequence == slow.sequence  # not ahead of the disk
    go_on.set()
    accepted(await press)


async def test_a_deadline_and_a_press_at_once_count_once(place: Place) -> None:
    table = await place.match(2)
    place.store.around_save = sleepy(Random(4))
    person = PEOPLE[state_of(table).turn]
    await place.clock.advance(89)
    late = asyncio.create_task(place.clock.advance(1))
    answer = await place.ask(table, person, Draw(-1), table.decision)
    await late
    assert answer.kind in (AnswerKind.ACCEPTED, AnswerKind.STALE)
    decided = [save for save in place.store.saves if of_decision(save, table.decision)]
    assert len(decided) == 1


def of_decision(save: Save, decision: int) -> bool:
    return save.before is not None and save.before.decision == decision != save.after.decision
