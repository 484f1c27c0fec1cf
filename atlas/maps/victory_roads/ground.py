"""Terrain of Victory Roads: what measured relief makes of it, and woods, marshes and lakes drawn by hand."""

from atlas.model import Paint
from atlas.terrain import Ground
from atlas.zone_model import points


def terrain(ground: Ground) -> str:
    """The class of a hex by its land, height and relief."""
    if ground.land < 0.4:
        return "sea"
    if ground.height >= 480 and ground.relief >= 480:
        return "mountain"
    if ground.height >= 240 and ground.relief >= 270:
        return "rough"
    return "clear"


def _wood(name: str, *outlines: str) -> Paint:
    rings = [points(outline) for outline in outlines]
    return Paint("forest", grounds=f"hand: {name}", outlines=rings, over="clear")


def _marsh(name: str, *outlines: str) -> Paint:
    rings = [points(outline) for outline in outlines]
    return Paint("marsh", grounds=f"hand: {name}", outlines=rings, over="clear forest")


def _lake(name: str, outline: str) -> Paint:
    return Paint("lake", grounds=f"hand: {name}", outlines=[points(outline)])


_CLOSED = (
    Paint(
        "closed",
        grounds="hand: neutral Sweden, occupied Norway",
        outlines=[
            points(
                "7.0,60.5 19.6,60.5 19.6,58.9 17.3,58.0 16.9,56.0 14.7,55.3 12.6,55.25 12.6,56.1"
                " 11.0,58.5 7.0,57.7"
            )
        ],
        over="clear rough mountain",
    ),
    Paint(
        "closed",
        grounds="hand: Denmark, out of play",
        outlines=[points("8.0,57.9 12.6,57.9 12.85,55.6 12.6,54.5 11.2,54.55 9.95,54.87 8.3,54.93")],
        over="clear rough mountain",
    ),
    Paint(
        "sea",
        grounds="hand: Gotland and Bornholm",
        outlines=[
            points("17.9,58.1 19.5,58.1 19.5,56.8 17.9,56.8"),
            points("14.4,55.4 15.4,55.4 15.4,54.9 14.4,54.9"),
        ],
    ),
    Paint(
        "sea",
        grounds="hand: skerries of Finland",
        outlines=[points("19.0,61.0 28.0,61.0 28.0,59.72 19.0,59.6")],
    ),
    Paint(
        "sea",
        grounds="hand: Baltic islands without a harbour",
        outlines=[points("26.4,59.9 28.0,60.4 28.0,59.8 26.5,59.75")],
    ),
)

_COAST = (
    Paint("clear", "1426 3124 6369 6958", "hand: harbour towns on narrow land"),
    Paint("forest", "3024 3025", "hand: dunes and pines of the Frische Nehrung"),
    Paint("forest", "3420 3421 3422", "hand: dunes and pines of the Kurische Nehrung"),
    Paint("sea", "0425", "hand: bay of Lübeck"),
    Paint("sea", "1427 1528", "hand: Stettin Lagoon"),
    Paint("sea", "4308", "hand: bay of Pernau"),
)

_LAKES = (
    _lake("Lake Peipus", "26.95,58.98 27.3,58.65 27.5,58.3 27.75,58.32 27.75,58.8 27.95,58.98 27.4,59.02"),
    _lake("Warm Lake", "27.35,58.4 27.8,58.4 27.75,58.1 27.4,58.1"),
    _lake("Lake Pskov", "27.5,58.3 27.9,58.25 28.25,57.98 28.05,57.85 27.6,58.05"),
    _lake("Lake Ilmen", "30.95,58.35 31.3,58.48 31.75,58.3 31.6,58.08 31.15,58.12"),
)

