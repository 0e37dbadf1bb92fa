"""Pictures reach Discord once, whatever it says meanwhile; nobody waits for them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import orjson
import pytest

from cogs import pictures
from cogs.background import Tasks
from cogs.pictures import Pictures
from tests.cogs.virtual_clock import VirtualClock
from tests.standin import Effect, Lost, RateLimited, Route, ServerError, Slow, StandIn
from tests.standin.conftest import standin
from tests.standin.players import Game
from tests.standin.process import ROOT, BotProcess
from tests.standin.sample_bot import running
from uno.text import NO_ART, Art

__all__ = ["standin"]

ART = ROOT / "data" / "art" / "png"
NAMES = ("uno_r1", "uno_r2", "uno_r3")


class Notes(dict[str, str]):
    """What the program notes for its next start."""

    async def meta(self, key: str) -> str | None:
        return self.get(key)

    async def set_meta(self, key: str, value: str) -> None:
        self[key] = value


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with three pictures."""
    made = tmp_path / "art"
    made.mkdir()
    for name in NAMES:
        (made / f"{name}.png").write_bytes((ART / f"{name}.png").read_bytes())
    return made


class Keeper:
    """Pictures of one start of the bot, on a clock that tests move."""

    def __init__(self, made: Pictures, clock: VirtualClock, tasks: Tasks) -> None:
        self.pictures = made
        self.clock = clock
        self._tasks = tasks

    @property
    def shown(self) -> set[str]:
        return set(self.pictures.art.emojis)

    async def until(self, done: Callable[[], bool], seconds: float = 0) -> None:
        """Let time pass, then wait until something is so."""
        await self.clock.advance(round(seconds * 1000))
        async with asyncio.timeout(10):
            while not done():  # noqa: ASYNC110 (what is waited for tells nobody)
                await asyncio.sleep(0.01)

    async def until_done(self) -> None:
        """Let time pass for as long as it takes."""
        async with asyncio.timeout(20):
            while self._tasks._running:
                await self.clock.advance(1_000)
                await asyncio.sleep(0.01)


@asynccontextmanager
async def keeping(
    standin: StandIn,
    notes: Notes,
    folder: Path,
    forgotten: list[Art] | None = None,
    shards: list[int] | None = None,
) -> AsyncIterator[Keeper]:
    """Start a bot with its pictures."""
    clock, tasks, old = VirtualClock(), Tasks(), [] if forgotten is None else forgotten
    async with running(standin) as bot:
        bot.http.max_ratelimit_timeout = 30  # as cogs.client.UnoClient has it
        vars(bot)["shard_ids"] = shards  # as a client of several shards has it
        made = Pictures(bot, notes, clock, tasks, folder=folder, forget=old.append)
        made.start()
        yield Keeper(made, clock, tasks)
        await tasks.close()


def sent(standin: StandIn) -> list[str]:
    """Return the names that were uploaded, in order."""
    return [r.body["name"] for r in standin.requests.of(Route.CREATE_EMOJI) if r.status == 200]


async def test_what_is_missing_is_uploaded_once(standin: StandIn, folder: Path) -> None:
    notes, forgotten = Notes(), list[Art]()
    async with keeping(standin, notes, folder, forgotten) as keeper:
        await keeper.until_done()
        assert keeper.shown == set(NAMES)
        (first, *_) = standin.world.emojis
        assert keeper.pictures.art.emojis["uno_r1"] == f"<:uno_r1:{first['id']}>"
        assert standin.world.emoji_images[first["id"]] == (ART / "uno_r1.png").read_bytes()
    assert sent(standin) == list(NAMES)
    async with keeping(standin, notes, folder) as keeper:
        await keeper.until_done()
        assert keeper.shown == set(NAMES)
    assert sent(standin) == list(NAMES)
    assert [r.route for r in standin.requests if r.route is Route.LIST_EMOJIS] != []
    assert NO_ART not in forgotten


