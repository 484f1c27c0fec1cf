"""4.7 Unauthorised withdrawal."""

from typing import Any

from tests.rules import rule
from tests.victory_roads.table import Table


def withdraw(units: str, around: str, **facts: Any) -> Table:
    """At the end of the Axis supply phase, with the marker laid."""
    table = Table(units, "axis-supply", **facts)
    if table.prompt == "ask.pontoons":
        table.do("done")
    return table.do("defy", f"around {around}")


@rule("4.7.1a", "4.7.1b")
def test_units_within_three_hexes_of_the_marker_withdraw() -> None:
    table = withdraw("ge-1 1008, ge-2 1005, ge-3 1012", "1008")
    table.offers("withdraw-unit", "ge-1", "ge-2").refused("withdraw-unit ge-3", "4.7.1b")
    table.do("withdraw-unit ge-1", "pull-back 1009", "stay").refused("withdraw-unit ge-1", "4.7.1b")


@rule("4.7.1a", "sheet/german-supply")
def test_it_ends_the_supply_phase_and_is_free_to_do() -> None:
    table = Table("ge-1 1008", "axis-supply", mood=5)
    table.asks("ask.defy", "axis").marked("ge-1 cut").do("obey").has(mood=5)


@rule("preamble/grey-rules")
def test_nobody_withdraws_in_the_basic_game() -> None:
    position = "ge-1 1008, su-1 1009"
    Table(position, "axis-supply").is_at("axis-supply").asks("ask.defy")
    basic = Table(position, "axis-supply", scenario="budapest-wien", turn=17)
    assert basic.phase != "axis-supply"


@rule("4.7.1b")
def test_a_unit_goes_its_printed_movement_or_two_hexes_whatever_they_cost() -> None:
    woods = {f"{column:02}{row:02}": "forest" for column in range(5, 12) for row in range(5, 14)}
    table = withdraw("ge-1 1008", "1008", terrain=woods).do("withdraw-unit ge-1")
    table.do("pull-back 1009", "pull-back 1010").offers_no("pull-back").finds("ge-1 1010")
    tanks = withdraw("ge-p1 1008", "1008").do("withdraw-unit ge-p1")
    tanks.do(*(f"pull-back 10{row:02}" for row in (9, 10, 11, 12))).finds("ge-p1 1012")


@rule("4.7.1b")
def test_who_cannot_move_does_not_withdraw() -> None:
    table = withdraw("ge-1 1008, ge-static 1009, ge-hq1 1007", "1008", roads="1007 1006")
    table.refused("withdraw-unit ge-static", "6.1.8/exc")
    river: dict[str, Any] = {"sides": "1007 1008 river", "roads": "1007 1006", "places": "1006 major-city"}
    pontoon = withdraw(
        "ge-1 1009, ge-hq1 1007", "1008", pontoons="ge-hq1 1008", country="1006 germany", **river
    )
    pontoon.refused("withdraw-unit ge-hq1", "6.1.8/exc")


@rule("4.7.1c")
def test_it_goes_back_by_the_rules_of_retreat() -> None:
    table = withdraw("ge-1 1008", "1008").do("withdraw-unit ge-1")
    table.offers("pull-back", "0908", "0909", "1009").refused("pull-back 1007", "7.10.5")
    beside = withdraw("ge-1 1008, su-1 0909", "1008").do("withdraw-unit ge-1")
    assert not {"0909", "1007", "1108", "1109"} & set(beside.options("pull-back"))
    shut = "su-1 0908, su-2 0909, su-3 1009"
    away = withdraw(f"ge-1 1008, {shut}", "1008").do("withdraw-unit ge-1").options("pull-back")
    assert away == ["1108"]  # north-east, the only hex that touches none of the three


@rule("4.7.1c")
def test_neither_a_dismissal_nor_lack_of_supply_matters_but_mud_does() -> None:
    def hexes(**facts: Any) -> int:
        table = withdraw("ge-p1 1005 cut", "1005", **facts).do("withdraw-unit ge-p1")
        count = 0
        while any(option.startswith("pull-back") for option in table.options()):
            table.do(f"pull-back 10{6 + count:02}")
            count += 1
            if table.prompt != "ask.pull-back":
                break
        return count

    assert hexes() == hexes(half_moves=3) == 4
    assert hexes(weather="mud") == 2


@rule("4.7.1d")
def test_who_withdrew_may_not_attack() -> None:
    table = withdraw("ge-1 1008, ge-2 0806, su-1 0807", "1008")
    table.do("withdraw-unit ge-1", "pull-back 0908", "stay", "done").until("axis-combat")
    table.marked("ge-1 barred").unmarked("ge-2 barred")
    table.do("attack 0807").refused("join ge-1", "4.7.1d").can("join ge-2")


@rule("4.7.2a", "4.7.2b", "example/unauthorised-withdrawal")
def test_the_price() -> None:
    table = withdraw("ge-1 1008", "1008", mood=3).has(mood=3, freedom=0)
    table.do("withdraw-unit ge-1", "pull-back 1009", "stay").has(mood=2, freedom=1)


@rule("4.7.2b")
def test_it_may_lead_to_a_dismissal() -> None:
    table = withdraw("ge-1 1008", "1008", mood=1).do("withdraw-unit ge-1", "pull-back 1009", "stay")
    table.has(dismissals=1, freedom=1, mood=10)


@rule("6.7.6")
def test_interaction_4_the_last_division_under_an_order_stays() -> None:
    facts: dict[str, Any] = {"places": "1008 major-city", "ordered": "1008"}
    withdraw("ge-1 1008, ge-2 1009, su-1 1007", "1008", **facts).refused("withdraw-unit ge-1", "6.7.6")
    withdraw("ge-1 ge-2 1008, su-1 1007", "1008", **facts).can("withdraw-unit ge-1")


@rule("4.6.4/withdrawal")
def test_an_unsupplied_unit_withdraws_away_from_its_hq_and_moves_toward_it_later() -> None:
    east = {"places": "1408 minor-city", "country": "1408 germany", "rails": "1408 1308"}
    table = withdraw("ge-1 0808, ge-hq1 1308, su-1 1108, su-2 1107, su-3 1106", "0808", **east)
    table.marked("ge-1 cut").do("withdraw-unit ge-1", "pull-back 0709", "pull-back 0609")
    table.until("axis-movement").do("move ge-1").refused("go 0509", "4.6.4").can("go 0709")


@rule("4.7.1d")
def test_in_the_next_turn_it_may_attack_again() -> None:
    Table("ge-1 1008 barred", "axis-supply").unmarked("ge-1 barred")


@rule("4.7.1b", "6.7.7a")
def test_a_besieged_city_stops_it() -> None:
    ring = "su-1 1009, su-2 1109, su-3 0909"
    facts: dict[str, Any] = {"places": "1008 major-city", "ordered": "1008"}
    table = withdraw(f"ge-p1 1007, ge-1 1008 cut, {ring}", "1007", **facts)
    table.do("withdraw-unit ge-p1", "pull-back 1008").finds("ge-p1 1008")
    assert table.prompt != "ask.pull-back"
    withdraw("ge-p1 1007, ge-1 1008", "1007", **facts).do("withdraw-unit ge-p1", "pull-back 1008").can(
        "pull-back 1009"
    )


@rule("4.7.1b")
def test_it_captures_what_it_enters() -> None:
    table = withdraw("ge-1 1008", "1008", places="1009 minor-city", held="1009 soviet")
    assert table.holder("1009") == "soviet"
    table.do("withdraw-unit ge-1", "pull-back 1009")
    assert table.holder("1009") == "axis"
