"""The events of all supports of both sides, one by one."""

from fractions import Fraction
from typing import Any

import pytest

from grognard.games.victory_roads.position import BOX_CN, CORPS_POOL, MODE_KEPT
from grognard.games.victory_roads.rules.combat.fight import fight_of
from grognard.games.victory_roads.rules.ground.command import commanded_by
from grognard.games.victory_roads.rules.supply import is_joined
from grognard.games.victory_roads.rules.supports import effects, pools
from grognard.games.victory_roads.rules.supports.events import return_played
from grognard.games.victory_roads.rules.theatres.radius import covers
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.rules import rule
from tests.victory_roads.supports import TO, Table, battle, soviet

FRONT = "su-1 su-t1 1308, ge-1 1208"


# ---- theatres: Stalin, Lend-Lease, Zhukov


@rule("support/lend-lease")
def test_lend_lease_adds_four_hexes_to_the_radius_until_the_next_supports_phase() -> None:
    table = soviet(FRONT, "su-lend-lease-1 su-lend-lease-2 box-cn").do("play su-lend-lease-1")
    far = table.cell("0208")
    assert (table.radius_of("CN"), covers(table.g, 1, far)) == (4, True)
    return_played(table.g, AXIS)
    assert table.radius_of("CN") == 4
    return_played(table.g, SOVIET)
    assert (table.radius_of("CN"), covers(table.g, 1, far)) == (0, False)
    table.finds("su-lend-lease-1 soviet-pool")


