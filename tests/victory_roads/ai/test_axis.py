"""The scripted player as the Axis: a line from sea to sea, garrisons behind it, trains and ships."""

from functools import cache

from grognard.games.victory_roads.ai import reserves
from grognard.games.victory_roads.ai.attacks import Judge
from grognard.games.victory_roads.ai.axis.carriers import Carriers
from grognard.games.victory_roads.ai.axis.defiance import Defiance
from grognard.games.victory_roads.ai.axis.front import EAST, Front
from grognard.games.victory_roads.ai.axis.judge import AxisJudge
from grognard.games.victory_roads.ai.axis.line import LinePlanner
from grognard.games.victory_roads.ai.axis.transport import Transport
from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.ai.fire import Fire
from grognard.games.victory_roads.ai.ground import Ground
from grognard.games.victory_roads.ai.prospects import Prospects
from grognard.games.victory_roads.ai.weights import Weights
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.command import commanded_by
from grognard.games.victory_roads.units import AXIS, GERMANS, SOVIET
from grognard.kernel.dice import key_from_seed
from tests.victory_roads.table import real_game

WEIGHTS = Weights.standard()


def opening(scenario: str = "campaign") -> Position:
    state = real_game().new(scenario, {}, key_from_seed("axis"))
    state.phase, state.player, state.rail, state.sea = "axis-movement", AXIS, 6, 3
    return state


def planner(g: Position) -> LinePlanner:
    fields = Fields(g, AXIS, ground(), WEIGHTS)
    judge = Judge(fields, Prospects(g.world.charts), WEIGHTS.axis_attack)
    return LinePlanner(judge, WEIGHTS.axis, Fire(g, AXIS))


@cache
def ground() -> Ground:
    return Ground(opening().world, WEIGHTS.sites)


def test_the_line_runs_from_sea_to_sea_between_the_armies() -> None:
    g = opening()
    front = Front(Fields(g, AXIS, ground(), WEIGHTS), {g.cell[unit] for unit in g.units_of(AXIS)})
    assert not any(g.count[SOVIET][cell] for cell in front.line)
    east = [unit for unit in g.units_of(SOVIET) if front.side[g.cell[unit]] == EAST]
    assert len(east) == len(g.units_of(SOVIET))
    left = [unit for unit in g.units_of(AXIS) if front.side[g.cell[unit]] == EAST]
    assert len(left) < len(g.units_of(AXIS)) / 10


def test_the_line_is_manned_and_trains_run() -> None:
    g = opening()
    plan = planner(g)
    plan.seize()
    plan.hold()
    manned = {*plan.plan.values()}
    holes = [cell for cell in plan.front.line if cell not in manned]
    assert len(holes) < len(plan.front.line) / 10
    assert 0 < len(plan.trains) <= g.rail
    assert all(g.geo.rails[g.cell[unit]] and g.geo.rails[cell] for unit, cell in plan.trains.items())


def test_a_city_behind_the_line_is_guarded_from_a_raider() -> None:
    g = opening()
    cell = g.geo.board.index["3535"]  # Warsaw
    assert cell not in planner(g).garrisons
    raider = next(unit for unit in g.units_of(SOVIET) if g.unit(unit).is_armoured)
    g.put(raider, g.geo.board.neighbours[cell][0])
    assert cell in planner(g).garrisons


def test_who_is_cut_off_in_a_port_sails() -> None:
    """Two divisions in Libau with the whole north lost: one of them is carried off, the other one stays."""
    g = opening()
    port = g.geo.board.index["3516"]
    infantry = [unit for unit in g.units_of(AXIS) if g.nation_of(unit) == GERMANS and not g.unit(unit).is_hq][
        :2
    ]
    for unit in infantry:
        g.put(unit, port)
    plan = planner(g)
    plan.front.side[:] = bytes([EAST]) * len(plan.front.side)
    plan.front.side[g.geo.board.index["2825"]] = 0
    found = Transport(plan).ships(infantry)
    assert list(found.values()) == [g.geo.board.index["2825"]]


