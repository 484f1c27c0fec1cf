"""A toy map from its plan: paints, columns, courses, places, ways and bridges."""

from dataclasses import replace

import pytest

from atlas.build import build, files
from atlas.hexgrid import COLUMN_STEP, HexGrid, Point
from atlas.model import Area, BuiltMap, Column, Course, MapPlan, Paint, Place, Provenance, SideMark, Way
from atlas.projection import Frame, LambertConic

GRID = HexGrid(columns=7, rows=6)
FRAME = Frame(LambertConic(54, 56, origin=(30, 55)), hex_km=1.0, anchor=(30, 55), anchor_at=(0, 0))


def spot(label: str, east: float = 0.0, north: float = 0.0) -> Point:
    """A place on the ground, in hexes from the middle of a hex."""
    x, y = GRID.centre(GRID.cell(label))
    return FRAME.to_lonlat((x + east, y + north))


# From the northern edge to the lake in the south, between the third and fourth columns.
RIVER = Course("Moskva", [spot("0301", 0.43, 0.5), spot("0305", 0.43)], ends="shore", by_hand=True)
PLAN = MapPlan(
    name="toy",
    folder="",
    grid=GRID,
    frame=FRAME,
    legends={name: f"Legend of {name}" for name in ("map.csv", "sides.csv", "ways.csv", "places.csv")},
    check=lambda built: [],
    base_grounds="flat",
    water=("lake",),
    closed=("lake",),
    paints=(Paint("lake", "0306 0406 0305 0405", "hand: a lake"),),
    courses=(RIVER,),
    places=(
        Place("Gorki", "village", spot("0102")),
        Place("Utitsy", "village", hex="0702", name_fr="Outitsy"),
    ),
    ways=(Way("road", "Old road", ("Gorki", "Utitsy"), "hand: by map"),),
    bridged={"road": "river"},
)


def made(**changes: object) -> BuiltMap:
    return build(replace(PLAN, **changes))  # type: ignore[arg-type]


def river_sides(built: BuiltMap, feature: str = "river") -> set[str]:
    return {"-".join(built.side_labels(side)) for side, rows in built.sides.items() if feature in rows}


def test_paints_cover_one_another_and_only_what_they_may() -> None:
    ring = [
        spot("0102", -0.4, 0.4),
        spot("0202", 0.4, 0.4),
        spot("0202", 0.4, -0.4),
        spot("0102", -0.4, -0.4),
    ]
    built = made(
        paints=(
            Paint("lake", "0102", "hand"),
            Paint("wood", outlines=[ring], grounds="hand: grove", over="clear"),
            Paint("hill", lines=[[spot("0504"), spot("0704")]], grounds="hand: ridge"),
        ),
        places=(),
        ways=(),
        courses=(),
    )
    terrain = {label: row.terrain for label, row in built.hexes.items() if row.terrain != "clear"}
    assert terrain == {"0102": "lake", "0202": "wood", "0504": "hill", "0603": "hill", "0704": "hill"}
    assert built.hexes["0202"].provenance.grounds == "hand: grove"


def test_later_area_gives_a_column_its_value_but_not_where_nothing_enters() -> None:
    whole = [spot("0101", -1, 1), spot("0701", 1, 1), spot("0706", 1, -1), spot("0106", -1, -1)]
    built = made(columns=(Column("land", "", (Area("west", whole), Area("east", added="0701 0405"))),))
    values = {label: row.values["land"] for label, row in built.hexes.items()}
    assert (values["0101"], values["0701"], values["0405"]) == ("west", "east", "")


def test_course_runs_in_one_chain_from_its_source_to_the_shore() -> None:
    sides = river_sides(made())
    assert {"0301-0401", "0303-0403", "0304-0404"} <= sides
    assert all({pair[:2], pair[5:7]} == {"03", "04"} for pair in sides)


def test_course_is_great_from_a_waypoint_on() -> None:
    built = made(courses=(replace(RIVER, great_from=spot("0303", 0.43)),))
    assert "0301-0401" in river_sides(built)
    assert "0304-0404" in river_sides(built, "great-river")
    assert river_sides(built).isdisjoint(river_sides(built, "great-river"))


def test_course_joins_only_one_that_stands_before_it() -> None:
    stream = replace(RIVER, name="Kolocha", ends="Moskva")
    with pytest.raises(ValueError, match="Kolocha joins Moskva, which must stand before it"):
        made(courses=(stream, RIVER))


def test_line_shelters_the_hexes_on_one_hand_and_bounds_an_area() -> None:
    front = replace(RIVER, name="Front", feature="front", shelters="right")  # it runs south
    sheltered = Area("yes", behind="front")
    held = Area("west", start="0101", up_to="front")
    built = made(
        courses=(front,), columns=(Column("fort", "", (sheltered,)), Column("held", "east", (held,)))
    )
    assert {label for label, row in built.hexes.items() if row.values["fort"]} == {
        *("0301", "0302", "0303", "0304")
    }
    assert {label[:2] for label, row in built.hexes.items() if row.values["held"] == "west"} == {
        *("01", "02", "03")
    }


