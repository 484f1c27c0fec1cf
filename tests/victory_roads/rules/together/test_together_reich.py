"""Rules that meet: Hitler's mood, dismissals, objectives, arrivals, withdrawals and Warsaw."""

from typing import Any

import pytest

from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.haltebefehl import is_ordered
from grognard.games.victory_roads.units import SOVIET
from tests.rules import rule
from tests.victory_roads.rules.arrivals.test_17_replacements import axis, soviet
from tests.victory_roads.rules.reich.test_19_warsaw import GARRISON, NEAR, WARSAW
from tests.victory_roads.rules.reich.test_19_warsaw import table as warsaw
from tests.victory_roads.supports import Table as Chits
from tests.victory_roads.table import Table

GERMANY: dict[str, Any] = {
    "places": "0505 major-city, 0505 port, 0205 minor-city",
    "country": "0505 germany, 0205 germany",
}


# ---- mood


@rule("15.2.1c", "15.3.1f", "15.3.2a", "6.7.10", "strategic/baltic-port")
@pytest.mark.parametrize(("ordered", "mood", "dismissals"), [("", 6, 4), ("0505", 7, 4)])
def test_a_port_taken_in_passing_costs_more_without_an_order_and_a_dismissal_takes_the_rest(
    ordered: str, mood: int, dismissals: int
) -> None:
    """Two for the city, one for the port, one for the missing order, from a mood of 3: as with Memel."""
    facts: dict[str, Any] = {**GERMANY, "mood": 3, "ceiling": 8, "dismissals": 3}
    if ordered:
        facts["ordered"] = ordered
    table = Table("su-t1 0605, su-1 1510, ge-1 1505", "soviet-movement", **facts)
    table.do("move su-t1", "step 0505", "go 0405").has(mood=mood, dismissals=dismissals, ceiling=7)


@rule("15.2.2b", "15.3.2b", "13/intro", "6.5.2b")
def test_a_fortress_that_is_retaken_pleases_up_to_the_maximum_and_stays_a_ruin() -> None:
    facts = {**GERMANY, "mood": 7, "ceiling": 8, "holders": "0505 soviet"}
    table = Table("ge-1 0504, ge-2 0909, su-1 1505", "axis-movement", **facts)
    table.do("move ge-1", "go 0505").has(mood=8)
    assert table.g.has_fallen(table.cell("0505"))


@rule("15.2.1d", "7.10.11", "4.1.2")
def test_an_hq_that_cannot_retreat_costs_a_point_and_one_that_is_lifted_none() -> None:
    ring = "su-1 0604, su-2 0605, su-3 0506, su-4 0405, su-5 0404, su-6 0504"
    table = Table(f"ge-hq1 0505, {ring}", "axis-supply", mood=5)
    table.finds("ge-hq1 lifted").has(mood=5)


# ---- dismissals


@rule("15.3.1c", "16.2.1d", "17.3.4")
def test_after_the_automatic_fall_to_nought_free_divisions_come_and_no_points() -> None:
    fresh = Table(
        "ge-hq1 0405, ge-1 ge-2 eliminated, ge-3 0305 reduced",
        "axis-arrivals",
        turn=5,
        mood=1,
        objectives=5,
        places="0205 major-city",
        country="0205 germany",
        rails="0205 0305 0405",
    )
    fresh.has(dismissals=1, mood=10).offers("arrive", "ge-1", "ge-2")
    fresh.do("arrive ge-1", "deploy 0205", "arrive ge-2", "deploy 0205").finds("ge-1 ge-2 0205 reduced")
    while fresh.g.pending and fresh.phase == "axis-arrivals" and fresh.g.turn == 5:
        assert not fresh.options("restore")
        fresh.idle()


@rule("11.4.3", "16.2.1c", "11.4.2", "3.2.2d")
@pytest.mark.parametrize(
    ("weather", "dismissed", "objectives", "drawn"),
    [("mud", True, 5, 2), ("mud", False, 6, 3), ("fair", False, 6, 4), ("fair", False, 5, 3)],
)
def test_mud_takes_a_support_of_the_mood_but_none_of_the_reich_track(
    weather: str, dismissed: bool, objectives: int, drawn: int
) -> None:
    facts: dict[str, Any] = {"weather": weather, "objectives": objectives, "reich_supports": dismissed}
    table = Chits("ge-1 1105", "axis-supports", mood=7, **facts)
    while table.prompt in ("ask.chosen-support", "ask.draw"):
        table.do(table.options()[-1])
    assert table.count("box-g") == [drawn]


@rule("15.3.1b", "5.2.1a", "6.2.3")
def test_3_a_dismissal_empties_the_box_but_neither_the_map_nor_a_strategic_move_that_is_paid() -> None:
    units = "ge-hq1 0305, ge-1 0405, ge-2 0806, su-1 1505"
    facts: dict[str, Any] = {
        "places": "0205 minor-city, 0205 major-city",
        "country": "0205 germany",
        "rails": "0205 0305 0405",
        "supports": "de-aviation-1 de-todt-1 box-g",
        "mood": 1,
    }
    table = Table(units, "axis-movement", **facts)
    table.do("strategic", "spend de-aviation-1", "back")
    capture(table.g, table.cell("0205"), SOVIET)
    table.has(dismissals=1, strategic=True).finds("de-todt-1 german-pool, de-aviation-1 played")


