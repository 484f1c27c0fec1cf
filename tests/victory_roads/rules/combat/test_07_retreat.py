"""7.10 Retreats: order of preference, distance, room, and who cannot go.

Around 1105 lie 1104 (N), 1204 (NE), 1205 (SE), 1106 (S), 1005 (SW) and 1004 (NW).
"""

from typing import Any

import pytest

from tests.rules import rule
from tests.victory_roads.combat import FAR, NEAR, Battlefield


def beaten(units: str, attackers: str, result: str = "DR", **facts: Any) -> Battlefield:
    """The defenders of 1105 after an attack by these; nobody loses a step."""
    return Battlefield(units, **facts).result("1105", attackers, "0/0", "", result)


def closed(*cells: str) -> str:
    """Hexes of the sea."""
    return ", ".join(f"{cell} sea" for cell in cells)


@rule("7.10.2")
def test_the_owner_chooses_among_hexes_that_are_as_good() -> None:
    table = beaten("su-1 1104, ge-1 1105", "su-1").asks("ask.retreat", "axis")
    table.offers("retreat", "ge-1 1106", "ge-1 1005")


@rule("7.10.3", "7.10.4")
def test_all_defenders_retreat_each_where_it_likes() -> None:
    table = beaten("su-1 1204, ge-1 ge-2 ge-hq1 1105", "su-1")
    table.do("retreat ge-2 1106", "retreat ge-hq1 1005", "retreat ge-1 1005")
    table.finds("ge-1 ge-hq1 1005, ge-2 1106").asks("ask.advance", "soviet")


@rule("7.10.4")
def test_who_cannot_retreat_is_eliminated_alone() -> None:
    table = beaten("su-1 1204, ge-1 ge-static 1105", "su-1").do("retreat ge-1 1005")
    table.finds("ge-1 1005, ge-static eliminated")


@rule("7.10.5")
def test_the_axis_retreat_homeward_and_away_from_their_attackers_first() -> None:
    table = beaten("su-1 1104, ge-1 1105", "su-1")
    for cell in ("1004", "1204", "1205"):  # NW and NE are no farther from 1104, SE is not homeward
        table.refused(f"retreat ge-1 {cell}", "7.10.5")


@rule("7.10.5")
def test_homeward_comes_before_away() -> None:
    """Attacked from the south-west, NW and S are not away from all, and yet come before N and NE."""
    table = beaten("su-1 1005, ge-1 1105", "su-1").offers("retreat", "ge-1 1004", "ge-1 1106")
    table.refused("retreat ge-1 1204", "7.10.5")


@rule("7.10.5")
def test_other_directions_away_come_third() -> None:
    sea = closed("1004", "1106")
    beaten("su-1 1005, ge-1 1105", "su-1", terrain=sea).offers(
        "retreat", "ge-1 1104", "ge-1 1204", "ge-1 1205"
    )


@rule("7.10.5", "7.10.11")
def test_any_other_open_hex_is_the_last_resort() -> None:
    """Homeward is closed, and N is no farther from one of the attackers: the unit lives."""
    sea = closed("1004", "1005", "1106", "1205")
    beaten("su-1 1204, ge-1 1105", "su-1", terrain=sea).offers("retreat", "ge-1 1104")


@rule("7.10.6")
def test_the_soviets_retreat_north_north_east_or_south_east() -> None:
    """As in the Romanian example: attacked from NW and SW, only NE leads away from both."""
    table = Battlefield("ge-1 1004, ge-2 1106, su-1 1105", "axis-combat")
    table.result("1105", "ge-1 ge-2", "0/0", "", "DR").decides("soviet").offers("retreat", "su-1 1204")
    table.refused("retreat su-1 1104", "7.10.6").refused("retreat su-1 1205", "7.10.6")


@rule("7.10.5")
def test_enemies_who_did_not_attack_drive_nobody() -> None:
    """The corps in 1006 is beside 1005, but stays out of it."""
    beaten("su-1 1204, su-2 1006, ge-1 1105", "su-1").can("retreat ge-1 1005")


