"""The hard player: legal everywhere, finds what the evaluation misses, never harms its team."""

from dataclasses import replace
from random import Random
from time import thread_time
from typing import Literal

import pytest

from tests.computer.playing import WILD_RULES, play_match, position
from uno.computer import hard, medium
from uno.computer.compact import Round
from uno.computer.evaluation import Evaluation, play_out
from uno.computer.hard import Effort
from uno.computer.seen import Seen
from uno.game.actions import Action, Play
from uno.game.cards import Color
from uno.game.events import FalseUno, Misplayed
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase

SOME = Effort(rounds=24, candidates=3)


def choose(view: SeatView, random: Random, seen: Seen) -> Action:
    return hard.choose(view, random, seen, effort=SOME)


@pytest.mark.parametrize("name", WILD_RULES)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_ends_matches_by_legal_moves(name: str, seats: int) -> None:
    rules = replace(WILD_RULES[name], target=1)
    teams = [[0, 2], [1, 3]] if seats == 4 else None
    played = play_match(rules, [choose] * seats, Random(seats), teams=teams)
    assert played.state.phase is Phase.MATCH_OVER
    assert not any(isinstance(event, Misplayed | FalseUno) for event in played.events)


def test_it_goes_out_when_it_can() -> None:
    view = seat_view(position({0: "r2"}, "r5"), 0)
    assert medium.choose(view, Random(1)) == hard.choose(view, Random(1)) == Play(0, "r2")


def test_it_finds_the_way_out_in_one_turn() -> None:
    """Two players: Skip, Skip on Skip, and the card of its colour; the other holds one card."""
    view = seat_view(position({0: "rs bs b5", 1: "y2"}, "r5"), 0)
    assert hard.choose(view, Random(1), effort=Effort(rounds=400)) == Play(0, "rs")


def test_it_uses_what_it_was_shown() -> None:
    """Who knows the other's last card names a colour on which it cannot go."""
    state = position({0: "w r3 g3 b3", 1: "y7"}, "y5")
    seen = Seen(state.rules)
    seen._shown[0, 1] = [16 + 7]
    named = set()
    for seed in range(6):
        chosen = hard.choose(seat_view(state, 0), Random(seed), seen, effort=Effort(rounds=200))
        assert isinstance(chosen, Play)
        named.add(chosen.color)
    assert Color.YELLOW not in named


def test_no_more_is_tried_than_the_effort_says(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Round] = []

    def counted(
        round_: Round, evaluation: Evaluation, most_turns: int, *, is_blocked: bool
    ) -> None:
        played.append(round_)
        play_out(round_, evaluation, most_turns, is_blocked=is_blocked)

    monkeypatch.setattr("uno.computer.hard.play_out", counted)
    state = position({0: "r1 r7 g5 w w4 y5 b5 r9 rs"}, "r5", seats=4)
    hard.choose(seat_view(state, 0), Random(1), effort=Effort(rounds=160, errors=99))
    assert 16 <= len(played) <= 160 + 8 * 5


@pytest.mark.parametrize("guilty", ["draw", "take_back"])
def test_it_bluffs_less_against_who_always_challenges(
    guilty: Literal["draw", "take_back"],
) -> None:
    rules = Rules(guilty=guilty)
    state = position({0: "w4 r3 g3", 1: "y7"}, "r5", rules)
    bluffs: dict[bool, int] = {}
    for challenges in (True, False):
        seen = Seen(rules)
        (seen.challenges if challenges else seen.accepts)[1] = 200
        effort = Effort(rounds=400, seconds=10)
        chosen = [
            hard.choose(seat_view(state, 0), Random(n), seen, effort=effort) for n in range(5)
        ]
        bluffs[challenges] = sum(isinstance(a, Play) and a.card == "w4" for a in chosen)
    assert bluffs[True] == 0 < 3 <= bluffs[False]


def test_it_ends_its_thinking_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is to try: the limit is of CPU."""
    monkeypatch.setattr("uno.computer.hard._has_hope", lambda *_: True)
    state = position({0: "r1 r7 g5 w w4 y5 b5 r9 rs"}, "r5", seats=4)
    begun = thread_time()
    hard.choose(seat_view(state, 0), Random(1), effort=Effort(rounds=10**9, errors=99, seconds=0.2))
    assert 0.2 <= thread_time() - begun < 1
