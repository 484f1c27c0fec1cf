"""Backups: a table plays on after its restore, on either database; a damaged file changes nothing."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from grognard.cli import main
from grognard.server.settings import DATABASE_URL, sqlite_in
from tests.server.house import Player, open_house, play
from tests.server.postgres import fresh_database


@pytest.fixture(params=["sqlite", "postgresql"])
def goal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database to restore into."""
    if request.param == "sqlite":
        (tmp_path / "goal").mkdir()
        yield sqlite_in(tmp_path / "goal")
    else:
        with fresh_database() as address:
            yield address


def test_a_table_plays_on_after_the_restore(
    database: str, goal: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.backup"
    with open_house(tmp_path, database) as house:
        host = house.guest()
        table = host.table({"north": "me", "south": "me"}, options={"long": True})
        play({"north": host, "south": host}, table, Random(2), 20)
        host.send(f"/tables/{table}/chat", {"text": "Élan « vital »"})
        before = [host.view(table, seat) for seat in ("north", "south")]
        monkeypatch.setenv(DATABASE_URL, database)
        assert main(["backup", str(file)]) == 0  # while the server runs
    monkeypatch.setenv(DATABASE_URL, goal)
    assert main(["restore", str(file)]) == 0
    assert main(["restore", str(file)]) == 2  # it is no longer empty
    with open_house(tmp_path, goal) as house:
        again = Player(house, host.token, host.me)
        assert [again.view(table, seat) for seat in ("north", "south")] == before
        assert again.send(f"/tables/{table}/chat", {"text": "On we go"}).json()["id"] == 2
        play({"north": again, "south": again}, table, Random(3), 10)


def test_a_damaged_backup_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, damaged = tmp_path / "games.backup", tmp_path / "damaged.backup"
    with open_house(tmp_path) as house:
        house.guest().table({"north": "me", "south": "me"})
    assert main(["backup", str(file), "--data", str(tmp_path)]) == 0
    whole = file.read_bytes()
    middle = len(whole) // 2
    altered = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
    for content in (b"", b"nonsense", whole[:-1], whole[:middle], altered):
        damaged.write_bytes(content)
        assert main(["restore", str(damaged), "--data", str(tmp_path / "new")]) == 2
        assert "expected" in capsys.readouterr().err
        assert not (tmp_path / "new").exists()
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0


def test_a_backup_replaces_no_file_unless_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.backup"
    file.write_text("mine")
    with open_house(tmp_path) as house:
        house.guest()
    assert main(["backup", str(file), "--data", str(tmp_path)]) == 2
    assert "--force" in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert main(["backup", str(file), "--data", str(tmp_path), "--force"]) == 0
    assert sorted(path.name for path in tmp_path.glob("*games*")) == ["games.backup"]
    assert main(["backup", str(tmp_path / "x"), "--data", str(tmp_path / "nowhere")]) == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_what_holds_the_keys_of_games_is_its_owners_alone(tmp_path: Path) -> None:
    file, folder = tmp_path / "games.backup", tmp_path / "new"
    with open_house(tmp_path) as house:
        house.guest()
    assert main(["backup", str(file), "--data", str(tmp_path)]) == 0
    assert main(["restore", str(file), "--data", str(folder)]) == 0
    assert [path.stat().st_mode & 0o077 for path in (file, folder)] == [0, 0]
