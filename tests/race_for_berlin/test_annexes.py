"""Annexes 1 and 2: the tables and their modifiers."""

import pytest

from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.kernel.answers import DIE
from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table, real_game
from tests.rules import rule

COLUMNS = ("1:3", "1:2", "1:1", "2:1", "3:1", "4:1")


def on_die(table: Table) -> dict[str, int]:
    """The die modifiers of the roll that is being prepared, by their rule."""
    lines = table.forecast("roll").lines
    return {line.rule: int(line.value) for line in lines if line.message.startswith("die.")}


def attack(
    units: dict[str, str],
    *attackers: str,
    at: str = "C.1",
    target: str = "b8",
    game: RaceForBerlin | None = None,
) -> Table:
    """An attack, gathered."""
    return Table(units, at, game=game).gather(target, *attackers)


# ---- annex 1


@rule("annex-1")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (-1, "A1"),
        (0, "A1"),
        (1, "A1"),
        (2, "-"),
        (3, "-"),
        (4, "+1 A1"),
        (5, "+1 A1D1"),
        (6, "+1 D1"),
        (7, "+1 D1"),
        (8, "+2 A1D1"),
        (9, "+2 D1"),
        (10, "+3 D1"),
        (12, "+3 D1"),
    ],
)
def test_the_table_of_urban_progression(total: int, result: str) -> None:
    assert real_game().box.urban.result(total) == result


def urban(units: dict[str, str], *rolling: str, zone: str, at: str, levels: dict[str, int]) -> Table:
    """A roll of urban progression, prepared."""
    table = Table(units, at, support=(2, 2), levels=levels)
    return table.do(*(f"fight {name}" for name in rolling), "begin", f"storm {zone}")


@rule("annex-1/mod-adjacent")
def test_each_controlled_neighbour_in_berlin_adds_one_whatever_the_camp() -> None:
    units = {"3GTA-1": "Mariendorf", "8GA-1": "Zehlendorf", "5GA-1": "Treptow"}
    for levels, bonus in (
        ({"Zehlendorf": 2}, 1),
        ({"Zehlendorf": 2, "Treptow": 3}, 2),
        ({"Zehlendorf": 1, "Treptow": 1}, None),
    ):
        table = urban(units, "3GTA-1", zone="Mariendorf", at="C.2", levels=levels)
        assert on_die(table).get("annex-1/mod-adjacent") == bonus


@rule("annex-1/mod-adjacent", "7.1.4")
def test_zones_across_the_nexus_do_not_count() -> None:
    units = {"8GA-1": "Treptow", "69-1": "Charlottenburg"}
    table = urban(units, "8GA-1", zone="Treptow", at="C.1", levels={"Charlottenburg": 3})
    assert "annex-1/mod-adjacent" not in on_die(table)


@rule("annex-1/mod-adjacent", "example/9.1.5")
def test_germans_control_what_no_soviet_has_entered() -> None:
    units = {"3GTA-1": "Mariendorf", "303": "Mariendorf", "8GA-1": "Zehlendorf"}
    table = urban(units, "303", zone="Mariendorf", at="C.3", levels={})
    assert on_die(table)["annex-1/mod-adjacent"] == 1  # Treptow


@rule("annex-1/mod-army")
def test_a_whole_army_adds_one_if_both_its_counters_roll() -> None:
    whole = {"8GA-1": "Wedding", "8GA-2": "Wedding"}
    both = urban(whole, "8GA-1", "8GA-2", zone="Wedding", at="C.1", levels={})
    assert on_die(both)["annex-1/mod-army"] == 1
    half = urban(whole, "8GA-1", zone="Wedding", at="C.1", levels={})
    assert "annex-1/mod-army" not in on_die(half)
    mixed = {"8GA-1": "Wedding", "47-1": "Wedding"}
    two = urban(mixed, "8GA-1", "47-1", zone="Wedding", at="C.1", levels={})
    assert "annex-1/mod-army" not in on_die(two)


