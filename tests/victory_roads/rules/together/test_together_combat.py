"""Rules that meet: combat with orders to hold, sieges, terrain, weather, fortresses, elites and supports."""

from typing import Any

import pytest

from grognard.games.victory_roads.geography import MUD, SNOW
from grognard.games.victory_roads.rules.combat.losses import TacticalLosses
from grognard.games.victory_roads.rules.haltebefehl import is_ordered
from grognard.games.victory_roads.rules.supply import sources
from grognard.games.victory_roads.units import AXIS
from tests.rules import rule
from tests.victory_roads.combat import FAR, NEAR, Battlefield
from tests.victory_roads.supports import Table as Chits

CITY: dict[str, Any] = {"places": "1105 major-city", "ordered": "1105"}
FORTRESS: dict[str, Any] = {"places": "1105 major-city", "country": "1105 germany"}
RING = "su-1 1205, su-2 1204, su-3 1104"


# ---- orders to hold


@rule("6.7.6", "7.9.2", "7.10.3")
def test_5_under_orders_an_s_is_paid_with_a_step_but_a_retreat_drives_all_out() -> None:
    """Supplied, hence no siege. The city makes S of DR: to fall back would be the owner's own will."""
    table = Battlefield("su-1 1205, ge-1 ge-2 1105", **CITY).result("1105", "su-1", "0/0", "", "DR")
    table.asks("ask.setback", "axis").offers_only("stand").refused("fall-back", "6.7.6")
    table.do("stand", "lose ge-2").finds("ge-1 1105 full, ge-2 1105 reduced")
    out = Battlefield("su-1 1205, ge-1 ge-2 1105", **CITY).result("1105", "su-1", "0/0", "", "DR2")
    out.do("retreat ge-1 1005", "retreat ge-2 1005").finds("ge-1 ge-2 1005").asks("ask.advance", "soviet")
    free = Battlefield("su-1 1205, ge-1 1105", places="1105 major-city")
    free.result("1105", "su-1", "0/0", "", "DR").offers_only("stand", "fall-back")


@rule("6.7.6", "6.7.1b")
def test_an_s_may_be_dodged_where_no_german_division_would_have_to_stay() -> None:
    """Hungarians are under the marker too, but only a German must stay; a garrison cannot go at all."""
    hungarians = Battlefield("su-1 1205, hu-1 1105", **CITY)
    hungarians.result("1105", "su-1", "0/0", "", "DR").offers_only("stand", "fall-back")


@rule("7.10.13", "6.7.8", "13.3.2", "6.7.9")
def test_a_retreat_from_a_fortress_costs_its_garrison_and_opens_it() -> None:
    table = Battlefield("su-1 1205, ge-1 ge-garrison 1105", ordered="1105", **FORTRESS)
    table.result("1105", "su-1", "0/0", "", "DR3").do("retreat ge-1 1005")
    table.finds("ge-garrison halt-pool, ge-1 1005").asks("ask.advance", "soviet")


@rule("13.3.2", "4.4.1", "6.7.8", "1.10.1")
def test_17_a_fortress_that_is_cleared_without_a_final_s_is_not_entered_and_feeds_the_axis_still() -> None:
    """The city takes two levels off: a DR comes to nothing, and with it the advance."""
    units = f"{RING}, su-4 1106, ge-1 1105 reduced, ge-garrison 1105"
    table = Battlefield(units, ordered="1105", **FORTRESS).result("1105", "su-1 su-2", "0/2", "", "DR")
    table.finds("ge-1 eliminated, ge-garrison halt-pool").asks("ask.attack")
    assert not is_ordered(table.g, table.cell("1105"))
    table.until("axis-supports")
    assert table.holder("1105") == "axis"
    assert table.cell("1105") in sources(table.g, AXIS)


@rule("13.3.2", "1.10.1", "6.7.10", "15.2.1c")
def test_a_fortress_without_orders_is_entered_after_a_final_s_though_nobody_is_left_to_take_it() -> None:
    table = Battlefield("su-1 1205, ge-1 1105 reduced", mood=9, **FORTRESS)
    table.result("1105", "su-1", "0/1", "", "DR2").asks("ask.advance", "soviet").do("advance su-1 1105")
    table.has(mood=9)  # control waits for the end of the phase
    table.do("end")
    assert table.holder("1105") == "soviet"
    table.has(mood=6)  # a German major city, and no order


