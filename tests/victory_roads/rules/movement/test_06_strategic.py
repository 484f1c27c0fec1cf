"""6.2 Strategic movement, and 6.3 Abandon of equipment."""

from typing import Any

import pytest

from grognard.games.victory_roads.geography import MUD
from tests.rules import rule
from tests.victory_roads.ground import EAST, GERMANY
from tests.victory_roads.table import Table

ONE: dict[str, Any] = {"supports": "de-aviation-1 box-g"}
TWO: dict[str, Any] = {"supports": "de-aviation-1 de-aviation-2 box-g"}


def soviets(units: str, **facts: Any) -> Table:
    """Strategic moves of the Soviets, with an HQ at 1508 on the line to the east."""
    return Table(f"su-hq1 1508, {units}", "soviet-movement", **{"rails": EAST, **facts}).do("strategic")


def germans(units: str, **facts: Any) -> Table:
    """The German movement phase, with an HQ at 0708 on the line to a German city."""
    return Table(f"ge-hq1 0708, {units}", "axis-movement", **{**GERMANY, **facts})


@rule("6.2.1a")
def test_the_whole_move_lies_within_the_radius_of_supplied_hqs() -> None:
    table = soviets("su-1 1408, su-2 1108").offers("move", "su-1")
    assert table.why("move su-2") == ("6.2.1a", "why.no-command")
    table.do("move su-1").can("go 1208", "go 1808")
    assert table.why("go 1108") == ("6.2.1a", "why.no-command")


@rule("6.2.1a")
def test_hqs_without_a_line_command_no_strategic_move() -> None:
    soviets("su-1 1408", rails="1408 1508").offers_no("move")


@rule("6.2.1a")
def test_hqs_move_in_other_ways() -> None:
    assert soviets("su-1 1408").why("move su-hq1") == ("6.2.1a", "why.hq-strategic")


@rule("6.2.1a")
def test_allies_need_an_hq_of_their_own_nation() -> None:
    table = germans("ge-1 hu-1 0808", **ONE).do("strategic", "spend de-aviation-1").offers("move", "ge-1")
    assert table.why("move hu-1") == ("6.2.1a", "why.no-command")
    own = germans("hu-1 0808, hu-hq 0608", country="0408 germany", **ONE)
    own.do("strategic", "spend de-aviation-1").offers("move", "hu-1")


@rule("6.2.1a", "support/fin-de-reich")
def test_refugees_on_the_roads_stop_the_axis_and_not_the_soviets() -> None:
    jam: dict[str, Any] = {"supports": "end-refugees-1 on-map, de-aviation-1 de-aviation-2 box-g"}
    table = germans("ge-1 0808", **jam).refused("strategic", "6.2.1a").refused("abandon ge-hq1", "6.2.1a")
    assert table.why("strategic") == ("6.2.1a", "why.roads-jammed")
    soviets("su-1 1408", **jam).offers("move", "su-1")


@rule("6.2.1b")
def test_no_hex_of_it_lies_beside_an_enemy_and_not_the_first_either() -> None:
    table = soviets("su-1 1408, su-2 1507, ge-1 1208").offers("move", "su-1", "su-2")
    table.do("move su-1")
    assert table.why("go 1308") == ("6.2.1b", "why.beside-enemy")
    close = soviets("su-1 1308, ge-1 1208")
    assert close.why("move su-1") == ("6.2.1b", "why.beside-enemy")


@rule("6.2.1c")
@pytest.mark.parametrize(
    ("facts", "closed"),
    [
        ({"places": "1407 minor-city", "country": "1407 germany"}, True),
        ({"places": "1407 major-city", "country": "1407 germany"}, True),
        ({"places": "1407 minor-city"}, False),
        ({"fort": "1407 front"}, True),
        ({"fort": "1407 advanced"}, True),
        ({"fort": "1407 front", "held": "1407 soviet"}, False),
    ],
)
def test_soviets_keep_out_of_german_cities_and_fortifications_never_captured(
    facts: dict[str, Any], closed: bool
) -> None:
    table = soviets("su-1 1508", **facts).do("move su-1")
    assert ("1407" in table.options("go")) is not closed
    if closed:
        assert table.why("go 1407") == ("6.2.1c", "why.still-german")
        table.do("stay", "back")
    marching = Table("su-hq1 1508, su-1 1508", "soviet-movement", rails=EAST, **facts)
    marching.do("move su-1").can("go 1407")


