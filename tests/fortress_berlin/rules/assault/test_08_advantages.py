"""8.5: advantages in an assault."""

import pytest

from tests.fortress_berlin.fighting import HERE, announced, shifts
from tests.rules import rule

RING = ["2524", "2625", "2626", "2526", "2426", "2425"]


@rule("8.5.1")
@pytest.mark.parametrize(
    ("attacker", "defender", "shift"),
    [
        ("su-tank 2526", f"ge-tank {HERE}", 1),  # 3 against 2
        ("su-1 2526", f"ge-1 {HERE}", 0),  # 2 against 2
        ("su-1 2526", f"ge-ss {HERE}", -1),  # 2 against 3
        ("su-1 2526 n", f"ge-vs {HERE}", -1),  # none against 1
        ("su-1 2526", f"ge-ss {HERE} s", 1),  # 2 against none
        ("su-1 2526 n", f"ge-ss {HERE} s", 0),  # none against none
    ],
)
def test_the_higher_morale_in_combat_mode_shifts(attacker: str, defender: str, shift: int) -> None:
    table = announced(f"{attacker}, {defender}", attacker.split()[0], terrain=f"{HERE} built-up")
    assert shifts(table).get("8.5.1", 0) == shift


@rule("8.5.1", "10.1.3b", "10.1.4a")
@pytest.mark.parametrize(("work", "shift"), [("strongpoint", 1), ("flak-tower", -1)])
def test_garrisons_have_morale(work: str, shift: int) -> None:
    """B7: 2 against 1, and 2 against the 3 of a tower."""
    table = announced("su-1 2526", "su-1", works=f"{HERE} {work}")
    assert shifts(table) == {"8.5.1": shift}


@rule("8.5.1")
def test_supporting_headquarters_are_not_present() -> None:
    table = announced(f"su-1 2526, su-hq 2530, ge-1 {HERE}", "su-1", hqs="su-hq")
    assert "8.5.1" not in shifts(table)


@rule("8.5.2a")
@pytest.mark.parametrize(
    ("terrain", "shift"), [("clear", 1), ("park", 1), ("built-up", 0), ("major", 0), ("airfield", 0)]
)
def test_armour_is_superior_in_clear_and_park_alone(terrain: str, shift: int) -> None:
    table = announced(f"su-tank 2526, ge-vs {HERE}", "su-tank", terrain=f"{HERE} {terrain}")
    assert shifts(table).get("8.5.2a", 0) == shift


@rule("8.5.2a")
@pytest.mark.parametrize(
    ("unit", "shift"), [("ge-tank", 1), ("ge-stug", 1), ("ge-recon", 1), ("ge-mech", 0), ("ge-1", 0)]
)
def test_armour_is_tanks_assault_guns_and_reconnaissance(unit: str, shift: int) -> None:
    table = announced(f"{unit} 2526, su-mot {HERE}", unit, side="german")
    assert shifts(table).get("8.5.2a", 0) == shift


@rule("8.5.2b")
@pytest.mark.parametrize(
    ("unit", "shift"),
    [
        ("ge-tank", 0),
        ("ge-eng", 0),
        ("ge-at", 0),
        ("ge-flak", 0),
        ("ge-mech", 1),
        ("ge-gun", 1),
        ("ge-hq", 1),
    ],
)
def test_armour_engineers_and_antitank_guns_cancel_it(unit: str, shift: int) -> None:
    table = announced(f"su-tank 2526, ge-vs {unit} {HERE}", "su-tank", terrain=f"{HERE} park")
    assert shifts(table).get("8.5.2a", 0) == shift


@rule("8.5.2b")
def test_the_disrupted_cancel_it_all_the_same() -> None:
    table = announced(f"su-tank 2526, ge-at {HERE} red s", "su-tank")
    assert "8.5.2a" not in shifts(table)


@rule("8.5.2b")
def test_over_bridges_it_counts_only_if_some_armour_does_not_need_one() -> None:
    sides = f"2526 {HERE} river, 2526 {HERE} bridge"
    units = f"su-tank 2526, su-tank2 2426, ge-vs {HERE}"
    assert "8.5.2a" not in shifts(announced(units, "su-tank", sides=sides))
    assert shifts(announced(units, "su-tank su-tank2", sides=sides))["8.5.2a"] == 1


@rule("8.5.3")
@pytest.mark.parametrize(
    ("defenders", "front", "shift"),
    [
        (f"ge-vs {HERE} n", "2526", 1),
        (f"ge-vs {HERE} n", "2626", 1),
        (f"ge-vs {HERE} n", "2625", 0),
        (f"ge-vs {HERE} n", "2524", 0),
        (f"ge-vs {HERE}", "2526", 0),
        (f"ge-vs {HERE} n, ge-1 {HERE}", "2526", 0),
    ],
)
def test_an_assault_from_where_nobody_looks_is_a_flank_attack(defenders: str, front: str, shift: int) -> None:
    table = announced(f"su-1 {front}, {defenders}", "su-1")
    assert shifts(table).get("8.5.3", 0) == shift


