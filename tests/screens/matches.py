"""Random games under every preset, seen as the screens see them, with the longest names."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tests.screens import tables
from uno.game.actions import Accuse, Play
from uno.game.legal import legal_actions
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.table import table as match
from uno.table.change import Change
from uno.table.records import Status, Table

WIDE = tuple(f"{'🏳️' * 15}{chr(0x1F600 + n)}" for n in range(10))  # 31 characters, four bytes each
MARKED = tuple(f"{'*_' * 15}{n}" for n in range(10))  # every character has to be escaped

HOUSE = replace(
    PRESETS["italia"],
    stacking="higher",
    jump_in=True,
    seven_zero=True,
    extra_wilds=True,
    scoring="tournament",
)
"""Everything that adds to a screen, at once."""


def rules_of(preset: str) -> Rules:
    """Return the rules of a preset, or of the house with everything."""
    return HOUSE if preset == "house" else PRESETS[preset]


def random_games(preset: str, seats: int, seed: int) -> Iterator[tuple[Table, Table, Change]]:
    """Play at random; yield the table before, after, and the change."""
    random = Random(seed)
    names = [*WIDE, *MARKED][seed % 11 :][:seats]
    rules = replace(rules_of(preset), target=60)
    table = tables.playing(names, rules, "italia" if preset == "house" else preset)
    for _ in range(150):
        if table.status is not Status.PLAYING or table.state is None:
            return
        actions = [a for seat in range(seats) for a in legal_actions(table.state, seat)]
        plays = [a for a in actions if isinstance(a, Play)]
        calm = random.random() < 0.95
        quiet = [a for a in actions if not (calm and isinstance(a, Accuse))]
        usual = plays if plays and random.random() < 0.6 else quiet
        change = match.move(table, random.choice(usual or actions), tables.NOW)
        yield table, change.after, change
        table = change.after
