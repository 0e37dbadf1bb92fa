"""Nothing that can be pressed is dead."""

import re
from pathlib import Path

import pytest

from cogs import (
    admin,
    help,
    lobby,
    me,
    owners,
    people,
    play,
    privacy,
    profile,
    questions,
    rules_panel,
    scores,
    server,
)
from cogs.custom_id import Verb

SCREENS = Path(__file__).parents[2] / "cogs" / "screens"
AT_TABLES = (lobby, play, questions, rules_panel, people, help, admin)
HANDLED = {
    *(verb for part in AT_TABLES for verb in part.PRESSES),
    *lobby.PRESSES_AFTERWARDS,
    *scores.PRESSES,
    *help.FREE_PRESSES,
    *me.PRESSES,
    *owners.PRESSES,
    *privacy.PRESSES,
    *profile.PRESSES,
    *server.PRESSES,
}
SHOWN = sorted(
    {
        name
        for path in SCREENS.glob("*.py")
        for name in re.findall(r"\bVerb\.([A-Z_]+)", path.read_text("utf-8"))
    }
)


@pytest.mark.parametrize("name", SHOWN)
def test_every_verb_that_a_screen_shows_has_a_handler(name: str) -> None:
    assert Verb[name] in HANDLED


def test_no_two_parts_handle_the_same_verb() -> None:
    verbs = [verb for part in AT_TABLES for verb in part.PRESSES]
    assert len(verbs) == len(set(verbs))
