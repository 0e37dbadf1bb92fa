"""A short soak: all is answered, no error is logged, memory is flat. Times are not judged."""

from pathlib import Path

import pytest

from tests.bench.soak import run


@pytest.mark.slow
@pytest.mark.timeout(240)
async def test_a_minute_of_play_at_sixty_tables(tmp_path: Path) -> None:
    figures = await run(tables=60, seconds=60, rate=25, folder=tmp_path)
    print(figures)
    assert figures.unanswered == []
    assert figures.errors == []
    assert figures.presses > 1000
    assert figures.statuses[429] == 0
    assert figures.growth < 0.08
