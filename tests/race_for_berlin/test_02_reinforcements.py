"""1 and 2.1: the phases of a turn, and the reinforcements that come in."""

import pytest

from grognard.games.race_for_berlin.rules.sequence import IMPULSES, Turn
from grognard.kernel import flow
from tests.race_for_berlin.table import Table
from tests.rules import rule

ORDINARY = ("3-1", "3-2", "1-Falsch", "28-1", "28-2", "31", "11-SS", "23-SS", "18-pzgre")
XII_ARMY = (
    *("T-Korner", "U-v-Hut", "F-v-Schill", "Scharn", "Clause"),
    *("Hamburg", "V-Hake", "199", "H-Goer", "F-L-Jahn"),
)
WEST, NORTH, SOUTH = {"b1", "c1"}, {"a6", "a9"}, {f"f{column}" for column in range(2, 11)} | {"Leipzig"}
JOUKOVS = {f"{row}{column}" for row in "abc" for column in (11, 12)} - {"b11"} | {"Kustrin"}
KONIEVS = {f"{row}{column}" for row in "def" for column in (11, 12)}


def coming(*units: str, **more: str) -> dict[str, str]:
    return dict.fromkeys(units, "coming") | more


def entries(table: Table, unit: str) -> set[str]:
    return {line.split(" ")[1] for line in table.options("place") if line.startswith(unit + " ")}


@rule("1", "1/A", "1/B", "1/C", "1/D", "2", "3", "4", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "4.3")
def test_the_order_of_a_turn() -> None:
    """A.1 a die each for reinforcements, A.2 the Americans, A.3 Hitler, A.4 the draws; B; C; D; next turn."""
    units = {"8GA-1": "c12", "303": "b8", "3GTA-1": "e12", "21-Pz": "e8"} | coming("31")
    table = Table(units, "A.1", dice=(1, 6, 1, 1, 1))
    assert [event.message for event in table.g.events if event.message != "event.drawn"] == [
        *("turn.begins", "arrival.delayed", "american.waiting", "hitler.silent", "event.drew", "event.drew")
    ]
    assert [event.args["camp"] for event in table.events("event.drew")] == [1, 0]
    phases = []
    while table.g.turn == 2:
        if (table.phase, table.side) not in phases:
            phases.append((table.phase, table.side))
        table.do(_quiet(table))
    both, operations = ["joukov", "koniev"], ["C.1", "C.2", "C.3", "C.4"]
    assert phases[:2] == [("B.2", side) for side in both]
    assert phases[2:6] == list(zip(operations, ["joukov", "koniev", "koniev", "joukov"], strict=True))
    assert {phase for phase, _ in phases[6:]} == {"D"}
    table.has(turn=3)


@rule("1/C")
def test_the_four_impulses() -> None:
    assert IMPULSES == ((0, 0), (1, 0), (1, 1), (0, 1))


@rule("2.1.1a", "2.1", "2.1.1c")
def test_one_die_for_each_army_and_division() -> None:
    """Seven dice for nine counters, and none for the XII Army."""
    table = Table(coming(*ORDINARY, *XII_ARMY), "A.1", dice=(4, 4, 4, 4, 4, 4, 4, 6, 1))
    assert len(table.events("arrival.delayed")) == 7
    assert table.events("american.waiting")[0].args["die"] == 6  # the eighth die is the Americans'
    assert {table.where(unit) for unit in (*ORDINARY, *XII_ARMY)} == {"coming"}


@rule("2.1.1a", "2.1.1b")
def test_both_counters_of_an_army_arrive_by_one_die() -> None:
    table = Table(coming("28-1", "28-2"), "A.1", dice=(5, 6, 1))
    assert len(table.events("arrival.comes")) == 1
    table.decides("koniev").do("place 28-1 e12")
    assert table.where("28-1") == table.where("28-2") == "e12"
    table.unmarked("28-1 used")


