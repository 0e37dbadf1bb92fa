"""People who try things: forged ids, values never offered, names that break, storms of presses.

No input changes what it should not, pings anybody, or makes a message fail; all is answered.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

from tests.faults.kills import SETTINGS
from tests.faults.nursery import ForkedBot
from tests.faults.test_discord import Scene, shown_decisions
from tests.standin import CallbackType, Route, StandIn, UnansweredError, described
from tests.standin.players import Game, Player
from uno.store.repository import open_store

NAMES = (
    "🂡" * 32,
    "👩\u200d👩\u200d👧\u200d👦" * 4 + "\u202eneB",
    "@everyone <@1> <@&2> <#3>",
    "**_~~`||Ann||`~~_** [x](http://evil)",
    "\u200b\u200d\u2060\ufeff",
    "Z̷̢̛͔a̶l̴g̷o̵" + "\u0353" * 24,
)
TYPED = (
    *("", " ", "r5", "w4:r", "w4:q", "b9:b", "zz", "r5:", ":r", "uno:x:1:play:r5", "Red 5\n", "-1"),
    *(
        "@everyone",
        "<@1>",
        "\u202e",
        "'; DROP TABLE games; --",
        "🂡" * 40,
        "x" * 100,
        "\x00",
        "null",
    ),
)


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """Run a bot whose every body is held against Discord's description."""
    url = f"sqlite+aiosqlite:///{folder / 'uno.db'}"
    environment = {**SETTINGS, "TURN_SECONDS": "900", "ANSWER_SECONDS": "900", "DATABASE_URL": url}
    async with StandIn(check=described) as standin:
        bot = ForkedBot(standin, folder / "bot.log", environment)
        store = await open_store(url)
        try:
            await bot.start()
            yield Scene(standin, bot, store)
        finally:
            await bot.kill()
            await store.close()
        assert "Traceback" not in bot.output(), bot.output()[-5000:]
        assert "[error" not in bot.output(), bot.output()[-5000:]
        assert standin.body_problems == []
        refused = [(r.route.name, r.status) for r in standin.requests if r.status == 400]
        assert refused == []


def pinged(standin: StandIn) -> set[int]:
    """Return everybody whom any message pinged."""
    messages = [m for channel in standin.world.channels.values() for m in channel.messages.values()]
    return set().union(*(message.pinged for message in messages))


async def test_names_break_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        standin = made.standin
        channel = standin.new_channel(standin.new_guild(), "names")
        users = [standin.new_member(channel.guild, name) for name in NAMES]
        game = await Game.start(standin, channel, users, seed=3)
        for number in range(40):
            with suppress(AssertionError):
                await game.move()
            if number % 8 == 0:
                await game.open_hands()
        for command in ("status", "rules", "leaderboard", "help", "backs"):
            answer = await standin.slash(users[number % 6], channel, f"uno {command}")
            assert answer.is_private
        await standin.until_quiet(1.5)
        table = await made.live(game)
        assert table is not None
        assert table.sequence > 30
        assert table.decision in shown_decisions(game)
        text = "\n".join(message.text for message in standin.messages(channel))
        assert "\u202e" not in text
        assert "@everyone" not in text.replace("\\@everyone", "").replace("@\u200beveryone", "")
        assert pinged(standin) == set()


