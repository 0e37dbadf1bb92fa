"""Keep what a person chose for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.add_column("players", sa.Column("settings", sa.Text(), nullable=True))
    op.create_index("ix_players_user_id", "players", ["user_id"])


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_players_user_id", "players")
    op.drop_column("players", "settings")
