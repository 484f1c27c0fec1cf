"""9 Progression in Berlin: levels, rolls, and what they do."""

from array import array
from collections.abc import Mapping

import pytest

from grognard.games.race_for_berlin.components import JOUKOV, SOVIET
from grognard.games.race_for_berlin.rules.combat.odds import controls
from tests.race_for_berlin.ground import BERLIN, GARRISON, VALUE
from tests.race_for_berlin.table import Table, real_game
from tests.rules import rule

ARMY = {"8GA-1": "Wedding", "8GA-2": "Wedding"}
AROUND = {"3GTA-1": "Friedrichshain", "3GTA-2": "Charlottenburg"}
"""Soviets in both neighbours of Wedding, so that no German roll there is helped by them."""


def storm(table: Table, *rolling: str, zone: str = "Wedding") -> Table:
    """Activates these units for a roll of urban progression, without rolling."""
    return table.do(*(f"fight {name}" for name in rolling), "begin", f"storm {zone}")


def soviet_roll(
    die: int, *, level: int = 0, extra: bool = False, others: Mapping[str, str] = {}, controlled: str = ""
) -> Table:
    """The 8th Guards roll in Wedding: 2 to 1 against the garrison alone, and a whole army, so +2."""
    levels = {"Wedding": level} | ({controlled: 2} if controlled else {})
    table = Table({**ARMY, **others}, "C.1", support=(2, 0), levels=levels, progressed=True)
    storm(table, *ARMY)
    if extra:
        table.do("spend")
    return table.dice(die).do("roll")


def german_roll(total: int, *, level: int, defenders: tuple[str, ...] = ("8GA-1",)) -> Table:
    """A German in Wedding rolls with a total; the die makes good for the odds."""
    units = {**dict.fromkeys(defenders, "Wedding"), **AROUND, "18-pzgre": "Wedding"}
    points = array("h", [VALUE if level > 1 else 0, 0])
    table = storm(Table(units, "C.3", levels={"Wedding": level}, points=points), "18-pzgre")
    lines = table.forecast("roll").lines
    bonus = sum(int(line.value) for line in lines if line.message.startswith("die."))
    return table.dice(total - bonus).do("roll")


@rule("9.1.2")
def test_every_zone_begins_at_level_0_and_entering_does_not_raise_it() -> None:
    opening = Table.opening()
    assert [opening.g.level[zone] for zone in opening.game.box.berlin] == [0] * len(BERLIN)
    table = Table("8GA-1 a4", "C.1").march("8GA-1").do("go Wedding")
    assert table.level("Wedding") == 0


@rule("9.1.3", "9.1.4", "9.3.3", "lexicon/contested")
@pytest.mark.parametrize(("level", "controlled"), [(0, False), (1, False), (2, True), (5, True)])
def test_a_zone_with_soviets_is_contested_below_level_2_and_controlled_from_it(
    level: int, controlled: bool
) -> None:
    table = Table("8GA-1 Wedding", "C.1", levels={"Wedding": level})
    wedding, empty = table.cell("Wedding"), table.cell("Treptow")
    assert table.g.is_controlled(wedding) is controlled
    assert table.g.is_contested(wedding) is not controlled
    assert table.g.camp_in(wedding) == JOUKOV
    assert not table.g.is_contested(empty)


@rule("9.1.4", "10.1.1")
def test_control_pays_when_level_2_is_reached_and_is_lost_below_it() -> None:
    table = soviet_roll(4, level=1)
    assert (table.level("Wedding"), table.points("joukov")) == (2, VALUE)
    fallen = german_roll(6, level=2)
    assert (fallen.level("Wedding"), fallen.points("joukov")) == (1, 0)


@rule("9.1.5a", "9.1.5b")
@pytest.mark.parametrize(("level", "cost"), [(0, VALUE), (1, VALUE), (2, 2 * VALUE), (4, 2 * VALUE)])
def test_a_zone_left_empty_falls_to_0_and_costs_its_value_or_twice_if_controlled(
    level: int, cost: int
) -> None:
    table = Table("8GA-1 Wedding", "C.1", levels={"Wedding": level}).march("8GA-1").do("go a4")
    assert table.level("Wedding") == 0
    assert (table.points("joukov"), table.points("koniev")) == (-cost, 0)


