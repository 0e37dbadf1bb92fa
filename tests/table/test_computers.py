"""Computer players at tables: when they act, what they notice, and where they think."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import psutil
import pytest

from tests.table.playing import Match, new_lobby, sensible_move, state_of
from tests.table.support import ANN, Place, accepted
from uno.computer.seen import Seen
from uno.game.actions import Catch, Draw, Leave, Play
from uno.game.events import Caught, UnoCalled
from uno.game.legal import legal_actions
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table import durations
from uno.table.asks import AddComputer, ChangeLobby, Start, Thought
from uno.table.records import Chair, Controller, Options, Status, Table, Window, WindowKind
from uno.table.table import begin, due
from uno.table.thinking import MOST_WAITING, Thinking
from uno.table.windows import windows_after

LONG = Rules(target=10_000, first_wild="redraw")


def match_with_computers(
    computers: int, rules: Rules = LONG, options: Options | None = None, seed: int = 0
) -> Match:
    """Begin a match of one person, at seat 0, and computers."""
    lobby = replace(new_lobby(2, rules, options), secret=(bytes([seed]) * 32).hex())
    robots = [Chair(None, f"Robot {n}", Controller.COMPUTER) for n in range(computers)]
    table = replace(lobby, chairs=(lobby.chairs[0], *robots))
    return Match(begin(table, 1_796_000_000_000).after)


def computer_windows(table: Table) -> dict[int | None, float]:
    """Return the seconds in which computers act, by seat."""
    return {
        window.seat: ((window.due_at or 0) - window.opened_at) / durations.SECOND
        for window in table.windows
        if window.kind is WindowKind.COMPUTER
    }


def with_open_window(match: Match, owner: int, turn: int) -> Match:
    """Let a seat hold one card without having called, with somebody on turn."""
    state = state_of(match.table).copy()
    card = next(iter(state.hands[owner]))
    state.below.extend(c for c, n in state.hands[owner].items() for _ in range(n - (c is card)))
    state.hands[owner], state.sizes[owner] = {card: 1}, 1
    state.uno_open, state.turn, state.phase = (owner,), turn, Phase.TURN
    match.table = replace(match.table, state=state, windows=(), decision=match.table.decision + 1)
    return match


def reopened(table: Table, now: int, decision: int) -> Table:
    """Return the table with its windows worked out anew, as in another decision."""
    after = replace(table, decision=decision)
    return replace(after, windows=windows_after(table, after, now))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_they_notice_after_one_to_four_seconds_and_miss_by_level(level: str) -> None:
    match = match_with_computers(3, options=Options(level=level))
    base = with_open_window(match, owner=0, turn=0).table
    noticed: list[float] = []
    for decision in range(300):
        times = computer_windows(reopened(base, match.now, decision))
        assert 0 not in times
        noticed += times.values()
    assert all(1 <= seconds <= 4 for seconds in noticed)
    assert max(noticed) > 3.5
    share = len(noticed) / 900
    assert abs(share - {"easy": 0.3, "medium": 0.65, "hard": 0.9}[level]) < 0.06


def test_with_an_open_window_a_computer_on_turn_gives_people_three_seconds() -> None:
    match = match_with_computers(2, options=Options(computer_seconds=1))
    base = with_open_window(match, owner=0, turn=1).table
    assert computer_windows(reopened(base, match.now, 7))[1] == 3
    calm = replace(base, state=replace(state_of(base), uno_open=()))
    assert computer_windows(reopened(calm, match.now, 7)) == {1: 1}


def fire(table: Table, seat: int, now: int) -> list[object]:
    window = next(w for w in table.windows if w.kind is WindowKind.COMPUTER and w.seat == seat)
    return list(due(table, window.id, now + 10_000).events)


def test_what_they_notice_they_do() -> None:
    match = match_with_computers(2)
    theirs = with_open_window(match, owner=1, turn=0).table
    tables = [reopened(theirs, match.now, decision) for decision in range(40)]
    late = next(table for table in tables if 1 in computer_windows(table))
    assert fire(late, 1, match.now)[0] == UnoCalled(1, late=True)
    catching = next(table for table in tables if 2 in computer_windows(table))
    assert fire(catching, 2, match.now)[0] == Caught(2, 1)


def test_nobody_catches_a_teammate() -> None:
    match = match_with_computers(3, options=Options(teams=2, level="hard"))
    base = with_open_window(match, owner=1, turn=0).table
    seats: Counter[int | None] = Counter()
    for decision in range(60):
        seats.update(computer_windows(reopened(base, match.now, decision)))
    assert seats[3] == 0  # of the team of seat 1
    assert seats[2] > 30


def test_they_jump_in() -> None:
    rules = replace(LONG, jump_in=True)
    jumped = 0
    for seed in range(12):
        match = match_with_computers(3, rules, Options(level="hard"), seed)
        for _ in range(80):
            if not match.table.is_live or state_of(match.table).phase is Phase.ROUND_OVER:
                break
            turn = state_of(match.table).turn
            change = match.due()
            action = change.action
            if isinstance(action, Play) and action.seat != turn:
                jumped += 1
    assert jumped


def test_a_thought_of_an_older_table_counts_no_more() -> None:
    match = match_with_computers(1)
    while state_of(match.table).turn != 1:
        match.due()
    table = match.table
    window = next(w for w in table.windows if w.kind is WindowKind.COMPUTER)
    later = match.now + 10_000
    fresh = due(table, window.id, later, Thought(table.sequence, Draw(1)))
    assert fresh.action == Draw(1)
    stale = due(table, window.id, later, Thought(table.sequence - 1, Catch(1, 0)))
    assert isinstance(stale.action, Play | Draw)


def hard_table(seed: int = 0) -> tuple[Table, Window]:
    """Return a table whose hard computer has something to think about."""
    for number in range(seed, 100):
        match = match_with_computers(1, options=Options(level="hard"), seed=number)
        for _ in range(6):
            state = state_of(match.table)
            if state.turn == 1 and state.phase is Phase.TURN:
                window = next(w for w in match.table.windows if w.kind is WindowKind.COMPUTER)
                return match.table, window
            match.due()
    raise AssertionError


def children() -> set[int]:
    """List the processes that think; Python's own tracker of resources ends with the program."""
    found = psutil.Process().children(recursive=True)
    return {child.pid for child in found if _thinks(child)}


