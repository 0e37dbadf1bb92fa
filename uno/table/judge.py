"""What an ask means for a table as it is now: one pure function for all of them."""

from dataclasses import replace

from uno.game.actions import Join, Leave, NextRound, Timeout
from uno.game.errors import Reason
from uno.game.state import State
from uno.table import lobby, people
from uno.table import table as running
from uno.table.answers import RefusedError, TableReason
from uno.table.asks import (
    AddComputer,
    Ask,
    Cancel,
    ChangeLobby,
    Close,
    ComeBack,
    Contribute,
    Due,
    GetUp,
    Invite,
    Kick,
    MoveTo,
    Pause,
    Person,
    RemoveComputer,
    Request,
    Resume,
    SitDown,
    SkipAbsent,
    Start,
)
from uno.table.change import Change, close, follow
from uno.table.records import Chair, Controller, Member, Status, Table
from uno.table.stale import is_older, is_stale
from uno.table.table import substituted
from uno.table.welcome import require_welcome

OF_THE_LOBBY = (Start, Cancel, ChangeLobby, Contribute, Invite, AddComputer, RemoveComputer)
OF_PEOPLE = (*OF_THE_LOBBY, SitDown, GetUp, ComeBack, Pause, Resume, SkipAbsent)


def judge(table: Table, request: Request, member: Member | None, now: int) -> Change:
    """Return what a live table becomes; raises RefusedError.

    `member` is given for SitDown, and when a seated person's name has changed.
    """
    ask = request.ask
    if isinstance(ask, Due):
        return running.due(table, ask.window_id, now, ask.thought)
    if isinstance(ask, Close):
        return close(table, ask.reason, now)
    if isinstance(ask, Kick):
        _require_meant(table, ask)
    if request.person is None:
        return _without_person(table, ask, now)
    if isinstance(ask, SitDown):
        return _sit_down(table, request.person, member, now)
    table = _with_member(table, member)
    if table.status is Status.LOBBY:
        return _in_lobby(table, request.person.user_id, ask, now)
    return _in_match(table, request.person.user_id, request, now)


def _require_meant(table: Table, kick: Kick) -> None:
    """Refuse where somebody else sits by now than who is to be removed."""
    if kick.user_id is None or not 0 <= kick.target < len(table.chairs):
        return
    member = table.chairs[kick.target].member
    if kick.user_id != (member.user_id if member else 0):
        raise RefusedError(TableReason.NO_SUCH_SEAT)


def is_known_otherwise(table: Table, person: Person) -> bool:
    """Tell whether a seated person has another name or language now."""
    seat = table.seat_of(person.user_id)
    member = None if seat is None else table.chairs[seat].member
    if member is None:
        return False
    return person.name != member.name or person.locale not in (None, member.locale)


def _sit_down(table: Table, person: Person, member: Member | None, now: int) -> Change:
    if member is None:
        raise RefusedError(TableReason.NOT_SEATED)
    if table.seat_of(person.user_id) is not None:
        raise RefusedError(TableReason.ALREADY_SEATED)
    if substituted(table, person.user_id) is not None:
        return running.sit_down_again(table, person.user_id, now)
    require_welcome(table, person)
    if table.status is Status.LOBBY:
        return lobby.join(table, member, now)
    return running.join(table, member, now)


def _in_lobby(  # noqa: PLR0911 - one per ask
    table: Table, user_id: int, ask: Ask, now: int
) -> Change:
    match ask:
        case GetUp() | Leave():
            return lobby.leave(table, user_id, now)
        case ChangeLobby():
            return lobby.change(table, user_id, ask, now)
        case Contribute():
            return lobby.contribute(table, user_id, ask.contribution, now)
        case Invite():
            return lobby.invite(table, user_id, ask.user_id, now)
        case AddComputer():
            return lobby.add_computer(table, user_id, ask.name, now)
        case RemoveComputer():
            return lobby.remove_computer(table, user_id, now)
        case Kick():
            return lobby.kick(table, user_id, ask.target, now)
        case Start():
            return lobby.start(table, user_id, now)
        case Cancel():
            return lobby.cancel(table, user_id, now)
        case _:
            raise RefusedError(TableReason.NOT_STARTED)


