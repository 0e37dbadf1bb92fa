"""Draw a rating over time: a curve as JSON on standard input, a PNG on standard output.

A process of its own (`python -m uno.picture.draw`): matplotlib takes a second and 60 MB, which the
bot does not keep.
"""

import io
import json
import sys
from datetime import UTC, datetime
from importlib import import_module
from typing import Any

INK, PAPER, LINE = "#DBDEE1", "#2B2D31", "#5B9BFF"
WIDTH, HEIGHT, DOTS = 6.4, 3.2, 150  # inches, and dots to the inch


def draw(curve: dict[str, Any]) -> bytes:
    """Return a PNG of `points` (at, shown, estimate) with the words in `curve`."""
    import matplotlib as mpl  # noqa: PLC0415 - in this process only

    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - as above

    dates: Any = import_module("matplotlib.dates")

    days = dates.date2num([datetime.fromtimestamp(at / 1000, UTC) for at, _, _ in curve["points"]])
    shown = [value for _, value, _ in curve["points"]]
    estimate = [value for _, _, value in curve["points"]]
    plt.rcParams.update({"font.size": 12, "text.color": INK, "axes.labelcolor": INK})
    figure, axes = plt.subplots(figsize=(WIDTH, HEIGHT), dpi=DOTS, layout="constrained")
    figure.patch.set_facecolor(PAPER)
    axes.set_facecolor(PAPER)
    axes.fill_between(days, shown, estimate, color=LINE, alpha=0.22, label=curve["band"])
    axes.plot(days, shown, color=LINE, linewidth=2, label=curve["line"])
    axes.plot(days[-1:], shown[-1:], "o", color=LINE)
    axes.annotate(
        f"{shown[-1]}", (days[-1], shown[-1]), xytext=(8, -4), textcoords="offset points",
        ha="left", color=INK, weight="bold",
    )  # fmt: skip
    axes.margins(x=0.08)
    locator = dates.AutoDateLocator(minticks=3, maxticks=5)
    axes.xaxis_date()
    axes.xaxis.set_major_locator(locator)
    axes.xaxis.set_major_formatter(dates.DateFormatter("%Y-%m-%d"))
    axes.set_title(curve["title"], color=INK, loc="left", parse_math=False)
    axes.tick_params(colors=INK, labelsize=10)
    axes.grid(visible=True, color=INK, alpha=0.12)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.legend(loc="best", frameon=False, labelcolor=INK, fontsize=10)
    png = io.BytesIO()
    figure.savefig(png, format="png", facecolor=PAPER, metadata={"Software": ""})
    return png.getvalue()


def main() -> int:
    """Draw one picture."""
    sys.stdout.buffer.write(draw(json.load(sys.stdin.buffer)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
