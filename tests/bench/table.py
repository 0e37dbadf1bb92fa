"""Measure what a move costs inside the bot, and what a live table costs in memory.

    python -m tests.bench.table [--moves 2000] [--tables 200]

The moves go through the real service and engine on a store that forgets at once, so that the CPU
time is that of rules and tables alone; the memory is that of six people in the middle of a round,
state, windows, lock, causes and indexes included.
"""

import argparse
import asyncio
import gc
import time
import tracemalloc
from collections.abc import Sequence
from random import Random
from typing import cast

from tests.table.clock import VirtualClock
from tests.table.playing import member, sensible_move, state_of
from tests.table.support import ANN, PEOPLE, accepted, cause
from uno.game.actions import NextRound
from uno.game.events import Event
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table.asks import Ask, ChangeLobby, Person, SitDown, Start
from uno.table.guild_settings import GuildSettings, LastChoice
from uno.table.ports import LiveTable, Save, Store
from uno.table.records import Member, Table
from uno.table.service import TableService

SEATS = 6
MOVES_BEFORE = 40


class Forgetful:
    """A store that keeps nothing, and a publisher that tells nobody."""

    async def member(self, guild_id: int, user_id: int, name: str, locale: str | None) -> Member:
        return member(Person(user_id, name, locale))

    async def save(self, save: Save) -> None: ...

    async def live_tables(self) -> Sequence[LiveTable]:
        return ()

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        return GuildSettings()

    async def last_choice(self, guild_id: int, channel_id: int) -> LastChoice | None:
        return None

    async def save_last_choice(self, guild_id: int, channel_id: int, choice: LastChoice) -> None:
        return None

    async def delay_deadlines(self, not_before: int) -> Sequence[str]:
        return ()

    def table_changed(
        self, before: Table | None, after: Table, events: Sequence[Event]
    ) -> None: ...

    def remind(self, table: Table, seat: int) -> None: ...


async def new_service(seed: int) -> TableService:
    nobody = Forgetful()
    service = TableService(cast(Store, nobody), nobody, VirtualClock(), Random(seed).randbytes)
    service.start()
    return service


async def start_match(service: TableService, channel: int) -> str:
    choice = ChangeLobby(rules=Rules(target=10_000))
    table = accepted(await service.open_lobby(1, channel, ANN, cause(), choice))
    for person in PEOPLE[1:SEATS]:
        await service.submit(table.id, person, SitDown(), None, cause())
    accepted(await service.submit(table.id, ANN, Start(), None, cause()))
    return table.id


async def move(service: TableService, game: str) -> float:
    """Make a sensible move; return the seconds of CPU that it took."""
    table = service.peek(game)
    assert table is not None
    ask: Ask = NextRound()
    person = ANN
    if state_of(table).phase is not Phase.ROUND_OVER:
        ask = sensible_move(table)
        person = PEOPLE[ask.seat]
    before = time.thread_time()
    accepted(await service.submit(game, person, ask, table.decision, cause()))
    return time.thread_time() - before


async def cpu_per_move(moves: int) -> float:
    service = await new_service(1)
    game = await start_match(service, 1)
    for _ in range(MOVES_BEFORE):
        await move(service, game)
    seconds = [await move(service, game) for _ in range(moves)]
    await service.stop()
    return sum(seconds) / moves


async def bytes_per_table(tables: int) -> float:
    service = await new_service(2)
    await fill(service, range(3))  # what is made once
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    await fill(service, range(3, 3 + tables))
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await service.stop()
    return (after - before) / tables


async def fill(service: TableService, channels: range) -> None:
    for channel in channels:
        game = await start_match(service, channel)
        for _ in range(MOVES_BEFORE):
            await move(service, game)


async def measure(moves: int, tables: int) -> None:
    cpu = await cpu_per_move(moves)
    memory = await bytes_per_table(tables)
    print(f"table: cpu/move={1e6 * cpu:.0f} µs memory/table={memory / 1024:.1f} KiB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=200)
    options = parser.parse_args()
    asyncio.run(measure(options.moves, options.tables))
