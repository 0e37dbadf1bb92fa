"""Random games and everything that has to hold in each of their states."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from uno.game.actions import Action, Join, Leave, Timeout
from uno.game.actions_json import action_from_json, action_to_json
from uno.game.cards import Card
from uno.game.engine import apply, new_game, step
from uno.game.events_json import event_from_json, event_to_json
from uno.game.invariants import problems
from uno.game.legal import legal_actions, why_illegal
from uno.game.presets import PRESETS
from uno.game.replay import document, run
from uno.game.replay_document import parse_document
from uno.game.rules import SWITCHES, Rules, switch_values
from uno.game.seat_view import seat_view
from uno.game.state import Phase, State
from uno.game.state_json import state_from_json, state_to_json

NAMES = tuple("ABCDEFGHIJ")
SMALL_NUMBERS = {
    "decks": (1, 2),
    "hand_size": (1, 2, 4, 7),
    "target": (1, 30, 500),
    "uno_penalty": (0, 2, 4),
    "false_uno_penalty": (0, 2),
    "misplay_penalty": (0, 1, 4),
    "hint_penalty": (0, 1, 4),
}
"""Values that stand for the whole range of a number."""


def values_of(switch: str) -> Sequence[Any]:
    return SMALL_NUMBERS.get(switch) or tuple(switch_values(switch))


def all_switch_values() -> list[tuple[str, Any]]:
    return [(switch, value) for switch in SWITCHES for value in values_of(switch)]


def with_switches(preset: str, switches: dict[str, Any]) -> Rules:
    """Return valid rules: extra wilds stay in the classic deck."""
    rules = replace(PRESETS[preset], **switches)
    return replace(rules, extra_wilds=False) if rules.deck == "flip" else rules


def frozen(state: State) -> str:
    return json.dumps(state_to_json(state))


def all_legal(state: State) -> list[Action]:
    seats = range(len(state.hands))
    return [action for seat in seats for action in legal_actions(state, seat)]


def with_disturbances(state: State, actions: list[Action], random: Random) -> Action:
    """Choose an action; now and then somebody is late, leaves or joins."""
    dice = random.random()
    seats = range(len(state.hands))
    disturbing: list[Action] = []
    if dice < 0.05:
        disturbing = [Timeout(seat) for seat in seats]
    elif dice < 0.06:
        disturbing = [Leave(seat) for seat in seats]
    elif state.phase is Phase.ROUND_OVER and dice < 0.3:
        disturbing = [Join("late")]
    possible = [action for action in disturbing if why_illegal(state, action) is None]
    return random.choice(possible or actions)


def checked_step(state: State, action: Action) -> State:
    """Do an action and check all that must hold whatever the rules are."""
    before = frozen(state)
    transition = apply(state, action)
    assert frozen(state) == before, "apply changed its argument"
    events = step(state, action)
    assert tuple(events) == transition.events
    after = frozen(state)
    assert after == frozen(transition.state), "step and apply differ"
    assert problems(state) == [], (action, problems(state))
    assert action_from_json(json.loads(json.dumps(action_to_json(action)))) == action
    for event in events:
        assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event
    back = state_from_json(json.loads(after))
    assert back == state
    assert frozen(back) == after
    return back


def play_checked(
    rules: Rules, seats: int, seed: int, moves: int, teams: Sequence[Sequence[int]] | None = None
) -> State:
    """Play at random with every check at every state, then replay what was recorded."""
    random = Random(seed)
    game_seed = random.randbytes(32)
    opening = new_game(rules, NAMES[:seats], game_seed, teams=teams)
    state, recorded = opening.state, list[Action]()
    assert problems(state) == []
    while len(recorded) < moves and state.phase is not Phase.MATCH_OVER:
        actions = all_legal(state)
        assert actions, "nobody can do anything"
        action = with_disturbances(state, actions, random)
        state = checked_step(state, action)
        recorded.append(action)
    plain = document(rules, NAMES[:seats], game_seed, recorded, teams=teams)
    replayed = run(parse_document(json.dumps(plain).encode()))
    assert replayed.refusal is None
    assert frozen(replayed.state) == frozen(state), "the replay differs"
    return state


def scrambled(state: State, seat: int | None, random: Random) -> State:
    """Return the state with everything changed that `seat` must not know."""
    other = state.copy()
    if state.book.deck.is_two_sided:
        _change_hidden_faces(other, seat, random)
        return other
    hidden = [s for s in range(len(other.hands)) if s != seat]
    pool = [card for s in hidden for card in other.cards(s)] + list(other.draw)
    random.shuffle(pool)
    for s in hidden:
        other.hands[s] = _counted(pool[: other.sizes[s]])
        pool = pool[other.sizes[s] :]
    other.draw.clear()
    other.draw.extend(pool)
    return other


def _counted(cards: list[Card]) -> dict[Card, int]:
    return {card: cards.count(card) for card in cards}


def _change_hidden_faces(state: State, seat: int | None, random: Random) -> None:
    """Change the fronts of foreign cards and the backs of the own ones."""
    book = state.book
    fronts, backs = list(book.faces), list(book.other[0].faces)

    def twin(front: str, back: str) -> Card:
        name = f"{front}/{back}" if book.is_light else f"{back}/{front}"
        return book.deck.cards[name]

    def changed(card: Card, is_own: bool) -> Card:
        front, _, back = book.printed(card).partition("/")
        return twin(front, random.choice(backs)) if is_own else twin(random.choice(fronts), back)

    for s in range(len(state.hands)):
        if s == seat and state.drawn is not None and s == state.turn:
            continue  # the drawn card has to stay in the hand
        state.hands[s] = _counted([changed(card, s == seat) for card in state.cards(s)])
    pile = [changed(card, is_own=False) for card in state.draw]
    state.draw.clear()
    state.draw.extend(pile)


def check_views(state: State, random: Random) -> None:
    """A view may depend on nothing that its seat must not know."""
    for seat in (*range(len(state.hands)), None):
        if state.rules.show_backs and state.book.deck.is_two_sided and seat is None:
            continue  # a spectator sees no backs: covered by scrambling with show_backs off
        assert seat_view(scrambled(state, seat, random), seat) == seat_view(state, seat)
