"""Which card may be laid (RULES.md sections 3, 4, 11 and 15)."""

from typing import Final

from uno.game.actions import Play
from uno.game.awaited import why_not_now
from uno.game.cards import Card, Face, Symbol
from uno.game.errors import Reason
from uno.game.state import Phase, State

TURN: Final = Phase.TURN
DRAWN: Final = Phase.DRAWN


def forbids_wild_draw(state: State, seat: int) -> bool:
    """Tell whether a hand makes a Wild Draw illegal (RULES.md section 4).

    Wilds have no colour, so it does not matter whether the Wild Draw itself is still held.
    """
    return holds_color(state, seat) or holds_number(state, seat)


def holds_color(state: State, seat: int) -> bool:
    """Tell whether a hand holds a card of the colour in force."""
    color = state.color
    if color is None:
        return False
    if state.book.is_light:
        return any(card.light.color is color for card in state.hands[seat])
    return any(card.dark.color is color for card in state.hands[seat])


def holds_number(state: State, seat: int) -> bool:
    """Tell whether a hand holds the number on top, where that forbids a Wild Draw too."""
    top = state.top_face
    if state.rules.wild_draw_legality == "color" or not top.is_number:
        return False
    face = state.book.face
    return any(face(card).symbol is top.symbol for card in state.hands[seat])


def is_take_back_fit(state: State, face: Face) -> bool:
    """Tell whether a card may be played after a take-back: the colour, or the number that forbade.

    RULES.md section 15, Take-back.
    """
    if face.is_wild:
        return False
    if face.color is state.color:
        return True
    top = state.top_face
    by_number = state.rules.wild_draw_legality == "color_or_number" and top.is_number
    return by_number and face.symbol is top.symbol


def held_card(state: State, seat: int, code: str) -> Card | None:
    """Find the card that a code means in a hand; None when it is not there.

    The active face alone means the first such card in the order of printed codes; in phase
    `drawn`, for the seat on turn, the drawn card itself (REPLAY.md).
    """
    if not 0 <= seat < len(state.hands):
        return None
    hand = state.hands[seat]
    card = state.book.one_sided.get(code)
    if card is None:
        return _held_two_sided(state, seat, code)
    return card if card in hand else None


def _held_two_sided(state: State, seat: int, code: str) -> Card | None:
    if not state.book.deck.is_two_sided:
        return None
    hand, book = state.hands[seat], state.book
    if "/" in code:
        card = book.deck.cards.get(code)
        return card if card in hand else None
    drawn = state.drawn
    if drawn is not None and seat == state.turn and book.face(drawn).code == code:
        return drawn
    cards = [card for card in hand if book.face(card).code == code]
    return min(cards, key=book.printed) if cards else None


def why_not_in_turn(state: State, seat: int, card: Card) -> Reason | None:
    """Say why the seat on turn may not lay a card now; None when it may.

    With `bluff`, an illegal Wild Draw may be laid.
    """
    book = state.book
    face = card.light if book.is_light else card.dark
    if state.phase is DRAWN and card is not state.drawn:
        return Reason.ONLY_DRAWN_CARD
    if state.penalty or state.pending is not None:
        if face not in book.answers.get(state.top_face.symbol, ()) or _is_unanswerable(state):
            return Reason.MUST_TAKE_STACK if state.pending is None else Reason.WRONG_PHASE
    elif state.takes_back:
        if not is_take_back_fit(state, face):
            return Reason.MUST_FIT_TAKE_BACK
    elif face not in book.fits(state.top_face, state.color):
        return Reason.NO_MATCH
    return why_strict(state, seat, face) if book.is_strict else None


def _is_unanswerable(state: State) -> bool:
    """Tell whether the Wild Draw at stake was its player's last card (RULES.md section 15)."""
    pending = state.pending
    return pending is not None and state.sizes[pending.offender] == 0


def why_strict(state: State, seat: int, face: Face) -> Reason | None:
    """Say why a card that fits is refused by `bluff` off or `no_action_finish`."""
    if not state.book.has_action_finish and state.sizes[seat] == 1 and not face.is_number:
        return Reason.ACTION_FINISH
    if face.is_wild_draw and not state.book.has_bluff and forbids_wild_draw(state, seat):
        return Reason.ILLEGAL_WILD_DRAW
    return None


def is_playable(state: State, seat: int, card: Card) -> bool:
    """Tell whether a card is "playable" for `until_playable`, `must` and `force_play`.

    An illegal Wild Draw is not, though with `bluff` it may be played (RULES.md section 15).
    """
    if why_not_in_turn(state, seat, card) is not None:
        return False
    face = state.book.face(card)
    return not (face.is_wild_draw and forbids_wild_draw(state, seat))


def holds_playable(state: State, seat: int) -> bool:
    """Tell whether the seat on turn holds a card that `force_play` would make it play."""
    return any(is_playable(state, seat, card) for card in state.hands[seat])


def must_be_played(state: State) -> bool:
    """Tell whether the drawn card has to be played (`drawn_card = must`, `force_play`)."""
    rules = state.rules
    if rules.drawn_card == "may" and not rules.force_play:
        return False
    return state.drawn is not None and is_playable(state, state.turn, state.drawn)


