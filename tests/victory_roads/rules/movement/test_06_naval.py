"""6.5 Naval movement and evacuation."""

from fractions import Fraction
from typing import Any

import pytest

from tests.rules import rule
from tests.victory_roads.table import Table, real_game

PORTS: dict[str, Any] = {
    "places": "0505 port, 0509 port, 0513 port",
    "terrain": "0405 sea, 0406 sea, 0407 sea, 0408 sea, 0409 sea",
}


def fleet(units: str, **facts: Any) -> Table:
    """The German movement phase, with three ports; nothing is ordered to hold."""
    table = Table(units, "axis-movement", **{**PORTS, **facts})
    return table.do("done") if table.prompt == "ask.halt" else table


@rule("6.5.2a", "6.5.2b", "6.5.1")
def test_a_unit_sails_from_port_to_port() -> None:
    table = fleet("ge-1 0505, ge-2 0506").offers("sail", "ge-1")
    assert table.why("sail ge-2") == ("6.5.2a", "why.no-port")
    table.do("sail ge-1").offers("land", "0509", "0513")
    assert table.why("land 0508") == ("6.5.2b", "why.no-port")
    table.do("land 0509").finds("ge-1 0509").has(sea=2)
    assert table.why("move ge-1") == ("6.1.3", "why.moved")


@rule("6.5.2b")
def test_the_crossing_is_shown_over_the_sea() -> None:
    table = fleet("ge-p1 0505").do("sail ge-p1")
    preview = table.game.preview(table.g, "axis", table.game.parse("land 0509"))
    assert preview is not None
    labels = [table.g.geo.board.labels[cell] for cell in preview.way]
    assert labels == ["0505", "0405", "0406", "0407", "0408", "0509"]
    assert (preview.cost, preview.allowance) == (2, 3)


@rule("6.5.1")
def test_three_points_a_turn_two_for_armour() -> None:
    table = fleet("ge-p1 ge-p2 ge-1 ge-hq1 0505, ge-2 1001")
    table.do("sail ge-p1", "land 0509").has(sea=1)
    assert table.why("sail ge-p2") == ("6.5.1", "why.few-sea-points")
    table.do("sail ge-1", "land 0509").has(sea=0).offers_no("sail")
    reduced = fleet("ge-p1 0505 reduced, ge-2 1001").do("sail ge-p1", "land 0509").has(sea=1)
    reduced.finds("ge-p1 0509")


@rule("6.5.1")
def test_the_soviets_do_not_sail() -> None:
    table = Table("su-1 0505", "soviet-movement", **PORTS)
    assert table.why("sail su-1") == ("6.5.1", "why.axis-only")


@rule("6.5.2a")
def test_static_units_stay() -> None:
    table = fleet("ge-static ge-1 0505").offers("sail", "ge-1")
    assert table.why("sail ge-static") == ("6.1.8/exc", "why.immobile")


@rule("6.5.2b")
def test_a_port_that_the_soviets_have_ever_held_is_closed() -> None:
    table = fleet("ge-1 0505")
    table.g.fallen[table.g.site(table.cell("0509"))] = 1
    table.do("sail ge-1").offers("land", "0513")
    assert table.why("land 0509") == ("6.5.2b", "why.port-wrecked")
    taken = fleet("ge-1 0505", held="0509 soviet").do("sail ge-1").offers("land", "0513")
    assert taken.why("land 0509") == ("6.5.2b", "why.not-held")


@rule("6.5.2b")
def test_a_port_with_soviets_on_every_land_hex_is_closed() -> None:
    around = ["0508", "0510", "0609", "0608", "0409", "0408"]
    sea = {**PORTS, "terrain": "0409 sea, 0408 sea"}
    ring = ", ".join(f"su-{n} {there}" for n, there in enumerate(around[:4], 1))
    table = fleet(f"ge-1 0505, {ring}", **sea).do("sail ge-1").offers("land", "0513")
    assert table.why("land 0509") == ("6.5.2b", "why.port-shut-in")
    gap = ", ".join(f"su-{n} {there}" for n, there in enumerate(around[:3], 1))
    fleet(f"ge-1 0505, {gap}", **sea).do("sail ge-1").can("land 0509")


@rule("6.1.10", "6.5.2b")
def test_an_hq_lands_where_it_is_supplied() -> None:
    around = ", ".join(f"su-{n} {there}" for n, there in enumerate(("0508", "0510", "0609", "0608"), 1))
    table = (
        fleet(f"ge-hq1 ge-1 0505, {around}", terrain="0101 clear").do("sail ge-hq1").offers("land", "0513")
    )
    assert table.why("land 0509") == ("6.1.10", "why.no-line")
    table.do("back", "sail ge-1").can("land 0509")


