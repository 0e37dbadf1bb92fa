"""Leaderboards from indexed aggregates: pages, ranks and the asker's own row, no scan.

Every order is one index of `standings`: board, `listed`, key, second key, pseudonym. A page is read
from it backwards, from the row at which the page before it ended; a rank is one more than the
number of better rows in it. On a large board the next mark above knows most of that number
(uno.store.marks); what is left is counted in the index alone. Equal keys share a rank.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Row,
    Select,
    Table,
    bindparam,
    case,
    func,
    literal_column,
    not_,
    select,
    true,
    tuple_,
)

from uno.ratings.skill import shown
from uno.ratings.standing import MINIMUM_GAMES
from uno.store.async_engine import AsyncConnection
from uno.store.schema import ALL, SORT_KEYS, marks, players, standings
from uno.table.ports import Board, Cursor, LeaderboardOrder, LeaderboardPage, LeaderboardRow, Side

_row = standings.c
Values = dict[str, Any]
_LIMIT: Final = bindparam("limit", type_=Integer)


@dataclass(frozen=True, slots=True)
class Queries:
    """The statements of one order."""

    top: Select[Any]
    sides: dict[Side, Select[Any]]
    unlisted: Select[Any]
    better: "Count"
    before: "Count"
    own: Select[Any]


@dataclass(frozen=True, slots=True)
class Count:
    """How to count rows above a place: from the next mark; where there is none, from the top."""

    from_mark: Select[Any]
    from_top: Select[Any]


async def read_page(
    connection: AsyncConnection, board: Board, user_id: int, cursor: Cursor | None, limit: int
) -> LeaderboardPage:
    """Read a page and the asker's own row."""
    queries = QUERIES[board.order]
    values = _values(board)
    own = (await connection.execute(queries.own, {**values, "user": user_id})).one_or_none()
    rows, has_more = await _rows(connection, queries, values, cursor, limit)
    ranked = await _ranked(connection, queries, values, cursor, rows)
    below: Sequence[Row[Any]] = ()
    if cursor is None and not has_more and len(rows) < limit:
        wanted = {**values, "limit": limit - len(rows)}
        below = (await connection.execute(queries.unlisted, wanted)).all()
    positions = [position for _, position, _ in ranked]
    return LeaderboardPage(
        rows=(*(_line(rank, row) for rank, _, row in ranked), *(_line(None, row) for row in below)),
        own=None if own is None else await _own_line(connection, queries, values, own, ranked),
        minimum_games=MINIMUM_GAMES,
        back=_cursor(Side.BEFORE, rows[0]) if rows and positions[0] > 1 else None,
        further=_further(ranked) if has_more and ranked else None,
        here=_cursor(Side.AT, own) if own is not None and own.listed else None,
    )


Ranked = list[tuple[int, int, Row[Any]]]  # rank, position, row


async def _rows(
    connection: AsyncConnection,
    queries: Queries,
    values: Values,
    cursor: Cursor | None,
    limit: int,
) -> tuple[list[Row[Any]], bool]:
    """Return the rows of a page, best first, and whether more follow."""
    if cursor is None:
        found = (await connection.execute(queries.top, {**values, "limit": limit + 1})).all()
        return list(found[:limit]), len(found) > limit
    query, at = queries.sides[cursor.side], _at(cursor)
    if cursor.side is Side.BEFORE:
        found = (await connection.execute(query, {**values, **at, "limit": limit})).all()
        return list(reversed(found)), True
    found = (await connection.execute(query, {**values, **at, "limit": limit + 1})).all()
    return list(found[:limit]), len(found) > limit


async def _ranked(
    connection: AsyncConnection,
    queries: Queries,
    values: Values,
    cursor: Cursor | None,
    rows: list[Row[Any]],
) -> Ranked:
    """Give the first row its rank and let the others follow from it."""
    if not rows:
        return []
    rank, position = await _first(connection, queries, values, cursor, rows[0])
    ranked = [(rank, position, rows[0])]
    for previous, row in pairwise(rows):
        position += 1
        if (row.key, row.second) != (previous.key, previous.second):
            rank = position
        ranked.append((rank, position, row))
    return ranked


