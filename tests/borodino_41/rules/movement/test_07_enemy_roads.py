"""7 Enemy roads: the first Germans on a road pay double."""

from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule

ROAD = "0505 0506 0507 0508 secondary-road"


@rule("7/enemy-roads/double")
def test_the_first_pays_double_and_the_next_does_not() -> None:
    table = Table("ge-4 0505 column, ge-5 0505, su-1 1106", "german-movement", roads=ROAD)
    table.do("pick ge-4", "go 0507").has_left("ge-4", 4).do("go 0508", "halt")
    table.do("pick ge-5", "column", "go 0507").has_left("ge-5", 5)


@rule("7/enemy-roads/double")
def test_only_columns_use_roads() -> None:
    table = Table("ge-4 0505, ge-5 0505 column, su-1 1106", "german-movement", roads=ROAD)
    table.do("pick ge-4", "go 0508", "halt").do("pick ge-5", "go 0506").has_left("ge-5", 6)
    soviets = Table("su-4 0505 column, ge-1 1106", "soviet-movement", roads=ROAD)
    soviets.do("pick su-4", "go 0507").has_left("su-4", 6)


@rule("7/enemy-roads/highway")
def test_the_highway_costs_the_same_for_all() -> None:
    table = Table("ge-4 0505 column, su-1 1106", "german-movement", roads="0505 0506 0507 highway")
    table.do("pick ge-4", "go 0507").has_left("ge-4", 7)


@rule("5/weather/random-thaw", "7/enemy-roads/double")
def test_a_thaw_comes_on_top_of_the_double_cost() -> None:
    table = Table("ge-4 0505 column, su-1 1106", "german-movement", roads="0505 0506 rail", weather="thaw")
    table.do("pick ge-4", "go 0506").has_left("ge-4", 5)


@rule("7/enemy-roads/conquered")
def test_roads_in_conquered_country_are_friendly() -> None:
    def left(soviet: str, supply: str = "") -> float:
        table = Table(f"ge-4 0505 column, su-1 {soviet} {supply}", "german-movement", roads=ROAD)
        return table.do("pick ge-4", "go 0506").points("ge-4")

    assert left("1406") == 7, "9 hexes away"
    assert left("1306") == 6, "8 hexes away"
    assert left("1306", "out-of-supply") == 7
    assert left("0416") == 6, "farther west"
    names = ("su-2", "su-3", "su-4", "su-5", "su-6", "su-other")
    rows = zip(names, (2, 5, 8, 11, 14, 16), strict=True)
    wall = ", ".join(f"{name} 02{row:02} out-of-supply" for name, row in rows)
    table = Table(f"ge-4 0505 column, {wall}", "german-movement", roads=ROAD)
    table.do("pick ge-4", "go 0506").has_left("ge-4", 6)


@rule("7/enemy-roads/conquered")
def test_what_was_conquered_can_be_lost_again() -> None:
    table = Table("ge-4 0505 column, su-1 1606", "german-movement", roads=ROAD)
    spot = table.g.geo.spots.cell(table.cell("0506"))
    assert spot is not None
    assert table.g.spots[spot] == 2
    table = Table("ge-4 0505 column, su-1 1106", "german-movement", roads=ROAD)
    assert table.g.spots[spot] == 0
