"""What each card does (RULES.md sections 4, 8, 11 and 15).

An effect changes the state and returns the seat whose turn it is next.
"""

from collections.abc import Callable
from typing import Final

from uno.game.actions import Play
from uno.game.book import STACKABLE_WILDS
from uno.game.cards import Face, Symbol
from uno.game.events import (
    DrawCause,
    Event,
    Flipped,
    HandsMoved,
    HandsShuffled,
    HandsSwapped,
    Reversed,
    SkipCause,
    Skipped,
)
from uno.game.piles import draw_cards, draw_until_color, give, take_hand, turn_over
from uno.game.rng import shuffle
from uno.game.state import State
from uno.game.turns import skip

Effect = Callable[[State, list[Event], Play, Face], int]


def skip_next(state: State, events: list[Event], action: Play, _face: Face) -> int:
    """Skip: the next player loses the turn."""
    return skip(state, events, state.ring.after[action.seat], SkipCause.SKIP)


def reverse(state: State, events: list[Event], action: Play, _face: Face) -> int:
    """Reverse: the direction changes; with two players it acts as Skip."""
    if state.ring.count == 2:
        return skip(state, events, state.ring.after[action.seat], SkipCause.REVERSE)
    state.ring = state.ring.turned(-state.ring.direction)
    events.append(Reversed(state.ring.direction))
    return state.ring.after[action.seat]


def draw_card(state: State, events: list[Event], action: Play, face: Face) -> int:
    """Draw One, Two, Five: the next player draws and loses the turn, or may answer."""
    state.penalty += state.book.draws[face]
    if state.book.has_stacking and state.sizes[action.seat]:
        return state.ring.after[action.seat]
    return hit_next(state, events, action, face, DrawCause.DRAW_CARD)


def wild_draw(state: State, events: list[Event], action: Play, face: Face) -> int:
    """Wild Draw Four, Two, Color: wait for an answer, or make the next player draw at once."""
    state.penalty += state.book.draws[face]
    if state.pending is not None:
        return state.ring.after[action.seat]
    is_stackable = state.book.has_stacking and face.symbol in STACKABLE_WILDS
    if is_stackable and state.sizes[action.seat]:
        return state.ring.after[action.seat]
    return hit_next(state, events, action, face, DrawCause.WILD_DRAW)


def hit_next(state: State, events: list[Event], action: Play, face: Face, cause: DrawCause) -> int:
    """Make the next player draw what is at stake; return the seat after it."""
    victim = state.ring.after[action.seat]
    is_stack = state.penalty > state.book.draws[face]
    draw_at_stake(state, events, victim, DrawCause.STACK if is_stack else cause)
    if state.sizes[action.seat] == 0:
        return victim
    return skip(state, events, victim, SkipCause.DRAW_CARD)


def draw_at_stake(
    state: State, events: list[Event], seat: int, cause: DrawCause, extra: int = 0
) -> None:
    """Make a seat draw what the top card puts at stake, and `extra` cards more."""
    amount = state.penalty
    state.penalty = 0
    if state.top_face.symbol is Symbol.WILD_DRAW_COLOR:
        draw_until_color(state, events, seat, extra, cause)
    else:
        draw_cards(state, events, seat, amount + extra, cause)


def skip_everyone(state: State, events: list[Event], action: Play, _face: Face) -> int:
    """Skip Everyone: all others lose the turn."""
    seat = state.ring.after[action.seat]
    while seat != action.seat:
        events.append(Skipped(seat, SkipCause.SKIP_EVERYONE))
        seat = state.ring.after[seat]
    return seat


def flip(state: State, events: list[Event], action: Play, _face: Face) -> int:
    """Flip: everything turns to the other side; the card now on top has no effect."""
    turn_over(state)
    state.color = state.top_face.color
    events.append(Flipped(state.side, state.book.printed(state.top), state.color))
    return state.ring.after[action.seat]


def swap_hands(state: State, events: list[Event], action: Play, _face: Face) -> int:
    """Swap Hands and 7: swap hands with the target."""
    seat, target = action.seat, action.target
    if target is None:
        raise AssertionError("a swap without a target is refused before")
    hands, sizes = state.hands, state.sizes
    hands[seat], hands[target] = hands[target], hands[seat]
    sizes[seat], sizes[target] = sizes[target], sizes[seat]
    events.append(HandsSwapped(seat, target))
    return state.ring.after[seat]


def move_hands(state: State, events: list[Event], action: Play, _face: Face) -> int:
    """0: all hands move one seat in the direction of play."""
    after = state.ring.after
    moved = {after[s]: (state.hands[s], state.sizes[s]) for s in state.ring.seats}
    for seat, (hand, size) in moved.items():
        state.hands[seat] = hand
        state.sizes[seat] = size
    events.append(HandsMoved(action.seat, state.direction))
    return after[action.seat]


def shuffle_hands(state: State, events: list[Event], action: Play, _face: Face) -> int:
    """Shuffle Hands: collect clockwise from the left of the player, shuffle, deal out likewise."""
    order = _clockwise_from_left(state, action.seat)
    if state.seed is None:
        _deal_out_as_collected(state, order)
    else:
        cards = [card for seat in order for card in take_hand(state, seat)]
        state.counter = shuffle(cards, state.seed, state.counter)
        for place, card in enumerate(cards):
            give(state, order[place % len(order)], card)
    events.append(HandsShuffled(action.seat))
    return state.ring.after[action.seat]


def _clockwise_from_left(state: State, seat: int) -> list[int]:
    left_of, order = state.ring.left_of, [state.ring.left_of[seat]]
    while len(order) < state.ring.count:
        order.append(left_of[order[-1]])
    return order


def _deal_out_as_collected(state: State, order: list[int]) -> None:
    """Deal unshuffled hands out by kinds, not by cards: a given position may hold a million."""
    collected = [
        (state.hands[seat], sorted(state.hands[seat], key=state.book.printed)) for seat in order
    ]
    for seat in order:
        state.hands[seat] = {}
        state.sizes[seat] = 0
    place, seats = 0, len(order)
    for hand, kinds in collected:
        for kind in kinds:
            count = hand[kind]
            for turn in range(min(count, seats)):
                dealt = (count - turn + seats - 1) // seats
                give(state, order[(place + turn) % seats], kind, dealt)
            place += count


LAST_CARD_EFFECTS: Final[dict[Symbol, Effect]] = {
    Symbol.REVERSE: reverse,
    Symbol.DRAW: draw_card,
    Symbol.FLIP: flip,
    Symbol.WILD_DRAW_FOUR: wild_draw,
    Symbol.WILD_DRAW_TWO: wild_draw,
    Symbol.WILD_DRAW_COLOR: wild_draw,
}
"""What still counts when the card was the last: draws, Flip and the direction."""

EFFECTS: Final[dict[Symbol, Effect]] = {
    **LAST_CARD_EFFECTS,
    Symbol.SKIP: skip_next,
    Symbol.SKIP_EVERYONE: skip_everyone,
    Symbol.WILD_SWAP_HANDS: swap_hands,
    Symbol.WILD_SHUFFLE_HANDS: shuffle_hands,
}

SEVEN_ZERO_EFFECTS: Final[dict[Symbol, Effect]] = {
    **EFFECTS,
    Symbol.SEVEN: swap_hands,
    Symbol.ZERO: move_hands,
}
