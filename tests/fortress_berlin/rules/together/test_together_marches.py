"""Movement where zones, works, modes, ways and command meet; entry and exit; the U-Bahn and zones."""

from typing import Any

import pytest

from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule

GERMAN, SOVIET = "german-movement", "soviet-movement"
FORT = {"works": "2526 strongpoint"}
RUINED = {"terrain": "2524 built-up", "ruins": "2524"}
BARRED = {"sides": "2525 2524 barrier", "perimeter": "2524 yes"}


@rule("3.2.3a", "3.2.4a", "10.1.2a", "10.1.3a", "10.2", "3.2.6", "3.2.1a")
@pytest.mark.parametrize(
    ("germans", "facts", "stops"),
    [
        ("ge-1 2525", {}, True),
        ("ge-1 2525 s", {}, True),
        ("ge-1 2525 n", {}, False),
        ("ge-hj 2525 s", {}, True),
        ("ge-1 2525 white", {}, False),
        ("ge-1 2525", {"works": "2526 bunker"}, False),
        ("ge-1 2525", {**FORT, "taken": "2526"}, True),
        ("ge-1 2525", {**FORT, "empty": "2526"}, True),
        ("ge-1 2525", {"terrain": "2526 major"}, True),
        ("ge-1 2525", {"terrain": "2526 built-up"}, False),
        ("ge-1 2525", {"sides": "2525 2526 river, 2525 2526 bridge"}, False),
        ("ge-1 2525", {"terrain": "2525 built-up", "ruins": "2525"}, True),
        ("ge-1 2020", {"works": "2525 strongpoint"}, False),
    ],
)
def test_what_stops_a_march(germans: str, facts: dict[str, Any], stops: bool) -> None:
    """An empty strongpoint is taken by who enters it, and zones reach into it at once."""
    table = Table(f"su-mot 2527 n, {germans}", SOVIET, **facts).do("pick su-mot", "go 2526")
    if stops:
        table.refused("go 2527", "3.2.4a").can("flip")
    else:
        table.can("go 2527")


@rule("3.2.4b", "3.2.4a", "7.1")
def test_from_zone_to_zone_by_a_free_hex_between() -> None:
    table = Table("ge-mot 2526 n, su-1 2525", GERMAN).do("pick ge-mot", "go 2626").has_left("ge-mot", 6)
    table.refused("go 2627", "3.2.4a")


@rule("7.3.2a", "3.3.2a", "9.0.2a", "10.1.1a", "3.3.3b", "7.2.2a", "9.0.2b")
@pytest.mark.parametrize(
    ("unit", "facts", "lines", "left"),
    [
        ("su-mot 2525", {"terrain": "2524 built-up", "roads": "2525 2524 road"}, ("go 2524",), 4),
        ("su-mot 2525 n", {"terrain": "2524 major", "roads": "2525 2524 rail"}, ("go 2524",), 7.5),
        ("su-mot 2525 n", {**BARRED, "roads": "2525 2524 road"}, ("go 2524",), 6.5),
        ("su-mot 2524 n", BARRED, ("go 2525",), 7),
        ("su-mot 2525", {**RUINED, **BARRED}, ("go 2524",), 1),
        ("su-mot 2525 n", RUINED, ("flip", "go 2524"), 2),
        ("su-mot 2524 n", RUINED, ("go 2525",), 7),
        ("su-mot 2525", {}, ("go 2524", "flip", "go 2523"), 2),
    ],
)
def test_what_a_march_costs(unit: str, facts: dict[str, Any], lines: tuple[str, ...], left: float) -> None:
    Table(f"{unit}, ge-1 2020", SOVIET, **facts).do("pick su-mot", *lines).has_left("su-mot", left)


@rule("3.3.2b", "7.3.3", "3.1.4a")
def test_an_army_staff_goes_from_ruins_to_ruins_alone() -> None:
    both = {"terrain": "2524 built-up, 2525 built-up", "ruins": "2524 2525"}
    table = Table("su-hq 2525", SOVIET, **both).do("pick su-hq", "go 2524").finds("su-hq 2524 combat")
    table.offers_no("go")
    Table("su-hq su-1 2525", SOVIET, **RUINED).do("pick su-hq", "with su-1").offers_no("go")
    water = {**RUINED, "sides": "2525 2524 canal, 2525 2524 bridge"}
    Table("su-hq 2525", SOVIET, **water).do("pick su-hq").can("go 2524")


@rule("3.5.3a", "3.5.3b", "3.5.1", "3.5.3/opt-own-hq")
@pytest.mark.parametrize(
    ("staffs", "options", "left"),
    [
        ("ge-hq2 2525, ge-corps 2515", "", 4),
        ("ge-hq2 2525, ge-corps 2514", "", 2),
        ("ge-hq2 2518, ge-corps 2518", "", 4),
        ("ge-hq2 eliminated, ge-hq 2520, berlin-hq 5315", "", 4),
        ("ge-hq2 eliminated, ge-hq 2519, berlin-hq 5315", "", 2),
        ("ge-hq2 eliminated, ge-hq 2520, berlin-hq 5315", "divisional-command", 2),
        ("ge-hq2 eliminated, ge-hq 2520, berlin-hq eliminated", "", 2),
    ],
)
def test_what_a_division_has_left_by_its_staffs(staffs: str, options: str, left: int) -> None:
    Table(f"ge-5 2525, {staffs}", GERMAN, options=options).do("pick ge-5").has_left("ge-5", left)


def doors(table: Table) -> str:
    """The letters whose hexes are offered for entry."""
    labels, entries = table.g.geo.board.labels, table.g.geo.entries
    cells = {line.split()[1] for line in table.options("enter")}
    return "".join(letter for letter in sorted(entries) if labels[entries[letter]] in cells)


@rule("5.3", "5.4a", "5.4b", "5.4c")
def test_letters_of_who_is_blocked_or_late() -> None:
    assert doors(Table("1-polish-army-1 coming late-1", SOVIET)) == "ABC"
    assert doors(Table("47-army-hq coming late-2", SOVIET, turn=5)) == "AVWX"
    table = Table("1-polish-army-1 coming", SOVIET, turn=1)
    first, second = (table.g.geo.board.labels[table.g.geo.entries[letter]] for letter in "AB")
    blocked = Table(f"1-polish-army-1 coming, ge-1 {first} n, ge-2 {second} n", SOVIET, turn=1)
    assert doors(blocked) == "C"


@rule("5.2a", "3.2.4b", "3.3.2a")
def test_ends_of_the_stretch_by_which_the_20th_leaves() -> None:
    for there, leaves in (("1634", True), ("1533", False), ("4234", True), ("4334", False)):
        table = Table(f"20-pg-76 {there}, su-1 3030", GERMAN, turn=4).do("pick 20-pg-76")
        if leaves:
            table.do("leave").finds("20-pg-76 exited")
        else:
            table.refused("leave", "5.2a")


@rule("17.1.2a", "17.1.3", "3.2.4a")
def test_the_u_bahn_leads_from_one_zone_into_another() -> None:
    line = {"options": "u-bahn", "roads": "2525 2524 2523 2522 2521 u-bahn", "stations": "2525 2523 2521"}
    table = Table("ge-vs 2525 n, su-1 2526, su-2 2520, berlin-hq 5315", GERMAN, **line)
    table.do("pick ge-vs", "descend", "ride 2521", "rise").finds("ge-vs 2521").refused("go 2522", "3.2.4a")
