"""bot.py as its operator meets it: what it says when it cannot start, and how it ends."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.standin.driver import StandIn
from tests.standin.faults import Refused, Route, Slow
from tests.standin.players import buttons_for
from tests.standin.process import ROOT, BotProcess
from tests.standin.world import Channel

SUBCOMMANDS = (1, 2)  # the types of a subcommand and of a group

# A process that takes its time to close, run the way bot.py runs its work.
SLOW_TO_CLOSE = """
import asyncio, sys
from uno import running

async def work():
    try:
        print("working", flush=True)
        await asyncio.sleep(60)
    finally:
        print("closing", flush=True)
        await asyncio.sleep(60)

running.LONGEST_CLOSE_SECONDS = float(sys.argv[1])
sys.exit(asyncio.run(running.run_until_signal(work())))
"""


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        yield standin


async def refusal(process: BotProcess) -> str:
    """Start a bot that cannot run; return the one line that says why."""
    await process.spawn()
    assert await process.ended() == 1, process.output()
    *before, line = process.output().splitlines()
    assert all("[info " in told for told in before), process.output()
    assert line.startswith("bot: ")
    return line.removeprefix("bot: ")


async def test_a_wrong_token(discord: StandIn, tmp_path: Path) -> None:
    process = BotProcess(discord, tmp_path, environment={"DISCORD_TOKEN": "not.the.token"})
    line = await refusal(process)
    assert line.startswith("Discord refused the DISCORD_TOKEN; copy it anew")
    assert "not.the.token" not in line


async def test_discord_out_of_reach(discord: StandIn, tmp_path: Path) -> None:
    nowhere = {"DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}
    line = await refusal(BotProcess(discord, tmp_path, environment=nowhere))
    assert line.startswith("Discord cannot be reached: ")


async def test_an_invalid_setting(discord: StandIn, tmp_path: Path) -> None:
    line = await refusal(BotProcess(discord, tmp_path, environment={"TURN_SECONDS": "soon"}))
    assert line.startswith("invalid setting: TURN_SECONDS: ")


async def test_intents_that_discord_refuses(discord: StandIn, tmp_path: Path) -> None:
    discord.gateway.refuse_with = 4014
    assert "intents" in await refusal(BotProcess(discord, tmp_path))


async def test_a_connection_that_discord_closes_for_good(discord: StandIn, tmp_path: Path) -> None:
    discord.gateway.refuse_with = 4011
    line = await refusal(BotProcess(discord, tmp_path))
    assert line.startswith("Discord closed the connection: ")
    assert "4011" in line


async def test_commands_that_discord_refuses(discord: StandIn, tmp_path: Path) -> None:
    discord.faults.put(Route.PUT_GUILD_COMMANDS, Refused(50001))
    process = BotProcess(discord, tmp_path, environment={"DEV_GUILD_ID": "77"})
    line = await refusal(process)
    assert line.startswith("Discord refused the commands in the server 77 (403 Forbidden")
    assert "scope=bot+applications.commands&permissions=309237763072" in line


@pytest.mark.parametrize("kind", ["a folder", "no database", "no place", "no server"])
async def test_a_database_that_cannot_be_opened(
    discord: StandIn, tmp_path: Path, kind: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("Nothing of a database. " * 100)
    url = {
        "a folder": f"sqlite:///{tmp_path}/folder",
        "no database": f"sqlite:///{tmp_path}/file",
        "no place": f"sqlite:///{tmp_path}/file/uno.db",
        "no server": "postgresql://uno:s3cret@127.0.0.1:9/uno",
    }[kind]
    line = await refusal(BotProcess(discord, tmp_path, environment={"DATABASE_URL": url}))
    assert line.startswith("the database cannot be used: ")
    assert "s3cret" not in line
    assert not discord.requests.of(Route.ME)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_in_order(
    discord: StandIn, tmp_path: Path, number: signal.Signals
) -> None:
    process = BotProcess(discord, tmp_path)
    await process.start()
    os.kill(process.pid, number)
    assert await process.ended(10) == 0
    await discord.until(lambda: not discord.gateway.connected, "a cut socket")
    assert "stopped" in process.output()
    assert "Traceback" not in process.output()


async def test_it_asks_for_servers_and_channels_only(discord: StandIn, tmp_path: Path) -> None:
    process = BotProcess(discord, tmp_path)
    await process.start()
    (session,) = discord.gateway.connected
    assert session.intents == 1
    await process.stop()


async def test_a_press_under_way_is_answered_before_it_ends(
    discord: StandIn, tmp_path: Path
) -> None:
    process = BotProcess(discord, tmp_path)
    await process.start()
    guild = discord.new_guild()
    channel = discord.new_channel(guild)
    ann = discord.new_member(guild, "Ann")
    # Opening a table posts its message first; meanwhile the bot is told to stop.
    discord.faults.put(Route.CREATE_MESSAGE, Slow(1.0))
    command = asyncio.create_task(discord.slash(ann, channel, "uno start"))
    await discord.until(lambda: discord.requests.of(Route.CREATE_MESSAGE), "a message")
    os.kill(process.pid, signal.SIGTERM)
    answer = await command
    assert answer.is_private
    assert await process.ended(10) == 0
    assert "Traceback" not in process.output()


async def test_the_token_is_in_no_line_of_the_log(discord: StandIn, tmp_path: Path) -> None:
    process = BotProcess(discord, tmp_path, environment={"LOG_LEVEL": "DEBUG"})
    await process.start()
    await process.stop()
    assert discord.token not in process.output()


def described(command: Mapping[str, Any], above: str) -> Iterator[tuple[str, str]]:
    """Yield each command that can be typed with its description; groups hold others."""
    name = f"{above} {command['name']}" if above else f"/{command['name']}"
    inner = [option for option in command.get("options", ()) if option["type"] in SUBCOMMANDS]
    if not inner:
        yield name, command["description"]
    for option in inner:
        yield from described(option, name)


async def test_the_readme_lists_the_commands_that_discord_gets(
    discord: StandIn, tmp_path: Path
) -> None:
    process = BotProcess(discord, tmp_path)
    await process.start()
    await process.stop()
    (request,) = discord.requests.of(Route.PUT_COMMANDS)
    sent = dict(said for command in request.body for said in described(command, ""))
    readme = (ROOT / "README.md").read_text()
    assert dict(re.findall(r"^\| `(/uno[a-z -]*)` \| (.+?) \|$", readme, re.MULTILINE)) == sent


async def test_the_durations_of_the_settings_are_those_at_a_table(
    discord: StandIn, tmp_path: Path
) -> None:
    # The first card may ask for an answer.
    seconds = {"TURN_SECONDS": "333", "ANSWER_SECONDS": "333", "LOBBY_SECONDS": "222"}
    process = BotProcess(discord, tmp_path, environment=seconds)
    await process.start()
    guild = discord.new_guild()
    channel = discord.new_channel(guild)
    ann, ben = (discord.new_member(guild, name) for name in ("Ann", "Ben"))
    before = int(time.time())
    await discord.slash(ann, channel, "uno start")
    deadline = await deadline_of(discord, channel, "join")
    assert before + 222 <= deadline <= time.time() + 223

    (lobby,) = discord.messages(channel)
    await discord.press(ben, lobby, buttons_for(lobby, "join")[0])
    await discord.until(lambda: buttons_for(lobby, "start"), "a start button")
    before = int(time.time())
    await discord.press(ann, lobby, buttons_for(lobby, "start")[0])
    deadline = await deadline_of(discord, channel, "hand")
    assert before + 333 <= deadline <= time.time() + 334
    await process.stop()


async def deadline_of(discord: StandIn, channel: Channel, verb: str) -> int:
    """Return the time by which the message that offers `verb` says something has to be done."""

    def find() -> list[int]:
        shown = [m.text for m in discord.messages(channel) if buttons_for(m, verb)]
        return [int(time) for text in shown for time in re.findall(r"<t:(\d+):R>", text)]

    found = await discord.until(find, f"a deadline beside {verb}")
    assert len(set(found)) == 1
    return found[0]


async def test_commands_are_sent_only_when_they_changed(discord: StandIn, tmp_path: Path) -> None:
    process = BotProcess(discord, tmp_path)
    for _ in range(2):
        await process.start()
        await process.stop()
    assert len(discord.requests.of(Route.PUT_COMMANDS)) == 1
    elsewhere = BotProcess(discord, tmp_path, environment={"DEV_GUILD_ID": "77"})
    await elsewhere.start()
    await elsewhere.stop()
    assert len(discord.requests.of(Route.PUT_COMMANDS)) == 1
    assert len(discord.requests.of(Route.PUT_GUILD_COMMANDS)) == 1


async def test_a_second_signal_ends_it_at_once() -> None:
    process = await slow_to_close(60)
    process.send_signal(signal.SIGTERM)
    await line_of(process, b"closing")
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 5) == 1


async def test_it_ends_when_closing_takes_too_long() -> None:
    process = await slow_to_close(0.2)
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 5) == 0


async def slow_to_close(longest: float) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SLOW_TO_CLOSE, str(longest), cwd=ROOT, stdout=subprocess.PIPE
    )
    await line_of(process, b"working")
    return process


async def line_of(process: asyncio.subprocess.Process, words: bytes) -> None:
    """Read until a line holds `words`."""
    assert process.stdout is not None
    async with asyncio.timeout(30):
        while words not in (line := await process.stdout.readline()):
            assert line, "it ended"


def test_without_a_token_bot_py_says_what_to_do(tmp_path: Path) -> None:
    # In a copy, because a developer's tree may hold a token.
    for name in ("uno", "cogs", "data/locales"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "bot.py", tmp_path)
    environment = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    result = subprocess.run(
        [sys.executable, "bot.py"],
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
    )
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr == (
        "bot: DISCORD_TOKEN is not set; `make run` starts the playground instead\n"
    )
