"""17 Command."""

from grognard.games.borodino_41.rules.combat.losses import eliminate
from grognard.games.borodino_41.rules.command import in_command
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule


def commanded(units: str, unit: str = "ge-1") -> bool:
    """Whether a unit is in command."""
    table = Table(units, "german-movement", commanded=False)
    return in_command(table.g, table.unit(unit))


@rule("17/command/range")
def test_eight_hexes_from_a_headquarters() -> None:
    assert commanded("ge-1 0505, ge-hq 0513")
    assert not commanded("ge-1 0505, ge-hq 0514")
    assert commanded("ge-1 0505, ge-hq2 0509"), "any of the same side"
    assert commanded("ge-1 0505, ge-rhq 0509")
    assert not commanded("ge-1 0505, su-hq 0509")


@rule("17/command/hq-disrupted")
def test_a_disrupted_headquarters_commands_nobody() -> None:
    assert not commanded("ge-1 0505, ge-hq 0509 disrupted")
    assert commanded("ge-1 0505, ge-hq 0509 suppressed")
    assert commanded("ge-1 0505, ge-hq 0509 disrupted, ge-hq2 0510")


@rule("17/hq/recon-always")
def test_motorcycles_and_armoured_cars_need_none() -> None:
    assert commanded("ge-mc 0505", "ge-mc")
    assert commanded("ge-ac 0505", "ge-ac")
    assert not commanded("ge-tank 0505", "ge-tank")


@rule("17/command/when", "17/penalties/move")
def test_command_for_movement_is_read_as_the_impulse_begins() -> None:
    table = Table("ge-1 0505, ge-hq 0514", "german-movement", commanded=False).has_left("ge-1", 4)
    table.do("pick ge-1", "go 0506").has_left("ge-1", 3).marked("ge-1 uncommanded")
    assert in_command(table.g, table.unit("ge-1")), "as an assault would find it now"


@rule("17/command/hq-destroyed")
def test_the_units_of_a_destroyed_headquarters_are_suppressed() -> None:
    table = Table("su-rhq 0505, su-1 0507, su-2 0509 suppressed, su-4 0511, ge-1 1505", "german-movement")
    eliminate(table.g, table.unit("su-rhq"), "12/losses/eliminated")
    table.marked("su-1 suppressed, su-2 disrupted").unmarked("su-4 suppressed")
    division = Table("su-hq 0505, su-1 0507, su-4 0511, su-other 0513, ge-1 1505", "german-movement")
    eliminate(division.g, division.unit("su-hq"), "12/losses/eliminated")
    division.marked("su-1 suppressed, su-4 suppressed").unmarked("su-other suppressed")


@rule("17/command/hq-destroyed")
def test_suppression_takes_their_markers() -> None:
    table = Table(
        "ge-rhq 0505, ge-1 0507 marked-s, ge-4 0707 marked-s, su-1 0508, su-2 0708", "german-movement"
    )
    eliminate(table.g, table.unit("ge-rhq"), "12/losses/eliminated")
    table.unmarked("ge-1 marker").marked("ge-4 marker")


@rule("17/command/hq-destroyed", "7/move/suppressed", "7/move/halved")
def test_who_has_yet_to_move_is_slower_for_the_loss_of_its_staff() -> None:
    units = "ge-rhq 0505, ge-1 0404, ge-2 1004 suppressed, ge-3 1104 disrupted, ge-4 1204, su-1 0506"
    table = Table(units, "german-movement", strengths="ge-rhq 1").has_left("ge-1", 8).has_left("ge-2", 6)
    table.do("pick ge-rhq", "go 0502").dice(10, 10).do("fire").finds("ge-rhq eliminated")
    table.marked("ge-1 suppressed, ge-2 disrupted").has_left("ge-1", 6).has_left("ge-2", 4)
    table.has_left("ge-3", 4).has_left("ge-4", 8)


@rule("17/command/hq-destroyed", "7/offmap/return")
def test_who_is_off_the_map_for_the_moment_is_suppressed_with_the_others() -> None:
    table = Table("su-rhq 0505, su-1 off-map, su-2 coming, ge-1 1505", "german-movement", exits="su-1 2012")
    eliminate(table.g, table.unit("su-rhq"), "12/losses/eliminated")
    table.marked("su-1 suppressed").unmarked("su-2 suppressed")
