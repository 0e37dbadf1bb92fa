"""Random matches: after every step the table fits the engine's state."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.clock import NOW
from tests.table.playing import Match, in_phase, new_match, state_of
from tests.table.support import BO, PEOPLE
from uno.game.actions import Leave, Play, Timeout
from uno.game.cards import Color
from uno.game.events import HandShown
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import seat_view
from uno.game.state import Phase
from uno.table import facts
from uno.table.answers import RefusedError, TableReason
from uno.table.change import Change
from uno.table.records import Controller, Options, Status, Table, WindowKind
from uno.table.table import come_back

WILD_RULES = (
    *PRESETS.values(),
    Rules(jump_in=True, seven_zero=True, stacking="higher"),
    Rules(hint_penalty=4, misplay_penalty=1, false_uno_penalty=2, extra_wilds=True),
    Rules(stacking="same", bluff=False, force_play=True, scoring="elimination", target=80),
)


def kinds(table: Table) -> Counter[tuple[WindowKind, int | None]]:
    return Counter((window.kind, window.seat) for window in table.windows)


def expected(table: Table) -> Counter[tuple[WindowKind, int | None]]:
    """Say from what everybody can see which windows have to be open; reminders apart."""
    view = seat_view(state_of(table), None)
    wanted: list[tuple[WindowKind, int | None]] = [(WindowKind.IDLE, None)]
    wanted += [(WindowKind.UNO, seat) for seat in view.uno_open]
    if view.phase is Phase.ROUND_OVER:
        wanted.append((WindowKind.NEXT_ROUND, None))
    elif view.phase is Phase.VOTE:
        ballot = state_of(table).ballot
        assert ballot is not None
        voted = {seat for seat, _ in ballot.votes}
        wanted += [
            (WindowKind.VOTE, seat)
            for seat in view.in_round
            if seat not in voted | {ballot.accuser, ballot.accused}
        ]
    elif view.phase is Phase.CHALLENGE:
        wanted.append((WindowKind.CHALLENGE, view.turn))
    else:
        wanted.append((WindowKind.TURN, view.turn))
    return Counter(wanted)


def check(before: Table, change: Change, now: int) -> None:
    """Check everything that holds after each change of a running match."""
    after = change.after
    assert after.sequence == before.sequence + 1
    assert after.decision in (before.decision, before.decision + 1)
    assert not any(isinstance(event, HandShown) for event in after.recent)
    ids = [window.id for window in after.windows]
    assert len(ids) == len(set(ids))
    if not after.is_live:
        assert not after.windows
        assert after.ended_at is not None
        return
    reminders = [window for window in after.windows if window.kind is WindowKind.REMINDER]
    seen = kinds(after)
    for reminder in reminders:
        del seen[WindowKind.REMINDER, reminder.seat]
    assert seen == expected(after)
    assert len(reminders) <= 1
    for window in after.windows:
        if window.kind is WindowKind.UNO:
            assert window.due_at is None
        else:
            assert window.due_at is not None
        assert window.opened_at <= now
    assert seat_is_free_to_act(after)


def seat_is_free_to_act(table: Table) -> bool:
    """Tell whether the match waits for nobody who has left."""
    turn = seat_view(state_of(table), None).turn
    return turn is None or not table.chairs[turn].left


@settings(max_examples=40)
@given(
    seed=st.integers(0, 2**32),
    people=st.integers(2, 10),
    rules=st.sampled_from(WILD_RULES),
    leaving=st.sampled_from([0.0, 0.01, 0.05]),
    silence=st.sampled_from([0.0, 0.02, 0.2, 1.0]),
)
def test_windows_and_chairs_fit_the_state_after_every_move(
    seed: int, people: int, rules: Rules, leaving: float, silence: float
) -> None:
    random = Random(seed)
    match = Match(new_match(people, rules, secret=random.randbytes(32)))
    used = {window.id for window in match.table.windows}
    for _ in range(150):
        before = match.table
        change = match.random_step(random, leaving, silence)
        check(before, change, match.now)
        new = {w.id for w in change.after.windows} - {w.id for w in before.windows}
        assert not new & used  # an id is never used again
        used |= new
        if not change.after.is_live:
            break


@pytest.mark.parametrize("people", range(2, 11))
def test_silence_ends_every_match(people: int) -> None:
    match = Match(new_match(people, Rules(target=10_000)))
    for _ in range(3 * people + 50):
        match.due()
        if not match.table.is_live:
            break
    assert not match.table.is_live
    assert match.now - NOW < 30 * 60_000 + 2 * people * 90_000


LIVE_PHASES = [phase for phase in Phase if phase is not Phase.MATCH_OVER]


@pytest.mark.parametrize("phase", LIVE_PHASES)
def test_every_phase_ends_by_itself(phase: Phase) -> None:
    match = in_phase(phase)
    for _ in range(10):
        before = match.table
        check(before, match.due(), match.now)
        if state_of(match.table).phase is not phase or match.table.decision != before.decision:
            return
    raise AssertionError(f"phase {phase} went on")


@pytest.mark.parametrize("phase", LIVE_PHASES)
@pytest.mark.parametrize("people", [2, 3, 10])
def test_everybody_can_leave_in_every_phase(phase: Phase, people: int) -> None:
    if phase is Phase.VOTE and people == 2:
        people = 3
    for seat in range(people):
        match = in_phase(phase, people)
        before = match.table
        change = match.ask(seat, Leave(-1))
        check(before, change, match.now)
        assert match.table.chairs[seat].left
        assert match.table.seat_of(PEOPLE[seat].user_id) is None
        if people > 2:
            assert match.table.status is Status.PLAYING
        else:
            assert match.table.status is Status.FINISHED


@pytest.mark.parametrize("phase", LIVE_PHASES)
def test_a_computer_goes_on_for_who_leaves_in_any_phase(phase: Phase) -> None:
    for seat in range(4):
        match = in_phase(phase)
        options = replace(match.table.options, fill_with_computers=True, turn_seconds=0)
        match.table = replace(match.table, options=options)
        change = match.ask(seat, Leave(-1))
        assert change.action is None  # for the rules nothing has happened
        assert match.table.chairs[seat].controller is Controller.COMPUTER
        assert match.table.people() == tuple(other for other in range(4) if other != seat)
        state = state_of(match.table)
        if seat in facts.waited_for(state):
            match.due()
            assert state_of(match.table) != state
            assert state_of(match.table).phase is not Phase.MATCH_OVER


def test_the_host_of_a_match_passes_on() -> None:
    match = Match(new_match(3))
    match.ask(0, Leave(-1))
    assert match.table.host == BO.user_id
    match.ask(2, Leave(-1))
    assert match.table.host == BO.user_id
    assert match.table.status is Status.FINISHED


def test_somebody_elses_leaving_is_no_other_decision() -> None:
    match = Match(new_match(4))
    turn = state_of(match.table).turn
    before = match.table
    match.ask((turn + 2) % 4, Leave(-1))
    assert match.table.decision == before.decision
    assert [w for w in match.table.windows if w.kind is WindowKind.TURN] == [
        w for w in before.windows if w.kind is WindowKind.TURN
    ]


def test_two_timeouts_in_a_row_make_away_and_three_remove() -> None:
    match = Match(new_match(3, Rules(target=10_000), Options(reminder="never")))
    first = state_of(match.table).turn
    actions = [match.due().action for _ in range(8)]
    assert [type(action) for action in actions] == [Timeout] * 6 + [Leave] * 2
    assert match.table.chairs[first].left
    assert match.table.status is Status.FINISHED
    lengths = [
        (w.due_at or 0) - w.opened_at
        for change in match.changes[:6]
        for w in change.after.windows
        if w.kind is WindowKind.TURN
    ]
    assert lengths == [90_000] * 5 + [10_000]


def test_an_away_seat_that_comes_back_has_its_time() -> None:
    match = Match(new_match(2, Rules(target=10_000), Options(reminder="never")))
    for _ in range(4):
        match.due()
    seat = state_of(match.table).turn
    assert match.table.chairs[seat].timeouts == 2
    (window,) = (w for w in match.table.windows if w.kind is WindowKind.TURN)
    assert window.due_at == match.now + 10_000
    match.now += 5_000
    change = come_back(match.table, seat, match.now)
    (window,) = (w for w in change.after.windows if w.kind is WindowKind.TURN)
    assert window.due_at == match.now + 90_000
    assert change.after.decision == match.table.decision
    assert change.after.chairs[seat].timeouts == 0


def holding_two_skips(rules: Rules) -> Match:
    """Return a match of two whose seat on turn holds the same Skip twice, and a red top."""
    table = new_match(2, rules)
    state = state_of(table).copy()
    cards = [*state.draw, *(card for hand in state.hands for card in hand)]
    skip = next(card for card in cards if state.book.printed(card) == "rs")
    state.hands[state.turn][skip] = 2
    state.sizes[state.turn] = sum(state.hands[state.turn].values())
    state.color = Color.RED
    return Match(replace(table, state=state))


@pytest.mark.parametrize("rules", [Rules(), Rules(jump_in=True)])
def test_a_double_click_on_a_card_held_twice_plays_it_once(rules: Rules) -> None:
    """The same seat is on turn again and the top card looks the same: another decision yet."""
    match = holding_two_skips(rules)
    seat, decision = state_of(match.table).turn, match.table.decision
    match.ask(seat, Play(-1, "rs"), decision)
    assert state_of(match.table).turn == seat
    assert match.table.decision == decision + 1
    with pytest.raises(RefusedError) as refused:
        match.ask(seat, Play(-1, "rs"), decision)
    assert refused.value.reason is TableReason.STALE
    match.ask(seat, Play(-1, "rs"), decision + 1)
    assert match.table.decision == decision + 2
