"""Make the first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

IS_LIVE = sa.text("status IN ('lobby', 'playing')")


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_players_guild_id"),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("guild_id", "user_id", name="uq_players_guild_id_user_id"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host_id", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=True),
        sa.Column("commitment", sa.Text(), nullable=True),
        sa.Column("seed", sa.Text(), nullable=True),
        sa.Column("engine", sa.Integer(), nullable=True),
        sa.Column("state", sa.Text(), nullable=True),
        sa.Column("recent", sa.Text(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("closed_reason", sa.Text(), nullable=True),
        sa.Column("host_seat", sa.Integer(), nullable=True),
        sa.Column("message_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("message_posted_at", sa.BigInteger(), nullable=True),
        sa.Column("notice_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("notice_id", sa.BigInteger(), nullable=True),
        sa.Column("notice_posted_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_games_guild_id"),
        sa.ForeignKeyConstraint(["host_id"], ["players.id"], name="fk_games_host_id"),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_guild_id_ended_at", "games", ["guild_id", "ended_at"])
    op.create_index(
        "ix_games_live", "games", ["id"], sqlite_where=IS_LIVE, postgresql_where=IS_LIVE
    )
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
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_standings_guild_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_standings_player_id"),
        sa.PrimaryKeyConstraint("guild_id", "season", "deck", "player_id", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_standings_games",
        "standings",
        ["guild_id", "season", "deck", "listed", "games", "wins", "player_id"],
    )
    op.create_index("ix_standings_player_id", "standings", ["player_id"])
    op.create_index(
        "ix_standings_points",
        "standings",
        ["guild_id", "season", "deck", "listed", "points", "wins", "player_id"],
    )
    op.create_index(
        "ix_standings_win_rate",
        "standings",
        ["guild_id", "season", "deck", "listed", "win_rate", "games", "player_id"],
    )
    op.create_index(
        "ix_standings_wins",
        "standings",
        ["guild_id", "season", "deck", "listed", "wins", "points", "player_id"],
    )
    op.create_table(
        "moves",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_moves_game_id"),
        sa.PrimaryKeyConstraint("game_id", "sequence", name="pk_moves"),
        sa.UniqueConstraint("cause", name="uq_moves_cause"),
        sqlite_with_rowid=False,
    )
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
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_results_game_id"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_results_guild_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_results_player_id"),
        sa.PrimaryKeyConstraint("game_id", "player_id", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_player_id_at", "results", ["player_id", "at"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("controller", sa.Text(), nullable=False),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("acted", sa.Integer(), nullable=False),
        sa.Column("contribution", sa.Text(), nullable=True),
        sa.Column("out", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player_id"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_player_id_game_id", "seats", ["player_id", "game_id"])
    op.create_table(
        "windows",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("position", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_windows_game_id"),
        sa.PrimaryKeyConstraint("game_id", "position", name="pk_windows"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("windows")
    op.drop_table("seats")
    op.drop_table("results")
    op.drop_table("moves")
    op.drop_table("standings")
    op.drop_table("games")
    op.drop_table("players")
    op.drop_table("meta")
    op.drop_table("guilds")
