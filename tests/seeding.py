"""Fill a server with invented players and a year of their matches.

    python -m tests.seeding playground [FOLDER]     into the playground's database
    python -m tests.seeding DATABASE_URL            into a server of its own

What is written is what the bot would have written: the same functions book every match, and
`python -m uno ratings` finds no difference afterwards. The moves of these matches are not there, as
with matches that are older than KEEP_GAME_DAYS.
"""

import asyncio
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Table, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from uno.game.presets import PRESETS
from uno.ratings.seasons import BY_MONTH, Season, season_at
from uno.ratings.standing import Anchor, Deeds, Outcome, Standing
from uno.settings import ROOT
from uno.store import codec
from uno.store.booking import (
    ALONE,
    RATED,
    Standings,
    after_booking,
    boards_of,
    dump_anchors,
    match_of,
    rating_columns,
    season_row,
    standing_row,
)
from uno.store.engine import create_engine
from uno.store.migrate import migrate
from uno.store.schema import (
    ALL,
    achievements,
    bookings,
    games,
    guilds,
    players,
    results,
    seasons,
    standings,
)
from uno.table.achievements import Achievement
from uno.table.records import Options, Status

DAY = 86_400_000
YEAR = 365 * DAY
PLAYERS, MATCHES = 500, 3_000
ROWS_AT_ONCE = 500
OWN_GUILD = 1_300_000_000_000_000_000
FIRST_USER = 1_310_000_000_000_000_000
SYLLABLES = ("an", "be", "cor", "da", "el", "fi", "gro", "hu", "is", "jo", "ka", "lu", "mi", "no")
SHARES = (
    ("official", 50),
    ("flip", 20),
    ("italia", 10),
    ("espana", 8),
    ("danmark", 8),
    ("brasil", 4),
)


@dataclass(frozen=True, slots=True)
class Invented:
    """A player who does not exist: how strong, and how eager to play."""

    id: str
    user_id: int
    name: str
    strength: float
    eagerness: float


@dataclass(slots=True)
class Year:
    """Collect the rows of one server."""

    guild_id: int
    channel_id: int
    people: Sequence[Invented]
    rows: dict[Table, list[dict[str, Any]]] = field(default_factory=dict)
    boards: Standings = field(default_factory=dict)
    season: Season | None = None
    booked: int = 0
    earned: set[tuple[str, str]] = field(default_factory=set)

    def add(self, table: Table, row: dict[str, Any]) -> None:
        self.rows.setdefault(table, []).append(row)

    def play(self, chance: random.Random, at: int) -> None:
        """Let some of them play a match that ends at a moment."""
        is_solo = chance.random() < 0.1
        seats = 1 if is_solo else chance.choice((2, 2, 3, 4, 4, 4, 5, 6))
        who = _some(chance, self.people, seats)
        computers = chance.choice((1, 2, 3)) if is_solo else 0
        preset = chance.choices(*zip(*SHARES, strict=True))[0]
        ranked = _ranks(chance, who, computers)
        self._book(chance, at, preset, ranked, ALONE if is_solo else RATED)

    def _book(
        self,
        chance: random.Random,
        at: int,
        preset: str,
        ranked: list[tuple[Invented | None, int]],
        kind: str,
    ) -> None:
        self.booked += 1
        deck = PRESETS[preset].deck
        if kind != ALONE:
            self._begin_season(at)
        season = self.season.number if kind != ALONE and self.season is not None else None
        outcomes = [_outcome(chance, person, rank) for person, rank in ranked if person is not None]
        anchors = tuple(Anchor(rank, None, "medium") for person, rank in ranked if person is None)
        game = f"seed{self.guild_id % 10_000}x{self.booked}"
        self.add(games, self._game(game, at, preset, outcomes[0].player))
        match = match_of(at, outcomes, anchors, kind)
        before = dict(self.boards.get((ALL, ALL), {}))
        for board, news in after_booking(match, self.boards, boards_of(kind, season, deck)).items():
            self.boards.setdefault(board, {}).update(news)
        self.add(
            bookings,
            {
                "guild_id": self.guild_id,
                "number": self.booked,
                "game_id": game,
                "kind": kind,
                "season": season,
                "deck": deck,
                "people": "-".join(sorted(one.player for one in outcomes))[:32],
                "anchors": dump_anchors(anchors),
                "at": at,
            },
        )
        for one in outcomes:
            self._result(game, preset, deck, at, one, outcomes, before.get(one.player))
            self._achieve(chance, game, at, one)

    def _begin_season(self, at: int) -> None:
        season = season_at(at, BY_MONTH, self.season)
        if season is not self.season:
            self.season = season
            for before in self.rows.get(seasons, []):
                before["told_at"] = before["ends_at"]
            self.add(seasons, season_row(self.guild_id, season))

    def _result(
        self,
        game: str,
        preset: str,
        deck: str,
        at: int,
        one: Outcome,
        outcomes: list[Outcome],
        before: Standing | None,
    ) -> None:
        is_rated = len(outcomes) > 1
        new = self.boards[ALL, ALL][one.player].skill if is_rated else None
        self.add(
            results,
            {
                "game_id": game,
                "player_id": one.player,
                "guild_id": self.guild_id,
                "deck": deck,
                "preset": preset,
                "place": 1 + sum(other.rank < one.rank for other in outcomes),
                "won": one.won,
                "points": one.points,
                "at": at,
                "rank": one.rank,
                "team": None,
                "catches": one.deeds.catches,
                "caught": one.deeds.caught,
                "challenges_won": one.deeds.challenges_won,
                "challenges_lost": one.deeds.challenges_lost,
                **rating_columns((before or Standing()).skill, new),
            },
        )

    def _achieve(self, chance: random.Random, game: str, at: int, one: Outcome) -> None:
        if chance.random() > 0.15:
            return
        achievement = chance.choice(list(Achievement)).value
        if (one.player, achievement) not in self.earned:
            self.earned.add((one.player, achievement))
            row = {"player_id": one.player, "achievement": achievement}
            self.add(achievements, {**row, "game_id": game, "at": at})

    def _game(self, game: str, at: int, preset: str, host: str) -> dict[str, Any]:
        return {
            **dict.fromkeys(games.c.keys()),
            "id": game,
            "guild_id": self.guild_id,
            "channel_id": self.channel_id,
            "status": Status.FINISHED.value,
            "host_id": host,
            "preset": preset,
            "rules": codec.dump_rules(PRESETS[preset]),
            "options": codec.dump_options(Options()),
            "recent": "[]",
            "sequence": 100,
            "decision": 50,
            "created_at": at - 900_000,
            "touched_at": at,
            "started_at": at - 800_000,
            "ended_at": at,
        }

    def finish(self) -> None:
        """Add what follows from all matches."""
        self.add(guilds, {"id": self.guild_id, "settings": "{}", "booked": self.booked})
        for one in self.people:
            row = {"id": one.id, "guild_id": self.guild_id, "user_id": one.user_id}
            self.add(players, {**row, "name": one.name, "locale": "en-GB"})
        for board, rows in self.boards.items():
            for player, standing in rows.items():
                self.add(standings, standing_row(self.guild_id, board, player, standing, True))


