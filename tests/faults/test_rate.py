"""Thirty tables in one server and fast play, under Discord's limits."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.faults.kills import SETTINGS
from tests.faults.test_discord import shown_decisions
from tests.standin import Answer, Route, StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess
from tests.standin.world import Channel
from uno.store.repository import open_store

TABLES = 30
SECONDS = 10.0
BACKGROUND = (
    Route.CREATE_MESSAGE,
    Route.EDIT_MESSAGE,
    Route.DELETE_MESSAGE,
    Route.LIST_MESSAGES,
)
INTERVAL = 1.2


async def play_fast(game: Game, until: float) -> list[Answer]:
    """Press as soon as there is something to press."""
    answers = []
    while time.monotonic() < until:
        answers.append((await game.move()).answer)
    return answers


def edits_of(standin: StandIn, channel: Channel) -> list[float]:
    asked = standin.requests.of(Route.EDIT_MESSAGE)
    return [request.at for request in asked if standin.channel_of(request) is channel]


def within(times: Sequence[float], begin: float, seconds: float) -> int:
    """Count the times from one on."""
    return sum(begin <= at < begin + seconds for at in times)


async def test_thirty_fast_tables_stay_below_the_limits(tmp_path: Path) -> None:
    settings = {**SETTINGS, "TURN_SECONDS": "600", "ANSWER_SECONDS": "600"}
    async with StandIn() as standin:
        guild = standin.new_guild()
        channels = [standin.new_channel(guild, f"t{n}") for n in range(TABLES)]
        bot = BotProcess(standin, tmp_path, environment=settings)
        await bot.start()
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}")
        try:
            starting = []
            for channel in channels:
                users = [standin.new_member(guild, f"{channel.name}-{seat}") for seat in range(2)]
                starting.append(Game.start(standin, channel, users))
            games = await asyncio.gather(*starting)
            await standin.until_quiet(2.0, 30.0)  # what the start of thirty tables brings is over
            standin.limits.be_like_discord()
            standin.requests.statuses.clear()
            began = standin.clock.now()
            played = await asyncio.gather(
                *(play_fast(game, time.monotonic() + SECONDS) for game in games)
            )
            await standin.until_quiet(3 * INTERVAL, 60.0)
            presses = sum(map(len, played))
            statuses = standin.requests.statuses
            sent = [r for r in standin.requests.of(*BACKGROUND) if r.at >= began]
            assert presses >= 3 * TABLES
            refused = Counter(r.route.name for r in standin.requests if r.status == 429)
            assert refused.total() <= TABLES // 3, refused  # discord.py has to learn each bucket
            assert standin.limits.refused == 0
            for game in games:
                times = [at for at in edits_of(standin, game.channel) if at >= began]
                assert max((within(times, at, 5.0) for at in times), default=0) <= 5
            live = [await store.load(table.id) for table in await store.live_tables()]
            newest = {table.channel_id: table.decision for table in live if table}
            for game in games:  # the last state is shown
                assert newest[game.channel.id] in shown_decisions(game), game.channel.name
            print(f"{presses} presses, {len(sent)} background requests, {statuses}")
        finally:
            await store.close()
            await bot.stop()
