"""Tables in every situation, made by the real engine and the real table."""

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import replace

from uno.game.actions import Action
from uno.game.cards import Card, Color
from uno.game.decks import FLIP
from uno.game.events import Event, FirstCardTurned, RoundStarted
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.state import Phase, State
from uno.table import lobby
from uno.table import table as match
from uno.table.asks import ChangeLobby
from uno.table.change import Change
from uno.table.records import Member, MessageRef, Table

NOW = 1_800_000_000_000
NAMES = ("Ana", "Bo", "Cléo", "Dmitri")
HAND = ("r5", "r5", "rs", "y3", "g9", "bd", "w")
DRAW_PILE = ("b1", "b2", "w", "g8", "y6", "r0", "gs", "b7", "y1", "w4", "r2", "r7") * 5
FLIP_HAND = ("r5/p1", "r5/t2", "rs/w", "y3/oe", "g9/vd", "bd/t9", "w/pf")
FLIP_PILE = ("b1/o7", "y2/p3", "w2/t1", "g8/v5", "y6/wc", "r1/od", "gs/p9", "r7/t7") * 5
FLIP_TOP = "r3/v8"
HOST = 101
SECRET = f"{5:064x}"


def member(seat: int, name: str) -> Member:
    return Member(f"player-{seat}", HOST + seat, name, "en-US")


def waiting(
    names: Sequence[str] = NAMES,
    rules: Rules | None = None,
    preset: str = "official",
    secret: str = SECRET,
) -> Table:
    """Return a lobby with these people in it; `secret` decides about the deal."""
    opening = lobby.Opening("game-1", 7, 77, secret, "c0" * 32)
    choice = ChangeLobby(preset=preset, rules=rules)
    table = lobby.open_lobby(opening, member(0, names[0]), choice, NOW).after
    for seat, name in enumerate(names[1:], 1):
        table = lobby.join(table, member(seat, name), NOW).after
    return replace(table, preset=preset, message=MessageRef(77, 777, NOW))


def started(
    names: Sequence[str] = NAMES,
    rules: Rules | None = None,
    preset: str = "official",
    secret: str = SECRET,
) -> Change:
    """Start a match; the change has the events of the deal."""
    return lobby.start(waiting(names, rules, preset, secret), HOST, NOW)


def playing(
    names: Sequence[str] = NAMES, rules: Rules | None = None, preset: str = "official"
) -> Table:
    """Return a table with a match just begun."""
    return started(names, rules or PRESETS[preset], preset).after


def arrange(
    table: Table,
    *,
    top: str = "r3",
    color: Color | None = Color.RED,
    turn: int = 0,
    hands: Mapping[int, Sequence[str]],
) -> Table:
    """Put cards where a scene wants them, in an ordinary turn on the light side.

    Nothing is left to the shuffle, so that scenes outlive a change of it. Cards of a Flip deck are
    codes `LIGHT/DARK`; hands that are not given are like `HAND` on the light side.
    """
    assert table.state is not None
    state = table.state.copy()
    if state.rules.deck == "flip":
        return _arranged(table, state, FLIP.cards, FLIP_HAND, top, color, turn, hands)
    return _arranged(table, state, state.book.one_sided, HAND, top, color, turn, hands)


def _arranged(
    table: Table,
    state: State,
    cards: Mapping[str, Card],
    usual: Sequence[str],
    top: str,
    color: Color | None,
    turn: int,
    hands: Mapping[int, Sequence[str]],
) -> Table:
    for seat in range(len(state.hands)):
        codes = hands.get(seat, usual)
        state.hands[seat] = dict(Counter(cards[code] for code in codes))
        state.sizes[seat] = len(codes)
    state.top, state.color, state.turn, state.phase = cards[top], color, turn, Phase.TURN
    state.penalty, state.pending, state.ring = 0, None, state.ring.turned(1)
    state.match = replace(state.match, dealer=3)
    pile = DRAW_PILE if usual is HAND else FLIP_PILE
    state.draw = deque(cards[code] for code in pile)
    return replace(table, state=state, recent=())


def flip(
    *, names: Sequence[str] = NAMES, hands: Mapping[int, Sequence[str]], top: str = FLIP_TOP
) -> Table:
    """Return a Flip match on the light side, with these cards."""
    table = playing(names, preset="flip")
    return arrange(table, top=top, hands=hands)


def dark(hands: Mapping[int, Sequence[str]], top: str = "r3/v8") -> Table:
    """Return a Flip match on the dark side: cards are given as `LIGHT/DARK` all the same."""
    table = flip(hands=hands, top=top)
    assert table.state is not None
    state = table.state.copy()
    state.book = state.book.other[0]
    state.color = state.top_face.color
    return replace(table, state=state)


def first_wild() -> Table:
    """Return a match whose first card is a Wild."""
    table = arrange(playing(), top="w", color=None, hands={})
    assert table.state is not None
    state = table.state.copy()
    state.phase = Phase.COLOR
    return replace(
        table, state=state, recent=(RoundStarted(1, 3, (0, 1, 2, 3)), FirstCardTurned("w", None))
    )


def move(table: Table, *actions: Action) -> tuple[Table, tuple[Event, ...]]:
    """Do actions one after the other; return the table and the events of the last."""
    events: tuple[Event, ...] = ()
    for action in actions:
        change = match.move(table, action, NOW)
        table, events = change.after, change.events
    return table, events