@rule("8.5.3")
def test_one_flank_is_enough_and_more_give_no_more() -> None:
    table = announced(f"su-1 2526, su-2 2626, su-3 2524, ge-vs {HERE} n", "su-1 su-2 su-3")
    assert shifts(table)["8.5.3"] == 1


def ring(but: str = "") -> str:
    """Soviets in all hexes around the defender, save some."""
    names = ["su-1", "su-2", "su-3", "su-4", "su-5", "su-6"]
    return ", ".join(
        f"{name} {cell}" for name, cell in zip(names, RING, strict=True) if cell not in but.split()
    )


@rule("8.5.4")
def test_with_enemies_all_around_a_unit_is_encircled() -> None:
    assert shifts(announced(f"{ring()}, ge-1 {HERE}", "su-1"))["8.5.4"] == 1


@rule("8.5.4")
def test_zones_close_the_ring_unless_a_friend_stands_there() -> None:
    open_hex = "2626"
    assert shifts(announced(f"{ring(open_hex)}, ge-1 {HERE}", "su-1"))["8.5.4"] == 1
    friend = announced(f"{ring(open_hex)}, ge-1 {HERE}, ge-2 {open_hex}", "su-1")
    assert "8.5.4" not in shifts(friend)


@rule("8.5.4", "3.2.3a")
def test_a_built_up_neighbour_must_be_occupied() -> None:
    table = announced(f"{ring('2626')}, ge-1 {HERE}", "su-1", terrain="2626 built-up")
    assert "8.5.4" not in shifts(table)


@rule("8.5.4")
def test_lakes_are_no_way_out() -> None:
    table = announced(f"{ring('2626')}, ge-1 {HERE}", "su-1", terrain="2626 lake")
    assert shifts(table)["8.5.4"] == 1


@rule("8.5.4", "3.2.3b")
def test_the_far_bank_is_closed_by_who_reaches_it_without_crossing() -> None:
    river = ", ".join(f"2626 {cell} river" for cell in (HERE, "2625", "2526"))
    open_bank = announced(f"{ring('2626')}, ge-1 {HERE}", "su-1", sides=river)
    assert "8.5.4" not in shifts(open_bank)
    closed = announced(f"{ring('2626')}, su-tank 2726, ge-1 {HERE}", "su-1", sides=river)
    assert shifts(closed)["8.5.4"] == 1


@rule("8.5.4", "3.2.6")
def test_the_disrupted_close_no_ring() -> None:
    table = announced(
        f"su-1 2524, su-2 2425 red n, su-3 2526 red n, su-4 2426 red n, su-5 2625 red n, ge-1 {HERE}", "su-1"
    )
    assert "8.5.4" not in shifts(table)


@rule("8.5.2b", "8.5.3", "8.5.4", "10.1.2a", "10.1.3a", "10.1.4b")
@pytest.mark.parametrize("work", ["", "bunker", "strongpoint", "flak-tower"])
def test_fortifications_cancel_all_but_morale(work: str) -> None:
    """B7, 10.1.2a: three columns in the open, none in a fortification."""
    table = announced(
        f"su-tank 2526, {ring('2526')}, ge-vs {HERE} n",
        "su-tank",
        terrain=f"{HERE} park",
        works=f"{HERE} {work}" if work else "",
    )
    found = shifts(table)
    assert {rule: found[rule] for rule in ("8.5.2a", "8.5.3", "8.5.4") if rule in found} == (
        {} if work else {"8.5.2a": 1, "8.5.3": 1, "8.5.4": 1}
    )


@rule("8.5", "8.4.2/general-note")
def test_shifts_add_up() -> None:
    """B6: armour and encirclement for the attacker, morale for the defender: one column right."""
    table = announced(f"su-gun 2526, {ring('2526')}, ge-ss {HERE}", "su-gun")
    assert shifts(table) == {"8.5.1": -1, "8.5.2a": 1, "8.5.4": 1}


@rule("17.5", "example/17.5")
@pytest.mark.parametrize(("attackers", "shift"), [("su-1", 0), ("su-1 su-4", -1), ("su-1 su-4 su-mot", -2)])
def test_armies_that_fight_together_lose_columns(attackers: str, shift: int) -> None:
    places = zip(attackers.split(), ("2526", "2426", "2626"), strict=False)
    units = ", ".join(f"{unit} {cell}" for unit, cell in places)
    table = announced(f"{units}, su-hq2 2530, ge-1 {HERE}", attackers, hqs="su-hq2", options="coordination")
    assert shifts(table).get("17.5", 0) == shift


@rule("17.5")
def test_without_the_option_armies_fight_together_freely() -> None:
    table = announced(f"su-1 2526, su-4 2426, ge-1 {HERE}", "su-1 su-4")
    assert "17.5" not in shifts(table)