@pytest.mark.parametrize(("die", "left"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
@rule("support/staline")
def test_stalins_die(die: int, left: int) -> None:
    chits = "su-stalin-1 su-aviation-1 su-aviation-2 su-katyusha-1 box-cn"
    table = soviet(FRONT, chits, aside="su-reserve-1", dice=(die,))
    while table.prompt == "ask.surplus":
        table.do(table.options()[0])
    assert table.count("box-cn") == [left]
    assert (table.g.bound[1] == MODE_KEPT) is (die == 6)
    table.finds("su-stalin-1 played")


@pytest.mark.parametrize("facts", [{"secondary": 1}, {"offensive": 0}, {"units": "su-1 su-t1 1308"}])
@rule("support/staline", "11.3.1", "11.3.2c", "11.2.1b")
def test_stalin_grants_nothing_to_a_theatre_that_may_get_no_support(facts: dict[str, Any]) -> None:
    """The secondary one, one beside a great offensive, and one that is far from the front."""
    units, facts = facts.get("units", FRONT), {name: facts[name] for name in facts if name != "units"}
    table = soviet(units, "su-stalin-1 su-aviation-1 box-cn", aside="su-reserve-1", dice=(1,), **facts)
    assert table.count("box-cn") == [1]
    table.logs("supports.stalin", count=0).finds("su-stalin-1 played")


@rule("support/staline")
def test_the_log_says_what_stalin_brings() -> None:
    table = soviet(FRONT, "su-stalin-1 su-aviation-1 box-cn", aside="su-reserve-1", dice=(1,))
    args = {"die": 1, "modifier": 0, "theatre": 1}
    told = [table.game.words(table.g, "supports.stalin", args | {"count": count}) for count in (1, 0, -1, -2)]
    assert len(set(told)) == len(told)


@rule("6.7.11", "support/staline")
def test_a_haltebefehl_in_the_radius_makes_stalin_worse() -> None:
    places = "1508 major-city, 0908 major-city, 0308 major-city"
    for there, left in (("0908", 1), ("0308", 2)):
        chits = "su-stalin-1 su-aviation-1 su-aviation-2 box-cn"
        table = soviet(FRONT, chits, aside="su-reserve-1", places=places, ordered=there, dice=(3,))
        while table.prompt == "ask.surplus":
            table.do(table.options()[0])
        assert table.count("box-cn") == [left]


@rule("support/staline", "19.1.2c")
def test_the_germans_may_force_stalin_upon_a_theatre_of_their_choice() -> None:
    theatres = "CN 1508 offensive, N 1804 offensive"
    chits = "su-aviation-1 box-cn, su-aviation-2 su-aviation-3 box-n"
    table = soviet(FRONT, chits, theatres, staline=True)
    table.asks("ask.force-stalin", "axis").offers("force", "N", "CN").copy().do("decline").decides("soviet")
    assert table.forecast("force N").chances == {
        "1": Fraction(1, 6),
        "0": Fraction(1, 3),
        "-1": Fraction(1, 3),
        "-2": Fraction(1, 6),
    }
    table.dice(6).do("force N").asks("ask.surplus", "soviet").do(*table.options()[:1])
    table.do(*table.options()[:1])
    assert table.count("box-n", "box-cn") == [0, 1]
    return_played(table.g, SOVIET)
    table.finds("su-stalin-1 out")


@rule("19.1.2c")
def test_stalins_chit_goes_to_the_germans_wherever_it_is() -> None:
    table = soviet(FRONT, "su-aviation-1 box-cn", aside="su-reserve-1")
    pools.hand_over_stalin(table.g)
    table.finds("su-stalin-1 out").has(staline=True)


@rule("support/joukov", "5.2.1b")
def test_zhukov_goes_to_any_theatre_and_may_stay() -> None:
    table = soviet(FRONT, "su-zhukov-1 box-cn", "CN 1508 offensive, S 1815 offensive")
    table.do("play su-zhukov-1").offers("assign", "CN", "S").refused("assign N", "11.3.1").do("assign S")
    assert [effects.has_zhukov(table.g, theatre) for theatre in range(4)] == [False, False, False, True]
    return_played(table.g, SOVIET)
    table.finds("su-zhukov-1 on-map")


# ---- hexes: partisans, Maskirovka, pontoons


@rule("support/partisans", "1.7.4")
def test_partisans_stop_axis_lines_in_the_soviet_union_and_the_baltic_states() -> None:
    line = "0408 0508 0608 0708 0808 0908 1008"
    ground: dict[str, Any] = {
        "country": "0408 germany, 0508 germany, 0608 general-government, 0708 baltic",
        "places": "0408 minor-city, 0908 minor-city, 1508 major-city",
        "rails": f"{line}, 1508 1608 1708 1808 1908 2008",
    }
    table = soviet("ge-1 1008", "su-partisans-1 box-cn", **ground).do("play su-partisans-1")
    table.offers("lay", "0708", "0808").refused("lay 0508", "5.4.1").refused("lay 0908", "5.4.1")
    assert is_joined(table.g, table.cell("1008"), AXIS)
    table.do("lay 0808")
    assert not is_joined(table.g, table.cell("1008"), AXIS)
    return_played(table.g, SOVIET)
    assert is_joined(table.g, table.cell("1008"), AXIS)


@rule("support/partisans")
def test_the_time_of_partisans_ends_with_turn_8() -> None:
    for turn, there in ((8, "soviet-pool"), (9, "out")):
        table = Table("", "soviet-supports", turn=turn, theatres="CN 1508 movement", places="1508 major-city")
        table.finds(f"su-partisans-1 su-partisans-2 {there}")
    soviet("ge-1 1008", "su-partisans-1 box-cn", turn=9).refused("play su-partisans-1", "support/partisans")


@rule("support/maskirovka", "1.11.6a")
def test_maskirovka_makes_a_bridgehead() -> None:
    table = soviet(FRONT, "su-maskirovka-1 box-cn", sides="1308 1207 great-river").do("play su-maskirovka-1")
    g, hex_ = table.g, table.cell("1308")
    assert g.bridgeheads == (hex_,)
    assert g.geo.is_bridged(hex_, table.cell("1207"), g.spots)
    return_played(g, SOVIET)
    table.has(bridgeheads=())
    assert not g.geo.is_bridged(hex_, table.cell("1207"), g.spots)


@rule("support/maskirovka", "1.11.6b")
def test_a_bridgehead_stays_as_long_as_its_corps_need_the_room() -> None:
    table = soviet("su-1 su-2 su-3 su-4 1308, ge-1 1108", "su-maskirovka-1 box-cn").do("play su-maskirovka-1")
    return_played(table.g, SOVIET)
    table.finds("su-maskirovka-1 on-map").has(bridgeheads=(table.cell("1308"),))
    table.g.put(table.unit("su-4"), table.cell("1309"))
    return_played(table.g, SOVIET)
    table.finds("su-maskirovka-1 soviet-pool").has(bridgeheads=())


@rule("support/genie-pontonnier")
def test_engineers_bridge_all_sides_of_the_hex_of_their_unit_and_go_with_it() -> None:
    river = ", ".join(
        f"{a} {b} great-river" for a, b in (("1208", "1209"), ("1208", "1109"), ("1308", "1309"))
    )
    table = soviet("su-hq1 1208, su-1 1308", "su-pontoon-1 box-cn", sides=river)
    g, there = table.g, table.cell("1209")
    assert there not in commanded_by(g, table.unit("su-hq1")) or not g.bridging
    table.do("play su-pontoon-1", "attach su-hq1")
    assert there in commanded_by(g, table.unit("su-hq1"))
    bridged = [g.geo.is_bridged(table.cell("1208"), table.cell(b), g.spots) for b in ("1209", "1109")]
    assert bridged == [True, True]
    g.put(table.unit("su-hq1"), table.cell("1308"))
    assert g.geo.is_bridged(table.cell("1308"), table.cell("1309"), g.spots)
    assert not g.geo.is_bridged(table.cell("1208"), there, g.spots)
    return_played(g, SOVIET)
    assert not g.geo.is_bridged(table.cell("1308"), table.cell("1309"), g.spots)


@rule("10.1.3", "9.2.2")
def test_the_reserve_reinforces_three_stacked_corps() -> None:
    units = "su-1 su-2 su-3 1308 reduced, su-4 0308 reduced, ge-1 1108"
    table = soviet(units, "su-reserve-1 box-cn").do("play su-reserve-1")
    table.finds("su-1 su-2 su-3 1308 full, su-4 0308 reduced, su-reserve-1 played")
    theatres = "CN 1508 offensive, S 1510 movement"
    soviet(units, "su-reserve-1 box-cn", theatres).refused("play su-reserve-1", "5.4.1")
    soviet("su-1 su-t1 1308, ge-1 1208", "su-reserve-1 box-cn").refused("play su-reserve-1", "5.4.1")


# ---- combat: columns, strength, leaders


@rule("support/aviation", "support/artillerie", "7.5.6")
@pytest.mark.parametrize(
    ("chit", "column"),
    [
        ("su-artillery-2-1", "4/1"),
        ("su-artillery-3-1", "5/1"),
        ("su-katyusha-1", "3/1"),
        ("su-aviation-1", "3/1"),
    ],
)
def test_fire_shifts_the_odds(chit: str, column: str) -> None:
    table = battle("su-1 1108, ge-1 1008", "su-1", laid=f"{chit} 1008 CN").forecasts("fight", column="2/1")
    table.do(f"use {chit}").forecasts("fight", column=column)


@rule("support/aviation", "support/artillerie")
def test_german_fire_shifts_the_odds_of_german_attacks_alone() -> None:
    laid = "de-artillery-1-1 1008, de-aviation-1 1108"
    table = battle(
        "ge-1 ge-2 1008, su-1 1108 reduced", "ge-1", "ge-2", at="axis-combat", target="1108", laid=laid
    )
    table.do("use de-artillery-1-1", "use de-aviation-1")
    assert effects.columns(table.g, fight_of(table.g)) == 2
    other = battle("ge-1 1008, su-1 1108", "su-1", laid="de-aviation-1 1008")
    other.refused("use de-aviation-1", "5.4.1")


@rule("support/leaders-soviet")
def test_a_soviet_leader_shifts_a_column_and_lifts_the_exploitation() -> None:
    units = "su-t1 1108, ge-p1 1008"
    plain, led = battle(units, "su-t1"), battle(units, "su-t1", joined="su-rybalko-1 su-t1")
    plain.forecasts("fight", column="1/1")
    led.forecasts("fight", column="2/1")
    fight = fight_of(led.g)
    assert (effects.fiercer(led.g, fight), effects.fiercer(plain.g, fight_of(plain.g))) == (1, 0)
    assert [effects.exploits_fully(led.g, led.unit(name)) for name in ("su-t1", "su-t2")] == [True, False]


@rule("support/german-leaders")
def test_schoerner_softens_the_result_of_his_hex() -> None:
    table = Table("su-1 1108, ge-1 1008, ge-2 1009", "soviet-combat", joined="de-schoerner-1 ge-1", **TO)
    assert [effects.milder(table.g, table.cell(there)) for there in ("1008", "1009")] == [1, 0]


@rule("support/german-leaders")
def test_model_acts_once_a_turn_in_attack_and_once_in_defence() -> None:
    table = battle("su-t1 1108, ge-1 1008", "su-t1", joined="de-model-1 ge-1")
    fight, cell = fight_of(table.g), table.cell("1008")
    assert effects.milder(table.g, cell) == 1
    effects.used(table.g, fight)
    assert effects.milder(table.g, cell) == 0
    return_played(table.g, AXIS)
    assert effects.milder(table.g, cell) == 1
    attack = battle("ge-1 1008, su-1 1108", "ge-1", at="axis-combat", target="1108", joined="de-model-1 ge-1")
    own = fight_of(attack.g)
    assert effects.columns(attack.g, own) == 1
    effects.used(attack.g, own)
    assert effects.columns(attack.g, own) == 0
    assert effects.milder(attack.g, attack.cell("1008")) == 0, "he attacks"


@rule("support/german-leaders")
def test_heinrici_makes_one_artillery_of_no_effect() -> None:
    guns = "su-artillery-2-1 1108 CN, su-katyusha-1 1108 CN"
    table = battle("su-1 1108, ge-1 1008, ge-2 1009", "su-1", joined="de-heinrici-1 ge-2", laid=guns)
    table.forecasts("fight", column="2/1").do("use su-artillery-2-1").forecasts("fight", column="2/1")
    table.do("use su-katyusha-1").forecasts("fight", column="3/1")
    effects.used(table.g, fight_of(table.g))
    assert table.count("played") == [2]
    assert table.g.acted
    far = battle("su-1 1108, ge-1 1008, ge-2 0808", "su-1", joined="de-heinrici-1 ge-2", laid=guns)
    far.do("use su-artillery-2-1").forecasts("fight", column="4/1")


@rule("11.5.8", "support/german-leaders")
def test_heinrici_leaves_it_to_a_leader_in_the_attacked_hex() -> None:
    guns, leaders = "su-artillery-2-1 1108 CN", "de-heinrici-1 ge-2, de-schoerner-1 ge-1"
    table = battle("su-1 1108, ge-1 1008, ge-2 1009", "su-1", joined=leaders, laid=guns)
    table.do("use su-artillery-2-1").forecasts("fight", column="4/1")


@rule("7.5.2", "7.5.3")
def test_tanks_and_tank_hunters_add_to_the_totals() -> None:
    joined = "de-panzerabteilung-1 ge-1, de-panzerjaeger-1 ge-1, de-panzerabteilung-2 ge-1"
    defence = battle("su-1 1108, ge-1 1008", "su-1", joined=joined, terrain="1008 forest")
    defence.forecasts("fight", defence=4 * 2 + 3 + 2)
    attack = battle("ge-1 1008, su-1 1108", "ge-1", at="axis-combat", target="1108", joined=joined)
    attack.forecasts("fight", attack=3 + 3)


@rule("7.8.1a")
def test_tank_hunters_take_the_first_loss_from_armour() -> None:
    table = battle("su-1 1108, ge-1 1008", "su-1", joined="de-panzerjaeger-1 ge-1")
    assert [effects.armour_loses_first(table.g, table.cell(there)) for there in ("1008", "1009")] == [
        True,
        False,
    ]


@rule("13.1.1a")
def test_the_todt_organisation_fortifies_a_hex() -> None:
    battle("su-1 1108, ge-1 1008", "su-1").forecasts("fight", defence=4)
    battle("su-1 1108, ge-1 1008", "su-1", laid="de-todt-1 1008").forecasts("fight", defence=8)


@rule("5.4.4a")
def test_a_support_returns_when_its_unit_leaves_the_map_for_whatever_reason() -> None:
    table = soviet(FRONT, "su-pontoon-1 box-cn").do("play su-pontoon-1", "attach su-1")
    table.g.remove(table.unit("su-1"), CORPS_POOL)
    table.finds("su-pontoon-1 soviet-pool").has(bridging=(), carriers=())


@rule("9.1.4b")
def test_a_box_that_is_lost_goes_back_to_the_pool() -> None:
    table = soviet(FRONT, "su-aviation-1 su-aviation-2 box-cn")
    pools.empty(table.g, BOX_CN, "9.1.4b")
    table.finds("su-aviation-1 su-aviation-2 soviet-pool")
