"""5.0, 5.3, 5.4 Reinforcements on their way onto the map."""

import pytest

from grognard.games.fortress_berlin.rules.combat.retreat import depart
from grognard.games.fortress_berlin.rules.movement import entry
from tests.fortress_berlin.rules.movement.marching import Table
from tests.fortress_berlin.table import real_game
from tests.rules import rule

CORPS = "12-guards-tank-corps"


def letters(table: Table, unit: str) -> str:
    """The letters by which a unit may come in."""
    by_cell = {table.g.geo.board.labels[cell]: letter for letter, cell in table.g.geo.entries.items()}
    cells = [line.split()[1] for line in table.options("enter") if line.split()[0] == unit]
    return "".join(sorted(by_cell[cell] for cell in cells if cell in by_cell))


def hex_of(table: Table, letter: str) -> str:
    return table.g.geo.board.labels[table.g.geo.entries[letter]]


def moat(table: Table, there: str) -> dict[str, str]:
    """Water on all sides of a hex."""
    board = table.g.geo.board
    around = board.neighbours[board.cell(there)]
    return {"sides": ", ".join(f"{there} {board.labels[near]} river" for near in around)}


def brigade(table: Table) -> str:
    """A unit of the corps that comes by D or E on the first turn."""
    return next(unit.id for unit in table.g.printed if unit.id.startswith(CORPS))


@rule("5.0b")
def test_only_listed_letters() -> None:
    table = Table("9-parachute-hq coming", "german-movement", turn=1)
    assert letters(table, "9-parachute-hq") == "ABC"
    table.refused(f"enter 9-parachute-hq {hex_of(table, 'E')}", "5.0b")


@rule("5.0a")
def test_nobody_comes_before_his_turn() -> None:
    table = Table("lvi-hq coming", "german-movement", turn=1)
    table.offers_no("enter").refused(f"enter lvi-hq {hex_of(table, 'H')}", "5.0a")
    assert letters(Table("lvi-hq coming", "german-movement", turn=2), "lvi-hq") == "HIJK"


@rule("5.0/zone-ring", "5.4b")
def test_the_ring_of_letters() -> None:
    table = Table("", "german-movement")
    near = {letter: "".join(sorted(entry.beside(table.g, letter))) for letter in "APX"}
    assert near == {"A": "B", "P": "OQ", "X": "AW"}
    assert (hex_of(table, "P"), hex_of(table, "Q")) == ("4234", "3234")


@rule("5.0c", "7.1.2", "3.3.3a")
def test_each_pays_the_hex_it_comes_by_and_goes_on() -> None:
    names = ("nordland-23", "nordland-24", "nordland-hq")
    table = Table(" ".join((*names, "coming")), "german-movement", turn=1)
    door = hex_of(table, "E")
    for name in names:
        table.do(f"enter {name} {door}").has_left(name, 7).marked(f"{name} manoeuvre")
        table.do("halt").finds(f"{name} {door}")


@rule("7.1.2")
def test_by_road_at_the_rate_of_the_road() -> None:
    table = Table("nordland-23 coming", "german-movement", turn=1, game=real_game())
    geo = table.g.geo
    for letter in "DEF":
        cell = geo.entries[letter]
        has_way = any(geo.way(cell, near) for near in geo.board.neighbours[cell])
        copy = table.copy().do(f"enter nordland-23 {hex_of(table, letter)}")
        copy.has_left("nordland-23", 7.5 if has_way else 6)


@rule("5.0d", "3.3.3a")
def test_they_come_in_the_movement_segment_in_manoeuvre_mode() -> None:
    table = Table("nordland-23 coming combat, ge-1 2525", "german-reinforcement", turn=1)
    table.until("movement").finds("nordland-23 coming").do(f"enter nordland-23 {hex_of(table, 'D')}")
    table.finds(f"nordland-23 {hex_of(table, 'D')} manoeuvre").can("flip")
    g, unit = table.g, table.unit("nordland-23")
    looks = g.geo.facing[g.cell[unit]]
    assert len(looks[g.facing[unit]]) == max(map(len, looks)), "away from the edge"


