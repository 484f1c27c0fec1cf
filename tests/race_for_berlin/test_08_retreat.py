"""8.3 Retreats: where a beaten defender goes."""

from typing import Any

import pytest

from tests.race_for_berlin.ground import ground
from tests.race_for_berlin.table import Table
from tests.rules import rule

RETREAT_AT_4_TO_1 = 2  # an R without losses


def beaten(
    units: dict[str, str], *, attacker: str = "8GA-1 c9", die: int = RETREAT_AT_4_TO_1, **facts: Any
) -> Table:
    """303 in b9 is attacked, from c9 unless told otherwise."""
    name, _, zone = attacker.partition(" ")
    table = Table({"303": "b9", name: zone, **units}, "C.1", **facts)
    return table.assault(table.where("303"), name, die=die)


def beaten_soviet(units: dict[str, str], zone: str, germans: str, *, die: int = 3, **facts: Any) -> Table:
    """A weak Soviet is attacked by strong Germans and must retreat: 18 to 5, an R."""
    weak = next(iter(units))
    strong = {"25-pzgre": germans, "5-Jager": germans}
    table = Table({**units, **strong}, "C.3", **facts)
    assert table.where(weak) == zone
    return table.assault(zone, *strong, die=die)


def ways(table: Table, name: str = "303") -> set[str]:
    """Where a unit may retreat to."""
    return {line.split()[1] for line in table.options("retreat") if line.split()[0] == name}


@rule("8.3.1")
def test_each_beaten_unit_may_go_to_another_zone() -> None:
    table = beaten({"156": "b9"}, die=4)  # 20:8
    assert ways(table) == ways(table, "156") == {"a9", "b8"}
    table.refused("retreat 303 b7", "8.3.1").do("retreat 303 a9", "retreat 156 b8")
    assert [table.where(name) for name in ("303", "156")] == ["a9", "b8"]


@rule("8.3.1")
def test_each_owner_retreats_his_own_the_other_camp_first() -> None:
    table = beaten({"342": "b9"}, die=4)  # 20:10
    table.decides("koniev").refused("retreat 342 b8", "8.3.1").do("retreat 303 a9").decides("joukov")
    assert ways(table, "342") == {"b8"}


@rule("8.3.1", "7.2.1")
def test_a_retreat_ignores_rivers_but_not_the_oder() -> None:
    wet = ground(rivers="b9 b8, b9 a9")
    assert ways(beaten({}, game=wet)) == {"a9", "b8"}
    table = Table("303 a10, 69-1 a9, 61-1 Oderbruch-2", "C.1").assault("a10", "69-1", die=4)  # 14:5, R
    table.finds("303 a10 reduced")  # only the far bank is free


@rule("8.3.2a")
def test_germans_go_to_no_higher_index_and_avoid_the_other_camp() -> None:
    assert ways(beaten({})) == {"a9", "b8"}
    table = beaten({"342": "a9"})
    assert ways(table) == {"b8"}
    table.refused("retreat 303 a9", "8.3.2a").refused("retreat 303 Oderbruch-2", "8.3.2a")


@rule("8.3.2a")
def test_failing_that_they_join_the_other_camp_before_going_east() -> None:
    assert ways(beaten({"342": "a9", "214": "b8"})) == {"a9", "b8"}


@rule("8.3.2b")
def test_only_without_any_such_zone_they_go_east() -> None:
    closed = {"69-1": "a9", "61-1": "b8"}
    table = beaten(closed)
    assert ways(table) == {"Oderbruch-2"}
    table.refused("retreat 303 b8", "8.3.2a")


@rule("8.3.2b")
def test_eastward_too_they_avoid_the_other_camp() -> None:
    units = {"303": "c8", "8GA-1": "b8", "69-1": "c7", "52-1": "d8", "342": "c9"}
    assert ways(Table(units, "C.1").assault("c8", "8GA-1", die=2)) == {"c9"}


@rule("8.3.2a")
def test_soviets_go_to_no_lower_index() -> None:
    table = beaten_soviet({"1-POL-1": "b8 reduced"}, "b8", germans="a8")
    assert ways(table, "1-POL-1") == {"b9", "c8"}
    table.do("retreat 1-POL-1 b9").finds("1-POL-1 b9").has(stopped=False)


