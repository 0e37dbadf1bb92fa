"""What the pure functions of a table give back, and how a table follows on another."""

from dataclasses import dataclass, replace
from typing import Any

from uno.game.actions import Action
from uno.game.events import Event
from uno.ratings.standing import Anchor
from uno.table.ports import Place
from uno.table.records import Status, Table, Window


@dataclass(frozen=True, slots=True)
class Change:
    """Hold the table after an accepted ask, and what has to be saved and told with it."""

    after: Table
    events: tuple[Event, ...] = ()
    action: Action | None = None  # the engine's, with its seat
    places: tuple[Place, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    remind: int | None = None  # the seat whose person is to be pinged
    is_told: bool = True  # False: nobody can see what changed


def follow(table: Table, **changes: Any) -> Table:
    """Return the next version of a table: one sequence further, with some fields replaced."""
    return replace(table, sequence=table.sequence + 1, **changes)


def fill_in(draft: Table, windows: tuple[Window, ...]) -> Table:
    """Give a table that nobody has seen yet its windows, which follow from all else in it.

    A second `replace` of so many fields would cost a tenth of the whole move.
    """
    object.__setattr__(draft, "windows", windows)
    return draft


def close(table: Table, reason: str, now: int) -> Change:
    """End a table without a result."""
    after = follow(table, status=Status.CLOSED, closed_reason=reason, ended_at=now, windows=())
    return Change(after)
