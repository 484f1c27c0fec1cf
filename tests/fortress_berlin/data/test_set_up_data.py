"""13: who starts on the map, with which combat faces, and in which hexes."""

from collections import Counter

import pytest

from grognard.games.fortress_berlin.units import Unit
from tests.fortress_berlin.data.box import box, cell, cells, faces, geo, labels, of, unit, units
from tests.rules import rule

START = [found for found in of(side="german", turn=0, variant="") if found.setup not in ("cup", "naval")]


def placed(place: str) -> list[Unit]:
    """Who is set up in a hex or by a rule."""
    return [found for found in START if found.setup == place]


def by_type(found: list[Unit]) -> Counter[str]:
    return Counter(one.type for one in found)


def allowed(name: str) -> frozenset[int]:
    """Where a unit may be set up."""
    return geo().setup_cells(unit(name).setup)


@rule("13.0a")
def test_only_germans_are_set_up() -> None:
    assert not [found for found in of(side="soviet") if found.setup]
    assert len(START) + box().charts.strengths.set_up_volkssturm == 107
    kinds = by_type(START)
    assert (kinds["flak"], kinds["antitank"], kinds["plant protection"], kinds["hitler youth"]) == (
        14,
        12,
        14,
        12,
    )


@rule("13.1/goebbels", "13.1/arsenal", "13.1/gestapo", "13.1/fuhrerbunker")
@rule("13.1/army", "13.1/navy", "13.1/air", "13.1/tiergarten", "13.2/tiergarten")
@rule("13.2/towers", "13.2/botanical", "13.2/grunewald")
@pytest.mark.parametrize(
    ("place", "ids", "wanted"),
    [
        ("5115", "hj-goebbels", "1-2-0"),
        ("5315", "berlin-hq", "2-3-6"),
        ("5119", "himmler-guard", "3-4-6"),
        ("5017", "lah-1 lah-2", "2-4-6 2-4-6"),
        ("4818", "gd-1 gd-2", "3-4-6 3-4-6"),
        ("4819", "mvk", "2-2-4"),
        ("5117;5118", "h-goering-mech luftwaffe-field", "1-2-4 3-4-6"),
        ("4915", "janums tiergarten-flak", "2-2-4 6-3-0"),
        ("4218", "tower-zoo", "6-3-0"),
        ("5208", "tower-humboldthain", "6-3-0"),
        ("6113", "tower-friedrichshain", "6-3-0"),
        ("3530", "botanical-flak", "6-3-0"),
        ("2922", "grunewald-flak", "6-3-0"),
    ],
)
def test_fixed_places(place: str, ids: str, wanted: str) -> None:
    assert {found.id for found in placed(place)} == set(ids.split())
    assert faces(placed(place)) == wanted.split()
    assert labels(geo().setup_cells(place)) == set(place.split(";"))


@rule("13.2/tegel", "13.2/tempelhof", "13.2/gatow")
@pytest.mark.parametrize(
    ("field", "hex_", "wanted"),
    [
        ("tegel", "3506", "2-2-4 6-2-0 6-2-0 6-3-0 6-3-0"),
        ("tempelhof", "5225", "6-2-0 6-2-0 6-3-0 6-3-0 6-3-0"),
        ("gatow", "1023", "1-2-4 1-2-4 1-2-4 6-2-0 6-3-0"),
    ],
)
def test_airfields(field: str, hex_: str, wanted: str) -> None:
    assert faces(placed(field)) == wanted.split()
    where = geo().setup_cells(field)
    assert cell(hex_) in where
    assert {geo().terrain[one] for one in where} == {"airfield"}
    assert len(where) >= 2


@rule("13.2/free")
def test_free_units_keep_from_the_edge() -> None:
    assert sorted(found.id for found in placed("free")) == [
        "berlin-antitank-lw",
        "berlin-flak-1",
        "berlin-flak-2",
    ]
    free = geo().setup_cells("free")
    assert cells("0303 6203 4032 4332 3010") <= free
    assert not cells("0203 0302 6320 6420 4033 4034 4333") & free
    assert all(geo().terrain[one] != "lake" for one in free)


@rule("13.3/artillery", "13.3/antitank")
def test_guns_within_the_perimeter() -> None:
    assert faces(placed("perimeter")) == ["15-2-0", *["6-2-0"] * 6, "9-2-0"]
    ring = geo().setup_cells("perimeter")
    assert cells("5015 4218 5225") <= ring
    assert not cells("3506 1023 2922") & ring
    assert geo().garrisoned <= ring


@rule("13.3/engineers", "13.3/police", "13.3/fah")
def test_engineers_police_and_the_freikorps() -> None:
    assert faces(placed("building-or-u-bahn")) == ["1-3-4", "1-3-4", "1-3-4", "2-3-4"]
    assert faces(placed("u-bahn")) == ["1-3-0"] * 4
    assert faces(placed("strongpoint")) == ["1-2-4"]
    assert allowed("police-1") == geo().stations
    assert allowed("lobeck") == geo().stations | geo().majors
    assert {geo().works[one] for one in allowed("fah")} == {"strongpoint"}


@rule("13.4")
def test_plant_protection_in_great_buildings_and_along_the_teltow_canal() -> None:
    assert faces(placed("ppb")) == ["1-1-0"] * 14
    where = allowed("ppb-1")
    assert cells("6430 6431 4733 4834 3933 4034") <= geo().teltow_banks < where
    assert geo().majors < where


@rule("13.5a")
def test_hitler_youth_at_the_bridges_of_the_havel() -> None:
    youth = units("hj-*")
    assert faces(youth) == ["1-2-0"] * 12
    assert Counter(found.size for found in placed("hj")) == {"brigade": 1, "regiment": 5, "battalion": 5}
    assert labels(geo().havel_bridges) == {"2011", "2012", "2013", "2017", "2109", "2407"}
    assert geo().setup_cells("hj") == geo().setup_cells("perimeter") | set(geo().havel_bridges)
    for bridge in geo().havel_bridges:
        assert any(geo().bridge(bridge, near) for near in geo().board.neighbours[bridge])


@rule("13.6")
def test_volkssturm_within_the_perimeter_or_along_the_south_edge() -> None:
    where = geo().setup_cells("cup")
    assert geo().setup_cells("perimeter") < where
    assert cells("3034 3033 3032 3134 3132") <= where
    assert not cells("3031 3131 3005") & where


def test_naval_battalions_land_on_airfields() -> None:
    assert faces(units("1-ssta", "fuml", "marscb-803")) == ["1-2-4"] * 3
    assert geo().setup_cells("naval") == frozenset().union(*geo().airfields.values())


def test_nobody_is_set_up_in_a_lake() -> None:
    for found in START:
        assert all(geo().terrain[one] != "lake" for one in geo().setup_cells(found.setup)), found.id
