"""7 Formation: columns on roads, and what it costs to form and to leave them."""

import pytest

from grognard.games.borodino_41.position import LIMITED
from grognard.games.borodino_41.rules.impulse import begin
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.games.borodino_41.units import SOVIET
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule

ROAD = "0505 0506 0507 0508 0509 secondary-road"


@rule("7/formation/deployed", "9/effects/movement", "9/effects/road-rate")
def test_roads_are_for_columns() -> None:
    woods = {"terrain": "0506 woods, 0605 woods, 0405 woods", "roads": ROAD}
    Table("su-1 0505", "soviet-movement", **woods).do("pick su-1", "go 0506").has_left("su-1", 6)
    Table("su-1 0505 column", "soviet-movement", **woods).do("pick su-1", "go 0506").has_left("su-1", 7)


@rule(
    "9/terrain/road-types",
    "9/terrain/fire-trail",
    "9/terrain/rail",
    "9/terrain/highway",
    "9/terrain/primary-road",
)
@rule("9/terrain/secondary-road")
@pytest.mark.parametrize(
    ("way", "foot", "wheeled"),
    [
        ("highway", 0.5, 0.5),
        ("primary-road", 1, 0.75),
        ("secondary-road", 1, 1),
        ("fire-trail", 1, 1),
        ("rail", 1, 1),
    ],
)
def test_every_kind_of_road_carries_columns(way: str, foot: float, wheeled: float) -> None:
    woods = {"terrain": "0506 woods", "roads": f"0505 0506 {way}"}
    Table("su-1 0505 column", "soviet-movement", **woods).do("pick su-1", "go 0506").has_left(
        "su-1", 8 - foot
    )
    table = Table("su-at 0505 column", "soviet-movement", **woods)
    table.do("pick su-at", "go 0506").has_left("su-at", 8 - wheeled)


@rule("9/terrain/road-types")
def test_an_embankment_is_followed_at_the_cost_of_what_it_carries() -> None:
    ways = {"roads": "0504 0505 0506 0507 highway, 0504 0505 0506 0507 embankment"}
    Table("su-at 0505 column", "soviet-movement", **ways).do("pick su-at", "go 0506").has_left("su-at", 7.5)


@rule("7/formation/to-column")
def test_columns_are_formed_on_ways_for_a_point() -> None:
    table = Table("su-1 0505, su-2 1105", "soviet-movement", roads=ROAD)
    table.copy().do("pick su-2").refused("column", "7/formation/to-column")
    table.do("pick su-1", "column").marked("su-1 column").has_left("su-1", 7).refused(
        "column", "7/formation/to-column"
    )
    broke = Table("su-1 0505", "soviet-movement", roads=ROAD)
    broke.g.points[broke.unit("su-1")] = 3
    broke.do("pick su-1").refused("column", "7/formation/to-column")


@rule("7/formation/to-deployed", "9/effects/leave-road")
def test_deploying_costs_the_hex_and_its_road() -> None:
    woods = {"terrain": "0506 woods", "roads": ROAD}
    table = Table("su-1 0506 column, su-t34 0508 column", "soviet-movement", **woods)
    table.copy().do("pick su-1", "deploy").unmarked("su-1 column").has_left("su-1", 5)
    table.copy().do("pick su-1").refused("go 0606", "9/effects/road-rate")
    table.copy().do("pick su-1", "deploy", "go 0606").has_left("su-1", 4)  # 2 + 1 + 1
    clear = table.copy().do("pick su-t34", "deploy").has_left("su-t34", 6)  # in the clear as well
    clear.refused("deploy", "7/formation/to-deployed")
    poor = Table("su-t34 0506 column", "soviet-movement", **woods)
    for points, is_enough in ((19, False), (20, True)):
        poor.g.points[poor.unit("su-t34")] = points
        found = poor.copy().do("pick su-t34")
        if is_enough:
            found.can("deploy")
        else:
            found.refused("deploy", "7/formation/to-deployed")


