"""Leaderboards from indexed aggregates: pages, ranks and the asker's own row, no scan.

Every order is one index of `standings`: board, `listed`, key, second key, pseudonym. A page is read
from it backwards; a rank is one more than the number of better rows in it. Equal keys share a rank.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sqlalchemy import ColumnElement, Integer, Row, Select, bindparam, func, select, true, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from uno.store.schema import ALL, players, standings
from uno.store.statements import MINIMUM_FOR_WIN_RATE
from uno.table.ports import LeaderboardOrder, LeaderboardPage, LeaderboardRow

_columns = standings.c
_KEYS = {
    LeaderboardOrder.WINS: (_columns.wins, _columns.points),
    LeaderboardOrder.POINTS: (_columns.points, _columns.wins),
    LeaderboardOrder.WIN_RATE: (_columns.win_rate, _columns.games),
    LeaderboardOrder.GAMES: (_columns.games, _columns.wins),
}


@dataclass(frozen=True, slots=True)
class Queries:
    """The statements of one order."""

    page: Select[Any]
    better: Select[Any]
    own: Select[Any]


@dataclass(frozen=True, slots=True)
class PageRequest:
    """Which part of which board."""

    guild_id: int
    order: LeaderboardOrder
    asker: str | None
    offset: int
    limit: int
    season: str = ALL
    deck: str = ALL


def minimum_games(order: LeaderboardOrder) -> int:
    """Tell how many matches a person needs to be listed."""
    return MINIMUM_FOR_WIN_RATE if order is LeaderboardOrder.WIN_RATE else 1


async def read_page(connection: AsyncConnection, request: PageRequest) -> LeaderboardPage:
    """Read a page and the asker's own row."""
    queries = QUERIES[request.order]
    board = {"guild": request.guild_id, "season": request.season, "deck": request.deck}
    limits = {"offset": request.offset, "limit": request.limit + 1}
    found = (await connection.execute(queries.page, {**board, **limits})).all()
    rows = found[: request.limit]
    own = await _own(connection, queries, board, request.asker)
    return LeaderboardPage(
        rows=await _ranked(connection, queries, board, request, rows),
        own=None if own is None else await _own_row(connection, request, queries, board, own),
        own_games=0 if own is None else own.games,
        minimum_games=minimum_games(request.order),
        has_more=len(found) > request.limit,
    )


async def _own(
    connection: AsyncConnection, queries: Queries, board: dict[str, Any], asker: str | None
) -> Row[Any] | None:
    if asker is None:
        return None
    return (await connection.execute(queries.own, {**board, "player": asker})).one_or_none()


async def _own_row(
    connection: AsyncConnection,
    request: PageRequest,
    queries: Queries,
    board: dict[str, Any],
    own: Row[Any],
) -> LeaderboardRow | None:
    if not own.listed or own.games < minimum_games(request.order):
        return None
    return _row(await _rank(connection, queries, board, own), own)


async def _ranked(
    connection: AsyncConnection,
    queries: Queries,
    board: dict[str, Any],
    request: PageRequest,
    rows: Any,
) -> tuple[LeaderboardRow, ...]:
    """Give the first row its rank and let the others follow from it."""
    if not rows:
        return ()
    rank = 1 if request.offset == 0 else await _rank(connection, queries, board, rows[0])
    ranked = [_row(rank, rows[0])]
    for place, (previous, row) in enumerate(pairwise(rows), request.offset + 2):
        if (row.key, row.second) != (previous.key, previous.second):
            rank = place
        ranked.append(_row(rank, row))
    return tuple(ranked)


async def _rank(
    connection: AsyncConnection, queries: Queries, board: dict[str, Any], row: Row[Any]
) -> int:
    parameters = {**board, "key": row.key, "second": row.second}
    better: int = (await connection.execute(queries.better, parameters)).scalar_one()
    return better + 1


def _row(rank: int, row: Row[Any]) -> LeaderboardRow:
    return LeaderboardRow(rank, row.name or "", row.user_id, row.games, row.wins, row.points)


def _build(order: LeaderboardOrder) -> Queries:
    key, second = _KEYS[order]
    listed = _board() & (_columns.listed == true())
    if order is LeaderboardOrder.WIN_RATE:
        listed &= _columns.win_rate >= 0
    better = tuple_(key, second) > tuple_(
        bindparam("key", type_=key.type), bindparam("second", type_=second.type)
    )
    return Queries(
        page=_page(key, second, listed),
        better=select(func.count()).select_from(standings).where(listed, better),
        own=_rows(key, second).where(_board(), _columns.player_id == bindparam("player")),
    )


def _board() -> ColumnElement[bool]:
    return (
        (_columns.guild_id == bindparam("guild"))
        & (_columns.season == bindparam("season"))
        & (_columns.deck == bindparam("deck"))
    )


def _rows(key: ColumnElement[Any], second: ColumnElement[Any]) -> Select[Any]:
    return select(
        players.c.name,
        players.c.user_id,
        _columns.games,
        _columns.wins,
        _columns.points,
        _columns.listed,
        key.label("key"),
        second.label("second"),
    ).join(players, players.c.id == _columns.player_id)


def _page(
    key: ColumnElement[Any], second: ColumnElement[Any], listed: ColumnElement[bool]
) -> Select[Any]:
    """Find the page in the index alone, then fetch its rows."""
    descending = (key.desc(), second.desc(), _columns.player_id.desc())
    ids = (
        select(_columns.player_id)
        .where(listed)
        .order_by(*descending)
        .offset(bindparam("offset", type_=Integer))
        .limit(bindparam("limit", type_=Integer))
    )
    return _rows(key, second).where(_board(), _columns.player_id.in_(ids)).order_by(*descending)


QUERIES = {order: _build(order) for order in LeaderboardOrder}
