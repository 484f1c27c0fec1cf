"""3.5.2: headquarters support assaults and defences."""

import pytest

from grognard.games.fortress_berlin.rules.assault.eligibility import attackers_of
from tests.fortress_berlin.fighting import HERE, announce, announced, announcing, reckoned
from tests.fortress_berlin.table import Table
from tests.rules import rule


def resolved(table: Table, cell: str = HERE) -> Table:
    """Plays an announced assault without anything that must not be."""
    table.do(f"resolve {cell}")
    while (
        table.g.pending
        and table.prompt not in ("assault.resolve", "assault.announce")
        and table.g.phase == "combat"
    ):
        table.idle()
    return table


@rule("3.5.2b", "8.4.2/step-3a")
def test_support_adds_the_strength_of_the_headquarters_to_the_attack() -> None:
    plain = announced(f"su-1 2526, su-hq 2530, ge-1 {HERE}", "su-1")
    helped = announced(f"su-1 2526, su-hq 2530, ge-1 {HERE}", "su-1", hqs="su-hq")
    assert (reckoned(plain).attack, reckoned(helped).attack) == (10, 12)


@rule("3.5.2b", "8.4.2/step-3a", "8.1.5c")
def test_a_headquarters_beside_the_hex_supports_and_takes_no_part() -> None:
    units = f"su-1 2526, su-hq 2426, ge-1 {HERE}"
    table = announced(units, "su-1", hqs="su-hq", sides=f"2426 {HERE} river, 2426 {HERE} bridge")
    assert reckoned(table).attack == 10 + 2
    assert (reckoned(table).dice, attackers_of(table.g, 1, table.cell(HERE))) == (0, (table.unit("su-1"),))


@rule("3.5.2b")
def test_the_assaulted_hex_must_be_in_the_radius() -> None:
    near = announcing(f"su-1 2526, su-hq 2515, ge-1 {HERE}").do(f"assault {HERE}", "join su-1")
    near.can(f"support su-hq {HERE}")
    far = announcing(f"su-1 2526, su-hq 2514, ge-1 {HERE}").do(f"assault {HERE}", "join su-1")
    far.refused(f"support su-hq {HERE}", "3.5.2b")


@rule("3.5.2b")
def test_one_assault_for_each_headquarters_in_a_turn() -> None:
    table = announcing(f"su-1 2526, su-2 2424, su-hq 2430, ge-1 {HERE}, ge-2 2423")
    announce(table, "su-1", hqs="su-hq").do("assault 2423", "join su-2").refused(
        "support su-hq 2423", "3.5.2b"
    )


@rule("3.5.2b")
def test_one_offensive_and_one_defensive_support_in_a_turn() -> None:
    table = announced(
        f"ge-1 2526, ge-2 2420, ge-hq 2428, su-1 {HERE}, su-2 2419", "ge-1", hqs="ge-hq", side="german"
    )
    table.dice(3, 4)
    resolved(table)
    while table.g.player == 0 or table.prompt != "assault.announce":
        table.idle()
    announce(table, "su-1", "2526").do("done").asks("assault.support-window", "german").can(
        "support ge-hq 2526"
    )
    table.do("support ge-hq 2526").asks("assault.resolve", "soviet")
    assert reckoned(table, "2526").defence == 4 + 2


@rule("3.5.2b", "8.4.2/step-1")
def test_the_defender_announces_support_after_the_attacker_before_any_assault() -> None:
    table = announcing(f"su-1 2526, su-2 2424, ge-1 {HERE}, ge-2 2423, ge-hq 2522")
    announce(announce(table, "su-1"), "su-2", "2423").do("done").asks("assault.support-window", "german")
    table.offers("support", f"ge-hq {HERE}", "ge-hq 2423").do(f"support ge-hq {HERE}")
    table.asks("assault.resolve", "soviet")
    assert reckoned(table).defence == 6
    assert reckoned(table, "2423").defence == 4


