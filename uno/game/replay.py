"""Replay a document to its result, and write the document of a game (REPLAY.md)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from uno.game.actions import Action
from uno.game.actions_json import action_to_json
from uno.game.book import open_book
from uno.game.cards import Side
from uno.game.engine import ENGINE, new_game, step
from uno.game.errors import IllegalAction, Reason
from uno.game.events import Event, FirstCardTurned, RoundStarted
from uno.game.events_json import event_to_json
from uno.game.opening import open_play
from uno.game.replay_document import FORMAT, Deal, Document, Fair
from uno.game.rounds import empty_state, is_final_due
from uno.game.rules import Rules
from uno.game.state import Match, State, ring
from uno.game.state_json import discards_from, draw_from, hand_of, rules_to_json
from uno.game.turns import advance

RESULT_FORMAT: Final = "uno-replay-result/1"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Where and why a replay stopped."""

    move: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Replayed:
    """The state at the end of a replay, or before the refused move; all events up to there."""

    state: State
    events: list[Event]
    refusal: Refusal | None


def start(document: Document) -> tuple[State, list[Event]]:
    """Return the state before the first move, and what the opening told."""
    if document.deal is not None:
        return _start_from(document, document.deal)
    if document.seed is None:
        raise AssertionError("a document has a seed or a deal")
    names, teams = document.players, document.teams
    opening = new_game(document.rules, names, document.seed, teams=teams, host=document.host)
    return opening.state, list(opening.events)


def run(document: Document) -> Replayed:
    """Replay all moves, or up to the first that is illegal."""
    state, events = start(document)
    for index, action in enumerate(document.moves):
        try:
            events += step(state, action)
        except IllegalAction as illegal:
            return Replayed(state, events, Refusal(index, illegal.reason))
    return Replayed(state, events, None)


def _start_from(document: Document, deal: Deal) -> tuple[State, list[Event]]:
    """Set up the given position; without `turn` the first card does what it does."""
    state = _set_up(document, deal)
    seats = state.ring.seats
    events: list[Event] = [RoundStarted(1, deal.dealer, seats)]
    face = state.top_face
    is_named = deal.color is not None and not face.is_wild_draw
    if deal.turn is None and not is_named:
        open_play(state, events)
        return state, events
    state.color = deal.color if face.is_wild else face.color
    events.append(FirstCardTurned(state.book.printed(state.top), state.color))
    begins = state.ring.left_of[deal.dealer] if deal.turn is None else deal.turn
    advance(state, events, begins)
    return state, events


def _set_up(document: Document, deal: Deal) -> State:
    seats = len(document.players)
    match = Match(
        names=document.players,
        teams=tuple(tuple(sorted(team)) for team in document.teams or ()),
        round=1,
        dealer=deal.dealer,
        scores=deal.scores or (0,) * seats,
    )
    state = empty_state(document.rules, match, None)
    if is_final_due(state):
        state.match = replace(match, in_final=True)
    is_light = deal.side is Side.LIGHT
    state.book = open_book(document.rules, deal.side)
    state.ring = ring(state.ring.seats, deal.direction, seats)
    state.hands = [hand_of(hand) for hand in deal.hands]
    state.sizes = [len(hand) for hand in deal.hands]
    state.draw = draw_from(deal.draw, is_light=is_light)
    state.below = discards_from(deal.discard[:-1], is_light=is_light)
    state.top = deal.discard[-1]
    return state


def result(replayed: Replayed, message: str | None = None) -> dict[str, Any]:
    """Return the result object of a replay; `message` puts a refusal into words."""
    state, refusal = replayed.state, replayed.refusal
    error = None
    if refusal is not None:
        reason = refusal.reason.value
        error = {"move": refusal.move, "reason": reason, "message": message or reason}
    match = state.match
    return {
        "format": RESULT_FORMAT,
        "ok": refusal is None,
        "error": error,
        "phase": state.phase.value,
        "round": match.round,
        "turn": state.turn if state.is_round_open else None,
        "direction": state.direction,
        "side": state.side.value,
        "top": state.book.printed(state.top),
        "color": None if state.color is None else state.color.value,
        "penalty": state.penalty,
        "hands": [state.printed_hand(seat) for seat in range(len(state.hands))],
        "draw": len(state.draw),
        "discard": len(state.below) + 1,
        "uno_open": sorted(state.uno_open),
        "scores": list(match.scores),
        "round_points": None if match.round_points is None else list(match.round_points),
        "winners": None if match.winners is None else list(match.winners),
        "events": _events_to_json(replayed.events),
    }


def _events_to_json(events: list[Event]) -> list[dict[str, Any]]:
    """Return all events as JSON; the usual ones are the same objects, written once."""
    distinct = {id(event): event for event in events}
    plain = {key: event_to_json(event) for key, event in distinct.items()}
    return [plain[id(event)] for event in events]


def invalid_result(message: str) -> dict[str, Any]:
    """Return the result object of a document that is not valid."""
    error = {"move": None, "reason": "invalid", "message": message}
    return {"format": RESULT_FORMAT, "ok": False, "error": error}


def document(
    rules: Rules,
    players: Sequence[str],
    seed: bytes,
    moves: Iterable[Action],
    *,
    preset: str = "official",
    teams: Sequence[Sequence[int]] | None = None,
    host: int = 0,
    fair: Fair | None = None,
    engine: int = ENGINE,
) -> dict[str, Any]:
    """Return the replay document of a game as JSON values.

    `players` are the names at the start, by seat; who joined later is in `moves`.
    """
    plain: dict[str, Any] = {
        "format": FORMAT,
        "engine": engine,
        "rules": rules_to_json(rules, preset),
        "players": list(players),
    }
    if teams:
        plain["teams"] = [list(team) for team in teams]
    if rules.dealer == "host":
        plain["dealer"] = host
    plain["seed"] = seed.hex()
    if fair is not None:
        plain["fair"] = fair_to_json(fair)
    plain["moves"] = [action_to_json(action) for action in moves]
    return plain


def fair_to_json(fair: Fair) -> dict[str, Any]:
    """Return the proof of a fair deal as JSON values."""
    return {
        "game": fair.game,
        "secret": fair.secret.hex(),
        "commitment": fair.commitment.hex(),
        "contributions": [None if c is None else c.hex() for c in fair.contributions],
    }
