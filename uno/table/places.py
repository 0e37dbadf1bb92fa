"""How a match ended for the people at the table, for the leaderboard."""

from uno.game.state import State
from uno.ratings.standing import Anchor
from uno.table.ports import Place
from uno.table.records import Chair, Table


def places(before: Table, after: Table) -> tuple[Place, ...]:
    """Return how the people ended with the last change; nothing when the match does not count.

    It counts when people sat to the end or left it, and a round was finished. Places are among
    people; equals share one, those who left share the last one. Who went out later is placed
    better. A single person has a place too: the match counts as one against computers.
    """
    state = after.state
    if state is None or not _is_round_finished(before.state, state):
        return ()
    ranks = [_rank(state, chair, seat) for seat, chair in enumerate(after.chairs)]
    people = [seat for seat, chair in enumerate(after.chairs) if chair.member]
    return tuple(_place(state, after.chairs[seat], seat, ranks, people) for seat in people)


def anchors(after: Table) -> tuple[Anchor, ...]:
    """Return how the computer players ended, with whom people are compared."""
    state = after.state
    if state is None:
        return ()
    ranks = [_rank(state, chair, seat) for seat, chair in enumerate(after.chairs)]
    return tuple(
        Anchor(_better(ranks, seat), _team(state, chair, seat), after.options.level)
        for seat, chair in enumerate(after.chairs)
        if chair.member is None
    )


def _is_round_finished(before: State | None, after: State) -> bool:
    """Tell whether a round was played to its end; a leave that ends the match forgets it."""
    states = (after,) if before is None else (before, after)
    return any(s.match.round > 1 or s.match.round_points is not None for s in states)


def _place(
    state: State, chair: Chair, seat: int, ranks: list[tuple[int, int]], people: list[int]
) -> Place:
    assert chair.member is not None
    return Place(
        chair.member.player,
        place=1 + sum(ranks[other] < ranks[seat] for other in people),
        won=chair.has_person and seat in (state.match.winners or ()),
        points=_points(state, seat),
        seat=seat,
        rank=_better(ranks, seat),
        team=_team(state, chair, seat),
    )


def _better(ranks: list[tuple[int, int]], seat: int) -> int:
    return 1 + sum(other < ranks[seat] for other in ranks)


def _team(state: State, chair: Chair, seat: int) -> int | None:
    """Return the team of who played to its end."""
    if not state.match.teams or _is_gone(chair):
        return None
    return next(number for number, team in enumerate(state.match.teams) if seat in team)


def _is_gone(chair: Chair) -> bool:
    """Tell whether somebody left, also when a computer played on for them."""
    return chair.left or (chair.member is not None and not chair.has_person)


def _rank(state: State, chair: Chair, seat: int) -> tuple[int, int]:
    """Return what sorts before everything that is worse."""
    match = state.match
    if _is_gone(chair):
        return 3, 0
    if seat in (match.winners or ()):
        return 0, 0
    if chair.out is not None:
        return 2, -chair.out
    total = match.total(match.side_of(seat))
    better = -total if state.rules.scoring == "winner_takes" else total
    return 1, better


def _points(state: State, seat: int) -> int:
    """Return what a match adds to a person's points; more is better under every method.

    Under `single` the winner earns the points in the other hands, as under `winner_takes`; with
    the lowest-total methods everybody earns what was missing to the target.
    """
    scores, winners = state.match.scores, state.match.winners or ()
    match state.rules.scoring:
        case "winner_takes":
            return scores[seat]
        case "single":
            pot = sum(score for other, score in enumerate(scores) if other not in winners)
            return pot // len(winners) if seat in winners else 0
        case _:
            return max(0, state.rules.target - scores[seat])
