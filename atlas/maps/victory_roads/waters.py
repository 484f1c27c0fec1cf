"""Rivers of Victory Roads, each from its source, and lakes and straits along hexsides.

A great river stops command and supply without a bridge; it is kept for the streams that the armies of 1944
needed an operation to cross.
"""

from atlas.maps.victory_roads.banks import wrong_sides
from atlas.model import Course, SideMark
from atlas.zone_model import points


def _river(
    name: str, course: str, ends: str, begins: str = "", great: str = "", avoid: str = "", hand: bool = False
) -> Course:
    return Course(
        name,
        points(course),
        ends,
        begins,
        great_from=points(great)[0] if great else None,
        avoid=[*avoid.split(), *wrong_sides(name)],
        by_hand=hand,
        grounds="hand: its course by towns and bends" if hand else "WDB-II course",
    )


_BALTIC = (
    _river(
        "Narva", "27.75,59.0 28.15,59.15 28.2,59.37 28.05,59.46", "shore", "shore", "27.75,59.0", hand=True
    ),
    _river("Luga", "30.85,58.6 29.85,58.74 29.1,59.0 28.6,59.35 28.3,59.68", "shore", hand=True),
    _river("Velikaya", "29.5,56.3 28.67,56.71 28.35,57.34 28.35,57.8", "shore"),
    _river("Sorot", "29.6,57.15 28.9,57.08 28.6,57.05", "Velikaya", hand=True),
    _river("Shelon", "29.9,57.55 29.55,57.77 30.3,58.1 30.8,58.2 31.0,58.2", "shore", hand=True),
    _river("Lovat", "30.5,55.6 30.53,56.34 31.18,57.15 31.3,57.95 31.35,58.1", "shore"),
    _river("Msta", "34.8,58.0 33.9,58.4 32.5,58.45 31.45,58.45", "shore"),
    _river("Volkhov", "31.3,58.52 31.7,58.95 31.8,59.4", "edge", "shore"),
    _river("Emajõgi", "26.1,58.4 26.72,58.38 27.2,58.4", "shore", "Võrtsjärv", hand=True),
    _river("Pärnu", "25.6,58.95 25.2,58.55 24.55,58.4", "shore", hand=True),
    _river("Gauja", "26.3,57.2 26.3,57.55 25.42,57.54 25.0,57.25 24.3,57.15", "shore", hand=True),
    _river(
        "Daugava",
        "32.2,56.25 31.6,55.85 31.2,55.6 30.72,55.4 30.2,55.19 29.46,55.04 29.25,55.22"
        " 28.78,55.46 28.22,55.56 27.94,55.78 27.45,55.79 27.17,55.9 26.85,55.83 26.55,55.7"
        " 26.2,55.85 26.18,56.35 25.87,56.5 25.72,56.62 25.2,56.6 24.6,56.82 24.05,57.05",
        "shore",
        great="30.2,55.19",
        avoid="5619-5719 5618-5619",  # 5619 on the right bank (4.6)
        hand=True,
    ),
    _river("Aiviekste", "27.2,56.85 26.4,56.9 25.8,56.65", "Daugava", hand=True),
    _river("Mezha", "32.9,55.9 32.0,55.75 31.3,55.7", "Daugava", hand=True),
    _river("Luchesa", "30.75,54.75 30.5,54.77 30.33,54.95 30.25,55.15", "Daugava", hand=True),
    _river("Obol", "29.9,55.75 29.4,55.45 29.05,55.4", "Daugava", hand=True),
    _river("Drissa", "29.4,55.9 28.7,55.85 28.1,55.8", "Daugava", hand=True),
    _river("Disna", "26.6,55.45 27.3,55.35 28.1,55.55", "Daugava", hand=True),
    _river("Ulla", "29.2,54.75 29.2,55.0 29.25,55.2", "Daugava", hand=True),
    _river("Lielupe", "24.9,56.0 24.4,56.2 24.2,56.4 23.71,56.65 23.8,56.95", "shore", hand=True),
    _river("Venta", "22.6,55.9 22.2,56.35 21.97,56.97 21.55,57.4", "shore", hand=True),
    _river(
        "Memel",
        "27.0,53.4 26.2,53.55 25.2,53.6 24.5,53.62 23.83,53.68 24.0,54.1 24.05,54.4 23.9,54.9"
        " 22.9,55.08 21.9,55.08 21.35,55.3",
        "Kurisches Haff",
        great="23.83,53.68",
    ),
    _river("Neris", "27.9,54.8 27.0,54.5 26.4,54.6 25.9,54.75 25.3,54.7 24.5,54.95 23.95,54.92", "Memel"),
    _river("Western Berezina", "26.6,54.35 26.35,54.15 26.05,54.0 26.05,53.85", "Memel", hand=True),
    _river("Shchara", "26.0,52.8 25.4,53.0 25.1,53.3 24.8,53.55", "Memel", hand=True),
    _river("Nevėžis", "24.4,55.75 24.0,55.3 23.8,54.95", "Memel", hand=True),
    _river("Dubysa", "23.1,55.8 23.3,55.4 23.4,55.1", "Memel", hand=True),
    _river("Jura", "22.2,55.6 22.3,55.25 22.1,55.08", "Memel", hand=True),
    _river("Šešupė", "23.1,54.35 23.35,54.56 22.9,54.75 22.3,54.95", "Memel", hand=True),
    _river(
        "Pregel",
        "22.6,54.45 22.2,54.58 21.8,54.63 21.2,54.65 20.5,54.68",
        "Frisches Haff",
        avoid="3323-3324 3324-3423",  # its mouth below Königsberg
        hand=True,
    ),
    _river("Angerapp", "21.8,54.15 22.0,54.3 21.85,54.6", "Pregel", "Mauersee", hand=True),
    _river("Alle", "20.45,53.6 20.5,53.8 20.6,54.15 20.85,54.25 21.05,54.6", "Pregel", hand=True),
    _river("Passarge", "20.2,53.7 20.1,54.0 19.85,54.38", "Frisches Haff", hand=True),
)

