"""What presses leave behind: for Python's collector of cycles, which stops all play, and at all."""

import asyncio
import os
import signal
from pathlib import Path

from tests.standin.driver import StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess

TELLING = """
import gc, signal, sys
import bot
from cogs.reply import Reply

def tell(*_):
    held = sum(isinstance(one, Reply) for one in gc.get_objects())
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    cycles = {f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage}
    print("left", held, *sorted(cycles), "end", file=sys.stderr, flush=True)

signal.signal(signal.SIGUSR2, tell)
gc.enable = lambda: None
sys.exit(bot.main())
"""
MOVES = 60


async def test_presses_leave_nothing_of_ours(tmp_path: Path) -> None:
    """Without cycles of ours, a collection of everything can be as rare as it is (ADR 0024).

    discord.py makes a server and its own member there for each interaction, which hold each other;
    they are found while they are young.
    """
    async with StandIn() as standin:
        process = BotProcess(standin, tmp_path, ("-c", TELLING))
        await process.start()
        guild = standin.new_guild()
        people = [standin.new_member(guild, name) for name in ("Ann", "Ben")]
        game = await Game.start(standin, standin.new_channel(guild), people)
        for _ in range(MOVES):
            await game.move()
        os.kill(process.pid, signal.SIGUSR2)
        replies, *cycles = await _told(process)
        await process.stop()
    assert int(replies) < 5, "a reply holds all of the message that was pressed"
    assert "discord.guild.Guild" in cycles, "what discord.py leaves is seen"
    assert [name for name in cycles if name.startswith(("uno.", "cogs."))] == []


async def _told(process: BotProcess) -> list[str]:
    for _ in range(200):
        for line in process.output().splitlines():
            if line.startswith("left ") and line.endswith(" end"):
                return line.split()[1:-1]
        await asyncio.sleep(0.1)
    raise AssertionError(process.output())
