"""What time does to a table that nobody touches, with the real store and a virtual clock."""

import pytest

from tests.table.playing import state_of
from tests.table.support import ANN, BO, CHANNEL, CLEO, GUILD, PEOPLE, Place, accepted, cause
from tests.table.test_service import on_turn, until_round_is_over
from uno.game.actions import Draw, Timeout
from uno.game.rules import Rules
from uno.table.asks import ChangeLobby, ComeBack, SitDown
from uno.table.records import Options, Status, Table, WindowKind

MINUTE = 60
DAY = 24 * 60 * MINUTE
LONG = Rules(target=10_000)


def windows(table: Table, kind: WindowKind) -> list[tuple[int | None, int | None]]:
    """Return seat and seconds of all windows of a kind."""
    return [
        (w.seat, None if w.due_at is None else (w.due_at - w.opened_at) // 1000)
        for w in table.windows
        if w.kind is kind
    ]


async def test_a_lobby_without_a_press_expires(place: Place) -> None:
    table = await place.lobby(1)
    await place.clock.advance(29 * MINUTE)
    table = accepted(await place.ask(table, BO, SitDown()))
    await place.clock.advance(29 * MINUTE)
    assert place.now(table) == table
    await place.clock.advance(2 * MINUTE)
    assert place.service.peek(table.id) is None
    assert place.service.tables_of_user(BO.user_id) == ()
    assert place.service.table_in_channel(CHANNEL) is None
    closed = place.told.changes[-1][1]
    assert (closed.status, closed.closed_reason) == (Status.CLOSED, "expired")


async def test_the_seat_on_turn_is_reminded_once_and_then_timed_out(place: Place) -> None:
    table = await place.match(2)
    seat = state_of(table).turn
    told = len(place.told.changes)
    await place.clock.advance(44)
    assert place.told.reminders == []
    await place.clock.advance(2)
    assert place.told.reminders == [(table.id, seat)]
    assert len(place.told.changes) == told  # nothing to see but the reminder
    assert place.now(table).decision == table.decision
    await place.clock.advance(43)
    assert place.now(table).decision == table.decision
    await place.clock.advance(2)
    assert place.now(table).decision == table.decision + 1
    assert place.store.saves[-1].action == Timeout(seat)
    assert place.now(table).chairs[seat].timeouts == 1
    assert place.told.reminders == [(table.id, seat)]


async def test_who_acts_in_time_is_not_reminded(place: Place) -> None:
    table = await place.match(2)
    await place.clock.advance(30)
    accepted(await place.ask(table, on_turn(table), Draw(-1)))
    await place.clock.advance(30)
    assert place.told.reminders == []


@pytest.mark.parametrize(("mode", "reminders"), [("never", 0), ("nudge", 0), ("always", 1)])
async def test_how_a_turn_is_announced(place: Place, mode: str, reminders: int) -> None:
    table = await place.match(2, ChangeLobby(rules=LONG, options=Options(reminder=mode)))
    assert len(place.told.reminders) == reminders
    if mode == "always":
        assert place.told.reminders == [(table.id, state_of(table).turn)]
    await place.clock.advance(60)
    assert len(place.told.reminders) == 1 if mode != "never" else not place.told.reminders


async def test_a_short_turn_has_no_reminder(place: Place) -> None:
    table = await place.match(2, ChangeLobby(options=Options(turn_seconds=15)))
    assert windows(table, WindowKind.REMINDER) == []
    assert windows(table, WindowKind.TURN) == [(state_of(table).turn, 15)]


async def test_the_next_round_is_dealt_by_itself(place: Place) -> None:
    table = await place.match(2, ChangeLobby(rules=LONG))
    table = await until_round_is_over(place, table)
    assert windows(table, WindowKind.NEXT_ROUND) == [(None, 60)]
    await place.clock.advance(61)
    assert state_of(place.now(table)).match.round == 2


async def test_without_a_turn_time_nothing_is_due_for_a_week(place: Place) -> None:
    options = Options(turn_seconds=0, next_round_seconds=0)
    table = await place.match(3, ChangeLobby(options=options))
    assert windows(table, WindowKind.TURN) == [(state_of(table).turn, None)]
    await place.clock.advance(6 * DAY)
    assert place.now(table) == table
    accepted(await place.ask(table, on_turn(table), Draw(-1)))
    await place.clock.advance(6 * DAY)
    present = place.now(table)
    assert present.is_live
    assert place.told.changes[-1][1].decision == present.decision
    await place.clock.advance(DAY + 1)
    closed = place.told.changes[-1][1]
    assert (closed.status, closed.closed_reason) == (Status.CLOSED, "idle")
    assert place.store.saves[-1].places == ()


async def test_a_long_turn_time_is_not_cut_short_by_idleness(place: Place) -> None:
    options = Options(turn_seconds=12 * 60 * MINUTE)
    table = await place.match(2, ChangeLobby(rules=LONG, options=options))
    await place.clock.advance(11 * 60 * MINUTE)
    assert place.now(table).is_live
    assert place.now(table).decision == table.decision


async def test_presses_keep_a_match_alive_without_a_write_for_each(place: Place) -> None:
    table = await place.match(2, ChangeLobby(rules=Rules(target=10_000, draw="one")))
    (idle,) = (w for w in table.windows if w.kind is WindowKind.IDLE)
    for _ in range(40):  # 40 minutes: no pause is longer than one
        await place.clock.advance(MINUTE)
        present = place.now(table)
        ask = Draw(-1) if state_of(present).phase.value == "turn" else ComeBack()
        await place.ask(present, on_turn(present), ask)
        same = [w for w in present.windows if w.kind is WindowKind.IDLE]
        assert len(same) == 1
    assert place.service.peek(table.id) is not None
    later = [w for w in place.now(table).windows if w.kind is WindowKind.IDLE]
    assert later[0].id != idle.id


async def test_silence_removes_one_after_the_other_until_the_match_is_over(place: Place) -> None:
    table = await place.match(3, ChangeLobby(rules=LONG))
    await place.clock.advance(15 * MINUTE)
    assert place.service.peek(table.id) is None
    ended = place.told.changes[-1][1]
    assert ended.status is Status.FINISHED
    assert [chair.left for chair in ended.chairs].count(True) == 2
    assert {chair.timeouts for chair in ended.chairs if chair.left} == {3}
    assert all(place.service.tables_of_user(person.user_id) == () for person in PEOPLE)


async def test_a_press_ends_the_row_of_timeouts(place: Place) -> None:
    table = await place.match(2, ChangeLobby(rules=LONG))
    first = state_of(table).turn
    await place.clock.advance(91)
    assert place.now(table).chairs[first].timeouts == 1
    await place.clock.advance(91)
    present = place.now(table)
    assert on_turn(present) == PEOPLE[first]
    after = accepted(await place.ask(table, PEOPLE[first], Draw(-1)))
    assert after.chairs[first].timeouts == 0


async def test_an_away_seat_is_not_pinged_but_can_come_back(place: Place) -> None:
    table = await place.match(2, ChangeLobby(rules=LONG))
    await place.clock.advance(4 * 90 + 1)
    present = place.now(table)
    seat = state_of(present).turn
    assert present.chairs[seat].timeouts == 2
    assert windows(present, WindowKind.TURN) == [(seat, 10)]
    assert windows(present, WindowKind.REMINDER) == []
    reminders = len(place.told.reminders)
    after = accepted(await place.ask(present, PEOPLE[seat], ComeBack()))
    assert windows(after, WindowKind.TURN) == [(seat, 90)]
    await place.clock.advance(20)
    assert place.now(table).decision == present.decision
    assert len(place.told.reminders) == reminders


async def test_a_stranger_cannot_keep_a_match_alive(place: Place) -> None:
    table = await place.match(2)
    await place.ask(table, CLEO, ComeBack())
    await place.ask(table, ANN, ComeBack())
    assert place.now(table) == table


async def test_a_table_untouched_for_an_hour_is_not_kept_in_memory(place: Place) -> None:
    options = Options(turn_seconds=24 * 60 * MINUTE)
    table = await place.match(2, ChangeLobby(rules=LONG, options=options))
    await place.clock.advance(55 * MINUTE)
    other = accepted(await place.service.open_lobby(GUILD, CHANNEL + 1, ANN, cause()))
    await place.clock.advance(31 * MINUTE)  # the lobby expires
    assert place.service.peek(other.id) is None
    assert place.service.peek(table.id) is None
    assert place.service.tables_of_user(ANN.user_id) == (table.id,)
    accepted(await place.ask(table, on_turn(table), Draw(-1), table.decision))
    assert place.service.peek(table.id) is not None
