"""Matches and rounds: dealing, the next round, joining (RULES.md sections 2, 10 and 15)."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from uno.game.actions import Join
from uno.game.book import open_book
from uno.game.cards import Card, Side
from uno.game.decks import FLIP, full_classic, full_flip_sides
from uno.game.errors import Reason
from uno.game.events import DealerDrew, Event, FinalStarted, Joined, RoundStarted
from uno.game.opening import open_play
from uno.game.rng import SEED_BYTES, shuffle
from uno.game.rules import MAX_SEATS, Rules, are_enough_cards, check_rules
from uno.game.state import NOBODY, Hand, Match, Phase, State, ring

Teams = Sequence[Sequence[int]]
T = TypeVar("T")


def new_match(
    rules: Rules, names: Sequence[str], seed: bytes, teams: Teams | None, host: int
) -> tuple[State, list[Event]]:
    """Draw for the deal and deal the first round; raises InvalidRules."""
    if len(seed) != SEED_BYTES:
        raise ValueError("a seed has 32 bytes")
    check_rules(rules, len(names), teams)
    match = Match(
        names=tuple(names),
        teams=tuple(tuple(sorted(team)) for team in teams or ()),
        round=1,
        dealer=host,
        scores=(0,) * len(names),
    )
    state = empty_state(rules, match, seed)
    if is_final_due(state):  # a tournament of two starts as the final
        state.match = match = replace(match, in_final=True)
    events: list[Event] = []
    if rules.dealer == "draw":
        state.match = replace(match, dealer=_draw_for_the_deal(state, events))
    _deal_round(state, events)
    return state, events


def empty_state(rules: Rules, match: Match, seed: bytes | None) -> State:
    """Return a state with nothing dealt yet."""
    seats = tuple(range(len(match.names)))
    book = open_book(rules, Side.LIGHT)
    return State(
        book=book,
        match=match,
        ring=ring(seats, 1, len(seats)),
        phase=Phase.ROUND_OVER,
        turn=NOBODY,
        color=None,
        hands=[{} for _ in seats],
        sizes=[0 for _ in seats],
        draw=deque(),
        below=deque(),
        top=next(iter(book.deck.cards.values())),
        seed=seed,
    )


def _full_deck(state: State) -> list[Card]:
    """Return every card of the deck; Flip faces are paired by chance at each deal."""
    rules = state.rules
    if rules.deck == "classic":
        return list(full_classic(rules.decks, with_extra_wilds=rules.extra_wilds))
    light, dark = full_flip_sides(rules.decks)
    backs = list(dark)
    _shuffle(state, backs)
    return [
        FLIP.cards[f"{front.code}/{back.code}"] for front, back in zip(light, backs, strict=True)
    ]


def _shuffle(state: State, things: list[T]) -> None:
    if state.seed is None:
        raise AssertionError("nothing is shuffled without a seed")
    state.counter = shuffle(things, state.seed, state.counter)


def _draw_for_the_deal(state: State, events: list[Event]) -> int:
    """Let every seat draw a card, highest number deals; those tied draw again (section 2)."""
    pile = deque(_shuffled_deck(state))
    tied = list(range(len(state.names)))
    while len(tied) > 1:
        drawn = [_draw_a_number(state, events, pile, seat) for seat in tied]
        highest = max(points for points, _ in drawn)
        pile.extend(card for _, card in drawn)
        tied = [s for s, (points, _) in zip(tied, drawn, strict=True) if points == highest]
    return tied[0]


def _draw_a_number(
    state: State, events: list[Event], pile: deque[Card], seat: int
) -> tuple[int, Card]:
    """Draw until a card counts; cards that do not count go to the bottom of the pile."""
    while True:
        card = pile.popleft()
        face = state.book.face(card)
        if face.is_number or state.rules.dealer_draw_symbols == "zero":
            points = face.points if face.is_number else 0
            events.append(DealerDrew(seat, face.code, points))
            return points, card
        events.append(DealerDrew(seat, face.code, None))
        pile.append(card)


def _shuffled_deck(state: State) -> list[Card]:
    cards = _full_deck(state)
    _shuffle(state, cards)
    return cards


def _deal_round(state: State, events: list[Event]) -> None:
    """Deal a round to everybody who plays and turn the first card."""
    match, total = state.match, len(state.names)
    if not state.book.is_light:
        state.book = state.book.other[0]
    state.ring = ring(match.playing, 1, total)
    pile = _shuffled_deck(state)
    state.hands = [{} for _ in range(total)]
    state.sizes = [0] * total
    for seat in match.playing:
        state.hands[seat] = _deal_hand(pile, state.rules.hand_size)
        state.sizes[seat] = state.rules.hand_size
    state.top = pile.pop()
    state.draw = deque(pile)
    state.below = deque()
    state.has_acted = False
    events.append(RoundStarted(match.round, match.dealer, match.playing))
    open_play(state, events)


def _deal_hand(pile: list[Card], size: int) -> Hand:
    hand: Hand = {}
    for _ in range(size):
        card = pile.pop()
        hand[card] = hand.get(card, 0) + 1
    return hand


def why_not_next_round(state: State) -> Reason | None:
    """Say why no round can be dealt now."""
    if state.phase is Phase.MATCH_OVER:
        return Reason.MATCH_OVER
    if state.phase is not Phase.ROUND_OVER:
        return Reason.WRONG_PHASE
    return None if state.seed is not None else Reason.NO_SHUFFLE_WITHOUT_SEED


def next_round(state: State) -> list[Event]:
    """Deal the next round; the deal moves one seat to the left."""
    events: list[Event] = []
    match = state.match
    playing = ring(match.playing, 1, len(match.names))
    state.match = replace(
        match,
        round=match.round + 1,
        dealer=playing.after[match.dealer],
        round_points=None,
    )
    if is_final_due(state):
        _start_final(state, events)
    _deal_round(state, events)
    return events


def is_final_due(state: State) -> bool:
    """Tell whether the next round is the first of a tournament's final."""
    is_tournament = state.rules.scoring == "tournament"
    return is_tournament and not state.match.in_final and len(state.match.contenders) == 2


def _start_final(state: State, events: list[Event]) -> None:
    match = state.match
    state.match = replace(match, in_final=True, scores=(0,) * len(match.scores))
    events.append(FinalStarted(match.playing))


def why_not_join(state: State) -> Reason | None:
    """Say why nobody can join now (RULES.md section 15, Joining)."""
    if state.phase is Phase.MATCH_OVER:
        return Reason.MATCH_OVER
    if state.phase is not Phase.ROUND_OVER:
        return Reason.WRONG_PHASE
    match, rules = state.match, state.rules
    if match.teams or rules.scoring == "tournament" or len(match.names) >= MAX_SEATS:
        return Reason.JOIN_NOT_POSSIBLE
    if not are_enough_cards(rules, len(match.playing) + 1):
        return Reason.JOIN_NOT_POSSIBLE
    return None


def join(state: State, action: Join) -> list[Event]:
    """Seat somebody after the last seat, dealt in from the next round."""
    match = state.match
    seat = len(match.names)
    start = 0
    if state.rules.scoring != "winner_takes":
        start = max(match.scores[other] for other in match.playing)
    points = match.round_points
    state.match = replace(
        match,
        names=(*match.names, action.name),
        scores=(*match.scores, start),
        round_points=None if points is None else (*points, 0),
    )
    state.hands.append({})
    state.sizes.append(0)
    state.ring = ring(state.ring.seats, state.ring.direction, seat + 1)
    return [Joined(seat, action.name)]
