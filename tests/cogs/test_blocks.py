"""The list of blocks is read now and then, and kept when it cannot be read."""

from types import SimpleNamespace
from typing import Any

from cogs.blocks import READ_EVERY, Blocks
from uno.table.ports import StoreUnavailableError


class Source:
    """A list that can be out of reach, and a clock."""

    def __init__(self) -> None:
        self.held: frozenset[tuple[str, int]] = frozenset({("person", 7), ("server", 9)})
        self.is_down = False
        self.reads = 0
        self.time = 0

    async def blocks(self) -> frozenset[tuple[str, int]]:
        self.reads += 1
        if self.is_down:
            raise StoreUnavailableError("away")
        return self.held

    def now(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        raise AssertionError("nobody waits here")


def press(user: int, guild: int | None) -> Any:
    return SimpleNamespace(user=SimpleNamespace(id=user), guild_id=guild)


async def test_persons_and_servers_are_told_apart() -> None:
    source = Source()
    blocks = Blocks(source, source)
    assert await blocks.hold(press(7, 1))
    assert await blocks.hold(press(1, 9))
    assert not await blocks.hold(press(9, 7))
    assert not await blocks.hold(press(1, None))


async def test_the_list_is_read_at_most_once_in_half_a_minute() -> None:
    source = Source()
    blocks = Blocks(source, source)
    for _ in range(5):
        await blocks.hold(press(7, 1))
    assert source.reads == 1
    source.held = frozenset()
    source.time += READ_EVERY
    assert not await blocks.hold(press(7, 1))
    assert source.reads == 2


async def test_a_list_that_cannot_be_read_stays_as_it_was() -> None:
    source = Source()
    blocks = Blocks(source, source)
    await blocks.hold(press(7, 1))
    source.is_down = True
    for _ in range(3):
        source.time += READ_EVERY
        assert await blocks.hold(press(7, 1))
        assert not await blocks.hold(press(1, 1))
