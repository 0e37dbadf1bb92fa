"""Lists of cards in few characters."""

from collections import Counter
from collections.abc import Iterable

from cogs.screens.face import COLOR_OF_LETTER, Face
from uno.text import Words


def card_times(name: str, times: int, words: Words) -> str:
    """Name a card that may be there several times."""
    return name if times == 1 else words.say("card-times", card=name, times=times)


def cards_by_color(cards: Iterable[str], face: Face) -> str:
    """List cards by colour, in the order given: a round can end with a hundred cards."""
    words = face.words
    groups: dict[str, Counter[str]] = {}
    for card in cards:
        groups.setdefault(card[0], Counter())[card] += 1
    listed = []
    for letter, counted in groups.items():
        color = COLOR_OF_LETTER[letter]
        named = [card_times(words.symbol(c, face.deck), n, words) for c, n in counted.items()]
        key = "round-wilds" if color is None else "round-group"
        facts = {} if color is None else {"color": color}
        listed.append(words.say(key, mark=words.after(color), cards=", ".join(named), **facts))
    return " · ".join(listed)
