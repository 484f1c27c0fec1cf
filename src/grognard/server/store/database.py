"""The database: its tables, how it is opened, and how it is brought up to date.

Entries are only ever added. A table's entries, in order, are its truth; snapshots spare replaying them all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    URL,
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
    make_url,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from grognard.server.store import database_file
from grognard.server.store.database_file import BadDatabase as BadDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 10_000
POSTGRESQL = "postgresql"
_MIGRATING = 8641
_PATIENCE = {
    "connect_timeout": "10",
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
}

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
    Column("look", String(160), nullable=False, server_default="", index=True),
    Column("language", String(5), nullable=False),
    Column("created", Float, nullable=False),
    Column("banned_until", Float, nullable=False, server_default="0"),
    Column("muted_until", Float, nullable=False, server_default="0"),
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

looks = Table(
    "looks",
    metadata,
    Column("look", String(160), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
)
"""What the names of accounts look like; nobody else may look so."""

resets = Table(
    "resets",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("email", String(254), nullable=False),
    Column("at", Float, nullable=False),
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
    Column("held", JSON),
    Column("outcome", JSON),
    Column("budget", JSON),
    Column("paused_by", String(16)),
    Column("dealt", Integer),
    Column("origin", String(32), nullable=False, server_default="", index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("expires", Float),
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

holders = Table(
    "holders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", String(40), nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
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

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String(60), nullable=False),
    Column("what", String(20), nullable=False),
    Column("why", String(500), nullable=False),
    Column("user_id", String(16)),
    Column("table_id", String(16)),
    Column("name", String(80), nullable=False),
    Column("tables", JSON, nullable=False),
)
"""What operators did. Whom and what it was done to may be gone."""

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)


def open_database(address: str) -> Engine:
    """The database at that address, with its tables made or brought up to date."""
    engine = connect_to(address)
    try:
        if (file := database_file.file_of(engine.url)) is not None:
            database_file.prepare(file, _fill)
        upgrade(engine)
    except DBAPIError as error:
        engine.dispose()
        reason = " ".join(str(error.orig).split())
        raise BadDatabase(f"expected a database that can be used; got {engine.url!s}: {reason}") from None
    except CommandError:
        engine.dispose()
        raise BadDatabase(f"expected a database of this version or older; got {engine.url!s}") from None
    return engine


def _fill(path: Path) -> None:
    """Makes the tables in a new file."""
    engine = connect_to(URL.create("sqlite", database=str(path)))
    try:
        upgrade(engine)
    finally:
        engine.dispose()


def connect_to(address: str | URL) -> Engine:
    """The database at that address, as it is."""
    url = url_of(address)
    if url.get_backend_name() == POSTGRESQL:
        # A connection may have died since it was last used: the database was restarted, or a line was cut.
        engine = create_engine(url, pool_pre_ping=True)
        event.listen(engine, "connect", _prepare_postgresql)
        return engine
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def url_of(address: str | URL) -> URL:
    """An address of SQLite or PostgreSQL, under any of the names that are in use for the latter.

    >>> url_of("postgres://me:secret@db.example/grognard")
    postgresql+psycopg://me:***@db.example/grognard
    """
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabase(
            "expected an address such as postgresql://user@host/name; got something else"
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgres", POSTGRESQL):
        return url.set(drivername=f"{POSTGRESQL}+psycopg")
    if kind != "sqlite":
        raise BadDatabase(f"expected an address that begins with postgresql:// or sqlite://; got {kind}://")
    return url


def conninfo(address: str) -> str:
    """An address of PostgreSQL as its own library reads it, with short timeouts for a lost connection.

    >>> conninfo("postgres://me@db.example/grognard").partition("?")[0]
    'postgresql://me@db.example/grognard'
    """
    url = url_of(address).set(drivername=POSTGRESQL).update_query_dict(_PATIENCE)
    return url.render_as_string(hide_password=False)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """In WAL mode readers never wait; with FULL what was committed is on the disk, also when power fails."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "fullfsync = ON",  # a Mac would leave it in the disk's own memory
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_MILLISECONDS}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    """A commit is on the disk when it is answered, whatever the server's settings say; stricter ones stay."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()


def upgrade(engine: Engine, goal: str = "head") -> None:
    """Runs the migrations that this database has not seen; of several workers, the first one does."""
    scripts = migrations()

    def steps(revision: Any, _context: Any) -> Any:
        return scripts._upgrade_revs(goal, revision)

    config = Config()
    with engine.connect() as connection, EnvironmentContext(config, scripts, fn=steps) as environment:
        if engine.dialect.name == POSTGRESQL:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        with environment.begin_transaction():
            environment.run_migrations()
        connection.commit()


def migrations() -> ScriptDirectory:
    """The steps that lead from one version of the tables to the next."""
    return ScriptDirectory(str(MIGRATIONS))
