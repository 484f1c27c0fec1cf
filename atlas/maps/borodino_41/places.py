"""Town, villages and stations.

Each is as sure as its grounds say: by coordinates, to a hex, or to two or so. Names are the rulebook's
where it has them, with today's where that is another.
"""

from atlas.hexgrid import Point
from atlas.maps.borodino_41.frame import BORODINO
from atlas.model import Place

_SURVEYED = "hand: by its coordinates"
_KNOWN = "hand: to about a hex"
_ABOUT = "hand: about here, to two hexes or so"

# English and French name, longitude, latitude
_Row = tuple[str, str, float, float]


def _villages(grounds: str, *rows: _Row) -> tuple[Place, ...]:
    return tuple(
        Place(name, "village", (longitude, latitude), name_fr=french, grounds=grounds)
        for name, french, longitude, latitude in rows
    )


# The town as far as it was built in 1941; Luzhetsky monastery is part of it (9/terrain/town).
TOWN: tuple[Point, ...] = ((36.023, 55.5065), (36.023, 55.5145), (36.011, 55.5105), (35.9975, 55.5150))

_TOWN = (
    Place("Mozhaisk", "town", TOWN[0], name_fr="Mojaïsk", grounds=f"19/battle/goal; {_SURVEYED}"),
    Place(
        "Luzhetsky Monastery",
        "monastery",
        TOWN[3],
        name_fr="Monastère Loujetski",
        grounds=f"9/terrain/town; {_SURVEYED}",
    ),
)

_MONASTERY = (
    Place(
        "Kolotsky Monastery",
        "monastery",
        (35.6616, 55.5019),
        name_fr="Monastère Kolotski",
        grounds=_SURVEYED,
    ),
)

_STATIONS = (
    Place(
        "Kolotchy Station",
        "station",
        (35.7372, 55.4992),
        name_fr="Gare de Kolotchy",
        today="Koloch",
        grounds=f"19/intro/setup; {_SURVEYED}",
    ),
    Place("Shalikovo Station", "station", (36.2130, 55.5240), name_fr="Gare de Chalikovo", grounds=_ABOUT),
    Place("Borodino Station", "station", (35.8633, 55.4958), name_fr="Gare de Borodino", grounds=_SURVEYED),
    Place(
        "Mozhaisk Station",
        "station",
        (36.0350, 55.4939),
        name_fr="Gare de Mojaïsk",
        grounds=f"7/rail/arrival; {_SURVEYED}",
    ),
)

_NAMED = (
    Place("Borodino", "village", BORODINO, grounds=_SURVEYED),
    Place(
        "Yelnya",
        "village",
        (35.7650, 55.4725),
        name_fr="Ielnia",
        grounds="19/intro; hand: kilometre 125 of the highway",
    ),
    Place(
        "Artemki",
        "village",
        (35.8530, 55.4675),
        name_fr="Artiomki",
        grounds="19/intro; hand: south of Utitsy on the highway",
    ),
    Place("Shevardino", "village", (35.7930, 55.5115), name_fr="Chevardino", grounds=f"19/intro; {_KNOWN}"),
    Place(
        "Yundinki",
        "village",
        (35.7840, 55.4530),
        name_fr="Ioundinki",
        today="Yudinki",
        grounds="19/intro; hand: south of Yelnya, where the cadets stood",
    ),
    Place(
        "Komsomol Camp",
        "camp",
        (35.9330, 55.5040),
        name_fr="Camp du Komsomol",
        grounds="9/terrain/stations; hand: in the woods by the railway",
    ),
)