@rule("3.5.2b", "8.4.2/step-3a")
def test_the_defender_sees_what_his_support_makes_of_each_assault() -> None:
    table = announcing(f"su-1 2526, su-2 2424, ge-1 {HERE}, ge-2 2423, ge-hq ge-hq2 2522")
    announce(announce(table, "su-1"), "su-2", "2423").do("done")
    assert table.game.forecast(table.g, ("pass",)) is None
    assert [table.forecast(f"support ge-hq {cell}").defence for cell in (HERE, "2423")] == [6, 6]
    table.do(f"support ge-hq {HERE}")
    assert [table.forecast(f"support ge-hq2 {cell}").defence for cell in (HERE, "2423")] == [8, 6]
    assert table.forecast("pass").defence == 6
    assert table.forecast("pass").defenders == (table.unit("ge-1"),)  # a headquarters is not attacked itself
    alone = announce(announcing(f"su-1 2526, ge-1 {HERE}, ge-hq 2522"), "su-1").do("done")
    assert alone.forecast("pass").defence == 4


@rule("3.5.2c")
def test_an_assaulted_headquarters_defends_and_supports_nobody() -> None:
    table = announcing(f"su-1 2526, su-2 2424, ge-hq {HERE}, ge-2 2423, ge-hq2 2522")
    announce(announce(table, "su-1"), "su-2", "2423").do("done")
    table.refused("support ge-hq 2423", "3.5.2c").can("support ge-hq2 2423")
    assert reckoned(table).defence == 2
    alone = announcing(f"su-1 2526, su-2 2424, ge-hq {HERE}, ge-2 2423")  # nobody is left to be asked for
    announce(announce(alone, "su-1"), "su-2", "2423").do("done").asks("assault.resolve", "soviet")


@rule("3.5.2c")
def test_an_assaulted_headquarters_supports_nobody_all_turn() -> None:
    table = announced(f"ge-1 2526, su-hq {HERE}, su-1 2424, ge-2 2423", "ge-1", side="german")
    table.dice(1, 1)
    resolved(table)
    while table.g.player == 0 or table.prompt != "assault.announce":
        table.idle()
    table.do("assault 2423", "join su-1").refused("support su-hq 2423", "3.5.2c")


@rule("3.5.2d", "8.8b")
def test_a_disrupted_headquarters_gives_no_support() -> None:
    table = announcing(f"su-1 2526, su-hq 2530 red, ge-1 {HERE}").do(f"assault {HERE}", "join su-1")
    table.refused(f"support su-hq {HERE}", "3.5.2d")


@rule("3.5.2b", "3.5.2d")
def test_a_headquarters_that_is_disrupted_before_its_assault_does_not_add_to_it() -> None:
    table = announcing(f"su-1 2526, su-2 su-hq 2424, ge-1 {HERE}, ge-2 2423")
    announce(announce(table, "su-1", hqs="su-hq"), "su-2", "2423").do("done")
    while table.prompt != "assault.resolve":
        table.do("pass")
    assert reckoned(table).attack == 12
    table.dice(1, 1).do("resolve 2423")  # an asterisk disrupts the stack
    while table.prompt != "assault.resolve":
        table.idle()
    table.marked("su-hq disrupted")
    assert reckoned(table).attack == 10


@rule("3.5.2b")
def test_several_headquarters_support_one_assault() -> None:
    table = announced(f"su-1 2526, su-hq su-hq2 2530, ge-1 {HERE}", "su-1", hqs="su-hq su-hq2")
    assert reckoned(table).attack == 14


@rule("3.5.2b", "8.1.5b")
def test_support_is_not_halved_by_a_bridge() -> None:
    sides = f"2526 {HERE} river, 2526 {HERE} bridge"
    table = announced(f"su-tank 2526, su-hq 2530, ge-1 {HERE}", "su-tank", hqs="su-hq", sides=sides)
    assert reckoned(table).attack == 4  # 2.5 + 2


