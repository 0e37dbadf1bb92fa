"""The replay document, `uno-replay/1`: a checked value, and how it is read (REPLAY.md)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from uno.game.actions import Action
from uno.game.actions_json import MOVES, action_from_json
from uno.game.book import open_book
from uno.game.cards import COLORS, Card, Color, Side
from uno.game.decks import CLASSIC, FLIP, deck_of
from uno.game.errors import InvalidRules
from uno.game.presets import PRESETS
from uno.game.replay_fields import (
    Fields,
    read_bool,
    read_fields,
    read_hex,
    read_int,
    read_items,
    read_list,
    read_name,
    read_object,
    read_text,
    read_word,
)
from uno.game.rules import (
    MAX_DECKS,
    MAX_SEATS,
    SWITCHES,
    Rules,
    check_rules,
    is_switch_value,
)
from uno.game.strict_json import (
    Codes,
    InvalidDocumentError,
    Items,
    Members,
    Shape,
    join_path,
    parse_json,
    shown,
)

FORMAT: Final = "uno-replay/1"
MAX_MOVES: Final = 100_000
CARDS_A_DECK: Final = 108
_GAME_ID: Final = re.compile(r"[A-Za-z0-9-]{1,64}")
_ANY: Final = 10**18
_EXTRA_WILDS: Final = ("ws", "wh")
_COLOR_LETTERS: Final = tuple(color.value for color in Color)
_CODES: Final = frozenset(
    {*CLASSIC.cards, *FLIP.cards, *FLIP.faces[Side.LIGHT], *FLIP.faces[Side.DARK]}
)
"""Every code a move may name: the active face, or the whole card."""
_CARDS: Final = {name: name for name in (*CLASSIC.cards, *FLIP.cards)}
_BY_SEAT: Final = Items(None, MAX_SEATS)
_DEAL: Final[dict[str, Shape]] = {
    "hands": Items(Codes(_CARDS, CARDS_A_DECK * MAX_DECKS), MAX_SEATS),
    "discard": Codes(_CARDS),
    "draw": Codes(_CARDS),
    "scores": _BY_SEAT,
}
_DOCUMENT: Final = Members(
    {
        "rules": Members(),
        "players": _BY_SEAT,
        "teams": Items(_BY_SEAT, MAX_SEATS),
        "deal": Members(_DEAL),
        "fair": Members({"contributions": _BY_SEAT}),
        "moves": Items(Members(), MAX_MOVES),
    }
)


@dataclass(frozen=True, slots=True)
class Deal:
    """A given position for a first round (REPLAY.md)."""

    hands: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]  # the top last
    draw: tuple[Card, ...]  # the next card first
    dealer: int
    side: Side
    direction: int
    turn: int | None = None
    color: Color | None = None
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Fair:
    """What proves that the deal was fair (REPLAY.md, Fairness)."""

    game: str
    secret: bytes
    commitment: bytes
    contributions: tuple[bytes | None, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A valid replay document; exactly one of `seed` and `deal` is given."""

    rules: Rules
    players: tuple[str, ...]
    moves: tuple[Action, ...]
    teams: tuple[tuple[int, ...], ...] | None = None
    host: int = 0
    seed: bytes | None = None
    deal: Deal | None = None
    engine: int | None = None
    fair: Fair | None = None


def parse_document(data: bytes) -> Document:
    """Read a document; raises InvalidDocumentError with where and what."""
    return read_document(parse_json(data, _DOCUMENT))


def read_document(value: object) -> Document:
    """Check a parsed document; raises InvalidDocumentError with where and what."""
    fields = read_fields(
        "document",
        value,
        ("format", "rules", "players", "moves"),
        ("teams", "dealer", "seed", "deal", "engine", "fair"),
    )
    read_word("format", fields["format"], (FORMAT,))
    rules = _read_rules(fields["rules"])
    players = tuple(read_items("players", fields["players"], 2, MAX_SEATS, read_name))
    teams = _read_teams(fields, len(players))
    _check_game(rules, len(players), teams)
    if ("seed" in fields) == ("deal" in fields):
        raise InvalidDocumentError("document", "needs exactly one of seed and deal")
    document = Document(
        rules=rules,
        players=players,
        teams=teams,
        moves=_read_moves(fields["moves"], len(players)),
        engine=read_int("engine", fields["engine"], 1, _ANY) if "engine" in fields else None,
    )
    return _with_deal(document, fields) if "deal" in fields else _with_seed(document, fields)