@rule("7/formation/to-deployed")
def test_wheels_do_not_deploy_where_they_may_not_be() -> None:
    table = Table("su-at 0506 column", "soviet-movement", terrain="0506 woods", roads=ROAD)
    table.do("pick su-at").refused("deploy", "7/formation/to-deployed")


@rule("9/effects/road-rate")
def test_a_column_goes_from_hex_to_hex_of_one_road() -> None:
    roads = "0505 0506 0507 secondary-road, 0605 0606 secondary-road"
    table = Table("su-1 0505 column", "soviet-movement", roads=roads, terrain="0505 woods")
    table.do("pick su-1").refused("go 0605", "9/effects/road-rate").offers("go", "0506", "0507")
    table.do("deploy", "go 0605").has_left("su-1", 8 - 2 - 1 - 1)


@rule("7/formation/keep")
def test_a_column_stays_one() -> None:
    table = Table("su-1 0505 column, ge-1 1505", "am-soviet-movement", roads=ROAD, initial=1)
    table.do("pick su-1", "go 0506", "halt").until("german-movement").marked("su-1 column")
    begin(table.g, SOVIET, LIMITED)
    table.marked("su-1 column").has_left("su-1", allowance(table.g, table.unit("su-1")) / 4)
    later = Table("su-1 0505 column", "pm-soviet-movement", roads=ROAD).do("pick su-1")
    later.refused("column", "7/formation/to-column").do("go 0507").marked("su-1 column").has_left("su-1", 6)


@rule("7/formation/column-stacking", "8/stack/columns")
def test_columns_neither_pass_nor_join_columns() -> None:
    table = Table("su-4 0505 column, su-5 0507 column, su-6 0506", "soviet-movement", roads=ROAD)
    table.do("pick su-4").refused("go 0507", "8/stack/columns").refused("go 0508").offers("go", "0506")
    table.do("go 0506").finds("su-4 su-6 0506").refused("with su-6", "7/move/stacks")
    deployed = Table("su-4 0505, su-5 0507 column", "soviet-movement", roads=ROAD)
    deployed.do("pick su-4").can("go 0507", "go 0508").do("go 0507").refused(
        "column", "7/formation/column-stacking"
    )


@rule("7/formation/column-stacking")
def test_a_column_marches_alone() -> None:
    table = Table("su-4 0505 column, su-5 0505", "soviet-movement", roads=ROAD)
    table.copy().do("pick su-4").refused("with su-5", "7/formation/column-stacking")
    table.copy().do("pick su-5").refused("with su-4", "7/formation/column-stacking")
    pair = Table("su-5 su-6 0505", "soviet-movement", roads=ROAD).do("pick su-5", "with su-6")
    pair.refused("column", "7/formation/column-stacking")


@rule("7/formation/column-no-work")
def test_columns_dig_and_build_nothing() -> None:
    wet = {"roads": ROAD, "sides": "0505 0605 stream"}
    table = Table("su-eng 0505 column", "soviet-movement", **wet, initial=1).do("pick su-eng")
    table.refused("foxhole", "7/formation/column-no-work").refused("trench", "7/formation/column-no-work")
    table.refused("build 0505/0605", "7/formation/column-no-work")
    deployed = Table("su-eng 0505", "soviet-movement", **wet, initial=1).do("pick su-eng")
    deployed.can("foxhole", "trench", "build 0505/0605")


@rule("5/weather/random-thaw")
def test_a_thaw_makes_all_but_firm_roads_dearer() -> None:
    roads = "0505 0506 secondary-road, 0605 0606 fire-trail, 0705 0706 primary-road, 0805 0806 highway"
    for unit, start, goal, cost in (
        ("su-1", "0905", "0906", 2),
        ("su-2", "0505", "0506", 1),
        ("su-3", "0605", "0606", 2),
        ("su-4", "0705", "0706", 1),
        ("su-5", "0805", "0806", 0.5),
    ):
        column = "" if unit == "su-1" else "column"
        table = Table(f"{unit} {start} {column}", "soviet-movement", roads=roads, weather="thaw")
        table.do(f"pick {unit}", f"go {goal}").has_left(unit, 8 - cost)
