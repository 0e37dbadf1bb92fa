"""The one definition of the database: portable columns only, ids made by the program.

Texts hold JSON where a column is named so in its comment; times are milliseconds since the epoch.
A person is a pseudonym everywhere but in `players`, the only place that knows a Discord user id
and a name: forgetting a person empties that row, and every sum and proof stays exact.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A constant text, so that PostgreSQL's planner sees the condition of the index in the query.
IS_LIVE = text("status IN ('lobby', 'playing')")

# The board of all seasons, or of all decks.
ALL = "all"
# The board of matches against computer players only; nobody is listed on it.
SOLO = "solo"
# The "server" of who takes part in the leaderboard over all servers: a pseudonym of its own there.
EVERYWHERE = 0

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("booked", Integer, nullable=False, server_default=text("0")),  # matches, ever
    Column("left_at", BigInteger),  # when the bot was removed; NULL: it is there
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),  # the pseudonym of a person in one server
    Column("guild_id", BigInteger, ForeignKey(guilds.c.id), nullable=False),
    Column("user_id", BigInteger),  # NULL: forgotten
    Column("name", Text),
    Column("locale", Text),
    Column("settings", Text),  # JSON; the same in every row of a person; forgotten with the name
    UniqueConstraint("guild_id", "user_id"),
    Index("ix_players_user_id", "user_id"),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey(guilds.c.id), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("host_id", Text, ForeignKey(players.c.id), nullable=False),
    Column("preset", Text, nullable=False),
    Column("rules", Text, nullable=False),  # JSON
    Column("options", Text, nullable=False),  # JSON
    Column("secret", Text),
    Column("commitment", Text),
    Column("seed", Text),
    Column("engine", Integer),  # that began the match (REPLAY.md, versions)
    Column("state", Text),  # JSON, after the last change; without names
    Column("recent", Text, nullable=False),  # JSON, the last public events
    Column("sequence", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("closed_reason", Text),
    Column("host_seat", Integer),  # of the host at the start
    Column("message_channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("message_posted_at", BigInteger),
    Column("notice_channel_id", BigInteger),
    Column("notice_id", BigInteger),
    Column("notice_posted_at", BigInteger),
    # Another index, of the live ones, is in uno.store.partial_index.
    Index("ix_games_guild_id_ended_at", "guild_id", "ended_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", Text, ForeignKey(games.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Text, ForeignKey(players.c.id)),  # NULL: a computer player
    Column("name", Text),  # of a computer player; a person's is in players
    Column("controller", Text, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("acted", Integer, nullable=False),
    Column("contribution", Text),
    Column("out", Integer),  # order of elimination
    Column("earlier_matches", Integer),  # of a session in teams; NULL: none
    Column("earlier_points", Integer),
    Index("ix_seats_player_id_game_id", "player_id", "game_id"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    Column("game_id", Text, ForeignKey(games.c.id), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("cause", Text, nullable=False),
    Column("action", Text),  # JSON; NULL: a change outside the engine
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("cause"),
    sqlite_with_rowid=False,
)

# Keyed by the place in the table's list, so that a turn that follows a turn is one changed row.
windows = Table(
    "windows",
    metadata,
    Column("game_id", Text, ForeignKey(games.c.id), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("opened_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    sqlite_with_rowid=False,
)

# Numbered by server in the order in which they count: ratings depend on it.
bookings = Table(
    "bookings",
    metadata,
    Column("guild_id", BigInteger, ForeignKey(guilds.c.id), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game_id", Text, ForeignKey(games.c.id), nullable=False),
    Column("kind", Text, nullable=False),  # rated, unrated, solo
    Column("season", Integer),  # NULL: before there were seasons
    Column("deck", Text, nullable=False),
    Column("people", Text, nullable=False),  # a digest of who took part
    Column("anchors", Text, nullable=False),  # JSON, seats without a row in results
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game_id", "guild_id"),
    Index("ix_bookings_people", "guild_id", "people", "at"),
    sqlite_with_rowid=False,
)

# `rank` and `team` are among all seats of the table, `place` is among people. The rating is that of
# the board of all seasons and decks, after the match; NULL: the match was not rated.
results = Table(
    "results",
    metadata,
    Column("game_id", Text, ForeignKey(games.c.id), primary_key=True),
    Column("player_id", Text, ForeignKey(players.c.id), primary_key=True),
    Column("guild_id", BigInteger, ForeignKey(guilds.c.id), nullable=False),
    Column("deck", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("team", Integer),
    Column("catches", Integer, nullable=False),
    Column("caught", Integer, nullable=False),
    Column("challenges_won", Integer, nullable=False),
    Column("challenges_lost", Integer, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("rating_before", Integer),  # as shown
    Column("rating_after", Integer),
    Index("ix_results_player_id_at", "player_id", "at", "game_id"),
    sqlite_with_rowid=False,
)

BOARD = ("guild_id", "season", "deck")

# What a leaderboard can be sorted by, and what decides between equals.
SORT_KEYS = {
    "rating": ("rating", "wins"),
    "wins": ("wins", "points"),
    "points": ("points", "wins"),
    "win_rate": ("win_rate", "games"),
    "best_streak": ("best_streak", "wins"),
}

# `listed` (the minimum of matches is reached) stands in front of every sort key: whoever has no
# rank is not in the range that is read to find one.
standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, ForeignKey(guilds.c.id), primary_key=True, autoincrement=False),
    Column("season", Text, primary_key=True),  # a number, ALL or SOLO
    Column("deck", Text, primary_key=True),  # a deck or ALL
    Column("player_id", Text, ForeignKey(players.c.id), primary_key=True),
    Column("listed", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("win_rate", Integer, nullable=False),  # in a million
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("rated", Integer, nullable=False),  # matches
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),  # in thousandths of what is shown
    Column("catches", Integer, nullable=False),
    Column("caught", Integer, nullable=False),
    Column("challenges_won", Integer, nullable=False),
    Column("challenges_lost", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the last match
    *(
        Index(f"ix_standings_{first}", *BOARD, "listed", first, second, "player_id")
        for first, second in SORT_KEYS.values()
    ),
    Index("ix_standings_player_id", "player_id"),
    sqlite_with_rowid=False,
)

# Places in the orders of large boards, with the number of listed rows above each. `third` is the
# pseudonym that was there when the mark was made: it decides between equals, and is no reference.
marks = Table(
    "marks",
    metadata,
    Column("guild_id", BigInteger, ForeignKey(guilds.c.id), primary_key=True, autoincrement=False),
    Column("season", Text, primary_key=True),
    Column("deck", Text, primary_key=True),
    Column("sorted_by", Text, primary_key=True),  # of SORT_KEYS
    Column("key", BigInteger, primary_key=True, autoincrement=False),
    Column("second", BigInteger, primary_key=True, autoincrement=False),
    Column("third", Text, primary_key=True),
    Column("above", Integer, nullable=False),
    sqlite_with_rowid=False,
)

seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, ForeignKey(guilds.c.id), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("month", Text),  # such as 2026-11; NULL: begun by hand
    Column("name", Text),  # given by who ended it
    Column("begins_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger),
    Column("told_at", BigInteger),  # when its podium was told, or was found empty
    sqlite_with_rowid=False,
)

achievements = Table(
    "achievements",
    metadata,
    Column("player_id", Text, ForeignKey(players.c.id), primary_key=True),
    Column("achievement", Text, primary_key=True),
    Column("game_id", Text, ForeignKey(games.c.id), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_achievements_game_id", "game_id"),
    sqlite_with_rowid=False,
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Whom the operator keeps out: `kind` is person or server, `id` Discord's.
blocks = Table(
    "blocks",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Who works on what, over all processes (ADR: a fence of slots). A server belongs to slot
# (guild_id >> 22) % 1024. `expires_at` is by the database's clock.
owners = Table(
    "owners",
    metadata,
    Column("id", Text, primary_key=True),  # of one run of one process
    Column("name", Text, nullable=False),  # the same after a restart in the same place
    Column("expires_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

slots = Table(
    "slots",
    metadata,
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text),  # NULL: nobody
    Column("epoch", BigInteger, nullable=False),  # grows with every owner
    Index("ix_slots_owner", "owner"),
)

# When a bucket of shards may identify again (Discord's max_concurrency), by the database's clock.
identify = Table(
    "identify",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("next_at", BigInteger, nullable=False),
)