@rule("9.1.5a")
def test_a_zone_is_kept_while_one_soviet_stays() -> None:
    table = Table(ARMY, "C.1", levels="Wedding 3").march("8GA-1").do("go a4")
    assert (table.level("Wedding"), table.points("joukov")) == (3, 0)


@rule("9.1.5a", "9.1.5b")
def test_an_advance_out_of_berlin_abandons_it_too() -> None:
    table = Table("8GA-1 Wedding, 303 a4", "C.1", levels="Wedding 2")
    table.assault("a4", "8GA-1", die=2).do("retreat 303 a3", "advance 8GA-1")
    assert (table.level("Wedding"), table.points("joukov")) == (0, -2 * VALUE)


@rule("9.1.5b")
def test_who_dies_in_berlin_has_not_left_it() -> None:
    units = {"1-POL-1": "Wedding reduced", "25-pzgre": "Wedding"}
    held = Table(units, "C.3", levels="Wedding 2", points=array("h", [VALUE, 0]))
    storm(held, "25-pzgre").dice(3).do("roll")  # 2:1 and two German zones: 6
    held.finds("1-POL-1 destroyed")
    assert (held.level("Wedding"), held.points("joukov")) == (0, 0)


@rule("9.1.5a", "9.3.2", "10.2.2")
def test_who_dies_in_the_roll_makes_no_progress() -> None:
    table = Table("8GA-1 Wedding reduced", "C.1", support=(1, 0))
    storm(table, "8GA-1").dice(5).do("roll")  # 10:20, -1: +1 A1
    assert (table.where("8GA-1"), table.level("Wedding"), table.points("joukov")) == ("destroyed", 0, 0)


@rule("9.1.5a", "9.3.2")
@pytest.mark.parametrize("others", [{"11-SS": "Wedding reduced"}, {"5SHA-1": "Wedding reduced"}])
def test_the_level_stands_when_others_die_there(others: dict[str, str]) -> None:
    units = {"8GA-1": "Wedding", **others}
    rolling = [name for name in units if name != "11-SS"]
    table = Table(units, "C.1", support=(1, 0), levels="Wedding 1", progressed=True)
    storm(table, *rolling).dice(6 if "11-SS" in units else 4).do("roll")  # +1 D1; +1 A1
    if "5SHA-1" in units:
        table.do("lose 5SHA-1")
    assert [table.where(name) for name in others] == ["destroyed"]
    assert table.level("Wedding") == 2


@rule("9.1.5b")
def test_a_german_who_leaves_berlin_costs_nobody_anything() -> None:
    Table("303 Wedding", "C.3", turn=7).march("303").do("go a4").has(points=[0, 0])


@rule("9.2.1a", "2.4.5/event-8")
def test_nobody_is_asked_about_conscripts_when_soviets_roll() -> None:
    units = {**ARMY, "11-SS": "Wedding"}
    table = storm(Table(units, "C.1", support=(1, 0), tokens="joukov conscripts"), *ARMY)
    table.dice(2).do("roll").logs("urban.result")


@rule("9.2.1a")
def test_the_activated_soviets_of_a_zone_roll_together() -> None:
    both = storm(Table(ARMY, "C.1", support=(1, 0)), *ARMY)
    assert both.strengths() == (40, GARRISON)
    elsewhere = storm(Table({**ARMY, "69-1": "Treptow"}, "C.1", support=(2, 0)), *ARMY, "69-1")
    assert elsewhere.strengths() == (40, GARRISON)
    one = storm(Table(ARMY, "C.1", support=(1, 0)), "8GA-2")
    assert one.strengths() == (20, GARRISON)
    one.dice(1).do("roll")  # A1
    assert "9.2.1a" in one.events("urban.result")[0].rules
    one.unmarked("8GA-1 reduced").marked("8GA-2 reduced")


@rule("9.2.1a")
def test_they_may_roll_at_any_level() -> None:
    assert soviet_roll(4, level=6).level("Wedding") == 7


@rule("9.2.1b")
def test_a_german_rolls_against_all_soviets_of_the_zone_and_pays_nothing() -> None:
    table = storm(Table({**ARMY, "303": "Wedding"}, "C.3", support=(1, 1)), "303")
    assert table.strengths() == (5, 40)
    table.dice(2).do("roll")
    assert "9.2.1b" in table.events("urban.result")[0].rules
    table.has(support=[1, 1])
    Table("303 Wedding", "C.3").offers_no("fight")


