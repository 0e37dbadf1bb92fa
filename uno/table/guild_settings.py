"""What a server decides about its tables: frozen, saved as JSON, shown in a panel."""

from dataclasses import dataclass, field

from uno.game.rules import Rules
from uno.ratings.seasons import BY_MONTH
from uno.table.records import Options


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """Hold the settings of one server; the defaults are those of a server that chose nothing.

    `channels` are the ids of channels where tables may be opened (empty: everywhere the bot can
    write). `rules` are the switches of a new table (None: those of `preset`).
    """

    channels: tuple[int, ...] = ()
    language: str | None = None  # of public messages; None: the server's own
    start: str = "all"  # who may open a table: all, role, managers
    start_role: int | None = None  # of `start` role
    most_tables: int = 0  # at once in the server; 0: no limit
    most_tables_each: int = 0  # live tables at which one person may sit and open another; 0: any
    most_seats: int = 10
    preset: str = "official"
    rules: Rules | None = None
    options: Options = field(default_factory=Options)
    seasons: str = BY_MONTH  # or BY_HAND


@dataclass(frozen=True, slots=True)
class LastChoice:
    """What was played last in a channel: the next lobby there begins with it."""

    preset: str
    rules: Rules
    options: Options
