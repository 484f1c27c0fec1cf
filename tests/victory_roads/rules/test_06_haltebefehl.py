"""6.7 Haltebefehl."""

from typing import Any

import pytest

from grognard.games.victory_roads.rules import haltebefehl
from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.table import Table

MINSK = "0505"
"""A major city in the Soviet Union; around it 0504, 0506, 0404, 0405, 0604 and 0605."""


def table(units: str, **facts: Any) -> Table:
    """A position at the start of the Axis movement phase, with a major city in 0505."""
    places = facts.pop("places", f"{MINSK} major-city")
    return Table(units, "axis-movement", places=places, **facts)


@rule("6.7.1a", "6.7.1b", "6.7.4")
def test_a_major_city_with_a_german_division_is_held() -> None:
    found = table(f"ge-1 ge-2 ge-3 ge-hq1 {MINSK}, ge-4 0303").do(f"hold {MINSK}")
    names = tuple(found.unit(f"ge-{n}") for n in (1, 2, 3))
    assert haltebefehl.is_ordered(found.g, found.cell(MINSK))
    (event,) = found.events("halt.ordered")
    assert set(event.args["units"]) == set(names)  # all divisions go under it
    table(f"ge-kg {MINSK}").can(f"hold {MINSK}")
    for nobody in ("hu-1", "ge-hq1"):
        table(f"{nobody} {MINSK}, ge-1 0303", places=f"{MINSK} major-city, 0303 port").refused(
            f"hold {MINSK}", "6.7.1a"
        )


@rule("6.7.1a")
def test_minor_cities_are_held_only_if_they_are_baltic_ports() -> None:
    places = "0505 minor-city, 0303 minor-city, 0303 port"
    table("ge-1 0505, ge-2 0303", places=places).refused("hold 0505", "6.7.1a").can("hold 0303")


@rule("6.7.2", "6.7.8")
def test_major_cities_of_germany_and_budapest_get_a_garrison() -> None:
    germany = f"{MINSK} germany"
    table(f"ge-1 {MINSK}", country=germany).do(f"hold {MINSK}").finds(f"ge-garrison {MINSK}")
    table(f"ge-1 {MINSK}", places=f"{MINSK} major-city Buda").do(f"hold {MINSK}").finds(
        f"ge-garrison {MINSK}"
    )
    table(f"ge-1 {MINSK}").do(f"hold {MINSK}").finds("ge-garrison halt-pool")
    small = f"{MINSK} minor-city, {MINSK} port"
    table(f"ge-1 {MINSK}", country=germany, places=small).do(f"hold {MINSK}").finds("ge-garrison halt-pool")


@rule("6.7.3")
def test_no_more_than_ten_markers() -> None:
    cities = [f"{column:02}{row:02}" for column in (2, 6, 8, 11) for row in (5, 8, 11)]
    places = ", ".join(f"{city} port" for city in [*cities, MINSK])
    found = table(f"ge-1 {MINSK}", places=places, ordered=", ".join(cities[:9])).can(f"hold {MINSK}")
    table(f"ge-1 {MINSK}", places=places, ordered=", ".join(cities[:10])).refused(f"hold {MINSK}", "6.7.3")
    assert len(haltebefehl.ordered_cells(found.g)) == 9


@rule("6.7.5a")
def test_a_siege_takes_three_hexes_and_divisions_without_supply() -> None:
    def besieged(units: str) -> bool:
        found = table(f"ge-2 0909, {units}", ordered=MINSK)
        return haltebefehl.is_besieged(found.g, found.cell(MINSK))

    assert besieged(f"ge-1 {MINSK} cut, su-1 0504, su-2 0506, su-3 0404")
    assert besieged(f"ge-1 {MINSK} cut, su-1 0504, su-2 0506, su-hq1 0404")  # HQs are units
    assert not besieged(f"ge-1 {MINSK} cut, su-1 0504, su-2 su-3 0506")
    assert not besieged(f"ge-1 {MINSK}, su-1 0504, su-2 0506, su-3 0404")
    assert not besieged("ge-1 0303 cut, su-1 0504, su-2 0506, su-3 0404")


