"""7 Movement: points, costs, stacks and markers."""

import pytest

from grognard.games.borodino_41.position import LIMITED
from grognard.games.borodino_41.rules.impulse import begin
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.games.borodino_41.units import GERMAN
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule


@rule("7/move/freedom")
def test_nobody_has_to_move() -> None:
    table = Table("ge-1 0505, ge-2 0507, su-1 1505", "german-movement")
    table.offers("pick", "ge-1", "ge-2").can("done").refused("go 0506", "7/move/freedom")
    table.refused("pick su-1", "7/move/freedom")
    table.do("done").finds("ge-1 0505, ge-2 0507")


@rule("7/move/allowance", "18/cavalry/bonus", "7/reduce/summary", "7/move/halved", "7/move/suppressed")
@rule("17/penalties/move")
@pytest.mark.parametrize(
    ("unit", "marks", "initial", "limited"),
    [
        ("su-1", "", 12, 8),
        ("ge-tank", "", 12, 8),
        ("su-cav", "", 15, 10),
        ("su-cav", "uncommanded", 7, 5),
        ("ge-1", "uncommanded", 6, 4),
        ("ge-1", "disrupted", 6, 4),
        ("ge-1", "disrupted uncommanded", 6, 4),
        ("ge-1", "suppressed", 10, 6),
        ("ge-1", "suppressed uncommanded", 4, 2),
        ("ge-tank", "cut-off", 12, 8),
        ("ge-tank", "out-of-supply", 6, 4),
        ("ge-mot1", "out-of-supply", 6, 4),
        ("ge-1", "out-of-supply", 12, 8),
        ("su-t28", "", 0, 0),
    ],
)
def test_points_of_an_impulse(unit: str, marks: str, initial: int, limited: int) -> None:
    side = "german" if unit.startswith("ge") else "soviet"
    for phase, points in (("initial-", initial), ("", limited)):
        table = Table(f"{unit} 0505 {marks}", f"{phase}{side}-movement")
        assert allowance(table.g, table.unit(unit)) == 4 * points


@rule("7/move/cost-basis", "7/move/costs-add", "9/effects/movement")
def test_the_ground_and_the_side_of_a_hex_cost_by_class() -> None:
    around = ", ".join(f"{near} 0506 stream" for near in ("0505", "0605", "0606", "0507", "0406", "0405"))
    wet = {"terrain": "0506 woods", "sides": around, "hills": "0504"}
    table = Table("ge-1 0505, ge-tank 0505", "initial-german-movement", **wet)
    table.copy().do("pick ge-1", "go 0506").finds("ge-1 0506").has_left("ge-1", 12 - 3)
    table.copy().do("pick ge-tank", "go 0506").has_left("ge-tank", 12 - 8)
    table.copy().do("pick ge-1", "go 0504").has_left("ge-1", 12 - 2)
    table = Table("ge-1 0505", "initial-german-movement", hills="0506", terrain="0506 woods")
    table.do("pick ge-1", "go 0506").has_left("ge-1", 12 - 3)


@rule("7/move/other-actions", "7/assault/marker-cost", "7/assault/marker-required")
def test_a_marker_costs_a_point() -> None:
    table = Table("ge-1 0505, su-1 0506", "german-movement").do("pick ge-1").offers("assault", "0506")
    table.refused("assault 0504", "7/assault/marker-required")
    table.do("assault 0506").marked("ge-1 marked-s moved").has_left("ge-1", 7).offers_no("mark")
    assert table.g.marked[table.unit("ge-1")]
    table = (
        Table("ge-1 0505, su-1 0506", "german-movement").do("pick ge-1", "halt").offers("mark", "ge-1 0506")
    )
    table.do("mark ge-1 0506").marked("ge-1 marked-s").has_left("ge-1", 7)


@rule("7/assault/marker-cost", "7/assault/stack-payment")
def test_who_has_no_point_left_takes_no_part() -> None:
    table = Table("ge-4 ge-5 ge-rhq 0505, ge-1 0303, su-1 0506", "german-movement")
    table.g.points[table.unit("ge-5")] = 3
    table.copy().do("pick ge-5").refused("assault 0506", "7/assault/marker-cost")
    table.do("pick ge-4", "with ge-5", "with ge-rhq").do("assault 0506")
    table.marked("ge-4 marked-s").unmarked("ge-5 marker, ge-rhq marker").has_left("ge-4", 7)


@rule("12/intro/hq-no-assault", "12/art-limits/no-assault")
def test_staffs_and_guns_take_no_markers() -> None:
    table = Table("ge-hq ge-at ge-pontoon 0505 afoot, su-1 0506", "german-movement")
    table.copy().do("pick ge-hq").refused("assault 0506", "12/intro/hq-no-assault")
    table.copy().do("pick ge-at").refused("assault 0506", "12/art-limits/no-assault")
    table.copy().do("pick ge-pontoon").refused("assault 0506", "12/assault/who")
    Table("ge-1 0505 suppressed, su-1 0506", "german-movement").do("pick ge-1").refused(
        "assault 0506", "12/state/suppressed"
    )
    Table("ge-1 0505, su-1 0506", "german-movement", lull=True).do("pick ge-1").refused(
        "assault 0506", "6/lull/restrictions"
    )


