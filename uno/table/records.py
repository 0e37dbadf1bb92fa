"""What a table is: frozen values that are saved, loaded and shown as they are.

A `Table` in memory is replaced, never changed, and only after its successor is on disk.
Times are milliseconds since the epoch (UTC).
"""

from dataclasses import dataclass, field
from enum import StrEnum

from uno.game.events import Event
from uno.game.rules import Rules
from uno.game.state import State


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"  # the match ended by the rules
    CLOSED = "closed"  # cancelled, expired, abandoned or ended by a moderator


class Controller(StrEnum):
    """Who plays a seat; the engine does not know."""

    PERSON = "person"
    COMPUTER = "computer"


class WindowKind(StrEnum):
    """What a window or deadline is for (DESIGN.md section 3)."""

    LOBBY = "lobby"
    TURN = "turn"
    CHALLENGE = "challenge"
    VOTE = "vote"
    UNO = "uno"  # no due time: the rules close it
    REMINDER = "reminder"
    NEXT_ROUND = "next_round"
    IDLE = "idle"
    COMPUTER = "computer"  # a computer player acts when it is due
    PAUSE = "pause"  # until then nobody has to play
    PAUSE_VOTE = "pause_vote"  # `seat` wants a pause, until then
    RESUME_VOTE = "resume_vote"  # `seat` wants to go on
    SKIP_VOTE = "skip_vote"  # `seat` wants to skip whom all wait for; ends with the decision


@dataclass(frozen=True, slots=True)
class Member:
    """A Discord account as seen in one server; `player` is its pseudonym there."""

    player: str
    user_id: int
    name: str
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class Earlier:
    """What a player brought along from the earlier matches of a session in teams (RULES.md 10)."""

    matches: int = 0
    points: int = 0  # own total


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat (index in `Table.chairs` = seat of the engine).

    With a member and a computer as controller the person got up or was away too long: the computer
    plays on, and the person may sit down there again.
    """

    member: Member | None  # None: a computer player from the beginning
    name: str
    controller: Controller = Controller.PERSON
    timeouts: int = 0  # in a row; two: away
    left: bool = False
    acted: int = 0  # the last decision that this seat took (a stale press is of it or older)
    contribution: str | None = None  # SHA-256 of salt and lucky word, 64 hex digits; public
    out: int | None = None  # order of elimination: 1 went out first; equals share
    earlier: Earlier = Earlier()

    @property
    def has_person(self) -> bool:
        """Tell whether a person sits there and plays."""
        return self.member is not None and self.controller is Controller.PERSON and not self.left


@dataclass(frozen=True, slots=True)
class Window:
    """A window or a deadline; `id` makes the cause `d:<id>` unique."""

    id: str
    kind: WindowKind
    seat: int | None
    opened_at: int
    due_at: int | None


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message of ours in a channel."""

    channel_id: int
    message_id: int
    posted_at: int


@dataclass(frozen=True, slots=True)
class Options:
    """What belongs to the table, not to the rules. Durations in seconds; 0: no limit."""

    turn_seconds: int = 90
    answer_seconds: int = 45
    vote_seconds: int = 45
    next_round_seconds: int = 60
    lobby_seconds: int = 30 * 60  # without a press
    idle_seconds: int = 30 * 60  # a match without a press of a person
    reminder: str = "nudge"  # always, nudge, never
    join: str = "all"  # who may sit down: all, role, invited
    role_id: int | None = None  # of `join` role
    invited: tuple[int, ...] = ()  # user ids, of `join` invited
    removed: tuple[int, ...] = ()  # user ids that were removed from the lobby, until invited again
    in_thread: bool = False
    teams: int = 0  # 0: everybody for themselves; else their number, seated alternately
    level: str = "medium"  # of computer seats
    most_seats: int = 10  # 2-10; the server's limit
    language: str | None = None  # of the public messages, since the lobby was opened; None: English
    computer_seconds: int = 2  # 1-3: a computer player takes so long
    fill_with_computers: bool = False  # a computer plays on for who gets up or is away too long


@dataclass(frozen=True, slots=True)
class Table:
    """Hold one lobby, match or finished game."""

    id: str  # the game id: 1-64 of A-Za-z0-9-
    guild_id: int
    channel_id: int
    status: Status
    host: int  # user id
    preset: str
    rules: Rules
    options: Options
    chairs: tuple[Chair, ...]
    seed: str | None = field(repr=False)  # 64 hex digits, from the start; told after the end only
    state: State | None = field(repr=False)  # holds the hands
    sequence: int  # of the last accepted change
    decision: int  # DESIGN.md section 3, step 3
    windows: tuple[Window, ...]
    recent: tuple[Event, ...]  # the last public events, for the table message
    created_at: int
    touched_at: int  # last press of a person
    started_at: int | None = None
    ended_at: int | None = None
    closed_reason: str | None = None  # message key suffix
    message: MessageRef | None = field(default=None)
    notice: MessageRef | None = field(default=None)
    secret: str | None = field(default=None, repr=False)  # 64 hex digits, told after the end only
    commitment: str | None = None  # SHA-256 of the secret, 64 hex digits; public from the lobby on
    host_seat: int | None = None  # of the host at the start: deals first under `dealer = host`

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person who is still at the table."""
        for seat, chair in enumerate(self.chairs):
            if chair.member is not None and chair.member.user_id == user_id and chair.has_person:
                return seat
        return None

    def people(self) -> tuple[int, ...]:
        """Return the seats at which a person plays."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.has_person)

    @property
    def paused_until(self) -> int | None:
        """Return when a pause ends by itself; None: the table is not paused."""
        for window in self.windows:
            if window.kind is WindowKind.PAUSE:
                return window.due_at
        return None

    @property
    def is_live(self) -> bool:
        """Tell whether the table can still change."""
        return self.status in (Status.LOBBY, Status.PLAYING)
