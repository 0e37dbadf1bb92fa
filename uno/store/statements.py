"""Every write of the store, and what is read in order to write, compiled once for each dialect.

They are executed by the driver itself (docs/adr/0010-writes-are-compiled-once.md): the schema stays
the one definition, and a whole transaction costs one hop to SQLite's thread.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any, Protocol

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Dialect,
    Executable,
    Integer,
    Table,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    tuple_,
    update,
)
from sqlalchemy.sql.dml import UpdateBase

from uno.store.dialects import dialect_of, insert_into
from uno.store.schema import (
    BOARD,
    EVERYWHERE,
    achievements,
    bookings,
    games,
    guilds,
    marks,
    meta,
    moves,
    players,
    results,
    seasons,
    seats,
    slots,
    standings,
    windows,
)

# Written out: what is compiled once has no values of its own to hand over.
_ONE: ColumnElement[int] = literal_column("1")
_EVERYWHERE: ColumnElement[int] = literal_column(str(EVERYWHERE))
_RATED: ColumnElement[str] = literal_column("'rated'")


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
    BOOKED = auto()
    BOOKING = auto()
    RESULT = auto()
    STANDING = auto()
    MARKS = auto()
    SEASON = auto()
    END_SEASON = auto()
    ACHIEVEMENT = auto()
    META = auto()
    FIRST_META = auto()


class Read(Enum):
    """What is read within a transaction, to know what to write."""

    GUILD = auto()
    LATEST_SEASON = auto()
    PERSON = auto()
    RATED = auto()
    STANDINGS = auto()
    MARKED = auto()
    SLOT = auto()


# A change that finds no row to change tells that the table in memory is not the one on disk.
MUST_MATCH = frozenset({Write.GAME, Write.PROGRESS, Write.MESSAGES})

Rows = Sequence[Sequence[Any]]
Step = tuple[Write | Read, Mapping[str, Any]]


class Script(Protocol):
    """Writes that depend on what is on disk when they are made, in the same transaction."""

    def steps(self) -> Generator[Step, Rows, None]:
        """Yield what to execute; the rows of a read are sent back. May be called again."""
        ...


Change = tuple[Write, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Compiled:
    """One statement in a dialect; `names` are its parameters in the order of their places."""

    sql: str
    names: tuple[str, ...]


def compile_all(dialect_name: str) -> dict[Write | Read, Compiled]:
    """Compile everything for `sqlite` (named parameters) or `postgresql` (numbered ones)."""
    dialect = dialect_of(dialect_name)
    statements: list[tuple[Write | Read, Executable]] = [*_statements(dialect_name), *_reads()]
    return {kind: _compile(statement, dialect) for kind, statement in statements}


def _compile(statement: Executable, dialect: Dialect) -> Compiled:
    compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
    names = compiled.positiontup or list(compiled.params)
    return Compiled(str(compiled), tuple(names))


def _statements(dialect_name: str) -> list[tuple[Write, UpdateBase]]:
    merge = _Merge(dialect_name)
    return [
        (Write.GUILD, merge.missing(guilds, ("id", "settings"))),
        (Write.SETTINGS, merge.replace(guilds, ("id", "settings"))),
        (Write.PLAYER, merge.player()),
        (Write.PERSON, _update_person()),
        (Write.NEW_GAME, _new_game()),
        (Write.GAME, _update_game(_GAME_COLUMNS).values(host_id=_new_host(), engine=_engine())),
        (Write.PROGRESS, _update_game(_PROGRESS_COLUMNS)),
        (Write.MESSAGES, _update_messages()),
        (Write.MOVE, insert(moves)),
        (Write.SEAT, merge.replace(seats)),
        (Write.DROP_SEATS, _drop_from(seats, seats.c.seat)),
        (Write.WINDOW, merge.replace(windows)),
        (Write.DROP_WINDOWS, _drop_from(windows, windows.c.position)),
        (Write.DELAY, _delay()),
        (Write.BOOKED, _count_booking()),
        (Write.BOOKING, insert(bookings)),
        (Write.RESULT, insert(results)),
        (Write.STANDING, merge.replace(standings)),
        (Write.MARKS, PASS_MARKS),
        (Write.SEASON, merge.missing(seasons)),
        (Write.END_SEASON, _end_season()),
        (Write.ACHIEVEMENT, merge.missing(achievements)),
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


def _new_host() -> ColumnElement[Any]:
    """Keep the pseudonym of a host who was forgotten meanwhile."""
    return func.coalesce(_host(), games.c.host_id)


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


def _count_booking() -> UpdateBase:
    """Count one more match of a server; holds others back who want to book there."""
    one = guilds.c.id == _b("guild_id")
    return update(guilds).where(one).values(booked=guilds.c.booked + _ONE)


def _end_season() -> UpdateBase:
    known = (seasons.c.guild_id == _b("guild_id")) & (seasons.c.number == _b("number"))
    return (
        update(seasons)
        .where(known)
        .values(
            ends_at=bindparam("b_ends_at", type_=BigInteger), name=bindparam("b_name", type_=Text)
        )
    )


def _pass_marks() -> UpdateBase:
    """Count a row that has moved at the marks between its two places."""
    place = tuple_(marks.c.key, marks.c.second, marks.c.third)
    board = (marks.c[name] == _b(name) for name in (*BOARD, "sorted_by"))
    return (
        update(marks)
        .where(
            *board,
            place >= tuple_(_number("low"), _number("low_second"), _text("third")),
            place < tuple_(_number("high"), _number("high_second"), _text("third")),
        )
        .values(above=marks.c.above + bindparam("b_by", type_=Integer))
    )


def _number(name: str) -> ColumnElement[int]:
    return bindparam(f"b_{name}", type_=BigInteger)


def _text(name: str) -> ColumnElement[str]:
    return bindparam(f"b_{name}", type_=Text)


PASS_MARKS = _pass_marks()


def _reads() -> list[tuple[Read, Executable]]:
    one = guilds.c.id == _b("guild_id")
    return [
        (Read.GUILD, select(guilds.c.booked, guilds.c.settings).where(one)),
        (Read.LATEST_SEASON, _latest_season()),
        (Read.PERSON, _person()),
        (Read.RATED, _rated_since()),
        (Read.STANDINGS, _standings_of()),
        (Read.MARKED, _marked()),
        (Read.SLOT, _slot()),
    ]


def _slot() -> Executable:
    """Read whose a slot is, and keep it so until the end of the transaction.

    Without the lock a write that is under way could land after somebody else's claim. SQLite needs
    none: one transaction writes at a time.
    """
    one = slots.c.slot == _b("slot")
    return select(slots.c.owner, slots.c.epoch).where(one).with_for_update(read=True)


def _latest_season() -> Executable:
    columns = (seasons.c[name] for name in ("number", "month", "begins_at", "ends_at", "name"))
    here = seasons.c.guild_id == _b("guild_id")
    latest = select(func.max(seasons.c.number)).where(here).scalar_subquery()
    return select(*columns).where(here, seasons.c.number == latest)


def _person() -> Executable:
    """Find out who of a pseudonym is known, and which pseudonym they have over all servers."""
    everywhere = players.alias()
    same = (everywhere.c.user_id == players.c.user_id) & (everywhere.c.guild_id == _EVERYWHERE)
    return (
        select(players.c.user_id, everywhere.c.id)
        .select_from(players.outerjoin(everywhere, same))
        .where(players.c.id == _b("player_id"))
    )


def _rated_since() -> Executable:
    return (
        select(func.count())
        .select_from(bookings)
        .where(
            bookings.c.guild_id == _b("guild_id"),
            bookings.c.people == _b("people"),
            bookings.c.at >= _b("since"),
            bookings.c.kind == _RATED,
        )
    )


STANDING_COLUMNS = (
    *("season", "deck", "games", "wins", "points", "streak", "best_streak", "rated", "mu", "sigma"),
    *("catches", "caught", "challenges_won", "challenges_lost", "at"),
)


def _standings_of() -> Executable:
    """Read one person's rows of up to four boards."""
    row = standings.c
    return select(*(row[name] for name in STANDING_COLUMNS)).where(
        row.guild_id == _b("guild_id"),
        row.season.in_((_b("season"), _b("all"))),
        row.deck.in_((_b("deck"), _b("all"))),
        row.player_id == _b("player_id"),
    )


