"""An owner’s files laid over ours: what is missing or can’t be is told, and every value counts in play."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grognard.games.borodino_41.charts import SNOW
from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.rules.prospects import targets_in_reach
from grognard.games.borodino_41.sheet import SHEET
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.components.schema import DataError
from tests.borodino_41.field import UNITS
from tests.borodino_41.ground import box
from tests.borodino_41.rules.combat.assaults import named, thrown, until
from tests.borodino_41.shooting import barred, firing, german, shifts, shot, soviet
from tests.borodino_41.table import Table
from tests.faults import tell_fault

CHARTS = box().charts


# ---- faults


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("terrain.csv", "\nhill,", "\nhills,", "line [0-9]+, field terrain: expected one of clear"),
        ("shifts.csv", "\nwhite,", "\nwhit,", "line [0-9]+, field shift: expected one of column"),
        ("assault.csv", "\narmour,", "\narmor,", "line [0-9]+, field cause: expected one of size-3-2"),
        ("movement.csv", "\nunload,", "\nunloading,", "line [0-9]+, field name: expected one of clear"),
        ("markers.csv", "\nbridge,", "\nbridges,", "line [0-9]+, field marker: expected one of dummy"),
        ("markers.csv", "bridge,3,2", "bridge,,2", "marker bridge, field german: expected two numbers"),
        ("terrain.csv", "\nhill,-1,1,1,yes", "\nhill,-1,1,1,no", "terrain hill, field adds"),
        ("terrain.csv", "\nwoods,-1,1,1", "\nwoods,-1,1,2", "woods, field morale: expected 1, as in assault"),
        ("terrain.csv", "\nstream,0", "\nstream,-1", "stream, field fire_into: expected no shift"),
        ("terrain.csv", "\nfoxhole,-1,0", "\nfoxhole,-1,1", "foxhole, field fire_from: expected 0"),
        ("assault.csv", "suppressed,owner,-1", "suppressed,owner,-2", "suppressed, field value: expected -1"),
        (
            "surprise.csv",
            "1,attacker,firepower,2",
            "1,attacker,firepower,3",
            "die 1, field value: expected 2",
        ),
        ("surprise.csv", "1,attacker,", "1,none,", "die 1, field side: expected none with the effect none"),
        ("weather.csv", "snow,8,9,-5", "snow,8,9,5", "field german_air: expected a whole number from -15"),
        ("weather.csv", "no,4,", "no,5,", "weather low-visibility, field hill_sight: expected 4 or 6"),
        (
            "movement.csv",
            "unload,action,1,1",
            "unload,action,1,2",
            "name unload, field foot: expected one pri",
        ),
        (
            "movement.csv",
            "\nrail,column,1,1",
            "\nrail,column,1,never",
            "name rail, field wheeled: expected points",
        ),
        (
            "movement.csv",
            "river-ferry,side,4,4",
            "river-ferry,side,4,5",
            "field wheeled: expected 4, as on foot",
        ),
        ("movement.csv", "\nrail,column", "\nrail,side", "name rail, field applies: expected column"),
        ("units.csv", ",shift,2,", ",shift,1,", "field shifts: expected 2, as in shifts.csv"),
        (
            "victory.toml",
            '"draw", "soviet"',
            '"draw", "draw"',
            "introduction.ladder: expected each level once",
        ),
        ("victory.toml", "turn = 9", "turn = 8", "field marginal: expected turn 9"),
        ("places.csv", "Yelnya,", "Jelnja,", "field name: expected Yelnya; found none"),
    ],
)
def test_what_the_rules_could_not_use_is_told(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    tell_fault(Components, SHEET.folder / "data" / file, tmp_path / "pack", old, new, said)


@pytest.mark.parametrize(
    ("file", "row", "said"),
    [
        ("terrain.csv", "marsh,", "field terrain: expected a row for each; marsh is missing"),
        ("shifts.csv", "t38-water,", "field shift: expected a row for each; t38-water is missing"),
        ("assault.csv", "engineers,", "field cause: expected a row for each; engineers is missing"),
        ("results.csv", "3,defender,", "field margin, loser: expected a row for each; 3 defender is missing"),
        ("movement.csv", "river-ferry,", "field name: expected a row for each; river-ferry is missing"),
        ("weather.csv", "cloud,", "cloud"),
        ("markers.csv", "dummy,", "field marker: expected a row for each; dummy is missing"),
        ("map.csv", "1010,", "map.csv, field hex: expected all 1904 hexes; 1010 is missing"),
    ],
)
def test_a_row_that_is_missing_is_told(tmp_path: Path, file: str, row: str, said: str) -> None:
    lay(tmp_path, file, lambda line: not line.startswith(row))
    with pytest.raises(DataError, match=said):
        Components([tmp_path])


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("highway", "expected one highway over the west edge; got 0"),
        ("rail", "expected one rail over the west edge; got 0"),
        ("primary-road", "expected one primary-road over the east edge; got 0"),
    ],
)
def test_ways_that_the_rules_rest_on_are_missed(tmp_path: Path, kind: str, said: str) -> None:
    lay(tmp_path, "ways.csv", lambda line: f",{kind}," not in line)
    with pytest.raises(DataError, match=said):
        Components([tmp_path])


def lay(pack: Path, file: str, keeps: Any) -> None:
    """Lays those lines of a file over the game that are kept."""
    lines = (SHEET.folder / "data" / file).read_text().splitlines()
    (pack / file).write_text("\n".join(filter(keeps, lines)) + "\n")


# ---- values that change play


def change(patch: pytest.MonkeyPatch, chart: Mapping[Any, Any], key: object, **values: Any) -> None:
    """Gives a line of a chart other values."""
    patch.setitem(chart, key, replace(chart[key], **values))


def test_own_fire_from_houses_has_the_shift_of_the_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, CHARTS.terrain, "village", fire_from=2)
    table = german("ge-1 0505, su-1 su-2 0506, su-3 0606", terrain="0506 village, 0606 woods")
    assert shifts(shot(table, "su-1 su-2", "ge-1", "defensive"))["village"] == 2
    both = shifts(shot(table, "su-1 su-3", "ge-1", "defensive"))  # what all of them have
    assert both["woods"] == 1
    assert "village" not in both


def test_own_fire_from_a_fort_in_houses_has_the_better_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = {"terrain": "0506 village", "forts": "0506 n ne nw"}
    assert "fortification" in shifts(
        shot(soviet("ge-1 0505, su-1 0506", **facts), "su-1", "ge-1", "defensive")
    )
    change(monkeypatch, CHARTS.terrain, "village", fire_from=2)
    better = shifts(shot(soviet("ge-1 0505, su-1 0506", **facts), "su-1", "ge-1", "defensive"))
    assert better["village"] == 2


def test_marsh_covers_if_the_chart_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, CHARTS.terrain, "marsh", fire_into=-1)
    table = german("ge-1 0505, su-1 0506", terrain="0506 marsh")
    assert shifts(shot(table, "ge-1", "su-1")) == {"marsh": -1}


def test_an_air_shift_is_worth_what_the_chart_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHARTS.shifts, "air", 2)
    table = Table("ge-1 0502, su-1 0505", "german-combat", air="german 5").do("strike 0505 3")
    assert shifts(shot(table, "ge-1", "su-1", air=3))["air"] == 6


def test_snow_takes_the_shifts_of_the_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, CHARTS.weather, SNOW, german_air=-8)
    table = Table("ge-1 0504, su-1 0505", "german-combat", air="german 5", weather="snow")
    table.can("strike 0505 2").refused("strike 0505 3", "14/air/use")


def test_a_tie_costs_what_the_chart_says(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, CHARTS.results, (0, "both"), points=2)
    table = thrown("ge-1 0505 marked-s, su-1 0506", 4, 5)
    assert (table.strength("ge-1"), table.strength("su-1")) == (4, 4)


def test_pursuit_goes_as_far_as_the_chart_says(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, CHARTS.results, (4, "defender"), pursuit=1)
    table = thrown("ge-1 0505 marked-s, su-1 0506", 8, 5)
    table.do("retreat su-1 0507", "retreat su-1 0508", "pursue ge-1 0508", "drive su-1 0509")
    table.finds("su-1 0509, ge-1 0508")
    assert table.prompt != "assault.pursue"


def test_surprise_may_cost_the_attackers_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    row = replace(CHARTS.surprise[3], side="attacker", effect="losses", value=2)
    monkeypatch.setattr(CHARTS, "surprise", (*CHARTS.surprise[:3], row, *CHARTS.surprise[4:]))
    units = "ge-1 0505 marked-s, su-1 0506"
    night = until(named(units, at="night-german-combat", dice=(4,)), "assault.roll")
    lost = night.dice(4, 6).do("roll")  # by 1
    assert (lost.strength("ge-1"), lost.strength("su-1")) == (4, 6)
    night = until(named(units, at="night-german-combat", dice=(4,)), "assault.roll")
    won = night.dice(5, 5).do("roll")
    assert (won.strength("ge-1"), won.strength("su-1")) == (6, 6)


def test_bids_reckon_with_the_price_of_a_marker(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("ge-1 0503, su-1 0511", "initiative")
    assert targets_in_reach(table.g, GERMAN, "limited", 9) == 1
    monkeypatch.setitem(CHARTS.actions, "assault-marker", 8)
    table = Table("ge-1 0503, su-1 0511", "initiative")
    assert targets_in_reach(table.g, GERMAN, "limited", 9) == 0


def test_tanks_with_a_longer_gun_fire_as_far_as_their_counter_says() -> None:
    units = tuple(replace(unit, range=3) if unit.id == "ge-tank" else unit for unit in UNITS)
    table = german("ge-tank 0505, su-t34 0508")
    assert barred(table, "ge-tank", "0508", "at", "closing") == "12/firepower/observe-and-range"
    world = table.g.world
    table.g.world = replace(world, units=units)
    table.g.printed = units
    firing(table, "german", "0508", "closing").can("join ge-tank")
