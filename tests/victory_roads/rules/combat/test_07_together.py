"""Rules of combat that meet: interactions that are easily got wrong, and the odds of the printed combats."""

import pytest

from grognard.games.victory_roads.rules.combat.terrain import LINES
from grognard.games.victory_roads.scenarios import SCENARIOS
from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.table import real_game

MINSK = {"places": "1105 major-city", "ordered": "1105", "flown": ""}
AROUND = "su-t1 su-t2 su-t3 1205, su-1 1204, su-2 1104"


@rule("7.12.2", "6.7.5c")
@pytest.mark.parametrize(
    ("with_them", "found"),
    [("ge-1 1105 cut", "ro-1 eliminated, ro-2 1105"), ("ge-hq1 1105", "ro-1 ro-2 eliminated")],
)
def test_7_romanians_under_siege_are_routed_before_the_engagement(with_them: str, found: str) -> None:
    """DR2 counts as it was rolled: one of two is saved by a German division, none by an HQ."""
    table = Battlefield(f"{AROUND}, ro-1 ro-2 1105 cut, {with_them}", **MINSK)
    table.attack("1105", "su-t1 su-t2 su-t3").do("fight").dice(4, 5, 1, 1).do("roll")
    assert (table.battle.rolled_d, table.battle.result_d) == ("DR2", "Eng")
    for _ in range(20):
        if table.prompt == "ask.attack":
            break
        if table.options("lose"):
            table.do(f"lose {table.options('lose')[0]}")
        elif table.options("spare"):
            table.do("spare ro-2")
        else:
            table.idle()
    table.finds(found)


@rule("7.9.3", "7.12.2", "7.9.2")
def test_8_an_elite_unit_chooses_before_terrain_and_may_save_the_romanians() -> None:
    """At 2/1 a 10 is DR2; the block has a DR, which routs nobody and which the forest turns into an S."""
    units = "su-t1 su-t2 su-t3 1205, su-t4 su-1 1204, ge-p1 ro-1 ro-2 1105"
    table = Battlefield(units, terrain="1105 forest").attack("1105", "su-t1 su-t2 su-t3 su-t4 su-1")
    table.do("fight", "roll").dice(4, 6).do("elite ge-p1").offers("pick", "DR", "DR2").do("pick DR")
    assert (table.battle.column, table.battle.rolled_d, table.battle.result_d) == ("2/1", "DR", "S")


@rule("7.6.4a", "7.7.9", "7.8.4")
def test_9_a_hourra_looks_at_the_hex_attacked_and_the_mode_at_that_of_the_attacker() -> None:
    """The hex lies at nine from the theatre, the corps at ten."""
    table = Battlefield("su-1 1205, su-2 1004, ge-1 ge-2 1105", theatres="N 2005 offensive")
    table.attack("1105", "su-1 su-2").do("fight", "hourra").dice(2, 2).do("roll")
    table.logs("corps.standard", "7.7.9", unit=table.unit("su-2"))


@rule("7.8.1a", "7.14.3", "7.9.5a")
def test_10_a_hourra_alone_leaves_the_first_loss_free() -> None:
    """1/1 at 6/1: only an armoured exploitation binds it to the tanks."""
    units, near = "su-t1 su-t2 su-1 1205, ge-1 1105", {"theatres": "N 1305 offensive"}
    table = Battlefield(units, **near).attack("1105", "su-t1 su-t2 su-1").do("fight", "hourra")
    table.dice(1, 2).do("roll").asks("ask.lose", "soviet").offers("lose", "su-t1", "su-t2", "su-1")
    bound = Battlefield(units, **near).attack("1105", "su-t1 su-t2 su-1").do("fight", "armour")
    bound.dice(1, 2).do("roll").asks("ask.lose", "soviet").offers("lose", "su-t1", "su-t2")


# ---- the printed combats


@rule("example/combat-1/river", "7.5.1")
def test_the_odds_of_the_first_printed_combat() -> None:
    """22, since one division does not cross the river, to 10, doubled in the forest and halved: 2/1."""
    table = Battlefield(
        "ge-p1 ge-p2 ge-1 1105, ge-2 1204, su-1 su-2 1205 reduced",
        "axis-combat",
        terrain="1205 forest",
        sides="1105 1205 river",
    )
    assert table.strengths("1205", "ge-p1 ge-p2 ge-1 ge-2") == (22, 10, "2/1")
    table.attack("1205", "ge-p1 ge-p2 ge-1 ge-2").do("fight").marked("su-1 cut, su-2 cut")
    table.dice(4, 6).do("elite ge-p1", "armour", "roll").asks("ask.pick", "axis").offers("pick", "E", "E2")
    table.do("pick E2")
    assert (table.battle.level, table.battle.result_d) == (1, "DR")
    assert (table.battle.attacker_loss, table.battle.defender_loss) == (1, 2)


@rule("7.5.8b", "example/combat-2/all-eng")
def test_the_odds_of_the_second_printed_combat() -> None:
    """59 to 8, doubled by the city and halved: 7/1, which is the column 6/1; D1, and an engagement."""
    table = Battlefield(
        "su-t1 su-t2 su-t3 1205, su-1 su-2 su-cav 1204, su-3 1104 reduced, "
        "ge-p1 ge-1 1105 reduced, ge-kg 1105",
        theatres="N 1305 offensive",
        **MINSK,
    )
    units = "su-t1 su-t2 su-t3 su-1 su-2 su-cav su-3"
    assert table.strengths("1105", units) == (59, 8, "6/1")
    table.attack("1105", units).do("fight", "hourra").dice(1, 2).do("roll")
    assert (table.battle.rolled_a, table.battle.rolled_d) == ("D1", "DR2")
    assert (table.battle.result_a, table.battle.level, table.battle.result_d) == ("D1", 1, "Eng")


@rule("13.1.1a", "13.2.1")
def test_the_lines_of_june_1944_a2_and_b2_are_basic_and_all_else_is_advanced() -> None:
    geo = real_game().world(SCENARIOS["campaign"], {}).geo
    assert {*geo.fort} - {""} == {*LINES, "advanced"}
    assert geo.fort[geo.board.cell("6222")] == "front"
