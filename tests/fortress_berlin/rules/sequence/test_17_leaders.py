"""17.4: leaders who flee, kill themselves, change sides, are taken, and may kill Hitler."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import (
    CAPTURED,
    DEAD,
    DEFECTED,
    FLED,
    HITLER,
    LOYAL,
    NOT_IN_PLAY,
)
from grognard.games.fortress_berlin.rules import leaders
from grognard.kernel import flow
from tests.fortress_berlin.fighting import suffered
from tests.fortress_berlin.table import Table
from tests.rules import rule

FAR = "ge-1 2525, su-1 2530"


def mind(table: Table, name: str) -> int:
    """What a leader thinks, or what has become of him."""
    return table.g.leader[table.leader(name)]


@rule("17.4.9", "17.4.1")
def test_six_leaders_stay_in_berlin_by_lot() -> None:
    table = Table.opening("leaders")
    there = [n for n, state in enumerate(table.g.leader) if state == LOYAL and n != HITLER]
    assert len(there) == 6
    for leader in there:
        assert table.g.leader_cell[leader] == table.cell(table.g.world.leaders[leader].hex)
    assert table.score == (0, 0)
    other = Table.opening("leaders", dice=(1, 1, 1, 1, 1, 1))
    assert [n for n, state in enumerate(other.g.leader) if state == LOYAL] == [0, 1, 2, 3, 4, 5, 6]
    assert sum(state != NOT_IN_PLAY for state in Table.opening().g.leader) == 1


@rule("17.4.2a", "17.4.8")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_leader_may_flee_at_the_start_of_a_german_turn(die: int) -> None:
    table = Table(FAR, "turn", turn=10, options="leaders", leaders="hitler, goring, krebs", dice=(die, 1, 1))
    table.asks("leaders.flight", "german").offers("flee", "goring", "krebs")
    table.refused("flee hitler", "17.4.2a").do("flee goring")
    assert mind(table, "goring") == (FLED if die >= 4 else LOYAL)
    assert table.g.german_points == (3 if die >= 4 else 0)
    table.is_at("movement", "german")


@rule("17.4.2a")
def test_nobody_flees_in_a_game_without_leaders() -> None:
    Table(FAR, "turn", turn=10, leaders="hitler", dice=(1, 1)).is_at("movement", "german")


@rule("17.4.2b")
@pytest.mark.parametrize("die", range(1, 7))
def test_other_leaders_may_kill_themselves_for_no_points(die: int) -> None:
    units = "ge-1 2525, su-1 5015"
    table = Table(
        units,
        "german-combat",
        turn=5,
        dice=(die,),
        options="leaders",
        leaders="hitler, krebs",
        first_strongpoint=4,
    )
    table.offers_only("suicide hitler", "suicide krebs", "wait").do("suicide krebs")
    assert mind(table, "krebs") == (DEAD if die == 6 else LOYAL)
    assert table.score == (0, 0)
    table.has(suicide_tried=True).offers_no("suicide")


@rule("17.4.2c", "17.4.5")
def test_loyal_leaders_do_nothing() -> None:
    table = Table("su-1 2530", "soviet-movement", options="leaders", leaders="hitler, goring")
    table.is_at("movement", "soviet").offers_no("lead")


@rule("17.4.3a")
@pytest.mark.parametrize("code", ["EX", "D", "1", "2", "D*", "R", "E", "--", "*", "R*"])
def test_results_by_which_a_leader_may_be_won_over(code: str) -> None:
    table = Table(FAR, "soviet-combat", options="leaders", leaders="hitler, bormann, burgdorf")
    table.g.stack, table.g.pending = [], {}
    leaders.offer(table.g, table.cell("5017"), code, (table.unit("su-1"),))
    if code.rstrip("*") not in ("EX", "D", "1", "2"):
        assert not table.g.stack
        return
    flow.run(table.g)
    table.asks("leaders.defection", "soviet").offers("convert", "bormann", "burgdorf")
    table.refused("convert hitler", "17.4.3a").do("convert bormann")
    assert (mind(table, "bormann"), mind(table, "burgdorf"), mind(table, "hitler")) == (
        DEFECTED,
        LOYAL,
        LOYAL,
    )


@rule("17.4.3a")
def test_only_soviets_win_leaders_over() -> None:
    facts = {"options": "leaders", "leaders": "bormann 2525"}
    lost = suffered("su-1 2525 n, ge-1 2526", "D", "ge-1", side="german", **facts)
    assert lost.over
    suffered("ge-1 2525 n, su-1 2526", "D", "su-1", **facts).asks("leaders.defection", "soviet")


@rule("17.4.3a", "8.3.5a", "17.2c")
@pytest.mark.parametrize(("gun", "seat"), [("su-tank", "zhukov"), ("10-guards-tank-corps-61", "koniev")])
def test_defensive_fire_may_win_a_leader_over_for_who_fires(gun: str, seat: str) -> None:
    facts = {"options": "leaders three-players", "leaders": "bormann 2525", "target": "ge-tank"}
    table = suffered(f"ge-tank ge-1 2525 n, {gun} 2526", "D", gun, side="german", kind="direct", **facts)
    table.asks("leaders.defection", "soviet")
    assert table.game.seat_of(table.g, "soviet") == seat
    table.do("convert bormann")
    assert mind(table, "bormann") == DEFECTED


@rule("17.4.3b")
def test_a_defector_moves_eight_points_through_anybody() -> None:
    units = "ge-1 2526, ge-2 2425, ge-3 2625, su-1 2505"
    table = Table(
        units,
        "soviet-recovery",
        options="leaders",
        leaders="hitler, goring 2525 defected",
        terrain="2524 built-up",
        ruins="2524",
    )
    table.asks("leaders.move", "soviet").can("lead goring 2533", "lead goring 2526")
    assert table.decision.args["cells"] == (table.cell("2525"),)
    table.refused("lead goring 2534", "17.4.3b").refused("lead goring 2524", "17.4.3b")
    table.refused("lead hitler 5018", "17.4.2c").do("lead goring 2533")
    assert table.g.leader_cell[table.leader("goring")] == table.cell("2533")
    table.is_at("movement", "soviet").offers_no("lead")


@rule("17.4.3c", "17.4.6", "17.4.7", "17.4.8")
@pytest.mark.parametrize(("die", "dies"), [(3, False), (4, True), (6, True)])
def test_three_defectors_need_a_four(die: int, dies: bool) -> None:
    names = ("goring", "krebs", "ley")
    said = "hitler, goring 5016 defected, krebs 5018 defected, ley 5018 defected"
    table = Table("su-1 2530", "soviet-recovery", turn=8, options="leaders", leaders=said, dice=(die,))
    table.do(*(f"lead {name} 5017" for name in names)).asks("leaders.strike").do("assassinate")
    assert [mind(table, name) for name in names] == [DEAD] * 3
    assert (mind(table, "hitler") == DEAD) is dies
    assert table.score == (0, 5 if dies else 0)
    table.has(hitler_died=8 if dies else 0).is_at("movement", "soviet")


@rule("17.4.3c")
def test_one_alone_needs_a_six_and_may_wait() -> None:
    said = "hitler, goring 5016 defected"
    table = Table("su-1 2530", "soviet-recovery", options="leaders", leaders=said, dice=(5,))
    table.do("lead goring 5017").do("assassinate")
    assert (mind(table, "goring"), mind(table, "hitler")) == (DEAD, LOYAL)
    table = Table("su-1 2530", "soviet-recovery", options="leaders", leaders=said)
    table.do("lead goring 5017", "wait")
    assert (mind(table, "goring"), mind(table, "hitler")) == (DEFECTED, LOYAL)


@rule("17.4.6", "11.1.3a")
def test_after_an_assassination_the_militia_goes_home_too() -> None:
    table = Table("ge-ppb 2525, ge-1 2527, su-1 2530", "turn", turn=10, hitler_died=9, dice=(1, 1))
    table.finds("ge-ppb removed")


@rule("17.4.4", "17.4.8")
def test_a_defector_who_reaches_soviet_units_is_captured() -> None:
    said = "hitler, goring 2525 defected"
    table = Table("su-1 2527", "soviet-recovery", options="leaders", leaders=said)
    table.do("lead goring 2527")
    assert (mind(table, "goring"), table.score) == (CAPTURED, (0, 1))


@rule("17.4.4", "17.4.5", "17.4.8")
def test_soviets_who_enter_his_hex_or_storm_it_take_a_leader() -> None:
    table = Table("su-1 2525 n, ge-1 2530", "soviet-movement", options="leaders", leaders="goring 2524")
    table.do("pick su-1", "go 2524")
    assert (mind(table, "goring"), table.score) == (CAPTURED, (0, 1))
    table = Table(FAR, "soviet-combat", options="leaders", leaders="goring 2524, krebs 2524 defected")
    leaders.fell(table.g, table.cell("2524"))
    assert (mind(table, "goring"), mind(table, "krebs"), table.score) == (CAPTURED, DEFECTED, (0, 1))


@rule("17.4.7", "11.1.4")
def test_an_assault_that_leaves_nobody_takes_hitler() -> None:
    table = Table(FAR, "soviet-combat", leaders="hitler")
    leaders.fell(table.g, table.cell("5017"))
    table.has(over="hitler")
    assert mind(table, "hitler") == CAPTURED


@rule("17.4.3c", "17.4.5")
def test_a_defector_in_the_bunker_captures_nobody() -> None:
    said = "hitler, goring 5016 defected"
    table = Table("su-1 2530", "soviet-recovery", options="leaders", leaders=said).do(
        "lead goring 5017", "wait"
    )
    assert not table.over
    assert mind(table, "hitler") == LOYAL


@rule("17.4.3c")
def test_defectors_who_wait_in_the_bunker_do_not_help_but_who_joins_them_does() -> None:
    waiting = "hitler, goring 5017 defected, krebs 5017 defected"
    table = Table("su-1 2530", "soviet-recovery", options="leaders", leaders=waiting, dice=(5,))
    table.do("done").asks("leaders.strike").do("assassinate")
    assert [mind(table, name) for name in ("goring", "krebs", "hitler")] == [DEAD, DEAD, LOYAL]
    joined = f"{waiting}, ley 5018 defected"
    table = Table("su-1 2530", "soviet-recovery", options="leaders", leaders=joined, dice=(5,))
    table.do("lead ley 5017").until_asked("leaders.strike").do("assassinate")
    assert mind(table, "hitler") == DEAD


@rule("17.4.3c", "17.4.6")
def test_nobody_strikes_at_a_hitler_who_is_dead() -> None:
    said = "hitler dead, goring 5016 defected"
    table = Table("su-1 2530", "soviet-recovery", options="leaders", leaders=said).do("lead goring 5017")
    assert mind(table, "goring") == DEFECTED
    table.is_at("movement", "soviet").asks("march.phase")


@rule("17.4.3b")
def test_a_defector_goes_on_foot() -> None:
    """Parks cost a vehicle two points a hex."""
    park = ", ".join(f"25{row} park" for row in range(25, 34)) + ", 2433 park, 2633 park"
    wide = ", ".join(f"{column}{row} major" for column in (24, 26) for row in range(24, 33))
    facts: dict[str, Any] = {"options": "leaders", "leaders": "goring 2525 defected"}
    table = Table("su-1 2505", "soviet-recovery", terrain=f"{park}, {wide}", **facts)
    table.can("lead goring 2533").refused("lead goring 2534", "17.4.3b")
