"""Looks: what the names of accounts look like, so that nobody else looks the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from grognard.server.names import LONGEST_LOOK, guest_name, look_of, looks_of, plain_name

revision = "looks"
down_revision: str | None = "proposals"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Works out the looks; of accounts that look the same, the oldest one keeps others from it."""
    looks = op.create_table(
        "looks",
        sa.Column("look", sa.String(160), primary_key=True),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False, index=True),
    )
    op.add_column("users", sa.Column("look", sa.String(160), nullable=False, server_default=""))
    connection = op.get_bind()
    change = sa.text("UPDATE users SET name = :name, look = :look WHERE id = :id")
    for user in connection.execute(sa.text("SELECT id, name, language FROM users")).all():
        name = plain_name(user.name) or guest_name(user.language)
        connection.execute(change, {"id": user.id, "name": name, "look": look_of(name)[:LONGEST_LOOK]})
    op.create_index("ix_users_look", "users", ["look"])
    query = (
        "SELECT users.id, users.name FROM users JOIN accounts ON user_id = users.id ORDER BY accounts.created"
    )
    taken: dict[str, str] = {}
    for user in connection.execute(sa.text(query)).all():
        for look in looks_of(user.name):
            taken.setdefault(look[:LONGEST_LOOK], user.id)
    if taken:
        op.bulk_insert(looks, [{"look": look, "user_id": user_id} for look, user_id in taken.items()])
