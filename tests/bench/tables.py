"""Make many live tables through the bot itself."""

import asyncio
from collections.abc import Sequence

from tests.standin import Channel, StandIn
from tests.standin.players import Game

AT_ONCE = 10


async def new_matches(
    standin: StandIn, channels: Sequence[Channel], *, seats: int = 2
) -> list[Game]:
    """Start a match in each channel, some at a time, and open all hands."""
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def one(channel: Channel) -> Game:
        async with turnstile:
            names = (f"{channel.name}-{seat}" for seat in range(seats))
            users = [standin.new_member(channel.guild, name) for name in names]
            return await Game.start(standin, channel, users)

    return list(await asyncio.gather(*map(one, channels)))
