"""The public message of each table: edited in place, coalesced, re-posted when it has to be.

A message remembers the sequence it shows and never goes back to an older one. At most one edit in
1.2 s per channel; the newest state wins. A press on the message is answered by the message: that
answer is the edit that was due.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

import discord
import structlog

from cogs import wire
from cogs.background import Coalescer, Tasks
from cogs.endings import Endings
from cogs.pace import Pace
from cogs.reply import Reply
from cogs.screens.screen import PublicScreen
from cogs.trouble import FAILURES, Trouble, trouble_of
from uno.table.answers import AnswerKind
from uno.table.asks import Close
from uno.table.ports import Clock, StoreUnavailableError
from uno.table.records import MessageRef, Table

EDIT_INTERVAL = 1_200  # ms
OLDEST = 50 * 60 * 1000  # ms; Discord limits edits of messages that are over an hour old
BURIED_BELOW = 6
BURIED_LOOK = 8
BURIED_EVERY = 20_000  # ms
BURIED_PAUSE = 4_000  # ms after a turn: the look is no part of the move
RETRY_FIRST, RETRY_LAST = 2_000, 60_000  # ms

_NOT_SAVED = (AnswerKind.BUSY, AnswerKind.FAILED)

Sent = TypeVar("Sent")

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


@dataclass(slots=True)
class Posted:
    """What is known of a table's message."""

    newest: Table
    message: MessageRef | None
    shown: int  # the sequence that the message shows; -1: not known
    looked_at: int = 0
    is_looking: bool = False
    may_look: bool = True
    retry: int = RETRY_FIRST
    story: tuple[MessageRef, PublicScreen] | None = None  # the last text of a message left behind
    is_lost: bool = False  # the channel cannot be reached any more
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # one of edit, post, re-post


