"""What happens when a card is laid: from the hand to whose turn it is (RULES.md sections 3-5)."""

from typing import Final

from uno.game.actions import Play
from uno.game.calls import punish_false_call, settle_window, settle_windows
from uno.game.cards import Card, Color, Face
from uno.game.effects import EFFECTS, LAST_CARD_EFFECTS, SEVEN_ZERO_EFFECTS
from uno.game.errors import IllegalAction, Reason
from uno.game.events import DrawCause, Event, Misplayed, Played, UnoCalled
from uno.game.piles import draw_cards
from uno.game.plays import (
    DRAWN,
    TURN,
    forbids_wild_draw,
    held_card,
    holds_color,
    is_false_call,
    is_misplay,
    why_not_play,
)
from uno.game.rules import MAX_SEATS
from uno.game.scoring import end_round
from uno.game.state import Phase, State, WildDraw
from uno.game.turns import advance

_PLAYED: Final[tuple[dict[str, Played], ...]] = tuple({} for _ in range(MAX_SEATS))
_PLAYED_WITH_MORE: Final[dict[tuple[int, str, Color | None, int], Played]] = {}
_MOST_KEPT: Final = 20
"""The usual events, made once: by seat and code, and those that name a colour or stack little."""


def play(state: State, action: Play) -> list[Event]:
    """Play a card in turn, on a stack or as a jump-in; raises IllegalAction."""
    events: list[Event] = []
    card = state.book.one_sided.get(action.card)
    if card is not None and _is_usual(state, action, card):
        lay_card(state, events, action, card)
        return events
    card = _judged_card(state, action)
    if state.book.has_misplay and is_misplay(state, action.seat, card):
        return _misplay(state, action, card)
    lay_card(state, events, action, card)
    return events


def _judged_card(state: State, action: Play) -> Card:
    """Return the card of a legal play; raises IllegalAction for any other."""
    card = held_card(state, action.seat, action.card)
    reason = why_not_play(state, action, card)
    if card is None or reason is not None:
        raise IllegalAction(reason or Reason.NOT_IN_HAND)
    return card


def _is_usual(state: State, action: Play, card: Card) -> bool:
    """Tell quickly that a play is legal, as most are; what it leaves open is asked in full.

    Says nothing that `why_not_play` does not say: a card of a one-sided deck in one's own turn,
    under rules that ask for nothing but a fit.
    """
    book, seat, phase = state.book, action.seat, state.phase
    if seat != state.turn or not book.is_free or action.target is not None:
        return False
    if phase is not TURN and (phase is not DRAWN or card is not state.drawn):
        return False
    top = state.top.light
    fits = book.on_wild[state.color] if top.is_wild else book.on_face[top.code]
    if card not in fits or card not in state.hands[seat]:
        return False
    if action.uno and state.sizes[seat] != 2:
        return False
    return action.color in book.colors if card.light.is_wild else action.color is None


def lay_card(state: State, events: list[Event], action: Play, card: Card) -> None:
    """Lay a card that may be laid, and do what it causes."""
    seat, book = action.seat, state.book
    face = card.light if book.is_light else card.dark
    if state.uno_open:
        state.uno_open = ()
    if face not in book.plain or seat != state.turn or state.sizes[seat] < 3:
        _lay_with_effect(state, events, action, card)
        return
    events.append(_PLAYED[seat].get(face.code) or _played(state, action, face))
    _move_to_top(state, seat, card)
    state.color = face.color or action.color
    if action.uno:  # two cards or more are left
        punish_false_call(state, events, seat)
    advance(state, events, state.ring.after[seat])


def _move_to_top(state: State, seat: int, card: Card) -> None:
    """Move a card from a hand to the top of the discard pile, where nobody has acted on it yet."""
    hand = state.hands[seat]
    count = hand[card]
    if count == 1:
        del hand[card]
    else:
        hand[card] = count - 1
    state.sizes[seat] -= 1
    if state.book.is_light:
        state.below.append(state.top)
    else:
        state.below.appendleft(state.top)
    state.top = card
    state.has_acted = False
    state.passes = 0


