"""Measure what servers and the bot itself cost in memory, beside a discord.py bot without ours.

    python -m tests.bench.servers [--servers 10000] [--tables 1000]

Resident memory of real processes against one stand-in: a minimal bot with the same intents, ours
without a server, ours with many, and ours with many and live tables of which every hand was opened.
Both bots are started once before they are measured: to compile modules costs memory that a process
keeps, and where the bot is installed they are compiled already. Neither finds rich, which structlog
loads where it is: only the tools of developers install it (requirements/test.lock).
"""

import argparse
import asyncio
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tests.bench.tables import new_matches
from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess

CHANNELS = 10
ROLES = 5
SECONDS_TO_SETTLE = 5.0
PATIENCE = 240.0  # seconds: the messages of a thousand tables are shown at 30 a second
AT_REST = str(24 * 3600)  # seconds in which nobody's turn is over
MB = 1e6

AS_INSTALLED = """
import runpy, sys
sys.modules["rich"] = None  # not importable
runpy.run_module("{module}", run_name="__main__")
"""


async def run(servers: int, tables: int, folder: Path) -> str:
    """Measure all four; return the line to print."""
    quiet = {
        "LOG_LEVEL": "WARNING",
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
        **dict.fromkeys(("TURN_SECONDS", "ANSWER_SECONDS", "IDLE_SECONDS"), AT_REST),
    }
    async with StandIn(keep=1_000) as standin:
        minimal = _bot(standin, folder, "tests.bench.minimal_bot", quiet)
        await _compile(minimal)
        bare = await _memory(standin, minimal)
        await minimal.kill()
        ours = _bot(standin, folder, "bot", quiet)
        await _compile(ours)
        empty = await _memory(standin, ours)
        await ours.kill()
        guilds = [_new_server(standin, number) for number in range(servers)]
        full = await _memory(standin, ours)
        step = max(1, servers // tables)
        await new_matches(standin, [guild.channels[0] for guild in guilds[::step][:tables]])
        await standin.until_quiet(SECONDS_TO_SETTLE, PATIENCE)
        playing = ours.memory_bytes()
        await ours.kill()
    return (
        f"servers: {(empty - bare) / MB:.1f} MB over an empty discord.py bot of {bare / MB:.1f} MB "
        f"(goal 35); {(full - empty) / servers / 1024:.2f} KB a server (goal 3); "
        f"{playing / MB:.0f} MB with {servers} servers and {tables} live tables (goal 160)"
    )


def _bot(standin: StandIn, folder: Path, module: str, quiet: Mapping[str, str]) -> BotProcess:
    return BotProcess(standin, folder, ("-c", AS_INSTALLED.format(module=module)), quiet)


def _new_server(standin: StandIn, number: int) -> Guild:
    guild = standin.new_guild(f"Server {number}")
    guild.role_count = ROLES
    for place in range(CHANNELS):
        standin.new_channel(guild, f"s{number}-c{place}")
    return guild


async def _compile(process: BotProcess) -> None:
    await process.start(patience=120)
    await process.kill()


async def _memory(standin: StandIn, process: BotProcess) -> int:
    await process.start(patience=120)
    await standin.until_quiet(SECONDS_TO_SETTLE, PATIENCE)
    return process.memory_bytes()


def main() -> None:
    """Read the options, measure, print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=1_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(asyncio.run(run(options.servers, options.tables, Path(name))))


if __name__ == "__main__":
    main()
