"""3.6 Fog of war in fire: plain bombardment tells PF, mixed and direct fire open stacks while they last."""

import pytest

from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from tests.fortress_berlin.fighting import suffered, to_assaults
from tests.fortress_berlin.fires import aim, bombard, gather, german, shoot, soviet
from tests.fortress_berlin.table import Table
from tests.rules import rule


def view(table: Table, side: str) -> object:
    return table.game.view(table.g, side)


@rule("3.6a", "3.6b", "3.1.5")
def test_a_plain_bombardment_tells_pf_and_no_more() -> None:
    units = "su-1 2525, su-hq 2520, {under} 2526, ge-1 2526"
    table = bombard(soviet(units.format(under="ge-2")), "2526", "su-hq", dice=(1, 1))
    table.logs("fire.opens", factors="2 + 2")
    assert (table.sees("soviet", "ge-1"), table.sees("soviet", "ge-2")) == (True, False)
    other = bombard(soviet(units.format(under="ge-3")), "2526", "su-hq", dice=(1, 1))
    told = [dict(each.events("fire.opens")[0].args) for each in (table, other)]
    assert told[0] == told[1]


@rule("3.6b", "11.4c")
def test_so_does_an_air_strike_and_a_gun_beside_the_target() -> None:
    table = bombard(soviet("su-1 2525, ge-2 2526, ge-1 2526", air=1), "2526", "air", dice=(1, 1))
    assert not table.sees("soviet", "ge-2")
    table = bombard(german("ge-gun 2525, su-2 2526, su-1 2526"), "2526", "ge-gun", dice=(1, 1))
    assert not table.sees("german", "su-2")


@rule("3.6a", "3.6b")
def test_a_gun_that_bombards_from_under_a_stack_stays_covered() -> None:
    table = bombard(german("ge-gun 2525, ge-1 2525, su-1 2527"), "2527", "ge-gun", dice=(1, 1))
    assert not table.sees("soviet", "ge-gun")
    (read,) = [event for event in table.events("fire.opens") if event.is_for(("soviet",))]
    assert all(isinstance(token, str) for token in read.args["firers"])


@rule("3.6a", "3.1.5")
def test_a_mixed_bombardment_opens_the_stack_and_then_it_is_covered_again() -> None:
    units = "ge-gun 2524, ge-tank 2525, ge-1 2525, su-1 2526, su-mech 2526, su-2 2526"
    table = bombard(german(units), "2526", "ge-gun", "ge-tank", dice=(4, 4))  # an exchange
    table.asks("result.lose", "soviet")
    assert all(table.sees("german", name) for name in ("su-1", "su-mech", "su-2"))
    assert table.sees("soviet", "ge-tank")
    table.do("lose su-1")
    assert not table.sees("german", "su-mech")
    assert not table.sees("soviet", "ge-tank")


@rule("3.6a", "8.3.3a")
def test_direct_fire_opens_the_stack_when_hex_and_firers_are_named() -> None:
    units = "ge-at 2525, ge-1 2525, su-tank 2526, su-mech 2526, su-1 2526, berlin-hq 2020, ge-hq 2522"
    table = aim(german(units), "2526", "ge-at")
    assert not table.sees("german", "su-tank")
    table.do("fire").asks("fire.ask-at")
    assert table.sees("german", "su-tank")
    assert table.sees("soviet", "ge-at")
    table.dice(1, 1).do("at su-tank")
    assert not table.sees("german", "su-tank")
    assert not table.sees("soviet", "ge-at")


@rule("3.6a", "8.3b")
def test_what_lies_covered_may_be_a_vehicle_and_what_is_seen_may_not() -> None:
    staff = ", berlin-hq 2020, ge-hq 2522"
    for under in ("su-tank", "su-2"):
        german(f"ge-at 2525, {under} 2526, su-1 2526" + staff).do("done").can("aim 2526")
    german("ge-at 2525, su-1 2526" + staff).do("done").refused("aim 2526", "8.3b")


