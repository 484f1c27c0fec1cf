"""`grognard play`: the process itself, its bad input, and that being killed costs nothing acknowledged."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import kills
from grognard.cli import main
from grognard.commands import play
from grognard.server.settings import data_folder
from tests.server.postgres import fresh_database


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that is not free."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_five_kills_in_bursts_of_moves_lose_nothing(tmp_path: Path) -> None:
    acknowledged, lost = kills.run(tmp_path, 5)
    assert acknowledged >= 5 * (3 + kills.TABLES)
    assert lost == []


def test_three_kills_of_a_worker_or_all_lose_nothing_with_postgresql(tmp_path: Path) -> None:
    with fresh_database() as address:
        acknowledged, lost = kills.run(tmp_path, 3, database=address)
    assert acknowledged >= 3 * (3 + kills.TABLES)
    assert lost == []


def test_a_port_that_is_taken_is_named(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--port", str(taken)]) == 2
    assert f"--port {taken}" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["-1", "x", "65536"])
def test_a_port_that_is_none_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", f"--port={port}"]) == 2
    assert "--port" in capsys.readouterr().err


def test_a_data_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["play", "--no-browser", "--port", "0", "--data", str(tmp_path / "file" / "x")]) == 2
    assert "expected a folder" in capsys.readouterr().err


def test_without_a_port_any_free_one_will_do(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "DEFAULT_PORT", taken)
    with play.listen("127.0.0.1", None) as listener:
        assert listener.getsockname()[1] != taken


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == tmp_path / "grognard"


def test_other_commands_do_not_load_the_server() -> None:
    code = "import grognard.cli; print({'fastapi', 'sqlalchemy', 'uvicorn'} & set(sys.modules))"
    found = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "set()"
