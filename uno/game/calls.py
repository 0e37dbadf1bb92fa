"""UNO: calls, windows and catches (RULES.md sections 5 and 15)."""

from uno.game.actions import CallUno, Catch
from uno.game.errors import Reason
from uno.game.events import Caught, DrawCause, Event, FalseUno, UnoCalled
from uno.game.piles import draw_cards
from uno.game.state import Phase, State


def why_not_in_round(state: State, seat: int) -> Reason | None:
    """Say why a seat takes no part in an open round; None when it does."""
    if state.phase is Phase.MATCH_OVER:
        return Reason.MATCH_OVER
    if state.phase is Phase.ROUND_OVER:
        return Reason.WRONG_PHASE
    return None if seat in state.ring.seats else Reason.SEAT_LEFT


def why_not_call(state: State, seat: int) -> Reason | None:
    """Say why a call is refused without cost; None when it counts or is punished."""
    reason = why_not_in_round(state, seat)
    if reason is not None:
        return reason
    size = state.sizes[seat]
    if seat in state.called or size == 0 or (size == 1 and seat not in state.uno_open):
        return Reason.UNO_USELESS
    if is_true_call(state, seat) or state.rules.false_uno_penalty:
        return None
    return Reason.UNO_FALSE


def is_true_call(state: State, seat: int) -> bool:
    """Tell whether a call on its own is true: one card, or two and on turn."""
    size = state.sizes[seat]
    return size == 1 or (size == 2 and seat == state.turn)


def call(state: State, action: CallUno) -> list[Event]:
    """Call UNO before the play, late, or falsely; the action is legal."""
    seat = action.seat
    events: list[Event] = []
    state.called += (seat,)
    if not is_true_call(state, seat):
        punish_false_call(state, events, seat)
    elif state.sizes[seat] == 1:
        state.uno_open = tuple(other for other in state.uno_open if other != seat)
        state.uno_called += (seat,)
        events.append(UnoCalled(seat, late=True))
    else:
        state.called_ahead = True
        events.append(UnoCalled(seat, late=False))
    return events


def punish_false_call(state: State, events: list[Event], seat: int) -> None:
    """Draw the penalty for a call that cannot be true."""
    events.append(FalseUno(seat))
    draw_cards(state, events, seat, state.rules.false_uno_penalty, DrawCause.FALSE_UNO)


def why_not_catch(state: State, action: Catch) -> Reason | None:
    """Say why a catch is refused; it costs nothing."""
    reason = why_not_in_round(state, action.seat)
    if reason is not None:
        return reason
    if action.target == action.seat:
        return Reason.TARGET_WRONG
    return None if action.target in state.uno_open else Reason.NOTHING_TO_CATCH


def catch(state: State, action: Catch) -> list[Event]:
    """Catch a seat that has one card and has not called; the action is legal."""
    target = action.target
    events: list[Event] = [Caught(action.seat, target)]
    state.uno_open = tuple(seat for seat in state.uno_open if seat != target)
    draw_cards(state, events, target, state.rules.uno_penalty, DrawCause.UNO)
    return events


def settle_window(state: State, seat: int, *, has_called: bool) -> None:
    """Open the window of a seat that got down to one card, or note its call."""
    if has_called:
        state.uno_called += (seat,)
    else:
        state.uno_open += (seat,)


def settle_windows(state: State, before: list[int], seat: int, *, has_called: bool) -> None:
    """Do the same for all seats after hands have moved; `before` are the sizes before the play."""
    sizes = state.sizes
    state.uno_called = tuple(s for s in state.uno_called if sizes[s] == before[s])
    for other in state.ring.seats:
        if sizes[other] == 1 and before[other] != 1:
            settle_window(state, other, has_called=has_called and other == seat)
