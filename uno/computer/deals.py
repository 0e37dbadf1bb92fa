"""Deals that could be: the cards a seat does not see, dealt out by what it has seen."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

from uno.computer.compact import GOES_ON, Round
from uno.computer.faces import NUMBERS, SIDE_BITS, pack
from uno.computer.seen import Seen, mark
from uno.game.cards import Side
from uno.game.seat_view import SeatView

_TRIES: Final = 30
_SHUFFLED_EVERY: Final = 8


class Deals:
    """Deal the unseen cards again and again.

    A card that somebody drew since it is known of is any card; one that was held while its owner
    drew is none that could have been laid then. Backs that can be seen are dealt as they are.
    """

    def __init__(self, view: SeatView, round_: Round, seen: Seen, random: Random) -> None:
        """Count what is not seen."""
        assert view.seat is not None
        self.random = random
        self._base = round_
        self._seat = view.seat
        self._draw_count = view.draw_count
        self._others = [seat for seat in view.in_round if seat != view.seat]
        self._shown = {s: seen.shown(view.seat, s)[: view.counts[s]] for s in self._others}
        self._free, self._bound = self._wanted(view, seen)
        known = [round_.top, *round_.hands[view.seat], *seen.discards]
        known += [face for faces in self._shown.values() for face in faces]
        self._discards = seen.discards[: max(0, view.discard_count - 1)]
        self._pool = _without(pack(view.rules, view.side), known)
        self._backs = _Backs(view, random) if view.rules.deck == "flip" else None
        self._done = 0

    def _wanted(self, view: SeatView, seen: Seen) -> tuple[list[int], list[tuple[int, int]]]:
        """List whose cards can be any, and which cannot be everything, tightest first."""
        free: list[int] = []
        bound: list[tuple[int, int]] = []
        for seat in self._others:
            lacks = seen.lacking(seat, view.counts[seat])
            for lack in lacks[len(self._shown[seat]) :]:
                if lack:
                    bound.append((seat, lack))
                else:
                    free.append(seat)
        bound.sort(key=lambda item: -item[1].bit_count())
        return free, bound

    def deal(self) -> Round:
        """Return the round with all cards dealt."""
        pool, random = self._pool, self.random.random
        if self._done % _SHUFFLED_EVERY == 0:
            self.random.shuffle(pool)
        self._done += 1
        round_ = self._base.copy()
        hands = round_.hands
        for seat in self._others:
            hands[seat] = self._shown[seat][:]
        rest = len(pool)
        for seat, lack in self._bound:
            for _ in range(_TRIES):
                place = int(random() * rest)
                if not mark(pool[place]) & lack:
                    break
            rest = self._hand_over(hands[seat], place, rest)
        for seat in self._free:
            rest = self._hand_over(hands[seat], int(random() * rest), rest)
        cut = int(random() * rest)
        piles = pool[cut:rest] + pool[:cut]
        round_.draw = piles[: self._draw_count]
        round_.below = self._discards + piles[self._draw_count :]
        if self._backs is not None:
            self._backs.put_on(round_, self._seat)
        round_.shuffle = self.random.shuffle
        round_.winner = GOES_ON
        return round_

    def _hand_over(self, hand: list[int], place: int, rest: int) -> int:
        """Give away a card of the pool's first `rest` cards; return how many are left of them."""
        pool = self._pool
        if not rest:  # more is held than was counted: what was seen is not all there is to know
            hand.append(pool[0])
            return 0
        rest -= 1
        hand.append(pool[place])
        pool[place], pool[rest] = pool[rest], pool[place]
        return rest


class _Backs:
    """The inactive faces of a two-sided deck: seen on the others' hands, unknown on the own."""

    def __init__(self, view: SeatView, random: Random) -> None:
        self._random = random
        other_side = Side.DARK if view.side is Side.LIGHT else Side.LIGHT
        self._hands = [[NUMBERS[code] for code in backs] for backs in view.backs or ()]
        self._next = NUMBERS[view.next_back] if view.next_back else None
        known = [face for hand in self._hands for face in hand]
        if self._next is not None:
            known.append(self._next)
        self._pool = _without(pack(view.rules, other_side), known)

    def put_on(self, round_: Round, own: int) -> None:
        """Give every card a back."""
        self._random.shuffle(self._pool)
        backs = iter(self._pool * 2)  # never too few
        for seat, hand in enumerate(round_.hands):
            seen = self._hands[seat] if self._hands and seat != own else []
            if len(seen) == len(hand):
                self._random.shuffle(seen)
                round_.hands[seat] = _paired(hand, seen)
            else:
                round_.hands[seat] = _paired(hand, backs)
        round_.below = _paired(round_.below, backs)
        round_.top |= next(backs) << SIDE_BITS
        round_.draw = _paired(round_.draw, backs)
        if self._next is not None and round_.draw:
            round_.draw[-1] = round_.draw[-1] & 127 | self._next << SIDE_BITS


def _paired(faces: Iterable[int], backs: Iterable[int]) -> list[int]:
    return [face | back << SIDE_BITS for face, back in zip(faces, backs, strict=False)]


def _without(cards: Iterable[int], known: Iterable[int]) -> list[int]:
    left = Counter(cards)
    left.subtract(known)
    return [card for card, count in left.items() for _ in range(count)] or [0]
