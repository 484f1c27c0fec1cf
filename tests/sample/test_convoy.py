"""The convoy of the sample game: units that go together, at the pace of the slowest."""

import pytest

from grognard.kernel import flow
from grognard.kernel.dice import key_from_seed
from tests.sample.game import Sample
from tests.sample.position import LOST, UNITS, Position
from tests.sample.rules import Turn
from tests.sample.works import BRIDGES

GAME = Sample()


def brook(**units: str) -> Position:
    """A position where red is to march first; `red_1="Abbey"` stands red-1 in the abbey."""
    g = GAME.setup(*GAME.choose("convoy", {}), key_from_seed(8))
    g.clear_board(LOST)
    g.set_up((UNITS.index(name.replace("_", "-")), label) for name, label in units.items())
    g.stack = [Turn((0, 1), at="march")]
    flow.run(g)
    return g


def goals(g: Position, *units: str) -> set[str]:
    """Where these can go together."""
    lines = [GAME.grammar.text(action) for action in g.pending["red"].options if action[0] == "convoy"]
    return {line.split()[1] for line in lines if line.split()[2:] == list(units)}


def why(g: Position, line: str) -> tuple[str, str]:
    """The rule and the message of a refusal."""
    reason = GAME.explain(g, "red", GAME.parse(line))
    assert reason is not None
    return reason.rule, reason.message


def act(g: Position, side: str, line: str) -> None:
    GAME.act(g, side, GAME.parse(line))


def test_units_of_one_zone_go_two_zones_together() -> None:
    g = brook(red_1="Estate", red_2="Estate", blue_1="Lock")
    assert goals(g, "red-1", "red-2") == {"Abbey", "Bridge", "Ford", "Grange", "Inn", "Junction"}
    act(g, "red", "convoy Grange red-1 red-2")
    assert [unit["cell"] for unit in GAME.view(g, "player")["units"]] == ["Grange", "Grange", "Lock"]
    assert GAME.problems(g) == []


def test_a_group_is_as_slow_as_its_slowest() -> None:
    g = brook(red_2="Estate", red_3="Estate", blue_1="Lock")
    assert goals(g, "red-2") - goals(g, "red-3") == {"Bridge"}  # uphill in the second zone
    assert goals(g, "red-2", "red-3") == goals(g, "red-3")


def test_a_blown_bridge_bars_the_way_also_in_a_loaded_game() -> None:
    g = brook(red_1="Ford", red_2="Ford", blue_1="Lock")
    assert "Bridge" in goals(g, "red-1", "red-2")
    g.mark(g.blown, BRIDGES.edge_labels.index("Bridge/Ford"), 1)
    for state in (g, GAME.load("convoy", {}, g.dump())):
        flow.run(state)
        assert "Bridge" not in goals(state, "red-1", "red-2")
        assert why(state, "convoy Bridge red-1 red-2") == ("7-3", "why.too-far")


def test_the_way_and_its_cost_are_known_before() -> None:
    g = brook(red_2="Estate", red_3="Estate", blue_1="Lock")
    preview = GAME.preview(g, "red", GAME.parse("convoy Grange red-2 red-3"))
    assert preview is not None
    labels = [GAME.grammar.names("cell")[cell] for cell in preview.way]
    assert (labels, preview.cost, preview.allowance) == (["Estate", "Ford", "Grange"], 2, 2)


@pytest.mark.parametrize(
    ("line", "rule", "message"),
    [
        ("convoy Dyke red-1", "7-3", "why.too-far"),
        ("convoy Ford red-1 red-3", "7-2", "why.apart"),
        ("convoy Ford red-1 blue-1", "2-3", "why.not-yours"),
        ("convoy Inn red-1 red-2", "7-1", "why.occupied"),
        ("attack red-3 Kiln", "7-1", "why.two-there"),
    ],
)
def test_refusals_name_the_rule(line: str, rule: str, message: str) -> None:
    g = brook(red_1="Estate", red_2="Estate", red_3="Junction", blue_1="Kiln", blue_2="Kiln")
    if line.startswith("convoy Inn"):
        g = brook(red_1="Estate", red_2="Estate", red_3="Inn", blue_1="Kiln")
    assert why(g, line) == (rule, message)


def test_other_scenarios_have_no_convoys() -> None:
    g = GAME.setup(*GAME.choose("duel", {}), key_from_seed(8))
    g.stack = [Turn((0, 1), at="march")]
    flow.run(g)
    assert why(g, "convoy Bridge red-1") == ("7-0", "why.no-convoy")
