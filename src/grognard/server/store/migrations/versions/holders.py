"""Who has held which seat, the entry at which a game was last dealt, and where tables were made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "holders"
down_revision: str | None = "resets"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds them; a game that has begun was dealt at its start, and goes on while a seat is empty."""
    op.add_column("tables", sa.Column("dealt", sa.Integer))
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_origin", "tables", ["origin"])
    op.create_table(
        "holders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False),
    )
    op.execute(
        "INSERT INTO holders (table_id, seat, user_id) "
        "SELECT table_id, seat, user_id FROM seats WHERE user_id IS NOT NULL"
    )
    op.execute("UPDATE tables SET dealt = 0 WHERE status <> 'open' OR seq > 0")
    op.execute("UPDATE tables SET status = 'running' WHERE status = 'open' AND seq > 0")


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("holders")
    op.drop_index("ix_tables_origin", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("origin")
        tables.drop_column("dealt")
