"""What a seat sees of Borodino ’41: counters, marks, works, aircraft and objectives."""

from typing import Any

from grognard.games.borodino_41.game import Borodino41
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.units import SOVIET
from grognard.kernel.state import SPECTATOR
from grognard.server.tables import viewpoint
from grognard.server.tables.log import EVERYTHING
from tests.borodino_41.rules.combat.assaults import STAFFS
from tests.borodino_41.table import Table


def seen(table: Table, seat: str = "german") -> dict[str, Any]:
    """The whole view of a seat."""
    return viewpoint.seen(table.game, table.g, seat)


def counter(table: Table, name: str, seat: str = "german") -> dict[str, Any]:
    """A counter of that view."""
    return next(unit for unit in seen(table, seat)["units"] if unit["id"] == name)


def test_a_weakened_unit_shows_the_face_of_its_strength() -> None:
    table = Table("ge-1 0505, ge-2 0505", "german-movement", strengths="ge-1 3")
    assert counter(table, "ge-1")["face"] == "3"
    assert counter(table, "ge-1")["values"].startswith("3-")
    assert "face" not in counter(table, "ge-2")


def test_marks_come_with_the_most_urgent_first() -> None:
    table = Table("ge-1 0505 suppressed cut-off column", "german-movement")
    assert counter(table, "ge-1")["marks"] == ["suppressed", "cut-off", "column"]
    marked = counter(Table("ge-1 0505 marked-s, su-1 0506", "german-movement"), "ge-1")
    assert (marked["marks"], marked["facing"]) == (["assault"], "S")


def test_there_is_an_impulse_where_units_move_and_fight_and_nowhere_else() -> None:
    assert "impulse" not in seen(Table.opening("introduction"), "soviet")
    moving = seen(Table("ge-1 0505", "german-movement"))
    assert (moving["impulse"], moving["player"]) == ("limited", "german")


def test_nobody_is_told_as_initial_player_before_the_bids() -> None:
    assert "initial" not in seen(Table.opening("introduction"))
    assert seen(Table("ge-1 0505", "german-movement", initial=1))["initial"] == "soviet"


def test_works_and_bridges_are_listed_with_their_look() -> None:
    facts: dict[str, Any] = {"works": "0505 trench german, 0606 foxhole soviet", "wrecked": "0808"}
    facts |= {"sides": "0505 0506 stream", "blown": "0505 0506", "forts": "0808 n ne nw"}
    view = seen(Table("ge-1 0505", "german-movement", **facts))
    assert {(row["cell"], row["kind"]) for row in view["works"]} == {
        ("0505", "trench-german"),
        ("0606", "foxhole-soviet"),
        ("0808", "wrecked"),
    }
    assert [row["kind"] for row in view["bridges"]] == ["blown"]


def test_aircraft_left_are_their_owner_s_secret() -> None:
    table = Table("ge-1 0505, su-1 1505", "german-combat", air="german 5, soviet 3")
    rows = {
        seat: {row["side"]: row["left"] for row in seen(table, seat)["air"]} for seat in ("german", "soviet")
    }
    assert rows == {
        "german": {"german": 10, "soviet": "hidden"},
        "soviet": {"german": "hidden", "soviet": 3},
    }


def test_a_spectator_is_told_what_the_aircraft_have_used_but_not_what_is_left() -> None:
    table = Table("ge-1 0505, su-1 1505", "german-combat", air="german 5, soviet 3")
    assert seen(table, SPECTATOR)["air"] == [
        {"side": side, "used": 0, "left": "hidden"} for side in ("german", "soviet")
    ]
    assert [row["left"] for row in seen(table, EVERYTHING)["air"]] == [10, 3]


def test_objectives_and_forces_are_counted_for_all() -> None:
    table = Table("ge-1 0505 suppressed, ge-2 eliminated, su-1 1505", "german-movement", held="1802 german")
    view = seen(table)
    assert [tuple(row.values()) for row in view["objectives"]] == [
        ("mozhaisk", "1802", "german"),
        ("station", "1801", "soviet"),
        ("artemki", "1413", "soviet"),
    ]
    assert {row["what"]: (row["german"], row["soviet"]) for row in view["forces"]} == {
        "on-map": (1, 1),
        "suppressed": (1, 0),
        "disrupted": (0, 0),
        "supply": (0, 0),
        "eliminated": (1, 0),
        "armour": (0, 0),
        "losses": (50, 0),
    }


def test_points_lost_are_secret_with_inverted_counters_until_the_end() -> None:
    table = Table("ge-1 0505, su-1 1505", "german-movement", options="inverted-counters")

    def lost(seat: str) -> tuple[Any, Any]:
        row = next(row for row in seen(table, seat)["forces"] if row["what"] == "losses")
        return row["german"], row["soviet"]

    assert [lost(seat) for seat in ("german", "soviet", SPECTATOR)] == [
        (0, "hidden"),
        ("hidden", 0),
        ("hidden", "hidden"),
    ]
    table.g.over = "19/battle/end"
    assert lost("soviet") == lost(SPECTATOR) == (0, 0)


def test_of_a_counter_that_is_observed_the_kind_has_a_face_of_its_own() -> None:
    table = Table("ge-1 0505, su-1 0507, su-2 1505", "german-movement", options="inverted-counters")
    hidden.close_impulse(table.g)
    found = {
        unit["cell"]: unit for unit in seen(table)["units"] if unit["side"] == "soviet" and "cell" in unit
    }
    assert (found["0507"]["face"], found["0507"]["told"]) == ("infantry", "infantry")
    assert "face" not in found["1505"]
    assert found["1505"]["id"].startswith("?")


def test_the_step_of_the_combat_is_named_to_both_sides() -> None:
    table = Table(f"ge-1 0505 marked-s, su-1 0506{STAFFS}", "german-combat")
    steps = []
    for line in ("pass", "resolve 0506", "pass", "pass", "go-on", "hold", "pass", "hold", "roll"):
        steps.append(seen(table)["ladder"])
        assert seen(table, "soviet")["ladder"] == steps[-1]
        table.do(line)
    assert steps == [
        *("strikes", "hex", "retreat", "defence", "give-up", "offence"),
        *("defence-two", "offence-two", "assault"),
    ]
    assert seen(Table("ge-1 0505", "german-movement"))["ladder"] is None


def test_a_withdrawal_without_units_to_come_asks_for_none() -> None:
    game = Borodino41()
    state = game.new("battle", {}, bytes(32))
    asked = [game.words(state, "setup.withdraw", {"count": count}, "fr") for count in (0, 1)]
    assert ["encore" in text for text in asked] == [False, True]


def test_who_works_at_a_bridge_or_a_trench_bears_a_mark_that_only_those_see_who_know_the_counter() -> None:
    facts: dict[str, Any] = {"sides": "0505 0506 stream", "blown": "0505 0506", "initial": SOVIET}
    units = "su-eng 0505, su-2 1111, ge-1 1505"
    table = Table(units, "soviet-movement", **facts).do("pick su-eng", "build 0505/0506")
    table.do("pick su-2", "trench")
    assert "bridging" in counter(table, "su-eng")["marks"]
    assert "digging" in counter(table, "su-2")["marks"]
    face_down = Table(units, "soviet-movement", options="inverted-counters", **facts)
    face_down.do("pick su-eng", "build 0505/0506")
    marks = [unit.get("marks", ()) for unit in seen(face_down)["units"]]
    assert not any("bridging" in found for found in marks)
    assert "bridging" in counter(face_down, "su-eng", "soviet")["marks"]
