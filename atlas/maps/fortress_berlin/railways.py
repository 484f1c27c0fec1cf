"""Railways of 1945: the S-Bahn ring, the Stadtbahn and the trunk lines, by their stations."""

from atlas.hexgrid import Point
from atlas.maps.fortress_berlin.grid import on_map
from atlas.model import Way

_GROUNDS = "hand: by its stations"

_LINES: dict[str, tuple[Point, ...]] = {
    "Ringbahn": (
        (13.4692, 52.5031),  # Ostkreuz
        (13.4758, 52.5136),  # Frankfurter Allee
        (13.4647, 52.5239),  # Zentralviehhof
        (13.4559, 52.5290),  # Landsberger Allee
        (13.4384, 52.5407),  # Weißensee
        (13.4274, 52.5448),  # Prenzlauer Allee
        (13.4151, 52.5493),  # Schönhauser Allee
        (13.3980, 52.5495),
        (13.3884, 52.5486),  # Gesundbrunnen
        (13.3661, 52.5427),  # Wedding
        (13.3438, 52.5362),  # Putlitzstraße
        (13.3287, 52.5343),  # Beusselstraße
        (13.3001, 52.5305),  # Jungfernheide
        (13.2880, 52.5260),
        (13.2842, 52.5186),  # Westend
        (13.2834, 52.5063),  # Witzleben
        (13.2830, 52.5012),  # Ausstellung
        (13.2902, 52.4967),  # Halensee
        (13.3007, 52.4883),  # Hohenzollerndamm
        (13.3123, 52.4801),  # Schmargendorf
        (13.3286, 52.4777),  # Wilmersdorf-Friedenau
        (13.3429, 52.4781),  # Innsbrucker Platz
        (13.3528, 52.4798),  # Schöneberg
        (13.3656, 52.4755),  # Papestraße
        (13.3859, 52.4706),  # Tempelhof
        (13.4080, 52.4660),
        (13.4317, 52.4672),  # Hermannstraße
        (13.4437, 52.4693),  # Neukölln
        (13.4560, 52.4738),  # Kaiser-Friedrich-Straße
        (13.4618, 52.4850),
    ),
    "Stadtbahn": (
        (13.4692, 52.5031),
        (13.4505, 52.5065),  # Warschauer Straße
        (13.4351, 52.5103),  # Schlesischer Bahnhof
        (13.4180, 52.5155),  # Jannowitzbrücke
        (13.4113, 52.5215),  # Alexanderplatz
        (13.4024, 52.5226),  # Börse
        (13.3873, 52.5203),  # Friedrichstraße
        (13.3780, 52.5240),
        (13.3691, 52.5254),  # Lehrter Stadtbahnhof
        (13.3590, 52.5220),
        (13.3471, 52.5200),  # Bellevue
        (13.3362, 52.5140),  # Tiergarten
        (13.3327, 52.5069),  # Zoologischer Garten
        (13.3190, 52.5052),  # Savignyplatz
        (13.3039, 52.5047),  # Charlottenburg
        (13.2830, 52.5012),  # Ausstellung
    ),
    "Spandauer Vorortbahn": (
        (13.2830, 52.5012),
        (13.2705, 52.4988),  # Eichkamp
        (13.2650, 52.5030),
        (13.2584, 52.5085),  # Heerstraße
        (13.2411, 52.5111),  # Reichssportfeld
        (13.2283, 52.5099),  # Pichelsberg
        (13.2180, 52.5190),
        (13.2120, 52.5290),
        (13.2091, 52.5325),  # Spandau Hauptbahnhof
    ),
    "Wetzlarer Bahn": (
        (13.2830, 52.5012),
        (13.2705, 52.4970),
        (13.2619, 52.4887),  # Grunewald
        (13.2420, 52.4690),
        (13.2200, 52.4545),
        (13.2040, 52.4450),
        (13.1985, 52.4390),
        (13.1960, 52.4320),  # Nikolassee
    ),
    "Lehrter Bahn": (
        (13.3691, 52.5254),  # Lehrter Bahnhof
        (13.3650, 52.5310),
        (13.3560, 52.5355),
        (13.3438, 52.5362),
        (13.3287, 52.5343),
        (13.3001, 52.5305),
        (13.2760, 52.5262),
        (13.2600, 52.5255),
        (13.2419, 52.5280),
        (13.2250, 52.5300),
        (13.2091, 52.5325),
        (13.2055, 52.5336),
        (13.1975, 52.5348),
        (13.1850, 52.5345),
        (13.1600, 52.5355),
        (13.1420, 52.5375),  # Staaken
        (13.1000, 52.5395),
        (13.0700, 52.5410),
    ),
    "Hamburger Bahn": (
        (13.1975, 52.5348),
        (13.1800, 52.5385),
        (13.1570, 52.5480),  # Albrechtshof
        (13.1280, 52.5520),
        (13.0850, 52.5590),
    ),
    "Siemensbahn": (
        (13.3001, 52.5305),
        (13.2850, 52.5312),
        (13.2720, 52.5330),  # Wernerwerk
        (13.2560, 52.5360),
        (13.2540, 52.5405),  # Siemensstadt
        (13.2480, 52.5470),  # Gartenfeld
    ),
    "Bötzowbahn": (
        (13.1975, 52.5348),
        (13.1930, 52.5450),
        (13.1960, 52.5560),  # Johannesstift
        (13.1880, 52.5680),
        (13.1750, 52.5850),
    ),
    "Stettiner Bahn": (
        (13.3885, 52.5312),  # Stettiner Bahnhof
        (13.3870, 52.5370),
        (13.3787, 52.5447),  # Humboldthain
        (13.3884, 52.5486),  # Gesundbrunnen
        (13.3978, 52.5548),  # Bornholmer Straße
        (13.4123, 52.5673),  # Pankow
        (13.4285, 52.5776),  # Pankow-Heinersdorf
        (13.4330, 52.5830),
    ),
    "Nordbahn": (
        (13.3978, 52.5548),
        (13.3932, 52.5650),  # Wollankstraße
        (13.3802, 52.5719),  # Schönholz
        (13.3629, 52.5814),
    ),
    "Kremmener Bahn": (
        (13.3802, 52.5719),
        (13.3650, 52.5760),
        (13.3507, 52.5770),  # Reinickendorf
        (13.3330, 52.5775),
        (13.3156, 52.5772),  # Eichbornstraße
        (13.3000, 52.5800),
    ),
    "Görlitzer Bahn": (
        (13.4370, 52.4975),  # Görlitzer Bahnhof
        (13.4470, 52.4930),
        (13.4510, 52.4870),
        (13.4550, 52.4800),
        (13.4545, 52.4745),  # Kaiser-Friedrich-Straße, on the ring
    ),
    "Anhalter Bahn": (
        (13.3820, 52.5035),  # Anhalter Bahnhof
        (13.3780, 52.4985),
        (13.3722, 52.4924),  # Yorckstraße
        (13.3680, 52.4830),
        (13.3656, 52.4755),  # Papestraße
        (13.3600, 52.4650),
        (13.3560, 52.4592),  # Priesterweg
        (13.3541, 52.4489),  # Südende
        (13.3428, 52.4390),  # Lankwitz
        (13.3350, 52.4340),
    ),
    "Dresdener Bahn": (
        (13.3656, 52.4755),
        (13.3580, 52.4610),
        (13.3620, 52.4473),  # Mariendorf
        (13.3740, 52.4250),
    ),
    "Potsdamer Bahn": (
        (13.3757, 52.5085),  # Potsdamer Bahnhof
        (13.3730, 52.5000),
        (13.3680, 52.4923),  # Großgörschenstraße
        (13.3608, 52.4863),
        (13.3528, 52.4798),  # Schöneberg
        (13.3406, 52.4700),  # Friedenau
        (13.3324, 52.4636),  # Feuerbachstraße
        (13.3222, 52.4551),  # Steglitz
        (13.3060, 52.4476),  # Botanischer Garten
        (13.2941, 52.4435),  # Lichterfelde West
        (13.2735, 52.4370),
        (13.2600, 52.4310),  # Zehlendorf
    ),
    "Wannseebahn": (
        (13.2480, 52.4290),
        (13.2321, 52.4372),  # Zehlendorf West
        (13.2140, 52.4398),  # Schlachtensee
        (13.1985, 52.4385),
    ),
}

RAILWAYS = tuple(Way("rail", name, on_map(line), _GROUNDS) for name, line in _LINES.items())
