"""8.9, 8.10: advances after combat and exploitation."""

import pytest

from grognard.games.fortress_berlin.position import MIXED, TAKEN
from grognard.games.fortress_berlin.rules.assault.announcing import Announcing
from grognard.games.fortress_berlin.units import SOVIET
from tests.fortress_berlin.fighting import HERE, announce, announcing, suffered, to_assaults
from tests.fortress_berlin.table import Table
from tests.rules import rule


@rule("8.9a")
def test_attackers_may_enter_the_hex_that_is_free() -> None:
    table = suffered(f"su-1 2526, su-2 2426, su-3 2524, ge-1 {HERE}", "D", "su-1 su-2 su-3")
    assert table.prompt == "result.turn"  # he is only disrupted
    table = suffered(f"su-1 2526, su-2 2426, su-3 2626, ge-1 {HERE}", "R", "su-1 su-2").do(
        "retreat ge-1 2524", "halt"
    )
    table.asks("advance.choose", "soviet").offers("advance", f"su-1 {HERE}", f"su-2 {HERE}")
    table.refused(f"advance su-3 {HERE}", "8.9a").do(f"advance su-1 {HERE}", "decline").finds(
        f"su-1 {HERE}, su-2 2426"
    )
    assert table.over


@rule("8.9a", "3.1.3")
def test_an_advance_keeps_to_the_stacking_limit() -> None:
    table = suffered(f"su-1 2526, su-2 2426, su-3 2626, ge-1 {HERE}", "R", "su-1 su-2 su-3").do(
        "retreat ge-1 2524"
    )
    table.do("halt", f"advance su-1 {HERE}", f"advance su-2 {HERE}")
    assert table.over
    table.finds("su-3 2626")


@rule("8.9a", "3.1.3")
def test_who_finds_no_room_is_told_of_the_limit() -> None:
    """A third brigade of the corps may still come, a rifle division may not."""
    units = f"su-tank su-tank2 2526, su-tank3 su-1 2426, ge-1 {HERE}"
    table = suffered(units, "R", "su-tank su-tank2 su-tank3 su-1").do("retreat ge-1 2524", "halt")
    table.do(f"advance su-tank {HERE}", f"advance su-tank2 {HERE}").offers("advance", f"su-tank3 {HERE}")
    table.refused(f"advance su-1 {HERE}", "3.1.3")


@rule("8.9a", "9.0.2a")
def test_in_manoeuvre_mode_nobody_advances_into_ruins() -> None:
    facts = {"terrain": f"{HERE} built-up", "ruins": HERE}
    table = suffered(f"su-1 2526 n, su-2 2426, ge-1 {HERE}", "E", "su-1 su-2", **facts)
    table.offers("advance", f"su-2 {HERE}").refused(f"advance su-1 {HERE}", "9.0.2a")


@rule("8.9a", "8.4.2/step-3b")
def test_over_a_bridge_one_advances_too() -> None:
    sides = f"2526 {HERE} river, 2526 {HERE} bridge"
    suffered(f"su-1 2526, ge-1 {HERE}", "D", "su-1", sides=sides)
    suffered(f"su-1 2526, ge-vs {HERE}", "E", "su-1", sides=sides).offers("advance", f"su-1 {HERE}")


@rule("8.9a")
def test_who_can_not_move_does_not_advance() -> None:
    table = suffered(f"ge-police ge-1 2526, su-1 {HERE}", "E", "ge-police ge-1", "german")
    table.offers("advance", f"ge-1 {HERE}").refused(f"advance ge-police {HERE}", "8.9a")


@rule("8.9a", "8.8b")
def test_the_disrupted_do_not_advance() -> None:
    table = suffered(f"su-1 2526 red n, su-2 2426, ge-1 {HERE}", "E", "su-1 su-2")
    table.offers("advance", f"su-2 {HERE}").refused(f"advance su-1 {HERE}", "8.8b")


@rule("8.9a")
def test_zones_do_not_hinder_an_advance() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}, ge-2 2427, ge-3 2624", "E", "su-1")
    table.do(f"advance su-1 {HERE}").finds(f"su-1 {HERE}")


@rule("8.9a", "8.6/number-note", "10.2")
def test_a_garrison_left_by_its_units_falls_as_the_first_attacker_enters() -> None:
    table = suffered(f"su-1 2526, ge-vs {HERE}", "1", "su-1", works=f"{HERE} strongpoint")
    table.do(f"advance su-1 {HERE}").finds(f"su-1 {HERE}")
    assert table.g.fort[table.cell(HERE)] == TAKEN


@rule("8.9a", "8.6/number-note", "9.0.2a")
def test_a_garrison_that_nobody_can_enter_lives_on() -> None:
    """Interaction 10: all attackers are in manoeuvre mode and the hex is in ruins."""
    facts = {"works": f"{HERE} strongpoint", "terrain": f"{HERE} built-up", "ruins": HERE}
    table = suffered(f"su-1 2526 n, ge-vs {HERE}", "1", "su-1", **facts)
    assert table.over
    assert table.g.has_garrison(table.cell(HERE))


