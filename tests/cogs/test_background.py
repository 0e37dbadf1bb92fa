import asyncio
import itertools

import pytest

from cogs.background import Coalescer, Tasks
from tests.cogs.virtual_clock import VirtualClock, settle

CHANNEL = 5


class Edits:
    """A channel whose edits are noted with their time and the state that they show."""

    def __init__(self, interval: int = 1200) -> None:
        self.clock = VirtualClock()
        self.tasks = Tasks()
        self.begin = self.clock.now()
        self.state = 0
        self.made: list[tuple[int, int]] = []
        self.slow = 0.0
        self.coalescer = Coalescer(self.clock, interval, self._edit, self.tasks)

    async def _edit(self, _: int) -> None:
        shown = self.state
        if self.slow:
            await self.clock.sleep(self.slow)
        self.made.append((self.clock.now() - self.begin, shown))

    def change(self) -> None:
        self.state += 1
        self.coalescer.request(CHANNEL)


async def test_the_first_edit_is_made_at_once() -> None:
    edits = Edits()
    edits.change()
    await settle()
    assert edits.made == [(0, 1)]


async def test_ten_changes_in_two_seconds_are_few_edits_and_the_last_is_shown_in_time() -> None:
    edits = Edits()
    for _ in range(10):
        edits.change()
        await edits.clock.advance(200)
    last_change = 1800
    await edits.clock.advance(5000)
    times = [at for at, _ in edits.made]
    assert all(b - a >= 1200 for a, b in itertools.pairwise(times))
    assert edits.made[-1][1] == 10
    assert edits.made[-1][0] <= last_change + 1200
    assert len(edits.made) <= 3


async def test_a_change_during_an_edit_is_shown_by_another_one() -> None:
    edits = Edits()
    edits.slow = 3.0
    edits.change()
    await edits.clock.advance(1000)
    edits.change()
    await edits.clock.advance(10_000)
    assert [shown for _, shown in edits.made] == [1, 2]


async def test_a_held_channel_waits_and_a_withdrawn_edit_is_not_made() -> None:
    edits = Edits()
    edits.coalescer.hold(CHANNEL)
    edits.coalescer.hold(CHANNEL)
    edits.change()
    await edits.clock.advance(5000)
    edits.coalescer.release(CHANNEL)
    await edits.clock.advance(5000)
    assert edits.made == []
    edits.coalescer.release(CHANNEL)
    await settle()
    assert edits.made == [(10_000, 1)]

    edits.coalescer.hold(CHANNEL)
    edits.change()
    edits.coalescer.withdraw(CHANNEL)
    edits.coalescer.release(CHANNEL)
    await edits.clock.advance(5000)
    assert len(edits.made) == 1


async def test_a_hold_stops_an_edit_that_waits_for_its_time() -> None:
    edits = Edits()
    edits.change()
    await settle()
    edits.change()
    await edits.clock.advance(600)
    edits.coalescer.hold(CHANNEL)
    await edits.clock.advance(5000)
    assert len(edits.made) == 1
    edits.coalescer.release(CHANNEL)
    await settle()
    assert edits.made[-1] == (5600, 2)


async def test_channels_do_not_wait_for_each_other() -> None:
    clock, tasks = VirtualClock(), Tasks()
    made: list[int] = []

    async def edit(channel: int) -> None:
        made.append(channel)
        if channel == 1:
            await clock.sleep(60)

    coalescer = Coalescer(clock, 1200, edit, tasks)
    coalescer.request(1)
    coalescer.request(2)
    await settle()
    assert made == [1, 2]
    await tasks.close()


async def test_a_failing_edit_does_not_stop_later_ones() -> None:
    clock, tasks = VirtualClock(), Tasks()
    calls = 0

    async def edit(_: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise RuntimeError("once")

    coalescer = Coalescer(clock, 1200, edit, tasks)
    coalescer.request(1)
    await settle()
    coalescer.request(1)
    await clock.advance(1200)
    assert calls == 2


async def test_close_cancels_and_nothing_begins_afterwards() -> None:
    clock, tasks = VirtualClock(), Tasks()
    ended = asyncio.Event()

    async def work() -> None:
        try:
            await clock.sleep(60)
        finally:
            ended.set()

    tasks.spawn(work(), "work")
    await settle()
    await tasks.close()
    assert ended.is_set()
    begun = False

    async def late() -> None:
        nonlocal begun
        begun = True

    tasks.spawn(late(), "late")
    await settle()
    assert not begun


@pytest.mark.parametrize("interval", [500, 1200])
async def test_an_idle_channel_is_edited_at_once_again(interval: int) -> None:
    edits = Edits(interval)
    edits.change()
    await edits.clock.advance(interval)
    edits.change()
    await settle()
    assert edits.made == [(0, 1), (interval, 2)]
