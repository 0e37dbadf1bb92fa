"""Marks in the orders of large boards; they are made while the bot runs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "marks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("sorted_by", sa.Text(), nullable=False),
        sa.Column("key", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("second", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("third", sa.Text(), nullable=False),
        sa.Column("above", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_marks_guild_id"),
        sa.PrimaryKeyConstraint(
            *("guild_id", "season", "deck", "sorted_by", "key", "second", "third"),
            name="pk_marks",
        ),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("marks")
