"""Our check of Discord's limits finds every way to break them."""

from typing import Any

import pytest

from cogs.screens.budget import OverBudgetError, check_budget, problems
from cogs.screens.kit import Button, Style, button, container, option, rows, select, text
from cogs.screens.screen import PrivateScreen, PublicScreen


def screen(*blocks: Any) -> PublicScreen:
    return PublicScreen((container(blocks),))


def press(number: int) -> Button:
    return button(f"B{number}", f"uno:g:0:play:{number}", Style.SECONDARY)


def test_a_full_screen_that_fits() -> None:
    buttons = [press(number) for number in range(25)]
    blocks = [*[text("x" * 400) for _ in range(9)], *rows(buttons)]
    full = screen(*blocks)
    assert problems(full) == []  # 1 box, 9 texts, 5 rows, 25 buttons: 40
    check_budget(full)


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (PublicScreen(()), "nothing to show"),
        (screen(*[text("x") for _ in range(40)]), "41 components"),
        (screen(text("x" * 4001)), "4001 characters of text"),
        (screen(text("x" * 2000), text("😀" * 1001)), "4002 characters of text"),
        (screen(text("€" * 3400)), "10200 bytes of text"),
        (screen(text(" ")), "an empty text"),
        (screen({"type": 1, "components": []}), "a row that is empty or mixed"),
        (screen({"type": 1, "components": [press(n) for n in range(6)]}), "a row of 6 buttons"),
        (screen(*rows([press(1), press(1)])), "uno:g:0:play:1 is there twice"),
        (
            screen(*rows([{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}])),
            "a label of 81 characters",
        ),
        (
            screen(*rows([{"type": 2, "style": 1, "label": "", "custom_id": "a"}])),
            "a label of 0 characters",
        ),
        (screen(*rows([button("x", "i" * 101, Style.PRIMARY)])), "an id of 101 characters"),
        (screen(select("a", "", [option("x", "x")])), "a placeholder of 0 characters"),
        (screen(select("a", "p", [])), "0 options"),
        (screen(select("a", "p", [option(f"{n}", f"{n}") for n in range(26)])), "26 options"),
        (screen(select("a", "p", [option("", "x")])), "an option of 0 characters"),
        (screen(select("a", "p", [option("x", "x")] * 2)), "an option is there twice"),
        (
            screen(
                {"type": 1, "components": [*select("a", "p", [option("x", "x")])["components"]] * 2}
            ),
            "a row with two selects",
        ),
        (
            screen(
                {
                    "type": 9,
                    "components": [text("x")],
                    "accessory": {"type": 11, "media": {"url": "u"}, "description": "x" * 1025},
                }
            ),
            "an alt text of 1025 characters",
        ),
    ],
)
def test_each_broken_limit_is_named(broken: PublicScreen, problem: str) -> None:
    assert problem in problems(broken)
    with pytest.raises(OverBudgetError):
        check_budget(broken)


def test_names_in_labels_are_cut_to_fit() -> None:
    long = button("x" * 200, "uno:g:0:uno", Style.PRIMARY)
    assert len(long["label"]) == 80
    assert long["label"].endswith("…")
    menu = select("uno:g:0:pick:r", "p" * 200, [option("o" * 200, "v")])
    assert problems(screen(*rows([long]), menu)) == []


def test_the_content_of_a_private_screen_is_not_in_its_repr() -> None:
    private = PrivateScreen((text("red 5"),))
    assert "red" not in repr(private)
