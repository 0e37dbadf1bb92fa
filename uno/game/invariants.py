"""Everything that can be wrong with a state, as one function."""

from collections import Counter
from collections.abc import Iterator

from uno.game.cards import Card
from uno.game.decks import full_classic, full_flip_sides
from uno.game.state import NOBODY, Phase, State


def problems(state: State) -> list[str]:
    """List every broken invariant; empty for a sound state."""
    return [
        *_hand_problems(state),
        *_deck_problems(state),
        *_turn_problems(state),
        *_phase_problems(state),
        *_color_problems(state),
        *_uno_problems(state),
        *_match_problems(state),
    ]


def _hand_problems(state: State) -> Iterator[str]:
    for seat, hand in enumerate(state.hands):
        if sum(hand.values()) != state.sizes[seat]:
            yield f"seat {seat}: size {state.sizes[seat]} is not the number of cards"
        if any(count < 1 for count in hand.values()):
            yield f"seat {seat}: a card is held less than once"
    if not len(state.hands) == len(state.sizes) == len(state.names) == len(state.scores):
        yield "lists by seat differ in length"
    if state.is_round_open:
        for seat in set(range(len(state.hands))) - set(state.ring.seats):
            if state.sizes[seat]:
                yield f"seat {seat}: holds cards but does not play"


def _all_cards(state: State) -> Iterator[Card]:
    for seat in range(len(state.hands)):
        yield from state.cards(seat)
    yield from state.draw
    yield from state.below
    yield state.top


def _deck_problems(state: State) -> Iterator[str]:
    """Check that every card of the deck is in one place; a given position has no deck."""
    if state.seed is None:
        return
    cards, rules = list(_all_cards(state)), state.rules
    if rules.deck == "classic":
        full = Counter(full_classic(rules.decks, with_extra_wilds=rules.extra_wilds))
        if Counter(cards) != full:
            yield "cards: not exactly the deck"
        return
    light, dark = full_flip_sides(rules.decks)
    if Counter(card.light for card in cards) != Counter(light):
        yield "cards: not exactly the light faces of the deck"
    if Counter(card.dark for card in cards) != Counter(dark):
        yield "cards: not exactly the dark faces of the deck"


def _turn_problems(state: State) -> Iterator[str]:
    if state.is_round_open and state.turn not in state.ring.seats:
        yield f"turn: seat {state.turn} does not play"
    if not state.is_round_open and state.turn != NOBODY:
        yield "turn: somebody has to act after the round"
    if state.is_round_open and state.ring.count < 2:
        yield "ring: fewer than two players in an open round"
    if state.passes and state.passes >= state.ring.count:
        yield "passes: the round should be blocked"


def _phase_problems(state: State) -> Iterator[str]:
    """Check that what is waited for fits the phase."""
    phase = state.phase if state.ballot is None else state.ballot.phase
    if (state.phase is Phase.VOTE) != (state.ballot is not None):
        yield "ballot: there is one exactly in phase vote"
    if (phase is Phase.DRAWN) != (state.drawn is not None):
        yield "drawn: there is one exactly in phase drawn"
    if state.drawn is not None and state.drawn not in state.hands[state.turn]:
        yield "drawn: not in the hand of the seat on turn"
    if (phase is Phase.CHALLENGE) != (state.pending is not None):
        yield "pending: there is one exactly in phase challenge"
    if state.pending is not None and not state.top_face.is_wild_draw:
        yield "pending: no Wild Draw on top"
    if state.takes_back and (phase is not Phase.TURN or state.penalty):
        yield "takes_back: only in phase turn, with nothing stacked"
    if state.penalty and phase not in (Phase.TURN, Phase.CHALLENGE):
        yield f"penalty: waits in phase {phase.value}"
    if state.penalty and phase is Phase.TURN and not state.book.has_stacking:
        yield "penalty: stacked although stacking is off"


def _color_problems(state: State) -> Iterator[str]:
    top = state.top_face
    if not top.is_wild and state.color is not top.color:
        yield "color: not the colour of the top card"
    if state.color is not None and state.color not in state.book.colors:
        yield "color: of the other side"


def _uno_problems(state: State) -> Iterator[str]:
    for seat in (*state.uno_open, *state.uno_called):
        if seat not in state.ring.seats or state.sizes[seat] != 1:
            yield f"seat {seat}: counted as having one card"
    if set(state.uno_open) & set(state.uno_called):
        yield "uno: open and called"
    if len(set(state.uno_open)) != len(state.uno_open):
        yield "uno_open: a seat twice"
    if len(set(state.uno_called)) != len(state.uno_called):
        yield "uno_called: a seat twice"
    if state.is_round_open and state.pending is None:
        for seat in state.ring.seats:
            if state.sizes[seat] == 0:
                yield f"seat {seat}: went out but the round goes on"


def _match_problems(state: State) -> Iterator[str]:
    match = state.match
    if (state.phase is Phase.MATCH_OVER) != (match.winners is not None):
        yield "winners: there are some exactly when the match is over"
    if match.winners is not None and not match.winners:
        yield "winners: nobody"
    if state.is_round_open and set(state.ring.seats) != set(match.playing):
        yield "ring: not the seats that play the match"
    if set(match.out) & set(match.winners or ()) and state.rules.scoring not in (
        "elimination",
        "tournament",
    ):
        yield "out: seats are out although nobody is eliminated"
    if state.phase is Phase.ROUND_OVER and len(match.contenders) < 2:
        yield "match: one side is left but it goes on"
