"""Rules that meet: command and supply with weather, water, nations, partisans and withdrawals."""

from typing import Any

import pytest

from grognard.games.victory_roads.geography import MUD
from grognard.games.victory_roads.rules.supply import is_supplied, sources
from grognard.games.victory_roads.units import AXIS
from tests.rules import rule
from tests.victory_roads.field import Field
from tests.victory_roads.ground import EAST, GERMANY
from tests.victory_roads.rules.test_04_withdrawal import withdraw
from tests.victory_roads.table import Table


@rule("3.2.2h", "1.2.4", "4.1.3")
@pytest.mark.parametrize(
    ("water", "weather", "arrow", "supplied"),
    [
        ("river", "fair", "", True),
        ("great-river", "fair", "", False),
        ("great-river", "fair", "1308", True),
        ("river", MUD, "", False),
        ("river", MUD, "1308", True),
        ("river", "snow", "", True),
    ],
)
def test_in_mud_a_river_stops_command_as_a_great_one_does_and_a_pontoon_opens_it(
    water: str, weather: str, arrow: str, supplied: bool
) -> None:
    far = ", ".join(f"{a} {b} {water}" for a, b in (("1308", "1407"), ("1308", "1408"), ("1309", "1408")))
    sides = f"{far}, 1307 1407 {water}, 1307 1406 {water}, 1309 1409 {water}, 1310 1409 {water}"
    facts: dict[str, Any] = {"sides": sides, "rails": EAST, "weather": weather}
    if arrow:
        facts["pontoons"] = f"su-hq1 {arrow}"
    field = Field("su-hq1 1408, su-1 1208", **facts)
    assert field.supplied("su-1") is supplied


@rule("1.2.3", "6.7.8", "4.1.1b")
def test_a_garrison_alone_stops_soviet_command_and_supply_around_it() -> None:
    assert Field("su-hq1 1408, su-1 1208", rails=EAST).supplied("su-1")
    lone = "su-hq1 1408, su-1 1208, ge-garrison 1309"
    assert not Field(lone, rails=EAST).supplied("su-1")
    assert Field(f"{lone}, su-hq2 1308", rails=EAST).supplied("su-1")  # an HQ keeps its hex open


@rule("4.2.1/exc-german-hq", "4.2.1b", "1.7.5")
def test_germans_feed_their_allies_but_not_the_other_way_round_nor_one_ally_the_other() -> None:
    country = ", ".join(["0408 germany", *(f"{c:02}{r:02} hungary" for c in (9, 10) for r in range(6, 12))])
    facts = {**GERMANY, "country": country}
    assert Field("ge-hq1 0808, ro-1 0908, ge-1 1008", **facts).supplied("ge-1")
    assert not Field("hu-hq 0808, ge-1 0807", **facts).supplied("ge-1")
    assert not Field("hu-hq 0808, ro-1 0807", **facts).supplied("ro-1")
    assert Field("ge-hq1 0808, ro-1 0807", **facts).supplied("ro-1")
    assert not Field("ro-hq 0808, ro-1 1007", **facts).supplied("ro-1")  # its HQ does not reach into Hungary
    assert Field("hu-hq 0808, hu-1 1007", **facts).supplied("hu-1")


@rule("4.4.1", "4.4.2")
def test_a_port_that_is_a_german_city_stays_a_source_with_soviets_on_four_sides() -> None:
    ring = "su-1 0504, su-2 0506, su-3 0404, su-4 0405"
    port: dict[str, Any] = {"places": "0505 port, 0505 minor-city"}
    for country, count in (("germany", 1), ("baltic", 0)):
        field = Field(f"ge-1 0505, {ring}", country=f"0505 {country}", **port)
        assert len(sources(field.g, AXIS)) == count
        assert field.supplied("ge-1") is bool(count)


@rule("4.4.3", "4.2.1a", "13/intro")
def test_advanced_fortifications_feed_germans_alone_and_only_until_they_fall() -> None:
    fort: dict[str, Any] = {"fort": "0505 advanced"}
    assert Field("ge-1 0505", **fort).supplied("ge-1")
    assert not Field("hu-1 0505", **fort).supplied("hu-1")
    assert not Field("ge-1 0505", held="0505 soviet", **fort).supplied("ge-1")


@rule("4.5.1", "4.1.1b")
def test_budapest_feeds_hungarians_as_long_as_a_line_joins_it_to_germany() -> None:
    facts: dict[str, Any] = {
        "country": "0408 germany, 0908 hungary",
        "places": "0408 minor-city, 0908 major-city Buda",
        "rails": "0408 0508 0608 0708 0808 0908",
    }
    assert Field("hu-1 ge-1 0908", **facts).supplied("hu-1")
    assert not Field("hu-1 ge-1 0908", **facts).supplied("ge-1")
    assert not Field("hu-1 0908, su-1 0707", **facts).supplied("hu-1")


