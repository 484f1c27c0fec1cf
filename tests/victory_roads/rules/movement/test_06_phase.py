"""6.1 The movement phase: who moves, in what order, and what ends with it."""

from typing import Any

from tests.rules import rule
from tests.victory_roads.ground import EAST, GERMANY
from tests.victory_roads.table import Table


@rule("6.1.1a", "6.1.3")
def test_each_unit_moves_once_and_ends_its_move_before_another_begins() -> None:
    table = Table("su-1 0808, su-2 1208, ge-1 1209", "soviet-movement")
    table.offers("move", "su-1", "su-2").do("move su-1").refused("move su-2", "6.1.3")
    table.do("go 0809").offers("move", "su-2")
    assert table.why("move su-1") == ("6.1.3", "why.moved")
    assert table.do("move su-2", "go 1207").phase != "soviet-movement"


@rule("6.1.1a")
def test_nobody_moves_enemies_or_units_off_the_map() -> None:
    table = Table("su-1 0808, ge-1 1208, su-2 eliminated", "soviet-movement")
    assert table.why("move ge-1") == ("6.1.1a", "why.not-yours")
    assert table.why("move su-2") == ("6.1.1a", "why.not-on-board")
    assert table.why("move su-aviation-1") == ("6.1.1a", "why.not-on-board")


@rule("6.1.8/exc")
def test_static_units_and_pontoons_are_not_offered() -> None:
    table = Table(
        "ge-1 0808, ge-static 0808, ge-hq1 0908",
        "axis-movement",
        sides="0908 0909 river",
        pontoons="ge-hq1 0909",
    )
    table.offers("move", "ge-1")
    assert table.why("move ge-static") == ("6.1.8/exc", "why.immobile")
    assert table.why("move ge-hq1") == ("6.1.8/exc", "why.immobile")


@rule("6.1.2", "6.1.2/note")
def test_kinds_of_movement_follow_one_another_in_any_order() -> None:
    table = Table(
        "ge-1 1208, ge-2 0608, ge-3 1308, ge-4 0101, ge-5 0709, ge-hq1 0708, su-1 1908",
        "axis-movement",
        country="0408 germany",
        places="0408 minor-city, 0101 port, 0105 port",
        rails=GERMANY["rails"],
        supports="de-aviation-1 box-g",
    )
    table.do("done", "move ge-1", "go 1209", "rail", "move ge-2", "go 0908", "back", "move ge-3", "go 1309")
    table.do("sail ge-4", "land 0105", "strategic", "spend de-aviation-1", "move ge-5", "go 0711", "back")
    table.finds("ge-1 1209, ge-2 0908, ge-3 1309, ge-4 0105, ge-5 0711, de-aviation-1 played")


@rule("6.1.2")
def test_a_unit_moves_in_one_way_only() -> None:
    table = Table("ge-1 0808, ge-2 1508", "axis-movement", **GERMANY)
    table.do("move ge-1", "go 0708", "rail")
    table.offers_no("move")
    assert table.why("move ge-1") == ("6.1.3", "why.moved")


@rule("6.1.5")
def test_points_are_not_saved_for_the_next_turn() -> None:
    table = Table("su-1 1608, su-hq1 1708", "soviet-movement", rails=EAST)
    table.do("move su-1", "step 1607", "stay").until("soviet-movement", turn=3)
    table.do("move su-1").can("go 1604")
    assert "1603" not in table.options("go")


@rule("6.4.1", "6.5.1")
def test_rail_and_naval_points_are_those_of_each_turn() -> None:
    table = Table("ge-1 0608, ge-2 0101, su-1 1908", "axis-movement", rail=9, sea=9, **GERMANY)
    table.has(rail=6, sea=3)
    table.do("rail", "move ge-1", "go 0908", "back").has(rail=5)
    table.until("axis-movement", turn=3).has(rail=6, sea=3)


@rule("15.3.1e")
def test_a_dismissal_before_the_phase_halves_german_moves_in_it_and_no_longer() -> None:
    table = Table("ge-p1 0808, hu-1 1208", "axis-movement", half_moves=2, supports="de-aviation-1 box-g")
    assert table.why("strategic") == ("15.3.1e", "why.dismissed-strategic")
    table.do("move ge-p1").can("go 0810")
    assert "0811" not in table.options("go")
    table.do("stay", "move hu-1").can("go 1210").do("stay").has(half_moves=0)


@rule("6.7.6")
def test_the_last_division_under_orders_to_hold_stays_while_a_corps_is_beside_it() -> None:
    facts: dict[str, Any] = {"places": "0808 major-city", "ordered": "0808"}
    table = Table("ge-1 ge-2 0808, su-1 0809, ge-3 0101", "axis-movement", **facts)
    table.do("move ge-1").refused("with ge-2", "6.7.6").do("go 0807")
    table.offers("move", "ge-3")
    assert table.why("move ge-2") == ("6.7.6", "why.must-hold")
    free = Table("ge-1 ge-2 0808, su-hq1 0809, ge-3 0101", "axis-movement", **facts)
    free.do("done", "move ge-1", "with ge-2", "go 0807")
    assert not any(free.g.ordered)  # 6.7.9


