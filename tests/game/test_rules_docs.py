"""docs/rules.md names every switch, preset and scoring, and its table is that of the presets."""

import pytest

from scripts.rules_docs import PAGE, with_table
from uno.game.presets import PRESETS
from uno.game.rules import SWITCHES, switch_values

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_table_of_presets_is_up_to_date() -> None:
    assert with_table(TEXT) == TEXT, "python -m scripts.rules_docs"


@pytest.mark.parametrize("name", [*SWITCHES, *PRESETS, *map(str, switch_values("scoring"))])
def test_nothing_is_left_out(name: str) -> None:
    told = TEXT.partition("## The presets")[0] if name not in PRESETS else TEXT
    assert name in told
