"""Many kills of the real bot on SQLite; a file of its own, so that both databases run at once.

`python -m tests.faults.kills URL --kills 1000` for more.
"""

import asyncio
from pathlib import Path

import pytest

from tests.faults.kills import ordeal


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_many_kills_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
    print(asyncio.run(ordeal(url, tmp_path, kills=50, seed=2)))
