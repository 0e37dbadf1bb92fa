"""The reference opponent: RLCard's `uno-rule-v1` as it behaves, from its description.

A legal Wild Draw Four at once, naming the colour held most; otherwise a random playable coloured
card; otherwise a Wild with a random colour. A playable drawn card is played by the same rule. It
draws only when it has nothing.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from uno.computer.chance import Chance
from uno.computer.seen import Seen
from uno.game.actions import Accept, Action, Draw, Keep, NameColor, Play
from uno.game.cards import COLORS, Color
from uno.game.seat_view import SeatView
from uno.game.state import Phase

T = TypeVar("T")


def choose(view: SeatView, chance: Chance, _seen: Seen | None = None) -> Action:
    """Choose in turn; it knows the official rules without calls, bluffs and challenges."""
    seat = view.seat
    assert seat is not None
    if view.phase is Phase.COLOR:
        return NameColor(seat, _one_of(COLORS[view.side], chance))
    if view.phase is Phase.CHALLENGE:
        return Accept(seat)
    if "w4" in view.playable and (view.color is None or not _holds(view, view.color)):
        return Play(seat, "w4", _most_held(view))
    # Each copy counts, as in a list of the hand.
    playable = set(view.playable)
    colored = [code for code in view.hand if code in playable and code[0] != "w"]
    if view.drawn_card is not None:
        colored = colored[:1]
    if colored:
        return Play(seat, _one_of(colored, chance))
    if "w" in playable:
        return Play(seat, "w", _one_of(COLORS[view.side], chance))
    return Keep(seat) if view.drawn_card is not None else Draw(seat)


def _holds(view: SeatView, color: Color) -> bool:
    return any(code[0] == color for code in view.hand)


def _most_held(view: SeatView) -> Color:
    held = Counter(code[0] for code in view.hand)
    return max(COLORS[view.side], key=lambda color: held[color])


def _one_of(things: Sequence[T], chance: Chance) -> T:
    return things[int(chance.random() * len(things))]
