"""A server for each test, in a folder of its own; what matters most is tested on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from shutil import copy

import pytest

from grognard.server.settings import sqlite_in
from grognard.server.store.database import open_database
from grognard.server.tables import dealing
from tests.server.house import House, open_house
from tests.server.postgres import fresh_database, lent_database
from tests.server.receivers import Mailbox

ON_BOTH = [
    "acting",
    "accounts",
    "backup",
    "computer",
    "database",
    "dealing",
    "health",
    "hostile",
    "operate",
    "tables",
    "workers",
]
"""The modules whose tests run on both kinds of databases, but for those marked `any_database`."""
ON_NEW_ONES = ("backup", "database")
"""Those that change the tables themselves."""


def subject(module: str) -> str:
    """What a module tests."""
    return module.rpartition("test_")[2]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Lets a test run once for each kind of database that it is meant for."""
    if "database" in metafunc.fixturenames:
        name = subject(metafunc.module.__name__)
        anywhere = metafunc.definition.get_closest_marker("any_database")
        kinds = ["sqlite", "postgresql"] if name in ON_BOTH and not anywhere else ["sqlite"]
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture(scope="session")
def file_with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that has seen all migrations, to be copied: that is faster than migrating each time."""
    folder = tmp_path_factory.mktemp("migrated")
    open_database(sqlite_in(folder)).dispose()
    (file,) = folder.glob("*.db")
    return file


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, file_with_tables: Path) -> Iterator[str]:
    """The address of a database with its tables in it, or about to be made for tests of just that."""
    new = subject(request.module.__name__) in ON_NEW_ONES
    if request.param == "sqlite":
        if not new:
            copy(file_with_tables, tmp_path)
        yield sqlite_in(tmp_path)
    else:
        with fresh_database() if new else lent_database() as address:
            yield address


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the tables of a test throw the same dice whenever it runs, each table its own."""
    numbers = count(1)
    monkeypatch.setattr(dealing, "token_bytes", lambda size: next(numbers).to_bytes(size, "big"))


@pytest.fixture
def house(tmp_path: Path, database: str) -> Iterator[House]:
    """A server with the sample game and Battle for Germany."""
    with open_house(tmp_path, database) as opened:
        yield opened


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server."""
    box = Mailbox()
    box.controller.start()
    yield box
    box.controller.stop()
