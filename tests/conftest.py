"""What all tests share: a throw-away PostgreSQL, a browser, and no skips in CI."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

NO_POSTGRES = "PostgreSQL not found; on Debian: apt-get install postgresql"
NO_CHROMIUM = "Chromium not found; on Debian: apt-get install chromium"
FIXTURE_MARKS = {"postgres_url": "postgres", "chromium_path": "chromium"}

IN_CI = os.environ.get("CI") == "true"
IS_STRICT = IN_CI or os.environ.get("UNO_TEST_STRICT") == "1"

# No deadline: how long one example takes tells more about the machine than about the code.
hypothesis.settings.register_profile("dev", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if IN_CI else "dev")

# A developer's real token must never reach a test.
os.environ.pop("DISCORD_TOKEN", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need a server or a browser, so that `-m "not postgres"` works."""
    for item in items:
        for fixture, mark in FIXTURE_MARKS.items():
            if fixture in getattr(item, "fixturenames", ()):
                item.add_marker(mark)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why a run without failures fails."""
    if _has_forbidden_skips(terminalreporter):
        terminalreporter.write_line("Skipped tests fail this run (CI=true or UNO_TEST_STRICT=1).")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Fail a strict run in which anything was skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if exitstatus == pytest.ExitCode.OK and reporter and _has_forbidden_skips(reporter):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _has_forbidden_skips(reporter: pytest.TerminalReporter) -> bool:
    return IS_STRICT and bool(reporter.stats.get("skipped"))


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Return the path of an installed Chromium or Chrome."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path is not None:
            return path
    pytest.skip(NO_CHROMIUM)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """Run a PostgreSQL server for this session; yield the URL of its database `postgres`.

    It keeps nothing and does not sync to disk. Tests that need a database of their own create one
    in it.
    """
    binaries = _postgres_binaries()
    if binaries is None:
        pytest.skip(NO_POSTGRES)
    folder = Path(tempfile.mkdtemp(prefix="uno-postgres-"))
    port = _free_port()
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres")
    data = folder / "data"
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder}"
    control = [str(binaries / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w"]
    try:
        _run_postgres(binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N")
        _run_postgres(*control, "-o", options, "start")
        yield f"postgresql+asyncpg://postgres@127.0.0.1:{port}/postgres"
    finally:
        _run_postgres(*control, "-m", "immediate", "stop", check=False)
        shutil.rmtree(folder, ignore_errors=True)


def _postgres_binaries() -> Path | None:
    """Return the folder of the newest initdb and pg_ctl: Debian keeps them off the PATH."""
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda folder: int(folder.parent.name))
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _run_postgres(*command: str | Path, check: bool = True) -> None:
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    # The server inherits the output: a pipe would keep this call waiting for the server's end.
    subprocess.run(
        [*user, *map(str, command)],
        check=check,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
