"""Every write of the store: SQLAlchemy Core statements, compiled once for each dialect.

They are executed by the driver itself (docs/adr/0010-writes-are-compiled-once.md): the schema stays
the one definition, and a whole transaction costs one hop to SQLite's thread.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Dialect,
    Integer,
    Table,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.sql.dml import UpdateBase

from uno.store.schema import (
    IS_LIVE,
    games,
    guilds,
    meta,
    moves,
    players,
    results,
    seats,
    standings,
    windows,
)

# Matches before a win rate is shown; other orders list everybody who has finished one.
MINIMUM_FOR_WIN_RATE = 5
MILLION = 1_000_000


class Write(Enum):
    """A kind of change; its parameters are named in the statement that it stands for."""

    GUILD = auto()
    SETTINGS = auto()
    PLAYER = auto()
    PERSON = auto()
    NEW_GAME = auto()
    GAME = auto()
    PROGRESS = auto()
    MESSAGES = auto()
    MOVE = auto()
    SEAT = auto()
    DROP_SEATS = auto()
    WINDOW = auto()
    DROP_WINDOWS = auto()
    DELAY = auto()
    RESULT = auto()
    STANDING = auto()
    META = auto()
    FIRST_META = auto()


# A change that finds no row to change tells that the table in memory is not the one on disk.
MUST_MATCH = frozenset({Write.GAME, Write.PROGRESS, Write.MESSAGES})

Change = tuple[Write, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Compiled:
    """One statement in a dialect; `names` are its parameters in the order of their places."""

    sql: str
    names: tuple[str, ...]


def compile_writes(dialect_name: str) -> dict[Write, Compiled]:
    """Compile all writes for `sqlite` (named parameters) or `postgresql` (numbered ones)."""
    dialect = _dialect(dialect_name)
    return {write: _compile(statement, dialect) for write, statement in _statements(dialect_name)}


def _dialect(name: str) -> Dialect:
    if name == "postgresql":
        return PGDialect_asyncpg()  # type: ignore[no-untyped-call]  # SQLAlchemy leaves it untyped
    return SQLiteDialect_aiosqlite(paramstyle="named")


def _compile(statement: UpdateBase, dialect: Dialect) -> Compiled:
    compiled = statement.compile(dialect=dialect)
    names = compiled.positiontup or list(compiled.params)
    return Compiled(str(compiled), tuple(names))


def _statements(dialect_name: str) -> list[tuple[Write, UpdateBase]]:
    merge = _Merge(dialect_name)
    return [
        (Write.GUILD, merge.missing(guilds)),
        (Write.SETTINGS, merge.replace(guilds)),
        (Write.PLAYER, merge.player()),
        (Write.PERSON, _update_person()),
        (Write.NEW_GAME, _new_game()),
        (Write.GAME, _update_game(_GAME_COLUMNS).values(host_id=_host(), engine=_engine())),
        (Write.PROGRESS, _update_game(_PROGRESS_COLUMNS)),
        (Write.MESSAGES, _update_messages()),
        (Write.MOVE, insert(moves)),
        (Write.SEAT, merge.replace(seats)),
        (Write.DROP_SEATS, _drop_from(seats, seats.c.seat)),
        (Write.WINDOW, merge.replace(windows)),
        (Write.DROP_WINDOWS, _drop_from(windows, windows.c.position)),
        (Write.DELAY, _delay()),
        (Write.RESULT, insert(results)),
        (Write.STANDING, merge.standing()),
        (Write.META, merge.replace(meta)),
        (Write.FIRST_META, merge.missing(meta)),
    ]


def _b(name: str) -> ColumnElement[Any]:
    return bindparam(f"b_{name}")


def _host() -> ColumnElement[Any]:
    """Find the pseudonym of the host, of whom a table knows the user id."""
    host = select(players.c.id).where(
        players.c.guild_id == bindparam("guild_id", type_=BigInteger),
        players.c.user_id == bindparam("host", type_=BigInteger),
    )
    return host.scalar_subquery()


def _engine() -> ColumnElement[Any]:
    """Keep the number of the engine that began the match."""
    return func.coalesce(games.c.engine, bindparam("engine", type_=Integer))


_MESSAGE_COLUMNS = (
    "message_channel_id",
    "message_id",
    "message_posted_at",
    "notice_channel_id",
    "notice_id",
    "notice_posted_at",
)
_PROGRESS_COLUMNS = ("state", "recent", "sequence", "decision", "touched_at")
_GAME_COLUMNS = (
    *_PROGRESS_COLUMNS,
    "status",
    "preset",
    "rules",
    "options",
    "secret",
    "commitment",
    "seed",
    "created_at",
    "started_at",
    "ended_at",
    "closed_reason",
    "host_seat",
    "channel_id",
)


def _values(names: Iterable[str]) -> dict[str, ColumnElement[Any]]:
    return {name: bindparam(name, type_=games.c[name].type) for name in names}


def _update_messages() -> UpdateBase:
    return update(games).where(games.c.id == _b("game_id")).values(_values(_MESSAGE_COLUMNS))


def _update_person() -> UpdateBase:
    """Keep the settings of a person in every server."""
    chosen = bindparam("settings", type_=players.c.settings.type)
    return update(players).where(players.c.user_id == _b("user_id")).values(settings=chosen)


def _new_game() -> UpdateBase:
    return insert(games).values({**_values(games.c.keys()), "host_id": _host()})


def _update_game(names: tuple[str, ...]) -> Any:
    known = (games.c.id == _b("game_id")) & (games.c.sequence == _b("sequence"))
    return update(games).where(known).values(_values(names))


def _drop_from(table: Table, column: ColumnElement[Any]) -> UpdateBase:
    return delete(table).where(table.c.game_id == _b("game_id"), column >= _b("first"))


def _delay() -> UpdateBase:
    live = select(games.c.id).where(IS_LIVE)
    early = windows.c.due_at < _b("not_before")
    return (
        update(windows)
        .where(early, windows.c.game_id.in_(live))
        .values(due_at=bindparam("b_not_before", type_=BigInteger))
    )


class _Merge:
    """The statements that need the dialect's own `INSERT … ON CONFLICT`."""

    def __init__(self, dialect_name: str) -> None:
        self._insert: Any = postgresql.insert if dialect_name == "postgresql" else sqlite.insert

    def missing(self, table: Table) -> UpdateBase:
        """Insert a row unless it is there."""
        statement: UpdateBase = self._insert(table).on_conflict_do_nothing()
        return statement

    def replace(self, table: Table) -> UpdateBase:
        """Insert a row or bring all of it up to date."""
        key = [column.name for column in table.primary_key]
        statement = self._insert(table)
        new = {c.name: statement.excluded[c.name] for c in table.columns if c.name not in key}
        merged: UpdateBase = statement.on_conflict_do_update(index_elements=key, set_=new)
        return merged

    def player(self) -> UpdateBase:
        """Insert a person or keep the name and the locale; no locale leaves the known one."""
        names = ("id", "guild_id", "user_id", "name", "locale")
        statement = self._insert(players).values({name: bindparam(name) for name in names})
        new = {
            "name": statement.excluded.name,
            "locale": func.coalesce(statement.excluded.locale, players.c.locale),
        }
        merged: UpdateBase = statement.on_conflict_do_update(
            index_elements=["guild_id", "user_id"], set_=new
        )
        return merged

    def standing(self) -> UpdateBase:
        """Add one match to a person's row of a board, made at the first."""
        statement = self._insert(standings)
        added = statement.excluded
        played = standings.c.games + added.games
        won = standings.c.wins + added.wins
        rate = cast(won, BigInteger) * literal_column(str(MILLION)) // played
        enough = played >= literal_column(str(MINIMUM_FOR_WIN_RATE))
        merged: UpdateBase = statement.on_conflict_do_update(
            index_elements=["guild_id", "season", "deck", "player_id"],
            set_={
                "games": played,
                "wins": won,
                "points": standings.c.points + added.points,
                "win_rate": case((enough, rate), else_=literal_column("-1")),
                "at": added.at,
            },
        )
        return merged
