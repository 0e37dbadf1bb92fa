"""Keep what a player brings along from the earlier matches of a session in teams."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.add_column("seats", sa.Column("earlier_matches", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("earlier_points", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Take back."""
    op.drop_column("seats", "earlier_points")
    op.drop_column("seats", "earlier_matches")
