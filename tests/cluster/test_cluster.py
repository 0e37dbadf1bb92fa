"""Three real bots share one PostgreSQL: one dies, stops, is cut off, is doubled, is replaced."""

import asyncio
import time
from itertools import pairwise

import pytest

from tests.cluster.processes import (
    PLAYABLE_WITHIN,
    Cluster,
    guild_of_shard,
    hands,
    new_game,
    until_playable,
)
from tests.standin import StandIn
from tests.standin.players import Game
from tests.store.cut_line import CutLine
from uno.store.ownership import RENEW_SECONDS
from uno.table.territory import slot_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

MOVES = 12
OWNER_OF = "SELECT owner FROM slots WHERE slot = :slot"
SHARES = {"one": "0,3", "two": "1", "three": "2"}


async def start_all(cluster: Cluster, names: dict[str, str] = SHARES) -> None:
    for name, shards in names.items():
        await cluster.start(name, shards)


async def play(game: Game, moves: int = MOVES) -> None:
    for _ in range(moves):
        await game.move()


async def test_each_process_works_on_its_servers(cluster: Cluster, standin: StandIn) -> None:
    await start_all(cluster)
    guilds = [guild_of_shard(standin, shard, 1) for shard in range(4)]
    games = [await new_game(standin, guild) for guild in guilds]
    await asyncio.gather(*map(play, games))
    assert [await cluster.owner(guild) for guild in guilds] == ["one", "two", "three", "one"]
    # One bucket of shards: at most one IDENTIFY in five seconds, over all processes.
    times = sorted(at for at, _ in standin.gateway.identified)
    assert all(later - earlier > 4.9 for earlier, later in pairwise(times))


async def test_one_is_killed_and_started_again(cluster: Cluster, standin: StandIn) -> None:
    await start_all(cluster)
    struck = await new_game(standin, guild_of_shard(standin, 1, 1))
    other = await new_game(standin, guild_of_shard(standin, 2, 1))
    await play(struck)
    told, on_disk = await hands(struck), await cluster.sequence(struck)
    await cluster.processes["two"].kill()
    await play(other)  # nobody else notices
    began = time.monotonic()
    await cluster.start("two", "1")
    await until_playable(struck)
    assert time.monotonic() - began < PLAYABLE_WITHIN
    assert await cluster.sequence(struck) == on_disk
    assert await hands(struck) == told
    await play(struck)
    assert await cluster.sequence(struck) > on_disk


async def test_one_is_killed_for_good_and_replaced_under_another_name(
    cluster: Cluster, standin: StandIn
) -> None:
    """The lease has to run out first."""
    await start_all(cluster)
    guild = guild_of_shard(standin, 1, 1)
    game = await new_game(standin, guild)
    await play(game)
    told = await hands(game)
    await cluster.processes["two"].kill()
    began = time.monotonic()
    await cluster.start("spare", "1")
    await cluster.until_owned(guild, "spare")
    await until_playable(game)
    assert time.monotonic() - began < PLAYABLE_WITHIN
    assert await hands(game) == told
    await play(game)


async def test_one_stops_and_its_servers_move_at_once(cluster: Cluster, standin: StandIn) -> None:
    await start_all(cluster)
    guild = guild_of_shard(standin, 1, 1)
    game = await new_game(standin, guild)
    await play(game)
    told = await hands(game)
    await cluster.start("spare", "1")  # both get every event; one answers
    await play(game)
    assert await cluster.owner(guild) == "two"
    told = await hands(game)
    began = time.monotonic()
    assert await cluster.processes["two"].stop() == 0
    await cluster.until_owned(guild, "spare")
    assert time.monotonic() - began < PLAYABLE_WITHIN
    await until_playable(game)
    assert await hands(game) == told
    await play(game)


async def test_a_second_owner_by_mistake(cluster: Cluster, standin: StandIn) -> None:
    """The same name twice: the later one works, the earlier one writes nothing any more."""
    await start_all(cluster)
    guild = guild_of_shard(standin, 1, 1)
    game = await new_game(standin, guild)
    await play(game)
    told = await hands(game)
    [(first,)] = await cluster.ask(OWNER_OF, slot=slot_of(guild.id))
    await cluster.start("twin", "1", PROCESS_NAME="two")
    await until_playable(game)
    assert await hands(game) == told  # the twin knows no token of the earlier one: opened anew
    # For up to two seconds the earlier one still hears presses; all it can say is "one moment".
    await asyncio.sleep(RENEW_SECONDS + 1)
    await hands(game)
    for _ in range(MOVES):
        before = await cluster.sequence(game)
        await game.move()
        assert await cluster.sequence(game) > before
    [(last,)] = await cluster.ask(OWNER_OF, slot=slot_of(guild.id))
    assert last != first  # and it stays so: they do not take turns


async def test_another_shard_count_while_the_old_one_runs(
    cluster: Cluster, standin: StandIn
) -> None:
    await start_all(cluster)
    guilds = [guild_of_shard(standin, shard, 1) for shard in range(4)]
    games = [await new_game(standin, guild, seed) for seed, guild in enumerate(guilds)]
    await asyncio.gather(*map(play, games))
    await cluster.start("left", "0", SHARD_COUNT="2")
    await cluster.start("right", "1", SHARD_COUNT="2")
    before = [await cluster.sequence(game) for game in games]
    await asyncio.gather(*(play(game, 4) for game in games))  # old and new get it: it acts once
    told = [await hands(game) for game in games]
    assert [await cluster.sequence(game) for game in games] > before
    for name in SHARES:
        assert await cluster.processes[name].stop() == 0
    began = time.monotonic()
    for guild, name in zip(guilds, ("left", "right", "left", "right"), strict=True):
        await cluster.until_owned(guild, name)
    for game in games:
        await until_playable(game)
    assert time.monotonic() - began < PLAYABLE_WITHIN
    assert [await hands(game) for game in games] == told
    await asyncio.gather(*map(play, games))


async def test_one_is_cut_off_from_the_database(cluster: Cluster, standin: StandIn) -> None:
    guild = guild_of_shard(standin, 1, 1)
    async with CutLine.to(cluster.url) as (line, through):
        await cluster.start("far", "1", url=through)
        game = await new_game(standin, guild)
        await play(game)
        told, on_disk = await hands(game), await cluster.sequence(game)
        await cluster.start("near", "1")
        assert await cluster.owner(guild) == "far"
        line.is_down = True
        line.cut()
        began = time.monotonic()
        await cluster.until_owned(guild, "near")
        await until_playable(game)
        assert time.monotonic() - began < PLAYABLE_WITHIN + 5  # the lease first
        assert await hands(game) == told
        assert await cluster.sequence(game) == on_disk
        await play(game)
        line.is_down = False
        await asyncio.sleep(5)  # it is back, and finds that it owns nothing
        await play(game)
        assert await cluster.owner(guild) == "near"
