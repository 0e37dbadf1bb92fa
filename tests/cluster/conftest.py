"""A stand-in, a PostgreSQL, and processes that end with the test."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from tests.cluster.processes import Cluster
from tests.standin import StandIn
from tests.store.conftest import _execute

_numbers = count(1)


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    """Run Discord."""
    async with StandIn() as running:
        yield running


@pytest.fixture
async def cluster(standin: StandIn, postgres_url: str, tmp_path: Path) -> AsyncIterator[Cluster]:
    """Give an empty database and no process yet."""
    name = f"uno_cluster_{next(_numbers)}"
    await _execute(postgres_url, [f"CREATE DATABASE {name}"])
    url = make_url(postgres_url).set(database=name).render_as_string(hide_password=False)
    running = Cluster(standin, tmp_path, url)
    yield running
    await running.close()
