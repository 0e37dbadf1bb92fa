"""Keep whom the operator keeps out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "blocks",
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "id", name="pk_blocks"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("blocks")
