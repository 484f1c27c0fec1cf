"""5-4 The German theatre boundary. On the testing ground it runs between columns 12 and 13."""

import pytest

from grognard.games.battle_for_germany.components import GERMAN, WEST
from tests.battle_for_germany.ground import shore, theatre_of
from tests.battle_for_germany.table import Table
from tests.rules import rule

# Zones of these units leave the hex between them no way out but over the boundary.
SOVIETS_EAST_OF_2013 = {"su-5a": "2114", "su-1gt": "1914"}
GERMANS_EAST_OF_2013 = {"ge-ivss": "2114", "ge-i": "1914"}
WESTERN_WEST_OF_2012 = {"us-v": "2011", "us-vi": "1911"}
GERMANS_WEST_OF_2012 = {"ge-iss": "2011", "ge-iiss": "2011", "ge-lxvi": "1911"}


def marks(table: Table, name: str) -> list[str]:
    """What the view says of a unit."""
    units = table.game.view(table.g, "western")["units"]
    found: list[str] = next(unit["marks"] for unit in units if unit["id"] == name)
    return found


@rule("5-41a")
@pytest.mark.parametrize(
    ("unit", "cell", "across", "phase"), [("ge-lxvi", "2012", "2013", "A5"), ("ge-i", "2013", "2012", "B5")]
)
def test_germans_do_not_move_over_the_boundary(unit: str, cell: str, across: str, phase: str) -> None:
    table = Table(f"{unit} {cell}", phase).do(f"move {unit}").refused(f"go {across}", "5-41a")
    assert {theatre_of(goal) for goal in table.options("go")} == {theatre_of(cell)}


@rule("5-41a")
@pytest.mark.parametrize(
    ("attackers", "cell", "stray", "across", "phase"),
    [
        (("ge-iss", "ge-iiss"), "2012", "us-vii", "2013", "A6"),
        (("ge-ivss", "ge-xxiv"), "2013", "su-1gt", "2012", "B6"),
    ],
)
def test_germans_do_not_advance_over_the_boundary(
    attackers: tuple[str, str], cell: str, stray: str, across: str, phase: str
) -> None:
    table = Table({stray: across, **dict.fromkeys(attackers, cell)}, phase)
    table.do(f"attack {across}", *(f"join {name}" for name in attackers)).dice(1).do("roll")
    assert table.where(stray) in ("western", "soviet")
    table.offers_no("advance")
    assert {table.where(name) for name in attackers} == {cell}


@rule("5-41b")
def test_an_east_german_forced_west_becomes_west_german_at_once() -> None:
    table = Table({"ge-ivss": "2013", **SOVIETS_EAST_OF_2013}, "A3")
    table.fight("2013", "su-5a", die=3).do("retreat ge-ivss 2012")
    assert table.side_of("ge-ivss") == "west-german"
    assert table.game.seat_of(table.g, "west-german") == "soviet"
    table.until("A5").do("move ge-ivss").decides("west-german").refused("go 2013", "5-41a")


@rule("5-41b")
def test_a_west_german_forced_east_becomes_east_german_at_once() -> None:
    table = Table({"ge-iss": "2012", **WESTERN_WEST_OF_2012}, "B3")
    table.fight("2012", "us-v", die=3).do("retreat ge-iss 2013")
    assert table.side_of("ge-iss") == "east-german"
    table.until("B5").offers("move", "ge-iss")


@rule("5-41b")
@pytest.mark.parametrize("friends", [{}, {"ge-l": "1913"}])
def test_a_german_with_a_hex_on_its_own_side_does_not_cross(friends: dict[str, str]) -> None:
    table = Table({"ge-ivss": "2013", "su-5a": "2114", **friends}, "A3").fight("2013", "su-5a", die=3)
    table.offers("retreat", "ge-ivss 1913").refused("retreat ge-ivss 2012", "5-41b")