_WOODS = (
    _wood("Naliboki forest", "26.05,54.12 26.5,54.14 26.85,53.98 26.8,53.68 26.3,53.62 25.95,53.8"),
    _wood("Augustów forest", "22.85,54.0 23.4,54.08 23.8,53.98 23.6,53.72 23.0,53.68"),
    _wood("Białowieża forest", "23.5,52.95 24.2,53.0 24.45,52.6 24.0,52.45 23.5,52.55"),
    _wood("Knyszyn forest", "23.2,53.4 23.8,53.4 23.85,53.08 23.35,53.1"),
    Paint("forest", "3335", "hand: Kampinos forest, on the left bank of the Vistula"),
    _wood("Kurpie forest", "21.15,53.5 21.95,53.45 21.9,53.2 21.2,53.15"),
    _wood("Johannisburg Heath", "21.15,53.8 21.8,53.85 22.1,53.6 21.6,53.48 21.1,53.55"),
    _wood("Rominten Heath", "22.25,54.5 22.85,54.48 22.8,54.22 22.3,54.25"),
    _wood("Borken forest", "21.8,54.25 22.2,54.25 22.2,54.05 21.85,54.05"),
    _wood("forests of Ramuck and Napiwoda", "20.2,53.72 20.95,53.68 20.9,53.38 20.25,53.4"),
    _wood("forests of the Passarge", "19.9,54.15 20.3,54.12 20.3,53.9 19.9,53.92"),
    _wood("Tuchel Heath", "17.5,53.95 18.4,53.9 18.5,53.5 17.75,53.45"),
    _wood("Kashubian woods", "17.3,54.35 18.2,54.3 18.1,53.98 17.3,54.0"),
    _wood("woods of the Pomeranian ridge", "15.9,53.95 16.9,54.1 17.0,53.85 16.3,53.6 15.9,53.7"),
    _wood("Notec forest", "15.4,52.9 16.5,52.82 16.4,52.62 15.5,52.6"),
    _wood("Drage forest", "15.6,53.35 16.2,53.35 16.2,52.98 15.7,52.95"),
    _wood("Ueckermünde Heath", "13.85,53.8 14.45,53.78 14.42,53.52 14.0,53.52"),
    _wood("Gollnow Heath", "14.6,53.78 15.1,53.78 15.05,53.48 14.68,53.48"),
    _wood("Schorfheide", "13.35,53.18 13.95,53.12 13.95,52.88 13.4,52.88"),
    _wood("lakes and woods of Strelitz", "12.7,53.42 13.4,53.4 13.35,53.12 12.7,53.15"),
    _wood("Sternberg and Krossen forests", "14.75,52.35 15.4,52.3 15.35,52.02 14.75,52.05"),
    _wood("Lower Silesian Heath", "14.85,51.62 15.8,51.55 15.9,51.28 15.0,51.28"),
    _wood("Muskau Heath", "14.3,51.58 14.9,51.6 15.0,51.35 14.35,51.33"),
    _wood("Düben Heath", "12.45,51.82 12.95,51.78 12.9,51.6 12.5,51.6"),
    _wood("Fläming", "12.3,52.18 13.1,52.1 13.3,51.92 12.7,51.92"),
    _wood("Letzlingen Heath", "11.2,52.65 11.75,52.6 11.7,52.35 11.2,52.4"),
    _wood("Göhrde", "10.6,53.3 11.2,53.25 11.1,53.0 10.6,53.0"),
    _wood("forests of the Malapane", "17.9,51.0 18.9,50.85 18.95,50.5 18.1,50.58"),
    _wood("Militsch woods", "16.9,51.6 17.5,51.6 17.5,51.4 16.9,51.4"),
    _wood("Brdy", "13.7,49.85 14.15,49.8 14.1,49.55 13.7,49.55"),
    _wood("Holy Cross woods", "20.4,51.2 21.3,51.15 21.3,50.75 20.6,50.75"),
    _wood("Kozienice forest", "21.3,51.65 21.75,51.6 21.7,51.35 21.25,51.38"),
    _wood("Spala forest", "19.95,51.7 20.4,51.68 20.4,51.48 19.95,51.45"),
    _wood("Solska and Janów forests", "22.1,50.8 23.3,50.52 23.3,50.28 22.3,50.45"),
    _wood("Sandomierz forest", "21.55,50.48 22.3,50.4 22.2,50.12 21.5,50.22"),
    _wood("Parczew woods", "22.7,51.75 23.3,51.7 23.3,51.45 22.8,51.45"),
    _wood("Tsuman forest", "25.55,51.15 26.3,51.12 26.3,50.82 25.65,50.82"),
    _wood("woods of Zhitomir Polesia", "27.3,51.35 29.2,51.5 29.8,51.1 29.0,50.78 27.4,50.85"),
    _wood("woods west of Kiev", "29.4,51.15 30.3,51.05 30.25,50.6 29.5,50.62"),
    _wood("woods of southern Polesia", "25.0,51.8 29.4,51.9 29.8,51.45 27.4,51.2 25.0,51.3"),
    _wood("woods of northern Polesia", "25.6,52.85 28.9,53.0 29.4,52.35 25.6,52.3"),
    _wood("woods between Pripet and Dnieper", "29.3,52.1 30.2,52.0 30.3,51.5 29.6,51.45"),
    _wood("Berezina forests", "27.9,54.95 28.8,54.85 28.75,54.4 28.0,54.45"),
    _wood("forests of Bobruisk", "28.5,53.75 29.7,53.65 29.6,53.25 28.6,53.28"),
    _wood("forests of Cherven", "28.2,53.95 29.2,53.95 29.2,53.65 28.3,53.65"),
    _wood("Rossony forests", "28.3,56.15 29.1,56.15 29.15,55.78 28.3,55.78"),
    _wood("woods of Logoisk", "27.6,54.5 28.2,54.45 28.1,54.1 27.6,54.15"),
    _wood("woods of Ushachi", "28.2,55.3 28.9,55.3 28.9,55.05 28.2,55.05"),
    _wood("woods of Senno", "29.3,54.95 29.9,54.9 29.9,54.6 29.3,54.62"),
    _wood("woods of Tolochin and the Drut", "29.2,54.5 29.75,54.35 29.75,54.0 29.3,54.0"),
    _wood("woods of Gorodok", "29.6,55.5 30.0,55.85 30.5,55.8 30.4,55.5"),
    _wood("woods of Surazh", "30.6,55.5 31.1,55.45 31.0,55.15 30.5,55.2"),
    _wood("woods of Krasny", "31.3,54.6 31.8,54.6 31.8,54.3 31.3,54.3"),
    _wood("woods of the Sozh", "31.2,53.9 31.7,53.95 31.9,53.5 31.3,53.45"),
    _wood("woods of Bykhov", "29.9,53.75 30.2,53.75 30.2,53.35 29.95,53.3"),
    _wood("woods of Ostrov", "28.6,57.6 29.2,57.55 29.2,57.2 28.7,57.2"),
    _wood("woods of Novorzhev", "29.3,56.9 30.0,56.9 30.0,56.55 29.3,56.55"),
    _wood("woods of Lettgallia", "26.7,56.5 27.2,56.4 27.2,56.1 26.7,56.15"),
    _wood("woods of Abrehnen", "27.3,57.3 27.9,57.3 27.9,56.95 27.3,56.95"),
    _wood("woods of the Black Aa", "26.5,57.3 26.9,57.3 26.9,57.0 26.5,57.0"),
    _wood("woods of Dorpat", "26.2,58.75 26.7,58.8 26.7,58.55 26.2,58.5"),
    _wood("woods of Fellin", "25.2,58.3 25.7,58.25 25.7,57.95 25.2,57.98"),
    _wood("woods of Kupiškis", "24.9,55.95 25.4,55.9 25.4,55.65 24.9,55.65"),
    _wood("woods of Grodno", "24.0,53.9 24.4,53.9 24.4,53.7 24.0,53.7"),
    _wood("woods of the Narach", "26.35,55.0 27.2,55.0 27.2,54.68 26.4,54.7"),
    _wood("Rudniki forest", "24.75,54.52 25.5,54.52 25.5,54.2 24.7,54.18"),
    _wood("Dainava forest", "23.95,54.28 24.8,54.28 24.75,53.9 24.0,53.88"),
    _wood("Lipichany forest", "24.4,53.65 25.2,53.6 25.15,53.38 24.45,53.38"),
    _wood("Ruzhany forest", "24.65,53.0 25.3,52.95 25.25,52.68 24.7,52.72"),
    _wood("Chechersk woods", "31.2,53.0 31.9,52.95 31.8,52.65 31.1,52.7"),
    _wood("western rim of the Bryansk forest", "32.75,53.75 34.0,53.6 34.0,52.5 33.3,52.5 33.0,53.1"),
    _wood("forests of Yelnya", "33.0,54.6 34.2,54.6 34.2,54.2 33.1,54.15"),
    _wood("forests of Bely and Nelidovo", "32.0,56.25 33.9,56.25 34.1,55.6 32.7,55.5 32.0,55.75"),
    _wood("forests of Velizh", "31.3,55.95 32.0,55.95 32.0,55.55 31.3,55.5"),
    _wood("Valdai hills", "32.2,58.2 33.9,58.2 34.8,57.6 34.5,56.7 33.2,56.6 32.2,57.2"),
    _wood("woods of the Msta", "32.0,59.3 35.6,59.3 35.3,58.3 33.0,58.3 32.3,58.6"),
    _wood("woods of Luga", "28.9,59.25 30.7,59.2 30.9,58.6 29.6,58.3 28.7,58.5"),
    _wood("woods of Gdov", "27.95,58.95 28.8,58.95 28.9,58.35 28.2,58.3"),
    _wood("woods of Dedovichi and Kholm", "29.6,57.65 31.6,57.5 31.9,56.9 30.9,56.75 29.8,57.05"),
    _wood("woods of Toropets", "31.1,56.8 32.2,56.75 32.1,56.35 31.2,56.35"),
    _wood("Alutaguse", "26.8,59.28 27.9,59.28 27.9,58.98 26.9,58.92"),
    _wood("Kõrvemaa", "25.2,59.35 26.0,59.3 25.95,58.98 25.2,58.98"),
    _wood("woods of western Estonia", "24.0,59.1 25.0,59.1 25.0,58.7 24.1,58.7"),
    _wood("woods on the gulf of Pernau", "24.35,58.25 25.1,58.2 25.1,57.85 24.4,57.8"),
    _wood("woods of northern Livonia", "25.8,57.75 26.9,57.75 26.9,57.35 25.9,57.4"),
    _wood("woods of the Livonian Aa", "24.25,57.35 25.0,57.35 25.1,56.95 24.45,56.95"),
    _wood("woods of Semgallia", "25.1,56.55 26.2,56.4 26.2,56.08 25.1,56.12"),
    _wood("woods of northern Courland", "21.8,57.68 22.8,57.68 22.8,57.2 21.7,57.25"),
    _wood("woods of central Courland", "21.3,57.1 22.2,57.0 22.2,56.75 21.35,56.75"),
    _wood("Labanoras forest", "25.6,55.4 26.25,55.35 26.2,55.02 25.6,55.02"),
    _wood("woods of the upper Nevėžis", "24.5,56.05 25.1,56.05 25.1,55.75 24.55,55.8"),
    _wood("Kazlų Rūda forest", "23.1,54.9 23.7,54.88 23.7,54.62 23.1,54.62"),
    _wood("woods of the Jura", "22.35,55.28 23.0,55.25 23.0,55.05 22.4,55.05"),
    _wood("woods of Samogitia", "21.6,56.2 22.2,56.2 22.2,55.9 21.6,55.95"),
    _wood("Bakony", "17.4,47.35 18.1,47.35 18.05,47.08 17.4,47.0"),
    _wood("Vértes and Gerecse", "18.15,47.72 18.65,47.72 18.55,47.38 18.1,47.4"),
    _wood("Zselic and Somogy woods", "17.3,46.3 17.9,46.28 17.9,46.05 17.3,46.08"),
    _wood("Codri of Bessarabia", "28.0,47.4 28.75,47.3 28.7,46.95 28.0,46.95"),
    _wood("woods of the Tigheci", "27.85,46.85 28.15,46.85 28.15,46.4 27.85,46.4"),
    _wood("woods of Cherkassy", "31.2,49.3 31.9,49.25 31.85,49.02 31.2,49.02"),
    _wood("Black forest of Kirovograd", "32.0,48.85 32.5,48.85 32.5,48.6 32.0,48.6"),
    _wood("woods of Chernigov", "31.6,52.2 33.0,52.2 33.0,51.85 31.6,51.8"),
)

