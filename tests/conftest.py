"""What all tests share: a throw-away PostgreSQL, a browser, and no skips in CI."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import hypothesis
import pytest

if TYPE_CHECKING:
    from tests.postgres import PostgresServer

NO_POSTGRES = "PostgreSQL not found; on Debian: apt-get install postgresql"
NO_CHROMIUM = "Chromium not found; on Debian: apt-get install chromium"
FIXTURE_MARKS = {
    "postgres_url": "postgres",
    "own_postgres": "postgres",
    "chromium_path": "chromium",
}

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
    with _postgres() as server:
        yield server.url


@pytest.fixture(scope="module")
def own_postgres() -> Iterator["PostgresServer"]:
    """Run a PostgreSQL server for the tests of one file, which kill and start it."""
    with _postgres() as server:
        yield server


@contextmanager
def _postgres() -> Iterator["PostgresServer"]:
    from tests.postgres import PostgresServer  # noqa: PLC0415 - a test runs this file alone

    server = PostgresServer.find()
    if server is None:
        pytest.skip(NO_POSTGRES)
    try:
        server.create()
        yield server
    finally:
        server.remove()
