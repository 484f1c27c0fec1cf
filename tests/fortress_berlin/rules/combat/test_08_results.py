"""8.6, 8.8, 10.1.3: what results do."""

import pytest

from grognard.games.fortress_berlin.position import EMPTY, HELD
from tests.fortress_berlin.fighting import HERE, result, suffered
from tests.fortress_berlin.table import Table
from tests.rules import rule

RANGED = ["bombardment", "mixed", "direct"]


@rule("8.6/no-effect")
def test_nothing_happens() -> None:
    table = suffered(f"su-1 2526, ge-1 ge-2 {HERE}", "--", "su-1")
    table.finds(f"su-1 2526, ge-1 ge-2 {HERE}").unmarked("su-1 disrupted, ge-1 disrupted, ge-2 disrupted")
    assert table.over


@rule("8.6/E", "12.0.1/kills", "12.0.2/kills")
def test_all_are_eliminated_for_a_point_each() -> None:
    table = suffered(f"su-1 2526, ge-1 ge-2 ge-vs {HERE}", "E", "su-1")
    table.finds("ge-1 ge-2 ge-vs eliminated").has(german_points=0, soviet_points=3)
    table = suffered(f"ge-1 2526, su-1 su-2 {HERE}", "E", "ge-1", "german")
    table.finds("su-1 su-2 eliminated").has(german_points=2, soviet_points=0)


@rule("8.6/D", "8.8a", "6.0a")
@pytest.mark.parametrize(("side", "marker"), [("soviet", "red"), ("german", "white")])
def test_disruption_is_marked_by_the_side_in_phase(side: str, marker: str) -> None:
    ours, theirs = ("su-1", "ge-1 ge-2") if side == "soviet" else ("ge-1", "su-1 su-2")
    table = suffered(f"{ours} 2526, {theirs} {HERE}", "D", ours, side)
    table.do("face N").marked(", ".join(f"{unit} {marker} n" for unit in theirs.split()))


@rule("8.8a", "3.4.2")
def test_the_disrupted_look_where_others_look_or_where_the_owner_says() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}, ge-2 {HERE} se", "D", "su-1")
    table.marked("ge-1 se red, ge-2 se red")
    table = suffered(f"su-1 2526, ge-1 ge-2 {HERE}", "D", "su-1").decides("german").do("face SW")
    table.marked("ge-1 sw red, ge-2 sw red")


@rule("8.8a", "3.2.6")
def test_the_disrupted_control_nothing() -> None:
    table = Table(f"su-1 2526, ge-1 {HERE}", "soviet-combat")
    assert table.g.zone[0][table.cell("2524")]
    result(table, "D", "su-1").do("face N")
    assert not table.g.zone[0][table.cell("2524")]


@rule("8.8c", "6.0b")
def test_a_second_disruption_eliminates() -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE} white n, ge-2 {HERE}", "D", "su-1")
    table.finds("ge-1 eliminated").marked("ge-2 red").has(german_points=0, soviet_points=1)


@rule("11.2.1c", "8.8a")
@pytest.mark.parametrize("kind", ["assault", "bombardment"])
def test_a_plant_protection_battalion_is_destroyed_by_disruption(kind: str) -> None:
    """A6, interaction 21: also in a bunker."""
    suffered(f"su-1 2526, ge-ppb {HERE}", "D", "su-1", kind=kind, works=f"{HERE} bunker").finds(
        "ge-ppb eliminated"
    ).has(german_points=0, soviet_points=1)


@rule("8.6/number", "example/8.6-number", "8.7")
@pytest.mark.parametrize(("code", "lost", "length"), [("1", 1, 2), ("2", 2, 3)])
def test_a_number_is_of_units_of_the_defenders_choice_and_survivors_retreat_one_hex_more(
    code: str, lost: int, length: int
) -> None:
    """A2."""
    table = suffered(f"su-1 2526, ge-1 ge-2 ge-vs {HERE}", code, "su-1").decides("german")
    for name in ("ge-2", "ge-1")[:lost]:
        table.offers("lose", *(n for n in ("ge-1", "ge-2", "ge-vs") if table.where(n) == HERE)).do(
            f"lose {name}"
        )
    table.has(german_points=0, soviet_points=lost).asks("retreat.choose", "german")
    assert table.decision.args["count"] == length
    for cell in ("2524", "2523", "2522")[:length]:
        assert not table.options("halt")
        table.do(f"retreat ge-vs {cell}")
    table.finds(f"ge-vs {('2524', '2523', '2522')[length - 1]}")


