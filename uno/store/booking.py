"""Book a finished match: results, ratings, standings and achievements, in the match's transaction.

What is written depends on what is there, so it is a script: the rows of all who took part are read
and written back while nobody else can book in the same server. A match is booked with its last
move or not at all, and its key lets it be booked once only (ADR 0020).
"""

import hashlib
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from uno.ratings.seasons import Season, season_at
from uno.ratings.skill import Skill, shown
from uno.ratings.standing import (
    MINIMUM_GAMES,
    RATED_A_DAY,
    Anchor,
    Deeds,
    Match,
    Outcome,
    Standing,
    after,
)
from uno.store import codec
from uno.store.marks import passes
from uno.store.schema import ALL, EVERYWHERE, SOLO
from uno.store.statements import Read, Rows, Step, Write
from uno.table.ports import Place, Save

RATED: Final = "rated"
UNRATED: Final = "unrated"
ALONE: Final = "solo"
_DAY: Final = 86_400_000

Steps = Generator[Step, Rows, None]
Board = tuple[str, str]  # season, deck
Standings = dict[Board, dict[str, Standing]]


@dataclass(frozen=True, slots=True)
class Booking:
    """Implement statements.Script for the match that a save ends."""

    save: Save

    def steps(self) -> Steps:
        """Yield what to read and to write."""
        places = self.save.places
        known: dict[str, str | None] = {}  # pseudonym -> the one over all servers
        for place in places:
            ((user_id, everywhere),) = yield Read.PERSON, {"b_player_id": place.player}
            if user_id is not None:
                known[place.player] = everywhere
        here = _Book(
            self.save, self.save.after.guild_id, tuple(places), self.save.anchors, {*known}
        )
        kind = yield from here.steps(None)
        for place in places:
            yield from _achievements(place, self.save)
        yield from self._everywhere(known, kind)

    def _everywhere(self, known: Mapping[str, str | None], kind: str) -> Steps:
        """Book once more on the boards over all servers, for those who want it."""
        there = {player: name for player, name in known.items() if name is not None}
        if not there or kind == ALONE:
            return
        taking = tuple(p for p in self.save.places if p.player in there)
        others = tuple(
            Anchor(place.overall, place.team) for place in self.save.places if place not in taking
        )
        renamed = tuple(_as(place, there[place.player]) for place in taking)
        anchors = (*self.save.anchors, *others)
        book = _Book(self.save, EVERYWHERE, renamed, anchors, {*there.values()})
        yield from book.steps(kind)


def _as(place: Place, player: str) -> Place:
    values = {name: getattr(place, name) for name in Place.__slots__}
    return Place(**{**values, "player": player})


def _achievements(place: Place, save: Save) -> Steps:
    for name in place.achievements:
        row = {
            "player_id": place.player,
            "achievement": name,
            "game_id": save.after.id,
            "at": save.at,
        }
        yield Write.ACHIEVEMENT, row


@dataclass(frozen=True, slots=True)
class _Book:
    """Book one match in one server."""

    save: Save
    guild_id: int
    places: tuple[Place, ...]
    anchors: tuple[Anchor, ...]
    known: set[str]  # those who may be listed

    def steps(self, kind: str | None) -> Generator[Step, Rows, str]:
        """Return the kind of match; a given one is taken."""
        guild = {"b_guild_id": self.guild_id}
        yield Write.BOOKED, guild
        ((number, settings),) = yield Read.GUILD, guild
        is_alone = len(self.places) == 1 and kind is None
        season = None
        if not is_alone:
            season = yield from self._season(codec.load_settings(settings).seasons)
        if kind is None:
            kind = ALONE if is_alone else (yield from self._kind())
        match = match_of(self.save.at, map(outcome_of, self.places), self.anchors, kind)
        before = yield from self._standings(season)
        rows = after_booking(match, before, boards_of(kind, season, self.save.after.rules.deck))
        yield from self._write(number, kind, season, before, rows)
        yield from self._mark(season, before, rows)
        return kind

    def _season(self, mode: str) -> Generator[Step, Rows, int]:
        guild = {"b_guild_id": self.guild_id}
        found = yield Read.LATEST_SEASON, guild
        latest = Season(*found[0]) if found else None
        season = season_at(self.save.at, mode, latest)
        if season is latest:
            return season.number
        if latest is not None and latest.ends_at is None:
            ended = {**guild, "b_number": latest.number, "b_ends_at": self.save.at, "b_name": None}
            yield Write.END_SEASON, ended
        yield Write.SEASON, season_row(self.guild_id, season)
        return season.number

    def _kind(self) -> Generator[Step, Rows, str]:
        """Tell whether there have been enough rated matches of these people today."""
        day = self.save.at - self.save.at % _DAY
        asked = {"b_guild_id": self.guild_id, "b_people": people_of(self.places), "b_since": day}
        ((rated,),) = yield Read.RATED, asked
        return RATED if rated < RATED_A_DAY else UNRATED

    def _standings(self, season: int | None) -> Generator[Step, Rows, Standings]:
        found: Standings = {}
        where = self._boards(season)
        for place in self.places:
            rows = yield Read.STANDINGS, {**where, "b_player_id": place.player}
            for row in rows:
                board, standing = standing_from(row)
                found.setdefault(board, {})[place.player] = standing
        return found

    def _boards(self, season: int | None) -> dict[str, Any]:
        return {
            "b_guild_id": self.guild_id,
            "b_season": SOLO if season is None else str(season),
            "b_deck": self.save.after.rules.deck,
            "b_all": ALL,
        }

    def _mark(self, season: int | None, before: Standings, rows: Standings) -> Steps:
        """Count at the marks of large boards who has passed them."""
        found = yield Read.MARKED, self._boards(season)
        for board in {(season, deck) for season, deck in found} & rows.keys():
            for player, standing in rows[board].items():
                old = before.get(board, {}).get(player)
                was = None if old is None else self._row(board, player, old)
                for passed in passes(was, self._row(board, player, standing)):
                    yield Write.MARKS, passed

    def _row(self, board: Board, player: str, standing: Standing) -> dict[str, Any]:
        return standing_row(self.guild_id, board, player, standing, player in self.known)

    def _write(
        self, number: int, kind: str, season: int | None, before: Standings, rows: Standings
    ) -> Steps:
        table, at = self.save.after, self.save.at
        yield (
            Write.BOOKING,
            {
                "guild_id": self.guild_id,
                "number": number,
                "game_id": table.id,
                "kind": kind,
                "season": season,
                "deck": table.rules.deck,
                "people": people_of(self.places),
                "anchors": dump_anchors(self.anchors),
                "at": at,
            },
        )
        main = (ALL, ALL)
        for place in self.places:
            old = before.get(main, {}).get(place.player, Standing()).skill
            new = rows[main][place.player].skill if kind == RATED else None
            yield Write.RESULT, self._result(place, old, new)
        for board, standings in rows.items():
            for player, standing in standings.items():
                yield Write.STANDING, self._row(board, player, standing)

    def _result(self, place: Place, old: Skill, new: Skill | None) -> dict[str, Any]:
        table = self.save.after
        return {
            "game_id": table.id,
            "player_id": place.player,
            "guild_id": self.guild_id,
            "deck": table.rules.deck,
            "preset": table.preset,
            "place": place.place,
            "won": place.won,
            "points": place.points,
            "at": self.save.at,
            "rank": place.overall,
            "team": place.team,
            "catches": place.deeds.catches,
            "caught": place.deeds.caught,
            "challenges_won": place.deeds.challenges_won,
            "challenges_lost": place.deeds.challenges_lost,
            **rating_columns(old, new),
        }


