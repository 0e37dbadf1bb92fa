"""Tell people what changed at a table: the public message, the hands, the reminder.

Implements the port `uno.table.ports.Publisher`: called after the commit, never blocks, never fails.
"""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import discord
import structlog

from cogs.background import Tasks
from cogs.endings import Endings
from cogs.hands import Hands
from cogs.notices import Notices
from cogs.pace import Pace
from cogs.paint import Painter
from cogs.readers import Readers
from cogs.screens.screen import PrivateScreen
from cogs.table_messages import TableMessages
from uno.game.events import (
    Drew,
    Event,
    HandsMoved,
    HandsShuffled,
    HandsSwapped,
    Left,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    TakenBack,
)
from uno.table.ports import Clock, Store, StoreUnavailableError
from uno.table.records import Status, Table, WindowKind
from uno.table.service import TableService

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")

CHECKS_A_SECOND = 5
STORE_RETRY = 2.0  # seconds
_FOR_ALL = (HandsMoved, HandsShuffled, HandsSwapped, MatchEnded, RoundEnded, RoundStarted)
_FOR_SEAT = (Drew, Left, TakenBack)
_TURNS = (WindowKind.TURN, WindowKind.CHALLENGE)


class DiscordPublisher:
    """Bring everything that people see up to date."""

    def __init__(
        self, clock: Clock, tasks: Tasks, painter: Painter, readers: Readers, pace: Pace
    ) -> None:
        self._clock = clock
        self._pace = pace
        self._tasks = tasks
        self._painter = painter
        self._readers = readers
        self._is_connected = False

    def connect(self, client: discord.Client, service: TableService, store: Store) -> None:
        """Say where to; before, nothing is told."""
        clock, tasks, painter = self._clock, self._tasks, self._painter
        ending = Endings(service, store, painter)
        pace = self._pace
        self.messages = TableMessages(client, clock, tasks, pace, ending)
        self.hands = Hands(client, clock, tasks, self._hand, service.peek)
        self.notices = Notices(client, service, tasks, clock, pace=pace, render=painter.reminder)
        self._is_connected = True

    # The port

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Bring messages, hands and notices up to date in the background."""
        if not self._is_connected:
            return
        if before is None:
            return  # the command that opened the table posts it
        try:
            self._tell(before, after, events)
        except Exception:
            log.exception("table not told", game=after.id)

    def remind(self, table: Table, seat: int) -> None:
        """Post the reminder that pings the seat's person."""
        if self._is_connected:
            self.notices.post(table, seat)

    # The rest of the bot

    @contextmanager
    def answering(self, table: Table, user: int) -> Iterator[None]:
        """Tell nothing about a table or to a person while their press is being answered."""
        self.messages.hold(table)
        try:
            with self.hands.answering(table.id, user):
                yield
        finally:
            self.messages.release(table)

    async def flush(self, seconds: float) -> None:
        """Show what is due at once, for so many seconds at most."""
        try:
            async with asyncio.timeout(seconds):
                await self.messages.flush()
        except TimeoutError:
            log.info("some tables are shown as they are after the next start")

    async def check_all(
        self, service: TableService, tables: Sequence[str], outdated: frozenset[str]
    ) -> None:
        """Make sure after a start, spread over time, that every table can be seen."""
        waiting = deque(sorted(tables, key=lambda game: game not in outdated))
        while waiting:
            game = waiting.popleft()
            try:
                table = await service.load(game)
            except StoreUnavailableError:
                waiting.append(game)
                await self._clock.sleep(STORE_RETRY)
                continue
            if table is not None and table.is_live:
                await self.messages.check(table, game in outdated)
            await self._clock.sleep(1 / CHECKS_A_SECOND)

    def _hand(self, table: Table, user: int) -> PrivateScreen:
        return self._painter.hand(table, user, self._readers.known(user))

    # What follows from a change

    def _tell(self, before: Table, after: Table, events: Sequence[Event]) -> None:
        if before.status is Status.LOBBY and after.status is Status.PLAYING:
            self.messages.leave_behind(after, self._painter.deal(after, events))
        else:
            self.messages.changed(after)
        self.notices.changed(after)
        if not after.is_live or any(isinstance(event, _FOR_ALL) for event in events):
            self.hands.want_all(after)
            return
        self._refresh_hands(before, after, events)
        if after.decision != before.decision:
            self.messages.turn_passed(after)

    def _refresh_hands(self, before: Table, after: Table, events: Sequence[Event]) -> None:
        """Refresh the hand of who has to act, and of others whose cards changed.

        A move takes three requests at most: its answer, the table, one hand. Others come later.
        """
        acting = None if after.decision == before.decision else user_to_act(after)
        want = self.hands.want
        if acting is not None:
            if self.hands.will_refresh(after, acting):
                want = self.hands.want_later
            self.hands.want(after, acting)
        for seat in {event.seat for event in events if isinstance(event, _FOR_SEAT)}:
            member = after.chairs[seat].member
            if member is not None and member.user_id != acting:
                want(after, member.user_id)


def user_to_act(table: Table) -> int | None:
    """Return the person who has to choose now."""
    seat = seat_to_act(table)
    member = None if seat is None else table.chairs[seat].member
    return None if member is None else member.user_id


def seat_to_act(table: Table) -> int | None:
    """Return the seat that has to choose now; None between rounds and during a vote."""
    for window in table.windows:
        if window.kind in _TURNS:
            return window.seat
    return None