@rule("7/move/no-saving")
def test_points_that_are_left_are_lost() -> None:
    table = Table("ge-1 0505, ge-hq 0503, su-1 1505", "german-movement")
    table.do("pick ge-1", "go 0508").has_left("ge-1", 5)
    begin(table.g, GERMAN, LIMITED)
    table.has_left("ge-1", 8)


@rule("7/move/stacks", "8/stack/move-cost")
def test_a_stack_pays_the_dearest_cost() -> None:
    table = Table("ge-1 ge-tank 0505", "initial-german-movement", terrain="0506 woods")
    table.do("pick ge-1", "with ge-tank").refused("with ge-tank", "7/move/one-at-a-time")
    table.do("go 0506").finds("ge-1 ge-tank 0506").has_left("ge-1", 8).has_left("ge-tank", 8)
    table = Table("ge-1 ge-mot1 0505", "initial-german-movement", terrain="0506 woods")
    table.do("pick ge-1", "with ge-mot1").refused("go 0506", "7/move/cost-basis")
    table = (
        Table("ge-1 0505, ge-2 0506", "german-movement").do("pick ge-1").refused("with ge-2", "7/move/stacks")
    )
    table = (
        Table("ge-1 ge-4 0505", "german-movement")
        .do("pick ge-1", "go 0504")
        .refused("with ge-4", "7/move/stacks")
    )


@rule("7/move/one-at-a-time")
def test_a_move_is_over_before_another_begins() -> None:
    table = Table("ge-1 0505, ge-2 0507, su-1 1505", "german-movement").do("pick ge-1", "go 0504")
    table.refused("pick ge-2", "7/move/one-at-a-time").can("go 0503")
    table.do("halt").refused("pick ge-1", "7/move/one-at-a-time").offers("pick", "ge-2")


@rule("9/effects/insufficient-mp", "7/reduce/min-one-hex")
def test_one_hex_can_always_be_gone_if_it_is_the_whole_move() -> None:
    marsh = {"terrain": "0506 marsh, 0504 clear"}
    table = Table("ge-1 0505 suppressed uncommanded", "german-movement", **marsh).has_left("ge-1", 2)
    table.do("pick ge-1").can("go 0506").copy().do("go 0506").finds("ge-1 0506").has_left("ge-1", 0)
    table = Table("ge-1 0404 suppressed uncommanded", "german-movement", **marsh)
    table.do("pick ge-1", "go 0405").has_left("ge-1", 1).refused("go 0506", "9/effects/insufficient-mp")


@rule("7/reduce/min-one-hex", "9/terrain/marsh")
def test_the_one_hex_must_not_be_prohibited() -> None:
    table = Table("ge-mot1 0505 suppressed", "german-movement", terrain="0506 marsh").do("pick ge-mot1")
    table.refused("go 0506", "9/terrain/marsh").can("go 0504")
    table = Table("ge-tank 0505", "german-movement", terrain="0506 marsh").do("pick ge-tank")
    table.refused("go 0506", "9/terrain/marsh")
    table = Table("ge-1 0505 disrupted, su-1 0507", "german-movement", terrain="0506 marsh").do("pick ge-1")
    table.refused("go 0506", "12/state/disrupted")


@rule("7/reduce/enemy-hex")
def test_nobody_passes_through_enemies() -> None:
    table = Table("ge-1 0505, su-1 0506, su-2 0508", "initial-german-movement", commanded=True)
    table.do("pick ge-1").refused("go 0506", "7/reduce/enemy-hex")
    ways = {"roads": "0505 0506 0507 secondary-road"}
    table = Table("ge-1 0505 column, su-hq 0506", "german-movement", **ways)
    table.do("pick ge-1").refused("go 0507", "9/effects/insufficient-mp")


@rule("7/reduce/dismount")
def test_motorised_infantry_may_go_on_foot() -> None:
    dry = Table("ge-mot1 0505 out-of-supply", "initial-german-movement", terrain="0506 woods")
    dry.has_left("ge-mot1", 6).do("pick ge-mot1").refused("go 0506", "7/move/cost-basis")
    dry.do("dismount").has_left("ge-mot1", 12).marked("ge-mot1 afoot").do("go 0506").has_left("ge-mot1", 10)
    dry.refused("dismount", "7/reduce/dismount")
    Table("ge-tank 0505", "german-movement").do("pick ge-tank").refused("dismount", "7/reduce/dismount")
    Table("ge-1 0505", "german-movement").do("pick ge-1").refused("dismount", "7/reduce/dismount")


@rule("12/fire/halftracks")
def test_the_half_tracks_may_stay_mounted() -> None:
    table = Table("ge-aeng 0505, ge-1 0505", "german-movement")
    table.copy().do("pick ge-aeng", "mount").marked("ge-aeng mounted").refused("foxhole", "15/works/who")
    table.copy().do("pick ge-1").refused("mount", "12/fire/halftracks")


@rule("18/t28/static")
def test_static_tanks_never_move() -> None:
    table = (
        Table("su-t28 su-1 0505", "soviet-movement")
        .offers("pick", "su-1")
        .refused("pick su-t28", "18/t28/static")
    )
    table.do("pick su-1").refused("with su-t28", "18/t28/static")
