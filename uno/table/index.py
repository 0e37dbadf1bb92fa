"""Which tables are live, by game, channel, server and person."""

from collections.abc import Iterable
from dataclasses import dataclass

from uno.table.records import Table
from uno.table.territory import slot_of


@dataclass(frozen=True, slots=True)
class _Spot:
    guild_id: int
    channel_id: int
    user_ids: frozenset[int]


class LiveIndex:
    """Answer where people play; holds live tables only, loaded or not."""

    def __init__(self) -> None:
        self._spots: dict[str, _Spot] = {}
        self._by_channel: dict[int, str] = {}
        self._by_user: dict[int, set[str]] = {}

    def __len__(self) -> int:
        return len(self._spots)

    def put(self, game_id: str, guild_id: int, channel_id: int, user_ids: Iterable[int]) -> None:
        """Add a live table, or replace what was known of it."""
        spot = _Spot(guild_id, channel_id, frozenset(user_ids))
        if self._spots.get(game_id) == spot:
            return
        self.drop(game_id)
        self._spots[game_id] = spot
        self._by_channel[channel_id] = game_id
        for user_id in spot.user_ids:
            self._by_user.setdefault(user_id, set()).add(game_id)

    def put_table(self, table: Table) -> None:
        """Bring the index up to date with a table: a finished one is dropped."""
        if not table.is_live:
            self.drop(table.id)
            return
        seated = (c.member.user_id for c in table.chairs if c.member and c.has_person)
        self.put(table.id, table.guild_id, table.channel_id, seated)

    def drop(self, game_id: str) -> None:
        """Forget a table; everybody is free to play elsewhere."""
        spot = self._spots.pop(game_id, None)
        if spot is None:
            return
        if self._by_channel.get(spot.channel_id) == game_id:
            del self._by_channel[spot.channel_id]
        for user_id in spot.user_ids:
            games = self._by_user[user_id]
            games.discard(game_id)
            if not games:
                del self._by_user[user_id]

    def games(self) -> tuple[str, ...]:
        """Return all live tables."""
        return tuple(self._spots)

    def guild_of(self, game_id: str) -> int | None:
        """Return the server of a live table."""
        spot = self._spots.get(game_id)
        return spot.guild_id if spot else None

    def in_channel(self, channel_id: int) -> str | None:
        """Return the live table of a channel."""
        return self._by_channel.get(channel_id)

    def of_user(self, user_id: int) -> tuple[str, ...]:
        """Return the live tables at which a person sits, in a stable order."""
        return tuple(sorted(self._by_user.get(user_id, ())))

    def in_slots(self, slots: frozenset[int]) -> tuple[str, ...]:
        """Return the live tables of the servers of some slots."""
        return tuple(game for game, spot in self._spots.items() if slot_of(spot.guild_id) in slots)

    def in_guild(self, guild_id: int) -> tuple[str, ...]:
        """Return the live tables of a server."""
        return tuple(game for game, spot in self._spots.items() if spot.guild_id == guild_id)
