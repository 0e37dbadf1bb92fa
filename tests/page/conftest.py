"""A playground of its own and a page on it for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.page.chat import browser_page
from tests.page.process import PlaygroundProcess


@pytest.fixture
def playground(tmp_path: Path) -> Iterator[PlaygroundProcess]:
    with PlaygroundProcess(tmp_path, PLAYGROUND_SEED="page") as process:
        yield process


@pytest.fixture(scope="module")
def browser_tab(chromium_path: str) -> Iterator[Page]:
    with browser_page(chromium_path) as page:
        yield page
