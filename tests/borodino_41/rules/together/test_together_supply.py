"""Chapters 13, 16 and 17 where they meet: lines, headquarters, command, replacements, recovery."""

import pytest

from grognard.games.borodino_41.rules.combat.losses import eliminate
from grognard.games.borodino_41.rules.command import hq_destroyed, in_command, subordinates
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.table import real_game
from tests.rules import rule

ROAD = " ".join(f"{column:02}08" for column in range(1, 10)) + " secondary-road"
RINGED = "su-1 0803, su-2 1004, su-4 1006, su-5 0807, su-6 0606, su-3 0604"


@rule("13/supply/line", "12/state/disrupted", "10/zoc/definition")
def test_a_ring_of_the_disordered_is_no_ring() -> None:
    shaken = ", ".join(f"{entry} disrupted" for entry in RINGED.split(", "))
    Table(f"ge-1 0805, {shaken}", "supply", roads=ROAD).unmarked("ge-1 cut-off")
    tired = ", ".join(f"{entry} suppressed" for entry in RINGED.split(", "))
    Table(f"ge-1 0805, {tired}", "supply", roads=ROAD).marked("ge-1 cut-off")
    hungry = ", ".join(f"{entry} out-of-supply" for entry in RINGED.split(", "))
    Table(f"ge-1 0805, {hungry}", "supply", roads=ROAD).marked("ge-1 cut-off")


@rule("13/supply/hq-source", "13/supply/line", "10/zoc/exceptions")
def test_a_line_to_a_staff_crosses_no_zone_either() -> None:
    covered = {"options": {"inverted-counters": True}}  # so that one is asked though nothing can be done
    apart = Table(f"ge-1 0805, ge-hq 0811, {RINGED}", "supply", roads=ROAD, **covered)
    apart.marked("ge-1 cut-off").unmarked("ge-hq cut-off")
    apart.refused("draw ge-hq", "13/supply/hq-source")


@rule("13/supply/hq-source", "7/move/halved", "13/supply/oos-effects")
def test_a_staff_that_gave_all_it_had_crawls() -> None:
    Table("ge-hq 0805 out-of-supply, su-1 1505", "german-movement").has_left("ge-hq", 4)
    Table("ge-hq 0805 cut-off, su-1 1505", "german-movement").has_left("ge-hq", 8)


@rule("13/supply/hq-source", "17/command/range", "17/command/hq-disrupted")
def test_a_staff_without_supply_still_commands() -> None:
    table = Table("ge-hq 0805 out-of-supply, ge-1 0809, su-1 1505", "german-movement", commanded=False)
    assert in_command(table.g, table.unit("ge-1"))
    lost = Table("ge-hq 0805 disrupted, ge-1 0809, su-1 1505", "german-movement", commanded=False)
    assert not in_command(lost.g, lost.unit("ge-1"))


@rule("13/supply/line", "9/terrain/river", "18/amphib/t38")
def test_supplies_travel_as_the_unit_would() -> None:
    ring = ", ".join(f"{near} 0506 river" for near in ("0505", "0605", "0606", "0507", "0406", "0405"))
    table = Table("su-t38 su-1 0506", "supply", sides=ring)
    table.unmarked("su-t38 cut-off").marked("su-1 cut-off")
    bridged = Table("su-1 0506", "supply", sides=ring, built="0505 0506")
    bridged.unmarked("su-1 cut-off")


@rule("13/supply/source-road", "15/bridge/rebuild", "15/bridge/next-turn")
def test_a_bridge_that_is_ready_tonight_carries_no_supply_tonight() -> None:
    marsh = ", ".join(f"04{row:02} marsh" for row in range(1, 17) if row != 8)
    wet = {"sides": "0408 0508 stream, 0408 0508 bridge, 0408 0509 stream", "roads": ROAD, "terrain": marsh}
    units = "ge-gun 0708, su-1 0215, su-2 0402"
    table = Table(units, "supply", blown="0408 0508", **wet)
    table.marked("ge-gun cut-off")


@rule("13/supply/remove", "16/reinf/supplied", "13/supply/phase")
def test_markers_go_only_in_the_supply_phase() -> None:
    table = Table("ge-1 0805 out-of-supply, su-1 1505", "german-movement", roads=ROAD)
    table.do("pick ge-1", "go 0808", "halt").marked("ge-1 out-of-supply")
    Table("ge-1 0808 out-of-supply, su-1 1505", "supply", roads=ROAD).unmarked("ge-1 out-of-supply")


@rule("16/repl/eligible", "16/repl/roll", "13/supply/cut-off")
def test_points_look_at_the_markers_as_they_lie_before_the_supply_phase() -> None:
    hurt = {"strengths": "ge-tank 1, ge-tank2 1, ge-tank3 1, ge-ac 1", "dice": (6,), "roads": ROAD}
    units = "ge-tank 0808 cut-off, ge-tank2 0708 suppressed, ge-tank3 0608, ge-ac 0303, su-1 0508"
    table = Table(units, "replacements", initial=1, **hurt).has(tank_points=2).offers("replace", "ge-ac")
    table.refused("replace ge-tank", "16/repl/eligible").refused("replace ge-tank3", "16/repl/eligible")
    table.do("replace ge-ac").has(tank_points=1)
    assert table.strength("ge-ac") == 2


@rule("16/repl/cap", "16/repl/roll", "8/stack/limit")
def test_points_without_a_taker_wait_for_the_next_night() -> None:
    table = Table("ge-tank 0808, su-1 1505", "replacements", initial=1, dice=(10,), roads=ROAD).has(
        tank_points=2
    )
    assert table.phase != "replacements"
    saved = Table(
        "ge-tank 0808, su-1 1505", "replacements", initial=1, dice=(5,), tank_points=2, strengths="ge-tank 1"
    )
    saved.has(tank_points=3).do("replace ge-tank", "replace ge-tank").has(tank_points=1)
    assert saved.strength("ge-tank") == 3