def test_mark_without_a_feature_clears_a_side() -> None:
    built = made(sides=(SideMark("", "", "0301-0401", "hand: dry"),))
    assert "0301-0401" not in river_sides(built)


def test_way_runs_through_its_stops_and_bridges_the_river_once() -> None:
    built = made()
    chain = {(a, b) for _, a, b in built.ways}
    assert len(chain) == 6
    assert len(river_sides(built, "bridge")) == 1
    (bridge,) = river_sides(built, "bridge")
    assert tuple(bridge.split("-")) in chain
    assert bridge in river_sides(built)


def test_way_keeps_out_of_the_lake() -> None:
    built = made(ways=(Way("road", "Shore road", ("0205", "0505"), "hand"),))
    assert {label for _, a, b in built.ways for label in (a, b)}.isdisjoint({"0305", "0405", "0306", "0406"})


def test_way_goes_round_what_it_cannot_cross() -> None:
    strait = SideMark("strait", "", "0201-0301 0201-0302 0202-0302 0202-0303", "hand: open water")
    built = made(sides=(strait,), impassable="strait")
    crossed = {f"{a}-{b}" for _, a, b in built.ways} & river_sides(built, "strait")
    assert built.ways
    assert not crossed


def test_bridge_that_a_rule_denies_is_left_out() -> None:
    (bridge,) = river_sides(made(), "bridge")
    assert river_sides(made(unbridged=bridge), "bridge") == set()


def test_lesser_way_fords_a_river_where_no_other_bridges_it() -> None:
    track = Way("track", "Track", ("0104", "0704"), "hand")
    built = made(ways=(*PLAN.ways, track), forded={"track": "river", "road": "river"})
    (bridge,) = river_sides(built, "bridge")
    (ford,) = river_sides(built, "ford")
    assert bridge != ford
    assert ("track", *ford.split("-")) in built.ways


def test_way_along_another_never_leaves_it() -> None:
    bank = Way("embankment", "", ("Gorki", spot("0304"), "Utitsy"), "hand: raised", along="road")
    built = made(ways=(*PLAN.ways, bank))
    road, raised = ({(a, b) for kind, a, b in built.ways if kind == one} for one in ("road", "embankment"))
    assert raised == road


def test_bridge_takes_the_name_of_the_one_that_stands_there() -> None:
    (pair,) = river_sides(made(), "bridge")
    one, other = (GRID.centre(GRID.cell(label)) for label in pair.split("-"))
    near = FRAME.to_lonlat(((one[0] + other[0]) / 2 + 0.3, (one[1] + other[1]) / 2))
    built = made(bridges={"Old bridge": near})
    assert built.sides[built.side_of(pair)]["bridge"].name == "Old bridge"
    with pytest.raises(ValueError, match="Far bridge: the nearest bridge is"):
        made(bridges={"Far bridge": spot("0106")})


def test_hexes_and_sides_of_a_rule_are_printed() -> None:
    built = made(printed={"0102": "start (5.1)", "0301-0401": "bank (5.2)"})
    assert built.hexes["0102"].provenance == Provenance("printed", "start (5.1); flat")
    assert (
        built.sides[built.side_of("0301-0401")]["river"].provenance.grounds == f"bank (5.2); {RIVER.grounds}"
    )


def test_way_must_end_somewhere() -> None:
    with pytest.raises(ValueError, match="must begin and end at a place or a hex"):
        made(ways=(Way("road", "Track", ("Gorki", spot("0304")), "hand"),))


def test_unknown_place_is_named() -> None:
    with pytest.raises(ValueError, match="expected one place called Semenovskoye, found 0"):
        made(ways=(Way("road", "Track", ("Gorki", "Semenovskoye"), "hand"),))


def test_place_off_the_map_is_refused() -> None:
    with pytest.raises(ValueError, match="Smolensk lies off the map"):
        made(places=(Place("Smolensk", "town", spot("0101", -3)),), ways=())


def test_files_have_a_legend_and_sorted_rows_with_their_grounds() -> None:
    texts = files(PLAN, made())
    lines = texts["places.csv"].splitlines()
    assert lines == [
        "# Legend of places.csv",
        "hex,kind,name,name_fr,today,source,grounds",
        "0102,village,Gorki,Gorki,,reconstructed,by its place on the ground",
        "0702,village,Utitsy,Outitsy,,reconstructed,by its place on the ground",
    ]
    assert texts["map.csv"].splitlines()[2] == "0101,clear,reconstructed,flat"
    assert ",bridge,Moskva,reconstructed,Old road crosses Moskva" in texts["sides.csv"]


def test_grid_columns_stand_as_far_apart_as_hexes_fit() -> None:
    x, _ = FRAME.to_hex_units(spot("0201"))
    assert x == pytest.approx(2 * COLUMN_STEP)