@rule("8.6/number")
def test_a_number_that_takes_all_asks_nobody() -> None:
    table = suffered(f"su-1 2526, ge-1 ge-2 {HERE}", "2", "su-1").finds("ge-1 ge-2 eliminated")
    table.asks("advance.choose", "soviet")


@rule("8.6/number-note", "8.9a")
def test_a_garrison_is_no_loss_in_place_of_a_unit() -> None:
    table = suffered(f"su-1 2526, ge-vs {HERE}", "1", "su-1", works=f"{HERE} strongpoint")
    table.finds("ge-vs eliminated")
    assert table.g.fort[table.cell(HERE)] == HELD
    table.do("decline")
    assert table.g.fort[table.cell(HERE)] == HELD


@rule("8.6/number")
@pytest.mark.parametrize("kind", RANGED[:2])
def test_by_fire_survivors_retreat_as_well_also_from_forts(kind: str) -> None:
    table = suffered(f"su-1 2526, ge-1 ge-vs {HERE}", "1", "", kind=kind, works=f"{HERE} bunker").do(
        "lose ge-1"
    )
    table.asks("retreat.choose", "german").offers_no("hold")


# ---- exchange


@rule("8.6/EX")
def test_an_exchange_costs_the_attacker_at_least_as_much() -> None:
    """B8: who loses 4-2 is paid for with at least 4: the guns of 2 will not do."""
    table = suffered(f"su-gun su-tank 2526, su-1 2426, ge-1 {HERE}", "EX", "su-gun su-tank su-1")
    table.finds("ge-1 eliminated").asks("result.exchange", "soviet").offers("lose", "su-tank", "su-1")
    table.refused("lose su-gun", "8.6/EX").do("lose su-tank").finds("su-tank eliminated, su-1 2426").has(
        german_points=1, soviet_points=1
    )


@rule("8.6/EX")
def test_the_higher_of_both_values_counts_in_the_mode_that_shows() -> None:
    """An antitank 6-2-0 in combat mode is worth 6, on its other face (3-1) 3."""
    units = f"su-tank su-1 2526, ge-at {HERE}"
    suffered(units, "EX", "su-tank su-1").finds("su-1 eliminated, su-tank 2526")
    suffered(f"{units} s", "EX", "su-tank su-1").offers("lose", "su-tank", "su-1")


@rule("8.6/EX")
def test_protection_may_be_the_higher_value() -> None:
    table = suffered(f"su-mech su-tank 2526, ge-hq {HERE}", "EX", "su-mech su-tank")
    table.offers("lose", "su-mech", "su-tank")


@rule("8.6/EX")
def test_if_nobody_is_big_enough_the_strongest_goes() -> None:
    suffered(f"su-gun su-mech 2526, ge-tank {HERE}", "EX", "su-gun su-mech").finds(
        "su-mech eliminated, su-gun 2526"
    )


@rule("8.6/EX")
def test_the_defender_chooses_his_loss_and_who_is_left_stays() -> None:
    table = (
        suffered(f"su-1 2526, ge-1 ge-vs {HERE}", "EX", "su-1")
        .decides("german")
        .offers("lose", "ge-1", "ge-vs")
    )
    table.do("lose ge-vs").finds(f"ge-1 {HERE}, su-1 eliminated")
    assert table.over  # no advance


@rule("8.6/EX")
@pytest.mark.parametrize("kind", ["bombardment", "mixed"])
def test_a_bombardment_costs_the_attacker_nothing(kind: str) -> None:
    table = suffered(f"su-tank 2526, ge-1 {HERE}", "EX", "su-tank", kind=kind)
    table.finds("ge-1 eliminated, su-tank 2526")


@rule("8.6/EX", "8.3.6")
def test_a_direct_fire_costs_a_firer() -> None:
    table = suffered(
        f"su-tank su-tank2 2526, ge-mech ge-1 {HERE}", "EX", "su-tank", kind="direct", target="ge-mech"
    )
    table.finds(f"ge-mech eliminated, su-tank eliminated, su-tank2 2526, ge-1 {HERE}")


@rule("8.6/EX")
def test_supporting_headquarters_are_no_currency() -> None:
    table = suffered(f"su-gun 2526, su-hq 2530, ge-tank {HERE}", "EX", "su-gun").finds(
        "su-gun eliminated, su-hq 2530"
    )
    table.has(german_points=1, soviet_points=1)


