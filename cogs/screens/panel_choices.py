"""What the rules panel offers: each select stands for some switches, each option for their values.

Pure data and functions; `panel.py` shows it, the lobby asks for what comes out of it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from uno.game.presets import PRESETS
from uno.game.rules import Rules, SwitchValue, are_enough_cards, is_switch_value
from uno.table.asks import ChangeLobby
from uno.table.records import Options, Table
from uno.text import Words, escape_name


class Page(StrEnum):
    """A page of the panel; the value stands in custom ids."""

    GAME = "game"
    TURNS = "turns"
    START = "start"
    TABLE = "table"


Switches = Mapping[str, SwitchValue]

SWITCH_CHOICES: Mapping[str, Mapping[str, Switches]] = {
    "scoring": {
        "single": {"scoring": "single"},
        "winner-takes": {"scoring": "winner_takes"},
        "lowest-total": {"scoring": "lowest_total"},
        "elimination": {"scoring": "elimination"},
        "tournament": {"scoring": "tournament"},
    },
    "stacking": {
        "off": {"stacking": "off"},
        "same": {"stacking": "same"},
        "higher": {"stacking": "higher"},
    },
    "draw": {
        "one-may": {"draw": "one", "drawn_card": "may"},
        "one-must": {"draw": "one", "drawn_card": "must"},
        "until-playable-may": {"draw": "until_playable", "drawn_card": "may"},
        "until-playable-must": {"draw": "until_playable", "drawn_card": "must"},
    },
    "matching": {"symbol": {"symbol_match": True}, "own-color": {"symbol_match": False}},
    "draw-two": {"two": {"draw_two_amount": 2}, "four": {"draw_two_amount": 4}},
    "legality": {
        "color": {"wild_draw_legality": "color"},
        "number": {"wild_draw_legality": "color_or_number"},
    },
    "challenge": {
        "off": {"bluff": False},
        "draw": {"bluff": True, "guilty": "draw", "guilty_skips_challenger": False},
        "skip": {"bluff": True, "guilty": "draw", "guilty_skips_challenger": True},
        "take-back": {"bluff": True, "guilty": "take_back", "guilty_skips_challenger": False},
    },
    "dealer": {
        "host": {"dealer": "host"},
        "zero": {"dealer": "draw", "dealer_draw_symbols": "zero"},
        "redraw": {"dealer": "draw", "dealer_draw_symbols": "redraw"},
    },
    "first-wild": {"choose": {"first_wild": "choose"}, "redraw": {"first_wild": "redraw"}},
    "first-reverse": {"dealer": {"first_reverse": "dealer"}, "right": {"first_reverse": "right"}},
    "first-action": {"effect": {"first_action": "effect"}, "none": {"first_action": "none"}},
    "backs": {"shown": {"show_backs": True}, "hidden": {"show_backs": False}},
}
"""Selects of which one option is taken: their options, and the switches each stands for."""

HOUSE: Mapping[str, str] = {
    "jump-in": "jump_in",
    "seven-zero": "seven_zero",
    "force-play": "force_play",
    "no-action-finish": "no_action_finish",
    "extra-wilds": "extra_wilds",
    "shuffle-seats": "shuffle_seats",
}
"""The options of the one select of which any number may be taken, and their switches."""

TURN_SECONDS = (15, 30, 60, 90, 120, 300, 600, 3600, 6 * 3600, 24 * 3600, 0)
REMINDERS = ("always", "nudge", "never")
JOINS = ("all", "role", "invited")
TEAMS = (0, 2, 3, 4, 5)
PLACES = ("channel", "thread")
LEAVING = ("go", "computer")
LEVELS = ("easy", "medium", "hard")
COMPUTER_SECONDS = (1, 2, 3)
MOST_INVITED = 25
LEAST_TURN, MOST_TURN = 15, 86_400


@dataclass(frozen=True, slots=True)
class Wrong:
    """Say what is wrong with a choice: a message key with its facts; `label` is a key too."""

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    label: str | None = None

    def say(self, words: Words) -> str:
        """Put it into words."""
        facts = dict(self.facts)
        if self.label is not None:
            facts["field"] = words.say(self.label)
        return words.say(self.key, **facts)


@dataclass(frozen=True, slots=True)
class Number:
    """One number that a modal asks for."""

    name: str  # of the field, and of the switch or option it sets
    low: int
    high: int
    is_time: bool = False


FORMS: Mapping[str, tuple[Number, ...]] = {
    "game": (
        Number("target", 1, 10_000),
        Number("hand_size", 1, 15),
        Number("decks", 1, 3),
        Number("turn_seconds", LEAST_TURN, MOST_TURN, is_time=True),
    ),
    "penalties": (
        Number("uno_penalty", 0, 20),
        Number("false_uno_penalty", 0, 20),
        Number("misplay_penalty", 0, 20),
        Number("hint_penalty", 0, 20),
    ),
}


def value_of(rules: Rules, name: str) -> str | None:
    """Return which option of a select of switches is in force; None where none fits."""
    for value, switches in SWITCH_CHOICES[name].items():
        if all(getattr(rules, switch) == wanted for switch, wanted in switches.items()):
            return value
    return None


def choice(table: Table, name: str, values: Sequence[str]) -> ChangeLobby | None:
    """Return what a select of the panel asks for; None when it was forged."""
    if name == "house":
        return _house(table.rules, values)
    if name == "invited":
        return _invited(table.options, values)
    if name == "role" and not values:
        return ChangeLobby(options=replace(table.options, role_id=None))
    if len(values) != 1:
        return None
    if name in SWITCH_CHOICES:
        switches = SWITCH_CHOICES[name].get(values[0])
        return None if switches is None else ChangeLobby(rules=changed(table.rules, switches))
    return _other(table, name, values[0])


def changed(rules: Rules, switches: Switches) -> Rules:
    """Return rules with some switches set."""
    return replace(rules, **switches)  # type: ignore[arg-type] # names and values are checked


def _house(rules: Rules, values: Sequence[str]) -> ChangeLobby | None:
    if not set(values) <= set(HOUSE):
        return None
    return ChangeLobby(rules=changed(rules, {s: v in values for v, s in HOUSE.items()}))


def _invited(options: Options, values: Sequence[str]) -> ChangeLobby | None:
    if len(values) > MOST_INVITED or not all(is_id(value) for value in values):
        return None
    return ChangeLobby(options=replace(options, invited=tuple(map(int, values))))


def _other(table: Table, name: str, value: str) -> ChangeLobby | None:
    if name == "preset":
        return ChangeLobby(preset=value) if value in PRESETS else None
    options = _option(table.options, name, value)
    return None if options is None else ChangeLobby(options=options)


def _option(options: Options, name: str, value: str) -> Options | None:  # noqa: PLR0911 (one per option)
    match name:
        case "turn" if value in map(str, TURN_SECONDS):
            return replace(options, turn_seconds=int(value))
        case "reminder" if value in REMINDERS:
            return replace(options, reminder=value)
        case "join" if value in JOINS:
            return replace(options, join=value)
        case "role" if is_id(value):
            return replace(options, join="role", role_id=int(value))
        case "teams" if value in map(str, TEAMS):
            return replace(options, teams=int(value))
        case "level" if value in LEVELS:
            return replace(options, level=value)
        case "pace" if value in map(str, COMPUTER_SECONDS):
            return replace(options, computer_seconds=int(value))
        case "leaving" if value in LEAVING:
            return replace(options, fill_with_computers=value == "computer")
        case "place" if value in PLACES:
            return replace(options, in_thread=value == "thread")
        case _:
            return None


def is_id(value: str) -> bool:
    """Tell whether a value of a select can be an id of Discord."""
    return value.isascii() and value.isdecimal() and len(value) <= 20


# Numbers


def read_numbers(table: Table, form: str, given: Mapping[str, str]) -> ChangeLobby | list[Wrong]:
    """Read a modal of numbers; an empty field leaves its number as it is."""
    read = {number.name: read_number(number, given.get(number.name, "")) for number in FORMS[form]}
    wrong = [one for one in read.values() if isinstance(one, Wrong)]
    numbers = {name: one for name, one in read.items() if isinstance(one, int)}
    return wrong or _numbered(table, numbers)


def read_number(number: Number, given: str) -> int | Wrong | None:
    """Read one field; None when it is empty."""
    text = given.strip()
    if not text:
        return None
    read = _seconds(text) if number.is_time else _whole(text)
    if read is None or not _is_in_range(number, read):
        return _out_of_range(number, text)
    return read


def _numbered(table: Table, numbers: Mapping[str, int]) -> ChangeLobby:
    switches = {name: read for name, read in numbers.items() if _is_switch(name, read)}
    seconds = numbers.get("turn_seconds")
    return ChangeLobby(
        rules=changed(table.rules, switches) if switches else None,
        options=None if seconds is None else replace(table.options, turn_seconds=seconds),
    )


def _is_switch(name: str, value: int) -> bool:
    return name != "turn_seconds" and is_switch_value(name, value)


def _is_in_range(number: Number, read: int) -> bool:
    return number.low <= read <= number.high or (number.is_time and read == 0)


def _out_of_range(number: Number, text: str) -> Wrong:
    facts: dict[str, str | int] = {"given": escape_name(text)}
    label = f"field-{number.name.replace('_', '-')}"
    if number.is_time:
        return Wrong("wrong-time", facts, label)
    return Wrong("wrong-number", {**facts, "low": number.low, "high": number.high}, label)


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else None


_TIME = re.compile(r"(\d{1,6})\s*(s|m|h)?[a-z.]*", re.ASCII | re.IGNORECASE)
_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600}


def _seconds(text: str) -> int | None:
    """Read "90", "90 s", "2 min" or "1h"."""
    found = _TIME.fullmatch(text)
    return None if found is None else int(found[1]) * _UNITS[(found[2] or "").lower()]


# What cannot be played


def problems_of(rules: Rules, options: Options, seats: int) -> list[Wrong]:
    """List what keeps so many seats from playing by these rules, each as a sentence."""
    wrong: list[Wrong] = []
    if rules.extra_wilds and rules.deck != "classic":
        wrong.append(Wrong("wrong-extra-wilds"))
    players = max(2, seats)
    if not are_enough_cards(rules, players):
        facts = {"players": players, "cards": rules.hand_size, "decks": rules.decks}
        wrong.append(Wrong("wrong-cards", facts))
    teams = options.teams
    if teams and (seats % teams or seats < 2 * teams):
        wrong.append(Wrong("wrong-teams", {"teams": teams, "players": seats, "least": 2 * teams}))
    if options.join == "role" and options.role_id is None:
        wrong.append(Wrong("wrong-role"))
    return wrong
