"""How long each answer may take (DESIGN.md section 3)."""

from dataclasses import replace

import pytest

from tests.table.clock import NOW
from tests.table.playing import Match, in_phase, new_lobby, new_match, state_of
from uno.game.actions import Accuse, CallUno, Draw, Vote
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table.records import Chair, Controller, Options, Table, Window, WindowKind
from uno.table.table import begin
from uno.table.windows import due_windows


def only(table: Table, kind: WindowKind) -> Window:
    (window,) = (w for w in table.windows if w.kind is kind)
    return window


def seconds(window: Window) -> float | None:
    return None if window.due_at is None else (window.due_at - window.opened_at) / 1000


@pytest.mark.parametrize(
    ("phase", "kind", "length"),
    [
        (Phase.TURN, WindowKind.TURN, 90),
        (Phase.COLOR, WindowKind.TURN, 45),
        (Phase.CHALLENGE, WindowKind.CHALLENGE, 45),
        (Phase.VOTE, WindowKind.VOTE, 45),
        (Phase.ROUND_OVER, WindowKind.NEXT_ROUND, 60),
        (Phase.TURN, WindowKind.REMINDER, 45),
    ],
)
def test_how_long_each_phase_may_last(phase: Phase, kind: WindowKind, length: float) -> None:
    table = in_phase(phase).table
    lengths = {seconds(window) for window in table.windows if window.kind is kind}
    assert lengths == {length}


def turn_with_drawable(options: Options | None = None) -> Match:
    """Return a match whose seat to act draws a card that can be played."""
    for seed in range(100):
        match = Match(new_match(2, Rules(), options, bytes([seed]) * 32))
        if state_of(match.table).phase is Phase.TURN:
            probe = Match(match.table, match.now)
            probe.ask(state_of(match.table).turn, Draw(-1))
            if state_of(probe.table).phase is Phase.DRAWN:
                return match
    raise AssertionError


@pytest.mark.parametrize(("used", "left"), [(0, 45), (40, 45), (70, 20), (89, 1)])
def test_a_drawn_card_takes_no_longer_than_its_turn(used: float, left: float) -> None:
    match = turn_with_drawable()
    match.now += round(used * 1000)
    match.ask(state_of(match.table).turn, Draw(-1))
    assert seconds(only(match.table, WindowKind.TURN)) == left
    assert not [w for w in match.table.windows if w.kind is WindowKind.REMINDER]


def test_a_drawn_card_has_no_limit_where_turns_have_none() -> None:
    match = turn_with_drawable(Options(turn_seconds=0))
    match.ask(state_of(match.table).turn, Draw(-1))
    assert seconds(only(match.table, WindowKind.TURN)) is None


def test_an_answer_is_never_longer_than_a_turn() -> None:
    match = turn_with_drawable(Options(turn_seconds=20, answer_seconds=45))
    match.ask(state_of(match.table).turn, Draw(-1))
    assert seconds(only(match.table, WindowKind.TURN)) == 20


def test_a_stack_is_an_answer() -> None:
    rules = Rules(stacking="same", bluff=False, target=10_000)
    for seed in range(300):
        match = Match(new_match(3, rules, secret=bytes([seed % 256, seed // 256]) * 16))
        for _ in range(60):
            state = state_of(match.table)
            if state.phase is Phase.TURN and state.penalty:
                assert seconds(only(match.table, WindowKind.TURN)) == 45
                return
            if state.phase is Phase.ROUND_OVER:
                break
            match.sensible_step()
    raise AssertionError("nothing was ever stacked")


def test_calls_leave_the_deadline_alone() -> None:
    rules = Rules(target=10_000)
    match = Match(new_match(3, rules))
    while CallUno(state_of(match.table).turn) not in match.possible():
        match.sensible_step()
    before = only(match.table, WindowKind.TURN)
    match.now += 10_000
    decision = match.table.decision
    match.ask(state_of(match.table).turn, CallUno(-1))
    assert only(match.table, WindowKind.TURN) == before
    assert match.table.decision == decision


def test_a_vote_stops_the_turns_time_and_gives_it_back() -> None:
    match = Match(new_match(4, Rules(hint_penalty=4)))
    turn = state_of(match.table).turn
    decision = match.table.decision
    others = [seat for seat in range(4) if seat != turn]
    accuser, accused = others[:2]
    match.now += 30_000
    match.ask(accuser, Accuse(-1, accused))
    assert {w.seat for w in match.table.windows if w.kind is WindowKind.VOTE} == {turn, others[2]}
    assert not [w for w in match.table.windows if w.kind is WindowKind.TURN]
    match.ask(turn, Vote(-1, True))
    assert {w.seat for w in match.table.windows if w.kind is WindowKind.VOTE} == {others[2]}
    match.ask(others[2], Vote(-1, True))
    window = only(match.table, WindowKind.TURN)
    assert (window.seat, window.opened_at, seconds(window)) == (turn, match.now, 90)
    assert match.table.decision == decision  # what was offered before the vote still holds


def test_votes_that_nobody_casts_end_by_themselves_and_make_nobody_absent() -> None:
    match = Match(new_match(4, Rules(hint_penalty=4)))
    turn = state_of(match.table).turn
    match.ask((turn + 1) % 4, Accuse(-1, (turn + 2) % 4))
    while state_of(match.table).phase is Phase.VOTE:
        match.due()
    assert [chair.timeouts for chair in match.table.chairs] == [0] * 4
    assert only(match.table, WindowKind.TURN).seat == turn


def test_a_computer_is_neither_reminded_nor_removed() -> None:
    lobby = new_lobby(2, Rules(target=10_000))
    robot = Chair(None, "Robot", Controller.COMPUTER)
    match = Match(begin(replace(lobby, chairs=(lobby.chairs[0], robot)), NOW).after)
    for _ in range(12):
        if state_of(match.table).turn == 1:
            assert not [w for w in match.table.windows if w.kind is WindowKind.REMINDER]
        match.due()
        if not match.table.is_live:
            break
    assert not match.table.chairs[1].left
    assert match.table.chairs[1].timeouts == 0
    assert match.table.chairs[0].left  # the person was silent


def test_what_is_over_is_done_before_anybody_is_reminded_of_it() -> None:
    """The machine slept: everything is due, the reminder the longest."""
    table = in_phase(Phase.TURN).table
    late = max(window.due_at or 0 for window in table.windows)
    kinds = [window.kind for window in due_windows(table, late)]
    assert kinds.index(WindowKind.TURN) < kinds.index(WindowKind.REMINDER)
    assert len(due_windows(table, NOW)) == 0
