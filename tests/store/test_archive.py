"""What is kept can be shown, handed out and forgotten; sums and proofs stay exact."""

from dataclasses import replace
from typing import Any

import orjson
import pytest
from sqlalchemy import func, select

from tests.store.tables import GUILD, NOW, after, lobby, save_of, saved_lobby, user_id
from tests.store.test_booking import DAY, finish, rows
from uno.ratings.seasons import Season
from uno.ratings.standing import MINIMUM_GAMES, Anchor, Deeds
from uno.store.engine import create_engine
from uno.store.recompute import recompute_at
from uno.store.repository import SqlStore
from uno.store.schema import (
    EVERYWHERE,
    achievements,
    bookings,
    games,
    guilds,
    metadata,
    moves,
    players,
    results,
    seasons,
    standings,
)
from uno.table.archive import HeadToHead, Outcome
from uno.table.guild_settings import GuildSettings
from uno.table.ports import Board, Place
from uno.table.records import Status

LATER = NOW + 3_600_000
ANN, BO, CLEO = map(user_id, range(3))


async def earn(store: SqlStore, achievement: str) -> str:
    """Let Ann earn something, return the game."""
    table = await saved_lobby(store, 2)
    ended = after(table, status=Status.FINISHED, ended_at=table.touched_at)
    members = [chair.member for chair in table.chairs if chair.member]
    places = (
        Place(members[0].player, 1, True, 10, 0, achievements=(achievement,)),
        Place(members[1].player, 2, False, 0, 1),
    )
    await store.save(save_of(table, ended, places=places))
    return table.id


async def test_a_profile_sums_up_what_a_player_did(store: SqlStore) -> None:
    for day in range(3):
        await finish(store, {0: 1, 1: 2}, at=day * DAY, deeds=Deeds(1, 2, 3, 4))
    await finish(store, {0: 2, 1: 1, 2: 3}, at=9 * DAY)
    await finish(store, {0: 1}, anchors=(Anchor(2, None, "easy"),))
    await earn(store, "twenty")
    profile = await store.archive.profile(GUILD, ANN, BO)
    assert profile is not None
    assert (profile.name, profile.favourite) == ("Ann", "official")
    standing = profile.standing
    assert (standing.games, standing.wins, standing.best_streak) == (5, 4, 3)
    assert standing.deeds == Deeds(3, 6, 9, 12)
    assert (profile.solo.games, profile.solo.wins) == (1, 1)
    assert profile.against == HeadToHead(5, 1, 4)
    assert [name for name, _ in profile.achievements] == ["twenty"]
    assert [point.at for point in profile.curve] == sorted(point.at for point in profile.curve)
    assert len(profile.curve) == 5
    own = await store.archive.profile(GUILD, ANN, ANN)
    assert own is not None and own.against is None
    assert await store.archive.profile(GUILD, 4_711, ANN) is None
    assert await store.archive.profile(GUILD + 1, ANN, ANN) is None