@rule("annex-1/mod-support")
def test_germans_never_spend_support() -> None:
    units = {"3GTA-1": "Mariendorf", "303": "Mariendorf"}
    urban(units, "303", zone="Mariendorf", at="C.3", levels={}).refused("spend")


@rule("annex-1/mod-ratio")
@pytest.mark.parametrize(
    ("rolling", "defender", "bonus"),
    [
        (("8GA-1", "8GA-2"), "11-SS", None),  # 40:26
        (("8GA-1",), "11-SS", -1),  # 20:26
        (("8GA-1", "8GA-2"), "", 1),  # 40:20
        (("1-POL-1",), "", -1),  # 10:20
        (("1-POL-2",), "", -2),  # 5:20, no lower than 1:3
    ],
)
def test_odds_move_the_die(rolling: tuple[str, ...], defender: str, bonus: int | None) -> None:
    units = dict.fromkeys(rolling, "Wedding") | ({defender: "Wedding"} if defender else {})
    if "1-POL-2" in units:
        units["1-POL-2"] = "Wedding reduced"
    table = urban(units, *rolling, zone="Wedding", at="C.1", levels={})
    assert on_die(table).get("annex-1/mod-ratio") == bonus


@rule("annex-1/mod-ratio")
def test_high_odds_have_no_limit() -> None:
    units = {"1-POL-1": "Wedding reduced", "25-pzgre": "Wedding", "5-Jager": "a4", "Kurmark": "a4"}
    table = urban(units, "25-pzgre", "5-Jager", "Kurmark", zone="Wedding", at="C.3", levels={})
    assert on_die(table)["annex-1/mod-ratio"] == 1
    assert on_die(table.do("join 5-Jager"))["annex-1/mod-ratio"] == 2
    assert on_die(table.do("join Kurmark"))["annex-1/mod-ratio"] == 4


@rule("9.2.1a", "9.2.1b", "9.2.3a", "9.2.4")
def test_each_line_of_a_roll_names_its_rule() -> None:
    units = {"8GA-1": "Wedding", "303": "Wedding", "156": "a4"}
    soviet = Table(units, "C.1", support=(1, 0)).do("fight 8GA-1", "begin", "storm Wedding")
    german = Table(units, "C.3", oos="156").do("fight 303", "fight 156", "begin", "storm Wedding")
    by_soviets = [(line.rule, line.value) for line in soviet.forecast("roll").lines if line.kind != DIE]
    by_germans = [(line.rule, line.value) for line in german.forecast("join 156").lines if line.kind != DIE]
    assert by_soviets == [("9.2.1a", 20), ("8.1.2", 5), ("9.2.3a", 20)]
    assert by_germans == [("9.2.1b", 5), ("annex-2/str-oos", 1), ("8.1.2", 20)]


# ---- annex 2


@rule(
    "annex-2",
    "annex-2/row-1",
    "annex-2/row-2",
    "annex-2/row-3",
    "annex-2/row-4",
    "annex-2/row-5",
    "annex-2/row-6",
)
@pytest.mark.parametrize(
    ("die", "row"),
    [
        (1, "A3 A2 A2 A2D1 A1D1 A1D1"),
        (2, "A2 A2 A2D1 A1D1 D1 R"),
        (3, "A2 A2D1 A1D1 A1D1R R D1R"),
        (4, "A2D1 A1D1 A1D1R R D1R D2R"),
        (5, "A2D1 A1D1R R D1R D2R D2R"),
        (6, "A1D1 R D1R D2R D3R D3R"),
    ],
)
def test_the_combat_table(die: int, row: str) -> None:
    table = real_game().box.combat
    assert [table.result(column, die) for column in COLUMNS] == row.split()


@rule("annex-2")
def test_totals_below_1_and_above_6_are_1_and_6() -> None:
    table = real_game().box.combat
    assert [table.result("3:1", total) for total in (-1, 0, 7, 9)] == ["A1D1", "A1D1", "D3R", "D3R"]


ONE_TO_ONE = {"8GA-1": "b9", "303": "b8"}


