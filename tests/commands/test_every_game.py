"""Every command works for every game, in every language, and says nothing in another one."""

import re
from functools import cache
from pathlib import Path

import pytest

from grognard import agents, games
from grognard.cli import main, parser
from grognard.commands.words import TEXT
from grognard.kernel.words.text import LANGUAGES
from grognard.kernel.words.titles import label, seat_title, side_title
from tests.commands.calling import Run

WITHOUT_A_GAME = {"play", "bench", "backup", "operate"}
"""Commands about this machine or a server; they have tests of their own."""
ABOUT_A_GAME = {"games", "simulate", "verify", "replay", "rules", "data", "map", "demo"}


def own_words(language: str) -> dict[str, str]:
    """The commands' own words and sentences without arguments, by their names."""
    text = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9_-]+) = ([^{\n]*)$", text, re.M))


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A record of each game."""
    found = {}
    for game in games.GAMES:
        folder = tmp_path_factory.mktemp(game)
        assert main(["simulate", game, "--records", str(folder), "--json"]) == 0
        (found[game],) = folder.iterdir()
    return found


@cache
def inner_names(name: str, language: str) -> frozenset[str]:
    """The names of seats and sides inside a game that its players never read."""
    game = games.find(name)
    seats = [seat for scenario in game.scenarios.values() for seat in scenario.seats.items()]
    inner = {word for seat, sides in seats for word in (seat, *sides)}
    shown = {title(game, word, language) for word in inner for title in (seat_title, side_title)}
    return frozenset(inner - shown)


def test_every_command_is_tried_here_or_is_about_no_game() -> None:
    (subparsers,) = (action for action in parser()._actions if action.choices)
    known = set(subparsers.choices or ())
    assert known >= ABOUT_A_GAME | WITHOUT_A_GAME
    taking_a_game = {
        name
        for name, one in dict(subparsers.choices or {}).items()
        if {action.dest for action in one._actions} & {"game", "record", "records"}
    }
    assert taking_a_game | {"games"} == ABOUT_A_GAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_can_be_listed_played_proven_and_drawn(
    run: Run,
    records: dict[str, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    language: str,
) -> None:
    monkeypatch.setattr(agents, "names", lambda game: ("random",))  # for `demo`: a quick game
    kept, goal = records[game], tmp_path / "map.svg"
    for arguments in (
        ("games",),
        ("simulate", game),
        ("verify", kept),
        ("replay", kept, "--at", 40),
        ("rules", game),
        ("data", game),
        ("map", game, "-o", goal),
        ("demo", game),
    ):
        code, out, err = run(*arguments, "--lang", language)
        assert (code, err) == (0, ""), arguments
        assert out, arguments
        _is_told_in(language, game, arguments[0], out)


def _is_told_in(language: str, game: str, command: str, out: str) -> None:
    """No word of the other language's frame, no rule by its id, no seat or side by its inner name."""
    mine = own_words(language)
    for other in LANGUAGES:
        for name, words in own_words(other).items():
            if language != other and words != mine[name] and len(words) > 5 and name.startswith("column-"):
                assert not re.search(rf"^ .*\b{re.escape(words)}\b.*\n ─", out, re.M), (command, words)
    assert not re.search(r"\[[^\]\n]*\w/[^\]\n]*\]", out), command
    if command not in ("games", "map", "rules", "data"):  # these name seats for `--seat`, and files
        for word in inner_names(game, language):
            assert not re.search(rf"(?<![\w-]){word}(?![\w-])", out), (command, word)


@pytest.mark.parametrize("game", games.GAMES)
def test_what_many_games_are_counted_by_has_a_name(run: Run, game: str) -> None:
    found = games.find(game)
    counted = re.findall(
        r'"([a-z0-9_-]+)": [\d.]+', run("simulate", game, "--json")[1].partition("statistics")[2]
    )
    assert counted
    assert [
        (name, language)
        for name in counted
        for language in LANGUAGES
        if not label(found, f"count.{name}", language, "")
    ] == []


def test_both_languages_have_the_same_words() -> None:
    keys = [
        re.findall(r"^([a-z0-9_-]+) =", (TEXT / f"{one}.ftl").read_text("utf-8"), re.M) for one in LANGUAGES
    ]
    assert keys[0] == keys[1]