@rule("6.7.5a", "6.7.8")
def test_a_garrison_that_comes_with_the_marker_breaks_no_siege() -> None:
    units = f"ge-1 {MINSK} cut, su-1 0504, su-2 0506, su-3 0404, ge-2 0909"
    found = table(units, country=f"{MINSK} germany", places=f"{MINSK} major-city, 0909 port")
    found.do(f"hold {MINSK}").finds(f"ge-garrison {MINSK}").unmarked("ge-garrison cut")
    assert haltebefehl.is_besieged(found.g, found.cell(MINSK))
    found.g.remove(found.unit("ge-1"), 2)
    assert not haltebefehl.is_besieged(found.g, found.cell(MINSK))  # alone, it is asked itself


@rule("6.7.7a", "6.7.5b")
def test_who_comes_into_a_siege_shares_it_unless_it_is_supplied_there() -> None:
    ring = "su-1 0504, su-2 0506, su-3 0404, su-4 1008, ge-2 1009"
    units = f"ge-1 {MINSK} cut, ge-p1 0604, ge-hq1 0605, {ring}"
    ways: dict[str, Any] = {"places": f"{MINSK} major-city, 0705 minor-city", "country": "0705 germany"}
    lone = table(units, ordered=MINSK, **ways).do("move ge-p1", f"go {MINSK}")
    assert haltebefehl.is_besieged(lone.g, lone.cell(MINSK))
    lone.until("axis-combat").refused("attack 0504", "6.7.5b")
    fed = table(units, ordered=MINSK, roads="0705 0605", **ways).do("move ge-p1", f"go {MINSK}")
    assert not haltebefehl.is_besieged(fed.g, fed.cell(MINSK))


@rule("6.7.6", "8.2.3")
def test_the_last_division_stays_in_exploitation_too() -> None:
    def exploiting(units: str, **facts: Any) -> Table:
        places = f"{MINSK} major-city"
        return Table(f"{units}, ge-2 1008 exploits", "axis-exploitation", places=places, **facts)

    last = exploiting(f"ge-p1 {MINSK} exploits, su-1 0504", ordered=MINSK)
    last.offers("move", "ge-2").refused("move ge-p1", "6.7.6")
    exploiting(f"ge-p1 {MINSK} exploits, su-1 0504").can("move ge-p1")
    exploiting(f"ge-p1 {MINSK} exploits, su-hq1 0504", ordered=MINSK).can("move ge-p1")
    pair = exploiting(f"ge-p1 ge-p2 {MINSK} exploits, su-1 0504", ordered=MINSK)
    pair.do("move ge-p1").refused("with ge-p2", "6.7.6").do("go 0606").refused("move ge-p2", "6.7.6")


@rule("6.7.6")
def test_a_marker_beside_a_soviet_corps_stays() -> None:
    near = table(f"ge-1 {MINSK}, su-1 0504, ge-2 0909", ordered=MINSK, places=f"{MINSK} port, 0909 port")
    near.refused(f"release {MINSK}", "6.7.6")
    for far in ("su-1 0503", "su-hq1 0504"):
        gone = table(f"ge-1 {MINSK}, {far}", ordered=MINSK).do(f"release {MINSK}")
        assert not haltebefehl.is_ordered(gone.g, gone.cell(MINSK))


@rule("6.7.6")
def test_the_last_division_beside_a_soviet_corps_stays_too() -> None:
    def bar(units: str, *leaving: str) -> object:
        found = table(f"{units}, ge-4 0909", ordered=MINSK, places=f"{MINSK} port, 0909 port")
        return haltebefehl.bar_to_leave(found.g, [found.unit(name) for name in leaving])

    assert bar(f"ge-1 hu-1 {MINSK}, su-1 0504", "ge-1")
    assert bar(f"ge-1 ge-2 {MINSK}, su-1 0504", "ge-1", "ge-2")
    assert not bar(f"ge-1 ge-2 {MINSK}, su-1 0504", "ge-1")
    assert not bar(f"ge-1 hu-1 {MINSK}, su-1 0504", "hu-1")
    assert not bar(f"ge-1 {MINSK}, su-hq1 0504", "ge-1")
    assert not bar(f"ge-1 {MINSK}, su-1 0503", "ge-1")