@rule("annex-2/mod-armour-difficult")
def test_armour_suffers_in_difficult_country() -> None:
    game = ground(terrain="b8 difficult")
    armour = {"1GTA-1": "b9", "3SHA-1": "b9", "2GTA-1": "b9", "303": "b8"}
    assert on_die(attack(armour, "1GTA-1", "2GTA-1", game=game)) == {"annex-2/mod-armour-difficult": -1}
    assert on_die(attack(armour, "3SHA-1", game=game)) == {}


@rule("annex-2/mod-wood")
def test_woods_help_the_defender_whoever_attacks() -> None:
    game = ground(terrain="b8 wooded")
    assert on_die(attack(ONE_TO_ONE, "8GA-1", game=game)) == {"annex-2/mod-wood": -1}
    turned = attack({"8GA-1": "b8", "303": "b9"}, "303", at="C.3", game=game)
    assert on_die(turned) == {"annex-2/mod-wood": -1}


@rule("annex-2/mod-entrenchment")
def test_entrenchments_help_against_soviets_who_cross_the_line() -> None:
    game = ground(lines="b9 b8")
    front = attack(ONE_TO_ONE, "8GA-1", game=game)
    assert on_die(front) == {"annex-2/mod-entrenchment": -1}
    behind = attack({"8GA-1": "b7", "303": "b8"}, "8GA-1", game=game)
    assert on_die(behind) == {}
    german = attack({"8GA-1": "b8", "303": "b9"}, "303", at="C.3", game=game)
    assert on_die(german) == {}
    both = {"8GA-1": "b9", "69-1": "b7", "303": "b8"}
    assert on_die(attack(both, "8GA-1", "69-1", game=game))["annex-2/mod-entrenchment"] == -1


@rule("annex-2/mod-army")
def test_a_whole_army_adds_one_and_two_add_no_more() -> None:
    units = {"8GA-1": "b9", "8GA-2": "b9", "5SHA-1": "b9", "5SHA-2": "b9", "303": "b8"}
    assert on_die(attack(units, *list(units)[:4])) == {"annex-2/mod-army": 1}
    assert on_die(attack(units, "8GA-1", "5SHA-1")) == {}


@rule("annex-2/mod-army", "units/exception-31")
def test_the_31st_is_never_a_whole_army() -> None:
    assert on_die(attack({"31": "e9", "303": "e8"}, "31", at="C.2", target="e8")) == {}


@rule("annex-2/mod-multi-zone")
def test_an_attack_from_several_zones_adds_one_for_germans_too() -> None:
    units = {"8GA-1": "b9", "69-1": "a8", "61-1": "c8", "303": "b8"}
    assert on_die(attack(units, "8GA-1")) == {}
    assert on_die(attack(units, "8GA-1", "69-1")) == {"annex-2/mod-multi-zone": 1}
    assert on_die(attack(units, "8GA-1", "69-1", "61-1")) == {"annex-2/mod-multi-zone": 1}
    germans = {"8GA-1": "b8", "303": "b9", "156": "a8"}
    assert on_die(attack(germans, "303", "156", at="C.3")) == {"annex-2/mod-multi-zone": 1}


@rule("annex-2/mod-armour-plain")
def test_armour_gains_two_in_the_plain_unless_armour_defends() -> None:
    assert on_die(attack({"1GTA-1": "b9", "303": "b8"}, "1GTA-1")) == {"annex-2/mod-armour-plain": 2}
    assert on_die(attack({"1GTA-1": "b9", "303": "b8", "21-Pz": "b8"}, "1GTA-1")) == {}
    wooded = attack({"1GTA-1": "b9", "303": "b8"}, "1GTA-1", game=ground(terrain="b8 wooded"))
    assert "annex-2/mod-armour-plain" not in on_die(wooded)
    german = attack({"8GA-1": "b8", "Kurmark": "b9"}, "Kurmark", at="C.3")
    assert on_die(german) == {"annex-2/mod-armour-plain": 2}


