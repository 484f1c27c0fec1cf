"""7.13, 7.14, 13.2.5, 13.3.2 Advance after combat and exploitation markers."""

from typing import Any

import pytest

from tests.rules import rule
from tests.victory_roads.combat import NEAR, Battlefield

KOENIGSBERG = {"places": "1105 major-city", "country": "1105 germany", "theatres": NEAR}
WALL = {"fort": "1105 advanced", "places": "1105 works", "theatres": NEAR}


@rule("7.13.2")
def test_attackers_may_enter_a_hex_that_the_defender_has_left() -> None:
    units = "su-1 su-2 su-3 su-4 1205, su-5 1104, ge-1 1105"
    table = Battlefield(units, theatres=NEAR, bridgeheads="1205")
    table.result("1105", "su-1 su-2 su-3 su-5", "0/0", "", "DR").do("retreat ge-1 1005")
    table.asks("ask.advance", "soviet").offers("advance", *(f"su-{n} 1105" for n in (1, 2, 3, 5)))
    table.refused("advance su-4 1105", "7.13.2").refused("advance su-1 1005", "7.13.2")
    table.do("advance su-1 1105", "advance su-5 1105", "advance su-2 1105").asks("ask.attack")
    table.finds("su-1 su-2 su-5 1105, su-3 su-4 1205")


@rule("7.13.2", "1.11.3")
def test_no_more_than_a_stack_advance() -> None:
    table = Battlefield("su-1 su-2 1205, su-3 su-4 1104, ge-1 1105 reduced", theatres=NEAR)
    table.result("1105", "su-1 su-2 su-3 su-4", "0/1")
    table.do("advance su-1 1105", "advance su-2 1105", "advance su-3 1105").finds("su-4 1104")


@rule("7.8.3")
def test_attackers_may_enter_a_hex_that_attrition_has_emptied() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 1105 reduced", theatres=NEAR)
    table.result("1105", "su-1", "0/1").asks("ask.advance").offers("advance", "su-1 1105")
    table.copy().do("decline").finds("su-1 1205")
    table.do("advance su-1 1105").finds("su-1 1105, su-2 1205")


@rule("7.8.3", "7.13.2")
def test_nobody_advances_while_anyone_is_left() -> None:
    table = Battlefield("su-1 1205, ge-1 ge-hq1 1105 reduced", theatres=NEAR)
    table.result("1105", "su-1", "0/1").asks("ask.attack").finds("ge-1 eliminated, ge-hq1 1105")


@rule("7.13.2", "1.10.1")
def test_the_hex_changes_hands_when_the_phase_ends() -> None:
    table = Battlefield("su-1 1205, ge-1 1105 reduced", theatres=NEAR, places="1105 minor-city")
    table.result("1105", "su-1", "0/1").do("advance su-1 1105")
    assert table.holder("1105") == "axis"
    assert table.do("end").holder("1105") == "soviet"


@rule("7.13.3")
def test_who_cannot_move_does_not_advance() -> None:
    table = Battlefield("ge-static ge-1 1105, su-1 1205 reduced", "axis-combat")
    table.result("1205", "ge-static ge-1", "0/1").offers("advance", "ge-1 1205")
    table.refused("advance ge-static 1205", "7.13.3")


@rule("7.13.2", "1.7.5")
def test_romanians_do_not_advance_into_hungary() -> None:
    table = Battlefield("ro-1 ge-1 1105, su-1 1205 reduced", "axis-combat", country="1205 hungary")
    table.result("1205", "ro-1 ge-1", "0/1").offers("advance", "ge-1 1205")


@rule("6.7.6")
def test_the_last_division_under_a_haltebefehl_does_not_advance() -> None:
    facts: dict[str, Any] = {"places": "1105 major-city", "ordered": "1105"}
    table = Battlefield("ge-1 1105, su-1 1205 reduced, su-2 1104", "axis-combat", **facts)
    table.result("1205", "ge-1", "0/1").asks("ask.attack").finds("ge-1 1105")
    table = Battlefield("ge-1 ge-2 1105, su-1 1205 reduced, su-2 1104", "axis-combat", **facts)
    table.result("1205", "ge-1 ge-2", "0/1").do("advance ge-1 1205").finds("ge-1 1205, ge-2 1105")


@rule("7.13.1")
def test_defenders_may_enter_the_hexes_of_attackers_who_are_driven_back() -> None:
    table = Battlefield("su-1 1205, su-2 1104, ge-1 ge-2 ge-hq1 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2", "0/0", "AR").do("retreat su-1 1306", "retreat su-2 1103")
    table.asks("ask.advance", "axis")
    table.offers(
        "advance", *(f"{unit} {cell}" for unit in ("ge-1", "ge-2", "ge-hq1") for cell in ("1104", "1205"))
    )
    table.do("advance ge-1 1205", "decline").finds("ge-1 1205, ge-2 ge-hq1 1105")


@rule("7.13.1", "7.3.3b")
@pytest.mark.parametrize("other", ["su-3", "su-hq1"])
def test_one_hex_that_is_still_held_stops_them(other: str) -> None:
    table = Battlefield(f"su-1 1205, su-2 {other} 1104, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2", "0/0", "AR").do("retreat su-1 1306", "retreat su-2 1103")
    table.asks("ask.attack").finds(f"{other} 1104")


@rule("7.13.1")
def test_defenders_advance_where_all_attackers_are_eliminated() -> None:
    table = Battlefield("su-1 1205 reduced, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1", "1/0").asks("ask.advance", "axis").offers("advance", "ge-1 1205")


@rule("7.13.1", "7.9.1")
def test_their_advance_comes_before_their_own_result_and_does_not_save_them_from_it() -> None:
    """The last attacker is gone, but the defender's S or retreat still counts, wherever he stands by then."""
    table = Battlefield("su-1 1205 reduced, ge-1 ge-2 1105", theatres=NEAR)
    table.copy().result("1105", "su-1", "1/0", "", "S").do("advance ge-1 1205", "advance ge-2 1205").asks(
        "ask.setback", "axis"
    ).do("stand", "lose ge-2").finds("ge-1 1205, ge-2 1205 reduced")
    table.result("1105", "su-1", "1/0", "", "DR").do("advance ge-1 1205", "decline")
    table.asks("ask.retreat", "axis").do("retreat ge-2 1005", "retreat ge-1 1105").finds(
        "ge-1 1105, ge-2 1005"
    )


@rule("7.13.2")
def test_who_was_driven_back_does_not_advance() -> None:
    table = Battlefield("su-1 1205, ge-1 1105 reduced", theatres=NEAR)
    table.result("1105", "su-1", "0/1", "AR").do("retreat su-1 1305").asks("ask.attack")
    table = Battlefield("su-1 1205, ge-1 1105 reduced", terrain="1305 sea, 1306 sea, 1206 sea")
    table.result("1105", "su-1", "0/1", "AR").do("retreat su-1 1204").asks("ask.attack")


@rule("13.2.5", "13.3.2")
@pytest.mark.parametrize("fortress", [KOENIGSBERG, WALL])
@pytest.mark.parametrize(("result", "enters"), [("", False), ("DR", False), ("DR2", True), ("DR3", True)])
def test_17_a_fortress_of_the_reich_falls_to_a_final_s_or_retreat_only(
    fortress: dict[str, Any], result: str, enters: bool
) -> None:
    """Two levels are lost to it: DR2 comes to S. Emptied without one, it stays German (interaction 17)."""
    table = Battlefield("su-1 1205, ge-1 1105 reduced", **fortress)
    table.result("1105", "su-1", "0/1", "", result).finds("ge-1 eliminated")
    assert (table.prompt == "ask.advance") is enters
    assert table.do("decline" if enters else "end").g.holder(table.cell("1105")) == 1


@rule("13.2.5", "1.10.1", "6.1.8", "4.4.1")
@pytest.mark.parametrize("weather", ["fair", "mud"])
def test_17_an_emptied_fortress_stays_german_until_somebody_walks_in(weather: str) -> None:
    """An exploiting unit has two points, and enters for four as its only hex."""
    units = "su-1 1205, su-t1 1104 exploits, ge-1 1105 reduced"
    table = Battlefield(units, weather=weather, **WALL)
    table.result("1105", "su-1", "0/1").do("end").until("soviet-exploitation")
    assert table.holder("1105") == "axis"
    assert table.do("move su-t1", "go 1105").holder("1105") == "soviet"


@rule("13.3.2", "7.10.13")
def test_a_garrison_dies_of_a_retreat_and_opens_the_city() -> None:
    table = Battlefield("su-1 1205, ge-garrison 1105", ordered="1105", **KOENIGSBERG)
    table.result("1105", "su-1", "0/0", "", "DR3").finds("ge-garrison halt-pool").asks("ask.advance")


@rule("13/intro", "13.3.2")
def test_once_it_has_fallen_it_is_a_city_like_others() -> None:
    table = Battlefield("su-1 1205, ge-1 1105 reduced", **KOENIGSBERG)
    table.g.mark(table.g.fallen, table.g.site(table.cell("1105")), 1)
    table.result("1105", "su-1", "0/1").asks("ask.advance", "soviet")


@rule("scenario/budapest-wien/gate", "13.3.1", "13.3.2", "13.2.5")
@pytest.mark.parametrize("fortress", [KOENIGSBERG, WALL])
def test_the_basic_game_is_without_the_fortresses_of_the_reich(fortress: dict[str, str]) -> None:
    """It ends with chapter 8: Vienna is a major city like others, and a fort is no terrain."""
    ground = {name: what for name, what in fortress.items() if name != "theatres"}
    table = Battlefield("su-1 1205, ge-1 1105 reduced", scenario="budapest-wien", **ground)
    usual = ("E", "DR") if "country" in ground else ("E2", "DR2")
    assert table.weighed("E2", "DR2") == usual
    table.result("1105", "su-1", "0/1").asks("ask.advance", "soviet")


@rule("13.3.2")
def test_germans_retake_their_cities_without_ado() -> None:
    table = Battlefield("ge-1 1205, su-1 1105 reduced", "axis-combat", **KOENIGSBERG)
    table.result("1105", "ge-1", "0/1").asks("ask.advance", "axis")


@rule("7.14.1", "7.14.2", "trc/E")
@pytest.mark.parametrize(("result", "count"), [("E", 1), ("E2", 2), ("E3", 3)])
def test_a_result_marks_so_many_units_that_took_part(result: str, count: int) -> None:
    table = Battlefield("su-1 su-2 su-3 su-4 1205, su-5 1104, ge-1 1105", theatres=NEAR, bridgeheads="1205")
    table.result("1105", "su-1 su-2 su-3 su-4", "0/0", result).asks("ask.mark", "soviet")
    table.refused("mark su-5", "7.14.1")
    for number in range(count):
        table.do(f"mark su-{number + 1}")
    table.asks("ask.attack").unmarked("su-4 exploits")
    assert sum(table.g.exploits) == count


@rule("7.14.1")
def test_the_attacker_may_mark_fewer() -> None:
    table = Battlefield("su-1 su-2 1205, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2", "0/0", "E2").do("mark su-1", "done").unmarked("su-2 exploits")


@rule("7.14.3", "7.14.3/example")
@pytest.mark.parametrize("said", ["armoured", "hourra", "both"])
def test_armour_counts_half_after_an_armoured_exploitation_or_a_hourra(said: str) -> None:
    """E3: six armoured units, or four and one of infantry; both declared do not make it a quarter."""
    units = "su-t1 su-t2 su-t3 1205, su-t4 su-t5 su-t6 1104, su-g1 su-1 1204"
    table = Battlefield(f"{units}, ge-1 1105", theatres=NEAR)
    declared: dict[str, Any] = {"armoured": said != "hourra", "hourra": said != "armoured"}
    everyone = "su-t1 su-t2 su-t3 su-t4 su-t5 su-t6 su-g1 su-1"
    table.result("1105", everyone, "0/0", "E2" if declared["hourra"] else "E3", **declared)
    if declared["hourra"]:
        table.do("lose su-1")
    six = table.copy().do(*(f"mark su-t{n}" for n in range(1, 7))).asks("ask.attack")
    assert sum(six.g.exploits) == 6
    table.do(*(f"mark su-t{n}" for n in range(1, 5)), "mark su-1").asks("ask.attack")


@rule("7.14.3")
def test_a_half_that_is_left_marks_no_infantry() -> None:
    table = Battlefield("su-t1 su-t2 su-1 1205, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-t1 su-t2 su-1", "0/0", "E", armoured=True).do("mark su-t1")
    table.refused("mark su-1", "7.14.3").offers("mark", "su-t2")


@rule("7.14.3")
def test_without_a_declaration_armour_counts_as_one() -> None:
    table = Battlefield("su-t1 su-t2 1205, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-t1 su-t2", "0/0", "E").do("mark su-t1").asks("ask.attack")


@rule("7.14.2", "7.9.5/ex-3")
def test_e4_marks_four_units_or_eight_armoured() -> None:
    table = Battlefield("su-1 su-2 su-3 1205, su-4 su-5 1104, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-1 su-2 su-3 su-4 su-5", "0/0", "E3", hourra=True).do("lose su-5")
    table.do(*(f"mark su-{n}" for n in range(1, 5))).asks("ask.attack").unmarked("su-5 exploits")
