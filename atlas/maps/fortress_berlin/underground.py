"""The U-Bahn of 1945, and the tunnel of the north-south S-Bahn, which troops used in the same way.

Stations carry their names of April 1945. Positions are those of today's stations (VBB, CC BY 4.0), to about
ten metres; stations that are gone stand where they stood. Lines beyond the edge of the map are cut off.
"""

from atlas.maps.fortress_berlin.grid import hex_at
from atlas.model import Place, Way

_GROUNDS = "U-Bahn of 1945"

# Name in 1945, longitude, latitude, name of today where it is another.
_STATIONS: tuple[tuple[str, float, float, str], ...] = (
    ("Pankow", 13.4138, 52.5595, "Vinetastraße"),
    ("Schönhauser Allee", 13.4138, 52.5495, ""),
    ("Danziger Straße", 13.4122, 52.5411, "Eberswalder Straße"),
    ("Senefelderplatz", 13.4126, 52.5326, ""),
    ("Horst-Wessel-Platz", 13.4104, 52.5282, "Rosa-Luxemburg-Platz"),
    ("Alexanderplatz", 13.4130, 52.5219, ""),
    ("Klosterstraße", 13.4125, 52.5172, ""),
    ("Märkisches Museum", 13.4088, 52.5120, ""),
    ("Spittelmarkt", 13.4020, 52.5114, ""),
    ("Hausvogteiplatz", 13.3953, 52.5134, ""),
    ("Stadtmitte", 13.3897, 52.5115, ""),
    ("Kaiserhof", 13.3838, 52.5115, "Anton-Wilhelm-Amo-Straße"),
    ("Potsdamer Platz", 13.3765, 52.5094, ""),
    ("Gleisdreieck", 13.3743, 52.4996, ""),
    ("Bülowstraße", 13.3625, 52.4976, ""),
    ("Kurfürstenstraße", 13.3629, 52.4998, ""),
    ("Nollendorfplatz", 13.3538, 52.4996, ""),
    ("Wittenbergplatz", 13.3426, 52.5021, ""),
    ("Zoologischer Garten", 13.3327, 52.5069, ""),
    ("Knie", 13.3226, 52.5116, "Ernst-Reuter-Platz"),
    ("Deutsches Opernhaus", 13.3094, 52.5118, "Deutsche Oper"),
    ("Richard-Wagner-Platz", 13.3072, 52.5172, ""),
    ("Sophie-Charlotte-Platz", 13.2975, 52.5110, ""),
    ("Kaiserdamm", 13.2817, 52.5100, ""),
    ("Adolf-Hitler-Platz", 13.2730, 52.5098, "Theodor-Heuss-Platz"),
    ("Neu-Westend", 13.2599, 52.5164, ""),
    ("Reichssportfeld", 13.2505, 52.5170, "Olympia-Stadion"),
    ("Ruhleben", 13.2419, 52.5256, ""),
    ("Kurfürstendamm", 13.3314, 52.5038, ""),
    ("Uhlandstraße", 13.3262, 52.5027, ""),
    ("Nürnberger Platz", 13.3330, 52.4983, ""),
    ("Hohenzollernplatz", 13.3241, 52.4938, ""),
    ("Fehrbelliner Platz", 13.3144, 52.4904, ""),
    ("Heidelberger Platz", 13.3123, 52.4801, ""),
    ("Rüdesheimer Platz", 13.3144, 52.4725, ""),
    ("Breitenbachplatz", 13.3093, 52.4673, ""),
    ("Podbielskiallee", 13.2952, 52.4642, ""),
    ("Dahlem-Dorf", 13.2900, 52.4577, ""),
    ("Thielplatz", 13.2817, 52.4510, "Freie Universität"),
    ("Oskar-Helene-Heim", 13.2689, 52.4504, ""),
    ("Onkel Toms Hütte", 13.2540, 52.4501, ""),
    ("Krumme Lanke", 13.2404, 52.4426, ""),
    ("Viktoria-Luise-Platz", 13.3433, 52.4962, ""),
    ("Bayerischer Platz", 13.3402, 52.4887, ""),
    ("Stadtpark", 13.3420, 52.4833, "Rathaus Schöneberg"),
    ("Innsbrucker Platz", 13.3429, 52.4781, ""),
    ("Warschauer Brücke", 13.4485, 52.5050, "Warschauer Straße"),
    ("Osthafen", 13.4470, 52.5030, ""),
    ("Schlesisches Tor", 13.4418, 52.5011, ""),
    ("Görlitzer Bahnhof", 13.4271, 52.4991, ""),
    ("Kottbusser Tor", 13.4177, 52.4990, ""),
    ("Prinzenstraße", 13.4066, 52.4983, ""),
    ("Hallesches Tor", 13.3918, 52.4978, ""),
    ("Möckernbrücke", 13.3833, 52.4989, ""),
    ("Seestraße", 13.3520, 52.5505, ""),
    ("Leopoldplatz", 13.3594, 52.5465, ""),
    ("Wedding", 13.3661, 52.5427, ""),
    ("Reinickendorfer Straße", 13.3704, 52.5399, ""),
    ("Schwartzkopffstraße", 13.3770, 52.5354, ""),
    ("Stettiner Bahnhof", 13.3824, 52.5313, "Naturkundemuseum"),
    ("Oranienburger Tor", 13.3876, 52.5252, ""),
    ("Friedrichstraße", 13.3880, 52.5203, ""),
    ("Französische Straße", 13.3892, 52.5148, ""),
    ("Kochstraße", 13.3909, 52.5067, ""),
    ("Belle-Alliance-Straße", 13.3881, 52.4936, "Mehringdamm"),
    ("Gneisenaustraße", 13.3954, 52.4913, ""),
    ("Gardepionierplatz", 13.4077, 52.4892, "Südstern"),
    ("Hermannplatz", 13.4247, 52.4870, ""),
    ("Rathaus Neukölln", 13.4348, 52.4811, ""),
    ("Bergstraße", 13.4398, 52.4764, "Karl-Marx-Straße"),
    ("Neukölln", 13.4437, 52.4693, ""),
    ("Grenzallee", 13.4448, 52.4635, ""),
    ("Flughafen", 13.3859, 52.4849, "Platz der Luftbrücke"),
    ("Paradestraße", 13.3867, 52.4781, ""),
    ("Tempelhof", 13.3859, 52.4706, ""),
    ("Gesundbrunnen", 13.3884, 52.5486, ""),
    ("Voltastraße", 13.3932, 52.5419, ""),
    ("Bernauer Straße", 13.3962, 52.5380, ""),
    ("Rosenthaler Platz", 13.4014, 52.5298, ""),
    ("Weinmeisterstraße", 13.4053, 52.5254, ""),
    ("Jannowitzbrücke", 13.4180, 52.5155, ""),
    ("Neanderstraße", 13.4161, 52.5106, "Heinrich-Heine-Straße"),
    ("Moritzplatz", 13.4109, 52.5037, ""),
    ("Kottbusser Damm", 13.4219, 52.4933, "Schönleinstraße"),
    ("Boddinstraße", 13.4258, 52.4797, ""),
    ("Leinestraße", 13.4284, 52.4729, ""),
    ("Schillingstraße", 13.4219, 52.5203, ""),
    ("Strausberger Platz", 13.4322, 52.5180, ""),
    ("Memeler Straße", 13.4433, 52.5168, "Weberwiese"),
    ("Petersburger Straße", 13.4535, 52.5158, "Frankfurter Tor"),
    ("Oranienburger Straße", 13.3928, 52.5247, ""),
    ("Unter den Linden", 13.3819, 52.5165, "Brandenburger Tor"),
    ("Anhalter Bahnhof", 13.3821, 52.5045, ""),
    ("Stettiner Bahnhof (S-Bahn)", 13.3888, 52.5317, "Nordbahnhof"),
)