def _marked() -> Executable:
    """Find out which of up to four boards have marks."""
    return (
        select(marks.c.season, marks.c.deck)
        .distinct()
        .where(
            marks.c.guild_id == _b("guild_id"),
            marks.c.season.in_((_b("season"), _b("all"))),
            marks.c.deck.in_((_b("deck"), _b("all"))),
        )
    )


def _drop_from(table: Table, column: ColumnElement[Any]) -> UpdateBase:
    return delete(table).where(table.c.game_id == _b("game_id"), column >= _b("first"))


def _delay() -> UpdateBase:
    """Move the deadlines of one table; which tables are live is read before."""
    early = windows.c.due_at < _b("not_before")
    return (
        update(windows)
        .where(early, windows.c.game_id == _b("game_id"))
        .values(due_at=bindparam("b_not_before", type_=BigInteger))
    )


class _Merge:
    """The statements that need the dialect's own `INSERT … ON CONFLICT`."""

    def __init__(self, dialect_name: str) -> None:
        self._insert: Callable[[Table], Any] = partial(insert_into, dialect_name)

    def missing(self, table: Table, names: Sequence[str] = ()) -> UpdateBase:
        """Insert a row unless it is there; `names` are the columns that are given."""
        statement: UpdateBase = self._into(table, names).on_conflict_do_nothing()
        return statement

    def replace(self, table: Table, names: Sequence[str] = ()) -> UpdateBase:
        """Insert a row or bring all of it, or the columns `names`, up to date."""
        key = [column.name for column in table.primary_key]
        statement = self._into(table, names)
        given = names or table.columns.keys()
        new = {name: statement.excluded[name] for name in given if name not in key}
        merged: UpdateBase = statement.on_conflict_do_update(index_elements=key, set_=new)
        return merged

    def _into(self, table: Table, names: Sequence[str]) -> Any:
        values = {name: bindparam(name, type_=table.c[name].type) for name in names}
        return self._insert(table).values(values) if values else self._insert(table)

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
