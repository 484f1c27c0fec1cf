"""Rules that meet: movement with weather, water, supply, nations, railways, ports and orders to hold."""

from typing import Any

import pytest

from grognard.games.victory_roads.geography import MUD
from grognard.games.victory_roads.position import WITH_SOVIETS
from grognard.games.victory_roads.rules.haltebefehl import is_besieged, is_ordered
from tests.rules import rule
from tests.victory_roads.ground import GERMANY
from tests.victory_roads.rules.movement.test_06_naval import fleet
from tests.victory_roads.supports import soviet
from tests.victory_roads.table import Table

ONE: dict[str, Any] = {"supports": "de-aviation-1 box-g"}
TWO: dict[str, Any] = {"supports": "de-aviation-1 de-aviation-2 box-g"}


def moving(units: str, **facts: Any) -> Table:
    """The Soviet movement phase."""
    return Table(units, "soviet-movement", **facts)


def axis(units: str, **facts: Any) -> Table:
    """The Axis movement phase, once orders to hold have been given."""
    table = Table(units, "axis-movement", **facts)
    return table.do("done") if table.prompt == "ask.halt" else table


# ---- water and mud


@rule("3.2.2i", "6.1.8", "6.6/crossing")
def test_in_mud_water_keeps_a_unit_from_contact_even_as_its_one_hex_unless_there_is_a_bridge() -> None:
    sides = ", ".join(f"12{r:02} 11{r:02} river, 12{r:02} 11{r + 1:02} river" for r in range(4, 13))
    facts: dict[str, Any] = {"sides": sides, "weather": MUD}
    units = "su-1 1208, ge-1 1008"
    moving(units, **facts).do("move su-1").refused("go 1108", "3.2.2i").refused("go 1109", "3.2.2i")
    assert "1109" in moving("su-1 1208, ge-1 0708", **facts).do("move su-1").options("go")
    laid = moving(f"{units}, su-hq1 1208", rails="1208 1308", pontoons="su-hq1 1108", **facts)
    assert "1108" in laid.do("move su-1").options("go")
    dry = moving(units, **{**facts, "weather": "fair"}).do("move su-1")
    assert {"1108", "1109"} <= {*dry.options("go")}


@rule("3.2.2a", "6.1.9", "1.9.1")
def test_in_mud_two_points_are_four_hexes_of_road_and_a_fresh_march_of_one_hex() -> None:
    road = moving("su-t1 1608, ge-1 0108", rails="1208 1308 1408 1508 1608", weather=MUD).do("move su-t1")
    assert "1208" in road.options("go")
    hills = moving("su-t1 1608, ge-1 0108", terrain="1607 mountain, 1606 mountain", weather=MUD)
    hills.do("move su-t1").can("go 1607")
    assert "1606" not in hills.options("go")


@rule("3.2.2b", "6.4.2", "6.3.1b")
def test_mud_stops_strategic_moves_and_abandons_but_no_train_and_no_ship() -> None:
    facts = {**GERMANY, **TWO, "weather": MUD, "turn": 2}
    table = axis("ge-hq1 0708, ge-1 0808, su-1 1508", **facts)
    table.refused("strategic", "3.2.2b").refused("abandon ge-hq1", "3.2.2b").can("rail")
    fleet("ge-1 0505", weather=MUD).can("sail ge-1")


@rule("13.2.3", "6.1.8", "6.2.1c", "6.1.11")
def test_an_advanced_fortification_takes_all_points_of_a_corps_as_its_one_hex() -> None:
    """Four points are more than a corps has: it spends its three, which is more than two."""
    facts: dict[str, Any] = {"fort": "1208 advanced", "rails": "1208 1308 1408", "roads": "2005 1905"}
    facts["theatres"] = "N 2005 movement"
    table = moving("su-1 1308, ge-1 0108", **facts).do("move su-1").can("go 1208")
    table.do("go 1208").marked("su-1 reduced")
    two = moving("su-1 1408, ge-1 0108", **facts).do("move su-1")
    assert "1208" not in two.options("go")


@rule("6.1.11", "9.1.2c", "10.1.4d")
@pytest.mark.parametrize(("cell", "mark"), [("1508", "full"), ("1308", "reduced")])
def test_11_the_radius_of_a_theatre_in_movement_mode_keeps_a_corps_reinforced(cell: str, mark: str) -> None:
    facts: dict[str, Any] = {"theatres": "S 2008 movement", "rails": "1908 2008"}
    start = f"{int(cell[:2]) + 3}08"
    moving(f"su-1 {start}", **facts).do("move su-1", f"go {cell}").marked(f"su-1 {mark}")


