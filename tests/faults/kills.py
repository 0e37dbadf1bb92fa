"""`kill -9` again and again while people play: what was told is there, once, and goes on.

python -m tests.faults.kills DATABASE_URL [--kills 1000] [--seed 1]
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import text

from tests.faults.nursery import Doom, ForkedBot, Moment
from tests.standin import CallbackType, StandIn, UnansweredError
from tests.standin.players import MOVES, Game, buttons_for, verb_of
from tests.store.sessions import until_nothing_is_under_way
from uno.game.actions_json import action_from_json
from uno.game.engine import apply, new_game
from uno.store.repository import SqlStore, open_store
from uno.table.records import Table, Window

TABLES, SEATS = 4, 3
LONGEST = 0.6  # seconds of play before a kill from outside
GRACE = 40
REFUSAL = "⚠️"  # before the reason, in a hand
SETTINGS = {
    "TURN_SECONDS": "30",
    "ANSWER_SECONDS": "20",
    "RESTART_GRACE_SECONDS": str(GRACE),
    "LOG_LEVEL": "DEBUG",
}


@dataclass
class Ordeal:
    """One bot on one database, some tables, and what they go through."""

    standin: StandIn
    bot: ForkedBot
    store: SqlStore  # a look at the database from outside
    chance: random.Random
    games: list[Game] = field(default_factory=list)
    deaths: Counter[str] = field(default_factory=Counter)
    ids: dict[int, str] = field(default_factory=dict)  # of games, by channel
    late: set[str] = field(default_factory=set)  # tokens of presses in old hands

    async def begin(self) -> Doom | None:
        """Start the bot and a match at every table; return how it will die."""
        doom = self.next_doom()
        await self.bot.start(doom)
        await self.seat(TABLES)
        return doom

    async def seat(self, tables: int) -> None:
        """Start a match at so many tables, each in its channel."""
        guild = self.standin.new_guild()
        for number in range(tables):
            channel = self.standin.new_channel(guild, f"t{number}")
            users = [self.standin.new_member(guild, f"P{number}-{seat}") for seat in range(SEATS)]
            self.games.append(await Game.start(self.standin, channel, users, seed=number))

    def next_doom(self) -> Doom | None:
        """Choose how the bot dies next: by itself at a moment, or from outside."""
        if self.chance.random() < 0.3:
            return None
        return Doom(self.chance.choice(list(Moment)), self.chance.randrange(1, 16))

    async def die_and_live(self, doom: Doom | None) -> Doom | None:
        """Play until the bot dies, bring it back, and check everything; return its next doom."""
        await self._play_until_dead(doom)
        await self.bot.kill()
        await until_nothing_is_under_way(self.store._engine)
        before = [await self.table(game) for game in self.games]
        for table in before:
            await self.check_moves(table)
        await self.check_told()
        if any(not table.is_live for table in before):
            await self._renew(before)
            return None
        following = self.next_doom()
        started = time.time() * 1000
        await self.bot.start(following)
        after = [await self.table(game) for game in self.games]
        for one, same in zip(before, after, strict=True):
            assert same.state == one.state
            assert _shape(same.windows) == _shape(one.windows)
            dues = [window.due_at for window in same.windows if window.due_at is not None]
            assert min(dues) >= started + GRACE * 1000
        await self._press_in_old_hands()
        for game in self.games:
            await self.check_table_message(game)
            await game.open_hands()
        return following

    async def _renew(self, before: Sequence[Table]) -> None:
        """Begin another match where one is over."""
        await self.bot.start()
        for number, table in enumerate(before):
            game = self.games[number]
            if not table.is_live:
                users = [player.user for player in game.players]
                seed = self.chance.randrange(1000)
                self.games[number] = game = await Game.start(
                    self.standin, game.channel, users, seed=seed
                )
                self.ids.pop(game.channel.id, None)
            await game.open_hands()

    async def _play_until_dead(self, doom: Doom | None) -> None:
        playing = [asyncio.create_task(_play(game)) for game in self.games]
        if doom is not None:
            self.bot.approach()
        if doom is None:
            await asyncio.sleep(self.chance.uniform(0, LONGEST))
            self.deaths["any moment"] += 1
        elif await self.bot.died(5.0):
            self.deaths[doom.moment.value] += 1
        else:
            self.deaths["any moment"] += 1
        for task in playing:
            if task.done() and not isinstance(task.exception(), UnansweredError):
                task.result()
            task.cancel()
            with suppress(asyncio.CancelledError, AssertionError):
                await task

    async def table(self, game: Game) -> Table:
        """Read the table of a channel, also when it is over by now."""
        channel = game.channel.id
        if channel not in self.ids:
            (live,) = (t for t in await self.store.live_tables() if t.channel_id == channel)
            self.ids[channel] = live.id
        table = await self.store.load(self.ids[channel])
        assert table is not None
        return table

    async def count_moves(self) -> int:
        """Return how many changes are on disk."""
        return len(await self._rows("SELECT cause FROM moves"))

    async def check_moves(self, table: Table) -> None:
        """The moves on disk make the state on disk: the same cards follow."""
        rows = await self._rows(
            "SELECT sequence, action FROM moves WHERE game_id = :game ORDER BY sequence", table.id
        )
        assert [row.sequence for row in rows] == list(range(1, table.sequence + 1))
        assert table.seed is not None
        names = [chair.name for chair in table.chairs]
        state = new_game(table.rules, names, bytes.fromhex(table.seed)).state
        for row in rows:
            if row.action is not None:
                state = apply(state, action_from_json(json.loads(row.action))).state
        assert table.state == state

    async def check_told(self) -> None:
        """Every move that somebody was told is on disk, once."""
        causes = [row.cause for row in await self._rows("SELECT cause FROM moves")]
        assert len(set(causes)) == len(causes)
        told = {
            f"i:{interaction.id}": str(interaction.callback_data)
            for interaction in self.standin.world.interactions.values()
            if verb_of(interaction.data.get("custom_id")) in MOVES
            and interaction.callback is CallbackType.UPDATE
            and REFUSAL not in str(interaction.callback_data)
            and interaction.token not in self.late
        }
        lost = {cause: said for cause, said in told.items() if cause not in set(causes)}
        assert lost == {}, lost

    async def _rows(self, query: str, game: str | None = None) -> Sequence[Any]:
        async with self.store._engine.connect() as connection:
            return (await connection.execute(text(query), {"game": game} if game else {})).all()

    async def _press_in_old_hands(self) -> None:
        """Whatever lies open from before is answered, if only by a refusal."""
        before = set(self.standin.world.interactions)
        for game in self.games:
            for player in game.players:
                hand = player.hand
                assert hand is not None
                old = buttons_for(hand, *MOVES) or buttons_for(hand, "hand")
                if old:
                    await self.standin.press(player.user, hand, self.chance.choice(old))
        self.late |= set(self.standin.world.interactions) - before

    async def check_table_message(self, game: Game) -> None:
        """The public message shows the present decision, though nobody moves."""
        table = await self.table(game)

        def shows_it() -> bool:
            return table.decision in _decisions(game)

        try:
            await self.standin.until(shows_it, "the table as it is now", 6.0)
        except AssertionError:
            now = await self.table(game)
            assert now.sequence != table.sequence, self._what_is_shown(game, table)

    def _what_is_shown(self, game: Game, table: Table) -> str:
        return (
            f"not decision {table.decision} of {table.message}, but {_decisions(game)} "
            f"is shown\n{self.bot.output()[-1500:]}"
        )


async def _play(game: Game) -> None:
    while True:
        await game.move()


def _shape(windows: Sequence[Window]) -> list[tuple[str, str, int | None, int]]:
    return [(window.id, window.kind, window.seat, window.opened_at) for window in windows]


def _decisions(game: Game) -> set[int]:
    """Return the decisions that the newest public message with buttons is for."""
    shown = [message for message in game.standin.messages(game.channel) if message.buttons]
    ids = (button.custom_id or "" for button in shown[-1].buttons)
    return {int(one.split(":")[2]) for one in ids if one.startswith("uno:")}


async def ordeal(url: str, folder: Path, kills: int, seed: int) -> str:
    """Kill a bot so many times; return a line that says how."""
    started = time.monotonic()
    async with AsyncExitStack() as stack:
        standin = await stack.enter_async_context(StandIn(keep=2_000))
        environment = {**SETTINGS, "DATABASE_URL": url}
        bot = ForkedBot(standin, folder / "bot.log", environment)
        stack.push_async_callback(bot.kill)
        store = await open_store(url)
        stack.push_async_callback(store.close)
        tried = Ordeal(standin, bot, store, random.Random(seed))
        doom = await tried.begin()
        for number in range(1, kills + 1):
            doom = await tried.die_and_live(doom)
            if number % 50 == 0:
                print(f"{number} kills", flush=True)
        assert "Traceback" not in bot.output(), bot.output()[-5_000:]
        moves = await tried.count_moves()
    how = ", ".join(f"{number} {moment}" for moment, number in sorted(tried.deaths.items()))
    seconds = time.monotonic() - started
    return f"{kills} kills ({how}) in {seconds:.0f} s, {moves} moves on disk, none lost, none twice"


def main() -> None:
    """Read the options, kill, print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(asyncio.run(ordeal(options.url, Path(name), options.kills, options.seed)))


if __name__ == "__main__":
    main()
