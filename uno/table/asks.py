"""What can be asked of a table: the actions of the engine, and what the engine does not know."""

from dataclasses import dataclass

from uno.game.actions import Action
from uno.game.rules import Rules
from uno.table.records import Options


@dataclass(frozen=True, slots=True)
class Person:
    """Who pressed: a Discord account and the name it shows in this server."""

    user_id: int
    name: str
    locale: str | None = None
    role_ids: tuple[int, ...] = ()  # needed to sit down or open a table
    is_manager: bool = False  # may manage the server; needed to open a table
    server_locale: str | None = None  # of the server; needed to open a table


@dataclass(frozen=True, slots=True)
class SitDown:
    """Join the lobby or, between two rounds, the match."""


@dataclass(frozen=True, slots=True)
class GetUp:
    """Leave the lobby or the match."""


@dataclass(frozen=True, slots=True)
class ChangeLobby:
    """Change what will be played; None leaves a part as it is.

    In this order: `preset` replaces all rules, `rules` too (the preset's with other switches),
    `scoring` and `target` change one switch each.
    """

    preset: str | None = None
    scoring: str | None = None
    target: int | None = None
    rules: Rules | None = None
    options: Options | None = None


@dataclass(frozen=True, slots=True)
class Contribute:
    """Add to the chance of the deal, or take it back with None; until the start, as often as liked.

    `contribution` is SHA-256 of 16 random bytes and a lucky word, 64 hex digits; whoever takes the
    word shows both to its owner alone and keeps neither.
    """

    contribution: str | None


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Let a computer player sit down in the lobby; for the host.

    `name` in the words of the server; without one it is shown by the number of its seat.
    """

    name: str = ""


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Let the computer player that sat down last get up again; for the host."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Let somebody sit down in the lobby, also after a removal; for the host."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Kick:
    """Remove the person or computer at a seat; for the host.

    A moderator asks without a person; who may is checked by the caller. `user_id` says who is
    meant (0: a computer): seats of a lobby move up when somebody leaves.
    """

    target: int
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """Let nobody have to play for some seconds (at most a day); from the host, or vote for it.

    When more than half of the people want it, the last one's time counts.
    """

    seconds: int


@dataclass(frozen=True, slots=True)
class Resume:
    """End a pause; from the host, or vote for it."""


@dataclass(frozen=True, slots=True)
class SkipAbsent:
    """Vote to let the time run out of whom all wait for; more than half of the others decide."""


@dataclass(frozen=True, slots=True)
class Start:
    """Deal the first round."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the lobby."""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Say that an away seat is attended again: its turn has its full time from now on."""


@dataclass(frozen=True, slots=True)
class Close:
    """End the table whatever it does; who may ask is checked by the caller.

    `reason` is the suffix of a message key (`closed-<reason>`).
    """

    reason: str


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Go on in another channel: the thread that was made for the table. Never asked by people."""

    channel_id: int


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player chose to do at a table as it was after `sequence`."""

    sequence: int
    action: Action


@dataclass(frozen=True, slots=True)
class Due:
    """A deadline passed; with what a computer player wants to do, when it is its time."""

    window_id: str
    thought: Thought | None = None


LobbyAsk = (
    SitDown
    | GetUp
    | ChangeLobby
    | Contribute
    | Invite
    | AddComputer
    | RemoveComputer
    | Start
    | Cancel
)
PeopleAsk = Kick | Pause | Resume | SkipAbsent
Ask = Action | LobbyAsk | PeopleAsk | ComeBack | Close | MoveTo | Due


@dataclass(frozen=True, slots=True)
class Request:
    """One ask with what came along.

    `person` is None for deadlines, moderators and computer players. `decision` is the one on the
    button; None: the present one. `cause` makes the ask unique.
    """

    person: Person | None
    ask: Ask
    decision: int | None
    cause: str
