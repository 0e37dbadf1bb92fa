"""What a seat may ask of the engine: a closed union of frozen values (REPLAY.md, `moves`)."""

from dataclasses import dataclass

from uno.game.cards import Color


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card: in turn, as a jump-in, or on a stack.

    `card` is the code of the active face ("r5", "w4") or of the whole card ("r5/te").
    `color` comes exactly with a wild, `target` exactly with a card that swaps hands.
    """

    seat: int
    card: str
    color: Color | None = None
    target: int | None = None
    uno: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw as the rules say, or take what is stacked up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the drawn card; the turn passes."""

    seat: int


@dataclass(frozen=True, slots=True)
class NameColor:
    """Name the colour for a wild that came up as first card."""

    seat: int
    color: Color


@dataclass(frozen=True, slots=True)
class Challenge:
    """Say that the Wild Draw just played was illegal."""

    seat: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the cards of a Wild Draw without a challenge."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallUno:
    """Call UNO, before the play or late."""

    seat: int


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch `target`, who has one card and has not called."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Accuse:
    """Accuse `target` of having told somebody what to play."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote on an accusation."""

    seat: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up from the table for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class Timeout:
    """The seat's time ran out: make the default choice for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class NextRound:
    """Deal the next round of the match."""


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down after the last seat, between rounds."""

    name: str


Action = (
    Play
    | Draw
    | Keep
    | NameColor
    | Challenge
    | Accept
    | CallUno
    | Catch
    | Accuse
    | Vote
    | Leave
    | Timeout
    | NextRound
    | Join
)
