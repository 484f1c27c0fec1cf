"""7.7, 7.9 The combat results: the chart, the choice of elite units, what terrain and weather make of it."""

from typing import Any

import pytest

from grognard.games.victory_roads.charts import COLUMNS, ROLLS
from grognard.games.victory_roads.rules.supports import pools
from tests.rules import rule
from tests.victory_roads.box import box, cell
from tests.victory_roads.combat import Battlefield

CITY = {"places": "1105 major-city"}
GERMAN = {**CITY, "country": "1105 germany"}
FORT = {"fort": "1105 advanced"}


def battle(**facts: Any) -> Battlefield:
    """Soviets beside 1105."""
    return Battlefield("su-1 1205, su-2 1204, ge-1 1105", **facts)


# ---- 7.7 The chart


@rule("7.7.1", "7.7.2", "7.7.3", "7.7.4", "7.7.5", "7.7.6")
@pytest.mark.parametrize(
    ("units", "dice", "found"),
    [
        ("su-1", (3, 4), ("2/1", "1/1", "E", "S")),
        ("su-1", (4, 6), ("2/1", "1/2", "E2", "DR2")),
        ("su-1 su-2 su-3", (1, 2), ("6/1", "1/1", "D1", "DR2")),
        ("su-1 su-2", (3, 4), ("4/1", "0/1", "E", "DR2")),
    ],
)
def test_two_dice_and_the_column_give_a_cell(
    units: str, dice: tuple[int, int], found: tuple[str, ...]
) -> None:
    table = Battlefield("su-1 su-2 su-3 1205, ge-1 1105").fight("1105", units, *dice)
    odds, losses, a, d = found
    table.logs("combat.rolled", "7.7.3", odds=odds, dice=dice, result=losses, a=a, d=d)


@rule("7.7.4", "7.7.4/example")
def test_losses_of_the_attacker_stand_first() -> None:
    found = cell("2/1", 10)
    assert (found.attacker, found.defender) == (1, 2)


@rule("7.9.3/table-6-1", "trc/2-1-roll-7", "trc/2-1-roll-10", "trc/4-1-roll-7", "trc/6-1-all")
def test_the_printed_cells_are_those_of_the_rulebook() -> None:
    def told(odds: str, roll: int) -> tuple[int, int, str | None, str | None]:
        found = cell(odds, roll)
        return found.attacker, found.defender, found.a, found.d

    assert told("6/1", 2) == (1, 1, "E", "DR")
    assert told("6/1", 3) == (1, 1, "D1", "DR2")
    assert told("6/1", 4) == (0, 1, "E", "DR2")
    assert told("6/1", 5)[:3] == (0, 1, "E2")
    assert told("6/1", 6)[:3] == (1, 2, "E")
    assert told("2/1", 7) == (1, 1, "E", "S")
    assert told("2/1", 10)[:2] == (1, 2)
    assert told("2/1", 10)[3] == "DR2"
    assert told("4/1", 7)[1] >= 1
    for roll in ROLLS:
        attacker, defender, _, d = told("6/1", roll)
        assert defender >= 1 >= attacker
        assert d in ("DR", "DR2", "DR3")


@rule("7.9.3", "7.9.3/example", "7.7.8", "trc/blocks")
def test_elite_units_choose_in_the_block() -> None:
    """6/1 with a 3: D1, or with an elite bonus D1, E or E2; the losses stay."""
    table = Battlefield("su-g1 su-1 su-2 1205, ge-1 1105").attack("1105", "su-g1 su-1 su-2").do("fight")
    table.dice(1, 2).do("elite su-g1", "roll").asks("ask.pick", "soviet").offers("pick", "D1", "E", "E2")
    assert (table.battle.attacker_loss, table.battle.defender_loss) == (1, 1)
    table.do("pick E2")
    plain = Battlefield("su-g1 su-1 su-2 1205, ge-1 1105").attack("1105", "su-g1 su-1 su-2").do("fight")
    plain.dice(1, 2).do("roll")
    assert "pick" not in " ".join(plain.options())


