"""Discord on its bad days: every refusal on every route, and everything that can vanish.

A real bot against the stand-in, each case at a table of its own, all at the same time. Afterwards
the table message shows what is on disk and people play on; or the table is closed with a reason,
and everybody is free to play elsewhere at once.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from cogs.publisher import user_to_act
from cogs.table_messages import BURIED_BELOW
from tests.faults.kills import SETTINGS
from tests.faults.nursery import ForkedBot
from tests.standin import (
    Channel,
    Effect,
    Lost,
    RateLimited,
    Refused,
    Route,
    ServerError,
    Slow,
    StandIn,
    UnansweredError,
)
from tests.standin.faults import Fault, Trap
from tests.standin.players import Game, buttons_for
from uno.store.repository import SqlStore, open_store
from uno.table.records import Table

SEATS = 3
MOVES = 3
AT_ONCE = 12  # games: more of them starve a small machine, whose answers come too late then
UNTIL_IT_COMES = 2.0  # seconds from a move to a request that follows from it
UNTIL_IT_STRIKES = 60.0  # seconds of play
IN_TIME = 15.0  # seconds until everything is as it should be: two failures, two pauses, slowness
CODES = (
    *(10003, 10004, 10007, 10008, 10013, 10015, 10062),
    *(30046, 40060, 50001, 50013, 50027, 50035, 50083),
)
FAULTS: tuple[Fault, ...] = (
    RateLimited(0.3),
    RateLimited(0.3, "shared"),
    ServerError(500),
    ServerError(502, Effect.DONE),
    Slow(2.0),
    Lost(),
    Lost(Effect.DONE),
    *(Refused(code) for code in CODES),
)
ROUTES = (  # what takes longest comes first
    Route.DELETE_MESSAGE,
    Route.LIST_MESSAGES,
    Route.CALLBACK,
    Route.FOLLOW_UP,
    Route.EDIT_ORIGINAL,
    Route.CREATE_MESSAGE,
    Route.EDIT_MESSAGE,
)
USUAL_FAULTS = (RateLimited(0.3), Lost(), Refused(10003), Refused(10008), Refused(50013))
NO_PERMISSION = {50001, 50013}
MAY_CLOSE = {10003, 10004, *NO_PERMISSION}
OF_THE_CHANNEL = {Route.CREATE_MESSAGE, Route.EDIT_MESSAGE, Route.LIST_MESSAGES}
ENVIRONMENT = {**SETTINGS, "TURN_SECONDS": "600", "ANSWER_SECONDS": "600"}


@dataclass
class Scene:
    """A bot, its stand-in, and a look at its database."""

    standin: StandIn
    bot: ForkedBot
    store: SqlStore

    async def game(self, name: str, channel: Channel | None = None) -> Game:
        """Start a match in a server of its own."""
        if channel is None:
            channel = self.standin.new_channel(self.standin.new_guild(name), name)
        users = [self.standin.new_member(channel.guild, f"{name}-{n}") for n in range(SEATS)]
        return await Game.start(self.standin, channel, users)

    async def know_all(self, games: Iterable[Game]) -> None:
        """Let the bot hear of all servers and channels, as it does when it connects."""
        await self.bot.kill()
        await self.bot.start()
        for game in games:
            await game.open_hands()

    async def live(self, game: Game) -> Table | None:
        """Read the live table of a channel."""
        tables = await self.store.live_tables()
        found = next((t.id for t in tables if t.channel_id == game.channel.id), None)
        return None if found is None else await self.store.load(found)

    async def is_shown(self, game: Game) -> None:
        """Wait until the newest public message shows what is on disk."""
        async with asyncio.timeout(IN_TIME):
            while True:
                table = await self.live(game)
                assert table is not None, "the table is closed"
                if table.decision in shown_decisions(game):
                    return
                await asyncio.sleep(0.1)

    async def is_closed(self, game: Game) -> None:
        """Wait until the table is over; then its people can play elsewhere."""
        for _ in range(int(IN_TIME * 10)):
            if await self.live(game) is None:
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError(f"{game.channel.name} is still open")
        guild = self.standin.new_guild("elsewhere")
        channel = self.standin.new_channel(guild, "elsewhere")
        opener = game.players[0].user
        self.standin.join(guild, opener)
        answer = await self.standin.slash(opener, channel, "uno start")
        assert "open" in answer.text, answer.text


def shown_decisions(game: Game) -> set[int]:
    """Return the decisions that the newest public message with buttons is for."""
    shown = [message for message in game.standin.messages(game.channel) if message.buttons]
    ids = (button.custom_id or "" for button in shown[-1].buttons) if shown else ()
    return {int(one.split(":")[2]) for one in ids if one.startswith("uno:")}


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """Run a bot; whatever happens to it, it logs no traceback."""
    url = f"sqlite+aiosqlite:///{folder / 'uno.db'}"
    async with StandIn() as standin:
        environment = {**ENVIRONMENT, "DATABASE_URL": url}
        bot = ForkedBot(standin, folder / "bot.log", environment)
        store = await open_store(url)
        try:
            await bot.start()
            yield Scene(standin, bot, store)
        finally:
            await bot.kill()
            await store.close()
        assert "Traceback" not in bot.output(), bot.output()[-6000:]


@dataclass(frozen=True)
class Case:
    """One fault on one route, met twice at one table."""

    route: Route
    fault: Fault

    def __str__(self) -> str:
        return f"{self.fault} at {self.route}"

    @property
    def may_close(self) -> bool:
        """Tell whether the table cannot go on where it is."""
        if not isinstance(self.fault, Refused) or self.route not in OF_THE_CHANNEL:
            return False
        if self.route is Route.LIST_MESSAGES and self.fault.code in NO_PERMISSION:
            return False  # it only cannot see whether the message is buried
        return self.fault.code in MAY_CLOSE


ALL = [Case(route, fault) for route in ROUTES for fault in FAULTS]
USUAL = [case for case in ALL if case.fault in USUAL_FAULTS]


async def provoke(scene: Scene, game: Game, case: Case, trap: Trap) -> None:
    """Play until the bot has met the fault; then some moves more, to meet it a second time."""
    prepare = PREPARE.get(case.route)
    move = draw_on_the_table if case.route is Route.FOLLOW_UP else act
    while not trap.hits:
        if prepare is not None:
            prepare(scene, game)
        await move(scene, game)
        with suppress(AssertionError):
            await scene.standin.until(lambda: trap.hits, f"{case}", UNTIL_IT_COMES)
    if not case.may_close:
        for _ in range(MOVES):
            await move(scene, game)
            await asyncio.sleep(0.2)


def lose(scene: Scene, game: Game) -> None:
    """Delete the table message: with the next change it is posted anew."""
    table = game.find_public("hand")
    if table is not None:
        scene.standin.delete_message(table)


def bury(scene: Scene, game: Game) -> None:
    """Write below the table message: when a turn has passed, it is posted anew, the old deleted."""
    for number in range(BURIED_BELOW):
        scene.standin.say(game.players[0].user, game.channel, f"hello {number}")


PREPARE = {Route.CREATE_MESSAGE: lose, Route.DELETE_MESSAGE: bury}


async def act(_: Scene, game: Game) -> None:
    """Make a move, from fresh hands where none that lies open offers one."""
    with suppress(UnansweredError):  # the answer itself may be what fails
        if not game.can_go_on():
            await game.open_hands()
        await game.move()


async def draw_on_the_table(scene: Scene, game: Game) -> None:
    """Let who has to act draw on the table message: without an open hand it comes as a second one.

    Hands that lie open are closed by the refusal that meets their refreshing.
    """
    table = await scene.live(game)
    assert table is not None, "the table is closed"
    message = await game.table()
    found = buttons_for(message, "draw", "keep", "accept")
    actor = next((one for one in game.players if one.user.id == user_to_act(table)), None)
    if actor is None or not found:
        await act(scene, game)
        return
    with suppress(UnansweredError):
        await scene.standin.press(actor.user, message, found[0])


def in_channel(scene: Scene, game: Game) -> Callable[[Mapping[str, str]], bool]:
    """Tell requests about a game's channel by the parameters of their path."""
    return lambda params: scene.standin.channel_in(params) is game.channel


