"""Borodino '41: the field of Borodino and Mozhaisk on 56 columns and 34 rows, 800 m to the hex."""

from atlas.maps.borodino_41 import line, places
from atlas.maps.borodino_41.edges import EDGES
from atlas.maps.borodino_41.frame import FRAME, GRID
from atlas.maps.borodino_41.ground import HILLS, PAINTS
from atlas.maps.borodino_41.rules import check
from atlas.maps.borodino_41.waters import COURSES
from atlas.maps.borodino_41.ways import WAYS
from atlas.model import Column, MapPlan

_WRITTEN = """
source   printed | derived (follows from a rule) | reconstructed (from geography)
grounds  the rule, or what the row rests on
Written by `python -m atlas build borodino-41`; edit atlas/maps/borodino_41 instead.
"""

_LEGENDS = {
    "map.csv": """
The hexes of the map, 56 columns by 34 rows.
hex      column (01 west to 56 east), then row (01 north to 34 south); even columns sit half a hex lower
terrain  clear | woods | marsh | village (stations and the camp too) | town
hill     yes on a hill, which adds to the terrain
edge     whose supply edge the hex is on: german | soviet | blank
""",
    "sides.csv": """
The hexsides that carry something.
a, b     the two hexes, smaller label first
feature  river | stream | bridge | ford | front (of the work in one of the two hexes)
name     of the water or the work
""",
    "ways.csv": """
The six kinds of road, from hex to hex.
a, b     the two hexes, smaller label first
kind     highway | primary-road | secondary-road | fire-trail | rail | embankment (under highway or rail)
name     of the road
""",
    "places.csv": """
What stands in hexes.
kind     town | village | station | camp | monastery | fortification | redoubt
name     in English, name_fr in French, today where it is another
front    of a fortification or redoubt: its three sides, of n, ne, se, s, sw, nw
""",
}

PLAN = MapPlan(
    name="borodino-41",
    folder="src/grognard/games/borodino_41/data",
    grid=GRID,
    frame=FRAME,
    base_grounds="open ground",
    water=(),
    closed=(),
    paints=PAINTS,
    columns=(Column("hill", "no", HILLS), Column("edge", "", EDGES)),
    courses=COURSES,
    sides=line.FRONTS,
    places=(*places.PLACES, *line.PLACES),
    place_columns=("front",),
    ways=WAYS,
    bridged={
        "highway": "stream river",
        "rail": "stream river",
        "primary-road": "stream river",
        "secondary-road": "river",
    },
    forded={"secondary-road": "stream", "fire-trail": "stream"},
    legends={name: legend + _WRITTEN.lstrip() for name, legend in _LEGENDS.items()},
    check=check,
)
