"""A newcomer's `make run`, in a fresh clone without an environment and without a token."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.standin.driver import StandIn

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+/\S*")

pytestmark = pytest.mark.slow


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    folder = tmp_path / "clone"
    git("clone", "--quiet", "--local", str(ROOT), str(folder))
    return folder


def git(*arguments: str) -> str:
    command = ["git", "-c", f"safe.directory={ROOT}", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@asynccontextmanager
async def make_run(clone: Path, **environment: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `make run` as a newcomer would, and end it with Ctrl-C."""
    kept = ("PATH", "HOME", "LANG", "PYENV_ROOT")
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name in kept or name.startswith(("PIP_", "SSL_", "REQUESTS_"))
    }
    process = await asyncio.create_subprocess_exec(
        "make",
        "run",
        cwd=clone,
        env=inherited | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        rest, _ = await asyncio.wait_for(process.communicate(), 20)
        assert b"Traceback" not in rest, rest.decode()


async def output_until(process: asyncio.subprocess.Process, pattern: re.Pattern[bytes]) -> bytes:
    """Return what a process writes up to the line with a pattern; fail when it ends before."""
    assert process.stdout is not None
    written = b""
    while not pattern.search(written):
        line = await process.stdout.readline()
        assert line, written.decode()
        written += line
    return written


@pytest.mark.timeout(900)  # the set-up downloads everything
async def test_make_run_leads_to_the_playground_and_then_to_discord(clone: Path) -> None:
    port = {"PLAYGROUND_PORT": "8799"}
    async with make_run(clone, **port) as process:
        written = await output_until(process, ADDRESS)
        assert b"set-up: installing the playground packages" in written
        assert await page_of(written) == 200
        rest = await output_until(process, re.compile(rb"3\..*\n"))
        text = (written + rest).decode()
    assert "DISCORD_TOKEN" in text
    assert "https://discord.com/developers/applications" in text
    assert "permissions=309237763072" in text
    assert ".env" in text

    async with make_run(clone, **port) as process:
        written = await output_until(process, ADDRESS)
        assert b"set-up" not in written
        assert await page_of(written) == 200

    async with StandIn() as discord:
        settings = [f"{name}={value}" for name, value in discord.environment().items()]
        (clone / ".env").write_text("\n".join(settings))
        async with make_run(clone):
            await discord.until_connected(patience=60)
        await discord.until(lambda: not discord.gateway.connected, "a cut socket")

        (clone / ".env").write_text("\n".join([*settings, "DISCORD_TOKEN=wrong"]))
        async with make_run(clone) as process:
            assert process.stdout is not None
            said = (await process.stdout.read()).decode()
            assert await process.wait() != 0
        assert "bot: Discord refused the DISCORD_TOKEN" in said
        assert "Traceback" not in said


async def page_of(written: bytes) -> int:
    """Return the status of the page whose address was printed."""
    found = ADDRESS.search(written)
    assert found is not None
    async with aiohttp.ClientSession() as session, session.get(found[0].decode()) as response:
        return response.status


def test_nothing_of_the_project_names_a_package_index() -> None:
    hosts = ["py" + "pi.", "pythonhosted" + ".", "extra-index" + "-url", "index" + "-url="]
    for name in filter(None, git("-C", str(ROOT), "ls-files", "-z").split("\0")):
        path = ROOT / name
        if not path.exists() or path.suffix == ".png":
            continue
        text = path.read_text(errors="replace").lower()
        assert not [host for host in hosts if host in text], name
