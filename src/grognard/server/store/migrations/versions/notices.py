"""Notices: what users want to be told, and at which entry of a table they were told last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision: str | None = "guided"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "notices",
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("email_on", sa.Boolean, nullable=False),
        sa.Column("webhook", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("webhook_on", sa.Boolean, nullable=False),
        sa.Column("scope", sa.String(10), nullable=False),
    )
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("reminders")
    op.drop_table("notices")
