"""What a seat may choose, and why not: the predicates that `engine.step` asks too."""

from collections.abc import Iterator
from typing import assert_never

from uno.game import answers, calls, leaving, rounds, turns, votes
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
from uno.game.cards import Card, Face
from uno.game.errors import Reason
from uno.game.opening import why_not_name_color
from uno.game.plays import (
    fitting_cards,
    held_card,
    needs_target,
    why_not_jump_in,
    why_not_play,
)
from uno.game.state import Phase, State

_PLAY_PHASES = frozenset({Phase.TURN, Phase.DRAWN, Phase.CHALLENGE})


def why_illegal(state: State, action: Action) -> Reason | None:  # noqa: PLR0911, PLR0912 - one per action
    """Say why an action is illegal now; None when it is legal."""
    match action:
        case Play():
            return why_not_play(state, action, held_card(state, action.seat, action.card))
        case Draw(seat):
            return turns.why_not_draw(state, seat)
        case Keep(seat):
            return leaving.why_not_keep(state, seat)
        case NameColor(seat, color):
            return why_not_name_color(state, seat, color)
        case Challenge(seat) | Accept(seat):
            return answers.why_not_answer(state, seat)
        case CallUno(seat):
            return calls.why_not_call(state, seat)
        case Catch():
            return calls.why_not_catch(state, action)
        case Accuse():
            return votes.why_not_accuse(state, action)
        case Vote(seat):
            return votes.why_not_vote(state, seat)
        case Leave(seat):
            return leaving.why_not_leave(state, seat)
        case Timeout(seat):
            return leaving.why_not_time_out(state, seat)
        case NextRound():
            return rounds.why_not_next_round(state)
        case Join():
            return rounds.why_not_join(state)
        case _:
            assert_never(action)


def playable(state: State, seat: int) -> list[Card]:
    """List the cards that a seat may lay now without a misplay, each kind once."""
    if seat == state.turn:
        return fitting_cards(state)
    if not state.rules.jump_in or state.phase is not Phase.TURN or seat not in state.ring.seats:
        return []
    return [card for card in state.hands[seat] if why_not_jump_in(state, seat, card) is None]


def legal_actions(state: State, seat: int) -> list[Action]:
    """List everything a seat may choose now, but `leave` and `timeout`.

    Misplays and false calls are in it where the rules allow and punish them. Cards are named by
    their active faces: nobody learns the backs of the own hand from it.
    """
    return [action for action in _candidates(state, seat) if why_illegal(state, action) is None]


def _candidates(state: State, seat: int) -> Iterator[Action]:
    if state.phase is Phase.ROUND_OVER:
        if seat in state.match.playing:
            yield NextRound()
        return
    if not state.is_round_open or seat not in state.ring.seats:
        return
    if seat == state.turn:
        yield from _turn_candidates(state, seat)
    if state.phase in _PLAY_PHASES:
        yield from _plays(state, seat)
    yield from _anytime_candidates(state, seat)


def _turn_candidates(state: State, seat: int) -> Iterator[Action]:
    match state.phase:
        case Phase.TURN:
            yield Draw(seat)
        case Phase.DRAWN:
            yield Keep(seat)
        case Phase.CHALLENGE:
            yield Accept(seat)
            yield Challenge(seat)
        case Phase.COLOR:
            yield from (NameColor(seat, color) for color in state.book.colors)
        case _:
            return


def _anytime_candidates(state: State, seat: int) -> Iterator[Action]:
    yield CallUno(seat)
    yield from (Catch(seat, target) for target in state.uno_open)
    if state.phase is Phase.VOTE:
        yield Vote(seat, guilty=True)
        yield Vote(seat, guilty=False)
    elif state.rules.hint_penalty:
        yield from (Accuse(seat, target) for target in state.ring.seats)


def _plays(state: State, seat: int) -> Iterator[Play]:
    """List every way to lay every card of a hand, well-formed but perhaps illegal."""
    if seat != state.turn and not state.rules.jump_in:
        return
    can_call = state.sizes[seat] > 1
    for face in dict.fromkeys(map(state.book.face, state.hands[seat])):
        for color in state.book.colors if face.is_wild else (None,):
            for target in _targets(state, seat, face):
                yield Play(seat, face.code, color, target)
                if can_call:
                    yield Play(seat, face.code, color, target, uno=True)


def _targets(state: State, seat: int, face: Face) -> tuple[int | None, ...]:
    if not needs_target(state, seat, face):
        return (None,)
    return tuple(other for other in state.ring.seats if other != seat)
