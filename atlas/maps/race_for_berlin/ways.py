"""Main roads, lines of entrenchments, American tracks and the limits of Berlin.

No main road crosses the Oder or the Neisse: the bridges were down, and the move from Küstrin to Oderbruch 2
pays for its river (annex 2).
"""

from atlas.zone_model import City, Entrenchment, Road

ROADS = (
    Road("Reichsstraße 1, east", "Oderbruch-2 Seelow Muncheberg Strausberg Friedrichshain"),
    Road("Reichsstraße 5, east", "Frankfurt Falkenhagen Muncheberg"),
    Road("Autobahn to Frankfurt", "Frankfurt Falkenhagen Furstenwalde Erkner Treptow"),
    Road("Reichsstraße 2, north", "Angermunde Eberswalde Bernau Wedding"),
    Road("Reichsstraße 96, north", "Zehdenick Oranienburg Wedding"),
    Road(
        "Reichsstraße 5, west",
        "Kyritz Nauen Charlottenburg",
        # South of the Spree from Spandau on, by the Heerstraße.
        "12.40,52.94 12.86,52.61 13.10,52.525 13.20,52.503 13.29,52.507 13.38,52.518",
    ),
    Road("Reichsstraße 1, west", "Genthin Brandenburg Potsdam Zehlendorf"),
    Road("Reichsstraße 2, south", "Potsdam Beelitz Treuenbrietzen Wittenberg Duben Leipzig"),
    Road(
        "Reichsstraße 101", "Mariendorf Trebbin Luckenwalde Juterbog Herzberg Elsterwerda Grossenhain Dresden"
    ),
    Road(
        "Reichsstraße 96, south",
        "Mariendorf Zossen Baruth Luckau Finsterwalde Senftenberg Hoyerswerda Bautzen",
    ),
    Road("Autobahn to Cottbus", "Forst Kathlow Cottbus Calau Luckau Halbe Wusterhausen Treptow"),
    Road("Reichsstraße 97", "Cottbus Spremberg Hoyerswerda"),
    Road("Reichsstraße 6", "Gorlitz Bautzen Dresden"),
)

ENTRENCHMENTS = (
    Entrenchment("Seelow", "Bridgehead Oderbruch-2 Letschin", "Hardenberg line on the Seelow heights"),
    Entrenchment("Lebus", "Bridgehead Goritz", "annex 3: a line east of Lebus"),
    Entrenchment("Frankfurt", "Reppen", "fortress on the Oder"),
    Entrenchment("Wriezen", "Oderbruch-1 Letschin", "Hardenberg line behind the Alte Oder"),
    Entrenchment("Muncheberg", "Seelow Letschin Falkenhagen", "Wotan line"),
    Entrenchment("Protzel", "Wriezen Freienwalde", "Wotan line"),
    Entrenchment("Eberswalde", "Angermunde Freienwalde", "Wotan line on the Finow canal"),
    Entrenchment("Guben", "Crossen Triebel", "Neisse line at the bridgehead of Guben"),
    Entrenchment("Forst", "Triebel", "Neisse line"),
    Entrenchment("Muskau", "Triebel Priebus", "Neisse line"),
    Entrenchment("Gorlitz", "Penzig", "fortified town on the Neisse"),
)

BERLIN = City(
    middle=(13.38, 52.518),
    limit="""13.12,52.61 13.18,52.66 13.28,52.67 13.38,52.68 13.47,52.70 13.55,52.67 13.62,52.62 13.69,52.55
    13.70,52.48 13.75,52.45 13.76,52.40 13.70,52.355 13.62,52.34 13.55,52.355 13.47,52.34 13.40,52.33
    13.32,52.345 13.24,52.355 13.16,52.38 13.10,52.42 13.07,52.46 13.06,52.52 13.08,52.57""",
    zones="Wedding Friedrichshain Treptow Mariendorf Zehlendorf Charlottenburg",
    cuts=(298.0, 42.0, 102.0, 147.0, 202.0, 247.0),
)

TRACKS = {
    1: "Leipzig Duben Wittenberg Treuenbrietzen Beelitz Potsdam Zehlendorf",
    2: "Leipzig Dessau Zerbst Belzig Brandenburg Ketzin Charlottenburg",
    3: "Kyritz Neuruppin Kremmen Oranienburg Wedding",
}
TRACK_GROUNDS = {
    1: "Leipzig to Potsdam by Reichsstraße 2",
    2: "Leipzig to Brandenburg over the Elbe at Dessau",
    3: "Kyritz by Neuruppin and Kremmen to Reichsstraße 96, always eastwards",
}
