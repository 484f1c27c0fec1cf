"""Victory Roads: from the Elbe to the Dnieper on 72 columns and 70 rows, 25.4 km to the hex."""

from atlas.hexgrid import COLUMN_STEP, HexGrid
from atlas.maps.victory_roads.areas import COUNTRIES
from atlas.maps.victory_roads.ground import PAINTS, terrain
from atlas.maps.victory_roads.lines import ADVANCED, LINES
from atlas.maps.victory_roads.places import PLACES
from atlas.maps.victory_roads.rules import PRINTED, check
from atlas.maps.victory_roads.waters import LAKES, RIVERS, SIDES
from atlas.maps.victory_roads.ways import WAYS
from atlas.model import Area, Column, MapPlan
from atlas.projection import Frame, LambertConic

_WRITTEN = "Written by `python -m atlas build victory-roads`; edit atlas/maps/victory_roads instead."
_ORIGIN = """\
source   printed (a rule names it) | derived (follows from a rule) | reconstructed (from geography)
grounds  the rule, the layer or the hand edit behind the row"""

_LEGENDS = {
    "map.csv": f"""
The hexes of the map, 72 columns by 70 rows.
hex      column (01 west to 72 east), then row (01 north to 70 south); even columns sit half a hex lower
terrain  clear | forest | marsh | rough | mountain | lake | sea | closed; nothing enters the last three
country  in the frontiers of June 1944; blank where nothing may enter
held     axis | soviet on 22 June 1944; blank where nothing may enter
fort     front | a2 | b2 (basic, behind that fortified line) | advanced | blank
{_ORIGIN}
{_WRITTEN}
""",
    "sides.csv": f"""
The hexsides that carry something.
a, b     the two hexes, smaller label first
feature  river | great-river | bridge | lake | sea | front | a2 | b2; the last three are fortified lines
name     of the water or the line
{_ORIGIN}
{_WRITTEN}
""",
    "ways.csv": f"""
Roads and railways from hex to hex.
a, b     the two hexes, smaller label first
kind     road | rail
name     by its ends
{_ORIGIN}
{_WRITTEN}
""",
    "places.csv": f"""
What stands in the hexes.
hex      where
kind     major-city | minor-city | town (a name without effect) | port (on the Baltic) | oil-field |
         works (advanced fortification)
name     as in 1944, in the language of those who ruled there, or English where there is a common form
name_fr  in French
today    where it is another
{_ORIGIN}
{_WRITTEN}
""",
}

PLAN = MapPlan(
    name="victory-roads",
    folder="src/grognard/games/victory_roads/data",
    grid=HexGrid(columns=72, rows=70, lower_columns="even"),
    frame=Frame(
        LambertConic(47, 57, origin=(20.25, 52)),
        hex_km=25.4,
        anchor=(27.56, 53.90),
        anchor_at=(54 * COLUMN_STEP - 0.1, -26.62),
    ),
    box=(7, 42, 37, 61),
    ground=terrain,
    base_grounds="GSHHG land, ETOPO5 relief",
    water=("sea", "lake"),
    closed=("sea", "lake", "closed"),
    paints=PAINTS,
    columns=(
        Column("country", "soviet-union", COUNTRIES),
        Column("held", "axis", (Area("soviet", start="7220", up_to="front"),)),
        Column(
            "fort",
            "",
            (*(Area(line, behind=line) for line in ("b2", "a2", "front")), ADVANCED),
        ),
    ),
    courses=(*LAKES, *RIVERS, *LINES),
    sides=SIDES,
    places=PLACES,
    ways=WAYS,
    bridged={"road": "river great-river", "rail": "river great-river"},
    impassable="lake sea",
    printed=PRINTED,
    relief_fine=7,
    relief_run=900,
    relief_strength={
        "clear": 0.55,
        "forest": 0.7,
        "marsh": 0.3,
        "rough": 1.0,
        "mountain": 1.1,
        "closed": 0.8,
    },
    legends=_LEGENDS,
    check=check,
)
