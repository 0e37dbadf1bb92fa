"""The medium computer player: a tuned linear evaluation of what it may lay (see `evaluation`)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from uno.computer.asides import aside
from uno.computer.belief import challenge_of, is_worth_a_challenge
from uno.computer.chance import Chance
from uno.computer.compact import NOBODY, Round
from uno.computer.evaluation import Evaluation, Play
from uno.computer.faces import ACTIVE, NUMBERS, WILD
from uno.computer.levels import LEVELS, Level
from uno.computer.mates import is_mate, sparing
from uno.computer.reading import evaluation_for, lean_of, round_of
from uno.computer.seen import Seen
from uno.computer.sheet import MOVES, SHUFFLES, SWAPS, code_of
from uno.game import actions
from uno.game.actions import (
    Accept,
    Action,
    Challenge,
    Draw,
    Keep,
    NameColor,
)
from uno.game.cards import COLORS
from uno.game.seat_view import SeatView
from uno.game.state import Phase

_BLUFF_FAILS: Final = 6.0
"""What a bluff that is challenged costs, in the units of the evaluation."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a seat on turn can do: the plays rated, and what it is worth not to lay a card."""

    round: Round
    evaluation: Evaluation
    plays: list[Play]
    otherwise: float | None  # None: a card has to be laid
    drawn: int | None  # a drawn card that is being decided on


def choose(
    view: SeatView, chance: Chance, seen: Seen | None = None, level: Level = LEVELS["medium"]
) -> Action:
    """Return a legal action for a seat that is waited for, or that can do something aside.

    Raises ValueError when the seat has nothing to choose.
    """
    action = aside(view, chance, level) or settled(view, seen)
    if action is not None:
        return action
    thought = think(view, seen)
    return do(view, thought, best_of(thought), chance, level)


def settled(view: SeatView, seen: Seen | None) -> Action | None:
    """Name a colour or answer a Wild Draw, where no card is to be chosen."""
    seat = view.seat
    assert seat is not None
    if view.turn != seat:
        return None
    if view.phase is Phase.COLOR:
        round_ = round_of(view, seen)
        evaluation = evaluation_for(round_)
        lean = lean_of(round_, evaluation, seat, seen) if seen else None
        plays = evaluation.rated(round_, seat, [WILD], lean)
        return NameColor(seat, COLORS[view.side][max(plays)[2]])
    if view.phase is not Phase.CHALLENGE:
        return None
    if view.playable and view.offender is not None and not is_mate(view, view.offender):
        return None  # stack on it
    return Challenge(seat) if is_worth_a_challenge(view, seen) else Accept(seat)


def think(view: SeatView, seen: Seen | None) -> Thought:
    """Rate what a seat may lay. Raises ValueError when it cannot do anything."""
    seat = view.seat
    assert seat is not None
    round_ = round_of(view, seen)
    evaluation = evaluation_for(round_)
    cards = [NUMBERS[code] for code in sparing(view)]
    if view.turn != seat and not cards:
        raise ValueError("nothing to choose")
    is_bluff = is_bluffing(view)
    honest = [card for card in cards if not (is_bluff and evaluation.sheet.are_wild_draws[card])]
    lean = lean_of(round_, evaluation, seat, seen) if seen and cards else None
    plays = evaluation.rated(round_, seat, honest, lean) if honest else []
    if len(honest) < len(cards):
        bluffs = [card for card in cards if card not in honest]
        plays += _bluffs(evaluation.rated(round_, seat, bluffs, lean), plays, view, round_, seen)
    drawn = NUMBERS[view.drawn_card] if view.drawn_card is not None else None
    return Thought(round_, evaluation, plays, _otherwise(view, round_, evaluation, drawn), drawn)


def is_bluffing(view: SeatView) -> bool:
    """Tell whether a Wild Draw would be illegal now."""
    color = view.color
    if not view.rules.bluff or color is None:
        return False
    if any(code[0] == color for code in view.hand):
        return True
    if view.rules.wild_draw_legality == "color" or view.top[0] == "w":
        return False
    symbol = view.top[1:]
    return symbol.isdecimal() and any(code[1:] == symbol for code in view.hand)


def _bluffs(
    bluffs: list[Play], honest: list[Play], view: SeatView, round_: Round, seen: Seen | None
) -> Iterator[Play]:
    """Rate bluffs: the worse the likelier the next seat challenges."""
    follower = round_.after[round_.direction][view.seat or 0]
    fails = challenge_of(follower, seen)
    instead = max(honest)[0] if honest else 0.0
    for value, card, color, target in bluffs:
        worth = (1 - fails) * value + fails * (min(instead, value) - _BLUFF_FAILS)
        yield worth, card, color, target


def _otherwise(
    view: SeatView, round_: Round, evaluation: Evaluation, drawn: int | None
) -> float | None:
    """Rate not laying a card; None where one has to be laid."""
    seat = view.seat
    assert seat is not None
    if view.turn != seat:
        return -1.0  # a jump-in needs no very good reason
    if view.takes_back and view.playable:
        return None
    if view.penalty or view.phase is Phase.CHALLENGE:
        return -1e9 if view.playable else 0.0
    if drawn is not None:
        return evaluation.keeping(round_, seat, drawn)
    if view.rules.force_play or len(view.hand) == 1:
        return -1e9
    return evaluation.drawing(round_, seat)


def best_of(thought: Thought) -> Play | None:
    """Return the best play; None when it is better to lay nothing."""
    if not thought.plays:
        return None
    best = max(thought.plays)
    return best if thought.otherwise is None or best[0] >= thought.otherwise else None


def do(view: SeatView, thought: Thought, play: Play | None, chance: Chance, level: Level) -> Action:
    """Return the action of a play, or of laying nothing."""
    seat = view.seat
    assert seat is not None
    if play is None:
        return _nothing(view, seat)
    _, card, color, target = play
    face = card & ACTIVE
    calls = leaves_one(view, thought, face, target) and chance.random() < level.calls
    return actions.Play(
        seat,
        code_of(view.side, face),
        COLORS[view.side][color] if face >= WILD else None,
        None if target == NOBODY else target,
        calls,
    )


def _nothing(view: SeatView, seat: int) -> Action:
    if view.turn != seat:
        raise ValueError("nothing to choose")
    if view.phase is Phase.DRAWN:
        return Keep(seat)
    if view.phase is Phase.CHALLENGE:
        return Accept(seat)
    if view.takes_back:  # nothing fits: any card is a misplay, which the rules ask for
        return next(action for action in view.legal if isinstance(action, actions.Play))
    return Draw(seat)


def leaves_one(view: SeatView, thought: Thought, face: int, target: int) -> bool:
    """Tell whether a play ends with one card in the own hand (RULES.md section 5)."""
    seat = view.seat
    assert seat is not None
    rest = len(view.hand) - 1
    effect = thought.evaluation.sheet.effects[face]
    if rest == 0 or effect < SWAPS:
        return rest == 1
    if effect == MOVES:
        round_ = thought.round
        return view.counts[round_.after[-round_.direction][seat]] == 1
    if effect == SHUFFLES:
        return (sum(view.counts[s] for s in view.in_round) - 1) // len(view.in_round) == 1
    return view.counts[target] == 1
