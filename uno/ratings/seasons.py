"""When seasons begin and end: by the month (UTC), or by hand."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

BY_MONTH: Final = "month"
BY_HAND: Final = "hand"
MODES: Final = (BY_MONTH, BY_HAND)


@dataclass(frozen=True, slots=True)
class Season:
    """One season of a server; times in ms since the epoch."""

    number: int  # from 1
    month: str | None  # such as 2026-11; None: begun by hand
    begins_at: int
    ends_at: int | None  # None: until somebody ends it
    name: str | None = None  # given by who ended the one before


def season_at(now: int, mode: str, latest: Season | None) -> Season:
    """Return the season a match of this moment belongs to: the latest one, or the next.

    A season that was begun by hand ends as soon as the server wants months.
    """
    if latest is not None and not _is_over(now, mode, latest):
        return latest
    number = 1 if latest is None else latest.number + 1
    if mode == BY_MONTH:
        begins_at, ends_at = month_around(now)
        if latest is not None and latest.ends_at is not None:
            begins_at = max(begins_at, latest.ends_at)  # the one before was ended by hand
        return Season(number, month_name(now), begins_at, ends_at)
    return Season(number, None, now, None)


def _is_over(now: int, mode: str, season: Season) -> bool:
    if season.ends_at is None:
        return mode == BY_MONTH
    return season.ends_at <= now


def month_name(now: int) -> str:
    """Return the month of a moment, such as 2026-11."""
    return f"{_utc(now):%Y-%m}"


def month_around(now: int) -> tuple[int, int]:
    """Return when the month of a moment began and when it ends."""
    first = _utc(now).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    following = first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)
    return _ms(first), _ms(following)


def day_of(now: int) -> int:
    """Return the number of a day (UTC) since the epoch."""
    return now // 86_400_000


def _utc(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC)


def _ms(moment: datetime) -> int:
    return int(moment.timestamp()) * 1000
