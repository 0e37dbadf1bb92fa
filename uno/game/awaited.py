"""Who is awaited: why a seat may not do what it asks at this moment."""

from uno.game.errors import Reason
from uno.game.state import Phase, State


def why_not_now(state: State, seat: int) -> Reason:
    """Say why a seat that is not awaited, or awaited for something else, may not act."""
    if state.phase is Phase.MATCH_OVER:
        return Reason.MATCH_OVER
    if state.phase is Phase.ROUND_OVER:
        return Reason.WRONG_PHASE
    if seat not in state.ring.seats:
        return Reason.SEAT_LEFT
    if state.phase is Phase.VOTE:
        return Reason.VOTE_OPEN
    return Reason.WRONG_PHASE if seat == state.turn else Reason.NOT_YOUR_TURN
