"""Time-outs and leaving, in every phase (RULES.md sections 10 and 15)."""

from dataclasses import replace

from uno.game.actions import Play, Vote
from uno.game.answers import accept
from uno.game.awaited import why_not_now
from uno.game.calls import why_not_in_round
from uno.game.cards import Card, Color
from uno.game.errors import Reason
from uno.game.events import Event, Kept, Left, TimedOut
from uno.game.laying import lay_card
from uno.game.opening import name_color
from uno.game.piles import put_hand_away
from uno.game.plays import fitting_cards, must_be_played, needs_target
from uno.game.scoring import end_match_by_leaving
from uno.game.state import Phase, State
from uno.game.turns import advance, draw_in_turn, take_stack
from uno.game.votes import resume_vote, suspend_vote, vote, why_not_vote


def why_not_time_out(state: State, seat: int) -> Reason | None:
    """Say why no time of a seat can run out; None when it is awaited."""
    reason = why_not_in_round(state, seat)
    if reason is not None:
        return reason
    if state.phase is Phase.VOTE:
        return why_not_vote(state, seat)
    return None if seat == state.turn else Reason.NOT_YOUR_TURN


def time_out(state: State, seat: int) -> list[Event]:
    """Make the default choice for a seat that is awaited."""
    events: list[Event] = [TimedOut(seat)]
    if state.phase is Phase.VOTE:
        events += vote(state, Vote(seat, guilty=False))
    elif state.phase is Phase.TURN and not state.takes_back:
        _draw_and_keep(state, events)
    elif state.phase is Phase.TURN:
        _play_after_take_back(state, events)
    else:
        _settle_choice(state, events)
    return events


def _draw_and_keep(state: State, events: list[Event]) -> None:
    draw_in_turn(state, events)
    if state.phase is Phase.DRAWN:
        settle_drawn(state, events)


def _settle_choice(state: State, events: list[Event]) -> None:
    """Settle a pending choice of the seat on turn: colour, drawn card, or answer."""
    if state.phase is Phase.COLOR:
        events += name_color(state, favourite_color(state, state.turn))
    elif state.phase is Phase.DRAWN:
        settle_drawn(state, events)
    elif state.phase is Phase.CHALLENGE:
        events += accept(state)


def settle_drawn(state: State, events: list[Event]) -> None:
    """Keep the drawn card, or play it where it must be played."""
    card = state.drawn
    if card is not None and must_be_played(state):
        lay_card(state, events, default_play(state, state.turn, card), card)
    else:
        keep(state, events)


def why_not_keep(state: State, seat: int) -> Reason | None:
    """Say why a seat may not keep the drawn card; None when it may."""
    if state.phase is not Phase.DRAWN or seat != state.turn:
        return why_not_now(state, seat)
    return Reason.MUST_PLAY if must_be_played(state) else None


def keep(state: State, events: list[Event]) -> None:
    """Keep the drawn card; the turn passes."""
    events.append(Kept(state.turn))
    advance(state, events, state.ring.after[state.turn])


def _play_after_take_back(state: State, events: list[Event]) -> None:
    """Play the first fitting card in the order of codes, without a call."""
    seat = state.turn
    card = min(fitting_cards(state), key=state.book.printed)
    lay_card(state, events, default_play(state, seat, card), card)


def default_play(state: State, seat: int, card: Card) -> Play:
    """Return the play of a card with the default colour and target, without a call."""
    face = state.book.face(card)
    color = favourite_color(state, seat) if face.is_wild else None
    target = state.ring.after[seat] if needs_target(state, seat, face) else None
    return Play(seat, face.code, color, target)


def favourite_color(state: State, seat: int) -> Color:
    """Return the colour held most, ties in the order r y g b / p t o v."""
    face, hand = state.book.face, state.hands[seat]
    held = dict.fromkeys(state.book.colors, 0)
    for card, count in hand.items():
        color = face(card).color
        if color is not None:
            held[color] += count
    return max(held, key=lambda color: held[color])


def why_not_leave(state: State, seat: int) -> Reason | None:
    """Say why a seat cannot leave; None when it can, which is always while it is there."""
    if state.phase is Phase.MATCH_OVER:
        return Reason.MATCH_OVER
    is_there = 0 <= seat < len(state.hands) and seat not in state.match.left
    return None if is_there else Reason.SEAT_LEFT


def leave(state: State, seat: int) -> list[Event]:
    """Let a seat get up for good; its pending choice is settled first."""
    events: list[Event] = [Left(seat)]
    state.match = replace(state.match, left=tuple(sorted((*state.match.left, seat))))
    if state.is_round_open and seat in state.ring.seats:
        ballot = suspend_vote(state)
        _leave_round(state, events, seat)
        if ballot is not None:
            resume_vote(state, events, ballot, seat)
    elif state.phase is Phase.ROUND_OVER:
        end_match_by_leaving(state, events)
    return events


def _leave_round(state: State, events: list[Event], seat: int) -> None:
    _settle_before_leaving(state, events, seat)
    if state.is_round_open:
        _take_seat_out(state, events, seat)
    elif state.phase is Phase.ROUND_OVER:
        end_match_by_leaving(state, events)


def _settle_before_leaving(state: State, events: list[Event], seat: int) -> None:
    """Settle what waits for the seat as if its time had run out; an ordinary turn is not."""
    if seat == state.turn and state.phase is not Phase.TURN:
        _settle_choice(state, events)
    elif seat == state.turn and state.penalty:
        take_stack(state, events)
    if state.pending is not None and state.pending.offender == seat:
        events += accept(state)


def _take_seat_out(state: State, events: list[Event], seat: int) -> None:
    """Put the hand into the draw pile and close the ring; a turn of the seat passes."""
    put_hand_away(state, seat)
    state.uno_open = tuple(other for other in state.uno_open if other != seat)
    state.uno_called = tuple(other for other in state.uno_called if other != seat)
    state.passes = 0
    following = state.ring.after[seat]
    state.ring = state.ring.without(seat)
    if end_match_by_leaving(state, events):
        return
    if state.turn == seat:
        advance(state, events, following)
