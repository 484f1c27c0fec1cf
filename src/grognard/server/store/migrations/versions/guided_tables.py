"""Tables for a guided first game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "guided"
down_revision: str | None = "accounts"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds a mark for guided tables; no existing one is guided."""
    op.add_column("tables", sa.Column("guide", sa.Boolean, nullable=False, server_default=sa.false()))
