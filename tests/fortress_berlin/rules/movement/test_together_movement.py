"""Rules of movement, command and entry that meet each other."""

from grognard.games.fortress_berlin.rules import stacking
from tests.fortress_berlin.rules.movement.marching import Table
from tests.fortress_berlin.table import real_game
from tests.rules import rule


@rule("7.2.2a", "7.2.2b", "3.3.3b", "9.0.2a")
def test_a_gun_that_starts_in_manoeuvre_mode_goes_on_in_combat_mode() -> None:
    facts = {"terrain": "2522 built-up", "ruins": "2522"}
    table = Table("ge-at 2525 n", "german-movement", **facts).do("pick ge-at", "go 2524", "flip")
    table.has_left("ge-at", 3).finds("ge-at 2524 combat").do("go 2523").has_left("ge-at", 2)
    table.refused("go 2522", "7.1").do("halt")
    table.until("movement", 3).do("pick ge-at").offers_only("flip", "halt")


@rule("3.5.3b", "3.3.3c")
def test_motorised_artillery_out_of_command_flips_or_goes_one_hex() -> None:
    table = Table("ge-hq eliminated, ge-sp 2525", "german-movement").has_left("ge-sp", 1).do("pick ge-sp")
    table.copy().do("flip").finds("ge-sp 2525 manoeuvre").has_left("ge-sp", 0).offers_no("go", "flip")
    table.do("go 2524").refused("pick ge-sp", "7.1.1").finds("ge-sp 2524 combat")


@rule("6.0a", "4.1.2", "4.2", "7.2.3")
def test_whose_turn_it_was_says_when_the_disrupted_move_again() -> None:
    units = "su-1 2525 red, su-2 2725 white, ge-1 2225 white, ge-2 2025 red"
    Table(units, "german-recovery").until("movement").offers("pick", "ge-1")
    Table(units, "soviet-recovery").until("movement").offers("pick", "su-1").marked("su-2 disrupted")


@rule("3.1.2", "3.1.3")
def test_armies_and_higher_staffs_are_no_corps_and_no_division() -> None:
    for units, camp in (
        ("2-guards-tank-army-hq su-tank su-tank2", 1),
        ("su-gun su-gun2 su-hq", 1),
        ("lvi-hq ge-mot ge-corps 18-pg-30", 0),
        ("ge-at ge-at2 ge-gun ge-gun2", 0),
    ):
        table = Table(f"{units} 2525", "german-movement")
        assert stacking.excess(table.g, camp, table.cell("2525")) == 1, units


@rule("5.3", "5.4b", "5.4c", "3.2.3a")
def test_germans_on_the_doorstep_of_the_first_soviets() -> None:
    game = real_game()
    geo = game.box.geo
    d, e = (geo.board.labels[geo.entries[letter]] for letter in "DE")
    corps = next(unit.id for unit in game.box.units if unit.formation == "12th Guards Tank Corps")
    poles = next(
        unit.id for unit in game.box.units if unit.formation == "1st Polish Army" and "A" in unit.entry
    )
    units = f"{corps} {poles} coming, nordland-23 {d} s, nordland-24 {e} s"
    table = Table(units, "soviet-movement", turn=1, game=game)
    doors: dict[str, set[str]] = {}
    for line in table.options("enter"):
        unit, there = line.split()
        doors.setdefault(unit, set()).add(there)
    letters = {letter: geo.board.labels[cell] for letter, cell in geo.entries.items()}
    assert {d, e}.isdisjoint(doors[corps])
    assert {letters["C"], letters["F"]} <= doors[corps]
    assert {letters["B"], letters["G"]}.isdisjoint(doors[corps])
    assert letters["X"] not in doors.get(poles, set())
    beside = {geo.board.labels[near] for near in geo.board.neighbours[geo.entries["D"]] if geo.edge[near]}
    free = beside - table.zone(0)
    assert free & doors[corps] == {there for there in free if geo.terrain[geo.board.cell(there)] != "lake"}


@rule("5.2a", "5.4a", "7.2.2b", "3.2.4b")
def test_the_guns_of_the_20th_need_a_turn_to_hitch_up() -> None:
    table = Table("20-pg-antitank 3234, 20-pg-hq 3233, lvi-hq 3232", "german-movement", turn=4)
    table.do("pick 20-pg-antitank", "flip").refused("leave", "5.2a").do("halt")
    table.until("movement", 5).do("pick 20-pg-antitank", "leave").finds("20-pg-antitank exited")
    assert table.score[0] >= 2


@rule("5.2c", "5.4a")
def test_a_division_that_never_came_in_costs_nothing() -> None:
    table = Table("20-pg-76 20-pg-hq coming, ge-1 2525", "german-movement", turn=6).do("done")
    table.until("movement")
    assert table.score == (0, 0)
    table.marked("20-pg-76 late-1")


@rule("3.5.4a", "17.1.1a")
def test_volkssturm_anywhere_is_commanded_by_berlin() -> None:
    line = {"options": "u-bahn", "roads": "2525 2524 2523 u-bahn", "stations": "2525 2523"}
    table = Table("ge-vs 2525 n, berlin-hq 5315", "german-movement", **line).do("pick ge-vs", "descend")
    assert not table.g.directed[table.unit("berlin-hq")], "it needs no direct command"
    alone = Table("ge-vs 2525 n, berlin-hq eliminated", "german-movement", **line).do("pick ge-vs")
    alone.refused("descend", "17.1.1a")


@rule("7.2.1", "3.4.2")
def test_a_unit_that_passes_takes_nobodys_facing() -> None:
    table = Table("ge-1 2525 n, ge-2 2524 sw", "german-movement").do("pick ge-1", "go 2523")
    table.finds("ge-1 2523 n, ge-2 2524 sw")


@rule("11.2.1b", "7.1")
def test_battalions_test_as_soviets_come_by() -> None:
    table = Table("su-1 2530 n, ge-ppb 2625, ge-1 2021", "soviet-movement", dice=(2,))
    table.do("pick su-1", "go 2527").finds("ge-ppb removed, su-1 2527")
    assert table.score == (0, 0)
    stays = Table("su-1 2530 n, ge-ppb 2625, ge-1 2021", "soviet-movement", dice=(5,))
    stays.do("pick su-1", "go 2527").finds("ge-ppb 2625").can("go 2526")


@rule("11.1.4", "12.0/2", "7.1")
def test_a_march_into_the_bunker_or_the_reichstag_ends_the_game() -> None:
    table = Table("su-1 5018 n", "soviet-movement", leaders="hitler").do("pick su-1", "go 5017")
    assert (table.over, table.g.over, table.where("su-1")) == (True, "hitler", "5017")
    passing = Table("su-1 5018 n", "soviet-movement", leaders="hitler", sides=_gorge()).do(
        "pick su-1", "go 5016"
    )
    assert (passing.over, passing.g.over, passing.where("su-1")) == (True, "hitler", "5017")
    house = Table("su-1 5014 n", "soviet-movement").do("pick su-1", "go 5015")
    assert (house.over, house.g.over) == (True, "reichstag")


def _gorge() -> str:
    """From 5018 the only way north leads through 5017."""
    return ", ".join(f"5018 {near} river" for near in ("4917", "4918", "5117", "5118"))
