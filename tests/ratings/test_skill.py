"""Ratings: a published model, the same numbers from the same results."""

from openskill.models import PlackettLuce

from uno.ratings.skill import NEWCOMER, Entrant, Skill, anchor, rate


def entrants(*ranks: int, team: tuple[int | None, ...] = ()) -> list[Entrant]:
    teams = team or (None,) * len(ranks)
    return [Entrant(NEWCOMER, rank, of) for rank, of in zip(ranks, teams, strict=True)]


def test_it_is_the_model_of_the_library() -> None:
    model = PlackettLuce()
    sides = [[model.rating(30.0, 4.0)], [model.rating(22.0, 7.0)], [model.rating(25.0, 8.0)]]
    expected = model.rate(sides, ranks=[2.0, 1.0, 3.0])
    ours = [Entrant(Skill(p.mu, p.sigma), rank) for [p], rank in zip(sides, (2, 1, 3), strict=True)]
    assert [(s.mu, s.sigma) for s in rate(ours)] == [(p.mu, p.sigma) for [p] in expected]


def test_the_better_place_gains_and_everybody_becomes_surer() -> None:
    first, second, third = rate(entrants(1, 2, 3))
    assert first.mu > second.mu > third.mu
    assert all(skill.sigma < NEWCOMER.sigma for skill in (first, second, third))


def test_equal_places_of_equals_change_no_estimate() -> None:
    assert len({round(skill.mu, 9) for skill in rate(entrants(1, 1, 1))}) == 1


def test_teams_gain_and_lose_together() -> None:
    a, b, c, d = rate(entrants(1, 2, 1, 2, team=(0, 1, 0, 1)))
    assert a == c
    assert b == d
    assert a.mu > NEWCOMER.mu > b.mu


def test_who_left_a_team_is_last_alone() -> None:
    stayed, leaver, other, another = rate(entrants(1, 4, 2, 2, team=(0, None, 1, 1)))
    assert other == another
    assert stayed.mu > other.mu > leaver.mu
    assert stayed.mu > NEWCOMER.mu


def test_the_order_of_arrival_does_not_matter() -> None:
    people = [Entrant(Skill(20.0 + n, 8.0 - n), 1 + n % 3) for n in range(5)]
    forwards, backwards = rate(people), rate(people[::-1])
    assert [round(s.mu, 9) for s in forwards] == [round(s.mu, 9) for s in backwards[::-1]]


def test_nobody_to_compare_with_changes_nothing() -> None:
    assert rate(entrants(1)) == [NEWCOMER]
    assert rate(entrants(1, 1, team=(0, 0))) == [NEWCOMER, NEWCOMER]


def test_beating_a_better_computer_gains_more() -> None:
    def after_beating(level: str) -> float:
        return rate([Entrant(NEWCOMER, 1), Entrant(anchor(level), 2)])[0].mu

    assert after_beating("hard") > after_beating("medium") > after_beating("easy") > NEWCOMER.mu


def test_what_is_shown_is_cautious_and_never_below_nothing() -> None:
    assert NEWCOMER.shown == 1000
    assert Skill(30.0, 2.0).shown == 1000 + 40 * 24
    assert Skill(-50.0, 8.0).shown == 0
    assert NEWCOMER.estimate == 2000  # the cautious value comes closer with every match