async def _first(
    connection: AsyncConnection,
    queries: Queries,
    values: Values,
    cursor: Cursor | None,
    row: Row[Any],
) -> tuple[int, int]:
    """Return rank and position of the first row of a page."""
    if cursor is None:
        return 1, 1
    if cursor.side is Side.AFTER:
        position = cursor.position + 1
        is_equal = (row.key, row.second) == (cursor.key, cursor.second)
        return cursor.rank if is_equal else position, position
    rank = await _count(connection, queries.better, values, row)
    return rank, await _count(connection, queries.before, values, row)


async def _own_line(
    connection: AsyncConnection,
    queries: Queries,
    values: Values,
    own: Row[Any],
    ranked: Ranked,
) -> LeaderboardRow:
    if not own.listed:
        return _line(None, own)
    shown_rank = next((rank for rank, _, row in ranked if row.player_id == own.player_id), None)
    return _line(shown_rank or await _count(connection, queries.better, values, own), own)


async def _count(connection: AsyncConnection, count: Count, values: Values, row: Row[Any]) -> int:
    at = {**values, "key": row.key, "second": row.second, "player": row.player_id}
    found: int | None = await connection.scalar(count.from_mark, at)
    if found is None:
        found = (await connection.execute(count.from_top, at)).scalar_one()
    return found + 1


def _further(ranked: Ranked) -> Cursor:
    rank, position, row = ranked[-1]
    return _cursor(Side.AFTER, row, rank, position)


def _cursor(side: Side, row: Row[Any], rank: int = 0, position: int = 0) -> Cursor:
    return Cursor(side, row.key, row.second, row.player_id, rank, position)


def _at(cursor: Cursor) -> Values:
    return {"key": cursor.key, "second": cursor.second, "player": cursor.player}


def _values(board: Board) -> Values:
    return {
        "guild": board.guild_id,
        "season": ALL if board.season is None else str(board.season),
        "deck": board.deck or ALL,
    }


def _line(rank: int | None, row: Row[Any]) -> LeaderboardRow:
    return LeaderboardRow(
        rank,
        row.name or "",
        row.user_id,
        row.games,
        row.wins,
        row.points,
        shown(row.rating),
        row.best_streak,
    )


# Statements


def _build(order: LeaderboardOrder) -> Queries:
    key, second = (_row[name] for name in SORT_KEYS[order.value])
    listed = _board() & (_row.listed == true())
    at = {
        "key": bindparam("key", type_=BigInteger),  # whatever a forged cursor says
        "second": bindparam("second", type_=BigInteger),
    }
    place = tuple_(key, second, _row.player_id)
    player = bindparam("player", type_=_row.player_id.type)
    given = tuple_(at["key"], at["second"], player)
    # In two parts, each a plain range: a comparison of rows is made for every entry again.
    better = [key > at["key"], (key == at["key"]) & (second > at["second"])]
    ahead = (
        (key == at["key"])
        & (second == at["second"])
        & (_row.player_id > bindparam("player", type_=_row.player_id.type))
    )
    return Queries(
        top=_page(key, second, listed),
        sides={
            Side.AFTER: _page(key, second, listed & (place < given)),
            Side.AT: _page(key, second, listed & (place <= given)),
            Side.BEFORE: _page(key, second, listed & (place > given), is_upwards=True),
        },
        unlisted=_unlisted(key, second),
        better=Count(
            _counted_from_mark(order, (at["key"], at["second"]), listed),
            _counted([listed & part for part in better]),
        ),
        before=Count(
            _counted_from_mark(order, (at["key"], at["second"], player), listed),
            _counted([listed & part for part in (*better, ahead)]),
        ),
        own=_rows_of(key, second).where(
            _board(),
            players.c.guild_id == bindparam("guild"),
            players.c.user_id == bindparam("user"),
        ),
    )


