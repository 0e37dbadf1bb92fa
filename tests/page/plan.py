"""Plan a match that shows everything: who does what, found by playing it on the engine.

    python -m tests.page.plan      looks for the seed of a short match with a draw, a catch, a
                                   challenge that is right and one that is wrong

The table is that of a playground with PLAYGROUND_SEED in a fresh folder: the first lobby opened
there, with two people.
"""

import itertools
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from playground import seeded_chance
from uno.game import engine, fair
from uno.game.actions import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    NameColor,
    Play,
)
from uno.game.cards import Color
from uno.game.events import Challenged, Event
from uno.game.presets import PRESETS
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State

NAMES = ("Ann", "Ben")
WILD_DRAW = "w4"
LONGEST = 60


@dataclass(frozen=True, slots=True)
class Step:
    """One press: what is done, and what follows."""

    action: Action
    before: State
    after: State
    events: tuple[Event, ...]


@dataclass(slots=True)
class Wishes:
    """What the match has not shown yet."""

    right_challenge: bool = True
    wrong_challenge: bool = True
    catch: bool = True
    draw: bool = True

    def is_met(self) -> bool:
        return not (self.right_challenge or self.wrong_challenge or self.catch or self.draw)


@dataclass(slots=True)
class Plan:
    """The steps of one match of a single round."""

    first: State
    steps: list[Step] = field(default_factory=list)
    wishes: Wishes = field(default_factory=Wishes)

    @property
    def state(self) -> State:
        return self.steps[-1].after if self.steps else self.first


def plan_match(seed: str) -> Plan:
    """Play the match of a seed to its end, or until it is too long to be of use."""
    chance = seeded_chance(seed, starts=0)
    secret, game = chance(fair.SECRET_BYTES), chance(8).hex()
    rules = replace(PRESETS["official"], scoring="single")
    dealt = engine.new_game(rules, NAMES, fair.seed(secret, game, [None, None]))
    plan = Plan(dealt.state)
    while plan.state.phase is not Phase.MATCH_OVER and len(plan.steps) < LONGEST:
        for action in _choose(plan.state, plan.wishes):
            _do(plan, action)
    return plan


def _do(plan: Plan, action: Action) -> None:
    before = plan.state
    done = engine.apply(before, action)
    plan.steps.append(Step(action, before, done.state, done.events))
    for event in done.events:
        if isinstance(event, Challenged):
            if event.guilty:
                plan.wishes.right_challenge = False
            else:
                plan.wishes.wrong_challenge = False
    if isinstance(action, Catch):
        plan.wishes.catch = False
    if isinstance(action, Draw):
        plan.wishes.draw = False


def _choose(state: State, wishes: Wishes) -> Iterator[Action]:
    seat = state.turn
    view = seat_view(state, seat)
    match view.phase:
        case Phase.COLOR:
            yield NameColor(seat, _favourite(view))
        case Phase.CHALLENGE:
            wanted = wishes.right_challenge or wishes.wrong_challenge
            yield Challenge(seat) if wanted else Accept(seat)
        case _:
            yield from _move(view, seat, wishes)


def _move(view: SeatView, seat: int, wishes: Wishes) -> Iterator[Action]:
    play = _best_play(view, wishes)
    if play is None:
        yield Keep(seat) if view.phase is Phase.DRAWN else Draw(seat)
        return
    is_last_but_one = len(view.hand) == 2
    if is_last_but_one and not wishes.catch:
        yield CallUno(seat)
    yield play
    if is_last_but_one and wishes.catch and play.card != WILD_DRAW:
        yield Catch(1 - seat, seat)


def _best_play(view: SeatView, wishes: Wishes) -> Play | None:
    plays = [action for action in view.legal if isinstance(action, Play)]
    favourite = _favourite(view)
    plays = [play for play in plays if play.color in (None, favourite)]
    wild_draws = [play for play in plays if play.card == WILD_DRAW]
    others = [play for play in plays if play.card != WILD_DRAW]
    holds_color = view.color is not None and any(
        card[0] == view.color.value for card in view.hand if card != WILD_DRAW
    )
    if wild_draws and (wishes.right_challenge if holds_color else wishes.wrong_challenge):
        return wild_draws[0]
    return others[0] if others else None


def _favourite(view: SeatView) -> Color:
    """Return the colour held most."""
    held = Counter(card[0] for card in view.hand if card[0] != "w")
    return Color(max(held, key=lambda letter: (held[letter], letter))) if held else Color.RED


def main() -> None:
    """Print seeds, each of a shorter match than the one before."""
    shortest = LONGEST
    for number in itertools.count():
        plan = plan_match(f"match-{number}")
        is_over = plan.state.phase is Phase.MATCH_OVER
        if plan.wishes.is_met() and is_over and len(plan.steps) < shortest:
            shortest = len(plan.steps)
            sys.stdout.write(f"match-{number}: {shortest} steps\n")


if __name__ == "__main__":
    main()
