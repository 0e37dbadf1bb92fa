"""A match is booked once, and everything that is booked follows from the results."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

from sqlalchemy import Table as SqlTable
from sqlalchemy import delete, insert, select, update

from tests.store.tables import GUILD, after, lobby, save_of, saved_lobby, user_id
from uno.game.rules import Rules
from uno.ratings.standing import MINIMUM_GAMES, RATED_A_DAY, Anchor, Deeds
from uno.store.engine import create_engine
from uno.store.recompute import Recomputed, recompute_at
from uno.store.repository import SqlStore, open_store
from uno.store.schema import (
    ALL,
    EVERYWHERE,
    SOLO,
    bookings,
    meta,
    players,
    results,
    seasons,
    standings,
)
from uno.table.guild_settings import GuildSettings
from uno.table.ports import Place
from uno.table.records import Status, Table

DAY = 86_400_000


async def rows(url: str, table: SqlTable, *, by: str = "") -> list[Any]:
    engine = create_engine(url)
    async with engine.connect() as connection:
        key = [table.c[by]] if by else list(table.primary_key)
        found = (await connection.execute(select(table).order_by(*key))).all()
    await engine.dispose()
    return list(found)


async def finish(
    store: SqlStore,
    ranks: dict[int, int],
    *,
    at: int = 0,
    deck: str = "classic",
    anchors: tuple[Anchor, ...] = (),
    deeds: Deeds | None = None,
    teams: dict[int, int] | None = None,
    guild_id: int = GUILD,
) -> Table:
    """Play a match to its end; `ranks` by seat, 1 has won."""
    table = await saved_lobby(store, 10, guild_id=guild_id, rules=Rules(deck=deck))  # type: ignore[arg-type]
    moment = table.touched_at + at
    ended = replace(after(table, status=Status.FINISHED), touched_at=moment, ended_at=moment)
    places = []
    for seat, rank in ranks.items():
        member = table.chairs[seat].member
        assert member is not None
        better = sum(other < rank for other in ranks.values())
        places.append(
            Place(
                member.player,
                1 + better,
                rank == 1,
                100 if rank == 1 else 0,
                seat,
                rank,
                (teams or {}).get(seat),
                deeds or Deeds(),
            )
        )
    save = replace(save_of(table, ended, places=tuple(places)), anchors=anchors)
    await store.save(save)
    return ended


async def test_a_match_counts_on_four_boards(store_url: str, store: SqlStore) -> None:
    await finish(store, {0: 1, 1: 2}, deck="flip", deeds=Deeds(1, 2, 3, 4))
    found = await rows(store_url, standings)
    assert {(row.season, row.deck) for row in found} == {
        *((season, deck) for season in (ALL, "1") for deck in (ALL, "flip"))
    }
    assert len({(row.mu, row.sigma, row.wins) for row in found}) == 2
    assert {(row.catches, row.caught) for row in found} == {(1, 2)}
    assert {(row.challenges_won, row.challenges_lost) for row in found} == {(3, 4)}
    [winner, loser] = sorted(await rows(store_url, results), key=lambda row: row.place)
    assert winner.rating_before == loser.rating_before == 1000
    assert winner.rating_after > loser.rating_after
    [booking] = await rows(store_url, bookings)
    assert (booking.number, booking.kind, booking.season) == (1, "rated", 1)


async def test_seasons_begin_anew_and_all_time_goes_on(store_url: str, store: SqlStore) -> None:
    for month in range(3):
        for _ in range(2):
            await finish(store, {0: 1, 1: 2}, at=month * 31 * DAY)
    games_of = {
        (row.season, row.player_id): row.games
        for row in await rows(store_url, standings)
        if row.deck == ALL
    }
    assert sorted(games_of.values()) == [2] * 6 + [6] * 2
    found = await rows(store_url, seasons)
    assert [row.number for row in found] == [1, 2, 3]
    assert all(before.ends_at <= later.begins_at for before, later in pairwise(found))


async def test_seasons_by_hand(store_url: str, store: SqlStore) -> None:
    await store.save_guild_settings(GUILD, GuildSettings(seasons="hand"))
    for month in range(3):
        await finish(store, {0: 1, 1: 2}, at=month * 31 * DAY)
    assert [(s.number, s.ends_at) for s in await rows(store_url, seasons)] == [(1, None)]
    await store.save_guild_settings(GUILD, GuildSettings(seasons="month"))
    await finish(store, {0: 1, 1: 2}, at=99 * DAY)
    first, second = await rows(store_url, seasons)
    assert first.ends_at is not None
    assert second.month is not None


async def test_only_so_many_matches_of_the_same_people_are_rated_a_day(
    store_url: str, store: SqlStore
) -> None:
    for _ in range(RATED_A_DAY + 2):
        await finish(store, {0: 1, 1: 2})
    await finish(store, {0: 1, 1: 2, 2: 3})  # others
    await finish(store, {0: 1, 1: 2}, at=DAY)  # another day
    kinds = [row.kind for row in await rows(store_url, bookings)]
    assert kinds == ["rated"] * RATED_A_DAY + ["unrated"] * 2 + ["rated"] * 2
    main = [r for r in await rows(store_url, standings) if (r.season, r.deck) == (ALL, ALL)]
    assert {(row.games, row.rated) for row in main} == {(14, 12), (1, 1)}
    unrated = [row for row in await rows(store_url, results) if row.mu is None]
    assert len(unrated) == 4


async def test_alone_against_computers_is_a_line_of_its_own(
    store_url: str, store: SqlStore
) -> None:
    for _ in range(MINIMUM_GAMES):
        await finish(store, {0: 1}, anchors=(Anchor(2, None, "easy"),))
    [row] = await rows(store_url, standings)
    assert (row.season, row.deck, row.games, row.wins) == (SOLO, ALL, 5, 5)
    assert not row.listed
    assert await rows(store_url, seasons) == []


async def test_whoever_wants_it_is_on_the_board_of_all_servers(
    store_url: str, store: SqlStore
) -> None:
    await finish(store, {0: 1, 1: 2, 2: 3})
    ann = await store.member(EVERYWHERE, user_id(0), "Ann", None)
    cleo = await store.member(EVERYWHERE, user_id(2), "Cleo", None)
    await finish(store, {0: 2, 1: 1, 2: 3})
    await finish(store, {0: 1, 2: 2}, guild_id=GUILD + 1)
    everywhere = [r for r in await rows(store_url, standings) if r.guild_id == EVERYWHERE]
    main = {row.player_id: row for row in everywhere if (row.season, row.deck) == (ALL, ALL)}
    assert main.keys() == {ann.player, cleo.player}
    assert [(main[p.player].games, main[p.player].wins) for p in (ann, cleo)] == [(2, 1), (2, 0)]
    assert (await recompute_at(store_url, write=False)).standings == 0


async def play_a_lot(store: SqlStore) -> None:
    chance = random.Random(7)
    await store.member(EVERYWHERE, user_id(1), "Bo", None)
    for number in range(40):
        seats = chance.sample(range(10), chance.randrange(1, 6))
        await finish(
            store,
            {seat: 1 + chance.randrange(3) for seat in seats},
            at=number * 2 * DAY,
            deck=chance.choice(["classic", "flip"]),
            anchors=tuple(Anchor(1 + chance.randrange(3), None, "easy") for _ in range(number % 3)),
            deeds=Deeds(chance.randrange(3), chance.randrange(3)),
            teams={seat: seat % 2 for seat in seats} if number % 5 == 0 else None,
        )


async def test_computed_again_from_the_results_everything_is_the_same(
    store_url: str, store: SqlStore
) -> None:
    await play_a_lot(store)
    found = await recompute_at(store_url, write=False)
    assert (found.results, found.standings) == (0, 0)
    assert found.matches >= 40


async def test_what_was_spoilt_is_mended_from_the_results(store_url: str, store: SqlStore) -> None:
    await play_a_lot(store)
    before = await rows(store_url, standings), await rows(store_url, results)
    await store.close()
    engine = create_engine(store_url).execution_options(isolation_level="AUTOCOMMIT")
    some = select(players.c.id).order_by(players.c.id).limit(3)
    async with engine.connect() as connection:
        await connection.execute(delete(standings).where(standings.c.player_id.in_(some)))
        await connection.execute(update(standings).values(wins=standings.c.wins + 1))
        await connection.execute(update(results).values(mu=1.0).where(results.c.place == 1))
    await engine.dispose()
    spoilt = await recompute_at(store_url, write=False)
    assert spoilt.standings == len(before[0])
    assert spoilt.results > 0
    assert await recompute_at(store_url, write=True) == spoilt
    assert (await rows(store_url, standings), await rows(store_url, results)) == before


async def test_who_is_forgotten_has_no_rank_in_the_end(store_url: str, store: SqlStore) -> None:
    for _ in range(MINIMUM_GAMES - 1):
        await finish(store, {0: 1, 1: 2})
    table = await lobby(store, 2)
    await store.save(save_of(None, table))
    engine = create_engine(store_url).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        ann = players.c.user_id == user_id(0)
        await connection.execute(update(players).where(ann).values(user_id=None, name=None))
    await engine.dispose()
    ended = after(table, status=Status.CLOSED)
    places = [
        Place(chair.member.player, seat + 1, seat == 0, 1, seat)
        for seat, chair in enumerate(table.chairs)
        if chair.member
    ]
    await store.save(save_of(table, ended, places=tuple(places)))
    main = [r for r in await rows(store_url, standings) if (r.season, r.deck) == (ALL, ALL)]
    assert sorted((row.games, row.listed) for row in main) == [(5, False), (5, True)]
    assert (await recompute_at(store_url, write=False)) == Recomputed(5, 0, 0)


async def test_results_from_before_there_were_ratings_are_rated_at_the_next_start(
    store_url: str, store: SqlStore
) -> None:
    for _ in range(3):
        await finish(store, {0: 1, 1: 2})
    expected = await rows(store_url, standings)
    await store.close()
    engine = create_engine(store_url).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(delete(standings))
        nothing = dict.fromkeys(("mu", "sigma", "rating_before", "rating_after"))
        await connection.execute(update(results).values(nothing))
        await connection.execute(insert(meta), {"key": "standings", "value": "stale"})
    await engine.dispose()
    again = await open_store(store_url)
    assert await rows(store_url, standings) == expected
    assert await again.meta("standings") is None
    await again.close()
