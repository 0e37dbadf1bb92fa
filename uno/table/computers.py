"""Computer players at a table: when they act by themselves, and what they choose."""

from collections.abc import Iterator
from random import Random

from uno.computer import players
from uno.computer.levels import reaction
from uno.game.actions import Action
from uno.game.legal import playable
from uno.game.seat_view import seat_view
from uno.game.state import State
from uno.table import durations, facts
from uno.table.records import Controller, Table


def times(table: Table, state: State) -> Iterator[tuple[int, int]]:
    """Yield each computer seat that will do something, and in how many milliseconds.

    Those that are waited for take their time, at least three seconds while people can catch
    somebody. Others may notice something after one to four seconds: a call that is missing, or a
    card with which they can jump in.
    """
    uno_open, waited_for = facts.uno_open(state), facts.waited_for(state)
    for seat in state.ring.seats if state.is_round_open else ():
        if table.chairs[seat].controller is not Controller.COMPUTER:
            continue
        if seat in waited_for:
            yield seat, durations.computer_time(table.options, bool(uno_open))
            continue
        seconds = _notices(table, state, seat, uno_open)
        if seconds is not None:
            yield seat, round(seconds * durations.SECOND)


def _notices(table: Table, state: State, seat: int, uno_open: tuple[int, ...]) -> float | None:
    """Return when a seat out of turn notices what it can do; the same for the same situation."""
    level = players.level_of(table.options.level)
    mates = state.match.side_of(seat)
    share = 0.0
    if seat in uno_open or any(other not in mates for other in uno_open):
        share = level.reacts
    elif state.rules.jump_in and playable(state, seat):
        share = level.jumps
    if not share:
        return None
    chance = Random(f"{table.id}:{table.decision}:{uno_open}:{seat}")  # noqa: S311 - a whim
    return reaction(share, chance)


def quick_choice(table: Table, seat: int, whim: str) -> Action:
    """Return what a computer player does when nobody waits for it to think.

    `whim` is where its chance comes from: no secret, and never that of the deal. Raises ValueError
    when it has nothing to choose.
    """
    assert table.state is not None
    level = table.options.level if table.options.level != "hard" else players.QUICK
    return players.choose(level, seat_view(table.state, seat), Random(whim))  # noqa: S311
