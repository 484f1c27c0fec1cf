"""Hitler, his court and the Reichstag, where combat, movement and points meet."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import CAPTURED, DEAD, DEFECTED, HITLER, LOYAL
from tests.fortress_berlin.fighting import suffered
from tests.fortress_berlin.table import Table
from tests.rules import rule

COURT: dict[str, Any] = {"options": "leaders"}
FAR = "ge-1 2525, su-1 2530"


def mind(table: Table, name: str) -> int:
    """What has become of a leader."""
    return table.g.leader[table.leader(name)]


@rule("12.0/2", "12.0.1/reichstag-early", "4.3")
def test_the_reichstag_that_falls_in_turn_11_brings_nothing_for_that_turn() -> None:
    """Interaction 23: the game is over at once; the kill counts."""
    units = "su-1 5016, ge-vs 5015"
    table = suffered(units, "E", "su-1", cell="5015", leaders="hitler", turn=11).do("advance su-1 5015")
    table.won("soviet", rule="12.0/2", scores={"german": 0, "soviet": 1})


@rule("16.1b", "12.0/2", "12.0.1/reichstag-early")
def test_with_the_tower_on_the_reichstag_its_fall_ends_nothing() -> None:
    """Interaction 23: but that turn is not a whole one any more."""
    units = "su-1 5014, ge-vs 5015, ge-1 2020, su-2 2030"
    facts: dict[str, Any] = {"options": "reichstag-flak-tower", "turn": 11, "leaders": "hitler"}
    table = suffered(units, "E", "su-1", cell="5015", **facts).do("advance su-1 5015", "halt")
    assert not table.g.over
    assert not table.g.kept


@rule("8.10b", "12.0/2", "8.10a")
def test_an_exploitation_into_the_reichstag_ends_the_game() -> None:
    """Interaction 28."""
    table = suffered("su-1 5017, ge-vs 5016", "1", "su-1", cell="5016", turn=5)
    table.do("advance su-1 5016", "exploit su-1 5015").won("soviet", rule="12.0/2")


@rule("8.10b", "11.1.4", "12.0/1")
def test_an_exploitation_into_the_bunker_takes_hitler() -> None:
    """Interaction 28."""
    table = suffered("su-1 5019, ge-vs 5018", "E", "su-1", cell="5018", leaders="hitler", points="german 50")
    table.do("advance su-1 5018", "exploit su-1 5017").won("soviet", rule="12.0/1")


@rule("11.1.5", "8.9b", "11.1.4")
def test_fire_does_not_harm_hitler_but_who_advances_takes_him() -> None:
    """Interaction 24."""
    table = suffered("su-1 5018, ge-vs 5017", "E", kind="bombardment", cell="5017", leaders="hitler")
    assert table.g.hitler_lives
    table.copy().do("decline").has(over="")
    table.do("advance su-1 5017").won("soviet", rule="12.0/1")


@rule("11.1.4", "8.6/R", "11.1.5")
@pytest.mark.parametrize(("kind", "lives"), [("assault", False), ("bombardment", True)])
def test_guards_who_are_driven_off_leave_hitler_to_an_assault_alone(kind: str, lives: bool) -> None:
    units = "su-1 5018, ge-vs 5017 n"
    firing = "su-1" if kind == "assault" else ""
    table = suffered(units, "R", firing, kind=kind, cell="5017", leaders="hitler")
    table.do("retreat ge-vs 5016", "halt")
    assert table.g.hitler_lives == lives


@rule("17.4.3c", "17.4.5", "11.1.4", "17.4.4")
@pytest.mark.parametrize("die", [5, 6])
def test_a_defector_in_the_bunker_takes_nobody_prisoner(die: int) -> None:
    """Interaction 24: he tries the die and dies."""
    table = Table(FAR, "soviet-recovery", leaders="hitler, goring 5016 defected", **COURT)
    table.do("lead goring 5017").asks("leaders.strike", "soviet").dice(die).do("assassinate")
    assert mind(table, "goring") == DEAD
    assert (table.g.hitler_lives, table.score) == (die < 6, (0, 5 * (die == 6)))
    assert not table.g.over


@rule("17.4.3c", "17.4.6", "11.1.3a", "11.1.3b", "10.1.3b")
def test_an_assassination_sends_the_militia_home_in_the_next_turn() -> None:
    units = f"{FAR}, ge-ppb 2220, ge-hj 2222, ge-vs ge-ss 2224"
    table = Table(units, "soviet-recovery", leaders="hitler, goring 5016 defected", turn=3, **COURT)
    table.do("lead goring 5017").dice(6).do("assassinate").finds("ge-ppb 2220, ge-hj 2222")
    while table.g.turn == 3:
        table.dice(1, 6, 2, 2).idle()
    table.finds("ge-ppb removed, ge-hj removed").has(soviet_points=5)


@rule("17.4.3a", "8.6/D", "17.4.5")
def test_a_leader_may_be_won_over_where_his_guards_only_waver() -> None:
    table = suffered("su-1 2526, ge-1 2525", "D", "su-1", leaders="hitler, goring 2525", **COURT).do("face N")
    table.asks("leaders.defection", "soviet").do("convert goring")
    assert mind(table, "goring") == DEFECTED


@rule("17.4.3a", "17.4.4", "8.9a")
def test_a_leader_won_over_is_taken_by_who_advances_to_him() -> None:
    """A number leaves nobody in the hex: converted first, then met by Soviets, for one point."""
    facts: dict[str, Any] = {"leaders": "hitler, goring 2525", **COURT}
    table = suffered("su-1 2526, ge-1 2525", "1", "su-1", **facts)
    free = table.copy().do("convert goring", "decline")
    assert mind(free, "goring") == DEFECTED
    table.do("convert goring", "advance su-1 2525")
    assert (mind(table, "goring"), table.g.soviet_points) == (CAPTURED, 2)


@rule("17.4.4", "17.4.5", "17.4.3a", "8.6/E")
def test_elimination_wins_nobody_over_and_an_assault_takes_him() -> None:
    facts: dict[str, Any] = {"leaders": "hitler, goring 2525", **COURT}
    table = suffered("su-1 2526, ge-1 2525", "E", "su-1", **facts)
    assert (mind(table, "goring"), table.g.soviet_points) == (CAPTURED, 2)
    fired = suffered("su-1 2526, ge-1 2525", "E", kind="bombardment", **facts)
    assert mind(fired, "goring") == LOYAL


@rule("17.4.4", "17.4.3b")
def test_a_defector_who_reaches_soviets_is_a_prisoner() -> None:
    table = Table("ge-1 2020, su-1 2527", "soviet-recovery", leaders="hitler, goring 2525 defected", **COURT)
    table.do("lead goring 2527")
    assert (mind(table, "goring"), table.g.soviet_points) == (CAPTURED, 1)


@rule("17.4.3b", "9.0.2a", "3.2.4a")
def test_germans_do_not_stop_a_defector_but_ruins_do() -> None:
    facts: dict[str, Any] = {"terrain": "2524 built-up, 2526 built-up", "ruins": "2524"}
    units = "ge-1 2526, ge-2 2425, su-1 2030"
    table = Table(units, "soviet-recovery", leaders="hitler, goring 2525 defected", **facts, **COURT)
    table.can("lead goring 2526", "lead goring 2425").refused("lead goring 2524", "17.4.3b")


@rule("11.1.2a", "10.2", "10.1.3e")
def test_a_strongpoint_that_fire_has_emptied_does_not_open_hitlers_option() -> None:
    units = "su-1 2526, ge-1 2020"
    table = suffered(units, "1", kind="bombardment", works="2525 strongpoint")
    table.do("decline").has(first_strongpoint=0)


@rule("11.1.2a", "11.1.2b", "12.0.1/hitler-suicide")
@pytest.mark.parametrize(("there", "dead"), [("5019", True), ("5020", False)])
def test_soviets_two_hexes_off_help_him_on(there: str, dead: bool) -> None:
    units = f"su-1 {there}, ge-1 2020"
    facts: dict[str, Any] = {"works": "2525 strongpoint", "taken": "2525", "leaders": "hitler"}
    table = Table(units, "german-combat", turn=4, **facts).asks("hitler.option", "german")
    table.dice(5).do("suicide hitler")
    assert table.g.hitler_lives != dead
    assert table.g.german_points == 2 * dead


@rule("12.0.1/hitler-suicide", "12.0.1/hitler-alive", "11.1.2c")
def test_in_turn_10_his_death_is_worth_nothing() -> None:
    facts: dict[str, Any] = {"works": "2525 strongpoint", "taken": "2525", "leaders": "hitler"}
    table = Table("su-1 2530, ge-1 2020", "german-combat", turn=10, **facts).dice(6).do("suicide hitler")
    assert (table.g.hitler_lives, table.score) == (False, (0, 0))


@rule("12.0/3", "11.1.2e", "12.0.1/reichstag-late", "12.0.1/hitler-15")
def test_the_last_turn_of_a_defence_that_held() -> None:
    table = Table("su-1 2530, ge-1 2020", "turn", turn=15, leaders="hitler")
    assert (table.g.hitler_lives, table.g.german_points) == (False, 10)
    while not table.over:
        table.idle()
    table.won("german", rule="12.0/3", scores={"german": 15, "soviet": 0})


@rule("12.0.2/kills", "11.2.1b", "3.1.4b")
def test_deserters_and_who_has_no_room_bring_no_points() -> None:
    table = Table("su-1 2530 n, ge-ppb 2526, ge-1 2020", "soviet-movement").dice(1)
    table.do("pick su-1", "go 2529").finds("ge-ppb removed").has(soviet_points=0)


@rule("11.1.4", "7.2.1", "12.0/1")
def test_who_walks_into_an_empty_bunker_takes_hitler() -> None:
    table = Table("su-1 5019 n, ge-1 2020", "soviet-movement", leaders="hitler", turn=4)
    table.do("pick su-1", "go 5017").won("soviet", rule="12.0/1")
    assert table.g.leader[HITLER] == CAPTURED


@rule("7.1", "12.0/2")
def test_a_march_through_the_reichstag_ends_the_game_on_the_way() -> None:
    table = Table("su-1 5016 n, ge-1 2020", "soviet-movement", turn=4).do("pick su-1", "go 5014")
    table.has(over="reichstag").finds("su-1 5015")


@rule("5.2a", "3.2.4b", "5.2b")
def test_the_20th_leaves_the_map_from_a_zone() -> None:
    """Interaction 25: outside there is no second zone."""
    units = "20-pg-76 3234 s, 20-pg-hq 3334, lvi-hq 3332, su-1 3233"
    table = Table(units, "german-movement", turn=4).do("pick 20-pg-76", "leave").finds("20-pg-76 exited")
    table.has(german_points=2)


@rule("16.5b", "5.2c", "16.5c")
def test_the_20th_that_comes_back_with_wenck_costs_nothing() -> None:
    table = Table("20-pg-76 2525 returned, su-1 2530, ge-1 2020", "german-combat", turn=9, options="wenck")
    before = table.g.soviet_points
    table.until("movement")
    assert table.g.soviet_points == before
