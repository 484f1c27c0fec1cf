"""Rules that meet: Romanians and Hungarians with HQs, stacks, retreats, sieges and their change of sides."""

from typing import Any, TypeVar

import pytest

from grognard.games.victory_roads.position import NEVER, WITH_SOVIETS
from grognard.games.victory_roads.rules.arrivals.points import points_of
from grognard.games.victory_roads.rules.haltebefehl import is_besieged, is_ordered
from grognard.games.victory_roads.units import HUNGARIANS, ROMANIANS, SOVIET
from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.ground import EAST
from tests.victory_roads.rules.reich.test_14_capitulation import FOUR, IASI, hungary, romania
from tests.victory_roads.table import Table

HUNGARY = ", ".join(f"{cell} hungary" for cell in ("1005", "1106", "1004"))


Played = TypeVar("Played", bound=Table)


def turned(table: Played, *names: str) -> Played:
    """The table once these have gone over to the Soviets."""
    for name in names:
        table.g.change(table.unit(name), camp=SOVIET)
    table.g.memo = {}
    return table


# ---- in retreat


@rule("1.7.5", "7.10.5", "7.10.11")
def test_hungary_is_shut_to_romanians_in_retreat_and_open_once_they_fight_for_the_soviets() -> None:
    away = Battlefield("su-1 1205, ro-1 1105", country=HUNGARY).result("1105", "su-1", "0/0", "", "DR")
    assert not {"ro-1 1005", "ro-1 1106", "ro-1 1004"} & {*away.options("retreat")}
    germans = Battlefield("su-1 1205, ge-1 1105", country=HUNGARY).result("1105", "su-1", "0/0", "", "DR")
    germans.can("retreat ge-1 1005")


@rule("1.11.5", "7.10.10", "1.11.2")
def test_romanians_driven_among_hungarians_go_on() -> None:
    table = Battlefield("su-1 1205, su-2 1204, ro-1 1105, hu-1 1005")
    table.result("1105", "su-1 su-2", "0/0", "", "DR").do("retreat ro-1 1005")
    table.asks("ask.retreat-on", "axis").do(f"retreat {table.options('retreat')[0]}")
    assert table.where("ro-1") != "1005"


@rule("7.12.2", "1.7.5", "7.10.3")
def test_the_one_romanian_that_a_german_saves_must_still_find_a_way_out() -> None:
    sea = ", ".join(f"{cell} sea" for cell in ("1104", "1204"))
    units = "su-1 1205, ge-1 ro-1 ro-2 1105"
    table = Battlefield(units, country=HUNGARY, terrain=sea).result("1105", "su-1", "0/0", "", "DR2")
    table.asks("ask.spare", "axis").do("spare ro-1")
    while table.options("retreat"):
        table.do(f"retreat {table.options('retreat')[0]}")
    table.finds("ro-1 ro-2 eliminated")


# ---- in attack


@rule("7.11.3a", "7.11.3b", "8.3.2a")
def test_one_attack_on_their_own_a_turn_in_combat_and_exploitation_together() -> None:
    units = "ro-1 1105, ro-2 0808, su-1 1205 reduced, su-2 0908 reduced, ge-1 0808"
    table = (
        Battlefield(units, "axis-combat", flown="1105, 0808").attack("1205", "ro-1").dice(3, 4).do("fight")
    )
    while table.prompt != "ask.attack":
        table.idle()
    table.do("attack 0908").refused("join ro-2", "7.11.3a").do("join ge-1").can("join ro-2")  # as many steps


@rule("1.7.3", "7.11.2", "7.12.2", "7.12.1")
def test_romanians_of_the_soviets_attack_as_allies_and_defend_as_soviets() -> None:
    table = turned(Battlefield("su-1 ro-1 1205, ge-1 1105"), "ro-1")
    table.result("1105", "su-1 ro-1", "1/0").marked("su-1 reduced, ro-1 full")
    hit = turned(Battlefield("ge-1 1105, ro-1 ro-2 1205", "axis-combat"), "ro-1", "ro-2")
    hit.result("1205", "ge-1", "0/0", "", "DR2").asks("ask.retreat", "soviet")  # no rout


