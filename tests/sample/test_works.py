"""Works in the sample game: a direction, an edge, and a forecast that is no table of odds."""

from fractions import Fraction
from itertools import product

import pytest

from grognard.kernel import flow
from grognard.kernel.actions import BadAction
from grognard.kernel.dice import key_from_seed
from tests.sample.game import Sample
from tests.sample.position import BOARD, LOST, UNITS, Position
from tests.sample.rules import Turn
from tests.sample.works import Works

GAME = Sample()


def field(**units: str) -> Position:
    """A position where red is at its works, then both march; `red_1="Ford"`."""
    g = GAME.setup(*GAME.choose("works", {}), key_from_seed(3))
    g.clear_board(LOST)
    g.set_up((UNITS.index(name.replace("_", "-")), label) for name, label in units.items())
    g.stack = [Turn((0, 1), at="march"), Works(0)]
    flow.run(g)
    return g


def do(g: Position, *lines: str) -> None:
    """Red acts."""
    for line in lines:
        GAME.act(g, "red", GAME.parse(line))


def offered(g: Position, verb: str) -> list[str]:
    """What red may do with a verb."""
    lines = [GAME.grammar.text(action) for action in g.pending["red"].options]
    return [line for line in lines if line.startswith(verb + " ")]


def why(g: Position, line: str) -> tuple[str, str] | None:
    """Why red may not do something."""
    reason = GAME.explain(g, "red", GAME.parse(line))
    return reason and (reason.rule, reason.message)


def test_a_unit_turns_to_any_other_direction_once() -> None:
    g = field(red_1="Ford", blue_1="Heath")
    assert offered(g, "face") == ["face red-1 N", "face red-1 S", "face red-1 W"]
    assert why(g, "face red-1 E") == ("6-2", "why.faces-so")
    do(g, "face red-1 S")
    assert GAME.view(g, "player")["units"][0]["facing"] == "S"
    assert offered(g, "face") == []
    assert why(g, "face red-1 N") == ("6-2", "why.turned")


def test_an_edge_is_written_by_the_cells_on_both_sides() -> None:
    g = field(red_1="Ford", blue_1="Heath")
    assert offered(g, "blow") == ["blow Bridge/Ford"]
    assert why(g, "blow Grange/Kiln") == ("6-3", "why.nobody-there")
    with pytest.raises(BadAction, match="expected an edge such as Abbey/Estate; got 'Ford/Bridge'"):
        GAME.parse("blow Ford/Bridge")


def test_nobody_marches_over_a_blown_bridge() -> None:
    g = field(red_1="Ford", blue_1="Heath")
    do(g, "blow Bridge/Ford", "done")
    assert why(g, "go red-1 Bridge") == ("6-3", "why.blown")
    assert offered(g, "go") == ["go red-1 Estate", "go red-1 Grange", "go red-1 Junction"]
    assert GAME.view(g, "player")["works"] == [{"edge": "Bridge/Ford", "is": "blown"}]


def test_a_click_near_an_edge_means_the_edge() -> None:
    g = field(red_1="Ford", blue_1="Heath")
    ford, edge = BOARD.cell("Ford"), GAME.grammar.number("edge", "Bridge/Ford")
    assert GAME.meant(g, "red", 0, ford, edge) == ("blow", edge)
    assert GAME.meant(g, "red", 0, ford) == ("fire", 0, ford)


@pytest.mark.parametrize("turned", [False, True])
def test_a_volley_has_the_chances_that_its_dice_make(turned: bool) -> None:
    g = field(red_1="Ford", blue_1="Heath")
    if turned:
        g.facing[3] = g.facing[0]
    assert offered(g, "fire") == ["fire red-1 Heath"]
    action = GAME.parse("fire red-1 Heath")
    forecast = GAME.forecast(g, action)
    assert forecast is not None
    assert (forecast.column, forecast.attackers, forecast.defenders) == ("", (0,), (3,))
    assert forecast.total("morale") == 4 - turned
    counted = dict.fromkeys(forecast.chances, 0)
    for dice in product(range(1, 7), repeat=2):
        trial = g.clone()
        trial.dictated = dice
        GAME.act(trial, "red", action)
        counted[trial.events[0].message.split(".")[1]] += 1
    assert forecast.chances == {result: Fraction(number, 36) for result, number in counted.items()}


def test_a_side_fires_once_at_an_enemy_ahead() -> None:
    g = field(red_1="Ford", red_2="Inn", blue_1="Heath", blue_2="Kiln")
    assert why(g, "fire red-1 Kiln") == ("6-4", "why.not-ahead")
    assert why(g, "fire red-1 Grange") == ("6-4", "why.no-enemy")
    g.dictated = (1,)
    do(g, "fire red-1 Heath")
    assert why(g, "fire red-2 Kiln") == ("6-4", "why.fired")
