"""The part of the doctor that asks Discord (`python -m uno doctor`).

What operators read is English, like the log.
"""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from cogs.client import PERMISSIONS, invite_url, redirect_discord
from uno.findings import Finding, Verdict
from uno.settings import Settings

GUILDS_A_PAGE: Final = 200
GUILDS_NAMED: Final = 10
LONGEST_CLOCK_ERROR: Final = 2.0
"""Presses are put off 1.5 s after Discord made them: a clock that is wrong by more misleads."""


async def ask_discord(settings: Settings, token: str) -> AsyncIterator[Finding]:
    """Compare clocks, log in without connecting, and look at what the bot may do."""
    redirect_discord(settings)
    clock = await _clock()
    yield clock
    if clock.subject != "clock":
        return
    async for finding in _log_in(token):
        yield finding


async def _clock() -> Finding:
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as seen:
            told = parsedate_to_datetime(seen.headers["Date"])
    except (aiohttp.ClientError, OSError, KeyError, ValueError) as error:
        return _unreachable(error)
    error_seconds = (datetime.now(UTC) - told).total_seconds()
    # Their time has no fractions.
    if -LONGEST_CLOCK_ERROR <= error_seconds <= LONGEST_CLOCK_ERROR + 1:
        return Finding(Verdict.FINE, "clock", "agrees with Discord's")
    return Finding(
        Verdict.PROBLEM,
        "clock",
        f"is wrong by {abs(error_seconds):.0f} s",
        "switch on time synchronisation (timedatectl set-ntp true)",
    )


def _unreachable(error: Exception) -> Finding:
    return Finding(
        Verdict.PROBLEM, "Discord", f"cannot be reached: {error}", "look at network and firewall"
    )


async def _log_in(token: str) -> AsyncIterator[Finding]:
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield Finding(
                Verdict.PROBLEM,
                "login",
                "Discord refused the DISCORD_TOKEN",
                "copy it anew: application's page, Bot, Reset Token",
            )
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            yield _unreachable(error)
            return
        yield Finding(Verdict.FINE, "login", f"as {client.user}")
        yield Finding(Verdict.NOTE, "invite", invite_url(client.application_id or 0))
        try:
            yield await _sessions(client)
            yield _permissions(await _guilds(client))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            yield _unreachable(error)


async def _sessions(client: discord.Client) -> Finding:
    """Look how often the bot may still log in today (PLATFORM.md section A, Gateway)."""
    told = await client.http.request(Route("GET", "/gateway/bot"))
    limit = told["session_start_limit"]
    found = f"{limit['remaining']} of {limit['total']} starts left today, {told['shards']} shard(s)"
    if limit["remaining"] > told["shards"]:
        return Finding(Verdict.FINE, "sessions", found)
    return Finding(Verdict.PROBLEM, "sessions", found, "find out what starts the bot over and over")


async def _guilds(client: discord.Client) -> list[dict[str, Any]]:
    """List the bot's servers with its permissions in each; discord.py's objects drop those."""
    found: list[dict[str, Any]] = []
    while True:
        after = found[-1]["id"] if found else None
        page: Sequence[Any] = await client.http.get_guilds(GUILDS_A_PAGE, after=after)
        found.extend(page)
        if len(page) < GUILDS_A_PAGE:
            return found


def _permissions(guilds: Sequence[dict[str, Any]]) -> Finding:
    """Compare what the bot's roles allow in each server; channels may still take it away."""
    lacking = {guild["name"]: missing for guild in guilds if (missing := _missing(guild))}
    if not lacking:
        return Finding(Verdict.FINE, "permissions", f"all that is needed, in {len(guilds)} servers")
    named = "; ".join(
        f"{name}: {', '.join(what)}" for name, what in [*lacking.items()][:GUILDS_NAMED]
    )
    return Finding(
        Verdict.NOTE,
        "permissions",
        f"missing in {len(lacking)} of {len(guilds)} servers: {named}",
        "ask their owners to open the invite again",
    )


def _missing(guild: dict[str, Any]) -> list[str]:
    given = discord.Permissions(int(guild["permissions"]))
    if given.administrator:
        return []
    return [name.replace("_", " ") for name, _ in PERMISSIONS & ~given if _]
