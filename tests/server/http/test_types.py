"""The models of answers: the page's types are made from them, and they tell all that the server sends."""

import pytest

from grognard import games
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import SPECTATOR
from grognard.picture.page import page_of
from grognard.server.http.answers.board_file import BoardFile
from grognard.server.http.answers.seen import View
from grognard.server.tables import viewpoint
from grognard.server.tables.log import EVERYTHING
from tests.server.http import make_types
from tests.server.models import undeclared

SCENARIOS = [(game, scenario) for game in games.GAMES for scenario in games.find(game).scenarios]


@pytest.mark.skipif(not make_types.has_tool(), reason="the page's tools are not installed: see run.py test")
def test_the_types_of_the_page_are_made_from_the_models() -> None:
    assert make_types.TYPES.read_text("utf-8") == make_types.types(), (
        "the models of answers have changed: run python -m tests.server.http.make_types"
    )


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_models_name_all_fields_of_boards_and_views(name: str, scenario: str) -> None:
    game = games.find(name)
    board = BoardFile.model_validate(page_of(game).board_file(scenario))
    assert undeclared(board) == []
    state = game.new(scenario, {}, key_from_seed(1))
    for seat in (*game.seats(state), SPECTATOR, EVERYTHING):
        view = View.model_validate(viewpoint.view_in_words(game, state, seat, "en"))
        assert undeclared(view) == []
