"""Rows back to the values of a table."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, bindparam, func, select

from uno.store import codec
from uno.store.schema import IS_LIVE, games, players, seats, windows
from uno.table.ports import LiveTable
from uno.table.records import (
    Chair,
    Controller,
    Earlier,
    Member,
    MessageRef,
    Status,
    Table,
    Window,
    WindowKind,
)

AnyRow = Row[Any]

SELECT_GAME: Select[Any] = (
    select(games, players.c.user_id.label("host"))
    .join(players, players.c.id == games.c.host_id)
    .where(games.c.id == bindparam("game_id"))
)

SELECT_CHAIRS: Select[Any] = (
    select(
        seats,
        players.c.user_id,
        players.c.name.label("player_name"),
        players.c.locale,
    )
    .outerjoin(players, players.c.id == seats.c.player_id)
    .where(seats.c.game_id == bindparam("game_id"))
    .order_by(seats.c.seat)
)

SELECT_WINDOWS: Select[Any] = (
    select(windows).where(windows.c.game_id == bindparam("game_id")).order_by(windows.c.position)
)

_NEXT_DUE = (
    select(func.min(windows.c.due_at)).where(windows.c.game_id == games.c.id).scalar_subquery()
)

# One row for each person still at a live table, or one without a person.
SELECT_LIVE: Select[Any] = (
    select(
        games.c.id,
        games.c.guild_id,
        games.c.channel_id,
        players.c.user_id,
        _NEXT_DUE.label("next_due_at"),
    )
    .outerjoin(
        seats,
        (seats.c.game_id == games.c.id)
        & seats.c.left.is_(False)
        & (seats.c.controller == Controller.PERSON.value),
    )
    .outerjoin(players, players.c.id == seats.c.player_id)
    .where(IS_LIVE)
    .order_by(games.c.id, seats.c.seat)
)

# Whoever asked to be forgotten has no name and no account any more.
_FORGOTTEN_USER = 0


def live_tables(rows: Sequence[AnyRow]) -> list[LiveTable]:
    """Gather the rows of SELECT_LIVE, one value for each table."""
    users: dict[str, list[int]] = {}
    for row in rows:
        found = users.setdefault(row.id, [])
        if row.user_id is not None:
            found.append(row.user_id)
    firsts = {row.id: row for row in reversed(rows)}
    return [
        LiveTable(
            id=game_id,
            guild_id=firsts[game_id].guild_id,
            channel_id=firsts[game_id].channel_id,
            user_ids=tuple(user_ids),
            next_due_at=firsts[game_id].next_due_at,
        )
        for game_id, user_ids in users.items()
    ]


def table(game: AnyRow, chair_rows: Sequence[AnyRow], window_rows: Sequence[AnyRow]) -> Table:
    """Build the table that was saved; names and locales are as they are now."""
    chairs = tuple(map(_chair, chair_rows))
    names = [chair.name for chair in chairs]
    return Table(
        id=game.id,
        guild_id=game.guild_id,
        channel_id=game.channel_id,
        status=Status(game.status),
        host=game.host or _FORGOTTEN_USER,
        preset=game.preset,
        rules=codec.load_rules(game.rules),
        options=codec.load_options(game.options),
        chairs=chairs,
        seed=game.seed,
        state=None if game.state is None else codec.load_state(game.state, names),
        sequence=game.sequence,
        decision=game.decision,
        windows=tuple(_window(row) for row in window_rows),
        recent=codec.load_events(game.recent, names),
        created_at=game.created_at,
        touched_at=game.touched_at,
        started_at=game.started_at,
        ended_at=game.ended_at,
        closed_reason=game.closed_reason,
        message=_message(game.message_channel_id, game.message_id, game.message_posted_at),
        notice=_message(game.notice_channel_id, game.notice_id, game.notice_posted_at),
        secret=game.secret,
        commitment=game.commitment,
        host_seat=game.host_seat,
    )


def _chair(row: AnyRow) -> Chair:
    member = None if row.player_id is None else _member(row)
    return Chair(
        member=member,
        name=row.name or "" if member is None else member.name,
        controller=Controller(row.controller),
        timeouts=row.timeouts,
        left=row.left,
        acted=row.acted,
        contribution=row.contribution,
        out=row.out,
        earlier=Earlier(row.earlier_matches or 0, row.earlier_points or 0),
    )


def _member(row: AnyRow) -> Member:
    return Member(
        player=row.player_id,
        user_id=row.user_id or _FORGOTTEN_USER,
        name=row.player_name or "",
        locale=row.locale,
    )


def _window(row: AnyRow) -> Window:
    return Window(
        id=row.id,
        kind=WindowKind(row.kind),
        seat=row.seat,
        opened_at=row.opened_at,
        due_at=row.due_at,
    )


def _message(
    channel_id: int | None, message_id: int | None, posted_at: int | None
) -> MessageRef | None:
    if channel_id is None or message_id is None or posted_at is None:
        return None
    return MessageRef(channel_id, message_id, posted_at)
