"""What happened, in the past tense: a closed union of frozen values, documented and stable.

No event carries a card of a hand that the table may not see; the one exception is `HandShown`,
which is for the seat `to` alone.
"""

from dataclasses import dataclass
from enum import StrEnum

from uno.game.cards import Color, Side


class DrawCause(StrEnum):
    """Why cards were drawn."""

    TURN = "turn"  # the seat chose to draw, or its time ran out
    FIRST_CARD = "first-card"
    DRAW_CARD = "draw-card"  # Draw One, Two, Five
    WILD_DRAW = "wild-draw"  # accepted Wild Draw
    STACK = "stack"
    CHALLENGE_LOST = "challenge-lost"
    CHALLENGE_GUILTY = "challenge-guilty"
    UNO = "uno"  # caught
    FALSE_UNO = "false-uno"
    MISPLAY = "misplay"
    HINT = "hint"


class SkipCause(StrEnum):
    """Why a turn was lost."""

    FIRST_CARD = "first-card"
    SKIP = "skip"
    REVERSE = "reverse"  # two players
    DRAW_CARD = "draw-card"
    SKIP_EVERYONE = "skip-everyone"
    CHALLENGE = "challenge"


@dataclass(frozen=True, slots=True)
class DealerDrew:
    """A seat drew `card` for the deal; it counts `points` (None: put back and drawn again)."""

    seat: int
    card: str
    points: int | None


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round was dealt; `seats` play in it."""

    round: int
    dealer: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstCardPutBack:
    """A card turned up for the start could not start and goes back."""

    card: str


@dataclass(frozen=True, slots=True)
class FirstCardTurned:
    """The discard pile begins with `card`."""

    card: str
    color: Color | None


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """`seat` has to act next."""

    seat: int


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played; `stack` is what is stacked up or at stake now."""

    seat: int
    card: str
    color: Color | None = None
    target: int | None = None
    jumped_in: bool = False
    stack: int = 0


@dataclass(frozen=True, slots=True)
class ColorNamed:
    """The colour of the first-card wild was named."""

    seat: int
    color: Color


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew `count` cards (0: nothing was left)."""

    seat: int
    count: int
    cause: DrawCause


@dataclass(frozen=True, slots=True)
class Kept:
    """A drawn playable card was kept."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A turn passed because nothing could be drawn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat lost its turn."""

    seat: int
    cause: SkipCause


@dataclass(frozen=True, slots=True)
class Reversed:
    """The direction of play changed."""

    direction: int


@dataclass(frozen=True, slots=True)
class Flipped:
    """Everything turned to `side`; `card` is now on top."""

    side: Side
    card: str
    color: Color | None


@dataclass(frozen=True, slots=True)
class PileRemade:
    """The discards became a new draw pile of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Challenged:
    """A Wild Draw was challenged and judged.

    `color` is the colour that was in force, `held` whether the offender held a card that forbade
    the play; `number` tells that a number, not a colour, was what forbade it.
    """

    seat: int
    target: int
    guilty: bool
    color: Color | None
    number: bool = False


@dataclass(frozen=True, slots=True)
class HandShown:
    """PRIVATE to `to`: the hand that was judged."""

    to: int
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """A Wild Draw was accepted."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """An illegal Wild Draw went back to the offender's hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class UnoCalled:
    """UNO was called; `late` when the window was already open."""

    seat: int
    late: bool


@dataclass(frozen=True, slots=True)
class FalseUno:
    """A call that could not be true."""

    seat: int


@dataclass(frozen=True, slots=True)
class Caught:
    """`target` had not called and was caught by `seat`."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Misplayed:
    """A card that does not fit went back to the hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Accused:
    """An accusation of giving a hint opened a vote."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Voted:
    """A vote was cast."""

    seat: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class VoteEnded:
    """The vote on `target` ended; `guilty` is None when it was dropped."""

    target: int
    guilty: bool | None


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats swapped hands."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class HandsShuffled:
    """All hands were collected, shuffled and dealt out again."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandsMoved:
    """All hands moved one seat in the direction of play."""

    seat: int
    direction: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A seat's time ran out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left:
    """A seat left the match."""

    seat: int


@dataclass(frozen=True, slots=True)
class Joined:
    """A new seat sat down for the next round."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round ended; `winner` is None when it was blocked.

    `hands` are the cards left, one tuple per seat; `points` what each seat scored in the round.
    """

    round: int
    winner: int | None
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A seat reached the target and is out."""

    seat: int


@dataclass(frozen=True, slots=True)
class FinalStarted:
    """The tournament's final of two was dealt, from 0."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    DealerDrew
    | RoundStarted
    | FirstCardPutBack
    | FirstCardTurned
    | TurnStarted
    | Played
    | ColorNamed
    | Drew
    | Kept
    | Passed
    | Skipped
    | Reversed
    | Flipped
    | PileRemade
    | Challenged
    | HandShown
    | Accepted
    | TakenBack
    | UnoCalled
    | FalseUno
    | Caught
    | Misplayed
    | Accused
    | Voted
    | VoteEnded
    | HandsSwapped
    | HandsShuffled
    | HandsMoved
    | TimedOut
    | Left
    | Joined
    | RoundEnded
    | Eliminated
    | FinalStarted
    | MatchEnded
)
