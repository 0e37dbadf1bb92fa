"""`python -m uno doctor` as an operator runs it, against a stand-in and real databases."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from tests.standin import StandIn
from tests.standin.faults import Refused, Route
from tests.standin.process import BotProcess
from tests.standin.world import CREATE_PUBLIC_THREADS
from uno.store.repository import open_store

# In the shape of a real one; the first part is 123456789012345678 in base64.
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4" + ".STAND0." + "in" * 15
SECRET = "s3cret-w0rd"


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn(token=TOKEN) as standin:
        yield standin


class Doctor:
    """Run the command and read what it printed."""

    def __init__(self, discord: StandIn, folder: Path) -> None:
        self._discord = discord
        self._folder = folder

    async def report(
        self, *arguments: str, settings: Mapping[str, str] | None = None
    ) -> tuple[int, str]:
        command = ("-m", "uno", "doctor", *arguments)
        process = BotProcess(self._discord, self._folder, command, settings)
        process.log_file.unlink(missing_ok=True)
        await process.spawn()
        status = await process.ended()
        told = process.output()
        assert "Traceback" not in told, told
        assert self._discord.token not in told
        return status, told


@pytest.fixture
def doctor(discord: StandIn, tmp_path: Path) -> Doctor:
    return Doctor(discord, tmp_path)


async def test_a_bot_that_can_start(discord: StandIn, doctor: Doctor, tmp_path: Path) -> None:
    for _ in range(3):
        discord.new_guild()
    status, told = await doctor.report()
    assert status == 0, told
    assert "PROBLEM" not in told
    assert "the first start makes it" in told
    assert not (tmp_path / "uno.db").exists()
    assert "agrees with Discord's" in told
    assert "all that is needed, in 3 servers" in told
    assert "permissions=309237763072" in told
    assert "DISCORD_TOKEN            set, not shown" in told


async def test_no_question_to_discord_when_offline(discord: StandIn, doctor: Doctor) -> None:
    status, told = await doctor.report("--offline")
    assert status == 0
    assert "login" not in told
    assert discord.requests.of(Route.ME) == []


async def test_a_token_that_is_none(doctor: Doctor) -> None:
    for wrong in ("abc", "a.b.c", "x" * 72):
        status, told = await doctor.report(settings={"DISCORD_TOKEN": wrong})
        assert status == 1
        assert "does not have the shape of a bot's token" in told
        assert "Reset Token" in told
    status, told = await doctor.report(settings={"DISCORD_TOKEN": ""})
    assert status == 0
    assert "`make run` starts the playground" in told


async def test_a_token_that_discord_refuses(doctor: Doctor, discord: StandIn) -> None:
    wrong = discord.token[:-3] + "xyz"
    status, told = await doctor.report(settings={"DISCORD_TOKEN": wrong})
    assert status == 1
    assert "Discord refused the DISCORD_TOKEN" in told
    assert wrong not in told


async def test_a_clock_that_is_wrong(discord: StandIn, doctor: Doctor) -> None:
    discord.clock.advance(95)
    status, told = await doctor.report()
    assert status == 1
    assert "is wrong by 9" in told
    assert "timedatectl" in told


async def test_permissions_that_are_missing(discord: StandIn, doctor: Doctor) -> None:
    discord.new_guild()
    poor = discord.new_guild()
    poor.members[discord.world.bot.id] &= ~CREATE_PUBLIC_THREADS
    status, told = await doctor.report()
    assert status == 0
    assert f"missing in 1 of 2 servers: {poor.name}: create public threads" in told


async def test_discord_out_of_reach(doctor: Doctor) -> None:
    nowhere = {"DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}
    status, told = await doctor.report(settings=nowhere)
    assert status == 1
    assert "cannot be reached" in told


async def test_discord_that_is_not_well(discord: StandIn, doctor: Doctor) -> None:
    discord.faults.put(Route.MY_GUILDS, Refused(50001), times=9)
    status, told = await doctor.report()
    assert status == 1
    assert "cannot be reached: 403" in told


async def test_a_wrong_setting(doctor: Doctor) -> None:
    status, told = await doctor.report(settings={"TURN_SECONDS": "soon"})
    assert status == 1
    assert told.startswith("PROBLEM  settings       TURN_SECONDS: ")


async def test_no_password_is_printed(doctor: Doctor) -> None:
    url = f"postgresql://uno:{SECRET}@127.0.0.1:9/uno"
    status, told = await doctor.report("--offline", settings={"DATABASE_URL": url})
    assert status == 1
    assert "PROBLEM  database" in told
    assert SECRET not in told


def damage(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096 * 2 : 4096 * 5] = b"\x55" * (4096 * 3)
    file.write_bytes(data)


def make_newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def replace_by_text(file: Path) -> None:
    file.write_text("not a database " * 500)


@pytest.mark.parametrize(
    ("spoil", "found", "mend"),
    [
        (damage, "damaged|malformed", "restore a backup"),
        (replace_by_text, "not a database", "restore a backup"),
        (make_newer, "written by a newer program", "update the program"),
    ],
)
async def test_a_database_that_cannot_be_used(
    doctor: Doctor, tmp_path: Path, spoil: Callable[[Path], None], found: str, mend: str
) -> None:
    file = tmp_path / "uno.db"
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    await store.close()
    status, told = await doctor.report("--offline")
    assert status == 0
    assert "can be written, revision" in told
    await asyncio.to_thread(spoil, file)
    status, told = await doctor.report("--offline")
    assert status == 1
    assert any(word in told for word in found.split("|")), told
    assert mend in told


async def test_postgresql(doctor: Doctor, postgres_url: str) -> None:
    url = postgres_url.replace("+asyncpg", "")
    status, told = await doctor.report("--offline", settings={"DATABASE_URL": url})
    assert status == 0
    assert "postgresql can be written; the next start takes it from 0 to" in told
