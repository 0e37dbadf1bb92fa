"""A stand-in, and discord.py pointed at it."""

from collections.abc import AsyncIterator

import discord.gateway
import discord.http
import pytest
import yarl

from tests.standin import StandIn, described


@pytest.fixture
async def standin(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StandIn]:
    """Run a stand-in that checks every body, and send discord.py there."""
    async with StandIn(check=described) as running:
        monkeypatch.setattr(discord.http.Route, "BASE", running.api_base)
        gateway = discord.gateway.DiscordWebSocket
        monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", yarl.URL(running.gateway_url))
        yield running
        assert running.body_problems == []
