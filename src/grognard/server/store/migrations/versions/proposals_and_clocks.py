"""Proposals between seats, pauses, and clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "proposals"
down_revision: str | None = "notices"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds them."""
    op.add_column("tables", sa.Column("budget", sa.JSON))
    op.add_column("tables", sa.Column("paused_by", sa.String(16)))
    op.add_column("seats", sa.Column("left", sa.Float))
    op.add_column("seats", sa.Column("since", sa.Float))
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("accepted", sa.JSON, nullable=False),
        sa.Column("refused", sa.String(40)),
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("proposals")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("since")
        seats.drop_column("left")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("paused_by")
        tables.drop_column("budget")