def _in_match(table: Table, user_id: int, request: Request, now: int) -> Change:
    ask, decision = request.ask, request.decision
    if isinstance(ask, OF_THE_LOBBY):
        raise RefusedError(TableReason.MATCH_RUNNING)
    if isinstance(ask, ComeBack) and substituted(table, user_id) is not None:
        return running.sit_down_again(table, user_id, now)
    seat = table.seat_of(user_id)
    if seat is None:
        raise RefusedError(TableReason.NOT_SEATED)
    if is_stale(table, seat, ask, decision):
        raise RefusedError(TableReason.STALE)
    try:
        return _press(table, seat, ask, now)
    except RefusedError as refused:
        if is_older(table, ask, decision):
            raise RefusedError(TableReason.STALE) from refused
        raise


def _press(  # noqa: PLR0911 - one per ask
    table: Table, seat: int, ask: Ask, now: int
) -> Change:
    match ask:
        case GetUp() | Leave():
            return running.get_up(table, seat, now)
        case ComeBack():
            return running.come_back(table, seat, now)
        case Kick():
            return people.kick(table, seat, ask.target, now)
        case Pause():
            return people.pause(table, seat, ask.seconds, now)
        case Resume():
            return people.resume(table, seat, now)
        case SkipAbsent():
            return people.skip_absent(table, seat, now)
        case _ if table.paused_until is not None:
            raise RefusedError(TableReason.PAUSED)
        case NextRound():
            return running.press(table, seat, ask, now)
        case Timeout() | Join():  # only the clock and a chair may ask the engine for these
            raise RefusedError(Reason.NOT_ENTITLED)
        case SitDown() | Close() | MoveTo() | Due() | Invite() | Start() | Cancel():
            raise RefusedError(TableReason.MATCH_RUNNING)
        case ChangeLobby() | Contribute() | AddComputer() | RemoveComputer():
            raise RefusedError(TableReason.MATCH_RUNNING)
        case _:
            return running.press(table, seat, replace(ask, seat=seat), now)


def _without_person(table: Table, ask: Ask, now: int) -> Change:
    """Take what a moderator asks (who may was checked by the caller), or a computer's action."""
    match ask:
        case Kick() if table.status is Status.LOBBY:
            return lobby.kicked(table, ask.target, now)
        case Kick():
            return people.removed(table, ask.target, now)
        case MoveTo():
            return Change(follow(table, channel_id=ask.channel_id), is_told=False)
        case NextRound() | Join() | Timeout() | Leave():
            raise RefusedError(Reason.NOT_ENTITLED)
        case Close() | Due():
            raise RefusedError(TableReason.NOTHING_DUE)
        case _ if isinstance(ask, OF_PEOPLE):
            raise RefusedError(TableReason.NOT_SEATED)
        case _ if _is_computer(table, ask.seat):
            return running.move(table, ask, now)
        case _:
            raise RefusedError(TableReason.NOT_SEATED)


def _is_computer(table: Table, seat: int) -> bool:
    if not 0 <= seat < len(table.chairs):
        return False
    return table.chairs[seat].controller is Controller.COMPUTER


def _with_member(table: Table, member: Member | None) -> Table:
    """Show the name that a seated person has now."""
    seat = None if member is None else table.seat_of(member.user_id)
    if member is None or seat is None:
        return table
    renamed = replace(table.chairs[seat], member=member, name=member.name)
    chairs = (*table.chairs[:seat], renamed, *table.chairs[seat + 1 :])
    return replace(table, chairs=chairs, state=_with_names(table.state, chairs))


def _with_names(state: State | None, chairs: tuple[Chair, ...]) -> State | None:
    """Let a state name people as their chairs do: on disk it has no names of its own."""
    if state is None:
        return None
    names = tuple(chair.name for chair in chairs)
    return replace(state, match=replace(state.match, names=names))
