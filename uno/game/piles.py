"""The draw pile and the discards: whoever draws, lays or turns cards over does it here."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import Final

from uno.game.cards import Card
from uno.game.events import DrawCause, Drew, Event, PileRemade
from uno.game.rng import shuffle
from uno.game.rules import MAX_SEATS
from uno.game.state import State

_KEPT: Final = range(11)
_DREW: Final = {
    cause: [[Drew(seat, count, cause) for count in _KEPT] for seat in range(MAX_SEATS)]
    for cause in DrawCause
}
"""The usual events, made once."""


def drew(seat: int, count: int, cause: DrawCause) -> Drew:
    """Return the event that a seat drew."""
    return _DREW[cause][seat][count] if count in _KEPT else Drew(seat, count, cause)


def take_top(state: State, events: list[Event]) -> Card | None:
    """Take the next card of the draw pile, remade if it must be; None when nothing is left."""
    if not state.draw and not remake(state, events):
        return None
    return state.draw.pop() if state.book.is_light else state.draw.popleft()


def give(state: State, seat: int, card: Card, count: int = 1) -> None:
    """Put a card, or several of its kind, into a hand."""
    hand = state.hands[seat]
    hand[card] = hand.get(card, 0) + count
    state.sizes[seat] += count


def has_drawn(state: State, seat: int) -> None:
    """Note that a seat drew: passes begin anew, what was said about its one card is spent."""
    state.passes = 0
    if state.uno_called or state.uno_open:
        forget_calls(state, seat)


def forget_calls(state: State, seat: int) -> None:
    """Drop what was said about the one card of a seat that has another number of cards now."""
    state.uno_called = tuple(other for other in state.uno_called if other != seat)
    state.uno_open = tuple(other for other in state.uno_open if other != seat)


def draw_cards(state: State, events: list[Event], seat: int, count: int, cause: DrawCause) -> None:
    """Make a seat draw `count` cards, or as many as there are (RULES.md section 7)."""
    hand, is_light, done = state.hands[seat], state.book.is_light, 0
    while done < count and (state.draw or remake(state, events)):
        card = state.draw.pop() if is_light else state.draw.popleft()
        hand[card] = hand.get(card, 0) + 1
        done += 1
    if done:
        state.sizes[seat] += done
        has_drawn(state, seat)
    events.append(drew(seat, done, cause))


def draw_until_color(
    state: State, events: list[Event], seat: int, extra: int, cause: DrawCause
) -> None:
    """Make a seat draw until the colour in force comes, then `extra` cards (RULES.md section 4)."""
    face, hand, done, wanted = state.book.face, state.hands[seat], 0, state.color
    while (card := take_top(state, events)) is not None:
        hand[card] = hand.get(card, 0) + 1
        done += 1
        if face(card).color is wanted:
            break
    while done and extra and (card := take_top(state, events)) is not None:
        hand[card] = hand.get(card, 0) + 1
        done += 1
        extra -= 1
    state.sizes[seat] += done
    if done:
        has_drawn(state, seat)
    events.append(drew(seat, done, cause))


def remake(state: State, events: list[Event]) -> bool:
    """Make the discards under the top card the new draw pile; tell whether there were any.

    The card under a Wild Draw that can be taken back stays (RULES.md section 15, Take-back).
    """
    kept = _kept_below(state)
    if not state.below:
        state.below.extend(kept)
        return False
    cards = list(state.below)
    if state.seed is not None:
        state.counter = shuffle(cards, state.seed, state.counter)
    else:
        cards.reverse()  # the oldest discard lies at the far end and is drawn first
    state.draw = deque(cards)
    state.below = deque(kept)
    events.append(PileRemade(len(cards)))
    return True


def _kept_below(state: State) -> list[Card]:
    """Take out the card that a take-back would bring back to the top."""
    if state.pending is None or state.rules.guilty == "draw" or not state.below:
        return []
    return [_lift(state)]


def _lift(state: State) -> Card:
    """Take the uppermost card under the top card."""
    return state.below.pop() if state.book.is_light else state.below.popleft()


def lay(state: State, card: Card) -> None:
    """Lay a card on top of the discard pile."""
    if state.book.is_light:
        state.below.append(state.top)
    else:
        state.below.appendleft(state.top)
    state.top = card


def unlay(state: State) -> Card:
    """Take the top card back from the discard pile."""
    card = state.top
    state.top = _lift(state)
    return card


def put_in_middle(state: State, cards: Sequence[Card]) -> None:
    """Put cards, in their order, into the middle of the draw pile: at `len // 2` from its top."""
    pile = list(state.draw)
    place = len(pile) // 2
    if state.book.is_light:
        place = len(pile) - place
        pile[place:place] = reversed(cards)
    else:
        pile[place:place] = cards
    state.draw = deque(pile)


def take_hand(state: State, seat: int) -> list[Card]:
    """Take all cards of a hand, sorted by their printed codes."""
    hand = state.hands[seat]
    state.hands[seat] = {}
    state.sizes[seat] = 0
    cards: list[Card] = []
    for kind in sorted(hand, key=state.book.printed):
        cards += repeat(kind, hand[kind])
    return cards


def put_hand_away(state: State, seat: int) -> None:
    """Put a hand into the draw pile, which is shuffled; without a seed under it, sorted."""
    _put_under(state, take_hand(state, seat))
    if state.seed is not None:
        pile = list(state.draw)
        state.counter = shuffle(pile, state.seed, state.counter)
        state.draw = deque(pile)


def _put_under(state: State, cards: Iterable[Card]) -> None:
    if state.book.is_light:
        state.draw.extendleft(cards)
    else:
        state.draw.extend(cards)


def turn_over(state: State) -> None:
    """Turn everything to the other side (RULES.md section 8).

    The first card of the discard pile comes to its top and the card just played to its bottom.
    The draw pile and the hands need nothing: the side in play says which face and end is up.
    """
    if state.below:
        lay(state, state.below.popleft() if state.book.is_light else state.below.pop())
    state.book = state.book.other[0]
