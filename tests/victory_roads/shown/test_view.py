"""What each seat sees: all counters and what lies on them, its own supports, and nothing of the other's."""

import json
from typing import Any

import pytest

from grognard.games.victory_roads.components import SCENARIOS
from grognard.games.victory_roads.position import BOX_G, BOX_N, ON_MAP
from grognard.games.victory_roads.rules.reich.satisfaction import change, end_movement
from grognard.games.victory_roads.units import SIDES
from tests.rules import rule
from tests.victory_roads.combat import Battlefield
from tests.victory_roads.table import Table, real_game

HAND = "su-katyusha-1 su-aviation-1 box-s, de-ju-52-1 box-g"


def seen(table: Table, seat: str) -> dict[str, dict[str, Any]]:
    """The pieces in a seat's view by what it calls them."""
    return {unit["id"]: unit for unit in table.game.view(table.g, seat)["units"]}


def rows(table: Table, panel: str, key: str) -> dict[Any, dict[str, Any]]:
    """The rows of a table in the view, by one of their fields."""
    return {row[key]: row for row in table.game.view(table.g, "soviet")[panel]}


def test_supports_are_named_to_their_owner_and_counted_by_the_other_side() -> None:
    table = Table("su-1 1205", "soviet-movement", scenario="budapest-wien", supports=HAND)
    own, other = seen(table, "soviet"), seen(table, "axis")
    assert {"su-katyusha-1", "su-aviation-1"} <= set(own)
    assert "de-ju-52-1" not in own
    assert "de-ju-52-1" in other
    tokens = [name for name in other if name.startswith("?")]
    assert [other[name]["place"] for name in tokens] == ["box-s", "box-s"]
    assert not any(name.startswith("su-") and other[name]["place"] != "map" for name in other)
    assert {row: rows(table, "supports", "box")[row]["count"] for row in ("box-soviet", "box-g")} == {
        "box-soviet": 2,
        "box-g": 1,
    }


def test_nobody_sees_what_is_left_in_a_pool() -> None:
    table = Table("su-1 1205", "soviet-movement", scenario="budapest-wien", supports=HAND)
    for seat in SIDES:
        assert not {unit["place"] for unit in seen(table, seat).values()} & {"soviet-pool", "german-pool"}
    assert rows(table, "supports", "box")["soviet-pool"]["count"] == 10


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_chit_of_the_other_side_is_named_in_a_view(scenario: str) -> None:
    table = Table.opening(scenario)
    names, boxes = table.game.grammar.names("unit"), {"soviet": (BOX_G,), "axis": range(BOX_N, BOX_G)}
    for seat in SIDES:
        view = json.dumps(table.game.view(table.g, seat))
        assert not [
            chit for box in boxes[seat] for chit in table.g.in_place(box) if f'"{names[chit]}"' in view
        ]


def test_a_support_in_play_is_named_to_all_where_it_lies() -> None:
    table = Table("ge-1 1105", "axis-supports", supports="de-todt-1 box-g, de-model-1 box-g")
    g, todt, model = table.g, table.unit("de-todt-1"), table.unit("de-model-1")
    for chit, spot in ((todt, table.cell("1105")), (model, table.unit("ge-1"))):
        g.remove(chit, ON_MAP)
        g.show((chit,))
        g.spot[chit - len(g.world.units)] = spot
    for seat in SIDES:
        assert table.game.view(g, seat)["played"] == [
            {"cell": "1105", "event": "axis-model"},
            {"cell": "1105", "event": "axis-todt"},
        ]


def test_a_unit_that_is_asked_where_to_go_has_not_moved_yet() -> None:
    table = Table("su-1 1205, ge-1 1105", "soviet-movement").do("move su-1")
    assert "marks" not in seen(table, "soviet")["su-1"]
    table.do(next(line for line in table.options() if line.startswith("step ")))
    assert seen(table, "soviet")["su-1"]["marks"] == ["moved"]


def test_a_counter_shows_its_face_and_its_marks() -> None:
    table = Table("su-1 1205 reduced cut, su-2 1205, ge-1 1105", "soviet-movement")
    g, corps, division = table.g, table.unit("su-1"), table.unit("ge-1")
    g.moved[corps] = g.fought[division] = g.barred[division] = 1
    units = seen(table, "axis")
    assert units["su-1"] | {"face": "reduced", "values": "1-5-2"} == units["su-1"]
    assert units["su-1"]["marks"] == ["cut", "moved"]
    assert "face" not in units["su-2"]
    assert "marks" not in units["su-2"]
    assert units["ge-1"]["marks"] == ["barred", "fought"]


def test_a_pontoon_points_over_its_water() -> None:
    table = Table("su-hq1 1505", "soviet-movement", sides="1505 1506 river", pontoons="su-hq1 1506")
    hq = seen(table, "soviet")["su-hq1"]
    assert (hq["face"], hq["facing"]) == ("pontoon", "S")


def test_theatres_stand_with_their_mode_radius_and_role() -> None:
    table = Table("su-1 1205", "soviet-movement", theatres="S 1505 offensive, N 1502 movement", priority=3)
    assert rows(table, "theatres", "theatre") == {
        "n": {"theatre": "n", "cell": "1502", "mode": "movement", "radius": 5, "role": "none"},
        "s": {"theatre": "s", "cell": "1505", "mode": "offensive", "radius": 9, "role": "priority"},
    }
    assert table.game.view(table.g, "axis")["markers"] == [
        {"cell": "1502", "look": "n-movement"},
        {"cell": "1505", "look": "s-offensive"},
    ]


