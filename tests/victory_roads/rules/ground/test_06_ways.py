"""6.1 Ways and costs, with the weather (3.2), water (6.6) and fortifications (13.2.3)."""

import pytest

from grognard.games.victory_roads.geography import HALF, MUD, SNOW
from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.ground.ways import allowance, network_for, reach_of
from grognard.games.victory_roads.units import SOVIET
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field
from tests.victory_roads.ground import river, row


def points(field: Field, name: str, **how: bool) -> float:
    """The movement points of a unit."""
    return allowance(field.g, NUMBER[name], **how) / HALF


def cost(field: Field, name: str, there: str) -> float | None:
    """What the step into a neighbouring hex costs a unit."""
    unit = NUMBER[name]
    found = dict(network_for(field.g, unit)[field.g.cell[unit]]).get(field.cell(there))
    return None if found is None else found / HALF


def reached(field: Field, name: str, **how: bool) -> set[str]:
    """The hexes that a unit can reach."""
    unit = NUMBER[name]
    return field.labels(reach_of(field.g, unit, allowance(field.g, unit, **how)))


@rule("6.1.4", "terrain/clear", "3.2.1")
def test_clear_hexes_cost_a_point() -> None:
    field = Field("ge-1 0808, ge-p1 1508")
    assert cost(field, "ge-1", "0809") == 1
    assert len(reached(field, "ge-1")) == 1 + 6 + 12
    assert points(field, "ge-p1") == 4


@rule("6.1.4/example", "terrain/forest")
def test_four_points_take_armour_over_four_clear_hexes_or_two_and_a_forest() -> None:
    wood = "0811 forest, 0711 forest, 0911 forest, 0710 forest, 0910 forest"
    field = Field("ge-p1 0808", terrain=wood)
    assert {"0804", "0811"} <= reached(field, "ge-p1")
    assert "0812" not in reached(field, "ge-p1")


@rule("1.8.1a")
def test_of_several_terrains_the_dearest_counts() -> None:
    field = Field("ge-1 0808", terrain="0809 forest, 0807 forest", places="0809 minor-city, 0807 town")
    assert cost(field, "ge-1", "0809") == 2
    assert cost(field, "ge-1", "0807") == 2


@rule("1.8.1a/note-road", "6.1.9", "6.1.9/note-rail", "terrain/road-rail")
def test_roads_and_railways_cost_half_a_point_whatever_they_cross() -> None:
    wood = ", ".join(f"08{n:02} forest" for n in range(1, 17))
    for ways in ("roads", "rails"):
        line = {ways: "0808 0809 0810 0811 0812 0813"}
        field = Field("ge-1 0808", terrain=wood, sides="0809 0810 river, 0809 0810 bridge", **line)
        assert cost(field, "ge-1", "0809") == 0.5
        assert "0812" in reached(field, "ge-1")
        assert "0813" not in reached(field, "ge-1")


@rule("6.1.6", "6.1.7")
def test_friends_may_be_passed_and_enemies_not() -> None:
    field = Field("ge-1 0808, ge-2 ge-3 ge-4 0809, su-1 0807")
    assert {"0809", "0810"} <= reached(field, "ge-1")
    assert "0807" not in reached(field, "ge-1")


@rule("6.1.8", "6.1.8/exc")
def test_one_hex_is_always_open_but_not_to_pontoons_and_static_units() -> None:
    rough = ", ".join(f"{there} mountain" for there in ("0809", "0807", "0909", "0908", "0708", "0709"))
    assert len(reached(Field("ge-1 0808", terrain=rough), "ge-1")) == 7
    assert reached(Field("ge-static 0808"), "ge-static") == {"0808"}
    bridging = Field("su-hq1 1208", sides=river("river"), pontoons="su-hq1 1209")
    assert reached(bridging, "su-hq1") == {"1208"}


@rule("6.1.8")
def test_the_one_hex_is_not_given_to_who_is_under_way() -> None:
    field = Field("ge-1 0808", terrain="0809 mountain")
    assert field.cell("0809") not in reach_of(field.g, NUMBER["ge-1"], HALF, begins=False)


@rule("terrain/sea-arm")
def test_sea_lakes_and_land_out_of_play_are_closed() -> None:
    field = Field("ge-1 0808", terrain="0809 sea, 0807 closed", sides="0808 0909 sea, 0808 0708 lake")
    assert [cost(field, "ge-1", there) for there in ("0809", "0807", "0909", "0708")] == [None] * 4


@rule("6.6/crossing")
def test_water_costs_more_without_a_bridge() -> None:
    for kind, points_more in (("river", 1), ("great-river", 2)):
        assert cost(Field("su-1 1208", sides=river(kind)), "su-1", "1209") == 1 + points_more
        pontoon = Field("su-1 su-hq1 1208", sides=river(kind), pontoons="su-hq1 1209")
        assert cost(pontoon, "su-1", "1209") == 1
        assert cost(pontoon, "su-1", "1109") == 1 + points_more
        head = Field("su-1 1209", sides=river(kind), bridgeheads="1208")
        assert cost(head, "su-1", "1208") == 1


