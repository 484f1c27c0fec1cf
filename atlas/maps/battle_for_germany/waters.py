"""Rivers, lakes and closed hexsides of Battle for Germany.

Every river side doubles a defender, so only rivers that armies fought for are here. A river stands after
the one it joins. Waypoints are longitude, latitude.
"""

from atlas.model import Course, SideMark

RIVERS = (
    Course(
        "Rhine",
        [(7.6, 47.56), (8.45, 49.5), (8.27, 50.0), (7.6, 50.36), (6.96, 50.94), (6.6, 51.66), (5.9, 51.97)],
        ends="edge",
        avoid=["2301-2401", "1903-2003", "2002-2003"],  # Nijmegen and the Hunsrück on the left bank
    ),
    Course(
        "Danube",
        [
            (8.9, 47.98),
            (12.1, 49.02),
            (13.47, 48.57),
            (16.4, 48.22),
            (18.75, 47.8),
            (19.05, 47.5),
            (18.9, 46.2),
            (20.46, 44.82),
            (22.0, 44.65),
        ],
        ends="edge",
        avoid=[
            *("1616-1617", "1517-1617", "1617-1618"),  # Vienna on the right bank
            *("0924-0925", "0825-0925", "0926-1026"),  # Belgrade on the right bank, 0926 in the Banat
        ],
    ),
    Course(
        "Elbe",
        [(15.8, 50.2), (14.5, 50.35), (13.74, 51.05), (11.65, 52.13), (9.99, 53.5)],
        ends="shore",
        avoid=["2707-2806", "2707-2807", "2707-2808", "2806-2906"],  # Hamburg on the right bank
    ),
    Course(
        "Oder",
        [(18.2, 50.0), (17.03, 51.1), (14.6, 52.35), (14.6, 53.4)],
        ends="shore",
        avoid=["2613-2714", "2713-2714"],  # Stettin on the left bank
    ),
    Course(
        "Vistula",
        [(19.2, 50.0), (19.94, 50.05), (21.85, 50.7), (21.0, 52.25), (18.6, 53.0), (18.8, 54.3)],
        ends="shore",
        avoid=[
            *("2023-2123", "2023-2124", "2023-2122", "1922-2022"),  # Cracow on the left bank
            *("2424-2524", "2423-2524", "2523-2524"),  # Warsaw on the left bank
        ],
    ),
    Course("Tisza", [(22.5, 48.15), (20.2, 47.2), (20.2, 46.25), (20.3, 45.15)], "Danube", begins="edge"),
    Course(
        "Sava",
        [(14.5, 46.05), (15.98, 45.8), (18.0, 45.1), (20.4, 44.82)],
        ends="Danube",
        avoid=["1116-1216", "1116-1117"],  # Zagreb on the left bank
    ),
    Course("Drava", [(13.85, 46.6), (15.65, 46.55), (17.4, 45.95), (18.9, 45.55)], "Danube"),
    Course("Moselle", [(6.17, 49.1), (6.64, 49.75), (7.6, 50.36)], "Rhine", begins="edge"),
    Course("Main", [(11.1, 50.1), (9.93, 49.8), (8.68, 50.1), (8.27, 50.0)], "Rhine"),
    Course("Neckar", [(8.9, 48.45), (9.2, 48.8), (8.47, 49.5)], "Rhine"),
    Course("Weser", [(9.65, 51.42), (9.3, 52.2), (8.8, 53.08), (8.5, 53.5)], "shore"),
    Course("Saale", [(11.8, 50.6), (11.97, 51.48), (11.88, 51.95)], "Elbe"),
    Course("Vltava", [(14.45, 48.9), (14.42, 50.0), (14.48, 50.35)], "Elbe"),
    Course("Neisse", [(15.0, 50.9), (14.75, 51.9), (14.75, 52.07)], "Oder"),
    Course(
        "Warta",
        [(19.1, 50.8), (18.74, 51.6), (18.2, 52.2), (16.93, 52.41), (15.2, 52.73), (14.65, 52.58)],
        "Oder",
    ),
    Course("San", [(22.2, 49.6), (22.78, 49.78), (21.85, 50.73)], "Vistula"),
    Course("Narew", [(22.9, 53.1), (21.6, 53.1), (20.7, 52.43)], "Vistula", begins="edge"),
    Course("Bug", [(23.6, 52.3), (22.6, 52.65), (21.1, 52.5)], "Narew", begins="edge"),
    Course("Niemen", [(23.8, 54.95), (21.9, 55.1), (21.3, 55.3)], "shore", begins="edge"),
    Course("Inn", [(12.17, 47.58), (12.5, 48.2), (13.47, 48.57)], "Danube"),
    Course("Enns", [(14.4, 47.6), (14.5, 48.2)], "Danube"),
    Course("Morava", [(17.2, 49.6), (17.0, 48.2)], "Danube"),
    Course("Váh", [(19.0, 49.1), (18.0, 48.8), (18.13, 47.76)], "Danube"),
    Course("Hron", [(19.15, 48.73), (18.75, 47.82)], "Danube"),
    Course("Rába", [(16.3, 46.95), (17.63, 47.69)], "Danube"),
    Course("Po", [(7.7, 45.07), (9.7, 45.05), (12.2, 44.95)], "shore"),
    Course("Adige", [(10.95, 45.5), (12.2, 45.15)], "shore"),
)

SIDES = (
    SideMark("lake", "Bodensee", "1405-1505 1405-1506", "hand: the lake parts Switzerland from Swabia"),
    SideMark("lake", "Lago di Garda", "1007-1108", "hand: 50 km of water between Brescia and Rovereto"),
    SideMark(
        "lake", "Balaton", "1319-1320 1320-1420", "hand: 78 km of water, the southern end of the 1945 front"
    ),
    SideMark("lake", "Neusiedler See", "1517-1518", "hand: lake and reeds between Ödenburg and the Hanság"),
    SideMark("lake", "Śniardwy", "2825-2924", "hand: the great Masurian lakes"),
    SideMark(
        "sea", "Little Belt", "3207-3208", "hand: Fyn is reached by the bridge of 1935 alone, from 3107"
    ),
    SideMark("", "", "2813-2814", "hand: the Oder ends in the lagoon"),
    SideMark("sea", "Stettiner Haff", "2813-2814", "hand: the lagoon between Usedom and Wollin"),
    SideMark("sea", "Kvarner", "0913-1014", "hand: the gulf between Istria and the Croatian shore"),
    SideMark(
        "blocked", "Ötztal Alps", "1307-1308 1308-1408", "hand: glaciers, no winter road west of the Brenner"
    ),
    SideMark(
        "blocked",
        "Hohe Tauern",
        "1310-1410 1311-1410 1311-1411",
        "hand: main ridge of the Alps, no winter road",
    ),
    SideMark("blocked", "High Tatras", "1823-1922", "hand: main ridge, no road"),
)
