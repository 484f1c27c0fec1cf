"""Where the scripted player sends its aircraft: what a strike does, and how shifts are shared out."""

import pytest

from grognard.games.borodino_41.ai.strikes import divert, effects, strike
from grognard.games.borodino_41.ai.weights import Weights
from grognard.kernel.actions import Action
from tests.borodino_41.table import Table

W = Weights.standard()
MOST = 10
STACK = "ge-hq ge-1 0405, su-1 0406, su-2 su-4 0506"


def asked(units: str, die: int = 5, **facts: str) -> Table:
    """The Germans as they are asked for a strike."""
    return Table(units, "german-combat", air=f"german {die}", **facts).until("german-combat")


def answer(table: Table) -> Action:
    return strike(W, table.g, table.g.pending["german"].options)


def does(table: Table, cell: str) -> list[float]:
    return effects(W, table.g, table.cell(cell), MOST)


def test_more_shifts_do_more_and_every_counter_in_the_hex_counts() -> None:
    """14/proc/each-unit."""
    both = does(asked(STACK), "0506")
    assert both == sorted(both)
    assert both[0] == 0 < both[1] < both[MOST]
    alone = (does(asked(f"ge-hq ge-1 0405, {one} 0506"), "0506")[MOST] for one in ("su-2", "su-4"))
    assert both[MOST] == pytest.approx(sum(alone))


def test_shifts_fly_in_a_heap_where_most_stand_and_none_is_wasted() -> None:
    """Nine shifts lead to the same column as ten."""
    table = asked(STACK)
    effect = does(table, "0506")
    assert effect[8] < effect[9] == effect[10]
    assert answer(table) == ("strike", table.cell("0506"), 9)


def test_columns_small_units_and_tanks_count_by_their_shifts() -> None:
    """12/shifts/small-target, 14/aa/armour."""
    whole, column, small, thick = (
        does(asked(f"ge-hq ge-1 0405, {one}"), "0406")[MOST]
        for one in ("su-1 0406", "su-1 0406 column", "su-4 0406", "su-kv 0406")
    )
    assert column > whole > small > thick


@pytest.mark.parametrize("mark", ["", " marked-s"])
def test_a_hex_that_is_to_be_assaulted_comes_first(mark: str) -> None:
    table = asked(f"ge-hq ge-1 0405{mark}, su-1 0406, su-2 0506 column")
    assert answer(table)[1] == table.cell("0406" if mark else "0506")


def test_who_bars_the_highway_is_struck_before_others() -> None:
    table = asked("ge-1 0714, su-1 0815, ge-2 0405, su-2 0406")
    assert does(table, "0815")[MOST] == pytest.approx(W.combat.strike_bars * does(table, "0406")[MOST])
    assert answer(table)[1] == table.cell("0815")


def test_nobody_flies_for_next_to_nothing() -> None:
    few = asked("ge-hq ge-1 0405, su-kv 0406", die=1, weather="snow")
    assert any(action[0] == "strike" for action in few.g.pending["german"].options)
    assert answer(few) == ("pass",)


def test_aircraft_that_found_a_dummy_go_where_they_do_most() -> None:
    """14/aa/dummy-open."""
    table = asked(
        "ge-1 0505, soviet-dummy-1 0512 column, su-1 0513 column, su-kv 0712 column",
        options="inverted-counters",
        roads="0512 0513 highway, 0712 0713 highway",
    ).do("strike 0512 4")
    table.asks("air.redirect", "german")
    assert divert(W, table.g, table.g.pending["german"].options) == ("divert", table.cell("0513"))
