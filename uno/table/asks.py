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
class Due:
    """A deadline passed."""

    window_id: str


LobbyAsk = SitDown | GetUp | ChangeLobby | Contribute | Start | Cancel
Ask = Action | LobbyAsk | ComeBack | Close | Due


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
