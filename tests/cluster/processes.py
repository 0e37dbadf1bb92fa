"""Several real bots on one PostgreSQL and one stand-in, as an orchestrator runs them."""

import asyncio
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.standin import Guild, StandIn
from tests.standin.answer import UnansweredError
from tests.standin.players import Game, buttons_for
from tests.standin.process import BotProcess

SHARDS = 4
PLAYABLE_WITHIN = 15.0  # seconds, the figure for one shard a process
SETTINGS = {"RESTART_GRACE_SECONDS": "60", "TURN_SECONDS": "600", "ANSWER_SECONDS": "600"}


class Process(BotProcess):
    """One of several bots: the sockets of the others stay when it ends."""

    def __init__(
        self, standin: StandIn, folder: Path, url: str, shards: str, more: Mapping[str, str]
    ) -> None:
        folder.mkdir(exist_ok=True)
        super().__init__(
            standin,
            folder,
            environment={
                **SETTINGS,
                "DATABASE_URL": url.replace("+asyncpg", ""),
                "SHARD_COUNT": str(SHARDS),
                "SHARD_IDS": shards,
                "PROCESS_NAME": f"{folder.name}",
                **more,
            },
        )

    async def kill(self) -> None:
        """End it at once."""
        await self._end(signal.SIGKILL)


class Cluster:
    """The processes, and what all of them have on disk."""

    def __init__(self, standin: StandIn, folder: Path, url: str) -> None:
        self.standin = standin
        self.url = url
        self._folder = folder
        self._engine = create_async_engine(url)
        self.processes: dict[str, Process] = {}

    async def start(
        self, name: str, shards: str, *, url: str | None = None, **settings: str
    ) -> Process:
        """Start a process and wait until its shards have identified."""
        process = self.processes.get(name)
        if process is None:
            folder = self._folder / name
            process = Process(self.standin, folder, url or self.url, shards, settings)
            self.processes[name] = process
        before = len(self.standin.gateway.identified)
        await process.spawn()
        count = len(shards.split(","))
        try:
            await self.standin.until(
                lambda: len(self.standin.gateway.identified) >= before + count,
                f"{count} shards of {name}",
                60.0,
            )
        except AssertionError as error:
            raise AssertionError(f"{error}\n{process.output()}") from None
        return process

    async def close(self) -> None:
        """End everything; no process may have logged a fault."""
        for process in self.processes.values():
            await process.end()
        await self._engine.dispose()
        for name, process in self.processes.items():
            assert "Traceback" not in process.output(), f"{name}: {process.output()}"

    async def ask(self, sql: str, **parameters: Any) -> list[Any]:
        """Read from the database."""
        async with self._engine.connect() as connection:
            return list(await connection.execute(text(sql), parameters))

    async def sequence(self, game: Game) -> int:
        """Return how many changes of a table are on disk; they are numbered without a gap."""
        found = await self.ask(
            "SELECT moves.sequence FROM moves JOIN games ON games.id = moves.game_id"
            " WHERE channel_id = :channel ORDER BY moves.sequence",
            channel=game.channel.id,
        )
        numbers = [row[0] for row in found]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        return int(numbers[-1])

    async def owner(self, guild: Guild) -> str | None:
        """Return the name of the process that works on a server now."""
        found = await self.ask(
            "SELECT owners.name FROM slots JOIN owners ON owners.id = slots.owner"
            " WHERE slot = :slot",
            slot=(guild.id >> 22) % 1024,
        )
        return str(found[0][0]) if found else None

    async def until_owned(self, guild: Guild, name: str) -> float:
        """Wait until a process works on a server; return the seconds it took."""
        began = time.monotonic()
        while await self.owner(guild) != name:
            assert time.monotonic() - began < PLAYABLE_WITHIN, f"{guild.name} is not {name}'s"
            await asyncio.sleep(0.1)
        return time.monotonic() - began


def guild_of_shard(standin: StandIn, shard: int, number: int) -> Guild:
    """Make a server that Discord's formula gives to a shard of `SHARDS`."""
    return standin.new_guild(
        f"s{shard}-{number}", id=(1_000 * SHARDS + number * SHARDS + shard) << 22
    )


async def new_game(standin: StandIn, guild: Guild, seed: int = 1) -> Game:
    """Start a match of three in a new channel of a server."""
    channel = standin.new_channel(guild, f"cards-{guild.name}-{seed}")
    users = [standin.new_member(guild, f"{channel.name}-{who}") for who in ("Anna", "Bo", "Cem")]
    return await Game.start(standin, channel, users, seed=seed)


async def hands(game: Game) -> list[str]:
    """Open every hand anew and return what is on it."""
    return [(await game.open_hand(player)).text for player in game.players]


async def until_playable(game: Game) -> float:
    """Press "My hand" until it is answered, as people do; return the seconds it took."""
    began = time.monotonic()
    while True:
        table = await game.table()
        pressed = buttons_for(table, "hand")[0]
        try:
            answer = await game.standin.press(game.players[0].user, table, pressed, patience=1.0)
            if answer.is_private and "hand" in answer.text.lower():
                return time.monotonic() - began
        except UnansweredError:
            pass
        assert time.monotonic() - began < PLAYABLE_WITHIN, "the table cannot be played"