@rule("7.10.5")
def test_preferences_are_checked_anew_in_each_hex() -> None:
    """Homeward is closed at first, so it goes north; there homeward comes first again."""
    table = beaten("su-1 1205, ge-1 1105", "su-1", "DR2", terrain=closed("1004", "1005", "1106"))
    table.offers("retreat", "ge-1 1104").do("retreat ge-1 1104").offers("retreat", "ge-1 1003")


@rule("7.10.7")
def test_terrain_costs_do_not_matter() -> None:
    forest = "1005 marsh, 1106 marsh, 0905 marsh, 0906 marsh, 1006 marsh, 1107 marsh"
    table = beaten("su-1 1204, ge-1 1105", "su-1", "DR2", terrain=forest, sides="1005 1105 great-river")
    table.do("retreat ge-1 1005").offers("retreat", "ge-1 0905", "ge-1 0906", "ge-1 1006")


@rule("7.10.8", "terrain/sea-arm", "1.7.5")
def test_nobody_retreats_into_sea_over_a_sea_arm_or_into_enemies() -> None:
    table = beaten("su-1 1204, su-2 1106, ge-1 1105", "su-1", sides="1005 1105 sea", terrain="1004 sea")
    table.offers("retreat", "ge-1 1104", "ge-1 1205")
    for cell in ("1005", "1004", "1106"):
        table.refused(f"retreat ge-1 {cell}", "7.10.8")
    ring = "su-1 1204, su-2 1104, su-3 1205, su-4 1106, ro-1 1105"
    beaten(ring, "su-1", "DR", country="1005 hungary").offers("retreat", "ro-1 1004")
    beaten(ring, "su-1", "DR", country="1005 hungary, 1004 hungary").finds("ro-1 eliminated")


@rule("3.2.2i", "7.10.8")
def test_in_mud_no_retreat_over_water_to_an_enemy_unless_by_a_bridge() -> None:
    """All is closed but 1005 beyond a river, next to a corps in 0906."""
    facts = {"terrain": closed("1004", "1106", "1104", "1205"), "weather": "mud"}
    units = "su-1 1204, su-2 0906, ge-1 1105"
    beaten(units, "su-1", sides="1005 1105 river", **facts).finds("ge-1 eliminated")
    bridged = "1005 1105 river, 1005 1105 bridge"
    beaten(units, "su-1", sides=bridged, **facts).offers("retreat", "ge-1 1005")
    facts["weather"] = "fair"
    beaten(units, "su-1", sides="1005 1105 river", **facts).offers("retreat", "ge-1 1005")


@rule("7.10.9")
def test_a_retreat_ends_as_far_away_as_it_is_long() -> None:
    table = beaten("su-1 1204, ge-1 1105", "su-1", "DR2").do("retreat ge-1 1005")
    table.refused("retreat ge-1 1106", "7.10.9").refused("retreat ge-1 1004", "7.10.9")
    table.refused("retreat ge-1 1105", "7.10.9").do("retreat ge-1 0906").finds("ge-1 0906")


@rule("7.10.9", "7.10.11")
def test_a_detour_is_made_where_no_way_is_direct() -> None:
    """From 1005 the unit must pass by 1106 to come two hexes away."""
    sea = closed("1104", "1205", "1004", "0905", "0906", "1006")
    table = beaten("su-1 1204, ge-1 1105", "su-1", "DR2", terrain=sea, sides="1105 1106 sea")
    table.offers("retreat", "ge-1 1005").do("retreat ge-1 1005").offers("retreat", "ge-1 1106")
    table.do("retreat ge-1 1106").offers("retreat", "ge-1 1107")


