"""Whoever is absent, in whatever phase and in whatever way: the table ends, or is closed, in time.

Who left the server is seen as silence (`GONE`); what a message to them comes to is tried in
test_discord.py. Time is a number here: a match that would wait for ever has nothing due.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

import pytest

from tests.table.clock import NOW
from tests.table.playing import Match, new_lobby, new_match, state_of
from tests.table.support import PEOPLE, Place
from tests.table.test_restart import restart
from uno.computer import easy
from uno.game.actions import Leave, NextRound
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import seat_view
from uno.game.state import Phase
from uno.table import facts
from uno.table.asks import Due, GetUp, Kick, Pause, Person, Request
from uno.table.durations import DAY, SECOND, idle_time, turn_time
from uno.table.judge import judge
from uno.table.records import Options, Status, Table, WindowKind
from uno.table.windows import next_due

MOVE = 1 * SECOND  # how long those take who are there
MOST_STEPS = 6_000
HOST = PEOPLE[0]


class Absence(StrEnum):
    """How somebody is not there any more."""

    SILENT = "silent"  # also: has left the server
    LEFT = "left"
    KICKED = "kicked"  # by the host
    REMOVED = "removed"  # by a moderator


@dataclass(frozen=True)
class Situation:
    """Where a match is when people go."""

    name: str
    is_there: Callable[[Table], bool]


def in_phase(phase: Phase) -> Callable[[Table], bool]:
    return lambda table: table.state is not None and table.state.phase is phase


def has_window(kind: WindowKind) -> Callable[[Table], bool]:
    return lambda table: any(window.kind is kind for window in table.windows)


SITUATIONS = [
    *(Situation(p.value, in_phase(p)) for p in Phase if p is not Phase.MATCH_OVER),
    Situation("stack", lambda table: table.state is not None and table.state.penalty > 0),
    Situation("uno", has_window(WindowKind.UNO)),
    Situation("computer", has_window(WindowKind.COMPUTER)),
    Situation("pause", has_window(WindowKind.PAUSE)),
]
RULES = {
    **{name: replace(rules, target=20) for name, rules in PRESETS.items()},
    "stacking": Rules(stacking="higher", seven_zero=True, jump_in=True, target=20),
    "hints": Rules(hint_penalty=4, misplay_penalty=1, false_uno_penalty=2, target=20),
    "elimination": Rules(scoring="elimination", stacking="same", bluff=False, target=20),
}
OPTIONS = {
    "usual": Options(),
    "computers": Options(fill_with_computers=True),
    "no turn time": Options(turn_seconds=0),
    "no next round": Options(next_round_seconds=0),
    "a day a turn": Options(turn_seconds=24 * 60 * 60, answer_seconds=0, vote_seconds=0),
    "always reminded": Options(reminder="always"),
}


def bound(options: Options, people: int) -> int:
    """Say by when a table is over that nobody presses at any more, in milliseconds.

    The time without a press, at worst begun anew by a time-out of each that was still being
    waited for; a pause before that.
    """
    chair = new_lobby(2).chairs[0]
    return idle_time(options) + (turn_time(options, chair) or 0) * 3 * people + DAY


def step_of(match: Match, absent: set[int], random: Random) -> bool:
    """Let somebody who is there do something; False when it is none of theirs."""
    present = [seat for seat in match.table.people() if seat not in absent]
    if not present or match.table.paused_until is not None:
        return False
    state = state_of(match.table)
    if state.phase is Phase.ROUND_OVER:
        match.ask(present[0], NextRound())
        return True
    acting = [seat for seat in facts.waited_for(state) if seat in present]
    if not acting:
        return False
    action = easy.choose(seat_view(state, acting[0]), random)
    match.ask(acting[0], action)
    return True


def reach(situation: Situation, rules: Rules, options: Options, people: int) -> Match | None:
    """Play until a match is there; None: it never is under these rules."""
    if situation.name == "vote" and not rules.hint_penalty:
        return None
    deals, steps = (150, 1) if situation.name == "color" else (8, 250)
    for seed in range(deals):
        random = Random(seed)
        match = Match(new_match(people, rules, options, random.randbytes(32)))
        for _ in range(steps):
            if situation.name == "pause":
                match._take(Request(HOST, Pause(3_600), None, "i:p"))
            elif situation.name == "computer" and options.fill_with_computers:
                match._take(Request(PEOPLE[people - 1], GetUp(), None, "i:g"))
            if situation.is_there(match.table):
                return match
            if not match.table.is_live:
                break
            match.now += MOVE
            accuse = situation.name == "vote"
            if not accuse and step_of(match, set(), random):
                continue
            match.random_step(random)
    return None


def go(match: Match, seat: int, how: Absence) -> None:
    """Make somebody absent."""
    if not match.table.is_live:
        return
    member = match.table.chairs[seat].member
    assert member is not None
    match how:
        case Absence.SILENT:
            return
        case Absence.LEFT:
            match.ask(seat, Leave(-1))
        case Absence.KICKED if member.user_id != match.table.host:
            host = next(p for p in PEOPLE if p.user_id == match.table.host)
            match._take(Request(host, Kick(seat), None, "i:k"))
        case _:
            match._take(Request(None, Kick(seat), None, "i:k"))


def longest_wait(table: Table) -> int:
    """Say how long a match may wait for one thing, in milliseconds."""
    options, state = table.options, state_of(table)
    if table.paused_until is not None:
        return DAY
    if state.phase is Phase.ROUND_OVER:
        return options.next_round_seconds * SECOND or idle_time(options)
    return options.turn_seconds * SECOND or idle_time(options)


def waited_for(table: Table) -> tuple[object, ...]:
    """Say what a match waits for: it goes on when this changes."""
    state = state_of(table)
    votes = len(state.ballot.votes) if state.ballot else 0
    return table.decision, state.phase, votes, table.paused_until


def play_out(match: Match, absent: set[int]) -> None:
    """Let who is there play on, and time pass where nobody does, to the end."""
    random = Random(1)
    present_since, waited, most = match.now, 0, bound(match.table.options, len(match.table.chairs))
    for _ in range(MOST_STEPS):
        if not match.table.is_live:
            assert not match.table.windows
            return
        assert match.table.people(), "a table without people goes on"
        assert next_due(match.table) is not None, "nothing would ever happen here"
        what, longest = waited_for(match.table), longest_wait(match.table)
        match.now += MOVE
        if not step_of(match, absent, random):
            before = match.now
            match.due()
            waited += match.now - before
        assert waited <= most, f"still waiting after {waited / 1000:.0f} s"
        if not match.table.is_live or waited_for(match.table) != what:
            present_since = match.now
        stuck = match.now - present_since
        assert stuck <= longest + MOVE, f"the same for {stuck / 1000:.0f} s"
    raise AssertionError(f"not over after {MOST_STEPS} steps")


def absentees(match: Match) -> Iterator[set[int]]:
    """Say who is absent: who has to act, somebody else, all but one, all."""
    people = match.table.people()
    turn = state_of(match.table).turn
    yield {turn if turn in people else people[0]}
    yield {seat for seat in people if seat != turn} or {people[0]}
    yield set(people[1:])
    yield set(people)


@pytest.mark.parametrize("number", range(len(SITUATIONS)), ids=lambda n: SITUATIONS[n].name)
def test_every_match_comes_to_an_end(number: int) -> None:
    tried = 0
    for turn, rules in enumerate(RULES.values()):
        options = tuple(OPTIONS.values())[(number + turn) % len(OPTIONS)]
        start = reach(SITUATIONS[number], rules, options, 3 + turn % 2)
        if start is None:
            continue
        for how in Absence:
            for absent in absentees(start):
                match = Match(start.table, start.now)
                for seat in sorted(absent):
                    go(match, seat, how)
                play_out(match, absent)
                tried += 1
    assert tried >= 16  # under one set of rules at least it came to this


@pytest.mark.parametrize("how", Absence)
@pytest.mark.parametrize("absent", [{0}, {1, 2}, {0, 1, 2}])
def test_every_lobby_is_started_or_closed(how: Absence, absent: set[int]) -> None:
    """Who is there could start it; when nobody does, it expires."""
    table = new_lobby(3)
    gone = [PEOPLE[seat] for seat in sorted(absent)]
    for person in gone:
        if how is not Absence.SILENT and table.is_live:
            table = _out_of_lobby(table, person, how)
    if not table.is_live:
        assert absent == {0, 1, 2}
        return
    assert how is Absence.SILENT or table.host not in {person.user_id for person in gone}
    due = next_due(table)
    assert due is not None
    assert due <= NOW + Options().lobby_seconds * SECOND
    (window,) = table.windows
    closed = judge(table, Request(None, Due(window.id), None, "d:1"), None, due).after
    assert (closed.status, closed.windows) == (Status.CLOSED, ())


def _out_of_lobby(table: Table, person: Person, how: Absence) -> Table:
    seat = table.seat_of(person.user_id)
    assert seat is not None
    ask, asker = (GetUp(), person) if how is Absence.LEFT else (Kick(seat), None)
    return judge(table, Request(asker, ask, None, "i:1"), None, NOW).after


@pytest.mark.parametrize("people", [1, 2, 5])
async def test_silence_frees_everybody_also_across_restarts(place: Place, people: int) -> None:
    """The same on the real service and store, with its scheduler, killed again and again."""
    table = await (place.match(people) if people > 1 else place.lobby(1))
    options = table.options
    for _ in range(bound(options, people) // (600 * SECOND)):
        await place.clock.advance(600)
        if not place.service.tables_of_user(PEOPLE[0].user_id):
            break
        place = await restart(place)
    loaded = await place.service.load(table.id)
    assert loaded is not None
    assert not loaded.is_live
    assert place.service.table_in_channel(table.channel_id) is None
    assert all(not place.service.tables_of_user(person.user_id) for person in PEOPLE)
    assert await place.store.inner.live_tables() == []
    await place.service.stop()
