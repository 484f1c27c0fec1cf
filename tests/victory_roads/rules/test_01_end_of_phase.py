"""1.10.1, 1.11.2: what happens at the end of a phase."""

from grognard.games.victory_roads.rules.end_of_phase import EndOfPhase
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field


def choices(field: Field, side: str) -> set[str]:
    """The units that a side may give up."""
    return {field.g.unit(unit).id for _, unit in field.g.pending[side].options}


@rule("1.11.2")
def test_the_owner_eliminates_units_until_the_hex_is_in_order() -> None:
    field = Field("ge-1 ge-2 ge-3 ge-4 ge-5 ge-hq1 0808")
    field.run(EndOfPhase())
    assert choices(field, "axis") == {"ge-1", "ge-2", "ge-3", "ge-4", "ge-5"}
    flow.apply(field.g, "axis", ("give-up", NUMBER["ge-4"]))
    assert choices(field, "axis") == {"ge-1", "ge-2", "ge-3", "ge-5"}
    flow.apply(field.g, "axis", ("give-up", NUMBER["ge-1"]))
    assert not field.g.pending
    assert (field.where("ge-4"), field.where("ge-2")) == ("eliminated", "0808")
    assert field.sound()


@rule("1.11.2")
def test_each_side_is_asked_for_its_own_stacks() -> None:
    field = Field("ge-1 ge-2 ge-3 ge-4 0808, su-1 su-2 su-3 su-4 1208")
    field.run(EndOfPhase())
    flow.apply(field.g, "axis", ("give-up", NUMBER["ge-1"]))
    assert choices(field, "soviet") == {"su-1", "su-2", "su-3", "su-4"}


@rule("1.10.1")
def test_control_changes_before_units_are_given_up() -> None:
    field = Field("su-1 su-2 su-3 su-4 0808", places="0808 major-city")
    field.run(EndOfPhase())
    assert field.g.pending
    assert field.g.holder(field.cell("0808")) == SOVIET
