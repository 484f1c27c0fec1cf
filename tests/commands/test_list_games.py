"""`grognard games`."""

import json

from grognard import games
from tests.commands.calling import GAME, Run


def test_it_lists_games_scenarios_and_options(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    for word in (GAME, "red-star-white-star", "east-german", "ss-fight-on", "random", *games.SHEETS):
        assert word in out


def test_json(run: Run) -> None:
    found = json.loads(run("games", "--json")[1])["games"]
    assert [game["name"] for game in found] == list(games.GAMES)
    assert json.loads(run("games", "--json")[1])["maps"] == list(games.SHEETS)
    historical = found[0]["scenarios"][0]
    assert historical["seats"]["soviet"] == ["soviet", "west-german"]
    assert historical["options"] == ["east-front-replacements", "attacker-conducts-retreats"]
