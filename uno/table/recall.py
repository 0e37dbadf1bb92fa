"""What computer players had seen of a match before the process began: read from its moves."""

import structlog

from uno.computer.seen import Seen
from uno.table.ports import Store
from uno.table.records import Table
from uno.table.summary import replayed_in_portions

_log = structlog.get_logger(__name__)


async def recall(store: Store, table: Table) -> Seen:
    """Follow a match from its deal up to where it is on disk.

    Of a match of an older engine, whose moves mean something else now, nothing is known.
    Raises StoreUnavailableError.
    """
    moves = await store.moves(table.id)
    actions = [move.action for move in moves if move.action is not None]
    seen = Seen(table.rules)
    try:
        async for events, _ in replayed_in_portions(table, actions):
            seen.notice(events)
    except Exception:  # whatever it is, the computers play on by what they see
        _log.warning("match not recalled", game=table.id, exc_info=True)
        return Seen(table.rules)
    return seen
