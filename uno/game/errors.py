"""Refusals: each has a stable name, is checked before anything moves and leaves no trace."""

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is illegal; put into words elsewhere (message key `refused-<value>`)."""

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    MATCH_OVER = "match-over"
    SEAT_LEFT = "seat-left"
    NOT_IN_HAND = "not-in-hand"
    NO_MATCH = "no-match"
    ILLEGAL_WILD_DRAW = "illegal-wild-draw"
    ONLY_DRAWN_CARD = "only-drawn-card"
    MUST_PLAY = "must-play"
    MUST_TAKE_STACK = "must-take-stack"
    MUST_FIT_TAKE_BACK = "must-fit-take-back"
    ACTION_FINISH = "action-finish"
    COLOR_MISSING = "color-missing"
    COLOR_NOT_WANTED = "color-not-wanted"
    COLOR_WRONG_SIDE = "color-wrong-side"
    TARGET_MISSING = "target-missing"
    TARGET_NOT_WANTED = "target-not-wanted"
    TARGET_WRONG = "target-wrong"
    JUMP_IN_OFF = "jump-in-off"
    JUMP_IN_WRONG = "jump-in-wrong"
    UNO_FALSE = "uno-false"
    UNO_USELESS = "uno-useless"
    NOTHING_TO_CATCH = "nothing-to-catch"
    ACCUSE_OFF = "accuse-off"
    VOTE_OPEN = "vote-open"
    NOT_ENTITLED = "not-entitled"
    VOTED = "voted"
    JOIN_NOT_POSSIBLE = "join-not-possible"
    NO_SHUFFLE_WITHOUT_SEED = "no-shuffle-without-seed"


class IllegalAction(Exception):  # noqa: N818 - the name of the contract (DESIGN.md section 2)
    """Raised by `apply` before anything changes."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class InvalidRules(ValueError):  # noqa: N818 - named as IllegalAction is
    """Raised when a combination of switches, seats and teams cannot be played."""