@rule("7.9.3")
def test_a_defender_chooses_only_with_a_bonus_of_his_own() -> None:
    """1/1 with a 9: S, or DR of the same block; nothing is changed by clear ground."""
    table = Battlefield("su-1 1205, ge-p1 1105").attack("1105", "su-1").do("fight").asks("ask.stand-fast")
    table.copy().dice(4, 5).do("elite ge-p1").asks("ask.pick", "axis").offers("pick", "S", "DR")
    table.dice(4, 5).do("pass").logs("combat.rolled", d="S").logs_no("combat.results")
    assert table.prompt != "ask.pick"


@rule("7.9.3")
def test_a_soviet_defender_chooses_in_the_same_way() -> None:
    table = Battlefield("su-g1 1205, ge-p1 ge-p2 1105", "axis-combat", flown="")
    table.attack("1205", "ge-p1 ge-p2").do("fight", "roll").asks("ask.stand-fast", "soviet")
    table.dice(4, 5).do("elite su-g1").asks("ask.pick", "soviet").offers("pick", "DR", "DR2")


@rule("support/leaders-soviet")
def test_a_leader_raises_what_terrain_has_left_of_an_exploitation() -> None:
    table = Battlefield("su-t1 1205, ge-1 1105", terrain="1105 forest")
    pools.play(table.g, table.unit("su-rybalko-1"), table.unit("su-t1"))
    assert [table.weighed(a)[0] for a in ("E", "E2", "E3", "D1")] == ["", "E2", "E3", "D1"]
    assert table.weighed("E3", hourra=True)[0] == "E4"


@rule("support/german-leaders")
def test_a_german_leader_softens_the_result_in_his_hex() -> None:
    table = battle(terrain="1105 forest")
    pools.play(table.g, table.unit("de-schoerner-1"), table.unit("ge-1"))
    assert [table.weighed(d=d)[1] for d in ("S", "DR", "DR2", "DR3")] == ["", "", "S", "DR"]


@rule("trc/blocks", "trc/2-1-roll-10")
def test_blocks_are_two_to_four_rows_alike_in_all_columns() -> None:
    charts = box().charts
    for odds in COLUMNS:
        rows = [[found.roll for found in charts.elite_choice(odds, roll)] for roll in (2, 3, 6, 9, 12)]
        assert rows == [[2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12]]
    assert sorted(found.a or "" for found in charts.elite_choice("2/1", 10)) == ["E", "E2", "E2"]


# ---- 7.9.2 Terrain


@rule("7.9.2", "7.9.2/example", "7.9.2/note", "trc/ladder", "terrain/forest")
def test_a_forest_lowers_every_result() -> None:
    table = battle(terrain="1105 forest")
    assert [table.weighed(d=d)[1] for d in ("S", "DR", "DR2", "DR3")] == ["", "S", "DR", "DR2"]
    assert [table.weighed(a)[0] for a in ("E", "E2", "E3")] == ["", "E", "E2"]
    assert [table.weighed(a)[0] for a in ("AR", "Eng", "D1")] == ["AR", "Eng", "D1"]


@rule("7.9.2", "terrain/clear")
def test_clear_ground_changes_nothing() -> None:
    table = battle()
    for result in ("AR", "Eng", "D1", "E", "E2", "E3"):
        assert table.weighed(result)[0] == result
    assert [table.weighed(d=d)[1] for d in ("", "S", "DR", "DR2", "DR3")] == ["", "S", "DR", "DR2", "DR3"]


@rule("terrain/marsh", "3.2.3b")
def test_marsh_counts_as_forest_in_snow() -> None:
    assert [battle(terrain="1105 marsh").weighed(a)[0] for a in ("E", "E2", "E3")] == ["", "", "E"]
    snowy = battle(terrain="1105 marsh", weather="snow")
    assert [snowy.weighed(a)[0] for a in ("E", "E2", "E3")] == ["", "E", "E2"]


