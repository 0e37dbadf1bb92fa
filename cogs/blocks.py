"""Whom the operator keeps out (`python -m uno block`), known without asking at every press."""

from typing import Protocol

import structlog

from cogs.reply import Interaction
from uno.table.ports import Clock, StoreUnavailableError

READ_EVERY = 30 * 1000  # ms: so long it takes at most until a block is felt

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


class BlockList(Protocol):
    """Where the list is kept."""

    async def blocks(self) -> frozenset[tuple[str, int]]:
        """Return (person or server, Discord id) of all that are kept out."""
        ...


class Blocks:
    """Tell whether an interaction comes from somebody who is kept out."""

    def __init__(self, store: BlockList, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: frozenset[tuple[str, int]] = frozenset()
        self._read_at: int | None = None

    async def hold(self, interaction: Interaction) -> bool:
        """Look at the person and at the server; a list that cannot be read stays as it was."""
        await self._read_if_old()
        person, server = ("person", interaction.user.id), ("server", interaction.guild_id or 0)
        return person in self._known or server in self._known

    async def _read_if_old(self) -> None:
        now = self._clock.now()
        if self._read_at is not None and now - self._read_at < READ_EVERY:
            return
        self._read_at = now  # also when it fails: the next try is the next turn's
        try:
            self._known = await self._store.blocks()
        except StoreUnavailableError:
            log.warning("list of blocks not read")
