"""Strongpoints and towers, with and without units, where results, ruins, advances and captures meet."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import EMPTY, HELD, TAKEN
from tests.fortress_berlin.fighting import HERE, announced, announcing, reckoned, shifts, suffered
from tests.fortress_berlin.fires import bombard, soviet, told
from tests.fortress_berlin.ground import box
from tests.fortress_berlin.table import Table
from tests.rules import rule

FORT: dict[str, Any] = {"works": f"{HERE} strongpoint"}
RUINED: dict[str, Any] = {**FORT, "terrain": f"{HERE} built-up", "ruins": HERE}
FAR = "ge-1 2020"


def fort(table: Table, cell: str = HERE) -> int:
    """What has become of a fort."""
    return table.g.fort[table.cell(cell)]


@rule("10.1.3e", "8.9a", "7.2.1")
@pytest.mark.parametrize("code", ["--", "*"])
def test_a_garrison_that_is_spared_keeps_the_attackers_out(code: str) -> None:
    table = suffered(f"su-1 2526, su-2 2524, {FAR}", code, "su-1 su-2", **FORT)
    if code == "*":
        table.do("suffer 2524", "face N")
    assert table.over
    assert fort(table) == HELD
    table.finds("su-1 2526, su-2 2524")


@rule("10.1.3e", "8.6/asterisk-assault", "8.9a", "10.2", "11.1.2a")
@pytest.mark.parametrize("code", ["R*", "D*"])
def test_the_star_beside_a_retreat_stops_who_killed_the_garrison(code: str) -> None:
    """Interaction 6: killed, but not captured unless another stack enters."""
    table = suffered(f"su-1 2526, {FAR}", code, "su-1", **FORT).marked("su-1 red").do("face N")
    assert (fort(table), table.over) == (EMPTY, True)
    assert not table.g.first_strongpoint
    table = suffered(f"su-1 2526, su-2 2524, {FAR}", code, "su-1 su-2", **FORT).do("suffer 2524", "face N")
    table.offers("advance", f"su-1 {HERE}").do(f"advance su-1 {HERE}")
    assert (fort(table), table.g.first_strongpoint) == (TAKEN, 2)


@rule("8.1.5a", "9.0.3", "10.1.3a", "10.1.3b", "10.1.3c")
def test_volkssturm_in_a_ruined_strongpoint() -> None:
    """Interaction 7: the best of each, not the sum; garrison, its morale and immunities remain."""
    units = f"su-1 su-tank 2526, su-2 2524, su-3 2425, su-4 2625, ge-vs {HERE} n"
    table = announced(units, "su-1 su-tank", **RUINED)
    found = reckoned(table)
    assert (found.defence, found.pf, found.dice) == (1 + 1, 1 + 4, -4)
    assert set(shifts(table)) == {"8.5.1"}


@rule("10.1.3c", "9.0.3", "3.2.1b")
def test_a_garrison_alone_in_ruins() -> None:
    """Interaction 8: 3 flat, and the dice of the ruins."""
    found = reckoned(announced(f"su-1 2526, {FAR}", "su-1", **RUINED))
    assert (found.defence, found.pf, found.dice) == (1, 3, -4)
    table = bombard(soviet(f"su-1 2526, su-hq 2528, {FAR}", **RUINED), HERE, "su-hq", dice=(3, 3))
    assert told(table, "defence", "pf", "modifier") == (3, 3, -4)


@rule("10.1.3e", "8.4.1b", "8.2a", "10.2", "11.1.2a")
def test_a_strongpoint_without_garrison() -> None:
    """Interaction 9: walked into, neither bombarded nor assaulted; captured by the first entry."""
    table = announcing("su-1 2526, su-hq 2528, ge-1 2527", empty=HERE, **FORT)
    table.refused(f"assault {HERE}", "8.4.1b")
    bombing = soviet(f"su-1 2526, su-hq 2528, {FAR}", empty=HERE, **FORT)
    bombing.refused(f"target {HERE}", "8.2a")
    walk = Table(f"su-1 2526, {FAR}", "soviet-movement", empty=HERE, **FORT).do("pick su-1", f"go {HERE}")
    assert (fort(walk), walk.g.first_strongpoint) == (TAKEN, 2)


@rule("10.1.3a", "10.1.3b", "10.1.3c", "10.2")
def test_a_german_who_comes_back_has_the_walls_without_the_garrison() -> None:
    """Interaction 9: +3 and -3, no FS and no morale of the garrison."""
    table = announced(f"su-1 su-tank 2526, ge-vs {HERE} n", "su-1 su-tank", empty=HERE, **FORT)
    found = reckoned(table)
    assert (found.defence, found.pf, found.dice) == (1, 1 + 3, -3)
    assert set(shifts(table)) == {"8.5.1"}
    taken = announced(f"su-1 su-tank 2526, ge-vs {HERE} n", "su-1 su-tank", taken=HERE, **FORT)
    found = reckoned(taken)
    assert (found.defence, found.pf, found.dice) == (1, 1, 0)
    assert {"8.5.2a", "8.5.3"} <= set(shifts(taken))


@rule("8.6/number-note", "8.9a", "9.0.2a", "8.4.1b")
def test_a_garrison_outlives_its_volkssturm_where_nobody_can_enter() -> None:
    """Interaction 10."""
    table = suffered(f"su-1 2526 n, ge-vs {HERE}", "1", "su-1", **RUINED).finds("ge-vs eliminated")
    assert table.over
    assert fort(table) == HELD
    again = announcing(f"su-1 2526 n, {FAR}", **RUINED)
    again.can(f"assault {HERE}")


@rule("8.6/number-note", "8.6/asterisk-assault", "8.9a")
def test_nor_do_attackers_who_are_all_disrupted_take_it() -> None:
    """Interaction 10, by the asterisk."""
    table = suffered(f"su-1 2526, ge-vs {HERE}", "1*", "su-1", **FORT).finds("ge-vs eliminated")
    table.do("face N")
    assert table.over
    assert (fort(table), table.score) == (HELD, (0, 1))


@rule("8.6/EX", "10.1.3f")
def test_an_exchange_takes_a_unit_from_a_fort_and_never_the_garrison() -> None:
    """Interaction 27."""
    table = suffered(f"su-1 2526, ge-vs {HERE}", "EX", "su-1", **FORT)
    table.finds("ge-vs eliminated, su-1 eliminated")
    assert (fort(table), table.score) == (HELD, (1, 1))
    alone = suffered(f"su-1 2526, {FAR}", "EX", "su-1", **FORT).finds("su-1 2526")
    assert fort(alone) == EMPTY
    alone.offers("advance", f"su-1 {HERE}")


@rule("8.10b", "7.2.1", "10.1.3e")
def test_nobody_exploits_into_a_garrison() -> None:
    """Interaction 28."""
    facts: dict[str, Any] = {"works": "2524 strongpoint"}
    table = suffered(f"su-1 2526, ge-1 {HERE}", "E", "su-1", **facts).do(f"advance su-1 {HERE}")
    table.refused("exploit su-1 2524", "7.2.1").can("exploit su-1 2425")
    gone = suffered(f"su-1 2526, ge-1 {HERE}", "E", "su-1", empty="2524", **facts).do(f"advance su-1 {HERE}")
    gone.do("exploit su-1 2524")
    assert fort(gone, "2524") == TAKEN


@rule("10.1.3d", "8.6/R", "8.9b")
def test_who_holds_a_fort_under_fire_stays_and_nobody_advances() -> None:
    table = suffered(f"su-1 2526, ge-vs {HERE}", "R", kind="bombardment", **FORT)
    table.asks("retreat.choose", "german").do("hold").finds(f"ge-vs {HERE}")
    assert table.over


@rule("10.1.3d", "8.9b", "10.1.3e")
def test_a_garrison_that_outlives_a_bombardment_bars_the_advance() -> None:
    """Fire has killed the unit in the fort; the garrison lives, so there is nothing to occupy."""
    table = suffered(f"su-1 2526, ge-vs {HERE}", "1", kind="bombardment", **FORT).finds("ge-vs eliminated")
    assert (table.over, fort(table)) == (True, HELD)


@rule("8.9b", "8.9/note", "10.2")
def test_fire_that_kills_a_garrison_alone_opens_the_fort_to_who_stands_beside() -> None:
    table = suffered(f"su-1 2526, su-2 2423, {FAR}", "1", kind="bombardment", **FORT)
    table.offers("advance", f"su-1 {HERE}").do(f"advance su-1 {HERE}")
    assert fort(table) == TAKEN


@rule("10.1.4d", "10.1.4c", "8.3.1")
def test_flak_in_a_tower_that_has_fallen_reaches_no_farther_than_others() -> None:
    facts: dict[str, Any] = {"works": f"{HERE} flak-tower"}
    units = f"ge-flak {HERE}, ge-hq 2524, berlin-hq 5315, su-tank 2529"
    Table(units, "german-combat", **facts).do("done").can("aim 2529")
    Table(units, "german-combat", empty=HERE, **facts).do("done").can("aim 2529")
    Table(units, "german-combat", taken=HERE, **facts).do("done").refused("aim 2529", "8.3.1")


@rule("10.1.4b", "10.1.4a", "8.5.1")
def test_the_gunners_of_a_tower_have_the_better_morale() -> None:
    table = announced(f"su-1 2526, ge-vs {HERE}", "su-1", works=f"{HERE} flak-tower")
    found = reckoned(table)
    assert (found.defence, found.pf, found.dice, shifts(table)["8.5.1"]) == (2 + 3, 2 + 3, -4, -1)


@rule("3.2.3a", "10.2", "3.2.5")
def test_zones_reach_into_a_fort_once_it_has_fallen() -> None:
    """A retreat into a strongpoint is open in spite of enemies beside it, not when it was taken."""
    units = f"su-1 2526, su-2 2424, su-3 2626, su-4 2624, ge-1 {HERE}"
    for taken, found in (("", f"ge-1 {HERE}"), ("2524", "ge-1 eliminated")):
        facts: dict[str, Any] = {"works": "2524 strongpoint", **({"taken": taken} if taken else {})}
        table = suffered(units, "R", "su-1", **facts)
        table.finds(found)
        if not taken:
            table.offers("retreat", "ge-1 2524")


@rule("10.2", "3.2.3a", "8.5.4")
def test_zones_close_the_ring_through_a_fallen_fort() -> None:
    units = f"su-1 2526, su-2 2424, su-3 2727, su-4 2624, ge-1 {HERE}"
    facts: dict[str, Any] = {"works": "2524 strongpoint"}
    assert "8.5.4" not in shifts(announced(units, "su-1", **facts))
    assert "8.5.4" in shifts(announced(units, "su-1", taken="2524", **facts))


@rule("8.7.2", "10.1.3b", "8.4.2/step-1")
def test_who_falls_back_into_a_fort_defends_it_with_the_garrison() -> None:
    units = f"su-1 su-tank 2526, su-2 2523, su-3 2425, ge-1 {HERE}"
    table = announcing(units, works="2524 strongpoint")
    table.do(
        f"assault {HERE}", "join su-1", "join su-tank", "announce", "assault 2524", "join su-2", "announce"
    )
    table.do("done").until_asked("assault.resolve").dice(1, 2).do(f"resolve {HERE}")
    table.asks("retreat.choose", "german").do("retreat ge-1 2524", "halt", "decline")
    found = reckoned(table, "2524")
    assert (found.attack, found.defence, found.pf) == (10, 4 + 1, 2 + 3)


@rule("10.1.1b", "10.1.3c", "8.1.5c")
def test_a_bridge_counts_before_a_strongpoint_but_a_barrier_does_not() -> None:
    sides = f"{HERE} 2526 river, {HERE} 2526 bridge"
    found = reckoned(announced(f"su-1 2526, ge-1 {HERE}", "su-1", sides=sides, **FORT))
    assert (found.attack, found.dice) == (5, -3 - 2)
    inside: dict[str, Any] = {"sides": f"{HERE} 2526 barrier", "perimeter": f"{HERE} yes"}
    assert reckoned(announced(f"su-1 2526, ge-1 {HERE}", "su-1", **inside, **FORT)).dice == -3
    assert reckoned(announced(f"su-1 2526, ge-1 {HERE}", "su-1", **inside)).dice == -1


@rule("11.2.1c", "10.1.3d", "8.6/R")
@pytest.mark.parametrize(
    ("kind", "code", "stays"),
    [("bombardment", "R", True), ("bombardment", "D", False), ("assault", "R", False)],
)
def test_plant_protection_in_a_bunker(kind: str, code: str, stays: bool) -> None:
    """Interaction 21."""
    table = suffered(
        f"su-1 2526, ge-ppb {HERE}",
        code,
        "su-1" if kind == "assault" else "",
        kind=kind,
        works=f"{HERE} bunker",
    )
    if stays:
        table.do("hold").finds(f"ge-ppb {HERE}").has(soviet_points=0)
    else:
        table.finds("ge-ppb eliminated").has(soviet_points=1)


@rule("11.2.1b", "5.0c")
@pytest.mark.parametrize(("die", "place"), [(3, "removed"), (4, "")])
def test_a_reinforcement_that_comes_in_three_hexes_off_tests_a_battalion_once(die: int, place: str) -> None:
    """Interaction 21: at once, and never again; nobody scores."""
    geo, corps = box().geo, "12-guards-tank-corps-48"
    door = geo.entries["D"]
    far = next(cell for cell in range(len(geo.board)) if geo.board.distance(cell, door) == 3)
    entry, there = geo.board.labels[door], geo.board.labels[far]
    table = Table(f"{corps} coming, ge-ppb {there}, ge-1 2020", "soviet-movement").dice(die, 1)
    table.do(f"enter {corps} {entry}").finds(f"ge-ppb {place or there}")
    assert table.score == (0, 0)
    assert table.g.dictated == (1,)


@rule("10.1.2c", "8.6/number", "8.7")
def test_survivors_of_a_number_leave_a_bunker_two_hexes() -> None:
    table = suffered(f"su-1 2526, ge-1 ge-vs {HERE}", "1", kind="mixed", works=f"{HERE} bunker").do(
        "lose ge-1"
    )
    table.offers_no("hold").do("retreat ge-vs 2524").offers_no("halt").do("retreat ge-vs 2523")
    table.finds("ge-vs 2523")


@rule("8.6/R", "10.1.3d", "8.7.1/3")
def test_guns_in_a_fort_ignore_the_retreat_that_would_kill_them() -> None:
    table = suffered(f"su-1 2526, ge-at {HERE}", "R", kind="bombardment", **FORT).can("hold").do("hold")
    table.finds(f"ge-at {HERE}")
    suffered(f"su-1 2526, ge-at {HERE}", "R", "su-1", **FORT).finds("ge-at eliminated").has(soviet_points=1)


@rule("10.1.3f", "8.3b")
def test_a_garrison_alone_is_no_target_of_direct_fire() -> None:
    table = Table("su-tank su-1 2526, su-hq 2527, ge-tank 2427", "soviet-combat", **FORT)
    table.can(f"target {HERE}").do("done").can("aim 2427").refused(f"aim {HERE}", "8.3b")
    table.do("done").can(f"assault {HERE}")


@rule("8.9a", "10.2", "8.10a")
def test_after_a_number_attackers_go_on_through_the_fort_they_take() -> None:
    table = suffered(f"su-1 2526, ge-vs {HERE}", "1", "su-1", **FORT).do(
        f"advance su-1 {HERE}", "exploit su-1 2524"
    )
    table.finds("su-1 2524")
    assert fort(table) == TAKEN
