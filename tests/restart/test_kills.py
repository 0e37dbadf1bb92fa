"""`kill -9` at random moments while people press: nothing told is lost, nothing is doubled."""

import asyncio
import random
from contextlib import suppress

import pytest

from tests.restart.database import Database
from tests.standin import CallbackType, Guild, StandIn
from tests.standin.players import MOVES, Game, verb_of
from tests.standin.process import BotProcess

TABLES = 4
LONGEST = 0.5  # seconds of play before a kill


async def _play_for_ever(game: Game) -> None:
    while True:
        await game.move()


async def _play_and_kill(bot: BotProcess, games: list[Game], seconds: float) -> None:
    """Let all tables play, and kill the bot after some seconds, in the middle of what it does."""
    playing = [asyncio.create_task(_play_for_ever(game)) for game in games]
    await asyncio.sleep(seconds)
    for task in playing:
        if task.done():
            task.result()
    await bot.kill()
    for task in playing:
        task.cancel()
        with suppress(asyncio.CancelledError, AssertionError):
            await task


def _told_causes(standin: StandIn) -> set[str]:
    """Return the causes of all moves whose presser was shown the hand after it."""
    return {
        f"i:{interaction.id}"
        for interaction in standin.world.interactions.values()
        if verb_of(interaction.data.get("custom_id")) in MOVES
        and interaction.callback is CallbackType.UPDATE
    }


async def _kill_often(
    standin: StandIn, guild: Guild, bot: BotProcess, database: Database, kills: int
) -> None:
    chance = random.Random(kills)
    games = []
    for number in range(TABLES):
        channel = standin.new_channel(guild, f"t{number}")
        users = [standin.new_member(guild, f"P{number}-{seat}") for seat in range(3)]
        games.append(await Game.start(standin, channel, users, seed=number))
    for _ in range(kills):
        await _play_and_kill(bot, games, chance.uniform(0, LONGEST))
        before = {game.channel.id: database.game(game.channel.id).state for game in games}
        await bot.start()
        _check(standin, database)
        for game in games:
            await game.open_hands()
            assert database.game(game.channel.id).state == before[game.channel.id]
    for game in games:
        await game.move()
    _check(standin, database)


def _check(standin: StandIn, database: Database) -> None:
    causes = database.causes()
    assert len(set(causes)) == len(causes)
    assert _told_causes(standin) - set(causes) == set()
    assert database.gaps() == []


async def test_a_few_kills(
    standin: StandIn, guild: Guild, bot: BotProcess, database: Database
) -> None:
    await _kill_often(standin, guild, bot, database, 4)


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_many_kills(
    standin: StandIn, guild: Guild, bot: BotProcess, database: Database
) -> None:
    await _kill_often(standin, guild, bot, database, 60)
