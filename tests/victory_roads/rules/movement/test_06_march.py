"""6.1 The march of a unit or a stack."""

from grognard.games.victory_roads.rules.movement.march import EXPLOITING, March
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field
from tests.victory_roads.ground import EAST


def march(field: Field, *names: str, kind: str = "move") -> Field:
    """Begins the march of these together."""
    field.run(March((NUMBER[names[0]],), kind))
    for name in names[1:]:
        do(field, "with", name)
    return field


def do(field: Field, verb: str, *arguments: str) -> None:
    """Acts for whoever is asked."""
    ((side, decision),) = field.g.pending.items()
    action = (verb, *(NUMBER[word] if word in NUMBER else field.cell(word) for word in arguments))
    assert action in decision.options, decision.options
    flow.apply(field.g, side, action)


def offered(field: Field, verb: str) -> set[str]:
    """The hexes or units that are offered with a verb."""
    (decision,) = field.g.pending.values()
    found = [action[1] for action in decision.options if action[0] == verb]
    return {field.g.unit(unit).id for unit in found} if verb == "with" else field.labels(found)


@rule("6.1.1a")
def test_a_unit_goes_as_far_as_its_points_and_no_farther() -> None:
    field = march(Field("ge-1 0808"), "ge-1")
    assert {"0806", "0810"} <= offered(field, "go")
    assert "0811" not in offered(field, "go")
    do(field, "go", "0810")
    assert field.where("ge-1") == "0810"
    assert not field.g.pending


@rule("6.1.1a", "6.1.5")
def test_it_may_go_step_by_step_with_what_is_left() -> None:
    field = march(Field("ge-1 0808"), "ge-1")
    do(field, "step", "0809")
    assert "0807" not in offered(field, "go")
    assert "0810" in offered(field, "go")
    do(field, "stay")
    assert field.where("ge-1") == "0809"


@rule("6.1.1b")
def test_a_stack_goes_at_the_pace_of_the_slowest() -> None:
    field = march(Field("ge-p1 ge-1 0808, ge-2 0809"), "ge-p1")
    assert offered(field, "with") == {"ge-1"}
    do(field, "with", "ge-1")
    assert "0811" not in offered(field, "go")
    do(field, "go", "0810")
    assert (field.where("ge-p1"), field.where("ge-1")) == ("0810", "0810")


@rule("6.1.8/exc")
def test_nobody_takes_along_who_cannot_move() -> None:
    field = march(Field("ge-1 ge-static 0808"), "ge-1")
    assert offered(field, "with") == set()


@rule("1.10.1")
def test_sites_on_the_way_are_captured_at_once() -> None:
    field = march(Field("su-1 0808", places="0809 minor-city, 0811 minor-city"), "su-1")
    do(field, "go", "0810")
    holders = [field.g.holder(field.cell(there)) for there in ("0809", "0811")]
    assert holders == [SOVIET, AXIS]


@rule("6.1.10")
def test_an_hq_ends_where_it_can_trace_a_line() -> None:
    field = march(Field("su-hq1 1608", rails=EAST), "su-hq1")
    assert offered(field, "go") == {"1408", "1508", "1708", "1808", "1908", "2008"}
    do(field, "step", "1607")
    assert not offered(field, "stay")
    assert "1608" in offered(field, "go")


@rule("6.1.10", "4.1.1b")
def test_an_hq_keeps_its_own_hex_open_beside_an_enemy() -> None:
    field = march(Field("su-hq1 1608, ge-1 1308", rails=EAST), "su-hq1")
    assert "1408" in offered(field, "go")


@rule("8.2.2")
def test_half_of_the_points_in_exploitation() -> None:
    field = march(Field("ge-p1 0808"), "ge-p1", kind=EXPLOITING)
    assert "0810" in offered(field, "go")
    assert "0811" not in offered(field, "go")


@rule("4.6.4")
def test_an_unsupplied_unit_keeps_to_the_goal_that_it_heads_for() -> None:
    field = march(Field("su-t1 su-1 0808, su-hq1 1108, su-hq2 0508", cut="su-t1"), "su-t1")
    assert offered(field, "with") == set()
    do(field, "step", "0908")
    assert field.labels(field.g.stack[-1].toward or ()) == {"1108"}  # type: ignore[attr-defined]
    assert "0808" not in offered(field, "go")