# ---- strategic movement, abandon of equipment


@rule("6.2.2", "4.6.2", "1.9.2a", "4.6.4")
def test_1_halved_and_doubled_movement_is_as_printed_and_still_leads_home() -> None:
    """Two points for a wood and one for a clear hex are three; a fourth hex would take four."""
    facts: dict[str, Any] = {"places": "1708 minor-city", "terrain": "1508 forest, 1509 forest"}
    table = moving("su-1 1408 cut, su-hq1 1708", **facts).do("strategic", "move su-1")
    table.offers("go", "1508", "1509", "1607", "1608")
    whole = moving("su-1 1408, su-hq1 1708", **facts).do("strategic", "move su-1")
    whole.can("go 1708", "go 1406")


@rule("6.3.1b", "6.2.1a", "6.7.6")
def test_who_abandons_equipment_obeys_command_nation_and_orders() -> None:
    units = "ge-hq1 0708, ge-1 0908, ge-2 0807, hu-1 0807, su-1 1008, su-2 0806"
    facts = {**GERMANY, **TWO, "places": "0408 minor-city, 0807 major-city", "ordered": "0807"}
    table = axis(units, **facts).do("abandon ge-hq1", "spend de-aviation-1", "spend de-aviation-2")
    table.can("move ge-1").refused("move ge-2", "6.7.6")
    assert table.why("move hu-1") == ("6.2.1a", "why.no-command")


@rule("6.3.1a", "6.1.10", "6.4.1")
def test_the_hq_of_an_abandon_neither_marches_nor_rides() -> None:
    table = axis("ge-hq1 0708, ge-1 0808, su-1 0907", **GERMANY, **TWO)
    table.do("abandon ge-hq1", "spend de-aviation-1", "spend de-aviation-2", "back")
    assert table.why("move ge-hq1") == ("6.1.3", "why.moved")
    table.do("rail")
    assert table.why("move ge-hq1") == ("6.1.3", "why.moved")


@rule("6.3.2b", "15.3.1e", "6.2.3")
def test_after_a_dismissal_by_an_abandon_the_rest_of_the_phase_is_as_before() -> None:
    three = {"supports": "de-aviation-1 de-aviation-2 de-aviation-3 box-g"}
    table = axis("ge-hq1 0708, ge-1 0808, ge-p1 0806, su-1 1508", mood=1, **GERMANY, **three)
    table.do("strategic", "spend de-aviation-3", "back")
    table.do("abandon ge-hq1", "spend de-aviation-1", "spend de-aviation-2", "back")
    table.has(dismissals=1, freedom=1).can("strategic").do("move ge-p1")
    assert "0810" in table.options("go")


# ---- railways


@rule("6.4.3b", "6.4.3a")
def test_no_train_goes_past_an_enemy_even_where_friends_keep_the_line_open() -> None:
    axis("ge-1 1008, su-1 1508", **GERMANY).do("rail", "move ge-1").can("go 0508")
    units = "ge-1 1008, ge-2 0708, ge-3 0808, ge-4 0908, su-1 0807"
    shut = axis(units, **GERMANY).do("rail").offers("move", "ge-1")
    assert shut.why("move ge-3") == ("6.4.3b", "why.beside-enemy")
    shut.do("move ge-1").offers_only("back")  # 0908 lies beside the enemy too


@rule("6.4.3d", "1.10.1")
def test_a_major_city_that_fell_once_stops_trains_even_when_it_is_german_again() -> None:
    facts = {**GERMANY, "places": "0408 minor-city, 0708 major-city"}
    free = axis("ge-1 1008, ge-2 0808", **facts).do("rail", "move ge-1")
    assert "0608" in free.options("go")
    facts["held"] = "0708 soviet"
    again = axis("ge-1 1008, ge-2 0708", holders="0708 axis", **facts)
    again.g.mark(again.g.fallen, again.g.site(again.cell("0708")), 1)
    again.do("rail", "move ge-1")
    assert not {"0708", "0608"} & {*again.options("go")}


@rule("1.11.5", "6.4.4", "6.5.2b")
def test_no_train_and_no_ship_sets_hungarians_down_among_romanians() -> None:
    table = axis("hu-1 1008, ro-1 0708, ge-1 0808", **GERMANY).do("rail", "move hu-1")
    assert "0708" not in table.options("go")
    table.can("go 0608", "go 0808").refused("go 0708", "1.11.5")
    ships = fleet("hu-1 0505, ro-1 0509").do("sail hu-1").offers("land", "0513")
    ships.refused("land 0509", "1.11.5")


