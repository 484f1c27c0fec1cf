"""The committed map of zones as tests look at it."""

from collections import defaultdict

from grognard.games.race_for_berlin.components import FOLDER, Components
from grognard.games.race_for_berlin.schemas import BORDERS, ZONES
from grognard.picture.scene.outlines import load_shapes

BOX = Components()
ROWS = {row["zone"]: row for row in BOX.data.rows(ZONES)}
LINKS = {(row["a"], row["b"]): row for row in BOX.data.rows(BORDERS)}
NEAR: dict[str, set[str]] = defaultdict(set)
for one, other in LINKS:
    NEAR[one].add(other)
    NEAR[other].add(one)
SHAPES = load_shapes(FOLDER / "look" / "shapes.csv", 1.0)
OUTLINES = SHAPES.named("zone")
EAST = {zone for zone, row in ROWS.items() if row["east"]}
BERLIN = {zone for zone, row in ROWS.items() if row["terrain"] == "berlin"}
RING = ["Wedding", "Friedrichshain", "Treptow", "Mariendorf", "Zehlendorf", "Charlottenburg"]
