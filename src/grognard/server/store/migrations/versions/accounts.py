"""Accounts: a name and a password for a user; sessions say when and where they are used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "accounts"
down_revision: str | None = "moments"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds accounts; an existing session counts as used when it was made."""
    op.create_table(
        "accounts",
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("folded", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("used", sa.Float, nullable=False, server_default="0"))
        sessions.add_column(sa.Column("device", sa.String(40), nullable=False, server_default=""))
    op.execute("UPDATE sessions SET used = created")
    with op.batch_alter_table("sessions") as sessions:
        sessions.alter_column("used", server_default=None)
        sessions.alter_column("device", server_default=None)


def downgrade() -> None:
    """Takes them away."""
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_column("device")
        sessions.drop_column("used")
    op.drop_table("accounts")
