"""What a lobby may choose, and what a server allows."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.table.playing import sensible_move, state_of
from tests.table.support import ANN, BO, CHANNEL, CLEO, DAN, GUILD, PEOPLE, Place, accepted, cause
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.table import facts
from uno.table.answers import Answer
from uno.table.asks import (
    AddComputer,
    Ask,
    Cancel,
    ChangeLobby,
    Close,
    Person,
    RemoveComputer,
    SitDown,
    Start,
)
from uno.table.guild_settings import GuildSettings
from uno.table.records import Controller, Options, Status, Table

ROLE = 1_300_000_000_000_000_001


def said(answer: Answer) -> tuple[str, str | None]:
    return answer.kind.value, answer.reason.value if answer.reason else None


async def open_here(place: Place, person: Person = ANN, channel: int = CHANNEL) -> Answer:
    return await place.service.open_lobby(GUILD, channel, person, cause())


WRONG_OPTIONS: list[Callable[[Options], Options]] = [
    lambda o: replace(o, turn_seconds=14),
    lambda o: replace(o, turn_seconds=86_401),
    lambda o: replace(o, turn_seconds=-1),
    lambda o: replace(o, answer_seconds=-1),
    lambda o: replace(o, reminder="loud"),
    lambda o: replace(o, join="friends"),
    lambda o: replace(o, teams=1),
    lambda o: replace(o, level="god"),
    lambda o: replace(o, most_seats=11),
    lambda o: replace(o, computer_seconds=0),
    lambda o: replace(o, invited=tuple(range(26))),
    lambda o: replace(o, lobby_seconds=0),
]


@pytest.mark.parametrize("number", range(len(WRONG_OPTIONS)))
async def test_options_that_are_never_offered_are_refused(place: Place, number: int) -> None:
    table = await place.lobby(2)
    ask = ChangeLobby(options=WRONG_OPTIONS[number](table.options))
    assert said(await place.ask(table, ANN, ask)) == ("refused", "invalid-options")
    assert place.now(table).options == table.options


@pytest.mark.parametrize("seconds", [0, 15, 86_400])
async def test_turns_take_from_15_seconds_to_a_day_or_as_long_as_they_like(
    place: Place, seconds: int
) -> None:
    table = await place.match(2, ChangeLobby(options=Options(turn_seconds=seconds)))
    dues = [w.due_at for w in table.windows if w.seat == state_of(table).turn]
    wanted = place.clock.now() + seconds * 1000 if seconds else None
    assert wanted in dues


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (Rules(hand_size=16), "invalid-switch"),
        (Rules(uno_penalty=-1), "invalid-switch"),
        (Rules(stacking="always"), "invalid-switch"),  # type: ignore[arg-type]  # what is forged
        (Rules(deck="flip", extra_wilds=True), "extra-wilds-with-flip"),
    ],
)
async def test_switches_are_checked(place: Place, rules: Rules, reason: str) -> None:
    table = await place.lobby(2)
    assert said(await place.ask(table, ANN, ChangeLobby(rules=rules))) == ("refused", reason)


async def test_every_switch_of_every_preset_can_be_chosen(place: Place) -> None:
    table = await place.lobby(4)
    for preset, rules in PRESETS.items():
        table = accepted(await place.ask(table, ANN, ChangeLobby(preset=preset)))
        assert (table.preset, table.rules) == (preset, rules)


@pytest.mark.parametrize(("people", "teams"), [(3, 2), (2, 2), (5, 2), (4, 3), (6, 5)])
async def test_teams_have_to_be_equal_and_two_at_least(
    place: Place, people: int, teams: int
) -> None:
    table = await place.lobby(people, ChangeLobby(options=Options(teams=teams)))
    assert said(await place.ask(table, ANN, Start())) == ("refused", "uneven-teams")


async def test_teams_sit_alternately(place: Place) -> None:
    table = await place.match(6, ChangeLobby(options=Options(teams=3)))
    assert state_of(table).match.teams == ((0, 3), (1, 4), (2, 5))


async def test_only_a_role_may_join(place: Place) -> None:
    table = await place.lobby(1, ChangeLobby(options=Options(join="role", role_id=ROLE)))
    assert said(await place.ask(table, BO, SitDown())) == ("refused", "no-role")
    table = accepted(await place.ask(table, replace(BO, role_ids=(7, ROLE)), SitDown()))
    assert [chair.name for chair in table.chairs] == ["Ann", "Bo"]


async def test_only_who_is_invited_may_join(place: Place) -> None:
    options = Options(join="invited", invited=(CLEO.user_id,))
    table = await place.lobby(1, ChangeLobby(options=options))
    assert said(await place.ask(table, BO, SitDown())) == ("refused", "not-invited")
    accepted(await place.ask(table, CLEO, SitDown()))


async def test_computers_sit_down_and_get_up(place: Place) -> None:
    table = await place.lobby(2)
    asks: list[tuple[Ask, str]] = [(AddComputer(), "not-host"), (RemoveComputer(), "not-host")]
    for ask, reason in asks:
        assert said(await place.ask(table, BO, ask)) == ("refused", reason)
    assert said(await place.ask(table, ANN, RemoveComputer())) == ("refused", "no-computer")
    for seat in range(2, 10):
        table = accepted(await place.ask(table, ANN, AddComputer(f"Robo {seat}")))
    assert len(table.chairs) == 10
    assert table.chairs[9].controller is Controller.COMPUTER
    assert said(await place.ask(table, ANN, AddComputer())) == ("refused", "lobby-full")
    table = accepted(await place.ask(table, ANN, RemoveComputer()))
    assert table.chairs[-1].name == "Robo 8"
    await place.service.stop()
    assert await place.store.inner.load(table.id) == table


async def test_a_match_against_computers_is_played_to_the_end(place: Place) -> None:
    """Nobody at the table is a person but Ann, who never does anything: her time runs out."""
    rules = Rules(scoring="single")
    options = Options(turn_seconds=15, fill_with_computers=False, reminder="never")
    table = await place.lobby(1, ChangeLobby(rules=rules, options=options))
    for _ in range(3):
        accepted(await place.ask(table, ANN, AddComputer()))
    table = accepted(await place.ask(table, ANN, Start()))
    before = len(place.store.saves)
    await place.clock.advance(300)
    present = await place.service.load(table.id)
    assert present is not None
    assert present.status is not Status.PLAYING
    acted = {s.cause for s in place.store.saves[before:] if s.cause.startswith("c:")}
    assert len(acted) > 3


async def test_computers_leave_people_time_to_call_and_catch(place: Place) -> None:
    """As long as somebody can be caught, no computer goes on within three seconds.

    Those not on turn react as people do, after one to four.
    """
    rules = Rules(scoring="single", hand_size=2)
    options = Options(computer_seconds=1)
    table = await place.lobby(2, ChangeLobby(rules=rules, options=options))
    accepted(await place.ask(table, ANN, AddComputer()))
    table = accepted(await place.ask(table, ANN, Start()))
    seen = 0
    for _, after, _ in await watch(place, table):
        computers = [w for w in after.windows if w.kind == "computer"]
        is_open = any(w.kind == "uno" for w in after.windows)
        for window in computers:
            if window.opened_at == max(w.opened_at for w in after.windows):
                least = 3_000 if is_open else 1_000
                length = (window.due_at or 0) - window.opened_at
                if window.seat in facts.waited_for(state_of(after)):
                    seen += is_open
                    assert length == least
                else:
                    assert 1_000 <= length <= 4_000
    assert seen


async def watch(place: Place, table: Table) -> list[tuple[Table | None, Table, object]]:
    """Let people play without calling UNO until the match is over."""
    for _ in range(300):
        present = await place.service.load(table.id)
        assert present is not None
        if not present.is_live:
            break
        turn = state_of(present).turn
        if present.chairs[turn].has_person:
            move = sensible_move(present)
            accepted(await place.ask(present, PEOPLE[turn], move))
        else:
            await place.clock.advance(1)
    return [*place.told.changes]


# Servers


async def test_a_server_says_where_and_who(place: Place) -> None:
    settings = GuildSettings(channels=(CHANNEL,), start="role", start_role=ROLE)
    await place.store.inner.save_guild_settings(GUILD, settings)
    assert await place.store.inner.guild_settings(GUILD) == settings
    assert said(await open_here(place, channel=CHANNEL + 1)) == ("refused", "channel-not-allowed")
    assert said(await open_here(place)) == ("refused", "may-not-open")
    thread = await place.service.open_lobby(
        GUILD, CHANNEL + 2, replace(ANN, role_ids=(ROLE,)), cause(), parent_id=CHANNEL
    )
    accepted(thread)
    accepted(await open_here(place, replace(BO, is_manager=True)))
    assert place.service.table_in_channel(CHANNEL + 1) is None


async def test_only_managers_open_where_the_server_wants_it(place: Place) -> None:
    await place.store.inner.save_guild_settings(GUILD, GuildSettings(start="managers"))
    assert said(await open_here(place)) == ("refused", "may-not-open")
    accepted(await open_here(place, replace(ANN, is_manager=True)))


async def test_a_server_limits_tables(place: Place) -> None:
    await place.store.inner.save_guild_settings(GUILD, GuildSettings(most_tables=2))
    table = accepted(await open_here(place))
    accepted(await open_here(place, BO, CHANNEL + 1))
    assert said(await open_here(place, CLEO, CHANNEL + 2)) == ("refused", "server-full")
    accepted(await place.ask(table, ANN, Cancel()))
    accepted(await open_here(place, CLEO, CHANNEL + 2))


async def test_a_server_limits_the_tables_of_a_person(place: Place) -> None:
    await place.store.inner.save_guild_settings(GUILD, GuildSettings(most_tables_each=1))
    accepted(await open_here(place))
    assert said(await open_here(place, channel=CHANNEL + 1)) == ("refused", "too-many-tables")
    accepted(await open_here(place, BO, CHANNEL + 1))


async def test_a_server_has_defaults(place: Place) -> None:
    wanted = GuildSettings(
        preset="italia", rules=Rules(jump_in=True), options=Options(turn_seconds=60), most_seats=3
    )
    await place.store.inner.save_guild_settings(GUILD, wanted)
    table = accepted(await open_here(place))
    assert (table.preset, table.rules) == ("italia", Rules(jump_in=True))
    assert table.options == Options(turn_seconds=60, most_seats=3)
    for person in (BO, CLEO):
        accepted(await place.ask(table, person, SitDown()))
    assert said(await place.ask(table, DAN, SitDown())) == ("refused", "lobby-full")


async def test_a_channel_remembers_what_was_played(place: Place) -> None:
    options = Options(turn_seconds=300, join="invited", invited=(BO.user_id,))
    choice = ChangeLobby(preset="flip", rules=replace(PRESETS["flip"], stacking="same"))
    table = accepted(await place.service.open_lobby(GUILD, CHANNEL, ANN, cause(), choice))
    accepted(await place.ask(table, ANN, ChangeLobby(options=options)))
    accepted(await place.ask(table, BO, SitDown()))
    played = accepted(await place.ask(table, ANN, Start()))
    accepted(await place.ask(table, None, Close("ended")))
    again = accepted(await open_here(place, CLEO))
    assert (again.preset, again.rules) == ("flip", played.rules)
    assert again.options == replace(options, invited=(), join="all")
    elsewhere = accepted(await open_here(place, CLEO, CHANNEL + 1))
    assert (elsewhere.preset, elsewhere.options) == ("official", Options())
    accepted(await place.ask(again, None, Close("ended")))
    other = await place.service.open_lobby(
        GUILD, CHANNEL, ANN, cause(), ChangeLobby(preset="espana")
    )
    assert accepted(other).rules == PRESETS["espana"]
