"""Play many tables at once with random presses, for long: answers, memory, CPU.

    python -m tests.bench.soak [--tables 500] [--minutes 10] [--rate 200]

The bot is a process of its own; Discord is the stand-in, with the limits that were observed. Times
are from a press on the socket to its answer. The stand-in shares the machine: its part of the CPU
is printed with its own longest pause, and on two busy cores the times are partly its own. It keeps
every message and so collects no garbage while it measures: that stopped it for up to a second, and
the presses of that second then came at once. Memory grows from the first minute to the end. The
exit status says whether everything was answered and nothing was logged as an error.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.tables import new_matches
from tests.standin import Answer, Message, StandIn, UnansweredError
from tests.standin.players import Game, buttons_for, verb_of
from tests.standin.process import BotProcess

TABLES_A_SERVER = 25
WARM_UP = 60.0  # seconds, a tenth at least
ASIDES = ("uno", "catch", "draw", "hand")


@dataclass
class Figures:
    """What was measured."""

    tables: int
    seconds: float = 0.0
    presses: int = 0
    times: list[float] = field(default_factory=list)  # seconds
    unanswered: list[str] = field(default_factory=list)
    skipped: int = 0  # moments at which no press was possible, or too many were under way
    memory: list[tuple[float, int]] = field(default_factory=list)  # (seconds, bytes)
    bot_cpu: float = 0.0
    standin_cpu: float = 0.0
    standin_pause: float = 0.0  # seconds
    statuses: Counter[int] = field(default_factory=Counter)
    log: str = ""

    @property
    def growth(self) -> float:
        """Return by how much of itself the memory grew after the warm-up."""
        first, last = self._memory
        return (last - first) / first

    @property
    def _memory(self) -> tuple[int, int]:
        begin = min(WARM_UP, self.seconds / 3)
        after = [size for at, size in self.memory if at >= begin] or [self.memory[-1][1]]
        return after[0], after[-1]

    @property
    def errors(self) -> list[str]:
        """Return the lines of the log that should not be there."""
        return [line for line in self.log.splitlines() if "Traceback" in line or "[error" in line]

    def percentile(self, percent: float) -> float:
        """Return milliseconds."""
        ranked = sorted(self.times)
        return 1000 * ranked[min(len(ranked) - 1, int(len(ranked) * percent / 100))]

    def __str__(self) -> str:
        first, last = self._memory
        per = 1000 * self.bot_cpu / max(1, self.presses)
        shares = 100 * self.bot_cpu / self.seconds, 100 * self.standin_cpu / self.seconds
        return (
            f"soak: {self.tables} tables, {self.seconds:.0f} s, {self.presses} presses "
            f"({self.presses / self.seconds:.0f}/s), unanswered {len(self.unanswered)}, "
            f"errors logged {len(self.errors)}; answer p50 {self.percentile(50):.0f} ms, "
            f"p95 {self.percentile(95):.0f} ms, p99 {self.percentile(99):.0f} ms (goal 250 ms); "
            f"memory {first / 1e6:.1f} MB after the warm-up, {last / 1e6:.1f} MB at the end, "
            f"{100 * self.growth:+.1f} % (goal +5 %); {per:.2f} ms CPU of the bot per press, "
            f"{shares[0]:.0f} % of a core, the stand-in {shares[1]:.0f} %, which "
            f"paused for {1000 * self.standin_pause:.0f} ms at most; refused for their rate: "
            f"{self.statuses[429]}; no press possible {self.skipped} times"
        )


class Soak:
    """People who press at random, at many tables, at a given rate."""

    def __init__(self, standin: StandIn, games: Sequence[Game], figures: Figures) -> None:
        """Take what there is."""
        self._standin = standin
        self._games = games
        self._figures = figures
        self._chance = random.Random(1)
        self._busy: set[int] = set()
        self._pressing: set[asyncio.Task[None]] = set()

    async def press_for(self, seconds: float, rate: float, bots: Sequence[BotProcess]) -> None:
        """Press so often a second, whatever the answers take."""
        with _no_collections():
            await self._press_for(seconds, rate, bots)

    async def _press_for(self, seconds: float, rate: float, bots: Sequence[BotProcess]) -> None:
        figures, began = self._figures, time.monotonic()
        cpu, own = _cpu_seconds(bots), time.process_time()
        number, sampled = 0, -10.0
        while (now := time.monotonic() - began) < seconds:
            if now - sampled >= 5.0:
                sampled = now
                figures.memory.append((now, _memory_bytes(bots)))
            while number < now * rate:
                number += 1
                self._press_somewhere()
            due = max(time.monotonic() + 0.001, began + number / rate)
            await asyncio.sleep(due - time.monotonic())
            figures.standin_pause = max(figures.standin_pause, time.monotonic() - due)
        await asyncio.gather(*self._pressing)
        figures.seconds = time.monotonic() - began
        figures.bot_cpu = _cpu_seconds(bots) - cpu
        figures.standin_cpu = time.process_time() - own
        figures.memory.append((figures.seconds, _memory_bytes(bots)))

    def _press_somewhere(self) -> None:
        for _ in range(5):
            number = self._chance.randrange(len(self._games))
            if number not in self._busy:
                task = asyncio.create_task(self._press_at(number))
                self._pressing.add(task)
                self._busy.add(number)
                task.add_done_callback(self._pressing.discard)
                return
        self._figures.skipped += 1

    async def _press_at(self, number: int) -> None:
        try:
            answer = await self._press(self._games[number])
        except UnansweredError as error:
            self._figures.presses += 1
            self._figures.unanswered.append(str(error))
        else:
            if answer is None:
                self._figures.skipped += 1
                return
            self._figures.presses += 1
            self._figures.times.append(answer.seconds)
        finally:
            self._busy.discard(number)

    async def _press(self, game: Game) -> Answer | None:
        """Make a move where one can be made; else, and now and then, something beside."""
        player = self._chance.choice(game.players)
        if game.can_go_on() and self._chance.random() < 0.9:
            return (await game.move()).answer
        table = self._newest(game)
        if table is None:
            return None
        again = buttons_for(table, "rematch")
        if again:
            return await self._standin.press(game.players[0].user, table, again[0])
        buttons = buttons_for(table, *ASIDES)
        if not buttons:
            return None
        button = self._chance.choice(buttons)
        answer = await self._standin.press(player.user, table, button)
        if verb_of(button.custom_id) == "hand" and answer.is_private:
            player.hand = answer.message
        return answer

    def _newest(self, game: Game) -> Message | None:
        shown = [m for m in self._standin.messages(game.channel) if m.buttons]
        return shown[-1] if shown else None


@contextmanager
def _no_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _cpu_seconds(bots: Sequence[BotProcess]) -> float:
    return sum(bot.cpu_seconds() for bot in bots)


def _memory_bytes(bots: Sequence[BotProcess]) -> int:
    return sum(bot.memory_bytes() for bot in bots)


async def run(tables: int, seconds: float, rate: float, folder: Path) -> Figures:
    """Soak a bot; return what was measured."""
    figures = Figures(tables)
    async with StandIn(keep=5_000) as standin:
        servers = [standin.new_guild(f"s{n}") for n in range(1 + tables // TABLES_A_SERVER)]
        channels = [
            standin.new_channel(servers[n // TABLES_A_SERVER], f"c{n}") for n in range(tables)
        ]
        bot = BotProcess(standin, folder, environment={"LOG_LEVEL": "INFO"})
        await bot.start()
        try:
            games = await new_matches(standin, channels)
            standin.limits.be_like_discord()
            standin.requests.statuses.clear()
            await Soak(standin, games, figures).press_for(seconds, rate, [bot])
            figures.statuses = Counter(standin.requests.statuses)
        finally:
            await bot.stop()
            figures.log = bot.output()
    return figures


def main() -> int:
    """Read the options, soak, print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=200.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        figures = asyncio.run(run(options.tables, 60 * options.minutes, options.rate, Path(name)))
    print(figures)
    for problem in (*figures.unanswered[:5], *figures.errors[:5]):
        print("  ", problem)
    return 1 if figures.unanswered or figures.errors else 0


if __name__ == "__main__":
    sys.exit(main())
