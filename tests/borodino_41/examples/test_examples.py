"""The worked examples of the rulebook, played with their numbers. Those of fire alone are with the fires,
the day's sequence, allowances and the ladder of the introduction with the rules that they follow from.
"""

import pytest

from grognard.games.borodino_41.position import FIRED_ZOC
from grognard.games.borodino_41.rules.air import combined_left, shifts_left
from grognard.games.borodino_41.rules.combat.firepower import anti_tank, regular
from tests.borodino_41.rules.combat.assaults import lines, melee, named, thrown, until
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.shooting import column, german, resolve, shifts, shot
from tests.rules import rule

RING = ("0605", "0606", "0507", "0406", "0405", "0505")
"""Around 0506, clockwise from the hex north of it."""


@rule("example/three-targets", "12/fire/each-unit")
def test_three_targets_are_three_rolls_each_for_one_of_them() -> None:
    table = german("ge-1 0505, su-1 su-4 su-at 0506", terrain="0506 woods")
    resolve(table, "ge-1", "su-1 su-4 su-at", 7, 7, 7, 6, 7, 8)
    found = [(event.args["dice"], event.args["column"]) for event in table.events("fire.result")]
    assert found == [((7, 7), 3), ((7, 6), 2), ((7, 8), 2)]  # 6 on 5: woods, and two of them are small
    table.finds("su-1 0506 suppressed, su-4 su-at 0506").unmarked("su-4 suppressed")


@rule("example/range-loss", "12/weapons/range-loss")
def test_fire_at_two_hexes_loses_a_point_and_never_the_last() -> None:
    table = german("ge-aa ge-tank 0505, su-aa 0506, su-1 0507")
    g, unit = table.g, table.unit
    assert shot(table, "ge-tank", "su-1").points == 2
    assert [regular(g, unit("ge-tank"), distance) for distance in (1, 2, 3, 4)] == [3, 2, 1, 1]
    assert [anti_tank(g, unit("ge-aa"), distance) for distance in (1, 2, 3, 4)] == [6, 5, 4, 3]
    assert regular(g, unit("su-aa"), 2) == 1


@rule("example/circle-zoc", "10/zoc/unlimited", "10/zoc/mod-minus1", "10/zoc/mod-plus2")
def test_a_unit_that_goes_round_an_enemy_is_fired_at_six_times_and_the_enemy_still_defends() -> None:
    table = Table("ge-1 0505, ge-2 0504, su-1 0506", "initial-german-movement").do("pick ge-1")
    columns = []
    for cell in RING:
        table.do(f"go {cell}").asks("fire.ask-zoc", "soviet").dice(1, 1).do("fire")
        columns += [event.args["column"] for event in table.events("fire.result")]
    assert columns == [3, 9, 9, 9, 9, 9]  # six points on 5: once to the left, then two to the right
    table.finds("ge-1 0505")
    assaulted = named("ge-1 0505 marked-s, su-1 0506")
    assaulted.g.fired[assaulted.unit("su-1")] = FIRED_ZOC
    assaulted.do("pass").can("join su-1")
    assert assaulted.forecast("join su-1").attack == 6


@rule("example/circle-zoc", "10/zoc-armour/no-modifiers")
def test_armour_that_goes_round_a_gun_has_neither_shift() -> None:
    table = Table("ge-tank 0505, su-t34 0506", "initial-german-movement").do("pick ge-tank")
    columns = []
    for cell in RING[:3]:
        table.do(f"go {cell}").dice(1, 1).do("fire")
        columns += [event.args["column"] for event in table.events("fire.result")]
    assert columns == [5, 5, 5]


