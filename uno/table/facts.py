"""What a table has to know of the engine's state."""

from enum import Enum, auto

from uno.game.actions import (
    Accept,
    Action,
    Challenge,
    Draw,
    Keep,
    NameColor,
    NextRound,
    Play,
    Timeout,
)
from uno.game.state import Phase, State


class Waiting(Enum):
    """What a match waits for, as far as time is concerned."""

    TURN = auto()
    COLOR = auto()
    DRAWN = auto()
    CHALLENGE = auto()
    STACK = auto()
    VOTES = auto()
    NEXT_ROUND = auto()
    NOTHING = auto()  # the match is over


_WAITING = {
    Phase.COLOR: Waiting.COLOR,
    Phase.TURN: Waiting.TURN,
    Phase.DRAWN: Waiting.DRAWN,
    Phase.CHALLENGE: Waiting.CHALLENGE,
    Phase.VOTE: Waiting.VOTES,
    Phase.ROUND_OVER: Waiting.NEXT_ROUND,
    Phase.MATCH_OVER: Waiting.NOTHING,
}

_DECISIVE = (Play, Draw, Keep, NameColor, Challenge, Accept, NextRound, Timeout)


def waiting(state: State) -> Waiting:
    """Return what the match waits for."""
    if state.phase is Phase.TURN and state.penalty:
        return Waiting.STACK
    return _WAITING[state.phase]


def actor(state: State) -> int | None:
    """Return the seat that has to act; None when no round is played or others vote first."""
    in_turn = state.is_round_open and state.phase is not Phase.VOTE
    return state.turn if in_turn else None


def voters(state: State) -> tuple[int, ...]:
    """Return the seats that can still vote on a hint."""
    ballot = state.ballot
    if ballot is None:
        return ()
    done = {ballot.accuser, ballot.accused, *(seat for seat, _ in ballot.votes)}
    return tuple(seat for seat in state.ring.seats if seat not in done)


def waited_for(state: State) -> tuple[int, ...]:
    """Return all seats that time runs for."""
    seat = actor(state)
    return voters(state) if seat is None else (seat,)


def uno_open(state: State) -> tuple[int, ...]:
    """Return the seats that can be caught, ascending."""
    return tuple(sorted(state.uno_open)) if state.is_round_open else ()


def stack(state: State) -> int:
    """Return how many cards are stacked up or at stake for the seat to act."""
    return state.penalty


def decides(state: State, action: Action) -> bool:
    """Tell whether an action takes the decision that the match waits for."""
    if isinstance(action, Timeout):
        return state.phase is not Phase.VOTE
    return isinstance(action, _DECISIVE)


def is_other_decision(before: State, action: Action, after: State) -> bool:
    """Tell whether something else has to be decided now (DESIGN.md section 3, step 3).

    Whoever decides opens the next decision, also when the same seat acts again on an equal card.
    Otherwise seat, phase, top card, colour and stack say it; a vote only interrupts.
    """
    return decides(before, action) or _to_decide(before) != _to_decide(after)


def _to_decide(state: State) -> tuple[object, ...]:
    phase = state.ballot.phase if state.ballot else state.phase
    return state.turn, phase, state.top, state.color, state.penalty
