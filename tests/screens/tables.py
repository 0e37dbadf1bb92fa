"""Tables in every situation, made by the real engine and the real table."""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace

from uno.game.actions import Action
from uno.game.cards import Color
from uno.game.events import Event, FirstCardTurned, RoundStarted
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table import lobby
from uno.table import table as match
from uno.table.asks import ChangeLobby
from uno.table.change import Change
from uno.table.records import Member, MessageRef, Table

NOW = 1_800_000_000_000
NAMES = ("Ana", "Bo", "Cléo", "Dmitri")
HAND = ("r5", "r5", "rs", "y3", "g9", "bd", "w")
DRAW_PILE = ("b1", "b2", "w", "g8", "y6", "r0", "gs", "b7", "y1", "w4", "r2", "r7") * 5
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
    hands: dict[int, Sequence[str]],
) -> Table:
    """Put cards where a scene wants them: one-sided decks only, in an ordinary turn.

    Nothing is left to the shuffle, so that scenes outlive a change of it.
    """
    assert table.state is not None
    state = table.state.copy()
    cards = state.book.one_sided
    for seat in range(len(state.hands)):
        codes = hands.get(seat, HAND)
        state.hands[seat] = dict(Counter(cards[code] for code in codes))
        state.sizes[seat] = len(codes)
    state.top, state.color, state.turn, state.phase = cards[top], color, turn, Phase.TURN
    state.penalty, state.pending, state.ring = 0, None, state.ring.turned(1)
    state.match = replace(state.match, dealer=3)
    state.draw = deque(cards[code] for code in DRAW_PILE)
    return replace(table, state=state, recent=())


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
