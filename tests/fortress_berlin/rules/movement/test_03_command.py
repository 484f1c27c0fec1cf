"""3.5 Headquarters and command."""

from grognard.games.fortress_berlin.rules import command
from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule

FIRE, U_BAHN = command.FIRE, command.U_BAHN


def commanded(table: Table, name: str, purpose: str = FIRE) -> bool:
    return command.is_commanded(table.g, table.unit(name), purpose)


def works(table: Table, name: str) -> bool:
    return command.hq_in_command(table.g, table.unit(name))


@rule("3.5")
def test_soviets_are_commanded_by_army_headquarters() -> None:
    assert commanded(Table("su-tank 2525, su-hq 2515", "soviet-combat"), "su-tank")
    assert not commanded(Table("su-tank 2525, su-hq 2514", "soviet-combat"), "su-tank")
    assert not commanded(Table("su-tank su-mech 2525", "soviet-combat"), "su-tank")


@rule("3.5/hq-out", "3.5.3a")
def test_a_divisional_headquarters_away_from_its_superior_does_not_work() -> None:
    far = Table("ge-hq2 2525, ge-corps 2514, ge-stug 2525", "german-movement")
    assert not works(far, "ge-hq2")
    assert not commanded(far, "ge-stug")
    far.do("pick ge-hq2").has_left("ge-hq2", 3)
    near = Table("ge-hq2 2525, ge-corps 2515, ge-stug 2525", "german-movement")
    assert works(near, "ge-hq2")
    assert commanded(near, "ge-stug")
    near.has_left("ge-hq2", 6)
    assert not works(Table("ge-hq2 2525, ge-corps eliminated", "german-combat"), "ge-hq2")


@rule("3.5.1")
def test_any_unit_in_the_radius_whoever_stands_around() -> None:
    enemies = "su-1 2524, su-2 2625, su-3 2626, su-4 2526, su-5 2426, su-6 2425"
    table = Table(f"ge-hq 2525, berlin-hq 5315, ge-stug 2530, ge-recon 2531, {enemies}", "german-combat")
    assert commanded(table, "ge-stug")
    assert not commanded(table, "ge-recon")


@rule("3.5.2a")
def test_direct_fire_needs_a_divisional_headquarters() -> None:
    table = Table("ge-stug 2525, berlin-hq 5315, ge-corps 2526", "german-combat")
    assert not commanded(table, "ge-stug")
    assert command.direct_hq(table.g, table.unit("ge-stug")) is not None


@rule("3.5.2d")
def test_a_disrupted_headquarters_still_commands() -> None:
    table = Table("ge-hq 2525 white, berlin-hq 5315, ge-stug 2527", "german-combat")
    assert commanded(table, "ge-stug")


@rule("3.5.3b")
def test_a_division_out_of_command_has_half_its_points() -> None:
    table = Table("ge-hq2 2525, ge-corps 2514, ge-5 2528, ge-recon 2527 n, ge-1 2529", "german-movement")
    table.has_left("ge-5", 2).has_left("ge-recon", 4).has_left("ge-1", 4)
    Table("ge-hq2 2525, ge-corps 2514, ge-5 2528 entered", "german-movement").has_left("ge-5", 4)
    near = Table("ge-hq2 2525, ge-corps 2515, ge-5 2534", "german-movement").has_left("ge-5", 4)
    assert not commanded(near, "ge-5"), "beyond the radius of its headquarters, in a division in command"


@rule("3.5.3b")
def test_a_division_whose_headquarters_is_lost() -> None:
    lost = "ge-hq2 eliminated, ge-corps 2520"
    Table(f"{lost}, ge-5 2525", "german-movement").has_left("ge-5", 2)
    Table("ge-hq2 coming due-9, ge-corps 2520, ge-5 2525", "german-movement").has_left("ge-5", 2)
    covered = Table(f"{lost}, ge-5 2525, ge-hq 2530, berlin-hq 5315", "german-movement")
    covered.has_left("ge-5", 4)
    far = Table(f"{lost}, ge-5 2525, ge-hq 2531, berlin-hq 5315", "german-movement")
    far.has_left("ge-5", 2)


