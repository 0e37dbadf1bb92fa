"""Rate people, book every match by number, and keep seasons and achievements.

Standings follow from results: they are made anew when the program opens the database next.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BOARD = ["guild_id", "season", "deck", "listed"]
SORT_KEYS = [
    ("rating", "wins"),
    ("wins", "points"),
    ("points", "wins"),
    ("win_rate", "games"),
    ("best_streak", "wins"),
]
OLD_SORT_KEYS = [
    ("games", "wins"),
    ("wins", "points"),
    ("points", "wins"),
    ("win_rate", "games"),
]

BOOK_OLD_RESULTS = """
INSERT INTO bookings (guild_id, number, game_id, kind, season, deck, people, anchors, at)
SELECT guild_id, row_number() OVER (PARTITION BY guild_id ORDER BY at, game_id), game_id,
       'rated', NULL, deck, '', '[]', at
FROM (SELECT guild_id, game_id, min(deck) AS deck, min(at) AS at
      FROM results GROUP BY guild_id, game_id) AS matches
"""
COUNT_OLD_BOOKINGS = """
UPDATE guilds SET booked = (SELECT count(*) FROM bookings WHERE bookings.guild_id = guilds.id)
"""
TAKE_OLD_RESULTS = """
INSERT INTO results (game_id, player_id, guild_id, deck, preset, place, won, points, at, rank,
                     catches, caught, challenges_won, challenges_lost)
SELECT old.game_id, old.player_id, old.guild_id, old.deck, games.preset, old.place, old.won,
       old.points, old.at, old.place, 0, 0, 0, 0
FROM old_results AS old JOIN games ON games.id = old.game_id
"""
GIVE_OLD_RESULTS = """
INSERT INTO results (game_id, player_id, guild_id, deck, place, won, points, at)
SELECT game_id, player_id, guild_id, deck, place, won, points, at FROM old_results
WHERE guild_id <> 0
"""
GIVE_OLD_STANDINGS = """
INSERT INTO standings (guild_id, season, deck, player_id, listed, games, wins, points, win_rate, at)
SELECT guild_id, season, deck, player_id, listed, games, wins, points,
       CASE WHEN games >= 5 THEN win_rate ELSE -1 END, at
FROM old_standings WHERE season = 'all' AND deck = 'all' AND guild_id <> 0
"""
FIND_STALE = "INSERT INTO meta (key, value) VALUES ('standings', 'stale')"


def upgrade() -> None:
    """Apply."""
    op.add_column(
        "guilds", sa.Column("booked", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column("guilds", sa.Column("left_at", sa.BigInteger(), nullable=True))
    _make_bookings()
    op.execute(BOOK_OLD_RESULTS)
    op.execute(COUNT_OLD_BOOKINGS)
    op.execute("CREATE TABLE old_results AS SELECT * FROM results")
    op.drop_table("results")
    _make_results()
    op.execute(TAKE_OLD_RESULTS)
    op.drop_table("old_results")
    op.drop_table("standings")
    _make_standings()
    _make_seasons()
    _make_achievements()
    op.execute(FIND_STALE)


def downgrade() -> None:
    """Take back; what only the newer tables know is lost."""
    op.drop_table("achievements")
    op.drop_table("seasons")
    op.execute("CREATE TABLE old_standings AS SELECT * FROM standings")
    op.drop_table("standings")
    _make_first_standings()
    op.execute(GIVE_OLD_STANDINGS)
    op.drop_table("old_standings")
    op.execute("CREATE TABLE old_results AS SELECT * FROM results")
    op.drop_table("results")
    _make_first_results()
    op.execute(GIVE_OLD_RESULTS)
    op.drop_table("old_results")
    op.drop_table("bookings")
    op.execute("DELETE FROM meta WHERE key = 'standings'")
    op.drop_column("guilds", "left_at")
    op.drop_column("guilds", "booked")


def _make_bookings() -> None:
    op.create_table(
        "bookings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=True),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("anchors", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_bookings_game_id"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_bookings_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "number", name="pk_bookings"),
        sa.UniqueConstraint("game_id", "guild_id", name="uq_bookings_game_id_guild_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_bookings_people", "bookings", ["guild_id", "people", "at"])


def _make_results() -> None:
    op.create_table(
        "results",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("team", sa.Integer(), nullable=True),
        sa.Column("catches", sa.Integer(), nullable=False),
        sa.Column("caught", sa.Integer(), nullable=False),
        sa.Column("challenges_won", sa.Integer(), nullable=False),
        sa.Column("challenges_lost", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("rating_before", sa.Integer(), nullable=True),
        sa.Column("rating_after", sa.Integer(), nullable=True),
        *_keys_of_results(),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_player_id_at", "results", ["player_id", "at", "game_id"])


def _make_first_results() -> None:
    op.create_table(
        "results",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *_keys_of_results(),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_player_id_at", "results", ["player_id", "at"])


def _keys_of_results() -> tuple[sa.Constraint, ...]:
    return (
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_results_game_id"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_results_guild_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_results_player_id"),
        sa.PrimaryKeyConstraint("game_id", "player_id", name="pk_results"),
    )


def _make_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("win_rate", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("catches", sa.Integer(), nullable=False),
        sa.Column("caught", sa.Integer(), nullable=False),
        sa.Column("challenges_won", sa.Integer(), nullable=False),
        sa.Column("challenges_lost", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *_keys_of_standings(),
        sqlite_with_rowid=False,
    )
    _index_standings(SORT_KEYS)


def _make_first_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("win_rate", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *_keys_of_standings(),
        sqlite_with_rowid=False,
    )
    _index_standings(OLD_SORT_KEYS)


def _keys_of_standings() -> tuple[sa.Constraint, ...]:
    return (
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_standings_guild_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_standings_player_id"),
        sa.PrimaryKeyConstraint("guild_id", "season", "deck", "player_id", name="pk_standings"),
    )


def _index_standings(sort_keys: list[tuple[str, str]]) -> None:
    op.create_index("ix_standings_player_id", "standings", ["player_id"])
    for first, second in sort_keys:
        columns = [*BOARD, first, second, "player_id"]
        op.create_index(f"ix_standings_{first}", "standings", columns)


def _make_seasons() -> None:
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("begins_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=True),
        sa.Column("told_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_seasons_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "number", name="pk_seasons"),
        sqlite_with_rowid=False,
    )


def _make_achievements() -> None:
    op.create_table(
        "achievements",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("achievement", sa.Text(), nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_achievements_game_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_achievements_player_id"),
        sa.PrimaryKeyConstraint("player_id", "achievement", name="pk_achievements"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_achievements_game_id", "achievements", ["game_id"])