@rule("5.3")
def test_a_blocked_hex_opens_the_next_letters_and_hexes_of_the_edge() -> None:
    table = Table("", "soviet-movement", turn=1)
    unit, d, e = brigade(table), hex_of(table, "D"), hex_of(table, "E")
    free = Table(f"{unit} coming", "soviet-movement", turn=1)
    assert letters(free, unit) == "DE"
    blocked = Table(f"{unit} coming, ge-1 {d}, ge-2 {e}", "soviet-movement", turn=1)
    assert letters(blocked, unit) == "CF"
    offered = {line.split()[1] for line in blocked.options("enter")}
    assert not offered & blocked.zone(0)
    outward = Table(f"{unit} coming, ge-1 {d} n", "soviet-movement", turn=1)
    offered |= {line.split()[1] for line in outward.options("enter")}
    assert all(outward.g.geo.edge[outward.cell(there)] for there in offered)
    one = Table(f"{unit} coming, ge-1 {d} s", "soviet-movement", turn=1)
    assert letters(one, unit) == "CE"
    beside = {
        one.g.geo.board.labels[near]
        for near in one.g.geo.board.neighbours[one.cell(d)]
        if one.g.geo.edge[near]
    }
    assert {line.split()[1] for line in one.options("enter")} & beside == beside - one.zone(0)
    one.refused(f"enter {unit} {d}", "5.3").refused(f"enter {unit} {hex_of(one, 'F')}", "5.4a")
    one.refused(f"enter {unit} {hex_of(one, 'B')}", "5.0b")


@rule("5.3", "3.2.3a")
def test_a_zone_blocks_clear_hexes_and_not_built_up_ones() -> None:
    table = Table("", "soviet-movement", turn=1)
    unit, d = brigade(table), table.cell(hex_of(table, "D"))
    beside = table.g.geo.board.labels[
        next(n for n in table.g.geo.board.neighbours[d] if not table.g.geo.edge[n])
    ]
    label = hex_of(table, "D")
    assert letters(Table(f"{unit} coming, ge-1 {beside}", "soviet-movement", turn=1), unit) == "CE"
    town = Table(f"{unit} coming, ge-1 {beside}", "soviet-movement", turn=1, terrain=f"{label} built-up")
    assert letters(town, unit) == "DE"


@rule("5.4a")
def test_who_is_late_may_use_the_next_letters() -> None:
    table = Table("nordland-23 coming, ge-1 2525", "german-movement", turn=1)
    assert letters(table, "nordland-23") == "DEF"
    table.refused(f"enter nordland-23 {hex_of(table, 'C')}", "5.4a")
    table.do("done").marked("nordland-23 late-1")
    table.logs("entry.delayed", "5.4a", units=(table.unit("nordland-23"),))
    late = Table("nordland-23 coming late-1", "german-movement", turn=2)
    assert letters(late, "nordland-23") == "CDEFG"


@rule("5.4b")
def test_from_a_nobody_shifts_to_x_but_from_x_to_a() -> None:
    table = Table("9-parachute-hq coming late-1", "german-movement")
    assert letters(table, "9-parachute-hq") == "ABCD"
    table.refused(f"enter 9-parachute-hq {hex_of(table, 'X')}", "5.4b")
    assert letters(Table("47-army-hq coming late-1", "soviet-movement", turn=4), "47-army-hq") == "AVWX"


@rule("5.4c")
def test_never_more_than_one_letter_off() -> None:
    table = Table("", "soviet-movement", turn=1)
    unit = brigade(table)
    table = Table(f"{unit} coming late-4", "soviet-movement", turn=5)
    assert letters(table, unit) == "CDEF"
    table.refused(f"enter {unit} {hex_of(table, 'B')}", "5.4c")
    both = Table(
        f"{unit} coming late-4, ge-1 {hex_of(table, 'C')}, ge-2 {hex_of(table, 'D')}",
        "soviet-movement",
        turn=5,
    )
    assert "B" not in letters(both, unit)


@rule("5.3", "5.0c")
def test_a_full_entry_hex_serves_who_can_go_on() -> None:
    names = ("nordland-23", "nordland-24", "nordland-hq", "nordland-recon")
    table = Table("", "german-movement", turn=1)
    door = hex_of(table, "D")
    others = f"ge-vs ge-police ge-at {door} white"
    full = Table(f"{names[0]} coming, {others}", "german-movement", turn=1).can(f"enter {names[0]} {door}")
    full.do(f"enter {names[0]} {door}")
    assert full.options("go")
    shut = Table(f"{names[0]} coming, {others}", "german-movement", turn=1, **moat(full, door))
    shut.refused(f"enter {names[0]} {door}", "3.1.2")


@rule("5.3", "3.1.2")
def test_nor_does_it_serve_who_finds_the_only_hex_beyond_full_too() -> None:
    units = "nordland-23 coming, ge-vs ge-police ge-at 4601 white"
    around = ("4501", "4502", "4603", "4702", "4701")
    sides = ", ".join(("4601 4501 river", "4601 4701 river", *(f"4602 {near} river" for near in around)))
    free = Table(f"{units}, ge-1 ge-vs2 4602 white", "german-movement", turn=1, sides=sides)
    free.can("enter nordland-23 4601")
    full = Table(f"{units}, ge-1 ge-vs2 ge-flak 4602 white", "german-movement", turn=1, sides=sides)
    full.refused("enter nordland-23 4601", "3.1.2")