def test_what_is_not_in_force_is_not_shown() -> None:
    basic, advanced = (Table("su-1 1205", "soviet-movement", scenario=name) for name in SCENARIOS[:2])
    fields = {"theatres", "reich", "romania", "rising"}
    assert not fields & set(basic.game.view(basic.g, "axis"))
    assert fields <= set(advanced.game.view(advanced.g, "axis"))


def test_reinforcements_wait_in_the_box_of_their_turn() -> None:
    table = Table.opening("budapest-wien")
    assert seen(table, "axis")["ss-pz-2"]["place"] == "coming-19"
    calendar = rows(table, "calendar", "turn")
    assert (calendar[18]["axis"], calendar[18]["soviet"], calendar[18]["rail"]) == (5, 1, 3)


def test_cities_that_changed_hands_and_orders_to_hold_lie_on_the_map() -> None:
    table, campaign = Table.opening("budapest-wien"), Table.opening("campaign")
    view = table.game.view(table.g, "axis")
    assert view["hold"] == ["2855", "2956"]
    assert {"cell": "3452", "held": "soviet"} in view["control"]
    assert campaign.game.view(campaign.g, "axis")["control"] == []


def test_forces_are_counted() -> None:
    table = Table("su-1 su-2 1205 reduced, ge-1 1105 cut, ge-2 eliminated", "soviet-movement")
    forces = rows(table, "forces", "what")
    assert forces["on-map"] == {"what": "on-map", "soviet": 2, "axis": 1}
    assert forces["cut"] == {"what": "cut", "soviet": 0, "axis": 1}
    assert forces["eliminated"]["axis"] == 1


def test_the_view_of_the_campaign_is_small_enough_to_send() -> None:
    game = real_game()
    view = game.view(Table.opening("campaign").g, "soviet")
    assert len(json.dumps(view["units"])) < 50_000


def test_the_goals_of_the_scenario_stand_with_their_dates() -> None:
    table = Table.opening("budapest-wien")
    goals = table.game.view(table.g, "axis")["goals"]
    assert goals[0] == {
        "level": "soviet-decisive",
        "goal": "hexes",
        "cell": "2855",
        "turn": 18,
        "state": "open",
    }
    assert [goal["goal"] for goal in goals] == ["hexes"] * 8 + ["beside"]
    campaign = Table.opening("campaign")
    view = campaign.game.view(campaign.g, "axis")
    assert view["goals"][0] | {"goal": "objectives-0", "cell": None, "turn": 23} == view["goals"][0]
    assert [row["held"] for row in view["objectives"]] == ["yes"] * 6


@rule("15.3.1f")
def test_the_marker_of_the_mood_lies_turned_over_until_a_dismissal_has_had_its_effects() -> None:
    table = Table("ge-1 1105", "axis-movement", scenario="campaign", mood=3)
    assert not table.game.view(table.g, "axis")["reich"]["turned"]
    change(table.g, -3, "15.2.1a")
    assert table.game.view(table.g, "axis")["reich"]["turned"]
    table.g.no_replacements = table.g.reich_supports = False
    end_movement(table.g)
    assert table.game.view(table.g, "axis")["reich"]["turned"]  # the next movement phase is still to come
    table.g.half_moves = 0
    assert not table.game.view(table.g, "axis")["reich"]["turned"]


@rule("15.1.3", "17.3.2", "11.4.2", "11.4.3")
def test_the_page_says_what_the_germans_would_really_get() -> None:
    def got(**facts: Any) -> tuple[int, int]:
        table = Table("ge-1 1105", "axis-movement", mood=8, **facts)
        reich = table.game.view(table.g, "axis")["reich"]
        return reich["rp"], reich["supports"]

    assert got() == (5, 5)
    assert got(turn=1) == (0, 5)  # no points on the first turn
    assert got(scenario="bessarabia", turn=6) == (1, 5)  # the scenario's own number
    assert got(weather="mud", objectives=5) == (5, 3)
    assert got(no_replacements=True, reich_supports=True, objectives=5) == (0, 2)


@rule("15.1.1", "16.1.3")
def test_tracks_have_a_box_for_every_place_of_their_markers() -> None:
    game = real_game()
    satisfaction, reich = game.board_file("campaign")["tracks"]
    assert [box["box"] for box in satisfaction["boxes"]] == [*range(11)]
    assert [box["box"] for box in reich["boxes"]] == [*range(6, -1, -1)]
    assert satisfaction["markers"][0]["turned_name"]
    assert game.board_file("budapest-wien")["tracks"] == []


@rule("7.1.8")
def test_flags_of_attacked_hexes_lie_there_as_long_as_the_combats_last() -> None:
    table = Battlefield("su-1 1205, su-2 1204, ge-1 ge-2 ge-3 1105").fight("1105", "su-1", 1, 1).over_with()
    flag = {"cell": "1105", "kind": "struck"}
    assert flag in table.game.view(table.g, "axis")["works"]
    table.do("end")
    assert flag not in table.game.view(table.g, "axis")["works"]
