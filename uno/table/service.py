"""The one door to all live tables (DESIGN.md section 3)."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

import structlog

from uno.table.answers import Answer, AnswerKind, TableReason
from uno.table.asks import Ask, ChangeLobby, Close, Due, Person, Request, Start, Thought
from uno.table.deadlines import Fired
from uno.table.live import SECOND, LiveTables, refusal
from uno.table.next_deal import NextDeal
from uno.table.openings import Openings, Solo
from uno.table.ports import Clock, Publisher, Store, StoreUnavailableError
from uno.table.records import MessageRef, Options, Table, Window, WindowKind
from uno.table.thinking import Thinking
from uno.table.windows import due_windows, next_due

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class TakenOver:
    """The live tables that a process has taken up."""

    games: tuple[str, ...]
    moved: frozenset[str]  # whose deadlines moved: their messages show a wrong time


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
        self._clock = clock
        self._live = LiveTables(store, publisher, clock, self._fire)
        self._thinking = Thinking()
        self._openings = Openings(self._live, store, clock, chance, options or Options())

    def start(self) -> None:
        """Start the scheduler."""
        self._live.deadlines.start()

    async def take_over(
        self, slots: frozenset[int] | None = None, grace_seconds: int = 60
    ) -> TakenOver:
        """Index the live tables of some slots (None: all), move near deadlines to now + grace.

        Raises StoreUnavailableError.
        """
        not_before = self._clock.now() + grace_seconds * SECOND
        moved = await self._store.delay_deadlines(not_before, slots)
        found = await self._store.live_tables(slots)
        for live in found:
            self._live.index.put(live.id, live.guild_id, live.channel_id, live.user_ids)
            self._live.deadlines.set(live.id, live.next_due_at)
        return TakenOver(tuple(live.id for live in found), frozenset(moved))

    def give_up(self, slots: frozenset[int]) -> None:
        """Forget the tables of some slots: another process works on them now."""
        self._live.forget(slots)

    def close_to_new_tables(self) -> None:
        """Refuse to open tables; those that run go on."""
        self._openings.close()

    @property
    def live_games(self) -> tuple[str, ...]:
        """Return the ids of all live tables."""
        return self._live.index.games()

    async def stop(self) -> None:
        """Stop the scheduler; asks under way are finished by their callers."""
        await self._live.deadlines.stop()
        await self._thinking.close()

    def forget_finished(self) -> None:
        """Keep no table in memory that is over: names on it may be forgotten now."""
        self._live.forget_finished()

    def peek(self, game_id: str) -> Table | None:
        """Return the table if it is in memory and known; no I/O."""
        return self._live.peek(game_id)

    async def load(self, game_id: str) -> Table | None:
        """Return the present table, also a finished one; None: there is none.

        Raises StoreUnavailableError.
        """
        return await self._live.load(game_id)

    @property
    def live_count(self) -> int:
        """Return how many tables are live."""
        return len(self._live.index)

    @property
    def loaded_count(self) -> int:
        """Return how many tables are in memory."""
        return len(self._live)

    def table_in_channel(self, channel_id: int) -> str | None:
        """Return the game id of the live table in a channel."""
        return self._live.index.in_channel(channel_id)

    def has_tables_in(self, guild_id: int) -> bool:
        """Tell whether a table is live in a server."""
        return bool(self._live.index.in_guild(guild_id))

    def tables_of_user(self, user_id: int) -> tuple[str, ...]:
        """Return the game ids of the live tables at which a person sits."""
        return self._live.index.of_user(user_id)

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
        return await self._openings.lobby(
            guild_id, channel_id, person, cause, choice, parent_id=parent_id
        )

    async def solo(
        self, guild_id: int, channel_id: int, person: Person, cause: str, solo: Solo
    ) -> Answer:
        """Open a table for one person and computer players, and deal at once.

        Refused as `open_lobby` is; where the game cannot begin the lobby is closed again.
        """
        opened = await self._openings.solo(guild_id, channel_id, person, cause, solo)
        if opened.kind is not AnswerKind.ACCEPTED or opened.table is None:
            return opened
        game_id = opened.table.id
        started = await self._submit(game_id, person, Start(), None, f"{cause}:start")
        if started.kind is not AnswerKind.ACCEPTED:
            await self._close(game_id, "cancelled")
        return started

    async def rematch(self, game_id: str, person: Person, cause: str) -> Answer:
        """Play once more what was played at a finished table, with all who stayed to its end.

        The first round is dealt at once. Where it cannot be (somebody is missing), the answer is
        the lobby, whose host is who asked.
        """
        opened = await self._openings.again(game_id, person, cause)
        if opened.kind is not AnswerKind.ACCEPTED or opened.table is None:
            return opened
        started = await self.submit(opened.table.id, person, Start(), None, f"{cause}:start")
        return started if started.kind is AnswerKind.ACCEPTED else opened

    async def next_deal(self, finished: Table) -> NextDeal:
        """Return what a rematch will be dealt from. Raises StoreUnavailableError."""
        return await self._openings.next_deal(finished)

    async def submit(
        self, game_id: str, person: Person | None, ask: Ask, decision: int | None, cause: str
    ) -> Answer:
        """Take one ask; never raises for what a person did or what the store did.

        The seat in an engine action is replaced by the person's. `decision` is the one on the
        button; None (a slash command) means the present one. `person` is None for deadlines,
        moderators (`Close`) and computer players (whose action carries its seat).
        """
        answer = await self._submit(game_id, person, ask, decision, cause)
        if isinstance(ask, Start) and answer.kind is AnswerKind.ACCEPTED and answer.table:
            await self._openings.remember_choice(answer.table)
        return answer

    async def _submit(
        self, game_id: str, person: Person | None, ask: Ask, decision: int | None, cause: str
    ) -> Answer:
        asked = Request(person, ask, decision, cause)
        try:
            async with self._live.locked(game_id) as kept:
                table = await self._live.present(game_id, kept)
                verdict = await self._live.take(kept, table, asked)
        except StoreUnavailableError as error:
            _log.warning("store unavailable", game=game_id, why=str(error))
            return refusal(AnswerKind.BUSY, TableReason.BUSY, self.peek(game_id))
        self._live.tell(table, verdict.told)
        return verdict.answer

    async def close_channel(self, channel_id: int, reason: str) -> Answer | None:
        """Close the table of a channel that is gone or cannot be written to."""
        game_id = self._live.index.in_channel(channel_id)
        return None if game_id is None else await self._close(game_id, reason)

    async def guild_removed(self, guild_id: int, reason: str = "guild-removed") -> None:
        """Close all tables of a server that the bot left."""
        for game_id in self._live.index.in_guild(guild_id):
            await self._close(game_id, reason)

    async def set_message(self, game_id: str, message: MessageRef | None) -> None:
        """Remember where the table message is. Raises StoreUnavailableError."""
        async with self._live.locked(game_id) as kept:
            table = await self._live.present(game_id, kept)
            if table is not None:
                await self._store.save_messages(table, message, table.notice)
                kept.table = replace(table, message=message)

    async def set_notice(self, game_id: str, notice: MessageRef | None) -> None:
        """Remember where the turn notice is. Raises StoreUnavailableError."""
        async with self._live.locked(game_id) as kept:
            table = await self._live.present(game_id, kept)
            if table is not None:
                await self._store.save_messages(table, table.message, notice)
                kept.table = replace(table, notice=notice)

    async def _close(self, game_id: str, reason: str) -> Answer:
        return await self.submit(game_id, None, Close(reason), None, f"x:{game_id}")

    # Deadlines

    async def _fire(self, game_id: str) -> Fired:
        """Submit what is due at a table."""
        self._live.drop_untouched()
        try:
            table = await self.load(game_id)
        except StoreUnavailableError:
            return Fired.RETRY
        for window in due_windows(table, self._clock.now()):
            due = Due(window.id, await self._thought(game_id, window))
            answer = await self.submit(game_id, None, due, None, _cause_of(window))
            if answer.table is None or window in answer.table.windows:
                _log.warning("deadline not kept", game=game_id, window=window.id, **_why(answer))
                return Fired.RETRY
        present = self.peek(game_id)
        self._live.deadlines.set(game_id, next_due(present) if present else None)
        return Fired.DONE

    async def _thought(self, game_id: str, window: Window) -> Thought | None:
        """Let a computer player think, with the table free for others meanwhile."""
        table = self.peek(game_id)
        if window.kind is not WindowKind.COMPUTER or table is None:
            return None
        return await self._thinking.of(table, window, await self._live.seen(game_id))


def _cause_of(window: Window) -> str:
    """Make the cause of what is due; several moves of a computer can be of one decision."""
    return f"{'c' if window.kind is WindowKind.COMPUTER else 'd'}:{window.id}"


def _why(answer: Answer) -> dict[str, str]:
    reason = {"reason": answer.reason.value} if answer.reason else {}
    return {"kind": answer.kind.value, **reason}
