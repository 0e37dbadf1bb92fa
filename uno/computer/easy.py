"""The easy computer player: plays what fits, in the colour it holds most, and bluffs never.

It sees a `SeatView` and nothing else. It answers every phase under every switch.
"""

from collections import Counter
from dataclasses import replace
from typing import Final

from uno.computer.asides import aside
from uno.computer.chance import Chance
from uno.computer.levels import LEVELS
from uno.computer.mates import sparing
from uno.computer.seen import Seen
from uno.game.actions import Accept, Action, Challenge, Draw, Keep, NameColor, Play
from uno.game.cards import Color
from uno.game.seat_view import SeatView

LEVEL: Final = LEVELS["easy"]


def choose(view: SeatView, chance: Chance, _seen: Seen | None = None) -> Action:
    """Return a legal action for a seat that is waited for, or that can do something aside.

    Raises ValueError when the seat has nothing to choose.
    """
    action = aside(view, chance, LEVEL)
    if action is not None:
        return action
    plays = _plays(view)
    if plays:
        return _perhaps_called(max(plays, key=lambda play: _worth(view, play)), chance)
    return _without_a_card(view)


def _perhaps_called(play: Play, chance: Chance) -> Play:
    """Forget to call UNO now and then."""
    return replace(play, uno=False) if play.uno and chance.random() >= LEVEL.calls else play


def _plays(view: SeatView) -> list[Play]:
    """List the plays that fit, honestly, with the call where it is due."""
    if view.offender is not None:
        return []
    calls, cards = len(view.hand) == 2, sparing(view)
    fitting = [
        action
        for action in view.legal
        if isinstance(action, Play) and action.card in cards and action.uno <= calls
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
