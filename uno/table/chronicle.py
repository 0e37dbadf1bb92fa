"""What people did in a match that has just ended: read once from its moves, saved with it."""

from collections.abc import Sequence
from dataclasses import replace

import structlog

from uno.game.actions import Action
from uno.table.achievements import Chronicle
from uno.table.change import Change
from uno.table.ports import Place, Store
from uno.table.records import Table
from uno.table.summary import replayed_in_portions

_log = structlog.get_logger(__name__)


async def with_deeds(store: Store, change: Change) -> tuple[Place, ...]:
    """Return the places of a match that ends with a change, with what everybody did in it.

    A match of an older engine, whose moves mean something else now, is told without.
    Raises StoreUnavailableError.
    """
    if not change.places:
        return ()
    moves = await store.moves(change.after.id)
    actions = [move.action for move in moves if move.action is not None]
    if change.action is not None:
        actions.append(change.action)
    try:
        chronicle = await chronicle_of(change.after, actions)
    except Exception:  # whatever it is, the result counts
        _log.warning("match not told", game=change.after.id, exc_info=True)
        return change.places
    return tuple(
        replace(
            place,
            deeds=chronicle.deeds[place.seat],
            achievements=tuple(one.value for one in chronicle.earned(place.seat)),
        )
        for place in change.places
    )


async def chronicle_of(table: Table, actions: Sequence[Action]) -> Chronicle:
    """Follow a match from its deal. Raises IllegalAction."""
    chronicle = Chronicle(len(table.chairs), table.rules)
    async for events, state in replayed_in_portions(table, actions):
        is_bluff = state.pending is not None and state.pending.guilty
        chronicle.step(events, state.sizes, is_bluff=is_bluff)
    return chronicle
