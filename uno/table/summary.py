"""What each seat did in a match: counted from its events, for the screen at the end."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from uno.game import engine
from uno.game.actions import Action, Join
from uno.game.events import Caught, Drew, Event, Played, TurnStarted
from uno.game.state import State
from uno.table.ports import RecordedMove
from uno.table.records import Table
from uno.table.table import teams_of

MOVES_AT_A_TIME: Final = 100  # a long match is played in milliseconds


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """Count what one seat did in a match, over all rounds."""

    turns: int = 0  # how often it was this seat's turn
    draws: int = 0  # cards
    longest_stack: int = 0  # cards that one play of this seat left for the next
    catches: int = 0


def match_events(table: Table, moves: Sequence[RecordedMove]) -> tuple[Event, ...]:
    """Return all events of a match, in order: its recorded moves are played again.

    Nothing for a table that has not begun. `HandShown` is among them: nobody else may see it.
    """
    return tuple(_replayed(table, moves))


def _replayed(table: Table, moves: Sequence[RecordedMove]) -> Iterator[Event]:
    for events, _ in replayed(table, [move.action for move in moves if move.action is not None]):
        yield from events


def replayed(table: Table, actions: Sequence[Action]) -> Iterator[tuple[Sequence[Event], State]]:
    """Play the actions of a match again; yield what each brought, and the state, which goes on.

    The first item is the deal. Raises IllegalAction when they were played by another engine.
    """
    if table.seed is None:
        return
    joined = sum(isinstance(action, Join) for action in actions)
    names = [chair.name for chair in table.chairs[: len(table.chairs) - joined]]
    teams = teams_of(table.options, len(names))
    seed, host = bytes.fromhex(table.seed), table.host_seat or 0
    dealt = engine.new_game(table.rules, names, seed, teams=teams, host=host)
    yield dealt.events, dealt.state
    for action in actions:
        yield engine.step(dealt.state, action), dealt.state


async def replayed_in_portions(
    table: Table, actions: Sequence[Action]
) -> AsyncIterator[tuple[Sequence[Event], State]]:
    """Play the actions of a match again as `replayed` does, and let others have their turn."""
    for number, item in enumerate(replayed(table, actions)):
        yield item
        if number % MOVES_AT_A_TIME == 0:
            await asyncio.sleep(0)


def summarize(seats: int, events: Iterable[Event]) -> tuple[SeatSummary, ...]:
    """Count the events of a whole match, in their order; one item for each seat."""
    counted = [SeatSummary() for _ in range(seats)]
    for event in events:
        _count(counted, event)
    return tuple(counted)


def _count(counted: list[SeatSummary], event: Event) -> None:
    match event:
        case TurnStarted(seat):
            counted[seat] = replace(counted[seat], turns=counted[seat].turns + 1)
        case Played(seat=seat, stack=stack):
            longest = max(counted[seat].longest_stack, stack)
            counted[seat] = replace(counted[seat], longest_stack=longest)
        case Drew(seat, count):
            counted[seat] = replace(counted[seat], draws=counted[seat].draws + count)
        case Caught(seat):
            counted[seat] = replace(counted[seat], catches=counted[seat].catches + 1)
        case _:
            pass
