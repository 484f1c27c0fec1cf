"""4.6.4 Moves of units without supply."""

from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.homeward import homeward_reach, is_bound_homeward
from tests.rules import rule
from tests.victory_roads.field import NUMBER, Field


def reached(field: Field, name: str) -> set[str]:
    """Where a unit can go on its way to supply."""
    unit = NUMBER[name]
    return field.labels(homeward_reach(field.g, unit, allowance(field.g, unit)))


@rule("4.6.4", "4.6.2")
def test_each_hex_leads_nearer_to_a_source_or_an_hq() -> None:
    field = Field("su-t1 0808, su-hq1 1408", cut="su-t1")
    assert reached(field, "su-t1") == {"0808", "0908", "0909", "1007", "1008", "1009"}


@rule("4.6.4")
def test_no_way_leads_first_to_one_goal_and_then_to_another() -> None:
    field = Field("su-t1 0808, su-hq1 1108, su-hq2 0508", cut="su-t1")
    east, west = field.cell("0908"), field.cell("0708")
    found = homeward_reach(field.g, NUMBER["su-t1"], 4)
    assert found[east].toward == {field.cell("1108")}
    assert found[west].toward == {field.cell("0508")}
    again = homeward_reach(field.g, NUMBER["su-t1"], 4, found[east].toward)
    assert west not in again


@rule("4.6.4", "6.1.8")
def test_one_hex_is_open_whatever_it_costs_but_only_toward_supply() -> None:
    field = Field("ge-1 0808, ge-hq1 0408", cut="ge-1", terrain="0708 mountain, 0709 mountain, 0908 mountain")
    assert reached(field, "ge-1") == {"0808", "0708", "0709"}


@rule("4.6.4")
def test_who_has_no_goal_stays() -> None:
    assert reached(Field("ge-1 0808", cut="ge-1"), "ge-1") == {"0808"}


@rule("4.6.4/exc-elite")
def test_elite_units_go_where_they_like() -> None:
    field = Field("ge-1 ge-p1 0808", cut="ge-1, ge-p1")
    assert is_bound_homeward(field.g, NUMBER["ge-1"])
    assert not is_bound_homeward(field.g, NUMBER["ge-p1"])
