"""Countries of Victory Roads in the frontiers of June 1944.

Germany has what it had annexed: Danzig, West Prussia, the Warthe country, eastern Upper Silesia, Zichenau,
Suwałki, the Memel country, Austria, the Sudetenland, Lower Styria and Upper Carniola. Towards Poland the
Soviet Union has the frontier of June 1941, which its armies came to restore; Romania has Bessarabia and
northern Bukovina, which it had taken back in 1941; Hungary has all its gains of 1938 to 1941.
"""

from atlas.model import Area
from atlas.zone_model import points

_GERMANY_EAST = points(  # from the Baltic north of Memel to the Jablunka pass
    "20.5,55.98 21.1,55.98 21.4,55.85 21.65,55.6 21.95,55.35 22.55,55.08 22.75,54.95"
    " 22.85,54.78 22.75,54.6 22.75,54.42 23.1,54.32 23.4,54.22 23.45,53.98 23.1,53.92"
    " 22.8,53.88 22.55,53.75 22.4,53.65 22.15,53.5 21.95,53.3 21.75,53.05 21.75,52.98"
    " 21.5,52.78 21.1,52.55 20.75,52.38 20.4,52.4 20.05,52.42 19.75,52.3 19.75,52.05"
    " 19.8,51.85 19.65,51.65 19.5,51.5 19.25,51.35 19.1,51.15 18.9,50.95 19.0,50.65"
    " 19.45,50.6 19.75,50.4 19.7,50.2 19.65,50.0 19.6,49.75 19.45,49.55 19.2,49.42"
    " 18.95,49.5 18.55,49.5"
)
_PROTECTORATE_RIM = points(  # from the Jablunka pass by north and west to the March
    "18.55,49.5 18.42,49.65 18.42,49.9 18.1,49.92 17.8,49.75 17.5,49.75 17.3,49.78"
    " 16.95,49.72 16.7,49.7 16.4,49.65 16.2,49.95 16.3,50.15 16.25,50.42 15.95,50.55"
    " 15.5,50.55 15.2,50.62 14.85,50.55 14.5,50.48 14.1,50.42 13.8,50.3 13.5,50.15"
    " 13.45,49.95 13.15,49.85 13.15,49.6 13.1,49.4 13.4,49.25 13.7,49.12 14.0,49.0"
    " 14.2,48.88 14.7,48.88 15.0,49.05 15.4,49.0 16.1,49.02 16.5,49.02 16.8,48.95"
    " 17.1,48.83"
)
_MARCH = points("17.1,48.83 16.95,48.65 16.9,48.5 16.98,48.15 17.08,48.02")
_WHITE_CARPATHIANS = points("17.1,48.83 17.4,48.82 17.8,48.9 18.1,49.1 18.4,49.35 18.55,49.5")
_SLOVAKIA_NORTH = points(
    "18.55,49.5 18.95,49.5 19.2,49.42 19.45,49.55 19.8,49.4 19.85,49.22 20.1,49.2"
    " 20.35,49.4 20.9,49.3 21.1,49.42 21.7,49.42 22.0,49.25 22.55,49.09"
)
_SLOVAKIA_SOUTH = points(
    "22.55,49.09 22.3,48.98 22.12,48.75 22.05,48.62 21.6,48.55 21.5,48.75 21.3,48.86"
    " 21.1,48.82 20.9,48.75 20.6,48.75 20.3,48.65 20.0,48.45 19.6,48.42 19.4,48.3"
    " 19.0,48.15 18.65,48.27 18.3,48.12 18.05,48.2 17.75,48.28 17.5,48.15 17.25,48.08"
    " 17.08,48.02"
)
_HUNGARY_WEST = points(
    "17.08,48.02 17.1,47.9 17.07,47.7 16.75,47.7 16.5,47.77 16.42,47.65 16.7,47.53"
    " 16.45,47.42 16.5,47.2 16.3,47.0 16.1,46.87 16.0,46.7 16.2,46.5"
)
_DRAVA = points(
    "16.2,46.5 16.4,46.37 16.85,46.3 17.0,46.2 17.5,45.95 17.9,45.8 18.3,45.77 18.65,45.6"
    " 18.9,45.55 19.0,45.4 19.4,45.22 19.85,45.24 20.27,45.15"
)
_TISZA = points("20.27,45.15 20.12,45.4 20.05,45.75 20.1,46.0 20.27,46.13")
_HUNGARY_SOUTH_EAST = points(  # Trianon, then the Vienna award of 1940
    "20.27,46.13 20.75,46.25 21.2,46.4 21.4,46.62 21.65,46.88 22.0,46.93 22.7,46.93"
    " 22.75,46.72 23.2,46.72 23.5,46.63 23.75,46.68 24.05,46.65 24.1,46.48 24.45,46.43"
    " 24.85,46.33 25.05,46.2 25.3,46.08 25.55,46.05 25.5,45.87 25.7,45.76 25.95,45.7"
    " 26.15,45.8 26.4,45.95 26.3,46.25 26.05,46.6 25.85,46.9 25.4,47.1 25.15,47.3"
    " 25.0,47.5 24.95,47.72"
)
_RUTHENIA = points(
    "24.95,47.72 24.6,48.08 24.3,48.3 24.0,48.45 23.55,48.62 23.2,48.75 22.85,48.98 22.55,49.09"
)
_ROMANIA_NORTH_EAST = points(  # Cheremosh, then Dniester
    "24.95,47.72 24.9,47.95 25.1,48.18 25.35,48.38 25.65,48.5 25.8,48.63 26.2,48.55"
    " 26.5,48.52 26.85,48.45 27.5,48.48 27.8,48.43 28.1,48.25 28.4,48.12 28.85,47.95"
    " 29.05,47.75 29.15,47.45 29.15,47.25 29.45,47.0 29.55,46.82 29.7,46.65 29.95,46.42"
    " 30.35,46.28 30.6,46.05 31.5,45.5"
)
_ROMANIA_SOUTH = points(
    "30.0,43.6 28.58,43.74 28.0,43.87 27.4,44.03 27.27,44.12 26.9,44.12 26.0,43.7"
    " 23.2,43.7 22.95,43.95 22.67,44.2"
)
_BANAT = points(
    "22.67,44.2 22.5,44.38 22.68,44.58 22.45,44.7 22.1,44.5 21.65,44.68 21.4,44.78"
    " 21.4,44.88 21.55,44.98 21.45,45.17 21.2,45.28 20.82,45.5 20.78,45.75 20.27,46.13"
)
_GOVERNMENT_EAST = points(  # Narew, Bug, San: the line of 1939 to 1941
    "21.75,53.0 22.05,52.72 22.6,52.42 23.2,52.27 23.62,52.12 23.62,51.6 23.75,51.15"
    " 24.05,50.8 24.15,50.5 23.7,50.4 23.4,50.27 23.1,50.17 22.75,50.2 22.85,49.95"
    " 22.8,49.75 22.45,49.62 22.4,49.4 22.55,49.09"
)
_BALTIC_EAST = points(  # from the Niemen to the gulf of Finland
    "23.45,53.98 23.95,53.95 24.4,53.9 24.8,53.97 25.2,54.22 25.55,54.2 25.65,54.5"
    " 25.6,54.72 25.8,54.85 26.2,55.0 26.6,55.15 26.5,55.33 26.75,55.35 26.6,55.67"
    " 27.1,55.83 27.6,55.8 28.15,56.15 28.25,56.4 28.0,56.8 28.2,57.05 27.95,57.35"
    " 27.55,57.5 27.9,57.6 28.0,57.85 27.75,58.05 27.5,58.5 27.5,58.95 28.15,59.15"
    " 28.35,59.3 28.1,59.6 27.5,60.5"
)
_STYRIA = points("16.2,46.5 15.9,46.3 15.68,46.2 15.6,45.88 15.4,45.85")
_CARNIOLA = points(
    "15.4,45.85 14.95,46.0 14.5,46.12 14.1,46.08 13.85,46.25 13.7,46.45 13.4,46.55"
    " 12.75,46.65 12.4,46.75 12.1,47.02 11.3,46.99 10.5,46.87 9.0,46.8"
)
_CROATIA_WEST = points("15.4,45.85 15.3,45.5 14.85,45.48 14.55,45.38 14.4,44.8 14.0,43.0")
_DRINA = points(
    "20.27,45.15 20.4,44.87 20.2,44.7 19.7,44.78 19.4,44.92 19.3,44.82 19.12,44.5"
    " 19.3,44.2 19.5,44.0 19.5,43.0"
)
_TIMOK = points("22.67,44.2 22.55,44.05 22.4,43.8 22.6,43.0")


