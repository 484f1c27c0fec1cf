"""Which sides each seat holds: seats may change hands during play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "held"
down_revision: str | None = "acts"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds the column; at existing tables, seats hold the sides of their scenario."""
    op.add_column("tables", sa.Column("held", sa.JSON))
