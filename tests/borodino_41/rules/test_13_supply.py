"""13 Supply, and 12/state/recovery."""

from grognard.games.borodino_41.rules.supply import is_supplied
from tests.borodino_41.table import Table
from tests.rules import rule

ROAD = " ".join(f"{column:02}08" for column in range(1, 10)) + " secondary-road"
SIDES = "0408 0508 stream, 0408 0508 bridge, 0408 0509 stream"
RINGED = "su-1 0803, su-2 1004, su-4 1006, su-5 0807, su-6 0606, su-3 0604"
"""Zones of control all around 0805."""
WOODS = "0804 0904 0905 0806 0705 0704 0906 0706 ".replace(" ", " woods, ").removesuffix(", ")
"""Around 0805."""
COVERED = {"options": {"inverted-counters": True}}
"""Windows open whether or not there is anything to do, so that they tell nothing."""


@rule("13/supply/line", "13/supply/source-road", "13/supply/edge-german")
def test_a_line_leads_to_a_road_from_the_own_edge() -> None:
    Table("ge-1 0805", "supply", roads=ROAD).unmarked("ge-1 cut-off")
    Table(f"ge-1 0805, {RINGED}", "supply", roads=ROAD).marked("ge-1 cut-off")
    gap = "su-1 0803, su-2 1004, su-4 1006, su-3 0604"
    Table(f"ge-1 0805, {gap}", "supply", roads=ROAD).unmarked("ge-1 cut-off")


@rule("13/supply/line")
def test_the_own_hex_may_lie_in_an_enemy_zone_and_friends_do_not_lift_one() -> None:
    Table("ge-1 0805, su-1 0904", "supply", roads=ROAD).unmarked("ge-1 cut-off")
    Table(f"ge-1 0805, ge-2 0806, {RINGED}", "supply", roads=ROAD).marked("ge-1 cut-off")


@rule("13/supply/line")
def test_ground_that_is_closed_to_the_unit_stops_the_line() -> None:
    Table("ge-gun 0805", "supply", roads=ROAD, terrain=WOODS).marked("ge-gun cut-off")
    Table("ge-1 0805", "supply", roads=ROAD, terrain=WOODS).unmarked("ge-1 cut-off")
    trail = f"{ROAD}, 0805 0806 0807 0808 fire-trail"
    Table("ge-gun 0805", "supply", roads=trail, terrain=WOODS).unmarked("ge-gun cut-off")


@rule("11/dummies/have")
def test_a_line_leads_to_a_dummy_as_to_the_unit_that_it_poses_as() -> None:
    position = "german-dummy-1 0805, ge-1 0803, ge-gun 0702"
    table = Table(position, "german-movement", roads=ROAD, terrain=WOODS, **COVERED)
    for name, found in (("ge-1", True), ("ge-gun", False)):
        table.g.pose[table.unit("german-dummy-1")] = table.unit(name)
        assert is_supplied(table.g, table.unit("german-dummy-1")) == found


@rule("13/supply/source-road")
def test_the_railway_is_for_the_soviets() -> None:
    marsh = ", ".join(f"{column:02}{row:02} marsh" for column in range(1, 21) for row in (3, 4))
    table = Table("ge-gun 0402, su-gun 1002", "supply", terrain=marsh)
    table.marked("ge-gun cut-off").unmarked("su-gun cut-off")


@rule("13/supply/source-road")
def test_the_road_must_be_free_and_its_bridges_must_stand() -> None:
    marsh = ", ".join(f"04{row:02} marsh" for row in range(1, 17) if row != 8)
    wet = {"sides": SIDES, "roads": ROAD, "terrain": marsh}
    alone = "ge-gun 0708, su-1 0215, su-2 0402"  # neither the highway nor the railway leads west
    Table(alone, "supply", **wet).unmarked("ge-gun cut-off")
    Table(alone, "supply", blown="0408 0508", **wet).marked("ge-gun cut-off")
    Table(f"{alone}, su-3 0207", "supply", **wet).marked("ge-gun cut-off")


@rule("13/supply/edge-soviet")
def test_the_soviets_look_to_their_own_edges() -> None:
    road = ("0108", "0208", "0308", "0408")
    cells = (f"{column:02}{row:02}" for column in range(1, 7) for row in range(6, 11))
    marsh = ", ".join(f"{there} marsh" for there in cells if there not in road)
    facts = {"roads": " ".join((*road, "secondary-road")), "terrain": marsh}
    Table("su-gun 0408", "supply", **facts).marked("su-gun cut-off")
    Table("ge-gun 0408", "supply", **facts).unmarked("ge-gun cut-off")
    Table("su-gun 0408", "supply", edges="0108 soviet", **facts).unmarked("su-gun cut-off")


@rule("13/supply/hq-source")
def test_an_hq_supplies_many_once_and_is_out_of_supply_for_it() -> None:
    table = Table(f"ge-hq ge-1 0805, ge-2 0805, {RINGED}", "supply", roads=ROAD)
    table.asks("supply.draw", "german").marked("ge-1 cut-off, ge-2 cut-off, ge-hq cut-off")
    table.do("draw ge-hq").unmarked("ge-1 cut-off, ge-2 cut-off").marked("ge-hq out-of-supply")