_VISTULA = (
    _river(
        "Vistula",
        "18.85,49.75 19.2,50.03 19.94,50.03 20.4,50.1 20.7,50.22 21.1,50.4 21.45,50.55"
        " 21.75,50.62 21.88,50.8 21.8,51.1 21.9,51.35 21.75,51.58 21.4,51.85 21.25,52.05"
        " 21.3,52.2 21.15,52.42 20.7,52.42 20.3,52.4 19.7,52.48 19.07,52.72 18.6,52.98"
        " 18.2,53.1 18.42,53.36 18.68,53.5 18.85,53.9 18.8,54.1 18.95,54.35",
        "shore",
        great="20.7,50.22",
        hand=True,
    ),
    _river("Dunajec", "20.2,49.45 20.65,49.6 20.75,50.2", "Vistula"),
    _river("Wisłoka", "21.45,49.6 21.45,50.0 21.4,50.45", "Vistula", hand=True),
    _river("San", "22.7,49.15 22.3,49.5 22.77,49.78 22.7,50.05 22.2,50.45 21.83,50.73", "Vistula"),
    _river("Nida", "20.3,50.75 20.6,50.5 20.85,50.3", "Vistula", hand=True),
    _river("Wieprz", "23.1,50.6 23.1,51.1 22.6,51.5 22.1,51.42 21.9,51.38", "Vistula", hand=True),
    _river("Pilica", "19.6,50.6 19.8,51.0 20.0,51.5 20.6,51.65 21.25,51.85", "Vistula", hand=True),
    _river("Bzura", "19.3,52.0 19.9,52.1 20.15,52.35", "Vistula", hand=True),
    _river("Narew", "24.1,52.9 23.2,52.9 22.6,53.15 22.07,53.2 21.55,53.08 21.1,52.7 20.7,52.44", "Vistula"),
    _river("Pissek", "21.7,53.75 21.8,53.6 21.9,53.25", "Narew", "Spirdingsee", hand=True),
    _river(
        "Bug",
        "24.8,49.75 24.2,50.3 24.05,50.7 23.6,51.2 23.55,51.55 23.6,52.08 22.6,52.42 22.0,52.65 21.15,52.5",
        "Narew",
    ),
    _river("Biebrza", "23.5,53.7 22.8,53.6 22.45,53.25", "Narew", hand=True),
    _river("Drewenz", "20.0,53.65 19.4,53.4 18.85,53.05", "Vistula", hand=True),
    _river("Brahe", "17.4,53.9 17.85,53.6 17.95,53.2", "Vistula", hand=True),
)

