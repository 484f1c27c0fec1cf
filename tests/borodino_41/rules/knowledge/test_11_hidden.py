"""11 Inverted counters and dummies: what the other side knows of them, and when they are found out."""

from typing import Any

from grognard.games.borodino_41.position import ARMOUR, DUMMIES, INFANTRY, WEAPON
from grognard.games.borodino_41.rules import hidden
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel import flow
from grognard.kernel.frames import Frame
from grognard.kernel.knowledge.levels import FACE, KIND, PRESENCE
from tests.borodino_41.table import Table, real_game, start
from tests.rules import rule


def play(table: Table, frame: Frame) -> Table:
    """Plays a procedure alone."""
    table.g.stack = [frame]
    flow.run(table.g)
    return table


INVERTED = "inverted-counters"


def inverted(position: str, at: str = "german-movement", **facts: Any) -> Table:
    """A table with inverted counters, everyone known as far as it is observed."""
    table = Table(position, at, options=INVERTED, **facts)
    hidden.close_impulse(table.g)
    return table


def level(table: Table, name: str) -> int:
    """What the enemy knows of a counter."""
    unit = table.unit(name)
    return table.g.level((1 - table.g.camp[unit],), unit)


@rule("11/hidden/optional")
def test_in_the_open_game_all_counters_are_visible_and_there_are_no_dummies() -> None:
    table = Table("ge-1 0505, su-1 0515", "german-movement")
    assert level(table, "su-1") == level(table, "ge-1") == FACE
    g = start("battle")
    assert all(g.place[unit] == DUMMIES for unit in g.world.dummies)
    shown = real_game().view(g, "german")["units"]
    assert not any("dummy" in unit["id"] or unit["id"].startswith("?") for unit in shown)


@rule("11/hidden/attackable")
def test_of_who_is_observed_the_kind_is_told_and_no_more() -> None:
    table = inverted("ge-1 0505, su-1 0508, su-at 0507, su-t34 0506, su-2 0514")
    assert [level(table, unit) for unit in ("su-1", "su-at", "su-t34", "su-2")] == [
        KIND,
        KIND,
        KIND,
        PRESENCE,
    ]
    g = table.g
    assert [g.kind_of(table.unit(unit)) for unit in ("su-1", "su-at", "su-t34")] == [INFANTRY, WEAPON, ARMOUR]
    seen = table.game.view(g, "german")["units"]
    told = {row["cell"]: row.get("told") for row in seen if row["side"] == "soviet"}
    assert told == {"0508": "infantry", "0507": "weapon", "0506": "armour", "0514": None}
    assert all(row["id"].startswith("?") and "values" not in row for row in seen if row["side"] == "soviet")


@rule("11/dummies/have", "11/dummies/fired-on")
def test_a_dummy_in_cover_looks_like_a_unit_of_the_kind_it_is_said_to_be() -> None:
    table = inverted("ge-1 0505, soviet-dummy-1 0506, su-1 0605", terrain="0506 woods, 0605 woods")
    assert level(table, "soviet-dummy-1") == KIND
    rows = [row for row in table.game.view(table.g, "german")["units"] if row["side"] == "soviet"]
    assert len({tuple(sorted(row)) for row in rows}) == 1
    assert all(row["id"].startswith("?") and "values" not in row for row in rows)
    assert {row["told"] for row in rows} == {"infantry"}
    table.g.pose[table.unit("soviet-dummy-1")] = table.unit("su-t34")
    told = {
        row["cell"]: row["told"]
        for row in table.game.view(table.g, "german")["units"]
        if row["side"] == "soviet"
    }
    assert told == {"0506": "armour", "0605": "infantry"}


@rule("11/dummies/observed")
def test_a_dummy_in_the_open_that_comes_into_view_leaves_the_map() -> None:
    table = Table(
        "ge-1 0504, soviet-dummy-1 0508, soviet-dummy-2 0608",
        options=INVERTED,
        at="german-movement",
        terrain="0608 woods",
    )
    hidden.update(table.g, table.unit("ge-1"))
    assert table.where("soviet-dummy-1") == "dummies"
    assert table.where("soviet-dummy-2") == "0608"


@rule("11/dummies/adjacent-no-attack")
def test_a_dummy_beside_an_enemy_is_found_out_when_the_combats_are_over() -> None:
    table = inverted("ge-1 0505, soviet-dummy-1 0506, soviet-dummy-2 0507", terrain="0506 woods, 0507 woods")
    assert table.where("soviet-dummy-1") == "0506"
    hidden.end_combat(table.g)
    assert table.where("soviet-dummy-1") == "dummies"
    assert table.where("soviet-dummy-2") == "0507"


@rule("11/hidden/assault-reveals")
def test_who_fought_stays_face_up_while_an_enemy_observes_it() -> None:
    table = inverted("ge-1 0505, ge-2 1505, su-1 0506")
    hidden.reveal(table.g, (table.unit("ge-1"), table.unit("ge-2")))
    hidden.end_combat(table.g)
    assert level(table, "ge-1") == FACE
    assert level(table, "ge-2") == PRESENCE
    table.g.put(table.unit("ge-1"), table.cell("0315"))
    hidden.close_impulse(table.g)
    assert level(table, "ge-1") == PRESENCE


