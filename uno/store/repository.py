"""The store of uno.table.ports on a real database."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import Integer, Row, Select, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from uno.ratings.seasons import Season
from uno.store import codec, leaderboard, rows
from uno.store.archive import SqlArchive
from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.changes import changes_of, message_change
from uno.store.engine import SQLITE, begin_snapshot, create_engine
from uno.store.errors import BrokenConstraintError, SaveConflictError
from uno.store.held import reason
from uno.store.migrate import migrate
from uno.store.ownership import Fence, Ownership
from uno.store.postgresql import PostgresqlTransactions
from uno.store.recompute import recompute_if_stale
from uno.store.schema import IS_LIVE, blocks, games, guilds, meta, moves, players, seasons, windows
from uno.store.sqlite import SqliteTransactions
from uno.store.statements import Change, Script, Write
from uno.store.writer import Transactions, Writer
from uno.table.archive import Archive
from uno.table.guild_settings import GuildSettings, LastChoice
from uno.table.next_deal import KEY_BYTES
from uno.table.person_settings import PersonSettings
from uno.table.ports import (
    Board,
    Cursor,
    DuplicateCauseError,
    LeaderboardPage,
    LiveTable,
    RecordedMove,
    Save,
    SaveRefusedError,
    SaveUnknownError,
    StoreUnavailableError,
)
from uno.table.records import Member, MessageRef, Status, Table
from uno.table.territory import ALL_SLOTS, SLOTS, SNOWFLAKE_STEP

# Persons whose pseudonym is remembered, so that a press asks the database nothing.
_MAX_KNOWN = 20_000

_SELECT_MEMBER: Select[Any] = select(players.c.id, players.c.name, players.c.locale).where(
    players.c.guild_id == bindparam("guild_id"), players.c.user_id == bindparam("user_id")
)
_SELECT_CHANGE: Select[Any] = select(moves.c.cause).where(
    moves.c.game_id == bindparam("game_id"), moves.c.sequence == bindparam("sequence")
)
_SELECT_CAUSE: Select[Any] = select(moves.c.game_id).where(moves.c.cause == bindparam("cause"))
_SELECT_EARLY: Select[Any] = (
    select(windows.c.game_id, games.c.guild_id)
    .distinct()
    .join(games, games.c.id == windows.c.game_id)
    .where(windows.c.due_at < bindparam("not_before"), IS_LIVE)
    .order_by(windows.c.game_id)
)
_SELECT_SEQUENCE: Select[Any] = select(games.c.sequence).where(games.c.id == bindparam("game_id"))
_SELECT_MOVES: Select[Any] = (
    select(moves.c.sequence, moves.c.action, moves.c.at)
    .where(moves.c.game_id == bindparam("game_id"))
    .order_by(moves.c.sequence)
)
_SELECT_SETTINGS: Select[Any] = select(guilds.c.settings).where(
    guilds.c.id == bindparam("guild_id")
)
_SELECT_PERSON: Select[Any] = (
    select(players.c.settings)
    .where(players.c.user_id == bindparam("user_id"), players.c.settings.is_not(None))
    .limit(1)  # all of them are the same
)
DEAL_KEY = "deal-key"
_SELECT_LAST_FINISHED: Select[Any] = (
    select(games.c.id)
    .where(
        games.c.guild_id == bindparam("guild_id"),
        games.c.channel_id == bindparam("channel_id"),
        games.c.status == Status.FINISHED.value,
    )
    .order_by(games.c.ended_at.desc())
    .limit(1)
)
_SELECT_BLOCKS: Select[Any] = select(blocks.c.kind, blocks.c.id)
_SELECT_SEASONS: Select[Any] = (
    select(*(seasons.c[name] for name in ("number", "month", "begins_at", "ends_at", "name")))
    .where(seasons.c.guild_id == bindparam("guild_id"))
    .order_by(seasons.c.number.desc())
    .limit(bindparam("limit", type_=Integer))
)
_SELECT_META: Select[Any] = select(meta.c.value).where(meta.c.key == bindparam("key"))


async def open_store(url: str, *, outlives_power: bool = True) -> "SqlStore":
    """Open the database and bring its schema up to date.

    `outlives_power`: what was saved in a file is there after a power cut too.

    Raises StoreUnavailableError with one clear line: it cannot be opened, it is no database, or
    (DatabaseTooNewError) it belongs to a newer program.
    """
    engine = create_engine(url, outlives_power=outlives_power)
    try:
        await migrate(engine)
        await recompute_if_stale(engine)
    except StoreUnavailableError:
        await engine.dispose()
        raise
    # Drivers raise what they like while connecting: their own errors, OSError, TimeoutError.
    except Exception as error:
        await engine.dispose()
        raise StoreUnavailableError(f"cannot open the database: {reason(error)}") from None
    return SqlStore(engine)


class SqlStore:
    """Implement uno.table.ports.Store."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._ownership: Ownership | None = None
        self._engine = engine
        self._writer = Writer(transactions_of(engine))
        self._known: dict[tuple[int, int], Member] = {}
        self.archive: Archive = SqlArchive(engine, self._reading, self._forget)

    def own(self, place: str) -> Ownership:
        """Share the database from now on: a table is saved only while its slot is owned.

        `place` is the same when this process is started again.
        """
        self._ownership = Ownership(self._engine, place)
        return self._ownership

    async def close(self) -> None:
        """Finish what is being written and close all connections."""
        await self._writer.close()
        await self._engine.dispose()

    @property
    def waiting(self) -> int:
        """Return how many changes wait for the next commit."""
        return self._writer.waiting

    async def member(self, guild_id: int, user_id: int, name: str, locale: str | None) -> Member:
        """Return the pseudonym of a person in a server, made at the first call; keep the name.

        Without a locale the one known is kept.
        """
        known = self._known.get((guild_id, user_id))
        name = _storable(name)
        if known is None or known.name != name or locale not in (None, known.locale):
            known = await self._keep_member(guild_id, user_id, name, locale)
        return known

    async def live_tables(self, slots: frozenset[int] | None = None) -> Sequence[LiveTable]:
        """List the lobbies and matches that are not over, of some slots only."""
        return rows.live_tables(await self._read(_of_slots(rows.SELECT_LIVE, slots)))

    async def load(self, game_id: str) -> Table | None:
        """Load a table with its state, windows and chairs, as after its last change."""
        key = {"game_id": game_id}
        async with self._reading() as connection:
            game = (await connection.execute(rows.SELECT_GAME, key)).one_or_none()
            if game is None:
                return None
            chairs = (await connection.execute(rows.SELECT_CHAIRS, key)).all()
            open_windows = (await connection.execute(rows.SELECT_WINDOWS, key)).all()
        return rows.table(game, chairs, open_windows)

    async def save(self, save: Save) -> None:
        """Commit one change.

        Raises DuplicateCauseError, SaveConflictError (load the table again), SaveRefusedError,
        SaveUnknownError, or StoreUnavailableError (nothing was written).
        """
        try:
            await self._writer.write([*self._fence(save.after.guild_id), *changes_of(save)])
        except BrokenConstraintError as error:
            raise await self._explain(save, error) from None

    async def has_change(self, game_id: str, sequence: int) -> bool:
        """Tell whether a change is on disk."""
        return bool(await self._read(_SELECT_CHANGE, game_id=game_id, sequence=sequence))

    async def save_messages(
        self, table: Table, message: MessageRef | None, notice: MessageRef | None
    ) -> None:
        """Remember where the table message and the turn notice are."""
        change = message_change(table.id, message, notice)
        await self._write([*self._fence(table.guild_id), change])

    async def delay_deadlines(
        self, not_before: int, slots: frozenset[int] | None = None
    ) -> Sequence[str]:
        """Move every earlier deadline of live tables to `not_before`; return their game ids."""
        early = await self._read(_of_slots(_SELECT_EARLY, slots), not_before=not_before)
        for row in early:
            delay = Write.DELAY, {"b_not_before": not_before, "b_game_id": row.game_id}
            await self._write([*self._fence(row.guild_id), delay])
        return [row.game_id for row in early]

    async def leaderboard(
        self, board: Board, user_id: int, cursor: Cursor | None, limit: int
    ) -> LeaderboardPage:
        """Return a page of a leaderboard and the row of the asker; without a cursor, the top."""
        async with self._reading() as connection:
            return await leaderboard.read_page(connection, board, user_id, cursor, limit)

    async def seasons(self, guild_id: int, limit: int) -> Sequence[Season]:
        """Return the newest seasons of a server, the latest first."""
        found = await self._read(_SELECT_SEASONS, guild_id=guild_id, limit=limit)
        return [Season(*row) for row in found]

    async def last_finished(self, guild_id: int, channel_id: int) -> str | None:
        """Return the id of the match that was last played to its end in a channel."""
        key = {"guild_id": guild_id, "channel_id": channel_id}
        found = await self._read(_SELECT_LAST_FINISHED, **key)
        return found[0].id if found else None

    async def moves(self, game_id: str) -> Sequence[RecordedMove]:
        """Return all changes of a table, in order."""
        return [
            RecordedMove(row.sequence, row.action and codec.load_action(row.action), row.at)
            for row in await self._read(_SELECT_MOVES, game_id=game_id)
        ]

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server; the defaults when it chose nothing."""
        found = await self._read(_SELECT_SETTINGS, guild_id=guild_id)
        return codec.load_settings(found[0].settings) if found else GuildSettings()

    async def save_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep the settings of a server."""
        row = {"id": guild_id, "settings": codec.dump_settings(settings)}
        await self._write([(Write.SETTINGS, row)])

    async def person_settings(self, user_id: int) -> PersonSettings:
        """Return the settings of a person; the defaults when they chose nothing."""
        found = await self._read(_SELECT_PERSON, user_id=user_id)
        return codec.load_person(found[0].settings) if found else PersonSettings()

    async def save_person_settings(self, user_id: int, settings: PersonSettings) -> None:
        """Keep the settings of a person who has a pseudonym, in every server."""
        row = {"b_user_id": user_id, "settings": codec.dump_person(settings)}
        await self._write([(Write.PERSON, row)])

    async def last_choice(self, guild_id: int, channel_id: int) -> LastChoice | None:
        """Return what was played last in a channel."""
        found = await self.meta(_choice_key(guild_id, channel_id))
        return codec.load_choice(found) if found else None

    async def save_last_choice(self, guild_id: int, channel_id: int, choice: LastChoice) -> None:
        """Remember what was played last in a channel; never whom somebody invited or removed."""
        options = choice.options
        join = "all" if options.join == "invited" else options.join
        kept = replace(choice, options=replace(options, invited=(), removed=(), join=join))
        await self.set_meta(_choice_key(guild_id, channel_id), codec.dump_choice(kept))

    async def blocks(self) -> frozenset[tuple[str, int]]:
        """Return (person or server, Discord id) of all that the operator keeps out."""
        return frozenset((row.kind, row.id) for row in await self._read(_SELECT_BLOCKS))

    async def meta(self, key: str) -> str | None:
        """Return a value that the program noted for itself."""
        found = await self._read(_SELECT_META, key=key)
        return found[0].value if found else None

    async def set_meta(self, key: str, value: str) -> None:
        """Note a value, such as the hash of the commands that Discord knows."""
        await self._write([(Write.META, {"key": key, "value": value})])

    async def deal_key(self) -> bytes:
        """Return the secret from which the deals of rematches come, made at the first call."""
        known = await self.meta(DEAL_KEY)
        if known is None:  # whichever process comes first
            row = {"key": DEAL_KEY, "value": secrets.token_hex(KEY_BYTES)}
            await self._write([(Write.FIRST_META, row)])
            known = await self.meta(DEAL_KEY)
            assert known is not None
        return bytes.fromhex(known)

    def _forget(self, user_id: int | None) -> None:
        """Ask the database for pseudonyms again: those of one person, or all."""
        kept = {} if user_id is None else self._known
        self._known = {key: one for key, one in kept.items() if key[1] != user_id}

    async def _keep_member(
        self, guild_id: int, user_id: int, name: str, locale: str | None
    ) -> Member:
        key = {"guild_id": guild_id, "user_id": user_id}
        found = await self._read(_SELECT_MEMBER, **key)
        if not found or found[0].name != name or locale not in (None, found[0].locale):
            player = {"id": secrets.token_urlsafe(12), **key, "name": name, "locale": locale}
            await self._write(
                [(Write.GUILD, {"id": guild_id, "settings": "{}"}), (Write.PLAYER, player)]
            )
            found = await self._read(_SELECT_MEMBER, **key)
        member = Member(found[0].id, user_id, found[0].name, found[0].locale)
        if len(self._known) >= _MAX_KNOWN:
            self._known.clear()
        self._known[guild_id, user_id] = member
        return member

    async def _explain(self, save: Save, error: BrokenConstraintError) -> SaveRefusedError:
        """Find out which key was taken; nothing of the save is on disk."""
        try:
            if await self._read(_SELECT_CAUSE, cause=save.cause):
                return DuplicateCauseError(f"{save.cause} was saved before")
            expected = None if save.before is None else save.before.sequence
            if await self._sequence(save.after.id) != expected:
                return SaveConflictError(f"game {save.after.id} has changed: load it again")
        except StoreUnavailableError:
            return error
        return error

    async def _sequence(self, game_id: str) -> int | None:
        found = await self._read(_SELECT_SEQUENCE, game_id=game_id)
        return found[0].sequence if found else None

    def _fence(self, guild_id: int) -> list[Fence]:
        return [] if self._ownership is None else [self._ownership.fence(guild_id)]

    async def _write(self, changes: Sequence[Change | Script]) -> None:
        """Write what can be written again at any time: what fails is unavailable."""
        try:
            await self._writer.write(changes)
        except (SaveRefusedError, SaveUnknownError) as error:
            raise StoreUnavailableError(str(error)) from None

    async def _read(self, statement: Select[Any], **parameters: Any) -> Sequence[Row[Any]]:
        async with self._reading() as connection:
            return (await connection.execute(statement, parameters)).all()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Read in one snapshot. Raises StoreUnavailableError."""
        try:
            connection = await self._engine.connect()
        # Drivers raise what they like while connecting: their own errors, OSError, TimeoutError.
        except Exception as error:
            raise _unreadable(error) from None
        try:
            async with aclosing(connection):
                await begin_snapshot(connection)
                yield connection
        except (SQLAlchemyError, OSError) as error:  # a TimeoutError is an OSError
            raise _unreadable(error) from None


def _of_slots(statement: Select[Any], slots: frozenset[int] | None) -> Select[Any]:
    """Restrict a statement over games to the servers of some slots."""
    if slots is None or slots == ALL_SLOTS:
        return statement
    return statement.where(((games.c.guild_id // SNOWFLAKE_STEP) % SLOTS).in_(sorted(slots)))


def _choice_key(guild_id: int, channel_id: int) -> str:
    return f"choice:{guild_id}:{channel_id}"


def _unreadable(error: Exception) -> StoreUnavailableError:
    return StoreUnavailableError(f"cannot read the database: {reason(error)}")


def transactions_of(engine: AsyncEngine) -> Transactions:
    """Return how to run transactions on this database."""
    if engine.dialect.name == SQLITE:
        return SqliteTransactions(engine)
    return PostgresqlTransactions(engine)


def _storable(text: str) -> str:
    """Leave out what a database cannot hold: NUL and halves of surrogate pairs."""
    return text.replace("\x00", "").encode(errors="replace").decode()