_ODER_AND_ELBE = (
    _river(
        "Oder",
        "17.6,49.7 18.2,49.88 18.22,50.1 17.95,50.65 17.5,50.88 17.03,51.13 16.5,51.45"
        " 16.1,51.68 15.5,52.05 14.75,52.1 14.6,52.35 14.6,52.6 14.2,52.85 14.5,53.25"
        " 14.6,53.5",
        "shore",
        great="17.95,50.65",
    ),
    _river("Olsa", "18.75,49.6 18.6,49.8 18.33,49.95", "Oder", hand=True),
    _river("Glatzer Neisse", "16.65,50.3 16.7,50.45 17.33,50.48 17.65,50.75", "Oder", hand=True),
    _river("Bober", "15.75,50.9 15.5,51.3 15.3,51.6 15.05,52.02", "Oder", hand=True),
    _river("Neisse", "15.05,50.75 15.0,51.15 14.7,51.6 14.72,51.95 14.72,52.08", "Oder"),
    _river(
        "Warthe",
        "19.4,50.6 19.15,50.85 18.8,51.3 18.7,51.7 18.65,52.2 17.9,52.2 17.1,52.1 16.93,52.41"
        " 16.0,52.7 15.24,52.73 14.65,52.58",
        "Oder",
    ),
    _river("Prosna", "18.4,51.05 18.15,51.5 18.08,51.75 17.75,52.1", "Warthe", hand=True),
    _river("Netze", "18.2,52.75 17.75,53.1 16.9,53.05 16.0,52.87 15.45,52.75", "Warthe"),
    _river("Drage", "16.2,53.5 15.9,53.15 15.95,52.9", "Netze", hand=True),
    _river("Ihna", "15.4,53.25 15.05,53.34 14.75,53.5", "shore", hand=True),
    _river("Rega", "15.75,53.75 15.35,53.9 15.3,54.1", "shore", hand=True),
    _river("Persante", "16.3,53.8 16.0,54.0 15.6,54.15", "shore", hand=True),
    _river("Peene", "12.8,53.85 13.3,53.88 13.75,53.85", "shore", hand=True),
    _river(
        "Elbe",
        "15.8,50.35 15.8,50.05 15.1,50.1 14.5,50.35 14.1,50.6 13.74,51.05 13.1,51.5"
        " 12.7,51.85 12.1,51.88 11.65,52.13 11.95,52.5 11.75,52.95 11.0,53.25 10.3,53.45"
        " 9.95,53.54",
        "edge",
        great="14.1,50.6",
    ),
    _river("Moldau", "14.3,48.7 14.47,48.97 14.3,49.4 14.42,50.05 14.48,50.33", "Elbe"),
    _river("Beraun", "12.9,49.6 13.38,49.77 13.9,49.95 14.35,50.0", "Moldau"),
    _river("Ohře", "12.4,50.07 12.87,50.23 13.6,50.35 14.1,50.5", "Elbe", hand=True),
    _river("Schwarze Elster", "14.2,51.4 13.7,51.47 13.2,51.7 12.85,51.83", "Elbe", hand=True),
    _river("Mulde", "12.7,50.75 12.75,51.2 12.4,51.65 12.25,51.85", "Elbe"),
    _river("Saale", "11.8,50.3 11.5,50.7 11.7,51.1 11.95,51.45 11.85,51.93", "Elbe"),
    _river("Weisse Elster", "12.1,50.5 12.1,50.9 12.3,51.3 12.0,51.42", "Saale", hand=True),
    _river("Havel", "13.1,53.3 13.3,52.95 13.2,52.55 13.06,52.38 12.55,52.41 12.3,52.65 12.0,52.88", "Elbe"),
    _river("Spree", "14.45,51.1 14.4,51.75 13.95,51.95 14.1,52.3 13.4,52.5 13.2,52.54", "Havel"),
)

