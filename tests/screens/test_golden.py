"""Every screen looks as its golden file says; `UNO_UPDATE_GOLDEN=1` writes them anew.

Read the difference before committing it: the files are what people will see.
"""

import importlib
import os
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

import cogs.screens
from cogs.screens.events import sentence
from tests.screens import gallery, phases
from tests.screens.matches import random_games
from tests.screens.readable import readable, readable_modal, texts
from tests.screens.samples import SAMPLES
from uno.game.events import Event
from uno.game.presets import PRESETS
from uno.table.lobby import SCORINGS
from uno.text import Words

GOLDEN = Path(__file__).parent / "golden"
UPDATE = os.environ.get("UNO_UPDATE_GOLDEN") == "1"
TOGETHER = ("refused", "note", "closed")  # short ones, a file for all of them


def drawn(words: Words) -> dict[str, str]:
    """Draw the whole gallery: file name -> content."""
    files: dict[str, str] = {}
    together: defaultdict[str, list[str]] = defaultdict(list)
    for name, scene in gallery.scenes().items():
        group = name.partition("-")[0]
        if group in TOGETHER:
            together[group].append(f"{name}: {texts(scene(words))}")
        else:
            files[name] = readable(scene(words))
    files |= {group: "\n".join(sorted(lines)) + "\n" for group, lines in together.items()}
    for preset in PRESETS:
        for phase, made in phases.situations(preset).items():
            shown = [readable(screen) for screen in phases.screens(made, words)]
            files[f"preset-{preset}-{phase.value.replace('_', '-')}"] = "\n".join(shown)
    for scoring in SCORINGS:
        for phase, made in phases.ends(scoring).items():
            shown = [readable(screen) for screen in phases.screens(made, words)]
            files[f"scoring-{scoring}-{phase.value}".replace("_", "-")] = "\n".join(shown)
    files |= {name: readable_modal(made(words)) for name, made in gallery.modals().items()}
    files["events"] = "".join(f"{line}\n" for line in told(words))
    return files


def told(words: Words) -> list[str]:
    names = ["Ana", "Bo", "Cléo", "Dmitri"]
    return [
        f"{type(event).__name__}: {sentence(event, names, words, 'classic')}" for event in SAMPLES
    ]


def test_screens_look_as_the_golden_files_say(words: Words) -> None:
    files = drawn(words)
    if UPDATE:
        GOLDEN.mkdir(exist_ok=True)
        for name, content in files.items():
            (GOLDEN / f"{name}.txt").write_text(content, encoding="utf-8")
    wrong = [
        name
        for name, content in files.items()
        if not (GOLDEN / f"{name}.txt").is_file()
        or (GOLDEN / f"{name}.txt").read_text(encoding="utf-8") != content
    ]
    assert wrong == []


def test_no_golden_file_is_left_over(words: Words) -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(drawn(words))


def test_every_event_has_a_sample() -> None:
    assert {type(sample) for sample in SAMPLES} == set(Event.__args__)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_phase_of_every_preset_has_a_golden_file(preset: str) -> None:
    """Random games find the phases that there are; each has to be drawn."""
    met = set(phases.situations(preset))
    for name, made in phases.situations(preset).items():
        assert gallery.view(made).phase is name
    for seed in range(4):
        for _, after, _ in random_games(preset, 3, seed):
            if after.state is not None:
                assert after.state.phase in met


def test_every_renderer_is_drawn(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """No screen is without a golden file: each public renderer is called for one of them."""
    called: set[str] = set()
    renderers = dict(public_renderers())
    assert len(renderers) > 25
    for name, render in renderers.items():
        for drawing in (gallery, phases):
            if hasattr(drawing, name):
                monkeypatch.setattr(drawing, name, noted(name, render, called))
    drawn(words)
    assert renderers.keys() - called == set()


def public_renderers() -> Iterator[tuple[str, Callable[..., Any]]]:
    """List what makes a whole screen or form."""
    for found in pkgutil.iter_modules(cogs.screens.__path__):
        module = importlib.import_module(f"cogs.screens.{found.name}")
        for name, value in vars(module).items():
            if name.startswith("render_") or name.endswith("_modal"):
                yield name, value


def noted(name: str, render: Callable[..., Any], called: set[str]) -> Callable[..., Any]:
    """Remember that a renderer was called."""

    @wraps(render)
    def noting(*given: Any, **named: Any) -> Any:
        called.add(name)
        return render(*given, **named)

    return noting


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_end_of_a_round_and_of_a_match_is_drawn_for_each_scoring(scoring: str) -> None:
    """A way to score changes what the ends say: each is among the goldens."""
    scored = scoring.replace("_", "-")
    assert (GOLDEN / f"scoring-{scored}-match-over.txt").is_file()
    assert (GOLDEN / f"scoring-{scored}-round-over.txt").is_file() == (scoring != "single")