@rule("8.6/EX", "8.6/number-note")
def test_in_a_fort_a_unit_goes_and_never_the_garrison() -> None:
    """Reserve 27."""
    table = suffered(f"su-1 2526, ge-vs {HERE}", "EX", "su-1", works=f"{HERE} strongpoint")
    table.finds("ge-vs eliminated, su-1 eliminated")
    assert table.g.fort[table.cell(HERE)] == HELD


# ---- the asterisk in an assault


@rule("8.6/asterisk-assault")
def test_an_asterisk_disrupts_one_attacking_stack_of_the_attackers_choice() -> None:
    table = suffered(f"su-1 2526, su-2 2426, ge-1 {HERE}", "*", "su-1 su-2").asks("result.backfire", "soviet")
    table.offers("suffer", "2526", "2426").refused("suffer 2524", "8.6/asterisk-assault")
    table.do("suffer 2426", "face N").marked("su-2 red").unmarked("su-1 disrupted")


@rule("8.6/asterisk-assault", "8.8c")
def test_the_whole_stack_is_disrupted_bystanders_too() -> None:
    """Interaction 15: who was disrupted before is eliminated."""
    table = suffered(f"su-tank 2526, su-tank2 2526 white n, ge-1 {HERE}", "*", "su-tank")
    table.finds("su-tank2 eliminated").marked("su-tank red").has(german_points=1, soviet_points=0)


@rule("8.6/asterisk-assault", "8.9a", "8.10c")
def test_a_stack_that_is_disrupted_does_not_advance() -> None:
    table = suffered(f"su-1 2526, su-2 2426, ge-1 {HERE}", "E*", "su-1 su-2").do("suffer 2526", "face N")
    table.asks("advance.choose").offers("advance", f"su-2 {HERE}").refused(f"advance su-1 {HERE}", "8.8b")


@rule("8.6/asterisk-assault")
@pytest.mark.parametrize("kind", RANGED)
def test_by_fire_an_asterisk_disrupts_nobody(kind: str) -> None:
    table = suffered(f"su-tank 2526, ge-mech {HERE}", "*", "su-tank", kind=kind, target="ge-mech")
    table.unmarked("su-tank disrupted, ge-mech disrupted")


# ---- forts


@rule("8.6/R", "10.1.2c", "10.1.3d", "10.1.4c")
@pytest.mark.parametrize("work", ["bunker", "strongpoint", "flak-tower"])
@pytest.mark.parametrize("kind", RANGED)
def test_in_a_fort_a_retreat_by_fire_may_be_ignored(work: str, kind: str) -> None:
    table = suffered(
        f"su-1 2526, ge-mech {HERE}", "R", "", kind=kind, works=f"{HERE} {work}", target="ge-mech"
    )
    table.asks("retreat.choose", "german").can("hold", "retreat ge-mech 2524").do("hold").finds(
        f"ge-mech {HERE}"
    )
    open_field = suffered(f"su-1 2526, ge-mech {HERE}", "R", "", kind=kind, target="ge-mech")
    open_field.refused("hold", "8.6/R")


@rule("8.6/R", "10.1.2c", "10.1.3d", "10.1.4c")
@pytest.mark.parametrize("work", ["bunker", "strongpoint", "flak-tower"])
def test_in_a_fort_a_retreat_by_assault_must_be_made(work: str) -> None:
    table = suffered(f"su-1 2526, ge-1 {HERE}", "R", "su-1", works=f"{HERE} {work}").refused("hold", "8.6/R")
    table.do("retreat ge-1 2524", "halt").finds("ge-1 2524")


@rule("10.1.4c", "8.7.1/3")
def test_flak_in_a_tower_stays_under_fire_and_dies_in_an_assault() -> None:
    facts = {"works": f"{HERE} flak-tower"}
    suffered(f"su-1 2526, ge-flak {HERE}", "R", "", kind="bombardment", **facts).do("hold").finds(
        f"ge-flak {HERE}"
    )
    suffered(f"su-1 2526, ge-flak {HERE}", "R", "su-1", **facts).finds("ge-flak eliminated")


