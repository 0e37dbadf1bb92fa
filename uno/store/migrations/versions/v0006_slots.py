"""Who works on which servers, over all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "owners",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_owners"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "slots",
        sa.Column("slot", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", sa.Text(), nullable=True),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("slot", name="pk_slots"),
    )
    op.create_index("ix_slots_owner", "slots", ["owner"])
    op.create_table(
        "identify",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("next_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_identify"),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("identify")
    op.drop_table("slots")
    op.drop_table("owners")