STATIONS = tuple(
    Place(name, "u-bahn", (east, north), today=today, grounds=_GROUNDS)
    for name, east, north, today in _STATIONS
)
_HEXES = {name: hex_at((east, north)) for name, east, north, _ in _STATIONS}

_LINES = {
    "U-Bahn A": """
        Pankow, Schönhauser Allee, Danziger Straße, Senefelderplatz, Horst-Wessel-Platz, Alexanderplatz,
        Klosterstraße, Märkisches Museum, Spittelmarkt, Hausvogteiplatz, Stadtmitte, Kaiserhof,
        Potsdamer Platz, Gleisdreieck, Bülowstraße, Nollendorfplatz, Wittenbergplatz, Zoologischer Garten,
        Knie, Deutsches Opernhaus, Sophie-Charlotte-Platz, Kaiserdamm, Adolf-Hitler-Platz, Neu-Westend,
        Reichssportfeld, Ruhleben
    """,
    "U-Bahn A, Charlottenburg": "Deutsches Opernhaus, Richard-Wagner-Platz",
    "U-Bahn A, Dahlem": """
        Wittenbergplatz, Nürnberger Platz, Hohenzollernplatz, Fehrbelliner Platz, Heidelberger Platz,
        Rüdesheimer Platz, Breitenbachplatz, Podbielskiallee, Dahlem-Dorf, Thielplatz, Oskar-Helene-Heim,
        Onkel Toms Hütte, Krumme Lanke
    """,
    "U-Bahn B": """
        Warschauer Brücke, Osthafen, Schlesisches Tor, Görlitzer Bahnhof, Kottbusser Tor, Prinzenstraße,
        Hallesches Tor, Möckernbrücke, Gleisdreieck, Kurfürstenstraße, Nollendorfplatz, Wittenbergplatz,
        Kurfürstendamm, Uhlandstraße
    """,
    "U-Bahn B, Schöneberg": """
        Nollendorfplatz, Viktoria-Luise-Platz, Bayerischer Platz, Stadtpark, Innsbrucker Platz
    """,
    "U-Bahn C": """
        Seestraße, Leopoldplatz, Wedding, Reinickendorfer Straße, Schwartzkopffstraße, Stettiner Bahnhof,
        Oranienburger Tor, Friedrichstraße, Französische Straße, Stadtmitte, Kochstraße, Hallesches Tor,
        Belle-Alliance-Straße, Gneisenaustraße, Gardepionierplatz, Hermannplatz, Rathaus Neukölln, Bergstraße,
        Neukölln, Grenzallee
    """,
    "U-Bahn C, Tempelhof": "Belle-Alliance-Straße, Flughafen, Paradestraße, Tempelhof",
    "U-Bahn D": """
        Gesundbrunnen, Voltastraße, Bernauer Straße, Rosenthaler Platz, Weinmeisterstraße, Alexanderplatz,
        Jannowitzbrücke, Neanderstraße, Moritzplatz, Kottbusser Tor, Kottbusser Damm, Hermannplatz,
        Boddinstraße, Leinestraße
    """,
    "U-Bahn E": "Alexanderplatz, Schillingstraße, Strausberger Platz, Memeler Straße, Petersburger Straße",
    "Nord-Süd-S-Bahn": """
        Stettiner Bahnhof (S-Bahn), Oranienburger Straße, Friedrichstraße, Unter den Linden, Potsdamer Platz,
        Anhalter Bahnhof
    """,
}

LINES = tuple(
    Way("u-bahn", name, tuple(_HEXES[stop.strip()] for stop in stops.split(",")), _GROUNDS)
    for name, stops in _LINES.items()
)
