"""Measure what each of several processes bears, and what their PostgreSQL does for it.

    python -m tests.bench.cluster [--processes 2] [--servers 2000] [--tables 200] [--minutes 2]
                                  [--rate 60]

Real bots, a shard each, against the stand-in, which plays at the given rate over all tables. CPU
per press is what counts: the stand-in and the database share the machine, so times are partly
theirs. Rooms for growth follow by arithmetic (docs/scaling.md).
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import psutil

from tests.bench.soak import Figures, Soak
from tests.bench.tables import new_matches
from tests.cluster.processes import Cluster, Process
from tests.postgres import PostgresServer
from tests.standin import StandIn

CHANNELS = 10
ROLES = 5
SECONDS_TO_SETTLE = 5.0
MB = 1e6


@dataclass
class Part:
    """One process and what it has to do."""

    process: Process
    servers: int
    tables: int
    idle_bytes: int = 0  # connected, without a table
    bytes: int = 0
    cpu_before: float = 0.0
    cpu: float = 0.0

    def line(self, name: str, presses: float, seconds: float) -> str:
        """Say what it bore, as one line."""
        return (
            f"  {name}: {self.servers} servers, {self.tables} tables, {presses / seconds:.0f} "
            f"presses/s, {1000 * self.cpu / presses:.2f} ms CPU a press = "
            f"{100 * self.cpu / seconds:.0f} % of a core, {self.idle_bytes / MB:.0f} MB before the "
            f"first table, {self.bytes / MB:.0f} MB at the end"
        )


class Database:
    """A PostgreSQL and the CPU of all its processes; those that have ended stay counted."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self._seen: dict[int, float] = {}

    def cpu_seconds(self) -> float:
        """Return what all have used so far."""
        for process in psutil.process_iter(["name", "cmdline"]):
            if process.info["name"] in ("postgres", "postmaster") and self._is_ours(process):
                times = process.cpu_times()
                self._seen[process.pid] = times.user + times.system
        return sum(self._seen.values())

    def _is_ours(self, process: psutil.Process) -> bool:
        port = str(self.server.port)
        family = [process, *process.parents()]
        return any(port in member.cmdline() for member in family)


async def run(options: argparse.Namespace, url: str, database: Database, folder: Path) -> str:
    """Start everything, play, and return the lines to print."""
    shards = options.processes
    async with AsyncExitStack() as stack:
        standin = await stack.enter_async_context(StandIn(keep=2_000))
        guilds = [standin.new_guild(f"Server {number}") for number in range(options.servers)]
        for guild in guilds:
            guild.role_count = ROLES
            for place in range(CHANNELS):
                standin.new_channel(guild, f"c{place}")
        cluster = Cluster(standin, folder, url)
        stack.push_async_callback(cluster.close)
        step = max(1, options.servers // options.tables)
        played = guilds[::step][: options.tables]
        parts: list[Part] = []
        for shard in range(shards):
            process = await cluster.start(
                f"p{shard}", str(shard), SHARD_COUNT=str(shards), LOG_LEVEL="WARNING"
            )
            mine = [guild for guild in guilds if (guild.id >> 22) % shards == shard]
            tables = sum((guild.id >> 22) % shards == shard for guild in played)
            parts.append(Part(process, len(mine), tables))
        await standin.until_quiet(SECONDS_TO_SETTLE)
        for part in parts:
            part.idle_bytes = part.process.memory_bytes()
        games = await new_matches(standin, [guild.channels[0] for guild in played])
        standin.limits.be_like_discord()
        figures = Figures(len(games))
        base = database.cpu_seconds()
        for part in parts:
            part.cpu_before = part.process.cpu_seconds()
        bots = [part.process for part in parts]
        await Soak(standin, games, figures).press_for(60 * options.minutes, options.rate, bots)
        for part in parts:
            part.cpu = part.process.cpu_seconds() - part.cpu_before
            part.bytes = part.process.memory_bytes()
        used = database.cpu_seconds() - base
        figures.log = "".join(part.process.output() for part in parts)
    return "\n".join([*_lines(figures, parts), _database_line(figures, used)])


def _lines(figures: Figures, parts: Sequence[Part]) -> list[str]:
    head = (
        f"cluster: {len(parts)} processes, {figures.presses / figures.seconds:.0f} presses/s for "
        f"{figures.seconds:.0f} s, unanswered {len(figures.unanswered)}, errors logged "
        f"{len(figures.errors)}, answer p50 {figures.percentile(50):.0f} ms, "
        f"p99 {figures.percentile(99):.0f} ms, the stand-in "
        f"{100 * figures.standin_cpu / figures.seconds:.0f} % of a core"
    )
    tables = sum(part.tables for part in parts)
    return [
        head,
        *(
            part.line(f"p{number}", figures.presses * part.tables / tables, figures.seconds)
            for number, part in enumerate(parts)
        ),
    ]


def _database_line(figures: Figures, used: float) -> str:
    return (
        f"  database: {1000 * used / figures.presses:.2f} ms CPU a press = "
        f"{100 * used / figures.seconds:.0f} % of a core"
    )


def main() -> int:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--servers", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--rate", type=float, default=60.0)
    options = parser.parse_args()
    server = PostgresServer.find()
    if server is None:
        print("no PostgreSQL here: apt-get install postgresql", file=sys.stderr)
        return 1
    server.create()
    try:
        with tempfile.TemporaryDirectory() as name:
            print(asyncio.run(run(options, server.url, Database(server), Path(name))))
    finally:
        server.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())
