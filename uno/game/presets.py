"""The named sets of switch values (RULES.md section 12)."""

from types import MappingProxyType
from typing import Final

from uno.game.rules import Rules

_NORTHERN: Final = Rules(
    dealer_draw_symbols="redraw",
    first_wild="redraw",
    first_reverse="right",
    first_action="none",
    symbol_match=False,
    draw="until_playable",
    drawn_card="must",
    wild_draw_legality="color_or_number",
    bluff=False,
    uno_penalty=4,
    scoring="lowest_total",
)

PRESETS: Final = MappingProxyType(
    {
        "official": Rules(),
        "brasil": _NORTHERN,
        "danmark": _NORTHERN,
        "italia": Rules(
            decks=2,
            dealer_draw_symbols="redraw",
            drawn_card="must",
            guilty="take_back",
            misplay_penalty=4,
            hint_penalty=4,
        ),
        "espana": Rules(
            dealer_draw_symbols="redraw",
            guilty_skips_challenger=True,
            false_uno_penalty=2,
            misplay_penalty=1,
        ),
        "flip": Rules(deck="flip"),
    }
)
