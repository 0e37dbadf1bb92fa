"""Play on the real bot until there is something of everything; write its database as SQL.

    python -m tests.store.make_release tests/store/releases/VERSION.sql

Run it once for each release, on its commit; test_releases.py carries every file over.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.standin import Channel, Guild, StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess

LONG = {"TURN_SECONDS": "3600", "ANSWER_SECONDS": "3600"}
MOST_MOVES = 5_000


class Database:
    """Look into the bot's file from outside."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def ask(self, sql: str, channel: Channel) -> list[Any]:
        with closing(sqlite3.connect(self.file)) as connection:
            return [value for (value,) in connection.execute(sql, (channel.id,))]

    def windows(self, channel: Channel) -> list[Any]:
        return self.ask(
            "SELECT kind FROM windows JOIN games ON games.id = windows.game_id"
            " WHERE channel_id = ?",
            channel,
        )

    def status(self, channel: Channel) -> list[Any]:
        return self.ask("SELECT status FROM games WHERE channel_id = ?", channel)

    def dump(self) -> str:
        with closing(sqlite3.connect(self.file)) as connection:
            return "\n".join(connection.iterdump()) + "\n"


async def _lobby(standin: StandIn, guild: Guild) -> None:
    channel = standin.new_channel(guild, "lobby")
    await standin.slash(standin.new_member(guild, "Lone"), channel, "uno start")


async def _match(standin: StandIn, guild: Guild, name: str, seed: int) -> Game:
    channel = standin.new_channel(guild, name)
    users = [standin.new_member(guild, f"{name}-{who}") for who in ("Anna", "Bo", "Cem")]
    return await Game.start(standin, channel, users, seed=seed)


async def make(folder: Path) -> str:
    """Leave a lobby, an open UNO window, an open challenge and a finished match; return the SQL."""
    database = Database(folder / "uno.db")
    async with StandIn() as standin:
        process = BotProcess(standin, folder, environment=LONG)
        await process.start()
        guild = standin.new_guild("Release")
        await _lobby(standin, guild)
        for seed, kind in enumerate(("uno", "challenge")):
            game = await _match(standin, guild, kind, seed)
            for _ in range(MOST_MOVES):
                if kind in database.windows(game.channel):
                    break
                await game.move()
        game = await _match(standin, guild, "finished", 3)
        for _ in range(MOST_MOVES):
            if database.status(game.channel) == ["finished"]:
                break
            await game.move()
        await standin.until_quiet(1.5)
        await process.stop()
    return database.dump()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        Path(sys.argv[1]).write_text(asyncio.run(make(Path(name))))
