"""Make many live tables through the bot itself."""

import asyncio
from collections.abc import Sequence

from tests.standin import Channel, Guild, StandIn
from tests.standin.players import Game

AT_ONCE = 10


async def new_matches(
    standin: StandIn, guild: Guild, count: int, *, seats: int = 2
) -> Sequence[Game]:
    """Start `count` matches, each in a channel of its own, some at a time."""
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, channel: Channel) -> Game:
        async with turnstile:
            users = [standin.new_member(guild, f"P{number}-{seat}") for seat in range(seats)]
            return await Game.start(standin, channel, users, seed=number)

    channels = [standin.new_channel(guild, f"c{number}") for number in range(count)]
    return await asyncio.gather(*(one(n, channel) for n, channel in enumerate(channels)))