@rule("8.9a")
def test_after_an_exchange_the_hex_is_entered_only_if_it_is_empty() -> None:
    table = suffered(f"su-1 su-2 2526, ge-1 {HERE}", "EX", "su-1 su-2").do("lose su-1")
    table.asks("advance.choose").offers("advance", f"su-2 {HERE}").do(f"advance su-2 {HERE}")
    assert table.over  # no exploitation


@rule("8.8c", "8.9a", "8.10a")
def test_an_elimination_by_disruption_makes_way_but_no_exploitation() -> None:
    """Interaction 5."""
    table = suffered(f"su-1 2526, ge-1 {HERE} white n", "D", "su-1").finds("ge-1 eliminated")
    table.do(f"advance su-1 {HERE}").finds(f"su-1 {HERE}")
    assert table.over


# ---- after fire


@rule("8.9b")
@pytest.mark.parametrize("kind", ["bombardment", "mixed"])
def test_a_bombardment_that_wipes_out_lets_neighbours_in_whether_they_fired_or_not(kind: str) -> None:
    table = suffered(f"su-1 2526, su-tank 2426, ge-1 ge-2 {HERE}", "E", "", kind=kind).asks(
        "advance.choose", "soviet"
    )
    table.offers("advance", f"su-1 {HERE}", f"su-tank {HERE}").do(f"advance su-1 {HERE}").finds(
        f"su-1 {HERE}"
    )


@rule("8.9b")
def test_only_who_could_assault_the_hex_may_enter_it() -> None:
    units = f"su-hq 2526, su-1 2426 s, su-2 2624, su-3 2625, su-4 2425 red se, ge-1 {HERE}"
    table = suffered(units, "E", "", kind="bombardment", sides=f"2625 {HERE} river")
    assert table.over
    suffered(f"{units}, su-5 2524", "E", "", kind="bombardment").offers(
        "advance", f"su-3 {HERE}", f"su-5 {HERE}"
    )


@rule("8.9b")
def test_after_a_retreat_under_fire_nobody_enters() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}", "R", "", kind="bombardment").do("retreat ge-1 2524", "halt")
    assert table.over


@rule("8.9b", "8.6/number-note")
def test_a_garrison_that_outlives_its_units_under_fire_bars_the_hex() -> None:
    table = suffered(f"su-1 2526, ge-vs {HERE}", "1", "", kind="bombardment", works=f"{HERE} strongpoint")
    assert table.over
    table.finds("ge-vs eliminated")


@rule("8.9b", "10.1.3e")
def test_a_garrison_wiped_out_by_fire_does_not() -> None:
    table = suffered("su-1 2526", "R", "", kind="bombardment", works=f"{HERE} strongpoint")
    table.offers("advance", f"su-1 {HERE}")


@rule("8.9/note")
def test_a_hex_emptied_by_direct_fire_is_not_entered() -> None:
    table = suffered(f"su-tank 2526, ge-mech {HERE}", "E", "su-tank", kind="direct", target="ge-mech")
    assert table.over
    table.finds("ge-mech eliminated")


@rule("8.9/note", "8.3.4", "8.9b")
def test_who_advanced_after_a_bombardment_may_assault_unless_it_fired() -> None:
    """Interaction 13: the tanks took part in the mixed bombardment, the division did not."""
    units = f"su-1 2526, su-tank 2426, ge-1 {HERE}, ge-2 2524"
    table = suffered(units, "E", "su-tank", kind="mixed").offers("advance", f"su-1 {HERE}", f"su-tank {HERE}")
    table.g.fought[table.unit("su-tank")] = 1 + MIXED
    table.do(f"advance su-tank {HERE}", f"advance su-1 {HERE}").play(Announcing(SOVIET))
    table.do("assault 2524").offers("join", "su-1").refused("join su-tank", "8.3.4")


@rule("8.8c", "8.9b", "8.9/note")
def test_an_elimination_by_disruption_lets_neighbours_in_after_a_bombardment_alone() -> None:
    """Interaction 5."""
    units = f"su-1 2526, ge-mech {HERE} white n"
    suffered(units, "D", "", kind="bombardment").finds("ge-mech eliminated").offers("advance", f"su-1 {HERE}")
    table = suffered(units, "D", "", kind="direct", target="ge-mech").finds("ge-mech eliminated")
    assert table.over


@rule("10.1.3e", "10.2", "11.1.2a")
def test_a_strongpoint_that_fire_has_emptied_is_taken_by_the_first_who_comes() -> None:
    """Interaction 9."""
    table = suffered("su-1 2526", "D", "", kind="bombardment", works=f"{HERE} strongpoint").do("decline")
    assert table.g.works_at(table.cell(HERE)) == "strongpoint"
    table.has(first_strongpoint=0)
    walk = Table("su-1 2526, ge-1 2510", "soviet-movement", works=f"{HERE} strongpoint", empty=HERE)
    walk.do("pick su-1", f"go {HERE}").has(first_strongpoint=2)


# ---- exploitation