@rule("7.9.4", "terrain/major-river")
def test_a_great_river_that_all_cross_counts_where_it_is_worse_than_the_hex() -> None:
    """The defender would choose so; river and hex never add up, and a plain river changes nothing."""
    great = "1205 1105 great-river"
    assert battle(sides=great).weighed("E2")[0] == "E"
    assert battle(sides=great).weighed("E2", start="1205 1204")[0] == "E2"
    assert battle(sides=great, terrain="1105 forest").weighed("E2")[0] == "E"
    assert battle(sides=great, terrain="1105 marsh").weighed("E3")[0] == "E"
    assert battle(sides="1205 1105 river").weighed("E2")[0] == "E2"


@rule("13.2.4", "13.3.1", "terrain/advanced-fortification")
@pytest.mark.parametrize("there", [FORT, GERMAN])
def test_nobody_exploits_against_forts_and_german_cities_until_they_have_fallen(there: Any) -> None:
    table = battle(**there)
    assert [table.weighed(a)[0] for a in ("E", "E3", "D1")] == ["", "", "D1"]
    table.g.mark(table.g.fallen, table.g.site(table.cell("1105")), 1)
    assert table.weighed("E3")[0] in ("E2", "E3")


@rule("terrain/major-city")
def test_other_major_cities_change_results_as_forests_do() -> None:
    assert battle(**CITY).weighed("E2", "DR2") == ("E", "DR")


# ---- weather


@rule("3.2.2c")
def test_in_mud_exploitation_becomes_an_engagement_of_the_attacker_alone() -> None:
    table = battle(weather="mud", terrain="1105 forest")
    assert [table.weighed(a)[0] for a in ("E", "E2", "E3")] == ["Eng-attacker"] * 3
    assert [table.weighed(a)[0] for a in ("D1", "Eng", "AR")] == ["", "Eng", "AR"]
    assert table.weighed(d="DR2")[1] == "DR"


@rule("3.2.3a")
def test_snow_holds_an_e3_back() -> None:
    table = battle(weather="snow")
    assert [table.weighed(a)[0] for a in ("E", "E2", "E3")] == ["E", "E2", "E2"]
    assert table.weighed("E3", hourra=True)[0] == "E3"
    assert battle(weather="snow", terrain="1105 forest").weighed("E3")[0] == "E2"


# ---- 7.9.5 Hourra


@rule("7.9.5a", "7.9.5/ex-1", "7.9.5/ex-2", "7.9.5/ex-3", "notes/hourra")
def test_a_hourra_adds_an_exploitation_after_the_terrain() -> None:
    assert battle().weighed("D1", hourra=True)[0] == "D1 + E"
    assert battle(terrain="1105 marsh").weighed("E", hourra=True)[0] == "E"
    assert battle().weighed("E3", hourra=True)[0] == "E4"
    assert battle().weighed("AR", hourra=True)[0] == "AR + E"


# ---- siege


@rule("6.7.5c", "example/combat-2/all-eng")
def test_a_siege_replaces_what_terrain_does_to_the_defender() -> None:
    """At 6/1 every result becomes an engagement, as the rulebook says of Minsk; not so the attacker's."""
    around = "su-1 1205, su-2 1204, su-3 1104, ge-1 1105 cut"
    table = Battlefield(around, ordered="1105", flown="", **CITY)
    assert [table.weighed(d=d)[1] for d in ("S", "DR", "DR2", "DR3")] == ["", "Eng", "Eng", "Eng"]
    assert table.weighed("E2")[0] == "E"
    assert {table.weighed(d=cell("6/1", roll).d or "")[1] for roll in ROLLS} == {"Eng"}
    two = Battlefield("su-1 1205, su-2 1204, ge-1 1105 cut", ordered="1105", flown="", **CITY)
    assert two.weighed(d="DR")[1] == "S"


@rule("8.3.2a")
def test_an_exploitation_combat_has_no_result_for_the_attacker() -> None:
    assert battle().weighed("D1", "DR2", exploiting=True) == ("", "DR2")
    assert battle().weighed("AR", exploiting=True)[0] == ""
