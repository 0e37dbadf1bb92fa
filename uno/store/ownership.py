"""The fence between processes that share a database (ADR: a fence of slots).

A process claims slots, renews its lease on them, and writes for a server only in a transaction that
has found the slot to be still its own. Leases end by the database's clock; the owner stops earlier,
by its own monotonic clock, so that clocks that differ do no harm.
"""

import secrets
import time
from collections.abc import AsyncIterator, Callable, Generator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Table,
    cast,
    exists,
    extract,
    func,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.dialects import insert_into
from uno.store.engine import POSTGRESQL, SQLITE
from uno.store.errors import NotOwnerError
from uno.store.held import reason
from uno.store.schema import identify, owners, slots
from uno.store.statements import Read, Rows, Step
from uno.table.ports import StoreUnavailableError
from uno.table.territory import SLOTS, slot_of

LEASE_SECONDS: Final = 10.0
ALONE_SECONDS: Final = 10 * 365 * 86_400.0
"""A file has one process, whose lease nobody waits for: a slow or locked disk must not end it."""
RENEW_SECONDS: Final = 2.0
IDENTIFY_MS: Final = 5_100
"""Discord lets a bucket of shards identify once in five seconds."""

_NO_EPOCH: Final = -1
_NOBODY: Final = -1  # a row of its own: who claims holds its lock, one after the other


class Fence:
    """The first step of a transaction: look whether the slot is still ours."""

    __slots__ = ("_epoch", "_owner", "_slot")

    def __init__(self, slot: int, owner: str, epoch: int) -> None:
        self._slot, self._owner, self._epoch = slot, owner, epoch

    def steps(self) -> Generator[Step, Rows, None]:
        """Read the slot. Raises NotOwnerError."""
        found = yield Read.SLOT, {"b_slot": self._slot}
        if [tuple(row) for row in found] != [(self._owner, self._epoch)]:
            raise NotOwnerError("another process works on this server now")


