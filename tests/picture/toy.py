"""A small map sheet with something of everything, written to a folder."""

from __future__ import annotations

from pathlib import Path

from grognard.kernel.components.schema import optional, text, yes_no
from grognard.kernel.components.sheet import Sheet
from grognard.kernel.words.text import LANGUAGES

COLUMNS, ROWS = 14, 10
_GROUND = """
ssssccfffccccm
ssscccffffccmm
sscccccfffcmmm
scccwwcccccmmm
sccwwwcchhhccc
ccccwccchhhhcc
ccppccbbcchhcc
ccppcbbbbccccc
cccaacbbccrrcc
cccaaccccccccc
"""
_TERRAIN = {
    "s": "sea",
    "c": "clear",
    "f": "forest",
    "m": "mountain",
    "w": "marsh",
    "h": "hills",
    "p": "park",
    "a": "airfield",
    "b": "blocks",
    "r": "ruins",
}
_HEADERS = {
    "map": "hex,terrain,country,burnt",
    "sides": "a,b,feature,name",
    "ways": "a,b,kind,name",
    "places": "hex,kind,name,name_fr,today",
}
_STYLE = """
names = ["Lahn"]

[paper]
sheet = "#faf5e6"
panel = "#f0e8d2"
text = "#2c2620"
grid = "#6f6350"
number = "#5d5343"
land = "#f3ecd4"
coast = "#5c7f8c"
waterline = "#8fb6c2"
water_text = "#285a78"
land_text = "#6b5638"
town = "#7a4a3c"
badge = "#7a2a22"
fort = "#3b332b"
accent = "#b3202a"
plate = "#fdf6e3"

[terrain]
sea = { fill = "#b5d2da", water = true }
clear = { fill = "#f3ecd4" }
forest = { fill = "#cfdcae", marks = "forest", ink = "#4f6b3a" }
mountain = { fill = "#cbb48a", marks = "mountains", ink = "#6a5034" }
hills = { fill = "#e4dab4", marks = "hills", ink = "#857543" }
marsh = { fill = "#dfe6d2", marks = "marsh", ink = "#4d7f92" }
park = { fill = "#dbe6bd", marks = "park", ink = "#5d7f3f" }
airfield = { fill = "#e2e0d2", marks = "airfield", ink = "#8a8a86" }
blocks = { fill = "#e6d3c0", marks = "buildings", ink = "#8c6f60" }
ruins = { fill = "#dcd2c4", marks = "ruins", ink = "#6f6358" }

[patch.burnt]
column = "burnt"
marks = "houses"
ink = "#553322"

[feature.border]
draw = "line"
colour = "#8a3b5a"
width = 2.2
dash = [9.0, 4.0, 2.0, 4.0]
column = "country"

[feature.river]
draw = "river"
colour = "#5b9cc4"
casing = "#2c6289"
width = 3.0

[feature.bridge]
draw = "bridge"
colour = "#2c2620"
casing = "#f3ecd4"
width = 1.3

[feature.ford]
draw = "ford"
colour = "#2c2620"
width = 1.3

[feature.line]
draw = "teeth"
colour = "#7a2a22"
casing = "#f3ecd4"
width = 1.8
guards = "town fort"
faces = "e"

[way.trail]
draw = "line"
colour = "#6b5638"
width = 1.4
dash = [4.0, 2.5]

[way.road]
draw = "road"
colour = "#d9913f"
casing = "#6b4a22"
width = 2.6

[way.rail]
draw = "rail"
colour = "#2c2620"
width = 1.5

[place.city]
symbol = "blocks"
colour = "#7a4a3c"
letters = 1.3
weight = 700
rank = 3

[place.village]
symbol = "dot"
colour = "#3b332b"
letters = 0.9
weight = 400

[place.fort]
symbol = "fort"
colour = "#3b332b"
rank = 2

[place.entry]
symbol = "letter"
colour = "#7a2a22"
letters = 0

[label.north-sea]
cell = "0201"
kind = "water"
size = 0.7
"""
_WORDS = """
map-title | Toy | Jouet
legend-terrain-sea | Sea | Mer
legend-terrain-clear | Clear | Clair
legend-terrain-forest | Forest | Forêt
legend-terrain-mountain | Peaks | Monts
legend-terrain-hills | Hills | Collines
legend-terrain-marsh | Marsh | Marais
legend-terrain-park | Park | Parc
legend-terrain-airfield | Field | Piste
legend-terrain-blocks | Built-up | Bâti
legend-terrain-ruins | Ruins | Ruines
legend-patch-burnt | Burnt | Brûlé
legend-feature-border | Border | Frontière
legend-feature-river | River | Rivière
legend-feature-bridge | Bridge | Pont
legend-feature-ford | Ford | Gué
legend-feature-line | Fortified line | Ligne fortifiée
legend-way-trail | Trail | Piste
legend-way-road | Road | Route
legend-way-rail | Railway | Voie ferrée
legend-place-city | City | Ville
legend-place-village | Village | Village
legend-place-fort | Fort | Fort
legend-place-entry | Entry | Entrée
label-north-sea | NORTH SEA | MER DU NORD
name-Lahn | Lahn | Lane
"""
_SIDES = """
0406,0407,river,Lahn
0406,0507,river,Lahn
0506,0507,river,Lahn
0507,0606,river,Lahn
0606,0607,river,Lahn
0606,0707,river,Lahn
0606,0706,river,Lahn
0605,0706,river,Lahn
0605,0705,river,Lahn
0604,0705,river,Lahn
0604,0704,river,Lahn
0603,0704,river,Lahn
0603,0703,river,Lahn
0602,0703,river,Lahn
0602,0702,river,Lahn
0601,0702,river,Lahn
0601,0701,river,Lahn
0604,0705,bridge,Lahn
0506,0507,ford,Lahn
0908,1008,line,
0909,1008,line,
1107,1207,line,
"""
_WAYS = """
0106,0205,road,
0205,0305,road,
0305,0404,road,
0404,0504,road,
0504,0604,road,
0604,0705,road,
0705,0805,road,
0805,0906,road,
0906,1005,road,
1005,1106,road,
1106,1206,road,
1206,1307,road,
1307,1407,road,
0504,0604,rail,
0604,0705,rail,
0705,0805,rail,
0805,0806,rail,
0806,0807,rail,
0807,0808,rail,
0808,0809,rail,
0809,0810,rail,
0506,0507,trail,
0507,0607,trail,
0607,0708,trail,
"""
_PLACES = """
0504,city,Marburg,Marbourg,Marburg an der Lahn
0507,village,Kleinfurt,Petit-Gué,
0805,village,Kreuz,La Croix,La Croix
0908,fort,Roter Stein,Pierre rouge,
1307,village,Ostheim,Ostheim,
0106,entry,A,A,
"""


