"""Rules that meet: supports with theatres, weather, supply, stacks, sieges and dismissals."""

from typing import Any

from grognard.games.victory_roads.position import GERMAN_POOL, MOVING, SOVIET_POOL
from grognard.games.victory_roads.rules.haltebefehl import is_besieged
from grognard.games.victory_roads.rules.supports import effects, pools
from grognard.games.victory_roads.rules.supports.events import return_played
from grognard.games.victory_roads.rules.theatres.radius import radius
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.rules import rule
from tests.victory_roads.supports import GROUND, Table, axis, soviet

TO: dict[str, Any] = {"theatres": "CN 1508 offensive", "places": "1508 major-city"}


def fight_on(table: Table, *ends: str) -> Table:
    """Plays a combat to its end, as quietly as it goes."""
    for _ in range(40):
        if not table.g.pending or table.prompt in ends:
            break
        options = table.options()
        quiet = [line for line in ("roll", "pass", "decline", "end", "done") if line in options]
        table.do(quiet[0] if quiet else options[0])
    return table


@rule("support/lend-lease", "11.7/timing")
def test_lend_lease_also_lengthens_the_radius_of_the_mode_chosen_afterwards() -> None:
    table = soviet("su-1 1308, ge-1 1208", "su-lend-lease-1 box-cn").do("play su-lend-lease-1")
    assert radius(table.g, 1) == 13
    table.g.mode[1] = MOVING
    assert radius(table.g, 1) == 9


@rule("11.5.3a", "10.3.2a")
def test_the_priority_theatre_and_zhukovs_reinforce_with_two_supports_too() -> None:
    chits = "su-aviation-1 su-aviation-2 su-aviation-3 box-cn"
    units = "su-1 1408 reduced, su-2 1308 reduced, su-3 1608 reduced, ge-1 1005"
    table = soviet(units, chits).do("done")
    table.do("reinforce su-1", "spend su-aviation-1", "reinforce su-2", "spend su-aviation-2")
    assert table.prompt != "ask.reinforce"
    table.finds("su-aviation-3 box-cn, su-3 1608 reduced")


@rule("11.5.5", "9.1.4b")
def test_guns_of_a_theatre_that_has_fled_fire_within_its_new_radius() -> None:
    guns: dict[str, Any] = {"laid": "su-artillery-2-1 0908 CN", "places": "1508 major-city, 1908 major-city"}
    for there, reached in (("1508", True), ("1908", False)):
        table = Table("su-1 0908, ge-1 0808", "soviet-combat", theatres=f"CN {there} offensive", **guns)
        table.do("attack 0808", "join su-1")
        if reached:
            table.can("use su-artillery-2-1")
        else:
            table.refused("use su-artillery-2-1", "11.5.5")


@rule("5.4.4a", "7.15.1")
def test_a_leader_goes_back_when_his_division_falls_in_combat() -> None:
    table = Table("su-t1 su-t2 1108, ge-1 1008 reduced", "soviet-combat", joined="de-schoerner-1 ge-1", **TO)
    table.do("attack 1008", "join su-t1", "join su-t2", "fight").dice(3, 4)
    fight_on(table, "ask.attack", "ask.move")
    table.finds("de-schoerner-1 german-pool")
    assert table.g.carriers == ()


@rule("1.11.6b", "support/maskirovka")
def test_six_corps_attack_out_of_a_bridgehead_and_are_not_too_many() -> None:
    corps = "su-1 su-2 su-3 su-4 su-5 su-6 1308"
    table = soviet(f"{corps}, ge-1 1208", "su-maskirovka-1 su-maskirovka-2 box-cn").do("play su-maskirovka-1")
    table.refused("play su-maskirovka-2", "5.4.1")  # a second marker would need another stack
    while table.phase == "soviet-supports":
        table.do("done")
    table.finds(corps)
    fight = Table(f"{corps}, ge-1 1208", "soviet-combat", bridgeheads="1308", flown="1208", **TO)
    fight.do("attack 1208", *(f"join su-{number}" for number in range(1, 7)))
    fight.forecasts("fight", attack=48)


@rule("3.2.2k", "support/genie-pontonnier")
def test_engineers_let_their_stack_attack_over_a_river_in_mud_at_a_third() -> None:
    facts: dict[str, Any] = TO | {"weather": "mud", "flown": "1208", "sides": "1308 1208 river"}
    units = "su-t1 1308, ge-1 1208, su-2 1305, ge-2 1205"
    Table(units, "soviet-combat", **facts).refused("attack 1208", "3.2.2j").can("attack 1205")
    chits: dict[str, Any] = {"supports": "su-pontoon-1 box-cn", "aside": "su-stalin-1", "priority": 1}
    table = Table(units, "soviet-place", **facts, **chits).do("play su-pontoon-1", "attach su-t1")
    table.until("soviet-combat").do("attack 1208", "join su-t1")
    table.forecasts("fight", attack=4)


