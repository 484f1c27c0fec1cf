"""Fortress Berlin: the city on 64 columns and 34 rows, 458 m to the hex."""

from atlas.maps.fortress_berlin.forts import BARRIERS, ENTRY_ZONES, FORTS, PERIMETER
from atlas.maps.fortress_berlin.grid import FRAME, GRID
from atlas.maps.fortress_berlin.ground import PAINTS
from atlas.maps.fortress_berlin.places import BUILDINGS, DISTRICTS, LANDMARKS, NAMED
from atlas.maps.fortress_berlin.railways import RAILWAYS
from atlas.maps.fortress_berlin.roads import BRIDGES, ROADS
from atlas.maps.fortress_berlin.rules import PRINTED, check
from atlas.maps.fortress_berlin.underground import LINES, STATIONS
from atlas.maps.fortress_berlin.waters import COURSES, LAKES, SIDES
from atlas.model import Column, MapPlan

_ORIGIN = """
source     printed (a rule names it) | derived (follows from a rule) | reconstructed (from geography)
grounds    the rule or the hand edit behind the row
Written by `python -m atlas build fortress-berlin`; edit atlas/maps/fortress_berlin instead.
"""

_MAP_LEGEND = f"""
The hexes of the map, 64 columns by 34 rows.
hex        column (01 west to 64 east), then row (01 north to 34 south); odd columns sit half a hex lower
terrain    clear | park | built-up | major (construction) | airfield | lake; nothing enters a lake
perimeter  yes on and within the ring of strongpoints
{_ORIGIN.strip()}
"""

_SIDES_LEGEND = f"""
The hexsides that carry something.
a, b       the two hexes, smaller label first
feature    river | canal | bridge | barrier; a barrier protects the hex within the perimeter
name       of the water, or of the bridge
{_ORIGIN.strip()}
"""

_WAYS_LEGEND = f"""
What leads from a hex to the next.
a, b       the two hexes, smaller label first
kind       road | rail | u-bahn (underground: for 17.1 alone)
name       of the street or line
{_ORIGIN.strip()}
"""

_PLACES_LEGEND = f"""
What stands in hexes, under its name of April 1945.
hex        where it stands
kind       flak-tower | strongpoint | bunker | building | landmark (no major construction) | station |
           u-bahn | airfield | park | district | entry (its name is the letter of the zone)
name       in English or German
name_fr    in French or German
today      its name of our days, where that is another
{_ORIGIN.strip()}
"""

PLAN = MapPlan(
    name="fortress-berlin",
    folder="src/grognard/games/fortress_berlin/data",
    grid=GRID,
    frame=FRAME,
    base="built-up",
    base_grounds="hand: built-up city",
    water=("lake",),
    closed=("lake",),
    paints=(*PAINTS, *LAKES),
    columns=(Column("perimeter", "no", (PERIMETER,), closed="no"),),
    courses=COURSES,
    sides=(*SIDES, BARRIERS),
    places=(*NAMED, *FORTS, *ENTRY_ZONES, *BUILDINGS, *LANDMARKS, *DISTRICTS, *STATIONS),
    ways=(*ROADS, *RAILWAYS, *LINES),
    bridged={"road": "river canal", "rail": "river canal"},
    bridges=BRIDGES,
    printed=PRINTED,
    legends={
        "map.csv": _MAP_LEGEND,
        "sides.csv": _SIDES_LEGEND,
        "ways.csv": _WAYS_LEGEND,
        "places.csv": _PLACES_LEGEND,
    },
    check=check,
)
