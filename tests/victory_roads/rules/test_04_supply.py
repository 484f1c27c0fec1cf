"""4 Supply of HQs and units."""

from typing import Any

import pytest

from grognard.games.victory_roads.geography import MUD
from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.supply import check_defenders, is_joined, sources
from grognard.games.victory_roads.rules.supply_phase import SupplyPhase
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field
from tests.victory_roads.ground import EAST, GERMANY, river
from tests.victory_roads.table import Table


def joined(field: Field, there: str, camp: int) -> bool:
    """Whether an HQ could trace a line from a hex."""
    return is_joined(field.g, field.cell(there), camp)


class TestLines:
    @rule("4.1.1a", "4.3.1b")
    @pytest.mark.parametrize("ways", ["roads", "rails"])
    def test_a_line_follows_roads_and_railways_to_the_east_edge(self, ways: str) -> None:
        field = Field(**{ways: EAST})
        assert joined(field, "1408", SOVIET)
        assert not joined(field, "1407", SOVIET)

    @rule("4.1.1b")
    def test_enemies_beside_an_empty_hex_cut_it(self) -> None:
        assert not joined(Field("ge-1 1609", rails=EAST), "1408", SOVIET)
        assert joined(Field("ge-1 1610", rails=EAST), "1408", SOVIET)
        assert not joined(Field("ge-1 1608", rails=EAST), "1408", SOVIET)

    @rule("4.1.1b")
    def test_a_friend_in_every_such_hex_keeps_it_open(self) -> None:
        field = Field("ge-1 1609, su-1 1608, su-2 1509, su-3 1709", rails=EAST)
        assert joined(field, "1408", SOVIET)

    @rule("4.1.1a")
    def test_an_hq_on_a_source_needs_no_line(self) -> None:
        field = Field("su-hq1 1708, ge-1 1709", places="1708 minor-city")
        assert field.supplied("su-hq1")

    @rule("4.4.1", "4.1.1a")
    def test_partisans_stop_axis_lines_alone(self) -> None:
        assert joined(Field(**GERMANY), "1008", AXIS)
        assert not joined(Field(partisans="0708", **GERMANY), "1008", AXIS)
        assert joined(Field(partisans="1608", rails=EAST), "1408", SOVIET)


class TestSources:
    @rule("4.3.1a")
    def test_cities_that_are_soviet_on_turn_one_and_still(self) -> None:
        field = Field(places="1708 minor-city, 1710 major-city, 0808 major-city, 1712 town")
        capture(field.g, field.cell("0808"), SOVIET)
        assert field.labels(sources(field.g, SOVIET)) == {"1708", "1710"}
        capture(field.g, field.cell("1710"), AXIS)
        assert field.labels(sources(field.g, SOVIET)) == {"1708"}
        capture(field.g, field.cell("1710"), SOVIET)
        assert field.labels(sources(field.g, SOVIET)) == {"1708", "1710"}

    @rule("4.4.1")
    def test_cities_in_germany_while_they_are_held(self) -> None:
        field = Field(
            "ge-1 0408, su-1 0407", places="0408 minor-city, 0608 major-city", country="0408 germany"
        )
        assert field.labels(sources(field.g, AXIS)) == {"0408"}
        assert field.supplied("ge-1")
        capture(field.g, field.cell("0408"), SOVIET)
        assert sources(field.g, AXIS) == ()

    @rule("4.4.2")
    def test_a_baltic_port_with_soviets_on_fewer_than_four_sides(self) -> None:
        around = ["su-1 0807", "su-2 0809", "su-hq1 0708", "su-3 0908"]
        for count, expected in ((3, {"0808"}), (4, set())):
            field = Field(", ".join(around[:count]), places="0808 port")
            assert field.labels(sources(field.g, AXIS)) == expected

    @rule("4.4.3")
    def test_germans_in_an_advanced_fortification_until_it_has_fallen(self) -> None:
        field = Field("ge-1 hu-1 0808", fort="0808 advanced, 0508 front")
        assert field.supplied("ge-1")
        assert not field.supplied("hu-1")
        capture(field.g, field.cell("0808"), SOVIET)
        capture(field.g, field.cell("0808"), AXIS)
        assert not field.supplied("ge-1")

    @rule("4.4.3", "4.1.2")
    def test_a_german_hq_in_such_a_fortification_stays_and_supplies_others(self) -> None:
        for units, expected in (("ge-hq1 0808, ge-1 0810", True), ("hu-hq 0808, hu-1 0810", False)):
            field = Field(units, fort="0808 advanced")
            assert field.supplied(units.split()[0]) is expected
            assert field.supplied(units.split()[2]) is expected
            field.run(SupplyPhase(AXIS))
            assert (field.where(units.split()[0]) == "0808") is expected

    @rule("4.5.1", "4.5.2", "4.2.1a")
    @pytest.mark.parametrize(
        ("city", "ally", "other"), [("Buda", "hu-1", "ro-1"), ("Bucharest", "ro-1", "hu-1")]
    )
    def test_a_capital_supplies_its_own_nation_if_a_line_joins_it(
        self, city: str, ally: str, other: str
    ) -> None:
        ground = GERMANY | {"places": f"0408 minor-city, 1008 major-city {city}"}
        assert Field(f"{ally} ge-1 1008", **ground).supplied(ally)
        assert not Field(f"{ally} ge-1 1008", **ground).supplied("ge-1")
        assert not Field(f"{other} 1008", **ground).supplied(other)
        assert not Field(f"{ally} 1008, su-1 0708", **ground).supplied(ally)