_DANUBE = (
    _river(
        "Danube",
        "10.9,48.73 11.43,48.76 12.1,49.02 13.46,48.57 14.29,48.31 15.6,48.38 16.4,48.22"
        " 17.11,48.14 18.12,47.74 18.85,47.8 19.05,47.5 18.9,46.8 18.9,46.2 18.9,45.55"
        " 19.4,45.2 19.85,45.25 20.46,44.83 21.2,44.75 22.0,44.5 22.45,44.7 22.65,44.6"
        " 22.5,44.35 22.9,44.0",
        "edge",
        "edge",
        "13.46,48.57",
    ),
    _river(
        "Lower Danube",
        "27.0,44.12 27.5,44.2 28.0,44.4 27.95,45.2 28.05,45.43 28.75,45.3 29.65,45.2",
        "shore",
        "edge",
        "27.0,44.12",
    ),
    _river("Isar", "11.5,47.7 11.58,48.14 12.15,48.54 12.97,48.8", "Danube"),
    _river("Lech", "10.75,47.6 10.9,48.37 10.93,48.72", "Danube", hand=True),
    _river("Naab", "12.2,49.7 12.1,49.3 12.05,49.02", "Danube", hand=True),
    _river("Inn", "11.4,47.27 12.15,47.6 12.15,47.9 12.5,48.2 13.46,48.57", "Danube"),
    _river("Salzach", "13.2,47.4 13.04,47.8 12.85,48.2", "Inn"),
    _river("Traun", "13.7,47.75 14.0,48.15 14.35,48.27", "Danube", hand=True),
    _river("Enns", "13.7,47.4 14.5,47.6 14.45,48.0 14.5,48.23", "Danube"),
    _river("March", "16.9,49.95 17.25,49.6 17.4,49.2 17.0,48.75 16.95,48.2", "Danube"),
    _river("Thaya", "15.3,48.87 16.05,48.85 16.6,48.8 16.95,48.65", "March"),
    _river("Leitha", "16.2,47.75 16.6,47.95 17.1,47.88 17.5,47.8", "Danube", hand=True),
    _river("Rába", "15.8,47.15 16.3,46.95 17.0,47.3 17.62,47.7", "Danube"),
    _river("Rábca", "16.9,47.68 17.25,47.65 17.6,47.7", "Rába", "Neusiedler See", hand=True),
    _river("Váh", "19.8,49.1 18.75,49.2 18.05,48.9 17.85,48.5 17.95,48.0 18.13,47.76", "Danube"),
    _river("Nitra", "18.4,48.75 18.1,48.35 18.15,47.95", "Váh", hand=True),
    _river("Hron", "20.0,48.85 19.15,48.73 18.6,48.35 18.75,47.82", "Danube"),
    _river("Ipoly", "19.75,48.45 19.3,48.1 18.85,47.95 18.85,47.83", "Danube"),
    _river("Sió", "17.95,46.93 18.5,46.75 18.75,46.4", "Danube", "Balaton", hand=True),
    _river("Kapos", "17.6,46.4 18.1,46.4 18.5,46.6", "Sió", hand=True),
    _river(
        "Drava",
        "12.8,46.8 13.85,46.6 14.6,46.6 15.65,46.56 16.3,46.38 16.9,46.25 17.4,45.95 18.3,45.75 18.9,45.55",
        "Danube",
    ),
    _river("Mur", "13.9,47.1 14.9,47.3 15.4,47.1 15.7,46.7 16.4,46.55 16.9,46.3", "Drava"),
    _river(
        "Sava",
        "14.0,46.35 14.6,46.07 15.3,45.95 15.98,45.78 16.4,45.45 17.3,45.15 18.0,45.13"
        " 18.7,45.08 19.6,44.95 20.2,44.75 20.42,44.8 20.38,44.95",
        "Danube",
        great="16.4,45.45",
    ),
    _river("Kupa", "14.9,45.5 15.55,45.48 15.8,45.5", "Sava", hand=True),
    _river("Una", "15.85,44.8 16.4,45.0 16.9,45.25", "Sava"),
    _river("Vrbas", "17.2,44.4 17.2,44.8 17.5,45.1", "Sava"),
    _river("Bosna", "18.0,44.2 18.1,44.7 18.45,45.05", "Sava"),
    _river("Drina", "19.1,44.2 19.15,44.5 19.3,44.88", "Sava", "edge"),
    _river("Kolubara", "19.9,44.27 20.2,44.4 20.2,44.65", "Sava", hand=True),
    _river("Morava", "21.15,44.05 21.05,44.4 21.05,44.7", "Danube", "edge"),
    _river("Timok", "22.4,44.05 22.65,44.2", "Danube", "edge", hand=True),
    _river(
        "Tisza",
        "24.2,47.95 23.6,48.0 22.9,48.15 22.2,48.4 21.8,48.35 21.4,48.12 20.7,47.65"
        " 20.2,47.18 20.15,46.7 20.15,46.25 20.1,45.7 20.3,45.15",
        "Danube",
        great="21.4,48.12",
    ),
    _river("Someș", "24.3,47.35 23.87,47.14 23.3,47.3 23.2,47.6 22.88,47.79 22.35,48.08", "Tisza"),
    _river("Bodrog", "22.3,48.75 22.0,48.55 21.6,48.35 21.42,48.13", "Tisza", hand=True),
    _river("Hernád", "20.6,48.93 21.2,48.85 21.3,48.6 21.1,48.2 20.95,47.95", "Tisza"),
    _river("Zagyva", "19.75,48.0 19.7,47.65 20.15,47.2", "Tisza", hand=True),
    _river("Sebes-Körös", "22.7,46.95 21.92,47.05 21.4,47.05 20.9,46.95 20.2,46.75", "Tisza"),
    _river("Fehér-Körös", "22.4,46.35 21.6,46.5 21.2,46.75 20.9,46.93", "Sebes-Körös", hand=True),
    _river(
        "Mureș",
        "25.4,46.75 24.9,46.85 24.56,46.54 23.9,46.35 23.57,46.07 22.9,45.9 22.0,46.1 21.32,46.16 20.2,46.24",
        "Tisza",
    ),
    _river("Târnava", "25.2,46.3 24.79,46.22 24.2,46.17 23.7,46.15", "Mureș", hand=True),
    _river("Timiș", "22.2,45.4 21.85,45.65 21.3,45.5 20.7,45.1 20.62,44.87", "Danube"),
    _river("Jiu", "23.4,45.35 23.28,45.04 23.5,44.7 23.8,44.25 23.8,43.95", "edge"),
    _river(
        "Olt", "25.75,46.5 25.8,45.9 25.4,45.8 24.97,45.85 24.3,45.6 24.37,45.1 24.3,44.4 24.5,43.95", "edge"
    ),
    _river("Argeș", "24.75,45.2 24.87,44.86 25.4,44.5 26.0,44.25 26.6,44.1", "edge"),
    _river("Ialomița", "25.45,45.2 25.5,44.93 26.2,44.7 27.37,44.57 27.85,44.7", "Lower Danube"),
    _river(
        "Siret",
        "25.6,48.0 26.1,47.95 26.5,47.5 26.9,46.95 26.95,46.5 27.2,45.95 27.5,45.6 28.0,45.42",
        "Lower Danube",
    ),
    _river("Buzău", "26.0,45.55 26.5,45.2 26.95,45.1 27.7,45.45", "Siret", hand=True),
    _river("Moldova", "25.6,47.55 26.2,47.45 26.55,47.2 26.9,46.95", "Siret"),
    _river("Bistrița", "25.3,47.35 25.9,47.0 26.37,46.92 26.95,46.5", "Siret"),
    _river("Trotuș", "26.1,46.55 26.5,46.3 27.1,46.05", "Siret", hand=True),
    _river("Putna", "26.6,45.9 27.0,45.85 27.45,45.6", "Siret", hand=True),
    _river("Bârlad", "27.3,46.85 27.7,46.65 27.67,46.23 27.45,45.85", "Siret", hand=True),
    _river(
        "Prut",
        "24.6,48.25 25.04,48.52 25.94,48.3 26.8,48.2 27.4,47.6 27.8,47.2 28.1,46.7 28.15,46.1 28.15,45.5",
        "Lower Danube",
    ),
    _river("Jijia", "26.6,47.95 27.0,47.6 27.6,47.25 27.95,47.0", "Prut", hand=True),
)

