"""What a real bot tells on METRICS_PORT: health, readiness, figures without anybody's data."""

import asyncio
import re
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiohttp
import psutil
import pytest

from tests.ports import ReservedPort
from tests.standin import StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        yield standin


class Asked:
    """A bot that answers on a port, and who asks it."""

    def __init__(self, process: BotProcess, port: int, session: aiohttp.ClientSession) -> None:
        self.process = process
        self.port = port
        self._session = session

    async def get(self, path: str) -> tuple[int, str]:
        async with self._session.get(f"http://127.0.0.1:{self.port}{path}") as response:
            return response.status, await response.text()


@pytest.fixture
async def bot(discord: StandIn, tmp_path: Path) -> AsyncIterator[Asked]:
    with ReservedPort() as port:
        process = BotProcess(discord, tmp_path, environment={"METRICS_PORT": str(port)})
        async with aiohttp.ClientSession() as session:
            await process.start()
            yield Asked(process, port.number, session)
            await process.end()


async def until_readiness_is(wanted: int, bot: Asked) -> str:
    """Ask until the status is as wanted; return what is told with it."""
    status, body = await bot.get("/readyz")
    async with asyncio.timeout(20):  # discord.py is ready two seconds after the last server
        while status != wanted:
            await asyncio.sleep(0.1)
            status, body = await bot.get("/readyz")
    return body


async def test_a_healthy_bot(discord: StandIn, bot: Asked) -> None:
    assert await bot.get("/healthz") == (200, '{"loop": "ok"}')
    assert await until_readiness_is(200, bot) == '{"loop": "ok", "gateway": "ok", "store": "ok"}'


async def test_the_figures_of_a_game(discord: StandIn, bot: Asked) -> None:
    guild = discord.new_guild()
    users = [discord.new_member(guild, name) for name in ("Anna", "Bo")]
    game = await Game.start(discord, discord.new_channel(guild, "cards"), users)
    for _ in range(6):
        await game.move()
    await discord.until_quiet(0.5)
    status, text = await bot.get("/metrics")
    assert status == 200
    figures = dict(re.findall(r"^([a-z_]+(?:\{[^}]*\})?) ([\d.e+-]+)$", text, re.MULTILINE))
    answered = 'uno_interaction_seconds_count{kind="component",outcome="answered"}'
    assert float(figures[answered]) >= 9  # Join, Start, two hands, six moves less a round's end
    assert float(figures["uno_tables_live"]) == 1
    assert float(figures["uno_tables_loaded"]) == 1
    assert float(figures["uno_store_waiting"]) == 0
    callbacks = 'uno_request_seconds_count{area="interactions",method="POST",status="204"}'
    assert float(figures[callbacks]) >= 10
    assert "process_resident_memory_bytes" in figures
    for secret in ("Anna", "cards", game.channel.name, str(users[0].id), str(guild.id)):
        assert secret not in text


async def test_a_lost_connection(discord: StandIn, bot: Asked) -> None:
    await until_readiness_is(200, bot)
    discord.gateway.refuse_with = 4000  # and so once more at each new try
    await discord.gateway.drop()
    discord.gateway.sessions.clear()  # resumed, it would hear again before anybody asks
    assert "shard 0" in await until_readiness_is(503, bot)
    assert (await bot.get("/healthz"))[0] == 200


async def test_a_store_that_cannot_be_written(discord: StandIn, bot: Asked, tmp_path: Path) -> None:
    await until_readiness_is(200, bot)
    with closing(sqlite3.connect(tmp_path / "uno.db", isolation_level=None)) as somebody:
        somebody.execute("BEGIN IMMEDIATE")
        status, body = await bot.get("/readyz")
        assert status == 503
        assert '"gateway": "ok"' in body
        assert '"store": "ok"' not in body
    await until_readiness_is(200, bot)


async def test_a_port_that_is_taken(discord: StandIn, tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = BotProcess(discord, tmp_path, environment={"METRICS_PORT": port})
        await process.spawn()
        assert await process.ended() == 1
        last = process.output().splitlines()[-1]
        assert last.startswith("bot: METRICS_PORT cannot be used: ")


def ports_of(pid: int) -> list[int]:
    """List the ports on which a process listens."""
    found = psutil.Process(pid).net_connections(kind="inet")
    return [one.laddr.port for one in found if one.status == psutil.CONN_LISTEN]


async def test_nothing_is_open_by_default(discord: StandIn, tmp_path: Path) -> None:
    process = BotProcess(discord, tmp_path)
    await process.start()
    assert ports_of(process.pid) == []
    await process.end()


async def test_the_port_is_of_this_machine_only(bot: Asked) -> None:
    assert ports_of(bot.process.pid) == [bot.port]
    listening = psutil.Process(bot.process.pid).net_connections(kind="inet")
    assert [one.laddr.ip for one in listening if one.status == psutil.CONN_LISTEN] == ["127.0.0.1"]
