"""Supply and command of positions reached by random play, against a second reading of the text."""

from random import Random

import pytest

from grognard.games.victory_roads.components import SCENARIOS
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.command import commanded_by
from grognard.games.victory_roads.rules.ground.control import occupy
from grognard.games.victory_roads.rules.supply import is_supplied, supplied_hqs
from grognard.games.victory_roads.units import AXIS, NATIONS, SIDES, SOVIETS
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.oracles import oracle_supply as oracle
from tests.victory_roads.table import start

EVERY = {"budapest-wien": 150, "bessarabia": 60, "bagration": 200, "campaign": 500}
"""How many decisions lie between two positions that are compared."""
COMPARED = 5


def scene_of(g: Position) -> oracle.Scene:
    """A position in the words of the second reading."""
    labels, values = g.geo.board.labels, g.world.scenario.values
    counters = []
    for camp in range(len(SIDES)):
        for unit in g.units_of(camp):
            arrow = g.arrow(unit) if g.pontoon[unit] else None
            counters.append(
                oracle.Counter(
                    g.unit(unit).id,
                    labels[g.cell[unit]],
                    SIDES[camp],
                    NATIONS[g.nation_of(unit)],
                    g.unit(unit).radius,
                    "" if arrow is None else labels[arrow],
                )
            )
    bridged = {*g.bridgeheads, *(g.cell[unit] for unit in g.bridging if g.cell[unit] >= 0)}
    (west, east), (north, south) = values["columns"], values["rows"]
    return oracle.Scene(
        tuple(counters),
        {labels[cell]: SIDES[g.held[site]] for site, cell in enumerate(g.geo.sites)},
        frozenset(labels[cell] for site, cell in enumerate(g.geo.sites) if g.fallen[site]),
        g.is_muddy,
        (range(west, east + 1), range(north, south + 1)),
        {"soviet": tuple(values["edge_sources"]), "axis": tuple(values["axis_sources"] or ())},
        frozenset(labels[cell] for cell in bridged),
        frozenset(labels[cell] for cell in g.flown),
        frozenset(labels[cell] for cell in g.partisans),
    )


def differences(g: Position) -> list[str]:
    """Where both readings differ."""
    scene, labels = scene_of(g), g.geo.board.labels
    expected, found = oracle.supplied(scene), []
    for camp in range(len(SIDES)):
        for unit in g.units_of(camp):
            name = g.unit(unit).id
            if is_supplied(g, unit) != (name in expected):
                found.append(f"turn {g.turn}, {g.phase}: {name} in {labels[g.cell[unit]]}")
    counters = {counter.name: counter for counter in scene.counters}
    for nation in range(SOVIETS, len(NATIONS)):
        for hq in supplied_hqs(g, nation):
            name, cells = g.unit(hq).id, {labels[cell] for cell in commanded_by(g, hq)}
            if cells != (other := oracle.commanded(scene, counters[name])):
                found.append(f"turn {g.turn}, {g.phase}: radius of {name}: {sorted(cells ^ other)[:5]}")
    return found


@rule("1.2.2a", "1.2.2b", "1.2.3", "1.2.4", "4.1.1a", "4.1.1b", "4.2.1a", "4.2.1b", "4.3.1a", "4.4.1")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_second_reading_of_supply_and_command_agrees_in_play(name: str) -> None:
    rng = Random(11)
    g = start(name)
    flow.run(g)
    for _ in range(COMPARED):
        assert differences(g) == []
        for _ in range(EVERY[name]):
            ((side, decision),) = g.pending.items()
            flow.apply(g, side, rng.choice(decision.options))


@rule("1.2.4", "1.7.5", "4.1.3", "4.2.1/exc-german-hq", "4.2.1/exc-ju52", "4.4.2", "4.4.3", "4.5.1", "4.5.2")
@pytest.mark.parametrize("weather", ["fair", "mud"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_it_agrees_wherever_units_stand(name: str, weather: str) -> None:
    """Units of both sides are scattered over the map, with pontoons, bridges, partisans and flights."""
    g, rng = start(name), Random(f"{name} {weather}")
    geo, cells = g.geo, [cell for cell in range(len(g.geo.board)) if not g.geo.closed[cell]]
    ways, units = [cell for cell in cells if geo.is_on_way(cell)], range(len(g.world.units))
    for unit in rng.sample(units, 250):
        cell = rng.choice(rng.choice([ways, cells, geo.sites]))
        if not g.count[1 - g.camp[unit]][cell]:
            g.put(unit, cell)
    for site in rng.sample(range(len(geo.sites)), len(geo.sites) // 8):
        g.mark(g.held, site, 1 - g.held[site])
    occupy(g)
    g.weather = weather
    for hq in g.world.hqs:
        if banks := geo.banks.get(g.cell[hq]):
            g.pontoon[hq] = 1 + geo.board.direction(g.cell[hq], rng.choice(banks))
    g.bridgeheads, g.partisans = tuple(rng.sample(cells, 3)), tuple(rng.sample(ways, 10))
    g.bridging = tuple(unit for unit in rng.sample(units, 6) if g.cell[unit] >= 0)
    g.flown = tuple({g.cell[unit] for unit in rng.sample(g.units_of(AXIS), 5)})
    g.lay_bridges()
    g.memo = {}
    assert differences(g) == []
