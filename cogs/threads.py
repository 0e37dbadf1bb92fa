"""A table that plays in a public thread of its own, made from the lobby's message at the start.

The thread has the id of that message. The table moves there before anything of the match is shown;
where no thread can be made it plays in the channel, and its host is told why.
"""

from dataclasses import dataclass, replace

import discord
import structlog

from cogs import wire
from cogs.desk import Desk
from cogs.reply import Interaction, Reply
from cogs.trouble import FAILURES
from uno.table.answers import Answer, AnswerKind
from uno.table.asks import MoveTo, Start
from uno.table.records import Table

NEEDED = {
    "create_public_threads": "permission-create-public-threads",
    "send_messages_in_threads": "permission-send-messages-in-threads",
}
EXISTS_ALREADY = 160004
TOO_MANY = 160006
HOUR = 3600  # seconds
LONGEST_NAME = 100

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


async def start(desk: Desk, reply: Reply, table: Table) -> None:
    """Start a match, in a thread of its own where the table wants that."""
    if not wants_thread(table, reply.interaction):
        await desk.ask(reply, table, Start())
        return
    missing = [key for name, key in NEEDED.items() if not _may(reply.interaction, name)]
    if missing:
        await desk.ask(reply, table, Start())
        await _say_why_not(desk, reply, table, _Refused("note-thread-permissions", tuple(missing)))
        return
    move = _Move(desk, reply)
    await desk.ask(reply, table, Start(), then=move.into_thread)
    if move.refused is not None:
        await _say_why_not(desk, reply, table, move.refused)


def wants_thread(table: Table, interaction: Interaction) -> bool:
    """Tell whether a thread has to be made; a table that is in one stays there."""
    return table.options.in_thread and not isinstance(interaction.channel, discord.Thread)


@dataclass(frozen=True, slots=True)
class _Refused:
    """Why there is no thread: a message key, and the permissions that are missing."""

    key: str
    missing: tuple[str, ...] = ()


@dataclass(slots=True)
class _Move:
    desk: Desk
    reply: Reply
    refused: _Refused | None = None

    async def into_thread(self, answer: Answer) -> Answer:
        """Make the thread when the match has begun, and let the table go on there."""
        table = answer.table
        if answer.kind is not AnswerKind.ACCEPTED or table is None:
            return answer
        thread = await self._open(table)
        if thread is None:
            return answer
        cause = f"thread:{table.id}"
        moved = await self.desk.service.submit(table.id, None, MoveTo(thread), None, cause)
        return replace(answer, table=moved.table or table)

    async def _open(self, table: Table) -> int | None:
        if table.message is None:
            self.refused = _Refused("note-no-thread")
            return None
        name = self.desk.painter.thread_name(table)[:LONGEST_NAME]
        client = self.reply.interaction.client
        try:
            return await wire.open_thread(client, table.message, name, _archive_after(table))
        except FAILURES as error:
            code = error.code if isinstance(error, discord.HTTPException) else 0
            if code == EXISTS_ALREADY:
                return table.message.message_id
            log.info("no thread", game=table.id, code=code)
            self.refused = _why(error, code)
            return None


def _why(error: Exception, code: int) -> _Refused:
    if code == TOO_MANY:
        return _Refused("note-thread-too-many")
    if isinstance(error, discord.Forbidden):
        return _Refused("note-thread-permissions", tuple(NEEDED.values()))
    return _Refused("note-no-thread")


def _archive_after(table: Table) -> wire.ArchiveAfter:
    """Keep a thread in sight for as long as a slow match may need for a move."""
    seconds = table.options.turn_seconds
    return 10080 if seconds == 0 or seconds >= HOUR else 1440


def _may(interaction: Interaction, permission: str) -> bool:
    return bool(getattr(interaction.app_permissions, permission))


async def _say_why_not(desk: Desk, reply: Reply, table: Table, refused: _Refused) -> None:
    started = desk.service.peek(table.id)
    if started is None or started.state is None:
        return  # it did not begin: that was said already
    if refused.missing:
        await desk.say_missing(reply, refused.missing, refused.key)
    else:
        await desk.say(reply, refused.key)
