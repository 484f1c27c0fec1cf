"""5.4, 9.2.1, 11.5 Placing supports: order, limits, radius, weather, leaders; and which of them add up."""

from itertools import permutations
from typing import Any

import pytest

from grognard.games.victory_roads.position import BOX_G
from grognard.games.victory_roads.rules.reich import satisfaction
from grognard.games.victory_roads.rules.supports import pools
from tests.rules import rule
from tests.victory_roads.supports import Table, axis, soviet

FRONT = "su-1 su-t1 1308, ge-1 1208"
TWO = "CN 1508 offensive, N 1804 offensive"


# ---- 11.5.2 The order


@rule("11.5.2")
def test_lend_lease_comes_before_surprise_and_surprise_before_all_others() -> None:
    chits = "su-lend-lease-1 su-surprise-attack-1 su-artillery-2-1 su-aviation-1 box-cn"
    table = soviet(FRONT, chits)
    late = table.copy().do("play su-aviation-1")
    late.refused("play su-lend-lease-1", "11.5.2").refused("play su-surprise-attack-1", "11.5.2")
    late.can("play su-artillery-2-1")
    later = table.copy().do("play su-surprise-attack-1", "stay", "decline")
    later.refused("play su-lend-lease-1", "11.5.2").can("play su-artillery-2-1")
    table.do("play su-lend-lease-1").can("play su-surprise-attack-1", "play su-artillery-2-1")


@rule("11.5.2/free-order")
def test_other_events_are_placed_in_any_order() -> None:
    chits = ("su-artillery-2-1", "su-aviation-1", "su-rybalko-1", "su-maskirovka-1")
    start = soviet(FRONT, " ".join((*chits, "box-cn")))
    for order in permutations(chits):
        table = start.copy()
        for chit in order:
            table.do(f"play {chit}")
            if table.prompt == "ask.place":
                table.do(table.options()[0])
        assert set(table.box("on-map")) == set(chits)


@rule("11.5.2/free-order", "11.5.2")
def test_corps_are_reinforced_after_all_events() -> None:
    table = soviet("su-1 1308 reduced, ge-1 1108", "su-artillery-2-1 su-aviation-1 su-aviation-2 box-cn")
    table.do("done").asks("ask.reinforce").do("reinforce su-1").refused("play su-artillery-2-1")


@rule("11.5.2", "support/staline", "1.5.3a")
def test_stalin_comes_first_of_all_and_cannot_be_kept() -> None:
    chits = "su-stalin-1 su-artillery-2-1 su-lend-lease-1 box-cn"
    table = soviet(FRONT, chits, aside="su-reserve-1", dice=(2,))
    table.logs("supports.stalin", "support/staline", theatre=1)
    table.asks("ask.supports")
    assert table.where("su-stalin-1") == "played"


# ---- 11.5.3 How many


@rule("11.5.3a")
def test_the_priority_theatre_uses_as_many_as_it_likes_and_others_two() -> None:
    guns = ("su-artillery-2-1", "su-artillery-2-2", "su-artillery-2-3")
    for box, most in (("box-cn", 3), ("box-n", 2)):
        table = soviet("su-1 1306, ge-1 1206", " ".join((*guns, box)), TWO)
        for number, gun in enumerate(guns):
            if number < most:
                table.do(f"play {gun}", "lay 1206")
            else:
                table.refused(f"play {gun}", "11.5.3a")


@rule("11.5.3a")
def test_what_a_theatre_has_placed_counts_when_it_reinforces_and_moves() -> None:
    units = "su-1 1204 reduced, ge-1 1105, su-2 1306, ge-2 1206"
    chits = "su-artillery-2-1 su-aviation-1 su-aviation-2 su-aviation-3 box-n"
    rails = "1204 1304 1404 1504 1604 1704 1804 1904 2004, 1508 1608 1708 1808 1908 2008"
    places = "1508 major-city, 1204 major-city"
    theatres = "CN 1508 offensive, N 1204 offensive"
    table = soviet(units, chits, theatres, rails=rails, places=places)
    table.copy().do("play su-artillery-2-1", "lay 1206", "done").asks("ask.reinforce")
    table.do("play su-artillery-2-1", "lay 1206", "play su-aviation-1", "lay 1206", "done")
    assert table.prompt != "ask.reinforce"


@rule("support/joukov")
def test_zhukov_lifts_the_limit_of_his_theatre() -> None:
    chits = "su-zhukov-1 su-artillery-2-1 su-artillery-2-2 su-artillery-2-3 box-n"
    table = soviet("su-1 1306, ge-1 1206", chits, TWO).do("play su-zhukov-1", "assign N")
    for gun in (1, 2, 3):
        table.do(f"play su-artillery-2-{gun}", "lay 1206")
    table.finds("su-artillery-2-1 su-artillery-2-2 su-artillery-2-3 on-map")


@rule("11.5.3b")
def test_stalin_does_not_count_against_the_limit() -> None:
    chits = "su-stalin-1 su-artillery-2-1 su-artillery-2-2 box-n"
    table = soviet("su-1 1306, ge-1 1206", chits, TWO, aside="su-reserve-1", dice=(2,))
    assert table.g.used[0] == 0


