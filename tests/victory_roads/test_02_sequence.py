"""2 Sequence of play."""

from random import Random

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
