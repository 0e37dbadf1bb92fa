"""Marks in the orders of large boards, so that a rank is one look-up and a short count.

A mark is a place in an order, with the number of listed rows above it. Whoever passes a mark is
counted there in the transaction in which their row changes (ADR 0022), so a rank is exact: what
stands at the next mark above, and the rows between, counted in the index alone. A board without
marks is counted from its top: right as well, and as quick as long as it is small.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, cast

from sqlalchemy import (
    ColumnElement,
    Integer,
    Row,
    Select,
    and_,
    delete,
    func,
    insert,
    literal,
    null,
    select,
    union_all,
    update,
)

from uno.ratings.standing import MINIMUM_GAMES
from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.schema import BOARD, SORT_KEYS, guilds, marks, standings
from uno.store.statements import PASS_MARKS
from uno.store.transactions import transact

STEP: Final = 500  # rows from one mark to the next when they are made
MOST_BETWEEN: Final = 4 * STEP  # then they are made anew
# With fewer matches of ten people no board is as long.
LEAST_BOOKED: Final = MOST_BETWEEN * MINIMUM_GAMES // 10
_LOWEST: Final = (-(2**63), -(2**63))

Values = Mapping[str, Any]
_place = (marks.c.key, marks.c.second, marks.c.third)


async def hold(connection: AsyncConnection, guild_id: int) -> None:
    """Keep everybody from booking in a server until the end of the transaction."""
    same = {"booked": guilds.c.booked}
    await connection.execute(update(guilds).where(guilds.c.id == guild_id).values(same))


def passes(before: Values | None, after: Values | None) -> Iterator[dict[str, Any]]:
    """Yield the parameters of PASS_MARKS for a row of a board that has changed, in each order."""
    was = before if before is not None and before["listed"] else None
    is_now = after if after is not None and after["listed"] else None
    known = after if after is not None else before
    if known is None:
        return
    for order, names in SORT_KEYS.items():
        old = _LOWEST if was is None else (was[names[0]], was[names[1]])
        new = _LOWEST if is_now is None else (is_now[names[0]], is_now[names[1]])
        if old == new:
            continue
        low, high = sorted((old, new))
        third = known["player_id"]
        yield {
            **{f"b_{name}": known[name] for name in BOARD},
            "b_sorted_by": order,
            **{"b_low": low[0], "b_low_second": low[1]},
            **{"b_high": high[0], "b_high_second": high[1]},
            "b_third": third,
            "b_by": 1 if new > old else -1,
        }


async def unlist(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> None:
    """Count in the marks that rows of standings are listed no more."""
    moved = [one for row in rows for one in passes(cast(Values, row._mapping), None)]
    if moved:
        await connection.execute(PASS_MARKS, moved)


async def keep_marks(engine: AsyncEngine) -> int:
    """Make marks where a count has become long; return for how many orders of boards."""
    async with engine.connect() as connection:
        large = select(guilds.c.id).where(guilds.c.booked >= LEAST_BOOKED).order_by(guilds.c.id)
        servers = list((await connection.execute(large)).scalars())
    made = 0
    for guild_id in servers:
        async with engine.connect() as connection:
            wanted = await _long(connection, guild_id)
        for values, order in wanted:
            await transact(engine, partial(_hold_and_make, guild_id, values, order))
        made += len(wanted)
    return made


async def _hold_and_make(
    guild_id: int, values: Values, order: str, connection: AsyncConnection
) -> None:
    await hold(connection, guild_id)
    await _make(connection, values, order)


async def renew_marks(connection: AsyncConnection, guild_id: int) -> None:
    """Make all marks of a server anew; the caller holds it."""
    await connection.execute(delete(marks).where(marks.c.guild_id == guild_id))
    for values, order in await _long(connection, guild_id):
        await _make(connection, values, order)


async def wrong_marks(connection: AsyncConnection, guild_id: int) -> int:
    """Count the marks of a server that do not say how many rows are above them."""
    boards = select(marks.c.season, marks.c.deck, marks.c.sorted_by).distinct()
    wrong = 0
    for row in await connection.execute(boards.where(marks.c.guild_id == guild_id)):
        values = {"guild_id": guild_id, "season": row.season, "deck": row.deck}
        wrong += await connection.scalar(_wrong(values, row.sorted_by)) or 0
    return wrong


async def _long(connection: AsyncConnection, guild_id: int) -> list[tuple[Values, str]]:
    """Find the orders of boards in which too many rows lie between two marks."""
    found = await connection.execute(
        select(standings.c.season, standings.c.deck, func.count().label("listed"))
        .where(standings.c.guild_id == guild_id, standings.c.listed.is_(True))
        .group_by(standings.c.season, standings.c.deck)
    )
    long: list[tuple[Values, str]] = []
    for row in found.all():
        if row.listed <= MOST_BETWEEN:
            continue
        values = {"guild_id": guild_id, "season": row.season, "deck": row.deck}
        for order in SORT_KEYS:
            query = select(marks.c.above).where(_of(marks, values), marks.c.sorted_by == order)
            above = list((await connection.execute(query.order_by(marks.c.above))).scalars())
            ends = [0, *above, row.listed]
            if max(b - a for a, b in pairwise(ends)) > MOST_BETWEEN:
                long.append((values, order))
    return long


async def _make(connection: AsyncConnection, values: Values, order: str) -> None:
    """Put a mark at every STEPth row of an order."""
    await connection.execute(delete(marks).where(_of(marks, values), marks.c.sorted_by == order))
    key, second = (standings.c[name] for name in SORT_KEYS[order])
    downwards = [column.desc() for column in (key, second, standings.c.player_id)]
    rows = (
        select(
            key.label("key"),
            second.label("second"),
            standings.c.player_id.label("third"),
            func.row_number().over(order_by=downwards).label("number"),
        )
        .where(_of(standings, values), standings.c.listed.is_(True))
        .subquery()
    )
    board = [literal(values[name], standings.c[name].type) for name in BOARD]
    above = rows.c.number - literal(1, Integer)
    places = (rows.c.key, rows.c.second, rows.c.third)
    chosen = select(*board, literal(order), *places, above).where(rows.c.number % STEP == 0)
    names = [*BOARD, "sorted_by", "key", "second", "third", "above"]
    await connection.execute(insert(marks).from_select(names, chosen))


def _wrong(values: Values, order: str) -> Select[Any]:
    """Read marks and rows together, downwards, and count along."""
    key, second = (standings.c[name] for name in SORT_KEYS[order])
    row = select(
        key.label("key"),
        second.label("second"),
        standings.c.player_id.label("third"),
        literal(1, Integer).label("is_row"),
        null().label("above"),
    ).where(_of(standings, values), standings.c.listed.is_(True))
    mark = select(*_place, literal(0, Integer), marks.c.above).where(
        _of(marks, values), marks.c.sorted_by == order
    )
    both = union_all(row, mark).subquery()
    downwards = [both.c.key.desc(), both.c.second.desc(), both.c.third.desc(), both.c.is_row]
    counted = func.sum(both.c.is_row).over(order_by=downwards, rows=(None, 0)).label("counted")
    told = select(both.c.above, counted).subquery()
    return select(func.count()).where(told.c.above.is_not(None), told.c.above != told.c.counted)


def _of(table: Any, values: Values) -> ColumnElement[bool]:
    return and_(*(table.c[name] == values[name] for name in BOARD))