def _rows_of(words: str) -> list[str]:
    return [line for line in words.splitlines() if line]


def _hexes() -> list[str]:
    found = []
    for column in range(1, COLUMNS + 1):
        for row, line in enumerate(_rows_of(_GROUND), 1):
            terrain = _TERRAIN[line[column - 1]]
            country = "" if terrain == "sea" else "east" if column > 9 else "west"
            burnt = "yes" if (column, row) == (3, 6) else "no"
            found.append(f"{column:02}{row:02},{terrain},{country},{burnt}")
    return found


def toy_rows(table: str) -> list[str]:
    """The rows of one of its four tables, without source and grounds."""
    words = {"sides": _SIDES, "ways": _WAYS, "places": _PLACES}
    return _hexes() if table == "map" else _rows_of(words[table])


def toy_sheet(folder: Path, **changed: list[str]) -> Sheet:
    """The sheet, with its files written into the folder; `changed` are other rows of its tables."""
    (folder / "data").mkdir(parents=True)
    (folder / "look").mkdir()
    (folder / "look" / "style.toml").write_text(_STYLE, encoding="utf-8")
    words = [line.split(" | ") for line in _rows_of(_WORDS)]
    for place, language in enumerate(LANGUAGES, start=1):
        content = "".join(f"{word[0]} = {word[place]}\n" for word in words)
        (folder / "look" / f"{language}.ftl").write_text(content, encoding="utf-8")
    for table, header in _HEADERS.items():
        rows = changed.get(table) or toy_rows(table)
        lines = [f"{header},source,grounds", *(f"{row},reconstructed,toy" for row in rows)]
        (folder / "data" / f"{table}.csv").write_text("\n".join(lines), encoding="utf-8")
    return Sheet(
        "toy",
        folder,
        columns=COLUMNS,
        rows=ROWS,
        hex_km=2.0,
        terrain=tuple(_TERRAIN.values()),
        features=("river", "bridge", "ford", "line"),
        ways=("road", "rail", "trail"),
        places=("city", "village", "fort", "entry"),
        closed=("sea",),
        map_columns={"country": optional(text), "burnt": yes_no},
    )