@rule("9.2.1c")
def test_a_soviet_roll_costs_a_support_point() -> None:
    Table(ARMY, "C.1", support=(0, 3)).refused("fight 8GA-1", "9.2.1c")
    table = storm(Table(ARMY, "C.1", support=(1, 0)), "8GA-1").dice(2).do("roll")
    assert table.g.support[0] == 0


@rule("9.2.1c")
def test_the_last_point_pays_for_one_roll_only() -> None:
    table = Table("8GA-1 Wedding, 69-1 Friedrichshain", "C.1", support=(1, 0))
    storm(table, "8GA-1", "69-1").dice(2).do("roll")
    assert table.prompt != "ask.fight"


@rule("9.2.2a")
def test_soviets_out_of_supply_make_no_roll() -> None:
    table = Table(ARMY, "C.1", support=(2, 0), oos="8GA-1").refused("fight 8GA-1", "9.2.2a")
    table.can("fight 8GA-2")


@rule("9.2.2b")
def test_germans_in_berlin_are_always_supplied() -> None:
    ring = {"69-1": "c3", "69-2": "b3", "61-1": "d3", "8GA-1": "Wedding", "13-1": "Zehlendorf"}
    table = Table({"303": "Charlottenburg", "156": "c2", **ring}, "B.1", american="c1, b2, d2")
    table.unmarked("303 oos").marked("156 oos")


@rule("9.2.2b")
def test_a_german_who_comes_to_berlin_is_supplied_at_once() -> None:
    units = {"303": "c6", "156": "b6"}
    table = Table(units, "C.3", turn=7, oos=units).do("march 303", "march 156", "begin")
    table.do("move 303", "go Treptow", "move 156", "go b7")
    assert [table.is_("oos", name) for name in units] == [False, True]
    Table("8GA-1 c6", "C.1", oos="8GA-1").march("8GA-1").do("go Treptow").marked("8GA-1 oos")


@rule("9.2.3a", "lexicon/garrison")
def test_the_garrison_defends_with_the_german_unit_or_alone() -> None:
    alone = storm(Table(ARMY, "C.1", support=(1, 0)), *ARMY)
    assert alone.strengths()[1] == GARRISON
    helped = storm(Table({**ARMY, "11-SS": "Wedding"}, "C.1", support=(1, 0)), *ARMY)
    assert helped.strengths()[1] == GARRISON + 6


@rule("9.2.3b")
def test_the_garrison_never_attacks() -> None:
    Table("8GA-1 Wedding, 303 a4", "C.3").refused("fight 303", "8.1.1b")
    with_unit = storm(Table("8GA-1 303 Wedding", "C.3"), "303")
    assert with_unit.strengths() == (5, 20)


@rule("9.2.4")
def test_germans_of_one_outside_zone_may_help() -> None:
    units = {"3GA-1": "Mariendorf", "303": "Mariendorf", "156": "d6", "541": "d6", "606": "e5"}
    table = storm(Table(units, "C.3"), "303", "156", "541", "606", zone="Mariendorf")
    table.offers("join", "156", "541", "606").do("join 156").refused("join 606", "9.2.4").do("join 541")
    assert table.strengths()[0] == 5 + 3 + 4
    table.dice(1).do("roll")
    assert {name: table.where(name) for name in ("156", "541", "606")} == {
        "156": "d6",
        "541": "d6",
        "606": "e5",
    }


@rule("9.2.4", "annex-2/str-oos")
def test_helpers_count_among_the_activated_and_share_losses_and_are_halved_out_of_supply() -> None:
    units = {"3GA-1": "Mariendorf", "303": "Mariendorf", "156": "d6"}
    storm(Table(units, "C.3"), "303", zone="Mariendorf").refused("join 156")
    table = storm(Table(units, "C.3", oos="156"), "303", "156", zone="Mariendorf").do("join 156")
    assert table.strengths()[0] == 5 + 1
    table.dice(1).do("roll")  # 1:3 and two German zones: A1
    table.offers("lose", "303", "156")


