"""The lettering of the map: each name beside its town, and nothing under or over something else."""

from itertools import combinations
from math import hypot

import pytest

from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.shown.picture import look, sheet
from grognard.kernel.dice import key_from_seed
from grognard.picture.counters.stacks import COUNTER, STEP_RIGHT, STEP_UP
from grognard.picture.scene.model import Scene
from grognard.picture.scene.relief import contains
from grognard.picture.sheet.free_space import Area
from grognard.picture.sheet.land_names import covered
from grognard.picture.zones.naming import Layout, Written, along, written_width


@pytest.fixture(scope="module", params=["en", "fr"])
def scene(request: pytest.FixtureRequest) -> Scene:
    return sheet(RaceForBerlin().new("race", {}, key_from_seed(0)), request.param)


@pytest.fixture(scope="module")
def names(scene: Scene) -> list[Written]:
    return Layout(scene, look()).names


def _area(name: Written, unit: float) -> Area:
    (x, y), size = name.at, name.size
    return Area(x, y - 0.72 * size, x + written_width(name.sign, size, unit), y + 0.05 * size)


def _meet(one: Area, other: Area) -> bool:
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


def test_no_name_lies_over_another(scene: Scene, names: list[Written]) -> None:
    areas = {name.sign.name: _area(name, scene.unit) for name in names}
    assert [pair for pair in combinations(areas, 2) if _meet(areas[pair[0]], areas[pair[1]])] == []


def test_no_name_lies_where_counters_usually_stand(scene: Scene, names: list[Written]) -> None:
    edge = COUNTER * scene.unit
    piles = [
        Area.around(sign.at, edge * (1 + STEP_RIGHT) - 2, edge * (1 + STEP_UP) - 2) for sign in scene.zones
    ]
    hidden = [name.sign.name for name in names if any(_meet(_area(name, scene.unit), pile) for pile in piles)]
    assert hidden == []


def test_no_name_is_crossed_by_a_main_road(scene: Scene, names: list[Written]) -> None:
    road = [
        Area.around(at, 0.1, 0.1)
        for line in scene.lines
        if line.feature == "road"
        for at in along(line.points, 2)
    ]
    crossed = [name.sign.name for name in names if any(_meet(_area(name, scene.unit), at) for at in road)]
    assert crossed == []


def test_each_name_stands_beside_its_town(scene: Scene, names: list[Written]) -> None:
    """At most a counter's edge from the houses, for counters may stand on the town, and nearer as a rule."""
    away = {}
    for name in names:
        if name.sign.town:
            area, (x, y) = _area(name, scene.unit), name.sign.town
            across = max(area.left - x, x - area.right, 0.0)
            down = max(area.top - y, y - area.bottom, 0.0)
            away[name.sign.name] = hypot(across, down)
    assert max(away.values()) < (COUNTER + 0.18) * scene.unit
    assert sorted(away.values())[len(away) // 2] < 0.3 * scene.unit


def test_index_and_signs_stand_in_their_own_zone(scene: Scene, names: list[Written]) -> None:
    outlines = {cell.centre: cell.outline for cell in scene.cells}
    abroad = [name.sign.name for name in names if not contains(outlines[name.sign.at], name.row)]
    assert abroad == []


def test_names_of_regions_keep_off_towns(scene: Scene) -> None:
    """Niederlausitz, where it was put, had a letter on Calau."""
    towns = [sign.town for sign in scene.zones if sign.town]
    for label in Layout(scene, look()).labels:
        letters = list(covered(label, scene.unit))
        assert letters
        assert not [at for at in towns for area in letters if _meet(Area.around(at, 4, 4), area)], label.text


def test_every_river_and_canal_bears_its_name(scene: Scene) -> None:
    """The Teltow canal has little room between the counters and the signs of Zehlendorf, and went without."""
    written = "".join(Layout(scene, look()).rivers)
    rivers = {name for name, line in look().feature.items() if line.draw == "river"}
    named = {line.name for line in scene.lines if line.feature in rivers and line.name}
    assert "Teltowkanal" in named
    assert [name for name in sorted(named) if f">{name}<" not in written] == []