_MARSHES = (
    _marsh(
        "Pripet marshes",
        "24.3,52.15 25.3,52.35 26.4,52.5 27.3,52.45 28.3,52.35 28.9,52.2 28.8,51.98"
        " 27.7,51.85 26.6,51.75 25.6,51.7 24.8,51.65 24.2,51.8",
    ),
    _marsh("marshes of the Yaselda", "25.3,52.75 26.0,52.75 26.2,52.4 25.3,52.35"),
    _marsh("marshes of the Sluch and Oressa", "27.3,52.75 28.4,52.7 28.5,52.45 27.4,52.5"),
    _marsh("marshes of the Styr and Goryn", "25.9,51.75 27.3,51.85 27.4,51.5 26.3,51.5"),
    _marsh("marshes of the upper Pripet", "23.7,51.75 24.4,51.75 24.4,51.45 23.7,51.45"),
    _marsh("marshes of the Biebrza and Narew", "22.4,53.7 22.85,53.65 22.85,53.15 22.45,53.05 22.3,53.25"),
    _marsh("Emajõgi bogs", "26.8,58.5 27.3,58.5 27.2,58.25 26.85,58.28"),
    _marsh("bogs on Lake Pskov", "28.05,58.28 28.5,58.25 28.45,57.95 28.15,57.92"),
    _marsh("Soomaa bogs", "24.75,58.6 25.35,58.58 25.3,58.32 24.8,58.32"),
    _marsh("Lubahn marshes", "26.55,56.98 27.2,56.95 27.15,56.65 26.6,56.65"),
    _marsh("Tirelis bog", "23.35,57.0 23.95,56.98 23.95,56.78 23.4,56.78"),
    _marsh("Polist bogs", "30.35,57.45 31.15,57.4 31.1,57.0 30.4,57.0"),
    _marsh("Lovat mouths", "31.2,58.12 31.9,58.2 31.9,57.95 31.25,57.95"),
    _marsh("Volkhov marshes", "31.3,59.3 32.1,59.3 32.2,58.8 31.5,58.72"),
    _marsh("upper Berezina bogs", "28.1,54.85 28.5,54.85 28.5,54.6 28.1,54.6"),
    _marsh("bogs of the upper Viliya", "27.5,54.95 28.0,54.95 28.0,54.7 27.5,54.7"),
    _marsh("mouths of the Memel", "21.2,55.45 21.65,55.4 21.6,55.0 21.2,54.98"),
    _marsh("Vistula delta", "18.85,54.42 19.3,54.35 19.2,54.12 18.9,54.12"),
    _marsh("Warthe and Oder bogs", "14.75,52.7 15.2,52.7 15.2,52.52 14.75,52.5"),
    _marsh("Obra bogs", "15.9,52.2 16.55,52.18 16.5,51.98 15.9,51.98"),
    _marsh("Spree forest", "13.75,52.05 14.2,51.98 14.2,51.8 13.8,51.82"),
    _marsh("Havelland and Rhin bogs", "12.4,52.85 12.9,52.82 12.85,52.6 12.4,52.6"),
    _marsh("Hanság", "16.95,47.8 17.4,47.75 17.3,47.52 16.95,47.55"),
    _marsh("Little Balaton", "17.0,46.75 17.3,46.75 17.3,46.52 17.0,46.52"),
    _marsh("Sava floodlands", "16.4,45.5 17.1,45.38 17.1,45.18 16.5,45.25"),
    _marsh("Danube and Drava floodlands", "18.65,45.95 18.98,45.95 18.98,45.55 18.7,45.58"),
    _marsh("Danube delta", "28.75,45.45 29.8,45.5 29.8,44.7 28.95,44.95"),
    _marsh(
        "floodlands of Brăila and Ialomița",
        "27.85,45.22 28.2,45.25 28.15,44.7 28.05,44.35 27.75,44.3 27.8,44.7",
    ),
    _marsh("lower Dniester floodlands", "29.8,46.62 30.3,46.48 30.25,46.22 29.85,46.35"),
    _marsh("bogs of the Zamglai", "31.0,51.9 31.6,51.95 31.6,51.7 31.0,51.7"),
)

