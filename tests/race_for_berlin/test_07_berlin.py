"""7.4 Movement in Berlin."""

import pytest

from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table, real_game
from tests.rules import rule

LATE = 7  # no German needs a test


@rule("7.4.1", "lexicon/contested")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_germans_enter_no_soviet_zone_from_outside_berlin(level: int) -> None:
    table = Table("13-1 Mariendorf, 303 d6, 156 Treptow", "C.3", turn=LATE, levels={"Mariendorf": level})
    table.do("march 303", "march 156", "begin", "move 303").refused("go Mariendorf", "7.4.1")
    table.do("stay", "move 156", "go Mariendorf").finds("156 Mariendorf")


@rule("7.4.1")
def test_germans_enter_a_quiet_zone_from_outside() -> None:
    Table("303 d6", "C.3", turn=LATE).march("303").do("go Mariendorf").finds("303 Mariendorf")


@rule("7.4.1", "4.2.1b")
def test_a_full_zone_is_no_way_to_a_soviet_zone_from_outside() -> None:
    full = dict.fromkeys(("303", "156", "541"), "c6")
    units = {"25-pzgre": "b6", **full, "69-1": "Treptow", "61-1": "c7", "13-1": "d6"}
    table = Table(units, "C.3", turn=LATE, rivers="b6 c6").march("25-pzgre")
    table.refused("step c6", "6.1.2a")  # no point left to come back, and Treptow is closed from there
    table.do("go Treptow").finds("25-pzgre Treptow")  # by Friedrichshain


@rule("7.4.1", "3.1.3b")
def test_a_german_out_of_supply_does_not_pass_through_berlin_to_a_soviet_zone() -> None:
    units = {"303": "b6", "69-1": "Treptow"}
    Table(units, "C.3", turn=LATE).march("303").can("go Treptow")
    table = Table(units, "C.3", turn=LATE, oos="303").march("303").can("go Friedrichshain")
    table.refused("go Treptow")


@rule("7.4.2")
@pytest.mark.parametrize("level", [0, 2])
def test_germans_in_a_soviet_zone_go_nowhere_but_into_berlin(level: int) -> None:
    table = Table("303 69-1 Treptow", "C.3", turn=LATE, levels={"Treptow": level}).march("303")
    table.refused("go c6", "7.4.2").do("go Friedrichshain").finds("303 Friedrichshain")
    Table("303 Treptow", "C.3", turn=LATE).march("303").can("go c6")


@rule("7.4.2")
def test_germans_may_leave_berlin_by_way_of_a_quiet_zone() -> None:
    table = Table("303 69-1 Charlottenburg", "C.3", turn=LATE).march("303").refused("go c3", "7.4.2")
    table.can("go a4", "go e4").do("step Zehlendorf", "go e4").finds("303 e4")


@rule("7.4.3")
def test_a_german_move_ends_in_a_soviet_zone() -> None:
    table = Table("303 Wedding, 69-1 Friedrichshain", "C.3", turn=LATE).march("303")
    table.refused("step Friedrichshain").refused("go b6")  # two zones away, by Friedrichshain
    table.do("go Friedrichshain").finds("303 Friedrichshain")
    assert table.prompt != "ask.go"


@rule("7.1.3", "7.4.3")
def test_the_least_move_leads_into_a_soviet_zone_too_but_not_after_another_step() -> None:
    slow = Table("303 Wedding, 69-1 Friedrichshain", "C.3", turn=LATE, game=real_game())
    slow.do("hold 303", "begin", "move 303")
    assert slow.decision.args["movement"] == 1  # half a point, and a zone costs one
    slow.can("go Friedrichshain")
    road = ground(roads="b6 Friedrichshain")
    table = Table("303 b6, 69-1 Treptow", "C.3", turn=LATE, game=road)
    table.do("hold 303", "begin", "move 303", "step Friedrichshain")
    assert table.decision.args["movement"] == 1
    table.refused("go Treptow")


@rule("7.4.4")
def test_germans_pass_the_nexus_for_the_cost_of_a_zone_and_soviets_do_not() -> None:
    table = Table("303 Charlottenburg", "C.3", turn=LATE).march("303")
    before = table.decision.args["movement"]
    table.do("step Treptow")
    assert table.decision.args["movement"] == before - 2
    table.do("go c6")
    Table("69-1 Charlottenburg", "C.1").march("69-1").refused("go Treptow")


@rule("7.4.4", "7.4.1")
def test_a_contested_zone_can_be_entered_by_the_nexus() -> None:
    table = Table("303 Charlottenburg, 69-1 Treptow", "C.3", turn=LATE).march("303").do("go Treptow")
    table.finds("303 Treptow")


@rule("7.4.5")
def test_the_camps_never_meet_in_a_berlin_zone() -> None:
    table = Table("69-1 Wedding, 13-1 Friedrichshain", "C.2").march("13-1").refused("go Wedding", "7.4.5")
    assert not table.game.problems(table.g)
    table.g.put(table.unit("13-1"), table.cell("Wedding"))
    assert [line for line in table.game.problems(table.g) if "7.4.5" in line]


@rule("7.4.6")
@pytest.mark.parametrize(("level", "goes_on"), [(0, False), (1, False), (2, True)])
def test_a_soviet_move_ends_in_a_zone_that_is_not_controlled(level: int, goes_on: bool) -> None:
    table = Table("8GA-1 b6, 69-1 Friedrichshain", "C.1", levels={"Friedrichshain": level}).march("8GA-1")
    assert ("Wedding" in table.options("go")) is goes_on
    assert ("Friedrichshain" in table.options("step")) is goes_on
    table.do("go Friedrichshain")
    assert table.prompt != "ask.go"
