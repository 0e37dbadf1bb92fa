"""Chance: HMAC-SHA256 blocks, rejection sampling, Fisher-Yates; the same everywhere, for ever."""

import hmac
from collections import Counter
from itertools import permutations

import pytest

from uno.game.rng import shuffle

SEED = bytes(range(32))


def by_the_book(cards: list[int], seed: bytes, counter: int) -> None:
    """Shuffle as the docstring of uno.game.rng says, without a thought of speed."""
    stream, block, place = b"", 0, 0
    left = len(cards)
    while left > 1:
        while len(stream) < place + 2:
            block += 1
            message = counter.to_bytes(8, "big") + block.to_bytes(4, "big")
            stream += hmac.digest(seed, message, "sha256")
        number = int.from_bytes(stream[place : place + 2], "big")
        place += 2
        if number < 65536 - 65536 % left:
            chosen = number % left
            left -= 1
            cards[left], cards[chosen] = cards[chosen], cards[left]


@pytest.mark.parametrize("total", [0, 1, 2, 3, 7, 108, 112, 336, 511])
def test_a_shuffle_is_what_its_description_says(total: int) -> None:
    for counter in range(20):
        ours, plain = list(range(total)), list(range(total))
        assert shuffle(ours, SEED, counter) == counter + 1
        by_the_book(plain, SEED, counter)
        assert ours == plain


def test_a_known_shuffle() -> None:
    cards = list(range(10))
    shuffle(cards, SEED, 0)
    assert cards == KNOWN


KNOWN = [7, 9, 1, 0, 2, 3, 4, 8, 5, 6]


def test_every_order_of_four_is_equally_likely() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    rounds = 4800
    for counter in range(rounds):
        cards = [0, 1, 2, 3]
        shuffle(cards, SEED, counter)
        seen[tuple(cards)] += 1
    expected = rounds / 24
    chi_square = sum((seen[order] - expected) ** 2 / expected for order in permutations(range(4)))
    assert chi_square < 49.7  # 23 degrees of freedom: one in a thousand, and the seed is fixed


def test_another_counter_or_seed_gives_another_order() -> None:
    orders = set()
    for seed, counter in ((SEED, 0), (SEED, 1), (SEED[::-1], 0)):
        cards = list(range(108))
        shuffle(cards, seed, counter)
        orders.add(tuple(cards))
    assert len(orders) == 3


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(IndexError):
        shuffle(list(range(512)), SEED, 0)
