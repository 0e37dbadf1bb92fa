"""The one door: who may do what, what is told, what a press on an older decision means."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from tests.table.playing import moves, sensible_move, state_of
from tests.table.support import (
    ANN,
    BO,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    PEOPLE,
    Place,
    accepted,
    cause,
)
from uno.game.actions import CallUno, Draw, Join, Leave, NextRound, Timeout
from uno.game.rules import Rules
from uno.table.answers import Answer, AnswerKind
from uno.table.asks import Ask, Cancel, ChangeLobby, Close, ComeBack, GetUp, Person, SitDown, Start
from uno.table.ports import Save
from uno.table.records import MessageRef, Status, Table


def seat_to_act(table: Table) -> int:
    return state_of(table).turn


def on_turn(table: Table) -> Person:
    return PEOPLE[seat_to_act(table)]


def off_turn(table: Table) -> Person:
    return PEOPLE[(seat_to_act(table) + 1) % len(table.chairs)]


def said(answer: Answer) -> tuple[str, str | None]:
    return answer.kind.value, answer.reason.value if answer.reason else None


async def test_a_lobby_is_found_by_channel_and_by_person(place: Place) -> None:
    table = await place.lobby(2)
    assert place.service.table_in_channel(CHANNEL) == table.id
    assert place.service.tables_of_user(BO.user_id) == (table.id,)
    assert place.service.peek(table.id) == table
    assert await place.service.load(table.id) == table


async def test_a_channel_has_one_live_table(place: Place) -> None:
    table = await place.lobby(1)
    answer = await place.service.open_lobby(GUILD, CHANNEL, BO, cause())
    assert said(answer) == ("refused", "channel-busy")
    assert answer.table == table
    elsewhere = await place.service.open_lobby(GUILD, CHANNEL + 1, ANN, cause())
    other = accepted(elsewhere)
    assert set(place.service.tables_of_user(ANN.user_id)) == {table.id, other.id}


async def test_two_openers_at_once_get_one_lobby(place: Place) -> None:
    answers = await asyncio.gather(
        *(place.service.open_lobby(GUILD, CHANNEL, person, cause()) for person in PEOPLE)
    )
    kinds = [answer.kind for answer in answers]
    assert kinds.count(AnswerKind.ACCEPTED) == 1
    assert kinds.count(AnswerKind.REFUSED) == len(PEOPLE) - 1
    assert len({answer.table.id for answer in answers if answer.table}) == 1


async def test_an_opening_delivered_twice_opens_once(place: Place) -> None:
    first = await place.service.open_lobby(GUILD, CHANNEL, ANN, "i:1")
    second = await place.service.open_lobby(GUILD, CHANNEL, ANN, "i:1")
    assert first.kind is AnswerKind.ACCEPTED
    assert second.kind is AnswerKind.DUPLICATE
    assert second.table == first.table


async def test_an_opening_with_impossible_wishes_leaves_the_channel_free(place: Place) -> None:
    wishes = ChangeLobby(preset="klingon")
    answer = await place.service.open_lobby(GUILD, CHANNEL, ANN, cause(), wishes)
    assert said(answer) == ("refused", "unknown-preset")
    assert place.service.table_in_channel(CHANNEL) is None
    await place.lobby(1)


@pytest.mark.parametrize(
    ("person", "ask", "reason"),
    [
        (ANN, SitDown(), "already-seated"),
        (CLEO, GetUp(), "not-seated"),
        (BO, Start(), "not-host"),
        (BO, Cancel(), "not-host"),
        (CLEO, ChangeLobby(target=100), "not-seated"),
        (ANN, Draw(-1), "not-started"),
        (ANN, ComeBack(), "not-started"),
    ],
)
async def test_what_a_lobby_refuses(place: Place, person: Person, ask: Ask, reason: str) -> None:
    table = await place.lobby(2)
    answer = await place.ask(table, person, ask)
    assert said(answer) == ("refused", reason)
    assert answer.table == table
    assert place.now(table) == table


@pytest.mark.parametrize(
    ("person", "ask", "reason"),
    [
        (ANN, Start(), "match-running"),
        (ANN, Cancel(), "match-running"),
        (ANN, ChangeLobby(target=100), "match-running"),
        (DAN, Draw(-1), "not-seated"),
        (DAN, Draw(0), "not-seated"),  # nobody trusts the seat in an ask
        (DAN, SitDown(), "join-not-possible"),
        (ANN, SitDown(), "already-seated"),
        (ANN, NextRound(), "wrong-phase"),
        (ANN, Timeout(1), "not-entitled"),
        (ANN, Join("Eve"), "not-entitled"),
        (ANN, ComeBack(), "not-away"),
    ],
)
async def test_what_a_match_refuses(place: Place, person: Person, ask: Ask, reason: str) -> None:
    table = await place.match(3)
    answer = await place.ask(table, person, ask)
    assert said(answer) == ("refused", reason)
    assert answer.table == table
    assert place.now(table) == table


async def test_only_computers_act_without_a_person(place: Place) -> None:
    table = await place.match(2)
    answer = await place.ask(table, None, Draw(seat_to_act(table)))
    assert said(answer) == ("refused", "not-seated")


async def test_the_seat_is_the_pressers(place: Place) -> None:
    table = await place.match(3)
    answer = await place.ask(table, off_turn(table), Draw(seat_to_act(table)))
    assert said(answer) == ("refused", "not-your-turn")
    after = accepted(await place.ask(table, on_turn(table), Draw(-1)))
    assert after.sequence == table.sequence + 1
    action = place.store.saves[-1].action
    assert action == Draw(seat_to_act(table))


async def test_nobody_is_told_before_it_is_on_disk(place: Place) -> None:
    table = await place.match(2)
    told = len(place.told.changes)
    go_on = asyncio.Event()

    async def around(save: Save, commit: Callable[[], Awaitable[None]]) -> None:
        await go_on.wait()
        await commit()

    place.store.around_save = around
    press = asyncio.create_task(place.ask(table, on_turn(table), sensible_move(table)))
    await asyncio.sleep(0.01)
    assert not press.done()
    assert len(place.told.changes) == told
    assert place.now(table) == table
    go_on.set()
    after = accepted(await press)
    assert place.told.changes[-1][:2] == (table, after)


async def test_a_publisher_that_fails_fails_no_press(place: Place) -> None:
    table = await place.match(2)
    place.told.is_failing = True
    accepted(await place.ask(table, on_turn(table), sensible_move(table)))


async def test_a_press_delivered_twice_acts_once(place: Place) -> None:
    table = await place.match(2)
    person = on_turn(table)
    asks = [
        place.service.submit(table.id, person, Draw(-1), table.decision, "i:1") for _ in range(5)
    ]
    answers = await asyncio.gather(*asks)
    kinds = [answer.kind for answer in answers]
    assert kinds == [AnswerKind.ACCEPTED] + [AnswerKind.DUPLICATE] * 4
    assert place.now(table).sequence == table.sequence + 1
    assert all(answer.table == place.now(table) for answer in answers)


async def test_a_refused_press_delivered_again_later_does_not_act(place: Place) -> None:
    table = await place.match(2)
    early = off_turn(table)
    first = await place.service.submit(table.id, early, Draw(-1), None, "i:1")
    assert said(first) == ("refused", "not-your-turn")
    while on_turn(place.now(table)) != early:
        await place.ask(table, on_turn(place.now(table)), moves(place.now(table))[0])
    before = place.now(table)
    again = await place.service.submit(table.id, early, Draw(-1), None, "i:1")
    assert again.kind is AnswerKind.DUPLICATE
    assert place.now(table) == before


async def test_a_double_click_acts_once(place: Place) -> None:
    table = await place.match(2)
    person, decision = on_turn(table), table.decision
    accepted(await place.ask(table, person, Draw(-1), decision))
    again = await place.ask(table, person, Draw(-1), decision)
    assert said(again) == ("stale", "stale")
    assert again.table == place.now(table)


async def test_an_old_hand_is_refused_kindly_and_shows_the_present(place: Place) -> None:
    table = await place.match(2)
    person = on_turn(table)
    await play_round_about(place, table, person)
    present = place.now(table)
    for action in (play for play in moves(present) if play.seat == seat_to_act(present)):
        answer = await place.ask(table, person, action, table.decision)
        if not isinstance(action, CallUno):
            assert said(answer) == ("stale", "stale")
            assert answer.table == present
    assert place.now(table).decision == present.decision


async def play_round_about(place: Place, table: Table, person: Person) -> None:
    """Play until the person is on turn again after having acted."""
    acted = False
    while not acted or on_turn(place.now(table)) != person:
        present = place.now(table)
        acted = acted or on_turn(present) == person
        ask = sensible_move(present)
        accepted(await place.ask(table, PEOPLE[ask.seat], ask))


async def test_a_hand_opened_before_the_own_turn_plays_when_it_comes(place: Place) -> None:
    """The card named on the button is the same legal move: one press, not two."""
    table = await place.match(2)
    waiting = off_turn(table)
    opened = table.decision
    while on_turn(place.now(table)) != waiting:
        present = place.now(table)
        ask = next(move for move in moves(present) if move.seat == seat_to_act(present))
        await place.ask(table, on_turn(present), ask)
    assert place.now(table).decision > opened
    accepted(await place.ask(table, waiting, Draw(-1), opened))


async def test_a_decision_of_the_future_is_refused(place: Place) -> None:
    table = await place.match(2)
    answer = await place.ask(table, on_turn(table), Draw(-1), table.decision + 1)
    assert said(answer) == ("stale", "stale")


async def test_a_finished_game_answers_gone_with_its_end(place: Place) -> None:
    table = await place.match(2)
    ended = accepted(await place.ask(table, ANN, GetUp()))
    assert ended.status is Status.FINISHED
    answer = await place.ask(table, BO, Draw(-1))
    assert said(answer) == ("gone", "gone")
    assert answer.table == ended
    assert place.service.peek(table.id) is None
    assert await place.service.load(table.id) == ended
    assert place.service.table_in_channel(CHANNEL) is None
    assert place.service.tables_of_user(BO.user_id) == ()
    assert place.service._live._kept == {}


async def test_an_unknown_game_is_gone_and_leaves_no_trace(place: Place) -> None:
    for number in range(20):
        answer = await place.service.submit(f"none{number}", ANN, Draw(-1), 1, cause())
        assert said(answer) == ("gone", "gone")
        assert answer.table is None
    assert await place.service.load("none") is None
    assert place.service._live._kept == {}


async def test_leaving_by_the_engines_name_is_getting_up(place: Place) -> None:
    table = await place.match(3)
    after = accepted(await place.ask(table, BO, Leave(-1)))
    assert after.seat_of(BO.user_id) is None
    assert place.service.tables_of_user(BO.user_id) == ()
    lobby = accepted(await place.service.open_lobby(GUILD, CHANNEL + 1, BO, cause()))
    closed = accepted(await place.ask(lobby, BO, Leave(-1)))
    assert closed.status is Status.CLOSED


async def test_a_channel_or_server_that_is_gone_frees_everybody(place: Place) -> None:
    table = await place.match(2)
    other = accepted(await place.service.open_lobby(GUILD, CHANNEL + 1, ANN, cause()))
    foreign = accepted(await place.service.open_lobby(GUILD + 1, CHANNEL + 2, ANN, cause()))
    answer = await place.service.close_channel(CHANNEL, "channel-gone")
    assert answer is not None
    closed = accepted(answer)
    assert (closed.status, closed.closed_reason) == (Status.CLOSED, "channel-gone")
    assert place.store.saves[-1].places == ()
    assert await place.service.close_channel(CHANNEL, "channel-gone") is None
    await place.service.guild_removed(GUILD)
    assert place.service.tables_of_user(ANN.user_id) == (foreign.id,)
    assert (await place.service.load(other.id)) is not None
    assert place.service.peek(table.id) is None


async def test_a_moderator_can_end_a_match(place: Place) -> None:
    table = await place.match(2)
    closed = accepted(await place.ask(table, None, Close("moderator")))
    assert closed.closed_reason == "moderator"


async def test_a_new_name_is_shown_with_the_next_press(place: Place) -> None:
    table = await place.match(2)
    seat = seat_to_act(table)
    renamed = replace(PEOPLE[seat], name="Zoë")
    after = accepted(await place.ask(table, renamed, Draw(-1)))
    assert after.chairs[seat].name == "Zoë"
    loaded = await place.store.inner.load(table.id)
    assert loaded == after


async def test_a_latecomer_joins_between_rounds(place: Place) -> None:
    table = await place.match(2, ChangeLobby(target=10_000))
    table = await until_round_is_over(place, table)
    after = accepted(await place.ask(table, DAN, SitDown()))
    assert after.seat_of(DAN.user_id) == 2
    assert state_of(after).names == ("Ann", "Bo", "Dan")
    assert place.service.tables_of_user(DAN.user_id) == (table.id,)
    dealt = accepted(await place.ask(table, DAN, NextRound()))
    assert state_of(dealt).sizes == [7, 7, 7] or sum(state_of(dealt).sizes) >= 21


async def until_round_is_over(place: Place, table: Table) -> Table:
    """Play by the first legal move of the seat to act until somebody is out."""
    for _ in range(2_000):
        present = place.now(table)
        if state_of(present).phase.value == "round_over":
            return present
        ask = sensible_move(present)
        accepted(await place.ask(table, PEOPLE[ask.seat], ask))
    raise AssertionError("the round never ended")


async def test_what_is_in_memory_is_what_is_on_disk(place: Place) -> None:
    table = await place.match(3, ChangeLobby(rules=Rules(target=50)))
    for _ in range(60):
        present = place.service.peek(table.id)
        if present is None:
            return
        assert await place.store.inner.load(table.id) == present
        possible = moves(present)
        ask: Ask = possible[len(possible) // 2] if possible else NextRound()
        person = PEOPLE[ask.seat] if possible else ANN  # type: ignore[union-attr]
        accepted(await place.ask(table, person, ask))


async def test_messages_are_remembered_beside_the_moves(place: Place) -> None:
    table = await place.match(2)
    message = MessageRef(CHANNEL, 5, place.clock.now())
    notice = MessageRef(CHANNEL, 6, place.clock.now())
    await asyncio.gather(
        place.service.set_message(table.id, message),
        place.ask(table, on_turn(table), Draw(-1)),
        place.service.set_notice(table.id, notice),
    )
    present = place.now(table)
    assert (present.message, present.notice) == (message, notice)
    assert present.sequence == table.sequence + 1
    assert await place.store.inner.load(table.id) == present
    await place.service.set_notice(table.id, None)
    assert (place.now(table).message, place.now(table).notice) == (message, None)


async def test_messages_of_a_finished_game_are_remembered_too(place: Place) -> None:
    table = await place.match(2)
    accepted(await place.ask(table, ANN, GetUp()))
    message = MessageRef(CHANNEL, 5, place.clock.now())
    await place.service.set_message(table.id, message)
    await place.service.set_message("none", message)
    ended = await place.service.load(table.id)
    assert ended is not None
    assert ended.message == message
    assert place.service._live._kept == {}
