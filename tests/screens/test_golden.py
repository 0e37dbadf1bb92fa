"""Every screen looks as its golden file says; `UNO_UPDATE_GOLDEN=1` writes them anew.

Read the difference before committing it: the files are what people will see.
"""

import os
from collections import defaultdict
from pathlib import Path

import pytest

from cogs.screens import ends, hand, help, leaderboard, lobby, notes, rules, table
from cogs.screens.events import sentence
from tests.screens import gallery, tables
from tests.screens.readable import readable, readable_modal, texts
from tests.screens.samples import SAMPLES
from uno.game.events import Event
from uno.game.state import Phase
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


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.VOTE])
def test_every_phase_is_in_the_gallery(phase: Phase) -> None:
    """Votes come with the screens of issue 4."""
    seen = {
        gallery.view(made).phase
        for made in (
            gallery.turn(),
            tables.first_wild(),
            gallery.drawn(),
            gallery.challenge(),
            gallery.round_over(),
            gallery.match_over(),
        )
    }
    assert phase in seen


def test_every_renderer_is_in_the_gallery(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    there = {
        name
        for module in (ends, help, hand, leaderboard, lobby, notes, rules, table)
        for name in vars(module)
        if name.startswith("render_")
    }
    source = Path(gallery.__file__).read_text(encoding="utf-8")
    assert {name for name in there if name not in source} == set()
