"""Buildings, stations, parks, airfields and districts of Berlin under their names of 1945."""

from atlas.hexgrid import Point
from atlas.model import Place

_HAND = "hand: by its place on the ground"


def _printed(kind: str, name: str, name_fr: str, spot: str, rule: str, today: str = "") -> Place:
    return Place(name, kind, hex=spot, name_fr=name_fr, today=today, grounds=rule, source="printed")


NAMED = (
    _printed("building", "Reichstag", "Reichstag", "5015", "4.0, 12.0"),
    _printed("building", "Führer bunker", "Bunker du Führer", "5017", "11.1.1, 13.1"),
    _printed(
        "building",
        "Brandenburg Gate",
        "Porte de Brandebourg",
        "5018",
        "16.1 prints 5018; on the ground the Gate stands in 5115",
    ),
    _printed("building", "Goebbels’ house", "Maison de Goebbels", "5115", "13.1"),
    _printed("building", "Air Ministry", "Ministère de l’Air", "5117", "13.1"),
    _printed("building", "Air Ministry, south wing", "Ministère de l’Air, aile sud", "5118", "13.1"),
    _printed("building", "Gestapo headquarters", "Siège de la Gestapo", "5119", "13.1"),
    _printed("building", "Army Ministry", "Ministère de la Guerre", "4818", "13.1", "Bendlerblock"),
    _printed("building", "Navy Ministry", "Ministère de la Marine", "4819", "13.1"),
    _printed("building", "Arsenal", "Arsenal", "5315", "13.1"),
    _printed("flak-tower", "Zoo flak tower", "Tour de Flak du Zoo", "4218", "13.2; the name from its place"),
    _printed(
        "flak-tower",
        "Humboldthain flak tower",
        "Tour de Flak de Humboldthain",
        "5208",
        "13.2; the name from its place",
    ),
    _printed(
        "flak-tower",
        "Friedrichshain flak tower",
        "Tour de Flak de Friedrichshain",
        "6113",
        "13.2; the name from its place",
    ),
    _printed("airfield", "Tegel airfield", "Aérodrome de Tegel", "3506", "13.2"),
    _printed("airfield", "Tempelhof airfield", "Aérodrome de Tempelhof", "5225", "13.2"),
    _printed("airfield", "Gatow airfield", "Aérodrome de Gatow", "1023", "13.2"),
    _printed("park", "Tiergarten", "Tiergarten", "4915", "13.1, 13.2"),
    _printed(
        "park", "Botanical gardens", "Jardin botanique", "3530", "13.2: a flak battalion stands near them"
    ),
    _printed("station", "Grunewald", "Grunewald", "2922", "13.2"),
)


def _building(name: str, name_fr: str, at: Point) -> Place:
    return Place(name, "building", at, name_fr=name_fr, grounds=_HAND)


BUILDINGS = (
    _building("Ministry of the Interior", "Ministère de l’Intérieur", (13.3685, 52.5205)),
    Place(
        "Reich Chancellery",
        "building",
        hex="5017",
        name_fr="Chancellerie du Reich",
        grounds="hand: the Führer bunker lay under its garden (11.1.1)",
    ),
    _building("Red Town Hall", "Hôtel de ville rouge", (13.4084, 52.5186)),
    _building("Broadcasting House", "Maison de la Radio", (13.2765, 52.5075)),
    _building("Foreign Office", "Ministère des Affaires étrangères", (13.3822, 52.5137)),
    _building("Propaganda Ministry", "Ministère de la Propagande", (13.3835, 52.5122)),
    _building("Bellevue Palace", "Château de Bellevue", (13.3530, 52.5175)),
    _building("Cathedral", "Cathédrale", (13.4010, 52.5191)),
    _building("Royal Palace", "Château de Berlin", (13.4025, 52.5175)),
    _building("Police headquarters", "Préfecture de police", (13.4160, 52.5205)),
    _building("Reichsbank", "Reichsbank", (13.3985, 52.5140)),
    _building("Charité", "Charité", (13.3780, 52.5265)),
    _building("Moabit prison", "Prison de Moabit", (13.3640, 52.5265)),
    _building("Criminal Court", "Palais de justice de Moabit", (13.3550, 52.5265)),
    _building("AEG turbine works", "Usine de turbines AEG", (13.3255, 52.5285)),
    _building("Westhafen", "Westhafen", (13.3400, 52.5375)),
    _building("Plötzensee prison", "Prison de Plötzensee", (13.3215, 52.5405)),
    _building("Virchow hospital", "Hôpital Virchow", (13.3460, 52.5425)),
    _building("AEG Brunnenstraße", "AEG Brunnenstraße", (13.3925, 52.5430)),
    _building("Schering works", "Usine Schering", (13.3680, 52.5385)),
    _building("Schultheiss brewery", "Brasserie Schultheiss", (13.4135, 52.5380)),
    _building("Gasworks Danziger Straße", "Usine à gaz de la Danziger Straße", (13.4310, 52.5390)),
    _building("Technical University", "Université technique", (13.3265, 52.5125)),
    _building("Charlottenburg Palace", "Château de Charlottenburg", (13.2960, 52.5205)),
    _building("Westend hospital", "Hôpital de Westend", (13.2760, 52.5200)),
    _building("Exhibition halls", "Parc des expositions", (13.2780, 52.5050)),
    _building("Olympic Stadium", "Stade olympique", (13.2395, 52.5147)),
    _building("Spandau citadel", "Citadelle de Spandau", (13.2130, 52.5410)),
    _building("Alkett works", "Usine Alkett", (13.2270, 52.5320)),
    _building("Siemens Schaltwerk", "Siemens Schaltwerk", (13.2560, 52.5385)),
    _building("Siemens Wernerwerk", "Siemens Wernerwerk", (13.2680, 52.5365)),
    _building("West power station", "Centrale électrique Ouest", (13.2430, 52.5345)),
    _building("BMW works", "Usine BMW", (13.2250, 52.5390)),
    _building("Memorial Church", "Église du Souvenir", (13.3350, 52.5050)),
    _building("Reich offices", "Administrations du Reich", (13.3150, 52.4900)),
    _building("Sports Palace", "Palais des sports", (13.3600, 52.4945)),
    _building("Schöneberg town hall", "Mairie de Schöneberg", (13.3440, 52.4845)),
    _building("Schöneberg gasworks", "Usine à gaz de Schöneberg", (13.3565, 52.4815)),
    _building("Tempelhof terminal", "Aérogare de Tempelhof", (13.3890, 52.4825)),
    _building("Police barracks", "Caserne de police", (13.3930, 52.4865)),
    _building("Patent office", "Office des brevets", (13.3975, 52.4985)),
    _building("Reich printing house", "Imprimerie du Reich", (13.3990, 52.5055)),
    _building("Urban hospital", "Hôpital Urban", (13.4100, 52.4940)),
    _building("Bethanien hospital", "Hôpital Béthanie", (13.4250, 52.5035)),
    _building("Karstadt", "Karstadt", (13.4250, 52.4868)),
    _building("Neukölln town hall", "Mairie de Neukölln", (13.4348, 52.4815)),
    _building("East port", "Port de l’Est", (13.4530, 52.5010)),
    _building("Central stockyards", "Abattoirs centraux", (13.4530, 52.5240)),
    _building("Ullstein house", "Maison Ullstein", (13.3860, 52.4538)),
    _building("Mariendorf gasworks", "Usine à gaz de Mariendorf", (13.3720, 52.4475)),
    _building("Luftgau headquarters", "État-major du Luftgau", (13.2790, 52.4590)),
    _building("Goerz works", "Usine Goerz", (13.3260, 52.4725)),
    _building("Lehrter Bahnhof", "Gare de Lehrte", (13.3690, 52.5245)),
    _building("Stettiner Bahnhof", "Gare de Stettin", (13.3880, 52.5315)),
    _building("Anhalter Bahnhof", "Gare d’Anhalt", (13.3820, 52.5035)),
    _building("Potsdamer Bahnhof", "Gare de Potsdam", (13.3752, 52.5070)),
    _building("Görlitzer Bahnhof", "Gare de Görlitz", (13.4370, 52.4975)),
    _building("Schlesischer Bahnhof", "Gare de Silésie", (13.4351, 52.5118)),
)

