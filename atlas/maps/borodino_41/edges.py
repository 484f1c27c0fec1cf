"""Which edge of the map is whose (13/supply/edge-german, 13/supply/edge-soviet)."""

from atlas.maps.borodino_41.frame import GRID
from atlas.model import Area

MOSKVA_LEAVES = 51  # the last column west of the Moskva on the northern edge

WEST = [f"01{row:02d}" for row in range(1, GRID.rows + 1)]
EAST = [f"{GRID.columns}{row:02d}" for row in range(1, GRID.rows + 1)]
NORTH = [f"{column:02d}01" for column in range(1, GRID.columns + 1)]

EDGES = (
    Area("german", added=" ".join(WEST)),
    Area("soviet", added=" ".join([*EAST, *NORTH[MOSKVA_LEAVES:]])),
)
