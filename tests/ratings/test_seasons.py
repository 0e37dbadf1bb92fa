"""Seasons follow one another without a gap, by the month or by hand."""

from datetime import UTC, datetime

from uno.ratings.seasons import BY_HAND, BY_MONTH, Season, month_around, season_at


def at(*when: int) -> int:
    return int(datetime(*when, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc,arg-type]


def test_a_month_lasts_until_the_next() -> None:
    for month, following in (((2026, 12, 1), (2027, 1, 1)), ((2028, 2, 1), (2028, 3, 1))):
        begin, end = at(*month), at(*following)
        assert month_around(begin) == (begin, end)
        assert month_around(end - 1) == (begin, end)


def test_the_first_match_of_a_month_begins_its_season() -> None:
    first = season_at(at(2026, 11, 30, 23), BY_MONTH, None)
    assert first == Season(1, "2026-11", at(2026, 11, 1), at(2026, 12, 1))
    assert season_at(at(2026, 11, 30, 23, 59), BY_MONTH, first) is first
    assert season_at(at(2026, 12, 1), BY_MONTH, first).number == 2
    assert season_at(at(2027, 3, 1), BY_MONTH, first).month == "2027-03"  # nobody played meanwhile


def test_by_hand_a_season_lasts_until_somebody_ends_it() -> None:
    first = season_at(at(2026, 1, 5), BY_HAND, None)
    assert first == Season(1, None, at(2026, 1, 5), None)
    assert season_at(at(2029, 1, 5), BY_HAND, first) is first
    ended = Season(1, None, at(2026, 1, 5), at(2026, 2, 1))
    assert season_at(at(2026, 2, 1), BY_HAND, ended) == Season(2, None, at(2026, 2, 1), None)


def test_a_change_of_mind_begins_anew() -> None:
    by_hand = Season(3, None, at(2026, 1, 5), None)
    assert season_at(at(2026, 4, 9), BY_MONTH, by_hand).number == 4
    month = Season(4, "2026-04", at(2026, 4, 1), at(2026, 5, 1))
    assert season_at(at(2026, 4, 20), BY_HAND, month) is month
    assert season_at(at(2026, 5, 2), BY_HAND, month).ends_at is None