class TestUnits:
    @rule("1.2.1", "4.2.1b")
    def test_a_unit_within_the_radius_of_a_supplied_hq(self) -> None:
        assert Field("su-hq1 1408, su-1 1108", rails=EAST).supplied("su-1")
        assert not Field("su-hq1 1408, su-1 1008", rails=EAST).supplied("su-1")
        assert not Field("su-hq1 1408, su-1 1108").supplied("su-1")

    @rule("4.2.1b", "4.2.1/exc-german-hq", "1.7.1d")
    @pytest.mark.parametrize(
        ("hq", "supplied"),
        [("ge-hq1", "ge-1 hu-1 ro-1"), ("hu-hq", "hu-1"), ("ro-hq", "ro-1")],
    )
    def test_hqs_supply_their_own_nation_and_germans_also_their_allies(self, hq: str, supplied: str) -> None:
        field = Field(f"{hq} 1008, ge-1 1107, hu-1 1108, ro-1 1109", **GERMANY)
        assert [name for name in ("ge-1", "hu-1", "ro-1") if field.supplied(name)] == supplied.split()

    @rule("1.7.3", "1.7.1d")
    def test_allies_of_the_soviets_are_soviets(self) -> None:
        field = Field("su-hq1 1408, ro-1 1308", rails=EAST)
        assert not field.supplied("ro-1")
        field.g.change(NUMBER["ro-1"], camp=SOVIET)
        assert field.supplied("ro-1")

    @rule("4.2.1/exc-ju52")
    def test_units_in_a_hex_that_is_supplied_by_air(self) -> None:
        field = Field("ge-1 0808, su-1 0908", flown="0808")
        assert field.supplied("ge-1")
        assert not Field("ge-1 0808").supplied("ge-1")

    @rule("7.4.1", "7.4.2", "7.4.3")
    def test_defenders_are_tested_unless_they_are_marked(self) -> None:
        field = Field("ge-hq1 1008, ge-1 1108, ge-2 1408, ge-3 1107", cut="ge-3", **GERMANY)
        check_defenders(field.g, [NUMBER[name] for name in ("ge-1", "ge-2", "ge-3")])
        assert [field.g.cut[NUMBER[name]] for name in ("ge-1", "ge-2", "ge-3")] == [0, 1, 1]

    @rule("7.4.4")
    def test_an_hq_that_is_cut_off_stays_but_supplies_nobody(self) -> None:
        field = Field("ge-hq1 1008, ge-1 1108, su-1 0708", **GERMANY)
        check_defenders(field.g, [NUMBER["ge-hq1"], NUMBER["ge-1"]])
        assert (field.where("ge-hq1"), field.g.cut[NUMBER["ge-hq1"]]) == ("1008", 0)
        assert field.g.cut[NUMBER["ge-1"]]

    @rule("1.10.1", "4.4.1", "7.4.1")
    def test_a_source_ends_in_the_moment_in_which_it_is_captured(self) -> None:
        field = Field("ge-hq1 1008, ge-1 1108", **GERMANY)
        assert field.supplied("ge-1")
        capture(field.g, field.cell("0408"), SOVIET)
        assert not field.supplied("ge-1")
        assert field.sound()


