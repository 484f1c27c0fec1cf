"""12 The Stavka phase."""

from fractions import Fraction
from typing import Any

from grognard.games.victory_roads.rules.supply import lines
from grognard.games.victory_roads.rules.theatres.reserve import price
from tests.rules import rule
from tests.victory_roads.theatres import RAILS, Table

N, CN, CS, S = range(4)
BOX = "su-1 su-2 su-3 su-4 su-5 su-6 su-t1 su-t2 su-t3 su-t4 su-cav stavka"
FRONT = "su-hq1 1508, su-7 1408"


def stavka(units: str = "", **facts: Any) -> Table:
    """A Stavka phase: HQ and a corps on a railway, theatre S in offensive mode behind them."""
    said: dict[str, Any] = {
        "theatres": "S 1608 offensive",
        "priority": S,
        "secondary": N,
        "rails": RAILS,
    } | facts
    return Table(f"{BOX}, {FRONT}{units and ', ' + units}", "stavka", **said)


# ---- who, in which order


@rule("12/intro")
def test_each_theatre_either_calls_on_the_reserve_or_moves() -> None:
    table = stavka(theatres="N 1808 movement, S 1608 movement").dice(6)
    table.asks("ask.stavka", "soviet").can("reserve S", "shift S", "forgo S")
    table.do("shift S", "roll", "stay").refused("reserve S", "12/intro").refused("shift S", "12/intro")


@rule("12.1.1a", "12.1/order")
def test_the_priority_theatre_comes_first_and_the_secondary_one_last() -> None:
    four = "N 1808 movement, CN 1708 movement, CS 1708 movement, S 1608 movement"
    table = stavka("su-6 1508", theatres=four)
    table.offers("forgo", "S").refused("reserve N", "12.1.1a").offers_no("enter-reserve").do("forgo S")
    table.offers("forgo", "CN", "CS").do("forgo CS").offers("forgo", "CN").do("forgo CN")
    table.offers("forgo", "N").do("forgo N").asks("ask.enter-reserve", "soviet")


@rule("1.6.4", "2/no-german-stavka")
def test_the_basic_game_has_no_stavka_phase() -> None:
    table = Table(f"{BOX}, {FRONT}", "stavka", scenario="budapest-wien", rails=RAILS)
    assert not table.g.pending or table.phase != "stavka"


@rule("12.3.1", "3.2.2e", "9.1.3", "sheet/soviet-stavka")
def test_who_may_not_move() -> None:
    stavka().refused("shift S", "9.1.3")
    stavka(theatres="S 1608 movement").can("shift S")
    stavka(theatres="S 1608 movement", weather="mud").refused("shift S", "12.3.1").can("reserve S")
    stavka(theatres="S 1608 movement", drew="S").refused("shift S", "12.3.1").can("reserve S")


@rule("12.1.1c", "11.3.2c", "12.3.1")
def test_under_a_great_offensive_only_its_theatre_receives_units_and_none_moves() -> None:
    table = stavka("su-5 1508", theatres="N 1808 movement, S 1608 offensive", offensive=S).can("reserve S")
    table.refused("reserve N", "12.1.1c").refused("shift N", "12.3.1")
    table.do("forgo S").asks("ask.enter-reserve", "soviet")


# ---- the die


@rule("12.1.1/table", "12.1.1a")
def test_the_table() -> None:
    rows = {"priority": (1, 2, 3, 4, 4, 5), "other": (0, 1, 2, 2, 3, 3), "secondary": (0, 0, 1, 2, 2, 3)}
    roles = {"priority": (S, N), "other": (CN, CS), "secondary": (CN, S)}
    for role, (priority, secondary) in roles.items():
        for die, units in enumerate(rows[role], 1):
            table = stavka(priority=priority, secondary=secondary).dice(die).do("reserve S", "roll")
            table.logs("stavka.units", "12.1.1/table", die=die, count=units)


@rule("12.1.1b")
def test_supports_go_back_to_the_pool_for_one_more_on_the_die() -> None:
    chits = "su-aviation-1 su-aviation-2 box-s, su-katyusha-1 box-n"
    table = stavka(supports=chits).dice(2).do("reserve S").refused("spend su-katyusha-1", "1.5.2b")
    table.do("spend su-aviation-1", "spend su-aviation-2").finds("su-aviation-1 su-aviation-2 soviet-pool")
    table.do("roll").logs("stavka.units", die=2, count=4)


@rule("12.1.1c")
def test_a_great_offensive_adds_two() -> None:
    stavka(offensive=S).dice(3).do("reserve S", "roll").logs("stavka.units", die=3, count=4)
    stavka().dice(3).do("reserve S", "roll").logs("stavka.units", die=3, count=3)


