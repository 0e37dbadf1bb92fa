"""Tell everybody in a server who was best in a season."""

import discord
import structlog

from cogs import wire
from cogs.paint import Painter
from cogs.screens.owners import render_podium
from cogs.trouble import FAILURES
from uno.table.archive import Podium
from uno.table.ports import Store

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


async def tell_podium(
    client: discord.Client,
    store: Store,
    painter: Painter,
    podium: Podium,
    first: int | None = None,
) -> int | None:
    """Post a podium once, where people play; return the channel, None: it may be told nowhere.

    `first` is tried before the channels in which the last matches of the season were played.
    """
    settings = await store.guild_settings(podium.guild_id)
    screen = render_podium(podium, painter.texts.words(settings.language))
    wanted = [*([] if first is None else [first]), *podium.channels]
    for channel in dict.fromkeys(wanted):
        try:
            await wire.post(client, channel, screen)
        except FAILURES as error:
            why = type(error).__name__
            log.info("podium not told", guild=podium.guild_id, channel=channel, why=why)
            continue
        return channel
    return None
