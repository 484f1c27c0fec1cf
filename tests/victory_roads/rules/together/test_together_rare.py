"""Rules that meet seldom: elites of allies, dismissals, Warsaw outside the combat phase, lost cities."""

from typing import Any

from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.rules.arrivals.test_17_replacements import axis as arrivals
from tests.victory_roads.rules.reich.test_19_warsaw import WARSAW
from tests.victory_roads.rules.reich.test_19_warsaw import table as warsaw
from tests.victory_roads.rules.test_04_withdrawal import withdraw
from tests.victory_roads.supports import Table as Chits
from tests.victory_roads.supports import soviet
from tests.victory_roads.table import Table, real_game

TANKS = "su-gtc-1 su-gtc-2 su-gtc-3 3635"


# ---- elites of allies


@rule("7.15.1", "1.7.1d")
def test_no_kampfgruppe_comes_for_an_elite_division_of_an_ally() -> None:
    units = "su-1 su-2 1205, hu-t1 1105 reduced, ge-tkg ge-kg kg-pool"
    Battlefield(units).result("1105", "su-1 su-2", "0/1").finds("hu-t1 eliminated, ge-tkg kg-pool")
    germans = "su-1 su-2 1205, ge-p1 1105 reduced, ge-tkg ge-kg kg-pool"
    Battlefield(germans).result("1105", "su-1 su-2", "0/1").asks("ask.kampfgruppe", "axis")


@rule("17.3.11/exc-elite", "17.3.11a")
def test_an_elite_division_of_an_ally_is_rebuilt_on_its_hq_at_once() -> None:
    chits = "de-aviation-1 de-aviation-2 box-g"
    table = arrivals("hu-t1 ge-p1 eliminated, hu-hq 0412, ge-3 0305 reduced", supports=chits)
    table.do("rebuild hu-t1", "spend de-aviation-1", "deploy 0412").finds("hu-t1 0412 reduced")
    table.do("rebuild ge-p1", "spend de-aviation-2").finds("ge-p1 waiting")


# ---- Hitler


@rule("4.7.1b", "15.3.1e", "4.6.2")
def test_neither_a_dismissal_nor_lack_of_supply_shortens_a_withdrawal() -> None:
    """Dismissed in the Soviet turn: the movement phase to come is halved, and this is none."""
    table = withdraw("ge-p1 1008 cut, su-1 1108", "1008", half_moves=2).do("withdraw-unit ge-p1")
    table.do(*(f"pull-back 10{row:02}" for row in (9, 10, 11, 12))).finds("ge-p1 1012")


@rule("15.2.1d", "7.8.2/exc-hq", "7.13.1")
def test_hitler_minds_a_german_hq_that_falls_with_its_own_attackers_and_no_others() -> None:
    table = Battlefield("ge-1 ge-hq1 1105 reduced, su-1 1205", "axis-combat", mood=5)
    table.result("1205", "ge-1", "2/0").finds("ge-1 ge-hq1 eliminated").has(mood=4)
    table.asks("ask.advance", "soviet")  # all hexes of the attackers are empty
    ally = Battlefield("su-1 1205, hu-hq 1105", mood=5).result("1105", "su-1", "0/1")
    ally.finds("hu-hq eliminated").has(mood=5)


@rule("1.10.1", "15.2.1c", "7.10.7")
def test_a_city_in_which_a_retreat_ends_falls_with_the_phase() -> None:
    places: dict[str, Any] = {"places": "1305 minor-city", "country": "1305 germany"}
    table = Battlefield("ge-p1 ge-p2 1105, su-1 1205", "axis-combat", flown="1205", mood=6, **places)
    table.result("1205", "ge-p1 ge-p2", "0/0", "", "DR").do("retreat su-1 1305").over_with().has(mood=6)
    assert table.holder("1305") == "axis"
    table.do("end")
    assert table.holder("1305") == "soviet"
    assert table.g.mood < 6


# ---- sieges, mud, theatres


@rule("6.7.5b", "6.7.4")
def test_hungarians_under_a_marker_are_besieged_with_the_germans() -> None:
    facts: dict[str, Any] = {"places": "1105 major-city", "ordered": "1105", "flown": ""}
    ring = "su-1 1204, su-2 1205, su-3 1104"
    table = Battlefield(f"ge-1 hu-1 1105 cut, {ring}", "axis-combat", **facts)
    table.refused("attack 1204", "6.7.5b")
    Battlefield(f"ge-1 hu-1 1105 cut, {ring}", "axis-combat", **{**facts, "ordered": ""}).can("attack 1204")


@rule("3.2.2a", "8.2.2", "5.4.4a")
def test_in_mud_a_leader_takes_his_tanks_two_points_far_in_exploitation() -> None:
    facts: dict[str, Any] = {"joined": "su-rybalko-1 su-t1", "at": "soviet-exploitation"}
    fair, mud = (
        Chits("su-t1 1408 exploits, ge-1 0808", weather=weather, **facts) for weather in ("fair", "mud")
    )
    fair.do("move su-t1").can("go 1008")
    mud.do("move su-t1").can("go 1208").refused("go 1108", "6.1.1a")


@rule("7.7.9", "10.1.4b", "support/attaque-surprise")
def test_a_corps_that_leaves_the_radius_for_its_surprise_attack_turns_standard_with_the_dice() -> None:
    table = soviet("su-1 0708, ge-1 0408", "su-surprise-attack-1 su-aviation-1 box-cn", flown="0408")
    table.do("play su-surprise-attack-1", "set-out", "go 0508").marked("su-1 full").dice(3, 4)
    table.do("strike 0408").marked("su-1 reduced")


# ---- Warsaw


@rule("19.1.2a", "19.1.2b", "19.1.2c", "support/attaque-surprise")
def test_the_rising_helps_a_surprise_attack_and_forces_the_entry() -> None:
    facts: dict[str, Any] = {"game": real_game(), "turn": 6, "weather": "fair", "priority": 1}
    facts |= {"supports": "su-surprise-attack-1 box-cn", "theatres": "CN 3735 offensive"}
    units = f"de-vs-1 {WARSAW} reduced, {TANKS}"
    table = Chits(units, "soviet-place", rising=5, aside="su-stalin-1", **facts)
    table.do("play su-surprise-attack-1", "stay").dice(6, 1).do(f"strike {WARSAW}")
    must_enter(table)


@rule("19.1.2b", "8.3.2a")
def test_exploiting_tanks_that_clear_warsaw_must_enter_it_too() -> None:
    units = f"de-vs-1 {WARSAW} reduced, {TANKS} exploits"
    table = warsaw(units, "soviet-exploitation", rising=5, weather="fair").do("end", f"attack {WARSAW}")
    table.do("join su-gtc-1", "join su-gtc-2", "join su-gtc-3", "fight").dice(6, 1).do("roll")
    must_enter(table)


def must_enter(table: Table) -> None:
    """The city is clear: one unit goes in, and the rising is over with Stalin's chit for the Germans."""
    while not table.options("advance"):
        table.idle()
    assert "decline" not in table.options()
    table.do(f"advance su-gtc-1 {WARSAW}")
    while table.g.rising > 0:
        table.idle()
    table.has(rising=-1, staline=True)
