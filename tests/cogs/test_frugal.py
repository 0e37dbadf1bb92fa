"""What a client keeps of the servers it is told of; the payloads are those of the gateway."""

import asyncio
import gc
import tracemalloc
from typing import Any

import discord
import pytest

from cogs.client import UnoClient
from cogs.frugal import HEARD, NOT_KEPT
from tests.standin.payloads import guild_json
from tests.standin.world import Channel, Guild, User

BOT = User(1, "Uno")
BYTES_A_SERVER = 3_000


def payload(number: int, *, channels: int = 10, roles: int = 5) -> dict[str, Any]:
    """Describe a server as GUILD_CREATE does."""
    guild = Guild(number << 22, f"Server {number}")
    guild.members[BOT.id] = 0
    guild.channels = [
        Channel((number << 22) + 1 + place, guild, f"channel-{place}") for place in range(channels)
    ]
    described = guild_json(guild, BOT)
    (everyone,) = described["roles"]
    described["roles"] += [
        everyone | {"id": str((number << 22) + 100 + place), "name": f"role {place}"}
        for place in range(roles)
    ]
    described["emojis"] = [
        {"id": str((number << 22) + 200 + place), "name": f"emoji_{place}", "roles": []}
        for place in range(5)
    ]
    return described


@pytest.fixture
async def client() -> UnoClient:
    async def prepare(_: UnoClient) -> None:
        pass

    client = UnoClient(prepare)
    await client._async_setup_hook()  # as the login does
    client._connection.user = discord.ClientUser(
        state=client._connection,
        data={"id": "1", "username": "Uno", "discriminator": "0", "avatar": None},  # type: ignore[typeddict-item]
    )
    return client


def hear(client: UnoClient, event: str, data: dict[str, Any]) -> None:
    client._connection.parsers[event](data)


async def test_a_server_is_known_without_its_contents(client: UnoClient) -> None:
    hear(client, "GUILD_CREATE", payload(1))
    (guild,) = client.guilds
    assert guild.name == "Server 1"
    for kept in (guild.channels, guild.roles, guild.emojis, guild.threads, guild.members):
        assert len(kept) == 0


async def test_an_update_brings_nothing_back(client: UnoClient) -> None:
    hear(client, "GUILD_CREATE", payload(1))
    hear(client, "GUILD_UPDATE", payload(1) | {"name": "Renamed"})
    (guild,) = client.guilds
    assert guild.name == "Renamed"
    assert len(guild.roles) == len(guild.emojis) == 0


async def test_a_server_that_is_joined_can_be_greeted(client: UnoClient) -> None:
    joined = payload(1)
    del joined["unavailable"]
    hear(client, "GUILD_CREATE", joined)
    (guild,) = client.guilds
    assert len(guild.text_channels) == 10


async def test_no_other_event_is_heard(client: UnoClient) -> None:
    assert set(client._connection.parsers) == HEARD


async def test_a_deleted_channel_is_told_though_it_was_not_kept(client: UnoClient) -> None:
    heard: asyncio.Queue[int] = asyncio.Queue()

    async def listen(channel_id: int) -> None:
        heard.put_nowait(channel_id)

    client.listen("on_raw_channel_delete", listen)
    described = payload(1)
    hear(client, "GUILD_CREATE", described)
    gone = described["channels"][3] | {"guild_id": described["id"]}
    hear(client, "CHANNEL_DELETE", gone)
    assert await heard.get() == int(gone["id"])
    assert heard.empty()


def test_every_part_that_discord_py_keeps_is_named() -> None:
    slots = {name.strip("_") for name in discord.Guild.__slots__}
    renamed = {"guild_scheduled_events": "scheduled_events", "presences": "members"}
    assert {renamed.get(name, name) for name in NOT_KEPT} <= slots


async def test_what_a_server_costs(client: UnoClient) -> None:
    hear(client, "GUILD_CREATE", payload(1))
    gc.collect()
    tracemalloc.start()
    count = 500
    for number in range(2, 2 + count):
        hear(client, "GUILD_CREATE", payload(number))
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(client.guilds) == 1 + count
    assert held / count < BYTES_A_SERVER