@rule("13/supply/hq-source")
def test_an_hq_without_supply_serves_nobody_again() -> None:
    table = Table(f"ge-hq 0805 out-of-supply, ge-1 0805, {RINGED}", "supply", roads=ROAD, **COVERED)
    table.refused("draw ge-hq", "13/supply/hq-source").offers_no("draw")
    relieved = Table("ge-hq 0805 out-of-supply, ge-1 0805", "supply", roads=ROAD)
    relieved.unmarked("ge-hq out-of-supply")


@rule("13/supply/hq-source")
def test_two_hqs_do_not_give_each_other_supplies_for_ever() -> None:
    table = Table(f"ge-hq ge-hq2 ge-1 0805, {RINGED}", "supply", roads=ROAD, **COVERED)
    table.do("draw ge-hq").marked("ge-hq out-of-supply").unmarked("ge-hq2 cut-off")
    table.do("draw ge-hq2").unmarked("ge-hq out-of-supply").marked("ge-hq2 out-of-supply")
    table.refused("draw ge-hq", "13/supply/hq-source").offers_no("draw")


@rule("13/supply/hq-source")
def test_the_line_to_the_hq_must_be_free() -> None:
    apart = f"ge-1 0805, {RINGED}, ge-hq 0212"
    table = Table(apart, "supply", roads=ROAD, **COVERED)
    table.refused("draw ge-hq", "13/supply/hq-source").refused("draw ge-1", "13/supply/hq-source")


def test_nobody_is_asked_who_can_draw_on_no_hq_unless_that_would_tell_the_enemy_something() -> None:
    apart = f"ge-1 0805, {RINGED}, ge-hq 0212"
    Table(apart, "supply", roads=ROAD, **COVERED).asks("supply.draw", "german")
    passed = Table(apart, "supply", roads=ROAD).g.pending.values()
    assert all(decision.prompt != "supply.draw" for decision in passed)


@rule("13/supply/cut-off")
def test_who_has_no_line_is_cut_off_and_keeps_what_it_can_do() -> None:
    table = Table(f"ge-1 0805, ge-gun 0805 out-of-supply, {RINGED}", "supply", roads=ROAD)
    table.marked("ge-1 cut-off, ge-gun out-of-supply")


@rule("13/supply/remove")
def test_both_markers_go_with_the_first_line() -> None:
    table = Table("ge-1 0805 cut-off, ge-2 0805 out-of-supply", "supply", roads=ROAD)
    table.unmarked("ge-1 cut-off, ge-2 out-of-supply cut-off")


@rule("13/supply/phase")
def test_supply_is_checked_once_a_turn_at_the_end_of_the_night() -> None:
    for phase in ("recovery", "pm-recovery"):
        Table(f"ge-1 0805, ge-hq 0805, {RINGED}", phase, roads=ROAD).unmarked("ge-1 cut-off")
    Table(f"ge-1 0805, ge-hq 0805, {RINGED}", "night-recovery", roads=ROAD).marked("ge-1 cut-off")


@rule("13/supply/oos-effects")
def test_guns_out_of_supply_have_no_zone_and_others_keep_theirs() -> None:
    table = Table("ge-1 0805 out-of-supply, ge-gun 1205 out-of-supply", "german-movement")
    zone = table.g.zone[0]
    assert zone[table.cell("0806")]
    assert not zone[table.cell("1206")]


@rule("12/state/recovery", "4/desc/recovery")
def test_a_step_of_recovery_a_phase_and_none_beside_the_enemy() -> None:
    table = Table("ge-1 0405 disrupted, ge-2 0505 suppressed, ge-4 1205 suppressed, su-1 1206", "recovery")
    table.marked("ge-1 suppressed, ge-4 suppressed").unmarked("ge-2 suppressed disrupted")
    Table("ge-1 0405 suppressed, su-1 1206", "pm-recovery").unmarked("ge-1 suppressed")


@rule("12/state/recovery")
def test_both_sides_recover_at_once_and_the_disrupted_hold_nobody_down() -> None:
    table = Table("ge-1 0405 disrupted, su-1 0406 disrupted", "recovery")
    table.marked("ge-1 suppressed, su-1 suppressed")
    in_town = Table("ge-1 0405 suppressed, su-1 0406", "recovery", terrain="0405 town")
    in_town.unmarked("ge-1 suppressed")


@rule("17/command/when")
def test_command_is_found_as_the_impulse_begins() -> None:
    table = Table("ge-hq 0405, ge-1 1205, ge-2 1305, ge-mc 2010", "german-begin", commanded=False)
    assert (table.points("ge-1"), table.points("ge-2"), table.points("ge-mc")) == (8, 4, 8)
    table.g.put(table.unit("ge-hq"), table.cell("1005"))
    assert table.points("ge-2") == 4