def _lay_with_effect(state: State, events: list[Event], action: Play, card: Card) -> None:
    """Lay a card that does more than to change what is in force, or one of the last two."""
    seat, book = action.seat, state.book
    face = book.face(card)
    has_called = action.uno or (state.called_ahead and seat == state.turn)
    is_false = action.uno and is_false_call(state, action, card)
    before = state.sizes.copy() if face.symbol in book.mixing else None
    events.append(_played(state, action, face))
    if action.uno and not is_false:
        events.append(UnoCalled(seat, late=False))
    pending = _judge(state, seat, card) if face.is_wild_draw and book.has_bluff else None
    _move_to_top(state, seat, card)
    state.pending = pending
    state.color = face.color or action.color
    state.takes_back = False
    if state.sizes[seat] == 0:
        _lay_last_card(state, events, seat, face)
        return
    effects = SEVEN_ZERO_EFFECTS if book.rules.seven_zero else EFFECTS
    effect = effects.get(face.symbol)
    turn = state.ring.after[seat] if effect is None else effect(state, events, action, face)
    if before is not None:
        settle_windows(state, before, seat, has_called=has_called)
    elif state.sizes[seat] == 1:
        settle_window(state, seat, has_called=has_called)
    if is_false:
        punish_false_call(state, events, seat)
    if state.pending is None:
        advance(state, events, turn)
    else:
        _ask(state, events, turn)


def _ask(state: State, events: list[Event], seat: int) -> None:
    """Wait for the answer of `seat` to a Wild Draw."""
    advance(state, events, seat)
    state.phase = Phase.CHALLENGE


def _lay_last_card(state: State, events: list[Event], seat: int, face: Face) -> None:
    """Do what a last card still does; the round ends, unless a Wild Draw can be challenged."""
    state.uno_called = tuple(other for other in state.uno_called if other != seat)
    effect = LAST_CARD_EFFECTS.get(face.symbol)
    if effect is not None:
        effect(state, events, Play(seat, face.code), face)
    if state.pending is None:
        end_round(state, events, seat)
    else:
        _ask(state, events, state.ring.after[seat])


def _judge(state: State, seat: int, card: Card) -> WildDraw:
    """Record what a challenge will judge: the hand without the card, the colour before it."""
    is_guilty = forbids_wild_draw(state, seat)
    hand = state.hands[seat].copy()
    if hand[card] == 1:
        del hand[card]
    else:
        hand[card] -= 1
    is_number = is_guilty and not holds_color(state, seat)
    return WildDraw(seat, state.color, is_guilty, is_number, hand)


def _played(state: State, action: Play, face: Face) -> Played:
    """Return the event of a play; its card is not laid yet."""
    seat, color = action.seat, action.color
    amount = state.book.draws[face]
    stack = state.penalty + amount if amount else 0
    if action.target is None and seat == state.turn and stack <= _MOST_KEPT:
        return _usual_event(seat, face.code, color, stack)
    return Played(seat, face.code, color, action.target, seat != state.turn, stack)


def _usual_event(seat: int, code: str, color: Color | None, stack: int) -> Played:
    """Return the one event of a play in turn at nobody."""
    if color is None and not stack:
        event = _PLAYED[seat].get(code)
        if event is None:
            event = _PLAYED[seat][code] = Played(seat, code)
        return event
    key = (seat, code, color, stack)
    event = _PLAYED_WITH_MORE.get(key)
    if event is None:
        event = _PLAYED_WITH_MORE[key] = Played(seat, code, color, stack=stack)
    return event


def _misplay(state: State, action: Play, card: Card) -> list[Event]:
    """Punish a card that does not fit; it is the turn's play (RULES.md sections 6 and 15)."""
    seat, rules = action.seat, state.rules
    events: list[Event] = [Misplayed(seat, state.book.face(card).code)]
    is_false = action.uno and is_false_call(state, action, card)
    state.uno_open = ()
    state.has_acted = True
    state.passes = 0
    draw_cards(state, events, seat, rules.misplay_penalty, DrawCause.MISPLAY)
    stack = state.penalty
    if stack:
        state.penalty = 0
        draw_cards(state, events, seat, stack, DrawCause.STACK)
    if is_false:
        punish_false_call(state, events, seat)
    advance(state, events, state.ring.after[seat])
    return events