@rule("annex-2/mod-armour-plain", "8.1.2")
def test_modifiers_are_added_to_the_die() -> None:
    table = attack({"1GTA-1": "b9", "25-pzgre": "b8"}, "1GTA-1").dice(2).do("roll")  # 22:10, 4
    (event,) = table.events("combat.result")
    assert (event.args["modifier"], event.args["odds"], event.args["result"]) == (2, "2:1", "R")


@rule("annex-2/str-difficult")
def test_difficult_country_doubles_defenders_of_both_nationalities() -> None:
    game = ground(terrain="b8 difficult")
    units = {"8GA-1": "b9", "606": "b8", "5-Jager": "b8"}
    assert attack(units, "8GA-1", game=game).strengths() == (20, 22)
    soviet = attack({"8GA-1": "b8", "303": "b9"}, "303", at="C.3", game=game)
    assert soviet.strengths() == (5, 40)


@rule("annex-2/str-difficult", "annex-2/str-river", "annex-2/str-oos")
def test_each_line_of_the_odds_names_its_rule() -> None:
    game = ground(terrain="b8 difficult", rivers="b9 b8")
    table = Table("8GA-1 b9, 61-1 a8, 69-1 b7, 303 156 b8", "C.1", game=game, oos="61-1, 156")
    table.gather("b8", "8GA-1", "61-1", "69-1")
    lines = table.forecast("roll").lines
    assert [(line.rule, line.value, line.times) for line in lines if line.kind != DIE] == [
        ("annex-2/str-river", 10, False),
        ("annex-2/str-oos", 6, False),
        ("8.1.2", 14, False),
        ("8.1.2", 5, False),
        ("annex-2/str-oos", 1, False),
        ("annex-2/str-difficult", 2, True),
    ]


@rule("annex-2/str-river")
@pytest.mark.parametrize(
    ("attacker", "place", "strength"), [("8GA-1", "b9", 10), ("69-1", "b9 reduced", 3), ("61-1", "b9", 6)]
)
def test_a_river_halves_each_attacker_rounded_down(attacker: str, place: str, strength: int) -> None:
    game = ground(rivers="b9 b8")
    units = {attacker: place, "303": "b8", "33-1": "a8"}
    assert attack(units, attacker, game=game).strengths()[0] == strength
    assert attack(units, attacker, "33-1", game=game).strengths()[0] == strength + 13


@rule("annex-2/str-river")
def test_a_unit_of_1_stays_1_and_a_road_does_not_help() -> None:
    game = ground(rivers="b9 b8", roads="b9 b8")
    weak = attack({"8GA-1": "b8", "391": "b9 reduced"}, "391", at="C.3", game=game)
    assert weak.strengths()[0] == 1


@rule("annex-2/str-river-exception")
def test_kustrin_attacks_oderbruch_2_as_if_there_were_no_river() -> None:
    units = {"3SHA-1": "Kustrin", "61-1": "Kustrin", "303": "Oderbruch-2"}
    assert attack(units, "3SHA-1", target="Oderbruch-2").strengths()[0] == 17
    game = ground(rivers="b9 Oderbruch-2")
    other = attack({"3SHA-1": "b9", "303": "Oderbruch-2"}, "3SHA-1", target="Oderbruch-2", game=game)
    assert other.strengths()[0] == 8


@rule("annex-2/str-oos", "3.1.3a")
def test_units_out_of_supply_count_half_rounded_down_but_at_least_1() -> None:
    units = {"69-1": "b9 reduced", "20-pzgre": "b8", "391": "b8 reduced"}
    table = Table(units, "C.1", oos=units).gather("b8", "69-1")
    assert table.strengths() == (3, 3 + 1)


@rule("annex-2/str-oos", "annex-2/str-river", "annex-2/str-difficult")
def test_halvings_add_up_and_come_before_the_doubling() -> None:
    game = ground(rivers="b9 b8", terrain="b8 difficult")
    units = {"33-1": "b9", "303": "b8"}
    table = Table(units, "C.1", oos=units, game=game).gather("b8", "33-1")
    assert table.strengths() == (3, 4)  # 13, 6, 3 against 5, 2, 4
