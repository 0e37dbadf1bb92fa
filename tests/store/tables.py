"""Tables and saves for the tests of the store."""

import random
from dataclasses import replace
from itertools import count
from typing import Any

from uno.game.actions import Action
from uno.game.rules import Rules
from uno.store.repository import SqlStore
from uno.table.ports import Place, Save
from uno.table.records import (
    Chair,
    Controller,
    Options,
    Status,
    Table,
    Window,
    WindowKind,
)

GUILD = 1_100_000_000_000_000_001
CHANNEL = 1_100_000_000_000_000_002
NOW = 1_796_000_000_000
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gro", "Hal", "Ida", "Jon")

_numbers = count(random.getrandbits(48))  # unique over processes too


def user_id(seat: int) -> int:
    return 1_200_000_000_000_000_000 + seat


async def sit(store: SqlStore, people: int, guild_id: int = GUILD) -> tuple[Chair, ...]:
    """Seat the first `people` of NAMES."""
    members = [
        await store.member(guild_id, user_id(seat), NAMES[seat], "en-US") for seat in range(people)
    ]
    return tuple(Chair(member, member.name) for member in members)


async def lobby(store: SqlStore, people: int = 3, guild_id: int = GUILD, **more: Any) -> Table:
    """Build a lobby that is not saved yet."""
    number = next(_numbers)
    table = Table(
        id=f"game-{number}",
        guild_id=guild_id,
        channel_id=CHANNEL + number,
        status=Status.LOBBY,
        host=user_id(0),
        preset="official",
        rules=Rules(),
        options=Options(),
        chairs=await sit(store, people, guild_id),
        seed=None,
        state=None,
        sequence=1,
        decision=0,
        windows=(window(f"w{number}", WindowKind.LOBBY, due_at=NOW + 60_000),),
        recent=(),
        created_at=NOW,
        touched_at=NOW,
        secret="5e" * 32,
        commitment="c0" * 32,
    )
    return replace(table, **more)


def window(id: str, kind: WindowKind, seat: int | None = None, due_at: int | None = None) -> Window:
    return Window(id, kind, seat, opened_at=NOW, due_at=due_at)


def computer(name: str) -> Chair:
    return Chair(None, name, Controller.COMPUTER)


def after(table: Table, **changes: Any) -> Table:
    """Build the table after one more change."""
    return replace(table, sequence=table.sequence + 1, touched_at=table.touched_at + 1, **changes)


def save_of(
    before: Table | None,
    table: Table,
    cause: str | None = None,
    action: Action | None = None,
    places: tuple[Place, ...] = (),
) -> Save:
    cause = cause or f"i:{next(_numbers)}"
    return Save(before, table, cause, action, table.touched_at, places)


async def saved_lobby(store: SqlStore, people: int = 3, **more: Any) -> Table:
    """Build a lobby and save it."""
    table = await lobby(store, people, **more)
    await store.save(save_of(None, table))
    return table
