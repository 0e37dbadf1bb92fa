"""SIGTERM and SIGINT in the middle of play: nothing is left half done, nothing new is begun."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tests.faults.kills import SETTINGS
from tests.faults.test_discord import eventually, shown_decisions
from tests.standin import Route, Slow, StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess
from uno.store.repository import open_store


async def start(standin: StandIn, folder: Path) -> tuple[BotProcess, Game]:
    process = BotProcess(standin, folder, environment={**SETTINGS, "TURN_SECONDS": "900"})
    await process.start()
    channel = standin.new_channel(standin.new_guild(), "table")
    users = [standin.new_member(channel.guild, name) for name in ("Ann", "Bo")]
    return process, await Game.start(standin, channel, users)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_finishes_what_is_in_flight_and_begins_nothing(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with StandIn() as standin:
        process, game = await start(standin, tmp_path)
        try:
            await game.move()
            await game.move()  # its edit has to wait for the interval of the channel
            # An answer that is slow keeps the bot from ending at once; after three it is void.
            slow = standin.faults.put(Route.CALLBACK, Slow(2.2))
            under_way = asyncio.create_task(game.open_hand(game.players[0]))
            await eventually(lambda: slow.hits > 0)
            signalled = time.monotonic()
            os.kill(process.pid, number)
            await eventually(lambda: "stopping" in process.output())
            other = standin.new_channel(game.channel.guild, "other")
            refused = await standin.slash(game.players[1].user, other, "uno start")
            assert "about to restart" in refused.text
            await under_way
            assert await process.ended(10) == 0
            assert time.monotonic() - signalled < 10
            await standin.until(lambda: not standin.gateway.connected, "a cut socket")
            assert "Traceback" not in process.output()
        finally:
            await process.end()
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}")
        (live,) = await store.live_tables()
        table = await store.load(live.id)
        await store.close()
        assert table is not None
        assert table.decision in shown_decisions(game)  # what was due was still shown


async def test_it_ends_in_time_though_discord_does_not_answer(tmp_path: Path) -> None:
    async with StandIn() as standin:
        process, game = await start(standin, tmp_path)
        try:
            await game.move()
            for route in (Route.EDIT_MESSAGE, Route.CREATE_MESSAGE):
                standin.faults.put(route, Slow(60), times=None)
            await game.move()
            await asyncio.sleep(1.5)
            os.kill(process.pid, signal.SIGTERM)
            assert await process.ended(10) == 0
            assert "Traceback" not in process.output()
        finally:
            await process.end()


async def test_an_edit_under_way_arrives_before_it_ends(tmp_path: Path) -> None:
    async with StandIn() as standin:
        process, game = await start(standin, tmp_path)
        try:
            await standin.until_quiet(1.5)
            edit = standin.faults.put(Route.EDIT_MESSAGE, Slow(1.0))
            await game.move()
            await eventually(lambda: edit.hits > 0)
            os.kill(process.pid, signal.SIGTERM)
            assert await process.ended(10) == 0
            assert standin.requests.of(Route.EDIT_MESSAGE)[-1].status == 200
        finally:
            await process.end()


async def test_what_is_due_is_shown_before_it_ends(tmp_path: Path) -> None:
    """Several moves within one interval of the table's edits, and then the end."""
    async with StandIn() as standin:
        process, game = await start(standin, tmp_path)
        try:
            for _ in range(4):
                await game.move()
            os.kill(process.pid, signal.SIGTERM)
            assert await process.ended(10) == 0
        finally:
            await process.end()
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}")
        (live,) = await store.live_tables()
        table = await store.load(live.id)
        await store.close()
        assert table is not None
        assert table.decision in shown_decisions(game)
