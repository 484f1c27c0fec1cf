"""The database: its tables, how it is opened, and how it is brought up to date.

Entries are only ever added. A table's entries, in order, are its truth; snapshots spare replaying them all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    false,
)

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 10_000

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("device", String(40), nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("folded", String(80), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("scenario", String(60), nullable=False),
    Column("options", JSON, nullable=False),
    Column("mode", String(10), nullable=False),
    Column("title", String(80), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("key", String(64), nullable=False),
    Column("data", String(64), nullable=False),
    Column("host_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("forked_from", String(16)),
    Column("forked_at", Integer),
    Column("rematch_of", String(16), unique=True),
    Column("guide", Boolean, nullable=False, server_default=false()),
    Column("status", String(10), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("outcome", JSON),
    Column("budget", JSON),
    Column("paused_by", String(16)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(20)),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("left", Float),
    Column("since", Float),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", String(40)),
    Column("side", String(40)),
    Column("text", String(200), nullable=False),
    Column("events", JSON, nullable=False),
    Column("bar", String(10), nullable=False),
    Column("user_id", ForeignKey("users.id")),
    Column("at", Float, nullable=False),
    Column("turn", Integer, nullable=False, server_default="0"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("dump", JSON, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("target", Integer, nullable=False),
    Column("seat", String(40), nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("accepted", JSON, nullable=False),
    Column("refused", String(40)),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

bookmarks = Table(
    "bookmarks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("at", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Index(None, "table_id", "user_id"),
)

notices = Table(
    "notices",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("email", String(254), nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("email_on", Boolean, nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("webhook_on", Boolean, nullable=False),
    Column("scope", String(10), nullable=False),
)

reminders = Table(
    "reminders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)


def open_database(address: str) -> Engine:
    """The database at that address, with its tables made or brought up to date."""
    engine = create_engine(address)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    _upgrade(engine)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """In WAL mode with NORMAL a commit survives the death of the process, and readers never wait."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode = WAL",
        "synchronous = NORMAL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_MILLISECONDS}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _upgrade(engine: Engine) -> None:
    """Runs the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)

    def steps(revision: Any, _context: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with engine.connect() as connection, EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        with environment.begin_transaction():
            environment.run_migrations()
        connection.commit()
