"""Answers to a Wild Draw (RULES.md section 4, Bluff and challenge; section 15)."""

from uno.game.awaited import why_not_now
from uno.game.cards import Symbol
from uno.game.effects import draw_at_stake
from uno.game.errors import Reason
from uno.game.events import (
    Accepted,
    Challenged,
    DrawCause,
    Event,
    HandShown,
    SkipCause,
    TakenBack,
)
from uno.game.piles import draw_cards, draw_until_color, forget_calls, give, unlay
from uno.game.scoring import end_round
from uno.game.state import MOST_TOLD, Phase, State, WildDraw, printed
from uno.game.turns import advance, skip

CHALLENGE_EXTRA = 2
"""What a wrong challenge costs on top of what is at stake."""


def why_not_answer(state: State, seat: int) -> Reason | None:
    """Say why a seat may not challenge or accept; None when it may."""
    if state.phase is Phase.CHALLENGE and seat == state.turn:
        return None
    return why_not_now(state, seat)


def accept(state: State) -> list[Event]:
    """Let the seat that answers draw what is at stake and lose its turn."""
    pending = _take_pending(state)
    events: list[Event] = [Accepted(state.turn, pending.offender)]
    has_stacked = state.penalty > state.book.draws[state.top_face]
    cause = DrawCause.STACK if has_stacked else DrawCause.WILD_DRAW
    draw_at_stake(state, events, state.turn, cause)
    _go_on_after(state, events, pending, SkipCause.DRAW_CARD)
    return events


def challenge(state: State) -> list[Event]:
    """Judge the Wild Draw by what was recorded when it was played."""
    pending = _take_pending(state)
    seat, offender = state.turn, pending.offender
    hand = tuple(printed(state.book, pending.hand, MOST_TOLD))
    events: list[Event] = [
        Challenged(seat, offender, pending.guilty, pending.color_before, pending.number),
        HandShown(seat, offender, hand),
    ]
    if not pending.guilty:
        draw_at_stake(state, events, seat, DrawCause.CHALLENGE_LOST, CHALLENGE_EXTRA)
        _go_on_after(state, events, pending, SkipCause.CHALLENGE)
    elif state.rules.guilty == "take_back":
        _take_back(state, events, pending)
    else:
        _punish(state, events, pending)
    return events


def _take_pending(state: State) -> WildDraw:
    """Take the Wild Draw out of the state: from now on it can no longer be taken back."""
    pending = state.pending
    if pending is None:
        raise AssertionError("phase challenge without a Wild Draw")
    state.pending = None
    return pending


def _go_on_after(state: State, events: list[Event], pending: WildDraw, cause: SkipCause) -> None:
    """End the round if the Wild Draw was the last card, else skip the seat that answered."""
    if state.sizes[pending.offender] == 0:
        end_round(state, events, pending.offender)
    else:
        advance(state, events, skip(state, events, state.turn, cause))


def _punish(state: State, events: list[Event], pending: WildDraw) -> None:
    """`guilty = draw`: the offender draws what is at stake; the named colour stands."""
    draw_at_stake(state, events, pending.offender, DrawCause.CHALLENGE_GUILTY)
    turn = state.turn
    if state.rules.guilty_skips_challenger:
        turn = skip(state, events, turn, SkipCause.CHALLENGE)
    advance(state, events, turn)


def _take_back(state: State, events: list[Event], pending: WildDraw) -> None:
    """`guilty = take_back`: the card returns, all is as before, the offender draws and plays."""
    offender, amount = pending.offender, state.penalty
    card = unlay(state)
    symbol = state.book.face(card).symbol
    events.append(TakenBack(offender, state.book.face(card).code))
    give(state, offender, card)
    forget_calls(state, offender)
    state.penalty = 0
    if symbol is Symbol.WILD_DRAW_COLOR:
        draw_until_color(state, events, offender, 0, DrawCause.CHALLENGE_GUILTY)
    else:
        draw_cards(state, events, offender, amount, DrawCause.CHALLENGE_GUILTY)
    state.color = pending.color_before
    state.has_acted = True
    advance(state, events, offender)
    state.takes_back = True
