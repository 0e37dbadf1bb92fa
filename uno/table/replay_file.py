"""The replay document of a table that is over (REPLAY.md)."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace

from uno.game import replay
from uno.game.actions import Action, Join
from uno.game.replay_document import Fair
from uno.table.ports import RecordedMove
from uno.table.records import Table
from uno.table.table import teams_of


def replay_file(table: Table, moves: Sequence[RecordedMove], names: Sequence[str]) -> bytes | None:
    """Return the document as UTF-8 JSON; None before the end and for a match that never began.

    `names` by seat; none of them is empty. The secret is in it: nothing depends on it any more.
    """
    if table.is_live or table.seed is None:
        return None
    actions = [move.action for move in moves if move.action is not None]
    seats = len(table.chairs) - sum(isinstance(action, Join) for action in actions)
    document = replay.document(
        table.rules,
        names[:seats],
        bytes.fromhex(table.seed),
        _named(actions, names[seats:]),
        preset=table.preset,
        teams=teams_of(table.options, seats),
        host=table.host_seat or 0,
        fair=_fair(table, seats),
    )
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def _named(actions: Sequence[Action], names: Sequence[str]) -> Iterator[Action]:
    """Give those who joined later their names, which are not in the recorded moves."""
    later = iter(names)
    for action in actions:
        yield replace(action, name=next(later)) if isinstance(action, Join) else action


def _fair(table: Table, seats: int) -> Fair | None:
    if table.secret is None or table.commitment is None:
        return None
    words = (chair.contribution for chair in table.chairs[:seats])
    return Fair(
        game=table.id,
        secret=bytes.fromhex(table.secret),
        commitment=bytes.fromhex(table.commitment),
        contributions=tuple(bytes.fromhex(word) if word else None for word in words),
    )