class TestPhase:
    @rule("4/intro", "4.1.2", "4.2.2")
    def test_hqs_come_first_and_one_without_a_line_is_lifted(self) -> None:
        field = Field("ge-hq1 1008, ge-1 1108, su-1 0708", **GERMANY)
        field.run(SupplyPhase(AXIS))
        assert field.where("ge-hq1") == "lifted"
        assert field.g.cut[NUMBER["ge-1"]]
        assert field.g.mood == 10

    @rule("4.6.1")
    def test_a_marker_stays_until_the_next_supply_phase_of_its_owner(self) -> None:
        field = Field("su-hq1 1408, su-1 1308, ge-1 0508", rails=EAST, cut="su-1, ge-1")
        field.run(SupplyPhase(SOVIET))
        assert not field.g.cut[NUMBER["su-1"]]
        assert field.g.cut[NUMBER["ge-1"]]

    @rule("4.1.3")
    def test_an_hq_beside_water_may_lay_a_pontoon_that_serves_at_once(self) -> None:
        field = Field("su-hq1 1408, su-1 1409", rails=EAST, sides=river("great-river"))
        field.run(SupplyPhase(SOVIET))
        hq, south = NUMBER["su-hq1"], field.cell("1409")
        assert not field.supplied("su-1")
        assert ("bridge", hq, south) in field.g.pending["soviet"].options
        flow.apply(field.g, "soviet", ("bridge", hq, south))
        assert not field.g.pending  # what is laid stays, so there is nothing left to choose
        assert not field.g.cut[NUMBER["su-1"]]
        assert field.g.arrow(hq) == south

    @rule("4.1.3")
    def test_no_pontoon_without_water(self) -> None:
        field = Field("su-hq1 1408", rails=EAST)
        field.run(SupplyPhase(SOVIET))
        assert not field.g.pending

    @rule("4.1.3", "4.1.4")
    def test_nobody_lays_or_takes_up_the_pontoon_of_another(self) -> None:
        facts: dict[str, Any] = {"rails": EAST, "sides": river("great-river"), "pontoons": "ge-hq2 0609"}
        table = Table("su-hq1 1408, ge-hq1 0408, ge-hq2 0608", "soviet-supply", **facts)
        assert table.why("bridge ge-hq1 0409") == ("4.1.3", "why.no-hq-of-yours")
        assert table.why("take-up ge-hq2") == ("4.1.4", "why.no-pontoon")

    @rule("4.1.4")
    def test_a_pontoon_may_be_taken_up(self) -> None:
        field = Field(
            "su-hq1 1408, su-1 1409", rails=EAST, sides=river("great-river"), pontoons="su-hq1 1409"
        )
        field.run(SupplyPhase(SOVIET))
        flow.apply(field.g, "soviet", ("take-up", NUMBER["su-hq1"]))
        flow.apply(field.g, "soviet", ("done",))
        assert field.g.cut[NUMBER["su-1"]]

    @rule("3.2.2h", "4.2.1b")
    def test_in_mud_a_river_cuts_units_off_their_hq(self) -> None:
        for weather, cut in (("fair", 0), (MUD, 1)):
            field = Field("su-hq1 1408, su-1 1409", rails=EAST, sides=river("river"), weather=weather)
            field.run(SupplyPhase(SOVIET))
            flow.apply(field.g, "soviet", ("done",))
            assert field.g.cut[NUMBER["su-1"]] == cut
