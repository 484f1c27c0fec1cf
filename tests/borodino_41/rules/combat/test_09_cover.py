"""9 Terrain: what ground and works take from a fire, and what they give to one's own."""

import pytest

from grognard.games.borodino_41.rules.combat.fire import LEAVING
from grognard.games.borodino_41.rules.terrain import cover as cover_of
from grognard.games.borodino_41.rules.terrain import shelter
from grognard.games.borodino_41.sheet import SHEET
from tests.borodino_41.shooting import german, shifts, shot
from tests.borodino_41.table import Table, real_game, start
from tests.rules import rule


def cover(
    table: Table, firers: str = "ge-1", target: str = "su-1", purpose: str = "offensive"
) -> dict[str, int]:
    return shifts(shot(table, firers, target, purpose))


@rule("9/terrain/clear", "9/terrain/woods", "9/terrain/village", "9/terrain/town", "9/effects/cover-list")
@rule("9/effects/table-cat-1")
@pytest.mark.parametrize(
    ("terrain", "shift"), [("clear", 0), ("woods", -1), ("village", -1), ("town", -2), ("marsh", 0)]
)
def test_ground_covers_from_fire(terrain: str, shift: int) -> None:
    found = cover(german("ge-1 0505, su-1 0506", terrain=f"0506 {terrain}"))
    assert found == ({terrain: shift} if shift else {})


@rule("9/terrain/hill", "9/effects/cover-list")
def test_a_hill_covers_unless_someone_fires_directly_from_the_same_hill() -> None:
    position = "ge-1 0505, ge-2 0605, ge-gun 0515, su-1 0506"
    assert cover(german(position, hills="0506")) == {"hill": -1}
    assert cover(german(position, hills="0506 0505")) == {}
    assert cover(german(position, hills="0506 0505"), "ge-1 ge-2") == {}
    assert cover(german(position, hills="0506 0505"), "ge-2") == {"hill": -1}
    assert cover(german(position, hills="0506 0404")) == {"hill": -1}  # another hill
    table = german(position, hills="0506 0515")
    assert shifts(shot(table, "ge-1", "su-1", indirect="ge-gun")) == {"barrage": 1, "hill": -1}


@rule("9/effects/not-cumulative")
def test_of_ground_the_best_counts_and_hills_add() -> None:
    facts = {"terrain": "0506 woods", "hills": "0506", "forts": "0506 n ne nw"}
    assert cover(german("ge-1 0505, su-1 0506 in", **facts)) == {"fortification": -3, "hill": -1}
    assert cover(german("ge-1 0505, su-1 0506 out", **facts)) == {"woods": -1, "hill": -1}


@rule("9/effects/assaulting-none", "12/assault/no-terrain", "9/effects/phasing-non-assault")
def test_who_assaults_has_no_cover_and_other_units_of_that_side_have() -> None:
    facts = {"terrain": "0505 village", "works": "0505 trench german"}
    table = german("ge-1 0505 marked-s, ge-2 0505, su-1 0506", **facts)
    assert cover(table, "su-1", "ge-1", "defensive") == {}
    assert cover(table, "su-1", "ge-2", "zoc") == {"village": -1, "trench": -2}
    woods = Table("ge-1 0505, su-1 0506", "german-movement", terrain="0505 woods")
    found = shot(woods, "su-1", "ge-1", "zoc", leaving=LEAVING)
    assert shifts(found) == {"woods": -1, "started": -1}


@rule("7/formation/column-no-cover", "7/formation/column-fired-on")
def test_a_column_has_no_cover_and_is_easy_to_hit() -> None:
    facts = {"terrain": "0506 woods", "hills": "0506", "roads": "0506 0507 secondary-road"}
    assert cover(german("ge-1 0505, su-1 0506 column", **facts)) == {"column": 2}
    trench = german("ge-1 0505, su-1 0506 column", works="0506 trench soviet")
    assert cover(trench) == {"column": 2}


@rule("15/works/cumulative", "9/effects/field-works", "15/works/foxhole", "15/works/trench-effects")
def test_works_add_to_the_ground() -> None:
    facts = {"terrain": "0506 woods", "hills": "0506"}
    table = german("ge-1 0505, su-1 su-at 0506", works="0506 trench soviet", **facts)
    assert cover(table) == {"woods": -1, "hill": -1, "trench": -2}
    assert cover(table, target="su-at") == {"woods": -1, "hill": -1, "trench": -2, "small": -1}
    table = german("ge-1 0505, su-1 su-at su-hq 0506", works="0506 foxhole soviet", **facts)
    assert cover(table) == {"woods": -1, "hill": -1, "foxhole": -1}
    assert cover(table, target="su-at") == {"woods": -1, "hill": -1, "small": -1}  # 15/works/who-occupies