_BLACK_SEA = (
    _river(
        "Dniester",
        "23.2,49.4 23.7,49.4 24.5,49.15 25.1,48.95 25.75,48.65 26.5,48.55 27.8,48.45"
        " 28.3,48.15 29.0,47.77 29.15,47.25 29.5,46.85 29.95,46.45 30.3,46.35",
        "shore",
        great="25.75,48.65",
    ),
    _river("Stry", "23.2,48.95 23.6,49.15 23.9,49.3 23.95,49.36", "Dniester", hand=True),
    _river("Bystritsa", "24.5,48.65 24.71,48.95 24.85,49.1", "Dniester", hand=True),
    _river("Gnila Lipa", "24.6,49.65 24.6,49.35 24.7,49.15", "Dniester", hand=True),
    _river("Strypa", "25.2,49.75 25.3,49.4 25.4,49.05 25.4,48.85", "Dniester", hand=True),
    _river("Seret", "25.4,49.85 25.6,49.55 25.75,49.1 25.85,48.65", "Dniester", hand=True),
    _river("Zbruch", "26.2,49.65 26.2,49.2 26.3,48.6", "Dniester", hand=True),
    _river("Reut", "27.7,47.85 28.3,47.7 28.82,47.4 29.1,47.25", "Dniester", hand=True),
    _river(
        "Southern Bug",
        "26.5,49.6 27.0,49.42 28.0,49.4 28.48,49.22 29.0,48.6 29.85,48.15 30.85,48.05 31.33,47.56 31.8,47.1",
        "edge",
        great="30.85,48.05",
    ),
    _river("Sinyukha", "31.0,48.9 30.9,48.5 30.85,48.07", "Southern Bug", hand=True),
    _river(
        "Dnieper",
        "33.8,55.1 33.2,54.9 32.6,54.95 32.05,54.78 31.5,54.65 30.95,54.6 30.42,54.5"
        " 30.3,54.2 30.34,53.9 30.2,53.5 30.15,53.2 30.05,52.9 30.4,52.35 30.7,51.9 30.55,51.4"
        " 30.55,51.0 30.55,50.45 30.75,50.1 31.0,49.9 31.5,49.7 32.06,49.47 32.3,49.3"
        " 32.7,49.1",
        "edge",
        great="30.42,54.5",
        hand=True,
        avoid="6224-6225",  # between Orsha and Mogilev
    ),
    _river("Drut", "29.6,54.5 29.7,53.9 29.9,53.4 30.0,53.1 30.15,52.97", "Dnieper", hand=True),
    _river(
        "Berezina",
        "28.3,54.85 28.5,54.25 28.9,53.85 29.0,53.5 29.22,53.14 29.6,52.75 30.2,52.55",
        "Dnieper",
    ),
    _river("Svisloch", "27.55,53.9 28.0,53.6 28.9,53.42", "Berezina", hand=True),
    _river("Sozh", "32.0,54.5 31.9,54.0 31.7,53.7 31.0,53.44 31.1,52.9 31.0,52.43 30.8,51.95", "Dnieper"),
    _river("Pronya", "31.0,54.5 31.1,54.15 31.0,53.8 31.0,53.47", "Sozh", hand=True),
    _river("Besed", "32.2,53.7 31.9,53.2 31.5,52.7 31.2,52.55", "Sozh", hand=True),
    _river("Iput", "32.5,53.9 32.4,53.3 32.6,53.0 31.9,52.5 31.1,52.43", "Sozh", hand=True),
    _river(
        "Pripet",
        "24.0,51.55 24.8,51.75 25.5,51.9 26.1,52.1 27.2,52.08 28.3,52.1 29.25,52.05 29.9,51.6"
        " 30.2,51.3 30.55,51.15",
        "Dnieper",
        great="26.1,52.1",
    ),
    _river("Stokhod", "24.9,50.95 25.1,51.3 25.3,51.6 25.6,51.9", "Pripet", hand=True),
    _river("Styr", "25.0,50.05 25.2,50.35 25.33,50.75 25.6,51.2 25.95,51.6 26.2,52.07", "Pripet", hand=True),
    _river("Goryn", "26.0,49.95 26.8,50.2 26.4,50.6 26.4,51.2 26.8,51.7 27.2,52.05", "Pripet", hand=True),
    _river("Sluch", "27.3,49.75 27.6,50.2 27.6,50.6 27.0,51.2 26.75,51.6", "Goryn", hand=True),
    _river("Northern Sluch", "27.4,53.2 27.55,53.0 27.5,52.5 27.7,52.13", "Pripet", hand=True),
    _river("Ptich", "27.6,53.8 28.1,53.3 28.4,52.9 28.8,52.4 28.75,52.15", "Pripet", hand=True),
    _river("Ubort", "27.7,51.1 28.0,51.6 28.3,52.08", "Pripet", hand=True),
    _river("Uzh", "28.1,50.85 28.65,50.95 29.5,51.2 30.15,51.2", "Pripet", hand=True),
    _river("Teterev", "28.0,49.95 28.66,50.25 29.3,50.65 30.1,50.85 30.5,51.0", "Dnieper", hand=True),
    _river("Irpen", "29.6,50.0 29.95,50.3 30.2,50.55 30.45,50.75", "Dnieper", hand=True),
    _river(
        "Desna",
        "33.5,53.7 33.3,52.6 33.2,52.0 32.3,51.6 31.3,51.48 30.9,51.0 30.6,50.55",
        "Dnieper",
        begins="edge",
    ),
    _river("Snov", "32.5,52.4 32.1,52.0 31.8,51.6", "Desna", hand=True),
    _river("Seim", "33.1,51.35 32.7,51.4", "Desna", "edge", hand=True),
    _river("Ros", "29.4,49.6 30.13,49.78 30.9,49.5 31.5,49.63", "Dnieper", hand=True),
)

