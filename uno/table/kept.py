"""What the process remembers of one table: its last known value and how sure that is."""

import asyncio
from enum import Enum, auto

from uno.computer.seen import Seen
from uno.table.change import Change
from uno.table.records import Table

CAUSES = 8  # a second delivery comes soon; older ones are known to the store


class Doubt(Enum):
    """Why a table has to be read again before it changes."""

    SUSPECT = auto()  # a save was refused: our value should be right
    UNKNOWN = auto()  # a save may or may not be on disk: nobody may see our value


class Kept:
    """Hold one table with its lock. `table` is None until it is loaded."""

    __slots__ = ("_causes", "doubt", "holders", "lock", "pending", "seen", "table", "touched_at")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.holders = 0
        self.touched_at = 0  # when anybody last asked for it
        self.table: Table | None = None
        self.doubt: Doubt | None = None
        self.pending: Change | None = None  # what may be on disk while UNKNOWN
        self.seen: Seen | None = None  # what computer players noticed; None: to be recalled
        self._causes: dict[str, None] = {}

    @property
    def shown(self) -> Table | None:
        """Return the table if it may be shown to people."""
        return None if self.doubt is Doubt.UNKNOWN else self.table

    @property
    def is_worth_keeping(self) -> bool:
        """Tell whether the next ask needs what is held here."""
        return self.doubt is not None or (self.table is not None and self.table.is_live)

    def is_idle(self, since: int) -> bool:
        """Tell whether nothing is lost by reading the table again at its next touch."""
        return not self.holders and self.doubt is None and self.touched_at < since

    def knows(self, cause: str) -> bool:
        """Tell whether an ask with this cause was judged before."""
        return cause in self._causes

    def remember(self, cause: str) -> None:
        """Keep a judged cause for a while."""
        self._causes[cause] = None
        if len(self._causes) > CAUSES:
            del self._causes[next(iter(self._causes))]

    def replace(self, table: Table | None) -> None:
        """Take what is on disk for certain."""
        self.table, self.doubt, self.pending = table, None, None

    def read_again(self, table: Table | None) -> None:
        """Take what was read from disk; others may have changed it."""
        self.replace(table)
        self.seen = None

    def notice(self, before: Table | None, change: Change) -> None:
        """Let computer players see what everybody at the table sees, from the deal on."""
        if before is None or before.state is None:
            self.seen = Seen(change.after.rules)
        if self.seen is not None:
            self.seen.notice(change.events)

    def suspect(self) -> None:
        """Keep the value, but read it again before the next change."""
        if self.table is not None and self.doubt is None:
            self.doubt = Doubt.SUSPECT

    def lose(self, pending: Change) -> None:
        """Trust the value no more: `pending` may be on disk."""
        self.doubt, self.pending = Doubt.UNKNOWN, pending
