"""What changes rarely: seasons end, people are forgotten, old matches and left servers go.

Each of these is work for one transaction (uno.store.transactions), and may be done again.
"""

from typing import Final

from sqlalchemy import ColumnElement, Table, and_, delete, func, or_, select, update

from uno.ratings.seasons import Season
from uno.store.async_engine import AsyncConnection
from uno.store.marks import hold, unlist
from uno.store.recompute import forget_note, note_stale
from uno.store.schema import (
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
    standings,
    windows,
)

GAMES_AT_ONCE: Final = 100  # in one transaction: the bot's own writes have to wait for it


async def end_season(
    connection: AsyncConnection, guild_id: int, now: int, name: str | None
) -> Season | None:
    """End the season of a server that is under way; None: there is none."""
    here = seasons.c.guild_id == guild_id
    latest = select(func.max(seasons.c.number)).where(here).scalar_subquery()
    going = or_(seasons.c.ends_at.is_(None), seasons.c.ends_at > now)
    one = and_(here, seasons.c.number == latest, going)
    began = select(*(seasons.c[name] for name in ("number", "month", "begins_at")))
    row = (await connection.execute(began.where(one))).one_or_none()
    if row is None:
        return None
    number = seasons.c.number == row.number
    await connection.execute(update(seasons).where(here, number).values(ends_at=now, name=name))
    return Season(row.number, row.month, row.begins_at, now, name)


async def forget(connection: AsyncConnection, mine: ColumnElement[bool]) -> None:
    """Let nothing lead from some pseudonyms to a person any more."""
    theirs = select(players.c.id).where(mine).scalar_subquery()
    nothing = dict.fromkeys(("user_id", "name", "locale", "settings"))
    await _unlist(connection, mine)
    await connection.execute(delete(achievements).where(achievements.c.player_id.in_(theirs)))
    await connection.execute(
        update(standings).where(standings.c.player_id.in_(theirs)).values(listed=False)
    )
    await connection.execute(update(players).where(mine).values(nothing))


async def strip_some(connection: AsyncConnection, old: ColumnElement[bool]) -> int:
    """Remove moves, states and seeds of at most GAMES_AT_ONCE matches; return of how many."""
    some = select(games.c.id).where(old, games.c.seed.is_not(None)).limit(GAMES_AT_ONCE)
    ids = list(await connection.scalars(some))
    for table in (moves, windows):
        await connection.execute(delete(table).where(table.c.game_id.in_(ids)))
    nothing = {"state": None, "seed": None, "secret": None, "recent": "[]"}
    await connection.execute(update(games).where(games.c.id.in_(ids)).values(nothing))
    return len(ids)


async def drop_some_games(
    connection: AsyncConnection, guild_id: int, theirs: ColumnElement[bool]
) -> tuple[int, bool]:
    """Delete at most GAMES_AT_ONCE games with all that hangs on them.

    Return how many, and whether any counted on the board over all servers.
    """
    some = select(games.c.id).where(theirs).order_by(games.c.id).limit(GAMES_AT_ONCE)
    ids = list(await connection.scalars(some))
    everywhere = bookings.c.game_id.in_(ids) & (bookings.c.guild_id == EVERYWHERE)
    counted = bool(await connection.scalar(select(func.count()).where(everywhere)))
    await note_stale(connection, guild_id)
    if counted:
        await note_stale(connection, EVERYWHERE)
    tables: tuple[Table, ...] = (achievements, results, bookings, moves, windows, seats)
    for table in tables:
        await connection.execute(delete(table).where(table.c.game_id.in_(ids)))
    await connection.execute(delete(games).where(games.c.id.in_(ids)))
    return len(ids), counted


async def drop_people(connection: AsyncConnection, guild_id: int, *, with_live: bool) -> None:
    """Delete the people of a server and their standings; with its live tables, the server too."""
    here = players.c.guild_id == guild_id
    await hold(connection, guild_id)
    for table in (marks, standings, seasons):
        await connection.execute(delete(table).where(table.c.guild_id == guild_id))
    if not with_live:
        seated = select(seats.c.player_id).where(seats.c.player_id.is_not(None))
        hosts = select(games.c.host_id).where(games.c.guild_id == guild_id)
        here &= players.c.id.not_in(seated) & players.c.id.not_in(hosts)
    await forget_note(connection, guild_id)
    theirs = select(players.c.id).where(here).scalar_subquery()
    await connection.execute(delete(achievements).where(achievements.c.player_id.in_(theirs)))
    await connection.execute(delete(players).where(here))
    one = guilds.c.id == guild_id
    if with_live:
        choices = meta.c.key.startswith(f"choice:{guild_id}:", autoescape=True)
        await connection.execute(delete(meta).where(choices))
        await connection.execute(delete(guilds).where(one))
    else:
        await connection.execute(update(guilds).where(one).values(booked=0))


async def _unlist(connection: AsyncConnection, mine: ColumnElement[bool]) -> None:
    """Take a person off all boards, while nobody books in their servers."""
    servers = set(await connection.scalars(select(players.c.guild_id).where(mine)))
    for guild_id in sorted(servers, key=lambda one: (one == EVERYWHERE, one)):  # as a booking does
        await hold(connection, guild_id)
    theirs = standings.c.player_id.in_(select(players.c.id).where(mine))
    listed = select(standings).where(theirs, standings.c.listed.is_(True))
    await unlist(connection, (await connection.execute(listed)).all())