@rule("3.5.2b")
def test_no_others_than_headquarters_support() -> None:
    table = announcing(f"su-1 2526, su-2 2426, ge-1 {HERE}").do(f"assault {HERE}", "join su-1")
    assert table.why(f"support su-2 {HERE}") == ("3.5.2b", "why.support-no-hq")


@rule("3.5.4b")
def test_a_higher_headquarters_supports_the_one_unit_that_it_commands() -> None:
    table = announcing(f"ge-1 2526, ge-2 2424, ge-corps 2428, su-1 {HERE}, su-2 2423", "german")
    announce(table, "ge-1", hqs="ge-corps")
    assert table.g.directed[table.unit("ge-corps")] == table.unit("ge-1") + 1


@rule("3.5.4b")
def test_a_higher_headquarters_that_commands_another_unit_does_not_support() -> None:
    table = announcing(f"ge-1 2526, ge-at 2424, ge-corps 2428, su-1 {HERE}", "german")
    table.g.directed[table.unit("ge-corps")] = table.unit("ge-at") + 1
    table.do(f"assault {HERE}", "join ge-1").refused(f"support ge-corps {HERE}", "3.5.4b")


@rule("3.5.4b")
def test_a_higher_headquarters_commands_no_other_headquarters_directly() -> None:
    table = announce(announcing(f"su-1 2526, ge-hq {HERE}, berlin-hq 5315"), "su-1").do("done")
    table.asks("assault.support-window").refused(f"support berlin-hq {HERE}", "3.5.4b")


@rule("3.5.4b")
@pytest.mark.parametrize(("before", "after"), [("", ""), ("ge-1", "ge-1")])
def test_a_recalled_assault_frees_a_higher_headquarters_only_of_what_it_chose_for_it(
    before: str, after: str
) -> None:
    table = announcing(f"ge-1 2526, ge-2 2424, ge-corps 2428, su-1 {HERE}, su-2 2423", "german")
    corps = table.unit("ge-corps")
    table.g.directed[corps] = table.unit(before) + 1 if before else 0  # as for the U-Bahn
    announce(table, "ge-1", hqs="ge-corps").do(f"recall {HERE}")
    assert table.g.directed[corps] == (table.unit(after) + 1 if after else 0)
    table.do("assault 2423", "join ge-2")
    if before:
        table.refused("support ge-corps 2423", "3.5.4b").do("cancel", f"assault {HERE}", "join ge-1")
        table.can(f"support ge-corps {HERE}")
    else:
        table.can("support ge-corps 2423")


@rule("3.5.3/opt-own-hq")
@pytest.mark.parametrize(("options", "allowed"), [("", True), ("divisional-command", False)])
def test_by_the_option_a_division_is_supported_by_its_own_headquarters_alone(
    options: str, allowed: bool
) -> None:
    table = announcing(f"ge-ss 2526, ge-hq 2428, su-1 {HERE}", "german", options=options)
    table.do(f"assault {HERE}", "join ge-ss")
    if allowed:
        table.can(f"support ge-hq {HERE}")
    else:
        table.refused(f"support ge-hq {HERE}", "3.5.3/opt-own-hq")


@rule("3.5.2b")
def test_the_defender_is_asked_even_when_nothing_can_help() -> None:
    """Whether a headquarters is near is his secret."""
    table = announcing(f"su-1 2526, ge-1 {HERE}, ge-hq 2510")
    announce(table, "su-1").do("done").asks("assault.support-window", "german").offers_no("support")


@rule("3.5.2b", "3.6a", "3.1.5")
def test_a_covered_headquarters_that_supports_is_seen_while_the_assault_lasts() -> None:
    units = f"su-1 2526, ge-1 {HERE}, ge-hq 2523, ge-2 2523"
    table = announce(announcing(units), "su-1").do("done").asks("assault.support-window", "german")
    assert not table.sees("soviet", "ge-hq")
    table.do(f"support ge-hq {HERE}").asks("assault.resolve", "soviet")
    assert table.sees("soviet", "ge-hq")
    resolved(table.dice(3, 4))
    assert not table.sees("soviet", "ge-hq")
