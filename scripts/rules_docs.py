"""Write the table of presets in docs/rules.md from the presets: python -m scripts.rules_docs."""

from pathlib import Path
from typing import Final

from uno.game.presets import PRESETS
from uno.game.rules import SWITCHES

PAGE: Final = Path(__file__).parents[1] / "docs" / "rules.md"
_BEGIN: Final = "<!-- presets -->\n"
_END: Final = "<!-- end of presets -->\n"


def table() -> str:
    """Return the presets side by side: every switch in which they differ."""
    differing = [s for s in SWITCHES if len({getattr(r, s) for r in PRESETS.values()}) > 1]
    head = f"| switch | {' | '.join(f'`{name}`' for name in PRESETS)} |\n"
    rule = "| --- " * (len(PRESETS) + 1) + "|\n"
    return head + rule + "".join(_row(switch) for switch in differing)


def _row(switch: str) -> str:
    values = (str(getattr(rules, switch)).lower() for rules in PRESETS.values())
    return f"| `{switch}` | {' | '.join(values)} |\n"


def with_table(text: str) -> str:
    """Return the page with the table as it is now."""
    before, _, rest = text.partition(_BEGIN)
    return before + _BEGIN + table() + _END + rest.partition(_END)[2]


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
