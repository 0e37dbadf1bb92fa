"""The switches: one frozen value holds every difference between rule sheets (RULES.md section 16)."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rules:
    """Hold every switch; the defaults are the `official` preset."""

    deck: Literal["classic", "flip"] = "classic"
    decks: int = 1
    extra_wilds: bool = False
    shuffle_seats: bool = False
    dealer: Literal["draw", "host"] = "draw"
    dealer_draw_symbols: Literal["redraw", "zero"] = "zero"
    hand_size: int = 7
    first_wild: Literal["choose", "redraw"] = "choose"
    first_reverse: Literal["dealer", "right"] = "dealer"
    first_action: Literal["effect", "none"] = "effect"
    symbol_match: bool = True
    draw: Literal["one", "until_playable"] = "one"
    drawn_card: Literal["may", "must"] = "may"
    force_play: bool = False
    draw_two_amount: Literal[2, 4] = 2
    wild_draw_legality: Literal["color", "color_or_number"] = "color"
    bluff: bool = True
    guilty: Literal["draw", "take_back"] = "draw"
    guilty_skips_challenger: bool = False
    uno_penalty: int = 2
    false_uno_penalty: int = 0
    misplay_penalty: int = 0
    hint_penalty: int = 0
    show_backs: bool = True
    scoring: Literal["single", "winner_takes", "lowest_total", "elimination", "tournament"] = (
        "winner_takes"
    )
    target: int = 500
    stacking: Literal["off", "same", "higher"] = "off"
    jump_in: bool = False
    seven_zero: bool = False
    no_action_finish: bool = False