# What stands in a park and leaves it one.
LANDMARKS = (
    Place("Kroll Opera", "landmark", (13.3708, 52.5180), name_fr="Opéra Kroll", grounds=_HAND),
    Place("Victory Column", "landmark", (13.3501, 52.5145), name_fr="Colonne de la Victoire", grounds=_HAND),
)


def _district(name: str, at: Point) -> Place:
    return Place(name, "district", at, grounds="hand: middle of the district")


DISTRICTS = (
    _district("Mitte", (13.4000, 52.5290)),
    _district("Moabit", (13.3420, 52.5285)),
    _district("Wedding", (13.3560, 52.5440)),
    _district("Prenzlauer Berg", (13.4230, 52.5400)),
    _district("Friedrichshain", (13.4420, 52.5195)),
    _district("Kreuzberg", (13.4000, 52.4950)),
    _district("Charlottenburg", (13.3040, 52.5150)),
    _district("Westend", (13.2690, 52.5165)),
    _district("Spandau", (13.2030, 52.5400)),
    _district("Wilhelmstadt", (13.1940, 52.5240)),
    _district("Hakenfelde", (13.2060, 52.5600)),
    _district("Staaken", (13.1390, 52.5350)),
    _district("Siemensstadt", (13.2620, 52.5400)),
    _district("Haselhorst", (13.2360, 52.5420)),
    _district("Pichelsdorf", (13.1935, 52.5085)),
    _district("Gatow", (13.1790, 52.4860)),
    _district("Kladow", (13.1440, 52.4530)),
    _district("Wilmersdorf", (13.3200, 52.4880)),
    _district("Halensee", (13.2950, 52.4960)),
    _district("Schmargendorf", (13.2950, 52.4770)),
    _district("Dahlem", (13.2900, 52.4600)),
    _district("Zehlendorf", (13.2600, 52.4380)),
    _district("Schlachtensee", (13.2150, 52.4400)),
    _district("Steglitz", (13.3250, 52.4580)),
    _district("Lichterfelde", (13.3080, 52.4420)),
    _district("Lankwitz", (13.3480, 52.4415)),
    _district("Friedenau", (13.3330, 52.4720)),
    _district("Schöneberg", (13.3500, 52.4870)),
    _district("Tempelhof", (13.3860, 52.4640)),
    _district("Mariendorf", (13.3880, 52.4450)),
    _district("Neukölln", (13.4370, 52.4790)),
    _district("Britz", (13.4370, 52.4500)),
    _district("Treptow", (13.4530, 52.4910)),
    _district("Gesundbrunnen", (13.3770, 52.5530)),
    _district("Pankow", (13.4060, 52.5700)),
    _district("Reinickendorf", (13.3480, 52.5680)),
    _district("Tegel", (13.2860, 52.5740)),
    _district("Weißensee", (13.4500, 52.5500)),
    _district("Heinersdorf", (13.4360, 52.5700)),
)
