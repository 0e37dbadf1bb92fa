"""The bot as a whole asks Discord for no more than it may, however many tables there are."""

import asyncio

from cogs.pace import Pace
from tests.cogs.virtual_clock import VirtualClock


async def sent_at(clock: VirtualClock, requests: int, milliseconds: int) -> list[int]:
    pace, sent = Pace(clock, a_second=40, burst=10), list[int]()

    async def send() -> None:
        await pace.turn()
        sent.append(clock.now())

    sending = [asyncio.create_task(send()) for _ in range(requests)]
    await clock.advance(milliseconds)
    for task in sending:
        task.cancel()
    return sent


async def test_no_second_has_more_than_discord_allows() -> None:
    clock = VirtualClock()
    began = clock.now()
    sent = await sent_at(clock, 500, 20_000)
    assert len(sent) == 500
    assert sent[9] == began  # a few go out at once
    assert max(sum(at <= other < at + 1000 for other in sent) for at in sent) <= 50
    assert sent[-1] - began < 13_000
    assert sent == sorted(sent)


async def test_a_rest_saves_up_no_more_than_a_burst() -> None:
    clock = VirtualClock()
    pace = Pace(clock, a_second=40, burst=10)
    for _ in range(10):
        assert pace.take() <= 0
    assert pace.take() > 0
    await clock.advance(3_600_000)
    assert [pace.take() > 0 for _ in range(11)] == [False] * 10 + [True]
