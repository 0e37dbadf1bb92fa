"""Many kills of the real bot on PostgreSQL; a file of its own, so that both databases run at once.

`python -m tests.faults.kills URL --kills 1000` for more.
"""

import asyncio
from pathlib import Path

import pytest

from tests.faults.kills import ordeal
from tests.store.conftest import make_database


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_many_kills_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    url = make_database(postgres_url, "many_kills")
    print(asyncio.run(ordeal(url, tmp_path, kills=50, seed=2)))
