"""The one place where what goes wrong with an interaction is caught, logged and apologised for."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog
from structlog.contextvars import bound_contextvars

from cogs.blocks import Blocks
from cogs.custom_id import NO_GAME, parse_custom_id
from cogs.lateness import Lateness
from cogs.paint import Painter
from cogs.readers import Readers
from cogs.reply import Deferrals, Interaction, Reply
from cogs.screens.screen import PrivateScreen
from cogs.trouble import FAILURES, Trouble, trouble_of
from uno.monitor.meter import Meter, Outcome
from uno.table.ports import StoreUnavailableError

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")

SECONDS_BETWEEN_LOOKS = 0.02


@dataclass(frozen=True, slots=True)
class Guard:
    """See to it that every interaction is answered."""

    deferrals: Deferrals
    painter: Painter
    readers: Readers
    blocks: Blocks
    meter: Meter = field(default_factory=Meter)
    lateness: Lateness = field(default_factory=Lateness)
    _under_way: set[Reply] = field(default_factory=set, repr=False)

    def is_void(self, interaction: Interaction) -> bool:
        """Tell whether an interaction came too late to be answered, and has to be left alone."""
        if not self.lateness.is_void(interaction.id):
            return False
        self.meter.interaction(interaction.type.name, Outcome.LATE, 0.0)
        log.debug("came too late", interaction=interaction.id, guild=interaction.guild_id)
        return True

    async def until_answered(self, seconds: float) -> None:
        """Wait until everything that arrived is answered, for `seconds` at most."""
        for _ in range(int(seconds / SECONDS_BETWEEN_LOOKS)):
            if not self._under_way:
                return
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def keeps_out(self, reply: Reply) -> bool:
        """Answer somebody whom the operator keeps out; tell whether that was so."""
        if not await self.blocks.hold(reply.interaction):
            return False
        await reply.private(self.painter.note(reply.reader, "note-blocked"))
        return True

    @asynccontextmanager
    async def answered(self, interaction: Interaction) -> AsyncIterator[Reply]:
        """Answer in time, and apologise when the body raises."""
        with bound_contextvars(**_ids(interaction)):
            reply = Reply(interaction)
            with self.deferrals.watching(reply):
                async with self._answered(reply):
                    yield reply

    @asynccontextmanager
    async def _answered(self, reply: Reply) -> AsyncIterator[None]:
        interaction = reply.interaction
        self._under_way.add(reply)
        arrived, outcome = time.monotonic(), Outcome.ANSWERED
        try:
            reply.reader = await self.readers.of(interaction)
            yield
        except FAILURES as error:
            if trouble_of(error) is Trouble.EXPIRED or _is_void(reply, error):
                outcome = Outcome.LATE
                log.warning("answer came too late")
                return
            outcome = Outcome.FAILED
            await self._apologise(reply, error)
        except StoreUnavailableError as error:
            outcome = Outcome.BUSY
            log.warning("store unavailable", why=str(error))
            await self._try(reply, self.painter.note(reply.reader, "refused-busy"))
        except Exception as error:
            outcome = Outcome.FAILED
            await self._apologise(reply, error)
        finally:
            self._under_way.discard(reply)
            self.meter.interaction(interaction.type.name, outcome, time.monotonic() - arrived)

    async def _apologise(self, reply: Reply, error: Exception) -> None:
        """Tell the person and the operator the same number."""
        fault = secrets.token_hex(4)
        # How Discord or the line to it failed is told by the error itself, without a traceback.
        trace = None if isinstance(error, FAILURES) else error
        log.error("interaction failed", fault=fault, why=_in_a_line(error), exc_info=trace)
        await self._try(reply, self.painter.apology(reply.reader, fault))

    async def _try(self, reply: Reply, screen: PrivateScreen) -> None:
        try:
            await reply.private(screen)
        except FAILURES as error:
            why = trouble_of(error).name
            log.warning("apology not told", why=why)


def _is_void(reply: Reply, error: Exception) -> bool:
    """Tell whether an answer took longer than Discord waits: a second one would fail too."""
    return isinstance(error, TimeoutError) and not reply.is_deferred


def _ids(interaction: Interaction) -> dict[str, str | int | None]:
    """Return what every line of the log about an interaction carries."""
    data: Mapping[str, Any] = interaction.data or {}
    press = parse_custom_id(data.get("custom_id"))
    game = None if press is None or press.game == NO_GAME else press.game
    return {"interaction": interaction.id, "guild": interaction.guild_id, "game": game}


def _in_a_line(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