@rule("1.11.5", "6.1.10", "6.1.1a")
def test_a_romanian_hq_may_pass_hungarians_hex_by_hex_but_not_stop_among_them() -> None:
    table = axis("ro-hq 0808, hu-1 0708, ge-1 1010", **GERMANY).do("move ro-hq").refused("go 0708", "1.11.5")
    table.do("step 0708").refused("stay", "1.11.5").do("go 0608").finds("ro-hq 0608")


@rule("14.3a", "6.4.3a", "1.7.5")
def test_trains_stay_out_of_romania_once_it_has_changed_sides_and_hungarians_always() -> None:
    facts = {**GERMANY, "country": "0408 germany, 0708 romania"}
    assert "0608" in axis("ge-1 1008", **facts).do("rail", "move ge-1").options("go")
    gone = axis("ge-1 1008, ge-2 0909", romania=WITH_SOVIETS, **facts).do("rail", "move ge-1")
    assert not {"0708", "0608"} & {*gone.options("go")}
    ally = axis("hu-1 1008, ge-2 0909", **facts).do("rail", "move hu-1")
    assert not {"0708", "0608"} & {*ally.options("go")}


@rule("6.4.3a", "support/partisans", "6.4.5")
def test_partisans_stop_trains_and_the_line_behind_them() -> None:
    table = axis("ge-1 1008, ge-2 0508", partisans="0708", **GERMANY).do("rail").offers("move", "ge-2")
    assert table.why("move ge-1")[0] == "6.4.3a"


# ---- ports


@rule("6.5.3a", "6.7.6", "6.7.1a")
def test_4_the_last_division_under_orders_does_not_sail_and_a_garrison_is_company() -> None:
    held = fleet("ge-1 0505, ge-2 0513, su-1 0605", ordered="0505")
    held.refused("sail ge-1", "6.7.6").can("sail ge-2")
    facts: dict[str, Any] = {"places": "0505 port, 0505 major-city, 0509 port", "country": "0505 germany"}
    pair = fleet("ge-1 ge-hq1 0505, su-1 0605", **facts).dice(1).do("sail ge-1", "land 0509")
    pair.finds("ge-1 0509")  # the HQ stays: nobody rolls


@rule("6.5.3b", "6.7.9", "15.2.1d")
def test_an_evacuation_that_costs_the_last_step_empties_the_port_without_an_order() -> None:
    table = fleet("ge-1 0505 reduced, ge-2 0513, su-hq1 0605", ordered="0505", mood=5).dice(1)
    table.do("sail ge-1", "land 0509").finds("ge-1 eliminated").has(sea=2, mood=5)
    assert not is_ordered(table.g, table.cell("0505"))


@rule("6.5.3b", "7.1.1", "8.2.3")
def test_who_fails_to_embark_moves_no_more_but_fights() -> None:
    table = fleet("ge-1 0505, ge-2 0513, su-1 0605 reduced").dice(2).do("sail ge-1", "land 0509")
    table.finds("ge-1 0505").refused("move ge-1", "6.1.3").refused("sail ge-1", "6.1.3")
    table.until("axis-combat").can("attack 0605")


@rule("6.5.2b", "1.10.1", "6.5.2a")
def test_a_retaken_port_lets_units_out_and_none_in() -> None:
    table = fleet("ge-1 0505, ge-2 0513", held="0505 soviet", holders="0505 axis")
    table.g.mark(table.g.fallen, table.g.site(table.cell("0505")), 1)
    table.do("sail ge-1").can("land 0509").do("back", "sail ge-2").offers("land", "0509")


# ---- orders to hold


@rule("6.7.7a", "1.11.2", "6.7.5a")
def test_a_fourth_division_that_enters_a_siege_costs_one_at_the_end_of_the_phase() -> None:
    ring = "su-1 0504, su-2 0506, su-3 0404"
    units = f"ge-1 ge-2 ge-3 0505 cut, ge-p1 0605, {ring}"
    table = axis(units, places="0505 major-city", ordered="0505").do("move ge-p1", "go 0505", "end")
    table.asks("ask.give-up", "axis").offers("give-up", "ge-1", "ge-2", "ge-3", "ge-p1")


