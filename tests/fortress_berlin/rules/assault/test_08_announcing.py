"""4.1.4, 8.4.1, 8.4.2 step 1: the combat segment, and announcing assaults."""

import pytest

from tests.fortress_berlin.fighting import HERE, announce, announced, announcing, to_assaults
from tests.fortress_berlin.table import Table
from tests.rules import rule


@rule("8.4")
@pytest.mark.parametrize(
    "unit", ["ge-1", "ge-eng", "ge-mech", "ge-mot", "ge-tank", "ge-stug", "ge-recon", "ge-vs", "ge-police"]
)
def test_infantry_and_armour_may_assault(unit: str) -> None:
    announcing(f"{unit} 2526, su-1 {HERE}", "german").do(f"assault {HERE}").offers("join", unit)


@rule("8.4")
@pytest.mark.parametrize("unit", ["ge-at", "ge-flak", "ge-gun", "ge-sp", "ge-hq"])
def test_guns_and_staffs_do_not_assault(unit: str) -> None:
    announcing(f"{unit} ge-1 2526, su-1 {HERE}", "german").do(f"assault {HERE}").refused(
        f"join {unit}", "8.4"
    )


@rule("8.4.1a", "8.1.6", "3.4.1b")
def test_the_hex_must_be_before_who_assaults_it() -> None:
    table = announcing(f"su-1 2526 n, su-2 2625 ne, su-3 2423, ge-1 {HERE}")
    table.do(f"assault {HERE}").offers("join", "su-1")
    table.refused("join su-2", "8.4.1a").refused("join su-3", "8.4.1a")


@rule("8.4.1a", "7.3.3")
def test_nobody_assaults_over_water_without_a_bridge() -> None:
    table = announcing(
        f"su-1 2526, su-2 2426, ge-1 {HERE}",
        sides=f"2526 {HERE} river, 2426 {HERE} canal, 2426 {HERE} bridge",
    )
    table.do(f"assault {HERE}").offers("join", "su-2").refused("join su-1", "7.3.3")


@rule("8.4.1b")
def test_units_and_garrisons_are_assaulted_but_no_empty_hex() -> None:
    table = announcing("su-1 2526", works=f"{HERE} strongpoint", terrain="2626 built-up")
    table.offers("assault", HERE).refused("assault 2626", "8.4.1b")


@rule("8.4.1b", "10.1.3e")
def test_a_strongpoint_without_garrison_is_an_empty_hex() -> None:
    table = announcing("su-1 2526, ge-1 2626", works=f"{HERE} strongpoint", empty=HERE)
    table.refused(f"assault {HERE}", "8.4.1b")


@rule("8.4.1b")
def test_germans_do_not_assault_their_own_garrison() -> None:
    announcing("ge-1 2526, su-1 2626", "german", works=f"{HERE} strongpoint").refused(
        f"assault {HERE}", "8.4.1b"
    )


@rule("8.4.1b")
def test_a_hex_is_assaulted_once_from_any_number_of_hexes() -> None:
    table = announcing(f"su-1 2526, su-2 2426, su-3 2524, ge-1 {HERE}").do(f"assault {HERE}")
    table.offers("join", "su-1", "su-2", "su-3").do("join su-1", "announce")
    table.refused(f"assault {HERE}", "8.4.1b")


@rule("8.3.4", "example/8.3.4")
def test_who_has_fired_does_not_assault() -> None:
    table = Table(f"su-tank su-tank2 2526, su-hq 2530, ge-tank {HERE}", "soviet-combat", dice=(1, 1))
    while table.prompt != "fire.ask-aim":
        table.idle()
    table.do(f"aim {HERE}", "join su-tank", "fire")
    to_assaults(table)
    table.do(f"assault {HERE}").offers("join", "su-tank2").refused("join su-tank", "8.3.4")


@rule("8.4.2/step-1")
def test_one_unit_joins_one_assault() -> None:
    table = announce(announcing(f"su-1 su-2 2526, ge-1 {HERE}, ge-2 2626"), "su-1")
    table.do("assault 2626").offers("join", "su-2").refused("join su-1", "8.3.4")


@rule("8.8b")
def test_the_disrupted_do_not_assault() -> None:
    table = announcing(f"su-1 2526 red n, su-2 2426, ge-1 {HERE}").do(f"assault {HERE}")
    table.offers("join", "su-2").refused("join su-1", "8.8b")


@rule("8.4.1a", "8.8b", "7.3.3", "8.4")
def test_why_nobody_assaults_a_hex_is_said_if_it_is_the_same_for_all() -> None:
    elsewhere = f"su-4 2519, ge-2 2520, ge-1 {HERE}"
    table = announcing(f"su-1 2524 red, su-2 2524, {elsewhere}", sides=f"2524 {HERE} river")
    assert table.why(f"assault {HERE}") == ("8.4.1a", "why.assault-nobody")
    for units, why in (
        ("su-1 2524 red", ("8.8b", "why.assault-disrupted")),
        ("su-1 2524 n, su-2 2426 s", ("8.4.1a", "why.assault-flank")),
        ("su-hq 2524", ("8.4", "why.assault-no-capacity")),
    ):
        assert announcing(f"{units}, {elsewhere}").why(f"assault {HERE}") == why