async def suffer(scene: Scene, number: int, case: Case) -> str | None:
    """Go through one case; return what was wrong with it."""
    game = await scene.game(f"c{number}")
    await scene.standin.until(
        lambda: len(scene.standin.messages(game.channel)) > 1, "the table below its lobby", IN_TIME
    )
    faults, here = scene.standin.faults, in_channel(scene, game)
    trap = faults.put(case.route, case.fault, times=2, where=here)
    if case.route is Route.FOLLOW_UP:
        faults.put(Route.EDIT_ORIGINAL, Refused(10015), times=None, where=here)
    try:
        async with asyncio.timeout(UNTIL_IT_STRIKES):
            await provoke(scene, game, case, trap)
        await asyncio.sleep(0.5)
        trap.times = trap.hits
        if case.may_close:
            await scene.is_closed(game)
            return None
        await play_on(game)
        await scene.is_shown(game)
    except (AssertionError, TimeoutError) as error:
        return f"{case}: {type(error).__name__} {error} (struck {trap.hits} times)"
    return None


async def play_on(game: Game) -> None:
    """Make a move from fresh hands; on a machine that is busy an answer may be late."""
    for _ in range(3):
        with suppress(UnansweredError):
            await game.open_hands()
            await game.move()
            return
    raise AssertionError("nobody is answered any more")