@rule("4.6.4", "6.5.2b")
def test_an_unsupplied_unit_sails_to_a_source() -> None:
    around = ", ".join(f"su-{n} {there}" for n, there in enumerate(("0508", "0510", "0609", "0608"), 1))
    table = fleet(f"ge-1 0505 cut, {around}", terrain="0101 clear").do("sail ge-1").offers("land", "0513")
    assert table.why("land 0509") == ("4.6.4", "why.toward-supply")


@rule("6.5.3a")
@pytest.mark.parametrize(
    ("units", "rolls"),
    [
        ("ge-1 0505, su-1 0506", True),
        ("ge-1 ge-2 0505, su-1 0506", False),
        ("ge-1 0505, su-1 0507", False),
        ("ge-1 0505, su-hq1 0506", True),
    ],
)
def test_the_last_unit_rolls_to_leave_a_port_beside_an_enemy(units: str, rolls: bool) -> None:
    table = fleet(f"{units}, ge-3 1001").do("sail ge-1")
    forecast = table.game.forecast(table.g, table.game.parse("land 0509"))
    assert (forecast is not None) is rolls
    table.dice(5).do("land 0509").finds("ge-1 0509")
    assert bool(table.events("evacuation.sails")) is rolls


@rule("6.5.3b")
def test_the_chances_of_an_evacuation() -> None:
    table = fleet("ge-1 0505, su-1 0506").do("sail ge-1")
    sixth = Fraction(1, 6)
    expected = {"stays-hit": sixth, "stays": sixth, "sails-hit": sixth, "sails": 3 * sixth}
    assert table.forecast("land 0509").chances == expected


@rule("6.5.3b")
@pytest.mark.parametrize(
    ("die", "after"),
    [
        (1, "ge-1 0505 reduced"),
        (2, "ge-1 0505 full"),
        (3, "ge-1 0509 reduced"),
        (4, "ge-1 0509 full"),
        (6, "ge-1 0509 full"),
    ],
)
def test_the_die_of_an_evacuation(die: int, after: str) -> None:
    table = fleet("ge-1 0505, su-1 0506, ge-3 1001").do("sail ge-1").dice(die).do("land 0509")
    table.finds(after).has(sea=2)
    assert table.why("move ge-1") == ("6.1.3", "why.moved")


@rule("6.5.3b")
@pytest.mark.parametrize("die", [1, 3])
def test_a_unit_of_one_step_is_lost(die: int) -> None:
    table = fleet("ge-kg 0505, su-1 0506, ge-3 1001").do("sail ge-kg").dice(die).do("land 0509")
    table.finds("ge-kg removed")


@rule("6.5.3b")
def test_who_stays_may_not_even_exploit_this_turn() -> None:
    table = fleet("ge-1 0505, su-1 0506, ge-3 1001").do("sail ge-1").dice(2).do("land 0509")
    table.g.exploits[table.unit("ge-1")] = 1
    table.do("end").until("axis-exploitation")
    assert table.phase != "axis-exploitation" or "ge-1" not in table.options("move")


@rule("6.7.6", "6.5.3a", "4.7.1b")
def test_interaction_4_the_last_division_under_orders_does_not_sail() -> None:
    table = fleet("ge-1 0505, su-1 0506, ge-3 1001", ordered="0505").offers_no("sail")
    assert table.why("sail ge-1") == ("6.7.6", "why.must-hold")
    two = fleet("ge-1 ge-2 0505, su-1 0506, ge-3 1001", ordered="0505").do("sail ge-1", "land 0509")
    two.offers_no("sail")


@rule("6.7.5a", "6.7.6")
def test_interaction_6_an_hq_beside_a_port_pins_nobody() -> None:
    table = fleet("ge-1 0505, su-hq1 0506, ge-3 1001", ordered="0505").offers("sail", "ge-1")
    table.do("sail ge-1").dice(4).do("land 0509").finds("ge-1 0509")
    assert not any(table.g.ordered)


@rule("example/evacuation")
def test_x10_the_evacuation_of_reval() -> None:
    units = "de-id-61 4403, de-pz-12 4403 reduced, su-rc-1 4404, de-id-246 3516"
    table = Table(units, "axis-movement", game=real_game(), turn=5)
    table.do("done", "sail de-pz-12", "land 3516").has(sea=1).logs_no("evacuation.sails")
    table.do("sail de-id-61").dice(2).do("land 3516").has(sea=0)
    table.finds("de-pz-12 3516, de-id-61 4403 full")
