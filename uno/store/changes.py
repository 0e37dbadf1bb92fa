"""What a save changes on disk, found by comparing the table before and after it."""

from collections.abc import Iterator
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from uno.game.engine import ENGINE
from uno.store import codec
from uno.store.booking import Booking
from uno.store.statements import Change, Script, Write
from uno.table.ports import Save
from uno.table.records import Chair, MessageRef, Options, Table, Window

# Every ordinary move changes these; they have statements of their own.
_PROGRESS = {"state", "recent", "sequence", "decision", "touched_at"}
_APART = {"chairs", "windows", "message", "notice"}
_rare = attrgetter(*sorted({f.name for f in fields(Table)} - _PROGRESS - _APART))
_messages = attrgetter("message", "notice")


def changes_of(save: Save) -> list[Change | Script]:
    """List the statements of one transaction; the game first, as the others refer to it."""
    before, after = save.before, save.after
    changes: list[Change | Script] = [_game(before, after), (Write.MOVE, _move(save))]
    changes += _chairs(before.chairs if before else (), after)
    changes += _windows(before.windows if before else (), after)
    if before is not None and _messages(before) != _messages(after):
        changes.append(message_change(after.id, after.message, after.notice))
    if save.places:
        changes.append(Booking(save))
    return changes


def message_change(game_id: str, message: MessageRef | None, notice: MessageRef | None) -> Change:
    """Say where the messages of a table are now."""
    return Write.MESSAGES, {"b_game_id": game_id, **_message_values(message, notice)}


def _game(before: Table | None, after: Table) -> Change:
    if before is None:
        return Write.NEW_GAME, _new_game(after)
    key = {"b_game_id": after.id, "b_sequence": before.sequence}
    if _rare(before) == _rare(after):
        return Write.PROGRESS, {**_progress(after), **key}
    return Write.GAME, {**_progress(after), **_description(after), **key}


def _new_game(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        **_progress(table),
        **_description(table),
        **_message_values(table.message, table.notice),
    }


def _progress(table: Table) -> dict[str, Any]:
    return {
        "state": None if table.state is None else codec.dump_state(table.state),
        "recent": codec.dump_events(table.recent),
        "sequence": table.sequence,
        "decision": table.decision,
        "touched_at": table.touched_at,
    }


def _description(table: Table) -> dict[str, Any]:
    return {
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "host": table.host,
        "status": table.status.value,
        "preset": table.preset,
        "rules": codec.dump_rules(table.rules),
        "options": codec.dump_options(_kept_options(table)),
        "secret": table.secret,
        "commitment": table.commitment,
        "seed": table.seed,
        "created_at": table.created_at,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "closed_reason": table.closed_reason,
        "host_seat": table.host_seat,
        "engine": None if table.state is None else ENGINE,
    }


def _kept_options(table: Table) -> Options:
    """Forget who was invited or removed when nobody can sit down: those are accounts of people."""
    return table.options if table.is_live else replace(table.options, invited=(), removed=())


def _message_values(message: MessageRef | None, notice: MessageRef | None) -> dict[str, Any]:
    return {
        "message_channel_id": message and message.channel_id,
        "message_id": message and message.message_id,
        "message_posted_at": message and message.posted_at,
        "notice_channel_id": notice and notice.channel_id,
        "notice_id": notice and notice.message_id,
        "notice_posted_at": notice and notice.posted_at,
    }


def _move(save: Save) -> dict[str, Any]:
    return {
        "game_id": save.after.id,
        "sequence": save.after.sequence,
        "cause": save.cause,
        "action": None if save.action is None else codec.dump_action(save.action),
        "at": save.at,
    }


def _chairs(before: tuple[Chair, ...], after: Table) -> Iterator[Change]:
    if before is after.chairs:
        return
    for seat, chair in enumerate(after.chairs):
        if seat >= len(before) or before[seat] != chair:
            yield Write.SEAT, _chair(after.id, seat, chair)
    if len(after.chairs) < len(before):
        yield Write.DROP_SEATS, {"b_game_id": after.id, "b_first": len(after.chairs)}


def _chair(game_id: str, seat: int, chair: Chair) -> dict[str, Any]:
    member = chair.member
    return {
        "game_id": game_id,
        "seat": seat,
        "player_id": None if member is None else member.player,
        "name": chair.name if member is None else None,
        "controller": chair.controller.value,
        "timeouts": chair.timeouts,
        "left": chair.left,
        "acted": chair.acted,
        "contribution": chair.contribution,
        "out": chair.out,
        "earlier_matches": chair.earlier.matches or None,
        "earlier_points": chair.earlier.points or None,
    }


def _windows(before: tuple[Window, ...], after: Table) -> Iterator[Change]:
    if before is after.windows:
        return
    for position, window in enumerate(after.windows):
        if position >= len(before) or before[position] != window:
            yield Write.WINDOW, _window(after.id, position, window)
    if len(after.windows) < len(before):
        yield Write.DROP_WINDOWS, {"b_game_id": after.id, "b_first": len(after.windows)}


def _window(game_id: str, position: int, window: Window) -> dict[str, Any]:
    return {
        "game_id": game_id,
        "position": position,
        "id": window.id,
        "kind": window.kind.value,
        "seat": window.seat,
        "opened_at": window.opened_at,
        "due_at": window.due_at,
    }