@rule("2.1.1b")
@pytest.mark.parametrize(("turn", "needed"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_die_and_turn_must_exceed_six(turn: int, needed: int) -> None:
    Table(coming("31"), "A.1", turn=turn, dice=(needed, 6)).finds("31 arrived")
    if needed > 1:
        Table(coming("31"), "A.1", turn=turn, dice=(needed - 1, 6)).finds("31 coming")


@rule("2.1.1b")
def test_an_arrival_may_be_activated_this_turn() -> None:
    table = Table(coming("31"), "A.1", turn=3, dice=(4, 6, 1)).do("place 31 e12").until("C.2")
    table.offers("march", "31")


@rule("2.1.2a")
@pytest.mark.parametrize(
    ("turn", "die", "available"),
    [(4, 4, False), (4, 5, True), (5, 3, False), (5, 4, True), (6, 2, False), (6, 3, True), (8, 1, True)],
)
def test_the_xii_army_needs_more_than_eight(turn: int, die: int, available: bool) -> None:
    table = Table(coming(*XII_ARMY), "A.1", turn=turn, dice=(die, 6, 1)).has(xii=turn if available else 0)
    assert [len(table.events(f"arrival.xii-{end}")) for end in ("army", "delayed")] == [
        available,
        not available,
    ]
    assert {table.where(unit) for unit in XII_ARMY} == {"coming"}  # from the next turn on


@rule("2.1.2a", "2.1.1c")
def test_no_die_for_the_xii_army_before_turn_four() -> None:
    table = Table(coming(*XII_ARMY), "A.1", turn=3, dice=(6, 1)).has(xii=0)
    assert table.events("american.waiting")[0].args["die"] == 6


@rule("2.1.2b", "11.5.3")
def test_two_units_a_turn_are_drawn_and_placed_in_the_west() -> None:
    table = Table(coming(*XII_ARMY), "A.1", turn=6, xii=5, dice=(1, 9, 6, 1))
    drawn = [table.game.box.units[event.args["unit"]].id for event in table.events("arrival.drawn")]
    assert drawn == [XII_ARMY[0], XII_ARMY[9]]
    table.decides("joukov")
    assert entries(table, drawn[0]) == WEST
    table.do(f"place {drawn[0]} b1", f"place {drawn[1]} c1")
    assert sum(table.where(unit) == "coming" for unit in XII_ARMY) == 8


@rule("2.1.2b")
def test_available_on_turn_five_all_are_in_play_on_turn_ten() -> None:
    table = Table(coming(*XII_ARMY), "A.1", turn=5, dice=(4, 6, 1))
    for turn in range(6, 11):
        before = sum(table.where(unit) == "coming" for unit in XII_ARMY)
        table.g.turn, table.g.stack = turn, [Turn()]
        flow.run(table.g)
        while table.options("place"):
            table.do("place " + table.options("place")[-1])
        assert sum(table.where(unit) == "coming" for unit in XII_ARMY) == before - 2


def _quiet(table: Table) -> str:
    return next(line for line in ("done", "begin", "pass", "end", "keep", "stay") if line in table.options())


@rule("2.1.3", "2.1.2b")
def test_a_closed_west_sends_the_xii_army_to_the_nearest_edge() -> None:
    held = {"8GA-1": "b1", "47-1": "c1"}
    table = Table(coming("Clause") | held, "A.1", turn=6, xii=5, dice=(1, 6, 1))
    assert entries(table, "Clause") == {"a6"}


@rule("2.1.2b", "2.1.3", "2.2.3")
def test_with_no_entry_open_a_unit_waits_without_a_new_die() -> None:
    closed = ("b1", "c1", "a6", "a9", "f6", "f8")
    table = Table(coming("Clause"), "A.1", turn=6, xii=5, american=closed, stopped=True, dice=(1, 1))
    table.finds("Clause arrived").is_at("B.2")
    table.g.mark(table.g.american, table.cell("b1"), 0)
    table.until("A.1", turn=7)
    assert entries(table, "Clause") == {"b1"}


@rule("11.5.1", "11.6.1")
@pytest.mark.parametrize(("unit", "zones"), [("3-1", JOUKOVS), ("28-1", KONIEVS), ("31", KONIEVS)])
def test_soviets_enter_by_their_own_supply_zones(unit: str, zones: set[str]) -> None:
    table = Table(coming(unit), "A.1", turn=6, dice=(1, 6, 1))
    assert entries(table, unit) == zones
    table.refused(f"place {unit} c9", "2.1.3")


@rule("2.1.3", "7.3.3a")
def test_soviets_do_not_enter_beside_the_other_camp() -> None:
    """A Koniev counter that was thrown back into a Joukov supply zone closes it to the 3rd Army."""
    table = Table(coming("3-1", "3-2") | {"3GTA-1": "Kustrin"}, "A.1", turn=6, dice=(1, 6, 1))
    assert entries(table, "3-1") == JOUKOVS - {"Kustrin"}


@rule("2.1.3", "11.6.1")
def test_soviets_never_enter_but_by_their_own_zones() -> None:
    """With the other camp in all of them, the 31st Army waits."""
    held = dict(zip(("47-1", "47-2", "69-1", "69-2", "33-1", "33-2"), sorted(KONIEVS), strict=True))
    Table(coming("31") | held, "A.1", turn=6, dice=(1, 6, 1)).finds("31 arrived").is_at("B.2")


@rule("11.5.2", "2.1.3", "6.1.2a", "2.2.3")
def test_1_falsch_enters_anywhere_in_the_south() -> None:
    """West of the Neisse, not where Soviets or Americans are, not where there is no room."""
    table = Table(coming("1-Falsch"), "A.1", turn=6, dice=(1, 6, 1))
    assert entries(table, "1-Falsch") == SOUTH
    units = {"3GTA-1": "f9", "303": "f7", "606": "f7", "309": "f7"}
    table = Table(coming("1-Falsch") | units, "A.1", turn=6, american="Leipzig", stopped=True, dice=(1, 1))
    assert entries(table, "1-Falsch") == SOUTH - {"f9", "f7", "Leipzig"}


@rule("11.6.2", "2.1.3")
def test_koniev_s_germans_enter_at_joachimsthal_or_in_the_north() -> None:
    table = Table(coming("23-SS"), "A.1", turn=6, dice=(1, 6, 1))
    assert entries(table, "23-SS") == {"Joachimsthal"}
    table = Table(coming("23-SS") | {"8GA-1": "Joachimsthal"}, "A.1", turn=6, dice=(1, 6, 1))
    assert entries(table, "23-SS") == NORTH
    full = {"303": "Joachimsthal", "606": "Joachimsthal", "309": "Joachimsthal"}
    table = Table(coming("23-SS") | full, "A.1", turn=6, dice=(1, 6, 1))
    assert entries(table, "23-SS") == NORTH


@rule("2.1.3", "11.6.2")
def test_a_closed_north_sends_them_to_the_supply_nearest_to_joachimsthal() -> None:
    held = {"8GA-1": "Joachimsthal", "47-1": "a6", "69-1": "a9"}
    table = Table(coming("23-SS") | held, "A.1", turn=6, dice=(1, 6, 1))
    assert entries(table, "23-SS") == {"f6", "f8"}


@rule("2.1.3")
def test_a_closed_south_sends_1_falsch_to_the_nearest_supply_of_another_edge() -> None:
    table = Table(coming("1-Falsch"), "A.1", turn=6, american=SOUTH, stopped=True, dice=(1, 1))
    assert entries(table, "1-Falsch") == {"c1"}
