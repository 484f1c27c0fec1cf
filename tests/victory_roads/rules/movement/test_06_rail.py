"""6.4 Rail movement."""

from typing import Any

import pytest

from tests.rules import rule
from tests.victory_roads.ground import GERMANY
from tests.victory_roads.table import Table


def railway(units: str, **facts: Any) -> Table:
    """Units that leave by rail, on the line from a German city to 1008."""
    return Table(units, "axis-movement", **{**GERMANY, **facts})


@rule("6.4.4", "6.4.3a")
def test_a_unit_goes_any_distance_along_railways_and_no_farther() -> None:
    table = railway("ge-1 0408").do("rail", "move ge-1")
    table.offers("go", "0508", "0608", "0708", "0808", "0908", "1008")
    assert table.why("go 0809") == ("6.4.3a", "why.no-railway")
    table.do("go 1008").finds("ge-1 1008").logs("rail.went", left=5)


@rule("6.4.4")
def test_the_way_of_a_journey_is_shown_with_its_price() -> None:
    table = railway("ge-p1 0408").do("rail", "move ge-p1")
    preview = table.game.preview(table.g, "axis", table.game.parse("go 0708"))
    assert preview is not None
    assert [table.g.geo.board.labels[cell] for cell in preview.way] == ["0408", "0508", "0608", "0708"]
    assert (preview.cost, preview.allowance) == (2, 6)


@rule("6.4.2")
@pytest.mark.parametrize(("unit", "price"), [("ge-1", 1), ("ge-hq1", 1), ("ge-p1", 2), ("ge-p1 reduced", 2)])
def test_armour_takes_two_points_and_others_one(unit: str, price: int) -> None:
    name, *marks = unit.split()
    table = railway(" ".join((name, "0608", *marks)) + ", ge-2 0101").do("rail", f"move {name}", "go 0808")
    table.has(rail=6 - price)


@rule("6.4.2", "6.4.1")
def test_nobody_leaves_without_points() -> None:
    table = railway("ge-p1 ge-1 0608, ge-2 0101")
    table.g.rail = 1
    table.do("rail").offers("move", "ge-1")
    assert table.why("move ge-p1") == ("6.4.2", "why.few-rail-points")
    table.do("move ge-1", "go 0808", "back")
    assert table.why("rail") == ("6.4.1", "why.no-rail-points")


@rule("6.4.1")
def test_the_soviets_have_no_rail_movement() -> None:
    assert Table("su-1 0808", "soviet-movement", **GERMANY).why("rail") == ("6.4.1", "why.axis-only")


@rule("6.4.1")
def test_each_scenario_has_its_capacity() -> None:
    table = railway("ge-1 0608", scenario="budapest-wien", turn=18)
    table.has(rail=3)


@rule("6.4.3a")
def test_a_railway_must_join_a_source() -> None:
    table = railway("ge-1 0608, ge-2 0101", country="0408 soviet-union").do("rail").offers_no("move")
    assert table.why("move ge-1") == ("6.4.3a", "why.no-rail-line")
    assert table.why("move ge-2") == ("6.4.3a", "why.no-railway")
    by_road = railway("ge-1 0608", rails="0608 0708 0808", roads="0408 0508 0608").do("rail")
    assert by_road.why("move ge-1") == ("6.4.3a", "why.no-rail-line")


@rule("6.4.3a", "6.4.3b")
def test_an_enemy_on_or_beside_the_line_stops_it() -> None:
    on = railway("ge-1 0408, su-1 0708").do("rail", "move ge-1").offers("go", "0508")
    assert on.why("go 0708") == ("6.4.3b", "why.beside-enemy")
    beside = railway("ge-1 0408, ge-2 0808, su-1 0809").do("rail", "move ge-1")
    assert "0808" not in beside.options("go")  # a friend there does not help
    assert beside.why("go 0808") == ("6.4.3b", "why.beside-enemy")


@rule("6.4.3b")
def test_nobody_entrains_beside_an_enemy() -> None:
    table = railway("ge-1 0408, ge-2 0808, su-1 0809").do("rail").offers("move", "ge-1")
    assert table.why("move ge-2") == ("6.4.3b", "why.beside-enemy")


@rule("6.4.3c")
def test_static_units_stay() -> None:
    table = railway("ge-static ge-1 0608").do("rail").offers("move", "ge-1")
    assert table.why("move ge-static") == ("6.1.8/exc", "why.immobile")


@rule("6.4.3d")
def test_trains_never_pass_a_major_city_that_the_soviets_have_captured() -> None:
    facts: dict[str, Any] = {"places": "0408 minor-city, 0708 major-city", "country": "0408 germany"}
    table = railway("ge-1 0408", **facts)
    table.g.fallen[table.g.site(table.cell("0708"))] = 1
    table.do("rail", "move ge-1").offers("go", "0508", "0608")
    assert table.why("go 0708") == ("6.4.3d", "why.rails-wrecked")
    never = railway("ge-1 0408", **facts).do("rail", "move ge-1").can("go 0708", "go 1008")
    never.g.fallen[never.g.site(never.cell("0408"))] = 1
    minor = railway("ge-1 0608", **facts)
    minor.g.fallen[minor.g.site(minor.cell("0408"))] = 1
    minor.do("rail", "move ge-1").can("go 0408")


@rule("1.7.5", "6.4.3a")
def test_trains_of_allies_keep_out_of_each_others_country() -> None:
    facts: dict[str, Any] = {"country": "0408 germany, 0808 hungary"}
    table = railway("ro-1 0508, ge-1 0508", **facts).do("rail", "move ro-1")
    table.offers("go", "0408", "0608", "0708")
    assert table.why("go 0808") == ("1.7.5", "why.hostile-country")
    table.do("back", "move ge-1").can("go 1008")


@rule("6.4.3a")
def test_partisans_stop_trains() -> None:
    railway("ge-1 0408", partisans="0708").do("rail", "move ge-1").offers("go", "0508", "0608")


@rule("4.6.4", "6.4.3a")
def test_an_unsupplied_unit_rides_toward_supply() -> None:
    table = railway("ge-1 0708 cut, ge-hq1 0408").do("rail", "move ge-1")
    table.offers("go", "0408", "0508", "0608")
    assert table.why("go 0808") == ("4.6.4", "why.toward-supply")


@rule("6.4.2")
def test_who_thinks_better_of_it_pays_nothing() -> None:
    table = railway("ge-1 0608").do("rail", "move ge-1", "back", "back").has(rail=6)
    table.can("move ge-1")


@rule("6.4.1")
def test_points_left_stay_until_the_end_of_the_turn() -> None:
    table = railway("ge-1 0608, su-1 1908").do("rail", "move ge-1", "go 0808", "back")
    assert table.g.rail == 5
