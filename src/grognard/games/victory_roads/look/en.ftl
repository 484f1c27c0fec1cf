# The map of Victory Roads in English.

## The map and its legend

map-title = Victory Roads
legend-terrain-sea = Sea
legend-terrain-lake = Lake
legend-terrain-closed = Out of play
legend-terrain-clear = Clear
legend-terrain-marsh = Marsh
legend-terrain-forest = Forest
legend-terrain-rough = Rough
legend-terrain-mountain = Mountain
legend-feature-border = Border of June 1944
legend-feature-sea = Inlet
legend-feature-lake = Lake hexside
legend-feature-river = River
legend-feature-great-river = Major river
legend-feature-a2 = Line A2
legend-feature-b2 = Line B2
legend-feature-front = Fortified front of June 1944
legend-feature-bridge = Bridge
legend-way-road = Road
legend-way-rail = Railway
legend-place-town = Town
legend-place-minor-city = Minor city
legend-place-major-city = Major city
legend-place-oil-field = Oil field
legend-place-works = Advanced fortification
legend-place-port = Baltic port

## Names laid over the map

label-baltic-sea = Baltic Sea
label-gulf-of-riga = Gulf of Riga
label-black-sea = Black Sea
label-adriatic-sea = Adriatic Sea
label-lake-peipus = Lake Peipus
label-germany = Germany
label-protectorate = Protectorate
label-slovakia = Slovakia
label-hungary = Hungary
label-romania = Romania
label-croatia = Croatia
label-serbia = Serbia
label-italy = Italy
label-general-government = General Government
label-lithuania = Lithuania
label-latvia = Latvia
label-estonia = Estonia
label-soviet-union = Soviet Union
label-east-prussia = East Prussia
label-bessarabia = Bessarabia
label-transylvania = Transylvania
label-ukraine = Ukraine
label-sweden = Sweden
label-denmark = Denmark
label-osel = Ösel
label-dago = Dagö
label-courland = Courland
label-bulgaria = Bulgaria
label-pomerania = Pomerania
label-silesia = Silesia
label-pripet-marshes = Pripet Marshes
label-carpathians = Carpathians
label-gulf-of-finland = Gulf of Finland
label-curonian-lagoon = Curonian Lagoon
label-lake-ilmen = Lake Ilmen
label-balaton = Balaton

## What the map writes for names of the data

name-Berezina = Berezina
name-Bug = Bug
name-Dnieper = Dnieper
name-Dniester = Dniester
name-Drava = Drava
name-Drut = Drut
name-Glatzer-Neisse = Glatzer Neisse
name-Goryn = Goryn
name-Iput = Iput
name-Irpen = Irpen
# The data call the Danube below Călărași by another name, since its middle course leaves the map.
name-Lower-Danube = Danube
name-Luchesa = Luchesa
name-Luga = Luga
name-Memel = Niemen
name-Mezha = Mezha
name-Northern-Sluch = Northern Sluch
name-Po = Po
name-Pripet = Pripet
name-Pronya = Pronya
name-Prut = Prut
name-Ptich = Ptich
name-Sava = Sava
name-Schwarze-Elster = Schwarze Elster
name-Seim = Seim
name-Shchara = Shchara
name-Shelon = Shelon
name-Sinyukha = Sinyukha
name-Sluch = Sluch
name-Southern-Bug = Southern Bug
name-Sozh = Sozh
name-Svisloch = Svisloch
name-Ubort = Ubort
name-Ulla = Ulla
name-Uzh = Uzh
name-Velikaya = Velikaya
name-Vistula = Vistula
name-Weisse-Elster = Weisse Elster
name-Western-Berezina = Western Berezina
name-Zbruch = Zbruch