@rule("6.7.5c", "support/german-leaders", "7.9.2")
def test_no_leader_softens_the_engagement_of_a_siege() -> None:
    units = f"{RING}, ge-1 ge-2 1105 cut"
    facts: dict[str, Any] = {"flown": "", "joined": "de-schoerner-1 ge-1", **CITY}
    table = Chits(f"{units}, su-7 0312, ge-5 0311", "soviet-combat", **facts)
    table.do("attack 1105", "join su-1", "join su-2").dice(4, 6, 3, 3).do("fight")
    table.logs("combat.rolled", d="DR2").logs("combat.results", d="Eng")


@rule("6.7.7b", "7.10.9", "7.10.11")
def test_a_retreat_of_two_may_not_pass_a_city_under_orders() -> None:
    sea = ", ".join(f"{cell} sea" for cell in ("1004", "1106", "1104"))
    facts: dict[str, Any] = {"places": "1005 major-city", "ordered": "1005", "terrain": sea}
    table = Battlefield("su-1 1205, su-2 1204, ge-1 1105, ge-2 1005", **facts)
    table.result("1105", "su-1 su-2", "0/0", "", "DR2").finds("ge-1 eliminated")
    short = Battlefield("su-1 1205, su-2 1204, ge-1 1105, ge-2 1005", **facts)
    short.result("1105", "su-1 su-2", "0/0", "", "DR").do("retreat ge-1 1005").finds("ge-1 ge-2 1005")


@rule("6.7.7b", "7.10.10", "1.11.2")
def test_who_overfills_a_city_under_orders_in_retreat_stays_and_one_is_lost() -> None:
    sea = ", ".join(f"{cell} sea" for cell in ("1004", "1106", "1104"))
    facts: dict[str, Any] = {"places": "1005 major-city", "ordered": "1005", "terrain": sea}
    table = Battlefield("su-1 1205, su-2 1204, ge-1 1105, ge-2 ge-3 ge-4 1005", **facts)
    table.result("1105", "su-1 su-2", "0/0", "", "DR").do("retreat ge-1 1005")
    assert table.prompt != "ask.retreat-on"
    while table.prompt != "ask.give-up":
        table.idle()
    table.offers("give-up", "ge-1", "ge-2", "ge-3", "ge-4")


# ---- odds


@rule("1.9.2b", "4.6.2", "terrain/river", "7.5.7")
def test_halves_of_supply_and_of_a_river_are_rounded_once_after_the_sum() -> None:
    units = "su-1 su-2 su-3 1205 reduced cut, ge-1 1105"
    table = Battlefield(units, sides="1205 1105 river")
    assert table.strengths("1105", "su-1 su-2 su-3") == (1, 4, "1/4")  # three halves, halved: three quarters


@rule("3.2.2k", "4.6.2", "3.2.2j", "6.6/crossing")
def test_in_mud_a_third_over_the_arrow_of_a_pontoon_and_nothing_over_other_sides() -> None:
    sides = "1205 1105 river, 1204 1105 river"
    units = "su-t1 su-hq1 1205, su-t2 1204, su-t3 1104, ge-1 1105"
    table = Battlefield(units, sides=sides, weather=MUD, pontoons="su-hq1 1105", rails="1205 1305")
    assert table.strengths("1105", "su-t1") == (4, 4, "1/1")
    assert table.strengths("1105", "su-t1 su-t3") == (16, 4, "4/1")
    table.do("attack 1105").refused("join su-t2", "3.2.2j")


@rule("6.6/crossing", "3.2.2k", "3.2.2i")
def test_a_road_over_water_is_a_bridge_in_mud_for_attack_and_march() -> None:
    over: dict[str, Any] = {"sides": "1205 1105 great-river", "weather": MUD}
    Battlefield("su-t1 1205, ge-1 1105", **over).refused("attack 1105", "3.2.2j")
    table = Battlefield("su-t1 1205, ge-1 1105", roads="1205 1105", **over)
    assert table.strengths("1105", "su-t1") == (4, 4, "1/1")
    march = Battlefield("su-t1 1205, ge-1 1004", "soviet-movement", roads="1205 1105", **over)
    assert "1105" in march.do("move su-t1").options("go")


