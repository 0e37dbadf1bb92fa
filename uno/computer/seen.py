"""What a table saw of a round: who drew on which colour, what was discarded, who bluffs.

Made of public events alone, but for hands shown after a challenge, which only their seat is told.
It is an aid: a player that has seen nothing plays on all the same.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from uno.computer.faces import NO_COLOR, NUMBERS, WILD, color_number
from uno.game.events import (
    Accepted,
    Challenged,
    ColorNamed,
    DrawCause,
    Drew,
    Event,
    FirstCardTurned,
    Flipped,
    HandShown,
    HandsMoved,
    HandsShuffled,
    HandsSwapped,
    PileRemade,
    Played,
    RoundStarted,
    TakenBack,
)
from uno.game.rules import Rules

NO_WILD: Final = 16
_UNKNOWN: Final = -1
_WILD_DRAWS: Final = frozenset({"w4", "w2", "wc"})


def mark(face: int) -> int:
    """Return the bits of a face: its colour and symbol, or that it is a wild."""
    return NO_WILD if face >= WILD else 1 << (face >> 4) | 256 << (face & 15)


class Seen:
    """Follow a match by its events.

    `lacks[seat]` has one number for each card of a hand: the bits (`mark`) that it cannot have.
    `discards` are the faces under the top card that are known, `gone` how many of them are of each
    colour and wild, `void` the colours on which seats last drew.
    """

    def __init__(self, rules: Rules) -> None:
        """Begin with nothing seen."""
        self._rules = rules
        self.lacks: dict[int, list[int]] = {}
        self.void: dict[int, int] = {}
        self.discards: list[int] = []
        self.gone = [0] * 5
        self.bluffs: Counter[int] = Counter()  # by seat: Wild Draws found illegal
        self.honest: Counter[int] = Counter()  # by seat: Wild Draws found legal
        self.challenges: Counter[int] = Counter()
        self.accepts: Counter[int] = Counter()
        self.color_before = NO_COLOR  # in force before the last play
        self._shown: dict[tuple[int, int], list[int]] = {}
        self._top = _UNKNOWN
        self._color = NO_COLOR
        self._drew: int | None = None  # the seat that has just drawn in its turn
        self._plays = 0

    def notice(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            handler = _HANDLERS.get(type(event))
            if handler is not None:
                handler(self, event)

    def lacking(self, seat: int, count: int) -> list[int]:
        """Return what each card of a hand cannot be; nothing is known of a hand that was missed."""
        lacks = self.lacks.get(seat, ())
        return list(lacks) if len(lacks) == count else [0] * count

    def shown(self, to: int, seat: int) -> list[int]:
        """Return the faces that a seat was shown of another's hand and that are still there."""
        return self._shown.get((to, seat), [])

    def _round_started(self, event: RoundStarted) -> None:
        self.lacks = {seat: [0] * self._rules.hand_size for seat in event.seats}
        self.void, self._shown = {}, {}
        self._no_discards()
        self._drew = None

    def _first_card(self, event: FirstCardTurned) -> None:
        self._top = _face(event.card)
        self._color = color_number(event.color)

    def _color_named(self, event: ColorNamed) -> None:
        self._color = color_number(event.color)

    def _drawn(self, event: Drew) -> None:
        lacks = self.lacks.setdefault(event.seat, [])
        if event.cause is DrawCause.TURN and event.count:
            self._drew = event.seat
            lacks[:] = [old | self._fitting(with_wilds=True) for old in lacks]
            lacks += [self._fitting(with_wilds=True)] * (event.count - 1)
            lacks.append(self._fitting(with_wilds=False))
            self.void[event.seat] = self._color
            return
        lacks += [0] * event.count
        if event.count > 1:
            self.void.pop(event.seat, None)

    def _fitting(self, *, with_wilds: bool) -> int:
        """Return the bits of what could have been laid."""
        if self._color == NO_COLOR:
            return 0
        bits = 1 << self._color | (NO_WILD if with_wilds else 0)
        symbol = self._top & 15
        if 0 <= self._top < WILD and (symbol < 10 or self._rules.symbol_match):
            bits |= 256 << symbol
        return bits

    def _played(self, event: Played) -> None:
        face = _face(event.card)
        self._forget_card(event.seat, face)
        if event.card in _WILD_DRAWS and not self._rules.bluff and self._color != NO_COLOR:
            bit = 1 << self._color
            self.lacks[event.seat] = [old | bit for old in self.lacks.get(event.seat, ())]
        if self._top != _UNKNOWN:
            self.discards.append(self._top)
            self.gone[self._top >> 4] += 1
        self._top = face
        self.color_before = self._color
        self._color = color_number(event.color) if face >= WILD else face >> 4
        self._drew = None

    def _forget_card(self, seat: int, face: int) -> None:
        """Take a laid card out of what is known of a hand."""
        lacks, bits = self.lacks.get(seat, []), mark(face)
        for (_, owner), cards in self._shown.items():
            if owner == seat and face in cards:
                cards.remove(face)
        if not lacks:
            return
        if self._drew == seat:  # only the card just drawn may be laid
            lacks.pop()
            self.void.pop(seat, None)
            return
        possible = [i for i, old in enumerate(lacks) if not old & bits] or range(len(lacks))
        self._plays += 1
        del lacks[possible[self._plays % len(possible)]]

    def _taken_back(self, event: TakenBack) -> None:
        self.lacks.setdefault(event.seat, []).append(0)
        if self.discards:
            self._top = self.discards.pop()
            self.gone[self._top >> 4] -= 1

    def _flipped(self, event: Flipped) -> None:
        self._hands_moved(event)
        self._no_discards()
        self._top = _face(event.card)
        self._color = color_number(event.color)

    def _pile_remade(self, _: PileRemade) -> None:
        self._no_discards()

    def _no_discards(self) -> None:
        self.discards, self.gone = [], [0] * 5

    def _hands_moved(self, _: object) -> None:
        self.lacks, self.void, self._shown = {}, {}, {}

    def _hands_swapped(self, event: HandsSwapped) -> None:
        first, second = self.lacks.get(event.seat, []), self.lacks.get(event.target, [])
        self.lacks[event.seat], self.lacks[event.target] = second, first
        self.void, self._shown = {}, {}

    def _challenged(self, event: Challenged) -> None:
        self.challenges[event.seat] += 1
        (self.bluffs if event.guilty else self.honest)[event.target] += 1

    def _accepted(self, event: Accepted) -> None:
        self.accepts[event.seat] += 1

    def _hand_shown(self, event: HandShown) -> None:
        self._shown[event.to, event.seat] = [_face(card) for card in event.cards]


_HANDLERS: Final[dict[type, Callable[[Seen, Any], None]]] = {
    RoundStarted: Seen._round_started,
    FirstCardTurned: Seen._first_card,
    ColorNamed: Seen._color_named,
    Drew: Seen._drawn,
    Played: Seen._played,
    TakenBack: Seen._taken_back,
    Flipped: Seen._flipped,
    PileRemade: Seen._pile_remade,
    HandsMoved: Seen._hands_moved,
    HandsShuffled: Seen._hands_moved,
    HandsSwapped: Seen._hands_swapped,
    Challenged: Seen._challenged,
    Accepted: Seen._accepted,
    HandShown: Seen._hand_shown,
}


def _face(code: str) -> int:
    """Return the number of a card's active face."""
    return NUMBERS[code.partition("/")[0]]
