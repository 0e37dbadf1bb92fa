"""Games of computer players only, on the engine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from uno.computer.seen import Seen
from uno.game import engine
from uno.game.actions import Action, NextRound
from uno.game.cards import Color
from uno.game.events import Event
from uno.game.legal import legal_actions
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.seat_view import SeatView, seat_view
from uno.game.state import Phase, State

Choose = Callable[[SeatView, Random, Seen], Action]

WILD_RULES = {
    **PRESETS,
    "house": Rules(jump_in=True, seven_zero=True, stacking="higher", extra_wilds=True),
    "strict": Rules(force_play=True, drawn_card="must", no_action_finish=True, stacking="same"),
    "dear": Rules(misplay_penalty=2, false_uno_penalty=2, hint_penalty=4, guilty="take_back"),
    "dark": Rules(deck="flip", stacking="higher", seven_zero=True, draw="until_playable"),
}


@dataclass
class Played:
    """A match that was played, with everything that happened and was chosen."""

    state: State
    events: list[Event] = field(default_factory=list)
    chosen: list[Action] = field(default_factory=list)


def waited_for(state: State) -> list[int]:
    if state.ballot is not None:
        done = {state.ballot.accuser, state.ballot.accused, *(s for s, _ in state.ballot.votes)}
        return [seat for seat in state.ring.seats if seat not in done]
    return [state.turn]


def play_match(
    rules: Rules,
    players: Sequence[Choose],
    random: Random,
    *,
    teams: Sequence[Sequence[int]] | None = None,
    most: int = 5_000,
) -> Played:
    """Let computers play a match; each action must be legal. Windows are open to all at random."""
    names = [str(seat) for seat in range(len(players))]
    begun = engine.new_game(rules, names, random.randbytes(32), teams=teams)
    played, seen = Played(begun.state, list(begun.events)), Seen(rules)
    seen.notice(begun.events)
    state = played.state
    for _ in range(most):
        if state.phase is Phase.MATCH_OVER:
            break
        action: Action = NextRound()
        if state.is_round_open:
            seat = random.choice([*waited_for(state), *state.uno_open])
            action = players[seat](seat_view(state, seat), random, seen)
            assert action in legal_actions(state, seat), (action, state.phase, state.rules)
        events = engine.step(state, action)
        seen.notice(events)
        played.events += events
        played.chosen.append(action)
    return played


def position(hands: dict[int, str], top: str, rules: Rules | None = None, seats: int = 2) -> State:
    """Return a state with some hands chosen, seat 0 on turn."""
    state = engine.new_game(rules or Rules(bluff=False), ["?"] * seats, bytes(32)).state
    cards = state.book.deck.cards
    for seat, hand in hands.items():
        state.hands[seat] = {}
        for code in hand.split():
            state.hands[seat][cards[code]] = state.hands[seat].get(cards[code], 0) + 1
        state.sizes[seat] = len(hand.split())
    state.top, state.color, state.turn, state.phase = cards[top], Color(top[0]), 0, Phase.TURN
    return state
