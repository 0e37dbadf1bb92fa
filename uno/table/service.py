"""The one door to all live tables (DESIGN.md section 3).

A table in memory is replaced only after its successor is on disk, and nobody is told before.
"""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import structlog

from uno.game import fair
from uno.table.answers import Answer, AnswerKind, RefusedError, TableReason
from uno.table.asks import Ask, ChangeLobby, Close, Due, Person, Request, SitDown, Start
from uno.table.change import Change
from uno.table.deadlines import Deadlines, Fired
from uno.table.guild_settings import LastChoice
from uno.table.index import LiveIndex
from uno.table.judge import is_known_otherwise, judge
from uno.table.kept import Doubt, Kept
from uno.table.lobby import Opening, begin_with, open_lobby, reopen
from uno.table.ports import Clock, Publisher, Save, Store, StoreUnavailableError
from uno.table.records import Member, MessageRef, Options, Status, Table, Window, WindowKind
from uno.table.saving import Saved, save_surely
from uno.table.welcome import require_may_open, require_room
from uno.table.windows import due_windows, next_due

SECOND = 1_000
RELOAD_AFTER = 1 * SECOND  # a table whose last save is unclear
KEEP_UNTOUCHED = 3_600 * SECOND
SWEEP_EVERY = 600 * SECOND
ID_BYTES = 8

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class _Verdict:
    answer: Answer
    told: Change | None = None  # to publish when the table is free again