@rule("6.7.8", "6.7.9")
def test_a_plain_marker_goes_with_the_last_division_and_a_garrison_stays() -> None:
    found = table(f"ge-1 {MINSK}, hu-1 {MINSK}", ordered=MINSK, turn=1)
    found.g.remove(found.unit("ge-1"), 2)
    haltebefehl.settle(found.g)
    assert not haltebefehl.is_ordered(found.g, found.cell(MINSK))
    held = table(f"ge-1 ge-garrison {MINSK}", ordered=MINSK, country=f"{MINSK} germany")
    held.g.remove(held.unit("ge-1"), 2)
    haltebefehl.settle(held.g)
    assert haltebefehl.is_ordered(held.g, held.cell(MINSK))
    held.finds(f"ge-garrison {MINSK}")


@rule("6.7.10")
def test_a_city_held_by_order_costs_less_of_hitlers_mood() -> None:
    def mood(**facts: Any) -> int:
        places = "0303 major-city, 0303 port"
        found = table(
            "su-1 0303, ge-1 0909, su-2 0908", country="0303 germany", places=places, mood=9, **facts
        )
        found.until("axis-combat")
        return found.g.mood

    assert (mood(ordered="0303"), mood()) == (9 - 3, 9 - 4)


@rule("6.7.10", "6.7.9", "1.10.1")
@pytest.mark.parametrize(("ordered", "mood"), [("1105", 9), ("", 8)])
def test_an_order_counts_until_the_city_that_a_combat_has_cleared_is_captured(
    ordered: str, mood: int
) -> None:
    field = Battlefield("su-1 su-2 1205, ge-1 1105 reduced", places="1105 major-city", mood=10)
    field.set_ordered(ordered)
    field.result("1105", "su-1 su-2", "0/1").do("advance su-1 1105").over_with()
    assert haltebefehl.is_ordered(field.g, field.cell("1105")) is bool(ordered)
    field.do("end")
    assert not haltebefehl.is_ordered(field.g, field.cell("1105"))
    assert (field.holder("1105"), field.g.mood) == ("soviet", mood)


@rule("6.7.5b")
def test_who_is_besieged_neither_attacks_nor_is_restored() -> None:
    ring = "su-1 0504, su-2 0506, su-3 0404"
    siege = Table(
        f"ge-1 {MINSK} cut, {ring}, ge-2 0305", "axis-combat", places=f"{MINSK} major-city", ordered=MINSK
    )
    siege.refused("attack 0504", "6.7.5b")
    pair = Table(
        f"ge-1 {MINSK} cut, su-1 0504, su-2 0506", "axis-combat", places=f"{MINSK} major-city", ordered=MINSK
    )
    pair.do("attack 0504").can("join ge-1")
    rest = Table(
        f"ge-1 {MINSK} cut reduced, {ring}, ge-hq1 ge-2 0205 reduced",
        "axis-arrivals",
        places=f"{MINSK} major-city, 0205 minor-city",
        country="0205 germany",
        roads="0205 0206",
        ordered=MINSK,
        mood=8,
    )
    rest.refused("restore ge-1", "17.3.12a").can("restore ge-2")


@rule("6.7.9", "6.7.7a")
def test_who_gives_up_the_last_german_division_loses_the_marker_too() -> None:
    found = table(f"ge-1 hu-1 hu-p hu-t1 {MINSK}, ge-2 0909, su-1 0908", ordered=MINSK)
    found.do("done", "end").asks("ask.give-up", "axis")
    held, lost = found.copy().do("give-up hu-1"), found.do("give-up ge-1")
    assert haltebefehl.is_ordered(held.g, held.cell(MINSK))
    assert not haltebefehl.is_ordered(lost.g, lost.cell(MINSK))


@rule("6.7.6")
def test_an_order_of_this_phase_is_not_lifted_in_it() -> None:
    places = f"{MINSK} major-city, 0909 port"
    table(f"ge-1 {MINSK}, ge-2 0909", places=places).do(f"hold {MINSK}").refused(f"release {MINSK}", "6.7.6")
