"""How play starts: the first card and the colour it asks for (RULES.md sections 2 and 15)."""

from uno.game.awaited import why_not_now
from uno.game.cards import Card, Color, Face, Symbol
from uno.game.errors import Reason
from uno.game.events import (
    ColorNamed,
    DrawCause,
    Event,
    FirstCardPutBack,
    FirstCardTurned,
    Reversed,
    SkipCause,
    TurnStarted,
)
from uno.game.piles import draw_cards, put_in_middle
from uno.game.state import MOST_TOLD, Phase, State
from uno.game.turns import advance, skip


def turn_first_card(state: State, events: list[Event]) -> bool:
    """Turn cards until one may start, and put the others back into the middle of the pile.

    Return whether one was found; if none may start, the first wild stays.
    """
    face, draw = state.book.face, state.draw
    take = draw.pop if state.book.is_light else draw.popleft
    starts = state.book.starts
    turned: list[Card] = []
    card = state.top
    while face(card) not in starts and draw:
        turned.append(card)
        card = take()
    events += [FirstCardPutBack(face(back).code) for back in turned[:MOST_TOLD]]
    turned.append(card)
    is_found = face(card) in starts
    state.top = turned.pop(-1 if is_found else 0)
    if turned:
        put_in_middle(state, turned)
    return is_found


def open_play(state: State, events: list[Event]) -> None:
    """Turn the first card and do what it causes; somebody has to act afterwards."""
    is_found = turn_first_card(state, events)
    face = state.top_face
    state.color = face.color
    events.append(FirstCardTurned(state.book.printed(state.top), state.color))
    if is_found:
        _start_on(state, events, face)
    else:
        advance(state, events, state.ring.left_of[state.match.dealer])


def _start_on(state: State, events: list[Event], face: Face) -> None:
    left = state.ring.left_of[state.match.dealer]
    if face.is_wild:
        state.turn = left
        state.phase = Phase.COLOR
        events.append(TurnStarted(left))
        return
    advance(state, events, _first_seat(state, events, face, left))


def _first_seat(state: State, events: list[Event], face: Face, left: int) -> int:
    """Do the effect of the first card and return who begins."""
    is_skip = face.symbol is Symbol.SKIP
    if face.symbol is Symbol.REVERSE:
        if state.ring.count > 2:
            return _start_reversed(state, events)
        is_skip = True
    if state.rules.first_action == "none":
        return left
    if face.symbol is Symbol.DRAW:
        draw_cards(state, events, left, state.book.draws[face], DrawCause.FIRST_CARD)
        is_skip = True
    return skip(state, events, left, SkipCause.FIRST_CARD) if is_skip else left


def _start_reversed(state: State, events: list[Event]) -> int:
    """Play to the right: the dealer begins, or the player right of the dealer."""
    state.ring = state.ring.turned(-1)
    events.append(Reversed(-1))
    dealer = state.match.dealer
    return dealer if state.rules.first_reverse == "dealer" else state.ring.after[dealer]


def why_not_name_color(state: State, seat: int, color: Color) -> Reason | None:
    """Say why a seat may not name this colour for the first card."""
    if state.phase is not Phase.COLOR or seat != state.turn:
        return why_not_now(state, seat)
    return None if color in state.book.colors else Reason.COLOR_WRONG_SIDE


def name_color(state: State, color: Color) -> list[Event]:
    """Name the colour of the first card; the same seat plays on."""
    state.color = color
    state.phase = Phase.TURN
    return [ColorNamed(state.turn, color)]
