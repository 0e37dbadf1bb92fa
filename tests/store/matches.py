"""Matches that play themselves: tables as they follow each other, the engine deciding."""

import random
from collections.abc import Iterator
from dataclasses import replace

from tests.store.tables import NOW, save_of, window
from uno.game.actions import Action, NextRound
from uno.game.engine import Transition, apply, new_game
from uno.game.events import Event, HandShown
from uno.game.legal import legal_actions
from uno.game.rules import Rules
from uno.game.state import Phase, State
from uno.table.ports import Place, Save
from uno.table.records import Chair, Status, Table, Window, WindowKind

SEED = bytes(range(32))
RECENT = 3


def begin(lobby: Table, rules: Rules, seed: bytes = SEED) -> Save:
    """Start the match of a saved lobby."""
    names = [chair.name for chair in lobby.chairs]
    begun = new_game(rules, names, seed)
    table = replace(
        lobby,
        status=Status.PLAYING,
        rules=rules,
        seed=seed.hex(),
        started_at=lobby.touched_at,
    )
    return save_of(lobby, _after(table, begun))


def moves(table: Table, chance: random.Random) -> Iterator[Save]:
    """Play legal moves at random until the match is over; each save follows the one before."""
    while table.state is not None and table.state.phase is not Phase.MATCH_OVER:
        save = move(table, chance)
        yield save
        table = save.after


def move(table: Table, chance: random.Random) -> Save:
    """Play one legal move at random."""
    state = table.state
    assert state is not None
    action = chance.choice(_legal(state))
    changed = apply(state, action)
    seat = getattr(action, "seat", None)
    after = _after(_acted(table, seat), changed)
    return save_of(table, after, action=action, places=_places(after))


def _legal(state: State) -> list[Action]:
    if state.phase is Phase.ROUND_OVER:
        return [NextRound()]
    return [action for seat in state.match.playing for action in legal_actions(state, seat)]


def _acted(table: Table, seat: int | None) -> Table:
    chairs = tuple(
        replace(chair, acted=table.decision) if number == seat else chair
        for number, chair in enumerate(table.chairs)
    )
    return replace(table, chairs=chairs)


def _after(table: Table, transition: Transition) -> Table:
    sequence = table.sequence + 1
    is_over = transition.state.phase is Phase.MATCH_OVER
    return replace(
        table,
        state=transition.state,
        status=Status.FINISHED if is_over else table.status,
        sequence=sequence,
        decision=table.decision + 1,
        windows=_windows(table.id, transition.state, sequence),
        recent=_recent(table.recent, transition.events),
        touched_at=table.touched_at + 1000,
        ended_at=table.touched_at + 1000 if is_over else None,
    )


def _windows(game_id: str, state: State, number: int) -> tuple[Window, ...]:
    if state.phase is Phase.MATCH_OVER:
        return ()
    turn, due = f"{game_id}-{number}", NOW + number * 1000 + 90_000
    open_uno = [window(f"{turn}-u{seat}", WindowKind.UNO, seat) for seat in state.uno_open]
    return (
        window(f"{turn}-t", WindowKind.TURN, state.turn, due),
        window(f"{turn}-r", WindowKind.REMINDER, state.turn, due - 45_000),
        *open_uno,
    )


def _recent(before: tuple[Event, ...], events: tuple[Event, ...]) -> tuple[Event, ...]:
    public = [event for event in events if not isinstance(event, HandShown)]
    return (*before, *public)[-RECENT:]


def _places(table: Table) -> tuple[Place, ...]:
    state = table.state
    if state is None or state.match.winners is None:
        return ()
    return tuple(
        Place(
            _player(chair),
            1 if seat in state.match.winners else 2,
            seat in state.match.winners,
            state.match.scores[seat],
        )
        for seat, chair in enumerate(table.chairs)
    )


def _player(chair: Chair) -> str:
    assert chair.member is not None
    return chair.member.player