@rule("5-42a", "tec/boundary")
@pytest.mark.parametrize(
    ("unit", "cell", "across", "phase"),
    [
        ("su-5a", "2013", "2012", "A2"),
        ("ro-1", "2013", "2012", "A2"),
        ("us-v", "2012", "2013", "B2"),
        ("pe-ii", "2012", "2013", "B2"),
    ],
)
def test_allies_and_soviets_do_not_move_over_the_boundary(
    unit: str, cell: str, across: str, phase: str
) -> None:
    Table(f"{unit} {cell}", phase).do(f"move {unit}").refused(f"go {across}", "5-42a")


@rule("5-42a")
@pytest.mark.parametrize(
    ("unit", "start", "home", "across", "phase"),
    [("su-5a", "2513", "2413", "2412", "A2"), ("us-v", "2511", "2412", "2413", "B2")],
)
def test_berlin_is_open_to_both_but_only_back_to_their_own_side(
    unit: str, start: str, home: str, across: str, phase: str
) -> None:
    table = Table(f"{unit} {start}", phase).do(f"move {unit}", "step 2512")
    table.refused(f"go {across}", "5-42a")
    assert table.do(f"go {home}").where(unit) == home


@rule("5-42a")
def test_an_ally_with_a_hex_on_its_own_side_does_not_retreat_over_the_boundary() -> None:
    table = Table("us-vii 2012, ge-iss 2011", "A6").fight("2012", "ge-iss", die=3)
    table.offers("retreat", "us-vii 1912").refused("retreat us-vii 2013", "5-42a")


@rule("5-42b")
@pytest.mark.parametrize(("orders", "end"), [((), "western"), (("move us-vii", "go 2012"), "2012")])
def test_an_ally_forced_east_must_be_back_after_its_next_move(orders: tuple[str, ...], end: str) -> None:
    table = Table({"us-vii": "2012", **GERMANS_WEST_OF_2012}, "A6")
    table.fight("2012", "ge-iss", die=3).do("retreat us-vii 2013", "decline").until("B2")
    table.finds("us-vii 2013").do(*orders).until("A5", turn=3)
    assert table.where("us-vii") == end


@rule("5-42b")
@pytest.mark.parametrize(("orders", "end"), [((), "soviet"), (("move su-1gt", "go 2013"), "2013")])
def test_a_soviet_unit_forced_west_must_be_back_after_its_next_move(
    orders: tuple[str, ...], end: str
) -> None:
    table = Table({"su-1gt": "2013", "su-5a": "3020", **GERMANS_EAST_OF_2013}, "B6")
    table.fight("2013", "ge-ivss", die=3).do("retreat su-1gt 2012", "decline").until("A2", turn=3)
    table.finds("su-1gt 2012").do(*orders).until("B5")
    assert table.where("su-1gt") == end


@rule("5-42b")
def test_a_unit_thrown_over_in_its_own_combat_phase_has_until_its_next_move() -> None:
    table = Table({"us-xiii": "2012", **GERMANS_WEST_OF_2012}, "B3")
    table.fight("2011", "us-xiii", die=2).do("retreat us-xiii 2013", "decline").until("B2", turn=3)
    table.finds("us-xiii 2013").do("end").finds("us-xiii western")


@rule("5-42b")
@pytest.mark.parametrize(
    ("unit", "abroad", "phase", "after"), [("us-vii", "2513", "B2", "B5"), ("su-1gt", "2411", "A2", "A5")]
)
def test_a_stray_that_ends_its_move_in_berlin_is_saved(
    unit: str, abroad: str, phase: str, after: str
) -> None:
    far_away = {"ge-i": "3020", "ge-lxvi": "1005"}
    table = Table({unit: abroad, **far_away}, phase).do(f"move {unit}", "go 2512").until(after)
    assert (table.phase, table.where(unit)) == (after, "2512")