def _with_seed(document: Document, fields: Fields) -> Document:
    return replace(
        document,
        seed=read_hex("seed", fields["seed"]),
        host=_read_host(document.rules, fields, len(document.players)),
        fair=_read_fair(fields["fair"], len(document.players)) if "fair" in fields else None,
    )


def _with_deal(document: Document, fields: Fields) -> Document:
    if "fair" in fields:
        raise InvalidDocumentError("fair", "only beside a seed")
    if "dealer" not in fields:
        raise InvalidDocumentError("dealer", "missing")
    seats = len(document.players)
    dealer = _read_seat("dealer", fields["dealer"], seats)
    return replace(document, deal=_read_deal(fields["deal"], document.rules, seats, dealer))


def _read_host(rules: Rules, fields: Fields, seats: int) -> int:
    """Return the host's seat, who deals first under `dealer = host`."""
    if "dealer" not in fields:
        return 0
    if rules.dealer != "host":
        raise InvalidDocumentError("dealer", "beside a seed only with the switch dealer = host")
    return _read_seat("dealer", fields["dealer"], seats)


def _read_seat(where: str, value: object, seats: int) -> int:
    return read_int(where, value, 0, seats - 1)


def _read_rules(value: object) -> Rules:
    switches = dict(read_object("rules", value))
    preset = read_word("rules.preset", switches.pop("preset", "official"), tuple(PRESETS))
    for name, setting in switches.items():
        where = join_path("rules", name)
        if name not in SWITCHES:
            raise InvalidDocumentError(where, "unknown switch")
        if not is_switch_value(name, setting):
            raise InvalidDocumentError(where, f"{shown(setting)} is not a value of this switch")
    return replace(PRESETS[preset], **switches)


def _read_teams(fields: Fields, seats: int) -> tuple[tuple[int, ...], ...] | None:
    if "teams" not in fields:
        return None

    def read_team(where: str, value: object) -> tuple[int, ...]:
        return tuple(
            read_items(where, value, 1, seats, lambda at, seat: _read_seat(at, seat, seats))
        )

    return tuple(read_items("teams", fields["teams"], 1, seats, read_team))


def _check_game(rules: Rules, seats: int, teams: tuple[tuple[int, ...], ...] | None) -> None:
    try:
        check_rules(rules, seats, teams)
    except InvalidRules as error:
        where, _, what = str(error).partition(": ")
        raise InvalidDocumentError(where, what) from None


def _read_deal(value: object, rules: Rules, seats: int, dealer: int) -> Deal:
    fields = read_fields(
        "deal",
        value,
        ("hands", "discard", "draw"),
        ("turn", "color", "direction", "scores", "side"),
    )
    side = Side(read_word("deal.side", fields.get("side", "light"), ("light", "dark")))
    if side is Side.DARK and rules.deck != "flip":
        raise InvalidDocumentError("deal.side", "a classic deck has no dark side")
    discard = _read_cards("deal.discard", fields["discard"], rules, 1, _ANY)
    most = CARDS_A_DECK * rules.decks
    hands = read_list("deal.hands", fields["hands"], seats, seats)
    return Deal(
        hands=tuple(
            _read_cards(f"deal.hands[{seat}]", hand, rules, 1, most)
            for seat, hand in enumerate(hands)
        ),
        discard=discard,
        draw=_read_cards("deal.draw", fields["draw"], rules, 0, _ANY),
        dealer=dealer,
        side=side,
        direction=_read_direction(fields),
        turn=_read_seat("deal.turn", fields["turn"], seats) if "turn" in fields else None,
        color=_read_deal_color(fields, rules, side, discard[-1]),
        scores=_read_scores(fields, rules, seats),
    )


def _read_cards(where: str, value: object, rules: Rules, least: int, most: int) -> tuple[Card, ...]:
    cards = _cards_in_use(rules)
    names = read_list(where, value, least, most)
    try:
        return tuple(map(cards.__getitem__, names))
    except (KeyError, TypeError):
        _refuse_first_bad_card(where, names, cards, rules)
        raise


