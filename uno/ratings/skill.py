"""How strong somebody is, and how one match changes that (Plackett–Luce, openskill).

Equal results give equal ratings, bit for bit: nothing here depends on time or chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle, groupby, islice
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

THOUSAND: Final = 1_000
_ZERO: Final = 1_000  # what is shown of who has not played yet
_STRETCH: Final = 40  # shown points for one of the model's
_CAUTION: Final = 3  # standard deviations below the estimate


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of somebody's strength and its standard deviation, in the model's units."""

    mu: float
    sigma: float

    @property
    def sort_key(self) -> int:
        """Return the cautious value in thousandths of a shown point, never below 0.

        It lies three standard deviations below the estimate: the true strength is very probably
        higher, and every match makes the estimate surer.
        """
        cautious = self.mu - _CAUTION * self.sigma
        return max(0, round((_ZERO + _STRETCH * cautious) * THOUSAND))

    @property
    def shown(self) -> int:
        """Return the cautious value as people see it."""
        return shown(self.sort_key)

    @property
    def estimate(self) -> int:
        """Return the estimate itself on the scale of what is shown."""
        return round(_ZERO + _STRETCH * self.mu)


def shown(sort_key: int) -> int:
    """Return a stored cautious value as people see it."""
    return sort_key // THOUSAND


# The start of everybody: openskill's own default.
NEWCOMER: Final = Skill(25.0, 25.0 / 3)

# Computer players do not learn: their strength is taken as known, and only people's change.
_ANCHORS: Final = {"easy": 21.0, "medium": 25.0, "hard": 27.0}
_ANCHOR_SIGMA: Final = 1.0


def anchor(level: str | None) -> Skill:
    """Return the fixed strength of a computer player; without a level, of an unknown person."""
    if level is None:
        return NEWCOMER
    return Skill(_ANCHORS.get(level, NEWCOMER.mu), _ANCHOR_SIGMA)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who took part: 1 is the best rank, equal ranks are a draw; `team` None: alone."""

    skill: Skill
    rank: int
    team: int | None = None


def rate(entrants: Sequence[Entrant]) -> list[Skill]:
    """Return everybody's strength after a match, in the order of `entrants`."""
    sides = _sides(entrants)
    if len(sides) < 2:
        return [entrant.skill for entrant in entrants]
    model = _model()
    size = max(map(len, sides))
    # Who left a team, and who stayed in it, count as whole teams: the model adds strengths up.
    teams = [
        [model.rating(e.skill.mu, e.skill.sigma) for _, e in islice(cycle(side), size)]
        for side in sides
    ]
    ranks = [min(e.rank for _, e in side) for side in sides]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    after = {
        number: Skill(new.mu, new.sigma)
        for side, news in zip(sides, rated, strict=True)
        for (number, _), new in zip(side, news, strict=False)
    }
    return [after[number] for number in range(len(entrants))]


def _sides(entrants: Sequence[Entrant]) -> list[list[tuple[int, Entrant]]]:
    """Group teams; who plays alone is a side of one."""

    def key(item: tuple[int, Entrant]) -> tuple[int, int]:
        number, entrant = item
        return (0, number) if entrant.team is None else (1, entrant.team)

    ordered = sorted(enumerate(entrants), key=key)
    return [list(side) for _, side in groupby(ordered, key)]


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415 - no start should wait for it

    return PlackettLuce()
