"""What happens when a card is laid: from the hand to whose turn it is (RULES.md sections 3-5)."""

from uno.game.actions import Play
from uno.game.calls import punish_false_call, settle_window, settle_windows
from uno.game.cards import Card, Color, Face
from uno.game.effects import EFFECTS, LAST_CARD_EFFECTS, SEVEN_ZERO_EFFECTS
from uno.game.errors import IllegalAction, Reason
from uno.game.events import DrawCause, Event, Misplayed, Played, UnoCalled
from uno.game.piles import draw_cards, lay, take_away
from uno.game.plays import (
    forbids_wild_draw,
    held_card,
    holds_color,
    is_false_call,
    is_misplay,
    why_not_play,
)
from uno.game.scoring import end_round
from uno.game.state import Phase, State, WildDraw
from uno.game.turns import advance

_PLAYED: dict[tuple[int, Face, Color | None], Played] = {}
"""The usual events, made once: a seat plays a card that stacks nothing, in turn, at nobody."""


def play(state: State, action: Play) -> list[Event]:
    """Play a card in turn, on a stack or as a jump-in; raises IllegalAction."""
    card = held_card(state, action.seat, action.card)
    reason = why_not_play(state, action, card)
    if reason is not None:
        raise IllegalAction(reason)
    if card is None:
        raise IllegalAction(Reason.NOT_IN_HAND)
    if state.book.has_misplay and is_misplay(state, action.seat, card):
        return _misplay(state, action, card)
    events: list[Event] = []
    lay_card(state, events, action, card)
    return events


def lay_card(state: State, events: list[Event], action: Play, card: Card) -> None:
    """Lay a card that may be laid, and do what it causes."""
    seat, book = action.seat, state.book
    face = card.light if book.is_light else card.dark
    has_called = action.uno or (state.called_ahead and seat == state.turn)
    is_false = action.uno and is_false_call(state, action, card)
    before = state.sizes.copy() if face.symbol in book.mixing else None
    if state.uno_open:
        state.uno_open = ()
    take_away(state, seat, card)
    if face.is_wild_draw:
        state.pending = _judge(state, seat) if book.has_bluff else None
    elif state.pending is not None:
        state.pending = None
    events.append(_played(state, action, face))
    if action.uno and not is_false:
        events.append(UnoCalled(seat, late=False))
    lay(state, card)
    state.color = action.color if face.is_wild else face.color
    state.has_acted = False
    state.takes_back = False
    state.passes = 0
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


def _judge(state: State, seat: int) -> WildDraw:
    """Record what a challenge will judge: the hand without the card, the colour before it."""
    is_guilty = forbids_wild_draw(state, seat)
    return WildDraw(
        offender=seat,
        color_before=state.color,
        guilty=is_guilty,
        number=is_guilty and not holds_color(state, seat),
        hand=tuple(sorted(state.cards(seat), key=state.book.printed)),
    )


def _played(state: State, action: Play, face: Face) -> Played:
    """Return the event of a play; its card is not laid yet."""
    is_jump_in = action.seat != state.turn
    amount = state.book.draws[face]
    stack = state.penalty + amount if amount else 0
    if stack or is_jump_in or action.target is not None:
        return Played(action.seat, face.code, action.color, action.target, is_jump_in, stack)
    key = (action.seat, face, action.color)
    event = _PLAYED.get(key)
    if event is None:
        event = _PLAYED[key] = Played(action.seat, face.code, action.color)
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
