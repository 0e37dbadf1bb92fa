"""Teams: a computer player never harms its teammate when it can lay another card."""

from functools import lru_cache
from typing import Final

from uno.computer.compact import circle
from uno.computer.faces import NUMBERS
from uno.computer.sheet import DRAWS, DRAWS_COLOR, SKIPS, WILD_DRAWS, sheet_of
from uno.game.seat_view import SeatView

circle_of = lru_cache(maxsize=1024)(circle)
"""`compact.circle`, kept."""

_HARMFUL: Final = frozenset({SKIPS, DRAWS, WILD_DRAWS, DRAWS_COLOR})


def is_mate(view: SeatView, other: int) -> bool:
    """Tell whether another seat is of the own team."""
    return any(view.seat in team and other in team for team in view.teams)


def sparing(view: SeatView) -> list[str]:
    """List the cards that may be laid now, without those that harm a teammate who is next.

    Teams sit alternately, so that is so only after somebody has left. All, where all would.
    """
    if not view.teams or view.seat is None:
        return list(view.playable)
    after = circle_of(view.in_round, len(view.counts))[view.direction]
    if not is_mate(view, after[view.seat]):
        return list(view.playable)
    effects = sheet_of(view.rules, view.side).effects
    spared = [code for code in view.playable if effects[NUMBERS[code]] not in _HARMFUL]
    return spared or list(view.playable)