@rule("support/joukov")
def test_zhukov_adds_two() -> None:
    stavka(zhukov="S").dice(1).do("reserve S", "roll").logs("stavka.units", die=1, count=3)


@rule("12.1.1/table", "12.1.1b", "12.1.1c")
def test_the_exact_chances_stand_before_the_die() -> None:
    sixth = Fraction(1, 6)
    table = stavka(supports="su-aviation-1 box-s").do("reserve S")
    plain = {"1": sixth, "2": sixth, "3": sixth, "4": 2 * sixth, "5": sixth}
    table.forecasts("roll", chances=plain, notes=(("12.1.1/table", "note.column-priority", {}),))
    table.forecasts("spend su-aviation-1", chances={"2": sixth, "3": sixth, "4": 2 * sixth, "5": 2 * sixth})
    table.do("spend su-aviation-1").forecasts(
        "roll", chances={"2": sixth, "3": sixth, "4": 2 * sixth, "5": 2 * sixth}
    )
    great = stavka(offensive=S)
    great.forecasts("reserve S", chances={"3": sixth, "4": 2 * sixth, "5": 3 * sixth})
    moves = stavka(theatres="S 1608 movement", priority=N, secondary=S)
    moves.forecasts("shift S", chances={"0": 2 * sixth, "1": sixth, "2": 2 * sixth, "3": sixth})
    for found, what in (
        (table.forecast("roll"), "result.units"),
        (moves.forecast("shift S"), "result.hexes"),
    ):
        assert {reason[1] for reason in found.consequences.values()} == {what}


# ---- out of the reserve


@rule("12.1.1d", "12.2.2")
def test_units_leave_as_far_as_the_die_and_the_least_reserve_allow() -> None:
    table = stavka().dice(3).do("reserve S", "roll", "call su-t1", "deploy 1407")
    table.finds("su-t1 1407").refused("call su-t2", "12.1.1d").do("call su-1", "deploy 1407")
    assert table.prompt != "ask.leave-reserve"
    few = stavka().dice(6).do("reserve S", "roll", "call su-1", "deploy 1407", "call su-2", "deploy 1407")
    few.refused("call su-3", "12.2.2").do("call su-t1", "deploy 1509").refused("call su-t2", "12.1.1d")
    few.do("call su-cav", "deploy 1509").finds("su-cav 1509, su-t2 stavka")


@rule("12.2.2", "12.1.1d")
def test_cavalry_counts_as_one_unit_but_as_an_armoured_corps_of_the_least_reserve() -> None:
    box = "su-1 su-2 su-3 su-4 su-t1 su-t2 su-cav stavka"
    table = Table(f"{box}, {FRONT}", "stavka", theatres="S 1608 movement", priority=S, rails=RAILS)
    table.refused("reserve S", "12.2.2").can("shift S")
    more = Table(
        f"{box}, su-t3 stavka, {FRONT}", "stavka", theatres="S 1608 offensive", priority=S, rails=RAILS
    )
    more.dice(1).do("reserve S", "roll").refused("call su-1", "12.2.2").refused("call su-t1", "12.1.1d")
    more.do("call su-cav", "deploy 1407").finds("su-cav 1407")
    units = {unit.id: price(unit) for unit in more.g.world.units}
    assert (units["su-t1"], units["su-cav"], units["su-1"]) == (2, 1, 1)


@rule("12.1.1e")
def test_where_they_arrive() -> None:
    table = stavka("ge-1 1206").dice(6).do("reserve S", "roll", "call su-1")
    table.can("deploy 1407", "deploy 1409", "deploy 1507", "deploy 1408", "deploy 1607")
    table.refused("deploy 1306", "12.1.1e").refused("deploy 1805", "12.1.1e")
    table.do("deploy 1409", "call su-2").refused("deploy 1410", "12.1.1e").can("deploy 1409")
    stavka("su-2 1409").dice(6).do("reserve S", "roll", "call su-1").can("deploy 1410")


@rule("12.1.1e")
def test_a_lone_unit_is_joined_in_a_neighbouring_hex_and_not_in_its_own() -> None:
    table = stavka("su-5 1705", theatres="S 1808 offensive").dice(6).do("reserve S", "roll", "call su-1")
    table.refused("deploy 1705", "12.1.1e").can("deploy 1706")


@rule("12.1.1e")
def test_neither_outside_the_radius_nor_out_of_supply_nor_beside_an_enemy() -> None:
    close = stavka(theatres="S 2008 movement").dice(6).do("reserve S", "roll", "call su-1")
    close.can("deploy 1507").refused("deploy 1407", "12.1.1e")
    beside = stavka("ge-1 1307").dice(6).do("reserve S", "roll", "call su-1")
    beside.refused("deploy 1407", "12.1.1e").can("deploy 1507")
    far = stavka("su-5 1504").dice(6).do("reserve S", "roll", "call su-1")
    far.can("deploy 1505").refused("deploy 1503", "12.1.1e")