@rule("6.7.5b", "4.6.1", "6.7.5a")
def test_a_siege_ends_when_one_of_three_hexes_is_left_though_supply_is_not_there() -> None:
    units = "ge-1 0505 cut, su-1 0504 reduced, su-2 0506, ge-2 1008, su-4 1009"
    city: dict[str, Any] = {"places": "0505 major-city", "ordered": "0505"}
    open_ring = Table(units, "axis-combat", **city)
    assert not is_besieged(open_ring.g, open_ring.cell("0505"))
    open_ring.can("attack 0504")
    Table(f"{units}, su-3 0404", "axis-combat", **city).refused("attack 0504", "6.7.5b")


@rule("6.7.6", "6.1.3", "6.7.9")
def test_of_two_divisions_under_orders_one_goes_and_then_the_other_cannot() -> None:
    units = "ge-1 ge-2 0505, su-1 0504, ge-3 1008"
    table = axis(units, places="0505 major-city", ordered="0505").do("move ge-1")
    table.refused("with ge-2", "6.7.6").do("go 0506").refused("move ge-2", "6.7.6")
    free = axis("ge-1 0505, su-hq1 0504, ge-3 1008", places="0505 major-city", ordered="0505")
    free.do("move ge-1", "go 0506")
    assert not is_ordered(free.g, free.cell("0505"))


# ---- HQs and theatres


@rule("6.1.10", "4.1.1b", "1.2.3")
def test_an_hq_may_stop_beside_an_enemy_where_its_own_hex_joins_an_open_line() -> None:
    table = axis("ge-hq1 0708, ge-1 0707, su-1 1108", **GERMANY).do("move ge-hq1")
    assert "1008" in table.options("go")  # 0908 is open
    cut = axis("ge-hq1 0708, ge-1 0707, su-1 1008", **GERMANY).do("move ge-hq1")
    assert "0908" in cut.options("go")
    assert "0907" not in cut.options("go")  # no road


@rule("6.1.10", "7.4.4", "4.1.1b")
def test_an_hq_that_has_lost_its_line_in_its_own_phase_does_not_wander() -> None:
    """It may stay as it is, or go where it has a line again, but takes no step that leads to none."""
    cut = {**GERMANY, "rails": "0408 0508, 1008 1108"}
    axis("ge-hq1 1008, ge-1 1212", **cut).do("move ge-hq1").asks("ask.move").finds("ge-hq1 1008")
    near = axis("ge-hq1 0708, ge-1 1212", **cut).do("move ge-hq1").offers("go", "0408", "0508")
    near.do("step 0608").refused("stay", "6.1.10").do("go 0508").finds("ge-hq1 0508")


@rule("support/attaque-surprise", "6.1.1b", "6.1.11")
def test_nobody_but_the_attackers_moves_in_a_surprise_attack() -> None:
    units = "su-1 su-2 su-hq1 1308, ge-1 1107"
    table = soviet(units, "su-surprise-attack-1 box-cn").do("play su-surprise-attack-1", "set-out")
    table.offers_no("with").refused("with su-hq1", "support/attaque-surprise")
    table.do("go 1207").finds("su-1 su-2 1207, su-hq1 1308")


@rule("15.3.1e", "4.6.2", "6.1.8", "1.9.1")
@pytest.mark.parametrize(
    ("unit", "reaches", "fails"),
    [("ge-p1 1008 cut", "1009", "1010"), ("ge-p1 1008", "1010", "1011"), ("hu-p 1008", "1012", "1013")],
)
def test_dismissal_and_lack_of_supply_quarter_germans_and_spare_allies(
    unit: str, reaches: str, fails: str
) -> None:
    table = axis(f"{unit}, ge-hq2 0101, su-1 1908", half_moves=2).do(f"move {unit.split()[0]}")
    assert reaches in table.options("go")
    assert fails not in table.options("go")


@rule("9.1.4b", "1.10.1", "8.2.3")
def test_a_theatre_flees_as_an_exploiting_unit_passes_and_its_city_falls_at_once() -> None:
    line = "1208 1308 1408 1508 1608 1708 1808 1908 2008"
    facts: dict[str, Any] = {"rails": line, "places": "1208 major-city, 1808 major-city"}
    table = Table(
        "ge-p1 1108 exploits, su-1 1908",
        "axis-exploitation",
        theatres="CN 1208 offensive",
        holders="1208 soviet",
        **facts,
    )
    table.do("move ge-p1", "go 1308")
    assert table.g.geo.board.labels[table.g.theatre[1]] == "1808"
    assert table.holder("1208") == "axis"
