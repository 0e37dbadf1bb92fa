"""The state of a match: plain data with its own chance.

A hand maps each card to how often it is held, so no move takes longer with a larger hand. Piles
are physical: on the light side the next card of the draw pile and the upper end of the discards are
the right ends, on the dark side, everything being turned over, the left ends.
"""

from collections import deque
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache
from typing import Final

from uno.game.book import Book
from uno.game.cards import Card, Color, Face, Side
from uno.game.rules import Rules

NOBODY: Final = -1
"""The value of `State.turn` when no seat has to act."""

Hand = dict[Card, int]
MOST_TOLD: Final = 336
"""Of how many cards an event tells at most: what three decks hold, and only a position exceeds."""


def spread(hand: Hand) -> list[Card]:
    """List the cards of a hand, each as often as it is held."""
    if len(hand) == sum(hand.values()):
        return [*hand]
    return [card for card, count in hand.items() for _ in range(count)]


def printed(book: Book, hand: Hand, most: int | None = None) -> list[str]:
    """Return the printed codes of a hand, sorted: all of them, or the first `most`.

    Kinds are sorted, not cards: a given position may hold a million of them.
    """
    codes: list[str] = []
    for card in sorted(hand, key=book.printed):
        left = hand[card] if most is None else min(hand[card], most - len(codes))
        codes += [book.printed(card)] * left
    return codes


class Phase(StrEnum):
    """What is being waited for."""

    COLOR = "color"
    TURN = "turn"
    DRAWN = "drawn"
    CHALLENGE = "challenge"
    VOTE = "vote"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Ring:
    """The seats that play the round, and the direction of play. Rings are interned.

    `after[seat]` is the next seat in the direction of play, for any seat of the match.
    """

    seats: tuple[int, ...]
    direction: int
    after: tuple[int, ...]
    count: int

    @property
    def left_of(self) -> tuple[int, ...]:
        """Return the next higher seat for each seat, whatever the direction."""
        return self.turned(1).after

    def turned(self, direction: int) -> "Ring":
        """Return the same seats in the given direction."""
        return ring(self.seats, direction, len(self.after))

    def without(self, seat: int) -> "Ring":
        """Return the ring without a seat."""
        rest = tuple(other for other in self.seats if other != seat)
        return ring(rest, self.direction, len(self.after))


@cache
def ring(seats: tuple[int, ...], direction: int, total: int) -> Ring:
    """Return the ring of ascending `seats` out of `total` of the match."""
    after = tuple(_next(seats, direction, total, seat) for seat in range(total))
    return Ring(seats, direction, after, len(seats))


def _next(seats: tuple[int, ...], direction: int, total: int, seat: int) -> int:
    for step in range(1, total + 1):
        candidate = (seat + direction * step) % total
        if candidate in seats:
            return candidate
    return NOBODY


@cache
def _single_seats(total: int) -> tuple[tuple[int, ...], ...]:
    return tuple((seat,) for seat in range(total))


@lru_cache(maxsize=1024)
def _rest(total: int, gone: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in range(total) if seat not in gone)


@dataclass(frozen=True, slots=True)
class Match:
    """What outlives a round; replaced as a whole.

    `teams` is empty without teams. `left` are seats that got up, `out` those eliminated.
    `round_points` and `winners` are None until a round or the match has ended by play.
    """

    names: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]
    round: int
    dealer: int
    scores: tuple[int, ...]
    left: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    in_final: bool = False
    round_points: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the teams, or each seat as a team of its own."""
        return self.teams or _single_seats(len(self.names))

    @property
    def playing(self) -> tuple[int, ...]:
        """Return the seats that are dealt in, ascending."""
        return _rest(len(self.names), self.left + self.out)

    @property
    def contenders(self) -> tuple[tuple[int, ...], ...]:
        """Return the sides with a seat that still plays."""
        if not self.left and not self.out:
            return self.sides
        playing = self.playing
        return tuple(side for side in self.sides if any(seat in playing for seat in side))

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Return the team of a seat."""
        return next(side for side in self.sides if seat in side)

    def total(self, side: tuple[int, ...]) -> int:
        """Return the score of a side."""
        return sum(self.scores[seat] for seat in side)


@dataclass(frozen=True, slots=True)
class WildDraw:
    """A Wild Draw that waits for an answer, judged when it was played.

    `color_before` was in force then; `guilty` says whether a card forbade the play, `number`
    whether that was a number alone; `hand` is the hand that was judged.
    """

    offender: int
    color_before: Color | None
    guilty: bool
    number: bool
    hand: Hand = field(repr=False)  # never changed


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote on a hint; `phase` is what it interrupts, `votes` maps seats in order of voting."""

    accuser: int
    accused: int
    phase: Phase
    votes: tuple[tuple[int, bool], ...] = ()


@dataclass(slots=True)
class State:
    """Hold a whole match. Changed by `engine.step` only; never shown to a player as it is."""

    book: Book
    match: Match
    ring: Ring
    phase: Phase
    turn: int  # seat that has to act; NOBODY when the round is over
    color: Color | None  # in force
    hands: list[Hand] = field(repr=False)
    sizes: list[int]  # cards in each hand
    draw: deque[Card] = field(repr=False)
    below: deque[Card] = field(repr=False)  # the discards under the top card
    top: Card
    seed: bytes | None = field(repr=False)
    counter: int = 0  # blocks of the seed used up
    penalty: int = 0  # stacked up or at stake for the seat in `turn`
    passes: int = 0  # in a row
    drawn: Card | None = field(default=None, repr=False)  # in phase `drawn`
    pending: WildDraw | None = None  # in phase `challenge`, or while a vote interrupts it
    has_acted: bool = False  # since the top card was laid: nobody may jump in
    takes_back: bool = False  # the seat in `turn` took a Wild Draw back and must play the colour
    ballot: Ballot | None = None
    uno_open: tuple[int, ...] = ()  # seats that can be caught
    uno_called: tuple[int, ...] = ()  # seats with one card that called
    called: tuple[int, ...] = ()  # seats that called since the turn began
    called_ahead: bool = False  # the seat in `turn` called with two cards

    @property
    def rules(self) -> Rules:
        """Return the switches."""
        return self.book.rules

    @property
    def side(self) -> Side:
        """Return the side in play."""
        return self.book.side

    @property
    def direction(self) -> int:
        """Return 1 for clockwise, -1 for the other way round."""
        return self.ring.direction

    @property
    def top_face(self) -> Face:
        """Return the active face of the top card."""
        return self.top.light if self.book.is_light else self.top.dark

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names by seat."""
        return self.match.names

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the scores by seat."""
        return self.match.scores

    @property
    def is_round_open(self) -> bool:
        """Tell whether a round is being played."""
        return self.phase is not Phase.ROUND_OVER and self.phase is not Phase.MATCH_OVER

    def cards(self, seat: int) -> list[Card]:
        """Return the cards of a hand, each as often as it is held."""
        return spread(self.hands[seat])

    def printed_hand(self, seat: int) -> list[str]:
        """Return the printed codes of a hand, sorted."""
        return printed(self.book, self.hands[seat])

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return State(
            self.book,
            self.match,
            self.ring,
            self.phase,
            self.turn,
            self.color,
            [hand.copy() for hand in self.hands],
            self.sizes.copy(),
            self.draw.copy(),
            self.below.copy(),
            self.top,
            self.seed,
            self.counter,
            self.penalty,
            self.passes,
            self.drawn,
            self.pending,
            self.has_acted,
            self.takes_back,
            self.ballot,
            self.uno_open,
            self.uno_called,
            self.called,
            self.called_ahead,
        )