def fitting_cards(state: State) -> list[Card]:
    """List the cards of the seat on turn that may be laid now, each kind once.

    Wild Draws that are a bluff are in it, cards that would be a misplay are not.
    """
    book, seat = state.book, state.turn
    if state.phase is TURN and book.is_free:
        top = state.top.light if book.is_light else state.top.dark
        fits = book.on_wild[state.color] if top.is_wild else book.on_face[top.code]
        if book.one_sided:
            return [card for card in state.hands[seat] if card in fits]
        if book.is_light:
            return [card for card in state.hands[seat] if card.light in fits]
        return [card for card in state.hands[seat] if card.dark in fits]
    if state.drawn is not None and state.phase is DRAWN:
        return [state.drawn]
    if state.phase is not TURN and state.phase is not Phase.CHALLENGE:
        return []
    return [card for card in state.hands[seat] if why_not_in_turn(state, seat, card) is None]


def why_not_jump_in(state: State, seat: int, card: Card) -> Reason | None:
    """Say why a card may not be laid out of turn (RULES.md section 15, Jump-in)."""
    face, top = state.book.face(card), state.top_face
    if not state.rules.jump_in:
        return Reason.JUMP_IN_OFF if face is top and not face.is_wild else Reason.NOT_YOUR_TURN
    if state.phase is not Phase.TURN or state.has_acted or state.takes_back:
        return Reason.JUMP_IN_WRONG
    if face.is_wild or face is not top:
        return Reason.JUMP_IN_WRONG
    if not state.book.has_action_finish and state.sizes[seat] == 1 and not face.is_number:
        return Reason.ACTION_FINISH
    return None


def is_misplay(state: State, seat: int, card: Card) -> bool:
    """Tell whether laying the card is a misplay (RULES.md sections 6 and 15)."""
    return (
        state.book.has_misplay
        and seat == state.turn
        and state.phase in (Phase.TURN, Phase.DRAWN)
        and why_not_in_turn(state, seat, card) is not None
    )


def why_not_play(state: State, action: Play, card: Card | None) -> Reason | None:
    """Say why a play is illegal; `card` is what its code means in the hand."""
    if state.phase not in _PLAY_PHASES or action.seat not in state.ring.seats:
        return why_not_now(state, action.seat)
    if card is None:
        return Reason.NOT_IN_HAND if action.seat == state.turn else _why_not_theirs(state)
    seat = action.seat
    if seat != state.turn:
        reason = why_not_jump_in(state, seat, card)
        if reason is not None:
            return reason
    elif not state.book.has_misplay or state.phase is Phase.CHALLENGE:
        reason = why_not_in_turn(state, seat, card)
        if reason is not None:
            return reason
    return _why_wrong_form(state, action, card)


_PLAY_PHASES = frozenset({Phase.TURN, Phase.DRAWN, Phase.CHALLENGE})


def _why_not_theirs(state: State) -> Reason:
    return Reason.NOT_IN_HAND if state.rules.jump_in else Reason.NOT_YOUR_TURN


def _why_wrong_form(state: State, action: Play, card: Card) -> Reason | None:
    """Say what is wrong with the colour, the target or the call that come with a card."""
    face = card.light if state.book.is_light else card.dark
    if face.is_wild or action.color is not None:
        reason = _why_wrong_color(state, action, face)
        if reason is not None:
            return reason
    if action.target is not None or needs_target(state, action.seat, face):
        reason = _why_wrong_target(state, action, face)
        if reason is not None:
            return reason
    if action.uno and is_refused_call(state, action, card):
        return Reason.UNO_FALSE
    return None


def _why_wrong_color(state: State, action: Play, face: Face) -> Reason | None:
    if not face.is_wild:
        return Reason.COLOR_NOT_WANTED
    if action.color is None:
        return Reason.COLOR_MISSING
    return None if action.color in state.book.colors else Reason.COLOR_WRONG_SIDE


def needs_target(state: State, seat: int, face: Face) -> bool:
    """Tell whether a play of this face swaps hands with somebody: not as last card."""
    return face.symbol in state.book.swapping and state.sizes[seat] > 1


def _why_wrong_target(state: State, action: Play, face: Face) -> Reason | None:
    if not needs_target(state, action.seat, face):
        return Reason.TARGET_NOT_WANTED
    if action.target is None:
        return Reason.TARGET_MISSING
    is_other = action.target in state.ring.seats and action.target != action.seat
    return None if is_other else Reason.TARGET_WRONG


def is_refused_call(state: State, action: Play, card: Card) -> bool:
    """Tell whether a call with the play makes the whole play illegal (RULES.md section 15)."""
    if state.sizes[action.seat] == 1:
        return True
    return state.rules.false_uno_penalty == 0 and is_false_call(state, action, card)


def is_false_call(state: State, action: Play, card: Card) -> bool:
    """Tell whether a call that comes with a play cannot be true."""
    seat = action.seat
    if seat == state.turn and state.sizes[seat] == 2:
        return False
    if is_misplay(state, seat, card):
        return True
    return not leaves_one(state, seat, state.book.face(card), action.target)


def leaves_one(state: State, seat: int, face: Face, target: int | None) -> bool:
    """Tell whether a play ends with one card in the hand of its player."""
    rest = state.sizes[seat] - 1
    symbol = face.symbol
    if rest == 0 or symbol not in state.book.mixing:
        return rest == 1
    if symbol is Symbol.ZERO:
        return state.sizes[state.ring.turned(-state.direction).after[seat]] == 1
    if symbol is Symbol.WILD_SHUFFLE_HANDS:
        everything = sum(state.sizes[other] for other in state.ring.seats) - 1
        return everything // state.ring.count == 1
    return target is not None and state.sizes[target] == 1