def _board(table: Table = standings) -> ColumnElement[bool]:
    return (
        (table.c.guild_id == bindparam("guild"))
        & (table.c.season == bindparam("season"))
        & (table.c.deck == bindparam("deck"))
    )


def _rows_of(key: ColumnElement[Any], second: ColumnElement[Any]) -> Select[Any]:
    return select(
        players.c.name,
        players.c.user_id,
        _row.player_id,
        _row.games,
        _row.wins,
        _row.points,
        _row.rating,
        _row.best_streak,
        _row.listed,
        key.label("key"),
        second.label("second"),
    ).join(players, players.c.id == _row.player_id)


def _page(
    key: ColumnElement[Any],
    second: ColumnElement[Any],
    listed: ColumnElement[bool],
    *,
    is_upwards: bool = False,
) -> Select[Any]:
    """Find the page in the index alone, then fetch its rows."""
    columns = (key, second, _row.player_id)
    order = [column.asc() if is_upwards else column.desc() for column in columns]
    ids = select(_row.player_id).where(listed).order_by(*order).limit(_LIMIT)
    return _rows_of(key, second).where(_board(), _row.player_id.in_(ids)).order_by(*order)


def _unlisted(key: ColumnElement[Any], second: ColumnElement[Any]) -> Select[Any]:
    """Find the best of those who have too few matches for a rank."""
    order = (key.desc(), second.desc(), _row.player_id.desc())
    few = _board() & (_row.listed != true())
    known = players.c.user_id.is_not(None)
    return _rows_of(key, second).where(few, known).order_by(*order).limit(_LIMIT)


def _counted(parts: Sequence[ColumnElement[bool]]) -> Select[Any]:
    counts = [
        select(func.count()).select_from(standings).where(part).scalar_subquery() for part in parts
    ]
    return select(sum(counts[1:], start=counts[0]))


def _counted_from_mark(
    order: LeaderboardOrder, given: Sequence[ColumnElement[Any]], listed: ColumnElement[bool]
) -> Select[Any]:
    """Count the rows above a place up to the next mark, and add what is above that one.

    `given` has two keys, or the pseudonym too. In parts that are each a plain range: PostgreSQL
    reads on beyond the end of a comparison of rows until the first column differs.
    """
    names = ("key", "second", "third")
    above = tuple_(*(marks.c[name] for name in names[: len(given)])) > tuple_(*given)
    mark = (
        select(marks.c.above, *(marks.c[name] for name in names))
        .where(_board(marks), marks.c.sorted_by == literal_column(f"'{order.value}'"), above)
        .order_by(*(marks.c[name] for name in names))
        .limit(1)
        .subquery("mark")
    )
    key, second, player = *(_row[name] for name in SORT_KEYS[order.value]), _row.player_id
    at_key, at_second, *rest = given
    is_same, is_level = mark.c.key == at_key, mark.c.second == at_second
    end = case((is_same, mark.c.second), else_=literal_column(str(2**63 - 1)))
    is_beyond = not_(is_same & is_level)
    parts = [
        (key == at_key) & (second > at_second) & (second < end),
        (key > at_key) & (key < mark.c.key),
        not_(is_same) & (key == mark.c.key) & (second < mark.c.second),
        is_beyond & (key == mark.c.key) & (second == mark.c.second) & (player <= mark.c.third),
    ]
    for at_player in rest:
        equal = (key == at_key) & (second == at_second) & (player > at_player)
        parts += [is_beyond & equal, is_same & is_level & equal & (player <= mark.c.third)]
    counts = [
        select(func.count())
        .select_from(standings)
        .where(listed, part)
        .scalar_subquery()
        .correlate(mark)
        for part in parts
    ]
    return select(sum(counts, start=mark.c.above))


QUERIES = {order: _build(order) for order in LeaderboardOrder}
