"""Places of Victory Roads: cities, towns, Baltic ports, the oil of Ploești, advanced fortifications."""

from collections.abc import Iterator

from atlas.hexgrid import Point
from atlas.maps.victory_roads import towns_east, towns_west
from atlas.maps.victory_roads.lines import WORKS
from atlas.model import Place

_TABLES = (
    towns_west.GERMANY,
    towns_west.PROTECTORATE_AND_SLOVAKIA,
    towns_west.HUNGARY,
    towns_west.ROMANIA,
    towns_west.SOUTH,
    towns_east.GENERAL_GOVERNMENT,
    towns_east.SOVIET_WEST,
    towns_east.SOVIET_CENTRE,
    towns_east.SOVIET_SOUTH,
    towns_east.BALTIC,
)
_KINDS = {"major": "major-city", "minor": "minor-city", "town": "town"}

# Where the point of the town falls into a hex that the rules or the ground deny it.
_HEXES = {
    "Minsk": ("5426", "printed", "combat example 2"),
    "Velikie Luki": ("6115", "printed", "supply example (4.6)"),
    "Libau": ("3516", "reconstructed", "hand: moved ashore"),
    "Kolberg": ("1826", "reconstructed", "hand: moved ashore"),
    "Tiraspol": ("6556", "reconstructed", "hand: left bank of the Dniester"),
    "Narwa": ("5202", "reconstructed", "hand: left bank of the Narva"),
    "Mărășești": ("5761", "reconstructed", "hand: north of the Putna"),
    "Soroca": ("5952", "reconstructed", "hand: right bank of the Dniester"),
    "Venice": ("0363", "reconstructed", "hand: at Mestre, on the mainland"),
    "Vidin": ("4170", "reconstructed", "hand: right bank of the Danube"),
    "Komárom": ("2555", "reconstructed", "hand: right bank of the Danube"),
    "Esztergom": ("2755", "reconstructed", "hand: right bank of the Danube"),
    "Pest": ("2956", "reconstructed", "hand: the second hex of Budapest, on the left bank (14.2)"),
}

# Where the kind of a town is a judgement that its size does not explain.
_GROUNDS = {
    "Rovno": "by its place on the ground; major, so that a great offensive can start there (11.3.2)",
}


def _rows() -> Iterator[list[str]]:
    for table in _TABLES:
        for line in table.strip().splitlines():
            row = [field.strip() for field in line.split(",")]
            yield row + [""] * (6 - len(row))


def _at(written: str) -> Point:
    lon, lat = written.split()
    return float(lon), float(lat)


POINTS: dict[str, Point] = {name: _at(at) for _, name, _, _, at, _ in _rows()}
"""Where every town and stop lies."""

NAMED = frozenset(name for kind, name, *_ in _rows() if kind != "stop")
"""The towns that stand on the map."""


def _places() -> Iterator[Place]:
    for kind, name, name_fr, today, at, port in _rows():
        if kind == "stop":
            continue
        usual = ("", "reconstructed", _GROUNDS.get(name, "by its place on the ground"))
        place, source, grounds = _HEXES.get(name, usual)
        yield Place(name, _KINDS[kind], _at(at), place, name_fr, today, grounds, source)
        if port:
            yield Place(name, "port", _at(at), place, name_fr, today, "hand: Baltic harbour of 1944")
    yield Place(
        "Ploești oil field",
        "oil-field",
        POINTS["Ploești"],
        name_fr="Champ pétrolifère de Ploești",
        grounds="hand: wells and refineries north of Bucharest (16.1)",
    )
    for label, (name, name_fr) in WORKS.items():
        yield Place(name, "works", hex=label, name_fr=name_fr, grounds="hand: works of concrete of 1944")


PLACES = tuple(_places())
