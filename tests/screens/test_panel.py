"""What comes back from the panels becomes what was chosen, and nothing else."""

from dataclasses import fields, replace
from itertools import product

import pytest

from cogs.screens.panel import numbers_modal, render_panel
from cogs.screens.panel_choices import (
    FORMS,
    HOUSE,
    SWITCH_CHOICES,
    Page,
    Wrong,
    choice,
    problems_of,
    read_numbers,
    value_of,
)
from cogs.screens.server import read_limits, server_choice
from tests.screens import tables
from tests.screens.readable import every, readable
from uno.game.presets import PRESETS
from uno.game.rules import SWITCHES, Rules, check_rules
from uno.table.asks import ChangeLobby
from uno.table.guild_settings import GuildSettings
from uno.table.records import Options
from uno.text import Words


def test_every_switch_can_be_set_somewhere() -> None:
    offered = {s for values in SWITCH_CHOICES.values() for value in values.values() for s in value}
    numbers = {number.name for form in FORMS.values() for number in form}
    preset_only = {"deck"}  # the preset decides about the deck
    assert offered | set(HOUSE.values()) | numbers | preset_only >= set(SWITCHES)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", SWITCH_CHOICES)
def test_every_preset_has_an_option_in_force(preset: str, name: str) -> None:
    assert value_of(PRESETS[preset], name) is not None


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, vs in SWITCH_CHOICES.items() for value in vs]
)
def test_a_chosen_option_is_in_force(name: str, value: str) -> None:
    asked = choice(tables.waiting(), name, [value])
    assert asked is not None and asked.rules is not None
    assert value_of(asked.rules, name) == value
    check_rules(asked.rules, 4)


def test_house_rules_are_those_chosen_and_no_others() -> None:
    table = tables.waiting(rules=replace(PRESETS["official"], jump_in=True))
    asked = choice(table, "house", ["seven-zero", "force-play"])
    assert asked is not None
    assert asked.rules == replace(PRESETS["official"], seven_zero=True, force_play=True)


@pytest.mark.parametrize(
    ("name", "values", "changed"),
    [
        ("turn", ["3600"], {"turn_seconds": 3600}),
        ("turn", ["0"], {"turn_seconds": 0}),
        ("reminder", ["never"], {"reminder": "never"}),
        ("join", ["invited"], {"join": "invited"}),
        ("role", ["123"], {"join": "role", "role_id": 123}),
        ("role", [], {"role_id": None}),
        ("invited", ["4", "5"], {"invited": (4, 5)}),
        ("teams", ["2"], {"teams": 2}),
        ("leaving", ["computer"], {"fill_with_computers": True}),
        ("level", ["hard"], {"level": "hard"}),
        ("pace", ["1"], {"computer_seconds": 1}),
        ("place", ["thread"], {"in_thread": True}),
    ],
)
def test_options_of_the_table(name: str, values: list[str], changed: dict[str, object]) -> None:
    asked = choice(tables.waiting(), name, values)
    assert asked == ChangeLobby(options=replace(Options(), **changed))  # type: ignore[arg-type] # by name


def test_a_preset_replaces_all_rules() -> None:
    assert choice(tables.waiting(), "preset", ["flip"]) == ChangeLobby(preset="flip")


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("preset", ["mattel"]),
        ("scoring", ["chess"]),
        ("scoring", []),
        ("scoring", ["single", "tournament"]),
        ("house", ["bluff"]),
        ("turn", ["7"]),
        ("teams", ["9"]),
        ("role", ["x"]),
        ("invited", ["1", "<@2>"]),
        ("invited", [str(n) for n in range(26)]),
        ("nothing", ["1"]),
    ],
)
def test_what_was_never_offered_is_not_taken(name: str, values: list[str]) -> None:
    assert choice(tables.waiting(), name, values) is None


@pytest.mark.parametrize("page", Page)
def test_everything_a_page_offers_is_understood(page: Page, words: Words) -> None:
    table = tables.waiting()
    for item in every(render_panel(table, page, words)):
        if item["type"] != 3:
            continue
        name = item["custom_id"].rpartition(":")[2]
        for offered in item["options"]:
            assert choice(table, name, [offered["value"]]) is not None


# Numbers


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90", 90), (" 45 s ", 45), ("2 min", 120), ("1h", 3600), ("24 h", 86_400), ("0", 0)],
)
def test_times_are_read_as_people_write_them(text: str, seconds: int) -> None:
    asked = read_numbers(tables.waiting(), "game", {"turn_seconds": text})
    assert isinstance(asked, ChangeLobby) and asked.options is not None
    assert asked.options.turn_seconds == seconds


