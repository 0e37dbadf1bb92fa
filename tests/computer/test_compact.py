"""The compact simulation and the engine play the same games: every hand, pile and turn."""

from dataclasses import replace
from random import Random

import pytest

from tests.computer.rounds import card_number, round_of
from uno.computer.compact import BLOCKED, GOES_ON, NOBODY, Round
from uno.computer.faces import ACTIVE, NUMBERS, WILD
from uno.computer.sheet import SWAPS, code_of
from uno.game import engine
from uno.game.actions import Draw, Keep, Leave, NameColor, Play
from uno.game.events import Event, HandsShuffled, PileRemade, RoundEnded
from uno.game.legal import playable
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.state import Phase, State

HONEST = Rules(bluff=False)
RULES = {
    "official": HONEST,
    "brasil": PRESETS["brasil"],
    "flip": replace(PRESETS["flip"], bluff=False),
    "dark stacks": replace(PRESETS["flip"], bluff=False, stacking="higher", draw="until_playable"),
    "stacking same": replace(HONEST, stacking="same", draw_two_amount=4),
    "stacking higher": replace(HONEST, stacking="higher", symbol_match=False),
    "hands move": replace(HONEST, seven_zero=True, extra_wilds=True),
    "flip moves": replace(PRESETS["flip"], bluff=False, seven_zero=True),
    "small": replace(HONEST, hand_size=15, no_action_finish=True, drawn_card="must"),
    "forced": replace(HONEST, force_play=True, wild_draw_legality="color_or_number"),
}


def same(state: State, round_: Round, random: Random) -> None:
    """Compare everything that both know."""
    mirror = round_of(state, random)
    for name in ("top", "color", "direction", "penalty", "below", "draw", "sheet"):
        assert getattr(round_, name) == getattr(mirror, name), name
    assert [sorted(hand) for hand in round_.hands] == [sorted(hand) for hand in mirror.hands]
    if state.is_round_open:
        assert round_.winner == GOES_ON
        assert round_.turn == state.turn
        assert round_.passes == state.passes


def follow_chance(state: State, round_: Round, events: list[Event], random: Random) -> Round:
    """Take over what the engine shuffled; the simulation shuffles by another chance."""
    if not any(isinstance(event, PileRemade | HandsShuffled) for event in events):
        return round_
    mirror = round_of(state, random)
    assert all_cards(round_) == all_cards(mirror)
    return mirror if state.is_round_open else round_


def all_cards(round_: Round) -> list[int]:
    return sorted([round_.top, *round_.draw, *round_.below, *(c for h in round_.hands for c in h)])


def move(state: State, round_: Round, random: Random) -> list[Event]:
    """Let the seat on turn do something at random in both."""
    seat, book = state.turn, state.book
    if state.drawn is not None:
        drawn = card_number(book, state.drawn)
        if random.random() < 0.3 and state.rules.drawn_card == "may" and not state.rules.force_play:
            round_.keep(seat)
            return engine.step(state, Keep(seat))
        return lay(state, round_, drawn, random)
    cards = round_.fitting(seat)
    assert {c & ACTIVE for c in cards} == {
        NUMBERS[book.face(card).code] for card in playable(state, seat)
    }
    if cards and (random.random() < 0.93 or state.rules.force_play):
        return lay(state, round_, random.choice(cards), random)
    events = engine.step(state, Draw(seat))
    card = round_.draw_in_turn(seat)
    if not any(isinstance(event, PileRemade) for event in events):
        assert (card is not None) == (state.phase is Phase.DRAWN)
    return events


def lay(state: State, round_: Round, card: int, random: Random) -> list[Event]:
    seat, face = state.turn, card & ACTIVE
    named = random.randrange(4)
    others = [other for other in state.ring.seats if other != seat]
    needs = round_.sheet.effects[face] == SWAPS and len(round_.hands[seat]) > 1
    target = random.choice(others) if needs else None
    color = state.book.colors[named] if face >= WILD else None
    code = code_of(state.side, face)
    held = [c for c in state.hands[seat] if state.book.face(c).code == code]
    exact = next(c.name for c in held if card_number(state.book, c) == card)
    events = engine.step(state, Play(seat, exact, color, target))
    round_.lay(seat, card, named, NOBODY if target is None else target)
    return events


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_plays_as_the_engine_does(name: str, seats: int) -> None:
    random, remade, ends = Random(seats), 0, 0
    for _ in range(12):
        state = engine.new_game(RULES[name], ["?"] * seats, random.randbytes(32)).state
        if state.phase is Phase.COLOR:
            engine.step(state, NameColor(state.turn, random.choice(state.book.colors)))
        if seats == 6:  # a seat that got up is passed over
            engine.step(state, Leave(random.randrange(6)))
        if not state.is_round_open:
            continue
        round_ = round_of(state, random)
        events: list[Event] = []
        for _ in range(1_500):
            events = move(state, round_, random)
            remade += any(isinstance(event, PileRemade) for event in events)
            round_ = follow_chance(state, round_, events, random)
            if not state.is_round_open:
                break
            same(state, round_, random)
        for event in events:
            if isinstance(event, RoundEnded):
                ends += 1
                assert round_.winner == (BLOCKED if event.winner is None else event.winner)
    assert ends >= 4
    assert remade or seats < 6 or name not in ("brasil", "small")


def test_a_copy_shares_nothing() -> None:
    random = Random(5)
    state = engine.new_game(HONEST, ["?"] * 3, random.randbytes(32)).state
    round_ = round_of(state, random)
    other = round_.copy()
    for _ in range(40):
        other.draw_in_turn(other.turn)
    assert [sorted(hand) for hand in round_.hands] == [
        sorted(hand) for hand in round_of(state, random).hands
    ]
    assert round_.draw == round_of(state, random).draw
    assert other.draw != round_.draw
