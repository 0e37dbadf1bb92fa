"""What buttons and commands share: who asks, what came of it, and how it is answered.

Answers by place of the press (DESIGN.md section 5): a press in a hand changes that hand, a press on
the table changes the table and refreshes the presser's hand, a command opens a hand.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord

from cogs.custom_id import Verb
from cogs.frugal import role_ids
from cogs.moderators import Moderators
from cogs.paint import Painter
from cogs.publisher import DiscordPublisher
from cogs.readers import Readers
from cogs.reply import Origin, Reply
from cogs.retention import NOTHING_DELETED, Retention
from cogs.screens.news import HandNews, Refusal
from cogs.screens.screen import PrivateScreen
from uno.game.actions import CallUno, Catch, Draw
from uno.game.events import Event, HandShown
from uno.table.answers import Answer, AnswerKind, TableReason
from uno.table.asks import Ask, Close, ComeBack, Person
from uno.table.durations import is_away
from uno.table.ports import Clock, Store
from uno.table.records import Status, Table
from uno.table.service import TableService

_ON_SIGHT = (CallUno, Catch)  # refusals of these need no hand to be understood


@dataclass(frozen=True, slots=True)
class Desk:
    """Take asks to the tables and answers to the people."""

    service: TableService
    store: Store
    publisher: DiscordPublisher
    painter: Painter
    readers: Readers
    chance: Callable[[int], bytes]
    moderators: Moderators
    clock: Clock
    retention: Retention = NOTHING_DELETED

    def now(self) -> int:
        """Return milliseconds since the epoch (UTC)."""
        return self.clock.now()

    async def ask(
        self,
        reply: Reply,
        table: Table,
        ask: Ask,
        decision: int | None = None,
        *,
        done: str | None = None,
        then: Callable[[Answer], Awaitable[Answer]] | None = None,
    ) -> None:
        """Submit what a person asks of a table, and answer them.

        `done` is the key of what to say privately instead of showing a hand, once it is done.
        `decision` is the one on the button; a command means the present one. `then` does what has
        to be done before anything is shown, and returns the answer to show.
        """
        person = person_of(reply)
        with self.publisher.answering(table, person.user_id):
            cause = f"i:{reply.interaction.id}"
            answer = await self.service.submit(table.id, person, ask, decision, cause)
            answer = answer if then is None else await then(answer)
            await self._answer(reply, table, ask, answer, done)
        if reply.origin is Origin.TABLE and answer.kind is AnswerKind.ACCEPTED:
            await self._hand_after(reply, table, ask, answer)

    async def submit(self, reply: Reply, table: Table, ask: Ask) -> Answer:
        """Submit what a person asks of a table; the caller answers them."""
        person = person_of(reply)
        with self.publisher.answering(table, person.user_id):
            cause = f"i:{reply.interaction.id}"
            return await self.service.submit(table.id, person, ask, None, cause)

    async def open_hand(self, reply: Reply, table: Table) -> None:
        """Show a person their hand at their wish; an away seat has its full time again."""
        seat = table.seat_of(reply.interaction.user.id)
        if table.status is Status.PLAYING and seat is not None and is_away(table.chairs[seat]):
            cause = f"i:{reply.interaction.id}:back"
            back = await self.service.submit(table.id, person_of(reply), ComeBack(), None, cause)
            table = back.table or table
        await self.show_hand(reply, table)

    async def show_hand(self, reply: Reply, table: Table, news: HandNews | None = None) -> None:
        """Show a person their hand: in place of the one that was pressed in, or a new one."""
        user = reply.interaction.user.id
        screen = self.painter.hand(table, user, reply.reader, news)
        message_id = None
        if reply.origin is Origin.HAND:
            await reply.update_hand(screen)
        else:
            message_id = await reply.private(screen)
        self._remember(reply, table, message_id)

    async def aside(self, reply: Reply, table: Table, screen: PrivateScreen) -> None:
        """Show something that leads back to the hand: in its place, or as a message of its own."""
        if reply.origin is Origin.HAND:
            await reply.update_hand(screen)
            self._remember(reply, table, None)
        else:
            await reply.private(screen)

    async def say(self, reply: Reply, key: str, **arguments: str | int) -> None:
        """Say one sentence to a person, beside whatever they look at."""
        await reply.private(self.painter.note(reply.reader, key, **arguments))

    async def refuse(self, reply: Reply, reason: Refusal) -> None:
        """Say to a person why not."""
        await self.say(reply, f"refused-{reason.value}")

    async def say_missing(
        self, reply: Reply, permissions: Sequence[str], key: str = "note-permissions"
    ) -> None:
        """Name the permissions, by message keys, that the bot lacks in a channel."""
        screen = self.painter.missing_permissions(reply.reader, key, permissions)
        await reply.private(screen)

    async def confirm(self, reply: Reply, table: Table, sure: Verb) -> None:
        """Ask once; the answer comes back as the verb `sure`."""
        await reply.private(self.painter.confirm(reply.reader, table, sure))

    async def over(self, reply: Reply, table: Table) -> None:
        """Answer a press at a table that is over."""
        if reply.origin is Origin.HAND:
            await reply.update_hand(self.painter.aside(reply.reader, table))
        else:
            await self.refuse(reply, TableReason.GONE)

    async def end(self, reply: Reply, table: Table, close: Close) -> None:
        """End a table for a moderator, who may not sit at it."""
        await self.do_as_moderator(reply, table, close, "note-ended")

    async def do(self, reply: Reply, table: Table, ask: Ask, done: str) -> None:
        """Submit what a person asks for, and say that it is done, or why not."""
        await self.finish(reply, await self.submit(reply, table, ask), done)

    async def do_as_moderator(self, reply: Reply, table: Table, ask: Ask, done: str) -> None:
        """Submit what somebody may ask who need not sit at the table; the caller checks it."""
        cause = f"i:{reply.interaction.id}"
        answer = await self.service.submit(table.id, None, ask, None, cause)
        await self.finish(reply, answer, done)

    async def finish(self, reply: Reply, answer: Answer, done: str) -> None:
        """Say that something is done, or why not."""
        if answer.reason is not None:
            await self.refuse(reply, answer.reason)
        else:
            await self._done(reply, done)

    async def beside(self, reply: Reply, screen: PrivateScreen) -> None:
        """Show something in place of the private message that was pressed in, or as a new one."""
        if reply.origin is Origin.HAND:
            await reply.update_hand(screen)
        else:
            await reply.private(screen)

    async def _done(self, reply: Reply, key: str) -> None:
        await self.beside(reply, self.painter.note(reply.reader, key))

    # Answers

    async def _answer(
        self, reply: Reply, before: Table, ask: Ask, answer: Answer, done: str | None
    ) -> None:
        match answer.kind:
            case AnswerKind.ACCEPTED | AnswerKind.DUPLICATE:
                assert answer.table is not None
                await self._accepted(reply, before, answer, answer.table, done)
            case AnswerKind.REFUSED | AnswerKind.STALE if answer.table is not None:
                assert answer.reason is not None
                await self._refused(reply, ask, answer.table, answer.reason)
            case _:
                assert answer.reason is not None
                await self.refuse(reply, answer.reason)

    async def _accepted(
        self, reply: Reply, before: Table, answer: Answer, table: Table, done: str | None
    ) -> None:
        if reply.origin is Origin.TABLE and self._is_current(reply, table):
            await self.publisher.messages.answer(reply, table)
        elif done is not None:
            await self._done(reply, done)
        else:
            await self.show_hand(reply, table, self._news(reply, before, table, answer.events))

    async def _refused(self, reply: Reply, ask: Ask, table: Table, reason: Refusal) -> None:
        user = reply.interaction.user.id
        sees_hand = self.publisher.hands.is_open(table.id, user) or isinstance(ask, _ON_SIGHT)
        if reply.origin is Origin.TABLE and sees_hand:
            await self.refuse(reply, reason)
        else:
            await self.show_hand(reply, table, HandNews(refusal=reason))

    async def _hand_after(self, reply: Reply, before: Table, ask: Ask, answer: Answer) -> None:
        """After an answer by the table, bring the presser's own hand up to date."""
        table, user = answer.table, reply.interaction.user.id
        assert table is not None
        is_shown_a_hand = any(isinstance(event, HandShown) for event in answer.events)
        if self.publisher.hands.is_open(table.id, user) and not is_shown_a_hand:
            self.publisher.hands.want(table, user)
        elif is_shown_a_hand or isinstance(ask, Draw):
            news = self._news(reply, before, table, answer.events)
            screen = self.painter.hand(table, user, reply.reader, news)
            self._remember(reply, table, await reply.follow_up(screen))

    def _news(
        self, reply: Reply, before: Table, table: Table, events: tuple[Event, ...]
    ) -> HandNews:
        return self.painter.news(before, table, reply.interaction.user.id, events)

    def _remember(self, reply: Reply, table: Table, message_id: int | None) -> None:
        user = reply.interaction.user.id
        if table.seat_of(user) is not None:
            self.publisher.hands.remember(table, user, reply.key, message_id)

    def _is_current(self, reply: Reply, table: Table) -> bool:
        message = reply.interaction.message
        return message is not None and self.publisher.messages.is_current(table, message.id)


def person_of(reply: Reply) -> Person:
    """Tell who pressed."""
    user = reply.interaction.user
    roles = role_ids(user) if isinstance(user, discord.Member) else ()
    is_manager = reply.interaction.permissions.manage_guild
    around = reply.interaction.guild_locale
    server_locale = None if around is None else around.value
    return Person(user.id, user.display_name, reply.locale, roles, is_manager, server_locale)
