"""The linear evaluation: how good is it to lay a card, to draw, or to keep what was drawn.

The weights were tuned (docs/adr/0019 says how), once for two players and once for more. They say,
among other things: hold few colours, and of these many cards; leave a colour in force of which few
cards are unseen and which the next player lacks; hold wilds, plain ones harder; hit the next player
who is close to the end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from uno.computer.compact import BLOCKED, GOES_ON, NOBODY, Round
from uno.computer.faces import ACTIVE, FACES, NO_COLOR, WILD
from uno.computer.sheet import (
    DRAWS,
    DRAWS_COLOR,
    MOVES,
    REVERSES,
    SHUFFLES,
    SKIPS,
    SKIPS_EVERYONE,
    SWAPS,
    WILD_DRAWS,
    Sheet,
)

Play = tuple[float, int, int, int]
"""The value of a play, its card, the colour named (without a wild its own) and the target."""

Lean = Sequence[float]
"""What it is worth to leave each colour in force, for what is known of the others' cards."""

MOST_REST: Final = 4
_CARD: Final = 0.9
"""What one card fewer in the own hand is worth where hands move."""


@dataclass(frozen=True, slots=True, eq=False)  # equal only if the same: it is hashed at every move
class Weights:
    """Hold what was tuned. Four values stand for a next player with 1, 2, 3, more cards.

    `base` is by class: number, skip, reverse, draw card, wild, wild draw. `rest` is by how many
    cards of the colour stay in the hand, `again` the same where the seat plays once more.
    """

    base: tuple[tuple[float, float, float, float], ...]
    rest: tuple[float, ...]
    again: tuple[float, ...]
    change: float  # a coloured card that changes the colour
    same: float  # another card of the symbol stays in the hand
    void: float  # leaves the colour on which the next player last drew
    draw: tuple[float, float, float, float]
    keep: tuple[float, float, float, float]
    keep_wild: tuple[float, float, float, float]
    before: tuple[float, float, float, float]  # a reverse, by the cards of the player before
    beyond: tuple[float, float, float, float]  # a skip, by the cards of the player after the next
    second_last: tuple[float, float, float]  # as second-last card: wild, wild draw, action
    third_last_wild: float
    points: float  # for ten points
    own: tuple[tuple[float, float, float], ...]  # by class and own cards: up to 2, 3, more
    colors: float  # for each colour that stays in the hand
    unseen: tuple[float, float]  # how many of the colour are unseen: next player has up to 2, more
    holding: tuple[float, ...]  # by how many cards of the next player can be of the colour
    amount: float = 0.35  # for each card more that the next player draws


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """Hold the weights laid out for the faces of one side."""

    weights: Weights
    sheet: Sheet
    static: tuple[tuple[tuple[float, ...], ...], ...]  # by the next's and own cards, then by face
    is_retaining: tuple[bool, ...]  # by face: the same seat plays again
    leans: tuple[Lean, ...]  # by the colour on which the next player last drew; the last for none
    other: list["Evaluation"]

    def rated(
        self, round_: Round, seat: int, cards: list[int], lean: Lean | None = None
    ) -> list[Play]:
        """Rate every way to lay each of some cards that may be laid.

        `lean` is what more is known than the round holds.
        """
        weights, hand = self.weights, round_.hands[seat]
        follower, size = round_.after[round_.direction][seat], len(hand)
        static = self.static[few(len(round_.hands[follower]))][_own(size)]
        lean = lean or self.leans[round_.void[follower]]
        effects, rest, change = self.sheet.effects, weights.rest, weights.change
        counts, symbols = [0, 0, 0, 0, 0], [0] * 16
        for card in hand:
            face = card & ACTIVE
            counts[face >> 4] += 1
            if face < WILD:
                symbols[face & 15] += 1
        in_force, kinds = round_.color, 4 - counts[:4].count(0)
        plays: list[Play] = []
        for card in set(cards) if len(cards) > 1 else cards:
            face = card & ACTIVE
            value, target = static[face], NOBODY
            if effects[face]:
                more, target = self._effect(round_, seat, face)
                value += more
            if face >= WILD:
                value += weights.colors * kinds
                plays += self._wilds(value, card, target, counts, lean)
                continue
            color = face >> 4
            left = counts[color] - 1
            value += rest[left] if left < MOST_REST else rest[MOST_REST]
            if color != in_force:
                value += change
            value += lean[color] + weights.colors * (kinds if left else kinds - 1)
            if symbols[face & 15] > 1:
                value += weights.same * (symbols[face & 15] - hand.count(card))
            if self.is_retaining[face]:
                value += weights.again[left if left < 2 else 2]
            plays.append((value, card, color, target))
        return plays

    def _wilds(
        self, value: float, card: int, target: int, counts: list[int], lean: Lean
    ) -> Iterator[Play]:
        """Rate a wild with each colour."""
        weights, face, size = self.weights, card & ACTIVE, sum(counts)
        if size == 3:
            value += weights.third_last_wild
        elif size == 2:
            value += weights.second_last[self.sheet.are_wild_draws[face]]
        for color in range(4):
            left = counts[color]
            worth = value + lean[color] + weights.rest[left if left < MOST_REST else MOST_REST]
            if self.is_retaining[face]:
                worth += weights.again[left if left < 2 else 2]
            yield worth, card, color, target

    def _effect(self, round_: Round, seat: int, face: int) -> tuple[float, int]:
        """Rate an effect by whom it lets play next and whose hands it moves; say at whom."""
        weights, hands, effect = self.weights, round_.hands, self.sheet.effects[face]
        value, target = 0.0, NOBODY
        size = len(hands[seat])
        if effect >= SWAPS and size > 1:
            return _moved(round_, seat, effect)
        if size == 2 and face < WILD:
            value = weights.second_last[2]
        if round_.count == 2 or effect > DRAWS_COLOR:
            return value, target
        if effect == REVERSES:
            before = round_.after[-round_.direction][seat]
            return value + weights.before[few(len(hands[before]))], target
        after = round_.after[round_.direction]
        return value + weights.beyond[few(len(hands[after[after[seat]]]))], target

    def choose(self, round_: Round, seat: int) -> Play | None:
        """Choose what to lay in turn; None to draw."""
        cards = round_.fitting(seat)
        if not cards:
            return None
        if len(cards) == 1 and cards[0] & ACTIVE < WILD:
            card = cards[0]
            if self.sheet.effects[card & ACTIVE] < SWAPS:
                return 0.0, card, NO_COLOR, NOBODY
        best = max(self.rated(round_, seat, cards))
        if round_.penalty or len(round_.hands[seat]) == 1:
            return best
        return best if best[0] >= self.drawing(round_, seat) else None

    def choose_drawn(self, round_: Round, seat: int, card: int) -> Play | None:
        """Choose how to lay the card just drawn; None to keep it."""
        best = max(self.rated(round_, seat, [card]))
        return best if best[0] >= self.keeping(round_, seat, card) else None

    def drawing(self, round_: Round, seat: int) -> float:
        """Rate drawing though a card could be laid."""
        follower = round_.after[round_.direction][seat]
        return self.weights.draw[few(len(round_.hands[follower]))]

    def keeping(self, round_: Round, seat: int, card: int) -> float:
        """Rate keeping a drawn card that could be laid."""
        rules = self.sheet.rules
        if rules.drawn_card == "must" or rules.force_play:
            return -1e9
        follower = round_.after[round_.direction][seat]
        is_wild = card & ACTIVE >= WILD
        keep = self.weights.keep_wild if is_wild else self.weights.keep
        return keep[few(len(round_.hands[follower]))]