@rule("16/repl/cap", "16/repl/eligible")
def test_no_point_for_guns_the_dead_or_the_half_tracks_on_foot() -> None:
    hurt = {"strengths": "ge-1 1, ge-aeng 1, ge-tank 1", "dice": (1,)}
    table = Table(
        "ge-1 ge-aeng ge-tank 0505, ge-tank2 eliminated, su-1 1505", "replacements", initial=1, **hurt
    )
    table.offers("replace", "ge-tank").refused("replace ge-tank2", "16/repl/cap")
    table.refused("replace ge-1", "16/repl/eligible")


@rule("17/command/hq-destroyed", "12/morale/second-suppression", "10/zoc/definition")
def test_the_fall_of_a_staff_can_end_zones() -> None:
    table = Table("su-hq 0505, su-1 0507 suppressed, su-gun 0511, ge-1 1505", "german-movement")
    cell = table.cell("0508")
    assert table.g.zone[1][cell]
    eliminate(table.g, table.unit("su-hq"), "12/losses/eliminated")
    assert not table.g.zone[1][cell], "who was suppressed is disrupted, and guns fire no more"
    table.marked("su-1 disrupted, su-gun suppressed")


@rule("17/command/hq-destroyed", "7/offmap/return")
def test_a_staff_that_leaves_the_map_is_not_destroyed() -> None:
    units = "ge-hq off-map, ge-1 0505, su-1 1505"
    table = Table(units, "german-movement", exits="ge-hq 0112").do("done")
    assert table.where("ge-hq") == "lost"
    table.unmarked("ge-1 suppressed")


@rule("17/command/hq-destroyed")
def test_a_brigade_staff_takes_its_regiments_with_it() -> None:
    table = Table(
        "10pz-7pz-1 10pz-69-i 10pz-86-i 10pz-hq-bde 10pz-hq-bulow 1010", "recovery", game=real_game()
    )
    number, g = table.unit, table.g
    assert number("10pz-7pz-1") in subordinates(g, number("10pz-hq-bde"))
    assert number("10pz-69-i") not in subordinates(g, number("10pz-hq-bde"))
    assert {number("10pz-69-i"), number("10pz-86-i")} <= set(subordinates(g, number("10pz-hq-bulow")))
    hq_destroyed(g, number("10pz-hq-bde"))
    table.marked("10pz-7pz-1 suppressed").unmarked("10pz-69-i suppressed")


@rule("17/command/when", "17/command/hq-destroyed", "17/penalties/move", "7/move/suppressed")
def test_a_staff_that_is_lost_on_the_march_costs_nerves_and_no_half_of_the_points() -> None:
    table = Table("ge-hq 0505, ge-4 0507, ge-1 0509, su-1 1505", "german-movement", commanded=False)
    eliminate(table.g, table.unit("ge-hq"), "12/losses/eliminated")
    table.marked("ge-1 suppressed").has_left("ge-1", 8 - 2)
    assert not in_command(table.g, table.unit("ge-1")), "but in an assault it counts"


@rule("17/hq/recon-always", "7/move/halved", "7/move/suppressed")
def test_riders_without_orders_but_without_fuel_are_slow() -> None:
    units = "ge-mc 0505, ge-ac 0507 out-of-supply, ge-1 0509, su-1 1505"
    table = Table(units, "german-movement", commanded=False)
    table.has_left("ge-mc", 8).has_left("ge-ac", 4).has_left("ge-1", 4)


@rule("4/desc/recovery", "9/fort/zoc", "10/zoc/exceptions", "15/works/who-occupies")
def test_who_sits_in_works_recovers_beside_the_enemy() -> None:
    works = {"forts": "0505 n ne nw", "works": "0705 trench soviet"}
    shaken = "su-1 su-t34 0505 suppressed, su-2 0705 suppressed, su-3 0905 suppressed"
    units = f"{shaken}, ge-1 0504, ge-2 0704, ge-3 0904"
    table = Table(units, "recovery", **works)
    table.unmarked("su-1 suppressed, su-2 suppressed").marked("su-t34 suppressed, su-3 suppressed")


ISLAND = ("0805", "0806", "0807")
"""Dry hexes for wheels, with marsh all around."""


@rule("13/supply/hq-source", "13/supply/line", "9/terrain/marsh")
@pytest.mark.parametrize(
    ("enemy", "served"),
    [
        ("su-1 1912", "ge-gun ge-gun2"),
        ("su-1 1006", "ge-gun ge-gun2"),
        ("su-1 0906", "ge-gun2"),  # a zone between them
        ("su-1 0808", "ge-gun2"),  # a zone over the staff: for those with it alone
        ("su-1 0906 disrupted", "ge-gun ge-gun2"),
    ],
)
def test_a_staff_in_a_pocket_serves_who_has_a_free_way_to_it(enemy: str, served: str) -> None:
    marsh = ", ".join(
        f"{column:02}{row:02} marsh"
        for column in (7, 8, 9)
        for row in (4, 5, 6, 7, 8)
        if f"{column:02}{row:02}" not in ISLAND
    )
    table = Table(f"ge-gun 0805, ge-hq ge-gun2 0807, {enemy}", "supply", terrain=marsh)
    table.marked("ge-gun cut-off, ge-gun2 cut-off, ge-hq cut-off").do("draw ge-hq")
    table.marked("ge-hq out-of-supply")
    found = [gun for gun in ("ge-gun", "ge-gun2") if not table.is_marked(gun, "cut-off")]
    assert found == served.split()
