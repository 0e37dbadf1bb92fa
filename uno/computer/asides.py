"""What computer players do beside their turn: call late, catch, vote."""

from uno.computer.chance import Chance
from uno.computer.levels import Level
from uno.computer.mates import is_mate
from uno.game.actions import Action, CallUno, Catch, Vote
from uno.game.seat_view import SeatView
from uno.game.state import Phase


def aside(view: SeatView, chance: Chance, level: Level) -> Action | None:
    """Call late, catch somebody who is no teammate, vote.

    A seat that is asked out of its turn has noticed something; in its turn it may miss it.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has nothing to choose")
    if view.phase is Phase.VOTE and seat not in (view.accuser, view.accused, *view.voted):
        return Vote(seat, guilty=False)
    if not view.uno_open:
        return None
    if seat in view.uno_open:
        return CallUno(seat)
    for other in view.uno_open:
        if not is_mate(view, other) and (view.turn != seat or chance.random() < level.reacts):
            return Catch(seat, other)
    return None
