"""The state as plain JSON values and back, canonical: equal states give equal JSON.

Cards are names (`r5`, `r5/te`), hands sorted; `draw` begins with the next card, `discard` ends with
the top, as in the replay document.
"""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any, Final

from uno.game.book import open_book
from uno.game.cards import Card, Color, Side
from uno.game.decks import Deck
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.state import Ballot, Hand, Match, Phase, State, WildDraw, ring, spread

Json = dict[str, Any]
VERSION: Final = 1
_MATCH_FIELDS: Final = tuple(field.name for field in fields(Match))
_MATCH_TUPLES: Final = ("names", "scores", "left", "out")


def rules_to_json(rules: Rules, preset: str = "official") -> Json:
    """Return a preset and the switches that differ from it, as in the replay document."""
    return {"preset": preset} | _difference(rules, PRESETS[preset])


@lru_cache(maxsize=256)
def _switches(rules: Rules) -> tuple[tuple[str, Any], ...]:
    return tuple(asdict(rules).items())


def _difference(rules: Rules, base: Rules) -> Json:
    pairs = zip(_switches(rules), _switches(base), strict=True)
    return {name: value for (name, value), (_, usual) in pairs if value != usual}


def state_to_json(state: State) -> Json:
    """Return a state as JSON values; it holds the seed and all hands, so it is secret."""
    return {
        "version": VERSION,
        "rules": rules_to_json(state.rules),
        "side": state.side.value,
        "match": _match_to_json(state.match),
        "seats": list(state.ring.seats),
        "direction": state.direction,
        "phase": state.phase.value,
        "turn": state.turn,
        "color": _value(state.color),
        "hands": [_sorted_names(state.cards(seat)) for seat in range(len(state.hands))],
        "draw": draw_pile(state),
        "discard": discard_pile(state),
        "seed": None if state.seed is None else state.seed.hex(),
        "counter": state.counter,
        "penalty": state.penalty,
        "passes": state.passes,
        "drawn": None if state.drawn is None else state.drawn.name,
        "pending": None if state.pending is None else _pending_to_json(state.pending),
        "has_acted": state.has_acted,
        "takes_back": state.takes_back,
        "ballot": None if state.ballot is None else _ballot_to_json(state.ballot),
        "uno_open": list(state.uno_open),
        "uno_called": list(state.uno_called),
        "called": list(state.called),
        "called_ahead": state.called_ahead,
    }


def state_from_json(plain: Json) -> State:
    """Return the state of `state_to_json`; ValueError for another version."""
    if plain["version"] != VERSION:
        raise ValueError(f"state version {plain['version']} is not {VERSION}")
    rules = rules_from_json(plain["rules"])
    book = open_book(rules, Side(plain["side"]))
    match = _match_from_json(plain["match"])
    cards = book.deck.cards
    hands = [hand_of(cards[name] for name in names) for names in plain["hands"]]
    discards = [cards[name] for name in plain["discard"]]
    return State(
        book=book,
        match=match,
        ring=ring(tuple(plain["seats"]), plain["direction"], len(match.names)),
        phase=Phase(plain["phase"]),
        turn=plain["turn"],
        color=_color(plain["color"]),
        hands=hands,
        sizes=[sum(hand.values()) for hand in hands],
        draw=draw_from([cards[name] for name in plain["draw"]], is_light=book.is_light),
        below=discards_from(discards[:-1], is_light=book.is_light),
        top=discards[-1],
        seed=None if plain["seed"] is None else bytes.fromhex(plain["seed"]),
        counter=plain["counter"],
        penalty=plain["penalty"],
        passes=plain["passes"],
        drawn=None if plain["drawn"] is None else cards[plain["drawn"]],
        pending=_pending_from_json(plain["pending"], book.deck),
        has_acted=plain["has_acted"],
        takes_back=plain["takes_back"],
        ballot=_ballot_from_json(plain["ballot"]),
        uno_open=tuple(plain["uno_open"]),
        uno_called=tuple(plain["uno_called"]),
        called=tuple(plain["called"]),
        called_ahead=plain["called_ahead"],
    )


def rules_from_json(plain: Json) -> Rules:
    """Return the rules of a preset and the switches that differ; KeyError, TypeError if unknown."""
    switches = {name: value for name, value in plain.items() if name != "preset"}
    return Rules(**(asdict(PRESETS[plain.get("preset", "official")]) | switches))


def draw_pile(state: State) -> list[str]:
    """List the names of the draw pile, the next card first."""
    names = [card.name for card in state.draw]
    return names[::-1] if state.book.is_light else names


def discard_pile(state: State) -> list[str]:
    """List the names of the discards, the top last."""
    names = [card.name for card in state.below]
    return [*(names if state.book.is_light else names[::-1]), state.top.name]


def draw_from(cards: Sequence[Card], *, is_light: bool) -> deque[Card]:
    """Return the draw pile of cards that begin with the next one."""
    return deque(reversed(cards) if is_light else cards)


def discards_from(cards: Sequence[Card], *, is_light: bool) -> deque[Card]:
    """Return the discards under the top card, from cards that begin with the first one."""
    return deque(cards if is_light else reversed(cards))


def hand_of(cards: Iterable[Card]) -> Hand:
    """Return a hand of cards."""
    return dict(Counter(cards))


def _sorted_names(cards: list[Card]) -> list[str]:
    return sorted(card.name for card in cards)


def _value(color: Color | None) -> str | None:
    return None if color is None else color.value


def _color(value: str | None) -> Color | None:
    return None if value is None else Color(value)


def _match_to_json(match: Match) -> Json:
    # dataclasses.asdict copies deeply: ten times slower, and this is done for every save.
    return {name: getattr(match, name) for name in _MATCH_FIELDS}


def _match_from_json(plain: Json) -> Match:
    points, winners = plain["round_points"], plain["winners"]
    lists = {name: tuple(plain[name]) for name in _MATCH_TUPLES}
    return Match(
        **lists,
        teams=tuple(map(tuple, plain["teams"])),
        round=plain["round"],
        dealer=plain["dealer"],
        in_final=plain["in_final"],
        round_points=None if points is None else tuple(points),
        winners=None if winners is None else tuple(winners),
    )


def _pending_to_json(pending: WildDraw) -> Json:
    return {
        "offender": pending.offender,
        "color_before": _value(pending.color_before),
        "guilty": pending.guilty,
        "number": pending.number,
        "hand": _sorted_names(spread(pending.hand)),
    }


def _pending_from_json(plain: Json | None, deck: Deck) -> WildDraw | None:
    if plain is None:
        return None
    return WildDraw(
        offender=plain["offender"],
        color_before=_color(plain["color_before"]),
        guilty=plain["guilty"],
        number=plain["number"],
        hand=hand_of(deck.cards[name] for name in plain["hand"]),
    )


def _ballot_to_json(ballot: Ballot) -> Json:
    return {
        "accuser": ballot.accuser,
        "accused": ballot.accused,
        "phase": ballot.phase.value,
        "votes": [list(cast) for cast in ballot.votes],
    }


def _ballot_from_json(plain: Json | None) -> Ballot | None:
    if plain is None:
        return None
    votes = tuple((seat, guilty) for seat, guilty in plain["votes"])
    return Ballot(plain["accuser"], plain["accused"], Phase(plain["phase"]), votes)
