"""13: where units are set up, in secret, and the defence that the rules advise."""

from functools import cache

import pytest

from grognard.games.fortress_berlin.position import COMBAT, COMING, MANOEUVRE
from grognard.games.fortress_berlin.units import GERMAN, SOVIET
from grognard.kernel.knowledge.levels import IDENTITY
from tests.fortress_berlin.table import Table
from tests.rules import rule


@cache
def _standard() -> Table:
    return Table.opening().do("standard")


def standard() -> Table:
    """The set-up with all units in their standard places."""
    return _standard().copy()


def stands(table: Table, *cells: str) -> list[str]:
    """The units in these hexes."""
    g = table.g
    return sorted(g.printed[unit].id for cell in cells for unit in g.units_at(table.cell(cell)))


def by_rule(table: Table, key: str) -> list[str]:
    """The units that a rule of the set-up is about."""
    return [unit.id for unit in table.g.printed if unit.setup == key]


FIXED = {
    "13.1/goebbels": ("5115", ["hj-goebbels"]),
    "13.1/arsenal": ("5315", ["berlin-hq"]),
    "13.1/gestapo": ("5119", ["himmler-guard"]),
    "13.1/fuhrerbunker": ("5017", ["lah-1", "lah-2"]),
    "13.1/army": ("4818", ["gd-1", "gd-2"]),
    "13.1/navy": ("4819", ["mvk"]),
    "13.1/tiergarten": ("4915", ["janums"]),
    "13.2/tiergarten": ("4915", ["tiergarten-flak"]),
    "13.2/botanical": ("3530", ["botanical-flak"]),
    "13.2/grunewald": ("2922", ["grunewald-flak"]),
}


@rule("13.1/goebbels", "13.1/arsenal", "13.1/gestapo", "13.1/fuhrerbunker", "13.1/army", "13.1/navy")
@rule("13.1/tiergarten", "13.2/tiergarten", "13.2/botanical", "13.2/grunewald")
@pytest.mark.parametrize("name", FIXED)
def test_units_with_a_hex_of_their_own_stand_there_from_the_start(name: str) -> None:
    cell, units = FIXED[name]
    table = Table.opening()
    assert set(units) <= set(stands(table, cell))
    table.refused(f"pick {units[0]}", "13.0a")


@rule("13.2/towers")
def test_each_flak_tower_has_its_battalion() -> None:
    table = Table.opening()
    for cell in ("4218", "5208", "6113"):
        (unit,) = stands(table, cell)
        printed = table.g.printed[table.unit(unit)]
        assert (printed.type, printed.c_fs, printed.c_pf, printed.c_ma) == ("flak", 6, 3, 0)


@rule("13.1/air")
def test_the_air_ministry_has_two_hexes() -> None:
    table = (
        Table.opening()
        .do("pick h-goering-mech")
        .offers("place", "h-goering-mech 5117", "h-goering-mech 5118")
        .refused("place h-goering-mech 5116", "13.1/air")
    )
    table.do("place h-goering-mech 5117", "pick luftwaffe-field", "place luftwaffe-field 5117")
    assert stands(table, "5117") == ["h-goering-mech", "luftwaffe-field"]


@rule("13.2/tegel", "13.2/tempelhof", "13.2/gatow")
@pytest.mark.parametrize("field", ["tegel", "tempelhof", "gatow"])
def test_the_units_of_an_airfield_stand_on_it(field: str) -> None:
    table, cells = standard(), Table.opening().g.geo.airfields[field]
    there = [table.g.printed[unit].id for unit in table.g.units_in(sorted(cells))]
    assert sorted(there) == sorted(by_rule(table, field))
    assert len(there) == 5
    assert all(table.g.geo.terrain[cell] == "airfield" for cell in cells)
    table.do(f"pick {there[0]}").refused(f"place {there[0]} 5015", f"13.2/{field}")


@rule("13.2/free")
def test_free_units_stand_three_hexes_from_the_edge() -> None:
    table = Table.opening()
    assert len(by_rule(table, "free")) == 3
    table.do("pick berlin-flak-1").can("place berlin-flak-1 5003")
    table.refused("place berlin-flak-1 5002", "13.2/free").refused("place berlin-flak-1 0220", "13.2/free")


@rule("13.3/artillery", "13.3/antitank")
def test_guns_stand_within_the_perimeter() -> None:
    table = Table.opening()
    assert len(by_rule(table, "perimeter")) == 8
    for unit, number in (("408-artillery-heavy", "13.3/artillery"), ("berlin-antitank-1", "13.3/antitank")):
        table.do(f"pick {unit}").can(f"place {unit} 6210", f"place {unit} 5211")
        table.refused(f"place {unit} 5104", number).do("back")


@rule("13.3/engineers", "13.3/police", "13.3/fah")
def test_engineers_police_and_the_free_corps() -> None:
    table, geo = Table.opening(), Table.opening().g.geo
    assert len(by_rule(table, "building-or-u-bahn")) == 4
    assert len(by_rule(table, "u-bahn")) == 4
    label = geo.board.labels
    station, major = label[min(geo.stations - geo.majors)], label[min(geo.majors - geo.stations)]
    plain = next(
        label[cell]
        for cell, terrain in enumerate(geo.terrain)
        if terrain == "built-up" and cell not in geo.stations and not geo.works[cell]
    )
    table.do("pick lobeck").can(f"place lobeck {station}", f"place lobeck {major}")
    table.refused(f"place lobeck {plain}", "13.3/engineers").do("back")
    table.do("pick police-1").can(f"place police-1 {station}").refused(
        f"place police-1 {major}", "13.3/police"
    )
    table.do("back", "pick fah").can("place fah 6210").refused("place fah 5208", "13.3/fah")


