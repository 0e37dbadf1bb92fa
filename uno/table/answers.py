"""How a table answers: what came of an ask, and the table as it is now."""

from dataclasses import dataclass
from enum import StrEnum

from uno.game.errors import Reason
from uno.game.events import Event
from uno.table.records import Table


class TableReason(StrEnum):
    """Why a table refused; put into words elsewhere (message key `refused-<value>`)."""

    LOBBY_FULL = "lobby-full"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    TOO_FEW_PLAYERS = "too-few-players"
    MATCH_RUNNING = "match-running"
    NOT_STARTED = "not-started"
    CHANNEL_BUSY = "channel-busy"  # another table is live in the channel
    UNKNOWN_PRESET = "unknown-preset"
    INVALID_SCORING = "invalid-scoring"
    INVALID_TARGET = "invalid-target"
    INVALID_RULES = "invalid-rules"  # these switches cannot be played by so many people
    INVALID_CONTRIBUTION = "invalid-contribution"  # not 64 hex digits: never made by a person
    INVALID_OPTIONS = "invalid-options"  # never offered: a time, a mode or a limit out of range
    INVALID_SWITCH = "invalid-switch"  # never offered: no value of this switch
    EXTRA_WILDS_WITH_FLIP = "extra-wilds-with-flip"
    UNEVEN_TEAMS = "uneven-teams"  # so many people do not make teams of equal size, two at least
    NO_ROLE = "no-role"  # only people with a role may sit down
    NOT_INVITED = "not-invited"
    REMOVED = "removed"  # from this lobby; the host may invite again
    TOO_MANY_INVITED = "too-many-invited"
    NO_COMPUTER = "no-computer"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOURSELF = "not-yourself"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    INVALID_PAUSE = "invalid-pause"  # a minute to a day
    ALREADY_VOTED = "already-voted"
    NOT_ABSENT = "not-absent"  # the seat to act has not had its time yet
    NOT_FINISHED = "not-finished"  # no rematch of what goes on
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    MAY_NOT_OPEN = "may-not-open"
    SERVER_FULL = "server-full"
    TOO_MANY_TABLES = "too-many-tables"
    OPENED_OFTEN = "opened-often"  # by this person
    OPENED_OFTEN_HERE = "opened-often-here"
    OPENED_OFTEN_IN_SERVER = "opened-often-in-server"
    CLOSING = "closing"  # the bot is about to end
    NOT_AWAY = "not-away"
    GONE = "gone"
    STALE = "stale"
    BUSY = "busy"
    SAVE_FAILED = "save-failed"
    NOTHING_DUE = "nothing-due"  # never shown: the deadline was over already


class RefusedError(Exception):
    """Raised by the pure functions of a table before anything changes."""

    def __init__(self, reason: TableReason | Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class AnswerKind(StrEnum):
    """What came of an ask."""

    ACCEPTED = "accepted"  # saved; `events` are its events, `HandShown` included
    DUPLICATE = "duplicate"  # the cause is known; nothing changed now
    REFUSED = "refused"  # against the rules; `reason` says which
    STALE = "stale"  # pressed on an older decision
    BUSY = "busy"  # the table has to be reloaded first: "one moment"
    GONE = "gone"  # no such table, or it is over (then `table` is its last state)
    FAILED = "failed"  # the save was refused; the table is as it was before


@dataclass(frozen=True, slots=True)
class Answer:
    """Tell what came of an ask; `table` is the present value, for a fresh hand.

    `table` is None only when there is none or it cannot be loaded now. `reason` is None when the
    ask was accepted or is a duplicate.
    """

    kind: AnswerKind
    table: Table | None
    events: tuple[Event, ...] = ()
    reason: TableReason | Reason | None = None
