"""People come and go: kicks, pauses, votes to skip, seats that computers play on at."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from tests.table.playing import Match, new_match, sensible_move, state_of
from tests.table.support import ANN, BO, CLEO, DAN, PEOPLE, Place, accepted, cause
from uno.game.actions import Draw, Leave, NextRound, Timeout
from uno.game.rules import Rules
from uno.game.seat_view import SeatView
from uno.game.state import Phase
from uno.store.repository import SqlStore
from uno.table.answers import Answer
from uno.table.asks import (
    ChangeLobby,
    ComeBack,
    GetUp,
    Invite,
    Kick,
    Pause,
    Person,
    Resume,
    SitDown,
    SkipAbsent,
    Start,
)
from uno.table.records import Controller, Options, Status, Table, WindowKind
from uno.table.service import TableService

HOUR = 3_600
FILL = ChangeLobby(options=Options(fill_with_computers=True))


def said(answer: Answer) -> tuple[str, str | None]:
    return answer.kind.value, answer.reason.value if answer.reason else None


def due_of(table: Table, kind: WindowKind) -> int | None:
    return next((w.due_at for w in table.windows if w.kind is kind), None)


def seats_asking(table: Table) -> tuple[Person, list[Person]]:
    """Return who is on turn and the others."""
    turn = state_of(table).turn
    return PEOPLE[turn], [p for p in PEOPLE[: len(table.chairs)] if p is not PEOPLE[turn]]


async def play_out(place: Place, table: Table) -> Table:
    """Play until the match is over."""
    for _ in range(400):
        if not table.is_live:
            return table
        person, _ = seats_asking(table)
        table = accepted(await place.ask(table, person, sensible_move(table)))
    raise AssertionError("it never ended")


async def test_the_host_kicks_and_others_do_not(place: Place) -> None:
    table = await place.match(3)
    assert said(await place.ask(table, BO, Kick(2))) == ("refused", "not-host")
    assert said(await place.ask(table, ANN, Kick(0))) == ("refused", "not-yourself")
    assert said(await place.ask(table, ANN, Kick(7))) == ("refused", "no-such-seat")
    table = accepted(await place.ask(table, ANN, Kick(2)))
    assert table.chairs[2].left
    assert place.store.saves[-1].action == Leave(2)
    assert place.service.tables_of_user(CLEO.user_id) == ()
    assert said(await place.ask(table, ANN, Kick(2))) == ("refused", "no-such-seat")


async def test_a_moderator_kicks_without_sitting_there(place: Place) -> None:
    table = await place.lobby(3)
    table = accepted(await place.ask(table, None, Kick(0)))
    assert [chair.name for chair in table.chairs] == ["Bo", "Cleo"]
    assert table.host == BO.user_id


async def test_who_got_up_for_good_has_no_second_seat(place: Place) -> None:
    """Two rows of one person in the results of a match could never be saved."""
    table = await place.match(3, ChangeLobby(rules=Rules(scoring="winner_takes", target=10_000)))
    table = accepted(await place.ask(table, CLEO, GetUp()))
    for _ in range(400):
        if state_of(table).phase is Phase.ROUND_OVER:
            break
        person, _ = seats_asking(table)
        table = accepted(await place.ask(table, person, sensible_move(table)))
    assert said(await place.ask(table, CLEO, SitDown())) == ("refused", "seat-left")
    joined = accepted(await place.ask(table, DAN, SitDown()))
    assert [chair.name for chair in joined.chairs] == ["Ann", "Bo", "Cleo", "Dan"]


async def test_a_pause_keeps_the_time_that_was_left(place: Place) -> None:
    table = await place.match(3)
    await place.clock.advance(20)
    left = (due_of(table, WindowKind.TURN) or 0) - place.clock.now()
    table = accepted(await place.ask(table, ANN, Pause(HOUR)))
    assert table.paused_until == place.clock.now() + HOUR * 1000
    on_turn, _ = seats_asking(table)
    move = (on_turn, NextRound())
    assert said(await place.ask(table, *move)) == ("refused", "paused")
    await place.clock.advance(600)
    assert place.now(table).sequence == table.sequence  # nothing was due
    table = accepted(await place.ask(table, ANN, Resume()))
    assert table.paused_until is None
    assert due_of(table, WindowKind.TURN) == place.clock.now() + left
    assert said(await place.ask(table, ANN, Resume())) == ("refused", "not-paused")


async def test_a_pause_ends_by_itself_also_after_a_restart(place: Place) -> None:
    table = await place.match(3)
    left = (due_of(table, WindowKind.TURN) or 0) - place.clock.now()
    table = accepted(await place.ask(table, ANN, Pause(24 * HOUR)))
    await place.service.stop()
    again = TableService(place.service._store, place.told, place.clock)
    await again.take_over()
    again.start()
    place.service = again
    await place.clock.advance(24 * HOUR - 1)
    present = await again.load(table.id)
    assert present is not None
    assert present.paused_until is not None
    await place.clock.advance(2)
    present = place.now(table)
    assert present.status is Status.PLAYING
    assert present.paused_until is None
    assert (due_of(present, WindowKind.TURN) or 0) - place.clock.now() == left - 1000
    assert due_of(present, WindowKind.IDLE) is not None


@pytest.mark.parametrize("seconds", [0, 59, 86_401])
async def test_a_pause_lasts_a_minute_to_a_day(place: Place, seconds: int) -> None:
    table = await place.match(2)
    assert said(await place.ask(table, ANN, Pause(seconds))) == ("refused", "invalid-pause")


async def test_a_majority_pauses_and_goes_on(place: Place) -> None:
    table = await place.match(4)
    table = accepted(await place.ask(table, BO, Pause(HOUR)))
    assert table.paused_until is None
    assert said(await place.ask(table, BO, Pause(HOUR))) == ("refused", "already-voted")
    table = accepted(await place.ask(table, CLEO, Pause(HOUR)))
    assert table.paused_until is None  # two of four are not more than half
    table = accepted(await place.ask(table, DAN, Pause(2 * HOUR)))
    assert table.paused_until == place.clock.now() + 2 * HOUR * 1000
    assert said(await place.ask(table, ANN, Pause(HOUR))) == ("refused", "paused")
    for person in (BO, CLEO, DAN):
        assert table.paused_until is not None
        table = accepted(await place.ask(table, person, Resume()))
    assert table.paused_until is None
    assert not [w for w in table.windows if w.kind is WindowKind.RESUME_VOTE]


async def test_a_wish_for_a_pause_is_forgotten(place: Place) -> None:
    table = await place.match(4, ChangeLobby(options=Options(turn_seconds=HOUR)))
    accepted(await place.ask(table, BO, Pause(HOUR)))
    await place.clock.advance(601)
    assert not [w for w in place.now(table).windows if w.kind is WindowKind.PAUSE_VOTE]


async def test_people_may_leave_in_a_pause(place: Place) -> None:
    table = await place.match(3)
    table = accepted(await place.ask(table, ANN, Pause(HOUR)))
    until = table.paused_until
    on_turn, others = seats_asking(table)
    table = accepted(await place.ask(table, on_turn, GetUp()))
    assert table.paused_until == until
    assert due_of(table, WindowKind.TURN) == (until or 0) + 90_000
    host = next(person for person in others if person.user_id == table.host)
    table = accepted(await place.ask(table, host, Resume()))
    assert due_of(table, WindowKind.TURN) == place.clock.now() + 90_000


async def test_the_others_skip_who_is_absent(place: Place) -> None:
    table = await place.match(4)
    absent, others = seats_asking(table)
    assert said(await place.ask(table, others[0], SkipAbsent())) == ("refused", "not-absent")
    assert said(await place.ask(table, absent, SkipAbsent())) == ("refused", "not-yourself")
    await place.clock.advance(45)
    first = accepted(await place.ask(table, others[0], SkipAbsent()))
    assert state_of(first).turn == state_of(table).turn
    assert said(await place.ask(table, others[0], SkipAbsent())) == ("refused", "already-voted")
    after = accepted(await place.ask(table, others[1], SkipAbsent()))
    seat = state_of(table).turn
    assert place.store.saves[-1].action == Timeout(seat)
    assert after.chairs[seat].timeouts == 1
    assert state_of(after).turn != seat
    assert not [w for w in after.windows if w.kind is WindowKind.SKIP_VOTE]


async def test_a_computer_plays_on_for_who_gets_up(place: Place) -> None:
    table = await place.match(3, FILL)
    seat = state_of(table).turn
    person = PEOPLE[seat]
    table = accepted(await place.ask(table, person, GetUp()))
    assert table.chairs[seat].controller is Controller.COMPUTER
    assert not table.chairs[seat].left
    assert table.host != person.user_id
    assert place.service.tables_of_user(person.user_id) == ()
    assert person.user_id not in {
        user for live in await cast(SqlStore, place.store).live_tables() for user in live.user_ids
    }
    await place.clock.advance(2)
    assert place.now(table).decision > table.decision
    assert place.store.saves[-1].cause.startswith(f"c:{table.id}-")


async def test_who_got_up_takes_the_seat_back_from_the_computer(place: Place) -> None:
    table = await place.match(3, FILL)
    seat = (state_of(table).turn + 1) % 3
    table = accepted(await place.ask(table, PEOPLE[seat], GetUp()))
    table = accepted(await place.ask(table, PEOPLE[seat], SitDown()))
    assert table.seat_of(PEOPLE[seat].user_id) == seat
    assert not [w for w in table.windows if w.kind is WindowKind.COMPUTER]


async def test_a_computer_plays_on_for_who_is_away(place: Place) -> None:
    options = Options(fill_with_computers=True, reminder="never", turn_seconds=15)
    table = await place.match(2, ChangeLobby(rules=Rules(target=10_000), options=options))
    seat = state_of(table).turn
    for _ in range(20):
        await place.clock.advance(15)
        present = place.now(table)
        if present.chairs[seat].controller is Controller.COMPUTER:
            break
    assert present.chairs[seat].controller is Controller.COMPUTER
    assert present.status is Status.PLAYING
    back = accepted(await place.ask(table, PEOPLE[seat], ComeBack()))
    assert back.chairs[seat].controller is Controller.PERSON
    assert back.chairs[seat].timeouts == 0


async def test_a_table_without_people_ends(place: Place) -> None:
    table = await place.match(2, FILL)
    table = accepted(await place.ask(table, ANN, GetUp()))
    assert table.status is Status.PLAYING
    table = accepted(await place.ask(table, BO, GetUp()))
    assert (table.status, table.closed_reason) == (Status.CLOSED, "abandoned")


@pytest.mark.parametrize("seed", range(6))
def test_windows_fit_whatever_people_do(seed: int) -> None:
    """Nothing that people can ask of a table makes the match wait for nobody."""
    random = Random(seed)
    options = Options(fill_with_computers=True)
    match = Match(new_match(5, Rules(target=10_000), options, secret=random.randbytes(32)))
    for _ in range(60):
        before = match.table
        change = match.random_step(random, leaving=0.05, silence=0.3)
        if not change.after.is_live:
            break
        computers = {
            s for s, c in enumerate(change.after.chairs) if c.controller is not Controller.PERSON
        }
        turn = state_of(change.after).turn
        waiting = {w.seat for w in change.after.windows if w.kind is WindowKind.COMPUTER}
        assert waiting <= computers
        if turn in computers and state_of(change.after).is_round_open:
            assert turn in waiting
        assert before.sequence + 1 == change.after.sequence


@pytest.mark.parametrize("thought", ["illegal", "nothing"])
def test_a_computer_that_errs_keeps_nobody_waiting(
    thought: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(_level: str, view: SeatView, _chance: object) -> Draw:
        if thought == "nothing":
            raise ValueError("nothing to choose")
        return Draw((view.seat or 0) + 1)

    monkeypatch.setattr("uno.computer.players.choose", choose)
    options = Options(fill_with_computers=True, turn_seconds=0)
    match = Match(new_match(3, Rules(first_wild="redraw"), options))
    seat = state_of(match.table).turn
    match.ask(seat, Leave(-1))
    assert match.due().action == Timeout(seat)
    assert state_of(match.table).turn != seat


async def test_nobody_is_removed_for_another_whose_seat_they_have_now(place: Place) -> None:
    table = await place.lobby(4)
    accepted(await place.ask(table, BO, GetUp()))
    wrong = Kick(2, CLEO.user_id)  # Cleo moved up; Dan sits there now
    assert said(await place.ask(table, ANN, wrong)) == ("refused", "no-such-seat")
    assert said(await place.ask(table, None, wrong)) == ("refused", "no-such-seat")
    assert said(await place.ask(table, ANN, Kick(2, 0))) == ("refused", "no-such-seat")
    table = accepted(await place.ask(table, ANN, Kick(1, CLEO.user_id)))
    assert [chair.name for chair in table.chairs] == ["Ann", "Dan"]


async def test_who_was_removed_from_a_lobby_stays_out_until_invited(place: Place) -> None:
    table = await place.lobby(3)
    table = accepted(await place.ask(table, ANN, Kick(2)))
    assert said(await place.ask(table, CLEO, SitDown())) == ("refused", "removed")
    changed = ChangeLobby(options=replace(table.options, removed=(), turn_seconds=30))
    table = accepted(await place.ask(table, ANN, changed))
    assert said(await place.ask(table, CLEO, SitDown())) == ("refused", "removed")
    assert said(await place.ask(table, BO, Invite(CLEO.user_id))) == ("refused", "not-host")
    table = accepted(await place.ask(table, ANN, Invite(CLEO.user_id)))
    table = accepted(await place.ask(table, CLEO, SitDown()))
    assert [chair.name for chair in table.chairs] == ["Ann", "Bo", "Cleo"]


async def test_a_removal_from_a_lobby_outlives_a_restart_and_ends_with_its_match(
    place: Place,
) -> None:
    single = ChangeLobby(rules=Rules(scoring="single"))
    table = await place.lobby(3, single)
    table = accepted(await place.ask(table, None, Kick(2)))  # by a moderator
    place.service._live._kept.clear()
    assert said(await place.ask(table, CLEO, SitDown())) == ("refused", "removed")
    table = accepted(await place.ask(table, ANN, Start()))
    table = await play_out(place, table)
    assert table.status is Status.FINISHED
    again = await place.service.rematch(table.id, ANN, cause())
    assert again.table is not None
    assert again.table.options.removed == ()
    stored = await place.store.inner.last_choice(table.guild_id, table.channel_id)
    assert stored is not None
    assert stored.options.removed == ()


async def test_whom_the_host_chooses_in_the_panel_may_come_back(place: Place) -> None:
    table = await place.lobby(3)
    table = accepted(await place.ask(table, ANN, Kick(1)))
    options = replace(table.options, join="invited", invited=(BO.user_id,))
    table = accepted(await place.ask(table, ANN, ChangeLobby(options=options)))
    assert table.options.removed == ()
    accepted(await place.ask(table, BO, SitDown()))


async def test_an_invitation_counts_for_more_than_a_role(place: Place) -> None:
    options = Options(join="role", role_id=5)
    table = await place.lobby(1, ChangeLobby(options=options))
    assert said(await place.ask(table, BO, SitDown())) == ("refused", "no-role")
    table = accepted(await place.ask(table, ANN, Invite(BO.user_id)))
    accepted(await place.ask(table, BO, SitDown()))


async def test_no_more_people_are_invited_than_the_panel_takes(place: Place) -> None:
    table = await place.lobby(2)
    for guest in range(25):
        table = accepted(await place.ask(table, ANN, Invite(guest)))
    assert said(await place.ask(table, ANN, Invite(99))) == ("refused", "too-many-invited")
    accepted(await place.ask(table, ANN, Invite(24)))
    table = accepted(await place.ask(table, ANN, Start()))
    assert said(await place.ask(table, ANN, Invite(1))) == ("refused", "match-running")