@rule("6.2.2")
def test_the_movement_allowance_is_doubled() -> None:
    table = germans("ge-1 0708", **ONE).do("strategic", "spend de-aviation-1", "move ge-1").can("go 0408")
    assert "0705" in table.options("go")  # three hexes of clear ground; the fourth is out of command
    table.do("stay", "back")
    long = " ".join(f"07{row:02}" for row in range(8, 15))
    road = germans("ge-1 0708", **ONE, roads=f"0708 {long}".replace("0708 0708", "0708"))
    road.do("strategic", "spend de-aviation-1", "move ge-1").can("go 0714")
    march = germans("ge-1 0708", roads=long).do("move ge-1")
    assert {"0712"} <= {*march.options("go")}
    assert "0713" not in march.options("go")


@rule("6.2.3")
def test_one_support_pays_for_all_strategic_moves_of_a_phase() -> None:
    table = germans("ge-1 ge-2 ge-3 0808", **TWO).do("strategic", "spend de-aviation-2")
    table.do("move ge-1", "go 0608", "move ge-2", "go 0608", "back")
    table.do("strategic", "move ge-3", "go 0608").finds("de-aviation-1 box-g, de-aviation-2 played")


@rule("6.2.3")
def test_without_a_support_there_is_no_strategic_move() -> None:
    assert germans("ge-1 0808").why("strategic") == ("6.2.3", "why.no-support")
    table = germans("ge-1 0808", **ONE).do("strategic")
    assert table.why("spend de-aviation-2") == ("1.5.2b", "why.not-in-box")
    table.do("back").finds("de-aviation-1 box-g").has(strategic=False)


@rule("6.2.3")
def test_the_soviets_pay_nothing() -> None:
    soviets("su-1 1408").offers("move", "su-1")


@rule("3.2.2b")
def test_in_mud_there_is_no_strategic_movement() -> None:
    table = Table("su-hq1 1508, su-1 1408", "soviet-movement", rails=EAST, weather=MUD)
    assert table.why("strategic") == ("3.2.2b", "why.mud-strategic")
    axis = germans("ge-1 0808", weather=MUD, **TWO)
    assert axis.why("strategic") == ("3.2.2b", "why.mud-strategic")
    assert axis.why("abandon ge-hq1") == ("3.2.2b", "why.mud-strategic")


@rule("6.1.11")
@pytest.mark.parametrize(
    ("goal", "theatre", "after"),
    [
        ("0811", "S 1908 offensive", "reduced"),  # three points, outside
        ("0810", "S 1908 offensive", "full"),  # two points
        ("0811", "S 1310 movement", "full"),  # three points, five hexes from a theatre in movement mode
    ],
)
def test_a_reinforced_corps_that_outruns_the_theatres_goes_back_to_standard_mode(
    goal: str, theatre: str, after: str
) -> None:
    roads: dict[str, Any] = {"roads": "2010 1910 1810 1710 1610 1510 1410 1310, 1908 1909 1910"}
    table = Table("su-1 0808, su-2 0108", "soviet-movement", theatres=theatre, **roads)
    table.do("move su-1", f"go {goal}").marked(f"su-1 {after}")


@rule("6.1.11")
def test_half_points_count_and_steps_add_up() -> None:
    facts: dict[str, Any] = {"theatres": "S 1910 offensive", "roads": "0810 0811, 1910 2010"}
    table = Table("su-1 0808, su-2 0108", "soviet-movement", **facts)
    table.do("move su-1", "step 0809", "step 0810", "go 0811").marked("su-1 reduced")
    armour = Table("su-t1 0808, su-2 0108", "soviet-movement", **facts)
    armour.do("move su-t1", "go 0811").marked("su-t1 full")
    basic = Table("su-1 0808, su-2 0108", "soviet-movement", scenario="budapest-wien")
    basic.do("move su-1", "go 0811").marked("su-1 full")


@rule("6.2.4")
@pytest.mark.parametrize(("goal", "after"), [("1206", "reduced"), ("1207", "full")])
def test_strategic_moves_tire_a_corps_after_four_points(goal: str, after: str) -> None:
    facts: dict[str, Any] = {"rails": EAST, "roads": "1408 1308 1208", "theatres": "S 2008 movement"}
    table = Table("su-hq1 1208, su-1 1211", "soviet-movement", **facts)
    table.do("strategic", "move su-1", f"go {goal}").marked(f"su-1 {after}")


@rule("1.9.2a", "4.6.1", "6.2.1a")
def test_interaction_1_a_marked_unit_in_command_again_moves_strategically_as_printed() -> None:
    table = Table("su-hq1 1808, su-1 1408 cut", "soviet-movement", rails=EAST)
    table.do("move su-hq1", "go 1508", "strategic", "move su-1")
    table.can("go 1508").marked("su-1 cut")
    assert table.decision.args["movement"] == 6  # three points, in halves
    assert table.why("go 1308") == ("4.6.4", "why.toward-supply")


