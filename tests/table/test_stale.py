"""A press on an older decision counts only where it can mean nothing else by now."""

from dataclasses import replace

import pytest

from tests.table.playing import Match, SeatAction, new_match, state_of
from uno.game.actions import (
    Accept,
    Accuse,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColor,
    Play,
    Vote,
)
from uno.game.cards import Color
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table.records import Table
from uno.table.stale import is_older, is_stale

RED = Color.RED


def later(rules: Rules | None = None) -> tuple[Table, int, int]:
    """Return a table, the seat that is on turn now, and a decision of before its turn."""
    match = Match(new_match(3, rules or Rules()))
    older, first = match.table.decision, state_of(match.table).turn
    while match.table.decision == older or state_of(match.table).turn == first:
        match.due()
    assert state_of(match.table).phase is Phase.TURN
    return match.table, state_of(match.table).turn, older


def is_refused(table: Table, seat: int, action: SeatAction, decision: int | None) -> bool:
    return is_stale(table, seat, action, decision)


ONCE_OFFERED = [Keep(-1), NameColor(-1, RED), Challenge(-1), Accept(-1)]
EVER_THE_SAME = [Play(-1, "r5"), Play(-1, "w", RED), Draw(-1)]
AT_ANY_TIME = [CallUno(-1), Catch(-1, 1), Accuse(-1, 1), Vote(-1, True)]


@pytest.mark.parametrize("action", [*ONCE_OFFERED, *EVER_THE_SAME, *AT_ANY_TIME])
def test_the_present_decision_and_slash_commands_are_never_stale(action: SeatAction) -> None:
    table, seat, _ = later()
    assert not is_refused(table, seat, action, table.decision)
    assert not is_refused(table, seat, action, None)


@pytest.mark.parametrize("action", AT_ANY_TIME)
def test_calls_catches_and_votes_are_judged_on_the_present(action: SeatAction) -> None:
    table, seat, older = later()
    assert not is_refused(table, seat, action, older)
    assert not is_older(table, action, older)


@pytest.mark.parametrize("action", ONCE_OFFERED)
def test_what_was_offered_once_belongs_to_its_decision(action: SeatAction) -> None:
    table, seat, older = later()
    assert is_refused(table, seat, action, older)


@pytest.mark.parametrize("action", EVER_THE_SAME)
def test_a_card_named_before_the_own_turn_is_the_same_card_now(action: SeatAction) -> None:
    table, seat, older = later()
    assert not is_refused(table, seat, action, older)


@pytest.mark.parametrize("action", EVER_THE_SAME)
def test_whoever_has_decided_since_sees_an_old_hand(action: SeatAction) -> None:
    table, seat, older = later()
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], acted=older)
    table = replace(table, chairs=tuple(chairs))
    assert is_refused(table, seat, action, older)


@pytest.mark.parametrize("action", EVER_THE_SAME)
def test_a_stack_gives_every_move_another_meaning(action: SeatAction) -> None:
    table, seat, older = later()
    state = state_of(table).copy()
    state.penalty = 2
    assert is_refused(replace(table, state=state), seat, action, older)


@pytest.mark.parametrize(
    ("action", "rules"),
    [
        (Play(-1, "r5"), Rules(jump_in=True)),
        (Play(-1, "r5"), Rules(misplay_penalty=1)),
        (Play(-1, "r5", uno=True), Rules(false_uno_penalty=2)),
        (Play(-1, "w4", RED), Rules()),
        (Play(-1, "wc", RED), Rules(deck="flip")),
    ],
)
def test_a_card_that_may_cost_or_mean_more_now_is_stale(action: Play, rules: Rules) -> None:
    table, seat, older = later(rules)
    assert is_refused(table, seat, action, older)
