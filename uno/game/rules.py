"""The switches: one frozen value holds every difference between sheets (RULES.md section 16)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args, get_type_hints

from uno.game.errors import InvalidRules


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


MAX_SEATS: Final = 10
MAX_DECKS: Final = 3
_CARDS = {"classic": 108, "flip": 112}
_EXTRA_CARDS = 4
_LEAST_DRAW_PILE = 15

_RANGES: Final = {
    "decks": (1, MAX_DECKS),
    "hand_size": (1, 15),
    "uno_penalty": (0, 20),
    "false_uno_penalty": (0, 20),
    "misplay_penalty": (0, 20),
    "hint_penalty": (0, 20),
    "target": (1, 10_000),
}
SwitchValue = str | int | bool


def switch_values(name: str) -> tuple[SwitchValue, ...] | range:
    """Return what a switch may be set to; raises KeyError for an unknown name."""
    if name in _RANGES:
        low, high = _RANGES[name]
        return range(low, high + 1)
    hint = _HINTS[name]
    return (False, True) if hint is bool else get_args(hint)


_HINTS: Final = get_type_hints(Rules)
SWITCHES: Final = tuple(_HINTS)
"""The names of all switches, in the order of RULES.md section 16."""


def is_switch_value(name: str, value: object) -> bool:
    """Tell whether a switch may have a value; True is not 1 here."""
    values = switch_values(name)
    if isinstance(values, range):
        return type(value) is int and value in values
    return any(type(value) is type(allowed) and value == allowed for allowed in values)


def deck_size(rules: Rules) -> int:
    """Count the cards in use (RULES.md section 1)."""
    size = _CARDS[rules.deck] * rules.decks
    return size + _EXTRA_CARDS * rules.decks if rules.extra_wilds else size


def are_enough_cards(rules: Rules, seats: int) -> bool:
    """Tell whether a deal leaves at least 15 cards for the draw pile (RULES.md section 15)."""
    return deck_size(rules) - seats * rules.hand_size >= _LEAST_DRAW_PILE


def check_rules(rules: Rules, seats: int, teams: Sequence[Sequence[int]] | None = None) -> None:
    """Raise InvalidRules, with where and what, when the game cannot be played."""
    for name in SWITCHES:
        if not is_switch_value(name, getattr(rules, name)):
            raise InvalidRules(f"rules.{name}: not a value of this switch")
    if rules.extra_wilds and rules.deck != "classic":
        raise InvalidRules("rules.extra_wilds: only with the classic deck")
    if not 2 <= seats <= MAX_SEATS:
        raise InvalidRules("players: 2 to 10")
    if not are_enough_cards(rules, seats):
        raise InvalidRules("rules.hand_size: the deal leaves too few cards")
    if teams is not None:
        _check_teams(teams, seats)


def _check_teams(teams: Sequence[Sequence[int]], seats: int) -> None:
    """Check that teams are equal in size and seated alternately (RULES.md section 10)."""
    if sorted(seat for team in teams for seat in team) != list(range(seats)):
        raise InvalidRules("teams: every seat belongs to exactly one team")
    count = len(teams)
    if count < 2 or seats // count < 2 or any(len(team) != seats // count for team in teams):
        raise InvalidRules("teams: two or more teams of equal size, two seats at least")
    if any(len({seat % count for seat in team}) != 1 for team in teams):
        raise InvalidRules("teams: not seated alternately")