@rule("5.3", "9.0.2a", "7.3.3", "3.3.3a")
def test_who_comes_in_manoeuvre_mode_uses_no_door_in_ruins() -> None:
    """Ruins don't block a letter as enemies do: no other opens in its place."""
    ruined = {"terrain": "4601 built-up", "ruins": "4601"}
    table = Table("2-guards-tank-army-hq coming, ge-1 3030", "soviet-movement", turn=1, **ruined)
    assert letters(table, "2-guards-tank-army-hq") == "E"
    assert table.why("enter 2-guards-tank-army-hq 4601") == ("9.0.2a", "why.march-ruins")
    table.refused("enter 2-guards-tank-army-hq 4501", "5.0b")


@rule("5.3")
def test_a_hex_beside_a_blocked_letter_may_be_blocked_too_or_closed() -> None:
    units = "9-parachute-hq coming, su-1 3301 n, su-2 3401 red"
    table = Table(units, "german-movement", turn=1, terrain="3201 lake")
    assert table.why("enter 9-parachute-hq 3401") == ("5.3", "why.entry-blocked")
    assert table.why("enter 9-parachute-hq 3201") == ("7.3.3", "why.march-lake")


@rule("16.5a")
def test_wenck_comes_over_the_south_edge() -> None:
    table = Table("wenck-hq coming", "german-movement", turn=9)
    cells = {line.split()[1] for line in table.options("enter")}
    assert {"3234", "2234", "1634"} <= cells
    assert "4034" not in cells
    table.refused("enter wenck-hq 4034")
    reason = table.game.explain(table.g, "german", table.game.parse("enter wenck-hq 4034"))
    assert reason is not None
    said = real_game().words(table.g, reason.message, reason.args)
    assert said.endswith("enters elsewhere: south edge"), said
    back = Table("20-pg-76 coming due-9 returned", "german-movement", turn=9)
    assert {line.split()[1] for line in back.options("enter")} == cells


@rule("16.5a", "5.4a", "5.4c")
def test_wencks_late_units_may_use_the_letters_beside_their_stretch() -> None:
    for unit in ("wenck-hq", "20-pg-76 returned"):
        name = unit.split()[0]
        words = unit.replace(name, "")
        assert letters(Table(f"{name} coming due-9 {words}", "german-movement", turn=9), name) == "QRS"
        late = Table(f"{name} coming due-9 late-1 {words}", "german-movement", turn=10)
        assert letters(late, name) == "PQRST"
        late.refused(f"enter {name} {hex_of(late, 'O')}", "5.4c").can(f"enter {name} 2234")


@rule("16.5a", "5.3")
def test_where_the_end_of_wencks_stretch_is_blocked_the_next_hex_and_letter_serve() -> None:
    free = Table("wenck-hq coming", "german-movement", turn=9)
    assert "3334" not in {line.split()[1] for line in free.options("enter")}
    free.refused("enter wenck-hq 4234", "5.4a")
    shut = Table("wenck-hq coming, su-1 3234 n", "german-movement", turn=9)
    assert letters(shut, "wenck-hq") == "PRS"
    shut.can("enter wenck-hq 3334").refused("enter wenck-hq 3434", "5.0b").refused(
        "enter wenck-hq 3234", "5.3"
    )
    inside = Table("wenck-hq coming, su-1 2234 n", "german-movement", turn=9)
    assert letters(inside, "wenck-hq") == "QRS"
    inside.refused("enter wenck-hq 2234", "5.3")


@rule("8.7.1/5")
def test_who_was_driven_off_comes_back_by_the_nearest_letter() -> None:
    table = Table("su-1 coming due-3", "soviet-movement", turn=3)
    table.g.gate[table.unit("su-1")] = table.g.geo.entries["G"]
    assert entry.listed(table.g, table.unit("su-1")) == ("G",)


@rule("8.7.1/5", "5.4a")
def test_who_was_late_once_and_is_driven_off_comes_back_by_that_letter_alone() -> None:
    table = Table("su-1 2534 late-2, ge-1 2020", "german-combat", turn=2)
    depart(table.g, table.unit("su-1"))
    table.until("movement", 3)
    while table.side != "soviet":
        table.idle()
    table.offers("enter", f"su-1 {hex_of(table, 'R')}")


@rule("5.4a")
@pytest.mark.parametrize("turn", [1, 3])
def test_nobody_has_to_come(turn: int) -> None:
    table = Table("nordland-23 coming, ge-1 2525", "german-movement", turn=turn).can("done")
    reason = table.game.given_up(table.g, "german", ("done",))
    assert reason is not None
    assert reason.rule == "5.4a"
