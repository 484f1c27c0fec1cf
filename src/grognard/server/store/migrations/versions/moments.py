"""Moments: the turn of each entry, the point where a practice table began, and bookmarks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "moments"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds the columns and the table."""
    op.add_column("entries", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("forked_at", sa.Integer))
    op.create_table(
        "bookmarks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Index(None, "table_id", "user_id"),
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("bookmarks")
    op.drop_column("tables", "forked_at")
    op.drop_column("entries", "turn")