async def test_a_picture_that_changed_is_replaced_alone(standin: StandIn, folder: Path) -> None:
    notes = Notes()
    async with keeping(standin, notes, folder) as keeper:
        await keeper.until_done()
    before = {emoji["name"]: emoji["id"] for emoji in standin.world.emojis}
    changed = (ART / "uno_b7.png").read_bytes()
    (folder / "uno_r2.png").write_bytes(changed)
    async with keeping(standin, notes, folder) as keeper:
        await keeper.until(lambda: keeper.shown == {"uno_r1", "uno_r3"})
        # Nobody is shown it any more, and only then it is deleted.
        assert standin.requests.of(Route.DELETE_EMOJI) == []
        await keeper.until(lambda: keeper.shown == set(NAMES), pictures.GRACE)
        await keeper.until_done()
    after = {emoji["name"]: emoji["id"] for emoji in standin.world.emojis}
    assert {name for name in NAMES if before[name] != after[name]} == {"uno_r2"}
    assert standin.world.emoji_images[after["uno_r2"]] == changed
    assert sent(standin) == [*NAMES, "uno_r2"]


async def test_emojis_of_others_are_left_alone(standin: StandIn, folder: Path) -> None:
    async with running(standin) as bot:
        await bot.create_application_emoji(name="logo", image=(ART / "uno_r9.png").read_bytes())
    async with keeping(standin, Notes(), folder) as keeper:
        await keeper.until_done()
        assert keeper.shown == set(NAMES)
    assert [emoji["name"] for emoji in standin.world.emojis] == ["logo", *NAMES]
    assert standin.requests.of(Route.DELETE_EMOJI) == []


async def test_what_nobody_recorded_is_used_until_it_is_replaced(
    standin: StandIn, folder: Path
) -> None:
    async with keeping(standin, Notes(), folder) as keeper:
        await keeper.until_done()
    async with keeping(standin, Notes(), folder) as keeper:  # the database is a new one
        await keeper.until(lambda: len(keeper.shown) == 2)  # one at a time
        await keeper.until_done()
        assert keeper.shown == set(NAMES)
    assert sorted(sent(standin)) == sorted(NAMES * 2)
    assert len(standin.world.emojis) == len(NAMES)


async def test_a_long_rate_limit_is_waited_for(standin: StandIn, folder: Path) -> None:
    trap = standin.faults.put(
        Route.CREATE_EMOJI, RateLimited(3_000), when=lambda body: body["name"] == "uno_r2"
    )
    async with keeping(standin, Notes(), folder) as keeper:
        await keeper.until(lambda: keeper.shown == {"uno_r1"})  # what is there is used
        await keeper.clock.advance(2_990_000)
        await asyncio.sleep(0.1)
        assert trap.hits == 1
        assert sent(standin) == ["uno_r1"]
        await keeper.until(lambda: keeper.shown == set(NAMES), 20)
    assert sent(standin) == list(NAMES)


@pytest.mark.parametrize("fault", [ServerError(503), Lost(), RateLimited(0.1)], ids=repr)
async def test_a_bad_moment_passes(
    standin: StandIn, folder: Path, fault: ServerError | Lost | RateLimited
) -> None:
    for route in (Route.LIST_EMOJIS, Route.CREATE_EMOJI):
        standin.faults.put(route, fault, times=2)
    async with keeping(standin, Notes(), folder) as keeper:
        await keeper.until_done()
        assert keeper.shown == set(NAMES)
    assert sent(standin) == list(NAMES)


async def test_an_answer_that_got_lost_makes_no_second_emoji(
    standin: StandIn, folder: Path
) -> None:
    notes = Notes()
    standin.faults.put(Route.CREATE_EMOJI, ServerError(503, Effect.DONE))
    async with keeping(standin, notes, folder) as keeper:
        await keeper.until_done()
        assert keeper.shown == set(NAMES)
    assert [emoji["name"] for emoji in standin.world.emojis] == list(NAMES)
    assert standin.requests.of(Route.DELETE_EMOJI) == []
    assert orjson.loads(next(iter(notes.values()))).keys() == set(NAMES)