@rule("7.10.10")
def test_who_finds_no_room_may_go_on() -> None:
    table = beaten("su-1 1104, ge-1 1105, ge-2 ge-3 ge-4 1106", "su-1", sides="1005 1105 sea")
    table.do("retreat ge-1 1106").asks("ask.retreat-on", "axis").offers("retreat", "ge-1 1006", "ge-1 1107")
    table.copy().do("retreat ge-1 1107").finds("ge-1 1107").asks("ask.advance", "soviet")
    table.do("stop", "decline", "end").asks("ask.give-up", "axis").offers(
        "give-up", "ge-1", "ge-2", "ge-3", "ge-4"
    )


@rule("7.10.10")
def test_who_finds_room_stops_there() -> None:
    table = beaten("su-1 1104, ge-1 1105, ge-2 ge-3 1106", "su-1", sides="1005 1105 sea")
    table.do("retreat ge-1 1106").finds("ge-1 1106").asks("ask.advance", "soviet")


@rule("7.10.10", "7.10.9")
def test_nobody_goes_on_back_toward_where_he_began() -> None:
    """South-west of 1203 lies 1104, which is homeward, but only one hex from 1105."""
    units = "su-1 1005, ge-1 1105, ge-2 ge-3 ge-4 1203"
    table = beaten(units, "su-1", "DR2", terrain=closed("1004", "1106"))
    table.do("retreat ge-1 1204", "retreat ge-1 1203").asks("ask.retreat-on")
    table.offers("retreat", "ge-1 1103")


@rule("7.10.11")
def test_a_surrounded_stack_is_eliminated() -> None:
    ring = "su-1 1204, su-2 1104, su-3 1205, su-4 1106, su-5 1005, su-6 1004"
    table = beaten(f"{ring}, ge-1 ge-p1 1105, ge-tkg kg-pool", "su-1")
    table.finds("ge-1 ge-p1 eliminated, ge-tkg kg-pool").asks("ask.advance", "soviet")


@rule("7.10.12")
def test_who_retreats_into_a_hex_attacked_later_defends_it_with_one() -> None:
    units = "su-1 1204, su-2 su-3 1006, ge-1 1105, ge-2 1005"
    table = Battlefield(units, flown="1005, 1105", terrain="1005 forest", theatres=NEAR)
    alone = table.strengths("1005", "su-2 su-3")[1]
    table.result("1105", "su-1", "0/0", "", "DR").do("retreat ge-1 1005", "decline").marked("ge-1 late")
    assert (alone, table.strengths("1005", "su-2 su-3")[1]) == (4 * 2, (4 + 1) * 2)


@rule("7.10.12", "7.1.8")
def test_20_in_a_hex_attacked_before_it_is_safe_and_it_is_whole_again_in_the_exploitation() -> None:
    units = "su-1 1204, su-2 1006, su-t1 1006 exploits, ge-1 1105, ge-2 1005"
    table = Battlefield(units, flown="1005, 1105", theatres=NEAR)
    table.result("1005", "su-2", "0/0").result("1105", "su-1", "0/0", "", "DR")
    table.do("retreat ge-1 1005", "decline").refused("attack 1005", "7.1.8").do("end")
    table.unmarked("ge-1 late").until("soviet-exploitation").do("end")
    assert table.strengths("1005", "su-t1")[1] == 4 + 4


@rule("7.10.13")
def test_who_has_no_movement_is_eliminated_by_a_retreat() -> None:
    facts = {"places": "1105 major-city", "country": "1105 germany", "ordered": "1105"}
    table = beaten("su-1 1205, ge-garrison 1105", "su-1", "DR3", **facts)
    table.logs("combat.cut-off", "7.10.13").finds("ge-garrison halt-pool")
    beaten("su-1 1205, ge-static 1105", "su-1").finds("ge-static eliminated")


@rule("7.10.14", "10.1.4c")
@pytest.mark.parametrize(
    ("theatre", "mode"),
    [("N 1005 movement", "reduced"), ("N 1605 movement", "full")],
)
def test_reinforced_corps_that_retreat_from_outside_every_radius_turn_standard(
    theatre: str, mode: str
) -> None:
    table = Battlefield("ge-1 1605, su-1 1705", "axis-combat", theatres=theatre)
    table.result("1705", "ge-1", "0/0", "", "DR").do("retreat su-1 1804").marked(f"su-1 {mode}")


