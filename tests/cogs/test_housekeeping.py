"""What is done once in a while, on a real store: podiums, servers that were left, old matches."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import housekeeping, wire
from cogs.housekeeping import DAY, Housekeeping
from cogs.paint import Painter
from cogs.podiums import tell_podium
from cogs.retention import Retention
from cogs.screens.screen import PublicScreen
from tests.store.tables import GUILD, NOW
from tests.store.test_booking import finish
from uno.ratings.standing import MINIMUM_GAMES
from uno.store.repository import SqlStore, open_store
from uno.text import Texts

LOCALES = Path(__file__).parents[2] / "data" / "locales"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/uno.db")
    yield store
    await store.close()


class Told(list[tuple[int, str]]):
    """Take what would be posted."""

    async def post(self, _: object, channel_id: int, screen: PublicScreen) -> int:
        self.append((channel_id, str(screen.components)))
        return 1


def keeper(store: SqlStore, now: int, servers: tuple[int, ...] = (GUILD,)) -> Housekeeping:
    guilds = [SimpleNamespace(id=server, shard_id=0) for server in servers]
    client: Any = SimpleNamespace(
        guilds=guilds, shard_count=1, get_guild={guild.id: guild for guild in guilds}.get
    )
    clock: Any = SimpleNamespace(now=lambda: now)
    painter = Painter(Texts(LOCALES), lambda: None, None)  # type: ignore[arg-type,return-value]
    return Housekeeping(client, store, clock, painter, Retention(game_days=365, left_days=30))


async def test_the_podium_of_a_month_is_told_once(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told()
    monkeypatch.setattr(wire, "post", told.post)
    for _ in range(MINIMUM_GAMES):
        table = await finish(store, {0: 1, 1: 2})
    await keeper(store, NOW).once()
    assert told == []  # the month is not over
    await keeper(store, NOW + 3 * DAY, servers=()).once()
    assert told == []  # of another process
    await keeper(store, NOW + 3 * DAY).once()
    await keeper(store, NOW + 3 * DAY).once()
    [(channel, text)] = told
    assert channel == table.channel_id
    assert "November 2026" in text and "Ann" in text


async def test_where_the_bot_may_not_write_a_podium_is_told_elsewhere(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told()
    tables = [await finish(store, {0: 1, 1: 2}) for _ in range(MINIMUM_GAMES)]
    *_, open_to_us, closed = [table.channel_id for table in tables]

    async def post(client: object, channel_id: int, screen: PublicScreen) -> int:
        if channel_id == closed:
            raise OSError("not here")
        return await told.post(client, channel_id, screen)

    monkeypatch.setattr(wire, "post", post)
    await keeper(store, NOW + 3 * DAY).once()
    assert [channel for channel, _ in told] == [open_to_us]
    [season] = await store.seasons(GUILD, 1)
    podium = replace(await store.archive.podium(GUILD, season), channels=(closed,))
    one = keeper(store, NOW)
    assert await tell_podium(one._client, store, one._painter, podium, closed) is None
    assert await tell_podium(one._client, store, one._painter, podium, 4_711) == 4_711


async def test_nobody_hears_of_a_season_long_past(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told()
    monkeypatch.setattr(wire, "post", told.post)
    for _ in range(MINIMUM_GAMES):
        await finish(store, {0: 1, 1: 2})
    await keeper(store, NOW + 60 * DAY).once()
    assert told == []
    assert await store.archive.untold_seasons(NOW + 60 * DAY) == []


async def test_a_server_that_is_gone_is_deleted_in_the_end(store: SqlStore) -> None:
    await finish(store, {0: 1, 1: 2})
    await finish(store, {0: 1, 1: 2}, guild_id=GUILD + 1)
    there = (GUILD + 1,)
    await keeper(store, NOW, there)._notice_servers()
    await keeper(store, NOW + 29 * DAY, there).once()
    assert await store.seasons(GUILD, 1)
    await keeper(store, NOW + 31 * DAY, there).once()
    assert not await store.seasons(GUILD, 1)
    assert await store.seasons(GUILD + 1, 1)


def test_it_does_not_run_all_the_time() -> None:
    assert housekeeping.EVERY >= 600
