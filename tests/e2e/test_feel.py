"""How the table feels: right soon after each move, however fast they come, with few requests."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from cogs.custom_id import parse_custom_id
from tests.e2e.driver import Player, Scene, scene
from uno.game.state import State
from uno.table.records import Table

MOVES = 10
RIGHT_AFTER = 1.5  # seconds
REQUESTS_A_MOVE = 3


@dataclass
class Watch:
    """Look at the table message ten times a second."""

    scene: Scene
    seen: list[tuple[float, int]] = field(default_factory=list)  # when, which decision

    @property
    def now(self) -> float:
        return self.scene.clock.now() / 1000

    async def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 10)):
            await self.scene.wait(0.1)
            self.seen.append((self.now, self.shown))

    @property
    def shown(self) -> int:
        press = parse_custom_id(self.scene.table.custom_id("My hand"))
        assert press is not None
        return press.decision

    def right_at(self, decision: int) -> float:
        """Return when the table first showed a decision, or a later one."""
        return next(when for when, shown in self.seen if shown >= decision)


def present(s: Scene) -> Table:
    game = s.app.service.table_in_channel(s.channel.id)
    table = s.app.service.peek(game or "")
    assert table is not None
    return table


def to_act(s: Scene) -> Player:
    state: State | None = present(s).state
    assert state is not None
    return s.players[present(s).chairs[state.turn].name]


async def moves_every(s: Scene, watch: Watch, pause: float) -> AsyncIterator[tuple[float, int]]:
    """Let whoever is on turn move at once, with a pause in between; yield when and to what."""
    for _ in range(MOVES):
        player = to_act(s)
        await player.press(player.hand, player.hand.first_move)
        yield watch.now, present(s).decision
        await watch.wait(pause)


@pytest.mark.parametrize("pause", [0.2, 0.5, 1.3])
async def test_the_table_is_right_soon_after_each_move(pause: float, tmp_path: Path) -> None:
    async with scene(tmp_path, "Ann", "Ben", "Cleo", seed="fast") as s:
        await s.start_match()
        for player in s.players.values():
            await player.open_hand()
        await s.wait(5)
        watch = Watch(s)
        async with s.counting() as requests:
            made = [move async for move in moves_every(s, watch, pause)]
            await watch.wait(RIGHT_AFTER)
        assert len(made) == MOVES
        late = [round(watch.right_at(decision) - when, 1) for when, decision in made]
        assert max(late) <= RIGHT_AFTER, late
        looks = [one for one in requests if one.method == "GET"]  # is the table buried?
        assert len(looks) <= 1  # in 20 seconds
        assert len(requests) - len(looks) <= REQUESTS_A_MOVE * MOVES
        assert watch.shown == present(s).decision