def invent(chance: random.Random, number: int, known: dict[int, str]) -> list[Invented]:
    """Invent players; those in `known` (user id to name) are among them."""
    users = {**known}
    for n in range(number - len(known)):
        syllables = chance.choices(SYLLABLES, k=chance.choice((2, 2, 3)))
        users[FIRST_USER + n] = "".join(syllables).title()
    return [
        Invented(
            f"seed{n:012d}",
            user_id,
            name,
            strength=chance.gauss(0, 1),
            eagerness=40 if user_id in known else chance.paretovariate(1.1),
        )
        for n, (user_id, name) in enumerate(users.items())
    ]


def _some(chance: random.Random, people: Sequence[Invented], number: int) -> list[Invented]:
    chosen: dict[str, Invented] = {}
    while len(chosen) < number:
        (one,) = chance.choices(people, [p.eagerness for p in people])
        chosen[one.id] = one
    return list(chosen.values())


def _ranks(
    chance: random.Random, people: list[Invented], computers: int
) -> list[tuple[Invented | None, int]]:
    luck: list[tuple[float, Invented | None]] = [
        (person.strength + chance.gauss(0, 2), person) for person in people
    ]
    luck += [(chance.gauss(0, 2), None) for _ in range(computers)]
    luck.sort(key=lambda one: -one[0])
    return [(person, rank) for rank, (_, person) in enumerate(luck, 1)]


def _outcome(chance: random.Random, person: Invented, rank: int) -> Outcome:
    points = 500 + chance.randrange(80) if rank == 1 else chance.randrange(480)
    deeds = Deeds(*(chance.choice((0, 0, 1, 2)) for _ in range(4)))
    return Outcome(person.id, rank == 1, points, rank, None, deeds)


def year(guild_id: int, channel_id: int, known: dict[int, str], now: int, seed: int = 1) -> Year:
    """Invent a server's year."""
    chance = random.Random(seed)
    made = Year(guild_id, channel_id, invent(chance, PLAYERS, known))
    moments = sorted(now - chance.randrange(YEAR) for _ in range(MATCHES))
    for at in moments:
        made.play(chance, at)
    made.finish()
    return made


def _in_order(made: Year) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    order = (guilds, players, games, bookings, results, standings, seasons, achievements)
    for table in order:
        yield table, made.rows.get(table, [])


async def write(engine: AsyncEngine, made: Year) -> None:
    """Write a year into an empty server."""
    async with engine.connect() as connection:
        for table, rows in _in_order(made):
            for first in range(0, len(rows), ROWS_AT_ONCE):
                await connection.execute(insert(table), rows[first : first + ROWS_AT_ONCE])
        await connection.commit()


def playground_server() -> tuple[int, int, dict[int, str]]:
    """Return server, channel and members of the playground: they are the same at each start."""
    import simcord  # noqa: PLC0415 - needed for the playground only

    from cogs.client import UnoClient  # noqa: PLC0415 - as above
    from playground import MEMBERS, build_world  # noqa: PLC0415 - as above

    async def nothing(_: object) -> None:
        return None

    world = build_world(simcord.Env(UnoClient(nothing, shard_count=1), check_errors=False))
    known = {actor.id: name for actor, name in zip(world.members, MEMBERS, strict=True)}
    guild = world.channel.guild
    assert guild is not None
    return guild.id, world.channel.id, known


async def seed(url: str, guild_id: int, channel_id: int, known: dict[int, str]) -> Year:
    """Fill a database; return what was written."""
    engine = create_engine(url)
    await migrate(engine)
    made = year(guild_id, channel_id, known, int(time.time() * 1000))
    await write(engine, made)
    await engine.dispose()
    return made


def main(argv: list[str]) -> int:
    """Fill the database that is asked for."""
    target = argv[0] if argv else "playground"
    if target == "playground":
        folder = Path(argv[1]) if len(argv) > 1 else ROOT / "data" / "db"
        url = f"sqlite+aiosqlite:///{folder / 'playground.db'}"
        made = asyncio.run(seed(url, *playground_server()))
    else:
        made = asyncio.run(seed(target, OWN_GUILD, OWN_GUILD + 1, {}))
    counted = {str(table.name): len(rows) for table, rows in made.rows.items()}
    sys.stdout.write(f"{orjson.dumps(counted).decode()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