_ITALY = (
    _river("Po", "11.6,44.9 12.3,44.97", "shore", "edge"),
    _river("Adige", "11.5,45.2 12.2,45.17", "shore", "edge"),
    _river("Piave", "12.2,46.15 12.2,45.85 12.6,45.6", "shore"),
    _river("Tagliamento", "12.8,46.4 13.0,46.1 13.0,45.7", "shore", hand=True),
    _river("Isonzo", "13.6,46.3 13.62,45.95 13.5,45.75", "shore", hand=True),
)

RIVERS = (*_BALTIC, *_VISTULA, *_ODER_AND_ELBE, *_DANUBE, *_BLACK_SEA, *_ITALY)


def _water(name: str, course: str, feature: str, grounds: str) -> Course:
    return Course(name, points(course), feature=feature, by_hand=True, grounds=f"hand: {grounds}")


LAKES = (
    _water(
        "Frisches Haff",
        "19.3,54.25 19.5,54.26 19.65,54.35 19.68,54.5 19.75,54.6 20.0,54.58 20.4,54.66",
        "sea",
        "lagoon between its spit and Königsberg",
    ),
    _water(
        "Kurisches Haff",
        "20.72,54.94 20.85,54.94 21.05,55.0 21.1,55.2 21.1,55.4 21.1,55.55",
        "sea",
        "lagoon between its spit and the mouth of the Memel",
    ),
    _water("Balaton", "17.3,46.75 17.65,46.83 17.95,46.95", "lake", "77 km of water"),
    _water("Neusiedler See", "16.72,47.95 16.8,47.8 16.85,47.68", "lake", "36 km of water"),
    _water("Mauersee", "21.68,54.3 21.72,54.12", "lake", "lakes north of Lötzen"),
    _water("Spirdingsee", "21.75,53.92 21.65,53.7", "lake", "lakes south of Lötzen"),
    _water("Võrtsjärv", "26.05,58.4 26.05,58.1", "lake", "35 km of water"),
)

SIDES = (
    SideMark("sea", "Strelasund", "1125-1224 1224-1225", "hand: between Rügen and the mainland"),
    SideMark("sea", "Pillauer Tief", "3024-3124", "hand: channel from the lagoon to the sea"),
    SideMark("sea", "Memeler Tief", "3420-3520", "hand: channel from the lagoon to the sea"),
    SideMark("sea", "Swine", "1426-1527", "hand: between Usedom and Wollin"),
    SideMark("sea", "Soela Sound", "3906-3907", "hand: between Dagö and Ösel"),
    SideMark("sea", "Moon Sound", "4007-4107", "hand: between Ösel and the mainland"),
)