def _own(cards: int) -> int:
    """Return the index of the own hand's size among up to 2, 3 and more cards."""
    return 2 if cards > 3 else (1 if cards == 3 else 0)


def few(cards: int) -> int:
    """Return the index of a hand's size among 1, 2, 3 and more cards."""
    return cards - 1 if 0 < cards < MOST_REST else (0 if cards < 1 else 3)


def _moved(round_: Round, seat: int, effect: int) -> tuple[float, int]:
    """Rate how hands move, and say with whom it is best to swap."""
    hands = round_.hands
    own = len(hands[seat]) - 1
    if effect == SWAPS:
        target = min(_rivals(round_, seat), key=lambda other: len(hands[other]))
        return _CARD * (own - len(hands[target])), target
    if effect == MOVES:
        return _CARD * (own - len(hands[round_.after[-round_.direction][seat]])), NOBODY
    if effect == SHUFFLES:
        others = _others(round_, seat)
        everything = own + sum(len(hands[other]) for other in others)
        return _CARD * (own - everything / (len(others) + 1)), NOBODY
    return 0.0, NOBODY


def _others(round_: Round, seat: int) -> list[int]:
    others, after = [], round_.after[round_.direction]
    other = after[seat]
    while other != seat:
        others.append(other)
        other = after[other]
    return others


