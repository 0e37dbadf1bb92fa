"""Sessions: identifying, resuming, missed events, shards, and a wrong token."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import aiohttp
import discord
import orjson
import pytest

from tests.standin import StandIn
from tests.standin.gateway import DISPATCH, HEARTBEAT, HEARTBEAT_ACK, HELLO, IDENTIFY
from tests.standin.sample_bot import SampleBot, running


async def test_resumed_sessions_get_what_they_missed(standin: StandIn) -> None:
    guild = standin.new_guild()
    channel = standin.new_channel(guild)
    anna = standin.new_member(guild, "Anna")
    async with running(standin):
        shown = (await standin.slash(anna, channel, "count")).message
        await standin.gateway.drop()
        answer = await standin.press(anna, shown, "Count", patience=10)
        assert answer.text == "pressed 1 times"
        assert len(standin.gateway.resumed) == 1
        assert len(standin.gateway.identified) == 1


async def test_op_7_makes_the_bot_resume(standin: StandIn) -> None:
    standin.new_guild()
    async with running(standin):
        await standin.gateway.ask_reconnect()
        await standin.until(lambda: standin.gateway.resumed, "a resume", 10)


async def test_invalid_sessions_identify_again(standin: StandIn) -> None:
    guild = standin.new_guild()
    channel = standin.new_channel(guild)
    anna = standin.new_member(guild, "Anna")
    async with running(standin):
        await standin.gateway.invalidate()
        await standin.until(lambda: len(standin.gateway.identified) == 2, "an identify", 10)
        assert (await standin.slash(anna, channel, "count")).text == "press it"


async def test_a_wrong_token_is_refused(standin: StandIn) -> None:
    async with SampleBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start("not-the-token")


async def test_guild_events_reach_the_bot(standin: StandIn) -> None:
    guild = standin.new_guild()
    channel, other = standin.new_channel(guild), standin.new_channel(guild, "other")
    standin.new_member(guild, "Anna")
    async with running(standin) as bot:
        await asyncio.wait_for(bot.wait_until_ready(), 10)
        assert bot.get_channel(channel.id) is not None
        await _heard(bot, "guild_channel_delete", standin.delete_channel(channel))
        assert bot.get_channel(channel.id) is None
        assert _can_send(bot, other.id)
        await _heard(bot, "guild_channel_update", standin.permit(other, 1 << 10))
        assert not _can_send(bot, other.id)
        await _heard(bot, "guild_remove", standin.remove_bot(guild))
        assert bot.get_guild(guild.id) is None


async def _heard(bot: SampleBot, event: str, deed: Coroutine[Any, Any, None]) -> None:
    await asyncio.gather(bot.wait_for(event, timeout=3), deed)


def _can_send(bot: SampleBot, channel_id: int) -> bool:
    channel = bot.get_channel(channel_id)
    assert isinstance(channel, discord.TextChannel)
    return channel.permissions_for(channel.guild.me).send_messages


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    """Open a plain client."""
    async with aiohttp.ClientSession() as session:
        yield session


async def test_each_shard_gets_its_servers_events(
    standin: StandIn, http: aiohttp.ClientSession
) -> None:
    guilds = [standin.new_guild(id=number << 22) for number in (4, 5)]
    channels = [standin.new_channel(guild) for guild in guilds]
    people = [standin.new_member(guild, "Anna") for guild in guilds]
    even, odd, all_of_it = [
        await _identify(standin, http, shard) for shard in ((0, 2), (1, 2), (0, 1))
    ]
    for person, channel in zip(people, channels, strict=True):
        message = standin.say(person, channel, "hi")
        press = standin.press_id(person, message, "x", patience=0.05)
        await asyncio.gather(press, return_exceptions=True)
    assert await _pressed_in(even) == [guilds[0].id]
    assert await _pressed_in(odd) == [guilds[1].id]
    assert await _pressed_in(all_of_it) == [guild.id for guild in guilds]


async def _identify(
    standin: StandIn, http: aiohttp.ClientSession, shard: tuple[int, int]
) -> aiohttp.ClientWebSocketResponse:
    socket = await http.ws_connect(standin.gateway_url)
    assert orjson.loads(await socket.receive_str())["op"] == HELLO
    await socket.send_json({"op": HEARTBEAT, "d": None})
    assert orjson.loads(await socket.receive_str())["op"] == HEARTBEAT_ACK
    identity = {"token": standin.token, "intents": 0, "shard": shard}
    await socket.send_json({"op": IDENTIFY, "d": identity})
    ready = orjson.loads(await socket.receive_str())
    assert (ready["op"], ready["t"], ready["d"]["shard"]) == (DISPATCH, "READY", list(shard))
    return socket


async def _pressed_in(socket: aiohttp.ClientWebSocketResponse) -> list[int]:
    await socket.send_json({"op": HEARTBEAT, "d": None})
    seen = []
    while (frame := orjson.loads(await socket.receive_str()))["op"] != HEARTBEAT_ACK:
        seen.append(int(frame["d"]["guild_id"]))
    return seen
