"""The live tables of this process: one lock each, never ahead of what is on disk.

A table in memory is replaced only after its successor is on disk, and nobody is told before
(DESIGN.md section 3).
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import structlog

from uno.computer.seen import Seen
from uno.table.answers import Answer, AnswerKind, RefusedError, TableReason
from uno.table.asks import Request, SitDown
from uno.table.change import Change
from uno.table.chronicle import with_deeds
from uno.table.deadlines import Deadlines, Fired
from uno.table.index import LiveIndex
from uno.table.judge import is_known_otherwise, judge
from uno.table.kept import Doubt, Kept
from uno.table.ports import Clock, Publisher, Save, Store, StoreUnavailableError
from uno.table.recall import recall
from uno.table.records import Member, Table
from uno.table.saving import Saved, save_surely
from uno.table.windows import next_due

SECOND = 1_000
RELOAD_AFTER = 1 * SECOND  # a table whose last save is unclear
KEEP_UNTOUCHED = 3_600 * SECOND
SWEEP_EVERY = 600 * SECOND

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an ask, and what to tell when the table is free again."""

    answer: Answer
    told: Change | None = None


class LiveTables:
    """Hold each table alone, judge asks for it and save what follows."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        clock: Clock,
        fire: Callable[[str], Awaitable[Fired]],
    ) -> None:
        """Take what the tables need; `fire` submits what is due at one."""
        self._store = store
        self._publisher = publisher
        self._clock = clock
        self._kept: dict[str, Kept] = {}
        self._sweep_at = 0
        self.index = LiveIndex()
        self.deadlines = Deadlines(clock, fire)

    def peek(self, game_id: str) -> Table | None:
        """Return the table if it is in memory and known; no I/O."""
        kept = self._kept.get(game_id)
        return kept.shown if kept else None

    async def load(self, game_id: str) -> Table | None:
        """Return the present table, also a finished one; None: there is none.

        Raises StoreUnavailableError.
        """
        known = self.peek(game_id)
        if known is not None:
            return known
        async with self.locked(game_id) as kept:
            return await self.present(game_id, kept)

    async def seen(self, game_id: str) -> Seen | None:
        """Return what computer players may have noticed of a match; None: it cannot be read now."""
        kept = self._kept.get(game_id)
        if kept is not None and kept.seen is not None:
            return kept.seen
        try:
            async with self.locked(game_id) as kept:
                table = await self.present(game_id, kept)
                if kept.seen is None and table is not None and table.state is not None:
                    kept.seen = await recall(self._store, table)
                return kept.seen
        except StoreUnavailableError:
            return None

    def __len__(self) -> int:
        return len(self._kept)

    def holds(self, game_id: str) -> bool:
        """Tell whether anything of a table is in memory."""
        return game_id in self._kept

    def knows(self, game_id: str, cause: str) -> bool:
        """Tell whether an ask with this cause was judged at a table before."""
        kept = self._kept.get(game_id)
        return kept is not None and kept.knows(cause)

    @asynccontextmanager
    async def locked(self, game_id: str) -> AsyncIterator[Kept]:
        """Hold a table alone. What is kept of it is dropped only when nobody waits for it."""
        kept = self._kept.get(game_id)
        if kept is None:
            kept = self._kept[game_id] = Kept()
        kept.holders += 1
        kept.touched_at = self._clock.now()
        try:
            async with kept.lock:
                yield kept
        finally:
            kept.holders -= 1
            if not kept.holders and not kept.is_worth_keeping:
                del self._kept[game_id]

    async def present(self, game_id: str, kept: Kept) -> Table | None:
        """Return the table as it is on disk. Raises StoreUnavailableError."""
        if kept.table is not None and kept.doubt is None:
            return kept.table
        try:
            loaded = await self._store.load(game_id)
        except StoreUnavailableError:
            if kept.doubt is Doubt.SUSPECT:
                return kept.table
            raise
        before, pending = kept.table, kept.pending
        kept.read_again(loaded)
        self._follow(game_id, loaded)
        if loaded is not None and pending is not None:
            self._tell_late(before, pending, loaded)
        return loaded

    async def take(self, kept: Kept, table: Table | None, asked: Request) -> Verdict:
        """Judge an ask and save what follows (DESIGN.md section 3, steps 2 to 5)."""
        if table is None or not table.is_live:
            return Verdict(refusal(AnswerKind.GONE, TableReason.GONE, table))
        if kept.knows(asked.cause):
            return Verdict(Answer(AnswerKind.DUPLICATE, table))
        now = self._clock.now()
        try:
            change = judge(table, asked, await self._member(table, asked), now)
        except RefusedError as refused:
            kept.remember(asked.cause)
            return Verdict(refused_with(refused, table))
        return await self.commit(kept, table, change, asked.cause, now)

    async def commit(
        self, kept: Kept, before: Table | None, change: Change, cause: str, now: int
    ) -> Verdict:
        places, anchors = await with_deeds(self._store, change), change.anchors
        save = Save(before, change.after, cause, change.action, now, places, anchors)
        try:
            saved = await save_surely(self._store, save)
        except BaseException:  # also when cancelled: it may be on disk
            self._lose(kept, change)
            raise
        match saved:
            case Saved.YES:
                kept.replace(change.after)
                kept.notice(before, change)
                kept.remember(cause)
                self._follow(change.after.id, change.after)
                answer = Answer(AnswerKind.ACCEPTED, change.after, change.events)
                return Verdict(answer, change)
            case Saved.NO:
                kept.suspect()
                reason = TableReason.SAVE_FAILED
                return Verdict(refusal(AnswerKind.FAILED, reason, before))
            case Saved.KNOWN:
                kept.suspect()
                kept.remember(cause)
                present = await self.present(change.after.id, kept)
                return Verdict(Answer(AnswerKind.DUPLICATE, present))
            case Saved.UNKNOWN:
                self._lose(kept, change)
                return Verdict(refusal(AnswerKind.BUSY, TableReason.BUSY, None))

    def _lose(self, kept: Kept, change: Change) -> None:
        """Read a table again soon, also when nobody presses anything."""
        kept.lose(change)
        self.deadlines.set(change.after.id, self._clock.now() + RELOAD_AFTER)
        _log.warning("to be read again", game=change.after.id, sequence=change.after.sequence)

    def _follow(self, game_id: str, table: Table | None) -> None:
        """Bring index and deadlines up to date with what is on disk."""
        if table is None:
            self.index.drop(game_id)
            self.deadlines.set(game_id, None)
            return
        self.index.put_table(table)
        self.deadlines.set(game_id, next_due(table))

    async def _member(self, table: Table, asked: Request) -> Member | None:
        """Return who sits down, or whose name or language is another now; else None."""
        person = asked.person
        if person is None or not (
            isinstance(asked.ask, SitDown) or is_known_otherwise(table, person)
        ):
            return None
        return await self._store.member(table.guild_id, person.user_id, person.name, person.locale)

    def forget(self, slots: frozenset[int]) -> None:
        """Keep nothing of the tables of some slots; what is under way is refused by the store."""
        for game_id in self.index.in_slots(slots):
            self.index.drop(game_id)
            self.deadlines.set(game_id, None)
            kept = self._kept.get(game_id)
            if kept is not None:
                kept.suspect()
                if not kept.holders:
                    del self._kept[game_id]

    def drop_untouched(self) -> None:
        """Keep no table in memory that nobody has touched for long."""
        now = self._clock.now()
        if now < self._sweep_at:
            return
        self._sweep_at = now + SWEEP_EVERY
        idle = [game for game, kept in self._kept.items() if kept.is_idle(now - KEEP_UNTOUCHED)]
        for game_id in idle:
            del self._kept[game_id]

    def forget_finished(self) -> None:
        """Drop the tables that are over: there are names on them that may be forgotten now."""
        over = [
            game
            for game, kept in self._kept.items()
            if not kept.holders and kept.table is not None and not kept.table.is_live
        ]
        for game_id in over:
            del self._kept[game_id]

    def tell(self, before: Table | None, change: Change | None) -> None:
        """Tell what is on disk. Telling never fails an ask."""
        if change is None:
            return
        try:
            if change.is_told:
                self._publisher.table_changed(before, change.after, change.events)
            if change.remind is not None:
                self._publisher.remind(change.after, change.remind)
        except Exception:
            _log.exception("publishing failed", game=change.after.id)

    def _tell_late(self, before: Table | None, pending: Change, loaded: Table) -> None:
        """Tell what turned out to be on disk after its outcome was unclear."""
        if loaded.sequence == pending.after.sequence:
            self.tell(before, replace(pending, after=loaded))


def refusal(kind: AnswerKind, reason: TableReason, table: Table | None) -> Answer:
    """Answer that nothing changed."""
    return Answer(kind, table, reason=reason)


def refused_with(refused: RefusedError, table: Table | None) -> Answer:
    """Answer with the reason of a refusal."""
    is_stale = refused.reason is TableReason.STALE
    kind = AnswerKind.STALE if is_stale else AnswerKind.REFUSED
    return Answer(kind, table, reason=refused.reason)
