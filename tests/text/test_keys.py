"""Every message is used, and every message that is used exists."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cogs.privacy import WISHES
from cogs.screens.me import LOOKS
from cogs.screens.panel_choices import (
    FORMS,
    HOUSE,
    JOINS,
    LEAVING,
    LEVELS,
    PLACES,
    REMINDERS,
    SWITCH_CHOICES,
    Page,
)
from cogs.screens.privacy import SECTIONS
from cogs.screens.server import LIMITS, STARTERS
from uno.game.cards import Color, Side, Symbol
from uno.game.errors import Reason
from uno.game.events import DrawCause, SkipCause
from uno.game.presets import PRESETS
from uno.ratings.seasons import MODES
from uno.table.achievements import Achievement
from uno.table.answers import TableReason
from uno.table.lobby import SCORINGS
from uno.table.ports import LeaderboardOrder
from uno.text.catalogue import read_catalogue

ROOT = Path(__file__).parents[2]
CATALOGUE = read_catalogue(ROOT / "data" / "locales" / "en")
KEYS = frozenset(key for key in CATALOGUE if "." not in key)
SOURCES = sorted([*(ROOT / "cogs").rglob("*.py"), *(ROOT / "uno").rglob("*.py")])


def kebab(*names: str) -> list[str]:
    return [name.lower().replace("_", "-") for name in names]


SYMBOLS = [s.name for s in Symbol if not s.value.isdigit() and s is not Symbol.DRAW]
DRAWS = ["draw-one", "draw-two", "draw-four", "draw-five"]
TURNED = ("left", "right")
ENDINGS = ("", "-color")
OUTCOMES = [
    f"{told}-{part}{ending}"
    for told in ("outcome", "your-outcome")
    for part in ("accept", "right-draw", "right-skip", "right-take-back", "wrong")
    for ending in ENDINGS
]

# Every f-string that makes a key: how it looks in the code, and all it can become.
FAMILIES: dict[str, list[str]] = {
    "refused-{}": [r.value for r in (*Reason, *TableReason)],
    "mark-{}": kebab(*Color.__members__),
    "symbol-{}": [*kebab(*SYMBOLS), *DRAWS],
    "card-{}": [*(s for s in kebab(*SYMBOLS) if not s.startswith("wild")), *DRAWS, "number"],
    "story-opening-{}": ["classic", "flip"],
    "preset-{}": list(PRESETS),
    "choice-look-{}": list(LOOKS),
    "{}-hint": [f"choice-look-{look}" for look in LOOKS],
    "choice-scoring-{}": kebab(*SCORINGS),
    "scoring-{}-short": [s for s in kebab(*SCORINGS) if s != "single"],
    "rules-scoring-{}": [s for s in kebab(*SCORINGS) if s != "single"],
    "event-drew-{}": [cause.value for cause in DrawCause],
    "event-dealer-drew{}": ["", "-zero", "-again"],
    "event-skipped-{}": [cause.value for cause in SkipCause],
    "event-reversed-{}": [*TURNED],
    "event-hands-moved-{}": [*TURNED],
    "event-flipped-{}": [side.value for side in Side],
    "event-vote-ended-{}": ["guilty", "innocent", "dropped"],
    "table-direction-{}": [*TURNED],
    "side-{}": [side.value for side in Side],
    "waiting-{}": kebab("turn", "color", "drawn", "challenge"),
    "your-{}": kebab("turn", "color", "drawn", "challenge", "round_over", "match_over"),
    "button-board-{}": kebab(*[order.value for order in LeaderboardOrder]),
    "board-order-{}": kebab(*[order.value for order in LeaderboardOrder]),
    "board-value-{}": ["rating", "points", "win-rate", "best-streak"],
    "achievement-{}": [one.value for one in Achievement],
    "achievement-{}-how": [one.value for one in Achievement],
    "history-solo-{}": ["won", "lost"],
    "privacy-{}": [*SECTIONS[:2], *SECTIONS[3:]],
    "privacy-everywhere-{}": ["on", "off"],
    "button-privacy-{}": ["join", "leave"],
    "choice-privacy-{}": [*WISHES],
    "choice-season-{}": [*MODES],
    "board-deck-{}": ["all", "classic", "flip"],
    "medal-{}": ["1", "2", "3"],
    "confirm-{}": ["leave", "cancel", "end"],
    "button-{}-sure": ["leave", "cancel", "end"],
    "button-accept{}": [*ENDINGS],
    "closed-{}": [
        "guild-removed",
        *("abandoned", "cancelled", "channel-gone", "ended"),
        *("expired", "idle", "no-access"),
    ],
    "command-{}": ["draw", "keep", "call", "challenge", "accept", "next"],
    "choice-level-{}": [*LEVELS],
    "flag-level-{}": [*LEVELS],
    "panel-{}": [
        *SWITCH_CHOICES,
        *("preset", "house", "turn", "reminder", "join", "teams", "leaving", "place"),
        *("level", "pace"),
    ],
    "choice-{}-{}": [
        *[f"{name}-{value}" for name, values in SWITCH_CHOICES.items() for value in values],
        *[f"reminder-{value}" for value in REMINDERS],
        *[f"join-{value}" for value in JOINS],
        *[f"place-{value}" for value in PLACES],
        *[f"leaving-{value}" for value in LEAVING],
        *[f"level-{value}" for value in LEVELS],
    ],
    "choice-house-{}": [*HOUSE],
    "choice-start-{}": [*STARTERS],
    "house-{}": [*HOUSE],
    "house-stacking-{}": ["same", "higher"],
    "button-page-{}": [page.value for page in Page],
    "button-numbers-{}": [*FORMS],
    "modal-numbers-{}": [*FORMS],
    "field-{}": [
        number.name.replace("_", "-") for form in (*FORMS.values(), LIMITS) for number in form
    ],
    "rules-deck-{}": ["classic", "flip"],
    "rules-dealer-draw-{}": ["redraw", "zero"],
    "rules-first-wild-{}": ["choose", "redraw"],
    "rules-first-reverse-{}": ["dealer", "right"],
    "rules-first-action-{}": ["effect", "none"],
    "rules-draw-{}-{}": [
        *("one-may", "one-must"),
        *("until-playable-may", "until-playable-must"),
    ],
    "rules-stacking-{}": ["same", "higher"],
    "rules-wild-draw-{}-{}": [
        *("color-bluff", "color-strict"),
        *("color-or-number-bluff", "color-or-number-strict"),
    ],
    "rules-guilty-{}": ["draw", "take-back"],
    "rules-{}": ["false-uno-penalty", "misplay-penalty", "hint-penalty"],
}
# Keys that are put together in other ways.
ODD = [
    *OUTCOMES,
    *("event-played-color", "event-played-target", "event-played-color-target"),
    *("event-jumped-in-target",),
]


def members(family: str, values: list[str]) -> Iterator[str]:
    """Fill a family's first hole with each value; a value can stand for two holes."""
    head, _, rest = family.partition("{}")
    tail = rest.rpartition("{}")[2]
    yield from (f"{head}{value}{tail}" for value in values)