class TableMessages:
    """Keep the public messages of all tables up to date."""

    def __init__(
        self, client: discord.Client, clock: Clock, tasks: Tasks, pace: Pace, ending: Endings
    ) -> None:
        self._client = client
        self._service = ending.service
        self._clock = clock
        self._tasks = tasks
        self._pace = pace
        self._render = ending.painter.table
        self._ending = ending
        self._posted: dict[str, Posted] = {}
        self._due: dict[int, set[str]] = {}
        self._edits = Coalescer(clock, EDIT_INTERVAL, self._edit_channel, tasks)

    # What the rest of the bot asks

    def changed(self, table: Table) -> None:
        """Show a new state soon."""
        self._want(self._see(table))

    def leave_behind(self, table: Table, story: PublicScreen) -> None:
        """Let the present message end as `story` and go on in a new one."""
        posted = self._see(table)
        if posted.message is not None:
            posted.story = (posted.message, story)
            posted.message = None
        self._want(posted)

    def turn_passed(self, table: Table) -> None:
        """Look, a little later, whether the message is buried."""
        posted = self._see(table)
        if posted.may_look and not posted.is_looking:
            posted.is_looking = True
            self._tasks.spawn(self._look(posted), f"look at {table.id}")

    def hold(self, table: Table) -> None:
        """Edit nothing in the channel until `release`: an answer is being made."""
        self._edits.hold(table.channel_id)

    def release(self, table: Table) -> None:
        """Undo one hold."""
        self._edits.release(table.channel_id)

    def is_current(self, table: Table, message_id: int) -> bool:
        """Tell whether a message is the table's present one."""
        posted = self._see(table)
        message = posted.story[0] if posted.story is not None else posted.message
        return message is not None and message.message_id == message_id

    async def answer(self, reply: Reply, table: Table) -> None:
        """Answer a press on the message by its newest state. The channel must be held."""
        posted = self._see(table)
        if posted.story is not None:
            _, story = posted.story
            posted.story = None
            await reply.update_table(story)
            return
        newest = posted.newest
        await reply.update_table(self._render(newest))
        if newest.is_live:
            self._did_show(posted, newest.sequence)
        else:  # the edit that follows brings all there is to tell at the end
            self._want(posted)

    async def post_first(self, table: Table) -> Trouble | None:
        """Post the message of a new table at once; tell what went wrong."""
        posted = self._see(table)
        self._pace.take()  # somebody waits for it
        try:
            await self._post(posted)
        except FAILURES as error:
            return trouble_of(error)
        return None

    async def check(self, table: Table, is_outdated: bool) -> None:
        """Make sure after a start that the message is there and right.

        The bot may have ended between a commit and the edit that was to tell of it.
        """
        posted = self._see(table)
        message = posted.message
        if is_outdated or message is None:
            self._want(posted)
            return
        await self._pace.turn()
        async with self._recovering(posted):
            newest = posted.newest
            screen = self._render(newest)
            if await wire.shows(self._client, table.channel_id, message.message_id, screen):
                posted.shown = max(posted.shown, newest.sequence)
            else:
                self._want(posted)

    async def flush(self) -> None:
        """Show everything that is due, without keeping intervals, and what is on its way."""
        due = set[str]().union(*self._due.values())
        self._due.clear()
        late = [
            posted
            for game, posted in self._posted.items()
            if game in due or 0 <= posted.shown < posted.newest.sequence
        ]
        await asyncio.gather(*map(self._bring_up_to_date, late))

    # Edits

    def _see(self, table: Table) -> Posted:
        posted = self._posted.get(table.id)
        if posted is None:
            posted = Posted(table, table.message, -1)
            self._posted[table.id] = posted
        elif table.sequence >= posted.newest.sequence:
            posted.newest = table
        return posted

    def _want(self, posted: Posted) -> None:
        channel = posted.newest.channel_id
        self._due.setdefault(channel, set()).add(posted.newest.id)
        self._edits.request(channel)

    async def _edit_channel(self, channel: int) -> None:
        for game in self._due.pop(channel, set()):
            posted = self._posted.get(game)
            if posted is not None:
                await self._bring_up_to_date(posted)

    async def _bring_up_to_date(self, posted: Posted) -> None:
        if posted.is_lost:
            self._forget(posted)
            return
        if posted.message is not None and posted.newest.sequence <= posted.shown:
            return
        await self._pace.turn()  # not under the lock, so that nothing waits behind it
        self._edits.begins(posted.newest.channel_id)
        async with self._recovering(posted):
            await self._show(posted)
            posted.retry = RETRY_FIRST

    @asynccontextmanager
    async def _recovering(self, posted: Posted) -> AsyncIterator[None]:
        """Do one thing at a time with a message, and what its failure asks for."""
        async with posted.lock:
            try:
                yield
            except FAILURES as error:
                await self._recover(posted, trouble_of(error), error)

    async def _show(self, posted: Posted) -> None:
        if posted.story is not None:
            await self._tell_story(posted.story)
            posted.story = None
        if posted.message is None or self._is_old(posted.message):
            await self._repost(posted)
            return
        newest = posted.newest
        if newest.sequence <= posted.shown:
            return
        message = posted.message

        async def edit(screen: PublicScreen) -> None:
            await wire.edit(self._client, message.channel_id, message.message_id, screen)

        await self._send(newest, edit)
        self._did_show(posted, newest.sequence)

    async def _send(self, table: Table, send: Callable[[PublicScreen], Awaitable[Sent]]) -> Sent:
        """Send a table as it is now; at its end without the file where none may be attached."""
        if table.is_live:
            return await send(self._render(table))
        try:
            return await send(await self._ending.screen(table))
        except discord.Forbidden:
            return await send(await self._ending.screen(table, with_file=False))

    def _did_show(self, posted: Posted, sequence: int) -> None:
        is_overtaken = sequence < posted.shown
        posted.shown = sequence
        due = self._due.get(posted.newest.channel_id)
        if is_overtaken:  # an older answer arrived after a newer one: show the newer one again
            self._want(posted)
        elif due is not None and sequence >= posted.newest.sequence:
            due.discard(posted.newest.id)
            if not due:
                self._due.pop(posted.newest.channel_id)
                self._edits.withdraw(posted.newest.channel_id)
        if not posted.newest.is_live and sequence >= posted.newest.sequence:
            self._forget(posted)

    def _is_old(self, message: MessageRef) -> bool:
        return self._clock.now() - message.posted_at >= OLDEST

    # Posting

    async def _repost(self, posted: Posted) -> None:
        before = posted.message
        await self._post(posted)
        if before is not None:
            await self._delete(before)

    async def _post(self, posted: Posted) -> None:
        newest = posted.newest
        message_id = await self._send(
            newest, lambda screen: wire.post(self._client, newest.channel_id, screen)
        )
        posted.message = MessageRef(newest.channel_id, message_id, self._clock.now())
        self._did_show(posted, newest.sequence)
        try:
            await self._service.set_message(newest.id, posted.message)
        except StoreUnavailableError:
            log.warning("message not remembered", game=newest.id)

    async def _tell_story(self, story: tuple[MessageRef, PublicScreen]) -> None:
        message, screen = story
        self._pace.take()
        try:
            await wire.edit(self._client, message.channel_id, message.message_id, screen)
        except FAILURES as error:
            log.info("story untold", why=trouble_of(error).name)

    async def _delete(self, message: MessageRef) -> None:
        self._pace.take()
        try:
            await wire.delete(self._client, message.channel_id, message.message_id)
        except FAILURES as error:
            log.info("old table message stays", why=trouble_of(error).name)

    # Trouble

    async def _recover(self, posted: Posted, trouble: Trouble, error: Exception) -> None:
        table = posted.newest
        match trouble:
            case _ if not table.is_live:
                self._forget(posted)
            case Trouble.MESSAGE_GONE | Trouble.TOO_OLD:
                posted.message = None if trouble is Trouble.MESSAGE_GONE else posted.message
                await self._try_again_at_once(posted)
            case Trouble.CHANNEL_GONE:
                await self._close(posted, "channel-gone")
            case Trouble.NO_ACCESS:
                await self._close(posted, "no-access")
            case Trouble.LATER:
                self._tasks.spawn(self._try_later(posted), f"retry of {table.id}")
            case Trouble.EXPIRED | Trouble.FAULT:
                log.error("table message refused", game=table.id, why=str(error))
                if posted.message is None:  # nobody can see the table
                    self._tasks.spawn(self._try_later(posted), f"retry of {table.id}")

    async def _try_again_at_once(self, posted: Posted) -> None:
        try:
            await self._repost(posted)
        except FAILURES as error:
            trouble = trouble_of(error)
            again = Trouble.FAULT if trouble is Trouble.MESSAGE_GONE else trouble
            await self._recover(posted, again, error)

    async def _try_later(self, posted: Posted) -> None:
        wait = posted.retry
        posted.retry = min(wait * 2, RETRY_LAST)
        await self._clock.sleep(wait / 1000)
        self._want(posted)

    async def _close(self, posted: Posted, reason: str) -> None:
        table = posted.newest
        posted.is_lost = True
        log.info("table closed", game=table.id, reason=reason)
        cause = f"close:{table.id}"
        answer = await self._service.submit(table.id, None, Close(reason), None, cause)
        if answer.kind in _NOT_SAVED:  # people stay bound to it until it is
            posted.is_lost = False
            self._tasks.spawn(self._try_later(posted), f"retry of {table.id}")

    def _forget(self, posted: Posted) -> None:
        self._posted.pop(posted.newest.id, None)

    # Buried?

    async def _look(self, posted: Posted) -> None:
        try:
            now = self._clock.now()
            wait = max(BURIED_PAUSE, posted.looked_at + BURIED_EVERY - now)
            await self._clock.sleep(wait / 1000)
            posted.looked_at = self._clock.now()
            await self._pace.turn()
            async with self._recovering(posted):
                if await self._is_buried(posted):
                    await self._repost(posted)
        finally:
            posted.is_looking = False

    async def _is_buried(self, posted: Posted) -> bool:
        message = posted.message
        if message is None or not posted.newest.is_live:
            return False
        where, what = message.channel_id, message.message_id
        try:
            below = await wire.count_below(self._client, where, what, BURIED_LOOK)
        except discord.Forbidden:
            posted.may_look = False  # without Read Message History: by age alone
            return False
        return below >= BURIED_BELOW
