"""The turn notice: a short message that really pings, deleted when the player acts.

Edits never ping; so a reminder is a message of its own.
"""

from collections.abc import Callable

import discord
import structlog

from cogs import wire
from cogs.background import Tasks
from cogs.pace import Pace
from cogs.screens.screen import PublicScreen
from cogs.trouble import FAILURES, trouble_of
from uno.table.ports import Clock, StoreUnavailableError
from uno.table.records import MessageRef, Table
from uno.table.service import TableService

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


class Notices:
    """Post and remove the reminders of all tables."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        tasks: Tasks,
        clock: Clock,
        *,
        pace: Pace,
        render: Callable[[Table, int], PublicScreen],
    ) -> None:
        self._client = client
        self._service = service
        self._tasks = tasks
        self._clock = clock
        self._pace = pace
        self._render = render
        self._asked: dict[str, int] = {}  # the decision that a reminder is for
        self._leaving: set[int] = set()  # message ids

    def post(self, table: Table, seat: int) -> None:
        """Ping the person of a seat."""
        self._asked[table.id] = table.decision
        self._tasks.spawn(self._post(table, seat), f"reminder at {table.id}")

    def changed(self, table: Table) -> None:
        """Remove the reminder when its player has acted."""
        asked = self._asked.get(table.id)
        if table.is_live and asked == table.decision:
            return
        self._asked.pop(table.id, None)
        if table.notice is not None and table.notice.message_id not in self._leaving:
            self._leaving.add(table.notice.message_id)
            self._tasks.spawn(self._remove(table, table.notice), f"reminder at {table.id}")

    async def _post(self, table: Table, seat: int) -> None:
        await self._pace.turn()
        if not self._is_due(table):
            return
        try:
            message_id = await wire.post(self._client, table.channel_id, self._render(table, seat))
        except FAILURES as error:
            log.info("reminder not posted", game=table.id, why=trouble_of(error).name)
            return
        notice = MessageRef(table.channel_id, message_id, self._clock.now())
        if self._is_due(table):
            await self._remember(table, notice)
        else:
            await self._delete(notice)

    def _is_due(self, table: Table) -> bool:
        newest = self._service.peek(table.id)
        return newest is not None and newest.decision == table.decision

    async def _remember(self, table: Table, notice: MessageRef | None) -> None:
        try:
            await self._service.set_notice(table.id, notice)
        except StoreUnavailableError:
            log.warning("reminder not remembered", game=table.id)

    async def _remove(self, table: Table, notice: MessageRef) -> None:
        try:
            await self._delete(notice)
            newest = self._service.peek(table.id)
            if newest is not None and newest.notice == notice:
                await self._remember(table, None)
        finally:
            self._leaving.discard(notice.message_id)

    async def _delete(self, notice: MessageRef) -> None:
        await self._pace.turn()
        try:
            await wire.delete(self._client, notice.channel_id, notice.message_id)
        except FAILURES as error:
            log.info("reminder not deleted", why=trouble_of(error).name)