def test_nobody_is_asked_twice_to_board_a_train_that_leads_nowhere() -> None:
    carriers = Carriers({1: 10, 2: 20}, {3: 30})
    assert carriers.pick([("sail", 3), ("rail",)]) == ("sail", 3)
    assert carriers.sail([("back",), ("land", 30)]) == ("land", 30)
    assert carriers.pick([("sail", 3), ("rail",)]) == ("rail",)
    assert carriers.entrain([("move", 1), ("move", 2), ("back",)]) == ("move", 1)
    assert carriers.ride([("back",), ("go", 11)]) == ("back",)
    assert carriers.entrain([("move", 1), ("back",)]) == ("back",)
    assert carriers.pick([("sail", 3), ("rail",)]) is None


def test_trains_that_nobody_can_board_are_asked_for_once() -> None:
    carriers = Carriers({1: 10}, {})
    assert carriers.pick([("rail",)]) == ("rail",)
    assert carriers.pick([("rail",)]) is None  # the only answer was to go back, so nobody was asked


def test_hitler_is_defied_for_many_who_are_cut_off_and_can_still_get_away() -> None:
    """The same units once where they reach the line by themselves, once as strays three hexes before it."""
    g = opening()
    plan = planner(g)
    plan.withdraw_behind_line()
    assert Defiance(planner(g)).decide(g, ()) == ("obey",)
    strays = [unit for unit in plan.movers if 0 < plan.to_line[g.cell[unit]] <= 3][:9]
    for unit in strays:
        g.cut[unit] = 1
        g.put(unit, g.cell[strays[0]])
    defiance = Defiance(plan)
    defiance.saved = dict.fromkeys(strays, 5.0)
    g.mood = 7
    assert defiance.decide(g, ()) == ("defy",)
    g.freedom = 9
    assert defiance.decide(g, ()) == ("obey",)


def test_equipment_is_abandoned_for_enough_units_of_an_hq() -> None:
    g = opening()
    defiance = Defiance(planner(g))
    hq = g.hqs_of(GERMANS)[0]
    near = [unit for unit in defiance.planner.movers if g.cell[unit] in commanded_by(g, hq)][:6]
    defiance.saved = dict.fromkeys(near, 9.0)
    for unit in near:
        defiance.planner.to_line[g.cell[unit]] = 2
    options = [("abandon", hq), ("end",)]
    g.mood = 7
    assert defiance.abandon(g, options) == ("abandon", hq)
    g.freedom = 9
    assert defiance.abandon(g, options) is None
    found = defiance.leave(g, [("move", near[0]), ("move", -5), ("back",)])
    assert found == ("move", near[0])


def test_an_attack_is_worth_more_beside_those_who_are_cut_off() -> None:
    g = opening()
    judge = AxisJudge(Fields(g, AXIS, ground(), WEIGHTS), Prospects(g.world.charts), WEIGHTS.axis_attack)
    near = g.geo.board.neighbours
    target, unit = next(
        (cell, unit) for unit in g.units_of(AXIS) for cell in near[g.cell[unit]] if g.count[SOVIET][cell]
    )
    before = judge.prize(g, target).ground
    g.cut[unit] = 1
    assert judge.prize(g, target).ground > before


def test_cities_near_the_enemy_are_held_and_orders_far_from_him_lifted() -> None:
    g = opening()
    fields = Fields(g, AXIS, ground(), WEIGHTS)
    berlin, vitebsk = (
        g.geo.board.index["1133"],
        min(
            (cell for cell in g.geo.major_cities if g.holder(cell) == AXIS),
            key=lambda cell: fields.to_enemy[cell],
        ),
    )
    options = [("hold", berlin), ("hold", vitebsk), ("done",)]
    assert reserves.hold(fields, g, options) == ("hold", vitebsk)
    assert reserves.hold(fields, g, [("release", vitebsk), ("release", berlin), ("done",)]) == (
        "release",
        berlin,
    )
