"""Nothing of the vocabulary is without a case: presets, switches, symbols, actions, reasons."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.game.test_cases import CASES, load
from tests.game.test_golden import goldens
from uno.game.actions import Action
from uno.game.actions_json import MOVES
from uno.game.cards import Symbol
from uno.game.engine import _STEPS
from uno.game.errors import Reason
from uno.game.events_json import EVENTS
from uno.game.presets import PRESETS
from uno.game.replay import result, run
from uno.game.replay_document import read_document
from uno.game.rules import SWITCHES, switch_values
from uno.game.state import Phase

NUMBER_SWITCHES = {name for name in SWITCHES if isinstance(switch_values(name), range)}


@cache
def cases() -> tuple[dict[str, Any], ...]:
    return tuple(load(path) for path in CASES)


def told_rules() -> Iterator[dict[str, Any]]:
    yield from (case["replay"]["rules"] for case in cases())


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_case(preset: str) -> None:
    assert any(rules.get("preset") == preset for rules in told_rules())


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_has_a_case_that_sets_it(switch: str) -> None:
    assert any(switch in rules for rules in told_rules())


def words_of_switches() -> list[tuple[str, Any]]:
    words = [name for name in SWITCHES if name not in NUMBER_SWITCHES]
    return [(name, value) for name in words for value in switch_values(name)]


@pytest.mark.parametrize(("switch", "value"), words_of_switches())
def test_every_value_of_a_switch_is_in_force_in_a_case(switch: str, value: object) -> None:
    in_force = {getattr(read_document(case["replay"]).rules, switch) for case in cases()}
    assert value in in_force


@pytest.mark.parametrize("symbol", Symbol)
def test_every_symbol_is_played_turned_up_or_counted_in_a_case(symbol: Symbol) -> None:
    codes = json.dumps([case["replay"] for case in cases()])
    letters = "" if symbol.value[0] == "w" and symbol is not Symbol.WILD else "rygbptov"
    names = [f"{letter}{symbol.value}" for letter in letters] or [symbol.value]
    names = ["w"] if symbol is Symbol.WILD else names
    assert any(f'"{name}"' in codes or f'"{name}/' in codes for name in names)


@pytest.mark.parametrize("do", MOVES)
def test_every_action_is_a_move_of_a_case(do: str) -> None:
    moves = [move for case in cases() for move in case["replay"]["moves"]]
    assert any(move["do"] == do for move in moves)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_refuses_a_move_of_a_case(reason: Reason) -> None:
    refusals = [run(read_document(case["replay"])).refusal for case in cases()]
    assert any(refusal is not None and refusal.reason is reason for refusal in refusals)


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_is_reached_at_the_end_of_a_case(phase: Phase) -> None:
    assert any(run(read_document(case["replay"])).state.phase is phase for case in cases())


def test_every_event_happens_in_a_case_or_a_golden_game() -> None:
    documents = [case["replay"] for case in cases()] + [golden["replay"] for golden in goldens()]
    happened = {
        event["event"]
        for document in documents
        for event in result(run(read_document(document)))["events"]
    }
    assert set(EVENTS) - happened == set()


def test_every_action_has_a_step() -> None:
    assert set(_STEPS) == set(Action.__args__)


def test_every_case_says_which_rule_it_is_for() -> None:
    assert all(case["rule"] and case["name"] for case in cases())