@rule("example/kv-t34", "12/at/no-sum", "12/at/assault-armour-bonus")
def test_a_t34_and_a_kv_bring_two_and_not_three() -> None:
    both = melee("ge-1 0505 marked-s, su-t34 su-kv 0506")
    assert lines(both, "defence")["thickness"] == 2
    kv = melee("ge-stg 0505 marked-s, su-kv 0506")
    assert lines(kv, "defence")["thickness"] == 2
    assert "thickness" not in lines(kv, "attack")
    even = melee("ge-stg 0505 marked-s, su-t34 0506")
    assert not [line for side in ("attack", "defence") for line in lines(even, side) if line == "thickness"]
    table = german("ge-tank 0505, su-t34 su-kv 0506")
    assert shifts(shot(table, "ge-tank", "su-kv")) == {"black": -2}
    assert shifts(shot(table, "ge-tank", "su-t34")) == {"black": -1}


@rule("example/double-shift", "12/shifts/double-step")
def test_from_12_to_18_and_back_are_two_shifts() -> None:
    units = "ge-1 ge-2 0505, ge-3 0605, ge-gun 0501, ge-gun2 0502, su-1 0506, su-4 0606"
    table = german(units)
    two = shot(table, "ge-1 ge-2", "su-1", indirect="ge-gun ge-gun2")
    assert (two.points, column(two)) == (12, 18)
    assert column(shot(table, "ge-1 ge-2", "su-1", indirect="ge-gun")) == 12
    woods = german(units, terrain="0506 village", hills="0506")
    assert column(shot(woods, "ge-1 ge-2 ge-3", "su-1")) == 12  # 18, two to the left
    assert column(shot(german(units, hills="0506"), "ge-1 ge-2 ge-3", "su-1")) == 18


@rule("example/trench-woods-hill", "15/works/cumulative")
def test_a_trench_in_woods_on_a_hill_is_four_shifts() -> None:
    facts = {"terrain": "0506 woods", "hills": "0506", "works": "0506 trench soviet"}
    found = shot(german("ge-1 0505, su-1 0506", **facts), "ge-1", "su-1")
    assert shifts(found) == {"woods": -1, "hill": -1, "trench": -2}
    assert column(found) == 0


@rule("2/errata/dug-in", "15/works/trench-effects")
def test_units_dug_in_are_in_trenches() -> None:
    table = german("ge-1 0505, su-1 0506", works="0506 trench soviet")
    found = shot(table, "ge-1", "su-1")
    assert (shifts(found), column(found)) == ({"trench": -2}, 2)
    foxhole = german("ge-1 0505, su-1 0506", works="0506 foxhole soviet")
    assert shifts(shot(foxhole, "ge-1", "su-1")) == {"foxhole": -1}


@rule("14/air/roll", "14/air/weather", "14/air/stuka-third")
@pytest.mark.parametrize(
    ("die", "weather", "german_shifts", "soviet_shifts"),
    [(5, "clear", 10, 5), (5, "snow", 5, 2), (10, "clear", 15, 10), (1, "snow", 1, 0)],
)
def test_air_shifts_of_a_die(die: int, weather: str, german_shifts: int, soviet_shifts: int) -> None:
    table = Table("ge-1 0505, su-1 0506", "german-combat", air=f"german {die}, soviet {die}", weather=weather)
    assert (shifts_left(table.g, 0), shifts_left(table.g, 1)) == (german_shifts, soviet_shifts)
    assert combined_left(table.g) == german_shifts // 3


@rule("example/margin-6", "12/assault/margin-4-defender", "12/assault/margin-3")
@pytest.mark.parametrize(("margin", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (8, 5)])
def test_points_lost_by_margin(margin: int, lost: int) -> None:
    table = thrown("ge-1 0505 marked-s, su-1 0506", margin, 1)  # 7 and 6
    assert table.strength("su-1") == 6 - lost


@rule("12/assault/margin-4-attacker", "12/assault/roll")
def test_thirteen_against_seventeen_throws_the_attackers_back() -> None:
    units = "ge-mot1 0505 marked-s, su-1 0506"
    table = thrown(units, 5, 10, terrain="0506 woods")  # 8 and 5; 7 and the printed 0
    table.logs("assault.rolled", attack=13, defence=17, margin=4)
    assert table.strength("ge-mot1") == 5
    table.marked("ge-mot1 disrupted").do("retreat ge-mot1 0504").finds("ge-mot1 0504, su-1 0506")


