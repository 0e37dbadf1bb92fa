"""What is kept of finished matches and of people, to be shown, handed out and forgotten."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from uno.ratings.seasons import Season
from uno.ratings.standing import Standing

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after one match."""

    at: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Matches that two people both finished: how often each was placed better."""

    matches: int = 0
    ahead: int = 0
    behind: int = 0


@dataclass(frozen=True, slots=True)
class Profile:
    """What a server knows of one player."""

    player: str
    name: str
    user_id: int
    standing: Standing
    solo: Standing
    favourite: str | None  # preset
    achievements: tuple[tuple[str, int], ...]  # with when, the newest first
    curve: tuple[RatingPoint, ...]
    against: HeadToHead | None  # None: nobody else asked


@dataclass(frozen=True, slots=True)
class PastMatch:
    """One line of a history."""

    game: str
    at: int
    preset: str
    deck: str
    place: int
    people: int
    won: bool
    points: int
    rating_before: int | None
    rating_after: int | None
    has_moves: bool


@dataclass(frozen=True, slots=True)
class History:
    """A page of a person's matches, the newest first; `further`: (at, game) where it goes on."""

    matches: tuple[PastMatch, ...]
    further: tuple[int, str] | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a match did for one person, to be told at its end."""

    rating_before: int | None
    rating_after: int | None
    achievements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Week:
    """What was played in a server in seven days."""

    begins_at: int
    tables: int
    matches: int  # that counted
    players: int


@dataclass(frozen=True, slots=True)
class Stats:
    """Numbers for those who run a server; the newest week first."""

    weeks: tuple[Week, ...]
    presets: tuple[tuple[str, int], ...]  # most played first
    players: int  # ever
    matches: int  # ever


@dataclass(frozen=True, slots=True)
class Podium:
    """The best of a season: name and shown rating."""

    guild_id: int
    season: Season
    best: tuple[tuple[str, int], ...]
    channels: tuple[int, ...]  # where the last matches of the season were played, the latest first


class Archive(Protocol):
    """Read and forget. Every method raises StoreUnavailableError when the database cannot."""

    async def profile(self, guild_id: int, user_id: int, asker: int) -> Profile | None:
        """Return what is known of a player; None: nobody here has that account."""
        ...

    async def history(
        self, guild_id: int, user_id: int, before: tuple[int, str] | None, limit: int
    ) -> History:
        """Return a page of a person's matches in a server."""
        ...

    async def outcomes(self, game_id: str) -> Mapping[str, Outcome]:
        """Return by pseudonym what a match did for its players."""
        ...

    async def stats(self, guild_id: int, now: int, weeks: int) -> Stats:
        """Count what was played in a server."""
        ...

    async def is_everywhere(self, user_id: int) -> bool:
        """Tell whether a person is on the leaderboard over all servers."""
        ...

    def export_person(self, user_id: int) -> AsyncIterator[Json]:
        """Yield all that is kept of a person, in every server: parts that are each whole."""
        ...

    async def live_games(self, user_id: int) -> Sequence[tuple[int, int]]:
        """Return server and channel of the live tables at which a person sits."""
        ...

    async def forget(self, user_id: int, *, everywhere_only: bool = False) -> None:
        """Let nothing lead from pseudonyms to a person any more."""
        ...

    def export_server(self, guild_id: int) -> AsyncIterator[Json]:
        """Yield all that is kept of a server, without hands and seeds of live tables."""
        ...

    async def reset_server(self, guild_id: int) -> None:
        """Forget all matches of a server but those under way; its settings stay."""
        ...

    async def end_season(self, guild_id: int, now: int, name: str | None) -> Season | None:
        """End the season that is under way; None: there is none."""
        ...

    async def podium(self, guild_id: int, season: Season) -> Podium:
        """Return the best of a season."""
        ...

    async def untold_seasons(self, now: int) -> Sequence[tuple[int, Season]]:
        """List seasons that are over and whose podium nobody was told."""
        ...

    async def claim_podium(self, guild_id: int, season: int, now: int) -> bool:
        """Note that a podium is told now; False: somebody else did so."""
        ...

    async def guilds_seen(self, present: Sequence[int], now: int, shard: tuple[int, int]) -> None:
        """Note which of the servers of a process the bot is in, and which it has left.

        `shard` is (number, count): only servers of that shard are looked at.
        """
        ...

    async def guild_left(self, guild_id: int, now: int) -> None:
        """Note that the bot was removed from a server."""
        ...

    async def guild_joined(self, guild_id: int) -> None:
        """Note that the bot is in a server (again)."""
        ...

    async def purge_left(self, before: int) -> Sequence[int]:
        """Delete all of the servers that were left before a moment; return them."""
        ...

    async def keep_marks(self) -> int:
        """Keep ranks quick on large boards; return how many orders of boards were marked anew."""
        ...

    async def strip_games(self, before: int) -> int:
        """Remove moves, states and seeds of matches that ended before a moment; count them."""
        ...