def _thinks(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:  # it has just ended
        return False


@pytest.fixture
def nothing_left() -> Iterator[None]:
    before = children()
    yield
    assert children() <= before


async def begun(thinking: Thinking, table: Table, window: Window) -> None:
    """Wait until the process is there; meanwhile nobody waits for it."""
    assert await thinking.of(table, window, None) is not None
    assert thinking._ready is not None
    await asyncio.wrap_future(thinking._ready)


async def test_hard_thinks_in_a_process_of_its_own_that_ends(nothing_left: None) -> None:
    table, window = hard_table()
    thinking, before = Thinking(), children()
    try:
        await begun(thinking, table, window)
        thought = await thinking.of(table, window, Seen(table.rules))
        assert thought is not None
        assert thought.sequence == table.sequence
        assert len(children() - before) >= 1
        assert thought.action in legal_actions(state_of(table), 1)
    finally:
        await thinking.close()


async def test_a_process_that_dies_is_replaced(nothing_left: None) -> None:
    table, window = hard_table()
    thinking, before = Thinking(), children()
    try:
        await begun(thinking, table, window)
        killed = [psutil.Process(pid) for pid in children() - before]
        for process in killed:
            process.kill()
        psutil.wait_procs(killed)
        await thinking.of(table, window, None)  # finds out
        await begun(thinking, table, window)
        assert await thinking.of(table, window, None) is not None
    finally:
        await thinking.close()


def test_it_ends_with_a_program_that_is_killed() -> None:
    """Nobody else would end it: a process pool waits for work for ever."""
    program = (
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from multiprocessing import get_context\n"
        "from uno.processes import begin_helper\n"
        "import os, signal\n"
        "if __name__ == '__main__':\n"
        "    pool = ProcessPoolExecutor(1, get_context('spawn'), initializer=begin_helper)\n"
        "    print(pool.submit(os.getpid).result(), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    with suppress(psutil.NoSuchProcess):  # it may be gone before it is looked for, or right then
        psutil.Process(int(done.stdout)).wait(timeout=20)


async def test_more_thoughts_than_a_process_can_bear_are_quick_ones(nothing_left: None) -> None:
    table, window = hard_table()
    thinking = Thinking()
    try:
        await begun(thinking, table, window)
        thinking._waiting = MOST_WAITING
        for pid in children():
            psutil.Process(pid).kill()  # whoever asked it now would get no answer
        assert await thinking.of(table, window, None) is not None
    finally:
        await thinking.close()


async def test_a_person_and_hard_computers_play_until_the_person_leaves(place: Place) -> None:
    options = Options(level="hard", computer_seconds=1, turn_seconds=15, reminder="never")
    table = await place.lobby(1, ChangeLobby(rules=LONG, options=options))
    for _ in range(2):
        table = accepted(await place.ask(table, ANN, AddComputer()))
    table = accepted(await place.ask(table, ANN, Start()))
    for _ in range(30):
        if not state_of(table).is_round_open:
            break  # what hard plays depends on how fast its process is there
        if state_of(table).turn == 0:
            table = accepted(await place.ask(table, ANN, sensible_move(table)))
        else:
            await place.clock.advance(1)
            table = place.now(table)
    computers = [save.action for save in place.store.saves if save.cause.startswith("c:")]
    assert len(computers) >= 4
    table = accepted(await place.ask(table, ANN, Leave(-1)))
    assert (table.status, table.closed_reason) == (Status.CLOSED, "abandoned")
