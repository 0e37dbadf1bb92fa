"""The story of a game for a person: who did what, what it caused, the standing after each round."""

from collections.abc import Callable, Iterator

from cogs.screens.events import sentence
from uno.cli.words import english
from uno.game.engine import step
from uno.game.errors import IllegalAction
from uno.game.events import Event, HandShown, MatchEnded, RoundEnded, TurnStarted
from uno.game.replay import Refusal, start
from uno.game.replay_document import Document
from uno.game.state import State
from uno.text import Words, plain_name


def tell(document: Document, write: Callable[[str], object]) -> Refusal | None:
    """Write the story line by line, up to the end or to the first move that is illegal."""
    words = english()
    state, events = start(document)
    write(_opening(document, words))
    for line in _lines(state, events, words):
        write(line)
    for index, action in enumerate(document.moves):
        try:
            events = step(state, action)
        except IllegalAction as illegal:
            return Refusal(index, illegal.reason)
        first, *rest = _lines(state, events, words)
        write(words.say("story-move", number=index + 1, line=first))
        for line in rest:
            write(line)
    return None


def _opening(document: Document, words: Words) -> str:
    names = words.join(names_of(document.players, words))
    return words.say(f"story-opening-{document.rules.deck}", players=names)


def names_of(players: tuple[str, ...], words: Words) -> list[str]:
    """Clean the names of strangers; who has none left is called by the seat."""
    return [
        plain_name(name) or words.say("story-seat", seat=seat + 1)
        for seat, name in enumerate(players)
    ]


def _lines(state: State, events: list[Event], words: Words) -> Iterator[str]:
    """Yield one line for what a move did and one for each thing it led to."""
    names = names_of(state.names, words)
    deck = state.rules.deck
    for event in events:
        if isinstance(event, TurnStarted):
            continue
        yield sentence(event, names, words, deck)
        if isinstance(event, HandShown):
            yield _shown(event, words, deck)
        if isinstance(event, RoundEnded):
            yield from _standing(event, names, words, deck)
        if isinstance(event, MatchEnded):
            yield words.say("story-end")


def _cards(codes: tuple[str, ...], words: Words, deck: str) -> str:
    return words.join(words.card(code, deck) for code in codes)


def _shown(event: HandShown, words: Words, deck: str) -> str:
    if not event.cards:
        return words.say("story-hand-empty")
    return words.say("story-hand", cards=_cards(event.cards, words, deck))


def _standing(event: RoundEnded, names: list[str], words: Words, deck: str) -> Iterator[str]:
    """Yield what each seat held, scored and has in all."""
    for seat, hand in enumerate(event.hands):
        points, total = event.points[seat], event.scores[seat]
        held = _cards(hand, words, deck) if hand else words.say("story-no-cards")
        yield words.say("story-standing", name=names[seat], cards=held, points=points, total=total)