@rule("13.1.1b", "terrain/river", "1.8.1b")
def test_one_who_attacks_through_an_open_side_voids_fort_and_river_for_all() -> None:
    sides = "1205 1105 front, 1205 1105 river"
    table = Battlefield("su-1 1205, su-2 1104, ge-1 1105", sides=sides, fort="1105 front")
    assert table.strengths("1105", "su-1") == (4, 8, "1/2")
    assert table.strengths("1105", "su-1 su-2") == (16, 4, "4/1")
    forest = Battlefield("su-1 1205, su-2 1104, ge-1 1105", fort="1105 front", terrain="1105 forest")
    assert forest.strengths("1105", "su-1 su-2")[1] == 8  # the wood counts, not both


@rule("3.2.3b", "3.2.3a", "7.9.4", "7.9.5a")
def test_snow_makes_woods_of_marsh_and_a_great_river_counts_for_who_all_cross_it() -> None:
    marsh: dict[str, Any] = {"terrain": "1105 marsh", "theatres": NEAR}
    assert Battlefield("su-1 1205, ge-1 1105", **marsh).weighed("E3", "DR") == ("E", "S")
    assert Battlefield("su-1 1205, ge-1 1105", weather=SNOW, **marsh).weighed("E3", "DR") == ("E2", "S")
    river: dict[str, Any] = {"sides": "1205 1105 great-river", "theatres": NEAR}
    table = Battlefield("su-1 1205, su-2 1204, ge-1 1105", **river)
    assert table.weighed("E2", "DR") == ("E", "DR")
    assert table.weighed("E2", "DR", start="1205 1204") == ("E2", "DR")
    snow = Battlefield("su-1 1205, ge-1 1105", weather=SNOW, theatres=NEAR)
    assert snow.weighed("E3", hourra=True) == ("E3", "")
    assert snow.weighed("E3") == ("E2", "")


@rule("7.5.8a", "7.4.3", "7.1.8", "7.1.9", "7.11.3c")
def test_a_combat_that_is_called_off_leaves_the_markers_and_uses_up_hex_units_and_own_attack() -> None:
    units = "ro-1 1105 reduced, ro-2 0808, su-1 1205, su-t1 1305, su-2 0908"
    table = Battlefield(units, "axis-combat", flown="1105, 0808").attack("1205", "ro-1").do("fight")
    table.marked("su-1 cut").logs("combat.called-off", "7.5.8a")
    assert table.g.autonomous
    table.refused("attack 1205", "7.1.8").refused("attack 0908", "7.11.3a")


# ---- declarations and losses


@rule("15.2.2a", "3.2.2c", "7.6.3")
def test_16_in_mud_germans_announce_armour_please_hitler_and_pay_for_an_e2() -> None:
    table = Battlefield("ge-p1 ge-p2 1105, su-1 1205 reduced", "axis-combat", weather=MUD, mood=5)
    table.attack("1205", "ge-p1 ge-p2").do("fight", "armour").has(mood=6)
    assert table.weighed("E2") == ("Eng-attacker", "")
    assert table.weighed("D1") == ("", "")
    assert table.weighed("AR") == ("AR", "")


@rule("15.2.2a", "1.1.6b", "1.7.1c")
@pytest.mark.parametrize(
    ("second", "mood"), [("ge-p2", 6), ("ge-tkg", 5), ("hu-p", 5), ("ge-weak", 6), ("ge-ss-p", 6)]
)
def test_hitler_wants_two_german_armoured_divisions_neither_a_kg_nor_an_ally(second: str, mood: int) -> None:
    table = Battlefield(f"ge-p1 {second} 1105, su-1 1205 reduced", "axis-combat", mood=5)
    table.attack("1205", f"ge-p1 {second}").do("fight", "armour").has(mood=mood)


