"""Highway, railway, roads, fire trails and embankments: the six kinds of road of 9/terrain/road-types.

A course is written from stop to stop, "0123 > 35.700,55.4755 > Yelnya": hexes, points and places.
"""

from collections.abc import Iterator

from atlas.hexgrid import Point
from atlas.model import Way
from atlas.zone_model import points

_COURSES = {
    "highway": {
        "Minsk–Moscow highway": "0123 > 35.700,55.4755 > Yelnya > 35.815,55.4670 > Artemki > "
        "35.900,55.4655 > 35.960,55.4660 > 36.010,55.4700 > Kukarino > Kozhino > Modenovo > 5618",
    },
    "rail": {
        "Brest–Moscow railway": "0117 > 35.700,55.5090 > Kolotchy Station > 35.800,55.4970 > "
        "Borodino Station > 35.906,55.5015 > 35.960,55.4990 > Mozhaisk Station > 36.120,55.5050 > "
        "Shalikovo Station > 5615",
    },
    "primary-road": {
        "New Smolensk road": "0120 > Kolotskoye > Golovino > Valuyevo > Borodino > Gorki > Tatarinovo > "
        "35.945,55.5160 > Luzhetsky Monastery > Mozhaisk",
        "Mozhaisk road": "Mozhaisk > Chertanovo > Aleksandrovo > 36.180,55.5300 > 5613",
        "Vereya road": "Mozhaisk > Yamskaya > 36.035,55.4600 > Borisovo > 4034",
        "Station road": "Mozhaisk > Mozhaisk Station > Kukarino",
    },
    "secondary-road": {
        "Old Smolensk road": "0122 > 35.700,55.4850 > Yelnya > Rogachevo > Utitsy > 35.900,55.4900 > "
        "35.960,55.4930 > 35.995,55.5000 > Mozhaisk",
        "Borodino road": "Borodino > Semenovskoye > Borodino Station > Utitsy > Artemki",
        "Shevardino road": "Valuyevo > Fomkino > Shevardino > Semenovskoye > Knyazkovo > Psarevo"
        " > Tatarinovo",
        "Aleksinki road": "Shevardino > Aleksinki",
        "Doronino road": "Shevardino > Doronino > Rogachevo",
        "Kolocha road": "Golovino > Kolotchy Station > Sukonnikovo > Kolotskoye",
        "Fomkino road": "Kolotchy Station > Fomkino",
        "Yelnya road": "Kolotchy Station > 35.748,55.4850 > Yelnya",
        "Troitsa road": "Borodino > Bezzubovo > Zakharyino > Troitsa > Pozdnyakovo > 35.690,55.5900 > 0107",
        "Kosmovo road": "Maloye Selo > Kovalevo > Kosmovo > Troitsa",
        "Novoye Selo road": "Borodino > Loginovo > Maloye Selo > Novoye Selo > Gorki",
        "Kriushino road": "Novoye Selo > Staroye Selo > Kriushino > Marfin Brod > Luzhetsky Monastery",
        "Tatarinovo road": "Kriushino > Tatarinovo",
        "Goretovo road": "Luzhetsky Monastery > Isavitsy > Myshkino > Blaznovo > Krasnovidovo > Aksanovo > "
        "Khotilovo > Goretovo > Glazovo > 0601",
        "Ruza road": "Mozhaisk > Ilyinskaya Sloboda > Pavlishchevo > Sergovo > 36.100,55.6060 > 4101",
        "Volokolamsk road": "Pavlishchevo > 36.010,55.5900 > Sokolnikovo > 2901",
        "Moskva road": "Chertanovo > 36.105,55.5450 > Tesovo > Klementyevo > 5401",
        "Shikolovo road": "Aleksandrovo > Shikolovo > 36.105,55.4900 > Kukarino",
        "Southern road": "0127 > 35.720,55.4520 > Yundinki > 35.830,55.4480 > Sivkovo > Avdotyino > Yamskaya",
        "Yundinki road": "Yelnya > Yundinki",
        "Mokroye road": "Yundinki > 35.815,55.4370 > Mokroye > Troparevo > Borisovo",
        "Troparevo road": "Troparevo > 2434",
        "Modenovo road": "Modenovo > 36.200,55.4600 > 5234",
    },
    "fire-trail": {
        "Utitsa trail": "Borodino Station > 35.890,55.4820 > 35.910,55.4660 > 35.920,55.4520 > Sivkovo",
        "Camp trail": "Psarevo > Komsomol Camp > 35.945,55.4850 > 35.960,55.4660 > Avdotyino",
        "Artemki trail": "Artemki > 35.858,55.4480 > Mokroye",
        "Rogachevo trail": "Rogachevo > 35.822,55.4790 > Artemki",
        "Bezzubovo trail": "Zakharyino > 35.745,55.5620 > 35.715,55.5480 > 35.700,55.5300 > Golovino",
        "Western trail": "Sukonnikovo > 35.705,55.4760 > 35.705,55.4530 > 35.725,55.4330 > 0131",
        "Kukarino trail": "Kukarino > 36.090,55.4560 > Borisovo",
        "Velyashevo trail": "Kozhino > Velyashevo > Borisovo",
        "Shikolovo trail": "Shikolovo > 36.170,55.5070 > Modenovo",
    },
}

# What they carry, from hex to hex.
_EMBANKMENTS = (
    ("highway", "0823", "1023"),
    ("highway", "1424", "1824"),
    ("highway", "2625", "3024"),
    ("highway", "4023", "4422"),
    ("rail", "0519", "1020"),
    ("rail", "1420", "1820"),
    ("rail", "2620", "3020"),
    ("rail", "4219", "4618"),
)


def _stops(course: str) -> Iterator[str | Point]:
    for stop in course.split(" > "):
        if "," in stop:
            yield from points(stop)
        else:
            yield stop


WAYS = (
    *(
        Way(kind, name, tuple(_stops(course)), f"hand: {name}")
        for kind, courses in _COURSES.items()
        for name, course in courses.items()
    ),
    *(
        Way("embankment", "", (start, end), f"hand: raised {carried}", along=carried)
        for carried, start, end in _EMBANKMENTS
    ),
)
