"""What a round is worth and when the match is won (RULES.md sections 9, 10 and 15)."""

from collections.abc import Sequence
from dataclasses import replace

from uno.game.events import Eliminated, Event, MatchEnded, RoundEnded
from uno.game.state import MOST_TOLD, NOBODY, Match, Phase, State, printed

Team = tuple[int, ...]


def hand_points(state: State, seat: int) -> int:
    """Count a hand; Flip hands count the faces of the side in play."""
    if state.book.is_light:
        return sum(card.light.points * count for card, count in state.hands[seat].items())
    return sum(card.dark.points * count for card, count in state.hands[seat].items())


def end_round(state: State, events: list[Event], winner: int | None) -> None:
    """End the round; `winner` went out, None when it was blocked."""
    close_round(state)
    state.phase = Phase.ROUND_OVER
    points = _round_points(state, winner)
    scores = tuple(map(sum, zip(state.match.scores, points, strict=True)))
    state.match = replace(state.match, scores=scores, round_points=points)
    hands = tuple(tuple(printed(state.book, hand, MOST_TOLD)) for hand in state.hands)
    events.append(RoundEnded(state.match.round, winner, hands, points, scores))
    _settle_match(state, events, winner)


def close_round(state: State) -> None:
    """Forget everything that was waited for in the round."""
    state.turn = NOBODY
    state.penalty = 0
    state.passes = 0
    state.drawn = None
    state.pending = None
    state.takes_back = False
    state.ballot = None
    state.uno_open = state.uno_called = state.called = ()
    state.called_ahead = False


def _round_points(state: State, winner: int | None) -> tuple[int, ...]:
    """Say what each seat scores; who has left scores nothing."""
    match, seats = state.match, range(len(state.hands))
    if state.rules.scoring != "winner_takes":
        return tuple(0 if seat in match.left else hand_points(state, seat) for seat in seats)
    if winner is None or winner in match.left:
        return (0,) * len(seats)
    own = match.side_of(winner)
    pot = sum(hand_points(state, seat) for seat in state.ring.seats if seat not in own)
    return tuple(pot if seat == winner else 0 for seat in seats)


def _settle_match(state: State, events: list[Event], winner: int | None) -> None:
    """Decide whether the round that just ended decides the match."""
    match state.rules.scoring:
        case "single":
            _settle_single(state, events, winner)
        case "winner_takes":
            _settle_winner_takes(state, events, winner)
        case "lowest_total":
            _settle_lowest_total(state, events)
        case "elimination" | "tournament":
            _settle_elimination(state, events)


def _settle_single(state: State, events: list[Event], winner: int | None) -> None:
    match = state.match
    if winner is not None and winner not in match.left:
        end_match(state, events, [match.side_of(winner)])
    else:
        end_match(state, events, _lowest(match, match.contenders))


def _settle_winner_takes(state: State, events: list[Event], winner: int | None) -> None:
    if winner is None:
        return
    side = state.match.side_of(winner)
    if _reached(state, [side]):
        end_match(state, events, [side])


def _settle_lowest_total(state: State, events: list[Event]) -> None:
    match = state.match
    if not _reached(state, match.contenders):
        return
    lowest = _lowest(match, match.contenders)
    if len(lowest) == 1:
        end_match(state, events, lowest)


def _settle_elimination(state: State, events: list[Event]) -> None:
    """Put out who reached the target; the last one in wins, the lowest if nobody is left.

    A tournament is the same, but that its last two play a final from 0 (`rounds.next_round`).
    """
    before = state.match.contenders
    reached = _reached(state, before)
    _eliminate(state, events, reached)
    rest = state.match.contenders
    if not rest:
        end_match(state, events, _lowest(state.match, before))
    elif len(rest) == 1:
        end_match(state, events, list(rest))


def _eliminate(state: State, events: list[Event], teams: Sequence[Team]) -> None:
    gone = tuple(seat for team in teams for seat in team)
    for seat in gone:
        if seat not in state.match.left:
            events.append(Eliminated(seat))
    if gone:
        state.match = replace(state.match, out=tuple(sorted(state.match.out + gone)))


def _reached(state: State, teams: Sequence[Team]) -> list[Team]:
    return [team for team in teams if state.match.total(team) >= state.rules.target]


def _lowest(match: Match, teams: Sequence[Team]) -> list[Team]:
    """Return the teams with the lowest total; a tie gives several."""
    lowest = min(match.total(team) for team in teams)
    return [team for team in teams if match.total(team) == lowest]


def end_match(state: State, events: list[Event], winners: Sequence[Team]) -> None:
    """End the match by play; of a team all members win."""
    _close_match(state, events, tuple(sorted(seat for team in winners for seat in team)))


def end_match_by_leaving(state: State, events: list[Event]) -> bool:
    """End the match when a leave left one player or team; the winners are those still there.

    Tells whether it ended.
    """
    contenders = state.match.contenders
    if len(contenders) > 1:
        return False
    playing = state.match.playing
    winners = tuple(seat for team in contenders for seat in team if seat in playing)
    close_round(state)
    state.match = replace(state.match, round_points=None)
    _close_match(state, events, winners)
    return True


def _close_match(state: State, events: list[Event], winners: tuple[int, ...]) -> None:
    state.phase = Phase.MATCH_OVER
    state.match = replace(state.match, winners=winners)
    events.append(MatchEnded(winners, state.match.scores))
