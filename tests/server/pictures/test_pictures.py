"""Pictures are drawn once, ahead of the first player where the server is told so."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Lock, Semaphore
from typing import Any

import pytest

from grognard.server.pictures import catalogue
from grognard.server.pictures.catalogue import Catalogue, Picture
from grognard.server.pictures.disk_cache import DiskCache
from tests.server.house import open_house
from tests.server.valley import Valley

PATIENCE = 60
DRAWN: list[tuple[str, str]] = []
STARTED = Event()
PLACES = {"sample": ("tests.server.pictures.test_pictures", "Watched")}
BEGUN = {"sample": ("tests.server.pictures.test_pictures", "Begun")}


class Watched(Valley):
    """The sample game, which notes what it draws."""

    def board_svg(self, scenario: str, language: str = "en") -> str:
        """The board."""
        DRAWN.append((scenario, language))
        return super().board_svg(scenario, language)


class Begun(Valley):
    """The sample game, which says when it begins to draw; a server may go on with it after it was stopped."""

    def board_svg(self, scenario: str, language: str = "en") -> str:
        """The board."""
        STARTED.set()
        return super().board_svg(scenario, language)


@pytest.fixture(autouse=True)
def nothing_drawn() -> None:
    """Forgets the pictures that other tests have drawn."""
    catalogue._picture.cache_clear()
    DRAWN.clear()


def board(games: Catalogue) -> Picture:
    """The picture of a board."""
    return games.picture("sample", "board.svg", "duel", "en")


def test_two_who_ask_at_once_get_one_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Semaphore(0)

    class Doors(dict[Any, Lock]):
        """Locks that note when they are asked for."""

        def setdefault(self, *wanted: Any) -> Any:
            found = super().setdefault(*wanted)
            asked.release()
            return found

    def slow(game: Watched, scenario: str, language: str) -> str:
        DRAWN.append((scenario, language))
        assert all(asked.acquire(timeout=PATIENCE) for _ in range(2))
        return "<svg/>"

    monkeypatch.setattr(catalogue, "_LOCKS", Doors())
    monkeypatch.setattr(Watched, "board_svg", slow)
    games = Catalogue(PLACES)
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(board, (games, games))
    assert one is other
    assert DRAWN == [("duel", "en")]


def test_what_is_drawn_ahead_is_there_when_a_player_comes() -> None:
    games = Catalogue(PLACES)
    games.draw_ahead(Event())
    ahead = list(DRAWN)
    assert ("duel", "en") in ahead
    assert ("duel", "fr") in ahead
    board(games)
    assert ahead == DRAWN


def test_drawing_ahead_can_be_stopped() -> None:
    stopped = Event()
    stopped.set()
    Catalogue(PLACES).draw_ahead(stopped)
    assert DRAWN == []


def test_a_server_draws_ahead_when_it_is_told_so(tmp_path: Path) -> None:
    with open_house(tmp_path, games=BEGUN, draw_ahead=True):
        assert STARTED.wait(PATIENCE)


def test_a_board_is_drawn_once_for_all_starts_of_a_server(tmp_path: Path) -> None:
    first = board(Catalogue(PLACES, DiskCache(tmp_path)))
    catalogue._picture.cache_clear()
    again = board(Catalogue(PLACES, DiskCache(tmp_path)))
    assert first == again
    assert DRAWN == [("duel", "en")]
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(b"damaged")
    catalogue._picture.cache_clear()
    assert board(Catalogue(PLACES, DiskCache(tmp_path))) == first
    assert len(DRAWN) == 2