def _ring(*lines: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [corner for line in lines for corner in line]


COUNTRIES = (
    Area(
        "germany",
        _ring(
            [(7.0, 56.0), (20.5, 55.98)],
            _GERMANY_EAST,
            _PROTECTORATE_RIM,
            _MARCH,
            _HUNGARY_WEST,
            _STYRIA,
            _CARNIOLA,
        ),
    ),
    Area("bohemia-moravia", _ring(_PROTECTORATE_RIM, _WHITE_CARPATHIANS)),
    Area("slovakia", _ring(_MARCH[::-1], _WHITE_CARPATHIANS, _SLOVAKIA_NORTH, _SLOVAKIA_SOUTH)),
    Area("hungary", _ring(_HUNGARY_WEST, _DRAVA, _TISZA, _HUNGARY_SOUTH_EAST, _RUTHENIA, _SLOVAKIA_SOUTH)),
    Area("romania", _ring(_HUNGARY_SOUTH_EAST, _ROMANIA_NORTH_EAST, [(31.5, 43.5)], _ROMANIA_SOUTH, _BANAT)),
    Area("general-government", _ring(_GERMANY_EAST[20:], _SLOVAKIA_NORTH, _GOVERNMENT_EAST[::-1])),
    Area("baltic", _ring([(20.5, 60.5), (20.5, 55.98)], _GERMANY_EAST[1:13], _BALTIC_EAST)),
    Area("italy", _ring(_CARNIOLA, [(9.0, 43.0), (14.0, 43.0)], _CROATIA_WEST[::-1])),
    Area("croatia", _ring(_STYRIA[::-1], _DRAVA, _DRINA, [(14.0, 43.0)], _CROATIA_WEST[::-1])),
    Area("serbia", _ring(_DRINA[::-1], _TISZA, _BANAT[::-1], _TIMOK, [(19.5, 43.0)])),
    Area("bulgaria", _ring(_ROMANIA_SOUTH, _TIMOK, [(30.0, 43.0)])),
    # Where the frontier is a river, a hex belongs to the bank on which the river's sides leave it.
    Area("romania", added="5150 5550"),
    Area("soviet-union", added="6152 6253"),
    Area("hungary", added="2060 2563 2663"),
    # A hex belongs to the country of its town.
    Area("germany", added="2545"),  # Troppau, of the Sudetenland
    Area("bohemia-moravia", added="2044"),  # Böhmisch Trübau
    Area("slovakia", added="3847"),  # Medzilaborce
    Area("general-government", added="3832"),  # Malkinia, the frontier station of 1941
)