async def test_a_history_is_read_in_pages(store: SqlStore) -> None:
    tables = [await finish(store, {0: 1, 1: 2}, at=(n // 2) * DAY) for n in range(7)]
    seen: list[str] = []
    before: tuple[int, str] | None = None
    while True:
        page = await store.archive.history(GUILD, BO, before, 3)
        seen += [match.game for match in page.matches]
        before = page.further
        if before is None:
            break
    expected = sorted(tables, key=lambda table: (table.touched_at, table.id), reverse=True)
    assert seen == [table.id for table in expected]
    [first] = (await store.archive.history(GUILD, BO, None, 1)).matches
    assert (first.place, first.people, first.won, first.preset) == (2, 2, False, "official")
    assert first.rating_after is not None
    assert not (await store.archive.history(GUILD + 1, BO, None, 3)).matches


async def test_the_outcome_of_a_match_is_told_once(store: SqlStore) -> None:
    first, second = await earn(store, "bluff"), await earn(store, "bluff")
    told = await store.archive.outcomes(first)
    assert sorted(outcome.achievements for outcome in told.values()) == [(), ("bluff",)]
    again = await store.archive.outcomes(second)
    assert all(outcome.achievements == () for outcome in again.values())
    assert all(isinstance(one, Outcome) and one.rating_after for one in again.values())


async def test_who_is_forgotten_is_nobody_and_all_sums_stay(
    store_url: str, store: SqlStore
) -> None:
    for _ in range(MINIMUM_GAMES):
        await finish(store, {0: 1, 1: 2})
    await finish(store, {0: 1, 2: 2}, guild_id=GUILD + 1)
    await store.member(EVERYWHERE, ANN, "Ann", None)
    await earn(store, "twenty")
    before = await rows(store_url, results)
    await store.archive.forget(ANN)
    assert await rows(store_url, results) == before
    everybody = await rows(store_url, players)
    assert not [row for row in everybody if row.user_id == ANN or row.name == "Ann"]
    assert await rows(store_url, achievements) == []
    assert (await recompute_at(store_url, write=False)).standings == 0
    page = await store.leaderboard(Board(GUILD), BO, None, 10)
    assert [row.user_id for row in page.rows] == [BO]
    assert page.own is not None and page.own.rank == 1
    assert [part["servers"] async for part in store.archive.export_person(ANN)] == [[]]
    again = await store.member(GUILD, ANN, "Ann", None)
    assert again.player not in {row.id for row in everybody}


async def test_leaving_the_board_of_all_servers_forgets_that_pseudonym_only(
    store: SqlStore,
) -> None:
    await finish(store, {0: 1, 1: 2})
    await store.member(EVERYWHERE, ANN, "Ann", None)
    assert await store.archive.is_everywhere(ANN)
    await store.archive.forget(ANN, everywhere_only=True)
    assert not await store.archive.is_everywhere(ANN)
    assert await store.archive.profile(GUILD, ANN, ANN) is not None


async def test_who_sits_at_a_live_table_is_found(store: SqlStore) -> None:
    table = await saved_lobby(store, 2)
    assert await store.archive.live_games(ANN) == [(GUILD, table.channel_id)]
    gone = (replace(table.chairs[0], left=True), *table.chairs[1:])
    await store.save(save_of(table, after(table, chairs=gone)))
    assert await store.archive.live_games(ANN) == []
    assert await store.archive.live_games(BO) != []


async def test_everything_of_a_person_is_handed_out(store_url: str, store: SqlStore) -> None:
    await finish(store, {0: 1, 1: 2})
    await finish(store, {0: 1, 1: 2}, guild_id=GUILD + 1)
    await earn(store, "twenty")
    [export] = [part async for part in store.archive.export_person(ANN)]
    assert [server["guild_id"] for server in export["servers"]] == [str(GUILD), str(GUILD + 1)]
    here = export["servers"][0]
    assert len(here["results"]) == 2
    assert [row["achievement"] for row in here["achievements"]] == ["twenty"]
    assert here["name"] == "Ann"
    # Whatever table knows people is in it: a new one has to be thought of.
    knowing = {table.name for table in metadata.tables.values() if "player_id" in table.c}
    assert knowing == here.keys() & knowing
    assert "Bo" not in orjson.dumps(export).decode()


async def counts(url: str) -> dict[str, int]:
    engine = create_engine(url)
    async with engine.connect() as connection:
        found = {
            table.name: await connection.scalar(select(func.count()).select_from(table))
            for table in metadata.sorted_tables
        }
    await engine.dispose()
    return {name: number or 0 for name, number in found.items()}


async def test_a_server_that_was_left_is_deleted_after_a_grace(
    store_url: str, store: SqlStore
) -> None:
    await store.member(EVERYWHERE, ANN, "Ann", None)
    await finish(store, {0: 1, 1: 2}, guild_id=GUILD + 1)
    before = await counts(store_url)
    for _ in range(3):
        await finish(store, {0: 1, 1: 2})
    await earn(store, "twenty")
    await saved_lobby(store, 2)
    archive = store.archive
    await archive.guild_left(GUILD, NOW)
    assert await archive.purge_left(NOW) == []
    await archive.guild_joined(GUILD)
    assert await archive.purge_left(NOW + DAY) == []
    await archive.guild_left(GUILD, NOW)
    await archive.guild_left(GUILD, NOW + 5 * DAY)  # the first time counts
    assert await archive.purge_left(NOW + DAY) == [GUILD]
    assert await counts(store_url) == before
    assert (await recompute_at(store_url, write=False)).standings == 0
    again = await store.member(GUILD, ANN, "Ann", None)
    assert again.player in {row.id for row in await rows(store_url, players)}


async def test_servers_left_while_the_bot_was_away_are_noticed(
    store_url: str, store: SqlStore
) -> None:
    servers = [shard << 22 for shard in (1, 2, 3, 4)]
    for server in servers:
        await store.save_guild_settings(server, GuildSettings())
    await store.member(EVERYWHERE, ANN, "Ann", None)
    await store.archive.guild_left(servers[1], NOW)
    await store.archive.guilds_seen([servers[1]], NOW + DAY, (0, 2))
    left = {row.id: row.left_at for row in await rows(store_url, guilds)}
    assert left == {
        EVERYWHERE: None,
        servers[0]: None,  # of another shard
        servers[1]: None,  # back again
        servers[2]: None,
        servers[3]: NOW + DAY,
    }


async def test_a_server_begins_anew_with_its_settings_and_live_tables(
    store_url: str, store: SqlStore
) -> None:
    await store.save_guild_settings(GUILD, GuildSettings(most_tables=3))
    for _ in range(2):
        await finish(store, {0: 1, 1: 2})
    live = await saved_lobby(store, 3)
    await store.archive.reset_server(GUILD)
    for table in (results, bookings, standings, seasons, achievements):
        assert await rows(store_url, table) == [], table.name
    assert (await store.guild_settings(GUILD)).most_tables == 3
    assert await store.load(live.id) == live
    assert [row.id for row in await rows(store_url, games)] == [live.id]
    await finish(store, {0: 1, 1: 2})
    assert [row.number for row in await rows(store_url, bookings)] == [1]


async def test_what_a_server_hands_out_holds_no_secret(store: SqlStore) -> None:
    await finish(store, {0: 1, 1: 2})
    [export] = [part async for part in store.archive.export_server(GUILD)]
    assert {len(export["results"]), len(export["bookings"])} == {2, 1}
    assert orjson.dumps(export)
    for game in export["games"]:
        assert not {"seed", "secret", "state"} & game.keys()


async def test_old_matches_lose_their_moves_and_keep_their_results(
    store_url: str, store: SqlStore
) -> None:
    old, new = [await finish(store, {0: 1, 1: 2}, at=day * DAY) for day in (0, 10)]
    live = await saved_lobby(store)
    engine = create_engine(store_url)
    async with engine.begin() as connection:
        await connection.execute(games.update().values(seed="5e" * 32))
    await engine.dispose()
    before = await rows(store_url, results)
    assert await store.archive.strip_games(old.touched_at + DAY) == 1
    assert await store.archive.strip_games(old.touched_at + DAY) == 0
    seeds = {row.id: row.seed for row in await rows(store_url, games)}
    assert [seeds[old.id], seeds[new.id]] == [None, "5e" * 32]
    assert {row.game_id for row in await rows(store_url, moves)} == {new.id, live.id}
    assert await rows(store_url, results) == before
    loaded = await store.load(old.id)
    assert loaded is not None and loaded.state is None
    page = await store.archive.history(GUILD, ANN, None, 9)
    assert [match.has_moves for match in page.matches] == [True, False]


async def season_of(store: SqlStore) -> Season:
    [season] = await store.seasons(GUILD, 1)
    return season


async def test_a_season_is_ended_by_hand_and_told_once(store: SqlStore) -> None:
    archive = store.archive
    assert await archive.end_season(GUILD, NOW, None) is None
    for _ in range(MINIMUM_GAMES):
        table = await finish(store, {0: 1, 1: 2, 2: 3})
    ended = await archive.end_season(GUILD, LATER, "Winter")
    assert ended is not None and (ended.number, ended.name) == (1, "Winter")
    assert await archive.end_season(GUILD, LATER, None) is None
    podium = await archive.podium(GUILD, ended)
    assert [name for name, _ in podium.best] == ["Ann", "Bo", "Cleo"]
    assert podium.channels[0] == table.channel_id
    assert len(podium.channels) == MINIMUM_GAMES  # each was played in a channel of its own
    assert await archive.untold_seasons(LATER) == [(GUILD, ended)]
    assert await archive.claim_podium(GUILD, 1, LATER)
    assert not await archive.claim_podium(GUILD, 1, LATER)
    assert await archive.untold_seasons(LATER) == []
    await finish(store, {0: 1, 1: 2}, at=7_200_000)
    assert (await season_of(store)).number == 2
    assert (await season_of(store)).begins_at == LATER


async def test_numbers_of_a_server(store: SqlStore) -> None:
    for day in (0, 1, 8):
        await finish(store, {0: 1, 1: 2}, at=day * DAY)
    await finish(store, {1: 1, 2: 2}, at=8 * DAY)
    stats = await store.archive.stats(GUILD, NOW + 10 * DAY, 4)
    assert [(week.matches, week.players) for week in stats.weeks] == [
        (2, 3),
        (2, 2),
        (0, 0),
        (0, 0),
    ]
    assert (stats.players, stats.matches) == (3, 4)


@pytest.mark.parametrize("method", ["profile", "history"])
async def test_a_stranger_has_nothing(store: SqlStore, method: str) -> None:
    found: Any = await getattr(store.archive, method)(
        GUILD, 1, *((2,) if method == "profile" else (None, 3))
    )
    assert found is None or found.matches == ()


async def test_a_lobby_is_no_past_match(store: SqlStore) -> None:
    table = await lobby(store)
    await store.save(save_of(None, table))
    assert (await store.archive.history(GUILD, CLEO, None, 3)).matches == ()
