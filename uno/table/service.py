"""The one door to all live tables."""

from collections.abc import Sequence

from uno.table.answers import Answer
from uno.table.asks import Ask, ChangeLobby, Person
from uno.table.ports import Clock, Publisher, Store
from uno.table.records import MessageRef, Table


class TableService:
    """Hold the live tables of this process and take every ask for them."""

    def __init__(self, store: Store, publisher: Publisher, clock: Clock) -> None:
        self._store = store
        self._publisher = publisher
        self._clock = clock

    async def start(self, grace_seconds: int = 60) -> Sequence[str]:
        """Index the live tables, move near deadlines to now + grace, start the scheduler.

        Returns the ids of the games whose deadlines moved: their messages show a wrong time.
        """
        raise NotImplementedError

    async def stop(self) -> None:
        """Stop the scheduler; asks under way are finished by their callers."""
        raise NotImplementedError

    def peek(self, game_id: str) -> Table | None:
        """Return the table if it is in memory and known; no I/O."""
        raise NotImplementedError

    async def load(self, game_id: str) -> Table | None:
        """Return the present table, also a finished one; None: there is none.

        Raises StoreUnavailableError.
        """
        raise NotImplementedError

    def table_in_channel(self, channel_id: int) -> str | None:
        """Return the game id of the live table in a channel."""
        raise NotImplementedError

    def tables_of_user(self, user_id: int) -> tuple[str, ...]:
        """Return the game ids of the live tables at which a person sits."""
        raise NotImplementedError

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        person: Person,
        cause: str,
        choice: ChangeLobby | None = None,
    ) -> Answer:
        """Open a lobby with its opener as host; refused with the table that is there."""
        raise NotImplementedError

    async def submit(
        self, game_id: str, person: Person | None, ask: Ask, decision: int | None, cause: str
    ) -> Answer:
        """Take one ask; never raises for what a person did or what the store did.

        The seat in an engine action is replaced by the person's. `decision` is the one on the
        button; None (a slash command) means the present one. `person` is None for deadlines,
        moderators (`Close`) and computer players (whose action carries its seat).
        """
        raise NotImplementedError

    async def close_channel(self, channel_id: int, reason: str) -> Answer | None:
        """Close the table of a channel that is gone or cannot be written to."""
        raise NotImplementedError

    async def guild_removed(self, guild_id: int, reason: str = "guild-removed") -> None:
        """Close all tables of a server that the bot left."""
        raise NotImplementedError

    async def set_messages(
        self, game_id: str, message: MessageRef | None, notice: MessageRef | None
    ) -> None:
        """Remember where the table message and the turn notice are; both are replaced."""
        raise NotImplementedError
