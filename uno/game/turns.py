"""How the turn moves on, and what drawing does (RULES.md sections 3, 7 and 15)."""

from collections import Counter
from itertools import takewhile
from typing import Final

from uno.game.awaited import why_not_now
from uno.game.cards import Card
from uno.game.errors import Reason
from uno.game.events import DrawCause, Event, Passed, SkipCause, Skipped, TurnStarted
from uno.game.piles import draw_cards, drew, give, has_drawn, take_top
from uno.game.plays import DRAWN, TURN, holds_playable, is_playable, why_not_in_turn
from uno.game.rules import MAX_SEATS
from uno.game.scoring import end_round
from uno.game.state import Hand, State

_TURN_STARTED: Final = tuple(TurnStarted(seat) for seat in range(MAX_SEATS))
_SKIPPED: Final = {
    cause: tuple(Skipped(seat, cause) for seat in range(MAX_SEATS)) for cause in SkipCause
}


def advance(state: State, events: list[Event], seat: int) -> None:
    """Give the turn to a seat; what was called ahead in the turn before is void."""
    state.turn = seat
    state.phase = TURN
    state.drawn = None
    state.takes_back = False
    if state.called:
        state.called = ()
        state.called_ahead = False
    events.append(_TURN_STARTED[seat])


def skip(state: State, events: list[Event], seat: int, cause: SkipCause) -> int:
    """Make a seat lose its turn; return the seat after it."""
    events.append(_SKIPPED[cause][seat])
    return state.ring.after[seat]


def why_not_draw(state: State, seat: int) -> Reason | None:
    """Say why a seat may not draw; None when it may."""
    if seat != state.turn or state.phase is not TURN:
        return why_not_now(state, seat)
    if state.takes_back:
        return Reason.MUST_FIT_TAKE_BACK
    if state.book.has_force_play and holds_playable(state, seat):
        return Reason.MUST_PLAY
    return None


def draw_in_turn(state: State, events: list[Event]) -> None:
    """Let the seat on turn draw, or take what is stacked up; no questions asked."""
    if state.uno_open:
        state.uno_open = ()
    state.has_acted = True
    if state.penalty:
        take_stack(state, events)
        return
    seat = state.turn
    card = take_top(state, events)
    if card is None:
        pass_turn(state, events)
        return
    give(state, seat, card)
    count = 1
    if state.book.draws_on and not is_playable(state, seat, card):
        count, card = _draw_on(state, events, seat, card)
    has_drawn(state, seat)
    events.append(drew(seat, count, DrawCause.TURN))
    if _may_be_played(state, seat, card):
        state.drawn = card
        state.phase = DRAWN
    else:
        advance(state, events, state.ring.after[seat])


def _may_be_played(state: State, seat: int, card: Card) -> bool:
    """Tell whether the card just drawn may be played, be it a bluff."""
    book = state.book
    if not book.is_free:
        return why_not_in_turn(state, seat, card) is None
    if book.is_light:
        return card.light in book.fits(state.top.light, state.color)
    return card.dark in book.fits(state.top.dark, state.color)


def _draw_on(state: State, events: list[Event], seat: int, first: Card) -> tuple[int, Card]:
    """Draw after a first card until one can be played; return how many and the last one.

    A kind of card that did not fit is not asked about again; a Wild Draw is, because a hand that
    grows may come to forbid it.
    """
    count, last, hand = 1, first, state.hands[seat]
    useless: set[Card] = set()
    while not is_playable(state, seat, last):
        if not state.book.face(last).is_wild_draw:
            useless.add(last)
        drawn = _draw_useless(state, hand, useless)
        card = take_top(state, events)
        if card is not None:
            hand[card] = hand.get(card, 0) + 1
            drawn += 1
        state.sizes[seat] += drawn
        count += drawn
        if card is None:
            break
        last = card
    return count, last


def _draw_useless(state: State, hand: Hand, useless: set[Card]) -> int:
    """Draw the cards on top of the pile that are known to be useless; return how many.

    All at once, because a given position may have a million of them.
    """
    pile = state.draw
    upcoming = reversed(pile) if state.book.is_light else iter(pile)
    found = Counter(takewhile(useless.__contains__, upcoming))
    for card, count in found.items():
        hand[card] += count
    drawn = found.total()
    if drawn == len(pile):
        pile.clear()
    else:
        take = pile.pop if state.book.is_light else pile.popleft
        for _ in range(drawn):
            take()
    return drawn


def take_stack(state: State, events: list[Event]) -> None:
    """Make the seat on turn draw the stack and lose the turn."""
    seat, amount = state.turn, state.penalty
    state.penalty = 0
    draw_cards(state, events, seat, amount, DrawCause.STACK)
    advance(state, events, skip(state, events, seat, SkipCause.DRAW_CARD))


def pass_turn(state: State, events: list[Event]) -> None:
    """Pass because nothing is left to draw; a whole circle of passes blocks the round."""
    events.append(Passed(state.turn))
    state.passes += 1
    if state.passes >= state.ring.count:
        end_round(state, events, None)
    else:
        advance(state, events, state.ring.after[state.turn])
