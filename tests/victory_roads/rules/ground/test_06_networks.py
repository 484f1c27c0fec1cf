"""Networks made from others are those that the costs give."""

import pytest

from grognard.games.victory_roads.geography import FAIR, MUD, SNOW, Terms
from grognard.kernel.board.movement import network
from grognard.kernel.board.supply import links
from tests.rules import rule
from tests.victory_roads.table import start


@rule("3.2.2h", "3.2.3b", "13.2.3")
@pytest.mark.parametrize("weather", [FAIR, SNOW, MUD])
def test_each_network_is_that_of_its_costs(weather: str) -> None:
    g = start("campaign")
    geo, spots = g.geo, bytes(g.spots)
    for soviet in (False, True):
        terms = Terms(weather, soviet)
        whole = network(geo.board, lambda a, b, terms=terms: geo.cost(a, b, spots, terms))  # type: ignore[misc]
        assert geo.movement.network(spots, terms) == whole
        assert geo.movement.links(spots, terms) == links(whole)
    muddy = weather == MUD
    orders = network(geo.board, lambda a, b: geo.command_cost(a, b, spots, muddy))
    assert geo.command.network(spots, muddy) == orders
