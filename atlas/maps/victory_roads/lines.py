"""Fortified lines of Victory Roads along hexsides, and the hexes with works of concrete."""

from atlas.model import Area, Course
from atlas.zone_model import points

_FRONT = "hand: front of 22 June 1944 by the towns on either side"

LINES = (
    Course(
        "Narva front",
        points("28.05,59.46 28.22,59.37 28.1,59.2 27.75,59.0"),
        ends="shore",
        begins="shore",
        feature="front",
        by_hand=True,
        shelters="right",
        grounds=_FRONT,
    ),
    Course(
        "Front of June 1944",
        points(
            "28.3,57.98 28.5,57.8 28.6,57.35 28.95,57.08 29.05,56.8 28.95,56.45 29.05,56.2"
            " 29.25,55.95 29.45,55.75 29.75,55.6 29.95,55.35 30.35,55.3 30.5,55.1 30.3,54.95"
            " 30.5,54.75 30.8,54.72 30.95,54.45 31.1,54.1 31.05,53.75 30.75,53.5 30.35,53.45"
            " 30.15,53.3 29.85,53.1 29.95,52.99 30.2,52.97 30.2,52.8 29.95,52.7 29.55,52.65"
            " 29.2,52.45 28.75,52.35 28.6,52.1 28.0,52.0 27.2,51.98 26.4,51.95 25.8,51.8 25.4,51.6"
            " 25.0,51.3 24.85,51.1 24.95,50.8 25.1,50.45 25.35,50.2 25.25,49.9 25.3,49.55"
            " 25.2,49.25 25.0,48.95 24.9,48.7 24.75,48.45 24.95,48.1 25.15,47.75 25.6,47.5"
            " 26.2,47.4 26.6,47.35 27.1,47.33 27.6,47.35 28.0,47.42 28.4,47.35 28.75,47.22"
            " 29.05,47.18 29.2,47.2 29.4,47.0 29.55,46.85 29.7,46.65 29.95,46.45 30.3,46.3"
        ),
        ends="shore",
        begins="shore",
        feature="front",
        by_hand=True,
        shelters="right",
        grounds=_FRONT,
    ),
    Course(
        "Line A2",
        points(
            "20.0,49.75 20.15,50.05 20.5,50.3 20.5,50.65 20.1,50.95 19.95,51.35 20.05,51.65"
            " 20.15,52.0 20.15,52.35"
        ),
        feature="a2",
        by_hand=True,
        shelters="left",
        grounds="hand: Cracow, Nida, Pilica, Bzura; second line behind the Vistula front",
    ),
    Course(
        "Line B2",
        points(
            "19.2,49.7 19.25,50.1 19.2,50.5 19.15,50.85 18.85,51.25 18.7,51.65 18.65,52.15"
            " 18.3,52.5 18.35,52.85 18.75,53.1 18.9,53.45"
        ),
        feature="b2",
        by_hand=True,
        shelters="left",
        grounds="hand: Beskids, Warthe, Goplo lake, Thorn; last line before the Reich of 1939",
    ),
)


# Hexes with works of concrete, each by the place that gave it its name (13.2).
WORKS = {
    "3327": ("Heilsberg", "Heilsberg"),
    "3426": ("Schippenbeil", "Schippenbeil"),
    "3325": ("Preußisch Eylau", "Preußisch Eylau"),
    "3425": ("Friedland", "Friedland"),
    "3227": ("Wormditt", "Wormditt"),
    "3424": ("Tapiau", "Tapiau"),
    "3523": ("Labiau", "Labiau"),
    "3324": ("Königsberg ring of forts", "Forts de Königsberg"),
    "3727": ("Fort Boyen", "Fort Boyen"),
    "3725": ("Angerapp position", "Position de l’Angerapp"),
    "2128": ("Pomeranian Wall, north", "Rempart de Poméranie nord"),
    "2129": ("Pomeranian Wall, centre", "Rempart de Poméranie centre"),
    "2130": ("Pomeranian Wall, south", "Rempart de Poméranie sud"),
    "1832": ("Oder-Warthe bend, north", "Coude de l’Oder et de la Warthe nord"),
    "1833": ("Oder-Warthe bend, centre", "Coude de l’Oder et de la Warthe centre"),
    "1834": ("Oder-Warthe bend, south", "Coude de l’Oder et de la Warthe sud"),
    "1533": ("Fortress of Küstrin", "Forteresse de Küstrin"),
    "1937": ("Fortress of Glogau", "Forteresse de Glogau"),
    "2239": ("Fortress of Breslau", "Forteresse de Breslau"),
    "2233": ("Fortress of Posen", "Forteresse de Posen"),
    "2731": ("Fortress of Thorn", "Forteresse de Thorn"),
    "2829": ("Fortress of Graudenz", "Forteresse de Graudenz"),
    "5762": ("Focșani lines", "Lignes de Focșani"),
    "5863": ("Nămoloasa lines", "Lignes de Namoloasa"),
    "6063": ("Galați lines", "Lignes de Galați"),
    "4250": ("Árpád line, Verecke", "Ligne Árpád, Verecke"),
    "4351": ("Árpád line, Ökörmező", "Ligne Árpád, Ökörmező"),
    "5258": ("Árpád line, Gyimes", "Ligne Árpád, Gyimes"),
}

ADVANCED = Area("advanced", added=" ".join(WORKS))
