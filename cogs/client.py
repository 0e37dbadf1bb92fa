"""The connection to Discord, with as little kept in memory as the bot can do with."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.frugal import hear_little
from uno.settings import Settings
from uno.table.territory import Everywhere, Territory

# PLATFORM: 30 s is the least that discord.py allows. What would have to wait longer fails, and the
# next edit shows the newest state.
LONGEST_RATE_LIMIT = 30

# Of a heartbeat, in seconds; it is infinite while a connection is being made anew.
LONGEST_LATENCY = 30


PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""What the bot asks for in a server (DESIGN.md section 5), and no more."""


def invite_url(application_id: int | str) -> str:
    """Return the address at which a server's owner adds the bot."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS)


# Its warnings about missing libraries are for bots that speak.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class UnoClient(discord.AutoShardedClient):
    """Receive interactions, and only the events that tell of servers and channels.

    `prepare` runs after the login and before the first event, here and on a simulated Discord.
    """

    def __init__(
        self,
        prepare: Callable[["UnoClient"], Awaitable[None]],
        *,
        shard_count: int | None = None,
        shard_ids: Sequence[int] | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
        territory: Territory | None = None,
        may_identify: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        """`may_identify` returns when it is a shard's turn; by default discord.py's own pace."""
        # discord.py takes no None for these, its own default.
        given: dict[str, Any] = {"shard_count": shard_count}
        if shard_ids is not None:
            given["shard_ids"] = list(shard_ids)
        if http_trace is not None:
            given["http_trace"] = http_trace
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            allowed_mentions=discord.AllowedMentions.none(),
            **given,
        )
        self.tree = app_commands.CommandTree(self)
        self._prepare = prepare
        self._may_identify = may_identify
        hear_little(self, territory or Everywhere())

    def listen(self, event: str, listener: Callable[..., Coroutine[Any, Any, None]]) -> None:
        """Call `listener` for each event named like `on_ready`: one for an event."""
        setattr(self, event, listener)  # where discord.py looks for it

    def connection_problem(self) -> str | None:
        """Return what is wrong with the connection; None: every shard hears from Discord."""
        if not self.is_ready():
            return "not connected yet"
        silent = [str(id) for id, shard in self.shards.items() if not _hears(shard)]
        return f"nothing is heard on shard {', '.join(silent)}" if silent else None

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard."""
        if self._may_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._may_identify(shard_id or 0)

    async def setup_hook(self) -> None:
        """Get ready to be asked."""
        await self._prepare(self)


def _hears(shard: discord.ShardInfo) -> bool:
    return not shard.is_closed() and shard.latency < LONGEST_LATENCY


def redirect_discord(settings: Settings) -> None:
    """Talk to a stand-in for Discord, for tests (PLATFORM: discord.py has no setting for it)."""
    if settings.discord_api_base is not None:
        Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