@rule("9.2.4")
def test_help_needs_a_german_inside_and_comes_from_no_other_berlin_zone() -> None:
    Table("3GA-1 Mariendorf, 156 d6", "C.3").refused("fight 156", "8.1.1b")
    units = {"3GA-1": "Mariendorf", "303": "Mariendorf", "8GA-1": "Treptow", "541": "Treptow"}
    storm(Table(units, "C.3"), "303", "541", zone="Mariendorf").offers_no("join")


@rule("9.2.4", "4.1.4")
@pytest.mark.parametrize(("used", "rule_"), [("303", "8.1.1b"), ("156", "4.1.4")])
def test_neither_a_used_german_inside_nor_a_used_neighbour_is_helped_or_helps(used: str, rule_: str) -> None:
    table = Table("3GA-1 303 Mariendorf, 156 d6, 541 d7", "C.3", used=[used]).refused("fight 156", rule_)
    if used == "156":
        storm(table, "303", zone="Mariendorf").offers_only("roll")


@rule("9.2.5", "annex-1/mod-support")
def test_one_more_point_gives_one_on_the_die_and_no_further_one_does() -> None:
    table = storm(Table(ARMY, "C.1", support=(3, 0)), *ARMY).do("spend")
    assert [line.value for line in table.forecast("roll").lines if line.message == "die.support"] == [1]
    table.refused("spend", "9.2.5").dice(1).do("roll")
    assert table.g.support[0] == 1
    storm(Table(ARMY, "C.1", support=(1, 0)), *ARMY).refused("spend", "9.2.5")


@rule("9.3.1")
def test_losses_fall_on_units_and_never_on_the_garrison() -> None:
    table = soviet_roll(4)  # +1 D1
    assert table.g.garrison(table.cell("Wedding")) == GARRISON
    assert [table.reduced(name) for name in ARMY] == [False, False]
    hit = soviet_roll(4, others={"11-SS": "Wedding"})  # 40:26, 1:1 and an army: 5, +1 A1D1
    assert set(hit.options("lose")) == set(ARMY)
    hit.do("lose 8GA-2")
    assert [hit.reduced(name) for name in ("8GA-1", "8GA-2", "11-SS")] == [False, True, True]


@rule("9.3.2", "9.3.4a")
def test_the_level_moves_up_for_soviets_and_down_for_germans() -> None:
    assert soviet_roll(6, level=1, extra=True).level("Wedding") == 3  # 9: two levels
    assert german_roll(6, level=3).level("Wedding") == 2


@rule("9.3.4a")
def test_there_is_no_highest_level_and_none_below_0() -> None:
    helped = {"3GTA-1": "Friedrichshain"}
    high = soviet_roll(6, level=4, extra=True, others=helped, controlled="Friedrichshain")  # 10: three levels
    assert high.level("Wedding") == 7
    low = german_roll(8, level=1)
    assert low.level("Wedding") == 0
    low.marked("8GA-1 reduced")  # D1 alone: no step for the level that is not there
    low.finds("8GA-1 Wedding")


@rule("9.3.4b")
@pytest.mark.parametrize(("total", "steps"), [(2, 0), (4, 1), (6, 2), (8, 2)])
def test_at_level_0_a_german_result_costs_a_step_instead(total: int, steps: int) -> None:
    table = german_roll(total, level=0, defenders=("61-1", "61-2"))
    assert table.level("Wedding") == 0
    table.logs_no("urban.level")
    if steps == 1:
        table.offers("lose", "61-1", "61-2").do("lose 61-1")
    assert sum(table.reduced(name) for name in ("61-1", "61-2")) == steps
    assert table.prompt != "ask.loss"


@rule("9.1.1")
def test_each_berlin_zone_of_the_map_has_its_own_limits() -> None:
    box = real_game().box
    g = Table.opening().g
    assert {(g.limit(zone, SOVIET), g.limit(zone, 1)) for zone in box.berlin} == {(2, 1)}


@rule("9.1.4", "annex-1/mod-adjacent")
def test_control_is_that_of_the_soviets_whatever_the_camp() -> None:
    table = Table("8GA-1 Wedding", "C.1", levels="Wedding 2")
    assert controls(table.g, table.cell("Wedding"), SOVIET)
