"""One sleeper for all: the earliest first, anew for an earlier one, again after a failure."""

import asyncio

from tests.table.clock import NOW, VirtualClock
from uno.table.deadlines import MOST_AT_ONCE, Deadlines, Fired


class Fires:
    """Remember what was fired when; `answers` are given in turn, then DONE."""

    def __init__(self, clock: VirtualClock, *answers: Fired | Exception) -> None:
        self.clock = clock
        self.answers = list(answers)
        self.fired: list[tuple[str, float]] = []

    async def __call__(self, game_id: str) -> Fired:
        self.fired.append((game_id, (self.clock.now() - NOW) / 1000))
        answer = self.answers.pop(0) if self.answers else Fired.DONE
        if isinstance(answer, Exception):
            raise answer
        return answer


def seconds(number: float) -> int:
    return NOW + round(number * 1000)


def sleepers() -> list[str]:
    return [task.get_name() for task in asyncio.all_tasks() if task.get_name() == "deadlines"]


async def test_each_game_is_fired_at_its_time() -> None:
    clock = VirtualClock()
    fires = Fires(clock)
    deadlines = Deadlines(clock, fires)
    deadlines.start()
    for game, due in (("c", 50), ("a", 10), ("b", 30.25)):
        deadlines.set(game, seconds(due))
    await clock.advance(60)
    assert fires.fired == [("a", 10), ("b", 30.25), ("c", 50)]
    await deadlines.stop()


async def test_an_earlier_deadline_wakes_the_sleeper() -> None:
    clock = VirtualClock()
    fires = Fires(clock)
    deadlines = Deadlines(clock, fires)
    deadlines.start()
    deadlines.set("late", seconds(50))
    await clock.advance(1)
    deadlines.set("early", seconds(2))
    await clock.advance(3)
    assert fires.fired == [("early", 2)]
    assert len(sleepers()) == 1
    await deadlines.stop()


async def test_a_replaced_or_removed_deadline_does_not_fire() -> None:
    clock = VirtualClock()
    fires = Fires(clock)
    deadlines = Deadlines(clock, fires)
    deadlines.start()
    deadlines.set("moved", seconds(10))
    deadlines.set("gone", seconds(10))
    deadlines.set("moved", seconds(20))
    deadlines.set("gone", None)
    await clock.advance(100)
    assert fires.fired == [("moved", 20)]
    await deadlines.stop()


async def test_failures_are_retried_ever_more_slowly_and_for_ever() -> None:
    clock = VirtualClock()
    fires = Fires(clock, *(Fired.RETRY, RuntimeError("test")) * 4)
    deadlines = Deadlines(clock, fires)
    deadlines.start()
    deadlines.set("a", seconds(0))
    await clock.advance(300)
    assert [at for _, at in fires.fired] == [0, 1, 3, 7, 15, 31, 63, 123, 183]
    deadlines.set("a", seconds(300))
    fires.answers = [Fired.RETRY]
    await clock.advance(1)
    assert [at for _, at in fires.fired[-2:]] == [300, 301]  # patient again after a success
    await deadlines.stop()


async def test_a_deadline_set_while_it_is_fired_is_kept() -> None:
    clock = VirtualClock()
    deadlines: Deadlines
    fired: list[int] = []

    async def fire(game_id: str) -> Fired:
        fired.append(clock.now())
        await asyncio.sleep(0)
        if len(fired) < 3:
            deadlines.set(game_id, clock.now())  # due again at once
        return Fired.DONE

    deadlines = Deadlines(clock, fire)
    deadlines.start()
    deadlines.set("a", seconds(5))
    await clock.advance(10)
    assert fired == [seconds(5)] * 3
    await deadlines.stop()


async def test_a_slow_table_delays_no_other() -> None:
    clock = VirtualClock()
    go_on, is_one_done = asyncio.Event(), asyncio.Event()
    done: list[str] = []

    async def fire(game_id: str) -> Fired:
        if game_id == "slow":
            await go_on.wait()
        done.append(game_id)
        is_one_done.set()
        return Fired.DONE

    deadlines = Deadlines(clock, fire)
    deadlines.start()
    deadlines.set("slow", seconds(1))
    deadlines.set("quick", seconds(1))
    advance = asyncio.create_task(clock.advance(3))  # the clock waits for the slow one
    await is_one_done.wait()
    assert done == ["quick"]
    go_on.set()
    await advance
    assert done == ["quick", "slow"]
    await deadlines.stop()


async def test_a_crowd_is_fired_in_portions() -> None:
    clock = VirtualClock()
    now_firing, most = 0, 0

    async def fire(game_id: str) -> Fired:
        nonlocal now_firing, most
        now_firing += 1
        most = max(most, now_firing)
        await asyncio.sleep(0)
        now_firing -= 1
        fired.add(game_id)
        return Fired.DONE

    fired: set[str] = set()
    deadlines = Deadlines(clock, fire)
    for number in range(5 * MOST_AT_ONCE):
        deadlines.set(f"game {number}", seconds(1))
    deadlines.start()
    await clock.advance(2)
    assert len(fired) == 5 * MOST_AT_ONCE
    assert most == MOST_AT_ONCE
    await deadlines.stop()


async def test_moving_deadlines_leave_no_litter_and_no_second_sleeper() -> None:
    clock = VirtualClock()
    deadlines = Deadlines(clock, Fires(clock))
    deadlines.start()
    for number in range(10_000):
        deadlines.set("a", seconds(90 + number))
    assert len(deadlines._heap) < 100  # what outlives a move
    await asyncio.sleep(0)
    assert len(sleepers()) == 1
    await deadlines.stop()
    await asyncio.sleep(0)
    assert sleepers() == []
