"""What a save became: looked up when unclear, retried once, never guessed."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from uno.table.ports import (
    DuplicateCauseError,
    Save,
    SaveRefusedError,
    SaveUnknownError,
    Store,
    StoreUnavailableError,
)
from uno.table.saving import Saved, save_surely

OK = None
REFUSED = SaveRefusedError("test")
DUPLICATE = DuplicateCauseError("test")
UNKNOWN = SaveUnknownError("test")
DOWN = StoreUnavailableError("test")


class Scripted:
    """Answer saves and look-ups as written down; more of either is a fault."""

    def __init__(self, saves: Sequence[Exception | None], found: Sequence[bool | Exception]):
        self.saves = list(saves)
        self.found = list(found)

    async def save(self, save: Save) -> None:
        answer = self.saves.pop(0)
        if answer is not None:
            raise answer

    async def has_change(self, game_id: str, sequence: int) -> bool:
        answer = self.found.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.mark.parametrize(
    ("saves", "found", "expected"),
    [
        ([OK], [], Saved.YES),
        ([REFUSED], [], Saved.NO),
        ([DOWN], [], Saved.NO),
        ([DUPLICATE], [], Saved.KNOWN),
        ([UNKNOWN], [True], Saved.YES),
        ([UNKNOWN], [DOWN], Saved.UNKNOWN),
        ([UNKNOWN, OK], [False], Saved.YES),
        ([UNKNOWN, REFUSED], [False, False], Saved.NO),
        ([UNKNOWN, REFUSED], [False, True], Saved.YES),  # the first one landed after all
        ([UNKNOWN, DUPLICATE], [False, True], Saved.YES),
        ([UNKNOWN, DUPLICATE], [False, False], Saved.KNOWN),  # of an earlier change
        ([UNKNOWN, REFUSED], [False, DOWN], Saved.UNKNOWN),
        ([UNKNOWN, UNKNOWN], [False, True], Saved.YES),
        ([UNKNOWN, UNKNOWN], [False, False], Saved.NO),
        ([UNKNOWN, UNKNOWN], [False, DOWN], Saved.UNKNOWN),
    ],
)
async def test_what_became_of_a_save(
    saves: list[Exception | None], found: list[bool | Exception], expected: Saved
) -> None:
    script = Scripted(saves, found)
    save: Any = type("Any", (), {"after": type("After", (), {"id": "g", "sequence": 2})})
    assert await save_surely(cast(Store, script), save) is expected
    assert not script.saves
    assert not script.found
