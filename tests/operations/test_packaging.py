"""What is delivered runs: the files of the image, the unit, the compose file."""

import asyncio
import os
import re
import shutil
import stat
from collections.abc import AsyncIterator, Iterator
from configparser import RawConfigParser
from contextlib import AsyncExitStack
from dataclasses import fields
from pathlib import Path

import pytest

from tests.ports import ReservedPort
from tests.standin import StandIn
from tests.standin.players import Game
from tests.standin.process import BotProcess
from uno.settings import Settings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        yield standin


@pytest.fixture
def port() -> Iterator[str]:
    with ReservedPort() as reserved:
        yield str(reserved)


@pytest.fixture
async def afterwards() -> AsyncIterator[AsyncExitStack]:
    """Do what is pushed on it when the test is over, however it ended."""
    async with AsyncExitStack() as stack:
        yield stack


def copied() -> list[tuple[str, str]]:
    """List what the image takes from the project: (from, to)."""
    found = re.findall(r"^COPY (?!--from)(\S+) (\S+)$", DOCKERFILE, re.MULTILINE)
    return [(source, target) for source, target in found if not source.startswith("requirements")]


def make_image(folder: Path) -> None:
    """Lay out the files as the Dockerfile does, read-only but for the volume."""
    folder.mkdir()
    for source, target in copied():
        origin, place = ROOT / source, folder / target
        place.parent.mkdir(parents=True, exist_ok=True)
        if origin.is_dir():
            shutil.copytree(origin, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(origin, folder / origin.name)
    for path in folder.rglob("*"):
        path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    (folder / "data").chmod(0o755)
    (folder / "data" / "db").mkdir()
    (folder / "data").chmod(0o555)


async def test_the_files_of_the_image_are_enough(
    discord: StandIn, port: str, afterwards: AsyncExitStack, tmp_path: Path
) -> None:
    image = tmp_path / "bot"
    make_image(image)
    settings = {
        "PYTHONPATH": str(image),
        "DATABASE_URL": f"sqlite:///{image}/data/db/uno.db",
        "METRICS_PORT": port,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    program = ("-P", str(image / "bot.py"))  # -P: nothing is taken from the current folder
    process = BotProcess(discord, tmp_path, program, settings)
    afterwards.push_async_callback(process.end)
    await process.start()
    guild = discord.new_guild()
    users = [discord.new_member(guild, name) for name in ("Anna", "Bo")]
    game = await Game.start(discord, discord.new_channel(guild, "cards"), users)
    await game.move()
    health = BotProcess(discord, tmp_path, ("-m", "uno", "health", "--ready"), settings)
    health.log_file = tmp_path / "health.log"
    async with asyncio.timeout(20):  # discord.py is ready two seconds after the last server
        await health.spawn()
        while await health.ended() != 0:
            await asyncio.sleep(0.2)
            await health.spawn()
    assert '"store": "ok"' in health.output().splitlines()[-1]
    assert '"gateway": "ok"' in health.output().splitlines()[-1]
    assert await process.stop() == 0
    written = [path for path in image.rglob("*") if path.is_file() and os.access(path, os.W_OK)]
    assert {path.parent for path in written if path.stat().st_mode & stat.S_IWUSR} == {
        image / "data" / "db"
    }
    await health.spawn()
    assert await health.ended() == 1
    assert "no answer on port" in health.output()


def test_everything_that_is_copied_is_sent_to_the_builder() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    sent = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    assert sent == {source for source, _ in copied()} | {"requirements/runtime.lock"}


def test_the_image_runs_as_nobody_in_particular() -> None:
    assert "\nUSER uno\n" in DOCKERFILE
    assert DOCKERFILE.index("\nUSER uno\n") > DOCKERFILE.rindex("\nRUN ")


def test_the_unit_names_settings_that_exist() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # the documented way
    unit.read(ROOT / "deploy" / "uno-bot.service")
    service = unit["Service"]
    names = re.findall(r"([A-Z_]+)=", service["Environment"])
    known = {one.name.upper() for one in fields(Settings)}
    assert {name for name in names if not name.startswith("PYTHON")} <= known
    assert service["ExecStart"].endswith("/.venv/bin/python bot.py")
    assert int(service["TimeoutStopSec"]) > 10


def test_the_compose_file_names_settings_that_exist() -> None:
    compose = (ROOT / "compose.yaml").read_text()
    named = re.findall(r"^      ([A-Z_]+):", compose, re.MULTILINE)
    assert named
    assert set(named) <= {one.name.upper() for one in fields(Settings)}
    assert "read_only: true" in compose


def test_a_service_finds_its_modules_compiled_as_in_the_image() -> None:
    """Neither may write where the modules lie, and each start would compile them anew."""
    compiled = re.findall(r"-m compileall -q ([\w. ]+\w)", DOCKERFILE)
    assert compiled == re.findall(r"-m compileall -q ([\w. ]+\w)", (ROOT / "Makefile").read_text())
    assert compiled == ["bot.py cogs uno"]
