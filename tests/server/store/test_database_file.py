"""The file of an SQLite database: nobody but its owner reads it, it is never begun anew by mistake, and one
server uses it at a time."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.server.settings import DATABASE_URL, sqlite_in
from grognard.server.store import database
from grognard.server.store.database import BadDatabase, open_database
from grognard.server.store.database_file import FileLock
from tests.server.house import open_house

OWNERS = pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
HOLDER = """
import sys; sys.path[:] = {paths!r}
from pathlib import Path
from grognard.server.store.database_file import FileLock
hold = FileLock(Path({path!r}))
print("held", flush=True)
sys.stdin.read()
"""


def open_to_others(folder: Path) -> dict[str, int]:
    """What others may do with the files of a folder; nothing is not listed."""
    modes = {path.name: path.stat().st_mode & 0o077 for path in folder.iterdir()}
    return {name: mode for name, mode in modes.items() if mode}


@OWNERS
@pytest.mark.parametrize("there_before", [False, True])
@pytest.mark.parametrize("address", ["folder", "sqlite:///games.db", "sqlite:///./games.db"])
def test_the_files_are_their_owners_alone(
    address: str, there_before: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tmp_path.chmod(0o755)
    before = os.umask(0)
    try:
        url = sqlite_in(tmp_path) if address == "folder" else address
        if there_before:
            open_database(url).dispose()
            for end in ("", "-wal", "-shm"):
                (tmp_path / (Path(url).name + end)).touch()
                (tmp_path / (Path(url).name + end)).chmod(0o666)
        with open_house(tmp_path, url) as house:
            house.guest()
            assert {path.suffix for path in tmp_path.iterdir()} >= {".db", ".db-wal", ".db-shm", ".lock"}
            assert open_to_others(tmp_path) == {}
            monkeypatch.setenv(DATABASE_URL, url)
            assert main(["backup", str(tmp_path / "games.backup")]) == 0
            (tmp_path / "games.backup").chmod(0o666)
            assert main(["backup", str(tmp_path / "games.backup"), "--force"]) == 0
            assert open_to_others(tmp_path) == {}
    finally:
        os.umask(before)


def empty(path: Path) -> None:
    """Nothing is left of the file."""
    path.write_bytes(b"")


def drop_all(path: Path) -> None:
    """The file is a database without a table."""
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 1")


def lose(path: Path) -> None:
    """The file is gone, but the one beside it holds moves that it had not taken over yet."""
    path.unlink()
    path.with_name(path.name + "-wal").write_bytes(b"moves")


@pytest.mark.parametrize("harm", [empty, drop_all, lose])
def test_an_emptied_database_is_an_error_and_not_a_fresh_start(
    harm: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "grognard.db"
    with open_house(tmp_path) as house:
        house.guest()
    assert callable(harm)
    harm(path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(BadDatabase, match="nothing was changed"):
        open_database(sqlite_in(tmp_path))
    assert main(["play", "--port", "0", "--no-browser", "--data", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.suffix != ".lock"} == {
        name: content for name, content in before.items() if not name.endswith(".lock")
    }


def test_a_server_that_ends_as_it_begins_leaves_no_half_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as dying:
        dying.setattr(database, "upgrade", die)
        with pytest.raises(KeyboardInterrupt):
            open_database(sqlite_in(tmp_path))
    assert list(tmp_path.iterdir()) == []
    open_database(sqlite_in(tmp_path)).dispose()
    assert [path.name for path in tmp_path.iterdir()] == ["grognard.db"]


def test_of_two_that_make_the_database_at_once_neither_undoes_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, upgrade = tmp_path / "grognard.db", database.upgrade

    def late(*arguments: object) -> None:
        upgrade(*arguments)  # type: ignore[arg-type]
        if not path.exists():
            path.write_bytes(b"of the other")

    monkeypatch.setattr(database, "upgrade", late)
    with pytest.raises(BadDatabase):
        open_database(sqlite_in(tmp_path))
    assert path.read_bytes() == b"of the other"


def test_a_second_server_says_so_and_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = ["play", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    code = HOLDER.format(paths=sys.path, path=str(tmp_path / "grognard.db"))
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code], text=True, **pipes) as first:  # type: ignore[call-overload]
        assert first.stdout.readline() == "held\n"
        assert main(play) == 2
        said = capsys.readouterr().err
        assert f"process {first.pid}" in said
        assert len(said.splitlines()) == 1
        file = tmp_path / "games.backup"
        with open_house(tmp_path / "..", sqlite_in(make(tmp_path / "other"))) as house:
            house.guest()
        assert main(["backup", str(file), "--data", str(tmp_path / "other")]) == 0
        assert main(["restore", str(file), "--data", str(tmp_path)]) == 2
        assert not (tmp_path / "grognard.db").exists()
        first.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
        first.wait()
    assert main(["restore", str(file), "--data", str(tmp_path)]) == 0  # a killed server is in nobody's way


def make(folder: Path) -> Path:
    """A new folder."""
    folder.mkdir()
    return folder


def test_in_one_process_as_well_there_is_one_server(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        house.guest()
        with pytest.raises(BadDatabase, match=f"process {os.getpid()}"), open_house(tmp_path):
            pass
    with open_house(tmp_path):
        pass
    FileLock(None).release()


def test_an_address_within_an_address_is_refused() -> None:
    with pytest.raises(BadDatabase, match=r"sqlite:////path/file\.db"):
        open_database("sqlite:///file:games.db?mode=rwc&uri=true")
