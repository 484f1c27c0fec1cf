"""The games on offer, as the lobby and the board need them, in the user's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from gzip import compress, decompress
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from threading import Event, Lock
from typing import Any, NamedTuple

from grognard import agents, kernel, picture
from grognard.kernel.actions import Seat, Side
from grognard.kernel.components.data import tally
from grognard.kernel.game import BadChoice, Game, Scenario
from grognard.kernel.words.guide import load_guide
from grognard.kernel.words.text import LANGUAGES
from grognard.kernel.words.titles import in_words, label, scenario_title, seat_title, side_title
from grognard.picture.page import page_of
from grognard.server.errors import Refusal
from grognard.server.games import game_at
from grognard.server.pictures.disk_cache import DiskCache, key_of

PICTURES = {
    "board.svg": "image/svg+xml",
    "board.json": "application/json",
    "counters.svg": "image/svg+xml",
}


class Picture(NamedTuple):
    """A file for the client and its fingerprint."""

    content: bytes
    media_type: str
    etag: str


class Catalogue:
    """The games by name; with a disk cache, their boards are drawn once for all starts of the server."""

    def __init__(self, places: Mapping[str, tuple[str, str]], disk_cache: DiskCache | None = None) -> None:
        self.places, self._disk_cache = places, disk_cache

    def find(self, name: str) -> Game[Any]:
        """The game of that name."""
        if name not in self.places:
            raise Refusal(404, "no-game", field="game", game=name[:60])
        return game_at(*self.places[name])

    def choose(
        self, game: Game[Any], scenario: str, options: Mapping[str, bool]
    ) -> tuple[Scenario, dict[str, bool]]:
        """The scenario and all of its options, checked."""
        if scenario not in game.scenarios:
            known = ", ".join(game.scenarios)
            raise Refusal(422, "scenario", field="scenario", scenario=scenario, known=known)
        try:
            return game.choose(scenario, options)
        except BadChoice:
            allowed = game.scenarios[scenario].options
            unknown = next(option for option in options if option not in allowed)
            known = ", ".join(allowed) or "–"
            raise Refusal(422, "option", field="options", option=unknown, known=known) from None

    def described(self, language: str) -> list[dict[str, Any]]:
        """All games with scenarios, options and computer players."""
        return [_described(self.find(name), language) for name in self.places]

    def picture(self, name: str, file: str, scenario: str | None, language: str) -> Picture:
        """One of a game's files for the client."""
        game = self.find(name)
        chosen = self.choose(game, scenario or next(iter(game.scenarios)), {})[0]
        return _drawn_once(game, file, chosen.name, language, self._disk_cache)

    def draw_ahead(self, stopped: Event) -> None:
        """Draws all that the first players would have to wait for, unless it is stopped."""
        for game in map(self.find, self.places):
            for scenario in game.scenarios:
                for language in LANGUAGES:
                    for file in PICTURES:
                        if stopped.is_set():
                            return
                        _drawn_once(game, file, scenario, language, self._disk_cache)


_LOCKS: dict[tuple[str, str, str], Lock] = {}


def _drawn_once(
    game: Game[Any], file: str, scenario: str, language: str, disk_cache: DiskCache | None
) -> Picture:
    """A picture, drawn once: whoever asks for it meanwhile waits. Scenarios may share a sheet."""
    if file == "counters.svg":
        scenario = language = ""  # the counters are the same for all
    with _LOCKS.setdefault((game.name, file, language), Lock()):
        return _picture(game, file, scenario, language, disk_cache)


@cache
def _picture(
    game: Game[Any], file: str, scenario: str, language: str, disk_cache: DiskCache | None
) -> Picture:
    if file == "board.svg":
        content = _board(game, scenario, language, disk_cache)
    elif file == "board.json":
        content = json.dumps(page_of(game).board_file(scenario, language), ensure_ascii=False).encode()
    else:
        content = page_of(game).counters_svg().encode()
    return Picture(content, PICTURES[file], f'"{blake2b(content, digest_size=12).hexdigest()}"')


def _board(game: Game[Any], scenario: str, language: str, disk_cache: DiskCache | None) -> bytes:
    """The sheet, which may take seconds to draw: from the disk cache, or drawn and put there."""
    if disk_cache is None:
        return page_of(game).board_svg(scenario, language).encode()
    name, key = f"{game.name}.{scenario}.{language}.svg", _key(game)
    kept = disk_cache.get(name, key)
    if kept is not None:
        return decompress(kept)
    content = page_of(game).board_svg(scenario, language).encode()
    disk_cache.put(name, key, compress(content, 6))
    return content


@cache
def _key(game: Game[Any]) -> str:
    """A hash of all sources of a game's sheets: its own folder with its data, and what draws it."""
    folders = [game.folder, *(Path(package.__path__[0]) for package in (kernel, picture))]
    return key_of(folders, version("font-source-sans-pro"), game.data.fingerprint)


def _described(game: Game[Any], language: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "summary": label(game, "game.summary", language, ""),
        "length": label(game, "game.length", language, ""),
        "difficulty": game.difficulty,
        "learning": label(game, "game.difficulty", language, ""),
        "components": tally(game.data),
        "levels": list(agents.names(game)),
        "guide": load_guide(game) is not None,
        "scenarios": [
            {
                "name": scenario.name,
                "title": scenario_title(game, scenario.name, language),
                "summary": label(game, f"scenario.{scenario.name}-summary", language, ""),
                "length": label(game, f"scenario.{scenario.name}-length", language, ""),
                "rule": scenario.rule,
                "secrets": scenario.secrets,
                "seats": _seats(game, scenario.seats, language),
                "options": [_option(game, scenario, name, language) for name in scenario.options],
            }
            for scenario in game.scenarios.values()
        ],
    }


def _seats(game: Game[Any], seats: Mapping[Seat, tuple[Side, ...]], language: str) -> list[dict[str, Any]]:
    return [
        {
            "name": seat,
            **in_words(seat_title(game, seat, language)),
            "sides": [{"name": side, "title": side_title(game, side, language)} for side in sides],
        }
        for seat, sides in seats.items()
    ]


def _option(game: Game[Any], scenario: Scenario, name: str, language: str) -> dict[str, Any]:
    option, seats = game.options[name], scenario.seatings.get(name)
    return {
        "name": name,
        "title": label(game, f"option.{name}", language, name),
        "summary": label(game, f"option.{name}-summary", language, option.summary),
        "rule": option.rule,
        "default": option.default,
        "seats": seats and _seats(game, seats, language),
    }