@rule("6.7.7a")
def test_who_enters_a_besieged_city_stops_there() -> None:
    ring = "su-1 0807, su-2 0809, su-3 0709"
    facts: dict[str, Any] = {
        "places": "0808 major-city",
        "ordered": "0808",
        "roads": "0508 0608 0708 0808 0908 1008",
    }
    table = Table(f"ge-1 0808 cut, ge-p1 0608, {ring}", "axis-movement", **facts)
    table.do("move ge-p1").can("go 0808", "go 0708")
    assert {"0908", "1008"}.isdisjoint(table.options("go"))
    table.do("step 0708").offers("step", "0607", "0608", "0707")
    assert table.why("step 0808") == ("6.1.1a", "why.go-there")
    supplied = Table(f"ge-1 0808, ge-p1 0608, {ring}", "axis-movement", **facts)
    supplied.do("move ge-p1").can("go 0908", "go 1008")


@rule("1.11.5")
def test_hungarians_end_no_move_with_romanians() -> None:
    table = Table("hu-1 0808, ro-1 0809, ge-1 0908", "axis-movement", country="0101 hungary")
    table.do("move hu-1").can("go 0810")
    assert table.why("go 0809") == ("1.11.5", "why.hostile-allies")
    table.do("stay", "move ge-1").can("go 0809")


@rule("1.11.2")
def test_a_stack_may_be_too_large_until_the_phase_ends() -> None:
    table = Table("ge-1 0808, ge-2 ge-3 ge-4 0809", "axis-movement")
    table.do("move ge-1", "go 0809", "end").asks("ask.give-up").do("give-up ge-1")
    table.finds("ge-1 eliminated")


@rule("9.1.4b")
def test_a_theatre_flees_from_who_passes_its_hex() -> None:
    facts: dict[str, Any] = {
        "roads": EAST + " , 1508 1507 1506 1505 1504",
        "places": "1808 major-city",
        "held": "1508 soviet",
    }
    table = Table("ge-p1 1308, ge-1 0101", "axis-movement", theatres="N 1508 offensive", **facts)
    table.do("move ge-p1", "go 1608").logs("theatre.fled")
    assert table.g.geo.board.labels[table.g.theatre[0]] == "1808"
    through = Table("ge-p1 1308, ge-1 0101", "axis-movement", theatres="N 1508 offensive", **facts)
    through.do("move ge-p1", "step 1408", "step 1508").logs("theatre.fled").do("go 1504")
    away = Table("ge-p1 1313, ge-1 0101", "axis-movement", theatres="N 1508 offensive", **facts)
    away.do("move ge-p1", "go 1314").logs_no("theatre.fled")


@rule("9.1.4b")
def test_a_theatre_flees_when_a_march_cuts_its_line() -> None:
    facts: dict[str, Any] = {"roads": EAST, "places": "1908 major-city"}
    table = Table("ge-p1 1604, ge-1 0101", "axis-movement", theatres="N 1408 offensive", **facts)
    table.do("move ge-p1", "go 1607").logs("theatre.fled")
    guarded = Table(
        "ge-p1 1604, ge-1 0101, su-1 1608, su-2 1508, su-3 1708",
        "axis-movement",
        theatres="N 1408 offensive",
        **facts,
    )
    guarded.do("move ge-p1", "go 1607").logs_no("theatre.fled")


@rule("6.1.8/exc", "1.1.5b", "6.4.3c", "6.5.2a")
def test_interaction_25_a_pontoon_moves_in_no_way() -> None:
    facts: dict[str, Any] = {"sides": "0408 0409 river", "pontoons": "ge-hq1 0409", "rails": GERMANY["rails"]}
    places: dict[str, Any] = {"places": "0408 port, 0412 port", "country": "0408 germany"}
    table = Table("ge-hq1 ge-1 0408", "axis-movement", **facts, **places).do("done").offers("sail", "ge-1")
    for line in ("move ge-hq1", "sail ge-hq1"):
        assert table.why(line) == ("6.1.8/exc", "why.immobile")
    table.do("rail").offers("move", "ge-1")
    assert table.why("move ge-hq1") == ("6.1.8/exc", "why.immobile")


@rule("6.1.10", "4.1.1b")
def test_a_division_that_goes_along_keeps_no_line_open_for_its_hq() -> None:
    """Beside 0809 only the hex that they leave lies on the line."""
    facts: dict[str, Any] = GERMANY
    apart = Table("ge-hq1 ge-1 0808, su-1 0809", "axis-movement", **facts).do("move ge-hq1").can("go 0908")
    assert apart.where("ge-1") == "0808"
    table = Table("ge-hq1 ge-1 0808, su-1 0809", "axis-movement", **facts).do("move ge-1", "with ge-hq1")
    assert table.why("go 0908") == ("6.1.10", "why.no-line")


@rule("6.1.10")
def test_partisans_leave_an_hq_no_line() -> None:
    table = Table("ge-hq1 0608", "axis-movement", partisans="0808", **GERMANY).do("move ge-hq1")
    assert table.why("go 0808") == ("6.1.10", "why.no-line")
    Table("ge-hq1 0608", "axis-movement", **GERMANY).do("move ge-hq1").can("go 0808")


@rule("6.1.3")
def test_a_march_step_by_step_is_told_when_it_ends() -> None:
    table = (
        Table("su-1 0808, su-2 1508", "soviet-movement").do("move su-1", "step 0809").logs_no("march.went")
    )
    table.do("stay").logs("march.went", start=table.cell("0808"), cell=table.cell("0809"))
    table = Table("su-1 0808, su-2 1508", "soviet-movement").do("move su-1", "step 0809", "go 0811")
    table.logs("march.went", start=table.cell("0808"), cell=table.cell("0811"))
    assert len(table.events("march.went")) == 1