@rule("3.6a")
def test_options_and_forecasts_of_fire_are_the_same_whatever_lies_covered() -> None:
    """The covered counters change places with others of which the firing side knows as little."""
    known = "su-tank su-1 2525, su-hq 2520, "
    units = "ge-tank ge-at 2526, ge-1 2526, ge-vs ge-gun 2425, ge-2 2425, ge-mech 3030, ge-3 3030"
    others = "ge-gun ge-vs 2526, ge-1 2526, ge-at ge-mech 2425, ge-2 2425, ge-tank 3030, ge-3 3030"
    tables = [soviet(known + text, air=1) for text in (units, others)]
    for lines in (
        ("target 2526", "strike su-hq", "join su-tank"),
        ("target 2425", "air"),
        ("done", "aim 2526", "join su-tank"),
    ):
        seen = []
        for table in (each.copy() for each in tables):
            found = [(table.prompt, table.options())]
            for line in lines:
                table.do(line)
                found.append((table.prompt, table.options()))
            seen.append((found, table.game.forecast(table.g, ("fire",))))
        assert seen[0] == seen[1]


@rule("3.6a")
def test_a_side_is_asked_whether_it_has_guns_or_not() -> None:
    german("ge-gun 2525, ge-1 2525, su-1 2527").asks("fire.ask-target", "german")
    unarmed = german("ge-2 2525, ge-1 2525, su-1 2527").asks("fire.ask-target", "german")
    assert unarmed.decision.args["count"] == 0
    unarmed.do("done").asks("fire.ask-aim")


@rule("3.6a", "8.4")
@pytest.mark.parametrize("under", ["ge-1", "ge-at2"])
def test_a_side_is_asked_for_assaults_whether_a_covered_unit_can_assault_or_not(under: str) -> None:
    table = to_assaults(german(f"{under} ge-at 2525, su-1 2526"))
    table.asks("assault.announce", "german").can("done")
    assert table.options("assault") == (["2526"] if under == "ge-1" else [])
    to_assaults(german("ge-at 2525, su-1 2526")).is_at("movement", "soviet")
    to_assaults(german(f"{under} ge-at 2525 white, su-1 2526")).is_at("movement", "soviet")
    to_assaults(german(f"{under} ge-at 2525, su-1 2526", sides="2525 2526 canal")).is_at("movement", "soviet")


@rule("3.6a", "11.2.2")
@pytest.mark.parametrize("free", [False, True])
def test_that_the_hitler_youth_is_free_is_not_told_by_a_question(free: bool) -> None:
    table = to_assaults(german("ge-hj 2525, su-1 2526", hj_free=free)).asks("assault.announce", "german")
    assert table.options("assault") == (["2526"] if free else [])


@rule("3.6a", "8.9b")
@pytest.mark.parametrize("under", ["ge-1", "ge-at2"])
def test_a_side_is_asked_to_advance_after_a_bombardment_whether_a_covered_unit_may_or_not(under: str) -> None:
    units = f"{under} ge-at 2526, su-gun 2525"
    table = suffered(units, "E", kind="bombardment", side="german").asks("advance.choose", "german")
    table.can("decline")
    assert table.options("advance") == (["ge-1 2525"] if under == "ge-1" else [])
    assert suffered("ge-at 2526, su-gun 2525", "E", kind="bombardment", side="german").over


@rule("3.6a")
def test_what_is_done_with_covered_counters_is_taken_down_as_told() -> None:
    table = german("ge-gun ge-at 2525, ge-1 2525, su-1 2527")
    for line in ("target 2527", "join ge-gun", "join ge-at"):
        table.do(line)
        assert {what for side, what in table.g.learnt if side == SIDES[SOVIET]} >= {
            table.unit("ge-gun"),
            table.unit("ge-at"),
        }
    table = (
        gather(soviet("su-1 2525, su-hq 2520, ge-2 2526, ge-1 2526"), "2526", "su-hq").dice(1, 1).do("fire")
    )
    assert (SIDES[SOVIET], table.unit("ge-2")) in table.g.learnt
    assert view(table, "soviet")


@rule("3.6b", "8.1.3a")
def test_a_bombardment_that_fails_has_told_pf_all_the_same() -> None:
    units = "su-1 2525, su-hq 2520, ge-tank3 2526, ge-tank2 2526, ge-tank 2526"
    table = soviet(units, terrain="2526 built-up", ruins="2526")
    bombard(table, "2526", "su-hq", dice=()).logs("fire.fails").logs("fire.opens", factors="5 + 5 + 5")
    told = {what for side, what in table.g.learnt if side == SIDES[SOVIET]}
    assert told >= {table.unit("ge-tank2"), table.unit("ge-tank3")}


@rule("3.6a")
def test_who_fired_from_under_a_stack_is_covered_when_it_is_over() -> None:
    table = shoot(soviet("su-tank 2525, su-1 2525, su-hq 2520, ge-stug 2526"), "2526", "su-tank", dice=(1, 1))
    assert not table.g.knows(GERMAN, table.unit("su-tank"))
