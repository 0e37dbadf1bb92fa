"""The one door: every change of a match goes through `apply` or `step`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from uno.game import answers, calls, laying, leaving, rounds, turns, votes
from uno.game.actions import (
    Accept,
    Accuse,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Join,
    Keep,
    Leave,
    NameColor,
    NextRound,
    Play,
    Timeout,
    Vote,
)
from uno.game.errors import IllegalAction, Reason
from uno.game.events import Event
from uno.game.opening import name_color, why_not_name_color
from uno.game.rules import Rules
from uno.game.state import State

ENGINE: Final = 1
"""The engine number: raised by any change of what a replay gives (REPLAY.md)."""


@dataclass(frozen=True, slots=True)
class Transition:
    """The state after an action, and what happened on the way."""

    state: State
    events: tuple[Event, ...]


def new_game(
    rules: Rules,
    names: Sequence[str],
    seed: bytes,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    host: int = 0,
) -> Transition:
    """Start a match and deal its first round (RULES.md section 2).

    `names` by seat, already in seat order (`shuffle_seats` is done by who seats them, see
    `fair.seat_order`); `seed` has 32 bytes; `host` deals first under `dealer = host`.
    Raises InvalidRules.
    """
    state, events = rounds.new_match(rules, names, seed, teams, host)
    return Transition(state, tuple(events))


def apply(state: State, action: Action) -> Transition:
    """Return what an action makes of a state, which stays unchanged; raises IllegalAction."""
    draft = state.copy()
    events = step(draft, action)
    return Transition(draft, tuple(events))


def step(draft: State, action: Action) -> list[Event]:
    """Do an action in place; raises IllegalAction before anything changes."""
    return _STEPS[type(action)](draft, action)


def _checked(reason: Reason | None) -> None:
    if reason is not None:
        raise IllegalAction(reason)


def _draw(state: State, action: Draw) -> list[Event]:
    reason = turns.why_not_draw(state, action.seat)
    if reason is not None:
        raise IllegalAction(reason)
    events: list[Event] = []
    turns.draw_in_turn(state, events)
    return events


def _keep(state: State, action: Keep) -> list[Event]:
    _checked(leaving.why_not_keep(state, action.seat))
    events: list[Event] = []
    leaving.keep(state, events)
    return events


def _name_color(state: State, action: NameColor) -> list[Event]:
    _checked(why_not_name_color(state, action.seat, action.color))
    return name_color(state, action.color)


def _challenge(state: State, action: Challenge) -> list[Event]:
    _checked(answers.why_not_answer(state, action.seat))
    return answers.challenge(state)


def _accept(state: State, action: Accept) -> list[Event]:
    _checked(answers.why_not_answer(state, action.seat))
    return answers.accept(state)


def _call(state: State, action: CallUno) -> list[Event]:
    _checked(calls.why_not_call(state, action.seat))
    return calls.call(state, action)


def _catch(state: State, action: Catch) -> list[Event]:
    _checked(calls.why_not_catch(state, action))
    return calls.catch(state, action)


def _accuse(state: State, action: Accuse) -> list[Event]:
    _checked(votes.why_not_accuse(state, action))
    return votes.accuse(state, action)


def _vote(state: State, action: Vote) -> list[Event]:
    _checked(votes.why_not_vote(state, action.seat))
    return votes.vote(state, action)


def _leave(state: State, action: Leave) -> list[Event]:
    _checked(leaving.why_not_leave(state, action.seat))
    return leaving.leave(state, action.seat)


def _time_out(state: State, action: Timeout) -> list[Event]:
    _checked(leaving.why_not_time_out(state, action.seat))
    return leaving.time_out(state, action.seat)


def _next_round(state: State, _action: NextRound) -> list[Event]:
    _checked(rounds.why_not_next_round(state))
    return rounds.next_round(state)


def _join(state: State, action: Join) -> list[Event]:
    _checked(rounds.why_not_join(state))
    return rounds.join(state, action)


_STEPS: Final[dict[type, Callable[[State, Any], list[Event]]]] = {
    Play: laying.play,
    Draw: _draw,
    Keep: _keep,
    NameColor: _name_color,
    Challenge: _challenge,
    Accept: _accept,
    CallUno: _call,
    Catch: _catch,
    Accuse: _accuse,
    Vote: _vote,
    Leave: _leave,
    Timeout: _time_out,
    NextRound: _next_round,
    Join: _join,
}
"""By type, because a `match` over fourteen classes costs more than the move; a test holds it to
the closed union, and `legal.why_illegal` ends in `assert_never`."""
