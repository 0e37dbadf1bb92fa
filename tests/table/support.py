"""Stores that sleep and fail, people who press: for the tests of tables."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from tests.table.clock import VirtualClock
from uno.game.events import Event
from uno.game.rules import Rules
from uno.store.repository import SqlStore
from uno.table.answers import Answer, AnswerKind
from uno.table.asks import Ask, ChangeLobby, Person, SitDown, Start
from uno.table.ports import Save, SaveRefusedError, SaveUnknownError, StoreUnavailableError
from uno.table.records import Table
from uno.table.service import TableService

GUILD = 1_100_000_000_000_000_001
CHANNEL = 1_100_000_000_000_000_002
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gro", "Hal", "Ida", "Jon", "Kim")
PEOPLE = tuple(Person(1_200_000_000_000_000_000 + n, name, "en-GB") for n, name in enumerate(NAMES))
ANN, BO, CLEO, DAN = PEOPLE[:4]

_causes = count(1)


def cause() -> str:
    """Make the cause of a press that nobody has pressed before."""
    return f"i:{next(_causes)}"


@dataclass
class Told:
    """Remember what people were told, and check that it was on disk by then."""

    on_disk: dict[str, int]  # the last sequence of each game
    changes: list[tuple[Table | None, Table, tuple[Event, ...]]] = field(default_factory=list)
    reminders: list[tuple[str, int]] = field(default_factory=list)
    too_early: list[Table] = field(default_factory=list)
    is_failing: bool = False

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        if self.is_failing:
            raise ValueError("test")
        self.changes.append((before, after, tuple(events)))
        if after.sequence > self.on_disk.get(after.id, 0):
            self.too_early.append(after)

    def remind(self, table: Table, seat: int) -> None:
        self.reminders.append((table.id, seat))

    @property
    def sequences(self) -> list[int]:
        return [after.sequence for _, after, _ in self.changes]


class StoreAround:
    """A store that hands everything to a real one; `around_save` may wait or fail."""

    def __init__(self, store: SqlStore) -> None:
        self.inner = store
        self.saves: list[Save] = []  # also what failed
        self.on_disk: dict[str, int] = {}
        self.around_save: Callable[[Save, Callable[[], Awaitable[None]]], Awaitable[None]] | None
        self.around_save = None
        self.is_readable = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    async def save(self, save: Save) -> None:
        self.saves.append(save)

        async def commit() -> None:
            await self.inner.save(save)
            self.on_disk[save.after.id] = save.after.sequence

        if self.around_save is None:
            await commit()
        else:
            await self.around_save(save, commit)

    async def load(self, game_id: str) -> Table | None:
        self._check()
        return await self.inner.load(game_id)

    async def has_change(self, game_id: str, sequence: int) -> bool:
        self._check()
        return await self.inner.has_change(game_id, sequence)

    def _check(self) -> None:
        if not self.is_readable:
            raise StoreUnavailableError("test")


Failure = Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]


async def refused(commit: Callable[[], Awaitable[None]]) -> None:
    """Fail before anything is written: the disk is full."""
    raise SaveRefusedError("test")


async def lost_before(commit: Callable[[], Awaitable[None]]) -> None:
    """Lose the connection before the commit."""
    raise SaveUnknownError("test")


async def lost_after(commit: Callable[[], Awaitable[None]]) -> None:
    """Lose the connection after the commit."""
    await commit()
    raise SaveUnknownError("test")


async def broken(commit: Callable[[], Awaitable[None]]) -> None:
    """Fail in a way nobody thought of, after the commit."""
    await commit()
    raise RuntimeError("test")


async def fine(commit: Callable[[], Awaitable[None]]) -> None:
    await commit()


def fail_in_turn(store: StoreAround, *failures: Failure) -> None:
    """Let the next saves fail one after the other; then all is well."""
    waiting = list(failures)

    async def around(save: Save, commit: Callable[[], Awaitable[None]]) -> None:
        await (waiting.pop(0) if waiting else fine)(commit)

    store.around_save = around


@dataclass
class Place:
    """A bot without Discord: service, store, clock and what was told."""

    service: TableService
    store: StoreAround
    clock: VirtualClock
    told: Told
    moved: list[str] = field(default_factory=list)  # what `start` returned

    async def lobby(self, people: int = 3, choice: ChangeLobby | None = None) -> Table:
        """Open a lobby for the first `people`; Ann is host. No round begins with a wild."""
        choice = choice or ChangeLobby()
        rules = replace(choice.rules or Rules(), first_wild="redraw")
        answer = await self.service.open_lobby(
            GUILD, CHANNEL, ANN, cause(), replace(choice, rules=rules)
        )
        table = accepted(answer)
        for person in PEOPLE[1:people]:
            table = accepted(await self.ask(table, person, SitDown()))
        return table

    async def match(self, people: int = 3, choice: ChangeLobby | None = None) -> Table:
        """Start a match of the first `people`."""
        table = await self.lobby(people, choice)
        return accepted(await self.ask(table, ANN, Start()))

    async def ask(
        self, table: Table, person: Person | None, ask: Ask, decision: int | None = None
    ) -> Answer:
        return await self.service.submit(table.id, person, ask, decision, cause())

    def now(self, table: Table) -> Table:
        """Return the table as it is in memory now."""
        present = self.service.peek(table.id)
        assert present is not None
        return present


def accepted(answer: Answer) -> Table:
    assert answer.kind is AnswerKind.ACCEPTED, (answer.kind, answer.reason)
    assert answer.table is not None
    return answer.table
