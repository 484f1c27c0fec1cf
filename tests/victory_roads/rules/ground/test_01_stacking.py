"""1.11 Stacking."""

from grognard.games.victory_roads.rules.ground.stacking import bar_to_stand, in_excess, room
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field


def refusal(field: Field, name: str, there: str = "0808") -> str:
    """The rule by which a unit may not stay in a hex, or nothing."""
    bar = bar_to_stand(field.g, NUMBER[name], field.cell(there))
    return bar[0] if bar else ""


def excess(field: Field, there: str = "0808") -> set[str]:
    """The units of which one must go."""
    return {field.g.unit(unit).id for unit in in_excess(field.g, field.cell(there))}


@rule("1.11.1", "1.11.3", "1.11.3/example")
def test_two_divisions_and_a_kampfgruppe_fill_a_hex() -> None:
    field = Field("ge-1 ge-2 ge-kg 0808")
    assert room(field.g, field.cell("0808"), AXIS) == 0
    assert refusal(field, "ge-3") == "1.11.3"
    assert refusal(Field("ge-1 ge-kg 0808"), "ge-3") == ""


@rule("1.11.2")
def test_units_beyond_the_limit_are_in_excess() -> None:
    assert excess(Field("ge-1 ge-2 ge-3 0808")) == set()
    assert excess(Field("ge-1 ge-2 ge-3 ge-4 ge-hq1 0808")) == {"ge-1", "ge-2", "ge-3", "ge-4"}


@rule("1.11.4")
def test_one_hq_stands_in_a_hex_beside_the_limit() -> None:
    full = Field("ge-1 ge-2 ge-3 0808")
    assert refusal(full, "ge-hq1") == ""
    assert refusal(Field("ge-hq1 0808"), "ge-hq2") == "1.11.4"
    assert excess(Field("ge-hq1 ge-hq2 0808")) == {"ge-hq1", "ge-hq2"}


@rule("6.7.8")
def test_a_garrison_takes_no_room() -> None:
    assert refusal(Field("ge-1 ge-2 ge-garrison 0808"), "ge-3") == ""


@rule("1.11.5")
def test_hungarians_and_romanians_never_share_a_hex() -> None:
    assert refusal(Field("ro-1 0808"), "hu-1") == "1.11.5"
    assert refusal(Field("hu-hq 0808"), "ro-1") == "1.11.5"
    assert excess(Field("hu-1 ro-1 0808")) == {"hu-1", "ro-1"}
    field = Field("ro-1 0808")
    field.g.change(NUMBER["ro-1"], camp=SOVIET)
    assert refusal(field, "hu-1") == "1.11.5"


@rule("1.11.6b")
def test_a_bridgehead_holds_six_corps() -> None:
    field = Field("su-1 su-2 su-3 su-4 su-5 su-6 0808", bridgeheads="0808")
    assert excess(field) == set()
    assert refusal(field, "su-7") == "1.11.6b"
    assert refusal(Field("su-1 su-2 su-3 0808"), "su-4") == "1.11.3"
    assert refusal(Field("ge-1 ge-2 ge-3 0808", bridgeheads="0808"), "ge-4") != ""