@rule("15/works/who-occupies", "15/works/no-facing")
def test_who_may_be_in_works() -> None:
    trench = german("ge-1 0605, su-1 su-at su-hq su-rhq su-flame 0506, ge-2 0507", works="0506 trench soviet")
    found = {
        unit: cover(trench, target=unit).get("trench", 0)
        for unit in ("su-1", "su-at", "su-hq", "su-rhq", "su-flame")
    }
    assert found == {"su-1": -2, "su-at": -2, "su-hq": 0, "su-rhq": -2, "su-flame": -2}
    assert cover(trench, "ge-2") == {"trench": -2}
    enemy = german("ge-1 0505, su-1 0506", works="0506 trench german")
    assert cover(enemy) == {}
    everyone = "su-1 su-flame su-at su-gun su-rhq su-hq su-t34 su-t26"
    foxhole, dug = (
        german(f"ge-1 0605, {everyone} 0506", works=f"0506 {work} soviet") for work in ("foxhole", "trench")
    )
    held = {
        name: (shelter(foxhole.g, foxhole.unit(name)), shelter(dug.g, dug.unit(name)))
        for name in everyone.split()
    }
    assert held == {
        **dict.fromkeys(("su-1", "su-flame"), ("foxhole", "trench")),
        **dict.fromkeys(("su-at", "su-gun", "su-rhq"), ("", "trench")),
        **dict.fromkeys(("su-hq", "su-t34", "su-t26"), ("", "")),
    }


@rule("15/works/on-fort")
def test_in_a_fort_hex_one_is_in_the_fort_or_in_the_trench() -> None:
    facts = {"forts": "0506 n ne nw", "works": "0506 trench soviet"}
    assert cover(german("ge-1 0505, su-1 0506 in", **facts)) == {"fortification": -3}
    assert cover(german("ge-1 0505, su-1 0506 out", **facts)) == {"trench": -2}


@rule("9/effects/own-fire", "9/effects/table-cat-2")
@pytest.mark.parametrize("terrain", ["woods", "village", "town"])
def test_ground_helps_defensive_fire(terrain: str) -> None:
    table = german("ge-1 0505 marked-s, su-1 0506", terrain=f"0506 {terrain}", hills="0506")
    assert cover(table, "su-1", "ge-1", "defensive") == {terrain: 1, "hill": 1}
    assert cover(table, "su-1", "ge-1", "zoc") == {}
    attack = german("ge-1 0505, su-1 0506", terrain=f"0505 {terrain}", hills="0505")
    assert cover(attack) == {}


@rule("9/effects/own-fire")
def test_firers_on_different_ground_have_what_all_of_them_have() -> None:
    table = german(
        "ge-1 0505 marked-s, su-1 0506, su-2 0605", terrain="0506 woods, 0605 village", hills="0506"
    )
    assert cover(table, "su-1 su-2", "ge-1", "defensive") == {"woods": 1}
    table = german("ge-1 0505 marked-s, su-1 0506, su-2 0605", terrain="0506 woods")
    assert cover(table, "su-1 su-2", "ge-1", "defensive") == {}


@rule("15/works/trench-effects")
def test_a_trench_helps_any_fire_from_it_but_not_that_of_assaulters() -> None:
    table = german("ge-1 0505, ge-2 0505 marked-s, ge-tank 0505, su-1 0506", works="0505 trench german")
    assert cover(table) == {"trench": 1}
    assert cover(table, "ge-2") == {}
    assert cover(table, "ge-1 ge-tank") == {}  # tanks are in no trench
    russian = german("ge-1 0505 marked-s, su-1 0506", works="0506 trench soviet")
    for purpose in ("defensive", "zoc"):
        assert cover(russian, "su-1", "ge-1", purpose) == {"trench": 1}


BANK = {"roads": "0406 0506 0606 rail, 0406 0506 0606 embankment"}


@rule("9/terrain/embankment")
def test_an_embankment_covers_from_fire_across_it_and_helps_fire_over_it() -> None:
    table = german("ge-1 0505 marked-s, ge-2 0507, su-1 0506", **BANK)
    south = 1 + next(
        side
        for side, cells in enumerate(table.g.geo.bank_sides(table.cell("0506")))
        if table.cell("0507") in cells
    )
    assert cover(table) == {}
    table.g.bank[table.unit("su-1")] = south
    assert cover(table) == {"embankment": -1}
    assert cover(table, "ge-2") == {}
    assert cover(table, "ge-1 ge-2") == {}
    assert cover(table, "su-1", "ge-1", "defensive") == {"embankment": 1}
    assert cover(table, "su-1", "ge-2", "defensive") == {}


@rule("9/terrain/stations")
def test_stations_and_the_camp_cover_like_villages() -> None:
    game = real_game()
    rows = game.box.data.rows(SHEET.place_table)
    stops = {row["hex"] for row in rows if row["kind"] in ("station", "camp")}
    assert len(stops) == 5
    for stop in stops:
        g = start()
        target = next(unit for unit, printed in enumerate(g.printed) if printed.kind == "infantry")
        g.put(target, g.geo.board.cell(stop))
        found = {shift.terrain: shift.value for shift in cover_of(g, target, [])}
        assert found["village"] == -1, stop