@rule("5-42b")
def test_zones_are_not_eased_for_the_way_back() -> None:
    around = {"ge-lxvi": "2012", "ge-i": "2114", "ge-ii": "1914"}
    table = Table({"us-vii": "2013", "us-v": "2001", **around}, "B2").refused("move us-vii", "4-3a")
    table.do("end").finds("us-vii western")


@rule("5-42b")
def test_the_deadline_lapses_with_the_boundary() -> None:
    table = Table("us-vii 2013, su-1gt 2513", "A2").do("move su-1gt", "go 2512").until("B2").do("end")
    table.finds("us-vii 2013")


@rule("5-42b")
def test_a_unit_that_is_home_again_is_no_stray() -> None:
    table = Table({"us-vii": "2012", **GERMANS_WEST_OF_2012}, "A6")
    table.fight("2012", "ge-iss", die=3).do("retreat us-vii 2013", "decline").until("B2")
    assert "strayed" in marks(table, "us-vii")
    assert "strayed" not in marks(table.do("move us-vii", "go 2012"), "us-vii")


@rule("5-42b")
def test_nobody_is_a_stray_once_the_boundary_is_gone() -> None:
    table = Table({"us-vii": "2012", "su-5a": "3426", **GERMANS_WEST_OF_2012}, "A6", berlin=WEST)
    table.fight("2012", "ge-iss", die=3).do("retreat us-vii 2013", "decline").until("B2")
    assert table.g.germans_gone
    assert "strayed" not in marks(table, "us-vii")


@rule("5-42c", "tec/boundary")
@pytest.mark.parametrize(
    ("attackers", "cell", "defender", "across", "phase"),
    [
        (("su-5a", "su-8ga"), "2013", "ge-lxxxi", "2012", "A3"),
        (("us-v", "us-vi"), "2012", "ge-l", "2013", "B3"),
        (("us-v", "us-vi"), "2013", "ge-lxxxi", "2012", "B3"),
    ],
)
def test_allies_and_soviets_attack_over_the_boundary_but_do_not_advance(
    attackers: tuple[str, str], cell: str, defender: str, across: str, phase: str
) -> None:
    """The last case is a unit that was forced over: it comes back by movement alone."""
    table = Table({defender: across, **dict.fromkeys(attackers, cell)}, phase)
    table.do(f"attack {across}", *(f"join {name}" for name in attackers))
    assert table.defence("roll") == 3
    table.dice(1).do("roll")
    assert table.where(defender) in ("west-german", "east-german")
    table.offers_no("advance")
    assert {table.where(name) for name in attackers} == {cell}


@rule("5-43")
@pytest.mark.parametrize(("unit", "cell", "phase"), [("ge-i", "2513", "B5"), ("ge-lxvi", "2511", "A5")])
def test_germans_do_not_move_into_berlin(unit: str, cell: str, phase: str) -> None:
    Table(f"{unit} {cell}", phase).do(f"move {unit}").refused("go 2512", "5-43")


@rule("5-43")
def test_germans_do_not_retreat_into_berlin() -> None:
    table = Table("ge-ivss 2513, su-5a 2514", "A3").fight("2513", "su-5a", die=3)
    table.offers("retreat", "ge-ivss 2613").refused("retreat ge-ivss 2512", "5-43")


@rule("5-43")
def test_a_german_with_no_way_but_berlin_is_lost() -> None:
    table = Table("ge-ivss 2513, su-5a 2514", "A3", terrain=shore("2513", "2512", "2514"))
    table.fight("2513", "su-5a", die=3).finds("ge-ivss east-german")


@rule("5-43")
def test_germans_attack_into_berlin_but_do_not_advance() -> None:
    table = Table("ge-ivss ge-xxiv 2513, su-1gt 2512", "B6")
    assert table.g.zone[GERMAN][table.cell("2512")]
    table.fight("2512", "ge-ivss", "ge-xxiv", die=1).finds("su-1gt soviet").offers_no("advance")
    table.finds("ge-ivss 2513")