@rule("10.1.2c", "11.2.1c")
def test_a_plant_protection_battalion_in_a_bunker_may_ignore_fire_but_not_an_assault() -> None:
    """Interaction 21."""
    facts = {"works": f"{HERE} bunker"}
    suffered(f"su-1 2526, ge-ppb {HERE}", "R", "", kind="bombardment", **facts).do("hold").finds(
        f"ge-ppb {HERE}"
    )
    suffered(f"su-1 2526, ge-ppb {HERE}", "R", "su-1", **facts).finds("ge-ppb eliminated").has(
        german_points=0, soviet_points=1
    )


@rule("10.2")
def test_a_fort_that_was_taken_lets_nobody_ignore_fire() -> None:
    facts = {"works": f"{HERE} strongpoint", "taken": HERE}
    suffered(f"su-1 2526, ge-1 {HERE}", "R", "", kind="bombardment", **facts).refused("hold", "8.6/R")


@rule("10.1.3e", "10.1.4d")
@pytest.mark.parametrize("work", ["strongpoint", "flak-tower"])
@pytest.mark.parametrize("kind", ["assault", "bombardment"])
@pytest.mark.parametrize(
    ("code", "lives"),
    [
        ("--", True),
        ("*", True),
        ("R", False),
        ("R*", False),
        ("D", False),
        ("EX", False),
        ("1", False),
        ("E", False),
    ],
)
def test_a_garrison_alone_dies_of_everything_but_a_bare_asterisk(
    work: str, kind: str, code: str, lives: bool
) -> None:
    table = suffered("su-1 2526", code, "su-1", kind=kind, works=f"{HERE} {work}")
    assert table.g.fort[table.cell(HERE)] == (HELD if lives else EMPTY)
    table.has(german_points=0, soviet_points=0)


@rule("10.1.3f", "10.1.4d")
@pytest.mark.parametrize("work", ["strongpoint", "flak-tower"])
def test_an_exchange_with_a_garrison_alone_costs_nothing(work: str) -> None:
    suffered("su-1 2526", "EX", "su-1", works=f"{HERE} {work}").finds("su-1 2526")


@rule("10.1.3e", "8.6/asterisk-assault", "10.2")
def test_an_asterisk_beside_the_end_of_a_garrison_keeps_the_attackers_out() -> None:
    """Interaction 6: no capture, and the turn of the first strongpoint is not set."""
    table = suffered("su-1 2526", "R*", "su-1", works=f"{HERE} strongpoint").do("face N")
    assert table.g.fort[table.cell(HERE)] == EMPTY
    assert not table.g.first_strongpoint
    table = suffered("su-1 2526, su-2 2426", "R*", "su-1 su-2", works=f"{HERE} strongpoint")
    table.do("suffer 2526", "face N", f"advance su-2 {HERE}").has(first_strongpoint=2)


@rule("10.2", "11.1.2a")
@pytest.mark.parametrize(("work", "turn"), [("strongpoint", 4), ("flak-tower", 0)])
def test_soviets_who_enter_take_the_position_for_good(work: str, turn: int) -> None:
    table = suffered("su-1 2526", "D", "su-1", works=f"{HERE} {work}", turn=4).do(f"advance su-1 {HERE}")
    table.has(first_strongpoint=turn)
    assert table.g.works_at(table.cell(HERE)) == ""


@rule("8.6/R")
def test_a_direct_fire_drives_back_its_target_alone() -> None:
    table = suffered(f"su-tank 2526, ge-mech ge-1 {HERE}", "R", "su-tank", kind="direct", target="ge-mech")
    table.offers("retreat", "ge-mech 2524", "ge-mech 2425", "ge-mech 2625").do("retreat ge-mech 2524", "halt")
    table.finds(f"ge-mech 2524, ge-1 {HERE}")


# ---- Hitler


@rule("11.1.4", "11.1.5")
def test_hitler_is_taken_when_an_assault_drives_out_the_last_defender_though_nobody_can_enter() -> None:
    table = suffered("su-1 5018, ge-1 5017", "R*", "su-1", cell="5017", leaders="hitler")
    table.do("retreat ge-1 5016", "halt")
    table.do("face N")
    assert table.g.over == "hitler"


@rule("11.1.5", "11.1.4")
def test_after_a_bombardment_hitler_stays_until_somebody_comes() -> None:
    """Interaction 24."""
    table = suffered("su-1 5018, ge-1 5017", "E", "", kind="bombardment", cell="5017", leaders="hitler")
    table.has(over="").do("advance su-1 5017").has(over="hitler")
