"""What one seat may know of a match, built from nothing (RULES.md sections 5, 8 and 15)."""

from dataclasses import dataclass

from uno.game.actions import Action
from uno.game.cards import Card, Color, Side
from uno.game.legal import legal_actions, playable
from uno.game.rules import Rules
from uno.game.state import NOBODY, Phase, State


@dataclass(frozen=True, slots=True)
class SeatView:
    """Hold what a seat (None: a spectator) may know.

    Cards are codes: `ACTIVE`, or `ACTIVE/INACTIVE` where the seat may see both. Of the own hand a
    seat sees the active faces only. Lists by seat have one item for each seat of the match.
    """

    seat: int | None
    rules: Rules
    phase: Phase
    turn: int | None  # the seat that has to act
    direction: int
    side: Side
    top: str  # code of the active face
    color: Color | None  # in force
    penalty: int
    hand: tuple[str, ...]  # in display order
    playable: tuple[str, ...]  # codes of the own cards that fit now, each once, in display order
    counts: tuple[int, ...]
    in_round: tuple[int, ...]
    uno_open: tuple[int, ...]  # can be caught now
    uno_called: tuple[int, ...]  # hold one card and called
    names: tuple[str, ...]
    scores: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    out: tuple[int, ...]
    dealer: int
    round: int
    draw_count: int
    discard_count: int
    drawn_card: str | None  # own, in phase drawn
    legal: tuple[Action, ...]
    takes_back: bool  # the seat on turn took a Wild Draw back and has to play the colour
    in_final: bool  # of a tournament
    offender: int | None  # who played the Wild Draw, in phase challenge
    accuser: int | None  # in phase vote
    accused: int | None
    voted: tuple[int, ...]  # seats that have voted
    winners: tuple[int, ...] | None
    round_points: tuple[int, ...] | None
    backs: tuple[tuple[str, ...], ...] | None  # inactive faces of the others, each hand sorted
    next_back: str | None  # inactive face of the next card of the draw pile


def seat_view(state: State, seat: int | None) -> SeatView:
    """Return what a seat, or a spectator (None), may know now."""
    match, ballot, pending = state.match, state.ballot, state.pending
    return SeatView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        turn=None if state.turn == NOBODY else state.turn,
        direction=state.direction,
        side=state.side,
        top=state.top_face.code,
        color=state.color,
        penalty=state.penalty,
        hand=_display(state, [] if seat is None else state.cards(seat)),
        playable=_playable(state, seat),
        counts=tuple(state.sizes),
        in_round=state.ring.seats,
        uno_open=tuple(sorted(state.uno_open)),
        uno_called=tuple(sorted(state.uno_called)),
        names=match.names,
        scores=match.scores,
        teams=match.teams,
        left=match.left,
        out=match.out,
        dealer=match.dealer,
        round=match.round,
        draw_count=len(state.draw),
        discard_count=len(state.below) + 1,
        drawn_card=_own_drawn(state, seat),
        legal=() if seat is None else tuple(legal_actions(state, seat)),
        takes_back=state.takes_back,
        in_final=match.in_final,
        offender=None if pending is None else pending.offender,
        accuser=None if ballot is None else ballot.accuser,
        accused=None if ballot is None else ballot.accused,
        voted=() if ballot is None else tuple(sorted(voter for voter, _ in ballot.votes)),
        winners=match.winners,
        round_points=match.round_points,
        backs=_backs(state, seat),
        next_back=_next_back(state, seat),
    )


def _playable(state: State, seat: int | None) -> tuple[str, ...]:
    if seat is None:
        return ()
    codes = _display(state, playable(state, seat))
    return tuple(dict.fromkeys(codes))


def _display(state: State, cards: list[Card]) -> tuple[str, ...]:
    """Return the active faces in display order: colours, then wilds; numbers before actions."""
    order = state.book.display_order
    faces = sorted(map(state.book.face, cards), key=order.__getitem__)
    return tuple(face.code for face in faces)


def _own_drawn(state: State, seat: int | None) -> str | None:
    if state.drawn is None or seat != state.turn:
        return None
    return state.book.face(state.drawn).code


def _may_see_backs(state: State, seat: int | None) -> bool:
    if not state.book.deck.is_two_sided or not state.rules.show_backs:
        return False
    return seat is not None and seat in state.ring.seats and state.is_round_open


def _inactive(state: State, card: Card) -> str:
    return (card.dark if state.book.is_light else card.light).code


def _backs(state: State, seat: int | None) -> tuple[tuple[str, ...], ...] | None:
    """Show the backs of all hands but the own one, sorted so that no place is given away."""
    if not _may_see_backs(state, seat):
        return None
    return tuple(
        () if other == seat else tuple(sorted(_inactive(state, c) for c in state.cards(other)))
        for other in range(len(state.hands))
    )


def _next_back(state: State, seat: int | None) -> str | None:
    if not _may_see_backs(state, seat) or not state.draw:
        return None
    return _inactive(state, state.draw[-1] if state.book.is_light else state.draw[0])