@rule("6.7.5a", "support/ju-52")
def test_ju_52_lift_a_siege_when_supply_is_checked_next() -> None:
    units = "ge-1 1105, su-1 1205, su-2 1204, su-3 1104"
    facts: dict[str, Any] = {"places": "1105 major-city", "ordered": "1105"}
    for flown in (False, True):
        laid: dict[str, Any] = {"laid": "de-ju-52-1 1105", "flown": "1105"} if flown else {}
        table = Table(units, "axis-supply", **facts, **laid)
        assert is_besieged(table.g, table.cell("1105")) is not flown


@rule("support/partisans", "4.1.2")
def test_partisans_can_cost_a_german_hq_its_place_on_the_map() -> None:
    line = "0408 0508 0608 0708 0808 0908 1008"
    ground: dict[str, Any] = {
        "country": "0408 germany",
        "places": "0408 minor-city, 1508 major-city",
        "rails": f"{line}, 1508 1608 1708 1808 1908 2008",
    }
    stopped: dict[str, Any] = {"laid": "su-partisans-1 0708", "partisans": "0708"}
    for laid, found in ((dict[str, Any](), "1008"), (stopped, "lifted")):
        Table("ge-hq1 1008, ge-1 0908", "axis-supply", **ground, **laid).finds(f"ge-hq1 {found}")


@rule("5.4.5", "7.5.6", "7.5.7")
def test_supports_lift_virtual_columns() -> None:
    guns = "su-artillery-3-1 1108 CN, su-aviation-1 1008, su-katyusha-1 1108 CN"
    table = Table("su-1 1108 reduced, ge-p1 1008", "soviet-combat", laid=guns, flown="1008", **TO)
    table.do("attack 1008", "join su-1").forecasts("fight", column="1/7")
    table.do("use su-artillery-3-1", "use su-aviation-1").forecasts("fight", chances={"cancelled": 1})
    table.do("use su-katyusha-1").forecasts("fight", column="1/2")


@rule("5.2.1a", "1.5.2b")
def test_a_support_drawn_again_in_the_phase_in_which_it_went_back_is_unknown_to_the_enemy() -> None:
    table = Table("", "soviet-supports", spent="su-katyusha-1 box-cn", aside="su-stalin-1", **(GROUND | TO))
    g, chit = table.g, table.unit("su-katyusha-1")
    assert g.place[chit] in (SOVIET_POOL, pools.box_of(1))
    assert not g.can_name((AXIS,), chit)


@rule("15.3.1b", "5.2.1b")
def test_model_outlives_a_dismissal_on_the_map_and_schoerner_the_next_soviet_phase() -> None:
    joined = "de-model-1 ge-1, de-schoerner-1 ge-2"
    table = axis("ge-1 1105, ge-2 1106", "de-todt-1 box-g", joined=joined)
    pools.empty(table.g, 18, "15.3.1b")
    return_played(table.g, SOVIET)
    table.finds("de-model-1 de-schoerner-1 on-map, de-todt-1 german-pool")
    return_played(table.g, AXIS)
    table.finds("de-model-1 on-map, de-schoerner-1 german-pool")
    assert table.g.carriers == (table.unit("ge-1"),)


@rule("11.3.2c", "11.2.1c")
def test_a_remote_theatre_has_moved_before_a_great_offensive_is_declared() -> None:
    six = "su-aviation-1 su-aviation-2 su-aviation-3 su-aviation-4 su-katyusha-1 su-katyusha-2 box-cn"
    theatres = "N 1904 movement, CN 1508 offensive"
    facts: dict[str, Any] = GROUND | {"supports": six, "aside": "su-stalin-1"}
    table = Table("ge-1 0608", "soviet-supports", theatres=theatres, **facts)
    table.do("drive N", "go 1804", "priority CN", "secondary N", "launch").asks("ask.free-support")


@rule("1.5.3a", "16.2.1b")
def test_a_chit_of_the_reich_goes_back_to_the_german_pool_and_comes_again() -> None:
    table = axis("ge-1 1105", "end-refugees-1 de-todt-1 box-g")
    return_played(table.g, AXIS)
    table.finds("end-refugees-1 german-pool")
    assert table.unit("end-refugees-1") in table.g.in_place(GERMAN_POOL)


@rule("11.5.8")
def test_leaders_of_both_sides_act_in_one_combat() -> None:
    joined = "su-rybalko-1 su-t1, de-schoerner-1 ge-1"
    table = Table("su-t1 1108, ge-1 1008", "soviet-combat", joined=joined, flown="1008", **TO)
    table.do("attack 1008", "join su-t1").forecasts("fight", column="4/1")
    assert effects.milder(table.g, table.cell("1008")) == 1


@rule("13.1.1a", "1.8.1b")
def test_works_of_todt_count_only_where_they_are_the_best_terrain_and_for_the_axis() -> None:
    facts: dict[str, Any] = TO | {"laid": "de-todt-1 1008", "flown": "1008"}
    city = facts | {"places": "1508 major-city, 1008 major-city"}
    for each in (facts, city):
        table = Table("su-1 1108, ge-1 1008", "soviet-combat", **each).do("attack 1008", "join su-1")
        table.forecasts("fight", defence=8)
    lost = Table("ge-1 1108, su-1 1008", "axis-combat", **facts).do("attack 1008", "join ge-1")
    lost.forecasts("fight", defence=4)  # without supply, and without works