_FIELD = (
    *_villages(
        _SURVEYED,
        ("Semenovskoye", "Semionovskoïe", 35.8328, 55.5086),
        ("Utitsy", "Outitsy", 35.8520, 55.4890),
        ("Kolotskoye", "Kolotskoïe", 35.6616, 55.5019),
        ("Sergovo", "Sergovo", 36.0625, 55.5825),
        ("Aleksandrovo", "Alexandrovo", 36.1114, 55.5180),
        ("Shikolovo", "Chikolovo", 36.1280, 55.5085),
    ),
    *_villages(
        _KNOWN,
        ("Gorki", "Gorki", 35.8520, 55.5285),
        ("Doronino", "Doronino", 35.7970, 55.4985),
        ("Rogachevo", "Rogatchevo", 35.8050, 55.4860),
        ("Fomkino", "Fomkino", 35.7560, 55.5080),
        ("Valuyevo", "Valouïevo", 35.7650, 55.5220),
        ("Golovino", "Golovino", 35.7310, 55.5090),
        ("Bezzubovo", "Bezzoubovo", 35.7960, 55.5465),
        ("Zakharyino", "Zakharino", 35.7800, 55.5570),
        ("Loginovo", "Loguinovo", 35.8210, 55.5420),
        ("Maloye Selo", "Maloïe Selo", 35.8380, 55.5510),
        ("Novoye Selo", "Novoïe Selo", 35.8580, 55.5440),
        ("Staroye Selo", "Staroïe Selo", 35.8700, 55.5570),
        ("Kriushino", "Kriouchino", 35.8950, 55.5470),
        ("Tatarinovo", "Tatarinovo", 35.8920, 55.5180),
        ("Psarevo", "Psarevo", 35.9000, 55.5110),
        ("Aleksinki", "Alexinki", 35.8000, 55.5168),
        ("Knyazkovo", "Kniazkovo", 35.8680, 55.5105),
        ("Sukonnikovo", "Soukonnikovo", 35.7020, 55.4950),
        ("Isavitsy", "Issavitsy", 35.9900, 55.5265),
        ("Marfin Brod", "Marfin Brod", 35.9500, 55.5380),
    ),
)

_COUNTRY = _villages(
    _ABOUT,
    ("Kovalevo", "Kovalevo", 35.8350, 55.5680),
    ("Kosmovo", "Kosmovo", 35.8070, 55.5800),
    ("Troitsa", "Troïtsa", 35.7760, 55.5930),
    ("Pozdnyakovo", "Pozdniakovo", 35.7350, 55.6010),
    ("Glazovo", "Glazovo", 35.7220, 55.6330),
    ("Goretovo", "Goretovo", 35.7640, 55.6200),
    ("Khotilovo", "Khotilovo", 35.7960, 55.6080),
    ("Aksanovo", "Axanovo", 35.8300, 55.6000),
    ("Krasnovidovo", "Krasnovidovo", 35.8620, 55.5890),
    ("Blaznovo", "Blaznovo", 35.9050, 55.5770),
    ("Myshkino", "Mychkino", 35.9430, 55.5640),
    ("Ilyinskaya Sloboda", "Ilinskaïa Sloboda", 36.0230, 55.5290),
    ("Pavlishchevo", "Pavlichtchevo", 36.0350, 55.5560),
    ("Sokolnikovo", "Sokolnikovo", 35.9900, 55.6250),
    ("Chertanovo", "Tchertanovo", 36.0780, 55.5110),
    ("Tesovo", "Tessovo", 36.1330, 55.5600),
    ("Klementyevo", "Klementievo", 36.2150, 55.6080),
    ("Kukarino", "Koukarino", 36.0550, 55.4735),
    ("Kozhino", "Kojino", 36.1400, 55.4880),
    ("Modenovo", "Modenovo", 36.1950, 55.5000),
    ("Yamskaya", "Iamskaïa", 36.0130, 55.4800),
    ("Avdotyino", "Avdotino", 36.0000, 55.4510),
    ("Velyashevo", "Veliachevo", 36.1330, 55.4400),
    ("Sivkovo", "Sivkovo", 35.9350, 55.4400),
    ("Mokroye", "Mokroïe", 35.8580, 55.4260),
    ("Troparevo", "Troparevo", 35.9060, 55.4110),
    ("Borisovo", "Borissovo", 36.0750, 55.4220),
)

VILLAGES = (*_STATIONS, *_NAMED, *_FIELD, *_COUNTRY)
"""All that counts as a village: stations and the camp too (9/terrain/stations)."""

PLACES = (*_TOWN, *_MONASTERY, *VILLAGES)