_BASINS = (
    Paint(
        "clear",
        grounds="hand: Burzenland and the upper Olt basin",
        outlines=[points("25.2,45.95 25.95,45.95 25.95,45.6 25.35,45.55")],
    ),
    Paint("clear", grounds="hand: Zips and Liptov basins", lines=[points("19.5,49.08 20.6,49.0")]),
    Paint("clear", grounds="hand: Váh valley", lines=[points("18.75,49.2 18.05,48.9")]),
    Paint("clear", grounds="hand: Klagenfurt basin", lines=[points("13.9,46.62 14.6,46.65")]),
    Paint("clear", grounds="hand: Laibach basin", lines=[points("14.45,46.15 14.55,46.0")]),
    Paint("clear", grounds="hand: Petroșani and Hátszeg basins", lines=[points("22.95,45.6 23.0,45.6")]),
    Paint(
        "rough",
        grounds="hand: Inn and Salzach valleys",
        lines=[points("11.2,47.27 11.7,47.35 12.1,47.5 12.13,47.86"), points("13.1,47.35 13.1,47.7")],
    ),
    Paint("rough", grounds="hand: Mur and Mürz valleys", lines=[points("14.5,47.2 15.1,47.4 15.6,47.6")]),
    Paint(
        "rough", grounds="hand: Brenner and Adige valleys", lines=[points("11.5,47.05 11.4,46.5 11.1,46.1")]
    ),
    Paint("rough", "3170", "hand: Kolubara valley at Valjevo"),
    Paint("rough", "3647 3747 3847", "hand: Low Beskids at the Dukla and Łupków passes"),
    Paint("rough", grounds="hand: Red Tower pass", lines=[points("24.25,45.65 24.3,45.3")]),
)

PAINTS = (*_CLOSED, *_COAST, *_LAKES, *_BASINS, *_WOODS, *_MARSHES)