@rule("7.12.1", "7.8.4", "7.7.9", "7.9.5a")
@pytest.mark.parametrize(("losses", "lost"), [("0/1", 0), ("1/1", 1), ("2/1", 2)])
def test_15_tanks_far_from_their_theatre_against_weak_romanians(losses: str, lost: int) -> None:
    """One more loss for tanks in the forest, and one less for Romanians; infantry stays reinforced."""
    units = "su-t1 su-t2 su-1 1205, ro-1 1105"
    table = Battlefield(units, terrain="1105 forest", theatres=FAR)
    steps = sum(table.g.steps[table.unit(name)] for name in ("su-t1", "su-t2", "su-1"))
    table.result("1105", "su-t1 su-t2 su-1", losses, "", "")
    while table.prompt == "ask.lose" and table.side == "soviet":
        table.do(f"lose {table.options('lose')[0]}")
    found = sum(table.g.steps[table.unit(name)] for name in ("su-t1", "su-t2", "su-1"))
    assert steps - found == lost


@rule("7.12.1", "1.1.2a", "7.8.4")
def test_a_romanian_hq_counts_among_the_steps_of_a_weak_stack() -> None:
    for there, spared in (("ro-1 1105 reduced, ro-hq 1105", 1), ("ro-1 ro-hq 1105", 0)):
        table = Battlefield(f"su-1 1205, {there}", theatres=NEAR).result("1105", "su-1", "1/0", "", "")
        assert table.g.steps[table.unit("su-1")] == 1 + spared


@rule("8.3.2b", "7.8.4", "8.3.2a", "13.2.4")
def test_exploiting_tanks_outside_every_radius_take_the_first_loss_and_one_more() -> None:
    units = "su-t1 1205 exploits, su-1 1205 exploits, ge-1 1105"
    table = Battlefield(units, "soviet-exploitation", terrain="1105 forest", theatres=FAR).do("end")
    table.result("1105", "su-t1 su-1", "1/0", "E2", "", exploiting=True)
    table.finds("su-t1 eliminated")  # both of its steps
    assert table.prompt != "ask.mark"


@rule("8.3.2b", "6.7.5c", "7.9.6")
def test_the_first_loss_of_an_exploitation_combat_falls_on_tanks_even_in_an_engagement() -> None:
    """No step is lost by attrition; the siege makes an engagement of the DR, and 2/1 with a 6 costs one."""
    units = f"{RING}, su-t1 1106 exploits, su-4 1106 exploits, ge-1 ge-2 1105 cut"
    facts: dict[str, Any] = {"flown": "", "theatres": NEAR, **CITY}
    table = Battlefield(units, "soviet-exploitation", **facts).do("end")
    table.copy().result("1105", "su-t1 su-4", "0/0", "", "DR", 6, exploiting=True).marked("su-t1 reduced")
    bled = table.result("1105", "su-t1 su-4", "1/0", "", "DR", 6, exploiting=True).marked("su-t1 reduced")
    bled.asks("ask.lose", "soviet").offers("lose", "su-t1", "su-4")  # the second is free (7.9.6)


@rule("8.3.2b", "7.11.2")
def test_after_the_first_loss_of_an_engagement_tanks_are_no_reason_any_more() -> None:
    table = Battlefield("su-t1 su-1 1205, ge-1 1105")
    tank, corps = map(table.unit, ("su-t1", "su-1"))
    for hit, told in (((), "8.3.2b"), ((tank,), "7.11.2")):
        losses = TacticalLosses((tank, corps), 1, hit=hit, first=(tank,))
        assert losses.bar_to_lose(table.g, corps)[0] == told


@rule("7.8.1b", "7.6.2", "7.11.2")
def test_the_defender_chooses_among_elite_and_armoured_germans_before_allies() -> None:
    units = "ge-jaeger ge-weak hu-t1 1105, ge-1 1106, su-1 1205, su-2 1205"
    table = Battlefield(units, "axis-combat")
    table.result("1205", "ge-jaeger ge-weak hu-t1 ge-1", "1/0", elite="ge-jaeger", armoured=True)
    table.asks("ask.first-loss", "soviet").offers("lose", "ge-jaeger", "ge-weak")