@rule("4.1.4")
def test_a_pontoon_that_goes_takes_its_bridge_along() -> None:
    field = Field("su-1 su-hq1 1208", sides=river("river"), pontoons="su-hq1 1209")
    field.g.put(NUMBER["su-hq1"], field.cell("1207"))
    assert cost(field, "su-1", "1209") == 2
    assert not field.g.pontoon[NUMBER["su-hq1"]]
    assert field.sound()


@rule("3.2.2a")
def test_in_mud_nobody_spends_more_than_two_points() -> None:
    assert points(Field("ge-p1 0808", weather=MUD), "ge-p1") == 2
    assert points(Field("ge-p1 0808", weather=MUD), "ge-p1", exploiting=True) == 2


@rule("3.2.2h")
def test_in_mud_rivers_are_great_rivers() -> None:
    assert cost(Field("su-1 1208", sides=river("river"), weather=MUD), "su-1", "1209") == 3


@rule("3.2.2i")
def test_in_mud_nobody_crosses_unbridged_water_to_a_hex_beside_an_enemy() -> None:
    units = "su-1 su-hq1 1208, ge-1 1211, su-2 0508"
    field = Field(units, sides=river("river"), weather=MUD)
    assert cost(field, "su-1", "1209") is not None  # two hexes from the enemy
    field.g.put(NUMBER["ge-1"], field.cell("1210"))
    assert cost(field, "su-1", "1209") is None
    assert cost(field, "su-2", "0509") is not None
    bridged = Field("su-1 su-hq1 1208, ge-1 1210", sides=river("river"), weather=MUD, pontoons="su-hq1 1209")
    assert cost(bridged, "su-1", "1209") == 1
    assert cost(Field("su-1 1208, ge-1 1210", sides=river("river")), "su-1", "1209") == 2
    assert row(9) & reached(field, "su-1") <= row(9) - {"1209"}


@rule("3.2.3b")
def test_in_snow_a_marsh_is_a_forest() -> None:
    bog = {"terrain": "0809 marsh"}
    assert cost(Field("ge-p1 0808", **bog), "ge-p1", "0809") == 3
    assert cost(Field("ge-p1 0808", weather=SNOW, **bog), "ge-p1", "0809") == 2


@rule("13.2.3")
def test_an_advanced_fortification_costs_soviets_four_points_until_they_hold_it() -> None:
    field = Field("su-t1 0808, ge-1 0810", fort="0809 advanced", roads="0808 0809 0810")
    assert cost(field, "su-t1", "0809") == 4
    assert cost(field, "ge-1", "0809") == 0.5
    capture(field.g, field.cell("0809"), SOVIET)
    assert cost(field, "su-t1", "0809") == 0.5


@rule("13.2.3", "6.1.8")
def test_a_corps_of_two_points_may_still_enter_it_as_its_one_hex() -> None:
    field = Field("su-1 0808", fort="0809 advanced", reduced="su-1")
    assert "0809" in reached(field, "su-1")


@rule("1.9.1", "4.6.2", "8.2.2", "4.6.3", "8.2.2/note")
@pytest.mark.parametrize(
    ("how", "cut", "expected"),
    [
        ({}, "", 3),
        ({}, "su-1", 2),
        ({"exploiting": True}, "", 2),
        ({"exploiting": True}, "su-1", 1),
        ({"strategic": True}, "", 6),
    ],
)
def test_three_points_halved_are_two(how: dict[str, bool], cut: str, expected: int) -> None:
    assert points(Field("su-1 0808", cut=cut), "su-1", **how) == expected


@rule("1.9.2a", "6.2.2")
def test_halved_and_doubled_is_as_printed() -> None:
    assert points(Field("su-1 0808", cut="su-1"), "su-1", strategic=True) == 3


@rule("15.3.1e")
def test_a_dismissal_halves_the_moves_of_germans_alone() -> None:
    field = Field("ge-p1 0808, hu-1 1008, su-1 1208", half_moves=True)
    assert [points(field, name) for name in ("ge-p1", "hu-1", "su-1")] == [2, 2, 3]
    assert points(field, "ge-p1", exploiting=True) == 2


@rule("1.7.5")
def test_axis_allies_keep_out_of_each_others_country() -> None:
    field = Field("ro-1 0808, ge-1 0807, hu-1 1108", country="0809 hungary, 0810 hungary, 1107 romania")
    assert "0809" not in reached(field, "ro-1")
    assert "0809" in reached(field, "ge-1")
    assert "1107" not in reached(field, "hu-1")
    field.g.change(NUMBER["ro-1"], camp=SOVIET)
    assert "0809" in reached(field, "ro-1")
