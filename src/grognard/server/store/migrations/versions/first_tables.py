"""The first tables: users and sessions, tables with seats, entries and snapshots, chat and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("host_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("forked_from", sa.String(16)),
        sa.Column("rematch_of", sa.String(16), unique=True),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(40), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.String(40)),
        sa.Column("side", sa.String(40)),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("bar", sa.String(10), nullable=False),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id")),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("dump", sa.JSON, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Index(None, "table_id", "id"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Takes the tables away."""
    for name in (
        "settings",
        "notes",
        "messages",
        "snapshots",
        "entries",
        "seats",
        "tables",
        "sessions",
        "users",
    ):
        op.drop_table(name)
