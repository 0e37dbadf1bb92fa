"""A playground, and a browser, for the tests of a file."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from playground import MEMBERS
from tests.page.chat import browser_page
from tests.page.plan import deal, find_seed
from tests.page.process import PlaygroundProcess
from uno.game import engine
from uno.game.actions import Draw
from uno.game.state import Phase, State


@pytest.fixture(scope="session")
def plain_seed() -> str:
    """Return a seed of a deal in which the first turns ask nothing when somebody draws."""
    return find_seed(lambda seed: _is_plain(deal(seed, MEMBERS)))


def _is_plain(state: State) -> bool:
    if set(state.sizes) != {7}:
        return False
    for _ in MEMBERS:
        if state.phase is not Phase.TURN:
            return False
        state = engine.apply(state, Draw(state.turn)).state
    return state.phase is Phase.TURN


@pytest.fixture(scope="module")
def playground(
    tmp_path_factory: pytest.TempPathFactory, plain_seed: str
) -> Iterator[PlaygroundProcess]:
    folder = tmp_path_factory.mktemp("playground")
    with PlaygroundProcess(folder, PLAYGROUND_SEED=plain_seed) as process:
        yield process


@pytest.fixture(scope="module")
def browser_tab(chromium_path: str) -> Iterator[Page]:
    with browser_page(chromium_path) as page:
        yield page
