"""Battle for Germany: Central Europe on 26 columns and 35 rows, 51.5 km to the hex."""

from atlas.hexgrid import COLUMN_STEP, HexGrid
from atlas.maps.battle_for_germany.areas import ITALY, WESTERN_THEATRE, YUGOSLAVIA
from atlas.maps.battle_for_germany.frontiers import FRONTIERS
from atlas.maps.battle_for_germany.ground import PAINTS, WEST_WALL
from atlas.maps.battle_for_germany.rules import PRINTED, check
from atlas.maps.battle_for_germany.waters import RIVERS, SIDES
from atlas.model import Area, Column, MapPlan
from atlas.projection import Frame, LambertConic
from atlas.terrain import Thresholds

_MAP_LEGEND = """
The hexes of the map, 26 columns by 35 rows.
hex        row (01 south to 35 north), then column (01 west to 26 east); even columns sit half a hex lower
terrain    clear | broken | rough | berlin | switzerland | sea; nothing enters switzerland or sea
theatre    side of the German theatre boundary: east | west | berlin; blank where nothing may enter
region     italy | yugoslavia | blank
fortified  yes on the West Wall
source     printed (a rule names the hex) | derived (follows from a rule) | reconstructed (from geography)
grounds    the rule, the layer or the hand edit behind the row
Written by `python -m atlas build battle-for-germany`; edit atlas/maps/battle_for_germany instead.
"""

_SIDES_LEGEND = """
The hexsides that carry something. Theatre boundary and Yugoslav border follow from map.csv.
a, b     the two hexes, smaller label first
feature  river | blocked | lake | sea
name     of the river, lake, ridge or strait
source   printed | derived | reconstructed, as in map.csv
grounds  the layer or the hand edit behind the row
Written by `python -m atlas build battle-for-germany`; edit atlas/maps/battle_for_germany instead.
"""

PLAN = MapPlan(
    name="battle-for-germany",
    folder="src/grognard/games/battle_for_germany/data",
    grid=HexGrid(columns=26, rows=35, lower_columns="even", rows_go_north=True, row_first=True),
    frame=Frame(
        LambertConic(45, 55, origin=(13.5, 50)),
        hex_km=51.5,
        anchor=(14.3, 49.2),
        anchor_at=(13.5 * COLUMN_STEP, 17.75),
    ),
    box=(3, 39, 27, 59),
    ground=Thresholds(land_share=0.35, broken_relief=250, rough_relief=900, rough_height=1250).terrain,
    base_grounds="GSHHG land share and ETOPO5 relief",
    closed=("sea", "switzerland"),
    paints=PAINTS,
    columns=(
        Column("theatre", "east", (WESTERN_THEATRE, Area("berlin", added="2512"))),
        Column("region", "", (YUGOSLAVIA, ITALY)),
        Column("fortified", "no", (WEST_WALL,), closed="no"),
    ),
    courses=RIVERS,
    sides=SIDES,
    printed=PRINTED,
    frontiers=FRONTIERS,
    cut_straits=True,
    open_water=("2805",),  # the mouths of Elbe and Weser, too narrow for the layer
    relief_fine=14,
    relief_run=1300,
    relief_strength={
        "clear": 0.55,
        "broken": 1.0,
        "rough": 1.1,
        "switzerland": 0.9,
        "sea": 0.6,
        "berlin": 0.3,
    },
    legends={"map.csv": _MAP_LEGEND, "sides.csv": _SIDES_LEGEND},
    check=check,
)
