"""Acts: what operators do about users and tables; until when users are banned or muted, and tables kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "acts"
down_revision: str | None = "holders"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Makes the log of acts; nobody is banned or muted, and no table is about to expire."""
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("user_id", sa.String(16)),
        sa.Column("table_id", sa.String(16)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("tables", sa.JSON, nullable=False),
    )
    for name in ("banned_until", "muted_until"):
        op.add_column("users", sa.Column(name, sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("expires", sa.Float))
