"""Write docs/replay-events.md from the events themselves: python -m scripts.event_docs."""

import inspect
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from typing import Final

from uno.game.events import DrawCause, SkipCause
from uno.game.events_json import EVENTS

PAGE: Final = Path(__file__).parents[1] / "docs" / "replay-events.md"
_HEAD: Final = (
    "# Events of a replay\n\n"
    "What `python -m uno replay --json` lists under `events`: what happened, in order. Names and "
    "fields are stable; a change of them raises the engine number. This page is written by "
    "`python -m scripts.event_docs` from `uno/game/events.py`.\n\n"
    "Each event is an object with its name under `event` and the fields below. Seats are numbers "
    "from 0; cards are printed codes (`r5`, `ACTIVE/INACTIVE` for two-sided cards where both faces "
    "are told); lists by seat have one item for each seat; colours are code letters. `hand_shown` "
    "was private to the seat `to` while the game was played: a replay hides nothing. "
    "Of more than 336 cards, which is what three decks hold and only a given position can exceed, "
    "an event tells the first 336.\n\n"
    "| event | fields | meaning |\n| --- | --- | --- |\n"
)


def page() -> str:
    """Return the whole page."""
    rows = [_row(name, kind) for name, kind in EVENTS.items()]
    causes = [_causes("drew", DrawCause), _causes("skipped", SkipCause)]
    return _HEAD + "\n".join(rows) + "\n\n" + "\n\n".join(causes) + "\n"


def _row(name: str, kind: type) -> str:
    names = ", ".join(f"`{field.name}`" for field in fields(kind)) or "–"
    meaning = " ".join((inspect.getdoc(kind) or "").split()).replace("|", "\\|")
    return f"| `{name}` | {names} | {meaning} |"


def _causes(event: str, causes: type[StrEnum]) -> str:
    words = ", ".join(f"`{cause.value}`" for cause in causes)
    return f"`cause` of `{event}`: {words}."


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