@rule("12/retreat/chased", "12/retreat/follow")
def test_one_hex_is_followed_and_two_are_not() -> None:
    units = "ge-1 0505 marked-s, su-1 0506"
    one = named(units).dice(6).do("fall-back su-1 0606", "pass", "stay")
    one = until(one, "follow.choose").do("follow ge-1", "pivot ge-1 0606", "halt")
    one.asks("combat.resolve").offers("resolve", "0606")
    two = named(units).dice(6).do("fall-back su-1 0507", "pass", "fall-back su-1 0508")
    two = until(two, "follow.choose").do("follow ge-1").refused("pivot ge-1 0508")
    two.finds("ge-1 0506, su-1 0508").unmarked("ge-1 marker")


@rule("example/entry-costs", "16/reinf/entry-hex", "7/offmap/entry-cost")
@pytest.mark.parametrize(("opened", "paid"), [("0113 0213 0313 0413", (1, 2, 3)), ("", (2, 2, 3))])
def test_the_first_pays_once_the_second_twice_the_third_three_times(
    opened: str, paid: tuple[int, ...]
) -> None:
    facts = {"roads": "0113 0213 0313 0413 secondary-road", "opened": opened}
    table = Table("ge-1 ge-2 ge-3 coming, su-1 0713", "german-movement", **facts)
    for unit, cost, goal in zip(("ge-1", "ge-2", "ge-3"), paid, ("0313", "0213", ""), strict=True):
        table.do(f"enter {unit} 0113").has_left(unit, 8 - cost)
        table.do(*((f"go {goal}",) if goal else ()), "halt")


@rule("6/initiative/winner", "6/initiative/fresh-formations", "6/challenge/announce")
def test_contests_of_initiative() -> None:
    near = "ge-hq ge-1 0405, ge-2 0404, ge-4 0406, su-hq su-1 0805, su-2 0806, su-4 0804"
    plain = Table(near, "initiative", fought="69 86 17 113", dice=(4, 4))
    plain.do("german: bid 3", "soviet: bid 2").logs("initiative.morning-won", german=7, soviet=6)
    fresh = Table(near, "initiative", fought="69 86", dice=(3, 2, 5, 2))
    fresh.do("german: bid 2", "soviet: bid 1").logs("initiative.tie", german=5, soviet=5).has(initial=0)
    late = Table(near, "challenge", fought="69 86 17 113", dice=(3, 4)).do("want", "contest")
    late.do("german: bid 1", "soviet: bid 2").logs("initiative.challenge-won", german=5, soviet=6)


@rule("12/morale/by-1", "12/morale/by-2", "12/morale/equal", "12/morale/second-suppression")
@pytest.mark.parametrize(
    ("state", "die", "found"),
    [
        ("", 6, "marker"),
        ("", 7, ""),
        ("", 8, "suppressed"),
        ("", 9, "disrupted"),
        ("", 10, "disrupted"),
        ("suppressed", 7, "disrupted"),
    ],
)
def test_morale_seven_under_defensive_fire(state: str, die: int, found: str) -> None:
    mark = state or "marked-s"
    table = german(f"ge-1 0505 {mark}, su-1 0506")
    resolve(table, "su-1", "ge-1", 6, die, purpose="defensive")
    assert table.is_marked("ge-1", "marker") == (found == "marker")
    for name in ("suppressed", "disrupted"):
        assert table.is_marked("ge-1", name) == (found == name)


@rule("15/works/foxhole", "7/move/suppressed", "17/penalties/move")
@pytest.mark.parametrize(
    ("mark", "impulse", "digs"),
    [
        ("suppressed", "initial-", True),
        ("suppressed", "", False),
        ("uncommanded", "initial-", False),
        ("", "", True),
    ],
)
def test_who_has_points_enough_for_a_foxhole(mark: str, impulse: str, digs: bool) -> None:
    table = Table(f"ge-1 0505 {mark}".strip(), f"{impulse}german-movement").do("pick ge-1")
    assert ("foxhole" in table.options()) is digs