@rule("12.1.1e", "1.11.3")
def test_a_full_hex_takes_nobody() -> None:
    table = stavka("ge-2 0101").dice(6).do("reserve S", "roll")
    for unit in ("su-1", "su-2"):
        table.do(f"call {unit}", "deploy 1407")
    table.do("call su-t1", "deploy 1407")
    full = stavka("su-5 su-6 1508").dice(3).do("reserve S", "roll", "call su-t1")
    full.can("deploy 1508")


# ---- into the reserve


def entering(units: str, **facts: Any) -> Table:
    """Units that may enter the reserve, when no theatre wants anything."""
    return Table(units, "stavka", rails=RAILS, **facts)


@rule("12.1.2", "12.2.3", "12.2.4", "12.2.1")
def test_corps_stacked_with_an_hq_enter_in_standard_mode_or_at_full_strength() -> None:
    table = entering("su-hq1 su-1 su-t1 1508, su-2 1408")
    table.g.steps[table.unit("su-t1")] = 1
    table.refused("enter-reserve su-hq1", "12.1.2").refused("enter-reserve su-2", "12.1.2")
    table.do("enter-reserve su-1", "enter-reserve su-t1")
    table.finds("su-1 stavka reduced, su-t1 stavka full, su-hq1 1508, su-2 1408")


@rule("12.1.2")
def test_not_beside_an_enemy_not_without_supply_and_six_at_most() -> None:
    table = entering("su-hq1 su-1 su-2 1508, su-hq2 su-3 1708, ge-1 1707, su-t1 1508 cut")
    table.offers("enter-reserve", "su-1", "su-2").refused("enter-reserve su-3", "12.1.2")
    table.refused("enter-reserve su-t1", "12.1.2")
    many = entering(
        "su-hq1 su-1 su-2 su-3 su-4 1508, su-hq2 su-5 su-6 su-7 su-t1 1708", bridgeheads="1508, 1708"
    )
    many.do(*(f"enter-reserve su-{n}" for n in range(1, 6)), "enter-reserve su-t1")
    assert (many.phase, many.g.turn) != ("stavka", 2)
    assert many.where("su-6") == "1708"


@rule("12.1/order", "12.2.2")
def test_nobody_leaves_once_units_enter() -> None:
    table = stavka("su-5 su-6 1508").do("forgo S", "enter-reserve su-5").finds("su-5 stavka")
    table.offers_only("enter-reserve su-6", "done")


@rule("12.1.2", "11.3.2c")
def test_interaction_13_units_enter_under_a_great_offensive_too() -> None:
    table = stavka("su-5 1508", offensive=S, theatres="N 1808 movement, S 1608 offensive")
    table.do("forgo S").can("enter-reserve su-5")


# ---- moves


@rule("12.3.2", "12.3.1")
def test_the_result_is_the_number_of_hexes() -> None:
    table = (
        stavka(theatres="N 1808 movement", priority=S, secondary=N, units="").dice(3).do("shift N", "roll")
    )
    table.logs("stavka.hexes", "12.3.2", die=3, count=1).offers("go", "1708", "1908").do("go 1708")
    assert table.theatre("N") == "1708"
    boosted = stavka(theatres="N 1808 movement", supports="su-aviation-1 box-n").dice(3)
    boosted.do("shift N", "spend su-aviation-1", "roll").offers("go", "1708", "1608", "1908", "2008")
    assert boosted.where("su-aviation-1") == "soviet-pool"


@rule("12.1.1d", "4.1.2", "1.11.4")
def test_an_hq_in_the_box_leaves_to_a_hex_with_a_line_and_without_another_hq() -> None:
    table = stavka("su-hq2 stavka").do("reserve S").dice(6).do("roll", "call su-hq2")
    joined = {table.g.geo.board.labels[cell] for cell, on in enumerate(lines(table.g, 0)) if on}
    assert set(table.options("deploy")) <= joined - {"1508"}
    assert table.options("deploy")


@rule("12.2.2")
def test_an_hq_in_the_box_counts_as_no_corps_of_its_least_strength() -> None:
    units = "su-1 su-2 su-3 su-4 su-hq2 stavka, su-hq1 1508, su-7 1408"
    facts: dict[str, Any] = {"theatres": "S 1608 offensive", "priority": S, "secondary": N, "rails": RAILS}
    table = Table(units, "stavka", **facts).do("reserve S").dice(6).do("roll")
    table.refused("call su-1", "12.2.2").can("call su-hq2")