@rule("7.11.1", "1.11.5", "1.7.3")
def test_whatever_side_they_are_on_they_neither_attack_nor_stand_together() -> None:
    table = turned(Battlefield("su-1 ro-1 1205, hu-1 1204, ge-1 1105"), "ro-1", "hu-1")
    table.do("attack 1105", "join su-1", "join ro-1").refused("join hu-1", "7.11.1")
    march = turned(Battlefield("ro-1 1205 exploits, hu-1 1204"), "ro-1", "hu-1").do("end", "move ro-1")
    march.refused("go 1204", "1.11.5").can("go 1206")


# ---- sieges


@rule("6.7.5a", "4.5.1", "4.2.1b")
def test_a_hungarian_fed_by_budapest_keeps_germans_there_from_a_siege() -> None:
    """A railway joins the city to Germany, but no German HQ reaches it: only the Hungarian is supplied."""
    facts: dict[str, Any] = {
        "country": "0408 germany, 1105 hungary",
        "places": "0408 minor-city, 1105 major-city Buda",
        "rails": "0408 0508 0607 0707 0806 0906 1005 1105",
        "ordered": "1105",
    }
    ring = "su-1 1204, su-2 1205, su-3 1104"
    for extra, besieged in ((", hu-1 1105", False), ("", True)):
        table = Table(f"ge-1 1105{extra}, {ring}", "axis-supply", **facts)
        assert bool(table.g.cut[table.unit("ge-1")]) is True
        assert is_besieged(table.g, table.cell("1105")) is besieged


# ---- changes of sides


@rule("14.3c", "14.3e", "6.7.9", "4.1.1b")
def test_romanians_leave_a_stack_and_the_germans_hold_on() -> None:
    """The order of a Romanian city stays with its Germans, and ends where Romanians alone stood."""
    units = f"{FOUR}, ro-id-5 de-id-14 {IASI}, ro-id-6 5858"
    table = romania(units, won="6063", ordered=IASI, dice=(1, 1, 1)).do("capitulate")
    while table.prompt == "ask.disband":
        table.do(f"disband {table.options('disband')[0]}")
    table.has(romania=WITH_SOVIETS).finds(f"de-id-14 {IASI}")
    assert is_ordered(table.g, table.cell(IASI))


@rule("14.3f", "14.3b", "17.3.3", "1.11.5")
def test_who_comes_back_stands_on_or_beside_supplied_soviets_in_his_own_country() -> None:
    facts: dict[str, Any] = {
        "country": "1308 romania, 1408 romania, 1309 romania, 1508 romania",
        "rails": EAST,
        "romania": WITH_SOVIETS,
    }
    table = Table("su-hq1 1508, su-1 1408, ge-1 1109, ro-1 ro-2 capitulated", "soviet-supply", **facts)
    turned(table, "ro-1", "ro-2").dice(*[3] * 30)
    table.until("soviet-arrivals").do("arrive ro-1")
    table.offers("deploy", "1308", "1408", "1309", "1508")
    assert points_of(table.g, ROMANIANS) == 0


@rule("14.2.1/table", "17.3.3", "14.2.1a")
@pytest.mark.parametrize(("die", "stands"), [(3, NEVER), (5, 0)])
def test_hungarians_who_never_give_in_keep_their_points_and_fight_on(die: int, stands: int) -> None:
    table = hungary("hu-id-7 2754", dice=(die,), turn=16).do("capitulate").has(hungary=stands)
    assert (points_of(table.g, HUNGARIANS) > 0) is bool(table.g.world.charts.turns[16].hungarian_rp)
    table.finds("hu-id-7 2754")


@rule("14.3f", "14.2.1/mod-romania", "14.2.1/table")
def test_both_allies_never_change_sides_in_one_turn() -> None:
    """With Romania on the Soviet side the best throw on Hungary is 6 and 1 less 1: an armistice."""
    table = hungary("hu-id-7 2754", won="2855 2956", romania=WITH_SOVIETS, dice=(6,)).do("capitulate")
    table.logs("capitulation.hungary", outcome="armistice")
