"""What Discord's refusals mean for a message of ours (PLATFORM.md section A)."""

import asyncio
from enum import Enum, auto

import aiohttp
import discord

FAILURES: tuple[type[Exception], ...] = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    OSError,
)
"""Everything that a request to Discord raises when it fails."""


class Trouble(Enum):
    """What is to be done about a failed request."""

    MESSAGE_GONE = auto()  # post it anew
    TOO_OLD = auto()  # edits of it are limited now: post it anew
    CHANNEL_GONE = auto()
    NO_ACCESS = auto()  # the bot may not see, or not write in, the channel
    LATER = auto()  # Discord is not well; try again
    EXPIRED = auto()  # an interaction cannot be answered any more
    FAULT = auto()  # what we sent was wrong


_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.CHANNEL_GONE,  # unknown server
    10007: Trouble.EXPIRED,  # unknown member: who it was for has left the server
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.EXPIRED,  # unknown user
    10015: Trouble.EXPIRED,  # unknown webhook
    10062: Trouble.EXPIRED,  # unknown interaction
    30046: Trouble.TOO_OLD,
    40060: Trouble.EXPIRED,  # answered already
    50001: Trouble.NO_ACCESS,
    50005: Trouble.MESSAGE_GONE,  # not ours: cannot be edited
    50013: Trouble.NO_ACCESS,
    50027: Trouble.EXPIRED,  # invalid webhook token
    50083: Trouble.MESSAGE_GONE,  # the thread is archived; posting opens it again
    160005: Trouble.NO_ACCESS,  # the thread is locked
}


def trouble_of(error: Exception) -> Trouble:
    """Tell what a failed request means."""
    if not isinstance(error, discord.HTTPException):
        return Trouble.LATER
    known = _BY_CODE.get(error.code)
    if known is not None:
        return known
    if error.status >= 500 or error.status == 429:
        return Trouble.LATER
    return Trouble.NO_ACCESS if error.status == 403 else Trouble.FAULT
