"""Save one change and learn for certain what became of it, if that can be learnt at all."""

from enum import Enum, auto

import structlog

from uno.table.ports import (
    DuplicateCauseError,
    Save,
    SaveRefusedError,
    SaveUnknownError,
    Store,
    StoreUnavailableError,
)

_log = structlog.get_logger(__name__)


class Saved(Enum):
    """What became of a save."""

    YES = auto()  # on disk, once
    NO = auto()  # nothing of it is on disk
    KNOWN = auto()  # nothing of it is on disk, because its cause was there already
    UNKNOWN = auto()  # the store cannot tell now


async def save_surely(store: Store, save: Save) -> Saved:
    """Save, look an unclear outcome up, retry once what is not there (DESIGN.md section 3)."""
    first = await _attempt(store, save)
    if first is not Saved.UNKNOWN:
        return first
    found = await _look_up(store, save)
    if found is not Saved.NO:
        return found
    second = await _attempt(store, save)
    if second is Saved.YES:
        return second
    found = await _look_up(store, save)  # the first attempt may have landed meanwhile
    return second if found is Saved.NO and second is Saved.KNOWN else found


async def _attempt(store: Store, save: Save) -> Saved:
    try:
        await store.save(save)
    except DuplicateCauseError:
        return Saved.KNOWN
    except (SaveRefusedError, StoreUnavailableError) as error:  # not even begun, the latter
        _log.warning("not saved", game=save.after.id, sequence=save.after.sequence, why=str(error))
        return Saved.NO
    except SaveUnknownError as error:
        _log.warning("unclear", game=save.after.id, sequence=save.after.sequence, why=str(error))
        return Saved.UNKNOWN
    return Saved.YES


async def _look_up(store: Store, save: Save) -> Saved:
    try:
        there = await store.has_change(save.after.id, save.after.sequence)
    except StoreUnavailableError:
        return Saved.UNKNOWN
    return Saved.YES if there else Saved.NO