@rule("3.5.3b")
def test_units_of_no_division_never_pay() -> None:
    table = Table("", "german-movement")
    g = table.g
    loners = [
        unit
        for unit, printed in enumerate(g.printed)
        if printed.camp == 0 and g.world.division_hqs.get(printed.band) is None
    ]
    formations = {g.printed[unit].formation for unit in loners}
    assert {
        "VS",
        "Gendarmerie",
        "LVI Panzer Korps",
        "156th Infantry Division",
        "SS Group Clausewitz",
    } <= formations
    for unit in loners:
        g.put(unit, table.cell("2525"))
        assert not command.halved(g, unit), g.printed[unit].id


@rule("3.5.3b")
def test_half_is_rounded_down_to_whole_points() -> None:
    sp = Table("ge-hq eliminated, ge-sp 2525", "german-movement").has_left("ge-sp", 1)
    sp.do("pick ge-sp").can("flip", "go 2524")


@rule("3.5.3/opt-own-hq")
def test_by_an_option_only_the_own_headquarters_commands() -> None:
    units = "ge-stug 2525, ge-hq 2526, berlin-hq 5315"
    assert commanded(Table(units, "german-combat"), "ge-stug")
    own = Table(units, "german-combat", options="divisional-command")
    assert not commanded(own, "ge-stug")
    assert commanded(Table("ge-tank 2525, ge-hq 2526, berlin-hq 5315", "german-combat"), "ge-tank")
    flak = Table("ge-flak 2525, ge-hq 2526, berlin-hq 5315", "german-combat", options="divisional-command")
    assert commanded(flak, "ge-flak")


@rule("3.5.4a")
def test_higher_headquarters_command_militia_and_their_own_divisions() -> None:
    table = Table(
        "ge-corps 2525, ge-vs 2526, ge-hj 2527, ge-5 2528, ge-1 2529, ge-at 2530", "german-movement"
    )
    assert commanded(table, "ge-vs", U_BAHN)
    assert commanded(table, "ge-hj", U_BAHN)
    assert commanded(table, "ge-5", U_BAHN)
    assert not commanded(table, "ge-1", U_BAHN), "9th Parachute is under Berlin"
    assert not commanded(table, "ge-at", U_BAHN)
    assert not commanded(table, "ge-vs"), "for direct fire divisional level is needed"


@rule("3.5.4a", "16.5b")
def test_to_whom_divisions_are_assigned() -> None:
    table = Table("", "german-movement")

    def above(name: str) -> str:
        found = command.superior(table.g, table.unit(name))
        return "" if found is None else table.g.printed[found].id

    assert above("nordland-23") == above("502-tiger") == above("9-parachute-hq") == "berlin-hq"
    assert above("20-pg-76") == "ge-corps"  # the testing ground has a second headquarters of the corps
    assert above("25-pg-35") == "steiner-hq"
    assert above("ge-at") == above("ge-vs") == ""
    for formation in ("15th SS Infantry Division", "SS Group Clausewitz"):
        assert above(next(unit.id for unit in table.g.printed if unit.formation == formation)) == "berlin-hq"
    table.g.returned[table.unit("20-pg-hq")] = 1
    assert above("20-pg-hq") == "wenck-hq"


@rule("3.5.4b")
def test_a_higher_headquarters_commands_one_unit_directly_in_a_player_turn() -> None:
    table = Table("berlin-hq 5315, ge-at ge-at2 ge-hq2 2525", "german-combat")
    g, one, other, staff = table.g, *map(table.unit, ("ge-at", "ge-at2", "ge-hq2"))
    hq = command.direct_hq(g, one)
    assert hq == table.unit("berlin-hq")
    command.direct(g, hq, one)
    assert command.direct_hq(g, one) == hq
    assert command.direct_hq(g, other) is None
    assert command.direct_hq(g, staff) is None
    again = Table("berlin-hq 5315, ge-at ge-at2 2525", "german-movement")
    command.direct(again.g, again.unit("berlin-hq"), again.unit("ge-at"))
    again.do("done").until("movement", 3)
    assert command.direct_hq(again.g, again.unit("ge-at2")) is not None