@rule("7.4.4", "4.1.2", "7.4.3")
def test_an_hq_cut_off_in_the_enemy_turn_stays_and_feeds_nobody_until_its_own_phase() -> None:
    units = "ge-hq1 1008, ge-1 1108, su-1 1208, su-2 1207, su-t1 0607"
    table = Table(units, "soviet-combat", **GERMANY)
    table.do("attack 1108", "join su-1", "join su-2", "fight").marked("ge-1 cut").unmarked("ge-hq1 cut")
    table.finds("ge-hq1 1008")
    table.until("axis-supply")
    table.finds("ge-hq1 lifted")


@rule("4.6.1", "7.4.2", "7.4.3")
def test_a_marker_of_a_combat_lasts_to_the_owners_own_supply_phase() -> None:
    units = "ge-hq1 1008, ge-1 1208, su-1 1308, su-2 0607"
    table = Table(units, "soviet-combat", **GERMANY).do("attack 1208", "join su-1", "fight")
    table.marked("ge-1 cut")
    table.g.remove(table.unit("su-2"), 2)
    assert is_supplied(table.g, table.unit("ge-1"))
    table.marked("ge-1 cut")  # though its line is open again
    table.until("axis-supports").unmarked("ge-1 cut")


@rule("4.7.1c", "3.2.2i")
def test_nobody_withdraws_over_water_into_contact_in_mud() -> None:
    sides = "1008 1009 river, 1008 0909 river, 1008 0908 river"
    units = "ge-1 1008, su-1 1007, su-2 0910"
    fair = withdraw(units, "1008", sides=sides).do("withdraw-unit ge-1")
    assert "1009" in fair.options("pull-back")
    mud = withdraw(units, "1008", sides=sides, weather=MUD).do("withdraw-unit ge-1")
    assert "1009" not in mud.options("pull-back")
    assert "0909" not in mud.options("pull-back")


@rule("4.7.1b", "6.7.6", "6.7.7a")
def test_the_last_division_under_orders_withdraws_only_if_no_corps_watches_it() -> None:
    facts: dict[str, Any] = {"places": "1008 major-city", "ordered": "1008"}
    withdraw("ge-1 1008, ge-2 1106, su-1 1007", "1008", **facts).refused("withdraw-unit ge-1", "6.7.6")
    withdraw("ge-1 1008, ge-2 1106, su-hq1 1007", "1008", **facts).can("withdraw-unit ge-1")
    pair = withdraw("ge-1 ge-2 1008, ge-3 1106, su-1 1007", "1008", **facts)
    pair.do("withdraw-unit ge-1", "pull-back 1009", "stay").refused("withdraw-unit ge-2", "6.7.6")


@rule("4.7.2b", "15.3.1b", "15.3.1e", "15.3.1c")
def test_a_dismissal_by_a_withdrawal_strikes_all_three_phases_of_the_same_turn() -> None:
    facts = {**GERMANY, "mood": 1, "supports": "de-todt-1 box-g"}
    table = withdraw("ge-p1 1008, ge-hq1 0908, su-1 1408", "1008", **facts).do("done")
    table.finds("de-todt-1 german-pool").has(mood=10, freedom=1, dismissals=1)
    table.has(no_replacements=True, reich_supports=True)
    table.until("axis-movement").refused("strategic", "15.3.1e").do("move ge-p1")
    assert "1010" in table.options("go")
    assert "1011" not in table.options("go")
    table.until("soviet-movement", 3).has(no_replacements=False, half_moves=0)


@rule("9.1.4b", "4.7.1b")
def test_a_theatre_flees_from_a_unit_that_withdraws_through_its_hex() -> None:
    facts: dict[str, Any] = {"roads": "1009 1109 1209 1309 1409 1509 1609 1709 1809 1909 2009"}
    table = withdraw("ge-1 1008", "1008", theatres="S 1009 movement", places="1909 major-city", **facts)
    table.do("withdraw-unit ge-1", "pull-back 1009")
    assert table.g.geo.board.labels[table.g.theatre[3]] == "1909"


@rule("6.1.10", "support/partisans", "4.1.2")
def test_partisans_under_an_hq_cut_it_and_no_hq_ends_a_move_among_them() -> None:
    facts: dict[str, Any] = {**GERMANY, "partisans": "0908"}
    table = Table("ge-hq1 0808, ge-1 0707", "axis-movement", **facts).do("move ge-hq1")
    assert "0908" not in table.options("go")
    assert "1008" not in table.options("go")
    assert "0708" in table.options("go")


@rule("4.6.4", "4.6.4/exc-elite", "8.2.3")
def test_an_elite_unit_without_supply_exploits_where_it_likes_with_one_point() -> None:
    units = "ge-p1 1008 exploits cut, ge-1 1012 exploits cut, ge-hq1 0408, su-1 1408"
    table = Table(units, "axis-exploitation", **GERMANY).do("move ge-p1")
    assert {"1109", "1108"} & set(table.options("go"))
    table.do("stay", "move ge-1")
    assert not {"1013", "1112", "1113"} & set(table.options("go"))
