"""The shared fixtures hold what they promise."""

import os
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
ONE_SKIP = """
import pytest

def test_passes():
    pass

def test_skips():
    pytest.skip("not here")
"""


async def test_postgres_url_reaches_a_server(postgres_url: str) -> None:
    connection = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
    try:
        assert await connection.fetchval("SELECT current_database()") == "postgres"
    finally:
        await connection.close()


@pytest.mark.parametrize(
    ("environment", "workers", "status"),
    [
        ({}, "0", 0),
        ({"CI": "true"}, "0", 1),
        ({"CI": "true"}, "1", 1),
        ({"UNO_TEST_STRICT": "1"}, "0", 1),
    ],
)
def test_a_skip_fails_a_strict_run_only(
    tmp_path: Path, environment: dict[str, str], workers: str, status: int
) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text())
    (tmp_path / "test_one.py").write_text(ONE_SKIP)
    inherited = {k: v for k, v in os.environ.items() if k not in ("CI", "UNO_TEST_STRICT")}
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", workers, "-p", "no:cacheprovider", str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=inherited | environment,
    )
    assert "1 passed, 1 skipped" in result.stdout
    assert result.returncode == status
    assert ("Skipped tests fail this run" in result.stdout) == (status == 1)
