"""What a table needs from the world: time, storage and somebody to tell."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from uno.game.actions import Action
from uno.game.events import Event
from uno.ratings.seasons import Season
from uno.ratings.standing import NO_DEEDS, Anchor, Deeds
from uno.table.archive import Archive
from uno.table.guild_settings import GuildSettings, LastChoice
from uno.table.person_settings import PersonSettings
from uno.table.records import Member, MessageRef, Table


class Clock(Protocol):
    """The only way the bot reads time."""

    def now(self) -> int:
        """Return milliseconds since the epoch (UTC)."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`."""
        ...


class SaveRefusedError(Exception):
    """Nothing of the save is on disk, for certain."""


class DuplicateCauseError(SaveRefusedError):
    """The cause was saved before: the press was delivered twice."""


class SaveUnknownError(Exception):
    """The save may or may not be on disk."""


class StoreUnavailableError(Exception):
    """The store cannot answer now."""


@dataclass(frozen=True, slots=True)
class Place:
    """How one person ended a finished match."""

    player: str
    place: int  # 1 = won; among people
    won: bool
    points: int
    seat: int = 0
    rank: int | None = None  # among all seats; None: as among people
    team: int | None = None  # who left it has none
    deeds: Deeds = NO_DEEDS
    achievements: tuple[str, ...] = ()  # of this match, had before or not

    @property
    def overall(self) -> int:
        """Return the rank among all seats."""
        return self.place if self.rank is None else self.rank


@dataclass(frozen=True, slots=True)
class Save:
    """One accepted change of a table, written in one transaction.

    `before` is None for a new table. `action` is None for changes outside the engine (lobby).
    `places` is given once, when a match ends that counts: with one person in it, against
    computer players only. `anchors` are the seats without a place.
    """

    before: Table | None
    after: Table
    cause: str  # unique: i:<interaction>, d:<window id>, c:<game>:<decision>
    action: Action | None
    at: int
    places: tuple[Place, ...] = ()
    anchors: tuple[Anchor, ...] = ()


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """One change of a table as it is on disk; `action` is None for changes outside the engine."""

    sequence: int
    action: Action | None  # a `Join` has no name here
    at: int


@dataclass(frozen=True, slots=True)
class LiveTable:
    """What is known of a live table before it is loaded."""

    id: str
    guild_id: int
    channel_id: int
    user_ids: tuple[int, ...]
    next_due_at: int | None


class LeaderboardOrder(StrEnum):
    """What a leaderboard is sorted by."""

    RATING = "rating"
    WINS = "wins"
    POINTS = "points"
    WIN_RATE = "win_rate"
    STREAK = "best_streak"


@dataclass(frozen=True, slots=True)
class Board:
    """Which leaderboard: of a server or over all of them, of a season and a deck or of all."""

    guild_id: int  # EVERYWHERE: over all servers
    season: int | None = None
    deck: str | None = None
    order: LeaderboardOrder = LeaderboardOrder.RATING


EVERYWHERE = 0


class Side(StrEnum):
    """On which side of a row a page lies."""

    AFTER = "a"
    BEFORE = "b"
    AT = "t"  # it begins with the row


@dataclass(frozen=True, slots=True)
class Cursor:
    """A row in the order of a board, from which the next page is found."""

    side: Side
    key: int
    second: int
    player: str
    rank: int = 0  # of the row, with `AFTER`
    position: int = 0  # from 1, with `AFTER`; equals share a rank, never a position


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One line of a leaderboard."""

    rank: int | None  # None: too few matches yet
    name: str
    user_id: int | None  # None: forgotten
    games: int
    wins: int
    points: int
    rating: int = 0
    best_streak: int = 0


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page, and the asker's own row (None: no match yet).

    Below the last ranked row, a first page goes on with people who have too few matches for a rank.
    """

    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None
    minimum_games: int
    back: Cursor | None = None
    further: Cursor | None = None
    here: Cursor | None = None  # the asker's own place


class Store(Protocol):
    """Durable tables. Every method raises StoreUnavailableError when the database cannot answer."""

    @property
    def archive(self) -> Archive:
        """Return what is kept of finished matches and of people."""
        ...

    async def member(self, guild_id: int, user_id: int, name: str, locale: str | None) -> Member:
        """Return the pseudonym of a person in a server, made at the first call; keep the name."""
        ...

    async def live_tables(self, slots: frozenset[int] | None = None) -> Sequence[LiveTable]:
        """List the lobbies and matches that are not over, of some slots only."""
        ...

    async def load(self, game_id: str) -> Table | None:
        """Load a table with its state, windows and chairs."""
        ...

    async def save(self, save: Save) -> None:
        """Commit one change. Raises SaveRefusedError, DuplicateCauseError or SaveUnknownError."""
        ...

    async def last_finished(self, guild_id: int, channel_id: int) -> str | None:
        """Return the id of the match that was last played to its end in a channel."""
        ...

    async def has_change(self, game_id: str, sequence: int) -> bool:
        """Tell whether a change is on disk."""
        ...

    async def save_messages(
        self, table: Table, message: MessageRef | None, notice: MessageRef | None
    ) -> None:
        """Remember where the table message and the turn notice are."""
        ...

    async def moves(self, game_id: str) -> Sequence[RecordedMove]:
        """Return all changes of a table, in order."""
        ...

    async def deal_key(self) -> bytes:
        """Return the bot's own secret from which the deals of rematches come; never told."""
        ...

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server; the defaults when it chose nothing."""
        ...

    async def save_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep the settings of a server."""
        ...

    async def person_settings(self, user_id: int) -> PersonSettings:
        """Return the settings of a person; the defaults when they chose nothing."""
        ...

    async def save_person_settings(self, user_id: int, settings: PersonSettings) -> None:
        """Keep the settings of a person who has a pseudonym, in every server."""
        ...

    async def last_choice(self, guild_id: int, channel_id: int) -> LastChoice | None:
        """Return what was played last in a channel."""
        ...

    async def save_last_choice(self, guild_id: int, channel_id: int, choice: LastChoice) -> None:
        """Remember what was played last in a channel."""
        ...

    async def delay_deadlines(
        self, not_before: int, slots: frozenset[int] | None = None
    ) -> Sequence[str]:
        """Move every earlier deadline of live tables to `not_before`; return their game ids."""
        ...

    async def blocks(self) -> frozenset[tuple[str, int]]:
        """Return (person or server, Discord id) of all that the operator keeps out."""
        ...

    async def leaderboard(
        self, board: Board, user_id: int, cursor: Cursor | None, limit: int
    ) -> LeaderboardPage:
        """Return a page of a leaderboard and the row of the asker; without a cursor, the top."""
        ...

    async def seasons(self, guild_id: int, limit: int) -> Sequence[Season]:
        """Return the newest seasons of a server, the latest first."""
        ...


class Publisher(Protocol):
    """Tells people what changed; called after the commit, must not block."""

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Bring messages, hands and notices up to date in the background."""
        ...

    def remind(self, table: Table, seat: int) -> None:
        """Post the half-time reminder that pings the seat's person."""
        ...