# ---- 9.2.1, 11.5.5 The radius


@rule("9.2.1a", "11.5.5", "11.5.4")
@pytest.mark.parametrize("theatre", ["N", "CN", "S"])
def test_a_support_with_the_mark_stays_in_the_radius_of_its_theatre(theatre: str) -> None:
    units = "su-1 0608, ge-1 0508, su-2 0708, ge-2 0707"
    table = soviet(units, f"su-artillery-2-1 box-{theatre.lower()}", f"{theatre} 1508 offensive")
    table.do("play su-artillery-2-1")
    table.offers("lay", "0608", "0708", "0707").refused("lay 0508", "9.2.1a")


@rule("9.2.1b")
def test_others_go_anywhere() -> None:
    table = soviet("su-1 0308, ge-1 0208, ge-2 1208", "su-aviation-1 box-cn").do("play su-aviation-1")
    table.offers("lay", "0208", "1208")


@rule("9.2.1a", "support/lend-lease")
def test_lend_lease_goes_to_the_theatre_that_it_comes_from() -> None:
    table = soviet(FRONT, "su-lend-lease-1 box-n", "CN 1508 offensive, N 1504 offensive")
    table.do("play su-lend-lease-1")
    assert [table.radius_of(name) for name in ("CN", "N")] == [0, 4]


@rule("9.2.1a")
def test_lend_lease_widens_the_radius_for_what_follows() -> None:
    units = "su-1 0308, ge-1 0208"
    table = soviet(units, "su-artillery-2-1 su-lend-lease-1 box-cn")
    table.copy().refused("play su-artillery-2-1", "5.4.1")
    table.do("play su-lend-lease-1", "play su-artillery-2-1").offers("lay", "0308", "0208")


@rule("11.5.5")
def test_its_use_is_bound_to_the_radius_too() -> None:
    guns: dict[str, Any] = {"laid": "su-katyusha-1 1008 CN", "places": "1508 major-city"}
    for mode in ("offensive", "movement"):
        table = Table("su-1 1008, ge-1 0908", "soviet-combat", theatres=f"CN 1508 {mode}", **guns)
        table.do("attack 0908", "join su-1")
        if mode == "offensive":
            table.can("use su-katyusha-1")
        else:
            table.refused("use su-katyusha-1", "11.5.5")


# ---- weather


@rule("11.5.6")
def test_no_air_support_under_an_overcast_sky() -> None:
    soviet(FRONT, "su-aviation-1 box-cn", overcast=True).refused("play su-aviation-1", "11.5.6")
    table = Table(
        "ge-1 1105", "axis-supports", supports="de-ju-52-1 box-g", overcast=True, mood=1, objectives=5
    )
    table.do("draw 0").refused("play de-ju-52-1", "11.5.6")


@rule("3.2.2g")
@pytest.mark.parametrize("chit", ["su-surprise-attack-1", "su-rybalko-1"])
def test_some_supports_are_not_played_in_mud(chit: str) -> None:
    soviet(FRONT, f"{chit} box-cn", weather="mud").refused(f"play {chit}", "3.2.2g")
    soviet(FRONT, f"{chit} box-cn", weather="snow").can(f"play {chit}")
    soviet(FRONT, "su-artillery-2-1 box-cn", weather="mud").can("play su-artillery-2-1")


# ---- 11.5.1


@rule("11.5.1b", "support/capitulation", "14.1a")
def test_the_capitulation_of_an_ally_is_not_played_in_this_phase() -> None:
    table = soviet(FRONT, "su-capitulation-1 box-s", "CN 1508 offensive, S 1815 offensive")
    table.refused("play su-capitulation-1", "14.1a")
    chit = table.unit("su-capitulation-1")
    assert pools.bar_to_spend(table.g, chit, pools.BASIC_BOX) is None


@rule("11.5.1a")
def test_a_side_plays_what_is_in_its_own_boxes() -> None:
    table = soviet(FRONT, "su-aviation-1 box-cn, de-aviation-1 box-g")
    table.refused("play de-aviation-1", "5.4.1").refused("play su-aviation-2", "5.4.1")


# ---- 5.4.4, 11.5.7 Supports with a unit


@rule("5.4.4a", "11.5.7", "support/leaders-soviet")
def test_a_leader_goes_with_his_unit_and_back_to_the_pool_with_its_end() -> None:
    table = soviet(FRONT, "su-rybalko-1 box-cn").do("play su-rybalko-1")
    table.finds("su-rybalko-1 on-map")
    g, unit = table.g, table.unit("su-t1")
    assert g.carried(unit) == [table.unit("su-rybalko-1")]
    g.put(unit, table.cell("1309"))
    assert g.carried(unit) == [table.unit("su-rybalko-1")]
    g.remove(unit, 2)
    table.finds("su-rybalko-1 soviet-pool")
    assert g.carriers == ()


