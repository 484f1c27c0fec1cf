"""2 Sequence of play."""

from random import Random
from typing import Any

import pytest

from grognard.games.victory_roads.components import SCENARIOS
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.table import Table


def phases_of_a_turn(scenario: str) -> list[str]:
    """The phases of the first turn in their order."""
    table, seen = Table.opening(scenario), ["weather"]
    g = table.g.clone()
    g.stack, g.phase, turn = g.stack[:1], "weather", g.turn
    g.stack[0].at = "weather"
    while g.turn == turn and g.stack:
        frame = g.stack[-1]
        if frame.at == "end":
            g.stack.pop()
        elif type(frame).__name__ in ("Turn", "SovietHalf", "AxisHalf"):
            step, frame.at = frame.TABLE[frame.at], frame.TABLE[frame.at].next
            step.method(frame, g)
            if g.phase != seen[-1] and g.turn == turn:
                seen.append(g.phase)
        else:
            g.stack.pop()
    return seen


@rule("2/sequence", "2/no-german-stavka")
def test_the_phases_of_a_turn() -> None:
    soviet = ["supply", "supports", "movement", "combat", "exploitation", "arrivals"]
    expected = ["weather", *(f"soviet-{name}" for name in soviet), *(f"axis-{name}" for name in soviet)]
    assert phases_of_a_turn("budapest-wien") == expected
    expected.insert(3, "stavka")
    for scenario in ("bessarabia", "bagration", "campaign"):
        assert phases_of_a_turn(scenario) == expected


@rule("scenario/list")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_ends_with_its_last_turn(scenario: str) -> None:
    table = Table.opening(scenario)
    table.g.turn = last = table.g.world.scenario.values["last_turn"]
    table.watch.allow(last + 1)
    rng = Random(1)
    while table.g.pending:
        table.game.act(table.g, table.side, rng.choice(table.decision.options))
    assert (table.g.turn, table.g.over) == (last, "last-turn")
    flow.run(table.g)
    assert table.game.outcome(table.g) is not None


def test_a_position_in_text() -> None:
    table = Table("su-1 1205 reduced, su-hq1 1505, ge-1 1105 cut", "soviet-supply", roads="1505 1506")
    table.finds("su-1 1205 reduced, ge-1 1105 cut, su-2 removed")


# ---- what the sheet says of single phases


@rule("sheet/soviet-supply")
def test_hqs_before_pontoons_before_units() -> None:
    river: dict[str, Any] = {"sides": "1507 1508 river", "roads": "1507 1607 1707 1807 1907 2007"}
    table = Table("su-hq1 1507, su-hq2 0505, su-1 1206 cut, ge-1 0303", "soviet-supply", **river)
    table.finds("su-hq2 lifted").asks("ask.pontoons", "soviet").marked("su-1 cut")
    table.do("done").unmarked("su-1 cut")


GERMANY: dict[str, Any] = {
    "places": "0408 major-city, 0410 port, 0412 port",
    "country": "0408 germany",
    "rails": "0408 0508 0608 0708 0808",
}


@rule("sheet/soviet-movement", "sheet/german-movement")
def test_the_modes_of_movement_of_each_side() -> None:
    axis = Table(
        "ge-1 ge-hq1 0608, ge-2 0410, ge-3 0412",
        "axis-movement",
        **GERMANY,
        supports="de-ju-52-1 de-ju-52-2 box-g",
    )
    axis.asks("ask.halt").do("done")  # orders to hold come first
    verbs = {line.split()[0] for line in axis.options()}
    assert {"move", "strategic", "rail", "sail", "abandon"} <= verbs
    soviet = Table("su-1 0608, su-2 0410", "soviet-movement", **GERMANY)
    assert {line.split()[0] for line in soviet.options()}.isdisjoint({"rail", "sail", "abandon"})


@rule("scenario/budapest-wien/gate", "preamble/structure")
@rule("scenario/bessarabie/gate", "scenario/bagration/gate", "scenario/campaign/gate")
def test_each_scenario_has_its_chapters() -> None:
    chapters = {name: Table.opening(name).g.world.chapters for name in SCENARIOS}
    assert chapters == {"budapest-wien": 8, "bessarabia": 17, "bagration": 18, "campaign": 19}


@rule("notes/solitaire")
def test_a_single_player_can_lead_both_sides_without_seeing_both_hands() -> None:
    table = Table("su-1 1205, ge-1 1105", "soviet-movement", supports="su-aviation-1 box-n, de-ju-52-1 box-g")
    assert table.game.scenarios["campaign"].secrets  # a shared screen is covered between the two seats
    own, other = (table.g.can_name((side,), table.unit("de-ju-52-1")) for side in (1, 0))
    assert (own, other) == (True, False)
