"""What has to be done once in a while: podiums of seasons, servers that were left, old matches."""

import discord
import structlog

from cogs.background import Tasks
from cogs.paint import Painter
from cogs.podiums import tell_podium
from cogs.retention import Retention
from uno.ratings.seasons import Season
from uno.table.ports import Clock, Store, StoreUnavailableError

DAY = 86_400_000  # ms
EVERY = 3_600  # seconds
LATEST_PODIUM = 7 * DAY  # a podium that could not be told for so long is of no interest

log: structlog.stdlib.BoundLogger = structlog.get_logger("uno.cogs")


class Housekeeping:
    """Do it, in the background."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Clock,
        painter: Painter,
        retention: Retention,
    ) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._painter = painter
        self._retention = retention

    def start(self, tasks: Tasks) -> None:
        """Begin; it ends with the tasks."""
        tasks.spawn(self._run(), "housekeeping")

    async def _run(self) -> None:
        is_known = False
        while True:
            try:
                if not is_known:
                    await self._notice_servers()
                    is_known = True
                await self.once()
            except StoreUnavailableError:
                log.warning("housekeeping put off: the store is not there")
            await self._clock.sleep(EVERY)

    async def _notice_servers(self) -> None:
        """Note which servers were left while the bot was away, as far as our shards can see."""
        servers: dict[int, list[int]] = {}
        for guild in self._client.guilds:
            servers.setdefault(guild.shard_id, []).append(guild.id)
        count = self._client.shard_count or 1
        shards = getattr(self._client, "shards", {0: None})
        for shard in shards:
            present = servers.get(shard, [])
            if present:  # a shard without any has perhaps not been told yet
                await self._store.archive.guilds_seen(present, self._clock.now(), (shard, count))

    async def once(self) -> None:
        """Do all that is due."""
        archive, now = self._store.archive, self._clock.now()
        for guild_id, season in await archive.untold_seasons(now):
            await self._tell(guild_id, season, now)
        purged = await archive.purge_left(now - self._retention.left_days * DAY)
        if purged:
            log.info("servers deleted that were left long ago", servers=len(purged))
        if self._retention.game_days:
            stripped = await archive.strip_games(now - self._retention.game_days * DAY)
            if stripped:
                log.info("moves of old matches removed", matches=stripped)
        await archive.keep_marks()

    async def _tell(self, guild_id: int, season: Season, now: int) -> None:
        """Tell a podium once: whoever claims it tells it, here or in another process."""
        archive = self._store.archive
        if self._client.get_guild(guild_id) is None:
            return  # of another process, or left
        if not await archive.claim_podium(guild_id, season.number, now):
            return
        podium = await archive.podium(guild_id, season)
        is_late = season.ends_at is not None and season.ends_at < now - LATEST_PODIUM
        if podium.best and not is_late:
            await tell_podium(self._client, self._store, self._painter, podium)
