"""Composition root: settings, logs, store, tables, cogs, connection; nothing imports it."""

import gc
import sys

# Collecting while modules load finds nothing and costs a sixth of the start.
gc.disable()

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog
from discord import app_commands

from cogs.app import App
from cogs.client import UnoClient, invite_url, redirect_discord
from cogs.command_sync import sync_commands
from cogs.retention import Retention
from cogs.trace import trace_of
from uno.clock import SystemClock
from uno.logging import configure_logging
from uno.running import StartError, fail, run_until_signal
from uno.settings import ROOT, InvalidSettingsError, Settings, load_settings
from uno.store.migrate import migrate_in_child
from uno.store.repository import SqlStore, open_store
from uno.store.share import Share
from uno.table.ports import StoreUnavailableError
from uno.text import Texts

if TYPE_CHECKING:
    from uno.monitor.watch import Watch

log: structlog.stdlib.BoundLogger = structlog.get_logger("bot")

# Python's own but the last: how many collections of middle age there are to one of everything. That
# one stops all play for 0.1 s at 500 tables, and finds nothing: presses leave no cycles (ADR 0024).
COLLECTIONS = (700, 10, 300)


def main() -> int:
    """Run the bot until it is told to stop; return the exit status."""
    gc.freeze()  # what is loaded stays: no collection has to look at it again
    gc.set_threshold(*COLLECTIONS)
    gc.enable()
    try:
        settings = load_settings()
        configure_logging(settings.log_level, settings.log_format)
        if settings.discord_token is not None:
            migrate_in_child(settings.database_url)
        return asyncio.run(run_until_signal(serve(settings)))
    except InvalidSettingsError as error:
        return fail("bot", f"invalid setting: {error}")
    except StartError as error:
        return fail("bot", str(error))


async def serve(settings: Settings) -> None:
    """Open everything, in the order in which it is needed, and serve until cancelled."""
    if settings.discord_token is None:
        raise StartError("DISCORD_TOKEN is not set; `make run` starts the playground instead")
    redirect_discord(settings)
    async with AsyncExitStack() as stack:
        store = await open_database(settings.database_url)
        stack.push_async_callback(store.close)
        share = Share(store.own(settings.place), settings.slots)
        stack.push_async_callback(share.give_back)
        watch = watch_of(store, settings)
        client = UnoClient(
            lambda client: prepare(client, app, store, share, settings),
            shard_count=settings.shard_count,
            shard_ids=settings.own_shards,
            http_trace=trace_of(watch.meter) if watch else None,
            territory=share,
            may_identify=share.may_identify,
        )
        await stack.enter_async_context(client)
        app = App(
            client,
            store,
            SystemClock(),
            Texts(ROOT / "data" / "locales"),
            pictures=settings.pictures_folder,
            options=settings.table_options,
            support=settings.support,
            retention=Retention(settings.keep_game_days, settings.keep_left_server_days),
            meter=watch.meter if watch else None,
            own_limit=settings.own_requests_per_second,
        )
        stack.push_async_callback(app.close)
        if watch and settings.metrics_port:
            serving = watch.serving(settings.metrics_port, app.service, client.connection_problem)
            await enter_watch(stack, serving)
        await connect(client, settings.discord_token)


def watch_of(store: SqlStore, settings: Settings) -> "Watch | None":
    """Return what is watched, if anybody wants to know."""
    if settings.metrics_port is None:
        return None
    from uno.monitor.watch import Watch  # noqa: PLC0415 - half a second of loading for those who ask

    return Watch(store)


async def enter_watch(stack: AsyncExitStack, serving: AbstractAsyncContextManager[None]) -> None:
    """Answer on METRICS_PORT until the bot ends. Raises StartError."""
    try:
        await stack.enter_async_context(serving)
    except OSError as error:
        raise StartError(f"METRICS_PORT cannot be used: {error.strerror or error}") from None


async def open_database(url: str) -> SqlStore:
    """Open the store. Raises StartError."""
    try:
        return await open_store(url)
    except StoreUnavailableError as error:
        raise StartError(f"the database cannot be used: {error}") from None


async def prepare(
    client: UnoClient, app: App, store: SqlStore, share: Share, settings: Settings
) -> None:
    """Take up the live tables and send the commands if they changed, before any press arrives.

    Raises StartError when the database fails or Discord does not take the commands.
    """
    try:
        owned = await share.take()
        await app.start(settings.restart_grace_seconds, owned)
        share.keep(app.take_over, app.give_up)
        share.max_concurrency = (await client.fetch_session_start_limits()).max_concurrency
        await sync_commands(client.tree, store, settings.dev_guild_id)
    except StoreUnavailableError as error:
        raise StartError(f"the database cannot be used: {error}") from None
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


if __name__ == "__main__":
    sys.exit(main())
