"""Race for Berlin: from the Elbe to the Oder and the Neisse, a zone around each town."""

from atlas.maps.race_for_berlin.places import PLACES
from atlas.maps.race_for_berlin.rules import BORDERS, check
from atlas.maps.race_for_berlin.waters import LAKES, LOCATOR, MARSHES, REGIONS, RIVERS, SCARPS
from atlas.maps.race_for_berlin.ways import BERLIN, ENTRENCHMENTS, ROADS, TRACK_GROUNDS, TRACKS
from atlas.zone_model import Place, ZonePlan

_WRITTEN = "Written by `python -m atlas build race-for-berlin`; edit atlas/maps/race_for_berlin instead."
_ORIGIN = """
source    printed (the rules say it) | derived (follows from them) | reconstructed (from geography)
grounds   the rule, or the country, or the judgement behind the row
"""
_ZONES = f"""
The zones of the map.
zone      name in records
name      as on the map, in the spelling of the time
index     zone index: bands of longitude, rising eastward
terrain   plain | wooded | difficult | berlin
sector    of which marshal the front line makes it: joukov | koniev | both
east      yes for the zones east of the Oder and the Neisse
edge      edges of the map that it touches: n, s, w, e
supply    source of supply for joukov | koniev (Soviets) | german
value     victory points
garrison  of a Berlin zone
role      what the rules single out: bridgehead | joachimsthal | kustrin | oderbruch-2
x, y      where its counters stand, kilometres from the south-west corner of the map
{_ORIGIN.strip()}
{_WRITTEN}
"""
_BORDERS = f"""
The borders between zones; the zones that share none are not adjacent.
a, b      the two zones, in the order of the alphabet
river     the river that runs along most of it
road      whether a main road crosses it
line      the zone that a line of entrenchments on it protects
{_ORIGIN.strip()}
{_WRITTEN}
"""
_TRACKS = f"""
The American tracks: the zones of each in the order in which they are taken.
The rules name the first zone and Berlin at the end; the rest is reconstructed.
{_ORIGIN.strip()}
{_WRITTEN}
"""
_TURNS = f"""
The turns: two days each from 16 April 1945, which puts the XII Army's earliest turn, the fifth, on 24 April.
date      the first day
{_ORIGIN.strip()}
{_WRITTEN}
"""
_SHAPES = f"""
What the picture of the map is drawn from, in kilometres from the south-west corner: x y x y …
kind      zone (its outline) | town (where it stands) | region (the line its name stands on) | river |
          reach (a river along a border) | lake | road | border (of zones, where no river hides it) |
          wood (a ring) | scarp (low ground on its left) | marsh (the outline of a zone) |
          locator (in degrees: the country, the map and a city in it)
name      the zone, region, river or road; for a lake its width in kilometres
{_WRITTEN}
"""


def _index(place: Place) -> int:
    """Bands of 0.18 degrees of longitude, about 12 km."""
    return int((place.at[0] - 11.9) / 0.18) + 1


PLAN = ZonePlan(
    name="race-for-berlin",
    folder="src/grognard/games/race_for_berlin",
    box=(11.95, 50.95, 15.3, 53.15),
    cell_km=0.6,
    shortest_border=3.0,
    places=PLACES,
    rivers=RIVERS,
    lakes=LAKES,
    regions=REGIONS,
    roads=ROADS,
    entrenchments=ENTRENCHMENTS,
    city=BERLIN,
    scarps=SCARPS,
    marshes=MARSHES,
    locator=LOCATOR,
    tracks=TRACKS,
    track_grounds=TRACK_GROUNDS,
    turns=[
        (turn, f"1945-04-{14 + 2 * turn}" if turn < 9 else f"1945-05-{2 * turn - 16:02d}")
        for turn in range(1, 11)
    ],
    index=_index,
    printed_borders=BORDERS,
    legends={
        "data/zones.csv": _ZONES,
        "data/borders.csv": _BORDERS,
        "data/tracks.csv": _TRACKS,
        "data/turns.csv": _TURNS,
        "look/shapes.csv": _SHAPES,
    },
    check=check,
)
