"""What the leaderboard learns when a match ends."""

from tests.table.playing import Match, new_match, state_of
from tests.table.support import PEOPLE
from uno.game.actions import Leave, NextRound
from uno.game.presets import PRESETS
from uno.game.rules import Rules
from uno.game.state import Phase
from uno.table.change import Change
from uno.table.ports import Place
from uno.table.records import Status


def by_seat(change: Change) -> list[Place]:
    return sorted(change.places, key=lambda place: place.player)


def test_places_and_points_of_a_match_to_a_target() -> None:
    match = Match(new_match(4, Rules(target=200)))
    change = match.play_on(Phase.MATCH_OVER)
    assert change.after.status is Status.FINISHED
    places = by_seat(change)
    scores = state_of(change.after).scores
    assert [place.points for place in places] == list(scores)
    assert [place.player for place in places] == [f"p{p.user_id}" for p in PEOPLE[:4]]
    for place, score in zip(places, scores, strict=True):
        assert place.place == 1 + sum(other > score for other in scores)
        assert place.won == (score == max(scores))


def test_a_single_round_is_placed_by_the_cards_left() -> None:
    match = Match(new_match(3, Rules(scoring="single")))
    change = match.play_on(Phase.MATCH_OVER)
    left = state_of(change.after).scores
    places = by_seat(change)
    (winner,) = (place for place in places if place.won)
    assert winner.place == 1
    assert winner.points == sum(left)
    for place, points in zip(places, left, strict=True):
        if not place.won:
            assert place.points == 0
            assert place.place == 1 + sum(other < points for other in left)


def test_the_lowest_total_wins_where_few_points_are_good() -> None:
    match = Match(new_match(3, Rules(scoring="lowest_total", target=150)))
    change = match.play_on(Phase.MATCH_OVER)
    scores = state_of(change.after).scores
    places = by_seat(change)
    assert [place.points for place in places] == [max(0, 150 - score) for score in scores]
    assert [place.won for place in places] == [score == min(scores) for score in scores]


def test_who_leaves_comes_last() -> None:
    match = Match(new_match(4, Rules(target=200)))
    match.play_on(Phase.ROUND_OVER)
    best = max(range(4), key=lambda seat: state_of(match.table).scores[seat])
    match.ask(best, Leave(-1))
    change = match.play_on(Phase.MATCH_OVER)
    places = by_seat(change)
    assert places[best].place == 4
    assert not places[best].won
    assert sorted(place.place for place in places) in ([1, 2, 2, 4], [1, 2, 3, 4], [1, 1, 1, 4])


def test_a_match_left_before_a_round_was_finished_does_not_count() -> None:
    match = Match(new_match(2))
    change = match.ask(0, Leave(-1))
    assert change.after.status is Status.FINISHED
    assert change.places == ()


def test_a_match_left_after_a_round_counts() -> None:
    match = Match(new_match(2, Rules(target=10_000)))
    match.play_on(Phase.ROUND_OVER)
    change = match.ask(0, Leave(-1))
    assert change.after.status is Status.FINISHED
    assert [(place.place, place.won) for place in by_seat(change)] == [(2, False), (1, True)]


def test_a_match_left_in_a_later_round_counts() -> None:
    match = Match(new_match(3, PRESETS["official"]))
    match.play_on(Phase.ROUND_OVER)
    match.ask(0, NextRound())
    match.ask(0, Leave(-1))
    change = match.ask(1, Leave(-1))
    assert [(place.place, place.won) for place in by_seat(change)] == [
        (2, False),
        (2, False),
        (1, True),
    ]
