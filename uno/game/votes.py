"""Hint votes (RULES.md sections 6 and 15)."""

from dataclasses import replace

from uno.game.actions import Accuse, Vote
from uno.game.calls import why_not_in_round
from uno.game.errors import Reason
from uno.game.events import Accused, DrawCause, Event, Voted, VoteEnded
from uno.game.piles import draw_cards
from uno.game.state import Ballot, Phase, State


def why_not_accuse(state: State, action: Accuse) -> Reason | None:
    """Say why an accusation is refused; None when a vote may open."""
    reason = why_not_in_round(state, action.seat)
    if reason is not None:
        return reason
    if not state.rules.hint_penalty:
        return Reason.ACCUSE_OFF
    if state.phase is Phase.VOTE:
        return Reason.VOTE_OPEN
    if state.ring.count < 3:
        return Reason.NOT_ENTITLED
    is_other = action.target in state.ring.seats and action.target != action.seat
    return None if is_other else Reason.TARGET_WRONG


def accuse(state: State, action: Accuse) -> list[Event]:
    """Open a vote; what it interrupts goes on afterwards."""
    state.ballot = Ballot(action.seat, action.target, state.phase)
    state.phase = Phase.VOTE
    return [Accused(action.seat, action.target)]


def entitled(state: State) -> tuple[int, ...]:
    """List the seats that vote: all but accuser and accused."""
    ballot = state.ballot
    if ballot is None:
        return ()
    return tuple(s for s in state.ring.seats if s not in (ballot.accuser, ballot.accused))


def why_not_vote(state: State, seat: int) -> Reason | None:
    """Say why a seat may not vote; None when it may."""
    reason = why_not_in_round(state, seat)
    if reason is not None:
        return reason
    if state.ballot is None:
        return Reason.WRONG_PHASE
    if seat not in entitled(state):
        return Reason.NOT_ENTITLED
    has_voted = any(voter == seat for voter, _ in state.ballot.votes)
    return Reason.VOTED if has_voted else None


def vote(state: State, action: Vote) -> list[Event]:
    """Cast a vote; the vote ends when its result is certain."""
    ballot = state.ballot
    if ballot is None:
        raise AssertionError("a vote without a ballot is refused before")
    state.ballot = replace(ballot, votes=(*ballot.votes, (action.seat, action.guilty)))
    events: list[Event] = [Voted(action.seat, action.guilty)]
    count_votes(state, events)
    return events


def count_votes(state: State, events: list[Event]) -> None:
    """End the vote if more than half of those entitled have, or can no longer, say guilty."""
    ballot, voters = state.ballot, entitled(state)
    if ballot is None:
        return
    guilty = sum(is_guilty for _, is_guilty in ballot.votes)
    open_votes = len(voters) - len(ballot.votes)
    if 2 * guilty > len(voters):
        _end_vote(state, events, ballot, is_guilty=True)
    elif 2 * (guilty + open_votes) <= len(voters):
        _end_vote(state, events, ballot, is_guilty=False)


def _end_vote(state: State, events: list[Event], ballot: Ballot, *, is_guilty: bool) -> None:
    state.phase = ballot.phase
    state.ballot = None
    events.append(VoteEnded(ballot.accused, is_guilty))
    if not is_guilty:
        return
    had_one = state.sizes[ballot.accused] == 1
    draw_cards(state, events, ballot.accused, state.rules.hint_penalty, DrawCause.HINT)
    if state.sizes[ballot.accused] == 1 and not had_one:
        state.uno_open += (ballot.accused,)


def suspend_vote(state: State) -> Ballot | None:
    """Take the vote away for a while, so that what it interrupts can be settled."""
    ballot = state.ballot
    if ballot is not None:
        state.phase = ballot.phase
        state.ballot = None
    return ballot


def resume_vote(state: State, events: list[Event], ballot: Ballot, gone: int) -> None:
    """Go on with a vote after seat `gone` has left (RULES.md section 15, Hint votes)."""
    if gone == ballot.accused or not state.is_round_open:
        events.append(VoteEnded(ballot.accused, None))
        return
    votes = tuple(cast for cast in ballot.votes if cast[0] != gone)
    state.ballot = replace(ballot, phase=state.phase, votes=votes)
    state.phase = Phase.VOTE
    count_votes(state, events)