def test_numbers_change_what_they_name_and_empty_fields_nothing() -> None:
    given = {"target": "300", "hand_size": "", "decks": "2"}
    asked = read_numbers(tables.waiting(), "game", given)
    assert asked == ChangeLobby(rules=replace(PRESETS["official"], target=300, decks=2))


@pytest.mark.parametrize(
    ("field", "text"),
    [
        *product(("target", "hand_size", "decks"), ("0", "-1", "1.5", "lots", "10001", "１")),
        *product(("turn_seconds",), ("14", "25 h", "soon", "5 days", "")),
    ],
)
def test_a_number_that_does_not_work_is_named(field: str, text: str, words: Words) -> None:
    wrong = read_numbers(tables.waiting(), "game", {field: text})
    if not text:
        assert wrong == ChangeLobby()
        return
    assert isinstance(wrong, list)
    (one,) = wrong
    assert f"“{text}”".replace("-", "\\-") in one.say(words)


def test_what_somebody_typed_cannot_format_or_ping(words: Words) -> None:
    wrong = read_numbers(tables.waiting(), "game", {"target": "<@1> **x**"})
    assert isinstance(wrong, list)
    shown = readable(render_panel(tables.waiting(), Page.GAME, words, wrong))
    assert r"\<\@1\> \*\*x\*\*" in shown


def test_modals_keep_to_the_limits(words: Words) -> None:
    for form in FORMS:
        made = numbers_modal(tables.waiting(), form, words)
        assert len(made["title"]) <= 45
        assert 1 <= len(made["components"]) <= 5
        for item in made["components"]:
            assert len(item["label"]) <= 45
            assert len(item["description"]) <= 100


# What cannot be played


@pytest.mark.parametrize(
    ("rules", "options", "seats", "key"),
    [
        (Rules(extra_wilds=True, deck="flip"), Options(), 4, "wrong-extra-wilds"),
        (Rules(hand_size=15), Options(), 9, "wrong-cards"),
        (Rules(), Options(teams=2), 5, "wrong-teams"),
        (Rules(), Options(teams=3), 3, "wrong-teams"),
        (Rules(), Options(join="role"), 4, "wrong-role"),
    ],
)
def test_what_keeps_a_table_from_starting(
    rules: Rules, options: Options, seats: int, key: str
) -> None:
    assert [one.key for one in problems_of(rules, options, seats)] == [key]


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_keeps_a_preset_from_starting(preset: str) -> None:
    for seats in range(2, 11):
        assert problems_of(PRESETS[preset], Options(), seats) == []


# The settings of a server


@pytest.mark.parametrize(
    ("name", "values", "changed"),
    [
        ("channels", ["1", "2"], {"channels": (1, 2)}),
        ("channels", [], {"channels": ()}),
        ("start", ["managers"], {"start": "managers"}),
        ("role", ["9"], {"start_role": 9}),
        ("preset", ["italia"], {"preset": "italia"}),
        ("language", ["da"], {"language": "da"}),
        ("language", ["own"], {"language": None}),
    ],
)
def test_settings_of_a_server(name: str, values: list[str], changed: dict[str, object]) -> None:
    expected = replace(GuildSettings(), **changed)  # type: ignore[arg-type] # by name
    assert server_choice(GuildSettings(), name, values, ("en", "da")) == expected


@pytest.mark.parametrize(
    ("name", "values"),
    [("channels", ["x"]), ("start", ["nobody"]), ("language", ["xx"]), ("turn", ["1"]), ("x", [])],
)
def test_forged_settings_are_not_taken(name: str, values: list[str]) -> None:
    assert server_choice(GuildSettings(), name, values, ("en",)) is None


def test_limits_of_a_server() -> None:
    given = {"most_tables": "3", "most_tables_each": "", "most_seats": "6"}
    assert read_limits(GuildSettings(), given) == GuildSettings(most_tables=3, most_seats=6)
    wrong = read_limits(GuildSettings(), {"most_seats": "1"})
    assert isinstance(wrong, list) and isinstance(wrong[0], Wrong)


def test_no_option_of_a_table_is_forgotten() -> None:
    """Whoever adds an option decides here whether the panel offers it."""
    in_panel = {
        *("turn_seconds", "reminder", "join", "role_id", "invited", "teams"),
        *("fill_with_computers", "in_thread", "level", "computer_seconds"),
    }
    not_in_panel = {
        *("answer_seconds", "vote_seconds", "next_round_seconds", "lobby_seconds"),
        *("idle_seconds", "most_seats", "removed", "language"),
    }
    assert {field.name for field in fields(Options)} == in_panel | not_in_panel
