"""The greeting of a server that the bot has just joined: once, where the bot may speak."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import discord
import structlog

from cogs import wire
from cogs.command_sync import Notes
from cogs.paint import Painter
from cogs.trouble import FAILURES, trouble_of
from uno.table.ports import StoreUnavailableError

MOST_CHANNELS = 3  # are tried: what a server forbids in several is meant

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


@dataclass(frozen=True, slots=True)
class Greeter:
    """Say hello to servers."""

    client: discord.Client
    notes: Notes
    painter: Painter

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello in the first channel where it is possible, unless it was said before."""
        key = f"greeted:{guild.id}"
        try:
            if await self.notes.meta(key) is not None:
                return
            await self.notes.set_meta(key, "yes")  # before: a greeting too few is no harm
        except StoreUnavailableError:
            log.warning("server not greeted: the store is not there", guild=guild.id)
            return
        for channel in islice(channels_to_greet(guild), MOST_CHANNELS):
            if await self._say_hello(guild, channel):
                return

    async def _say_hello(self, guild: discord.Guild, channel: discord.TextChannel) -> bool:
        try:
            screen = self.painter.hello(guild.preferred_locale.value)
            await wire.post(self.client, channel.id, screen)
        except FAILURES as error:
            log.info("server not greeted", guild=guild.id, why=trouble_of(error).name)
            return False
        return True


def channels_to_greet(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """List where the bot may speak: the channel for system messages first, then from the top."""
    first = guild.system_channel
    others = sorted(guild.text_channels, key=lambda channel: (channel.position, channel.id))
    for channel in ([first] if first else []) + [one for one in others if one != first]:
        if _may_speak(guild, channel):
            yield channel


def _may_speak(guild: discord.Guild, channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages
