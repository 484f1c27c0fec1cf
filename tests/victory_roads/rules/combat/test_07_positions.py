"""Positions where two or three rules of combat meet, each with the answer that the text gives."""

import pytest

from tests.rules import rule
from tests.victory_roads.combat import FAR, NEAR, Battlefield

SIEGE = {"places": "1105 major-city", "ordered": "1105", "flown": "", "theatres": NEAR}
AROUND = "su-t1 su-t2 su-t3 1205, su-1 1204, su-2 1104"
BRIDGE = "1105 1205 river, 1105 1205 bridge"


@rule("1.9.2b", "3.2.2k", "4.6.1")
@pytest.mark.parametrize(
    ("units", "joins", "attack"),
    [
        ("su-t1 1205, su-1 1204", "su-t1 su-1", 12),  # 12 / 3 + 8
        ("su-t1 1205 cut, su-1 1204 cut", "su-t1 su-1", 6),  # 12 / 2 / 3 + 8 / 2
        ("su-1 su-2 1205", "su-1 su-2", 6),  # 16 / 3, rounded once
    ],
)
def test_in_mud_only_those_on_the_bridge_count_a_third(units: str, joins: str, attack: int) -> None:
    table = Battlefield(f"{units}, ge-1 1105", weather="mud", sides=BRIDGE)
    assert table.strengths("1105", joins)[0] == attack


@rule("1.9.2b", "4.6.1")
def test_halves_of_supply_and_river_are_rounded_once() -> None:
    """Three times a half, halved again by the river, is three quarters."""
    units = "su-1 su-2 su-3 1205 reduced cut, ge-1 1105 reduced"
    table = Battlefield(units, sides="1105 1205 river")
    assert table.strengths("1105", "su-1 su-2 su-3") == (1, 2, "1/2")


@rule("7.9.5a", "7.9.6", "6.7.5c", "7.14.3")
def test_in_a_siege_a_d1_comes_first_then_the_price_of_the_hourra_then_the_engagement() -> None:
    table = Battlefield(f"{AROUND}, ge-1 ge-2 1105 cut", **SIEGE)
    table.result("1105", "su-t1 su-t2", "0/0", "D1", "DR", 7, hourra=True)
    table.asks("ask.lose", "axis").do("lose ge-1").asks("ask.lose", "soviet").do("lose su-t1")
    table.asks("ask.lose", "soviet").do("lose su-t1").asks("ask.lose", "axis").do("lose ge-1")
    table.finds("su-t1 ge-1 eliminated, ge-2 1105 full").asks("ask.mark", "soviet")


@rule("13.3.2", "6.7.5c")
@pytest.mark.parametrize(("country", "asked"), [("germany", "ask.attack"), ("soviet-union", "ask.advance")])
def test_an_engagement_that_clears_a_besieged_city_of_germany_does_not_open_it(
    country: str, asked: str
) -> None:
    table = Battlefield(f"{AROUND}, ge-1 1105 reduced cut", country=f"1105 {country}", **SIEGE)
    table.result("1105", "su-t1", "0/0", "", "DR3", 7).finds("ge-1 eliminated").asks(asked)


@rule("7.12.1", "7.9.5a")
def test_weak_romanians_spare_a_loss_of_the_chart_but_not_the_price_of_a_hourra() -> None:
    table = Battlefield("su-1 1205, ro-1 1105", theatres=NEAR)
    table.result("1105", "su-1", "1/0", hourra=True).finds("su-1 1205 reduced")


@rule("7.8.4", "8.3.2b")
def test_in_exploitation_far_from_its_theatre_a_lone_tank_corps_takes_both_losses() -> None:
    table = Battlefield("su-t1 su-1 1205, ge-1 ge-2 1105", theatres=FAR, places="1105 minor-city")
    table.result("1105", "su-t1 su-1", "1/0", "E2", exploiting=True).finds("su-t1 eliminated, su-1 1205")


@rule("7.15.1", "7.10.3")
def test_a_kampfgruppe_formed_in_an_attack_is_driven_back_with_it() -> None:
    table = Battlefield("ge-p1 1105 reduced, ge-tkg kg-pool, su-1 1205", "axis-combat")
    table.result("1205", "ge-p1", "1/0", "AR").dice(1).do("form").asks("ask.retreat", "axis")
    table.do(f"retreat {table.options('retreat')[0]}")
    assert table.where("ge-tkg") != "1105"


@rule("3.2.3a", "7.9.5a", "7.9.2")
def test_snow_lowers_what_terrain_has_left_and_a_hourra_comes_on_top() -> None:
    clear = Battlefield("su-1 1205, ge-1 1105", weather="snow")
    assert (clear.weighed("E3")[0], clear.weighed("E3", hourra=True)[0]) == ("E2", "E3")
    marsh = Battlefield("su-1 1205, ge-1 1105", weather="snow", terrain="1105 marsh")
    assert marsh.weighed("E", "DR3", hourra=True) == ("E", "DR2")
