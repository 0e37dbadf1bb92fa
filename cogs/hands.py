"""The private hands: opened by a press, refreshed through their owner's own token.

A hand can be edited only with a token of its owner's last 15 minutes. It is refreshed when a turn
comes and when cards came or went, never otherwise; a failure is expected and harmless.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import discord
import structlog

from cogs import wire
from cogs.background import Tasks
from cogs.screens.screen import PrivateScreen
from cogs.tokens import OpenHand, OpenHands
from cogs.trouble import FAILURES, Trouble, trouble_of
from uno.table.ports import Clock
from uno.table.records import Table

SWEEP_EVERY = 60  # seconds
QUIET = 8  # seconds without a move: by then the owner's turn may have come, which shows it anyway

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")

_Place = tuple[str, int]  # game, user


class Hands:
    """Keep the hands that lie open up to date."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        tasks: Tasks,
        render: Callable[[Table, int], PrivateScreen],
        newest: Callable[[str], Table | None],
    ) -> None:
        self._client = client
        self._newest = newest
        self._clock = clock
        self._tasks = tasks
        self._render = render
        self._open = OpenHands()
        self._answering: dict[_Place, int] = {}
        self._wanted: dict[_Place, Table] = {}
        self._running: set[_Place] = set()
        self._later: set[_Place] = set()
        self._is_sweeping = False

    @contextmanager
    def answering(self, game: str, user: int) -> Iterator[None]:
        """Leave a person's hand alone meanwhile: the answer to a press will show it."""
        place = (game, user)
        self._answering[place] = self._answering.get(place, 0) + 1
        try:
            yield
        finally:
            self._answering[place] -= 1
            if not self._answering[place]:
                del self._answering[place]
                self._start(place)

    def remember(self, table: Table, user: int, key: wire.Key, message_id: int | None) -> None:
        """Keep what allows to refresh a hand that was just shown."""
        if not table.is_live:
            self._open.drop(table.id, user)
            return
        hand = OpenHand(key, message_id, self._clock.now(), table.sequence)
        self._open.remember(table.id, user, hand)
        if not self._is_sweeping:
            self._is_sweeping = True
            self._tasks.spawn(self._sweep(), "sweep of tokens")

    def is_open(self, game: str, user: int) -> bool:
        """Tell whether a hand lies open that can be refreshed."""
        return self._open.fresh(game, user, self._clock.now()) is not None

    def want(self, table: Table, user: int) -> None:
        """Refresh a hand soon, if it lies open and shows something older."""
        if not self.is_open(table.id, user):
            return
        place = (table.id, user)
        wanted = self._wanted.get(place)
        if wanted is None or wanted.sequence < table.sequence:
            self._wanted[place] = table
        self._start(place)

    def will_refresh(self, table: Table, user: int) -> bool:
        """Tell whether `want` makes a request for a person now."""
        return (table.id, user) not in self._answering and self.is_open(table.id, user)

    def want_later(self, table: Table, user: int) -> None:
        """Refresh a hand whose owner has to wait anyway, when nobody has moved for a while."""
        place = (table.id, user)
        if place in self._later or place in self._answering:
            return
        if self.is_open(table.id, user):
            self._later.add(place)
            self._tasks.spawn(self._refresh_later(place, table.sequence), f"hand at {table.id}")

    def want_all(self, table: Table) -> None:
        """Refresh every hand of a table."""
        for user in self._open.users(table.id):
            self.want(table, user)

    async def _refresh_later(self, place: _Place, sequence: int) -> None:
        try:
            while self._shows_older(place, sequence):
                seen = self._newest(place[0])
                await self._clock.sleep(QUIET)
                newest = self._newest(place[0])
                if newest is None:
                    return
                if seen is not None and newest.sequence == seen.sequence:
                    self.want(newest, place[1])
                    return
        finally:
            self._later.discard(place)

    def _shows_older(self, place: _Place, sequence: int) -> bool:
        hand = self._open.fresh(*place, self._clock.now())
        return hand is not None and hand.sequence < sequence

    def _start(self, place: _Place) -> None:
        if place in self._wanted and place not in self._answering and place not in self._running:
            self._running.add(place)
            self._tasks.spawn(self._refresh(place), f"hand at {place[0]}")

    async def _refresh(self, place: _Place) -> None:
        try:
            while place in self._wanted and place not in self._answering:
                await self._refresh_once(place, self._wanted.pop(place))
        finally:
            self._running.discard(place)

    async def _refresh_once(self, place: _Place, table: Table) -> None:
        hand = self._open.fresh(*place, self._clock.now())
        if hand is None or hand.sequence >= table.sequence:
            return
        hand.sequence = table.sequence
        try:
            await wire.edit_through(
                self._client, hand.key, hand.message_id, self._render(table, place[1])
            )
        except FAILURES as error:
            self._failed(place, hand, error)
            return
        if table.is_live:
            self._repair(place, hand, table)
        else:
            self._open.drop(*place)

    def _failed(self, place: _Place, hand: OpenHand, error: Exception) -> None:
        trouble = trouble_of(error)
        if trouble in (Trouble.EXPIRED, Trouble.MESSAGE_GONE):
            self._open.drop_if_same(*place, hand)
        log.debug("hand not refreshed", game=place[0], why=trouble.name)

    def _repair(self, place: _Place, hand: OpenHand, table: Table) -> None:
        """Refresh again when a press was answered while this older state was under way."""
        present = self._open.fresh(*place, self._clock.now())
        if present is None or present is hand or present.sequence <= table.sequence:
            return
        newest = self._newest(place[0])
        if newest is not None:
            present.sequence = table.sequence
            self._wanted.setdefault(place, newest)

    async def _sweep(self) -> None:
        try:
            while len(self._open):
                await self._clock.sleep(SWEEP_EVERY)
                self._open.prune(self._clock.now())
        finally:
            self._is_sweeping = False