@rule("support/leaders-soviet")
def test_soviet_leaders_lead_armoured_corps() -> None:
    table = soviet(f"{FRONT}, su-t2 1309, su-cav 1307", "su-rybalko-1 box-cn").do("play su-rybalko-1")
    table.offers("attach", "su-t1", "su-t2", "su-cav")
    table.refused("attach su-1", "support/leaders-soviet").refused("attach ge-1", "5.4.4a")


@rule("5.4.4b", "11.5.7")
def test_a_unit_has_one_leader() -> None:
    table = soviet(f"{FRONT}, su-t2 1309", "su-katukov-1 su-bogdanov-1 box-cn")
    table.do("play su-katukov-1", "attach su-t1", "play su-bogdanov-1").finds("su-bogdanov-1 on-map")
    assert table.g.carried(table.unit("su-t2")) == [table.unit("su-bogdanov-1")]
    units = "ge-1 1105, ge-2 1106, ge-3 1107"
    german = axis(units, "de-schoerner-1 box-g", joined="de-model-1 ge-1").do("play de-schoerner-1")
    german.offers("attach", "ge-2", "ge-3").refused("attach ge-1", "5.4.4b")
    tanks = axis(units, "de-panzerabteilung-1 box-g", joined="de-model-1 ge-1").do(
        "play de-panzerabteilung-1"
    )
    tanks.offers("attach", "ge-1", "ge-2", "ge-3")


# ---- 5.4.5, 11.5.8 What adds up


def attack(**facts: Any) -> Table:
    """Two corps attack a division from 1108; supports are on the map."""
    facts = {"theatres": "CN 1508 offensive", "places": "1508 major-city", "flown": "1008"} | facts
    table = Table("su-1 su-t1 su-t2 1108, ge-1 1008", "soviet-combat", **facts)
    return table.do("attack 1008", "join su-1")


@rule("5.4.5", "5.4.5/example", "11.5.8", "support/artillerie")
def test_example_8_supports_of_one_name_do_not_add_up() -> None:
    guns = "su-artillery-2-1 1108 CN, su-artillery-3-1 1008 CN, su-aviation-1 1008, su-katyusha-1 1108 CN"
    table = attack(laid=f"{guns}, su-katyusha-2 1108 CN").forecasts("fight", column="2/1")
    table.do("use su-artillery-2-1").refused("use su-artillery-3-1", "5.4.5").forecasts("fight", column="4/1")
    table.do("use su-aviation-1").forecasts("fight", column="5/1")
    table.do("use su-katyusha-1").forecasts("fight", column="6/1").refused("use su-katyusha-2", "5.4.5")


@rule("support/katyusha")
def test_katyushas_add_to_artillery() -> None:
    table = attack(laid="su-artillery-2-1 1108 CN, su-katyusha-1 1108 CN")
    table.do("use su-artillery-2-1", "use su-katyusha-1").forecasts("fight", column="5/1")


@rule("5.4.5/example", "11.5.8")
def test_example_8_two_leaders_count_as_one() -> None:
    leaders = "su-rybalko-1 su-t1, su-bogdanov-1 su-t2"
    table = attack(joined=leaders).do("join su-t1").forecasts("fight", column="6/1")
    strong = "su-1 1108, su-t1 su-t2 1109, ge-p1 ge-p2 ge-1 1008"
    facts: dict[str, Any] = {"theatres": "CN 1508 offensive", "places": "1508 major-city", "flown": "1008"}
    table = Table(strong, "soviet-combat", joined=leaders, **facts).do("attack 1008", "join su-t1")
    table.forecasts("fight", attack=12, defence=18, column="1/1")
    table.do("join su-t2").forecasts("fight", attack=24, defence=18, column="2/1")


@rule("support/artillerie")
def test_a_support_helps_one_attack() -> None:
    table = attack(laid="su-artillery-2-1 1108 CN").do("use su-artillery-2-1", "fight")
    while table.prompt != "ask.attack":
        if table.phase != "soviet-combat":
            break
        options = table.options()
        table.do(next((line for line in ("roll", "pass") if line in options), options[0]))
    assert table.where("su-artillery-2-1") == "played"


@rule("support/artillerie")
def test_artillery_reaches_one_hex() -> None:
    table = attack(laid="su-artillery-2-1 1308 CN, su-artillery-2-2 1109 CN, su-aviation-1 1108")
    table.refused("use su-artillery-2-1", "5.4.1").refused("use su-aviation-1", "5.4.1")
    table.can("use su-artillery-2-2").refused("use su-artillery-2-3", "5.4.1")


# ---- 15.3.1


@rule("15.3.1b", "5.2.1a")
def test_interaction_3_a_dismissal_empties_the_box_and_not_the_map() -> None:
    table = Table(
        "ge-1 1105",
        "axis-movement",
        joined="de-schoerner-1 ge-1",
        spent="de-aviation-1 box-g",
        supports="de-todt-1 de-todt-2 box-g",
        mood=1,
    )
    satisfaction.change(table.g, -1, "15.2.1c")
    assert pools.in_box(table.g, BOX_G) == []
    table.finds("de-schoerner-1 on-map, de-aviation-1 played, de-todt-1 de-todt-2 german-pool")
