"""Resets: links by which the owner of an account sets a new password; of each the hash alone is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "resets"
down_revision: str | None = "looks"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "resets",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
