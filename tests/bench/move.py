"""Measure an ordinary move: CPU of the bot against a minimal bot, and requests to Discord.

    python -m tests.bench.move [--rounds 10] [--tables 40] [--profile] [--words]

Both bots run as processes of their own against one stand-in each and take turns, block by block,
so that they share the machine's noise. In a block each table (or button) gets one press, paced so
that no two moves of a table fall into one edit of its message; the block lasts until the bot rests.
"""

import argparse
import asyncio
import os
import signal
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.profiling import print_profile, under_profile
from tests.standin import Channel, Route, StandIn, User
from tests.standin.players import Game
from tests.standin.process import BOT, BotProcess

MINIMAL = ("tests/bench/minimal_bot.py",)
SEATS = 4
PACE = 0.035  # seconds between presses
REST = 1.5  # seconds: longer than the interval of a table's edits
WARM_UP = 3  # blocks
ORDINARY = frozenset({"play", "pick", "draw", "keep"})


@dataclass(slots=True)
class Figures:
    """What was measured on one bot."""

    cpu: float = 0.0  # seconds
    presses: int = 0
    requests: list[int] = field(default_factory=list)  # for each ordinary move
    kinds: dict[str, list[int]] = field(default_factory=dict)  # the same, by kind of move
    looks: int = 0  # for a buried table message: at most one in 20 s, after the move is over

    @property
    def cpu_per_press(self) -> float:
        """Return milliseconds."""
        return 1000 * self.cpu / self.presses


@dataclass(frozen=True, slots=True)
class Subject:
    """A bot under measurement: a process and the presses that can be made on it."""

    standin: StandIn
    process: BotProcess
    presses: Sequence[Callable[[], Awaitable[str]]]  # each returns the kind of move
    figures: Figures
    is_profiled: bool = False

    def flip(self) -> None:
        """Turn the profiler of the process on or off."""
        if self.is_profiled:
            os.kill(self.process.pid, signal.SIGUSR2)

    async def block(self) -> list[str]:
        """Press everything once, and wait until the bot rests."""
        kinds = []
        for press in self.presses:
            kinds.append(await press())
            await asyncio.sleep(PACE)
        await self.standin.until_quiet(REST)
        return kinds

    async def measured_block(self, channels: Sequence[Channel]) -> None:
        """Make a block and add up what it cost."""
        before, seen = self.process.cpu_seconds(), self.standin.requests.total
        self.flip()
        kinds = await self.block()
        self.flip()
        self.figures.cpu += self.process.cpu_seconds() - before
        self.figures.presses += len(kinds)
        made = self.standin.requests.total - seen
        requests = list(self.standin.requests)[-made:]
        looks = [r for r in requests if r.route is Route.LIST_MESSAGES]
        self.figures.looks += len(looks)
        counts = Counter(self.standin.channel_of(r) for r in requests if r not in looks)
        for channel, kind in zip(channels, kinds, strict=True):
            if kind.split(":")[0] in ORDINARY:
                self.figures.requests.append(counts[channel])
                self.figures.kinds.setdefault(kind, []).append(counts[channel])


async def minimal(
    stack: AsyncExitStack, folder: Path, tables: int
) -> tuple[Subject, list[Channel]]:
    """Start the minimal bot with one button in each channel."""
    standin = await stack.enter_async_context(StandIn(keep=20_000))
    process = BotProcess(standin, folder, MINIMAL)
    guild = standin.new_guild()
    user = standin.new_member(guild, "Anna")
    channels = [standin.new_channel(guild, f"c{n}") for n in range(tables)]
    await process.start()
    stack.push_async_callback(process.stop)
    presses = [await _button(standin, user, channel) for channel in channels]
    return Subject(standin, process, presses, Figures()), channels


async def _button(standin: StandIn, user: User, channel: Channel) -> Callable[[], Awaitable[str]]:
    message = (await standin.slash(user, channel, "show")).message

    async def press() -> str:
        await standin.press(user, message, "press")
        return "press"

    return press


async def ours(
    stack: AsyncExitStack,
    folder: Path,
    tables: int,
    arguments: tuple[str, ...],
    *,
    pictures: bool,
) -> tuple[Subject, list[Channel]]:
    """Start our bot with a match in each channel and all hands open."""
    standin = await stack.enter_async_context(StandIn(keep=20_000))
    settings = {"LOG_LEVEL": "WARNING", "CARD_PICTURES": "true" if pictures else "false"}
    process = BotProcess(standin, folder, arguments, settings)
    guild = standin.new_guild()
    channels = [standin.new_channel(guild, f"c{n}") for n in range(tables)]
    await process.start()
    stack.push_async_callback(process.stop)
    await standin.until_quiet(REST, 60)  # its pictures are there
    presses = [await _match(standin, channel, number) for number, channel in enumerate(channels)]
    return Subject(standin, process, presses, Figures(), arguments is not BOT), channels


def kind_of(custom_id: str) -> str:
    """Return the verb, and the symbol of the card that is played."""
    _, _, _, verb, *arguments = custom_id.split(":")
    return f"{verb}:{arguments[0][1:]}" if verb == "play" else verb


async def _match(standin: StandIn, channel: Channel, number: int) -> Callable[[], Awaitable[str]]:
    users = [standin.new_member(channel.guild, f"P{number}-{seat}") for seat in range(SEATS)]
    game = await Game.start(standin, channel, users, seed=number)

    async def press() -> str:
        return kind_of((await game.move()).custom_id)

    return press


async def run(
    rounds: int, tables: int, profile: Path | None, folder: Path, *, pictures: bool
) -> str:
    """Measure both bots and return the line to print."""
    arguments = BOT if profile is None else under_profile(BOT, profile)
    small, big = folder / "minimal", folder / "uno"
    small.mkdir()
    big.mkdir()
    async with AsyncExitStack() as stack:
        yardstick, its_channels = await minimal(stack, small, tables)
        bot, channels = await ours(stack, big, tables, arguments, pictures=pictures)
        for _ in range(WARM_UP):
            await yardstick.block()
            await bot.block()
        for _ in range(rounds):
            await yardstick.measured_block(its_channels)
            await bot.measured_block(channels)
        if profile is not None:
            print({kind: Counter(counts) for kind, counts in sorted(bot.figures.kinds.items())})
        return line(yardstick.figures, bot.figures)


def line(yardstick: Figures, bot: Figures) -> str:
    """Put the figures into words."""
    ratio = bot.cpu_per_press / yardstick.cpu_per_press
    mean = sum(bot.requests) / len(bot.requests)
    return (
        f"move: {bot.cpu_per_press:.2f} ms CPU, minimal bot {yardstick.cpu_per_press:.2f} ms, "
        f"ratio {ratio:.1f} (goal 5, outstanding 3); requests per move: max {max(bot.requests)}, "
        f"mean {mean:.2f} (goal 3), besides {bot.looks / bot.presses:.2f} looks for a buried "
        f"message; {bot.presses} presses, {len(bot.requests)} ordinary moves"
    )


def main() -> None:
    """Read the options, measure, print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--words", action="store_true", help="without pictures of cards")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        profile = folder / "profile" if options.profile else None
        measured = run(options.rounds, options.tables, profile, folder, pictures=not options.words)
        print(asyncio.run(measured))
        if profile is not None:
            print_profile(profile)


if __name__ == "__main__":
    main()