@rule("11/hidden/german-choice")
def test_an_owner_may_play_counters_open() -> None:
    table = inverted("ge-1 0305, su-1 0515")
    hidden.turn_up(table.g, table.unit("ge-1"))
    hidden.close_impulse(table.g)
    assert level(table, "ge-1") == FACE
    assert level(table, "su-1") == PRESENCE


@rule("11/hidden/covering", "8/stack/inspection")
def test_of_a_stack_one_sees_counters_and_their_number_alone() -> None:
    table = inverted("ge-1 0305, su-1 su-2 su-at 0515", works="0515 trench soviet")
    rows = [row for row in table.game.view(table.g, "german")["units"] if row["side"] == "soviet"]
    assert [sorted(row) for row in rows] == [["cell", "id", "place", "side"]] * 3


@rule("11/dummies/replace")
def test_dummies_come_back_where_no_enemy_looks() -> None:
    table = inverted("ge-1 0505, su-1 1215, soviet-dummy-1 1515", "german-begin")
    play(table, hidden.DummyPlacement(SOVIET)).asks("dummies.place", "soviet")
    table.refused("take su-1", "11/dummies/replace")
    table.do("take soviet-dummy-2").refused("lay 0508", "11/dummies/replace").refused(
        "lay 0505", "11/dummies/replace"
    )
    table.do("lay 1210").refused("take soviet-dummy-2", "11/dummies/replace")
    table.do("take soviet-dummy-1", "lay 1215")
    before = table.g.token
    table.do("pass").finds("soviet-dummy-2 1210, soviet-dummy-1 1215")
    assert level(table, "soviet-dummy-2") == level(table, "su-1") == PRESENCE
    assert sorted(before) == sorted(table.g.token)


@rule("11/dummies/replace")
def test_a_dummy_may_be_put_aside_and_is_told_of_only_while_nobody_was_told() -> None:
    units = "ge-1 0505, soviet-dummy-1 0506, soviet-dummy-2 1515, su-t34 su-hq 1515"
    table = inverted(units, terrain="0506 woods")
    play(table, hidden.DummyPlacement(SOVIET)).refused("claim soviet-dummy-1", "11/dummies/fired-on")
    table.do("claim soviet-dummy-2").asks("dummies.pose", "soviet").refused(
        "feign su-hq", "11/dummies/fired-on"
    )
    table.refused("feign ge-1", "11/dummies/fired-on").refused("feign su-1", "11/dummies/fired-on")
    table.do("feign su-t34").refused("claim soviet-dummy-2", "11/dummies/replace")
    assert table.g.kind_of(table.unit("soviet-dummy-2")) == ARMOUR
    table.do("take soviet-dummy-1", "aside", "pass").finds("soviet-dummy-1 dummies")


@rule("11/dummies/replace")
def test_the_enemy_looks_away_while_dummies_are_laid() -> None:
    table = inverted("ge-1 0505, su-1 1215, soviet-dummy-1 1515, soviet-dummy-2 1215", "german-begin")
    table.g.show((table.unit("soviet-dummy-3"),))  # found out before

    def rows(seat: str) -> dict[str, str]:
        seen = table.game.view(table.g, seat)["units"]
        return {row["id"]: row.get("cell", row["place"]) for row in seen if row["side"] == "soviet"}

    play(table, hidden.DummyPlacement(SOVIET))
    before, overlay = rows("german"), table.game.overlay(table.g, "german", "soviet-zoc", None)
    table.do("take soviet-dummy-3", "lay 1515", "take soviet-dummy-1", "lay 1210")
    table.do("take soviet-dummy-2", "aside")
    assert rows("german") == before
    assert table.game.overlay(table.g, "german", "soviet-zoc", None) == overlay
    mine = {name: cell for name, cell in rows("soviet").items() if "dummy" in name}
    assert mine == {"soviet-dummy-3": "1515", "soviet-dummy-1": "1210", "soviet-dummy-2": "dummies"}
    table.do("pass").finds("soviet-dummy-1 1210, soviet-dummy-2 dummies, soviet-dummy-3 1515")
    assert not any("dummy" in name for name, cell in rows("german").items() if cell != "dummies")


@rule("11/dummies/replace", "14/proc/cover", "13/supply/cut-off", "12/state/meaning")
def test_what_lay_on_a_dummy_does_not_go_along() -> None:
    marks = "soviet-dummy-1 1515 cut-off watched, soviet-dummy-2 1215 suppressed watched"
    table = inverted(f"ge-1 0505, su-1 1215, {marks}, soviet-dummy-3 0508 cut-off", "german-begin")
    table.finds("soviet-dummy-3 dummies").unmarked("soviet-dummy-3 cut-off")
    play(table, hidden.DummyPlacement(SOVIET)).do("take soviet-dummy-1", "lay 1210")
    play(table.do("take soviet-dummy-2", "aside", "pass"), hidden.DummyPlacement(SOVIET))
    table.do("take soviet-dummy-2", "lay 1212", "pass").finds("soviet-dummy-1 1210, soviet-dummy-2 1212")
    table.unmarked("soviet-dummy-1 cut-off watched, soviet-dummy-2 suppressed watched")


@rule("11/dummies/have")
def test_both_sides_have_their_dummies() -> None:
    g = start("battle")
    assert [sum(g.camp[unit] == camp for unit in g.world.dummies) for camp in (GERMAN, SOVIET)] == [8, 10]