@rule("7.15.1", "7.9.6", "7.10.3", "7.15.2")
def test_a_kampfgruppe_of_a_lost_division_retreats_with_the_others() -> None:
    """The last step of an elite division goes by D1; what takes its place is driven back by the DR."""
    table = Battlefield("su-1 1205, ge-p1 1105 reduced, ge-tkg kg-pool").dice(1)
    table.result("1105", "su-1", "0/0", "D1", "DR").asks("ask.kampfgruppe", "axis").do("form")
    table.finds("ge-p1 eliminated, ge-tkg 1105 full").do("retreat ge-tkg 1005").finds("ge-tkg 1005")


@rule("7.15.3", "7.15.7", "7.13.2")
def test_hiwis_hold_nothing() -> None:
    table = Battlefield("su-1 1205, ge-p1 1105 reduced, ge-hiwis kg-pool")
    table.result("1105", "su-1", "0/1", "", "").do("form").finds("ge-hiwis removed, ge-p1 eliminated")
    table.asks("ask.advance", "soviet")


@rule("7.15.1", "7.14.1", "7.13.2", "7.8.1a")
def test_a_kampfgruppe_that_replaces_an_attacker_advances_and_exploits() -> None:
    table = Battlefield("ge-p1 1105 reduced, ge-p2 1105, ge-tkg kg-pool, su-1 1205 reduced", "axis-combat")
    table.result("1205", "ge-p1 ge-p2", "1/1", "E", "", elite="ge-p1").do("form")
    table.asks("ask.advance", "axis").do("advance ge-tkg 1205").finds("ge-tkg 1205")
    while table.prompt == "ask.advance":
        table.idle()
    table.asks("ask.mark", "axis").can("mark ge-tkg")


@rule("7.3.3b", "7.8.2/exc-hq", "7.9.6", "15.2.1d")
def test_an_attackers_hq_dies_of_attrition_that_is_left_over_and_of_nothing_else() -> None:
    lone = Battlefield("ge-1 1105 reduced, ge-hq1 1105, su-1 1205", "axis-combat", mood=5)
    lone.result("1205", "ge-1", "2/0", "", "").finds("ge-1 ge-hq1 eliminated").has(mood=4)
    shield = Battlefield("ge-1 1105 reduced, ge-2 ge-hq1 1105, su-1 1205", "axis-combat", mood=5)
    shield.result("1205", "ge-1", "2/0", "", "").finds("ge-1 eliminated, ge-hq1 ge-2 1105").has(mood=5)
    engaged = Battlefield("ge-1 1105 reduced, ge-hq1 1105, su-1 1205", "axis-combat", mood=5)
    engaged.result("1205", "ge-1", "0/0", "Eng", "", 2).finds("ge-hq1 1105")


@rule("7.9.1", "7.13.1", "6.7.6", "7.10.6")
def test_defenders_advance_into_hexes_that_ar_has_emptied_but_not_the_last_under_orders() -> None:
    table = Battlefield("su-1 1205, ge-1 ge-2 1105, su-2 1104", **CITY)
    table.result("1105", "su-1", "0/0", "AR", "").do("retreat su-1 1305")
    table.asks("ask.advance", "axis").can("advance ge-1 1205", "advance ge-2 1205").do("advance ge-1 1205")
    assert "advance ge-2 1205" not in table.options()
    last = Battlefield("su-1 1205, ge-1 1105, su-2 1104", **CITY)
    last.result("1105", "su-1", "0/0", "AR", "").do("retreat su-1 1305")
    assert last.prompt != "ask.advance"
    assert is_ordered(last.g, last.cell("1105"))


@rule("7.6.4a", "7.9.5a", "7.14.3", "7.10.3")
def test_a_hourra_is_paid_and_exploited_even_after_the_attackers_were_thrown_back() -> None:
    table = Battlefield("su-t1 su-t2 1205, ge-1 1105", theatres=NEAR)
    table.result("1105", "su-t1 su-t2", "0/0", "AR", "", hourra=True)
    table.do("retreat su-t1 1305", "retreat su-t2 1305").asks("ask.lose", "soviet").do("lose su-t1")
    while table.prompt == "ask.advance":
        table.idle()
    table.asks("ask.mark", "soviet").do("mark su-t1", "mark su-t2").finds("su-t1 su-t2 1305")