class Ownership:
    """What this process owns. Every method that asks the database raises StoreUnavailableError."""

    def __init__(
        self, engine: AsyncEngine, name: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`name` is the same when this process is started again in the same place."""
        self.owner = secrets.token_hex(8)
        self._engine = engine
        self._name = name
        self._clock = clock
        self._epochs: dict[int, int] = {}
        self._until = float("-inf")
        self._now_ms = now_ms(engine.dialect.name)
        is_shared = engine.dialect.name == POSTGRESQL
        self.lease_seconds = LEASE_SECONDS if is_shared else ALONE_SECONDS

    @property
    def owned(self) -> frozenset[int]:
        """Return the slots that are ours at this moment."""
        return frozenset(self._epochs) if self._clock() < self._until else frozenset()

    def owns(self, guild_id: int) -> bool:
        """Tell whether we may work on a server now; no I/O."""
        return self._clock() < self._until and slot_of(guild_id) in self._epochs

    def fence(self, guild_id: int) -> Fence:
        """Return what a write for a server begins with; it refuses what we do not own now."""
        slot = slot_of(guild_id)
        epoch = self._epochs[slot] if self.owns(guild_id) else _NO_EPOCH
        return Fence(slot, self.owner, epoch)

    async def inherit(self, wanted: Iterable[int]) -> frozenset[int]:
        """Claim at the start, also what an earlier run of this process left behind.

        Whoever still runs under our name is a mistake: it finds itself without slots.
        """
        return await self._take(wanted, owners.c.name != self._name)

    async def claim(self, wanted: Iterable[int]) -> frozenset[int]:
        """Take what nobody owns, or whose owner's lease has run out; return what is newly ours."""
        return await self._take(wanted, owners.c.id != self.owner)

    async def _take(self, wanted: Iterable[int], is_another: ColumnElement[bool]) -> frozenset[int]:
        began = self._clock()
        before = self.owned
        is_held = (owners.c.id == slots.c.owner) & (owners.c.expires_at > self._now_ms) & is_another
        is_ours = slots.c.owner.is_not_distinct_from(self.owner)
        is_free = ~is_ours & ~exists(select(owners.c.id).where(is_held))
        async with self._transaction() as connection:
            await self._lease(connection)
            await self._make_slots(connection)
            await connection.execute(
                update(slots)
                .where(slots.c.slot.in_(sorted(wanted)), is_free)
                .values(owner=self.owner, epoch=slots.c.epoch + 1)
            )
            found = await self._ours(connection)
        self._epochs, self._until = found, began + self.lease_seconds / 2
        return frozenset(found) - before

    async def renew(self) -> frozenset[int]:
        """Prolong the lease; return the slots that were ours and are not any more."""
        began = self._clock()
        before = frozenset(self._epochs)
        async with self._transaction() as connection:
            alive = owners.c.expires_at > self._now_ms
            kept = await connection.execute(
                update(owners)
                .where(owners.c.id == self.owner, alive)
                .values(expires_at=self._lease_end())
            )
            found = await self._ours(connection) if kept.rowcount else {}
        self._epochs, self._until = found, began + self.lease_seconds / 2
        return before - frozenset(found)

    async def release(self) -> None:
        """Give everything back, for whoever waits for it."""
        self._epochs = {}
        async with self._transaction() as connection:
            await connection.execute(
                update(slots).where(slots.c.owner == self.owner).values(owner=None)
            )
            await connection.execute(owners.delete().where(owners.c.id == self.owner))

    async def may_identify(self, bucket: int) -> bool:
        """Take the turn of a bucket of shards if it is free; the next is free 5 s later."""
        async with self._transaction() as connection:
            await connection.execute(self._missing(identify).values(bucket=bucket, next_at=0))
            free = (identify.c.bucket == bucket) & (identify.c.next_at <= self._now_ms)
            taken = update(identify).where(free).values(next_at=self._now_ms + IDENTIFY_MS)
            return bool((await connection.execute(taken)).rowcount)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        is_sqlite = self._engine.dialect.name == SQLITE
        try:
            async with self._engine.connect() as connection:
                if is_sqlite:
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                else:
                    # Each statement has to see what was committed while it waited for a lock.
                    await connection.execution_options(isolation_level="READ COMMITTED")
                yield connection
                await connection.commit()
        # Drivers raise what they like while connecting: their own errors, OSError, TimeoutError.
        except (SQLAlchemyError, OSError) as error:
            raise StoreUnavailableError(f"the slots cannot be asked for: {reason(error)}") from None

    async def _lease(self, connection: AsyncConnection) -> None:
        """Let claims happen one after the other, and say who we are."""
        await connection.execute(self._missing(slots).values(slot=_NOBODY, epoch=0))
        turn = slots.c.slot == _NOBODY
        await connection.execute(update(slots).where(turn).values(epoch=slots.c.epoch + 1))
        row = {"id": self.owner, "name": self._name}
        statement = self._insert(owners).values(**row, expires_at=self._lease_end())
        await connection.execute(
            statement.on_conflict_do_update(
                index_elements=["id"], set_={"expires_at": self._lease_end()}
            )
        )
        gone = owners.c.expires_at < self._now_ms - 60_000
        await connection.execute(owners.delete().where(gone))

    async def _make_slots(self, connection: AsyncConnection) -> None:
        count = await connection.scalar(select(func.count()).select_from(slots))
        if count != SLOTS + 1:
            rows = [{"slot": slot, "epoch": 0} for slot in range(SLOTS)]
            await connection.execute(self._missing(slots), rows)

    async def _ours(self, connection: AsyncConnection) -> dict[int, int]:
        mine = select(slots.c.slot, slots.c.epoch).where(slots.c.owner == self.owner)
        return {row.slot: row.epoch for row in await connection.execute(mine)}

    def _lease_end(self) -> ColumnElement[int]:
        return self._now_ms + int(self.lease_seconds * 1000)

    def _insert(self, table: Table) -> Any:
        return insert_into(self._engine.dialect.name, table)

    def _missing(self, table: Table) -> Any:
        return self._insert(table).on_conflict_do_nothing()


def now_ms(dialect_name: str) -> ColumnElement[int]:
    """Return the database's clock, in milliseconds since the epoch."""
    if dialect_name == POSTGRESQL:
        seconds = extract("epoch", func.clock_timestamp())
        return cast(seconds * 1000, BigInteger)
    return cast((func.julianday("now") - literal_column("2440587.5")) * 86_400_000, BigInteger)
