"""The one-screen summary tells every switch."""

from dataclasses import fields, replace
from typing import Any

import pytest

from cogs.screens.budget import problems
from cogs.screens.rules import render_rules
from tests.screens.readable import readable, texts
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.text import Words

# For each switch another value than the one it has in the base rules.
OTHER: dict[str, tuple[Rules, Any]] = {
    "deck": (Rules(), "flip"),
    "decks": (Rules(), 3),
    "extra_wilds": (Rules(), True),
    "shuffle_seats": (Rules(), True),
    "dealer": (Rules(), "host"),
    "dealer_draw_symbols": (Rules(), "redraw"),
    "hand_size": (Rules(), 1),
    "first_wild": (Rules(), "redraw"),
    "first_reverse": (Rules(), "right"),
    "first_action": (Rules(), "none"),
    "symbol_match": (Rules(), False),
    "draw": (Rules(), "until_playable"),
    "drawn_card": (Rules(), "must"),
    "force_play": (Rules(), True),
    "draw_two_amount": (Rules(), 4),
    "wild_draw_legality": (Rules(), "color_or_number"),
    "bluff": (Rules(), False),
    "guilty": (Rules(), "take_back"),
    "guilty_skips_challenger": (Rules(), True),
    "uno_penalty": (Rules(), 4),
    "false_uno_penalty": (Rules(), 2),
    "misplay_penalty": (Rules(), 1),
    "hint_penalty": (Rules(), 4),
    "show_backs": (PRESETS["flip"], False),
    "scoring": (Rules(), "single"),
    "target": (Rules(), 300),
    "stacking": (Rules(), "same"),
    "jump_in": (Rules(), True),
    "seven_zero": (Rules(), True),
    "no_action_finish": (Rules(), True),
}


def test_every_switch_is_here() -> None:
    assert set(OTHER) == {field.name for field in fields(Rules)}


@pytest.mark.parametrize("switch", OTHER)
def test_every_switch_is_told(switch: str, words: Words) -> None:
    rules, value = OTHER[switch]
    changed = replace(rules, **{switch: value})
    screens = [render_rules(r, "official", words) for r in (rules, changed)]
    assert readable(screens[0]) != readable(screens[1])
    assert problems(screens[1]) == []


@pytest.mark.parametrize(
    "scoring", ["single", "winner_takes", "lowest_total", "elimination", "tournament"]
)
@pytest.mark.parametrize("stacking", ["off", "same", "higher"])
def test_all_values_have_words(scoring: Any, stacking: Any, words: Words) -> None:
    shown = texts(render_rules(Rules(scoring=scoring, stacking=stacking), "official", words))
    assert ("One round" in shown) == (scoring == "single")
    assert ("the sum passes on" in shown) == (stacking != "off")


def test_everything_switched_on_fits_on_one_screen(words: Words) -> None:
    rules = Rules(
        extra_wilds=True,
        decks=3,
        shuffle_seats=True,
        guilty_skips_challenger=True,
        false_uno_penalty=2,
        misplay_penalty=4,
        hint_penalty=4,
        scoring="tournament",
        stacking="higher",
        jump_in=True,
        seven_zero=True,
        no_action_finish=True,
        force_play=True,
    )
    assert problems(render_rules(rules, "official", words)) == []
