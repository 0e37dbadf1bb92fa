"""The easy computer player: plays what fits, in the colour it holds most, and bluffs never.

It sees a `SeatView` and nothing else. It answers every phase under every switch.
"""

from collections import Counter
from typing import Protocol

from uno.game.actions import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColor,
    Play,
    Vote,
)
from uno.game.cards import Color
from uno.game.seat_view import SeatView

CATCHES = 0.25  # of the times it could


class Chance(Protocol):
    """Where a computer player takes its whims from."""

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        ...


def choose(view: SeatView, chance: Chance) -> Action:
    """Return a legal action for the seat of a view that is waited for, or can be caught.

    Raises ValueError when the seat has nothing to choose.
    """
    aside = _aside(view, chance)
    if aside is not None:
        return aside
    plays = _plays(view)
    if plays:
        return max(plays, key=lambda play: _worth(view, play))
    return _without_a_card(view)


def _aside(view: SeatView, chance: Chance) -> Action | None:
    """Call UNO late, vote, or catch somebody now and then."""
    for action in view.legal:
        if isinstance(action, CallUno) and view.seat in view.uno_open:
            return action
        if isinstance(action, Vote) and not action.guilty:
            return action
    catches = [action for action in view.legal if isinstance(action, Catch)]
    return catches[0] if catches and chance.random() < CATCHES else None


def _plays(view: SeatView) -> list[Play]:
    """List the plays in turn that fit, honestly, with the call where it is due."""
    if view.turn != view.seat or view.offender is not None:
        return []
    calls = len(view.hand) == 2
    fitting = [
        action
        for action in view.legal
        if isinstance(action, Play) and action.card in view.playable and action.uno <= calls
    ]
    return [play for play in fitting if not _is_bluff(view, play)]


def _is_bluff(view: SeatView, play: Play) -> bool:
    """Tell whether a Wild Draw is played though the colour in force is held."""
    is_wild_draw = play.color is not None and play.card not in ("w", "ws", "wh")
    return is_wild_draw and view.color in map(_color, view.hand)


def _worth(view: SeatView, play: Play) -> tuple[int, int, int, int]:
    """Rate a play: no wild while another card fits, the colour held most, the next target, a call.

    A call is among the plays only where it is due.
    """
    held = Counter(_color(card) for card in view.hand)
    color = play.color or _color(play.card)
    return int(play.color is None), held[color], -_distance(view, play.target), int(play.uno)


def _distance(view: SeatView, target: int | None) -> int:
    """Count the seats up to a target, in the direction of play."""
    if target is None or view.seat is None:
        return 0
    return (target - view.seat) * view.direction % len(view.counts)


def _without_a_card(view: SeatView) -> Action:
    """Accept, keep or draw; name the colour held most; else whatever is legal."""
    held = Counter(_color(card) for card in view.hand)
    colors = [action for action in view.legal if isinstance(action, NameColor)]
    if colors:
        return max(colors, key=lambda action: held[action.color])
    for kind in (Accept, Keep, Draw, Play, Challenge):
        for action in view.legal:
            if isinstance(action, kind):
                return action
    raise ValueError("nothing to choose")


def _color(card: str) -> Color | None:
    return None if card.startswith("w") else Color(card[0])