@rule("8.3.2a", "7.3.3b")
def test_soviets_avoid_the_other_camp_and_are_guests_where_they_cannot() -> None:
    units = {"1-POL-1": "c2 reduced", "13-1": "c3"}
    table = beaten_soviet(units, "c2", germans="b2")
    assert ways(table, "1-POL-1") == {"d2"}
    full = beaten_soviet({**units, "52-1": "d2"}, "c2", germans="b2")
    assert ways(full, "1-POL-1") == {"c3", "d2"}
    full.do("retreat 1-POL-1 c3").marked("1-POL-1 guest").unmarked("13-1 guest")


@rule("7.3.3b")
def test_a_former_guest_is_host_to_those_who_come_later() -> None:
    units = {"1-POL-1": "c2 reduced", "13-1": "c3", "52-1": "d2"}
    table = beaten_soviet(units, "c2", germans="b2", guests=["13-1"])  # its hosts have left c3
    table.do("retreat 1-POL-1 c3").marked("1-POL-1 guest").unmarked("13-1 guest")


@rule("8.3.2a", "7.3.2b")
def test_among_equals_soviets_keep_to_their_own_sector() -> None:
    table = beaten_soviet({"2-POL-1": "d8 reduced"}, "d8", germans="d7")
    assert ways(table, "2-POL-1") == {"d9", "e8"}
    forced = {"2-POL-1": "d8 reduced", "303": "d9", "156": "e8"}
    assert ways(beaten_soviet(forced, "d8", germans="d7"), "2-POL-1") == {"c8"}


@rule("8.3.3")
def test_a_zone_with_room_comes_before_a_better_one_without() -> None:
    table = beaten({"69-1": "a9", "156": "b8", "541": "b8", "606": "b8"})
    assert ways(table) == {"Oderbruch-2"}
    table.refused("retreat 303 b8", "8.3.3")


@rule("8.3.3")
def test_with_no_room_anywhere_a_unit_passes_through_its_own() -> None:
    closed = {"69-1": "a9", "61-1": "Oderbruch-2"}
    full = {"156": "b8", "541": "b8", "606": "b8"}
    table = beaten({**closed, **full})
    assert ways(table) == {"a8", "b7", "c8"}
    farther = beaten({**closed, **full, "33-1": "a8", "47-1": "c8", "286": "b7", "712": "b7", "169": "b7"})
    assert ways(farther) == {"Joachimsthal", "b6", "c7"}


@rule("8.3.4")
@pytest.mark.parametrize(("die", "fate"), [(2, "b9"), (3, "destroyed")])
def test_who_cannot_retreat_takes_a_step_and_stays(die: int, fate: str) -> None:
    closed = {"69-1": "a9", "61-1": "b8", "33-1": "Oderbruch-2"}
    table = beaten(closed, die=die)
    assert table.where("303") == fate
    if fate == "b9":
        table.marked("303 reduced")
        assert table.prompt != "ask.advance"
    else:
        table.offers_only("advance 8GA-1")


@rule("8.3.4")
@pytest.mark.parametrize(("side", "die", "fate"), [("", 5, "b8"), (" reduced", 3, "destroyed")])
def test_trapped_soviets_take_a_step_and_stay(side: str, die: int, fate: str) -> None:
    """An R at 18 to 10, or to 5."""
    units = {"1-POL-1": f"b8{side}", "156": "b7", "541": "b9", "606": "c8"}
    table = beaten_soviet(units, "b8", germans="a8", die=die)
    assert table.where("1-POL-1") == fate
    assert bool(table.options("advance")) is (fate == "destroyed")
    assert side or table.reduced("1-POL-1")


@rule("8.3.4", "7.3.3c")
@pytest.mark.parametrize(("side", "die", "fate"), [("", 5, "c2"), (" reduced", 3, "destroyed")])
def test_guests_of_trapped_soviets_share_their_fate_but_lose_no_step(side: str, die: int, fate: str) -> None:
    units = {"1-POL-1": f"c2{side}", "13-1": "c2", "541": "d2", "606": "c3", "303": "c1"}
    table = beaten_soviet(units, "c2", germans="b2", guests=["13-1"], die=die)
    assert (table.where("1-POL-1"), table.where("13-1")) == (fate, fate)
    table.unmarked("13-1 reduced")


@rule("8.3.5a")
@pytest.mark.parametrize("level", [0, 2])
def test_germans_do_not_retreat_into_a_soviet_zone_of_berlin(level: int) -> None:
    table = Table("303 c6, 8GA-1 c7, 69-1 Treptow", "C.1", levels={"Treptow": level})
    table.assault("c6", "8GA-1", die=2)
    assert ways(table) == {"b6", "d6"}
    table.refused("retreat 303 Treptow", "8.3.5a")
    quiet = Table("303 c6, 8GA-1 c7", "C.1").assault("c6", "8GA-1", die=2)
    assert "Treptow" in ways(quiet)


