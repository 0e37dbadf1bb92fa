"""The easy player against itself under every preset and house rule: legal, honest, to the end."""

from dataclasses import replace
from random import Random

import pytest

from uno.computer.easy import choose
from uno.game import engine
from uno.game.actions import (
    Accept,
    Accuse,
    Action,
    CallUno,
    Catch,
    Challenge,
    NextRound,
    Play,
    Vote,
)
from uno.game.cards import Color
from uno.game.events import Challenged, FalseUno, Misplayed, Played
from uno.game.legal import legal_actions
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State

WILD_RULES = {
    **PRESETS,
    "house": Rules(jump_in=True, seven_zero=True, stacking="higher", extra_wilds=True),
    "strict": Rules(force_play=True, drawn_card="must", no_action_finish=True, stacking="same"),
    "dear": Rules(misplay_penalty=2, false_uno_penalty=2, hint_penalty=4, guilty="take_back"),
    "dark": Rules(deck="flip", stacking="higher", seven_zero=True, draw="until_playable"),
}


def waited_for(state: State) -> list[int]:
    if state.ballot is not None:
        done = {state.ballot.accuser, state.ballot.accused, *(s for s, _ in state.ballot.votes)}
        return [seat for seat in state.ring.seats if seat not in done]
    return [state.turn]


def play(rules: Rules, seats: int, seed: int) -> tuple[State, list[object]]:
    """Let easy players play until a match of some rounds is over."""
    random = Random(seed)
    state = engine.new_game(rules, ["?"] * seats, random.randbytes(32)).state
    events: list[object] = []
    for _ in range(3_000):
        if state.phase is Phase.MATCH_OVER:
            break
        action: Action = NextRound()
        if state.is_round_open:
            seat = random.choice([*waited_for(state), *state.uno_open])
            action = choose(seat_view(state, seat), random)
            assert action in legal_actions(state, seat)
        events += engine.step(state, action)
    return state, events


@pytest.mark.parametrize("name", WILD_RULES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_ends_matches_by_legal_and_honest_moves(name: str, seats: int) -> None:
    rules = replace(WILD_RULES[name], target=100)
    state, events = play(rules, seats, seats)
    assert state.phase is Phase.MATCH_OVER
    assert not any(isinstance(event, Misplayed | FalseUno | Challenged) for event in events)
    plays = [event for event in events if isinstance(event, Played)]
    assert plays
    assert not any(played.jumped_in for played in plays)


def view_of(hand: str, **changes: object) -> SeatView:
    """Return the view of seat 0 on turn with a hand, red 5 on top."""
    state = engine.new_game(Rules(), ["?"] * 3, bytes(32)).state
    book = state.book
    everything = [*state.draw, *(card for held in state.hands for card in held), state.top]
    by_code = {book.printed(card): card for card in everything}
    state.hands[0] = {}
    for code in hand.split():
        state.hands[0][by_code[code]] = state.hands[0].get(by_code[code], 0) + 1
    state.sizes[0] = len(hand.split())
    state.top, state.color, state.turn, state.phase = by_code["r5"], Color.RED, 0, Phase.TURN
    for name, value in changes.items():
        setattr(state, name, value)
    return seat_view(state, 0)


def test_it_plays_the_colour_it_holds_most() -> None:
    assert choose(view_of("r1 b5 b2 b3"), Random(1)) == Play(0, "b5")


def test_it_keeps_wilds_while_another_card_fits_and_names_its_colour() -> None:
    assert choose(view_of("r1 w g2 g3"), Random(1)) == Play(0, "r1")
    assert choose(view_of("w g2 g3 b1"), Random(1)) == Play(0, "w", Color.GREEN)


def test_it_does_not_bluff() -> None:
    action = choose(view_of("w4 rr g2 g3"), Random(1))
    assert action == Play(0, "rr")
    assert choose(view_of("w4 b1 g2 g3"), Random(1)) == Play(0, "w4", Color.GREEN)


def test_it_calls_uno_with_the_play() -> None:
    assert choose(view_of("r1 g2"), Random(1)) == Play(0, "r1", uno=True)


def test_it_calls_late_when_it_can_be_caught() -> None:
    view = view_of("r1", uno_open=(0,), turn=1)
    assert choose(view, Random(1)) == CallUno(0)


def test_it_catches_now_and_then_only() -> None:
    view = view_of("r1 g2 g4", uno_open=(2,))
    done = [choose(view, Random(seed)) for seed in range(400)]
    catches = done.count(Catch(0, 2))
    assert 60 < catches < 140
    assert done.count(Play(0, "r1")) == 400 - catches


def test_it_accepts_and_votes_not_guilty() -> None:
    rules = replace(Rules(), hint_penalty=4)
    for seed in range(60):
        state = engine.new_game(rules, ["?"] * 3, Random(seed).randbytes(32)).state
        if state.phase is not Phase.TURN:
            continue
        engine.step(state, Accuse(0, 1))
        assert choose(seat_view(state, 2), Random(1)) == Vote(2, guilty=False)
        return
    raise AssertionError("no seed began with a turn")


def test_it_never_challenges() -> None:
    random = Random(7)
    seen = 0
    for seed in range(40):
        state = engine.new_game(Rules(), ["?"] * 3, Random(seed).randbytes(32)).state
        while state.is_round_open:
            action = choose(seat_view(state, state.turn), random)
            if state.phase is Phase.CHALLENGE:
                seen += 1
                assert action == Accept(state.turn)
                assert Challenge(state.turn) in legal_actions(state, state.turn)
            engine.step(state, action)
    assert seen > 10


def test_it_swaps_with_the_next_other_seat() -> None:
    state = engine.new_game(Rules(seven_zero=True), ["?"] * 4, bytes(32)).state
    everything = [*state.draw, state.top, *(card for held in state.hands for card in held)]
    by_code = {state.book.printed(card): card for card in everything}
    seven, nine, state.top = by_code["r7"], by_code["b9"], by_code["r5"]
    state.hands[2], state.sizes[2] = {seven: 1, nine: 2}, 3
    state.turn, state.phase, state.color = 2, Phase.TURN, Color.RED
    assert choose(seat_view(state, 2), Random(1)) == Play(2, "r7", target=3)
    state.ring = state.ring.turned(-1)
    assert choose(seat_view(state, 2), Random(1)) == Play(2, "r7", target=1)