def _cards_in_use(rules: Rules) -> Mapping[str, Card]:
    cards = deck_of(rules.deck).cards
    if rules.deck == "flip" or rules.extra_wilds:
        return cards
    return {name: card for name, card in cards.items() if name not in _EXTRA_WILDS}


def _refuse_first_bad_card(
    where: str, names: list[Any], cards: Mapping[str, Card], rules: Rules
) -> None:
    for index, name in enumerate(names):
        if type(name) is not str or name not in cards:
            what = f"{shown(name)} is not a card of the deck in use"
            if rules.deck == "classic" and name in _EXTRA_WILDS:
                what = "only with the switch extra_wilds"
            raise InvalidDocumentError(f"{where}[{index}]", what)


def _read_direction(fields: Fields) -> int:
    direction = read_int("deal.direction", fields.get("direction", 1), -1, 1)
    if direction == 0:
        raise InvalidDocumentError("deal.direction", "neither 1 nor -1")
    return direction


def _read_deal_color(fields: Fields, rules: Rules, side: Side, top: Card) -> Color | None:
    if "color" not in fields:
        return None
    color = Color(read_word("deal.color", fields["color"], _COLOR_LETTERS))
    if not open_book(rules, side).face(top).is_wild:
        raise InvalidDocumentError("deal.color", "only with a wild on top")
    if color not in COLORS[side]:
        raise InvalidDocumentError("deal.color", f"not a colour of the {side.value} side")
    return color


def _read_scores(fields: Fields, rules: Rules, seats: int) -> tuple[int, ...] | None:
    if "scores" not in fields:
        return None

    def read_score(where: str, value: object) -> int:
        return read_int(where, value, -_ANY, rules.target - 1)

    return tuple(read_items("deal.scores", fields["scores"], seats, seats, read_score))


_MOVE_FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "play": (("seat", "card"), ("color", "target", "uno")),
    "color": (("seat", "color"), ()),
    "catch": (("seat", "target"), ()),
    "accuse": (("seat", "target"), ()),
    "vote": (("seat", "guilty"), ()),
    "next_round": ((), ()),
    "join": (("name",), ()),
}
"""The fields of each move beside `do`, needed and optional; all others carry a seat alone."""


def _read_moves(value: object, seats: int) -> tuple[Action, ...]:
    moves = read_list("moves", value, 0, MAX_MOVES)
    actions: list[Action] = []
    for index, move in enumerate(moves):
        actions.append(_read_move(f"moves[{index}]", move, seats))
        if move["do"] == "join":
            seats += 1
    return tuple(actions)


def _read_move(where: str, value: object, seats: int) -> Action:
    fields = read_object(where, value)
    if "do" not in fields:
        raise InvalidDocumentError(join_path(where, "do"), "missing")
    do = read_word(f"{where}.do", fields["do"], MOVES)
    needed, others = _MOVE_FIELDS.get(do, (("seat",), ()))
    read_fields(where, fields, (*needed, "do"), others)
    for name in fields:
        _check_move_field(f"{where}.{name}", name, fields[name], seats)
    return action_from_json(fields)


def _check_move_field(where: str, name: str, value: object, seats: int) -> None:
    if name in ("seat", "target"):
        _read_seat(where, value, seats)
    elif name == "card":
        if read_text(where, value) not in _CODES:
            raise InvalidDocumentError(where, f"{shown(value)} is not a card code")
    elif name == "color":
        read_word(where, value, _COLOR_LETTERS)
    elif name in ("uno", "guilty"):
        read_bool(where, value)
    elif name == "name":
        read_name(where, value)


def _read_fair(value: object, seats: int) -> Fair:
    fields = read_fields("fair", value, ("game", "secret", "commitment", "contributions"), ())
    game = read_text("fair.game", fields["game"])
    if not _GAME_ID.fullmatch(game):
        raise InvalidDocumentError("fair.game", "not 1 to 64 of A-Z a-z 0-9 -")

    def read_contribution(where: str, item: object) -> bytes | None:
        return None if item is None else read_hex(where, item)

    return Fair(
        game=game,
        secret=read_hex("fair.secret", fields["secret"]),
        commitment=read_hex("fair.commitment", fields["commitment"]),
        contributions=tuple(
            read_items(
                "fair.contributions", fields["contributions"], seats, seats, read_contribution
            )
        ),
    )