@rule("8.3.5b", "7.4.4")
def test_germans_who_find_berlin_full_go_on_by_the_nexus() -> None:
    units = {"303": "c6", "8GA-1": "c7", "69-1": "b6", "13-1": "d6", "156": "Treptow", "541": "Wedding"}
    table = Table({**units, "52-1": "Mariendorf"}, "C.1").assault("c6", "8GA-1", die=2)
    assert ways(table) == {"Friedrichshain", "Charlottenburg", "Zehlendorf"}


@rule("8.3.3", "8.3.5b", "7.1.4")
def test_soviets_who_find_their_zone_of_berlin_full_have_no_nexus() -> None:
    full = {"47-1": "Treptow", "47-2": "Treptow", "69-1": "Charlottenburg", "33-1": "Friedrichshain"}
    germans = {"303": "b6", "156": "d6"}
    levels = dict.fromkeys(("Treptow", "Charlottenburg", "Friedrichshain"), 2)
    table = beaten_soviet({"1-POL-1": "c6 reduced", **full, **germans}, "c6", germans="c7", levels=levels)
    assert ways(table, "1-POL-1") == {"Friedrichshain"}


@rule("8.3.5c")
@pytest.mark.parametrize(("level", "open_"), [(1, False), (2, True)])
def test_soviets_retreat_into_berlin_only_where_they_control_it(level: int, open_: bool) -> None:
    units = {"1-POL-1": "b6 reduced", "47-1": "Friedrichshain", "303": "a6", "156": "c6"}
    table = beaten_soviet(units, "b6", germans="b7", levels={"Friedrichshain": level})
    if open_:
        assert ways(table, "1-POL-1") == {"Friedrichshain"}
    else:
        table.finds("1-POL-1 destroyed")


@rule("8.3.5c", "7.4.5")
def test_control_by_the_other_camp_does_not_do() -> None:
    units = {"1-POL-1": "b6 reduced", "13-1": "Friedrichshain", "156": "c6"}
    table = beaten_soviet(units, "b6", germans="b7", levels={"Friedrichshain": 2})
    assert ways(table, "1-POL-1") == {"a6"}
    table.refused("retreat 1-POL-1 Friedrichshain", "8.3.5c")


@rule("8.3.2a", "8.3.2b", "8.3.5c")
@pytest.mark.parametrize("german", ["303", "342"])
def test_a_zone_of_berlin_with_a_german_in_it_comes_last(german: str) -> None:
    units = {"1-POL-1": "b3 reduced", "47-1": "Wedding", german: "Wedding"}
    guests = {"13-1": "a3", "52-1": "c3"}
    table = beaten_soviet({**units, **guests}, "b3", germans="b2", levels={"Wedding": 2})
    assert ways(table, "1-POL-1") == {"a3", "c3"}
    closed = {"156": "a3", "541": "c3"}
    last = beaten_soviet({**units, **closed}, "b3", germans="b2", levels={"Wedding": 2})
    assert ways(last, "1-POL-1") == {"Wedding"}


@rule("8.3.6")
def test_nobody_is_tested_for_a_retreat_west() -> None:
    beaten({}, turn=1).dice(1).do("retreat 303 b8").finds("303 b8").has(dictated=(1,))


@rule("8.3.7", "2.2.6")
def test_a_german_who_retreats_to_the_americans_is_out_of_the_game() -> None:
    table = beaten({"69-1": "a9", "61-1": "Oderbruch-2"}, american=["b8"]).do("retreat 303 b8")
    table.finds("303 removed")


@rule("8.3.7", "2.2.7b")
def test_a_soviet_who_retreats_to_the_americans_stays_and_stops_them() -> None:
    units = {"1-POL-1": "b8 reduced", "156": "b9", "541": "b7"}
    table = beaten_soviet(units, "b8", germans="a8", american=["c8"]).do("retreat 1-POL-1 c8")
    table.finds("1-POL-1 c8")
    assert table.g.stopped


@rule("8.3.3", "8.3.7")
def test_an_american_zone_holds_two_soviets_like_any_other() -> None:
    units = {"1-POL-1": "b8 reduced", "69-1": "c8", "69-2": "c8"}
    table = beaten_soviet(units, "b8", germans="a8", american=["c8"])
    assert ways(table, "1-POL-1") == {"b9"}
