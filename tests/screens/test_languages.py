"""Every screen in every language: within Discord's limits, with nothing cut off, as a snapshot.

A text that is too long is named here with the language. `UNO_UPDATE_GOLDEN=1` writes the snapshots
(`tests/screens/languages`), which are to be read as a player of that language would.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cogs.screens import kit
from cogs.screens.budget import problems
from cogs.screens.ends import render_match_over
from cogs.screens.lobby import render_deal, render_lobby
from cogs.screens.panel import render_panel
from cogs.screens.panel_choices import Page
from tests.screens import gallery, phases, tables
from tests.screens.matches import MARKED, WIDE, random_games
from tests.screens.readable import Screen, readable, readable_modal
from tests.screens.test_everything import deck, public_screens
from tests.screens.test_golden import UPDATE, told
from tests.text.locales import OTHERS, REAL, words
from uno.game.actions import Play
from uno.game.presets import PRESETS
from uno.table.summary import SeatSummary
from uno.text import Words

SNAPSHOTS = Path(__file__).parent / "languages"
TRANSLATED = tuple(tag for tag in REAL if tag != "en")
KEY_SCREENS = (
    *("lobby-ready", "lobby-everything", "deal", "table-turn", "table-challenge", "table-uno-open"),
    *("hand-turn", "hand-challenge", "hand-drawn", "hand-stacked", "hand-refused"),
    *("flip-hand-dark", "flip-table-dark", "house-hand-swap", "house-table-vote"),
    *(
        "round-over",
        "match-over",
        "leaderboard",
        "status-turn",
        "help",
        "help-owner",
        "rules-italia",
    ),
    *("panel-game", "panel-turns", "panel-start", "panel-table", "server", "me"),
)


@pytest.fixture
def uncut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let texts be as long as they are, so that what Discord would refuse is seen."""
    for name in ("LABEL", "OPTION", "PLACEHOLDER", "FIELD", "HINT", "TITLE"):
        monkeypatch.setattr(kit, f"{name}_LENGTH", 10_000)


def fullest(words: Words) -> Iterator[Screen]:
    """Draw what is longest: ten long names, the most cards, every switch."""
    for names in (WIDE, MARKED):
        change = tables.started(names)
        table = tables.arrange(
            change.after, hands={0: ["r5", "w4"], **{n: ["b1"] for n in range(1, 10)}}
        )
        assert table.state is not None
        state = table.state.copy()
        state.uno_open = tuple(range(1, 10))
        table = replace(table, state=state)
        yield render_lobby(tables.waiting(names), words)
        yield render_deal(change.after, change.events, words)
        yield from public_screens(table, words)
        yield gallery.hand(table)(words)
        yield from _ends(names, words)
    codes = deck(107)
    yield gallery.hand(tables.arrange(tables.playing(WIDE), hands={0: codes}))(words)
    for preset in PRESETS:
        table = replace(tables.waiting(WIDE), preset=preset, rules=PRESETS[preset])
        yield from (render_panel(table, page, words) for page in Page)


def _ends(names: tuple[str, ...], words: Words) -> Iterator[Screen]:
    cards = deck(107)
    Random(3).shuffle(cards)
    hands = {seat: sorted(cards[seat - 1 :: 9]) for seat in range(1, 10)}
    for target in (10, 500):
        rules = replace(PRESETS["official"], target=target)
        table = tables.arrange(tables.playing(names, rules), hands={0: ["r5"], **hands})
        after, _ = tables.move(table, Play(0, "r5"))
        yield from public_screens(after, words)
        if target == 10:
            summary = [SeatSummary(999, 999, 999, 99)] * 10
            everything = replace(gallery.everything_told(10), summary=summary)
            after = replace(after, secret="5e" * 32)
            yield render_match_over(after, gallery.view(after), words, everything)


@pytest.mark.usefixtures("uncut")
@pytest.mark.parametrize("tag", OTHERS)
def test_every_screen_keeps_to_discords_limits(tag: str) -> None:
    speaks = words(tag)
    for name, scene in gallery.scenes().items():
        assert problems(scene(speaks)) == [], f"{name} in {tag}"
    for preset in PRESETS:
        for phase, table in phases.situations(preset).items():
            for screen in phases.screens(table, speaks):
                assert problems(screen) == [], f"{preset} {phase} in {tag}"


@pytest.mark.usefixtures("uncut")
@pytest.mark.parametrize("tag", OTHERS)
def test_forms_keep_to_discords_limits(tag: str) -> None:
    for name, made in gallery.modals().items():
        form = made(words(tag))
        assert len(form["title"]) <= 45, f"the title of {name} in {tag}"
        for field in form["components"]:
            assert len(field["label"]) <= 45, f"{field['label']!r} of {name} in {tag}"
            assert len(field.get("description", "")) <= 100, f"{name} in {tag}: {field}"


@pytest.mark.parametrize("tag", OTHERS)
def test_the_longest_names_and_fullest_hands_fit(tag: str) -> None:
    for screen in fullest(words(tag)):
        assert problems(screen) == [], f"in {tag}:\n{readable(screen)}"


@pytest.mark.parametrize("preset", ["house", "flip"])
@pytest.mark.parametrize("tag", OTHERS)
def test_random_games_fit(tag: str, preset: str) -> None:
    """Play at random with the longest names, and draw every tenth table and hand."""
    speaks = words(tag)
    for number, (_, table, _) in enumerate(random_games(preset, 6, 4)):
        if number % 10 == 0:
            for screen in (*public_screens(table, speaks), gallery.hand(table)(speaks)):
                assert problems(screen) == [], f"move {number} of {preset} in {tag}"


@pytest.mark.parametrize("tag", OTHERS)
def test_every_event_and_plain_screens_can_be_told(tag: str) -> None:
    speaks = words(tag)
    assert len(told(speaks)) > 60
    assert all(line.partition(": ")[2].strip() for line in told(speaks))


def snapshot(tag: str) -> str:
    """Write the key screens, the forms and a sentence for each event in a language."""
    speaks, scenes = words(tag), gallery.scenes()
    parts = [f"# {name}\n{readable(scenes[name](speaks))}" for name in KEY_SCREENS]
    parts += [f"# {name}\n{readable_modal(m(speaks))}" for name, m in gallery.modals().items()]
    return "\n".join([*parts, "# events", *told(speaks), ""])


def test_key_screens_look_as_their_snapshots_say() -> None:
    files = {f"{tag}.txt": snapshot(tag) for tag in TRANSLATED}
    if UPDATE:
        SNAPSHOTS.mkdir(exist_ok=True)
        for name, content in files.items():
            (SNAPSHOTS / name).write_text(content, encoding="utf-8")
    there = {path.name for path in SNAPSHOTS.glob("*.txt")}
    assert there == set(files), f"{os.fspath(SNAPSHOTS)}: write them with UNO_UPDATE_GOLDEN=1"
    for name, content in files.items():
        assert (SNAPSHOTS / name).read_text(encoding="utf-8") == content, name