def _rivals(round_: Round, seat: int) -> list[int]:
    """List the others that are not of the own team; all others when there is no rival."""
    others, sides = _others(round_, seat), round_.sides
    return [other for other in others if sides[other] != sides[seat]] or others


@lru_cache(maxsize=256)
def evaluation_of(weights: Weights, sheet: Sheet, players: int) -> Evaluation:
    """Lay the weights out for a side and a number of players in the round."""
    first = _lay_out(weights, sheet, players)
    if sheet.other:
        second = _lay_out(weights, sheet.other[0], players)
        first.other.append(second)
        second.other.append(first)
    return first


def _lay_out(weights: Weights, sheet: Sheet, players: int) -> Evaluation:
    is_retaining = tuple(_is_retaining(sheet, face, players) for face in range(FACES))
    static = tuple(
        tuple(
            tuple(_static(weights, sheet, face, theirs, own) for face in range(FACES))
            for own in range(3)
        )
        for theirs in range(4)
    )
    return Evaluation(weights, sheet, static, is_retaining, _leans(weights.void), [])


def _leans(void: float) -> tuple[Lean, ...]:
    none = (0.0, 0.0, 0.0, 0.0)
    return (*(tuple(void * (color == held) for held in range(4)) for color in range(4)), none)


_CLASSES: Final = {
    SKIPS: 1,
    REVERSES: 2,
    DRAWS: 3,
    WILD_DRAWS: 5,
    DRAWS_COLOR: 5,
    SKIPS_EVERYONE: 1,
}
_USUAL: Final = {3: 2, 5: 4}
_UNTIL_COLOR: Final = 6


def _static(weights: Weights, sheet: Sheet, face: int, theirs: int, own: int) -> float:
    """Rate a face by what it is alone."""
    effect = sheet.effects[face]
    kind = _CLASSES.get(effect, 4 if face >= WILD else 0)
    value = weights.base[kind][theirs] + weights.own[kind][own]
    if face < WILD:
        value += weights.points * (2 if effect else sheet.points[face] / 10)
    if kind in _USUAL:
        amount = _UNTIL_COLOR if effect == DRAWS_COLOR else sheet.amounts[face]
        value += weights.amount * (amount - _USUAL[kind])
    return value


def _is_retaining(sheet: Sheet, face: int, players: int) -> bool:
    """Tell whether who lays a face plays again."""
    effect = sheet.effects[face]
    if effect == SKIPS_EVERYONE:
        return True
    is_stacking = sheet.answers[face] is not None
    return players == 2 and SKIPS <= effect <= DRAWS_COLOR and not is_stacking


def play_out(
    round_: Round, evaluation: Evaluation, most_turns: int = 2_000, *, is_blocked: bool = True
) -> None:
    """Play a round on, everybody by the evaluation; after so many turns it counts as blocked."""
    for _ in range(most_turns):
        if round_.winner != GOES_ON:
            return
        if evaluation.sheet is not round_.sheet:
            evaluation = evaluation.other[0]
        seat = round_.turn
        play = evaluation.choose(round_, seat)
        if play is None:
            card = round_.draw_in_turn(seat)
            if card is None:
                continue
            play = evaluation.choose_drawn(round_, seat, card)
            if play is None:
                round_.keep(seat)
                continue
        round_.lay(seat, play[1], play[2], play[3])
    if is_blocked:
        round_.winner = BLOCKED
