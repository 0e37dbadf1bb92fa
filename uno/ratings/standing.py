"""A person's row on a board, and what a match makes of it.

A board is a server, a season and a deck. The same functions book a match when it ends and book all
of them again from the results.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from uno.ratings.skill import NEWCOMER, Entrant, Skill, anchor, rate

# Matches before somebody has a rank: few say little, and pass quickly.
MINIMUM_GAMES: Final = 5
# Rated matches on one day between the same people; further ones count, but not for the rating.
RATED_A_DAY: Final = 10
MILLION: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Deeds:
    """Count what is told of a person beside the result."""

    catches: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0

    def __add__(self, other: "Deeds") -> "Deeds":
        return Deeds(
            self.catches + other.catches,
            self.caught + other.caught,
            self.challenges_won + other.challenges_won,
            self.challenges_lost + other.challenges_lost,
        )


NO_DEEDS: Final = Deeds()


@dataclass(frozen=True, slots=True)
class Standing:
    """Hold sums and strength of one person on one board."""

    games: int = 0
    wins: int = 0
    points: int = 0
    streak: int = 0  # wins in a row until now
    best_streak: int = 0
    rated: int = 0  # matches that count for the rating
    skill: Skill = NEWCOMER
    deeds: Deeds = NO_DEEDS
    at: int = 0  # of the last match

    @property
    def win_rate(self) -> int:
        """Return won matches in a million."""
        return self.wins * MILLION // self.games if self.games else 0

    @property
    def has_minimum(self) -> bool:
        """Tell whether there are enough matches for a rank."""
        return self.games >= MINIMUM_GAMES


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one person ended a match; `rank` and `team` are among all seats."""

    player: str
    won: bool
    points: int
    rank: int
    team: int | None = None
    deeds: Deeds = NO_DEEDS


@dataclass(frozen=True, slots=True)
class Anchor:
    """A seat that is only compared with: a computer player, or (level None) somebody unknown."""

    rank: int
    team: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """All of a match that boards are made of."""

    at: int
    outcomes: tuple[Outcome, ...]
    anchors: tuple[Anchor, ...] = ()
    is_rated: bool = True


def after(match: Match, before: Mapping[str, Standing]) -> dict[str, Standing]:
    """Return the rows of a board after a match, by player; who has no row begins one."""
    rows = [before.get(outcome.player, Standing()) for outcome in match.outcomes]
    skills = _skills(match, rows)
    return {
        outcome.player: _counted(match, outcome, row, skill)
        for outcome, row, skill in zip(match.outcomes, rows, skills, strict=True)
    }


def _skills(match: Match, rows: Sequence[Standing]) -> list[Skill]:
    if not match.is_rated:
        return [row.skill for row in rows]
    people = [
        Entrant(row.skill, outcome.rank, outcome.team)
        for outcome, row in zip(match.outcomes, rows, strict=True)
    ]
    others = [Entrant(anchor(one.level), one.rank, one.team) for one in match.anchors]
    return rate([*people, *others])[: len(people)]


def _counted(match: Match, outcome: Outcome, row: Standing, skill: Skill) -> Standing:
    streak = row.streak + 1 if outcome.won else 0
    return replace(
        row,
        games=row.games + 1,
        wins=row.wins + outcome.won,
        points=row.points + outcome.points,
        streak=streak,
        best_streak=max(row.best_streak, streak),
        rated=row.rated + match.is_rated,
        skill=skill,
        deeds=row.deeds + outcome.deeds,
        at=match.at,
    )
