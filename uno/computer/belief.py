"""What a computer player believes of hands it does not see: bluffs and challenges."""

from typing import Final

from uno.computer.mates import is_mate
from uno.computer.seen import Seen
from uno.game.seat_view import SeatView

_SHARE_OF_A_COLOR: Final = 0.23
_BLUFFS: Final = (0.5, 3.5)  # of players of whom nothing is known: found guilty, found honest
_CHALLENGES: Final = (0.5, 1.5)  # the same: challenged, accepted
EXTRA: Final = 2  # cards for a wrong challenge
_TURN: Final = 1.5  # what a turn is worth, in cards
UNTIL_COLOR: Final = 6  # cards until a colour comes


def is_worth_a_challenge(view: SeatView, seen: Seen | None) -> bool:
    """Tell whether to challenge the Wild Draw that waits for an answer."""
    offender = view.offender
    if offender is None or view.seat is None or is_mate(view, offender):
        return False
    guilt = guilt_of(view, offender, seen)
    if view.counts[offender] == 0:
        return guilt > 0
    stake = view.penalty or UNTIL_COLOR
    turn = 0.0 if view.rules.guilty_skips_challenger else _TURN
    return guilt * (2 * stake + turn) > (1 - guilt) * EXTRA


def guilt_of(view: SeatView, offender: int, seen: Seen | None) -> float:
    """Return the chance that the Wild Draw of a seat was illegal."""
    count = view.counts[offender]
    could_hold = count
    if seen is not None and seen.color_before >= 0:
        bit = 1 << seen.color_before
        could_hold = sum(not lack & bit for lack in seen.lacking(offender, count))
    holds: float = 1 - (1 - _SHARE_OF_A_COLOR) ** could_hold
    guilty, honest = _BLUFFS
    if seen is not None:
        guilty, honest = guilty + seen.bluffs[offender], honest + seen.honest[offender]
    bluffs = guilty / (guilty + honest)
    return holds * bluffs / (holds * bluffs + (1 - holds) or 1.0)


def challenge_of(seat: int, seen: Seen | None) -> float:
    """Return the chance that a seat challenges a Wild Draw."""
    challenges, accepts = _CHALLENGES
    if seen is not None:
        challenges, accepts = challenges + seen.challenges[seat], accepts + seen.accepts[seat]
    return challenges / (challenges + accepts)
