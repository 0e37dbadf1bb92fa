"""A round as lists of numbers: the same game as `uno.game`, fast enough for thousands of trials.

It knows card play: no calls, no misplays, no votes, no jump-ins; a Wild Draw is never a bluff and
never challenged. `tests/computer/test_compact.py` holds it to the engine move by move.
"""

from collections.abc import Callable
from typing import Final

from uno.computer.faces import ACTIVE, NO_COLOR, TURNED, WILD
from uno.computer.sheet import (
    DRAWS,
    DRAWS_COLOR,
    FLIPS,
    MOVES,
    REVERSES,
    SKIPS,
    SKIPS_EVERYONE,
    SWAPS,
    Sheet,
)

GOES_ON: Final = -1
BLOCKED: Final = -2
NOBODY: Final = -1

Shuffle = Callable[[list[int]], None]


class Round:
    """Hold a round that is being played out.

    `hands` by seat, `draw` with the next card last, `below` (the discards under `top`) with the
    newest last. `after[1]` and `after[-1]` are the next seats in each direction. `void[seat]` is
    the colour on which a seat last drew, `sides[seat]` its team, `winner` is GOES_ON until the
    round is over.
    """

    __slots__ = (
        "after",
        "below",
        "color",
        "count",
        "direction",
        "draw",
        "hands",
        "passes",
        "penalty",
        "sheet",
        "shuffle",
        "sides",
        "top",
        "turn",
        "void",
        "winner",
    )

    def __init__(self, sheet: Sheet, seats: tuple[int, ...], total: int, shuffle: Shuffle) -> None:
        """Begin with nothing dealt to `seats` of `total`."""
        self.sheet = sheet
        self.shuffle = shuffle
        self.hands: list[list[int]] = [[] for _ in range(total)]
        self.draw: list[int] = []
        self.below: list[int] = []
        self.top = 0
        self.color = NO_COLOR
        self.turn = 0
        self.direction = 1
        self.count = len(seats)
        self.after = circle(seats, total)
        self.penalty = 0
        self.passes = 0
        self.sides = tuple(range(total))
        self.void = [NO_COLOR] * total
        self.winner = GOES_ON

    def copy(self) -> "Round":
        """Return a copy that shares nothing that can change."""
        new = Round.__new__(Round)
        new.sheet = self.sheet
        new.shuffle = self.shuffle
        new.hands = [hand[:] for hand in self.hands]
        new.draw = self.draw[:]
        new.below = self.below[:]
        new.top = self.top
        new.color = self.color
        new.turn = self.turn
        new.direction = self.direction
        new.count = self.count
        new.after = self.after
        new.sides = self.sides
        new.penalty = self.penalty
        new.passes = self.passes
        new.void = self.void[:]
        new.winner = self.winner
        return new

    def fitting(self, seat: int) -> list[int]:
        """List the cards of the seat on turn that may be laid honestly, copies included."""
        sheet, hand, top = self.sheet, self.hands[seat], self.top & ACTIVE
        if self.penalty:
            table = sheet.answers[top]
        elif top >= WILD:
            table = sheet.on_wild[self.color]
        else:
            table = sheet.on_face[top]
        if table is None:
            return []
        cards = [card for card in hand if table[card & ACTIVE]]
        if sheet.only_numbers_last and len(hand) == 1:
            return [card for card in cards if sheet.are_numbers[card & ACTIVE]]
        for card in cards:
            if card & ACTIVE > WILD and sheet.are_wild_draws[card & ACTIVE]:
                return self._without_bluffs(cards, hand)
        return cards

    def _without_bluffs(self, cards: list[int], hand: list[int]) -> list[int]:
        if not self._forbids_wild_draw(hand):
            return cards
        are_wild_draws = self.sheet.are_wild_draws
        return [card for card in cards if not are_wild_draws[card & ACTIVE]]

    def _forbids_wild_draw(self, hand: list[int]) -> bool:
        color = self.color
        for card in hand:
            if (card & ACTIVE) >> 4 == color:
                return True
        top = self.top & ACTIVE
        if not self.sheet.forbids_by_number or not self.sheet.are_numbers[top]:
            return False
        symbol = top & 15
        return any(card & 15 == symbol and card & ACTIVE < WILD for card in hand)

    def lay(self, seat: int, card: int, color: int, target: int = NOBODY) -> None:
        """Lay a card; `color` is named with a wild, `target` where hands are swapped."""
        hand = self.hands[seat]
        hand.remove(card)
        face = card & ACTIVE
        self.below.append(self.top)
        self.top = card
        self.color = color if face >= WILD else face >> 4
        self.passes = 0
        effect = self.sheet.effects[face]
        if not hand:
            self._end(seat, effect, face)
        elif effect:
            self.turn = self._do(effect, seat, face, target)
        else:
            self.turn = self.after[self.direction][seat]

    def put(self, seat: int, card: int, color: int) -> None:
        """Lay a card without its effect."""
        self.hands[seat].remove(card)
        self.below.append(self.top)
        self.top, self.color, self.passes = card, color, 0

    def _end(self, seat: int, effect: int, face: int) -> None:
        """Do what a last card still does."""
        if DRAWS <= effect <= DRAWS_COLOR:
            victim = self.after[self.direction][seat]
            self._hit(victim, face)
        elif effect == FLIPS:
            self._turn_over()
        elif effect == REVERSES and self.count > 2:
            self.direction = -self.direction
        self.winner = seat

    def _do(self, effect: int, seat: int, face: int, target: int) -> int:  # noqa: PLR0911 - one per effect
        """Do the effect of a card; return whose turn it is."""
        after = self.after[self.direction]
        follower = after[seat]
        if effect == SKIPS:
            return after[follower]
        if effect == REVERSES:
            if self.count == 2:
                return seat
            self.direction = -self.direction
            return self.after[self.direction][seat]
        if effect <= DRAWS_COLOR:
            if self.sheet.answers[face] is not None:
                self.penalty += self.sheet.amounts[face]
                return follower
            self._hit(follower, face)
            return after[follower]
        if effect == SKIPS_EVERYONE:
            return seat
        if effect == FLIPS:
            self._turn_over()
        elif effect == SWAPS:
            hands, void = self.hands, self.void
            hands[seat], hands[target] = hands[target], hands[seat]
            void[seat], void[target] = void[target], void[seat]
        elif effect == MOVES:
            self._move_hands(seat)
        else:
            self._shuffle_hands(seat)
        return follower

    def _hit(self, victim: int, face: int) -> None:
        """Make a seat draw what a draw card puts at stake."""
        amount = self.penalty + self.sheet.amounts[face]
        self.penalty = 0
        if self.sheet.effects[face] == DRAWS_COLOR:
            self._take_until_color(victim)
        else:
            self.take(victim, amount)

    def take(self, seat: int, amount: int) -> None:
        """Make a seat draw, as far as there are cards."""
        hand, draw = self.hands[seat], self.draw
        for _ in range(amount):
            if not draw:
                if not self._remake():
                    break
                draw = self.draw
            hand.append(draw.pop())
            self.passes = 0
        self.void[seat] = NO_COLOR

    def _take_until_color(self, seat: int) -> None:
        hand, color = self.hands[seat], self.color
        while self.draw or self._remake():
            card = self.draw.pop()
            hand.append(card)
            self.passes = 0
            if (card & ACTIVE) >> 4 == color:
                break
        self.void[seat] = NO_COLOR

    def _remake(self) -> bool:
        if not self.below:
            return False
        self.draw, self.below = self.below, []
        self.shuffle(self.draw)
        return True

    def draw_in_turn(self, seat: int) -> int | None:
        """Draw as the rules say; return a drawn card that may be played, else pass the turn on."""
        if self.penalty:
            amount, self.penalty = self.penalty, 0
            self.take(seat, amount)
            self.turn = self.after[self.direction][seat]
            return None
        if not self.draw and not self._remake():
            self._pass(seat)
            return None
        card = self._draw_one(seat)
        if self.sheet.draws_on:
            while not self.may_play(seat, card) and (self.draw or self._remake()):
                card = self._draw_one(seat)
        if self.may_play(seat, card):
            return card
        self.keep(seat)
        return None

    def _draw_one(self, seat: int) -> int:
        card = self.draw.pop()
        self.hands[seat].append(card)
        self.passes = 0
        return card

    def may_play(self, seat: int, card: int) -> bool:
        """Tell whether a card just drawn may be laid honestly."""
        sheet, top, face = self.sheet, self.top & ACTIVE, card & ACTIVE
        if not (sheet.on_wild[self.color] if top >= WILD else sheet.on_face[top])[face]:
            return False
        if sheet.are_wild_draws[face]:
            return not self._forbids_wild_draw(self.hands[seat])
        return True

    def keep(self, seat: int) -> None:
        """Keep what was drawn: the turn passes."""
        self.void[seat] = self.color
        self.turn = self.after[self.direction][seat]

    def _pass(self, seat: int) -> None:
        self.passes += 1
        if self.passes >= self.count:
            self.winner = BLOCKED
        self.turn = self.after[self.direction][seat]

    def _turn_over(self) -> None:
        """Turn everything to the other side (RULES.md section 8)."""
        pile = [TURNED[card] for card in reversed((*self.below, self.top))]
        self.top = pile.pop()
        self.below = pile
        self.draw = [TURNED[card] for card in reversed(self.draw)]
        self.hands = [[TURNED[card] for card in hand] for hand in self.hands]
        self.sheet = self.sheet.other[0]
        face = self.top & ACTIVE
        self.color = NO_COLOR if face >= WILD else face >> 4
        self.void = [NO_COLOR] * len(self.void)

    def _move_hands(self, seat: int) -> None:
        after, hands, void = self.after[self.direction], self.hands[:], self.void[:]
        giver = seat
        for _ in range(self.count):
            self.hands[after[giver]] = hands[giver]
            self.void[after[giver]] = void[giver]
            giver = after[giver]

    def _shuffle_hands(self, seat: int) -> None:
        order, left_of = [self.after[1][seat]], self.after[1]
        while len(order) < self.count:
            order.append(left_of[order[-1]])
        cards = [card for other in order for card in self.hands[other]]
        self.shuffle(cards)
        for place, other in enumerate(order):
            self.hands[other] = cards[place :: len(order)]
            self.void[other] = NO_COLOR


def circle(seats: tuple[int, ...], total: int) -> tuple[tuple[int, ...], ...]:
    """Return the next seats by direction: index 1 to the left, index -1 to the right."""
    left, right = [0] * total, [0] * total
    for seat in range(total):
        left[seat] = next((s for s in seats if s > seat), seats[0])
        right[seat] = next((s for s in reversed(seats) if s < seat), seats[-1])
    return ((), tuple(left), tuple(right))
