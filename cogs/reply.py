"""The answer to one interaction: exactly one, in time, whatever happens.

Discord takes the first answer for 3 seconds. A `Reply` that has not been answered after 1.5 s is
deferred by `Deferrals`; what is answered afterwards becomes an edit. The caller need not know.
"""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, auto
from typing import Any

import discord

from cogs import wire
from cogs.background import Tasks
from cogs.reader import Reader
from cogs.screens.kit import Modal
from cogs.screens.screen import PrivateScreen, PublicScreen
from uno.table.ports import Clock

DEFER_AFTER = 1500  # ms after the interaction was created
_SHORTEST = 250  # ms from now: the clocks of Discord and of this machine may differ

Interaction = discord.Interaction[Any]


class Origin(Enum):
    """Where an interaction came from, and so how it is deferred."""

    HAND = auto()  # a button in a private message
    TABLE = auto()  # a button in a public message
    COMMAND = auto()


class Reply:
    """Answer one interaction."""

    __slots__ = (
        "_answered",
        "_deferral",
        "_deferred_as",
        "_is_sent",
        "interaction",
        "origin",
        "reader",
    )

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.origin = _origin(interaction)
        self.reader = Reader(interaction.locale.value)  # until it is known what the person chose
        self._answered = False
        self._is_sent = False
        self._deferral: asyncio.Task[None] | None = None
        self._deferred_as: wire.Answer | None = None

    @property
    def is_answered(self) -> bool:
        """Tell whether an answer was sent or is being sent."""
        return self._answered

    @property
    def is_deferred(self) -> bool:
        """Tell whether Discord knows that the answer comes later."""
        return self._deferred_as is not None

    @property
    def values(self) -> tuple[str, ...]:
        """Return what was chosen in a menu."""
        data: Mapping[str, Any] = self.interaction.data or {}
        return tuple(value for value in data.get("values", ()) if isinstance(value, str))

    @property
    def fields(self) -> Mapping[str, str] | None:
        """Return what was written into a form; None when none was sent."""
        if self.interaction.type is not discord.InteractionType.modal_submit:
            return None
        data: Mapping[str, Any] = self.interaction.data or {}
        labels = data.get("components", ())
        inputs = [label.get("component", {}) for label in labels]
        return {str(one.get("custom_id", "")): str(one.get("value") or "") for one in inputs}

    async def ask(self, form: Modal) -> None:
        """Open a form, which has to be the first answer; what is written comes as a new press.

        Nothing can be done about a press that was deferred already but to press again.
        """
        if await self._begin() is None:
            await wire.open_form(self.interaction, form)
            self._is_sent = True

    async def update_hand(self, screen: PrivateScreen) -> None:
        """Change the private message whose button was pressed."""
        if self.origin is not Origin.HAND:
            raise ValueError("only a press in a private message can be answered with a hand")
        await self._update(screen)

    async def update_table(self, screen: PublicScreen) -> None:
        """Change the public message whose button was pressed."""
        if self.origin is not Origin.TABLE:
            raise ValueError("only a press in a public message can be answered with the table")
        await self._update(screen)

    async def private(self, screen: PrivateScreen) -> int | None:
        """Show a new message to this person alone; return its id, None for `@original`."""
        if self._is_sent:
            return await self.follow_up(screen)
        deferred = await self._begin()
        if deferred is None:
            await self._send(wire.Answer.MESSAGE, screen)
            return None
        if deferred is wire.Answer.DEFER_MESSAGE:
            await wire.edit_through(self.interaction.client, self.key, None, screen)
            return None
        return await self.follow_up(screen)

    async def follow_up(self, screen: PrivateScreen) -> int:
        """Show one more private message after the answer; return its id."""
        return await wire.follow_up(self.interaction.client, self.key, screen)

    @property
    def locale(self) -> str:
        """Return the language of the person's client."""
        return self.interaction.locale.value

    @property
    def key(self) -> wire.Key:
        """Return what allows to change the answer for 15 minutes."""
        return wire.key_of(self.interaction)

    async def _update(self, screen: PublicScreen | PrivateScreen) -> None:
        if await self._begin() is None:
            await self._send(wire.Answer.UPDATE, screen)
        else:
            await wire.edit_through(self.interaction.client, self.key, None, screen)

    async def _send(self, kind: wire.Answer, screen: PublicScreen | PrivateScreen) -> None:
        await wire.answer(self.interaction, kind, screen)
        self._is_sent = True

    def begin_deferral(self) -> None:
        """Defer, unless an answer is under way."""
        if not self._answered and self._deferral is None:
            self._deferral = asyncio.get_running_loop().create_task(self._defer())

    async def _begin(self) -> wire.Answer | None:
        if self._deferral is not None:
            await self._deferral
        self._answered = True
        return self._deferred_as

    async def _defer(self) -> None:
        kind = (
            wire.Answer.DEFER_MESSAGE if self.origin is Origin.COMMAND else wire.Answer.DEFER_UPDATE
        )
        await wire.answer(self.interaction, kind)
        self._deferred_as = kind


class Deferrals:
    """Defer the replies that take too long: one task watches all, and ends with the last."""

    def __init__(self, clock: Clock, tasks: Tasks) -> None:
        self._clock = clock
        self._tasks = tasks
        self._due: dict[Reply, int] = {}  # ms; in the order in which they arrived
        self._is_running = False

    @contextmanager
    def watching(self, reply: Reply) -> Iterator[None]:
        """Defer `reply` in time unless it is answered before.

        An interaction holds the whole message that was pressed: it is let go as soon as possible.
        """
        now = self._clock.now()
        due = discord.utils.snowflake_time(reply.interaction.id).timestamp() * 1000 + DEFER_AFTER
        self._due[reply] = int(min(max(due, now + _SHORTEST), now + DEFER_AFTER))
        if not self._is_running:
            self._is_running = True
            self._tasks.spawn(self._run(), "deferrals")
        try:
            yield
        finally:
            self._due.pop(reply, None)

    async def _run(self) -> None:
        try:
            while self._due:
                reply, due = next(iter(self._due.items()))
                wait = due - self._clock.now()
                if wait <= 0 or reply.is_answered:
                    del self._due[reply]
                    reply.begin_deferral()
                    continue
                del reply
                await self._clock.sleep(wait / 1000)
        finally:
            self._is_running = False


def _origin(interaction: Interaction) -> Origin:
    message = interaction.message
    if message is None:
        return Origin.COMMAND
    return Origin.HAND if message.flags.ephemeral else Origin.TABLE