async def suffer_all(folder: Path, chosen: Sequence[Case]) -> None:
    room = asyncio.Semaphore(AT_ONCE)
    async with scene(folder) as made:

        async def in_turn(number: int, case: Case) -> str | None:
            async with room:
                return await suffer(made, number, case)

        problems = await asyncio.gather(*(in_turn(n, case) for n, case in enumerate(chosen)))
    assert [problem for problem in problems if problem is not None] == []


async def test_the_usual_faults_on_every_route(tmp_path: Path) -> None:
    await suffer_all(tmp_path, USUAL)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("portion", range(6))
async def test_every_fault_on_every_route(tmp_path: Path, portion: int) -> None:
    await suffer_all(tmp_path, ALL[portion::6])


# What vanishes


async def press_while_gone(made: Scene, game: Game) -> None:
    """Let somebody press; a move that can be shown nowhere may still be answered."""
    with suppress(UnansweredError, AssertionError):
        await game.move()


async def test_what_vanishes_frees_everybody_or_comes_back(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        standin = made.standin
        games = {name: await made.game(name) for name in ("channel", "silent", "rights", "bot")}
        parent = games["silent"].channel
        games["thread"] = await made.game(
            "thread", standin.new_channel(parent.guild, "thread", parent=parent)
        )
        games["archived"] = await made.game(
            "archived", standin.new_channel(parent.guild, "archived", parent=parent)
        )
        await made.know_all(games.values())
        await standin.delete_channel(games["channel"].channel)
        games["silent"].channel.deleted = True  # the event is lost
        await standin.permit(games["rights"].channel, 0)
        await standin.remove_bot(games["bot"].channel.guild)
        await standin.delete_channel(games["thread"].channel)
        await standin.archive(games["archived"].channel)
        for name in ("silent", "rights", "archived"):
            await press_while_gone(made, games[name])
        for name in ("channel", "silent", "rights", "bot", "thread"):
            await made.is_closed(games[name])
        await games["archived"].open_hands()
        await made.is_shown(games["archived"])


async def test_sessions_that_break(tmp_path: Path) -> None:
    """Cut, asked to reconnect, invalidated: presses meanwhile are replayed or can be made again."""
    async with scene(tmp_path) as made:
        standin, gateway = made.standin, made.standin.gateway
        game, lost, gone = [await made.game(name) for name in ("game", "lost", "gone")]
        await gateway.drop()
        await game.move()  # on the old session; replayed when it is resumed
        assert gateway.resumed
        await gateway.ask_reconnect()
        await standin.until(lambda: len(gateway.resumed) >= 2, "another resumption", 15)
        await game.move()
        known = len(gateway.identified)
        await gateway.invalidate()
        lost.channel.deleted = True  # nobody tells, nobody presses
        gone.channel.guild.has_bot = False
        await standin.until(lambda: len(gateway.identified) > known, "a new session", 25)
        await game.move()
        await made.is_shown(game)
        await made.is_closed(lost)
        await made.is_closed(gone)


async def test_a_message_that_cannot_be_asked_for_after_a_restart(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        fine: list[Game] = []
        closed: list[Game] = []
        for fault in FAULTS[:7] + tuple(map(Refused, (10003, 10008, 50001, 50013, 50035))):
            game = await made.game(f"g{len(fine) + len(closed)}")
            channel = str(game.channel.id)
            made.standin.faults.put(
                Route.GET_MESSAGE,
                fault,
                where=lambda p, c=channel: p["channel_id"] == c,  # type: ignore[misc]
            )
            is_end = isinstance(fault, Refused) and fault.code in MAY_CLOSE
            (closed if is_end else fine).append(game)
        await made.bot.kill()
        await made.bot.start()
        for game in closed:
            await made.is_closed(game)
        for game in fine:
            await made.is_shown(game)
            await game.open_hands()
            await game.move()


@pytest.mark.parametrize("effect", [Effect.NONE, Effect.DONE])
async def test_an_answer_lost_on_its_way_is_sent_again_without_an_apology(
    tmp_path: Path, effect: Effect
) -> None:
    async with scene(tmp_path) as made:
        game = await made.game("lost")
        trap = made.standin.faults.put(Route.CALLBACK, Lost(effect))
        moved = await game.move()
        await made.standin.until_quiet(0.5)
        assert trap.hits == 1
        assert moved.answer.message is moved.player.hand
        assert moved.answer.interaction.follow_ups == []
        assert "interaction failed" not in made.bot.output()


async def test_a_channel_that_vanishes_while_the_store_is_locked_is_closed_later(
    tmp_path: Path,
) -> None:
    async with scene(tmp_path) as made:
        game, other = await made.game("gone"), await made.game("other")
        await made.know_all((game, other))
        ids = [table.id for table in await made.store.live_tables()]
        faults, here = made.standin.faults, in_channel(made, other)
        edit = faults.put(Route.EDIT_MESSAGE, Slow(2.0), where=here)
        # Whether the message is buried cannot be seen: that look would find out too.
        faults.put(Route.LIST_MESSAGES, Refused(50001), times=None, where=here)
        await other.move()
        await eventually(lambda: edit.hits > 0)
        somebody = sqlite3.connect(tmp_path / "uno.db", isolation_level=None)
        somebody.execute("BEGIN IMMEDIATE")
        await made.standin.delete_channel(game.channel)
        other.channel.deleted = True  # nobody tells; the edit under way finds out
        await eventually(lambda: all(is_refused_by_the_store(made, one) for one in ids))
        somebody.execute("ROLLBACK")
        somebody.close()
        await made.is_closed(game)
        await made.is_closed(other)


def is_refused_by_the_store(made: Scene, game_id: str) -> bool:
    """Tell whether something about a table could not be saved."""
    lines = made.bot.output().splitlines()
    return any("not saved" in line and game_id in line for line in lines)


async def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something is so that no request tells of."""
    for _ in range(int(IN_TIME * 20)):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came to that")


async def test_an_answer_that_hangs_holds_the_table_back_for_seconds_only(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        game = await made.game("hangs")
        await made.standin.until_quiet(1.5)
        before = shown_decisions(game)
        made.standin.faults.put(Route.CALLBACK, Slow(60))
        with suppress(UnansweredError):
            await game.move()
        assert shown_decisions(game) == before
        await made.is_shown(game)
        assert shown_decisions(game) != before