# ---- objectives


@rule("16.1.2", "16.1.3", "16.2.1b", "15.2.1b")
def test_a_city_lost_and_retaken_before_the_check_is_no_objective_lost() -> None:
    facts = {**GERMANY, "mood": 8}
    for cell, lost in (("0505", False), ("0503", True)):
        table = Table("ge-p1 0504, ge-2 0909, su-1 1505", "axis-movement", holders="0505 soviet", **facts)
        table.do("move ge-p1", f"go {cell}", "end").has(cities_lost=lost)


# ---- arrivals


@rule("17.3.11a", "1.11.3", "4.1.1b", "17.3.12a")
def test_a_rebuilt_division_comes_to_a_supplied_hq_even_beside_an_enemy_but_not_into_a_full_hex() -> None:
    near = axis("ge-1 eliminated, su-1 0504").do("rebuild ge-1").offers("deploy", "0405")
    near.do("deploy 0405").finds("ge-1 0405 reduced")
    full = axis("ge-1 eliminated, ge-2 ge-3 ge-4 0405, ge-5 0305 reduced")
    full.refused("rebuild ge-1", "17.3.11a").can("restore ge-5")


@rule("17.3.11/exc-elite", "15.3.1c", "17.2.1a")
def test_an_elite_division_rebuilt_waits_and_gets_its_second_step_only_in_the_same_phase() -> None:
    table = axis("ge-jaeger eliminated").do("rebuild ge-jaeger").finds("ge-jaeger waiting reduced")
    table.can("restore ge-jaeger").do("restore ge-jaeger").finds("ge-jaeger waiting full")


@rule("17.3.10", "9.1.2a", "17.3.12a", "12.2.4")
def test_reduced_tanks_are_restored_by_the_theatre_that_covers_them_and_never_beside_an_enemy() -> None:
    facts: dict[str, Any] = {"theatres": "CN 1608 offensive", "supports": "su-aviation-1 box-n"}
    soviet("su-t1 1708 reduced, su-t2 eliminated", **facts).refused("restore su-t1", "17.3.10")
    own: dict[str, Any] = {"theatres": "CN 1608 offensive", "supports": "su-aviation-1 box-cn"}
    soviet("su-t1 1708 reduced", **own).can("restore su-t1")
    soviet("su-t1 1708 reduced, su-t2 eliminated, ge-1 1709", **own).refused("restore su-t1", "17.3.12a")


# ---- Warsaw


@rule("19.1.2a", "7.5.7", "7.5.8a")
@pytest.mark.parametrize(("rising", "column"), [(5, "1/2"), (0, "1/4")])
def test_the_rising_lifts_a_hopeless_attack_by_two_virtual_columns(rising: int, column: str) -> None:
    """Five, halved for want of supply and again over the Vistula, against four doubled by the city."""
    units = f"{GARRISON}, su-tc-20 3635 reduced cut"
    fight = warsaw(units, "soviet-combat", rising=rising, flown=WARSAW)
    fight.do(f"attack {WARSAW}", "join su-tc-20").forecasts("fight", column=column)


@rule("19.1.2d", "6.7.9", "19.1.2e", "7.15.1")
def test_a_loss_of_the_rising_may_end_order_and_rising_and_brings_no_kampfgruppe() -> None:
    table = warsaw(f"{GARRISON} reduced", "axis-exploitation", rising=5, ordered=WARSAW, dice=(5,))
    table.asks("ask.rising-loss", "axis").do("lose de-id-14").finds("de-id-14 eliminated").has(rising=-1)
    assert not is_ordered(table.g, table.cell(WARSAW))


@rule("19.1.1", "6.2.1a", "12.1.1e")
def test_a_corps_of_the_reserve_near_warsaw_makes_it_rise_as_the_movement_phase_begins() -> None:
    warsaw(f"{GARRISON}, su-tc-20 {NEAR}", "soviet-movement").has(rising=5)
    warsaw(f"{GARRISON}, su-tc-20 {NEAR}", "soviet-combat").has(rising=0)


@rule("4.4.1", "1.10.1", "7.4.1")
def test_18_a_source_that_is_run_through_feeds_nobody_from_that_moment() -> None:
    facts: dict[str, Any] = {
        "places": "0505 minor-city",
        "country": "0505 germany",
        "rails": "0505 0605 0705",
    }
    units = "ge-hq1 0705, ge-1 0806, su-1 0906, su-t1 0503"
    table = Table(units, "soviet-movement", **facts).do("move su-t1", "go 0505")
    assert table.holder("0505") == "soviet"
    table.until("soviet-combat").do("attack 0806", "join su-1", "fight").marked("ge-1 cut")