def rating_columns(old: Skill, new: Skill | None) -> dict[str, Any]:
    """Tell what a match did to a rating; nothing when it was not rated."""
    return {
        "mu": None if new is None else new.mu,
        "sigma": None if new is None else new.sigma,
        "rating_before": None if new is None else shown(old.sort_key),
        "rating_after": None if new is None else shown(new.sort_key),
    }


def outcome_of(place: Place) -> Outcome:
    """Take from a place what boards are made of."""
    return Outcome(place.player, place.won, place.points, place.overall, place.team, place.deeds)


def match_of(at: int, outcomes: Iterable[Outcome], anchors: Sequence[Anchor], kind: str) -> Match:
    """Gather a match; nobody's order of arrival matters."""
    ordered = tuple(sorted(outcomes, key=lambda outcome: outcome.player))
    return Match(at, ordered, tuple(anchors), is_rated=kind == RATED)


def boards_of(kind: str, season: int | None, deck: str) -> list[Board]:
    """List the boards on which a match counts."""
    if kind == ALONE:
        return [(SOLO, ALL)]
    seasons = [ALL] if season is None else [ALL, str(season)]
    return [(one, which) for one in seasons for which in (ALL, deck)]


def after_booking(
    match: Match, before: Mapping[Board, Mapping[str, Standing]], boards: list[Board]
) -> Standings:
    """Return the new rows of all who took part, by board."""
    return {board: after(match, before.get(board, {})) for board in boards}


def people_of(places: Iterable[Place]) -> str:
    """Return a digest of who took part, the same in every order."""
    together = "\n".join(sorted(place.player for place in places))
    return hashlib.sha256(together.encode()).hexdigest()[:32]


def dump_anchors(anchors: Iterable[Anchor]) -> str:
    """Write anchors as JSON."""
    return orjson.dumps([[one.rank, one.team, one.level] for one in anchors]).decode()


def load_anchors(text: str) -> tuple[Anchor, ...]:
    """Read anchors."""
    return tuple(Anchor(rank, team, level) for rank, team, level in orjson.loads(text))


def season_row(guild_id: int, season: Season) -> dict[str, Any]:
    """Write a season."""
    return {
        "guild_id": guild_id,
        "number": season.number,
        "month": season.month,
        "name": season.name,
        "begins_at": season.begins_at,
        "ends_at": season.ends_at,
        "told_at": None,
    }


def standing_from(row: Sequence[Any]) -> tuple[Board, Standing]:
    """Read the columns STANDING_COLUMNS."""
    season, deck, games, wins, points, streak, best, rated, mu, sigma, *rest = row
    *deeds, at = rest
    skill = Skill(mu, sigma)
    return (season, deck), Standing(
        games, wins, points, streak, best, rated, skill, Deeds(*deeds), at
    )


def standing_row(
    guild_id: int, board: Board, player: str, standing: Standing, is_known: bool
) -> dict[str, Any]:
    """Write a row of a board; who asked to be forgotten has no rank on it."""
    season, deck = board
    deeds = standing.deeds
    return {
        "guild_id": guild_id,
        "season": season,
        "deck": deck,
        "player_id": player,
        "listed": is_known and season != SOLO and standing.games >= MINIMUM_GAMES,
        "games": standing.games,
        "wins": standing.wins,
        "points": standing.points,
        "win_rate": standing.win_rate,
        "streak": standing.streak,
        "best_streak": standing.best_streak,
        "rated": standing.rated,
        "mu": standing.skill.mu,
        "sigma": standing.skill.sigma,
        "rating": standing.skill.sort_key,
        "catches": deeds.catches,
        "caught": deeds.caught,
        "challenges_won": deeds.challenges_won,
        "challenges_lost": deeds.challenges_lost,
        "at": standing.at,
    }