async def test_values_that_were_never_offered(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        game = await made.game("typed")
        before = await made.live(game)
        assert before is not None
        player = await made.standin.until(game.on_turn, "a turn")
        for typed in TYPED:
            offered = await made.standin.autocomplete(
                player.user, game.channel, "uno play", "card", typed
            )
            assert all(len(choice.name) <= 100 for choice in offered)
        for who in game.players:
            for typed in TYPED:
                if typed and who is not player:
                    answer = await made.standin.slash(
                        who.user, game.channel, "uno play", {"card": typed}
                    )
                    assert answer.is_private
        answer = await made.standin.slash(player.user, game.channel, "uno play", {"card": "zz"})
        assert answer.is_private
        after = await made.live(game)
        assert after is not None
        assert (after.sequence, after.state) == (before.sequence, before.state)


def forged(chance: Random, game: str, decision: int) -> str:
    """Make an id that is nearly one of ours, or not at all."""
    verbs = ("play", "draw", "catch", "color", "kick-sure", "end-sure", "set", "vote", "pick", "ö")
    arguments = ("r5", "w4", "99", "-1", "r", "yes", "x" * 24, "\u202e", "../..", "١", "")
    parts = [
        chance.choice(("uno", "UNO", "un0", "")),
        chance.choice((game, "-", "0" * 64, "ff", "")),
        chance.choice((str(decision), "0", "00", "-1", "9" * 9, "９", "1e3")),
        chance.choice(verbs),
        *(chance.choice(arguments) for _ in range(chance.randrange(4))),
    ]
    return (":".join(parts) or "x")[:100]


async def test_forged_ids_are_answered_privately_and_change_nothing(tmp_path: Path) -> None:
    """From a guest at the table's channel, and from players with buttons of another table."""
    async with scene(tmp_path) as made:
        standin, chance = made.standin, Random(7)
        game, other = await made.game("one"), await made.game("other")
        for one in (game, other):
            await one.until_posted()
        before = await made.live(game)
        foreign = await made.live(other)
        assert before is not None
        assert foreign is not None
        guest = standin.new_member(game.channel.guild, "Guest")
        message = await game.table()
        for number in range(120):
            answer = await standin.press_id(
                guest, message, forged(chance, before.id, before.decision)
            )
            assert answer.interaction.callback in (CallbackType.MESSAGE, CallbackType.MODAL)
            if number % 6 == 0:
                stolen = f"uno:{foreign.id}:{foreign.decision}:draw"
                answer = await standin.press_id(game.players[0].user, message, stolen)
                assert answer.is_private
        assert await made.live(game) == before
        assert (await made.live(other)) == foreign


async def test_storms_of_presses_are_all_answered(tmp_path: Path) -> None:
    """Twenty presses at once by one person in an old hand and on the table; so do the others."""
    async with scene(tmp_path) as made:
        standin = made.standin
        game = await made.game("storm")
        before = await made.live(game)
        assert before is not None
        public = len(standin.messages(game.channel))
        edits = len(standin.requests.of(Route.EDIT_MESSAGE))

        async def storm(player: Player) -> None:
            hand, table = player.hand, await game.table()
            assert hand is not None
            ids = [b.custom_id or "" for b in hand.buttons if not b.is_disabled]
            shown = [b.custom_id or "" for b in table.buttons if not b.is_disabled]
            presses = [standin.press_id(player.user, hand, one) for one in (ids * 20)[:12]]
            presses += [standin.press_id(player.user, table, one) for one in (shown * 8)[:8]]
            await asyncio.gather(*presses)

        for _ in range(3):
            await asyncio.gather(*map(storm, game.players))
        await standin.until_quiet(1.5)
        after = await made.live(game)
        if after is not None:  # somebody may have pressed Leave, and the others won
            assert after.decision in shown_decisions(game)
            assert after.decision - before.decision <= 3 * 4 * len(game.players)
        assert len(standin.messages(game.channel)) <= public + 2
        assert len(standin.requests.of(Route.EDIT_MESSAGE)) - edits <= 20


async def test_presses_that_waited_too_long_are_not_made(tmp_path: Path) -> None:
    """The bot stands still for a while: what failed on the screens has not happened."""
    async with scene(tmp_path) as made:
        game = await made.game("late")
        await made.standin.until_quiet(1.5)
        before = await made.live(game)
        player = await made.standin.until(game.on_turn, "a turn")
        assert player.hand is not None
        assert made.bot.pid is not None
        asked = [b.custom_id or "" for b in player.hand.buttons if not b.is_disabled][:1]
        os.kill(made.bot.pid, signal.SIGSTOP)
        pressing = [
            asyncio.create_task(made.standin.press_id(player.user, player.hand, one))
            for one in asked * 5
        ]
        command = asyncio.create_task(made.standin.slash(player.user, game.channel, "uno draw"))
        results = await asyncio.gather(*pressing, command, return_exceptions=True)
        await asyncio.sleep(0.5)
        os.kill(made.bot.pid, signal.SIGCONT)
        assert all(isinstance(result, UnansweredError) for result in results)
        await made.standin.until_quiet(1.0)
        assert await made.live(game) == before
        await game.move()
