"""6, 8.8: what disruption is to those who suffer it, and how long."""

import pytest

from tests.fortress_berlin.fighting import HERE, announced, suffered, to_assaults
from tests.fortress_berlin.table import Table
from tests.rules import rule


@rule("8.8.1", "6.0a")
def test_white_markers_come_off_in_the_next_german_recovery() -> None:
    table = Table(f"ge-1 {HERE} white n, su-1 2530 white n", "german-combat", turn=4)
    table.until("reinforcement", 5).until("movement", 5)
    table.marked("ge-1 good, su-1 good")


@rule("8.8.1", "6.0a")
def test_red_markers_stay_through_the_german_turn() -> None:
    """Interaction 16."""
    table = Table(f"ge-1 {HERE} red n, su-1 2530 red n", "german-movement", turn=5).marked(
        "ge-1 red, su-1 red"
    )
    while table.g.player == 0:
        table.marked("ge-1 red, su-1 red").idle()
    table.marked("ge-1 good, su-1 good")


@rule("8.8/note-ruins", "9.0.2b")
def test_in_ruins_who_recovers_turns_over_at_once() -> None:
    terrain = f"{HERE} built-up, 2527 built-up"
    units = f"ge-1 {HERE} white n, ge-2 2527 white n"
    table = Table(units, "german-recovery", terrain=terrain, ruins=HERE)
    table.marked("ge-1 good combat, ge-2 good manoeuvre")


@rule("8.8a", "7.2.3")
def test_the_disrupted_neither_move_nor_turn_over_nor_turn() -> None:
    table = Table(f"ge-1 {HERE} red n, ge-2 2530, su-1 2510", "german-movement")
    table.refused("pick ge-1", "7.2.3").can("pick ge-2")


@rule("8.8a", "8.5.1")
def test_the_disrupted_show_no_morale() -> None:
    table = announced(f"su-1 2526, ge-ss {HERE} red s", "su-1", terrain=f"{HERE} built-up")
    odds = table.forecast(f"resolve {HERE}")
    (line,) = (line for line in odds.lines if line.rule == "8.5.1")
    assert (line.value, line.args["theirs"]) == (1, 0)


@rule("8.8c", "11.2.1c")
@pytest.mark.parametrize(
    ("defenders", "number"),
    [
        (f"ge-2 {HERE}, ge-1 {HERE}", 0),
        (f"ge-2 {HERE} red, ge-1 {HERE} n", 1),
        (f"ge-2 {HERE} white, ge-1 {HERE} white", 2),
        (f"ge-1 {HERE}, ge-ppb {HERE}", 1),
        (f"ge-ppb {HERE}, ge-1 {HERE}", 0),
    ],
)
def test_a_forecast_says_whom_a_disruption_destroys_as_far_as_one_sees(defenders: str, number: int) -> None:
    """Markers are open; that a guard of the industries lies covered is not."""
    table = Table(f"su-1 2526, su-hq 2530, {defenders}", "soviet-combat")
    fire = table.do(f"target {HERE}").forecast("strike su-hq")
    assault = to_assaults(table.do("cancel")).do(f"assault {HERE}").forecast("join su-1")
    for odds in (fire, assault):
        assert ("D" in odds.consequences) == (number > 0)
        if number:
            told = odds.consequences["D"]
            assert (told.rule, told.message, told.args) == (
                "8.8c",
                "result.then-destroyed",
                {"number": number},
            )


@rule("8.0")
@pytest.mark.parametrize(("side", "ours", "theirs"), [("soviet", "su-1", "ge-1"), ("german", "ge-1", "su-1")])
def test_who_starts_a_combat_is_its_attacker(side: str, ours: str, theirs: str) -> None:
    table = suffered(f"{ours} 2526, {theirs} {HERE}", "E", ours, side)
    table.finds(f"{theirs} eliminated, {ours} 2526").asks("advance.choose", side)


@rule("8.0", "8.3.5a")
def test_in_defensive_fire_the_defender_is_the_attacker_of_that_shot() -> None:
    """The tank brigade that assaults suffers the result; the exchange costs the gun that fired."""
    table = suffered(
        f"su-tank 2526, ge-at {HERE}", "EX", "ge-at", "soviet", "direct", cell="2526", target="su-tank"
    )
    table.finds("su-tank eliminated, ge-at eliminated").has(german_points=1, soviet_points=1)
    assert table.over  # nobody advances


@rule("8.8a", "3.4.2", "8.3.6")
def test_who_is_disrupted_alone_looks_as_the_others_of_his_hex_do() -> None:
    units = f"ge-tank {HERE}, ge-1 {HERE} s, su-gun 2527"
    table = suffered(units, "D", "su-gun", kind="direct", target="ge-tank")
    table.finds(f"ge-tank {HERE} s red, ge-1 {HERE} s good")