REFERRED_TO = {other for key in KEYS for other in CATALOGUE.references(key)}
EXPANDED = {key for family, values in FAMILIES.items() for key in members(family, values)}


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]


def strings() -> set[str]:
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def asked_for() -> Iterator[ast.expr]:
    """Find what is given as a key to the functions that put keys into words."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in ("say", "note", "text", "choice"):
                yield from node.args[:3]
            elif isinstance(node, ast.keyword) and node.arg == "done":
                yield node.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def pattern(joined: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in joined.values
    )


def test_every_literal_key_exists() -> None:
    literal = {
        node.value
        for node in asked_for()
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", node.value)
    }
    assert len(literal) > 40
    assert sorted(literal - KEYS) == []


def test_every_key_of_a_family_exists() -> None:
    assert sorted({*EXPANDED, *ODD} - KEYS) == []


def test_every_way_to_make_a_key_is_known() -> None:
    made = {pattern(node) for node in asked_for() if isinstance(node, ast.JoinedStr)}
    known = {*FAMILIES, "{}-accept{}", "{}-right-{}{}", "{}-wrong{}"}
    assert sorted(shape for shape in made if shape not in known and "-" in shape) == []


def test_no_key_is_unused() -> None:
    used = strings() | EXPANDED | set(ODD) | REFERRED_TO | {"language"}
    assert sorted(KEYS - used) == []
