"""Plan on the engine what is going to be played on the page.

The table is that of a playground with PLAYGROUND_SEED in a fresh folder: the first lobby opened
there. Seeds are looked for, not written down: what they deal may change with the engine.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

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
LONGEST = 26


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

    seed: str
    first: State
    steps: list[Step] = field(default_factory=list)
    wishes: Wishes = field(default_factory=Wishes)

    @property
    def state(self) -> State:
        return self.steps[-1].after if self.steps else self.first


def find_seed(is_wanted: Callable[[str], bool]) -> str:
    """Return the first seed of a row that is wanted."""
    return next(seed for seed in map("seed-{}".format, itertools.count()) if is_wanted(seed))


def deal(seed: str, names: Sequence[str], **switches: Any) -> State:
    """Deal the first round as the playground of a seed does."""
    chance = seeded_chance(seed, starts=0)
    secret, game = chance(fair.SECRET_BYTES), chance(8).hex()
    rules = replace(PRESETS["official"], **switches)
    return engine.new_game(rules, names, fair.seed(secret, game, [None] * len(names))).state


def full_match() -> Plan:
    """Plan a short match with a draw, a catch, a right and a wrong challenge."""
    return plan_match(find_seed(lambda seed: _shows_everything(plan_match(seed))))


def _shows_everything(plan: Plan) -> bool:
    return plan.wishes.is_met() and plan.state.phase is Phase.MATCH_OVER


def plan_match(seed: str) -> Plan:
    """Play the match of a seed to its end, or until it is too long to be of use."""
    plan = Plan(seed, deal(seed, NAMES, scoring="single"))
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