@rule("8.10a")
@pytest.mark.parametrize(("code", "hexes"), [("1", 1), ("2", 2), ("E", 2), ("EX", 0), ("R", 0)])
def test_after_numbers_and_elimination_those_who_advanced_go_on(code: str, hexes: int) -> None:
    """A2."""
    table = suffered(f"su-1 su-2 2526, ge-1 {HERE}", code, "su-1 su-2")
    if code == "EX":
        table.do("lose su-2")
    if code == "R":
        table.do("retreat ge-1 2425", "retreat ge-1 2324")
    table.do(f"advance su-1 {HERE}")
    for cell in ("2524", "2523")[:hexes]:
        table.asks("exploit.choose", "soviet").do(f"exploit su-1 {cell}")
    table.finds(f"su-1 {(HERE, '2524', '2523')[hexes]}")
    assert not table.g.pending or table.prompt == "advance.choose"


@rule("8.10a")
def test_who_goes_on_may_stop_at_any_hex() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}", "E", "su-1").do(
        f"advance su-1 {HERE}", "exploit su-1 2524", "halt"
    )
    table.finds("su-1 2524")


@rule("8.10a")
def test_nobody_exploits_without_entering_the_hex_first() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}", "E", "su-1")
    table.offers("advance", f"su-1 {HERE}").offers_no("exploit")


@rule("8.10b")
def test_exploitation_ends_in_the_first_zone() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}, ge-2 2522", "E", "su-1").do(
        f"advance su-1 {HERE}", "exploit su-1 2524"
    )
    table.asks("exploit.choose").do("exploit su-1 2523").finds("su-1 2523")
    table = suffered(f"su-1 2526, ge-1 {HERE}, ge-2 2523", "E", "su-1").do(
        f"advance su-1 {HERE}", "exploit su-1 2524"
    )
    assert table.over
    table.finds("su-1 2524")


@rule("8.10b")
def test_in_a_zone_the_vacated_hex_is_the_end() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}, ge-2 2524", "E", "su-1").do(f"advance su-1 {HERE}")
    assert table.over


@rule("8.10b", "7.2.1", "9.0.2a")
def test_exploitation_goes_only_where_movement_could() -> None:
    facts = {
        "terrain": "2524 built-up, 2425 lake",
        "ruins": "2524",
        "works": "2625 strongpoint",
        "sides": f"{HERE} 2626 river",
    }
    table = suffered(f"su-1 2526 n, ge-1 {HERE}", "E", "su-1", **facts).do(f"advance su-1 {HERE}")
    table.offers("exploit", "su-1 2426", "su-1 2526").refused("exploit su-1 2524", "9.0.2a")
    table.refused("exploit su-1 2625", "7.2.1").refused("exploit su-1 2425", "8.10b").refused(
        "exploit su-1 2626", "8.10b"
    )


@rule("8.10c", "3.1.3")
def test_stacking_is_tested_where_a_unit_ends() -> None:
    units = f"su-1 2526, ge-1 {HERE}, su-4 su-5 2524"
    table = (
        suffered(units, "E", "su-1").do(f"advance su-1 {HERE}", "exploit su-1 2524").refused("halt", "8.10c")
    )
    table.do("exploit su-1 2523").finds("su-1 2523")
    table = suffered(units, "1", "su-1").do(f"advance su-1 {HERE}").refused("exploit su-1 2524", "8.10c")


@rule("8.10c")
def test_advance_and_exploitation_are_over_before_the_next_combat() -> None:
    table = announcing(f"su-1 2526, su-2 2420, ge-vs {HERE}, ge-vs2 2419", dice=(6, 6))
    announce(announce(table, "su-1"), "su-2", "2419").do("done", f"resolve {HERE}")
    table.finds("ge-vs eliminated").refused("resolve 2419").do(
        f"advance su-1 {HERE}", "exploit su-1 2524", "halt"
    )
    table.asks("assault.resolve").offers("resolve", "2419").refused("exploit su-1 2523")


@rule("8.10b", "12.0/1", "12.0/2")
@pytest.mark.parametrize(("goal", "how"), [("5015", "reichstag"), ("5017", "hitler")])
def test_exploitation_may_end_the_game(goal: str, how: str) -> None:
    """Reserve 28."""
    table = suffered("su-1 4916, ge-1 5016", "1", "su-1", cell="5016", leaders="hitler")
    table.do("advance su-1 5016", f"exploit su-1 {goal}")
    assert table.g.over == how


@rule("3.4.2", "8.9a")
def test_who_advances_looks_where_those_look_who_are_there() -> None:
    table = suffered(f"su-1 2526 n, su-2 2426 ne, ge-1 {HERE}", "R", "su-1 su-2").do(
        "retreat ge-1 2524", "halt"
    )
    table.do(f"advance su-2 {HERE}", f"advance su-1 {HERE}").marked("su-1 ne, su-2 ne")


def test_after_everything_the_segment_goes_on() -> None:
    table = to_assaults(announcing(f"su-1 2526, ge-1 {HERE}", dice=(3, 3)))
    announce(table, "su-1").do("done", f"resolve {HERE}")
    while table.g.phase == "combat":
        table.idle()
    assert not any(table.g.target)
