"""A backup taken while people play, restored elsewhere, is played on as if nothing had happened."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.standin import StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess

MOVES = 10


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        yield standin


async def command(discord: StandIn, folder: Path, *arguments: str | Path) -> str:
    """Run `python -m uno` beside the bot of a folder."""
    process = BotProcess(discord, folder, ("-m", "uno", *map(str, arguments)))
    process.log_file = folder / "command.log"
    process.log_file.unlink(missing_ok=True)
    await process.spawn()
    assert await process.ended() == 0, process.output()
    return process.output()


async def hands(game: Game) -> list[str]:
    """Open all hands; times are other ones after a restart."""
    texts = [(await game.open_hand(player)).text for player in game.players]
    return [re.sub(r"<t:\d+:\w>", "<time>", text) for text in texts]


async def test_a_match_goes_on_from_a_backup(discord: StandIn, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    bot = BotProcess(discord, here, environment={"TURN_SECONDS": "600", "ANSWER_SECONDS": "600"})
    await bot.start()
    guild = discord.new_guild()
    users = [discord.new_member(guild, name) for name in ("Anna", "Bo", "Cem")]
    game = await Game.start(discord, discord.new_channel(guild, "cards"), users)
    for _ in range(MOVES):
        await game.move()
    told = await hands(game)
    assert "complete" in await command(discord, here, "backup", tmp_path / "backup.db")
    await bot.kill()  # and its machine is lost

    await command(discord, there, "restore", tmp_path / "backup.db")
    bot = BotProcess(discord, there, environment={"RESTART_GRACE_SECONDS": "600"})
    await bot.start()
    assert await hands(game) == told
    for _ in range(MOVES):
        await game.move()
    await bot.end()
    assert "Traceback" not in bot.output()
