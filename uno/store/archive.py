"""Read what is kept of finished matches and people: profiles, histories, numbers, exports."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Row,
    Update,
    and_,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from uno.ratings.seasons import Season
from uno.ratings.skill import shown
from uno.ratings.standing import Standing
from uno.store import upkeep
from uno.store.async_engine import AsyncConnection, AsyncEngine
from uno.store.booking import standing_from
from uno.store.export import person_parts, server_parts
from uno.store.held import reason
from uno.store.marks import keep_marks
from uno.store.recompute import recompute_server
from uno.store.schema import (
    ALL,
    EVERYWHERE,
    IS_LIVE,
    SOLO,
    achievements,
    bookings,
    games,
    guilds,
    players,
    results,
    seasons,
    seats,
    standings,
)
from uno.store.statements import STANDING_COLUMNS
from uno.store.transactions import transact
from uno.table.archive import (
    HeadToHead,
    History,
    Json,
    Outcome,
    PastMatch,
    Podium,
    Profile,
    RatingPoint,
    Stats,
    Week,
)
from uno.table.ports import StoreUnavailableError
from uno.table.records import Controller, Status

MOST_POINTS: Final = 1_000  # of a curve; older ones are left out
PODIUM: Final = 3
LAST_MATCHES, MOST_CHANNELS = 50, 5  # of a season: where its podium may be told
WEEK: Final = 7 * 86_400_000
MOST_PRESETS: Final = 5
SHARD_SHIFT: Final = 1 << 22

T = TypeVar("T")
Reading = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
_SEASON = tuple(seasons.c[name] for name in ("number", "month", "begins_at", "ends_at", "name"))


class SqlArchive:
    """Implement uno.table.archive.Archive."""

    def __init__(
        self, engine: AsyncEngine, reading: Reading, forgotten: Callable[[int | None], None]
    ) -> None:
        """Take how to read, and who has to know that a person (None: many) was forgotten."""
        self._engine = engine
        self._reading = reading
        self._forgotten = forgotten

    # Shown to people

    async def profile(self, guild_id: int, user_id: int, asker: int) -> Profile | None:
        """Return what is known of a player; None: nobody here has that account."""
        async with self._reading() as connection:
            player = await _player(connection, guild_id, user_id)
            if player is None:
                return None
            rows = await _standings(connection, guild_id, player.id)
            other = None if asker == user_id else await _player(connection, guild_id, asker)
            return Profile(
                player=player.id,
                name=player.name or "",
                user_id=user_id,
                standing=rows.get((ALL, ALL), Standing()),
                solo=rows.get((SOLO, ALL), Standing()),
                favourite=await _favourite(connection, player.id),
                achievements=await _achievements(connection, player.id),
                curve=await _curve(connection, player.id),
                against=None if other is None else await _against(connection, other.id, player.id),
            )

    async def history(
        self, guild_id: int, user_id: int, before: tuple[int, str] | None, limit: int
    ) -> History:
        """Return a page of a person's matches in a server."""
        async with self._reading() as connection:
            player = await _player(connection, guild_id, user_id)
            if player is None:
                return History((), None)
            query = _past_matches(player.id, before, limit + 1)
            found = (await connection.execute(query)).all()
        matches = tuple(map(_past_match, found[:limit]))
        last = matches[-1] if len(found) > limit else None
        return History(matches, None if last is None else (last.at, last.game))

    async def outcomes(self, game_id: str) -> Mapping[str, Outcome]:
        """Return by pseudonym what a match did for its players."""
        async with self._reading() as connection:
            rows = await connection.execute(
                select(results.c.player_id, results.c.rating_before, results.c.rating_after)
                .where(results.c.game_id == game_id, results.c.guild_id != EVERYWHERE)
                .order_by(results.c.player_id)
            )
            earned = await connection.execute(
                select(achievements.c.player_id, achievements.c.achievement).where(
                    achievements.c.game_id == game_id
                )
            )
            names: dict[str, list[str]] = {}
            for player, achievement in earned:
                names.setdefault(player, []).append(achievement)
            return {
                row.player_id: Outcome(
                    row.rating_before, row.rating_after, tuple(names.get(row.player_id, ()))
                )
                for row in rows
            }

    async def stats(self, guild_id: int, now: int, weeks: int) -> Stats:
        """Count what was played in a server."""
        since = now - weeks * WEEK
        here = and_(games.c.guild_id == guild_id, games.c.ended_at >= since)
        week = ((games.c.ended_at - since) // WEEK).label("week")
        played = games.c.started_at.is_not(None)
        async with self._reading() as connection:
            tables = await _by_week(
                connection, select(week, func.count()).where(here, played).group_by(week)
            )
            counted = results.join(games, games.c.id == results.c.game_id)
            own = results.c.guild_id == guild_id
            people = await _by_week(
                connection,
                select(week, func.count(func.distinct(results.c.player_id)))
                .select_from(counted)
                .where(here, own)
                .group_by(week),
            )
            matches = await _by_week(
                connection,
                select(week, func.count(func.distinct(results.c.game_id)))
                .select_from(counted)
                .where(here, own)
                .group_by(week),
            )
            number = func.count().label("number")
            presets = await connection.execute(
                select(games.c.preset, number)
                .where(here, played)
                .group_by(games.c.preset)
                .order_by(number.desc(), games.c.preset)
                .limit(MOST_PRESETS)
            )
            ever = await connection.execute(
                select(func.count())
                .select_from(standings)
                .where(
                    standings.c.guild_id == guild_id,
                    standings.c.season == ALL,
                    standings.c.deck == ALL,
                )
            )
            booked = await connection.scalar(select(guilds.c.booked).where(guilds.c.id == guild_id))
            return Stats(
                weeks=tuple(
                    Week(
                        since + number * WEEK,
                        tables.get(number, 0),
                        matches.get(number, 0),
                        people.get(number, 0),
                    )
                    for number in reversed(range(weeks))
                ),
                presets=tuple((row.preset, row.number) for row in presets),
                players=ever.scalar_one(),
                matches=booked or 0,
            )

    # Privacy

    async def is_everywhere(self, user_id: int) -> bool:
        """Tell whether a person is on the leaderboard over all servers."""
        async with self._reading() as connection:
            return await _player(connection, EVERYWHERE, user_id) is not None

    async def live_games(self, user_id: int) -> Sequence[tuple[int, int]]:
        """Return server and channel of the live tables at which a person sits."""
        query = (
            select(games.c.guild_id, games.c.channel_id)
            .join(seats, seats.c.game_id == games.c.id)
            .join(players, players.c.id == seats.c.player_id)
            .where(
                players.c.user_id == user_id,
                seats.c.left.is_(False),
                seats.c.controller == Controller.PERSON.value,
                IS_LIVE,
            )
            .order_by(games.c.id)
        )
        async with self._reading() as connection:
            return [(row.guild_id, row.channel_id) for row in await connection.execute(query)]

    async def export_person(self, user_id: int) -> AsyncIterator[Json]:
        """Yield all that is kept of a person, in every server."""
        async with self._reading() as connection:
            async for part in person_parts(connection, user_id):
                yield part

    async def forget(self, user_id: int, *, everywhere_only: bool = False) -> None:
        """Let nothing lead from pseudonyms to a person any more."""
        mine = players.c.user_id == user_id
        if everywhere_only:
            mine &= players.c.guild_id == EVERYWHERE
        await self._transact(lambda connection: upkeep.forget(connection, mine))
        self._forgotten(user_id)

    async def export_server(self, guild_id: int) -> AsyncIterator[Json]:
        """Yield all that is kept of a server, without hands and seeds of live tables."""
        async with self._reading() as connection:
            async for part in server_parts(connection, guild_id):
                yield part

    async def reset_server(self, guild_id: int) -> None:
        """Forget all matches of a server but those under way; its settings stay."""
        await self._wipe(guild_id, with_live=False)
        self._forgotten(None)

    # Seasons

    async def end_season(self, guild_id: int, now: int, name: str | None) -> Season | None:
        """End the season that is under way; None: there is none."""
        return await self._transact(
            lambda connection: upkeep.end_season(connection, guild_id, now, name)
        )

    async def podium(self, guild_id: int, season: Season) -> Podium:
        """Return the best of a season."""
        board = and_(
            standings.c.guild_id == guild_id,
            standings.c.season == str(season.number),
            standings.c.deck == ALL,
            standings.c.listed.is_(True),
        )
        order = (standings.c.rating.desc(), standings.c.wins.desc(), standings.c.player_id.desc())
        best = (
            select(players.c.name, standings.c.rating)
            .join(players, players.c.id == standings.c.player_id)
            .where(board)
            .order_by(*order)
            .limit(PODIUM)
        )
        last = (
            select(games.c.channel_id)
            .join(bookings, bookings.c.game_id == games.c.id)
            .where(bookings.c.guild_id == guild_id, bookings.c.season == season.number)
            .order_by(bookings.c.number.desc())
            .limit(LAST_MATCHES)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(best)).all()
            channels = tuple(dict.fromkeys(await connection.scalars(last)))
        return Podium(
            guild_id,
            season,
            tuple((row.name or "", shown(row.rating)) for row in rows),
            channels[:MOST_CHANNELS],
        )

    async def untold_seasons(self, now: int) -> Sequence[tuple[int, Season]]:
        """List seasons that are over and whose podium nobody was told."""
        query = (
            select(seasons.c.guild_id, *_SEASON)
            .where(
                seasons.c.ends_at <= now,
                seasons.c.told_at.is_(None),
                seasons.c.guild_id != EVERYWHERE,
            )
            .order_by(seasons.c.guild_id, seasons.c.number)
        )
        async with self._reading() as connection:
            return [(row[0], Season(*row[1:])) for row in await connection.execute(query)]

    async def claim_podium(self, guild_id: int, season: int, now: int) -> bool:
        """Note that a podium is told now; False: somebody else did so."""
        one = and_(
            seasons.c.guild_id == guild_id,
            seasons.c.number == season,
            seasons.c.told_at.is_(None),
        )
        return await self._update(update(seasons).where(one).values(told_at=now)) == 1

    # Servers that were left, and games that are old

    async def guilds_seen(self, present: Sequence[int], now: int, shard: tuple[int, int]) -> None:
        """Note which of the servers of a process the bot is in, and which it has left."""
        number, count = shard
        async with self._reading() as connection:
            rows = (await connection.execute(select(guilds.c.id, guilds.c.left_at))).all()
        here = set(present)
        own = [row for row in rows if row.id and (row.id // SHARD_SHIFT) % count == number]
        for row in own:
            if row.id in here and row.left_at is not None:
                await self.guild_joined(row.id)
            elif row.id not in here and row.left_at is None:
                await self.guild_left(row.id, now)

    async def guild_left(self, guild_id: int, now: int) -> None:
        """Note that the bot was removed from a server."""
        one = and_(guilds.c.id == guild_id, guilds.c.left_at.is_(None))
        await self._update(update(guilds).where(one).values(left_at=now))

    async def guild_joined(self, guild_id: int) -> None:
        """Note that the bot is in a server (again)."""
        one = guilds.c.id == guild_id
        await self._update(update(guilds).where(one).values(left_at=None))

    async def purge_left(self, before: int) -> Sequence[int]:
        """Delete all of the servers that were left before a moment; return them."""
        async with self._reading() as connection:
            query = select(guilds.c.id).where(guilds.c.left_at < before).order_by(guilds.c.id)
            left = list((await connection.execute(query)).scalars())
        for guild_id in left:
            await self._wipe(guild_id, with_live=True)
        if left:
            self._forgotten(None)
        return left

    async def strip_games(self, before: int) -> int:
        """Remove moves, states and seeds of matches that ended before a moment; count them."""
        async with self._reading() as connection:
            ids = list((await connection.execute(select(guilds.c.id))).scalars())
        return sum([await self._strip_server(guild_id, before) for guild_id in ids])

    async def _strip_server(self, guild_id: int, before: int) -> int:
        old = and_(games.c.guild_id == guild_id, games.c.ended_at < before)
        stripped = 0
        while True:
            part = await self._transact(lambda connection: upkeep.strip_some(connection, old))
            stripped += part
            if part < upkeep.GAMES_AT_ONCE:
                return stripped

    async def _wipe(self, guild_id: int, *, with_live: bool) -> None:
        """Delete the matches of a server; with its live tables, the server itself too."""
        theirs = games.c.guild_id == guild_id
        if not with_live:
            theirs &= games.c.status.not_in([Status.LOBBY.value, Status.PLAYING.value])
        counted_everywhere, dropped = False, upkeep.GAMES_AT_ONCE
        while dropped == upkeep.GAMES_AT_ONCE:  # what is many first, in parts
            dropped, counted = await self._transact(
                lambda connection: upkeep.drop_some_games(connection, guild_id, theirs)
            )
            counted_everywhere |= counted
        if counted_everywhere:
            await _reported(recompute_server(self._engine, EVERYWHERE))
        await self._transact(
            lambda connection: upkeep.drop_people(connection, guild_id, with_live=with_live)
        )

    async def keep_marks(self) -> int:
        """Keep ranks quick on large boards; return how many orders of boards were marked anew."""
        return await _reported(keep_marks(self._engine))

    async def _update(self, one: Update) -> int:
        """Change rows in a transaction of their own; return how many."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(one)).rowcount

        return await self._transact(work)

    async def _transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Change rarely changed things in a transaction of their own."""
        return await _reported(transact(self._engine, work))


async def _reported(writing: Awaitable[T]) -> T:
    """Raise StoreUnavailableError for what a driver complains about."""
    try:
        return await writing
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailableError(f"cannot write: {reason(error)}") from None


async def _player(connection: AsyncConnection, guild_id: int, user_id: int) -> Row[Any] | None:
    query = select(players.c.id, players.c.name).where(
        players.c.guild_id == guild_id, players.c.user_id == user_id
    )
    return (await connection.execute(query)).one_or_none()


async def _standings(
    connection: AsyncConnection, guild_id: int, player: str
) -> dict[tuple[str, str], Standing]:
    query = select(*(standings.c[name] for name in STANDING_COLUMNS)).where(
        standings.c.guild_id == guild_id,
        standings.c.season.in_((ALL, SOLO)),
        standings.c.deck == ALL,
        standings.c.player_id == player,
    )
    return dict(standing_from(row) for row in await connection.execute(query))


async def _favourite(connection: AsyncConnection, player: str) -> str | None:
    number = func.count().label("number")
    query = (
        select(results.c.preset)
        .where(results.c.player_id == player)
        .group_by(results.c.preset)
        .order_by(number.desc(), results.c.preset)
        .limit(1)
    )
    favourite: str | None = await connection.scalar(query)
    return favourite


async def _achievements(connection: AsyncConnection, player: str) -> tuple[tuple[str, int], ...]:
    query = (
        select(achievements.c.achievement, achievements.c.at)
        .where(achievements.c.player_id == player)
        .order_by(achievements.c.at.desc(), achievements.c.achievement)
    )
    return tuple((row.achievement, row.at) for row in await connection.execute(query))


async def _curve(connection: AsyncConnection, player: str) -> tuple[RatingPoint, ...]:
    query = (
        select(results.c.at, results.c.mu, results.c.sigma)
        .where(results.c.player_id == player, results.c.mu.is_not(None))
        .order_by(results.c.at.desc(), results.c.game_id.desc())
        .limit(MOST_POINTS)
    )
    found = (await connection.execute(query)).all()
    return tuple(RatingPoint(*row) for row in reversed(found))


async def _against(connection: AsyncConnection, one: str, other: str) -> HeadToHead:
    """Compare the places of two people in the matches that both finished."""
    theirs = results.alias()
    query = (
        select(results.c.place, theirs.c.place)
        .join(theirs, theirs.c.game_id == results.c.game_id)
        .where(results.c.player_id == one, theirs.c.player_id == other)
    )
    pairs = (await connection.execute(query)).all()
    ahead = sum(mine < his for mine, his in pairs)
    behind = sum(mine > his for mine, his in pairs)
    return HeadToHead(len(pairs), ahead, behind)


def _past_match(row: Row[Any]) -> PastMatch:
    return replace(PastMatch(*row), has_moves=row.seed is not None)


def _past_matches(player: str, before: tuple[int, str] | None, limit: int) -> Any:
    mates = results.alias()
    people = (
        select(func.count())
        .where(mates.c.game_id == results.c.game_id, mates.c.guild_id == results.c.guild_id)
        .scalar_subquery()
    )
    own = ("game_id", "at", "preset", "deck", "place")
    rest = ("won", "points", "rating_before", "rating_after")
    query = (
        select(
            *(results.c[name] for name in own),
            people.label("people"),
            *(results.c[name] for name in rest),
            games.c.seed,
        )
        .join(games, games.c.id == results.c.game_id)
        .where(results.c.player_id == player)
        .order_by(results.c.at.desc(), results.c.game_id.desc())
        .limit(limit)
    )
    if before is None:
        return query
    at, game = before
    same = and_(results.c.at == at, results.c.game_id < game)
    return query.where(or_(results.c.at < at, same))


async def _by_week(connection: AsyncConnection, query: Any) -> dict[int, int]:
    return {int(week): number for week, number in await connection.execute(query)}
