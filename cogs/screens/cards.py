"""Lists of cards in few characters."""

from collections import Counter
from collections.abc import Iterable, Mapping

from cogs.screens.face import COLOR_OF_LETTER
from uno.text import Words


def card_times(name: str, times: int, words: Words) -> str:
    """Name a card that may be there several times."""
    return name if times == 1 else words.say("card-times", card=name, times=times)


def cards_by_color(cards: Iterable[str], deck: str, words: Words, *, drawn: bool) -> str:
    """List cards by colour, in the order given, with their pictures if they are to be drawn.

    A round can end with a hundred cards, each picture costs some thirty characters.
    """
    groups: dict[str, Counter[str]] = {}
    for card in cards:
        groups.setdefault(card[0], Counter())[card] += 1
    listed = []
    for letter, counted in groups.items():
        color = COLOR_OF_LETTER[letter]
        mark, named = named_group(counted, deck, words, drawn=drawn)
        key = "round-wilds" if color is None else "round-group"
        facts = {} if color is None else {"color": color}
        listed.append(words.say(key, mark=mark, cards=named, **facts))
    return " · ".join(listed)


def named_group(
    counted: Mapping[str, int], deck: str, words: Words, *, drawn: bool
) -> tuple[str, str]:
    """Return the mark of cards of one colour, and the cards; pictures make the mark needless."""
    name = words.drawn_symbol if drawn else words.symbol
    named = [card_times(name(card, deck), times, words) for card, times in counted.items()]
    if drawn and all(words.picture(card, deck) for card in counted):
        return "", ", ".join(named)
    color = COLOR_OF_LETTER[next(iter(counted))[0]]
    return words.after(color), ", ".join(named)
