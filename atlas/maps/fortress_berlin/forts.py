"""The defences of Berlin: the ring of strongpoints, its barriers, bunkers, and the zones of entry.

The rules speak of a ring with more strongpoints than thirty battalions can hold, many on roads and railways
to the centre (13.6). It is drawn along the S-Bahn ring, the inner line of April 1945; where that leaves the
map in the east, along the last column but two.
"""

from atlas.hexgrid import Point
from atlas.maps.fortress_berlin.grid import GRID
from atlas.model import Area, Place, SideMark
from atlas.plane import inside

# From Jungfernheide clockwise; where there is a strongpoint, its name.
_LINE = """
    3613 Jungfernheide
    3712
    3813 Kaiserin-Augusta-Allee
    3912
    4012 Sickingenstraße
    4111 Beusselstraße
    4212
    4311 Westhafen
    4411 Putlitzstraße
    4510
    4610 Fennstraße
    4710
    4810 Wedding
    4909
    5009 Humboldthain
    5108 Wiesenstraße
    5208
    5307 Gesundbrunnen
    5408
    5507 Kopenhagener Straße
    5608
    5707 Schönhauser Allee
    5808
    5908 Stargarder Straße
    6009 Prenzlauer Allee
    6109
    6210 Greifswalder Straße
    6211
    6212 Elbinger Straße
    6213
    6214 Petersburger Straße
    6215
    6216 Frankfurter Allee
    6217
    6218 Warschauer Brücke
    6219
    6220 Schlesisches Tor
    6221 Görlitzer Ufer
    6222
    6223 Wildenbruchstraße
    6224
    6225
    6226 Braunauer Straße
    6227
    6228 Neukölln
    6127 Bergstraße
    6028
    5928 Hermannstraße
    5828
    5728 Oderstraße
    5628
    5528 Tempelhofer Feld
    5428
    5327 Oberlandstraße
    5228
    5127 Tempelhof
    5027
    4927 General-Pape-Straße
    4827 Papestraße
    4726
    4627 Sachsendamm
    4526 Schöneberg
    4426 Hauptstraße
    4326 Innsbrucker Platz
    4227
    4126 Wexstraße
    4026 Kaiserallee
    3926
    3826 Mecklenburgische Straße
    3725 Schmargendorf
    3724
    3624 Cunostraße
    3523 Hohenzollerndamm
    3522
    3422 Paulsborner Straße
    3421 Halensee
    3320
    3319 Ausstellung
    3318
    3317 Kaiserdamm
    3316
    3315 Westend
    3415
    3414 Fürstenbrunn
    3513
"""
_NAMES = {line[:4]: line[5:] for line in _LINE.replace("    ", "").split("\n") if line}
RING = list(_NAMES)


def _within() -> set[str]:
    line = [GRID.centre(GRID.cell(label)) for label in RING]
    enclosed = {GRID.label(cell) for cell in GRID.cells if inside(GRID.centre(cell), line)}
    return enclosed | set(RING)


WITHIN = _within()
PERIMETER = Area("yes", added=" ".join(sorted(WITHIN)))


def _outward() -> list[str]:
    """The sides that part a hex of the perimeter from one beyond it."""
    pairs = []
    for label in RING:
        for cell in GRID.neighbours(GRID.cell(label)):
            if (beyond := GRID.label(cell)) not in WITHIN:
                pairs.append(f"{label}-{beyond}")
    return pairs


BARRIERS = SideMark(
    "barrier", "", " ".join(_outward()), "hand: obstacles before the ring; they protect the hex within it"
)


def _bunker(name: str, name_fr: str, at: Point | None = None, spot: str = "", grounds: str = "") -> Place:
    return Place(
        name, "bunker", at, spot, name_fr, grounds=grounds or "hand: a large bunker or walled-up building"
    )


FORTS = (
    *(
        Place(name, "strongpoint", hex=label, grounds="hand: inner line of April 1945")
        for label, name in _NAMES.items()
        if name
    ),
    _bunker(
        "Chancellery bunker",
        "Bunker de la Chancellerie",
        spot="5017",
        grounds="the Führer bunker is a bunker by its name (11.1.1)",
    ),
    _bunker("Reichstag cellars", "Caves du Reichstag", spot="5015"),
    _bunker("Air Ministry bunker", "Bunker du ministère de l’Air", spot="5118"),
    _bunker("Bendlerstraße bunker", "Bunker de la Bendlerstraße", spot="4818"),
    _bunker("Königsplatz bunker", "Bunker de la Königsplatz", (13.3685, 52.5205)),
    _bunker("Anhalter Bahnhof bunker", "Bunker de la gare d’Anhalt", (13.3820, 52.5035)),
    _bunker("Friedrichstraße bunker", "Bunker de la Friedrichstraße", (13.3845, 52.5260)),
    _bunker("Alexanderplatz bunker", "Bunker de l’Alexanderplatz", (13.4130, 52.5219)),
    _bunker("Moritzplatz bunker", "Bunker de la Moritzplatz", (13.4109, 52.5037)),
    _bunker("Fichtestraße bunker", "Bunker de la Fichtestraße", (13.4115, 52.4905)),
    _bunker("Pallasstraße bunker", "Bunker de la Pallasstraße", (13.3600, 52.4945)),
    _bunker("Hohenzollerndamm bunker", "Bunker du Hohenzollerndamm", (13.2930, 52.4845)),
    _bunker("Spandau citadel", "Citadelle de Spandau", (13.2130, 52.5410)),
    _bunker("Olympic Stadium bunker", "Bunker du Stade olympique", (13.2395, 52.5147)),
    _bunker("Tempelhof bunker", "Bunker de Tempelhof", (13.3890, 52.4825)),
    _bunker("Schlesischer Bahnhof bunker", "Bunker de la gare de Silésie", (13.4351, 52.5118)),
    _bunker("Stettiner Bahnhof bunker", "Bunker de la gare de Stettin", (13.3880, 52.5315)),
)

# Clockwise from the north-west. P and Q are printed, the others stand where a road meets the edge.
_LETTERS = """
    A 3301 B 3701 C 4201 D 4601 E 5601 F 6201 G 6408 H 6413 I 6416 J 6420 K 6421 L 6426
    M 6432 N 6034 O 5134 P 4234 Q 3234 R 2634 S 2034 T 0124 U 0110 V 0107 W 0401 X 1701
"""
ENTRIES = dict(zip(_LETTERS.split()[::2], _LETTERS.split()[1::2], strict=True))


def _entry(letter: str, label: str) -> Place:
    rules = {"P": "14.0 gives zone P this hex", "Q": "16.5 gives zone Q this hex"}
    source = "printed" if letter in rules else "reconstructed"
    grounds = rules.get(letter, "hand: where a road or railway meets the edge")
    return Place(letter, "entry", hex=label, grounds=grounds, source=source)


ENTRY_ZONES = tuple(_entry(letter, label) for letter, label in ENTRIES.items())
