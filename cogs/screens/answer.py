"""The answer to a Wild Draw: accept or challenge, with both outcomes in numbers."""

from typing import Literal

from cogs.screens.face import Face
from uno.game.cards import Symbol
from uno.game.rules import Rules
from uno.text import Argument

WRONG_CHALLENGE = 2  # more cards (RULES.md section 4)

Amount = dict[str, Argument]


def outcomes(face: Face, told: Literal["outcome", "your-outcome"]) -> list[str]:
    """Say what accepting and challenging will cost, to everybody or to who has to answer.

    Message keys end in `-color` where cards are drawn until the named colour comes.
    """
    view, words = face.view, face.words
    if view.turn is None or view.offender is None:
        return []
    who = {"name": face.names[view.turn]} if told == "outcome" else {}
    other = face.names[view.offender]
    ending = "-color" if is_until_color(face) else ""
    guilty = _guilty(face.table.rules)
    return [
        words.say(f"{told}-accept{ending}", **who, **_at_stake(face)),
        words.say(f"{told}-right-{guilty}{ending}", **who, other=other, **_at_stake(face)),
        words.say(f"{told}-wrong{ending}", **who, **_at_stake(face, WRONG_CHALLENGE)),
    ]


def accept_label(face: Face) -> str:
    """Label the button that accepts."""
    ending = "-color" if is_until_color(face) else ""
    return face.words.say(f"button-accept{ending}", **_at_stake(face))


def challenge_label(face: Face) -> str:
    """Label the button that challenges, with both outcomes."""
    if is_until_color(face):
        return face.words.say("button-challenge-color", color=face.view.color, more=WRONG_CHALLENGE)
    right = face.view.penalty
    return face.words.say("button-challenge", right=right, wrong=right + WRONG_CHALLENGE)


def is_until_color(face: Face) -> bool:
    """Tell whether the penalty is counted in cards of a colour, not in cards."""
    return face.view.top == Symbol.WILD_DRAW_COLOR


def _guilty(rules: Rules) -> str:
    if rules.guilty == "take_back":
        return "take-back"
    return "skip" if rules.guilty_skips_challenger else "draw"


def _at_stake(face: Face, more: int = 0) -> Amount:
    if not is_until_color(face):
        return {"cards": face.view.penalty + more}
    amount: Amount = {"color": face.view.color}
    if more:
        amount["more"] = more
    return amount