@rule("7.10.14")
def test_a_corps_that_retreats_into_a_radius_turns_standard_and_out_of_one_does_not() -> None:
    table = Battlefield("ge-1 1105, su-1 1205", "axis-combat", theatres="N 1805 movement")
    table.result("1205", "ge-1", "0/0", "", "DR").do("retreat su-1 1305").marked("su-1 reduced")
    table = Battlefield("ge-1 0805, su-1 0905", "axis-combat", theatres="N 0406 movement")
    table.result("0905", "ge-1", "0/0", "", "DR").do("retreat su-1 1004").marked("su-1 full")


@rule("7.10.14")
def test_armour_and_corps_that_stay_keep_their_strength() -> None:
    table = Battlefield("ge-1 1105, su-1 su-t1 1205", "axis-combat", theatres=FAR)
    table.copy().result("1205", "ge-1", "0/0", "", "").marked("su-1 full")
    table.result("1205", "ge-1", "0/0", "", "DR").do("retreat su-t1 1305", "retreat su-1 1305")
    table.marked("su-t1 full, su-1 reduced")


@rule("6.7.7b")
def test_units_retreat_into_a_haltebefehl_but_not_through_it() -> None:
    facts = {"places": "1005 major-city", "ordered": "1005"}
    units = "su-1 1104, ge-1 1105, ge-2 1005"
    beaten(units, "su-1", **facts).offers("retreat", "ge-1 1005", "ge-1 1106")
    table = beaten(units, "su-1", "DR2", **facts).offers("retreat", "ge-1 1106")
    table.refused("retreat ge-1 1005", "6.7.7b")


@rule("6.7.7b", "7.10.10")
def test_nobody_goes_on_from_a_crowded_haltebefehl() -> None:
    facts = {"places": "1005 major-city", "ordered": "1005"}
    table = beaten("su-1 1204, ge-1 1105, ge-2 ge-3 ge-4 1005", "su-1", **facts)
    table.do("retreat ge-1 1005").asks("ask.advance", "soviet")


@rule("6.7.5c", "6.7.6", "6.7.9", "7.10.3")
def test_5_a_haltebefehl_is_no_ban_on_retreats() -> None:
    """Supplied, hence not besieged: all are driven out, the marker vanishes, a garrison would die."""
    facts = {"places": "1105 major-city", "ordered": "1105"}
    units = "su-1 1205, su-2 1104, su-3 1106, ge-1 ge-2 1105"
    table = beaten(units, "su-1", "DR2", **facts).do("retreat ge-1 1005", "retreat ge-2 1005", "decline")
    assert table.g.ordered[table.g.site(table.cell("1105"))] == 0
    table = beaten(units.replace("ge-2", "ge-garrison"), "su-1", "DR3", **facts, country="1105 germany")
    table.do("retreat ge-1 1005").finds("ge-garrison halt-pool, ge-1 1005")


@rule("7.10.13", "4.1.4")
def test_25_a_pontoon_retreats_turned_to_its_front() -> None:
    facts = {"sides": "1104 1105 river", "pontoons": "ge-hq1 1104"}
    table = beaten("su-1 1205, ge-hq1 1105", "su-1", **facts).do("retreat ge-hq1 1005")
    assert table.finds("ge-hq1 1005").g.pontoon[table.unit("ge-hq1")] == 0
    assert not any(table.g.spots)


@rule("1.10.1")
def test_a_retreat_captures_nothing_on_its_way() -> None:
    table = beaten("su-1 1204, ge-1 1105", "su-1", "DR2", places="1005 minor-city", held="1005 soviet")
    table.do("retreat ge-1 1005", "retreat ge-1 0906")
    assert table.holder("1005") == "soviet"
