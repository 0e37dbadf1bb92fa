"""Composition root: settings, logs, store, tables, cogs, connection; nothing imports it."""

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.client import UnoClient, invite_url
from cogs.command_sync import sync_commands
from uno.logging import configure_logging, remove_secrets
from uno.settings import InvalidSettingsError, Settings, load_settings

LONGEST_CLOSE_SECONDS = 8

log: structlog.stdlib.BoundLogger = structlog.get_logger("bot")


class StartError(Exception):
    """The bot cannot start; the text is one line for its operator."""


def main() -> int:
    """Run the bot until it is told to stop; return the exit status."""
    try:
        settings = load_settings()
        configure_logging(settings.log_level, settings.log_format)
        return asyncio.run(run_until_signal(serve(settings)))
    except InvalidSettingsError as error:
        return fail(f"invalid setting: {error}")
    except StartError as error:
        return fail(str(error))


def fail(reason: str) -> int:
    """Say in one line why the bot does not run; return the exit status."""
    line = " ".join(remove_secrets(reason).split())
    print(f"bot: {line}", file=sys.stderr)  # noqa: T201 (for whoever started it, in any log format)
    return 1


async def run_until_signal(work: Coroutine[Any, Any, None]) -> int:
    """Run `work`; end it in order at the first SIGTERM or SIGINT, at once at the second."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)

    def stop() -> None:
        if task.cancelling():
            os._exit(1)
        log.info("stopping")
        task.cancel()
        # Everything that was told is on disk: nothing is lost by not waiting any longer.
        loop.call_later(LONGEST_CLOSE_SECONDS, os._exit, 0)

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        log.info("stopped")
    return 0


async def serve(settings: Settings) -> None:
    """Open everything, in the order in which it is needed, and serve until cancelled."""
    if settings.discord_token is None:
        raise StartError("DISCORD_TOKEN is not set; `make run` starts the playground instead")
    redirect_discord(settings)
    async with AsyncExitStack() as stack:
        client = UnoClient(
            partial(prepare, settings=settings),
            shard_count=settings.shard_count,
            shard_ids=settings.shard_ids,
        )
        await stack.enter_async_context(client)
        await connect(client, settings.discord_token.get_secret_value())


async def prepare(client: UnoClient, settings: Settings) -> None:
    """Send the commands if they changed. Raises StartError when Discord does not take them."""
    known = settings.state_folder / "commands.json"
    try:
        await sync_commands(client.tree, known, settings.dev_guild_id)
    except (discord.Forbidden, app_commands.CommandSyncFailure) as error:
        where = f" in the server {settings.dev_guild_id}" if settings.dev_guild_id else ""
        invite = invite_url(client.application_id or 0)
        raise StartError(
            f"Discord refused the commands{where} ({error}); invite the bot: {invite}"
        ) from None


async def connect(client: UnoClient, token: str) -> None:
    """Log in and stay connected. Raises StartError for what the operator has to change."""
    try:
        await client.login(token)
        log.info("logged in", user=str(client.user), invite=invite_url(client.application_id or 0))
        await client.connect()
    except discord.LoginFailure:
        raise StartError(
            "Discord refused the DISCORD_TOKEN; copy it anew from the application's page, Bot"
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise StartError("Discord refused the intents of the connection (4014)") from None
    except discord.ConnectionClosed as error:
        raise StartError(f"Discord closed the connection: {error}") from None
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise StartError(f"Discord cannot be reached: {error}") from None


def redirect_discord(settings: Settings) -> None:
    """Talk to a stand-in for Discord, for tests (PLATFORM: discord.py has no setting for it)."""
    if settings.discord_api_base is not None:
        Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


if __name__ == "__main__":
    sys.exit(main())