@rule("13.4")
def test_plant_protection_in_great_buildings_and_on_the_teltow_canal() -> None:
    table = Table.opening()
    assert len(by_rule(table, "ppb")) == 14
    table.do("pick ppb-1").can("place ppb-1 6430", "place ppb-1 5015")
    table.refused("place ppb-1 6210", "13.4")


@rule("13.5a", "13.5b")
def test_hitler_youth_must_bar_the_havel() -> None:
    table = standard()
    assert len(by_rule(table, "hj")) == 11
    holders = {cell: stands(table, cell) for cell in ("2011", "2012", "2013", "2017", "2109", "2407")}
    assert all(any(unit.startswith("hj-") for unit in units) for units in holders.values())
    (unit,) = holders["2017"]
    table.can("done").do(f"pick {unit}").refused(f"place {unit} 5412", "13.5b").do("back")
    spare = next(name for name in by_rule(table, "hj") if table.where(name) not in holders)
    table.do(f"pick {spare}", f"place {spare} 2017", f"pick {unit}").refused(f"place {unit} 2018", "13.5b")
    table.do(f"place {unit} 5412").can("done")


@rule("13.5b")
def test_nobody_fills_a_bridge_of_the_havel_before_the_hitler_youth_is_there() -> None:
    table = Table.opening()
    first, second, third = by_rule(table, "free")
    for name in (first, second):
        table.do(f"pick {name}", f"place {name} 2017")
    table.do(f"pick {third}").refused(f"place {third} 2017", "13.5b")


@rule("13.6", "11.2.3a")
def test_thirty_volkssturm_are_drawn_unseen() -> None:
    first, second = Table.opening(), Table.opened(Table.opening().game, "campaign", {})
    g = first.g
    drawn = [unit for unit in g.in_place(COMING) if g.printed[unit].setup == "cup"]
    assert len(drawn) == len(set(drawn)) == 30
    assert all(g.level((GERMAN,), unit) >= IDENTITY > g.level((SOVIET,), unit) for unit in drawn)
    assert drawn == [unit for unit in second.g.in_place(COMING) if g.printed[unit].setup == "cup"]
    unit = g.printed[drawn[0]].id
    first.do(f"pick {unit}").can(f"place {unit} 5412", f"place {unit} 4033", f"place {unit} 4032")
    first.refused(f"place {unit} 4031", "13.6").refused(f"place {unit} 4131", "13.6")


@rule("13.0b", "3.3.3a", "3.4.2")
def test_the_german_chooses_modes_and_facings() -> None:
    table = standard().do("deploy gd-1").marked("gd-1 manoeuvre, gd-2 combat")
    table.offers("orient", *(f"gd-1 {side}" for side in ("N", "NE", "SE", "S", "SW", "NW")))
    table.do("orient gd-1 SE", "deploy gd-2").marked("gd-1 se, gd-2 se")
    table.refused("orient lah-1 N", "3.4.1a").refused("deploy ppb-1", "11.2.1a").do("deploy gd-1")
    assert table.g.mode[table.unit("gd-1")] == COMBAT
    assert table.g.mode[table.unit("gd-2")] == MANOEUVRE


@rule("13.0a")
def test_only_germans_are_set_up_and_all_of_them() -> None:
    table = Table.opening().refused("done", "13.0a")
    table.do("standard")
    assert not table.g.units_of(SOVIET)
    assert len(table.g.units_of(GERMAN)) == 107
    table.refused("standard", "13.0a").do("done").is_at("movement", "german", turn=1)


@rule("13.0a", "3.1.2")
def test_stacks_are_held_to_their_limit() -> None:
    table = Table.opening()
    for number in (1, 2, 3):
        table.do(f"pick berlin-antitank-{number}", f"place berlin-antitank-{number} 5412")
    table.do("pick berlin-antitank-4").refused("place berlin-antitank-4 5412", "3.1.2")


@rule("13.3/advice", "13.6/advice", "13.4/advice")
def test_the_standard_defence_holds_the_gates_of_the_city() -> None:
    table = standard()
    g, geo = table.g, table.g.geo

    def leads_in(cell: int) -> bool:
        return any(geo.way(cell, near) for near in geo.board.neighbours[cell] if not geo.perimeter[near])

    assert all(g.count[GERMAN][cell] for cell in geo.setup_cells("strongpoint") if leads_in(cell))
    north, east = (geo.entries[letter] for letter in "EH")
    for gun in ("408-artillery-heavy", "408-artillery-light"):
        unit = table.unit(gun)
        assert (
            max(geo.board.distance(g.cell[unit], edge) for edge in (north, east)) <= g.printed[unit].c_range
        )


@rule("3.1.5", "3.6a", "13.8")
def test_the_enemy_sees_nothing_but_the_tops_when_it_is_done() -> None:
    table = standard().do("pick berlin-antitank-1", "place berlin-antitank-1 5412")
    table.do("pick berlin-antitank-2", "place berlin-antitank-2 5412")
    assert not table.sees("soviet", "berlin-antitank-2")
    assert not any(event.is_for(("soviet",)) for event in table.g.events)
    before = table.g.moment
    table.do("done")
    assert table.sees("soviet", "berlin-antitank-2")
    assert table.g.mixed[table.unit("berlin-antitank-1")] > before
    assert not table.sees("soviet", "berlin-antitank-1")


@rule("13.0a", "13.0b")
@pytest.mark.parametrize("line", ["place h-goering-mech 5117", "deploy lah-1", "orient lah-1 S"])
def test_the_german_learns_nothing_as_he_sets_up_so_he_may_take_it_back(line: str) -> None:
    table = Table.opening().do("pick h-goering-mech")
    if not line.startswith("place"):
        table.do("back", "deploy lah-1")
    assert "german" not in table.do(line).g.revealed()