async def test_a_refused_picture_ends_it_and_the_rest_stays(standin: StandIn, folder: Path) -> None:
    (folder / "uno_r2.png").write_bytes(b"no picture")
    async with keeping(standin, Notes(), folder) as keeper:
        await keeper.until_done()
        assert keeper.shown == {"uno_r1"}
    refused = [r for r in standin.requests.of(Route.CREATE_EMOJI) if r.status == 400]
    assert len(refused) == pictures.MOST_FAULTS


async def test_there_is_no_more_room(standin: StandIn, folder: Path) -> None:
    full = [{"id": str(n), "name": f"other{n}"} for n in range(pictures.MOST_EMOJIS - 2)]
    standin.world.emojis = list(full)
    async with keeping(standin, Notes(), folder) as keeper:
        await keeper.until_done()
        assert keeper.shown == {"uno_r1", "uno_r2"}
    assert sent(standin) == ["uno_r1", "uno_r2"]


async def test_only_the_process_with_the_first_shard_uploads(
    standin: StandIn, folder: Path
) -> None:
    async with keeping(standin, Notes(), folder, shards=[1]) as other:
        await asyncio.sleep(0.2)
        assert sent(standin) == []
        async with keeping(standin, Notes(), folder, shards=[0]) as first:
            await first.until_done()
        assert sent(standin) == list(NAMES)
        await other.until(lambda: other.shown == set(NAMES), pictures.ANOTHER_LOOK)


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as discord:
        yield discord


@pytest.fixture
async def process(discord: StandIn, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Return a bot that is to upload all pictures."""
    made = BotProcess(discord, tmp_path, environment={"CARD_PICTURES": "true"})
    yield made
    await made.end()


async def test_a_press_never_waits_for_pictures(discord: StandIn, process: BotProcess) -> None:
    discord.faults.put(Route.CREATE_EMOJI, Slow(60), times=None)  # a press is lost after three
    channel = discord.new_channel(discord.new_guild())
    anna = discord.new_member(channel.guild, "Anna")
    await process.start()
    await discord.until(lambda: discord.requests.of(Route.CREATE_EMOJI), "an upload")
    answer = await discord.slash(anna, channel, "uno start")
    assert "open" in answer.text
    [upload] = discord.requests.of(Route.CREATE_EMOJI)
    assert upload.done_at is None


async def test_an_emoji_that_somebody_deleted_spoils_no_game(
    discord: StandIn, process: BotProcess
) -> None:
    channel = discord.new_channel(discord.new_guild())
    people = [discord.new_member(channel.guild, name) for name in ("Anna", "Bo")]
    await process.start()
    drawn = len(list(ART.glob("*.png")))
    await discord.until(lambda: len(discord.world.emojis) == drawn, "all pictures", 30)
    game = await Game.start(discord, channel, people, seed=1)
    # Colours to name and challenges have no pictures: how the cards lie decides when there are any.
    await play_until(game, lambda: bool(pictures_in(game)))
    discord.world.emojis.clear()
    await play_until(game, lambda: "does not know an emoji" in process.output())
    await play_until(game, lambda: not pictures_in(game))
    assert "interaction failed" not in process.output()


async def play_until(game: Game, holds: Callable[[], bool]) -> None:
    """Make moves until something is so."""
    async with asyncio.timeout(60):
        while not holds():
            await game.move()


def pictures_in(game: Game) -> list[str]:
    """Return the names of our emojis on the buttons of the hands that lie open."""
    hands = [player.hand for player in game.players if player.hand is not None]
    emojis = [button.emoji or "" for hand in hands for button in hand.buttons]
    return [emoji for emoji in emojis if emoji.startswith("uno_")]
