"""Where the grid lies on Berlin, bent so that every place of the rules falls into the hex they give it."""

from collections.abc import Sequence

from atlas.hexgrid import HexGrid, Point
from atlas.projection import Frame, LambertConic
from atlas.rivers import every
from atlas.warp import WarpedFrame, pin

GRID = HexGrid(columns=64, rows=34, lower_columns="odd")

_SPACING = 0.001  # degrees, a sixth of a hex

# Fitted to all the pins at once; 458 m to the hex, where the rules say about 457 (1.0.1).
_STRAIGHT = Frame(
    LambertConic(52.45, 52.58, origin=(13.38, 52.515)),
    hex_km=0.458014,
    anchor=(13.38, 52.515),
    anchor_at=(43.6671, -16.5044),
    turn=1.6404,
)

# Six bridges crossed the Havel in 1945 and six hexes have one (13.5): from the north they are taken in order.
PINS: tuple[tuple[str, Point], ...] = (
    ("5015", (13.3762, 52.5186)),  # Reichstag
    ("5017", (13.3812, 52.5126)),  # Führer bunker
    ("5115", (13.3792, 52.5143)),  # Goebbels' house, by the Brandenburg Gate
    ("5315", (13.3969, 52.5180)),  # Arsenal
    ("5119", (13.3826, 52.5068)),  # Gestapo headquarters
    ("4818", (13.3620, 52.5080)),  # Army Ministry, Bendlerstraße
    ("4819", (13.3617, 52.5066)),  # Navy Ministry, Tirpitzufer
    ("5118", (13.3845, 52.5081)),  # Air Ministry
    ("4218", (13.3368, 52.5112)),  # flak tower at the Zoo
    ("5208", (13.3848, 52.5472)),  # flak tower in the Humboldthain
    ("6113", (13.4342, 52.5275)),  # flak tower in the Friedrichshain
    ("2922", (13.2619, 52.4887)),  # Grunewald station
    ("3530", (13.3035, 52.4570)),  # botanical gardens
    ("5225", (13.3940, 52.4790)),  # Tempelhof airfield
    ("3506", (13.2900, 52.5580)),  # Tegel airfield
    ("1023", (13.1450, 52.4800)),  # Gatow airfield
    ("2407", (13.2205, 52.5475)),  # Eiswerder bridges
    ("2109", (13.2085, 52.5383)),  # Juliusturm bridge
    ("2011", (13.2064, 52.5357)),  # Charlottenbrücke
    ("2012", (13.2055, 52.5335)),  # railway bridge
    ("2013", (13.2012, 52.5215)),  # Schulenburgbrücke
    ("2017", (13.2010, 52.5106)),  # Freybrücke
    ("1631-1731", (13.1745, 52.4485)),  # bridge to Schwanenwerder
    ("3933-4034", (13.3190, 52.4390)),  # Teltow canal at Lichterfelde
    ("4733-4834", (13.3640, 52.4482)),  # Teltow canal at Südende
    ("6430-6431", (13.4545, 52.4590)),  # Teltow canal at Britz
)

FRAME = WarpedFrame(_STRAIGHT, [pin(GRID, _STRAIGHT, place, spot) for spot, place in PINS])


def hex_at(place: Point) -> str:
    """The hex of a place on the ground; empty off the map."""
    cell = GRID.cell_at(FRAME.to_hex_units(place))
    return GRID.label(cell) if cell else ""


def on_map(line: Sequence[Point]) -> tuple[str | Point, ...]:
    """The stops of a way along a line on the ground: the part on the map, from its first hex to its last."""
    inner = [place for place in every(line, _SPACING) if hex_at(place)]
    return hex_at(inner[0]), *inner, hex_at(inner[-1])