class TestAbandon:
    @rule("6.3.1a", "6.3.2a")
    def test_it_takes_two_supports_which_go_back_to_the_pool(self) -> None:
        table = germans("ge-1 0908, ge-2 0101, su-1 1008", **TWO).do("abandon ge-hq1")
        table.do("spend de-aviation-1", "spend de-aviation-2").finds("de-aviation-1 played")
        table.do("move ge-1", "go 0608", "back")
        table.finds("ge-1 0608, de-aviation-1 german-pool, de-aviation-2 german-pool").has(freedom=1, mood=9)
        assert table.why("move ge-hq1") == ("6.1.3", "why.moved")

    @rule("6.3.1a")
    def test_one_support_is_not_enough(self) -> None:
        table = germans("ge-1 0908, su-1 1008", **ONE)
        assert table.why("abandon ge-hq1") == ("6.3.1a", "why.few-supports")

    @rule("6.3.1a")
    def test_the_hq_must_not_have_moved_and_the_first_support_binds(self) -> None:
        table = germans("ge-1 0908, su-1 1008", **TWO)
        assert table.why("abandon ge-1") == ("6.3.1a", "why.no-hq-of-yours")
        table.do("move ge-hq1", "go 0608")
        assert table.why("abandon ge-hq1") == ("6.3.1a", "why.moved")
        begun = germans("ge-1 0908, su-1 1008", **TWO).do("abandon ge-hq1").can("back")
        begun.do("spend de-aviation-1").refused("back", "6.3.1a")

    @rule("6.3.1b")
    def test_units_beside_the_enemy_leave_without_the_support_of_a_strategic_move(self) -> None:
        table = germans("ge-1 0908, ge-2 1209, su-1 1008", **TWO)
        table.do("abandon ge-hq1", "spend de-aviation-1", "spend de-aviation-2").offers("move", "ge-1")
        assert table.why("move ge-2") == ("6.3.1b", "why.not-of-hq")
        table.do("move ge-1").can("go 0608").has(strategic=False)
        assert table.why("go 0909") == ("6.2.1b", "why.beside-enemy")  # the first hex alone is excused

    @rule("6.3.1b", "6.2.1a", "1.2.3")
    def test_who_leaves_closes_the_hex_that_it_kept_open_to_command(self) -> None:
        """From 0808 alone command reaches 0809, between great rivers."""
        banks = ", ".join(f"0809 {near} great-river" for near in ("0810", "0709", "0710", "0909", "0910"))
        pay = ("abandon ge-hq1", "spend de-aviation-1", "spend de-aviation-2", "move ge-1")
        table = germans("ge-1 0808, su-1 0908", sides=banks, **TWO).do(*pay)
        assert table.why("go 0809") == ("6.2.1a", "why.no-command")
        germans("ge-1 ge-2 0808, su-1 0908", sides=banks, **TWO).do(*pay).can("go 0809")

    @rule("6.3.1b")
    def test_a_stack_leaves_together(self) -> None:
        table = germans("ge-1 ge-2 0908, su-1 1008", **TWO)
        table.do("abandon ge-hq1", "spend de-aviation-1", "spend de-aviation-2", "move ge-1", "with ge-2")
        table.do("go 0608", "back").finds("ge-1 ge-2 0608")

    @rule("6.3.1a", "preamble/grey-rules")
    def test_it_belongs_to_the_advanced_game(self) -> None:
        table = germans("ge-1 0908, su-1 1008", scenario="budapest-wien", turn=18, **TWO)
        assert table.why("abandon ge-hq1") == ("preamble/grey-rules", "why.basic-game")

    @rule("6.3.1a")
    def test_the_soviets_never_do_it(self) -> None:
        table = Table("su-hq1 1508, su-1 1408, ge-hq1 0708", "soviet-movement", rails=EAST)
        assert table.why("abandon su-hq1")[0] == "6.3.1a"

    @rule("example/abandon-equipment", "6.3.2b")
    def test_x7_the_example_of_the_rulebook(self) -> None:
        facts: dict[str, Any] = {
            "mood": 2,
            "freedom": 1,
            "supports": "de-aviation-1 de-aviation-2 de-aviation-3 box-g",
        }
        table = germans("ge-1 0908, ge-p1 0508, su-1 1008", **facts)
        table.do(
            "abandon ge-hq1", "spend de-aviation-1", "spend de-aviation-2", "move ge-1", "go 0608", "back"
        )
        table.logs("reich.dismissed").has(freedom=2, dismissals=1, mood=10)
        table.finds("de-aviation-3 german-pool")
        table.do("move ge-p1").can("go 0512")  # the rest of this phase is as printed

    @rule("15.3.1e", "6.3.1b")
    def test_after_a_dismissal_there_is_none(self) -> None:
        table = germans("ge-1 0908, su-1 1008", half_moves=2, **TWO)
        assert table.why("abandon ge-hq1") == ("15.3.1e", "why.dismissed-strategic")