class TableService:
    """Hold the live tables of this process and take every ask for them."""

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        clock: Clock,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        options: Options | None = None,
    ) -> None:
        """Take what the tables need; `options` are those of new tables."""
        self._store = store
        self._publisher = publisher
        self._clock = clock
        self._chance = chance
        self._options = options or Options()
        self._kept: dict[str, Kept] = {}
        self._index = LiveIndex()
        self._sweep_at = 0
        self._deadlines = Deadlines(clock, self._fire)

    async def start(self, grace_seconds: int = 60) -> Sequence[str]:
        """Index the live tables, move near deadlines to now + grace, start the scheduler.

        Returns the ids of the games whose deadlines moved: their messages show a wrong time.
        Raises StoreUnavailableError.
        """
        moved = await self._store.delay_deadlines(self._clock.now() + grace_seconds * SECOND)
        for live in await self._store.live_tables():
            self._index.put(live.id, live.guild_id, live.channel_id, live.user_ids)
            self._deadlines.set(live.id, live.next_due_at)
        self._deadlines.start()
        return moved

    async def stop(self) -> None:
        """Stop the scheduler; asks under way are finished by their callers."""
        await self._deadlines.stop()

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
        async with self._locked(game_id) as kept:
            return await self._present(game_id, kept)

    def table_in_channel(self, channel_id: int) -> str | None:
        """Return the game id of the live table in a channel."""
        return self._index.in_channel(channel_id)

    def tables_of_user(self, user_id: int) -> tuple[str, ...]:
        """Return the game ids of the live tables at which a person sits."""
        return self._index.of_user(user_id)

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        person: Person,
        cause: str,
        choice: ChangeLobby | None = None,
        *,
        parent_id: int | None = None,
    ) -> Answer:
        """Open a lobby with its opener as host; refused with the table that is there.

        It begins with what was played last in the channel, else with what the server wants, each
        changed by `choice`. `parent_id` is the channel around a thread.
        """
        taken = self._index.in_channel(channel_id)
        if taken is not None:
            return await self._occupied(taken, cause)
        opening = self._opening(guild_id, channel_id)

        async def lobby(now: int) -> Change:
            settled = await self._settled(opening, person, parent_id)
            member = await self._store.member(guild_id, person.user_id, person.name, person.locale)
            return open_lobby(settled, member, choice or ChangeLobby(), now)

        return await self._open_here(opening, person.user_id, lobby, cause)

    async def rematch(self, game_id: str, person: Person, cause: str) -> Answer:
        """Play once more what was played at a finished table, with all who stayed to its end.

        The first round is dealt at once. Where it cannot be (somebody is missing), the answer is
        the lobby, whose host is who asked.
        """
        try:
            finished = await self.load(game_id)
        except StoreUnavailableError:
            return _refusal(AnswerKind.BUSY, TableReason.BUSY, None)
        if finished is None:
            return _refusal(AnswerKind.GONE, TableReason.GONE, None)
        if finished.status is not Status.FINISHED:
            return _refusal(AnswerKind.REFUSED, TableReason.NOT_FINISHED, finished)
        taken = self._index.in_channel(finished.channel_id)
        if taken is not None:
            return await self._occupied(taken, cause)
        opening = self._opening(finished.guild_id, finished.channel_id)
        again = replace(
            opening, preset=finished.preset, rules=finished.rules, options=finished.options
        )

        async def lobby(now: int) -> Change:
            return reopen(again, finished, person.user_id, now)

        opened = await self._open_here(again, person.user_id, lobby, cause)
        if opened.kind is not AnswerKind.ACCEPTED:
            return opened
        started = await self.submit(again.id, person, Start(), None, f"{cause}:start")
        return started if started.kind is AnswerKind.ACCEPTED else opened

    async def _open_here(
        self, opening: Opening, user_id: int, lobby: Callable[[int], Awaitable[Change]], cause: str
    ) -> Answer:
        # The channel is taken before anything is waited for: nobody else can open here meanwhile.
        self._index.put(opening.id, opening.guild_id, opening.channel_id, (user_id,))
        try:
            async with self._locked(opening.id) as kept:
                answer = await self._open(kept, lobby, cause)
        finally:
            if opening.id not in self._kept:
                self._index.drop(opening.id)
        return answer

    async def submit(
        self, game_id: str, person: Person | None, ask: Ask, decision: int | None, cause: str
    ) -> Answer:
        """Take one ask; never raises for what a person did or what the store did.

        The seat in an engine action is replaced by the person's. `decision` is the one on the
        button; None (a slash command) means the present one. `person` is None for deadlines,
        moderators (`Close`) and computer players (whose action carries its seat).
        """
        asked = Request(person, ask, decision, cause)
        try:
            async with self._locked(game_id) as kept:
                table = await self._present(game_id, kept)
                verdict = await self._take(kept, table, asked)
        except StoreUnavailableError:
            return _refusal(AnswerKind.BUSY, TableReason.BUSY, self.peek(game_id))
        self._tell(table, verdict.told)
        started = verdict.told.after if isinstance(ask, Start) and verdict.told else None
        if started is not None:
            await self._remember_choice(started)
        return verdict.answer

    async def close_channel(self, channel_id: int, reason: str) -> Answer | None:
        """Close the table of a channel that is gone or cannot be written to."""
        game_id = self._index.in_channel(channel_id)
        return None if game_id is None else await self._close(game_id, reason)

    async def guild_removed(self, guild_id: int, reason: str = "guild-removed") -> None:
        """Close all tables of a server that the bot left."""
        for game_id in self._index.in_guild(guild_id):
            await self._close(game_id, reason)

    async def set_message(self, game_id: str, message: MessageRef | None) -> None:
        """Remember where the table message is. Raises StoreUnavailableError."""
        async with self._locked(game_id) as kept:
            table = await self._present(game_id, kept)
            if table is not None:
                await self._store.save_messages(game_id, message, table.notice)
                kept.table = replace(table, message=message)

    async def set_notice(self, game_id: str, notice: MessageRef | None) -> None:
        """Remember where the turn notice is. Raises StoreUnavailableError."""
        async with self._locked(game_id) as kept:
            table = await self._present(game_id, kept)
            if table is not None:
                await self._store.save_messages(game_id, table.message, notice)
                kept.table = replace(table, notice=notice)

    # One table at a time

    @asynccontextmanager
    async def _locked(self, game_id: str) -> AsyncIterator[Kept]:
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

    async def _present(self, game_id: str, kept: Kept) -> Table | None:
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
        kept.replace(loaded)
        self._follow(game_id, loaded)
        if loaded is not None and pending is not None:
            self._tell_late(before, pending, loaded)
        return loaded

    async def _take(self, kept: Kept, table: Table | None, asked: Request) -> _Verdict:
        """Judge an ask and save what follows (DESIGN.md section 3, steps 2 to 5)."""
        if table is None or not table.is_live:
            return _Verdict(_refusal(AnswerKind.GONE, TableReason.GONE, table))
        if kept.knows(asked.cause):
            return _Verdict(Answer(AnswerKind.DUPLICATE, table))
        now = self._clock.now()
        try:
            change = judge(table, asked, await self._member(table, asked), now)
        except RefusedError as refused:
            kept.remember(asked.cause)
            return _Verdict(_refused(refused, table))
        return await self._commit(kept, table, change, asked.cause, now)

    async def _commit(
        self, kept: Kept, before: Table | None, change: Change, cause: str, now: int
    ) -> _Verdict:
        save = Save(before, change.after, cause, change.action, now, change.places)
        try:
            saved = await save_surely(self._store, save)
        except BaseException:  # also when cancelled: it may be on disk
            self._lose(kept, change)
            raise
        match saved:
            case Saved.YES:
                kept.replace(change.after)
                kept.remember(cause)
                self._follow(change.after.id, change.after)
                answer = Answer(AnswerKind.ACCEPTED, change.after, change.events)
                return _Verdict(answer, change)
            case Saved.NO:
                kept.suspect()
                reason = TableReason.SAVE_FAILED
                return _Verdict(_refusal(AnswerKind.FAILED, reason, before))
            case Saved.KNOWN:
                kept.suspect()
                kept.remember(cause)
                present = await self._present(change.after.id, kept)
                return _Verdict(Answer(AnswerKind.DUPLICATE, present))
            case Saved.UNKNOWN:
                self._lose(kept, change)
                return _Verdict(_refusal(AnswerKind.BUSY, TableReason.BUSY, None))

    def _lose(self, kept: Kept, change: Change) -> None:
        """Read a table again soon, also when nobody presses anything."""
        kept.lose(change)
        self._deadlines.set(change.after.id, self._clock.now() + RELOAD_AFTER)
        _log.warning("save unclear", game=change.after.id, sequence=change.after.sequence)

    def _follow(self, game_id: str, table: Table | None) -> None:
        """Bring index and deadlines up to date with what is on disk."""
        if table is None:
            self._index.drop(game_id)
            self._deadlines.set(game_id, None)
            return
        self._index.put_table(table)
        self._deadlines.set(game_id, next_due(table))

    # Opening and closing

    def _opening(self, guild_id: int, channel_id: int) -> Opening:
        secret = self._chance(fair.SECRET_BYTES)
        return Opening(
            id=self._chance(ID_BYTES).hex(),
            guild_id=guild_id,
            channel_id=channel_id,
            secret=secret.hex(),
            commitment=fair.commitment(secret),
            options=self._options,
        )

    async def _settled(self, opening: Opening, person: Person, parent_id: int | None) -> Opening:
        """Begin with what was played last in the channel, within what the server allows."""
        guild_id, channel_id = opening.guild_id, opening.channel_id
        settings = await self._store.guild_settings(guild_id)
        around = (channel_id,) if parent_id is None else (channel_id, parent_id)
        require_may_open(settings, person, around)
        # The table that is being opened is among them.
        in_server = len(self._index.in_guild(guild_id)) - 1
        require_room(settings, in_server, len(self._index.of_user(person.user_id)) - 1)
        last = await self._store.last_choice(guild_id, channel_id)
        return begin_with(opening, settings, last)

    async def _remember_choice(self, table: Table) -> None:
        """Let the next lobby of the channel begin with what is played now; not worth a failure."""
        choice = LastChoice(table.preset, table.rules, table.options)
        try:
            await self._store.save_last_choice(table.guild_id, table.channel_id, choice)
        except StoreUnavailableError:
            _log.warning("choice not remembered", game=table.id)

    async def _open(
        self, kept: Kept, lobby: Callable[[int], Awaitable[Change]], cause: str
    ) -> Answer:
        now = self._clock.now()
        try:
            change = await lobby(now)
            verdict = await self._commit(kept, None, change, cause, now)
        except RefusedError as refused:
            return _refused(refused, None)
        except StoreUnavailableError:
            return _refusal(AnswerKind.FAILED, TableReason.SAVE_FAILED, None)
        self._tell(None, verdict.told)
        return verdict.answer

    async def _occupied(self, game_id: str, cause: str) -> Answer:
        """Answer an opener in a channel that has a table, perhaps this opener's own."""
        try:
            table = await self.load(game_id)
        except StoreUnavailableError:
            table = None
        kept = self._kept.get(game_id)
        if kept is not None and kept.knows(cause):
            return Answer(AnswerKind.DUPLICATE, table)
        if table is None:
            return _refusal(AnswerKind.BUSY, TableReason.BUSY, None)
        return _refusal(AnswerKind.REFUSED, TableReason.CHANNEL_BUSY, table)

    async def _close(self, game_id: str, reason: str) -> Answer:
        return await self.submit(game_id, None, Close(reason), None, f"x:{game_id}")

    async def _member(self, table: Table, asked: Request) -> Member | None:
        """Return who sits down, or whose name or language is another now; else None."""
        person = asked.person
        if person is None or not (
            isinstance(asked.ask, SitDown) or is_known_otherwise(table, person)
        ):
            return None
        return await self._store.member(table.guild_id, person.user_id, person.name, person.locale)

    # Deadlines

    async def _fire(self, game_id: str) -> Fired:
        """Submit what is due at a table."""
        self._drop_untouched()
        try:
            table = await self.load(game_id)
        except StoreUnavailableError:
            return Fired.RETRY
        for window in due_windows(table, self._clock.now()):
            answer = await self.submit(game_id, None, Due(window.id), None, _cause_of(window))
            if answer.table is None or window in answer.table.windows:
                _log.warning("deadline not kept", game=game_id, window=window.id, **_why(answer))
                return Fired.RETRY
        present = self.peek(game_id)
        self._deadlines.set(game_id, next_due(present) if present else None)
        return Fired.DONE

    def _drop_untouched(self) -> None:
        """Keep no table in memory that nobody has touched for long."""
        now = self._clock.now()
        if now < self._sweep_at:
            return
        self._sweep_at = now + SWEEP_EVERY
        idle = [game for game, kept in self._kept.items() if kept.is_idle(now - KEEP_UNTOUCHED)]
        for game_id in idle:
            del self._kept[game_id]

    # Telling

    def _tell(self, before: Table | None, change: Change | None) -> None:
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
            self._tell(before, replace(pending, after=loaded))


def _refusal(kind: AnswerKind, reason: TableReason, table: Table | None) -> Answer:
    return Answer(kind, table, reason=reason)


def _refused(refused: RefusedError, table: Table | None) -> Answer:
    is_stale = refused.reason is TableReason.STALE
    kind = AnswerKind.STALE if is_stale else AnswerKind.REFUSED
    return Answer(kind, table, reason=refused.reason)


def _cause_of(window: Window) -> str:
    """Make the cause of what is due; several moves of a computer can be of one decision."""
    return f"{'c' if window.kind is WindowKind.COMPUTER else 'd'}:{window.id}"


def _why(answer: Answer) -> dict[str, str]:
    reason = {"reason": answer.reason.value} if answer.reason else {}
    return {"kind": answer.kind.value, **reason}
