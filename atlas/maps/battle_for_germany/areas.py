"""Theatres and countries of Battle for Germany, as outlines in longitude and latitude."""

from atlas.model import Area

_BOUNDARY = [  # from the Baltic to the Adriatic, between the hexes it parts
    (11.0, 57.5),
    (11.0, 53.45),  # between Lübeck and Wismar
    (11.35, 53.25),
    (12.0, 53.05),  # the Priegnitz
    (12.7, 52.8),
    (13.1, 52.6),
    (13.4, 52.35),  # Berlin
    (13.7, 52.1),
    (13.7, 51.75),
    (13.4, 51.65),
    (13.05, 51.5),  # the Elbe at Torgau
    (13.05, 50.6),  # between the Zwickauer Mulde and Freiberg
    (12.7, 50.45),  # Erzgebirge
    (12.4, 50.35),
    (12.4, 49.9),  # Fichtelgebirge
    (12.45, 49.65),
    (12.8, 49.55),  # Bohemian Forest
    (13.1, 49.45),
    (13.1, 49.0),
    (13.4, 48.85),
    (13.7, 48.75),  # Passau
    (13.7, 48.5),
    (13.4, 48.4),
    (13.1, 48.3),  # Inn and Salzach
    (13.1, 46.65),  # Hohe Tauern and Carnic Alps
    (13.4, 46.55),
    (13.7, 46.4),
    (14.0, 46.3),  # Julian Alps
    (14.25, 46.2),
    (14.25, 45.25),  # Italian frontier of 1940
    (14.3, 44.9),
    (13.6, 44.2),  # Adriatic
    (15.2, 43.2),
    (16.8, 42.2),
    (18.5, 41.5),
    (19.0, 40.0),
]

WESTERN_THEATRE = Area(
    "west",
    [*_BOUNDARY, (0.0, 40.0), (0.0, 57.5)],
    "hand: Lübeck, Berlin, Elbe, western rim of Bohemia, Inn and Salzach, Italian frontier",
)

ITALY = Area(
    "italy",
    [
        (6.0, 44.2),
        (7.6, 44.1),
        (7.6, 43.0),
        (7.6, 40.0),
        (19.0, 40.0),
        *_BOUNDARY[:24:-1],
        (13.1, 46.65),
        (12.5, 46.8),
        (12.2, 47.0),
        (11.9, 47.15),
        (11.3, 47.1),
        (11.0, 46.95),
        (10.5, 46.75),
        (10.2, 46.5),
        (9.5, 46.35),
        (9.1, 46.1),
        (8.0, 46.15),
        (6.0, 46.0),
    ],
    "hand: Italy in the frontiers of 1940",
)

YUGOSLAVIA = Area(
    "yugoslavia",
    [
        *_BOUNDARY[27:],
        (24.0, 40.0),
        (24.0, 44.35),
        (21.3, 44.35),
        (21.1, 44.75),
        (21.1, 45.3),
        (20.8, 45.65),
        (20.4, 45.9),
        (19.2, 45.95),
        (18.9, 45.8),
        (18.3, 45.75),
        (17.4, 45.85),
        (16.9, 46.05),
        (16.6, 46.4),
        (16.4, 46.65),
        (15.7, 46.6),
        (14.8, 46.5),
        (14.2, 46.4),
    ],
    "hand: Yugoslavia in the frontiers of early 1941; Albania, which no rule names, is counted in",
)