@rule("11.2.2b")
def test_hitler_youth_assaults_only_once_it_is_free() -> None:
    bound = announcing(f"ge-hj ge-1 2526, su-1 {HERE}", "german").do(f"assault {HERE}")
    bound.refused("join ge-hj", "11.2.2b")
    announcing(f"ge-hj ge-1 2526, su-1 {HERE}", "german", hj_free=True).do(f"assault {HERE}").can(
        "join ge-hj"
    )


@rule("11.2.2b")
def test_hitler_youth_defends_with_its_strength() -> None:
    table = announced(f"su-1 2526, ge-hj {HERE}", "su-1")
    assert table.forecast(f"resolve {HERE}").defence == 1


@rule("4.1.4a")
def test_fire_is_over_when_assaults_are_announced() -> None:
    table = Table(f"su-1 2526, su-hq 2530, su-tank 2426, ge-tank {HERE}", "soviet-combat")
    prompts = [table.prompt]
    while prompts[-1] != "assault.announce":
        table.idle()
        prompts.append(table.prompt)
    assert prompts == ["fire.ask-target", "fire.ask-aim", "assault.announce"]
    table.refused(f"target {HERE}").refused(f"aim {HERE}")


@rule("4.1.4c")
def test_no_strike_after_the_first_direct_fire() -> None:
    table = Table(f"su-1 2526, su-hq 2530, su-tank 2426, ge-tank {HERE}", "soviet-combat", air=1)
    table.can(f"target {HERE}").do("done").asks("fire.ask-aim").refused(f"target {HERE}")


@rule("4.1.4a", "8.4.2/step-1")
def test_all_are_announced_then_resolved_in_the_order_of_the_attacker() -> None:
    table = announcing(f"su-1 2526, su-2 2424, ge-1 {HERE}, ge-2 2423", dice=(3, 4, 3, 4))
    announce(announce(table, "su-1"), "su-2", "2423").do("done")
    table.asks("assault.resolve", "soviet").offers("resolve", HERE, "2423").refused(f"assault {HERE}")
    table.do("resolve 2423")
    while table.prompt != "assault.resolve":
        table.idle()
    table.offers("resolve", HERE)


@rule("4.1.4b")
def test_defenders_may_fire_before_each_assault() -> None:
    table = announcing(f"su-tank 2526, su-tank2 2424, ge-at {HERE}, ge-at2 2423", dice=(1, 1, 1, 1))
    announce(announce(table, "su-tank"), "su-tank2", "2423").do("done")
    table.do(f"resolve {HERE}").asks("fire.ask-defensive", "german").do("pass")
    while table.prompt != "assault.resolve":
        table.idle()
    table.do("resolve 2423").asks("fire.ask-defensive", "german")


@rule("8.4.2/step-1")
def test_an_announcement_can_be_taken_back_until_all_are_made() -> None:
    table = announce(announcing(f"su-1 2526, su-hq 2530, ge-1 {HERE}"), "su-1", hqs="su-hq")
    table.do(f"recall {HERE}", f"assault {HERE}").can("join su-1").do("join su-1").can(
        f"support su-hq {HERE}"
    )
    table.do("announce", "done").refused(f"recall {HERE}")


@rule("8.4.2/step-1")
def test_nothing_is_announced_without_units() -> None:
    announcing(f"su-1 2526, ge-1 {HERE}").do(f"assault {HERE}").refused("announce").do("cancel").can(
        f"assault {HERE}"
    )


@rule("3.6a", "3.1.5")
def test_stacks_open_when_all_is_announced_and_close_after_the_assault() -> None:
    table = announcing(f"su-1 su-2 2526, ge-1 ge-2 {HERE}, su-3 2426, ge-3 ge-4 2427", dice=(3, 4))
    announce(table, "su-1")
    assert not table.sees("soviet", "ge-1")
    assert not table.sees("german", "su-1")
    table.do("done")
    assert table.sees("soviet", "ge-1")
    assert table.sees("german", "su-1")
    assert not table.sees("soviet", "ge-3")  # nobody assaults them
    table.do(f"resolve {HERE}")
    while table.g.phase == "combat" and table.g.player:
        table.idle()
    assert not table.sees("german", "su-1")


@rule("3.6a", "3.1.5")
def test_the_forecast_leaves_out_covered_defenders_and_says_so() -> None:
    alone = announcing(f"su-1 2526, ge-tank {HERE}").do(f"assault {HERE}").forecast("join su-1")
    for covered in ("ge-1", "ge-at", "ge-ss"):
        odds = announcing(f"su-1 2526, {covered} ge-tank {HERE}").do(f"assault {HERE}").forecast("join su-1")
        assert (odds.lines, odds.chances) == (alone.lines, alone.chances)
        assert [(note.message, note.args["number"]) for note in odds.notes] == [("assault.covered", 1)]


def test_a_single_defender_is_seen_and_forecast() -> None:
    odds = announcing(f"su-1 2526, ge-1 {HERE}").do(f"assault {HERE}").forecast("join su-1")
    assert sum(odds.chances.values()) == 1
    assert (odds.attack, odds.defence) == (10, 4)


@rule("3.1.5")
def test_each_stack_is_covered_when_its_own_assault_is_over() -> None:
    table = announcing(f"su-1 su-2 2526, ge-1 ge-2 {HERE}, su-3 2420, ge-3 ge-4 2419", dice=(3, 4))
    announce(announce(table, "su-1"), "su-3", "2419").do("done", f"resolve {HERE}")
    while table.prompt != "assault.resolve":
        table.idle()
    assert not table.sees("german", "su-1")
    assert table.sees("soviet", "ge-3")
